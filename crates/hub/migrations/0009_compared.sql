-- What the program writes beside names and licences, so that the database compares, finds and orders them. Null where the
-- names are not stored.
-- `spelt`: a digest of the letters of the last name and the first name. `words`: the letters of each word of the names and the
-- licence, in hexadecimal digits after a space. `alphabet`: the place of the names in the alphabet.
ALTER TABLE member ADD COLUMN spelt bytea, ADD COLUMN words text;
ALTER TABLE person ADD COLUMN spelt bytea, ADD COLUMN alike_licence bytea, ADD COLUMN words text, ADD COLUMN alphabet bytea;
CREATE INDEX person_spelt ON person (spelt) WHERE removed_at IS NULL;
CREATE INDEX person_alike_licence ON person (alike_licence) WHERE removed_at IS NULL;
CREATE INDEX person_alphabet ON person (alphabet, id) WHERE removed_at IS NULL;
