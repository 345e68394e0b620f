//! Players who say that they have come: nothing is booked by it, and the desk registers them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::{ArrivalId, EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::Newcomer;
use tapis_club::engine::{Action, Phase};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{ArrivalOf, CheckInState, Club, PhoneNames, PhoneSettings, freezeout};

const NOW: Millis = Millis(1_000);

struct Desk {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
}

impl Desk {
    /// A club with four members, of whom the first three signed up.
    fn new(check_in: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::Local::now().date_naive();
        let mut club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, day).unwrap();
        for last_name in ["Ader", "Blin", "Caro", "Dié"] {
            let draft = MemberDraft {
                first_name: "Léa".to_owned(),
                last_name: last_name.to_owned(),
                ..MemberDraft::default()
            };
            club.library().save_member(draft, Millis::ZERO).unwrap();
        }
        let settings = PhoneSettings { check_in, names: PhoneNames::Full, ..PhoneSettings::default() };
        club.phones().keep_phone_settings(settings).unwrap();
        let id = club.tournaments().create_tournament(freezeout(Language::Fr, day), None, NOW).unwrap();
        let players = (1..=3).map(|member| Newcomer { member: MemberId(member), born: None }).collect();
        club.play().act(id, &Action::SignUp { players }, NOW).unwrap();
        Desk { folder, club, id }
    }

    fn states(&mut self) -> Vec<(String, CheckInState)> {
        let people = self.club.arrivals().check_in_list(self.id, NOW).unwrap();
        people.into_iter().map(|person| (person.name, person.state)).collect()
    }

    fn come(&mut self, member: i64) -> Result<(), String> {
        let of = ArrivalOf::Member { member: MemberId(member) };
        self.club.arrivals().check_in(self.id, &of, NOW).map(drop).map_err(|problem| problem.code)
    }

    fn named(&mut self, first: &str, last: &str) -> Result<(), String> {
        let of = ArrivalOf::Named { first_name: first.to_owned(), last_name: last.to_owned() };
        self.club.arrivals().check_in(self.id, &of, NOW).map(drop).map_err(|problem| problem.code)
    }

    /// Number, name, member and whether the name was typed, of everybody who waits.
    fn waiting(&mut self) -> Vec<(ArrivalId, String, Option<i64>, bool)> {
        let lines = self.club.arrivals().lines(Language::Fr, self.id).unwrap().into_iter();
        let of = |line: tapis_club::ArrivalLine| {
            (
                line.id,
                format!("{} {}", line.first_name, line.last_name),
                line.member.map(|member| member.0),
                line.typed,
            )
        };
        lines.map(of).collect()
    }
}

#[test]
fn the_desk_registers_an_arrival() {
    let mut desk = Desk::new(true);
    let expected = |name: &str| (name.to_owned(), CheckInState::Expected);
    assert_eq!(desk.states(), [expected("Léa Ader"), expected("Léa Blin"), expected("Léa Caro")]);
    desk.come(2).unwrap();
    desk.come(2).unwrap();
    assert_eq!(desk.states()[1].1, CheckInState::Asked);
    for (member, waits) in [(2, true), (1, false)] {
        let of = ArrivalOf::Member { member: MemberId(member) };
        assert_eq!(desk.club.arrivals().arrival_waits(desk.id, &of).unwrap(), waits);
    }
    assert_eq!(desk.club.tournament(desk.id).unwrap().counts().entries, 0, "nothing is booked by it");
    let waiting = desk.waiting();
    assert_eq!(waiting, [(waiting[0].0, "Léa Blin".to_owned(), Some(2), false)]);
    // It still waits after a crash.
    let path = desk.club.file().path().to_owned();
    let Desk { folder, club, id } = desk;
    club.close();
    let mut desk = Desk { folder, club: Club::open(&path, NOW).unwrap(), id };
    assert_eq!(desk.waiting(), waiting);

    let done = desk.club.arrivals().arrival_confirm(waiting[0].0, MemberId(2), true, NOW).unwrap();
    assert!(done.said.say(Language::Fr).contains("Léa Blin"));
    assert_eq!(desk.states()[1].1, CheckInState::Here { entry: EntryId(1) });
    assert_eq!(desk.waiting(), []);
    desk.come(2).unwrap();
    assert_eq!(desk.waiting(), [], "who is in says nothing new");
    assert!(desk.club.arrivals().arrival_confirm(waiting[0].0, MemberId(2), true, NOW).is_err());

    // Registered at the desk meanwhile: the arrival is answered by that.
    desk.come(1).unwrap();
    let register = Action::Register { member: MemberId(1), born: None, paid: false };
    desk.club.play().act(desk.id, &register, NOW).unwrap();
    assert_eq!(desk.waiting(), []);
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    assert!(desk.folder.path().exists());
}

#[test]
fn a_typed_name_finds_its_only_member() {
    let mut desk = Desk::new(true);
    assert_eq!(desk.come(4).unwrap_err(), "arrival-not_signed_up", "nobody learns who is a member");
    desk.named(" lea ", "DI\u{200b}E").unwrap();
    desk.named("lea", "DIE\u{feff}").unwrap();
    desk.named("Zoé", "Nouvelle").unwrap();
    let waiting = desk.waiting();
    let shown: Vec<_> =
        waiting.iter().map(|(_, name, member, typed)| (name.as_str(), *member, *typed)).collect();
    assert_eq!(shown, [("lea DIE", Some(4), true), ("Zoé Nouvelle", None, true)]);
    for (first, last) in [("", "X"), ("X", " "), (&*"x".repeat(61), "X"), ("X", "a\u{202e}b")] {
        assert_eq!(desk.named(first, last).unwrap_err(), "arrival-name");
    }
    desk.club.arrivals().arrival_dismiss(waiting[1].0, NOW).unwrap();
    assert!(desk.club.arrivals().arrival_dismiss(waiting[1].0, NOW).is_err());
    assert_eq!(desk.waiting().len(), 1);

    for number in 0..199 {
        desk.named("N", &format!("Numéro {number}")).unwrap();
    }
    assert_eq!(desk.named("N", "De trop").unwrap_err(), "arrival-too_many");
    assert_eq!(desk.come(3).unwrap_err(), "arrival-too_many");
    // All that were shown are dismissed at once; whoever came meanwhile waits on.
    let shown: Vec<ArrivalId> = desk.waiting().into_iter().map(|(id, ..)| id).skip(1).collect();
    desk.club.arrivals().arrivals_dismiss(TournamentId(99), &shown, NOW).unwrap();
    assert_eq!(desk.waiting().len(), 200, "of another evening");
    desk.club.arrivals().arrivals_dismiss(desk.id, &shown, NOW).unwrap();
    assert_eq!(desk.waiting().len(), 1);
    desk.club.arrivals().arrivals_dismiss(desk.id, &shown, NOW).unwrap();
    desk.come(3).unwrap();
}

#[test]
fn nobody_comes_to_another_days_evening() {
    let mut desk = Desk::new(true);
    let tomorrow = chrono::Local::now().date_naive() + chrono::Days::new(1);
    let id = desk.club.tournaments().create_tournament(freezeout(Language::Fr, tomorrow), None, NOW).unwrap();
    let players = vec![Newcomer { member: MemberId(1), born: None }];
    desk.club.play().act(id, &Action::SignUp { players }, NOW).unwrap();
    let shown = desk.club.phones().snapshot(NOW).unwrap().view(NOW).tournaments;
    assert_eq!(shown.iter().map(|one| (one.id, one.check_in)).collect::<Vec<_>>(), [(desk.id, true)]);
    desk.id = id;
    assert_eq!(desk.states(), []);
    assert_eq!(desk.come(1).unwrap_err(), "arrival-closed");
}

#[test]
fn arrivals_need_permission_and_open_registration() {
    let mut desk = Desk::new(false);
    assert_eq!(desk.states(), []);
    assert_eq!(desk.come(1).unwrap_err(), "arrival-closed");

    let mut desk = Desk::new(true);
    desk.named("Zoé", "Nouvelle").unwrap();
    for member in 1..=2 {
        desk.club
            .play()
            .act(desk.id, &Action::Register { member: MemberId(member), born: None, paid: true }, NOW)
            .unwrap();
    }
    let bust = serde_json::from_str(r#"{"type":"bust","players":[{"entry":1}]}"#).unwrap();
    for action in [Action::DrawSeats, Action::Start, bust, Action::Finish { stacks: Vec::new() }] {
        desk.club.play().act(desk.id, &action, NOW).unwrap();
    }
    assert_eq!(desk.club.tournament(desk.id).unwrap().phase(), Phase::Finished);
    assert_eq!(desk.come(3).unwrap_err(), "arrival-closed");
    assert_eq!(desk.waiting(), [], "forgotten with the evening");
}

#[test]
fn the_room_names_the_last_arrivals() {
    let mut desk = Desk::new(true);
    let welcome = |desk: &mut Desk| {
        let view = desk.club.room().view(Language::Fr, &[desk.id], None, NOW).unwrap();
        (view.tournaments[0].arrivals.clone(), view.tournaments[0].expected)
    };
    assert_eq!(welcome(&mut desk), (vec![], 3));
    for member in [2, 4, 1] {
        let register = Action::Register { member: MemberId(member), born: None, paid: false };
        desk.club.play().act(desk.id, &register, NOW).unwrap();
    }
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(welcome(&mut desk), (names(&["Léa Ader", "Léa Dié", "Léa Blin"]), 1));
    // A person who leaves again is named no more; the next one is.
    desk.club.play().act(desk.id, &Action::Unregister { entry: EntryId(3), why: None }, NOW).unwrap();
    assert_eq!(welcome(&mut desk).0, names(&["Léa Dié", "Léa Blin"]));
    desk.club.play().act(desk.id, &Action::DrawSeats, NOW).unwrap();
    assert_eq!(welcome(&mut desk).0, names(&[]));
}

#[test]
fn name_that_was_typed_goes_with_the_erased_member() {
    let mut desk = Desk::new(true);
    desk.named("léa", "DIE").unwrap();
    desk.named("Zoé", "Ferrand").unwrap();
    let club = &desk.club;
    let namesake =
        MemberDraft { first_name: "Léa".to_owned(), last_name: "Dié".to_owned(), ..MemberDraft::default() };
    let namesake = club.library().save_member(namesake, Millis::ZERO).unwrap().id;
    club.library().erase_member(MemberId(4), NOW).unwrap();
    assert_eq!(desk.waiting().len(), 2, "it may be the other member of that name");
    desk.club.library().erase_member(namesake, NOW).unwrap();
    let names: Vec<String> = desk.waiting().into_iter().map(|line| line.1).collect();
    assert_eq!(names.len(), 1);
    assert!(names[0].contains("Ferrand"), "{names:?}");
}
