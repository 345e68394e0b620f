//! Finds where the rows of each journal belong: to a stored history or to a new one.

use std::collections::{BTreeMap, BTreeSet};

use tapis_league::Hash;
use tokio_postgres::Transaction;

use super::staging;
use crate::HubError;
use crate::base::seasons::{self, season_of};
use crate::ingest::journal::{BundleJournal, JournalPlace, New, signed};

/// History that the league has stored.
struct StoredHistory {
    epoch: i32,
    season: i32,
    rows: i64,
    head: Hash,
}

async fn known(
    transaction: &Transaction<'_>,
    club: i32,
) -> Result<BTreeMap<i64, Vec<StoredHistory>>, HubError> {
    let sql =
        "SELECT journal, epoch, season, rows, head FROM journal WHERE club = $1 ORDER BY journal, epoch";
    let mut all = BTreeMap::<i64, Vec<StoredHistory>>::new();
    for row in transaction.query(sql, &[&club]).await? {
        let head = Hash(row.get::<_, &[u8]>(4).try_into().unwrap_or_default());
        let known = StoredHistory { epoch: row.get(1), season: row.get(2), rows: row.get(3), head };
        all.entry(row.get(0)).or_default().push(known);
    }
    Ok(all)
}

/// Finds where the rows of each journal in the staging table belong.
pub(super) async fn places(
    transaction: &Transaction<'_>,
    club: i32,
    arriving: &BTreeMap<i64, BundleJournal>,
) -> Result<BTreeMap<i64, JournalPlace>, HubError> {
    let known = known(transaction, club).await?;
    let seasons = arriving.values().map(|one| season_of(&one.evening.evening)).collect::<Result<_, _>>()?;
    seasons::prepare(transaction, &seasons).await?;
    let common = if arriving.keys().any(|journal| known.contains_key(journal)) {
        staging::common(transaction, club).await?
    } else {
        BTreeMap::new()
    };
    let mut places = BTreeMap::new();
    for (journal, one) in arriving {
        let there = known.get(journal).map_or(&[][..], Vec::as_slice);
        let common = common.get(journal).copied();
        places.insert(*journal, place(transaction, club, *journal, one, there, common).await?);
    }
    Ok(places)
}

async fn place(
    transaction: &Transaction<'_>,
    club: i32,
    journal: i64,
    one: &BundleJournal,
    there: &[StoredHistory],
    common: Option<(i64, i32)>,
) -> Result<JournalPlace, HubError> {
    let first = signed(one.start.first);
    let longest = there.iter().map(|known| known.rows).max().unwrap_or(0);
    let missing = HubError::Missing { journal: one.start.journal, first: one.start.first, there: longest };
    let begins = |season, epoch, after, parent| JournalPlace {
        season,
        epoch,
        after,
        rows: after,
        head: one.head,
        new: Some(New { parent }),
    };
    let Some(oldest) = there.first() else {
        let season = season_of(&one.evening.evening)?;
        return if first == 1 { Ok(begins(season, 0, 0, None)) } else { Err(missing) };
    };
    // The rows of all histories of a journal are stored in the season of the first one. The evening counts in the
    // season of its own day, which a correction may have moved.
    let season = oldest.season;
    let (after, epoch) = match common {
        Some(common) => common,
        None if first == 1 => (0, 0),
        // No arrived row is stored, so the row before the first one has to be.
        None => {
            let sql = "SELECT min(epoch) FROM journal_row WHERE season = $1 AND club = $2 AND journal = $3 AND seq = $4
                         AND hash = $5";
            let before = one.start.before.0.as_slice();
            let found =
                transaction.query_one(sql, &[&season, &club, &journal, &(first - 1), &before]).await?;
            (first - 1, found.get::<_, Option<i32>>(0).ok_or(missing)?)
        }
    };
    let of = there.iter().find(|known| known.epoch == epoch);
    match of.filter(|known| after > 0 && (after == one.last || after == known.rows)) {
        Some(known) => {
            Ok(JournalPlace { season, epoch, after, rows: known.rows, head: known.head, new: None })
        }
        None => {
            let next = there.iter().map(|known| known.epoch).max().unwrap_or(0) + 1;
            Ok(begins(season, next, after, (after > 0).then_some(epoch)))
        }
    }
}

/// Stores new histories and the new length of the others.
pub(super) async fn keep(
    transaction: &Transaction<'_>,
    club: i32,
    arriving: &BTreeMap<i64, BundleJournal>,
    places: &BTreeMap<i64, JournalPlace>,
) -> Result<(), HubError> {
    let (mut journals, mut epochs, mut seasons, mut parents) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut branches, mut rows, mut heads) = (Vec::new(), Vec::new(), Vec::new());
    for (journal, place) in places {
        let Some(one) = arriving.get(journal).filter(|one| one.last > place.rows || place.new.is_some())
        else {
            continue;
        };
        journals.push(*journal);
        epochs.push(place.epoch);
        seasons.push(place.season);
        parents.push(place.new.as_ref().and_then(|new| new.parent));
        branches.push(place.after);
        rows.push(one.last);
        heads.push(one.head.0.to_vec());
    }
    // A later history does not count until somebody decides.
    let sql = "INSERT INTO journal (club, journal, epoch, season, parent, branched_after, rows, head, counts)
               SELECT $1, journal, epoch, season, parent, branch, rows, head, CASE WHEN epoch = 0 THEN true END
               FROM unnest($2::bigint[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[], $7::bigint[],
                           $8::bytea[])
                 AS history (journal, epoch, season, parent, branch, rows, head)
               ON CONFLICT (club, journal, epoch) DO UPDATE SET rows = excluded.rows, head = excluded.head";
    transaction
        .execute(sql, &[&club, &journals, &epochs, &seasons, &parents, &branches, &rows, &heads])
        .await?;
    Ok(())
}

/// The journals whose rows belong to a history that is still undecided.
pub(super) async fn undecided(
    transaction: &Transaction<'_>,
    club: i32,
    places: &BTreeMap<i64, JournalPlace>,
) -> Result<BTreeSet<i64>, HubError> {
    let journals: Vec<i64> = places.keys().copied().collect();
    let epochs: Vec<i32> = places.values().map(|place| place.epoch).collect();
    let sql = "SELECT journal FROM unnest($2::bigint[], $3::integer[]) AS sent (journal, epoch)
               JOIN journal USING (journal, epoch) WHERE club = $1 AND counts IS NULL";
    let rows = transaction.query(sql, &[&club, &journals, &epochs]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
