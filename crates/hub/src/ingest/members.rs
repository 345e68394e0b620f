//! What a bundle says of members.

use std::collections::BTreeMap;

use tapis_league::{MemberRecord, MemberState, MemberUid};
use tokio_postgres::Transaction;

use super::signed;
use crate::HubError;

/// Keeps what is newer than what is there, and says of how many. An erased member stays erased, whatever a restored copy of
/// the club file says later.
pub(super) async fn keep(
    transaction: &Transaction<'_>,
    club: i32,
    members: &[MemberRecord],
) -> Result<u64, HubError> {
    // The last word of a bundle that names somebody twice.
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
    for record in newest.values() {
        ids.push(record.member.0.to_vec());
        revisions.push(signed(record.revision));
        let (state, number, licence, last_name, first_name, into) = match &record.state {
            MemberState::Known { number, licence, last_name, first_name } => (
                "known",
                number.as_deref(),
                licence.as_deref(),
                Some(last_name.as_str()),
                Some(first_name.as_str()),
                None,
            ),
            MemberState::Erased => ("erased", None, None, None, None, None),
            MemberState::Merged { into } => ("merged", None, None, None, None, Some(into.0.to_vec())),
        };
        states.push(state);
        numbers.push(number);
        licences.push(licence);
        last_names.push(last_name);
        first_names.push(first_name);
        merged.push(into);
    }
    let sql = "INSERT INTO member (club, member, revision, state, number, licence, last_name, first_name, merged)
               SELECT $1, * FROM unnest($2::bytea[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                                        $8::text[], $9::bytea[])
               ON CONFLICT (club, member) DO UPDATE SET
                 revision = excluded.revision, state = excluded.state, number = excluded.number,
                 licence = excluded.licence, last_name = excluded.last_name, first_name = excluded.first_name,
                 merged = excluded.merged
               WHERE member.state <> 'erased' AND (excluded.revision > member.revision OR excluded.state = 'erased')";
    Ok(transaction
        .execute(
            sql,
            &[&club, &ids, &revisions, &states, &numbers, &licences, &last_names, &first_names, &merged],
        )
        .await?)
}
