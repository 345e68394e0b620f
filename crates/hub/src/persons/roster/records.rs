//! Records of clubs that are one person.

use tokio_postgres::{Client, GenericClient};

use super::{card_at, plain};
use crate::database::ready;
use crate::persons::roster::words;
use crate::{HubError, MemberId};

/// Links records that have a person's licence and names to that person, for one club or all, unless somebody has
/// unlinked them.
pub(crate) async fn persons_known(client: &impl GenericClient, club: Option<i32>) -> Result<(), HubError> {
    let sql = "SELECT member.club, member.member, member.licence, member.last_name, member.first_name, NULL::date,
                 person.id, person.licence, person.last_name, person.first_name, NULL::date
               FROM member
               JOIN person ON hub_licence(person.licence) = hub_licence(member.licence) AND person.removed_at IS NULL
               LEFT JOIN person_record AS known ON known.club = member.club AND known.member = member.member
               LEFT JOIN person_apart AS apart ON apart.club = member.club AND apart.member = member.member
                 AND apart.person = person.id
               WHERE member.state = 'known' AND known.person IS NULL AND apart.person IS NULL
                 AND ($1::integer IS NULL OR member.club = $1)";
    let rows = client.query(sql, &[&club]).await?;
    let same = rows.iter().filter(|row| plain(&card_at(row, 2)) == plain(&card_at(row, 7)));
    let (mut clubs, mut members, mut persons) = (Vec::new(), Vec::new(), Vec::new());
    for row in same {
        clubs.push(row.get::<_, i32>(0));
        members.push(row.get::<_, Vec<u8>>(1));
        persons.push(row.get::<_, i64>(6));
    }
    let sql = "INSERT INTO person_record (club, member, person)
               SELECT * FROM unnest($1::integer[], $2::bytea[], $3::bigint[]) ON CONFLICT DO NOTHING";
    client.execute(sql, &[&clubs, &members, &persons]).await?;
    Ok(())
}

/// Links a record to a person. Returns the person to whom it was linked before.
///
/// # Errors
/// [`HubError::NotFound`].
pub async fn link_record(client: &Client, member: MemberId, person: i64) -> Result<Option<i64>, HubError> {
    ready(client).await?;
    // All parts of one statement see the tables as they were before it.
    let sql = "WITH linked AS (
                 INSERT INTO person_record (club, member, person)
                 SELECT member.club, member.member, person.id FROM member, person
                 WHERE member.club = $1 AND member.member = $2 AND member.state = 'known'
                   AND person.id = $3 AND person.removed_at IS NULL
                 ON CONFLICT (club, member) DO UPDATE SET person = excluded.person
                 RETURNING club, member)
               SELECT before.person FROM linked LEFT JOIN person_record AS before USING (club, member)";
    let row = client.query_opt(sql, &[&member.club, &member.member.0.as_slice(), &person]).await?;
    row.map(|row| row.get(0)).ok_or(HubError::NotFound("person"))
}

/// Unlinks a record from this person, or with `None` from its person. It is not linked to that person again
/// automatically.
///
/// # Errors
/// [`HubError::NotFound`] if the record is not linked to this person.
pub async fn unlink_record(client: &Client, member: MemberId, person: Option<i64>) -> Result<(), HubError> {
    ready(client).await?;
    let uid = member.member.0.as_slice();
    let sql = "SELECT licence, last_name, first_name, NULL::date FROM member
               WHERE club = $1 AND member = $2 AND state = 'known'";
    let said = client.query_opt(sql, &[&member.club, &uid]).await?;
    let digest = said.map(|row| words(&card_at(&row, 0)).to_vec());
    let sql = "WITH gone AS (
                 DELETE FROM person_record WHERE club = $1 AND member = $2 AND ($3::bigint IS NULL OR person = $3)
                 RETURNING club, member, person)
               INSERT INTO person_apart (club, member, person, digest) SELECT club, member, person, $4 FROM gone
               ON CONFLICT (club, member, person) DO UPDATE SET digest = excluded.digest";
    match client.execute(sql, &[&member.club, &uid, &person, &digest]).await? {
        0 => Err(HubError::NotFound("record")),
        _ => Ok(()),
    }
}

/// Undoes [`link_record`] for a record that was linked to nobody before.
///
/// # Errors
/// [`HubError::NotFound`] if the record is not linked to this person.
pub async fn undo_link(client: &Client, member: MemberId, person: i64) -> Result<(), HubError> {
    ready(client).await?;
    let sql = "DELETE FROM person_record WHERE club = $1 AND member = $2 AND person = $3";
    match client.execute(sql, &[&member.club, &member.member.0.as_slice(), &person]).await? {
        0 => Err(HubError::NotFound("record")),
        _ => Ok(()),
    }
}
