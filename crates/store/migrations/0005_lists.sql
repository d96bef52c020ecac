-- Lists of somebody's tables are read in order and cut short, however many there are: a seat knows the hour in which its
-- table last changed, and finished tables have an index of their own.

ALTER TABLE seats ADD COLUMN last_hour BIGINT NOT NULL DEFAULT 0;

UPDATE seats SET last_hour = (SELECT updated_at / 3600000 FROM tables WHERE tables.id = seats.table_id);

DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, last_hour);
CREATE INDEX tables_over ON tables (updated_at) WHERE status = 'over';
