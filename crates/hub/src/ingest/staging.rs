//! A temporary table of the connection that holds the rows of a bundle until their place is known.

use std::collections::BTreeMap;
use std::pin::Pin;

use tapis_league::{Hash, Row, RowContent};
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Transaction};

use crate::HubError;
use crate::ingest::journal::{JournalPlace, signed};

/// Creates the table, once per connection.
pub(super) async fn prepare(client: &Client) -> Result<(), HubError> {
    let sql = "CREATE TEMPORARY TABLE IF NOT EXISTS arriving (
                 journal bigint NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, kind \"char\" NOT NULL,
                 version integer NOT NULL, target bigint, hash bytea NOT NULL, digest bytea, salt bytea, events text
               ) ON COMMIT DELETE ROWS";
    client.batch_execute(sql).await?;
    Ok(())
}

/// Copies rows into it.
pub(super) struct Writer(Pin<Box<BinaryCopyInWriter>>);

impl Writer {
    pub(super) async fn new(transaction: &Transaction<'_>) -> Result<Self, HubError> {
        let types = [
            Type::INT8,
            Type::INT8,
            Type::INT8,
            Type::CHAR,
            Type::INT4,
            Type::INT8,
            Type::BYTEA,
            Type::BYTEA,
            Type::BYTEA,
            Type::TEXT,
        ];
        let sink = transaction.copy_in("COPY arriving FROM STDIN BINARY").await?;
        Ok(Writer(Box::pin(BinaryCopyInWriter::new(sink, &types))))
    }

    pub(super) async fn write(&mut self, journal: i64, row: &Row<'_>, hash: Hash) -> Result<(), HubError> {
        let (digest, salt, events) = match &row.content {
            RowContent::Told { salt, text } => (None, Some(salt.as_slice()), Some(text.as_ref())),
            RowContent::Withheld { digest } => (Some(digest.0), None, None),
        };
        let digest = digest.as_ref().map(|digest| digest.as_slice());
        let kind = i8::try_from(row.kind.letter()).unwrap_or(0);
        let version = i32::try_from(row.version).unwrap_or(i32::MAX);
        let values: [&(dyn ToSql + Sync); 10] = [
            &journal,
            &signed(row.seq),
            &row.at.0,
            &kind,
            &version,
            &row.target.map(signed),
            &hash.0.as_slice(),
            &digest,
            &salt,
            &events,
        ];
        Ok(self.0.as_mut().write(&values).await?)
    }

    pub(super) async fn finish(mut self) -> Result<(), HubError> {
        self.0.as_mut().finish().await?;
        Ok(())
    }
}

/// For each journal that the league knows: the last row that is already stored, and the history that contains it.
pub(super) async fn common(
    transaction: &Transaction<'_>,
    club: i32,
) -> Result<BTreeMap<i64, (i64, i32)>, HubError> {
    transaction.batch_execute("ANALYZE arriving").await?;
    let sql = "SELECT DISTINCT ON (there.journal) there.journal, there.seq, there.epoch
               FROM arriving
               JOIN journal ON journal.club = $1 AND journal.journal = arriving.journal AND journal.epoch = 0
               JOIN journal_row AS there ON there.season = journal.season AND there.club = $1
                 AND there.journal = arriving.journal AND there.seq = arriving.seq AND there.hash = arriving.hash
               ORDER BY there.journal, there.seq DESC, there.epoch";
    let rows = transaction.query(sql, &[&club]).await?;
    Ok(rows.iter().map(|row| (row.get(0), (row.get(1), row.get(2)))).collect())
}

/// Moves the new rows to their place.
pub(super) async fn move_rows(
    transaction: &Transaction<'_>,
    club: i32,
    places: &BTreeMap<i64, JournalPlace>,
) -> Result<(), HubError> {
    let (mut journals, mut seasons) = (Vec::new(), Vec::new());
    let (mut epochs, mut afters) = (Vec::new(), Vec::new());
    for (journal, place) in places {
        journals.push(*journal);
        seasons.push(place.season);
        epochs.push(place.epoch);
        afters.push(place.after);
    }
    let sql = "INSERT INTO journal_row
                 (season, club, journal, epoch, seq, at, kind, version, target, hash, digest, salt, events)
               SELECT place.season, $1, journal, place.epoch, seq, at, kind, version, target, hash, digest, salt, events
               FROM arriving
               JOIN unnest($2::bigint[], $3::integer[], $4::integer[], $5::bigint[])
                 AS place (journal, season, epoch, after) USING (journal)
               WHERE seq > place.after
               ON CONFLICT DO NOTHING";
    transaction.execute(sql, &[&club, &journals, &seasons, &epochs, &afters]).await?;
    Ok(())
}
