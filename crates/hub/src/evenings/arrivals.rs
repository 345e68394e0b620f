//! Bundles that arrived from clubs, and the changes that they made to existing evenings.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use tapis_engine::base::quantity::{EntryId, Points};
use tapis_league::{Evening, EveningFigures, EveningResult, MemberUid, Receipt};
use tokio_postgres::Client;

use crate::database::ready;
use crate::evenings::projection::evening_at;
use crate::{HubError, MemberId, members};

/// Bundle that was imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Arrival {
    pub id: i64,
    /// Time of the import.
    pub at: DateTime<Utc>,
    /// The club, by its number in the league.
    pub club: i32,
    pub club_name: String,
    pub receipt: Receipt,
    /// Its evenings that are new or have more rows, and count.
    pub evenings: Vec<ArrivedEvening>,
    /// The existing evenings that it changed.
    pub corrections: Vec<Correction>,
}

/// An evening that arrived with a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ArrivedEvening {
    /// Its number in the league.
    pub number: i64,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
}

/// An evening that a club has corrected in something that rankings may depend on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Correction {
    /// The tournament's number in the club.
    pub journal: i64,
    /// The evening's number in the league; `None` if it does not count.
    pub number: Option<i64>,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The previous name, if it has changed.
    pub name_before: Option<String>,
    /// The previous day, if it has changed.
    pub date_before: Option<NaiveDate>,
    /// Other figures that rankings may depend on have changed: amounts, stacks, or numbers of rebuys, knockouts and so
    /// on.
    pub figures: bool,
    /// The changed results, the best place first.
    pub changes: Vec<Change>,
}

/// Result that an import changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    pub member: MemberId,
    /// First and last name; empty if no club names the member.
    pub name: String,
    /// Place and points before; `None` if the member was not in the results.
    pub before: Option<(u32, Points)>,
    /// Place and points now; `None` if the member is no longer in the results.
    pub after: Option<(u32, Points)>,
}

/// Number of bundles that were imported.
///
/// # Errors
/// If the database cannot be read.
pub async fn arrival_count(client: &Client) -> Result<usize, HubError> {
    ready(client).await?;
    let count: i64 = client.query_one("SELECT count(*) FROM arrival", &[]).await?.get(0);
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// Up to `most` imported bundles, newest first, skipping the `newer` newest ones.
///
/// # Errors
/// If the database cannot be read.
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
            evenings: Vec::new(),
            corrections: Vec::new(),
        });
    }
    name_evenings(client, &mut all).await?;
    correct(client, &mut all).await?;
    Ok(all)
}

/// Adds the evenings that arrived with these bundles.
async fn name_evenings(client: &Client, arrivals: &mut [Arrival]) -> Result<(), HubError> {
    let mut came = Vec::new();
    for arrival in arrivals.iter() {
        let new = arrival.receipt.journals.iter().filter(|journal| journal.new_rows > 0);
        came.extend(new.map(|journal| (arrival.id, arrival.club, journal.journal, journal.epoch)));
    }
    let ids: Vec<i64> = came.iter().map(|one| one.0).collect();
    let clubs: Vec<i32> = came.iter().map(|one| one.1).collect();
    let journals: Vec<i64> = came.iter().map(|one| one.2).collect();
    let epochs: Vec<i32> = came.iter().map(|one| one.3).collect();
    let sql = "SELECT id, number, played.name, played.date
               FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::integer[]) AS came (id, club, journal, epoch)
               JOIN journal USING (club, journal, epoch) JOIN played USING (club, journal, epoch)
               WHERE counts ORDER BY id, played.date, number";
    for row in client.query(sql, &[&ids, &clubs, &journals, &epochs]).await? {
        let Some(arrival) = arrivals.iter_mut().find(|one| one.id == row.get::<_, i64>(0)) else { continue };
        arrival.evenings.push(ArrivedEvening { number: row.get(1), name: row.get(2), date: row.get(3) });
    }
    Ok(())
}

/// Place and points of everybody in the results.
fn places(evening: &Evening) -> BTreeMap<MemberUid, (u32, Points)> {
    let mut all = BTreeMap::new();
    for one in &evening.results {
        let best = all.entry(one.member).or_insert((one.place, one.points));
        if one.place < best.0 {
            *best = (one.place, one.points);
        }
    }
    all
}

/// Further data of an evening on which rankings may depend.
fn figures(evening: &Evening) -> (&EveningFigures, Vec<EveningResult>) {
    let mut results = evening.results.clone();
    results.sort_by_key(|one| (one.member, one.entry));
    for one in &mut results {
        (one.entry, one.place, one.points) = (EntryId(0), 0, Points(0));
        // If a player bought no other entry, the first one's place follows from the places.
        one.figures.first = one.figures.first.filter(|first| first.until_out.is_some());
    }
    (&evening.figures, results)
}

/// Compares two versions of an evening, still without members' names and its number in the league; `None` if
/// nothing that rankings depend on has changed.
fn compare(club: i32, old: &Evening, new: Evening) -> Option<Correction> {
    let (before, after) = (places(old), places(&new));
    let mut changes: Vec<Change> = before
        .keys()
        .chain(after.keys().filter(|member| !before.contains_key(member)))
        .filter(|member| before.get(member) != after.get(member))
        .map(|member| Change {
            member: MemberId { club, member: *member },
            name: String::new(),
            before: before.get(member).copied(),
            after: after.get(member).copied(),
        })
        .collect();
    changes.sort_by_key(|one| (one.after.or(one.before).map(|(place, _)| place), one.member));
    let figures = figures(old) != figures(&new);
    let name_before = (old.name != new.name).then(|| old.name.clone());
    let date_before = (old.date != new.date).then_some(old.date);
    let seen = figures || name_before.is_some() || date_before.is_some() || !changes.is_empty();
    let journal = i64::try_from(new.journal).unwrap_or(i64::MAX);
    let (number, name, date) = (None, new.name, new.date);
    seen.then_some(Correction { journal, number, name, date, name_before, date_before, figures, changes })
}

/// Finds what these arrivals corrected.
///
/// Each arrival records the version in force before and after it.
async fn correct(client: &Client, arrivals: &mut [Arrival]) -> Result<(), HubError> {
    let ids: Vec<i64> = arrivals.iter().map(|one| one.id).collect();
    let sql = "SELECT arrival.id, old.record, old.private, old.salt, new.record, new.private, new.salt,
                 (SELECT number FROM journal AS of WHERE of.club = arrival.club AND of.journal = one.journal
                    AND of.epoch = one.epoch AND counts)
               FROM arrival
               CROSS JOIN jsonb_to_recordset(stood) AS one (journal bigint, epoch integer, before text, after text)
               JOIN evening AS old ON old.club = arrival.club AND old.journal = one.journal AND old.epoch = one.epoch
                 AND old.digest = decode(before, 'hex')
               JOIN evening AS new ON new.club = arrival.club AND new.journal = one.journal AND new.epoch = one.epoch
                 AND new.digest = decode(after, 'hex')
               WHERE arrival.id = ANY($1)
               ORDER BY arrival.id, one.journal, one.epoch";
    for row in client.query(sql, &[&ids]).await? {
        if row.get::<_, &str>(1) == row.get::<_, &str>(4) {
            continue;
        }
        let Some(arrival) = arrivals.iter_mut().find(|one| one.id == row.get::<_, i64>(0)) else { continue };
        let found = compare(arrival.club, &evening_at(&row, 1)?, evening_at(&row, 4)?);
        arrival.corrections.extend(found.map(|one| Correction { number: row.get(7), ..one }));
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
