-- A row that is written to see whether the store can be written.

CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

INSERT INTO health (id, at) VALUES (1, 0);
