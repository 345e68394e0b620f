-- Evenings whose results were entered afterwards: how many of the players are not named. Null: played with the
-- program.
ALTER TABLE tournament ADD COLUMN unnamed INTEGER CHECK (unnamed >= 0);
