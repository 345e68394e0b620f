-- The pairs to decide in groups of equal licences or names of which nothing is decided: each record with the first one of its
-- group, if that one is of another club. Without those that are found elsewhere: $1, $2 and $3, $4.
WITH decided AS (
    SELECT club, member FROM person_decision WHERE undone_at IS NULL
    UNION SELECT other_club, other_member FROM person_decision WHERE undone_at IS NULL
),
touched AS MATERIALIZED (
    SELECT alike_licence, alike_name FROM decided JOIN member USING (club, member)
),
first_licence AS (
    SELECT DISTINCT ON (alike_licence) alike_licence AS digest, club, member FROM member
    WHERE alike_licence IS NOT NULL ORDER BY alike_licence, club, member
),
first_name AS (
    SELECT DISTINCT ON (alike_name) alike_name AS digest, club, member FROM member
    WHERE alike_name IS NOT NULL ORDER BY alike_name, club, member
),
found AS (
    SELECT 1 AS because, one.club, one.member, other.club AS other_club, other.member AS other_member
    FROM first_licence AS one JOIN member AS other ON other.alike_licence = one.digest AND other.club > one.club
    WHERE NOT EXISTS (SELECT FROM touched WHERE touched.alike_licence = one.digest)
    UNION ALL
    SELECT 2, one.club, one.member, other.club, other.member
    FROM first_name AS one JOIN member AS other ON other.alike_name = one.digest AND other.club > one.club
    WHERE NOT EXISTS (SELECT FROM touched WHERE touched.alike_name = one.digest)
),
pair AS (
    SELECT club, member, other_club, other_member, min(because) AS because FROM found
    GROUP BY club, member, other_club, other_member
    EXCEPT
    SELECT elsewhere.*, because
    FROM unnest($1::integer[], $2::bytea[], $3::integer[], $4::bytea[]) AS elsewhere, (VALUES (1), (2)) AS any_reason (because)
)
