//! What has arrived from clubs, and what it changed of evenings that were there already.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use tapis_engine::quantity::Points;
use tapis_league::{MemberUid, PublicEvening, Receipt};
use tokio_postgres::Client;

use crate::database::ready;
use crate::{HubError, MemberId, members};

/// A bundle that was taken in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Arrival {
    /// Its number.
    pub id: i64,
    /// When it was taken in.
    pub at: DateTime<Utc>,
    /// The club, by its number in the league.
    pub club: i32,
    /// What the club is called.
    pub club_name: String,
    /// What became of it.
    pub receipt: Receipt,
    /// The evenings that were there already and whose results it changed.
    pub corrections: Vec<Correction>,
}

/// An evening whose results are others now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Correction {
    /// The tournament's number in the club.
    pub journal: i64,
    /// What it is called.
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// Whose results are others, the best place first.
    pub changes: Vec<Change>,
}

/// A result that is another one now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The member.
    pub member: MemberId,
    /// First and last name; empty: no club names him.
    pub name: String,
    /// Place and points before; none: was not among the results.
    pub before: Option<(u32, Points)>,
    /// Place and points now; none: is not among them any more.
    pub after: Option<(u32, Points)>,
}

/// How many bundles were taken in.
///
/// # Errors
/// Where the database cannot be read.
pub async fn arrival_count(client: &Client) -> Result<usize, HubError> {
    ready(client).await?;
    let count: i64 = client.query_one("SELECT count(*) FROM arrival", &[]).await?.get(0);
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// Bundles that were taken in, the newest first: so many, after so many newer ones.
///
/// # Errors
/// Where the database cannot be read.
pub async fn arrivals(client: &Client, newer: usize, most: usize) -> Result<Vec<Arrival>, HubError> {
    ready(client).await?;
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let sql = "SELECT arrival.id, at, club, club.name, receipt::text FROM arrival JOIN club ON club.id = arrival.club
               ORDER BY arrival.id DESC OFFSET $1 LIMIT $2";
    let mut all = Vec::new();
    for row in client.query(sql, &[&number(newer), &number(most)]).await? {
        all.push(Arrival {
            id: row.get(0),
            at: row.get(1),
            club: row.get(2),
            club_name: row.get(3),
            receipt: serde_json::from_str(row.get(4)).map_err(HubError::unreadable)?,
            corrections: Vec::new(),
        });
    }
    correct(client, &mut all).await?;
    Ok(all)
}

/// Place and points of everybody who is among the results.
fn places(evening: &PublicEvening) -> BTreeMap<MemberUid, (u32, Points)> {
    let mut all = BTreeMap::new();
    for one in &evening.results {
        let best = all.entry(one.member).or_insert((one.place, one.points));
        if one.place < best.0 {
            *best = (one.place, one.points);
        }
    }
    all
}

/// Finds what these arrivals corrected. An evening bears the instant of its arrival: both are of one transaction.
async fn correct(client: &Client, arrivals: &mut [Arrival]) -> Result<(), HubError> {
    let ids: Vec<i64> = arrivals.iter().map(|one| one.id).collect();
    let stood = |when: &str| {
        format!(
            "(SELECT record FROM evening WHERE club = came.club AND journal = came.journal AND epoch = came.epoch
                AND arrived {when} came.at ORDER BY rows DESC, evening.arrived DESC, digest LIMIT 1)"
        )
    };
    let sql = format!(
        "SELECT id, journal, {}, {} FROM (
           SELECT DISTINCT arrival.id, arrival.at, evening.club, journal, epoch FROM arrival
           JOIN evening ON evening.club = arrival.club AND arrived = at
           WHERE arrival.id = ANY($1)) AS came ORDER BY id, journal, epoch",
        stood("<"),
        stood("<=")
    );
    for row in client.query(&sql, &[&ids]).await? {
        let (old, new): (Option<&str>, Option<&str>) = (row.get(2), row.get(3));
        let (Some(old), Some(new)) = (old, new) else { continue };
        if old == new {
            continue;
        }
        let Some(arrival) = arrivals.iter_mut().find(|one| one.id == row.get::<_, i64>(0)) else { continue };
        let old: PublicEvening = serde_json::from_str(old).map_err(HubError::unreadable)?;
        let new: PublicEvening = serde_json::from_str(new).map_err(HubError::unreadable)?;
        let (before, after) = (places(&old), places(&new));
        let mut changes: Vec<Change> = before
            .keys()
            .chain(after.keys().filter(|member| !before.contains_key(member)))
            .filter(|member| before.get(member) != after.get(member))
            .map(|member| Change {
                member: MemberId { club: arrival.club, member: *member },
                name: String::new(),
                before: before.get(member).copied(),
                after: after.get(member).copied(),
            })
            .collect();
        changes.sort_by_key(|one| (one.after.or(one.before).map(|(place, _)| place), one.member));
        if !changes.is_empty() {
            let journal = row.get(1);
            arrival.corrections.push(Correction { journal, name: new.name, date: new.date, changes });
        }
    }
    let all = || arrivals.iter().flat_map(|one| &one.corrections).flat_map(|one| &one.changes);
    let wanted: Vec<MemberId> = all().map(|one| one.member).collect();
    let named = members(client, &wanted).await?;
    let changes = arrivals.iter_mut().flat_map(|one| &mut one.corrections).flat_map(|one| &mut one.changes);
    for change in changes {
        change.name = named.get(&change.member).map(|one| one.name.clone()).unwrap_or_default();
    }
    Ok(())
}
