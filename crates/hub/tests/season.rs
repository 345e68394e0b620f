//! A season of a league: clubs that are offline for weeks, send twice, in another order, in parts, from restored
//! copies, with wrong clocks, of other versions, and with keys of others. In the end the league holds exactly what the
//! clubs have written.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

mod played;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::base::quantity::Millis;
use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{
    HubError, Likeness, MemberId, admit, decide, decide_persons, forks, ingest, proposals, ranking, rebuild,
    season_ranking, undo_decision,
};
use tapis_league::{Hash, MemberState, MemberUid, Row, RowContent, RowKind};
use tokio_postgres::Client;

use crate::bundles::{Club, member, number};
use crate::cluster::Database;

use played::{Rows, common, season};

/// Seed of the season; another seed, another one.
fn seed() -> u64 {
    std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(21)
}

/// The rows as the database holds them, column by column.
async fn stored(client: &Client) -> Vec<((u16, u64, u64, Hash), Row<'static>)> {
    let sql = "SELECT club.uid, journal, seq, hash, at, kind, version, target, digest, salt, events
               FROM journal_row JOIN club ON club.id = journal_row.club";
    let positive = |number: i64| u64::try_from(number).unwrap();
    let kept = |row: &tokio_postgres::Row| {
        let key = (
            number(row.get(0)),
            positive(row.get(1)),
            positive(row.get(2)),
            Hash(row.get::<_, &[u8]>(3).try_into().unwrap()),
        );
        let content = match row.get::<_, Option<&[u8]>>(8) {
            Some(digest) => RowContent::Withheld { digest: Hash(digest.try_into().unwrap()) },
            None => RowContent::Told {
                salt: row.get::<_, &[u8]>(9).try_into().unwrap(),
                text: row.get::<_, String>(10).into(),
            },
        };
        let kind = char::from(u8::try_from(row.get::<_, i8>(5)).unwrap());
        let row = Row {
            seq: key.2,
            at: Millis(row.get(4)),
            kind: RowKind::of(&kind.to_string()).unwrap(),
            version: u32::try_from(row.get::<_, i32>(6)).unwrap(),
            target: row.get::<_, Option<i64>>(7).map(positive),
            content,
        };
        (key, row)
    };
    client.query(sql, &[]).await.unwrap().iter().map(kept).collect()
}

/// Points in hundredths, evenings, wins and the best place of everybody.
type Standings = BTreeMap<MemberUid, (i64, u32, u32, u32)>;

/// Standings as somebody adds them up who knows nothing of the program; `counts_for`: whose results are another's.
fn added_up(all: &[Club], counts_for: &BTreeMap<MemberUid, MemberUid>) -> Standings {
    let mut standings = Standings::new();
    for journal in all.iter().flat_map(|club| &club.journals) {
        for (at, member) in journal.ranked.iter().enumerate() {
            let member = counts_for.get(member).unwrap_or(member);
            let place = u32::try_from(at).unwrap() + 1;
            let (points, evenings, wins, best) = standings.entry(*member).or_insert((0, 0, 0, place));
            *points += i64::try_from(journal.ranked.len() - at).unwrap() * 100;
            *evenings += 1;
            *wins += u32::from(at == 0);
            *best = place.min(*best);
        }
    }
    standings
}

/// Asserts that the program's rankings are the same, counted anew and stored.
async fn ranked_as(client: &mut Client, all: &[Club], counts_for: &BTreeMap<MemberUid, MemberUid>) {
    let expected = added_up(all, counts_for);
    let lines = ranking(client, 2026, &ChampionshipRules::default()).await.unwrap();
    let found: Standings = lines
        .iter()
        .map(|line| (line.id.member, (line.points.0, line.played, line.wins, line.best_place)))
        .collect();
    let differ: Vec<_> = expected.iter().filter(|(member, line)| found.get(*member) != Some(*line)).collect();
    assert!(differ.is_empty(), "{differ:?}");
    assert_eq!((lines.len(), found.len()), (expected.len(), expected.len()));
    // By points, then wins, then the best place; equals share a rank.
    let mut order: Vec<_> =
        expected.values().map(|(points, _, wins, best)| (*points, *wins, Reverse(*best))).collect();
    order.sort_unstable_by(|one, other| other.cmp(one));
    for (line, key) in lines.iter().zip(&order) {
        assert_eq!(&(line.points.0, line.wins, Reverse(line.best_place)), key, "{line:?}");
        let better = order.partition_point(|other| other > key);
        assert_eq!(line.rank, u32::try_from(better + 1).ok(), "{line:?}");
    }
    let erased: BTreeSet<MemberUid> = all
        .iter()
        .flat_map(|club| &club.members)
        .filter(|record| record.state == MemberState::Erased)
        .map(|record| record.member)
        .collect();
    for line in &lines {
        assert_eq!(line.name.is_none(), erased.contains(&line.id.member), "{line:?}");
    }
    assert_eq!(season_ranking(client, 2026, None).await.unwrap(), lines);
}

/// Those who are members of two clubs are proposed once each, decided, and undone.
async fn persons(client: &mut Client, all: &[Club]) -> usize {
    let last = u16::try_from(all.len()).unwrap();
    let pairs: BTreeSet<(MemberUid, MemberUid)> = (1..last)
        .step_by(2)
        .filter(|number| common(*number).is_some())
        .map(|number| (member(number, 0), member(number + 1, 0)))
        .collect();
    let proposed = |found: &[tapis_hub::Proposal]| -> BTreeSet<(MemberUid, MemberUid)> {
        assert_eq!(found.len(), pairs.len(), "once each");
        found.iter().map(|one| (one.one.id.member, one.other.id.member)).collect()
    };
    let found = proposals(client).await.unwrap();
    for one in &found {
        // Some of them have the same names too.
        let named = common(number(&one.one.id.member.0)).unwrap().is_multiple_of(4);
        assert!(named || one.because == Likeness::Licence, "{one:?}");
    }
    assert_eq!(proposed(&found), pairs);
    let (mut counts_for, mut decided) = (BTreeMap::new(), Vec::new());
    for (at, one) in found.iter().enumerate() {
        let (from, to): (MemberId, MemberId) =
            if at % 2 == 0 { (one.one.id, one.other.id) } else { (one.other.id, one.one.id) };
        counts_for.insert(from.member, to.member);
        decided.push(decide_persons(client, from, to, true).await.unwrap());
    }
    ranked_as(client, all, &counts_for).await;
    assert_eq!(proposals(client).await.unwrap(), []);
    for decision in decided {
        undo_decision(client, decision).await.unwrap();
    }
    ranked_as(client, all, &BTreeMap::new()).await;
    assert_eq!(proposed(&proposals(client).await.unwrap()), pairs);
    pairs.len()
}

#[tokio::test]
async fn the_league_ends_with_the_clubs_exact_data() {
    let clubs = std::env::var("TAPIS_CLUBS").ok().and_then(|count| count.parse().ok()).unwrap_or(25_u16);
    let began = Instant::now();
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut random = StdRng::seed_from_u64(seed());
    let mut rows = Rows::new();
    let (mut all, mut bundles, mut forked) = (Vec::new(), Vec::new(), 0);
    let (mut wrong_clocks, mut other_versions, mut corrected) = (0, 0, 0);
    for number in 1..=clubs {
        let season = season(number, &mut random, &mut rows);
        admit(&mut client, &season.sent[0]).await.unwrap();
        forked += usize::from(season.forked);
        wrong_clocks += usize::from(season.wrong_clock);
        other_versions += season.other_versions;
        corrected += season.corrected;
        // Each some times, in any order; cut off on the way, and in another club's name.
        for bundle in season.sent {
            for _ in 0..random.random_range(1..3) {
                bundles.push((true, bundle.clone()));
            }
            let cut = random.random_range(1..bundle.len());
            bundles.push((false, bundle[..cut].to_vec()));
        }
        let thief = Club { key: Club::new(60_000, 0).key, ..season.club.clone() };
        bundles.push((false, thief.bundle()));
        all.push(season.club);
    }
    assert!(forked > 0 && wrong_clocks > 0 && other_versions > 0 && corrected > 0);
    bundles.shuffle(&mut random);
    let arrived = bundles.len();
    for (right, bundle) in bundles {
        match ingest(&mut client, &bundle).await {
            Ok(_) => assert!(right, "something was believed that nobody should"),
            Err(HubError::Bundle(_) | HubError::UnknownKey { .. }) if !right => {}
            Err(error) => panic!("{error}"),
        }
    }
    // The rows are the union of what the clubs wrote, each once and untouched.
    let there = stored(&client).await;
    assert_eq!(there.len(), rows.len(), "0 duplicates");
    assert!(there.into_iter().collect::<Rows>() == rows, "something was changed");
    // Every fork was found, and no other.
    let found = forks(&client).await.unwrap();
    assert_eq!(found.len(), forked);
    // The league decides for the histories that the clubs went on with.
    for fork in found {
        let uid = client.query_one("SELECT uid FROM club WHERE id = $1", &[&fork.club]).await.unwrap();
        let club = &all[usize::from(number(uid.get(0))) - 1];
        let journal = club.journals.iter().find(|one| one.journal.cast_signed() == fork.journal).unwrap();
        let sql = "SELECT epoch FROM journal WHERE club = $1 AND journal = $2 AND head = $3";
        let head = journal.hash(club.uid, journal.rows.len()).0;
        let epoch = client.query_one(sql, &[&fork.club, &fork.journal, &head.as_slice()]).await.unwrap();
        decide(&mut client, fork.club, fork.journal, &[epoch.get(0)]).await.unwrap();
    }
    ranked_as(&mut client, &all, &BTreeMap::new()).await;
    let persons = persons(&mut client, &all).await;
    // Made anew from what was sent it is the same.
    rebuild(&mut client).await.unwrap();
    ranked_as(&mut client, &all, &BTreeMap::new()).await;
    println!(
        "{clubs} clubs, {arrived} bundles, {} rows, {forked} forks, {wrong_clocks} wrong clocks, {other_versions} journals of \
         other versions, {corrected} corrections without a row, {persons} persons in two clubs: {} s",
        rows.len(),
        began.elapsed().as_secs()
    );
}
