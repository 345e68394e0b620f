//! Signing up before the evening, the calendar and evenings made in series, through the club.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Days, NaiveDate};
use tapis_club::engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::Newcomer;
use tapis_club::engine::play::sign_ups::SignUpState::{Arrived, Expected, Waiting};
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language;
use tapis_club::store::{Exclusion, MemberDraft, SeasonDraft};
use tapis_club::{
    Club, DocumentKind, DocumentOptions, EntryChecks, EntryPolicy, ExpectedListSource, Rhythm, SeriesWish,
    Wifi, freezeout,
};

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

struct Desk {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
    people: Vec<MemberId>,
}

impl Desk {
    /// An evening with six places and eight members.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let mut club = Club::create(&path, "Les As", Language::Fr, day("2026-11-27")).unwrap();
        let mut people = Vec::new();
        for last in ["Abel", "Bravo", "Émile", "Delta", "Écho", "Fox", "Golf", "Hôtel"] {
            let draft = MemberDraft {
                last_name: last.to_owned(),
                first_name: "Ana".to_owned(),
                ..MemberDraft::default()
            };
            people.push(club.library().save_member(draft, Millis::ZERO).unwrap().id);
        }
        let setup = SetupDraft { capacity: Some(2), ..freezeout(Language::Fr, day("2026-11-27")) };
        let id = club.tournaments().create_tournament(setup, None, Millis::ZERO).unwrap();
        Desk { folder, club, id, people }
    }

    fn act(&mut self, action: &Action) -> Result<String, String> {
        let acted = self.club.play().act(self.id, action, Millis(1_000));
        acted.map(|acted| acted.said.say(Language::Fr)).map_err(|problem| problem.message.say(Language::Fr))
    }

    fn sign_up(&mut self, who: &[usize]) -> Result<String, String> {
        let players = who.iter().map(|at| Newcomer { member: self.people[*at], born: None }).collect();
        self.act(&Action::SignUp { players })
    }

    fn sign_off(&mut self, who: usize) -> Result<String, String> {
        self.act(&Action::SignOff { member: self.people[who] })
    }

    fn register(&mut self, who: usize) -> Result<String, String> {
        self.act(&Action::Register { member: self.people[who], born: None, paid: false })
    }

    fn states(&mut self) -> Vec<(MemberId, tapis_club::engine::play::sign_ups::SignUpState)> {
        let view = self.club.tournament(self.id).unwrap().registration().sign_ups_view();
        view.lines.iter().map(|line| (line.member, line.state)).collect()
    }
}

#[test]
fn moving_up_is_named_and_reversible() {
    let mut desk = Desk::new();
    assert_eq!(desk.sign_up(&[0]).unwrap(), "Préinscription d’Ana Abel");
    assert_eq!(desk.sign_up(&[1, 2, 3]).unwrap(), "Préinscription de 3 joueurs");
    let [a, b, c, d] = [0, 1, 2, 3].map(|at| desk.people[at]);
    assert_eq!(desk.states(), [(a, Expected), (b, Expected), (c, Waiting), (d, Waiting)]);
    let said = desk.sign_off(0).unwrap();
    assert_eq!(said, "Préinscription d’Ana Abel annulée · Une place se libère pour Ana Émile");
    // More places: by the same sentence, whoever asks.
    let said =
        desk.club.schedule().set_capacity(desk.id, Some(3), Millis(2_000)).unwrap().said.say(Language::Fr);
    assert!(said.ends_with("Une place se libère pour Ana Delta"), "{said}");
    assert_eq!(desk.states(), [(b, Expected), (c, Expected), (d, Expected)]);
    desk.club.play().undo(desk.id, Millis(3_000)).unwrap();
    assert_eq!(desk.states(), [(b, Expected), (c, Expected), (d, Waiting)]);
    desk.club.play().undo(desk.id, Millis(3_000)).unwrap();
    assert_eq!(desk.states(), [(a, Expected), (b, Expected), (c, Waiting), (d, Waiting)]);
    // Taking the first sign-up back frees a place too, and says for whom.
    desk.club.play().undo(desk.id, Millis(3_000)).unwrap();
    desk.club.play().redo(desk.id, Millis(3_000)).unwrap();
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    // Closed and opened again it is the same, and the tables are what the journal says.
    let path = desk.club.file().path().to_owned();
    let before = desk.states();
    desk.club.close();
    desk.club = Club::open(&path, Millis(4_000)).unwrap();
    assert_eq!(desk.states(), before);
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    let history = desk.club.play().history(Language::Fr, desk.id).unwrap();
    assert!(history.iter().any(|line| line.text == "Préinscription de 3 joueurs"));
}

#[test]
fn registration_applies_the_clubs_checks() {
    let mut desk = Desk::new();
    desk.sign_up(&[0, 1]).unwrap();
    desk.register(0).unwrap();
    let [a, b] = [0, 1].map(|at| desk.people[at]);
    assert_eq!(desk.states(), [(a, Arrived), (b, Expected)]);
    assert_eq!(desk.sign_up(&[0]).unwrap_err(), "Ana Abel a déjà une inscription.");
    assert_eq!(desk.sign_up(&[1]).unwrap_err(), "Ana Bravo a déjà une préinscription.");
    assert_eq!(desk.sign_off(2).unwrap_err(), "Ana Émile n’a pas de préinscription.");
    let exclusion = Exclusion {
        member: desk.people[3],
        since: day("2026-10-01"),
        until: None,
        reason: "Menaces".to_owned(),
        decided_by: "le bureau".to_owned(),
    };
    desk.club.library().exclude(&exclusion).unwrap();
    let players = [2, 3].map(|at| Newcomer { member: desk.people[at], born: None }).to_vec();
    let action = Action::SignUp { players };
    let refused = desk.club.play().act(desk.id, &action, Millis(1_000)).unwrap_err();
    assert_eq!(refused.code, "not_signed_up");
    assert_eq!(refused.fields.len(), 1);
    let checks = EntryChecks { excluded: EntryPolicy::Warned, ..EntryChecks::default() };
    desk.club.entries().set_entry_checks(&checks).unwrap();
    desk.act(&action).unwrap();
    assert!(desk.club.entries().entry_remarks(Language::Fr, desk.id).unwrap()[0].words[0].contains("exclue"));
}

#[test]
fn signed_up_members_are_merged_later() {
    let mut desk = Desk::new();
    desk.sign_up(&[0, 1]).unwrap();
    let [a, c] = [desk.people[0], desk.people[2]];
    let refused = desk.club.library().merge_members(c, a).unwrap_err().message.say(Language::Fr);
    assert!(refused.contains("est préinscrit à «\u{a0}Freezeout du vendredi\u{a0}»"), "{refused}");
    assert!(desk.club.library().erase_member(a, Millis(5_000)).is_err());
    // The record that is kept may have signed up.
    desk.club.library().merge_members(a, c).unwrap();
    let data = desk.club.privacy().member_data(a).unwrap();
    assert_eq!(data.tournaments[0].signed_up_at, Some(Millis(1_000)));
    desk.sign_off(0).unwrap();
    desk.club.library().erase_member(a, Millis(5_000)).unwrap();
    // Taken back all the same: a person of whom nothing is known any more.
    desk.club.play().undo(desk.id, Millis(6_000)).unwrap();
    let people = desk.club.views().desk(Language::Fr, desk.id, Millis(6_000)).unwrap().people;
    assert_eq!(people.len(), 2);
    desk.sign_off(0).unwrap();
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn the_first_screen_expects_those_who_signed_up() {
    let mut desk = Desk::new();
    let ahead = |desk: &mut Desk| desk.club.schedule().evenings_ahead(day("2026-11-20")).unwrap().remove(0);
    assert_eq!(ahead(&mut desk).awaited_by, ExpectedListSource::LastTime);
    let mut small = desk.club.tournament(desk.id).unwrap().setup().to_draft();
    small.tables.truncate(1);
    small.seats_per_table = 4;
    small.capacity = Some(6);
    desk.act(&Action::Amend { setup: Box::new(small) }).unwrap();
    desk.sign_up(&[4, 2, 0, 1, 3, 5, 6]).unwrap();
    desk.register(7).unwrap();
    let evening = ahead(&mut desk);
    // Six places: one is in, five more are expected, two wait.
    assert_eq!((evening.wanted, evening.tables_lacking, evening.waiting), (6, 1, 2));
    assert_eq!(
        (evening.awaited_by, evening.awaited, evening.places_left),
        (ExpectedListSource::SignedUp, 5, Some(0))
    );
    assert_eq!(evening.awaited_first, ["Ana Abel", "Ana Bravo", "Ana Delta", "Ana Écho", "Ana Émile"]);
}

#[test]
fn any_word_searches_the_calendar() {
    let mut desk = Desk::new();
    let season = SeasonDraft {
        id: None,
        name: "Saison d’été".to_owned(),
        starts_on: day("2026-12-01"),
        ends_on: day("2027-01-10"),
        best_n: None,
        min_played: 1,
    };
    let season = desk.club.library().save_season(&season).unwrap();
    let wish =
        SeriesWish { from: day("2026-11-27"), to: day("2027-01-22"), rhythm: Rhythm::Weeks { every: 2 } };
    let days = desk.club.schedule().preview_series(&wish).unwrap();
    let dates: Vec<String> = days.iter().map(|day| day.date.to_string()).collect();
    assert_eq!(dates, ["2026-11-27", "2026-12-11", "2026-12-25", "2027-01-08", "2027-01-22"]);
    assert_eq!(days[0].taken, ["Freezeout du vendredi"]);
    assert_eq!((days[1].season, days[4].season), (Some(season), None));
    // Without Christmas and the one that is taken.
    let wanted = [day("2026-12-11"), day("2027-01-08"), day("2027-01-22")];
    let setup = SetupDraft { name: "Soirée habituelle".to_owned(), ..freezeout(Language::Fr, wanted[0]) };
    let unnamed = SetupDraft { name: String::new(), ..setup.clone() };
    assert!(desk.club.schedule().create_series(&unnamed, &wanted, Millis::ZERO).is_err());
    assert!(desk.club.schedule().create_series(&setup, &[], Millis::ZERO).is_err());
    let made = desk.club.schedule().create_series(&setup, &wanted, Millis::ZERO).unwrap();
    assert_eq!(made.len(), 3);

    desk.sign_up(&[0, 1, 2]).unwrap();
    let today = day("2026-12-01");
    let mut found = |query: &str, today: NaiveDate| {
        let calendar = desk.club.schedule().calendar(Language::Fr, query, today).unwrap();
        let dates = |lines: &[tapis_club::CalendarLine]| -> Vec<String> {
            lines.iter().map(|line| line.date.clone()).collect()
        };
        (dates(&calendar.ahead), dates(&calendar.past))
    };
    let all = |dates: &[&str]| dates.iter().map(|date| (*date).to_owned()).collect::<Vec<_>>();
    assert_eq!(found("", today).0, all(&["2026-12-11", "2027-01-08", "2027-01-22"]));
    // One that was never played has passed.
    assert_eq!(found("", today).1, all(&["2026-11-27"]));
    assert_eq!(found("soiree JANVIER", today).0, all(&["2027-01-08", "2027-01-22"]));
    assert_eq!(found("08/01/2027", today).0, all(&["2027-01-08"]));
    assert_eq!(found("saison d'ete", today).0, all(&["2026-12-11", "2027-01-08"]));
    assert_eq!(found("vendredi 2027-01-22", today).0, all(&["2027-01-22"]));
    assert_eq!(found("rien", today), (all(&[]), all(&[])));
    // A day earlier the evening is still ahead, with its places.
    let line = desk.club.schedule().calendar(Language::Fr, "", day("2026-11-27")).unwrap().ahead.remove(0);
    let plan = line.plan.unwrap();
    assert_eq!((plan.coming, plan.waiting, plan.capacity, plan.places_left), (2, 1, Some(2), Some(0)));
    // Each of them can be deleted, and numbers are not given again.
    desk.club.tournaments().delete_tournament(made[1]).unwrap();
    let later = desk.club.schedule().create_series(&setup, &[today + Days::new(90)], Millis::ZERO).unwrap();
    assert!(later[0] > made[2]);
}

#[test]
fn messages_and_door_sheet_list_sign_ups() {
    let mut desk = Desk::new();
    desk.sign_up(&[0, 1, 2]).unwrap();
    let messages =
        desk.club.publishing().evening_messages(Language::Fr, desk.id, Default::default()).unwrap();
    let full = "C’est complet\u{a0}: les suivants vont en liste d’attente.";
    assert!(messages.iter().all(|message| message.text.contains(full)), "{messages:?}");
    assert!(messages[1].text.contains("2 joueurs sont inscrits."));
    desk.club.schedule().set_capacity(desk.id, Some(6), Millis(2_000)).unwrap();
    let messages =
        desk.club.publishing().evening_messages(Language::Fr, desk.id, Default::default()).unwrap();
    assert!(messages[0].text.contains("Il reste 3 places."), "{}", messages[0].text);
    desk.club.schedule().set_capacity(desk.id, Some(2), Millis(3_000)).unwrap();
    desk.register(1).unwrap();
    let options = DocumentOptions::default();
    let kinds = [DocumentKind::SignIn];
    let papers = desk.club.papers().tonight_documents(desk.id, &kinds, options, Millis(4_000)).unwrap();
    let sheet = papers.into_iter().next().unwrap().lay_out();
    let path = desk.folder.path().join("sheet.pdf");
    std::fs::write(&path, &sheet.bytes).unwrap();
    let told = std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    let [abel, bravo, title, emile] = ["Abel Ana", "Bravo Ana", "Liste d’attente", "Émile Ana"]
        .map(|word| told.find(word).unwrap_or_else(|| panic!("{word}: {told}")));
    assert!(abel < bravo && bravo < title && title < emile, "{told}");
}

#[test]
fn a_cancelled_evening_is_archived_and_searchable() {
    let mut desk = Desk::new();
    desk.sign_up(&[0]).unwrap();
    let today = day("2026-11-20");
    let ahead = |desk: &mut Desk, query: &str| {
        desk.club.schedule().calendar(Language::Fr, query, today).unwrap().ahead
    };
    assert!(!ahead(&mut desk, "")[0].deletable);
    assert!(desk.club.tournaments().delete_tournament(desk.id).is_err());
    desk.club.tournaments().archive_tournament(desk.id, true, Millis(9)).unwrap();
    assert!(ahead(&mut desk, "").is_empty());
    assert!(ahead(&mut desk, "freezeout")[0].archived);
    assert!(desk.club.schedule().evenings_ahead(today).unwrap().is_empty());
    assert_eq!(desk.club.room().room_shown(&[]).unwrap(), []);
    // A deleted tournament holds no member who had signed up for it.
    desk.club.library().erase_member(desk.people[0], Millis(10)).unwrap();
    let path = desk.club.file().path().to_owned();
    desk.club.close();
    desk.club = Club::open(&path, Millis(11)).unwrap();
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    assert!(ahead(&mut desk, "").is_empty());
    desk.club.tournaments().archive_tournament(desk.id, false, Millis(12)).unwrap();
    assert_eq!(ahead(&mut desk, "").len(), 1);
    // One that is being played stays where it is.
    for who in [1, 2] {
        desk.register(who).unwrap();
    }
    desk.act(&Action::DrawSeats).unwrap();
    desk.act(&Action::Start).unwrap();
    let refused = desk.club.tournaments().archive_tournament(desk.id, true, Millis(13)).unwrap_err();
    assert_eq!(refused.message.say(Language::Fr), "Cette soirée est en cours\u{a0}: terminez-la d’abord.");
}

/// With a season of evenings planned, what is shown where nobody chose is the next one, not the last one.
#[test]
fn the_room_shows_the_next_planned_evening() {
    let mut desk = Desk::new();
    let today = chrono::Local::now().date_naive();
    let setup = freezeout(Language::Fr, today);
    let days = [today + Days::new(30), today + Days::new(2), today + Days::new(9)];
    let made = desk.club.schedule().create_series(&setup, &days, Millis::ZERO).unwrap();
    desk.club.tournaments().archive_tournament(desk.id, true, Millis(1)).unwrap();
    assert_eq!(desk.club.room().room_shown(&[]).unwrap(), [made[1]]);
}

/// The room's network is shown, and told to screens, for as long as players arrive.
#[test]
fn the_wifis_code_is_shown_before_play_alone() {
    let mut desk = Desk::new();
    let wifi = |in_room| Wifi { name: "Salle".to_owned(), password: "douze lettres".to_owned(), in_room };
    let shown = |desk: &mut Desk| {
        let view = desk.club.room().view(Language::Fr, &[desk.id], None, Millis(3_000)).unwrap();
        view.wifi.map(|wifi| wifi.name)
    };
    assert_eq!(shown(&mut desk), None);
    desk.club.room().keep_wifi(Some(wifi(false))).unwrap();
    assert_eq!(shown(&mut desk), None, "the club does not show it");
    desk.club.room().keep_wifi(Some(wifi(true))).unwrap();
    assert_eq!(shown(&mut desk), Some("Salle".to_owned()));
    for who in [1, 2] {
        desk.register(who).unwrap();
    }
    desk.act(&Action::DrawSeats).unwrap();
    assert_eq!(shown(&mut desk), Some("Salle".to_owned()));
    desk.act(&Action::Start).unwrap();
    assert_eq!(shown(&mut desk), None, "play has begun");
    desk.club.room().keep_wifi(None).unwrap();
    assert_eq!(desk.club.room().wifi().unwrap(), None);
}

/// Somebody who signed up and never came is in what the file holds about that person, on paper too.
#[test]
fn a_members_data_includes_sign_ups() {
    let mut desk = Desk::new();
    desk.sign_up(&[4]).unwrap();
    let about = tapis_club::documents::About::Member(desk.people[4]);
    let options = DocumentOptions::default();
    let paper = desk.club.papers().document(DocumentKind::MemberData, about, options, Millis(2_000)).unwrap();
    let path = desk.folder.path().join("data.pdf");
    std::fs::write(&path, &paper.bytes).unwrap();
    let told = std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    assert!(told.contains("préinscription du") && told.contains("Freezeout du vendredi"), "{told}");
}
