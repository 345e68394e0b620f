-- Of a removed person nothing stays but the number, and of an erased member no digest of licence and names.
DELETE FROM sanction USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING person WHERE person.id = person AND removed_at IS NOT NULL;
DELETE FROM person_refused USING member
    WHERE member.club = person_refused.club AND member.member = person_refused.member AND state <> 'known';
