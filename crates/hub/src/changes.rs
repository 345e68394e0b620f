//! How often something has changed of what standings are counted from, so that they are counted again only then.

use std::collections::BTreeSet;

use tokio_postgres::Transaction;

use crate::HubError;

/// The key under which changes of who counts for whom are numbered; they concern every season.
pub(crate) const PERSONS: i32 = 0;

/// Something of these seasons has changed. It comes last in a transaction: others that change the same season wait from here
/// until it ends, and always in the same order.
pub(crate) async fn raise(transaction: &Transaction<'_>, seasons: &BTreeSet<i32>) -> Result<(), HubError> {
    let seasons: Vec<i32> = seasons.iter().copied().collect();
    let sql = "INSERT INTO change (season, changes) SELECT season, 1 FROM unnest($1::integer[]) AS season
               ON CONFLICT (season) DO UPDATE SET changes = change.changes + 1";
    transaction.execute(sql, &[&seasons]).await?;
    Ok(())
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
