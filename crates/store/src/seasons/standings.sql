-- Every result of a season's finished tournaments before the day ?3 (null: of all), each member's
-- best first, marked where it is among the best ?2. Guests are not in the standings;
-- the results of merged records are those of the record that is kept.
SELECT member.id,
       member.first_name || ' ' || member.last_name,
       tournament.id,
       tournament.name,
       tournament.date,
       result.place,
       result.points,
       row_number() OVER (
           PARTITION BY member.id
           ORDER BY result.points DESC, tournament.date, tournament.id
       ) <= ?2
FROM result
JOIN tournament ON tournament.id = result.tournament_id
JOIN member AS entered ON entered.id = result.member_id
JOIN member ON member.id = coalesce(entered.merged_into, entered.id)
WHERE tournament.season_id = ?1 AND tournament.status = 'finished'
  AND member.guest IS NULL
  AND (?3 IS NULL OR tournament.date < ?3)
ORDER BY member.id, result.points DESC, tournament.date, tournament.id
