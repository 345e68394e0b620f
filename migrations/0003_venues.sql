-- The rooms in which the club plays, with the tables that stand in them in the order in which
-- they are opened.

CREATE TABLE venue (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE venue_table (
    venue_id INTEGER NOT NULL REFERENCES venue (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    no       INTEGER NOT NULL,
    seats    INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 10),
    name     TEXT,
    PRIMARY KEY (venue_id, position),
    UNIQUE (venue_id, no)
) STRICT, WITHOUT ROWID;
