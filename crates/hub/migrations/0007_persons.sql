-- Of a removed person nothing stays but the number, and of an erased member no digest of licence and names.
DELETE FROM sanction USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING member
    WHERE member.club = person_refused.club AND member.member = person_refused.member AND state <> 'known';

-- Records of clubs of which somebody of the league has said that they are not this person. `digest` is of the club's words at
-- that time: where it says something else, it is asked again. None: it is asked again in any case, or the club names the record
-- no more.
CREATE TABLE person_apart (
    club   integer NOT NULL,
    member bytea NOT NULL,
    person bigint NOT NULL REFERENCES person (id),
    digest bytea,
    PRIMARY KEY (club, member, person)
);

-- Until now that stood among what was refused of a record that is the person. Of several, which one does not matter.
INSERT INTO person_apart
    SELECT DISTINCT ON (club, member, person) club, member, person, digest FROM person_refused AS refused
    WHERE NOT EXISTS (SELECT FROM person_record AS linked WHERE linked.club = refused.club
                      AND linked.member = refused.member AND linked.person = refused.person);
DELETE FROM person_refused USING person_apart AS apart
    WHERE person_refused.club = apart.club AND person_refused.member = apart.member
      AND person_refused.person = apart.person;
