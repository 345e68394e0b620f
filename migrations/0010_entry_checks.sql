-- The licence of a federation apart from the club's own number, guests, and persons who may not play.
ALTER TABLE member ADD COLUMN licence TEXT;

-- 1: a guest; null: a member.
ALTER TABLE member ADD COLUMN guest INTEGER CHECK (guest = 1);

CREATE TABLE exclusion (
    member_id  INTEGER PRIMARY KEY REFERENCES member (id),
    since      TEXT NOT NULL,
    until      TEXT,
    reason     TEXT NOT NULL,
    decided_by TEXT NOT NULL
) STRICT;
