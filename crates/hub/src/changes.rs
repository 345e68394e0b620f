//! How often something has changed of what standings are counted from, so that they are counted again only then.

use std::collections::BTreeSet;

use tokio_postgres::Transaction;

use crate::HubError;

/// Stands beside the seasons for who counts for whom, in all of them.
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

/// Whoever counts standings waits for others who do. It is the transaction's first statement where it sees one state of the
/// database: that of the moment in which it has the lock.
pub(crate) async fn lock(transaction: &Transaction<'_>) -> Result<(), HubError> {
    transaction.batch_execute("LOCK TABLE standing_of IN SHARE ROW EXCLUSIVE MODE").await?;
    Ok(())
}

/// Everything may have changed: no standings are kept.
pub(crate) async fn forget(transaction: &Transaction<'_>) -> Result<(), HubError> {
    lock(transaction).await?;
    transaction.batch_execute("DELETE FROM standing; DELETE FROM standing_of").await?;
    let seasons =
        transaction.query("SELECT season FROM change UNION SELECT season FROM journal", &[]).await?;
    raise(transaction, &seasons.iter().map(|row| row.get(0)).collect()).await
}
