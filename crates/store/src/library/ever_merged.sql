-- The records that were ever merged with ?1, directly or through others; and each of these merges.
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
