-- Which row of a journal a device's command became, so that one sent again after a crash is not done twice.
CREATE TABLE command (
    name          TEXT PRIMARY KEY,
    tournament_id INTEGER NOT NULL,
    seq           INTEGER NOT NULL,
    at            INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX command_at ON command (at);
