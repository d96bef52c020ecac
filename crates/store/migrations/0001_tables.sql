-- One set of migrations for SQLite and PostgreSQL: whole numbers and texts only.

CREATE TABLE people (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

-- A browser's secret is known here by its hash only.
CREATE TABLE sessions (
    secret_hash TEXT   NOT NULL PRIMARY KEY,
    person      TEXT   NOT NULL REFERENCES people (id),
    created_at  BIGINT NOT NULL
);

CREATE TABLE tables (
    id          TEXT   NOT NULL PRIMARY KEY,
    game        TEXT   NOT NULL,
    rules       BIGINT NOT NULL,
    options     TEXT   NOT NULL,
    position    TEXT,
    owner       TEXT   NOT NULL REFERENCES people (id),
    private     BIGINT NOT NULL,
    -- Raised by every change; a change is made only to the version that its author saw.
    version     BIGINT NOT NULL,
    status      TEXT   NOT NULL,
    ply         BIGINT NOT NULL,
    undos       BIGINT NOT NULL,
    round       BIGINT NOT NULL,
    turn        BIGINT,
    bot_turn    BIGINT NOT NULL,
    undo_to     BIGINT,
    undo_by     BIGINT,
    undo_agreed BIGINT,
    created_at  BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL
);

CREATE INDEX tables_by_owner ON tables (owner, updated_at);
CREATE INDEX tables_waiting ON tables (status, private, updated_at);
CREATE INDEX tables_of_bots ON tables (bot_turn, updated_at);

CREATE TABLE seats (
    table_id   TEXT   NOT NULL REFERENCES tables (id),
    player     BIGINT NOT NULL,
    kind       TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    person     TEXT REFERENCES people (id),
    level      TEXT,
    token_hash TEXT,
    PRIMARY KEY (table_id, player)
);

CREATE INDEX seats_by_person ON seats (person);

-- The game itself: set-up and actions. An actor of -1 is chance.
CREATE TABLE actions (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    ply      BIGINT NOT NULL,
    actor    BIGINT NOT NULL,
    action   TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    line     TEXT   NOT NULL,
    PRIMARY KEY (table_id, n)
);
