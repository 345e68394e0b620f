-- Every result of a season's finished tournaments before the day ?2 (null: of all), with what the tables know
-- of it. Guests are not in the standings; the results of merged records are those of the record that is kept.
SELECT member.id,
       tournament.id,
       tournament.name,
       tournament.date,
       result.entry,
       result.place,
       result.prize,
       result.points,
       coalesce(entry.due, 0),
       coalesce(entry.rebuys, 0),
       coalesce(entry.addons, 0)
FROM result
JOIN tournament ON tournament.id = result.tournament_id
JOIN member AS entered ON entered.id = result.member_id
JOIN member ON member.id = coalesce(entered.merged_into, entered.id)
LEFT JOIN entry ON entry.tournament_id = result.tournament_id AND entry.entry = result.entry
WHERE tournament.season_id = ?1 AND tournament.status = 'finished'
  AND member.guest IS NULL
  AND (?2 IS NULL OR tournament.date < ?2)
ORDER BY tournament.date, tournament.id, result.entry
