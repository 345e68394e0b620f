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
