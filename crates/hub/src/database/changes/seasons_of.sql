-- The seasons that these records ($1: clubs, $2: members) or others that count for them have played, without those in $3.
WITH RECURSIVE
counts_for AS (
    SELECT club, member, club AS other_club, merged AS other_member FROM member WHERE merged IS NOT NULL
    UNION ALL
    SELECT club, member, other_club, other_member FROM person_decision WHERE same AND undone_at IS NULL
),
concerned (club, member, links) AS (
    SELECT club, member, 0 FROM unnest($1::integer[], $2::bytea[]) AS given (club, member)
    UNION
    SELECT counts_for.club, counts_for.member, links + 1
    FROM concerned
    JOIN counts_for ON other_club = concerned.club AND other_member = concerned.member
    -- No player is found by more links (MOST_LINKS).
    WHERE links < $4
),
by_club AS (
    SELECT club, array_agg(DISTINCT member) AS members FROM concerned GROUP BY club
)
SELECT season
FROM change
WHERE season <> ALL ($3::integer[])
    AND EXISTS (
        SELECT
        FROM by_club
        -- Uses the first columns of the key, and stops at the first result.
        CROSS JOIN LATERAL (
            SELECT
            FROM result
            WHERE result.season = change.season AND result.club = by_club.club AND result.member = ANY (by_club.members)
            LIMIT 1
        ) AS played
    )
