//! The season of a day, and the tables of each season.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};
use tokio_postgres::Transaction;

use crate::HubError;

/// The season of a day, by the year in which it began: seasons begin in September. None if no evening can have been
/// played that day.
pub(crate) fn season_of(day: NaiveDate) -> Option<i32> {
    let season = if day.month() >= 9 { day.year() } else { day.year() - 1 };
    (1900..=2200).contains(&season).then_some(season)
}

/// Makes the tables of these seasons where they are missing. To make some, PostgreSQL waits for everybody who has read
/// rows or results of any season, so a transaction calls this before it reads any itself: otherwise two of them would
/// wait for each other.
pub(crate) async fn prepare(transaction: &Transaction<'_>, seasons: &BTreeSet<i32>) -> Result<(), HubError> {
    for season in seasons {
        transaction.execute("SELECT hub_season($1)", &[season]).await?;
    }
    Ok(())
}
