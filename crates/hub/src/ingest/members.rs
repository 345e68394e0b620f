//! The members in a bundle.

use std::collections::{BTreeMap, BTreeSet};

use tapis_league::{MemberRecord, MemberState, MemberUid};
use tokio_postgres::Transaction;
use tokio_postgres::types::ToSql;

use crate::base::checks::sent;
use crate::base::letters::LetterDigests;
use crate::database::changes;
use crate::ingest::journal::signed;
use crate::{HubError, MemberId};

/// The most members of a club, erased and merged records included. The league's lists name all of them to every club.
const MOST_MEMBERS: i64 = 50_000;

/// Members' data as they were stored.
#[derive(Debug)]
pub(super) struct StoredMembers {
    /// The number of members with newer data.
    pub(super) newer: u64,
    /// Members that are new to the league, or merged into a different member than before.
    concerned: Vec<MemberId>,
}

impl StoredMembers {
    /// Seasons whose standings may change, besides those with changed evenings. From here on, other changes to seasons
    /// wait until the transaction ends.
    pub(super) async fn concern(
        &self,
        transaction: &Transaction<'_>,
        mut seasons: BTreeSet<i32>,
    ) -> Result<BTreeSet<i32>, HubError> {
        if !self.concerned.is_empty() {
            changes::alone(transaction).await?;
            // Their evenings may have arrived earlier, and other records may count for them.
            seasons.extend(changes::seasons_of(transaction, &self.concerned, &seasons).await?);
        }
        Ok(seasons)
    }
}

/// Stores data that is newer than the stored data. An erased member stays erased, even if a restored copy of the club
/// file is sent later.
pub(super) async fn keep(
    transaction: &Transaction<'_>,
    club: i32,
    members: &[MemberRecord],
) -> Result<StoredMembers, HubError> {
    // The last record, if a bundle names a member twice.
    let mut newest = BTreeMap::<MemberUid, &MemberRecord>::new();
    for record in members {
        let known = newest.entry(record.member).or_insert(record);
        if record.revision >= known.revision {
            *known = record;
        }
    }
    let (mut ids, mut revisions, mut states) = (Vec::new(), Vec::new(), Vec::new());
    let (mut numbers, mut licences) = (Vec::new(), Vec::new());
    let (mut last_names, mut first_names, mut merged) = (Vec::new(), Vec::new(), Vec::new());
    let (mut alike_names, mut alike_licences) = (Vec::new(), Vec::new());
    let (mut spelt, mut words) = (Vec::new(), Vec::new());
    for record in newest.values() {
        ids.push(record.member.0.to_vec());
        revisions.push(signed(record.revision));
        let (state, number, licence, last_name, first_name, into) = match &record.state {
            MemberState::Known { number, licence, last_name, first_name } => (
                "known",
                number.as_deref().map(sent),
                licence.as_deref().map(sent),
                Some(sent(last_name)),
                Some(sent(first_name)),
                None,
            ),
            MemberState::Erased => ("erased", None, None, None, None, None),
            MemberState::Merged { into } => ("merged", None, None, None, None, Some(into.0.to_vec())),
        };
        let compared = last_name.as_deref().zip(first_name.as_deref());
        let compared = compared.map(|(last, first)| LetterDigests::of(last, first, licence.as_deref()));
        states.push(state);
        numbers.push(number);
        licences.push(licence);
        last_names.push(last_name);
        first_names.push(first_name);
        merged.push(into);
        alike_names.push(compared.as_ref().and_then(|one| one.alike_name.clone()));
        alike_licences.push(compared.as_ref().and_then(|one| one.alike_licence.clone()));
        spelt.push(compared.as_ref().map(|one| one.spelt.clone()));
        words.push(compared.map(|one| one.words));
    }
    // The club is locked against other imports, and `before` sees the state before this statement's insert.
    let sql = "WITH before AS (SELECT member, merged FROM member WHERE club = $1 AND member = ANY($2)),
               kept AS (
                 INSERT INTO member (club, member, revision, state, number, licence, last_name, first_name, merged,
                   alike_name, alike_licence, spelt, words)
                 SELECT $1, * FROM unnest($2::bytea[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                                          $8::text[], $9::bytea[], $10::bytea[], $11::bytea[],
                                          $12::bytea[], $13::text[])
                 ON CONFLICT (club, member) DO UPDATE SET
                   revision = excluded.revision, state = excluded.state, number = excluded.number,
                   licence = excluded.licence, last_name = excluded.last_name, first_name = excluded.first_name,
                   merged = excluded.merged, alike_name = excluded.alike_name, alike_licence = excluded.alike_licence,
                   spelt = excluded.spelt, words = excluded.words
                 WHERE member.state <> 'erased' AND (excluded.revision > member.revision OR excluded.state = 'erased')
                 RETURNING member, merged, state)
               SELECT $1, member, before.member IS NULL OR before.merged IS DISTINCT FROM kept.merged, state <> 'known'
               FROM kept LEFT JOIN before USING (member)";
    let values: [&(dyn ToSql + Sync); 13] = [
        &club,
        &ids,
        &revisions,
        &states,
        &numbers,
        &licences,
        &last_names,
        &first_names,
        &merged,
        &alike_names,
        &alike_licences,
        &spelt,
        &words,
    ];
    let kept = transaction.query(sql, &values).await?;
    if !kept.is_empty() {
        let there: i64 =
            transaction.query_one("SELECT count(*) FROM member WHERE club = $1", &[&club]).await?.get(0);
        if there > MOST_MEMBERS {
            return Err(HubError::TooManyMembers { most: MOST_MEMBERS });
        }
    }
    // Digests of names that are no longer stored.
    let nameless: Vec<&[u8]> = kept.iter().filter(|row| row.get(3)).map(|row| row.get(1)).collect();
    let sql = "WITH refused AS (DELETE FROM person_refused WHERE club = $1 AND member = ANY($2))
               UPDATE person_apart SET digest = NULL WHERE club = $1 AND member = ANY($2)";
    transaction.execute(sql, &[&club, &nameless]).await?;
    Ok(StoredMembers {
        newer: u64::try_from(kept.len()).unwrap_or(u64::MAX),
        concerned: kept.iter().filter(|row| row.get(2)).map(|row| MemberId::at(row, 0)).collect(),
    })
}
