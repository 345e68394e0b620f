-- The evenings of a season in their order, without reading past their set-ups.
CREATE INDEX tournament_by_season ON tournament (season_id, status, date, id, name);
