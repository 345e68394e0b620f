//! Lists that the league gives its clubs: the calendar, rulesets and structures, and everything, including persons, as
//! one signed file.

use chrono::NaiveDate;
use serde::Serialize;
use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::rules::ruleset::{LONGEST_NAME, Ruleset};
use tapis_engine::setup::LARGEST_STARTING_STACK;
use tapis_engine::structure::Structure;
use tapis_league::{
    ClubUid, Hash, LISTS_VERSION, ListedEvening, ListedPerson, ListedRecord, ListedSanction, ListedStructure,
    Lists,
};
use tokio_postgres::Client;

use crate::base::checks;
use crate::database::ready;
use crate::standings::championships::league_name;
use crate::{HubError, LeagueKey, MemberId, persons};

/// An evening of the calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlannedEvening {
    pub id: i64,
    /// Evening as clubs receive it.
    #[serde(flatten)]
    pub evening: ListedEvening,
}

/// The calendar, by date.
///
/// # Errors
/// If the database cannot be read.
pub async fn calendar(client: &Client) -> Result<Vec<PlannedEvening>, HubError> {
    ready(client).await?;
    let sql = "SELECT id, date, start_minute, name, venue, ruleset, structure FROM planned ORDER BY date, start_minute, id";
    let line = |row: &tokio_postgres::Row| PlannedEvening {
        id: row.get(0),
        evening: ListedEvening {
            date: row.get(1),
            start_minute: u16::try_from(row.get::<_, i32>(2)).unwrap_or(0),
            name: row.get(3),
            venue: row.get(4),
            ruleset: row.get(5),
            structure: row.get(6),
        },
    };
    Ok(client.query(sql, &[]).await?.iter().map(line).collect())
}

/// Adds an evening to the calendar.
///
/// # Errors
/// [`HubError::Wrong`] if it has no name, a text is too long, or the date is impossible; [`HubError::NotFound`] if
/// there is no such ruleset or structure.
pub async fn plan(client: &Client, evening: &ListedEvening) -> Result<i64, HubError> {
    ready(client).await?;
    let name = checks::name(&evening.name)?;
    let venue = checks::line(&evening.venue, "hub-venue_unfit")?;
    checks::day(evening.date)?;
    if evening.start_minute >= 24 * 60 {
        return Err(HubError::Wrong { code: "hub-evening", what: name.to_owned() });
    }
    for (kind, wanted) in [("ruleset", &evening.ruleset), ("structure", &evening.structure)] {
        let sql = "SELECT 1 FROM shared WHERE kind = $1 AND name = $2";
        if let Some(wanted) = wanted
            && client.query_opt(sql, &[&kind, wanted]).await?.is_none()
        {
            return Err(HubError::NotFound(kind));
        }
    }
    let sql = "INSERT INTO planned (date, start_minute, name, venue, ruleset, structure)
               VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    let minute = i32::from(evening.start_minute);
    let row = client
        .query_one(sql, &[&evening.date, &minute, &name, &venue, &evening.ruleset, &evening.structure])
        .await?;
    Ok(row.get(0))
}

/// Removes an evening from the calendar. Clubs that have planned it keep it.
///
/// # Errors
/// [`HubError::NotFound`].
pub async fn unplan(client: &Client, id: i64) -> Result<(), HubError> {
    ready(client).await?;
    match client.execute("DELETE FROM planned WHERE id = $1", &[&id]).await? {
        0 => Err(HubError::NotFound("planned")),
        _ => Ok(()),
    }
}

async fn share(client: &Client, kind: &str, name: &str, body: &str) -> Result<(), HubError> {
    let sql = "INSERT INTO shared (kind, name, body) VALUES ($1, $2, $3)
               ON CONFLICT (kind, name) DO UPDATE SET body = excluded.body";
    client.execute(sql, &[&kind, &name, &body]).await?;
    Ok(())
}

/// Adds a ruleset to the lists, or replaces the one with the same name.
///
/// # Errors
/// [`HubError::Wrong`] if it has no name or a setting is out of bounds.
pub async fn share_ruleset(client: &Client, ruleset: &Ruleset) -> Result<(), HubError> {
    ready(client).await?;
    let name = checks::line(&ruleset.name, "championship-name_unfit")?;
    if name.chars().count() > LONGEST_NAME {
        return Err(HubError::Wrong { code: "hub-ruleset_long", what: name.to_owned() });
    }
    if name.is_empty() || !ruleset.problems().is_empty() {
        return Err(HubError::Wrong { code: "hub-ruleset", what: name.to_owned() });
    }
    share(client, "ruleset", name, &serde_json::to_string(ruleset).map_err(HubError::unreadable)?).await
}

/// Adds a structure to the lists, or replaces the one with the same name.
///
/// # Errors
/// [`HubError::Wrong`] if it has no name or cannot be played.
pub async fn share_structure(client: &Client, structure: &ListedStructure) -> Result<(), HubError> {
    ready(client).await?;
    let name = checks::line(&structure.name, "championship-name_unfit")?;
    let stack = (Chips(1)..=LARGEST_STARTING_STACK).contains(&structure.starting_stack);
    let unplayable = !stack || Structure::check(structure.steps.clone()).is_err();
    if name.is_empty() || unplayable {
        return Err(HubError::Wrong { code: "hub-structure", what: name.to_owned() });
    }
    share(client, "structure", name, &serde_json::to_string(structure).map_err(HubError::unreadable)?).await
}

/// Removes a ruleset (`ruleset`) or a structure (`structure`) from the lists. Clubs that have taken it over keep it.
///
/// # Errors
/// [`HubError::NotFound`] if there is none; [`HubError::Wrong`] if an evening in the calendar uses it.
pub async fn unshare(client: &Client, kind: &'static str, name: &str) -> Result<(), HubError> {
    ready(client).await?;
    let sql =
        "SELECT 1 FROM planned WHERE $1 = 'ruleset' AND ruleset = $2 OR $1 = 'structure' AND structure = $2";
    if client.query_opt(sql, &[&kind, &name]).await?.is_some() {
        return Err(HubError::Wrong { code: "hub-shared_used", what: name.to_owned() });
    }
    match client.execute("DELETE FROM shared WHERE kind = $1 AND name = $2", &[&kind, &name]).await? {
        0 => Err(HubError::NotFound(kind)),
        _ => Ok(()),
    }
}

async fn shared<T: serde::de::DeserializeOwned>(client: &Client, kind: &str) -> Result<Vec<T>, HubError> {
    let sql = "SELECT body FROM shared WHERE kind = $1 ORDER BY lower(name), name";
    let rows = client.query(sql, &[&kind]).await?;
    rows.iter().map(|row| serde_json::from_str(row.get(0)).map_err(HubError::unreadable)).collect()
}

/// The rulesets, by name.
///
/// # Errors
/// If one cannot be read.
pub async fn shared_rulesets(client: &Client) -> Result<Vec<Ruleset>, HubError> {
    ready(client).await?;
    shared(client, "ruleset").await
}

/// The structures, by name.
///
/// # Errors
/// If one cannot be read.
pub async fn shared_structures(client: &Client) -> Result<Vec<ListedStructure>, HubError> {
    ready(client).await?;
    shared(client, "structure").await
}

/// The lists for the clubs, signed with the league's key, without evenings before this day.
///
/// # Errors
/// If the database cannot be read.
pub async fn lists(
    client: &Client,
    key: &LeagueKey,
    now: Millis,
    today: NaiveDate,
) -> Result<Vec<u8>, HubError> {
    ready(client).await?;
    let clubs = client.query("SELECT id, uid FROM club", &[]).await?;
    let uid = |of: MemberId| {
        let row = clubs.iter().find(|row| row.get::<_, i32>(0) == of.club)?;
        let club = ClubUid(row.get::<_, &[u8]>(1).try_into().ok()?);
        Some(ListedRecord { club, member: of.member })
    };
    let person = |one: crate::Person| ListedPerson {
        records: one
            .records
            .iter()
            .filter(|record| !one.erased.contains(record))
            .filter_map(|record| uid(*record))
            .collect(),
        licence: one.card.licence,
        last_name: one.card.last_name,
        first_name: one.card.first_name,
        born: one.card.born,
        sanctions: one
            .sanctions
            .into_iter()
            .map(|one| ListedSanction {
                since: one.since,
                until: one.until,
                reason: one.reason,
                decided_by: one.decided_by,
            })
            .collect(),
    };
    let calendar = calendar(client).await?;
    let lists = Lists {
        tapis_lists: LISTS_VERSION,
        league: league_name(client).await?,
        key: Hash(key.public()),
        made: now,
        persons: persons(client, "").await?.into_iter().map(person).collect(),
        calendar: calendar.into_iter().map(|one| one.evening).filter(|one| one.date >= today).collect(),
        rulesets: shared_rulesets(client).await?,
        structures: shared_structures(client).await?,
    };
    lists.write(&|bytes| key.sign(bytes)).map_err(HubError::Server)
}
