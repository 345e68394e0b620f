-- The club's own words for rules of the booklet, in each language; rule 0 is a chapter's title.
-- Beside them stands what the program said when they were written: its source in the catalogue,
-- which tells whether the program says something else since, and how that read for the club.

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
