-- Pages of leagues with thousands of clubs.

-- The seasons' own standings added up for each person, over the spans of seasons that somebody has asked for: those in
-- `standing_span`. Whoever counts a season of a span again adds up again for the clubs concerned, or removes the span.
CREATE TABLE IF NOT EXISTS standing_span (
    first integer NOT NULL,
    last  integer NOT NULL,
    PRIMARY KEY (first, last)
);
CREATE TABLE IF NOT EXISTS standing_over (
    first      integer NOT NULL,
    last       integer NOT NULL,
    club       integer NOT NULL,
    member     bytea NOT NULL,
    points     bigint NOT NULL,
    seasons    integer NOT NULL,
    played     integer NOT NULL,
    wins       integer NOT NULL,
    best_place integer NOT NULL,
    -- In its order the most points come first.
    key        bigint NOT NULL GENERATED ALWAYS AS (~points) STORED,
    PRIMARY KEY (first, last, club, member)
);
CREATE INDEX IF NOT EXISTS standing_over_by_key ON standing_over (first, last, key, club);

CREATE OR REPLACE FUNCTION hub_counted() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    ANALYZE standing, standing_over;
END
$$;

-- The few evenings that do not count, histories that part from others, and erased records are found without reading all.
CREATE INDEX IF NOT EXISTS journal_not_counted ON journal (club, journal, epoch) WHERE counts IS NOT TRUE;
CREATE INDEX IF NOT EXISTS journal_parted ON journal (club, journal) WHERE epoch > 0;
CREATE INDEX IF NOT EXISTS member_erased ON member (club, member) WHERE state = 'erased';
