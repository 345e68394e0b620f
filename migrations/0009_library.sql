-- What the club keeps beside its evenings, as a chain of changes: who changed which row when, on which
-- device. The chain goes over the digest of a row's content and a random salt, not over the content, so
-- that a member's data can be erased from the history without breaking it.
CREATE TABLE library (
    seq     INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    who     TEXT NOT NULL,
    device  TEXT NOT NULL,
    program TEXT NOT NULL,
    shelf   TEXT NOT NULL,
    key     TEXT NOT NULL,
    salt    BLOB,
    content TEXT,
    digest  BLOB,
    hash    BLOB NOT NULL DEFAULT x''
) STRICT;

CREATE INDEX library_object ON library (shelf, key);

-- How many rows there are, and the last one's hash.
CREATE TABLE library_end (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    rows INTEGER NOT NULL,
    head BLOB NOT NULL
) STRICT;

INSERT INTO library_end VALUES (1, 0, x'');
