//! Names stand in the order of the alphabet wherever people see a list, whoever wrote it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Chips, EntryId, Millis};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, freezeout};

const START: Millis = Millis(1_790_000_000_000);

/// In the order of a dictionary: accents, ligatures, apostrophes, hyphens, particles, and one last name that
/// begins another.
const NAMES: [(&str, &str); 14] = [
    ("d’Arc", "Ana"),
    ("D'Arco", "Ana"),
    ("Dé", "Zoé"),
    ("de La Tour", "Ana"),
    ("Dupont", "Zoé"),
    ("Dupont-Aignan", "Ana"),
    ("Eluard", "Ana"),
    ("Éluard", "Ana"),
    ("Le", "Zoé"),
    ("Lebon", "Ana"),
    ("Łoś", "Ana"),
    ("Lot", "Ana"),
    ("Œil", "Ana"),
    ("Ogre", "Ana"),
];

fn day() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

#[test]
fn every_list_has_the_order_of_a_dictionary() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, day()).unwrap();
    // Written down in another order.
    let written = (0..NAMES.len()).map(|index| NAMES[(index * 5 + 3) % NAMES.len()]);
    let members: Vec<_> = written
        .map(|(last, first)| {
            let (last_name, first_name) = (last.to_owned(), first.to_owned());
            let draft = MemberDraft { last_name, first_name, ..Default::default() };
            club.library().save_member(draft, START).unwrap().id
        })
        .collect();
    let expected: Vec<String> = NAMES.iter().map(|(last, _)| (*last).to_owned()).collect();
    let listed = |club: &mut Club, query: &str, most: usize| -> Vec<String> {
        let list = club.library().list_members(query, false, most, day()).unwrap();
        list.members.into_iter().map(|line| line.member.card.last_name).collect()
    };
    assert_eq!(listed(&mut club, "", 99), expected);
    assert_eq!(listed(&mut club, "", 5), expected[..5], "a list cut short is the same list");
    assert_eq!(listed(&mut club, "lo", 99), ["Łoś", "Lot", "Lebon"][..2]);
    assert_eq!(listed(&mut club, "el", 99), ["Eluard", "Éluard"]);
    let roster = club.library().roster().unwrap().members.into_iter().map(|regular| regular.last_name);
    assert_eq!(roster.collect::<Vec<_>>(), expected);
    let exported = String::from_utf8(club.library().export_members().unwrap()).unwrap();
    let exported = exported.lines().skip(1).map(|line| line.split(';').nth(1).unwrap().to_owned());
    assert_eq!(exported.collect::<Vec<_>>(), expected);

    // An evening that gives nobody points: all are equal but the winner.
    let season = SeasonDraft {
        id: None,
        name: "2026".to_owned(),
        starts_on: day() - chrono::Days::new(30),
        ends_on: day() + chrono::Days::new(30),
        best_n: None,
        min_played: 3,
    };
    let season = club.library().save_season(&season).unwrap();
    let mut draft = freezeout(Language::Fr, day());
    draft.points = tapis_club::engine::prizes::points::PointsScheme::PerPlayer {
        each: tapis_club::engine::base::quantity::Points::ZERO,
        participation: tapis_club::engine::base::quantity::Points::ZERO,
    };
    let id = club.tournaments().create_tournament(draft, Some(season), START).unwrap();
    for member in &members {
        club.play().act(id, &Action::Register { member: *member, born: None, paid: true }, START).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    // All of them share the last place.
    let out = (2..=u32::try_from(members.len()).unwrap())
        .map(|entry| BustLine { entry: EntryId(entry), by: None, stack: Some(Chips(1000)) })
        .collect();
    club.play().act(id, &Action::Bust { players: out }, START).unwrap();
    club.play().act(id, &Action::Finish { stacks: Vec::new() }, START).unwrap();
    let winner = club.file().members().member(members[0]).unwrap().card.last_name;
    let standings = club.seasons().standings(Language::Fr, season).unwrap();
    let (first, equals) = standings.split_first().unwrap();
    assert!(first.name.ends_with(&winner), "{first:?}");
    let equals: Vec<&str> = equals.iter().map(|line| line.name.as_str()).collect();
    let others: Vec<String> = NAMES
        .iter()
        .filter(|(last, _)| *last != winner)
        .map(|(last, first)| format!("{first} {last}"))
        .collect();
    assert_eq!(equals, others);
}

#[test]
fn a_search_finds_whom_it_names_exactly_first() {
    let folder = tempfile::tempdir().unwrap();
    let club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, day()).unwrap();
    let member = |last: &str, first: &str, number: &str, nickname: &str| {
        let draft = MemberDraft {
            last_name: last.into(),
            first_name: first.into(),
            number: (!number.is_empty()).then(|| number.into()),
            nickname: (!nickname.is_empty()).then(|| nickname.into()),
            ..MemberDraft::default()
        };
        club.library().save_member(draft, Millis::ZERO).unwrap().id
    };
    let hundred_twenty = member("Abel", "Ana", "120", "");
    let twelve = member("Zola", "Zoé", "12", "Max");
    let double = member("Martin-Abel", "Léo", "", "Maxime");
    let single = member("Martin", "Léo", "", "");
    let first = |query: &str| club.library().find_members(query, false, 10).unwrap()[0].id;
    assert_eq!(first("12"), twelve);
    assert_eq!(first("120"), hundred_twenty);
    assert_eq!(first(" max "), twelve);
    assert_eq!((first("leo martin"), first("MARTIN Léo")), (single, single));
    assert_eq!(first("martin-a"), double);
}
