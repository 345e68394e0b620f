-- Contents of the records that were ever merged with ?1, directly or through others, since the first of these merges.
-- A merge writes the other's values into the record that is kept, and those of the kept one into what it took over.
WITH RECURSIVE
    pair (one, other, seq) AS (
        SELECT json_extract(key, '$[0]'), json_extract(content, '$[16]'), seq FROM library
        WHERE shelf = 'member' AND json_extract(content, '$[16]') IS NOT NULL
    ),
    person (id) AS (
        SELECT ?1
        UNION
        SELECT iif(pair.one = person.id, pair.other, pair.one) FROM person JOIN pair ON person.id IN (one, other)
    )
UPDATE library SET content = NULL, salt = NULL
WHERE shelf = 'member' AND content IS NOT NULL
  AND json_extract(key, '$[0]') IN (SELECT id FROM person)
  AND seq >= (SELECT min(seq) FROM pair WHERE one IN (SELECT id FROM person))
  AND seq < (SELECT max(seq) FROM library AS newer WHERE newer.shelf = 'member' AND newer.key = library.key)
