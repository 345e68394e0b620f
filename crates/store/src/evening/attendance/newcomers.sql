-- How many of a tournament's players had played in none before it.
WITH played AS (
    SELECT entry.tournament_id,
           row_number() OVER (
               PARTITION BY coalesce(member.merged_into, member.id) ORDER BY tournament.date, tournament.id
           ) = 1 AS first
    FROM entry
    JOIN tournament ON tournament.id = entry.tournament_id
    JOIN member ON member.id = entry.member_id
    WHERE NOT entry.withdrawn
      AND (tournament.status IN ('playing', 'finished') OR tournament.id = ?1)
)
SELECT count(*) FROM played WHERE tournament_id = ?1 AND first
