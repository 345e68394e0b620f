-- Who counts for whom changes the seasons of the records concerned, and no longer all of them. What was kept before is
-- counted once more.

DELETE FROM change WHERE season = 0;
DELETE FROM standing;
DELETE FROM standing_club;
DELETE FROM standing_of;
ALTER TABLE standing_of DROP COLUMN person_changes;

-- Which records count for a record.
CREATE INDEX member_merged ON member (club, merged) WHERE merged IS NOT NULL;
CREATE INDEX person_decision_other ON person_decision (other_club, other_member) WHERE same AND undone_at IS NULL;
