-- Where a row of a journal comes from: the device on which it was asked for, and the version of the
-- program that wrote it. Rows of earlier formats say neither.
ALTER TABLE journal ADD COLUMN device TEXT;
ALTER TABLE journal ADD COLUMN program TEXT;

-- Rows that no undo takes back: the clock's own buttons. An undo applies those that followed again.
CREATE INDEX journal_kept ON journal (tournament_id, seq) WHERE kind = 'action' AND NOT undoable;
