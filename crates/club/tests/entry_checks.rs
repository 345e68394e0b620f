//! Admission to registration, as the club decides: excluded persons, lapsed memberships, guests who came too often.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::{BustLine, Newcomer};
use tapis_club::locale::Language;
use tapis_club::store::{Exclusion, MemberDraft, SeasonDraft};
use tapis_club::{Club, EntryChecks, EntryPolicy, freezeout};

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let mut club = Club::create(&path, "Club", Language::Fr, day(11, 20)).unwrap();
        let id = evening(&mut club);
        Desk { _folder: folder, club, id }
    }

    fn member(&mut self, last: &str, with: MemberDraft) -> MemberId {
        let draft = MemberDraft { last_name: last.to_owned(), first_name: "Une".to_owned(), ..with };
        self.club.library().save_member(draft, Millis::ZERO).unwrap().id
    }

    fn register(&mut self, member: MemberId) -> Result<(), String> {
        let action = Action::Register { member, born: None, paid: false };
        let done = self.club.play().act(self.id, &action, Millis::ZERO);
        done.map(|_| ()).map_err(|problem| problem.message.say(Language::En))
    }

    fn remarks(&mut self) -> Vec<(MemberId, bool, String)> {
        let found = self.club.entries().entry_remarks(Language::En, self.id).unwrap();
        found.into_iter().map(|one| (one.member, one.refused, one.words.join(" "))).collect()
    }
}

fn evening(club: &mut Club) -> TournamentId {
    let season = club.library().seasons().unwrap().first().map(|season| season.id);
    let season = season.unwrap_or_else(|| {
        let draft = SeasonDraft {
            id: None,
            name: "2026".to_owned(),
            starts_on: day(9, 1),
            ends_on: day(12, 31),
            best_n: None,
            min_played: 1,
        };
        club.library().save_season(&draft).unwrap()
    });
    club.tournaments()
        .create_tournament(freezeout(Language::Fr, day(11, 20)), Some(season), Millis::ZERO)
        .unwrap()
}

fn exclusion(member: MemberId, until: Option<NaiveDate>) -> Exclusion {
    let (reason, decided_by) = ("Menaces".to_owned(), "le bureau".to_owned());
    Exclusion { member, since: day(10, 1), until, reason, decided_by }
}

#[test]
fn an_exclusion_refuses_on_its_days() {
    let mut desk = Desk::new();
    let [out, back] = ["Alpha", "Bravo"].map(|last| desk.member(last, MemberDraft::default()));
    desk.club.library().exclude(&exclusion(out, Some(day(11, 20)))).unwrap();
    desk.club.library().exclude(&exclusion(back, Some(day(11, 19)))).unwrap();
    let why = "This person is excluded from the club until 20 November 2026.";
    assert_eq!(desk.remarks(), [(out, true, why.to_owned())]);
    assert_eq!(desk.register(out).unwrap_err(), format!("Une Alpha: registration refused. {why}"));
    let players = [out, back].map(|member| Newcomer { member, born: None }).to_vec();
    let several = Action::RegisterSeveral { players, paid: false };
    let problem = desk.club.play().act(desk.id, &several, Millis::ZERO).unwrap_err();
    assert_eq!((problem.code.as_str(), problem.fields[0].0.clone()), ("newcomers", format!("member-{out}")));
    assert_eq!(problem.fields.len(), 1);
    assert!(desk.club.views().desk(Language::En, desk.id, Millis::ZERO).unwrap().view.entries.is_empty());
    desk.register(back).unwrap();
    desk.club.library().lift_exclusion(out).unwrap();
    desk.register(out).unwrap();
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn an_exclusion_says_why_until_when_and_who_decided() {
    let mut desk = Desk::new();
    let out = desk.member("Alpha", MemberDraft::default());
    let good = exclusion(out, None);
    for (wrong, code) in [
        (Exclusion { until: Some(day(9, 30)), ..good.clone() }, "exclusion-ends_before"),
        (Exclusion { reason: "  ".to_owned(), ..good.clone() }, "exclusion-reason_missing"),
        (Exclusion { decided_by: String::new(), ..good.clone() }, "exclusion-decider_missing"),
        (Exclusion { reason: "x".repeat(501), ..good.clone() }, "exclusion-text"),
        (Exclusion { member: MemberId(4711), ..good.clone() }, "store-not_found"),
    ] {
        assert_eq!(desk.club.library().exclude(&wrong).unwrap_err().code, code);
    }
    desk.club.library().exclude(&good).unwrap();
    let seen = desk.club.seasons().member_overview(out, day(11, 20)).unwrap();
    assert_eq!((seen.exclusion, seen.excluded), (Some(good), true));
    // Erasing the member leaves no reason behind, not even in the journal of changes.
    desk.club.library().erase_member(out, Millis(1)).unwrap();
    let path = desk.club.file().path().to_owned();
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    desk.club.close();
    assert!(!String::from_utf8_lossy(&std::fs::read(path).unwrap()).contains("Menaces"));
}

#[test]
fn a_lapsed_membership_warns_or_refuses() {
    let mut desk = Desk::new();
    let until = |until| MemberDraft { valid_until: Some(until), ..MemberDraft::default() };
    let (old, new) = (desk.member("Alpha", until(day(11, 19))), desk.member("Bravo", until(day(11, 20))));
    let why = "The membership expired on 19 November 2026.".to_owned();
    assert_eq!(desk.remarks(), [(old, false, why.clone())]);
    let strict = EntryChecks { lapsed: EntryPolicy::Refused, ..EntryChecks::default() };
    desk.club.entries().set_entry_checks(&strict).unwrap();
    assert_eq!(desk.remarks(), [(old, true, why)]);
    assert!(desk.register(old).is_err());
    desk.register(new).unwrap();
    let silent = EntryChecks { lapsed: EntryPolicy::Nothing, ..strict };
    desk.club.entries().set_entry_checks(&silent).unwrap();
    assert_eq!(desk.remarks(), []);
    desk.register(old).unwrap();
}

#[test]
fn a_guest_comes_rarely_and_is_unranked() {
    let mut desk = Desk::new();
    let guest = desk.member("Alpha", MemberDraft { guest: true, ..MemberDraft::default() });
    let member = desk.member("Bravo", MemberDraft::default());
    let once = EntryChecks { guest: EntryPolicy::Refused, guest_evenings: Some(1), ..EntryChecks::default() };
    desk.club.entries().set_entry_checks(&once).unwrap();
    desk.register(guest).unwrap();
    desk.register(member).unwrap();
    let bust = Action::Bust { players: vec![BustLine { entry: EntryId(2), by: None, stack: None }] };
    for action in [Action::DrawSeats, Action::Start, bust, Action::Finish { stacks: Vec::new() }] {
        desk.club.play().act(desk.id, &action, Millis(1_000)).unwrap();
    }
    let people = desk.club.views().desk(Language::En, desk.id, Millis(2_000)).unwrap().people;
    assert_eq!(people.iter().map(|one| one.guest).collect::<Vec<_>>(), [true, false]);
    let season = desk.club.library().seasons().unwrap()[0].id;
    let ranked = |desk: &mut Desk| -> Vec<MemberId> {
        let lines = desk.club.seasons().standings(Language::En, season).unwrap();
        lines.iter().map(|line| line.member).collect()
    };
    assert_eq!(ranked(&mut desk), [member]);
    desk.id = evening(&mut desk.club);
    let why = "This guest has already come 1 time this season, of 1 at most.";
    assert_eq!(desk.remarks(), [(guest, true, why.to_owned())]);
    assert_eq!(desk.register(guest).unwrap_err(), format!("Une Alpha: registration refused. {why}"));
    // The guest becomes a member: what was played counts.
    let draft = MemberDraft {
        id: Some(guest),
        last_name: "Alpha".to_owned(),
        first_name: "Une".to_owned(),
        ..MemberDraft::default()
    };
    desk.club.library().save_member(draft, Millis(3_000)).unwrap();
    assert_eq!(ranked(&mut desk), [guest, member]);
    desk.register(guest).unwrap();
}
