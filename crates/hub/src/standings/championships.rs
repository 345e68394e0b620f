//! The league's name and its championships.

use serde::Serialize;
use tapis_engine::championship::{ChampionshipRules, CountedEvenings, RankedMembers, Teams};
use tokio_postgres::Client;

use crate::HubError;
use crate::base::checks;
use crate::database::ready;

/// A ranking over all clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChampionshipLine {
    pub id: i32,
    /// The season, by the year in which it began.
    pub season: i32,
    pub name: String,
    pub rules: ChampionshipRules,
}

/// Sets the league's name, as shown on its site.
///
/// # Errors
/// [`HubError::Wrong`] if the name is empty or too long.
pub async fn name_league(client: &Client, name: &str) -> Result<(), HubError> {
    ready(client).await?;
    client.execute("UPDATE league SET name = $1", &[&checks::name(name)?]).await?;
    Ok(())
}

/// The league's name; empty if not set.
pub(crate) async fn league_name(client: &Client) -> Result<String, HubError> {
    Ok(client.query_one("SELECT name FROM league", &[]).await?.get(0))
}

/// The rules without what a league ignores, which may therefore hold anything: the evenings and members of one club's
/// file, and the tags of teams, because a league's teams are its clubs.
fn in_a_league(rules: &ChampionshipRules) -> ChampionshipRules {
    let mut rules = rules.clone();
    rules.members = RankedMembers::Everyone;
    if matches!(rules.evenings, CountedEvenings::Only { .. }) {
        rules.evenings = CountedEvenings::All;
    }
    if let Some(Teams { tags, .. }) = &mut rules.teams {
        *tags = ["1", "2"].map(str::to_owned).into();
    }
    rules
}

/// Adds a championship of a season, or changes the rules of the one with that name.
///
/// # Errors
/// [`HubError::Rules`] if the rules cannot be used.
pub async fn add_championship(
    client: &Client,
    season: i32,
    name: &str,
    rules: &ChampionshipRules,
) -> Result<i32, HubError> {
    ready(client).await?;
    checks::season(season)?;
    let name = checks::name(name)?;
    if let Some(problem) = in_a_league(rules).problems().into_iter().next() {
        return Err(HubError::Rules(problem));
    }
    let text = serde_json::to_string(rules).map_err(HubError::unreadable)?;
    let sql = "INSERT INTO championship (season, name, rules) VALUES ($1, $2, $3)
               ON CONFLICT (season, name) DO UPDATE SET rules = excluded.rules RETURNING id";
    Ok(client.query_one(sql, &[&season, &name, &text]).await?.get(0))
}

/// All championships, those of the latest season first.
///
/// # Errors
/// If one cannot be read.
pub async fn championships(client: &Client) -> Result<Vec<ChampionshipLine>, HubError> {
    ready(client).await?;
    let sql = "SELECT id, season, name, rules FROM championship ORDER BY season DESC, id";
    let mut all = Vec::new();
    for row in client.query(sql, &[]).await? {
        let rules = serde_json::from_str(row.get(3)).map_err(HubError::unreadable)?;
        all.push(ChampionshipLine { id: row.get(0), season: row.get(1), name: row.get(2), rules });
    }
    Ok(all)
}

/// Removes a championship. The evenings and their points stay.
///
/// # Errors
/// [`HubError::NotFound`].
pub async fn remove_championship(client: &Client, id: i32) -> Result<(), HubError> {
    ready(client).await?;
    match client.execute("DELETE FROM championship WHERE id = $1", &[&id]).await? {
        0 => Err(HubError::NotFound("championship")),
        _ => Ok(()),
    }
}

/// The seasons with evenings that count, latest first.
///
/// # Errors
/// If the database cannot be read.
pub async fn seasons(client: &Client) -> Result<Vec<i32>, HubError> {
    ready(client).await?;
    let sql = "SELECT season FROM change
               CROSS JOIN LATERAL (
                 SELECT FROM played JOIN journal USING (club, journal, epoch)
                 WHERE played.season = change.season AND counts LIMIT 1) AS one
               ORDER BY season DESC";
    Ok(client.query(sql, &[]).await?.iter().map(|row| row.get(0)).collect())
}
