//! A season of a league: clubs that are offline for weeks, send twice, in another order, in parts, from restored copies, and
//! with keys of others. In the end the league holds exactly what the clubs have written.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{HubError, admit, decide, forks, ingest, ranking};
use tapis_league::{Hash, MemberRecord, MemberState, MemberUid};

use crate::bundles::{Club, Journal, member, row};
use crate::cluster::Database;

/// Every row that a club has ever written, by its hash.
type Rows = BTreeSet<(u8, u64, u64, Hash)>;

fn written(number: u8, club: &Club, rows: &mut Rows) {
    for journal in &club.journals {
        let mut at = tapis_league::origin(club.uid, journal.journal);
        for row in &journal.rows {
            at = row.hash(at);
            rows.insert((number, journal.journal, row.seq, at));
        }
    }
}

/// What one club does over the season: the bundles in the order in which they leave it, and all that it wrote.
fn season(number: u8, random: &mut StdRng, rows: &mut Rows) -> (Club, Vec<Vec<u8>>, bool) {
    let members = random.random_range(6..12);
    let mut club = Club::new(number, members);
    let mut sent = Vec::new();
    let mut restored: Option<Club> = None;
    let mut forked = false;
    for evening in 1..=random.random_range(3..7_u64) {
        let mut players: Vec<MemberUid> = (0..members).map(|at| member(number, at)).collect();
        players.shuffle(random);
        players.truncate(random.random_range(2..=usize::from(members)));
        let month = [10, 11, 12][usize::try_from(evening).unwrap() % 3];
        let date = format!("2026-{month}-{:02}", random.random_range(1..28));
        club.journals.push(Journal::new(evening, &date, random.random_range(3..30), &players));
        if random.random_bool(0.3) {
            restored = Some(club.clone());
        }
        // The ranking is corrected.
        if random.random_bool(0.2) {
            let journal = club.journals.last_mut().unwrap();
            let next = journal.rows.len() as u64 + 1;
            journal.rows.push(row(next, "corrected"));
            journal.ranked.swap(0, 1);
        }
        if random.random_bool(0.2) {
            let at = random.random_range(0..club.members.len());
            let gone = &club.members[at];
            if gone.state != MemberState::Erased {
                club.members[at] = MemberRecord {
                    revision: gone.revision + 100,
                    state: MemberState::Erased,
                    member: gone.member,
                };
            }
        }
        // Offline, mostly.
        if random.random_bool(0.5) {
            sent.push(club.bundle());
        }
    }
    // The disk failed, and the copy from before goes on otherwise.
    if let Some(mut copy) = restored.filter(|_| random.random_bool(0.5)) {
        let journal = copy.journals.last_mut().unwrap();
        let next = journal.rows.len() as u64 + 1;
        journal.rows.push(row(next, "on the restored copy"));
        journal.ranked.reverse();
        let went_on = club.journals.iter_mut().find(|one| one.journal == journal.journal).unwrap();
        forked = went_on.rows.len() >= journal.rows.len();
        if !forked {
            // Nothing else was written there meanwhile: the copy's evening is the one that stands.
            *went_on = journal.clone();
        }
        written(number, &copy, rows);
        sent.push(copy.bundle());
    }
    written(number, &club, rows);
    sent.push(club.bundle());
    (club, sent, forked)
}

#[tokio::test]
async fn in_the_end_the_league_holds_exactly_what_the_clubs_wrote() {
    let clubs = std::env::var("TAPIS_CLUBS").ok().and_then(|count| count.parse().ok()).unwrap_or(25_u8);
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut random = StdRng::seed_from_u64(21);
    let mut rows = Rows::new();
    let (mut all, mut bundles, mut forked) = (Vec::new(), Vec::new(), 0);
    for number in 1..=clubs {
        let (club, sent, parted) = season(number, &mut random, &mut rows);
        admit(&mut client, &sent[0]).await.unwrap();
        forked += usize::from(parted);
        // Each some times, in any order; cut off on the way, and in another club's name.
        for bundle in sent {
            for _ in 0..random.random_range(1..3) {
                bundles.push((true, bundle.clone()));
            }
            let cut = random.random_range(1..bundle.len());
            bundles.push((false, bundle[..cut].to_vec()));
        }
        let thief = Club { key: Club::new(250, 0).key, ..club.clone() };
        bundles.push((false, thief.bundle()));
        all.push(club);
    }
    bundles.shuffle(&mut random);
    for (right, bundle) in bundles {
        match ingest(&mut client, &bundle).await {
            Ok(_) => assert!(right, "something was believed that nobody should"),
            Err(HubError::Bundle(_) | HubError::UnknownKey { .. }) if !right => {}
            Err(error) => panic!("{error}"),
        }
    }
    // The rows are the union of what the clubs wrote, each once.
    let sql = "SELECT club.uid, journal, seq, hash FROM journal_row JOIN club ON club.id = journal_row.club";
    let there: Vec<(u8, u64, u64, Hash)> = client
        .query(sql, &[])
        .await
        .unwrap()
        .iter()
        .map(|row| {
            let number = row.get::<_, &[u8]>(0)[0];
            let (journal, seq): (i64, i64) = (row.get(1), row.get(2));
            let hash = Hash(row.get::<_, &[u8]>(3).try_into().unwrap());
            (number, u64::try_from(journal).unwrap(), u64::try_from(seq).unwrap(), hash)
        })
        .collect();
    assert_eq!(there.len(), rows.len(), "0 duplicates");
    assert_eq!(there.into_iter().collect::<Rows>(), rows);
    // Every fork was found, and no other.
    let found = forks(&client).await.unwrap();
    assert_eq!(found.len(), forked);
    // The league decides for the histories that the clubs went on with.
    for fork in found {
        let number = client.query_one("SELECT uid FROM club WHERE id = $1", &[&fork.club]).await.unwrap();
        let club = &all[usize::from(number.get::<_, &[u8]>(0)[0]) - 1];
        let journal = club.journals.iter().find(|one| one.journal.cast_signed() == fork.journal).unwrap();
        let sql = "SELECT epoch FROM journal WHERE club = $1 AND journal = $2 AND head = $3";
        let head = journal.hash(club.uid, journal.rows.len()).0;
        let epoch = client.query_one(sql, &[&fork.club, &fork.journal, &head.as_slice()]).await.unwrap();
        decide(&mut client, fork.club, fork.journal, &[epoch.get(0)]).await.unwrap();
    }
    // Standings as somebody adds them up who knows nothing of the program.
    let mut points = BTreeMap::<String, i64>::new();
    for club in &all {
        for journal in &club.journals {
            for (at, member) in journal.ranked.iter().enumerate() {
                *points.entry(member.to_string()).or_default() +=
                    i64::try_from(journal.ranked.len() - at).unwrap() * 100;
            }
        }
    }
    let lines = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
    let ranked: BTreeMap<String, i64> =
        lines.iter().map(|line| (line.id.member.to_string(), line.points.0)).collect();
    let differ: Vec<_> =
        points.iter().filter(|(member, points)| ranked.get(*member) != Some(*points)).collect();
    assert!(differ.is_empty(), "{differ:?}");
    assert_eq!((lines.len(), ranked.len()), (points.len(), points.len()));
    let erased: BTreeSet<String> = all
        .iter()
        .flat_map(|club| &club.members)
        .filter(|record| record.state == MemberState::Erased)
        .map(|record| record.member.to_string())
        .collect();
    for line in &lines {
        assert_eq!(line.name.is_none(), erased.contains(&line.id.member.to_string()), "{line:?}");
    }
}
