//! An erased member's results and history stay, in both languages, and name nobody.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, freezeout};

fn bust(entry: EntryId) -> Action {
    Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] }
}

#[test]
fn results_and_history_stay_and_name_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let mut club = Club::create(&path, "Club", Language::Fr, day).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "2026".to_owned(),
        starts_on: day,
        ends_on: day,
        best_n: None,
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    let id = club
        .tournaments()
        .create_tournament(freezeout(Language::Fr, day), Some(season), Millis::ZERO)
        .unwrap();
    let mut members = Vec::new();
    for name in ["Alpha", "Bravo", "Charlie"] {
        let born = chrono::NaiveDate::from_ymd_opt(1987, 3, 12);
        let draft = MemberDraft {
            last_name: name.to_owned(),
            first_name: "Une".to_owned(),
            born,
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, Millis::ZERO).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis::ZERO).unwrap();
        members.push(member);
    }
    let problem = club.library().erase_member(members[1], Millis(1)).unwrap_err();
    assert_eq!(problem.code, "store-member_plays");
    assert!(problem.message.say(Language::Fr).contains("Freezeout du vendredi"), "{problem:?}");
    for action in [
        Action::DrawSeats,
        Action::Start,
        bust(EntryId(2)),
        bust(EntryId(1)),
        Action::Finish { stacks: Vec::new() },
    ] {
        club.play().act(id, &action, Millis(1_000)).unwrap();
    }
    assert!(
        !club.file().journal().rows(id).unwrap().iter().any(|row| row.action.contains("1987")),
        "a birth date is kept"
    );
    let standings = club.seasons().standings(Language::Fr, season).unwrap();
    club.library().erase_member(members[1], Millis(2_000)).unwrap();
    for (language, name) in [(Language::Fr, "Membre effacé n°\u{a0}2"), (Language::En, "Erased member no. 2")]
    {
        let after = club.seasons().standings(language, season).unwrap();
        let line = after.iter().find(|line| line.member == members[1]).unwrap();
        assert_eq!(line.name, name);
        let numbers = |lines: &[tapis_club::StandingLine]| -> Vec<(MemberId, Points)> {
            let mut numbers: Vec<_> = lines.iter().map(|line| (line.member, line.total)).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers(&after), numbers(&standings));
        assert!(club.play().history(language, id).unwrap().iter().any(|line| line.text.contains(name)));
        let desk = club.views().desk(language, id, Millis(3_000)).unwrap();
        assert_eq!(desk.people.iter().find(|person| person.member == members[1]).unwrap().last_name, name);
    }
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    let next =
        club.tournaments().create_tournament(freezeout(Language::Fr, day), None, Millis::ZERO).unwrap();
    let register = Action::Register { member: members[1], born: None, paid: true };
    assert_eq!(club.play().act(next, &register, Millis::ZERO).unwrap_err().code, "store-not_found");
}

#[test]
fn a_club_put_back_speaks_as_it_did() {
    let folder = tempfile::tempdir().unwrap();
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let mut club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, day).unwrap();
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, day), None, Millis::ZERO).unwrap();
    let copy = club.backup("demand").unwrap();
    club.details().set_language(Language::En).unwrap();
    club.play().act(id, &Action::Pay { entry: EntryId(1), amount: Cents(1) }, Millis::ZERO).unwrap_err();
    let member = club.library().save_member(
        MemberDraft { last_name: "A".to_owned(), first_name: "B".to_owned(), ..MemberDraft::default() },
        Millis::ZERO,
    );
    club.play()
        .act(id, &Action::Register { member: member.unwrap().id, born: None, paid: true }, Millis::ZERO)
        .unwrap();
    club.restore_backup(&copy).unwrap();
    assert_eq!(club.language(), Language::Fr);
    assert!(club.tournament(id).unwrap().entries().is_empty());
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}
