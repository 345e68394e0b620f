-- The club file. What happens at a tournament is in its journal, and every change of all else in the library journal. The
-- tables beside them say the same in a form that SQL can question, and checks compare.

---- The club ----

CREATE TABLE setting (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Rulesets of the club's own: differences from one that the program brings along. A tournament has a copy of its rules in
-- its set-up and in its journal, so that deleting one here changes none.
CREATE TABLE ruleset (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE COLLATE NOCASE,
    base     TEXT NOT NULL,
    settings TEXT NOT NULL
) STRICT;

-- The club's own words for rules of the booklet, in each language; rule 0 is a chapter's title. Beside them stands the
-- program's text when they were written: its source in the catalogue, which tells whether the program says something else
-- since, and how that read for the club.
CREATE TABLE rule_text (
    chapter  INTEGER NOT NULL CHECK (chapter > 0),
    rule     INTEGER NOT NULL CHECK (rule >= 0),
    language TEXT NOT NULL,
    words    TEXT NOT NULL,
    source   TEXT NOT NULL,
    original TEXT NOT NULL,
    PRIMARY KEY (chapter, rule, language)
) STRICT, WITHOUT ROWID;

-- Rules that the club's booklet leaves out.
CREATE TABLE rule_hidden (
    chapter INTEGER NOT NULL CHECK (chapter > 0),
    rule    INTEGER NOT NULL CHECK (rule > 0),
    PRIMARY KEY (chapter, rule)
) STRICT, WITHOUT ROWID;

-- The rooms in which the club plays, with the tables that stand in them in the order in which they are opened.
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

-- The club's sets of chips.
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

-- Structures and whole set-ups to be used again.
CREATE TABLE structure (
    id             INTEGER PRIMARY KEY,
    name           TEXT NOT NULL,
    folded         TEXT NOT NULL UNIQUE,
    starting_stack INTEGER NOT NULL,
    steps          TEXT NOT NULL
) STRICT;

CREATE TABLE template (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    setup TEXT NOT NULL
) STRICT;

---- Members ----

-- `erased_at`: the row stays for the results that point to it, all that was known of the person goes. `licence`: of a
-- federation, apart from the club's own number. `guest`: 1, or null for a member. `merged_into`: the record of the same
-- person that stays, and in `taken_over` what that one took over, so that they can be separated again. `tags`: words by
-- which a club groups its members, one a line.
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
    created_at  INTEGER NOT NULL,
    erased_at   INTEGER,
    licence     TEXT,
    guest       INTEGER CHECK (guest = 1),
    merged_into INTEGER REFERENCES member (id),
    taken_over  TEXT,
    tags        TEXT
) STRICT;

CREATE INDEX member_merged ON member (merged_into) WHERE merged_into IS NOT NULL;

-- Two members who look like one person and are not; the lower number first.
CREATE TABLE distinct_members (
    member_id INTEGER NOT NULL REFERENCES member (id),
    other_id  INTEGER NOT NULL REFERENCES member (id),
    PRIMARY KEY (member_id, other_id),
    CHECK (member_id < other_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE member_note (
    id         INTEGER PRIMARY KEY,
    member_id  INTEGER NOT NULL REFERENCES member (id),
    written_on TEXT NOT NULL,
    words      TEXT NOT NULL
) STRICT;

CREATE INDEX member_note_by_member ON member_note (member_id);

-- A photo, as JPEG.
CREATE TABLE member_photo (
    member_id INTEGER PRIMARY KEY REFERENCES member (id),
    picture   BLOB NOT NULL
) STRICT;

-- Persons who may not play.
CREATE TABLE exclusion (
    member_id  INTEGER PRIMARY KEY REFERENCES member (id),
    since      TEXT NOT NULL,
    until      TEXT,
    reason     TEXT NOT NULL,
    decided_by TEXT NOT NULL
) STRICT;

---- Seasons ----

-- `best_n`, `min_played` and `rules`: how a season counts. `archived`: 1, or null.
CREATE TABLE season (
    id         INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    starts_on  TEXT NOT NULL,
    ends_on    TEXT NOT NULL,
    best_n     INTEGER,
    min_played INTEGER NOT NULL,
    rules      TEXT,
    archived   INTEGER CHECK (archived = 1)
) STRICT;

-- Further standings of a season, each by its own rules.
CREATE TABLE championship (
    id        INTEGER PRIMARY KEY,
    season_id INTEGER NOT NULL REFERENCES season (id),
    name      TEXT NOT NULL,
    rules     TEXT NOT NULL
) STRICT;

CREATE INDEX championship_by_season ON championship (season_id);

-- A closed season keeps its standings as they were signed off.
CREATE TABLE season_closing (
    season_id INTEGER PRIMARY KEY REFERENCES season (id),
    closed_on TEXT NOT NULL,
    closed_by TEXT NOT NULL,
    standings TEXT NOT NULL
) STRICT;

-- Price of a membership in a season, other amounts for some members, and payments. A payment is never deleted, so that no
-- number of a receipt is missing: it is cancelled.
CREATE TABLE season_due (
    season_id INTEGER PRIMARY KEY REFERENCES season (id),
    amount    INTEGER NOT NULL CHECK (amount > 0),
    currency  TEXT NOT NULL
) STRICT;

CREATE TABLE member_due (
    season_id INTEGER NOT NULL REFERENCES season (id),
    member_id INTEGER NOT NULL REFERENCES member (id),
    amount    INTEGER NOT NULL CHECK (amount >= 0),
    reason    TEXT NOT NULL,
    PRIMARY KEY (season_id, member_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE due_payment (
    id            INTEGER PRIMARY KEY,
    season_id     INTEGER NOT NULL REFERENCES season (id),
    member_id     INTEGER NOT NULL REFERENCES member (id),
    paid_on       TEXT NOT NULL,
    amount        INTEGER NOT NULL CHECK (amount > 0),
    currency      TEXT NOT NULL,
    means         TEXT NOT NULL CHECK (means IN ('cash', 'cheque', 'card', 'transfer', 'other')),
    received_by   TEXT NOT NULL,
    cancelled_on  TEXT,
    cancelled_why TEXT
) STRICT;

CREATE INDEX due_payment_by_season ON due_payment (season_id, member_id);

---- Tournaments ----

-- `unnamed`: of an evening whose results were entered afterwards, how many of the players are not named; null: played with
-- the program. `archived_at`: since when it is left out of the lists; null: it is not.
CREATE TABLE tournament (
    id          INTEGER PRIMARY KEY,
    season_id   INTEGER REFERENCES season (id),
    name        TEXT NOT NULL,
    date        TEXT NOT NULL,
    status      TEXT NOT NULL,
    setup       TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    unnamed     INTEGER CHECK (unnamed >= 0),
    archived_at INTEGER
) STRICT;

-- The evenings of a season in their order, without reading past their set-ups.
CREATE INDEX tournament_by_season ON tournament (season_id, status, date, id, name);

-- `version`: of the events. `device` and `program`: origin of the row.
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
    device        TEXT NOT NULL,
    program       TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;

-- What Ctrl+Y would do again is asked for at every change.
CREATE INDEX journal_undone ON journal (tournament_id, undone_by) WHERE undone_by IS NOT NULL;

-- The end of each journal's chain, so that a tail cut off is found; written with every row.
CREATE TABLE chain (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournament (id),
    rows          INTEGER NOT NULL,
    head          BLOB NOT NULL
) STRICT;

-- Which row of a journal a device's command became, so that one sent again after a crash is not done twice.
CREATE TABLE command (
    name          TEXT PRIMARY KEY,
    tournament_id INTEGER NOT NULL,
    seq           INTEGER NOT NULL,
    at            INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX command_at ON command (at);

-- Who signed up for a tournament before the evening, as its journal says. `no` counts all who ever did: the first of those
-- that are left has the lowest.
CREATE TABLE sign_up (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    no            INTEGER NOT NULL,
    member_id     INTEGER NOT NULL REFERENCES member (id),
    at            INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, no)
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_up_by_member ON sign_up (member_id);

-- Who helps at an evening, and with what.
CREATE TABLE duty (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    task          TEXT NOT NULL,
    member_id     INTEGER NOT NULL REFERENCES member (id),
    PRIMARY KEY (tournament_id, task, member_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX duty_by_member ON duty (member_id);

-- Players who say that they have come, until the desk has answered: a member, or a name as it was typed.
CREATE TABLE arrival (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    at            INTEGER NOT NULL,
    member_id     INTEGER REFERENCES member (id),
    first_name    TEXT,
    last_name     TEXT,
    CHECK (member_id IS NOT NULL OR (first_name IS NOT NULL AND last_name IS NOT NULL))
) STRICT;

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

---- The library journal ----

-- Changes of all that is not in a tournament's journal, as a chain: who changed which row when, on which device. The chain
-- goes over the digest of a row's content and a random salt, not over the content, so that a member's data can be erased
-- from the history without breaking it.
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
