-- Pages of the site are made one at a time.

-- A page of standings is read without all lines before it being sorted.
CREATE INDEX standing_by_line ON standing (season, championship, line, club);

-- The feed says when a date was put into the calendar.
ALTER TABLE planned ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();
