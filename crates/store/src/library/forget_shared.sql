-- Contents of the records that were ever merged with ?1, directly or through others, since the first of these merges.
-- A merge writes the other's values into the record that is kept, and those of the kept one into what it took over.
UPDATE library SET content = NULL, salt = NULL
WHERE shelf = 'member' AND content IS NOT NULL
  AND json_extract(key, '$[0]') IN (SELECT id FROM person)
  AND seq >= (SELECT min(seq) FROM pair WHERE one IN (SELECT id FROM person))
  AND seq < (SELECT max(seq) FROM library AS newer WHERE newer.shelf = 'member' AND newer.key = library.key)
