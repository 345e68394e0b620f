-- Words by which a club groups its members, one a line; dated notes and a photo (JPEG) of a member; archived
-- seasons.
ALTER TABLE member ADD COLUMN tags TEXT;

ALTER TABLE season ADD COLUMN archived INTEGER CHECK (archived = 1);

CREATE TABLE member_note (
    id         INTEGER PRIMARY KEY,
    member_id  INTEGER NOT NULL REFERENCES member (id),
    written_on TEXT NOT NULL,
    words      TEXT NOT NULL
) STRICT;

CREATE INDEX member_note_by_member ON member_note (member_id);

CREATE TABLE member_photo (
    member_id INTEGER PRIMARY KEY REFERENCES member (id),
    picture   BLOB NOT NULL
) STRICT;
