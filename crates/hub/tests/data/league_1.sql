-- A league in the first format: two members and an evening, standings that were kept, and a decision about persons.
INSERT INTO club (uid, name) VALUES (decode(repeat('c1', 16), 'hex'), 'Les As');
INSERT INTO member (club, member, revision, state, last_name, first_name) VALUES
    (1, decode(repeat('01', 16), 'hex'), 1, 'known', 'Elu', 'Eva'),
    (1, decode(repeat('02', 16), 'hex'), 1, 'known', 'Martin', 'Ana');
INSERT INTO person_decision (club, member, other_club, other_member, same) VALUES
    (1, decode(repeat('01', 16), 'hex'), 1, decode(repeat('02', 16), 'hex'), false);
SELECT hub_season(2026);
INSERT INTO journal (club, journal, epoch, season, rows, head, counts) VALUES (1, 1, 0, 2026, 3, '', true);
INSERT INTO played VALUES
    (1, 1, 0, 2026, '2026-10-02', 'Friday', NULL, 3, 2, 2, 2000, 4000, 10000, 9, '{"type":"none"}');
INSERT INTO result VALUES
    (2026, 1, 1, 0, 1, decode(repeat('01', 16), 'hex'), 1, 300, 2000, 4000, true, 0, 0, 1, 0, 0, 0, NULL),
    (2026, 1, 1, 0, 2, decode(repeat('02', 16), 'hex'), 2, 100, 2000, 0, false, 0, 0, 0, 0, 0, 0, NULL);
UPDATE change SET changes = 4 WHERE season = 0;
INSERT INTO change VALUES (2026, 7);
-- As if they had been counted before the last decision.
INSERT INTO standing VALUES (2026, 0, 1, decode(repeat('02', 16), 'hex'), 1, 1, 400, 1, 1, 1);
INSERT INTO standing_club VALUES (2026, 0, 1, 1, 400, 1, 1);
INSERT INTO standing_of VALUES (2026, 0, 7, 4, '{}', '0');
