//! Differences between clubs and league about persons, for the league to decide.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use sha2::{Digest, Sha256};
use tokio_postgres::Client;
use tokio_postgres::types::ToSql;

use super::{PersonCard, card_at, link_record, plain, plain_licence, save_person};
use crate::database::ready;
use crate::{HubError, MemberId};

/// A club's record and a person that differ or may be the same, for the league to decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The record.
    pub member: MemberId,
    /// Its club's name.
    pub club_name: String,
    /// The club's data.
    pub club_says: PersonCard,
    /// The person.
    pub person: i64,
    /// The league's data.
    pub league_says: PersonCard,
    /// The record is linked to this person, but the club has another licence or name. If false, it may be this person.
    pub linked: bool,
}

/// The differences of linked records, and the records that may be a person: with the same licence under another name,
/// or the same names under another licence.
///
/// # Errors
/// If the database cannot be read.
pub async fn differences(client: &Client) -> Result<Vec<Difference>, HubError> {
    ready(client).await?;
    let rows =
        "SELECT id, licence, last_name, first_name, born FROM person WHERE removed_at IS NULL ORDER BY id";
    let cards: BTreeMap<i64, PersonCard> =
        client.query(rows, &[]).await?.iter().map(|row| (row.get(0), card_at(row, 1))).collect();
    let mut at_licence = BTreeMap::<Vec<u8>, Vec<i64>>::new();
    let mut at_name = BTreeMap::<_, Vec<i64>>::new();
    for (id, card) in &cards {
        if let Some(licence) = plain_licence(card) {
            at_licence.entry(licence).or_default().push(*id);
        }
        at_name.entry(plain(card)).or_default().push(*id);
    }
    let sql = "SELECT member.club, member.member, club.name, member.licence, member.last_name, member.first_name,
                 NULL::date, known.person
               FROM member
               JOIN club ON club.id = member.club
               LEFT JOIN person_record AS known ON known.club = member.club AND known.member = member.member
               WHERE member.state = 'known' ORDER BY member.club, member.last_name, member.first_name, member.member";
    let mut all = Vec::new();
    for row in client.query(sql, &[]).await? {
        let club_says = card_at(&row, 3);
        let linked: Option<i64> = row.get(7);
        let may_be: Vec<i64> = if let Some(person) = linked {
            vec![person]
        } else {
            let by_licence = plain_licence(&club_says).and_then(|licence| at_licence.get(&licence));
            let found = by_licence.into_iter().chain(at_name.get(&plain(&club_says))).flatten();
            found.copied().collect::<BTreeSet<i64>>().into_iter().collect()
        };
        for person in may_be {
            let Some(league_says) = cards.get(&person).cloned() else { continue };
            // Values are normalised only if they are not identical.
            let letter_for_letter = club_says.last_name == league_says.last_name
                && club_says.first_name == league_says.first_name
                && club_says.licence == league_says.licence;
            let same = letter_for_letter
                || plain(&club_says) == plain(&league_says)
                    && (club_says.licence.is_none()
                        || plain_licence(&club_says) == plain_licence(&league_says));
            if linked.is_none() || !same {
                all.push(Difference {
                    member: MemberId::at(&row, 0),
                    club_name: row.get(2),
                    club_says: club_says.clone(),
                    person,
                    league_says,
                    linked: linked.is_some(),
                });
            }
        }
    }
    let sql = "SELECT club, member, person, digest, true FROM person_refused
               UNION ALL SELECT club, member, person, digest, false FROM person_apart WHERE digest IS NOT NULL";
    let refused: BTreeSet<(MemberId, i64, Vec<u8>, bool)> = client
        .query(sql, &[])
        .await?
        .iter()
        .map(|row| (MemberId::at(row, 0), row.get(2), row.get(3), row.get(4)))
        .collect();
    all.retain(|one| {
        !refused.contains(&(one.member, one.person, words(&one.club_says).to_vec(), one.linked))
    });
    Ok(all)
}

/// What is stored of a club's refused data.
pub(super) fn words(card: &PersonCard) -> [u8; 32] {
    let all = [card.licence.as_deref().unwrap_or_default(), &card.last_name, &card.first_name];
    Sha256::digest(all.join("\n")).into()
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
    let all = differences(client).await?;
    let found = all.into_iter().find(|one| one.member == member && one.person == person);
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
