-- Whether everyone who plays at a table may ask for hints.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
