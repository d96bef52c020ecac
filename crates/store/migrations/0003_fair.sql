-- Whose table it is for the queues (a bucket of networks, not an address); wishes to go back are counted; what was
-- taken back can be done again; whether choices that show a hand are always asked; which node thinks for a bot; the
-- result as it was; and the secret that the game is dealt from.

ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN asks BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN wishes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN redo TEXT;
ALTER TABLE tables ADD COLUMN result TEXT;
ALTER TABLE tables ADD COLUMN deal TEXT;
ALTER TABLE tables ADD COLUMN claim_by TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN claim_version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN claim_until BIGINT NOT NULL DEFAULT 0;

-- Secrets that were committed to before there was a table.
CREATE TABLE deals (
    commitment TEXT   NOT NULL PRIMARY KEY,
    secret     TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX tables_by_origin ON tables (origin, updated_at);
