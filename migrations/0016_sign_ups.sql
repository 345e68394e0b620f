-- Who signed up for a tournament before the evening, as its journal says. `no` counts all who ever did: the first
-- of those that are left has the lowest.
CREATE TABLE sign_up (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    no            INTEGER NOT NULL,
    member_id     INTEGER NOT NULL REFERENCES member (id),
    at            INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, no)
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_up_by_member ON sign_up (member_id);

-- Since when a tournament is left out of the lists; null: it is not.
ALTER TABLE tournament ADD COLUMN archived_at INTEGER;
