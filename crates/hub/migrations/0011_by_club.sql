-- Standings are counted club by club: after an arrival only the club that sent it, and clubs whose members are the same
-- persons. What was kept before is counted once more.
DELETE FROM standing;
DELETE FROM standing_of;

-- The place of a line instead of its rank, which changes whenever somebody above does: lines are in the order of `key`, equals
-- have the same. `ranked`: enough evenings were played to have a rank.
ALTER TABLE standing DROP COLUMN IF EXISTS line, DROP COLUMN IF EXISTS rank,
    ADD COLUMN IF NOT EXISTS key bytea NOT NULL, ADD COLUMN IF NOT EXISTS ranked boolean NOT NULL;
CREATE INDEX IF NOT EXISTS standing_by_key ON standing (season, championship, key, club);

-- What the members of a club (`team`) scored in the evenings of another or of their own (`home`). `best`: in one evening.
DROP TABLE IF EXISTS standing_club;
CREATE TABLE IF NOT EXISTS standing_team (
    season       integer NOT NULL,
    championship integer NOT NULL,
    home         integer NOT NULL,
    team         integer NOT NULL,
    points       bigint NOT NULL,
    wins         integer NOT NULL,
    evenings     integer NOT NULL,
    best         bigint NOT NULL,
    PRIMARY KEY (season, championship, home, team)
);
DELETE FROM standing_team;

-- Which clubs a change concerned: the number of the season's last change for each.
CREATE TABLE IF NOT EXISTS change_club (
    season  integer NOT NULL,
    club    integer NOT NULL,
    changes bigint NOT NULL,
    PRIMARY KEY (season, club)
);
