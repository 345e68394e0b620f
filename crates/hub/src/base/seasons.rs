//! The season of a day, and the tables of each season.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};
use tapis_league::Evening;
use tokio_postgres::Transaction;

use crate::HubError;

/// The season of a day, by the year in which it began: seasons begin in September.
pub(crate) fn season_at(day: NaiveDate) -> i32 {
    if day.month() >= 9 { day.year() } else { day.year() - 1 }
}

/// Whether anybody plays in this season.
pub(crate) fn is_season(season: i32) -> bool {
    (1900..=2200).contains(&season)
}

/// The season in which an evening counts.
///
/// # Errors
/// [`HubError::WrongDay`] if nobody can have played that day.
pub(crate) fn season_of(evening: &Evening) -> Result<i32, HubError> {
    let season = season_at(evening.date);
    if is_season(season) {
        return Ok(season);
    }
    Err(HubError::WrongDay { name: evening.name.clone(), date: evening.date })
}

/// Creates the tables of these seasons if they do not exist. To create one, PostgreSQL waits for every transaction that
/// has read rows or results of any season. Call this before reading any: otherwise two transactions wait for each
/// other.
pub(crate) async fn prepare(transaction: &Transaction<'_>, seasons: &BTreeSet<i32>) -> Result<(), HubError> {
    for season in seasons {
        transaction.execute("SELECT hub_season($1)", &[season]).await?;
    }
    Ok(())
}

/// Name of a season, such as `2026/27`.
pub(crate) fn season_name(season: i32) -> String {
    format!("{season}/{:02}", season.saturating_add(1).rem_euclid(100))
}

/// First and last day of a season: it begins in September.
pub(crate) fn season_days(season: i32) -> (NaiveDate, NaiveDate) {
    let day = |month, day, year| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    (day(9, 1, season), day(8, 31, season.saturating_add(1)))
}
