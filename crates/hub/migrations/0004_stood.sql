-- What an arrival changed of the evenings that stand: a list of `journal`, `epoch`, and the digests of what stood `before`
-- (nothing: there was none) and `after`, in hexadecimal digits. Null: it came before this was kept.
ALTER TABLE arrival ADD COLUMN stood jsonb;
