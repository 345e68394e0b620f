-- Once the tables of a season are there, clubs that send evenings of it do not wait for each other.
CREATE OR REPLACE FUNCTION hub_season(wanted integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    IF wanted NOT BETWEEN 1900 AND 2200 THEN
        RAISE EXCEPTION 'season % is none', wanted;
    END IF;
    IF to_regclass(format('result_%s', wanted)) IS NOT NULL THEN
        RETURN;
    END IF;
    -- Two clubs that send the first evening of a season at once wait for each other.
    PERFORM pg_advisory_xact_lock(7210421, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS journal_row_%s PARTITION OF journal_row FOR VALUES IN (%s)', wanted, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS result_%s PARTITION OF result FOR VALUES IN (%s)', wanted, wanted);
END
$$;

-- An evening counts in the season of its day, also where a correction has moved that day into another season than that of
-- the evening's rows.
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
SELECT club, journal, epoch, season, extract(year FROM date - interval '8 months')::integer AS target
FROM played
WHERE season <> extract(year FROM date - interval '8 months')::integer;

SELECT hub_season(target) FROM (SELECT DISTINCT target FROM moved) AS seasons;

UPDATE result SET season = moved.target
FROM moved
WHERE result.season = moved.season AND result.club = moved.club AND result.journal = moved.journal
    AND result.epoch = moved.epoch;

UPDATE played SET season = moved.target
FROM moved
WHERE played.club = moved.club AND played.journal = moved.journal AND played.epoch = moved.epoch;

INSERT INTO change (season, changes)
SELECT season, 1 FROM (SELECT season FROM moved UNION SELECT target FROM moved) AS seasons
ON CONFLICT (season) DO UPDATE SET changes = change.changes + 1;
