-- What clubs have sent, as they sent it, what the league has decided, and what follows from both. Everything below the line
-- "What follows" can be made again from what stands above it (`tapis-hub rebuild`).

CREATE TABLE club (
    id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uid         bytea NOT NULL UNIQUE CHECK (octet_length(uid) = 16),
    name        text NOT NULL,
    admitted_at timestamptz NOT NULL DEFAULT now()
);

-- The keys with which a club may sign. A withdrawn one stays, so that it is known.
CREATE TABLE club_key (
    key          bytea PRIMARY KEY CHECK (octet_length(key) = 32),
    club         integer NOT NULL REFERENCES club (id),
    admitted_at  timestamptz NOT NULL DEFAULT now(),
    withdrawn_at timestamptz
);

-- Every file that was taken in.
CREATE TABLE arrival (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    club    integer NOT NULL REFERENCES club (id),
    at      timestamptz NOT NULL DEFAULT now(),
    key     bytea NOT NULL,
    digest  bytea NOT NULL,
    bytes   bigint NOT NULL,
    receipt jsonb NOT NULL
);

-- A history of a tournament. The first one has epoch 0. One that parts from another (a restored copy of the club file that
-- went on) holds only its own rows, those after `branched_after`; the rows before are the parent's.
-- `number`: of its evening in the league, which is its address.
-- `revision`, `stands`: how far the club was when it last said how the evening ended, and the digest of what it said then.
-- `counts`: its evening counts in standings; null: another history came first, and nobody has decided yet.
CREATE TABLE journal (
    club           integer NOT NULL REFERENCES club (id),
    journal        bigint NOT NULL,
    epoch          integer NOT NULL,
    number         bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    season         integer NOT NULL,
    parent         integer,
    branched_after bigint NOT NULL DEFAULT 0,
    rows           bigint NOT NULL,
    head           bytea NOT NULL,
    revision       bigint NOT NULL DEFAULT 0,
    stands         bytea,
    counts         boolean,
    first_seen     timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, journal, epoch)
);

-- Rows of journals, a partition for each season. `events` and `salt`, or `digest` where the club withholds what happened.
CREATE TABLE journal_row (
    season  integer NOT NULL,
    club    integer NOT NULL,
    journal bigint NOT NULL,
    epoch   integer NOT NULL,
    seq     bigint NOT NULL,
    at      bigint NOT NULL,
    kind    "char" NOT NULL,
    version integer NOT NULL,
    target  bigint,
    hash    bytea NOT NULL,
    digest  bytea,
    salt    bytea,
    events  text,
    PRIMARY KEY (season, club, journal, epoch, seq)
) PARTITION BY LIST (season);

-- Evenings as clubs signed them. A corrected one stands beside the one it corrects. `record`: the public part, which is
-- signed and published. `private` and `salt`: the part that stays between club and league; its digest is in `record`.
CREATE TABLE evening (
    club      integer NOT NULL,
    journal   bigint NOT NULL,
    epoch     integer NOT NULL,
    rows      bigint NOT NULL,
    made      bigint NOT NULL,
    digest    bytea NOT NULL,
    record    text NOT NULL,
    private   text NOT NULL,
    salt      bytea NOT NULL CHECK (octet_length(salt) = 16),
    key       bytea NOT NULL,
    signature bytea NOT NULL,
    arrived   timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, journal, epoch, rows, digest),
    FOREIGN KEY (club, journal, epoch) REFERENCES journal (club, journal, epoch)
);

-- What a club last said of a member. An erased member stays erased.
CREATE TABLE member (
    club       integer NOT NULL REFERENCES club (id),
    member     bytea NOT NULL CHECK (octet_length(member) = 16),
    revision   bigint NOT NULL,
    state      text NOT NULL CHECK (state IN ('known', 'erased', 'merged')),
    number     text,
    licence    text,
    last_name  text,
    first_name text,
    merged     bytea,
    PRIMARY KEY (club, member)
);

-- What somebody of the league has decided of two records of clubs: that they are one person, whose results then count for
-- the other record, or that they are not. What was undone stays.
CREATE TABLE person_decision (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    club         integer NOT NULL,
    member       bytea NOT NULL,
    other_club   integer NOT NULL,
    other_member bytea NOT NULL,
    same         boolean NOT NULL,
    decided_at   timestamptz NOT NULL DEFAULT now(),
    undone_at    timestamptz,
    FOREIGN KEY (club, member) REFERENCES member (club, member),
    FOREIGN KEY (other_club, other_member) REFERENCES member (club, member)
);

CREATE UNIQUE INDEX person_decision_once ON person_decision (club, member) WHERE same AND undone_at IS NULL;

-- What the league is called, in the one row that there is.
CREATE TABLE league (
    id   integer PRIMARY KEY CHECK (id = 1),
    name text NOT NULL
);

INSERT INTO league VALUES (1, '');

-- The password of the league's web page to work with, salted and slowly hashed, in the one row that there is. The program's
-- role reads it and cannot set it.
CREATE TABLE office (
    id       integer PRIMARY KEY CHECK (id = 1),
    password text NOT NULL
);

-- Invitations, each of which admits one key of one club, once. Kept is what cannot be used: a digest of the code.
CREATE TABLE invitation (
    id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest       bytea NOT NULL UNIQUE CHECK (octet_length(digest) = 32),
    note         text NOT NULL,
    made_at      timestamptz NOT NULL DEFAULT now(),
    withdrawn_at timestamptz,
    used_at      timestamptz,
    club         integer REFERENCES club (id)
);

-- Persons as the league knows them: licence, legal name and birth date are the league's to say. Of a removed one only the
-- number stays.
CREATE TABLE person (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    licence    text,
    last_name  text,
    first_name text,
    born       date,
    removed_at timestamptz,
    CHECK ((removed_at IS NULL) = (last_name IS NOT NULL AND first_name IS NOT NULL))
);

-- A licence however it is written.
CREATE FUNCTION hub_licence(licence text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS
    $$ SELECT nullif(lower(regexp_replace(licence, '[^[:alnum:]]', '', 'g')), '') $$;

CREATE UNIQUE INDEX person_licence ON person (hub_licence(licence)) WHERE removed_at IS NULL;

-- Which records of clubs are a person.
CREATE TABLE person_record (
    club   integer NOT NULL,
    member bytea NOT NULL,
    person bigint NOT NULL REFERENCES person (id),
    PRIMARY KEY (club, member),
    FOREIGN KEY (club, member) REFERENCES member (club, member)
);

CREATE INDEX person_record_by_person ON person_record (person);

-- What clubs say of a person otherwise than the league, and that somebody of the league has read and not taken over. The
-- digest is of the club's words: other words are shown again.
CREATE TABLE person_refused (
    club   integer NOT NULL,
    member bytea NOT NULL,
    person bigint NOT NULL REFERENCES person (id),
    digest bytea NOT NULL,
    PRIMARY KEY (club, member, person, digest)
);

-- Who may not play in the league's clubs.
CREATE TABLE sanction (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person     bigint NOT NULL REFERENCES person (id),
    since      date NOT NULL,
    until      date CHECK (until >= since),
    reason     text NOT NULL CHECK (reason <> ''),
    decided_by text NOT NULL CHECK (decided_by <> ''),
    lifted_at  timestamptz
);

-- The league's calendar.
CREATE TABLE planned (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    date         date NOT NULL,
    start_minute integer NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
    name         text NOT NULL CHECK (name <> ''),
    venue        text NOT NULL,
    ruleset      text,
    structure    text
);

-- Rulesets and structures that clubs can take over, as JSON.
CREATE TABLE shared (
    kind text NOT NULL CHECK (kind IN ('ruleset', 'structure')),
    name text NOT NULL CHECK (name <> ''),
    body text NOT NULL,
    PRIMARY KEY (kind, name)
);

-- Rankings over all clubs, with the rules of a club's championship, as JSON. A season without one counts the points of its
-- evenings.
CREATE TABLE championship (
    id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    season integer NOT NULL,
    name   text NOT NULL,
    rules  text NOT NULL,
    UNIQUE (season, name)
);

-- ---- What follows ----

-- The evening of each history as it stands now.
CREATE TABLE played (
    club        integer NOT NULL,
    journal     bigint NOT NULL,
    epoch       integer NOT NULL,
    season      integer NOT NULL,
    date        date NOT NULL,
    name        text NOT NULL,
    club_season text,
    rows        bigint NOT NULL,
    players     integer NOT NULL,
    entries     integer NOT NULL,
    buy_in      bigint NOT NULL,
    pool        bigint NOT NULL,
    stack       bigint NOT NULL,
    final_table integer NOT NULL,
    scheme      text NOT NULL,
    PRIMARY KEY (club, journal, epoch)
);

CREATE INDEX played_by_season ON played (season, date);

CREATE TABLE result (
    season       integer NOT NULL,
    club         integer NOT NULL,
    journal      bigint NOT NULL,
    epoch        integer NOT NULL,
    entry        bigint NOT NULL,
    member       bytea NOT NULL,
    place        integer NOT NULL,
    points       bigint NOT NULL,
    spent        bigint NOT NULL,
    prize        bigint NOT NULL,
    in_money     boolean NOT NULL,
    rebuys       integer NOT NULL,
    addons       integer NOT NULL,
    eliminations integer NOT NULL,
    bounties     bigint NOT NULL,
    bounties_won integer NOT NULL,
    re_entries   integer NOT NULL,
    first        text,
    PRIMARY KEY (season, club, journal, epoch, entry)
) PARTITION BY LIST (season);

-- How often something has changed of what standings are counted from: of a season, or, in the line of season 0, of who counts
-- for whom. Whoever changes something raises it in the same transaction.
CREATE TABLE change (
    season  integer PRIMARY KEY,
    changes bigint NOT NULL
);

INSERT INTO change VALUES (0, 0);

-- Standings as they were counted last: the season's own have championship 0. Names stay with members and clubs.
-- `line`: the rank among all, also of those who have played too few evenings to have one; equals share it.
CREATE TABLE standing (
    season       integer NOT NULL,
    championship integer NOT NULL,
    club         integer NOT NULL,
    member       bytea NOT NULL,
    line         integer NOT NULL,
    rank         integer,
    points       bigint NOT NULL,
    played       integer NOT NULL,
    wins         integer NOT NULL,
    best_place   integer NOT NULL,
    PRIMARY KEY (season, championship, club, member)
);

-- The same for clubs, each of which is a team of its members.
CREATE TABLE standing_club (
    season       integer NOT NULL,
    championship integer NOT NULL,
    club         integer NOT NULL,
    rank         integer NOT NULL,
    points       bigint NOT NULL,
    wins         integer NOT NULL,
    evenings     integer NOT NULL,
    PRIMARY KEY (season, championship, club)
);

-- What they were counted of, and by which version of the program. Where anything else is true now, they are counted again.
CREATE TABLE standing_of (
    season         integer NOT NULL,
    championship   integer NOT NULL,
    season_changes bigint NOT NULL,
    person_changes bigint NOT NULL,
    rules          text NOT NULL,
    program        text NOT NULL,
    PRIMARY KEY (season, championship)
);

-- Makes the partitions of a season. The program may call this and make no other table.
CREATE FUNCTION hub_season(wanted integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    IF wanted NOT BETWEEN 1900 AND 2200 THEN
        RAISE EXCEPTION 'season % is none', wanted;
    END IF;
    -- Two clubs that send the first evening of a season at once wait for each other.
    PERFORM pg_advisory_xact_lock(7210421, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS journal_row_%s PARTITION OF journal_row FOR VALUES IN (%s)', wanted, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS result_%s PARTITION OF result FOR VALUES IN (%s)', wanted, wanted);
END
$$;
REVOKE ALL ON FUNCTION hub_season(integer) FROM PUBLIC;

-- Tells PostgreSQL how much is in `standing` now: what it guesses of a table that was just filled makes a ranking over many
-- seasons take twice as long. Only the table's owner may.
CREATE FUNCTION hub_counted() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    ANALYZE standing;
END
$$;
REVOKE ALL ON FUNCTION hub_counted() FROM PUBLIC;
