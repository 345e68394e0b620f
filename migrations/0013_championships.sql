-- A season counts by rules of its own (best_n and min_played stay in their columns), and may hold several
-- championships, each with its rules. A closed season keeps its standings as they were signed off.
ALTER TABLE season ADD COLUMN rules TEXT;

CREATE TABLE championship (
    id        INTEGER PRIMARY KEY,
    season_id INTEGER NOT NULL REFERENCES season (id),
    name      TEXT NOT NULL,
    rules     TEXT NOT NULL
) STRICT;

CREATE INDEX championship_by_season ON championship (season_id);

CREATE TABLE season_closing (
    season_id INTEGER PRIMARY KEY REFERENCES season (id),
    closed_on TEXT NOT NULL,
    closed_by TEXT NOT NULL,
    standings TEXT NOT NULL
) STRICT;
