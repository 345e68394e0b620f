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

-- The keys of a club are found without reading those of all clubs.
CREATE INDEX club_key_by_club ON club_key (club);

-- Every file that was taken in. `stood`: what it changed of the evenings that stand, a list of `journal`, `epoch`, and the
-- digests of what stood `before` (nothing: there was none) and `after`, in hexadecimal digits.
CREATE TABLE arrival (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    club    integer NOT NULL REFERENCES club (id),
    at      timestamptz NOT NULL DEFAULT now(),
    key     bytea NOT NULL,
    digest  bytea NOT NULL,
    bytes   bigint NOT NULL,
    receipt jsonb NOT NULL,
    stood   jsonb NOT NULL
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

-- The few evenings that do not count, and histories that part from others, are found without reading all.
CREATE INDEX journal_not_counted ON journal (club, journal, epoch) WHERE counts IS NOT TRUE;
CREATE INDEX journal_parted ON journal (club, journal) WHERE epoch > 0;

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
-- The program writes what follows from names and licence, so that the database compares, finds and orders them; null where
-- there is nothing to compare. `alike_name`, `alike_licence`: digests by which records of several clubs are compared, of the
-- names, ignoring accents and order, and of the licence. `spelt`: a digest of the letters of the last name and the first name.
-- `words`: the letters of each word of the names and the licence, in hexadecimal digits after a space.
CREATE TABLE member (
    club          integer NOT NULL REFERENCES club (id),
    member        bytea NOT NULL CHECK (octet_length(member) = 16),
    revision      bigint NOT NULL,
    state         text NOT NULL CHECK (state IN ('known', 'erased', 'merged')),
    number        text,
    licence       text,
    last_name     text,
    first_name    text,
    merged        bytea,
    alike_name    bytea,
    alike_licence bytea,
    spelt         bytea,
    words         text,
    PRIMARY KEY (club, member)
);

-- Which records count for a record.
CREATE INDEX member_merged ON member (club, merged) WHERE merged IS NOT NULL;
CREATE INDEX member_erased ON member (club, member) WHERE state = 'erased';
-- The first record of each group of equal names or licences is found without its whole group being sorted.
CREATE INDEX member_alike_name ON member (alike_name, club, member) WHERE alike_name IS NOT NULL;
CREATE INDEX member_alike_licence ON member (alike_licence, club, member) WHERE alike_licence IS NOT NULL;

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
CREATE INDEX person_decision_other ON person_decision (other_club, other_member) WHERE same AND undone_at IS NULL;

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
-- number stays. `spelt`, `alike_licence` and `words` as those of a member; `alphabet`: the place of the names in the alphabet.
CREATE TABLE person (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    licence       text,
    last_name     text,
    first_name    text,
    born          date,
    removed_at    timestamptz,
    spelt         bytea,
    alike_licence bytea,
    words         text,
    alphabet      bytea,
    CHECK ((removed_at IS NULL) = (last_name IS NOT NULL AND first_name IS NOT NULL))
);

-- A licence however it is written.
CREATE FUNCTION hub_licence(licence text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS
    $$ SELECT nullif(lower(regexp_replace(licence, '[^[:alnum:]]', '', 'g')), '') $$;

CREATE UNIQUE INDEX person_licence ON person (hub_licence(licence)) WHERE removed_at IS NULL;
CREATE INDEX person_spelt ON person (spelt) WHERE removed_at IS NULL;
CREATE INDEX person_alike_licence ON person (alike_licence) WHERE removed_at IS NULL;
CREATE INDEX person_alphabet ON person (alphabet, id) WHERE removed_at IS NULL;

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

-- Records of clubs that somebody of the league has said are not this person. `digest` is of the club's data at that time: if
-- the club changes it, the league is asked again. Null: the league is asked again in any case, or the record has no names.
CREATE TABLE person_apart (
    club   integer NOT NULL,
    member bytea NOT NULL,
    person bigint NOT NULL REFERENCES person (id),
    digest bytea,
    PRIMARY KEY (club, member, person)
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

-- The league's calendar. The feed says when a date was put into it (`made_at`).
CREATE TABLE planned (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    date         date NOT NULL,
    start_minute integer NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
    name         text NOT NULL CHECK (name <> ''),
    venue        text NOT NULL,
    ruleset      text,
    structure    text,
    made_at      timestamptz NOT NULL DEFAULT now()
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

-- How often something has changed of what the standings of a season are counted from. Whoever changes something raises it in
-- the same transaction.
CREATE TABLE change (
    season  integer PRIMARY KEY,
    changes bigint NOT NULL
);

-- Which clubs a change concerned: the number of the season's last change for each.
CREATE TABLE change_club (
    season  integer NOT NULL,
    club    integer NOT NULL,
    changes bigint NOT NULL,
    PRIMARY KEY (season, club)
);

-- Standings as they were counted last, club by club: the season's own have championship 0. Names stay with members and clubs.
-- Lines are in the order of `key`, equals have the same. `ranked`: enough evenings were played to have a rank.
CREATE TABLE standing (
    season       integer NOT NULL,
    championship integer NOT NULL,
    club         integer NOT NULL,
    member       bytea NOT NULL,
    points       bigint NOT NULL,
    played       integer NOT NULL,
    wins         integer NOT NULL,
    best_place   integer NOT NULL,
    key          bytea NOT NULL,
    ranked       boolean NOT NULL,
    PRIMARY KEY (season, championship, club, member)
);

CREATE INDEX standing_by_key ON standing (season, championship, key, club);

-- What the members of a club (`team`) scored in the evenings of another or of their own (`home`). `best`: in one evening.
CREATE TABLE standing_team (
    season       integer NOT NULL,
    championship integer NOT NULL,
    home         integer NOT NULL,
    team         integer NOT NULL,
    points       bigint NOT NULL,
    wins         integer NOT NULL,
    evenings     integer NOT NULL,
    best         bigint NOT NULL,
    PRIMARY KEY (season, championship, home, team)
);

-- What they were counted of, and by which version of the program. Where anything else is true now, they are counted again.
-- `refused`: why the rules of a championship give no points, as JSON; null: they do.
CREATE TABLE standing_of (
    season         integer NOT NULL,
    championship   integer NOT NULL,
    season_changes bigint NOT NULL,
    rules          text NOT NULL,
    program        text NOT NULL,
    refused        text,
    PRIMARY KEY (season, championship)
);

-- The seasons' own standings added up for each person, over the spans of seasons that somebody has asked for: those in
-- `standing_span`. Whoever counts a season of a span again adds up again for the clubs concerned, or removes the span.
CREATE TABLE standing_span (
    first integer NOT NULL,
    last  integer NOT NULL,
    PRIMARY KEY (first, last)
);

CREATE TABLE standing_over (
    first      integer NOT NULL,
    last       integer NOT NULL,
    club       integer NOT NULL,
    member     bytea NOT NULL,
    points     bigint NOT NULL,
    seasons    integer NOT NULL,
    played     integer NOT NULL,
    wins       integer NOT NULL,
    best_place integer NOT NULL,
    -- In its order the most points come first.
    key        bigint NOT NULL GENERATED ALWAYS AS (~points) STORED,
    PRIMARY KEY (first, last, club, member)
);

CREATE INDEX standing_over_by_key ON standing_over (first, last, key, club);

-- Makes the partitions of a season. The program may call this and make no other table. Once the tables are there, clubs that
-- send evenings of the season do not wait for each other.
CREATE FUNCTION hub_season(wanted integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    IF wanted NOT BETWEEN 1900 AND 2200 THEN
        RAISE EXCEPTION 'season % is none', wanted;
    END IF;
    IF to_regclass(format('result_%s', wanted)) IS NOT NULL THEN
        RETURN;
    END IF;
    -- Two clubs that send the first evening of a season at once wait for each other.
    PERFORM pg_advisory_xact_lock(7210421, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS journal_row_%s PARTITION OF journal_row FOR VALUES IN (%s)', wanted, wanted);
    EXECUTE format('CREATE TABLE IF NOT EXISTS result_%s PARTITION OF result FOR VALUES IN (%s)', wanted, wanted);
END
$$;
REVOKE ALL ON FUNCTION hub_season(integer) FROM PUBLIC;

-- Tells PostgreSQL how much is in the standings now: what it guesses of a table that was just filled makes a ranking over many
-- seasons take twice as long. Only the table's owner may.
CREATE FUNCTION hub_counted() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
    ANALYZE standing, standing_over;
END
$$;
REVOKE ALL ON FUNCTION hub_counted() FROM PUBLIC;
