-- Two records of one person: the one that is merged points to the one that stays, and holds what that one took
-- over, so that they can be separated again.
ALTER TABLE member ADD COLUMN merged_into INTEGER REFERENCES member (id);
ALTER TABLE member ADD COLUMN taken_over TEXT;

CREATE INDEX member_merged ON member (merged_into) WHERE merged_into IS NOT NULL;

-- Two members who look like one person and are not; the lower number first.
CREATE TABLE distinct_members (
    member_id INTEGER NOT NULL REFERENCES member (id),
    other_id  INTEGER NOT NULL REFERENCES member (id),
    PRIMARY KEY (member_id, other_id),
    CHECK (member_id < other_id)
) STRICT, WITHOUT ROWID;
