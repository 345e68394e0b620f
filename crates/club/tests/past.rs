//! Past evenings: entered, imported, corrected, deleted; and all that follows from them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis, Points, SeasonId, TournamentId};
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::engine::{Action, Phase};
use tapis_club::locale::Language;
use tapis_club::store::import::NameFound;
use tapis_club::store::import::PersonKey;
use tapis_club::store::import::results::ResultsReading;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{
    About, Club, DocumentKind, DocumentOptions, EveningChoice, PastChoices, PastEvening, PersonChoice,
    PersonIs, freezeout,
};

const NOW: Millis = Millis(1_795_300_000_000);

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

struct Desk {
    folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
    members: Vec<MemberId>,
}

impl Desk {
    /// A club with four members and its season of 2025.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let club = Club::create(&path, "Cercle", Language::Fr, day("2025-09-01")).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "2025-2026".to_owned(),
            starts_on: day("2025-09-01"),
            ends_on: day("2026-08-31"),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&season).unwrap();
        let names = [("Dupont", "Jean"), ("Petit", "Zoé"), ("Martin", "Luc"), ("Roux", "Ana")];
        let member = |(last, first): (&str, &str)| {
            let draft =
                MemberDraft { first_name: first.into(), last_name: last.into(), ..MemberDraft::default() };
            club.library().save_member(draft, NOW).unwrap().id
        };
        let members = names.map(member).to_vec();
        Desk { folder, club, season, members }
    }

    fn evening(&self) -> PastEvening {
        let [jean, zoe, luc, _] = self.members.as_slice() else { panic!() };
        PastEvening {
            name: "Ouverture".to_owned(),
            date: day("2025-09-12"),
            season: Some(self.season),
            currency: "EUR".to_owned(),
            buy_in: Cents(1_000),
            players: 5,
            template: None,
            results: vec![
                RecordedPlayer { prize: Cents(3_000), ..RecordedPlayer::at(*zoe, 1) },
                RecordedPlayer { points: Some(Points(2_050)), ..RecordedPlayer::at(*jean, 2) },
                RecordedPlayer { out_by: vec![*zoe], ..RecordedPlayer::at(*luc, 3) },
            ],
        }
    }

    /// Rank, name and points of each.
    fn standings(&mut self) -> Vec<(u32, String, i64)> {
        let lines = self.club.seasons().standings(Language::Fr, self.season).unwrap();
        lines.into_iter().map(|line| (line.rank, line.name, line.total.0)).collect()
    }

    fn reopened(&mut self) {
        let path = self.folder.path().join("club.tapis");
        let other = self.folder.path().join("other.tapis");
        let placeholder = Club::create(&other, "x", Language::Fr, day("2025-09-01")).unwrap();
        std::mem::replace(&mut self.club, placeholder).close();
        self.club = Club::open(&path, NOW).unwrap();
        assert_eq!(self.club.audit().verify().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn an_evening_entered_afterwards_counts_like_any_other() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let id = desk.club.past().record_past(&evening, NOW).unwrap();
    let row = desk.club.file().tournaments().tournament(id).unwrap();
    assert_eq!((row.status, row.entries, row.recorded), (Phase::Finished, 5, true));
    assert_eq!((row.name.as_str(), row.date.as_str()), ("Ouverture", "2025-09-12"));
    // The template of new clubs gives points by places; what is said stands above it.
    let standings = desk.standings();
    assert_eq!(standings.iter().map(|line| line.1.as_str()).collect::<Vec<_>>().len(), 3);
    assert!(standings.iter().any(|line| line.1 == "Jean Dupont" && line.2 == 2_050), "{standings:?}");
    desk.reopened();
    assert_eq!(desk.standings(), standings);
    // Nothing is left to be paid, handed over or advised.
    let view = desk.club.views().desk(Language::Fr, id, NOW).unwrap();
    assert_eq!((view.view.handed.owed, view.undo, view.redo), (Cents::ZERO, None, None));
    let overview = desk.club.seasons().member_overview(desk.members[1], day("2025-10-01")).unwrap();
    assert_eq!((overview.evenings[0].place, overview.evenings[0].entries), (1, 5));
    let data = desk.club.privacy().member_data(desk.members[2]).unwrap();
    assert!(data.tournaments[0].recorded);
    assert_eq!(data.tournaments[0].own[0].place, Some(3));
    let attendance = desk.club.file().attendance().of_season(desk.season).unwrap();
    assert_eq!((attendance[0].entries, attendance[0].newcomers), (5, 3));
    let history = desk.club.play().history(Language::Fr, id).unwrap();
    assert_eq!(history[0].text, "Soirée saisie après coup, 3 résultats");
}

#[test]
fn a_correction_has_a_reason_and_an_undo() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let id = desk.club.past().record_past(&evening, NOW).unwrap();
    let before = desk.standings();
    let mut corrected = desk.club.past().past_evening(id).unwrap();
    assert_eq!(corrected.results.len(), 3);
    corrected.name = "Ouverture de saison".to_owned();
    corrected.date = day("2025-09-13");
    corrected.players = 3;
    corrected.results.swap(0, 1);
    for (player, place) in corrected.results.iter_mut().zip(1..) {
        player.place = place;
    }
    let problem = desk.club.past().correct_past(id, &corrected, " ", NOW).unwrap_err();
    assert_eq!(problem.code, "correction_reason");
    desk.club.past().correct_past(id, &corrected, "Inversion de la 1re et de la 2e place", NOW).unwrap();
    let row = desk.club.file().tournaments().tournament(id).unwrap();
    assert_eq!((row.name.as_str(), row.date.as_str(), row.entries), ("Ouverture de saison", "2025-09-13", 3));
    let history = desk.club.play().history(Language::Fr, id).unwrap();
    assert_eq!(history[0].text, "Résultats corrigés\u{a0}: Inversion de la 1re et de la 2e place");
    let after = desk.club.past().past_evening(id).unwrap();
    assert_eq!(after.results[0].member, desk.members[0]);
    desk.club.play().undo(id, NOW).unwrap();
    assert_eq!(desk.standings(), before);
    assert!(desk.club.play().undo(id, NOW).is_err(), "the first results stay");
    desk.club.play().redo(id, NOW).unwrap();
    assert_eq!(desk.club.past().past_evening(id).unwrap(), after);
    desk.reopened();
    assert_eq!(desk.club.past().past_evening(id).unwrap(), after);
}

#[test]
fn impossible_results_are_refused_by_name() {
    let mut desk = Desk::new();
    let mut twice = desk.evening();
    twice.results[1].member = desk.members[1];
    let problem = desk.club.past().record_past(&twice, NOW).unwrap_err();
    assert_eq!(problem.message.say(Language::Fr), "Zoé Petit figure deux fois dans les résultats.");
    let mut place = desk.evening();
    place.results[2].place = 6;
    let problem = desk.club.past().record_past(&place, NOW).unwrap_err();
    assert_eq!(
        problem.message.say(Language::En),
        "Luc Martin cannot have come in at place 6: there were 5 players."
    );
    let mut future = desk.evening();
    future.date = day("2125-01-01");
    let problem = desk.club.past().record_past(&future, NOW).unwrap_err();
    assert_eq!((problem.code.as_str(), problem.fields[0].0.as_str()), ("past-in_future", "date"));
    let mut nameless = desk.evening();
    nameless.name = " ".to_owned();
    assert_eq!(desk.club.past().record_past(&nameless, NOW).unwrap_err().fields[0].0, "name");
    assert!(desk.club.tournaments().all().unwrap().is_empty());
    // An evening that is played takes no results, and one that was entered takes nothing else.
    let id = desk
        .club
        .tournaments()
        .create_tournament(freezeout(Language::Fr, day("2025-10-01")), None, NOW)
        .unwrap();
    let member = desk.members[0];
    desk.club.play().act(id, &Action::Register { member, born: None, paid: true }, NOW).unwrap();
    assert!(desk.club.past().past_evening(id).is_err());
    let evening = desk.evening();
    assert_eq!(desk.club.past().correct_past(id, &evening, "x", NOW).unwrap_err().code, "played_here");
    assert_eq!(desk.club.past().delete_past(&[id]).unwrap_err().code, "store-in_use");
    let past = desk.club.past().record_past(&evening, NOW).unwrap();
    assert_eq!(desk.club.play().act(past, &Action::Start, NOW).unwrap_err().code, "recorded_only");
}

#[test]
fn a_closed_season_keeps_its_past_evenings() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let id = desk.club.past().record_past(&evening, NOW).unwrap();
    let evening = desk.club.past().past_evening(id).unwrap();
    desk.club.past().correct_past(id, &evening, "rien", NOW).unwrap();
    desk.club.seasons().close_season(desk.season, "Le bureau", day("2026-09-01")).unwrap();
    let code = |problem: tapis_club::Problem| problem.code;
    let evening = desk.evening();
    assert_eq!(code(desk.club.past().record_past(&evening, NOW).unwrap_err()), "season-closed");
    assert_eq!(code(desk.club.past().correct_past(id, &evening, "x", NOW).unwrap_err()), "season-closed");
    assert_eq!(code(desk.club.play().undo(id, NOW).unwrap_err()), "season-closed");
    assert_eq!(code(desk.club.past().delete_past(&[id]).unwrap_err()), "season-closed");
    assert_eq!(desk.club.tournaments().all().unwrap().len(), 1);
}

#[test]
fn a_deleted_evenings_number_is_not_reused() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let (first, second) = (
        desk.club.past().record_past(&evening, NOW).unwrap(),
        desk.club
            .past()
            .record_past(&PastEvening { date: day("2025-09-19"), ..evening.clone() }, NOW)
            .unwrap(),
    );
    let copies = desk.club.file().backups().len();
    desk.club.past().delete_past(&[second]).unwrap();
    assert_eq!(desk.club.file().backups().len(), copies + 1);
    assert!(desk.club.tournament(second).is_err());
    assert_eq!(desk.club.tournaments().all().unwrap().iter().map(|row| row.id).collect::<Vec<_>>(), [first]);
    let third = desk.club.past().record_past(&evening, NOW).unwrap();
    assert_eq!(third, TournamentId(second.0 + 1));
    desk.reopened();
    assert_eq!(desk.club.file().shortfalls(), []);
}

#[test]
fn an_erased_member_leaves_a_result_without_a_name() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let id = desk.club.past().record_past(&evening, NOW).unwrap();
    desk.club.library().erase_member(desk.members[1], NOW).unwrap();
    let winner = desk.club.past().past_evening(id).unwrap().results[0].member;
    assert_eq!(winner, desk.members[1]);
    let journal = desk.club.file().journal().rows(id).unwrap();
    assert!(journal.iter().all(|row| !row.action.contains("Zoé") && !row.events.contains("Petit")));
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
    // It can still be corrected, the erased member among the others.
    let evening = desk.club.past().past_evening(id).unwrap();
    desk.club.past().correct_past(id, &evening, "Nom de la soirée", NOW).unwrap();
}

const LIST: &str = "Date;Tournoi;Place;Joueur;Points\n\
    12/09/2025;Ouverture;1;PETIT Zoé;30\n\
    12/09/2025;Ouverture;2;Dupond Jean;20\n\
    12/09/2025;Ouverture;3;Nouveau Guy;10\n\
    19/09/2025;Freezeout;1;Nouveau Guy;30\n\
    19/09/2025;Freezeout;2;Roux Ana;20\n\
    19/09/2025;Freezeout;2;Bidule;20\n";

#[test]
fn unmatched_names_are_assigned_by_hand() {
    let mut desk = Desk::new();
    let files = [LIST.as_bytes().to_vec()];
    let reading = ResultsReading::default();
    let found = desk.club.past().preview_past(&files, &reading).unwrap();
    assert_eq!(found.evenings.len(), 2);
    assert_eq!(found.evenings[0].season, Some(desk.season));
    assert!(found.evenings.iter().all(|evening| evening.scored && evening.already.is_none()));
    let person = |name: &str| found.people.iter().find(|person| person.text == name).unwrap();
    assert!(
        matches!(&person("PETIT Zoé").found, NameFound::Member { member } if member.member == desk.members[1])
    );
    // Spelt nearly like a member.
    assert!(
        matches!(&person("Dupond Jean").found, NameFound::Maybe { members } if members[0].member == desk.members[0])
    );
    assert_eq!(person("Nouveau Guy").found, NameFound::Unknown);
    assert_eq!((person("Nouveau Guy").evenings, person("Nouveau Guy").first_name.as_str()), (2, "Guy"));
    let evening = |index: usize| {
        let found = &found.evenings[index];
        EveningChoice { index, name: found.name.clone(), date: found.date.unwrap() }
    };
    let mut choices = PastChoices {
        evenings: vec![evening(0), evening(1)],
        people: Vec::new(),
        currency: "EUR".to_owned(),
        template: None,
    };
    // No person is guessed from a name.
    assert_eq!(
        desk.club.past().import_past(&files, &reading, &choices, NOW).unwrap_err().code,
        "store-preview_stale"
    );
    let key = |name: &str| -> PersonKey { person(name).key.clone() };
    choices.people = vec![
        PersonChoice { key: key("Dupond Jean"), is: PersonIs::Member { member: desk.members[0] } },
        PersonChoice { key: key("Bidule"), is: PersonIs::Unnamed },
        PersonChoice {
            key: key("Nouveau Guy"),
            is: PersonIs::New {
                last_name: "Nouveau".to_owned(),
                first_name: String::new(),
                guest: false,
                archived: true,
            },
        },
    ];
    let problem = desk.club.past().import_past(&files, &reading, &choices, NOW).unwrap_err();
    assert_eq!(problem.fields[0].0, "first_name_missing");
    assert_eq!(desk.club.library().find_members("", true, 99).unwrap().len(), 4, "nothing was written");
    if let PersonIs::New { first_name, .. } = &mut choices.people[2].is {
        "Guy".clone_into(first_name);
    }
    let imported = desk.club.past().import_past(&files, &reading, &choices, NOW).unwrap();
    assert_eq!((imported.tournaments.len(), imported.added), (2, 1));
    let guy = desk.club.library().find_members("nouveau", true, 9).unwrap().remove(0);
    assert!(guy.archived);
    assert_eq!(
        desk.standings(),
        [
            (1, "Guy Nouveau".to_owned(), 4_000),
            (2, "Zoé Petit".to_owned(), 3_000),
            (3, "Jean Dupont".to_owned(), 2_000),
            (3, "Ana Roux".to_owned(), 2_000),
        ]
    );
    let second = desk.club.past().past_evening(imported.tournaments[1]).unwrap();
    assert_eq!((second.players, second.results.len()), (3, 2));
    // The same file again: all of it is there.
    let again = desk.club.past().preview_past(&files, &reading).unwrap();
    assert_eq!(again.evenings[0].already.as_deref(), Some("Ouverture"));
    assert_eq!(again.evenings[1].already.as_deref(), Some("Freezeout"));
    desk.reopened();
}

#[test]
fn only_known_results_are_printed() {
    let mut desk = Desk::new();
    let evening = desk.evening();
    let id = desk.club.past().record_past(&evening, NOW).unwrap();
    let options = DocumentOptions::default();
    let print =
        |club: &mut Club, kind| club.papers().prepare(kind, About::Tournament(id), options, NOW).map(|_| ());
    for kind in [DocumentKind::Results, DocumentKind::History] {
        print(&mut desk.club, kind).unwrap();
    }
    for kind in
        [DocumentKind::Report, DocumentKind::SeatCards, DocumentKind::Structure, DocumentKind::Conditions]
    {
        assert_eq!(print(&mut desk.club, kind).unwrap_err().code, "doc-not_of_recorded", "{kind:?}");
    }
    let tonight = desk.club.papers().tonight(id).unwrap();
    assert!(tonight.iter().all(|paper| paper.kind != DocumentKind::Payouts));
    assert!(tonight.iter().any(|paper| paper.kind == DocumentKind::Results && paper.usual));
}
