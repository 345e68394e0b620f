-- The club file. Live tournaments are in the journal; the tables beside it say the same in a
-- form that SQL can question, and a check compares the two.

CREATE TABLE setting (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE member (
    id          INTEGER PRIMARY KEY,
    number      TEXT UNIQUE,
    last_name   TEXT NOT NULL,
    first_name  TEXT NOT NULL,
    nickname    TEXT,
    born        TEXT,
    email       TEXT,
    phone       TEXT,
    valid_until TEXT,
    note        TEXT,
    folded      TEXT NOT NULL,
    archived_at INTEGER,
    created_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE season (
    id         INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    starts_on  TEXT NOT NULL,
    ends_on    TEXT NOT NULL,
    best_n     INTEGER,
    min_played INTEGER NOT NULL
) STRICT;

CREATE TABLE template (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    setup TEXT NOT NULL
) STRICT;

CREATE TABLE tournament (
    id         INTEGER PRIMARY KEY,
    season_id  INTEGER REFERENCES season (id),
    name       TEXT NOT NULL,
    date       TEXT NOT NULL,
    status     TEXT NOT NULL,
    setup      TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE journal (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    seq           INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    who           TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('action', 'undo', 'redo')),
    undoable      INTEGER NOT NULL,
    target        INTEGER,
    undone_by     INTEGER,
    version       INTEGER NOT NULL,
    action        TEXT NOT NULL,
    events        TEXT NOT NULL,
    hash          BLOB NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    entry         INTEGER NOT NULL,
    member_id     INTEGER NOT NULL REFERENCES member (id),
    due           INTEGER NOT NULL,
    paid          INTEGER NOT NULL,
    rebuys        INTEGER NOT NULL,
    addons        INTEGER NOT NULL,
    table_no      INTEGER,
    seat_no       INTEGER,
    outlasted     INTEGER,
    withdrawn     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE result (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    entry         INTEGER NOT NULL,
    member_id     INTEGER NOT NULL REFERENCES member (id),
    place         INTEGER NOT NULL,
    prize         INTEGER NOT NULL,
    points        INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, entry)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_by_member ON result (member_id);
