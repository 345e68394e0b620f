-- The last signs of each member, those of merged records among them.
WITH record AS (
  SELECT id, coalesce(merged_into, id) AS kept, valid_until, created_at FROM member WHERE erased_at IS NULL
),
played AS (
  SELECT kept, max(tournament.date) AS day,
    min(CASE WHEN tournament.status <> 'finished' THEN tournament.name END) AS open
  FROM entry
    JOIN record ON record.id = entry.member_id
    JOIN tournament ON tournament.id = entry.tournament_id
  WHERE NOT entry.withdrawn GROUP BY kept
),
comes AS (
  SELECT kept, min(tournament.name) AS open
  FROM sign_up
    JOIN record ON record.id = sign_up.member_id
    JOIN tournament ON tournament.id = sign_up.tournament_id
  WHERE tournament.status <> 'finished' AND tournament.archived_at IS NULL GROUP BY kept
),
paid AS (
  SELECT kept, max(due_payment.paid_on) AS day, max(season.ends_on) AS ends
  FROM due_payment
    JOIN record ON record.id = due_payment.member_id
    JOIN season ON season.id = due_payment.season_id
  WHERE due_payment.cancelled_on IS NULL GROUP BY kept
)
SELECT record.kept, max(record.created_at), max(record.valid_until), played.day, paid.day, paid.ends, coalesce(played.open, comes.open)
FROM record LEFT JOIN played ON played.kept = record.kept LEFT JOIN paid ON paid.kept = record.kept
  LEFT JOIN comes ON comes.kept = record.kept
GROUP BY record.kept ORDER BY record.kept
