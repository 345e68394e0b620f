-- Every result of a season's finished tournaments before the day ?3 (null: of all), each member's
-- best first, marked where it is among the best ?2. Guests are not in the standings.
SELECT result.member_id,
       member.first_name || ' ' || member.last_name,
       tournament.id,
       tournament.name,
       tournament.date,
       result.place,
       result.points,
       row_number() OVER (
           PARTITION BY result.member_id
           ORDER BY result.points DESC, tournament.date, tournament.id
       ) <= ?2
FROM result
JOIN tournament ON tournament.id = result.tournament_id
JOIN member ON member.id = result.member_id
WHERE tournament.season_id = ?1 AND tournament.status = 'finished'
  AND member.guest IS NULL
  AND (?3 IS NULL OR tournament.date < ?3)
ORDER BY result.member_id, result.points DESC, tournament.date, tournament.id
