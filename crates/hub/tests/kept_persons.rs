//! A changed link between records changes the standings of the seasons that they have played, and no others.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::time::{Duration, Instant};

use tapis_hub::{MemberId, all_time, decide_persons, ingest, season_ranking, undo_decision};
use tapis_league::{MemberRecord, MemberUid};
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;
use crate::kept::{State, again, compared, league, merged, states};

/// A league in which the fifth member of each club has played one season: of the first club 2024, of the second 2025,
/// of the third 2026.
async fn fifths(client: &mut Client) -> Vec<(i32, Club)> {
    let mut clubs = league(client).await;
    for (((_, club), number), year) in clubs.iter_mut().zip(1..).zip(2024..) {
        plays(club, number, 4, year);
        ingest(client, &club.bundle()).await.unwrap();
    }
    all_time(client, 2024, 2026).await.unwrap();
    clubs
}

/// An evening of a member with three others.
fn plays(club: &mut Club, number: u16, who: u8, year: i32) {
    let players: Vec<MemberUid> = [who, 1, 2, 3].map(|one| member(number, one)).to_vec();
    let journal = club.journals.len() as u64 + 1;
    club.journals.push(Journal::new(journal, &format!("{year}-12-05"), 4, &players));
}

/// The seasons that were counted again since the last call. What is kept is what would be counted now.
async fn counted_again(client: &mut Client, before: &mut Vec<State>) -> Vec<i32> {
    compared(client).await;
    let earlier = std::mem::replace(before, states(client).await);
    again(&earlier, before)
}

/// Brings back the record that the club had before.
fn unmerged(club: &mut Club, at: usize, revision: u64) {
    let known = club.members[0].state.clone();
    club.members[at] = MemberRecord { revision, state: known, ..club.members[at].clone() };
}

#[tokio::test]
async fn a_decision_concerns_the_seasons_of_its_records() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let clubs = fifths(&mut client).await;
    let [one, two, three] = [0, 1, 2].map(|at: usize| {
        let (club, _) = clubs[at];
        MemberId { club, member: member(at as u16 + 1, 4) }
    });
    let mut kept = states(&client).await;
    assert_eq!(kept.len(), 3);

    let first = decide_persons(&mut client, two, one, true).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2025]);
    // A person who counts for the first one counts for the third from then on.
    let second = decide_persons(&mut client, one, three, true).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024, 2025]);
    let other = MemberId { member: member(3, 0), ..three };
    decide_persons(&mut client, two, other, false).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [0; 0]);
    undo_decision(&mut client, first).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2025]);
    undo_decision(&mut client, second).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024]);
}

#[tokio::test]
async fn a_merged_member_concerns_all_linked_seasons() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = fifths(&mut client).await;
    let (club, theirs) = (clubs[0].0, clubs[1].0);
    let fifth = MemberId { club, member: member(1, 4) };
    decide_persons(&mut client, MemberId { club: theirs, member: member(2, 4) }, fifth, true).await.unwrap();
    compared(&mut client).await;
    let mut kept = states(&client).await;

    // Merged into a member whom the club names only later, and not merged any more.
    merged(&mut clubs[0].1, 4, member(1, 8), 60);
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024, 2025]);
    let named = MemberRecord { member: member(1, 8), ..clubs[0].1.members[0].clone() };
    clubs[0].1.members.push(named);
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024, 2025]);
    unmerged(&mut clubs[0].1, 4, 70);
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024, 2025]);
    // A new name is read, and nothing is counted.
    unmerged(&mut clubs[0].1, 4, 80);
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [0; 0]);
}

/// The club merges two records that the league has joined the other way round.
#[tokio::test]
async fn linked_records_depend_on_no_others() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = fifths(&mut client).await;
    let (number, club) = &mut clubs[0];
    let sixth = MemberRecord { member: member(1, 5), ..club.members[4].clone() };
    club.members.push(sixth);
    plays(club, 1, 5, 2025);
    ingest(&mut client, &club.bundle()).await.unwrap();
    let id = |one| MemberId { club: *number, member: member(1, one) };
    decide_persons(&mut client, id(4), id(5), true).await.unwrap();
    compared(&mut client).await;
    let mut kept = states(&client).await;
    merged(club, 5, member(1, 4), 60);
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2024, 2025]);
    let of = |lines: Vec<tapis_hub::RankedLine>| lines.into_iter().filter(|line| line.id == id(4)).count();
    for season in [2024, 2025] {
        let lines = season_ranking(&mut client, season, None).await.unwrap();
        assert_eq!(of(lines), 1, "the one that the club has kept stands for both");
    }
    // Another club merges two others.
    merged(&mut clubs[2].1, 4, member(3, 0), 60);
    ingest(&mut client, &clubs[2].1.bundle()).await.unwrap();
    assert_eq!(counted_again(&mut client, &mut kept).await, [2026]);
}

/// Number of sessions that wait for a lock.
async fn waiting(client: &Client) -> i64 {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    client.query_one(sql, &[]).await.unwrap().get(0)
}

async fn until_waiting(client: &Client, wanted: i64, or: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while waiting(client).await < wanted && !or() {
        assert!(Instant::now() < end, "nobody waits");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A club sends an evening of another season while somebody decides of one who played it.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_misses_no_season_that_arrives_meanwhile() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = fifths(&mut client).await;
    let (one, two) = (clubs[0].0, clubs[1].0);
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    // The decision has read which seasons it concerns, and waits for this one.
    let mut holds = database.client().await;
    let held = holds.transaction().await.unwrap();
    held.execute("UPDATE change SET changes = changes WHERE season = 2024", &[]).await.unwrap();
    let mut decides = database.client().await;
    let decision = tokio::spawn(async move {
        let from = MemberId { club: one, member: member(1, 4) };
        decide_persons(&mut decides, from, MemberId { club: two, member: member(2, 4) }, true).await.unwrap()
    });
    until_waiting(&owner, 1, || decision.is_finished()).await;
    let mut sends = database.client().await;
    plays(&mut clubs[0].1, 1, 4, 2026);
    let bundle = clubs[0].1.bundle();
    let sent = tokio::spawn(async move { ingest(&mut sends, &bundle).await.unwrap() });
    until_waiting(&owner, 2, || sent.is_finished()).await;
    season_ranking(&mut client, 2026, None).await.unwrap();
    held.commit().await.unwrap();
    decision.await.unwrap();
    sent.await.unwrap();
    compared(&mut client).await;
}
