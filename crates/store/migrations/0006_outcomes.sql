-- What histories and ratings need of a finished game, so that they need not read how it was shown to the last: places,
-- points by part, rounds. Games that ended before have it within their result.

ALTER TABLE tables ADD COLUMN outcome TEXT;

-- Promises that nobody used are forgotten by their age, however many there are.
CREATE INDEX deals_by_age ON deals (created_at);

-- Finished tables are found by their own index: with one for every status the planner took that and read all of them.
DROP INDEX tables_waiting;
CREATE INDEX tables_waiting ON tables (private, updated_at) WHERE status = 'waiting';
