//! Imports a bundle: all of it, or nothing.
//!
//! The rows are copied into a table of this connection first. Then each journal is compared with the stored one: the
//! last row that both have says where the new rows belong, because a hash covers all rows before it.

mod journal;
mod members;
mod places;
mod staging;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use sha2::{Digest, Sha256};
use tapis_league::{
    Bundle, BundleLine, Hash, Head, JournalReceipt, JournalStart, MemberRecord, Receipt, SentEvening,
    fingerprint,
};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Transaction};

use crate::HubError;
use crate::base::checks::{amounts, sent};
use crate::clubs::invitations::admit_by_invitation;
use crate::database::{changes, ready};
use crate::evenings::projection;
use crate::ingest::journal::{BundleJournal, signed};
use crate::persons::roster::persons_known;

use journal::JournalPlace;
use places::places;

/// An evening whose current version changed.
#[derive(Serialize)]
struct Stood {
    journal: i64,
    epoch: i32,
    /// The digest of the version before; `None` if there was none.
    before: Option<String>,
    after: String,
}

/// Imports a bundle. Importing it again changes nothing, nor do rows that are already stored.
///
/// # Errors
/// If the bundle is not valid, a row is missing, or the database fails; nothing is imported then.
pub async fn ingest(client: &mut Client, packed: &[u8]) -> Result<Receipt, HubError> {
    ingest_opened(client, &Bundle::open(packed)?, packed).await
}

/// Imports a bundle whose signature has been checked.
///
/// # Errors
/// As for [`ingest`].
pub(crate) async fn ingest_opened(
    client: &mut Client,
    bundle: &Bundle<'_>,
    packed: &[u8],
) -> Result<Receipt, HubError> {
    ready(client).await?;
    let head = bundle.head();
    staging::prepare(client).await?;
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock_shared($1)", &[&projection::WHOLE]).await?;
    let club = club_of(&transaction, head).await?;
    let (arriving, members) = copy(&transaction, bundle).await?;
    let places = places(&transaction, club, &arriving).await?;
    staging::move_rows(&transaction, club, &places).await?;
    places::keep(&transaction, club, &arriving, &places).await?;
    // Only evenings that changed are projected: what arrives again changes nothing.
    let stood = keep_evenings(&transaction, club, head, &arriving, &places).await?;
    let touched: Vec<(i64, i32)> = stood.iter().map(|one| (one.journal, one.epoch)).collect();
    let seasons = projection::project(&transaction, club, &touched).await?;
    let members = members::keep(&transaction, club, &members).await?;
    persons_known(&transaction, Some(club)).await?;
    let undecided = places::undecided(&transaction, club, &places).await?;
    let receipt = |(journal, place): (&i64, &JournalPlace)| {
        let one = arriving.get(journal)?;
        Some(JournalReceipt {
            journal: *journal,
            epoch: place.epoch,
            new_rows: (one.last - place.after).max(0),
            rows: place.rows.max(one.last),
            head: if one.last >= place.rows { one.head } else { place.head },
            forked_after: (place.new.is_some() && place.epoch > 0).then_some(place.after),
            undecided: undecided.contains(journal),
        })
    };
    let journals = places.iter().filter_map(receipt).collect();
    let receipt = Receipt { club: head.club, name: head.name.clone(), journals, members: members.newer };
    record(&transaction, club, head, packed, &receipt, &stood).await?;
    let concerned = members.concern(&transaction, seasons).await?;
    changes::raise(&transaction, &concerned, &[club]).await?;
    transaction.commit().await?;
    Ok(receipt)
}

/// Locks the club against other imports until this transaction ends.
async fn club_of(transaction: &Transaction<'_>, head: &Head) -> Result<i32, HubError> {
    let print = || fingerprint(&head.key.0);
    let sql = "SELECT club.id, club_key.withdrawn_at IS NOT NULL FROM club
               JOIN club_key ON club_key.club = club.id AND club_key.key = $2
               WHERE club.uid = $1";
    let named: [&(dyn ToSql + Sync); 2] = [&head.club.0.as_slice(), &head.key.0.as_slice()];
    let mut found = transaction.query_opt(sql, &named).await?;
    if found.is_none() {
        admit_by_invitation(transaction, head).await?;
        // Looked at again in any case: the same bundle, sent twice, may have used the invitation just now.
        found = transaction.query_opt(sql, &named).await?;
    }
    let club = match found {
        None if head.invitation.is_some() => return Err(HubError::SpentInvitation { fingerprint: print() }),
        None => return Err(HubError::UnknownKey { name: head.name.clone(), fingerprint: print() }),
        Some(row) if row.get(1) => return Err(HubError::WithdrawnKey { fingerprint: print() }),
        Some(row) => row.get(0),
    };
    transaction.execute("SELECT pg_advisory_xact_lock(7210422, $1)", &[&club]).await?;
    Ok(club)
}

/// Copies all rows to the staging table and returns the rest.
async fn copy(
    transaction: &Transaction<'_>,
    bundle: &Bundle<'_>,
) -> Result<(BTreeMap<i64, BundleJournal>, Vec<MemberRecord>), HubError> {
    let (mut arriving, mut members) = (BTreeMap::new(), Vec::new());
    let mut writer = staging::Writer::new(transaction).await?;
    let mut lines = bundle.lines()?;
    let mut current: Option<(JournalStart, i64, Hash)> = None;
    let unfinished = |current: &Option<(JournalStart, i64, Hash)>| match current {
        Some((start, ..)) => Err(HubError::NotOneEvening(start.journal)),
        None => Ok(()),
    };
    while let Some(line) = lines.next()? {
        match line {
            BundleLine::Member(member) => members.push(member),
            BundleLine::Journal(start) => {
                unfinished(&current)?;
                current = Some((start, signed(start.first) - 1, start.before));
            }
            BundleLine::Row(row, hash) => {
                // The reader returns no row outside a journal.
                let Some((start, last, head)) = current.as_mut() else { continue };
                (*last, *head) = (signed(row.seq), hash);
                writer.write(signed(start.journal), &row, hash).await?;
            }
            BundleLine::Evening(evening) => {
                amounts(&evening.evening)?;
                let journal = evening.evening.journal;
                let (start, last, head) = current.take().ok_or(HubError::NotOneEvening(journal))?;
                let one = BundleJournal { start, last, head, evening: *evening };
                if arriving.insert(signed(journal), one).is_some() {
                    return Err(HubError::NotOneEvening(journal));
                }
            }
        }
    }
    unfinished(&current)?;
    writer.finish().await?;
    Ok((arriving, members))
}

/// Stores the evenings as signed, and returns the histories whose current evening changed. The current evening is the
/// one with more rows, or the later statement about the same rows. The club's revision says which is later, because its
/// clock may be wrong and files may arrive in any order.
async fn keep_evenings(
    transaction: &Transaction<'_>,
    club: i32,
    head: &Head,
    arriving: &BTreeMap<i64, BundleJournal>,
    places: &BTreeMap<i64, JournalPlace>,
) -> Result<Vec<Stood>, HubError> {
    let (mut journals, mut epochs, mut rows) = (Vec::new(), Vec::new(), Vec::new());
    let (mut digests, mut records, mut signatures) = (Vec::new(), Vec::new(), Vec::new());
    let (mut privates, mut salts) = (Vec::new(), Vec::new());
    for (journal, one) in arriving {
        let Some(place) = places.get(journal) else { continue };
        journals.push(*journal);
        epochs.push(place.epoch);
        rows.push(one.last);
        let SentEvening { signed, private, .. } = &one.evening;
        digests.push(Sha256::digest(&signed.text).to_vec());
        records.push(signed.text.as_str());
        signatures.push(signed.signature.to_vec());
        privates.push(private.text.as_str());
        salts.push(private.salt.to_vec());
    }
    let sql = "INSERT INTO evening (club, journal, epoch, rows, made, key, digest, record, signature, private, salt)
               SELECT $1, journal, epoch, rows, $2, $3, digest, record, signature, private, salt
               FROM unnest($4::bigint[], $5::integer[], $6::bigint[], $7::bytea[], $8::text[], $9::bytea[],
                           $10::text[], $11::bytea[])
                 AS arrived (journal, epoch, rows, digest, record, signature, private, salt)
               ON CONFLICT DO NOTHING RETURNING journal, epoch";
    let (made, key) = (head.made.0, head.key.0.as_slice());
    let values: [&(dyn ToSql + Sync); 11] =
        [&club, &made, &key, &journals, &epochs, &rows, &digests, &records, &signatures, &privates, &salts];
    let new = transaction.query(sql, &values).await?;
    let new: BTreeSet<i64> = new.iter().map(|row| row.get(0)).collect();
    // A history that has just been extended or started has no current evening yet. If revisions are equal, a version
    // not seen before wins.
    let mut counts = Vec::new();
    for journal in &journals {
        let longer = |place: &JournalPlace| arriving.get(journal).is_some_and(|one| one.last > place.rows);
        let place = places.get(journal);
        counts.push(match place {
            Some(place) if place.new.is_some() || longer(place) => "longer",
            _ if new.contains(journal) => "new",
            _ => "known",
        });
    }
    let sql = "UPDATE journal SET revision = $2, stands = digest
               FROM unnest($3::bigint[], $4::integer[], $5::bigint[], $6::bytea[], $7::text[])
                 AS arrived (journal, epoch, rows, digest, counts)
               JOIN journal AS before ON before.club = $1 AND before.journal = arrived.journal
                 AND before.epoch = arrived.epoch AND before.rows = arrived.rows
               WHERE journal.club = $1 AND journal.journal = arrived.journal AND journal.epoch = arrived.epoch
                 AND (arrived.counts = 'longer' OR before.revision < $2
                      OR before.revision = $2 AND arrived.counts = 'new')
               RETURNING journal.journal, journal.epoch, encode(before.stands, 'hex'), encode(journal.stands, 'hex')";
    let revision = signed(head.revision);
    let stand =
        transaction.query(sql, &[&club, &revision, &journals, &epochs, &rows, &digests, &counts]).await?;
    let stood = stand.iter().map(|row| Stood {
        journal: row.get(0),
        epoch: row.get(1),
        before: row.get(2),
        after: row.get(3),
    });
    Ok(stood.filter(|one| one.before.as_ref() != Some(&one.after)).collect())
}

/// Records the arrival of a bundle.
async fn record(
    transaction: &Transaction<'_>,
    club: i32,
    head: &Head,
    packed: &[u8],
    receipt: &Receipt,
    stood: &[Stood],
) -> Result<(), HubError> {
    transaction
        .execute("UPDATE club SET name = $2 WHERE id = $1 AND name <> $2", &[&club, &sent(&head.name)])
        .await?;
    let sql = "INSERT INTO arrival (club, key, digest, bytes, receipt, stood)
               VALUES ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)";
    let digest = Sha256::digest(packed);
    let bytes = i64::try_from(packed.len()).unwrap_or(i64::MAX);
    let receipt = serde_json::to_string(receipt).map_err(HubError::unreadable)?;
    let stood = serde_json::to_string(stood).map_err(HubError::unreadable)?;
    let key = head.key.0.as_slice();
    transaction.execute(sql, &[&club, &key, &digest.as_slice(), &bytes, &receipt, &stood]).await?;
    Ok(())
}
