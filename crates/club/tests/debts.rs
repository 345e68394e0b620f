//! Debts of one evening: known at the next one and in the report, until they are paid or written off.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
}

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    owing: MemberId,
    over: TournamentId,
    next: TournamentId,
}

/// Two players; the first has not paid 10 € when the evening ends.
fn desk() -> Desk {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Club", Language::Fr, day(6)).unwrap();
    let member = |club: &mut Club, last: &str| {
        let draft = MemberDraft {
            last_name: last.to_owned(),
            first_name: "Une".to_owned(),
            ..MemberDraft::default()
        };
        club.library().save_member(draft, Millis::ZERO).unwrap().id
    };
    let (owing, other) = (member(&mut club, "Abel"), member(&mut club, "Bravo"));
    let over = club.tournaments().create_tournament(rebuy(Language::Fr, day(6)), None, Millis::ZERO).unwrap();
    let bust = BustLine { entry: EntryId(1), by: None, stack: None };
    for action in [
        Action::Register { member: owing, born: None, paid: false },
        Action::Register { member: other, born: None, paid: true },
        Action::DrawSeats,
        Action::Start,
        Action::Bust { players: vec![bust] },
        Action::Finish { stacks: Vec::new() },
    ] {
        club.play().act(over, &action, Millis::ZERO).unwrap();
    }
    let next =
        club.tournaments().create_tournament(rebuy(Language::Fr, day(13)), None, Millis::ZERO).unwrap();
    Desk { _folder: folder, club, owing, over, next }
}

impl Desk {
    fn debts(&mut self) -> Vec<(MemberId, Cents)> {
        let remarks = self.club.entries().entry_remarks(Language::En, self.next).unwrap();
        remarks.iter().flat_map(|one| one.debts.iter().map(|debt| (one.member, debt.amount))).collect()
    }

    fn later(&mut self, action: &Action) {
        self.club.play().act(self.over, action, Millis::of_minutes(10_000)).unwrap();
    }
}

#[test]
fn a_debt_reaches_the_next_evening() {
    let mut desk = desk();
    assert_eq!(desk.debts(), [(desk.owing, Cents(1_000))]);
    let words = desk.club.entries().entry_remarks(Language::En, desk.next).unwrap().remove(0).words;
    assert!(words[0].starts_with("Still owes €10: "), "{words:?}");
    desk.later(&Action::Pay { entry: EntryId(1), amount: Cents(1_000) });
    assert_eq!(desk.debts(), []);
}

#[test]
fn a_written_off_debt_is_settled() {
    let mut desk = desk();
    desk.later(&Action::WriteOff { entry: EntryId(1), why: "Offert".to_owned() });
    assert_eq!(desk.debts(), []);
    desk.club.play().undo(desk.over, Millis::of_minutes(10_001)).unwrap();
    assert_eq!(desk.debts(), [(desk.owing, Cents(1_000))]);
}
