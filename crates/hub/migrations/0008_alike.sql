-- Digests by which records of several clubs are compared: of the names, ignoring accents and order, and of the licence.
-- The program writes them, here for the records that are there already. Null: there is nothing to compare.
ALTER TABLE member ADD COLUMN alike_name bytea, ADD COLUMN alike_licence bytea;
CREATE INDEX member_alike_name ON member (alike_name, club) WHERE alike_name IS NOT NULL;
CREATE INDEX member_alike_licence ON member (alike_licence, club) WHERE alike_licence IS NOT NULL;
