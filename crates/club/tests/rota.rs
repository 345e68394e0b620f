//! The volunteers' rota: who helps at the evenings ahead, and with what.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::{Duty, MemberDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, Rota, freezeout};

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
}

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
}

impl Desk {
    /// Three members, and evenings on these days.
    fn new(days: &[u32]) -> (Self, Vec<TournamentId>) {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, day(1)).unwrap();
        for last_name in ["Ader", "Blin", "Caro"] {
            let draft = MemberDraft {
                first_name: "Ana".to_owned(),
                last_name: last_name.to_owned(),
                ..MemberDraft::default()
            };
            club.library().save_member(draft, Millis::ZERO).unwrap();
        }
        let evenings = days
            .iter()
            .map(|on| {
                club.tournaments()
                    .create_tournament(freezeout(Language::Fr, day(*on)), None, Millis::ZERO)
                    .unwrap()
            })
            .collect();
        (Desk { _folder: folder, club }, evenings)
    }

    fn rota(&mut self) -> Rota {
        self.club.schedule().rota(Language::Fr, day(10)).unwrap()
    }
}

fn duty(tournament: TournamentId, task: &str, member: i64) -> Duty {
    Duty { tournament, task: task.to_owned(), member: MemberId(member) }
}

fn names(rota: &Rota, evening: usize) -> Vec<(&str, &str)> {
    rota.evenings[evening].duties.iter().map(|duty| (duty.task.as_str(), duty.name.as_str())).collect()
}

#[test]
fn members_help_at_evenings_that_are_not_over() {
    let (mut desk, evenings) = Desk::new(&[20, 9, 13]);
    assert_eq!(desk.rota().tasks, ["Accueil", "Arbitrage", "Buvette", "Rangement"]);
    for one in [
        duty(evenings[0], "Buvette", 1),
        duty(evenings[0], " Accueil ", 2),
        duty(evenings[0], "Accueil", 1),
        duty(evenings[2], "Crêpes", 1),
        duty(evenings[1], "Accueil", 3),
    ] {
        desk.club.schedule().add_duty(&one).unwrap();
        desk.club.schedule().add_duty(&one).unwrap();
    }
    let rota = desk.rota();
    let days: Vec<NaiveDate> = rota.evenings.iter().map(|evening| evening.date).collect();
    assert_eq!(days, [day(13), day(20)], "the one of the 9th has passed");
    assert_eq!(names(&rota, 0), [("Crêpes", "Ana Ader")]);
    assert_eq!(names(&rota, 1), [("Accueil", "Ana Ader"), ("Accueil", "Ana Blin"), ("Buvette", "Ana Ader")]);
    assert_eq!(rota.tasks.last().unwrap(), "Crêpes", "a task that is none of the club's has a column too");
    let helpers: Vec<(&str, u32)> =
        rota.helpers.iter().map(|helper| (helper.name.as_str(), helper.evenings)).collect();
    assert_eq!(helpers, [("Ana Ader", 2), ("Ana Blin", 1), ("Ana Caro", 1)]);

    desk.club.schedule().remove_duty(&duty(evenings[0], "Buvette", 1)).unwrap();
    assert!(desk.club.schedule().remove_duty(&duty(evenings[0], "Buvette", 1)).is_err());
    for wrong in
        [duty(evenings[0], " ", 1), duty(evenings[0], &"x".repeat(41), 1), duty(evenings[0], "Bar", 99)]
    {
        assert!(desk.club.schedule().add_duty(&wrong).is_err());
    }
    desk.club.schedule().set_rota_tasks(&["Bar".to_owned(), "Porte ".to_owned()]).unwrap();
    assert_eq!(desk.rota().tasks, ["Bar", "Porte", "Crêpes", "Accueil"]);
    for wrong in [vec![], vec!["Bar".to_owned(), "Bar ".to_owned()], vec![String::new()]] {
        assert!(desk.club.schedule().set_rota_tasks(&wrong).is_err());
    }
    let printed = desk.club.papers().document(
        DocumentKind::Rota,
        About::Club,
        DocumentOptions::default(),
        Millis::ZERO,
    );
    assert!(printed.is_ok());
    // An evening that nothing has happened in can be deleted with those who would have helped.
    desk.club.tournaments().delete_tournament(evenings[2]).unwrap();
    assert_eq!(desk.rota().evenings.len(), 1);
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn merged_records_help_as_one() {
    let (mut desk, evenings) = Desk::new(&[20]);
    desk.club.schedule().add_duty(&duty(evenings[0], "Bar", 1)).unwrap();
    desk.club.schedule().add_duty(&duty(evenings[0], "Bar", 2)).unwrap();
    desk.club.library().merge_members(MemberId(1), MemberId(2)).unwrap();
    assert_eq!(names(&desk.rota(), 0), [("Bar", "Ana Ader")]);
    let data = desk.club.privacy().member_data(MemberId(1)).unwrap();
    assert_eq!(data.duties.len(), 1);
    assert_eq!((data.duties[0].date, data.duties[0].task.as_str()), (day(20), "Bar"));
    desk.club.schedule().remove_duty(&duty(evenings[0], "Bar", 1)).unwrap();
    assert_eq!(names(&desk.rota(), 0), [], "under whichever record it was noted");

    desk.club.schedule().add_duty(&duty(evenings[0], "Bar", 3)).unwrap();
    desk.club.library().erase_member(MemberId(3), Millis::ZERO).unwrap();
    assert_eq!(names(&desk.rota(), 0), []);
}
