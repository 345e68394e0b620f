//! Sentences of a voice about an evening.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::Club;
use tapis_club::evening::speech as spoken;
use tapis_club::locale::Language::{En, Fr};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::journal::action::BustLine;
use tapis_engine::views::{ClockView, clock_view};

const NOW: Millis = Millis(1_795_201_200_000);

fn playing(folder: &tempfile::TempDir) -> (Club, TournamentId) {
    let mut club = Club::sample(&folder.path().join("club.tapis"), Fr, NOW).unwrap();
    let id = club
        .tournaments()
        .all()
        .unwrap()
        .into_iter()
        .find(|row| row.status == tapis_engine::Phase::Registering);
    let id = id.unwrap().id;
    club.play().act(id, &Action::DrawSeats, NOW).unwrap();
    club.play().act(id, &Action::Start, NOW).unwrap();
    (club, id)
}

#[test]
fn levels_and_breaks_are_said_with_what_is_posted() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder);
    let mut clock = |minutes: i64| {
        let at = NOW + Millis::of_minutes(minutes);
        clock_view(club.tournament(id).unwrap(), at)
    };
    let level = |clock: &ClockView| spoken::level(clock).map(|words| words.say(Fr).replace('\u{a0}', " "));
    assert_eq!(level(&clock(16)).unwrap(), "Niveau 2. Blindes 50, 100.");
    // The break of ten minutes after four levels of fifteen: no level to name.
    assert_eq!(level(&clock(61)), None);
    assert_eq!(spoken::break_begins(&clock(60)).say(Fr), "Pause de 10 minutes.");
    assert_eq!(
        spoken::break_end(&clock(70)).unwrap().say(En),
        "Play resumes. Level 5. Blinds 150, 300. Ante 300."
    );
    assert_eq!(spoken::one_minute(&clock(14)).say(En), "Last minute of this level.");
    assert_eq!(spoken::one_minute(&clock(69)).say(En), "Play resumes in one minute.");
    // Digits without spaces: some voices read groups of three one by one.
    assert_eq!(level(&clock(160)).unwrap(), "Niveau 10. Blindes 700, 1400. Ante 1400.");
}

#[test]
fn a_voice_names_only_a_few_moves() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder);
    let out = |entry| Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] };
    let mut tables = club.tournament(id).unwrap().tables().values().cloned();
    let (one, other) = (tables.next().unwrap(), tables.next().unwrap());
    club.play().act(id, &out(one.at(1).unwrap()), NOW).unwrap();
    let (entry, table, seat) = (other.at(1).unwrap(), one.no, 1);
    let member = club.tournament(id).unwrap().entry(entry).unwrap().member;
    let acted = club.play().act(id, &Action::MovePlayer { entry, table, seat }, NOW).unwrap();
    let card = club.file().members().member(member).unwrap().card;
    let said = club.tables().spoken_moves(Fr, id, &acted.events).unwrap().unwrap().say(Fr);
    let name = format!("{} {}", card.first_name, card.last_name);
    assert_eq!(said, format!("Changement de place. {name}, table {table}, place {seat}."));

    for entry in one.seats.iter().flatten().skip(1).chain(other.seats.iter().flatten().skip(1)).take(9) {
        club.play().act(id, &out(*entry), NOW).unwrap();
    }
    let acted = club.play().act(id, &Action::BreakTable { table: other.no }, NOW).unwrap();
    let said = club.tables().spoken_moves(En, id, &acted.events).unwrap().unwrap().say(En);
    assert_eq!(said, "Players change seats. The seats are on the screen.");
    assert_eq!(club.tables().spoken_moves(En, id, &[]).unwrap(), None);
}

#[test]
fn an_elimination_says_place_and_prize() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = playing(&folder);
    let mut said = Vec::new();
    while club.tournament(id).unwrap().counts().left > 1 {
        let entry = club.tournament(id).unwrap().alive().next().unwrap().id;
        let players = vec![BustLine { entry, by: None, stack: None }];
        said.push(club.play().act(id, &Action::Bust { players }, NOW).unwrap().said);
    }
    let fr = |at: usize| said[at].say(Fr).replace(['\u{a0}', '\u{202f}'], " ");
    assert_eq!(fr(0), "Sortie d’Amélie Berthier : 27e place");
    let last = said.len() - 1;
    assert_eq!(fr(last), "Sortie de Jérôme N’Diaye : 2e place, 80 €");
    assert_eq!(said[last].say(En), "Jérôme N’Diaye is out, place 2, €80");
}
