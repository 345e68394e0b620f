//! Undo and redo from states kept in memory: whatever was done, undone and done again, the state and
//! the tables are those that a fresh replay of the journal makes.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_club::Club;
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::{Action, BustLine};
use tapis_club::locale::Language;

const START: Millis = Millis(1_790_000_000_000);

fn today() -> chrono::NaiveDate {
    chrono::Local::now().date_naive()
}

/// The same club from its file alone.
fn reopened(club: Club) -> Club {
    let path = club.file().path().to_owned();
    drop(club);
    let mut club = Club::open(&path, START).unwrap();
    assert_eq!(club.audit().notices(), []);
    club
}

fn anything(club: &mut Club, id: TournamentId, dice: &mut ChaCha20Rng) {
    let tournament = club.tournament(id).unwrap();
    let entries = u32::try_from(tournament.entries().len()).unwrap();
    let entry = dice.random_range(1..=entries.max(1));
    if dice.random_range(0..4) == 0 {
        let rows = club.file().journal().journal_length(id).unwrap();
        let _ = club.play().take_back(id, dice.random_range(1..=rows), START + Millis(3_600_000));
        return;
    }
    let action = match dice.random_range(0..8) {
        0 => Action::PauseClock,
        1 => Action::ResumeClock,
        2 => Action::ShiftClock { by: Millis(1_000) },
        3 => Action::Revive { entry: EntryId(entry) },
        4 => Action::Pay { entry: EntryId(entry), amount: Cents(100) },
        5 => Action::AddOn { entry: EntryId(entry), paid: true },
        6 => Action::Rebuy { entry: EntryId(entry), stack: Chips::ZERO, paid: false },
        _ => Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] },
    };
    // A refused action changes nothing.
    let _ = club.play().act_with(id, &action, START + Millis(3_600_000), dice);
}

#[test]
fn undo_and_redo_equal_a_fresh_replay() {
    for seed in 0..6 {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, today()).unwrap();
        let (id, _) = Evening::new(&mut club, seed, START, &mut |_| {}).play(60).unwrap();
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        for round in 0..12 {
            // Sometimes a few steps back, sometimes beyond all states that are kept near.
            let deep = if round % 4 == 3 { 200 } else { 12 };
            for _ in 0..dice.random_range(0..deep) {
                let _ = club.play().undo(id, START);
            }
            for _ in 0..dice.random_range(0..deep) {
                let _ = club.play().redo(id, START);
            }
            for _ in 0..dice.random_range(0..40) {
                anything(&mut club, id, &mut dice);
            }
            let state = club.tournament(id).unwrap().clone();
            assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "seed {seed}, round {round}");
            // The same file read anew; the club itself goes on with the states that it has kept.
            let copy = club.backup("check").unwrap();
            let mut fresh = Club::open(&copy, START).unwrap();
            assert_eq!(fresh.tournament(id).unwrap(), &state, "seed {seed}, round {round}");
            assert_eq!(fresh.audit().notices(), []);
            if round % 5 == 4 {
                drop(fresh);
                club = reopened(club);
            }
        }
    }
}

#[test]
fn an_undo_with_nothing_to_undo_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, today()).unwrap();
    let id = club
        .tournaments()
        .create_tournament(tapis_club::freezeout(Language::Fr, today()), None, START)
        .unwrap();
    let state = club.tournament(id).unwrap().clone();
    assert_eq!(club.play().undo(id, START).unwrap_err().code, "program-nothing_to_undo");
    assert_eq!(club.play().redo(id, START).unwrap_err().code, "program-nothing_to_redo");
    assert_eq!(club.tournament(id).unwrap(), &state);
    assert_eq!(club.file().journal().journal_length(id).unwrap(), 0);
}
