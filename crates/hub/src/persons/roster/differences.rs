//! Differences between clubs and league about persons, for the league to decide.

use serde::Serialize;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::{PersonCard, card_at, link_record, save_person};
use crate::database::{part, ready};
use crate::persons::roster::words;
use crate::{HubError, MemberId};

/// A club's record and a person that differ or may be the same, for the league to decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub member: MemberId,
    pub club_name: String,
    pub club_says: PersonCard,
    pub person: i64,
    pub league_says: PersonCard,
    /// The record is linked to this person, but the club has another licence or name. If false, it may be this person.
    pub linked: bool,
}

/// The pairs of a record and a person that differ or may be the same and that nobody has refused, as `open`; of record `$2` of
/// club `$1` only, if that is not null.
const OPEN: &str = "WITH found AS (
    SELECT known.club, known.member, known.person, true AS linked
    FROM person_record AS known
    JOIN member ON member.club = known.club AND member.member = known.member AND member.state = 'known'
    JOIN person ON person.id = known.person AND removed_at IS NULL
    WHERE member.spelt <> person.spelt
      OR member.licence IS NOT NULL AND member.alike_licence IS DISTINCT FROM person.alike_licence
    UNION ALL
    SELECT club, member, person, false FROM (
      SELECT club, member, id AS person FROM member JOIN person USING (alike_licence)
      WHERE state = 'known' AND removed_at IS NULL
      UNION ALL
      SELECT club, member, id FROM member JOIN person USING (spelt)
      WHERE state = 'known' AND removed_at IS NULL
        AND (member.alike_licence = person.alike_licence) IS NOT TRUE) AS alike
    WHERE NOT EXISTS (
      SELECT FROM person_record AS known WHERE known.club = alike.club AND known.member = alike.member)),
  said AS (
    SELECT club, member, person, linked FROM (
      SELECT *, true AS linked FROM person_refused UNION ALL SELECT *, false FROM person_apart) AS refused
    JOIN member USING (club, member)
    WHERE digest = sha256(convert_to(
      coalesce(licence, '') || E'\\n' || last_name || E'\\n' || first_name, 'UTF8'))),
  open AS (
    SELECT * FROM found
    WHERE ($1::integer IS NULL OR club = $1 AND member = $2)
      AND NOT EXISTS (SELECT FROM said WHERE said.club = found.club AND said.member = found.member
                        AND said.person = found.person AND said.linked = found.linked))";

/// The number of all differences.
pub(crate) async fn difference_count(client: &Client) -> Result<usize, HubError> {
    ready(client).await?;
    let sql = format!("{OPEN} SELECT count(*) FROM open");
    let count: i64 = client.query_one(&sql, &[&None::<i32>, &None::<&[u8]>]).await?.get(0);
    Ok(usize::try_from(count).unwrap_or(0))
}

/// A part of all differences, or those of one record, and the number of all of these. Only clubs of which something is shown
/// are put in the order of names.
async fn read(
    client: &Client,
    of: Option<MemberId>,
    first: usize,
    most: Option<usize>,
) -> Result<(Vec<Difference>, usize), HubError> {
    ready(client).await?;
    let sql = format!(
        "{OPEN}, counted AS MATERIALIZED (SELECT * FROM open),
         of_club AS MATERIALIZED (
           SELECT club, (sum(count(*)) OVER (ORDER BY club) - count(*))::bigint AS before, count(*) AS number
           FROM counted GROUP BY club),
         near AS MATERIALIZED (
           SELECT club, before FROM of_club
           WHERE before + number > $3 AND ($4::bigint IS NULL OR before < $3 + $4)),
         part AS MATERIALIZED (
           SELECT club, member.member, licence, last_name, first_name, person, linked
           FROM near JOIN counted USING (club) JOIN member USING (club, member)
           ORDER BY club, last_name, first_name, member.member, person
           OFFSET $3 - coalesce((SELECT min(before) FROM near), 0) LIMIT $4)
         SELECT part.club, part.member, club.name, part.licence, part.last_name, part.first_name,
           NULL::date, person.id, person.licence, person.last_name, person.first_name, person.born, linked, number
         FROM (SELECT count(*) AS number FROM counted) AS all_of_them
         LEFT JOIN (part JOIN club ON club.id = part.club JOIN person ON person.id = part.person) ON true
         ORDER BY part.club, part.last_name, part.first_name, part.member, person.id"
    );
    let uid = of.map(|of| of.member.0.to_vec());
    let (first, most) = part(first, most);
    let rows = client.query(&sql, &[&of.map(|of| of.club), &uid, &first, &most]).await?;
    let difference = |row: &Row| Difference {
        member: MemberId::at(row, 0),
        club_name: row.get(2),
        club_says: card_at(row, 3),
        person: row.get(7),
        league_says: card_at(row, 8),
        linked: row.get(12),
    };
    let all = rows.first().map_or(0, |row| row.get::<_, i64>(13));
    // A line without a difference has the number alone.
    let shown = rows.iter().filter(|row| row.get::<_, Option<i64>>(7).is_some());
    Ok((shown.map(difference).collect(), usize::try_from(all).unwrap_or(0)))
}

/// The differences of linked records, and the records that may be a person: with the same licence under another name,
/// or the same names under another licence.
///
/// # Errors
/// If the database cannot be read.
pub async fn differences(client: &Client) -> Result<Vec<Difference>, HubError> {
    Ok(read(client, None, 0, None).await?.0)
}

/// At most so many of [`differences`] after the first so many, and the number of all.
pub(crate) async fn some_differences(
    client: &Client,
    first: usize,
    most: usize,
) -> Result<(Vec<Difference>, usize), HubError> {
    read(client, None, first, Some(most)).await
}

/// Reopens a difference that was refused.
///
/// # Errors
/// [`HubError::NotFound`] if it was not refused.
pub async fn undo_refusal(client: &Client, member: MemberId, person: i64) -> Result<(), HubError> {
    ready(client).await?;
    // The record is still not linked automatically.
    let sql = "WITH asked AS (
                 UPDATE person_apart SET digest = NULL
                 WHERE club = $1 AND member = $2 AND person = $3 AND digest IS NOT NULL RETURNING 1),
               forgotten AS (
                 DELETE FROM person_refused WHERE club = $1 AND member = $2 AND person = $3 RETURNING 1)
               SELECT 1 FROM asked UNION ALL SELECT 1 FROM forgotten";
    match client.execute(sql, &[&member.club, &member.member.0.as_slice(), &person]).await? {
        0 => Err(HubError::NotFound("difference")),
        _ => Ok(()),
    }
}

/// Decides about a difference: takes over the club's data (or links the record to this person), or refuses.
///
/// # Errors
/// [`HubError::NotFound`] if there is no such difference any more; [`HubError::Wrong`] if another person has the
/// licence.
pub async fn decide_difference(
    client: &mut Client,
    member: MemberId,
    person: i64,
    accept: bool,
) -> Result<(), HubError> {
    let (all, _) = read(client, Some(member), 0, None).await?;
    let found = all.into_iter().find(|one| one.person == person);
    let found = found.ok_or(HubError::NotFound("difference"))?;
    if !accept {
        let sql = if found.linked {
            "INSERT INTO person_refused (club, member, person, digest) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING"
        } else {
            "INSERT INTO person_apart (club, member, person, digest) VALUES ($1, $2, $3, $4)
             ON CONFLICT (club, member, person) DO UPDATE SET digest = excluded.digest"
        };
        let digest = words(&found.club_says);
        let values: [&(dyn ToSql + Sync); 4] =
            [&member.club, &member.member.0.as_slice(), &person, &digest.as_slice()];
        client.execute(sql, &values).await?;
        return Ok(());
    }
    if !found.linked {
        link_record(client, member, person).await?;
        return Ok(());
    }
    let licence = found.club_says.licence.clone().or(found.league_says.licence);
    let card = PersonCard { licence, born: found.league_says.born, ..found.club_says };
    save_person(client, Some(person), card).await?;
    Ok(())
}
