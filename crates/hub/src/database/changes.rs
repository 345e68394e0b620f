//! Counts the changes to the input of standings, so that standings are recalculated only after one.

use std::collections::BTreeSet;

use tokio_postgres::Transaction;

use crate::{HubError, MemberId};

/// Held shared by transactions that change seasons, and exclusively by those that have to find out which seasons
/// change.
const SEASONS: i64 = 7_210_424;

/// Records a change to what these clubs have played in these seasons; without clubs, all of it. Call it last in a
/// transaction: from here on, others that change the same season wait until it ends, always in the same order.
pub(crate) async fn raise(
    transaction: &Transaction<'_>,
    seasons: &BTreeSet<i32>,
    clubs: &[i32],
) -> Result<(), HubError> {
    let seasons: Vec<i32> = seasons.iter().copied().collect();
    transaction.execute("SELECT pg_advisory_xact_lock_shared($1)", &[&SEASONS]).await?;
    let sql = "WITH raised AS (
                 INSERT INTO change (season, changes) SELECT season, 1 FROM unnest($1::integer[]) AS season
                 ON CONFLICT (season) DO UPDATE SET changes = change.changes + 1 RETURNING season, changes)
               INSERT INTO change_club (season, club, changes)
               SELECT season, club, changes FROM raised CROSS JOIN (SELECT DISTINCT unnest($2::integer[]) AS club) AS clubs
               ON CONFLICT (season, club) DO UPDATE SET changes = excluded.changes";
    transaction.execute(sql, &[&seasons, &clubs]).await?;
    Ok(())
}

/// From here until this transaction ends, others wait before they raise a season. The work of those that have already
/// raised theirs is visible now; the others raise theirs after this transaction, so their seasons are recalculated with
/// its changes.
pub(crate) async fn alone(transaction: &Transaction<'_>) -> Result<(), HubError> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&SEASONS]).await?;
    Ok(())
}

/// The seasons, except the known ones, that were played by these records or by others that count for them. Call
/// [`alone`] first.
pub(crate) async fn seasons_of(
    transaction: &Transaction<'_>,
    records: &[MemberId],
    known: &BTreeSet<i32>,
) -> Result<BTreeSet<i32>, HubError> {
    let clubs: Vec<i32> = records.iter().map(|one| one.club).collect();
    let members: Vec<&[u8]> = records.iter().map(|one| one.member.0.as_slice()).collect();
    let known: Vec<i32> = known.iter().copied().collect();
    let most = i32::try_from(MOST_LINKS).unwrap_or(i32::MAX);
    let sql = include_str!("changes/seasons_of.sql");
    let rows = transaction.query(sql, &[&clubs, &members, &known, &most]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Makes transactions that calculate standings wait for each other. A repeatable-read transaction calls it first, so
/// that its snapshot is taken once the lock is held.
pub(crate) async fn lock(transaction: &Transaction<'_>) -> Result<(), HubError> {
    transaction.batch_execute("LOCK TABLE standing_of IN SHARE ROW EXCLUSIVE MODE").await?;
    Ok(())
}

/// Discards all kept standings, because anything may have changed.
pub(crate) async fn forget(transaction: &Transaction<'_>) -> Result<(), HubError> {
    lock(transaction).await?;
    let sql = "DELETE FROM standing; DELETE FROM standing_team; DELETE FROM standing_of;
               DELETE FROM standing_over; DELETE FROM standing_span";
    transaction.batch_execute(sql).await?;
    let seasons = transaction.query("SELECT season FROM change UNION SELECT season FROM played", &[]).await?;
    raise(transaction, &seasons.iter().map(|row| row.get(0)).collect(), &[]).await
}

/// Number of links followed from a record to the one that it counts for. Real chains of merged records are short; a
/// long one would make all other clubs wait.
pub(crate) const MOST_LINKS: usize = 64;
