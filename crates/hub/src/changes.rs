//! How often something has changed of what standings are counted from, so that they are counted again only then.

use std::collections::BTreeSet;

use tokio_postgres::Transaction;

use crate::{HubError, MemberId};

/// The lock that whoever changes seasons shares, and whoever has to find out which seasons change has alone.
const SEASONS: i64 = 7_210_424;

/// Something of these seasons has changed. It comes last in a transaction: others that change the same season wait from here
/// until it ends, and always in the same order.
pub(crate) async fn raise(transaction: &Transaction<'_>, seasons: &BTreeSet<i32>) -> Result<(), HubError> {
    let seasons: Vec<i32> = seasons.iter().copied().collect();
    transaction.execute("SELECT pg_advisory_xact_lock_shared($1)", &[&SEASONS]).await?;
    let sql = "INSERT INTO change (season, changes) SELECT season, 1 FROM unnest($1::integer[]) AS season
               ON CONFLICT (season) DO UPDATE SET changes = change.changes + 1";
    transaction.execute(sql, &[&seasons]).await?;
    Ok(())
}

/// From here until this transaction ends, others wait before they raise a season. What those did that have raised theirs can
/// be read now; the seasons of the rest are raised after this transaction, and counted again with what it has changed.
pub(crate) async fn alone(transaction: &Transaction<'_>) -> Result<(), HubError> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&SEASONS]).await?;
    Ok(())
}

/// The seasons, but for those known already, that were played by these records or by others that count for them. The caller
/// has called [`alone`].
pub(crate) async fn seasons_of(
    transaction: &Transaction<'_>,
    records: &[MemberId],
    known: &BTreeSet<i32>,
) -> Result<BTreeSet<i32>, HubError> {
    let clubs: Vec<i32> = records.iter().map(|one| one.club).collect();
    let members: Vec<&[u8]> = records.iter().map(|one| one.member.0.as_slice()).collect();
    let known: Vec<i32> = known.iter().copied().collect();
    let rows = transaction.query(include_str!("changes/seasons_of.sql"), &[&clubs, &members, &known]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Makes transactions that count standings wait for each other. A repeatable-read transaction calls it first, so that its
/// snapshot is taken once the lock is held.
pub(crate) async fn lock(transaction: &Transaction<'_>) -> Result<(), HubError> {
    transaction.batch_execute("LOCK TABLE standing_of IN SHARE ROW EXCLUSIVE MODE").await?;
    Ok(())
}

/// Discards all kept standings, because anything may have changed.
pub(crate) async fn forget(transaction: &Transaction<'_>) -> Result<(), HubError> {
    lock(transaction).await?;
    transaction
        .batch_execute("DELETE FROM standing; DELETE FROM standing_club; DELETE FROM standing_of")
        .await?;
    let seasons =
        transaction.query("SELECT season FROM change UNION SELECT season FROM journal", &[]).await?;
    raise(transaction, &seasons.iter().map(|row| row.get(0)).collect()).await
}
