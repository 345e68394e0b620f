-- A member who asks for it is erased: the row stays for the results that point to it, all that
-- was known of the person goes.
ALTER TABLE member ADD COLUMN erased_at INTEGER;
