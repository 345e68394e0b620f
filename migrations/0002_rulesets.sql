-- Rulesets of the club's own: what each changes in one that the program brings along. A tournament
-- has a copy of its rules in its set-up and in its journal, so that deleting one here changes none.

CREATE TABLE ruleset (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE COLLATE NOCASE,
    base     TEXT NOT NULL,
    settings TEXT NOT NULL
) STRICT;
