-- The club's sets of chips, and structures kept to be used again.

CREATE TABLE chip_set (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    change TEXT NOT NULL
) STRICT;

CREATE TABLE chip (
    chip_set_id INTEGER NOT NULL REFERENCES chip_set (id) ON DELETE CASCADE,
    value       INTEGER NOT NULL CHECK (value > 0),
    colour      TEXT NOT NULL,
    pattern     TEXT NOT NULL,
    owned       INTEGER,
    PRIMARY KEY (chip_set_id, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE structure (
    id             INTEGER PRIMARY KEY,
    name           TEXT NOT NULL,
    folded         TEXT NOT NULL UNIQUE,
    starting_stack INTEGER NOT NULL,
    steps          TEXT NOT NULL
) STRICT;
