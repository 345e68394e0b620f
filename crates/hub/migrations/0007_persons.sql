-- Only the number of a removed person stays, and no digest of an erased member's licence and names.
DELETE FROM sanction USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING member
    WHERE member.club = person_refused.club AND member.member = person_refused.member AND state <> 'known';

-- Records of clubs that somebody of the league has said are not this person. `digest` is of the club's data at that time: if
-- the club changes it, the league is asked again. Null: the league is asked again in any case, or the record has no names.
CREATE TABLE person_apart (
    club   integer NOT NULL,
    member bytea NOT NULL,
    person bigint NOT NULL REFERENCES person (id),
    digest bytea,
    PRIMARY KEY (club, member, person)
);

-- Until now these were stored with the refused differences of linked records.
INSERT INTO person_apart
    SELECT DISTINCT ON (club, member, person) club, member, person, digest FROM person_refused AS refused
    WHERE NOT EXISTS (SELECT FROM person_record AS linked WHERE linked.club = refused.club
                      AND linked.member = refused.member AND linked.person = refused.person);
DELETE FROM person_refused USING person_apart AS apart
    WHERE person_refused.club = apart.club AND person_refused.member = apart.member
      AND person_refused.person = apart.person;
