-- What a membership costs in a season, other amounts for some members, and what was paid. A payment is never
-- deleted, so that no number of a receipt is missing: it is cancelled.
CREATE TABLE season_due (
    season_id INTEGER PRIMARY KEY REFERENCES season (id),
    amount    INTEGER NOT NULL CHECK (amount > 0),
    currency  TEXT NOT NULL
) STRICT;

CREATE TABLE member_due (
    season_id INTEGER NOT NULL REFERENCES season (id),
    member_id INTEGER NOT NULL REFERENCES member (id),
    amount    INTEGER NOT NULL CHECK (amount >= 0),
    reason    TEXT NOT NULL,
    PRIMARY KEY (season_id, member_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE due_payment (
    id            INTEGER PRIMARY KEY,
    season_id     INTEGER NOT NULL REFERENCES season (id),
    member_id     INTEGER NOT NULL REFERENCES member (id),
    paid_on       TEXT NOT NULL,
    amount        INTEGER NOT NULL CHECK (amount > 0),
    currency      TEXT NOT NULL,
    means         TEXT NOT NULL CHECK (means IN ('cash', 'cheque', 'card', 'transfer', 'other')),
    received_by   TEXT NOT NULL,
    cancelled_on  TEXT,
    cancelled_why TEXT
) STRICT;

CREATE INDEX due_payment_by_season ON due_payment (season_id, member_id);
