//! Bundles that the club sends to its league.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};

use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::journal::event::Event;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Keys};
use tapis_league::{Bundle, BundleLine, Evening, MemberState, MemberUid, PrivatePart, RowContent};

const NOW: Millis = Millis(1_795_000_000_000);

#[derive(Default)]
struct ReadBundle {
    members: BTreeMap<MemberUid, MemberState>,
    evenings: Vec<Evening>,
    signed: Vec<String>,
    private: Vec<PrivatePart>,
    told: Vec<String>,
    withheld: usize,
}

fn read(bytes: &[u8]) -> ReadBundle {
    let bundle = Bundle::open(bytes).unwrap();
    let mut lines = bundle.lines().unwrap();
    let mut read = ReadBundle::default();
    while let Some(line) = lines.next().unwrap() {
        match line {
            BundleLine::Member(record) => {
                assert!(read.members.insert(record.member, record.state).is_none(), "twice");
            }
            BundleLine::Journal(_) => {}
            BundleLine::Row(row, _) => match row.content {
                RowContent::Told { text, .. } => read.told.push(text.into_owned()),
                RowContent::Withheld { .. } => read.withheld += 1,
            },
            BundleLine::Evening(sent) => {
                read.evenings.push(sent.evening);
                read.signed.push(sent.signed.text);
                read.private.push(sent.private);
            }
        }
    }
    read
}

fn sample(folder: &std::path::Path) -> Club {
    Club::sample(&folder.join("club.tapis"), Language::En, NOW).unwrap()
}

#[test]
fn results_and_names_are_the_clubs() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(folder.path());
    let made = club.league().league_bundle(None, &Keys::of(folder.path()), NOW).unwrap();
    let sent = read(&made.bytes);
    assert_eq!(sent.evenings.len(), made.evenings);
    for evening in &sent.evenings {
        let id = TournamentId(i64::try_from(evening.journal).unwrap());
        let mut results = club.tournament(id).unwrap().results().to_vec();
        results.sort_by_key(|line| line.entry);
        let told: Vec<_> = evening
            .results
            .iter()
            .map(|line| (line.entry, line.place, line.figures.prize, line.points))
            .collect();
        let here: Vec<_> =
            results.iter().map(|line| (line.entry, line.place, line.prize, line.points)).collect();
        assert_eq!(told, here, "{}", evening.name);
    }
    let played: BTreeSet<MemberUid> =
        sent.evenings.iter().flat_map(|evening| &evening.results).map(|result| result.member).collect();
    for (member, state) in &sent.members {
        let merged = matches!(state, MemberState::Merged { .. });
        assert!(merged || played.contains(member), "somebody who played no evening is named");
    }
    assert!(sent.withheld > 0 && !sent.told.is_empty());
}

/// Names of money in events and results.
const MONEY: [&str; 24] = [
    "addon_price",
    "amount",
    "amounts",
    "bounties",
    "bounty",
    "buy_in",
    "club_part",
    "due",
    "envelopes",
    "fee",
    "guarantee",
    "in_kind",
    "kept",
    "money",
    "paid",
    "plan",
    "pool",
    "prize",
    "prizes",
    "rebuy_price",
    "refunded",
    "shares",
    "spent",
    "to_pool",
];

/// Whether money is named anywhere in it.
fn names_money(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Object(fields) => {
            fields.iter().any(|(name, value)| MONEY.contains(&name.as_str()) || names_money(value))
        }
        serde_json::Value::Array(values) => values.iter().any(names_money),
        _ => false,
    }
}

/// Payments, winnings and punishments stay in the club, or between club and league: in the sample club, and in one of
/// whose evenings everything happened.
#[test]
fn nothing_is_told_that_does_not_concern_the_league() {
    let folder = tempfile::tempdir().unwrap();
    let rich = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/club-1.tapis");
    std::fs::copy(rich, folder.path().join("rich.tapis")).unwrap();
    let keys = Keys::of(folder.path());
    let mut told = Vec::new();
    for mut club in [sample(folder.path()), Club::open(&folder.path().join("rich.tapis"), NOW).unwrap()] {
        let sent = read(&club.league().league_bundle(None, &keys, NOW).unwrap().bytes);
        for text in sent.told.iter().chain(&sent.signed) {
            assert!(!names_money(&serde_json::from_str(text).unwrap()), "{text}");
        }
        assert!(sent.private.iter().all(|one| names_money(&serde_json::from_str(&one.text).unwrap())));
        told.extend(sent.told);
    }
    for text in told {
        let events: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
        for event in events.into_iter().filter(|event| event.get("withheld").is_none()) {
            let event = serde_json::from_value(event).unwrap();
            let kept = matches!(
                event,
                Event::Registered { .. } | Event::Paid { .. } | Event::Penalised { .. } | Event::Ruled { .. }
            );
            assert!(!kept, "{event:?}");
        }
    }
}

#[test]
fn an_erased_member_keeps_only_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(folder.path());
    let keys = Keys::of(folder.path());
    let before = read(&club.league().league_bundle(None, &keys, NOW).unwrap().bytes);
    let preview = club.league().league_preview(None).unwrap();
    let one =
        preview.members.iter().find(|one| club.library().erase_member(one.member, NOW).is_ok()).unwrap();
    let after = read(&club.league().league_bundle(None, &keys, NOW).unwrap().bytes);
    assert_eq!(before.evenings, after.evenings, "results and chains are what they were");
    let erased: Vec<_> = after.members.iter().filter(|(_, state)| **state == MemberState::Erased).collect();
    assert_eq!(erased.len(), 1);
    let MemberState::Known { last_name, .. } = &before.members[erased[0].0] else { panic!("known before") };
    assert_eq!(last_name, &one.last_name);
}

/// A copy of the club on another computer sends the same rows with the same hashes; only the key differs.
#[test]
fn a_copy_of_the_club_sends_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(folder.path());
    let first = club.league().league_bundle(None, &Keys::of(&folder.path().join("one")), NOW).unwrap();
    club.close();
    std::fs::copy(folder.path().join("club.tapis"), folder.path().join("copy.tapis")).unwrap();
    let mut copy = Club::open(&folder.path().join("copy.tapis"), NOW).unwrap();
    let second = copy.league().league_bundle(None, &Keys::of(&folder.path().join("two")), NOW).unwrap();
    assert_ne!(first.fingerprint, second.fingerprint);
    let (first, second) = (read(&first.bytes), read(&second.bytes));
    assert_eq!(first.evenings, second.evenings);
    assert_eq!((first.members, first.told), (second.members, second.told));
    assert_eq!((&first.signed, &first.private), (&second.signed, &second.private));
    let salts: BTreeSet<_> = first.private.iter().map(|private| private.salt).collect();
    assert_eq!(salts.len(), first.private.len(), "each evening has its own");
}

/// Of two bundles that say something else of the same rows the league takes the later one, whatever the clock shows.
#[test]
fn changes_outside_journals_raise_the_bundles_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(folder.path());
    let keys = Keys::of(folder.path());
    let mut revision = |now: Millis| {
        let made = club.league().league_bundle(None, &keys, now).unwrap();
        let revision = Bundle::open(&made.bytes).unwrap().head().revision;
        let draft =
            MemberDraft { last_name: "Tard".into(), first_name: "Venu".into(), ..MemberDraft::default() };
        club.library().save_member(draft, now).unwrap();
        revision
    };
    let (first, second) = (revision(NOW), revision(Millis(NOW.0 - 1_000_000_000_000)));
    assert!(first > 0 && second > first, "{first}, {second}");
}
