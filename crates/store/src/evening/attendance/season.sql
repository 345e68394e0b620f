-- The finished tournaments of a season with how many came to each, how many of them for the first
-- time, and what they bought besides. Players who are not named count as having been there before.
WITH played AS (
    SELECT entry.tournament_id, entry.member_id, entry.rebuys, entry.addons,
           row_number() OVER (
               PARTITION BY coalesce(member.merged_into, member.id) ORDER BY tournament.date, tournament.id
           ) = 1 AS first
    FROM entry
    JOIN tournament ON tournament.id = entry.tournament_id
    JOIN member ON member.id = entry.member_id
    WHERE NOT entry.withdrawn AND tournament.status IN ('playing', 'finished')
)
SELECT tournament.id,
       tournament.name,
       tournament.date,
       count(played.member_id) + coalesce(tournament.unnamed, 0),
       coalesce(sum(played.first), 0),
       coalesce(sum(played.rebuys), 0),
       coalesce(sum(played.addons), 0)
FROM tournament
LEFT JOIN played ON played.tournament_id = tournament.id
WHERE tournament.season_id = ?1 AND tournament.status = 'finished'
GROUP BY tournament.id
ORDER BY tournament.date, tournament.id
