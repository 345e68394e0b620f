-- The end of each journal's chain, so that a tail cut off is found; written with every row.
CREATE TABLE chain (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournament (id),
    rows          INTEGER NOT NULL,
    head          BLOB NOT NULL
) STRICT;

-- What Ctrl+Y would do again is asked for at every change.
CREATE INDEX journal_undone ON journal (tournament_id, undone_by) WHERE undone_by IS NOT NULL;
