//! Paper that others check: receipts without a missing number, and slips that reach the right player.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, Club, DocumentKind, DocumentOptions};

pub(crate) const START: Millis = Millis(1_795_291_200_000);

/// A club with a tournament of five seats a table, and so many members.
pub(crate) fn club(folder: &tempfile::TempDir, members: usize) -> (Club, TournamentId, Vec<MemberId>) {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Les As", Language::En, day).unwrap();
    let mut setup = tapis_club::rebuy(Language::En, day);
    setup.tables = (1..=4).map(|no| RoomTable::new(no, 5)).collect();
    setup.seats_per_table = 5;
    setup.final_table_seats = 5;
    setup.late_last_level = 4;
    let id = club.tournaments().create_tournament(setup, None, START).unwrap();
    let member = |index: usize| {
        let (last_name, first_name) =
            (format!("Name{}", char::from(b'a' + u8::try_from(index).unwrap())), "Ana".to_owned());
        club.library()
            .save_member(MemberDraft { last_name, first_name, ..Default::default() }, START)
            .unwrap()
            .id
    };
    let members = (0..members).map(member).collect();
    (club, id, members)
}

/// The lines of a document as one reads them.
pub(crate) fn lines(
    club: &mut Club,
    id: TournamentId,
    kind: DocumentKind,
    entry: Option<EntryId>,
) -> Vec<String> {
    let options = DocumentOptions { entry, ..DocumentOptions::default() };
    let document =
        club.papers().document(kind, About::Tournament(id), options, START + Millis(1_000_000)).unwrap();
    assert_eq!(document.notices, []);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paper.pdf");
    std::fs::write(&path, &document.bytes).unwrap();
    let told = std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
    let text = String::from_utf8(told.stdout).unwrap();
    let line = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    text.lines().map(line).filter(|line| !line.is_empty()).collect()
}

/// The numbers of the receipts, as they follow each other.
fn numbers(lines: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for line in lines {
        // The counterfoil and the receipt both say it.
        let mut words = line.split(' ');
        while let Some(word) = words.next() {
            if word == "no." {
                found.extend(words.next().filter(|word| word.contains('-')).map(str::to_owned));
            }
        }
    }
    found.dedup();
    found.sort();
    found.dedup();
    found
}

#[test]
fn receipts_are_numbered_without_holes_whatever_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = club(&folder, 4);
    let register = |club: &mut Club, member, paid| {
        club.play().act(id, &Action::Register { member, born: None, paid }, START).unwrap();
    };
    register(&mut club, members[0], true);
    register(&mut club, members[1], true);
    club.play().undo(id, START).unwrap();
    // The number of the entry that was undone goes to another member.
    register(&mut club, members[2], true);
    register(&mut club, members[3], false);
    club.play().act(id, &Action::Pay { entry: EntryId(3), amount: Cents(700) }, START).unwrap();
    club.play().act(id, &Action::Pay { entry: EntryId(3), amount: Cents(-200) }, START).unwrap();
    club.play().act(id, &Action::Unregister { entry: EntryId(1), why: None }, START).unwrap();

    let all = lines(&mut club, id, DocumentKind::Receipts, None);
    let expected: Vec<String> = (1..=6).map(|number| format!("{id}-{number:03}")).collect();
    assert_eq!(numbers(&all), expected, "{all:#?}");
    let text = all.join("\n");
    assert_eq!(text.matches("VOID").count(), 2, "the undone one, and its counterfoil: {text}");
    for said in
        ["Ana Nameb", "Seven euros", "Two euros", "Overpayment returned", "Entry taken back", "Ten euros"]
    {
        assert!(text.contains(said), "{said} is not in {text}");
    }
    // One player's: those of the member who has the entry now, under the numbers that they have.
    let own = lines(&mut club, id, DocumentKind::Receipts, Some(EntryId(2)));
    assert_eq!(numbers(&own), [format!("{id}-003")]);
    assert!(own.join(" ").contains("Namec") && !own.join(" ").contains("Nameb"));
    // A ruling that was undone and is done again keeps its number too.
    club.play().undo(id, START).unwrap();
    club.play().redo(id, START).unwrap();
    assert_eq!(lines(&mut club, id, DocumentKind::Receipts, None), all);
}

#[test]
fn entries_taken_back_are_listed_with_their_reason() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = club(&folder, 6);
    for member in members {
        club.play().act(id, &Action::Register { member, born: None, paid: false }, START).unwrap();
    }
    let remove = |club: &mut Club, entry, why: Option<&str>| {
        let why = why.map(str::to_owned);
        club.play().act(id, &Action::Unregister { entry: EntryId(entry), why }, START).map(|_| ())
    };
    remove(&mut club, 1, Some(" Registered twice ")).unwrap();
    remove(&mut club, 2, Some("   ")).unwrap();
    assert!(remove(&mut club, 3, Some(&"x".repeat(501))).is_err());
    remove(&mut club, 3, Some("A mistake")).unwrap();
    club.play().undo(id, START).unwrap();
    let absents = Action::SettleAbsents { absent: vec![EntryId(4)], withdrawn: vec![EntryId(5)] };
    club.play().act(id, &absents, START).unwrap();
    let voided = club.play().voided_entries(Language::En, id).unwrap();
    let said: Vec<&str> = voided.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said.len(), 3, "the undone one is none of them: {said:?}");
    assert!(said[0].contains("Ana Namee"), "{said:?}");
    assert_eq!(said[1], "Registration of Ana Nameb taken back");
    assert_eq!(said[2], "Registration of Ana Namea taken back (Registered twice)");
    assert_eq!(voided[2].at, START);
    let report = lines(&mut club, id, DocumentKind::Report, None).join(" ");
    assert!(report.contains("taken back (Registered twice)"), "{report}");
}

#[test]
fn namesakes_have_separate_slips() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder, 0);
    for _ in 0..11 {
        let (last_name, first_name) = ("Twin".to_owned(), "Ana".to_owned());
        let draft = MemberDraft { last_name, first_name, ..Default::default() };
        let member = club.library().save_member(draft, START).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    // One fewer, so that the other tables have room.
    let mut alive = club.tournament(id).unwrap().alive();
    let out = alive.find(|entry| entry.seat().is_some_and(|at| at.table == 1)).unwrap().id;
    drop(alive);
    let players = vec![BustLine { entry: out, by: None, stack: None }];
    club.play().act(id, &Action::Bust { players }, START).unwrap();
    club.play().act(id, &Action::BreakTable { table: 3 }, START).unwrap();
    let moved: Vec<EntryId> =
        club.tournament(id).unwrap().moves().iter().map(|made| made.step.entry).collect();
    assert!(moved.len() > 1, "{moved:?}");
    let slips = |club: &mut Club, entry| {
        let paper = lines(club, id, DocumentKind::MoveSlips, entry).join(" ");
        paper.matches("Ana Twin").count()
    };
    assert_eq!(slips(&mut club, None), moved.len());
    for entry in moved {
        assert_eq!(slips(&mut club, Some(entry)), 1, "entry {entry}");
    }
}
