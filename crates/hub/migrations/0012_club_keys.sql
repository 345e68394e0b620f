-- The keys of a club are found without reading those of all clubs.
CREATE INDEX IF NOT EXISTS club_key_by_club ON club_key (club);
