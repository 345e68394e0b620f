-- Why the rules of a championship give no points, as JSON; null: they do.
ALTER TABLE standing_of ADD COLUMN refused text;
