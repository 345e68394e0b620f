//! Undo of the clock's buttons, undo of what is no longer the last, and one row taken back alone.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::{Action, BustLine};
use tapis_club::engine::state::penalties::Sanction;
use tapis_club::locale::Language;
use tapis_club::store::{JournalRow, RowKind};
use tapis_club::{Club, PlayerUndo, Problem};
use tempfile::TempDir;

const START: Millis = Millis(1_790_000_000_000);

fn minute(of: i64) -> Millis {
    START + Millis::of_minutes(of)
}

fn out(entry: u32) -> Action {
    Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] }
}

fn rebuy(entry: u32, paid: bool) -> Action {
    Action::Rebuy { entry: EntryId(entry), stack: Chips::ZERO, paid }
}

struct Room {
    club: Club,
    id: TournamentId,
    _folder: TempDir,
}

impl Room {
    /// A rebuy evening of twelve whose clock has run since `START`.
    fn playing() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
        let mut club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::En, today).unwrap();
        let id = club
            .tournaments()
            .create_tournament(tapis_club::rebuy(Language::En, today), None, START)
            .unwrap();
        let mut room = Room { club, id, _folder: folder };
        for number in 1..=12 {
            let draft = tapis_club::store::MemberDraft {
                first_name: format!("First{number}"),
                last_name: format!("Last{number}"),
                ..Default::default()
            };
            let member = room.club.library().save_member(draft, START).unwrap().id;
            room.act(Action::Register { member, born: None, paid: true }, 0);
        }
        room.act(Action::DrawSeats, 0);
        room.act(Action::Start, 0);
        room
    }

    fn ask(&mut self, action: &Action, at: i64) -> Result<i64, Problem> {
        let mut dice = ChaCha20Rng::seed_from_u64(at.unsigned_abs());
        self.club.play().act_with(self.id, action, minute(at), &mut dice).map(|acted| acted.seq)
    }

    fn act(&mut self, action: Action, at: i64) -> i64 {
        self.ask(&action, at).unwrap()
    }

    fn undo(&mut self, at: i64) -> String {
        self.club.play().undo(self.id, minute(at)).unwrap().say(Language::En)
    }

    fn redo(&mut self, at: i64) -> String {
        self.club.play().redo(self.id, minute(at)).unwrap().say(Language::En)
    }

    fn take_back(&mut self, row: i64, at: i64) -> Result<String, String> {
        let taken = self.club.play().take_back(self.id, row, minute(at));
        taken.map(|(_, done)| done.say(Language::En)).map_err(|problem| problem.message.say(Language::En))
    }

    /// The level, from 0, and the minutes left of it.
    fn clock(&mut self, at: i64) -> (usize, i64, bool) {
        let reading = self.club.tournament(self.id).unwrap().read_clock(minute(at));
        (reading.step, reading.level_left.0 / 60_000, reading.running)
    }

    fn left(&mut self) -> u32 {
        self.club.tournament(self.id).unwrap().counts().left
    }

    fn rows(&self) -> Vec<JournalRow> {
        self.club.file().journal().rows(self.id).unwrap()
    }
}

#[test]
fn undo_takes_back_a_level_passed_after_an_elimination() {
    let mut room = Room::playing();
    let (_, length, _) = room.clock(0);
    room.act(out(3), 4);
    room.act(Action::StepClock { forward: true }, 5);
    assert_eq!(room.clock(5).0, 1);
    let shown = room.club.views().desk(Language::En, room.id, minute(6)).unwrap();
    assert!(shown.undo.unwrap().contains("next level"));
    room.undo(7);
    assert_eq!(room.clock(7), (0, length - 7, true), "the time it would have left");
    assert_eq!(room.left(), 11);
    room.redo(8);
    assert_eq!(room.clock(8).0, 1);
    room.undo(8);
    room.undo(8);
    assert_eq!(room.left(), 12);
}

#[test]
fn undo_takes_back_each_button_of_the_clock() {
    let mut room = Room::playing();
    let buttons = [
        Action::ShiftClock { by: Millis::of_minutes(-1) },
        Action::SetClock { step: 2, remaining: Millis::of_minutes(1) },
        Action::BreakNow { minutes: 10 },
        Action::PauseUntil { until: Some(minute(30)) },
        Action::PauseClock,
    ];
    let before = room.clock(3);
    for button in buttons {
        room.act(button, 2);
        room.undo(3);
        assert_eq!(room.clock(3), before);
    }
    room.act(Action::PauseClock, 3);
    room.act(Action::ResumeClock, 8);
    room.undo(9);
    assert_eq!(room.clock(9), (before.0, before.1, false));
}

#[test]
fn a_clock_shift_is_shown_with_sign() {
    let mut room = Room::playing();
    for (minutes, said) in [(1, "Horloge décalée de +1:00"), (-1, "Horloge décalée de \u{2212}1:00")] {
        room.act(Action::ShiftClock { by: Millis::of_minutes(minutes) }, 2);
        let shown = room.club.views().desk(Language::Fr, room.id, minute(3)).unwrap();
        assert_eq!(shown.undo.as_deref(), Some(said));
    }
}

#[test]
fn only_the_last_action_can_be_undone() {
    let mut room = Room::playing();
    let first = room.act(out(3), 1);
    let second = room.act(out(4), 2);
    room.club.play().undo_row(room.id, second, minute(3)).unwrap();
    let refused = room.club.play().undo_row(room.id, second, minute(3)).unwrap_err();
    assert_eq!(refused.code, "program-overtaken");
    assert!(refused.message.say(Language::En).contains("Last4"), "{}", refused.message.say(Language::En));
    assert_eq!(room.left(), 11);
    assert_eq!(room.club.play().redo_row(room.id, first, minute(3)).unwrap_err().code, "program-overtaken");
    room.club.play().redo_row(room.id, second, minute(3)).unwrap();
    assert_eq!(room.left(), 10);
}

#[test]
fn a_rebuy_two_actions_ago_is_taken_back_alone() {
    let mut room = Room::playing();
    let wrong = room.act(rebuy(5, true), 1);
    room.act(out(3), 2);
    room.act(rebuy(6, false), 3);
    let said = room.take_back(wrong, 4).unwrap();
    assert!(said.contains("Last5"), "{said}");
    let rebuys =
        |room: &mut Room, entry| room.club.tournament(room.id).unwrap().entry(EntryId(entry)).unwrap().rebuys;
    assert_eq!((rebuys(&mut room, 5), rebuys(&mut room, 6), room.left()), (0, 1, 11));
    assert!(room.take_back(wrong, 4).unwrap_err().contains("already"));
    // Taking back is what was done last: an undo gives it back, a redo takes it again.
    assert!(room.undo(5).contains("Taking back"));
    assert_eq!((rebuys(&mut room, 5), rebuys(&mut room, 6)), (1, 1));
    assert!(room.redo(5).contains("Taking back"));
    assert_eq!((rebuys(&mut room, 5), rebuys(&mut room, 6)), (0, 1));
    room.undo(6);
    assert!(room.undo(6).contains("Last6"));
    room.undo(6);
    room.undo(6);
    assert_eq!((rebuys(&mut room, 5), rebuys(&mut room, 6), room.left()), (0, 0, 12));
    for _ in 0..4 {
        room.redo(7);
    }
    assert_eq!((rebuys(&mut room, 5), rebuys(&mut room, 6), room.left()), (0, 1, 11));
    assert_eq!(room.club.play().redo(room.id, minute(7)).unwrap_err().code, "program-nothing_to_redo");
    assert_eq!(room.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn what_depends_on_a_row_is_named() {
    let mut room = Room::playing();
    let owed = room.act(rebuy(5, false), 1);
    room.act(Action::Pay { entry: EntryId(5), amount: Cents(1_000) }, 2);
    assert!(room.take_back(owed, 3).unwrap_err().contains("10"));
    let out_first = room.act(out(3), 4);
    room.act(Action::Revive { entry: EntryId(3) }, 5);
    let refused = room.take_back(out_first, 6).unwrap_err();
    assert!(refused.contains("Last3"), "{refused}");
    assert_eq!(room.left(), 12);
}

#[test]
fn a_list_shows_what_was_done_of_one_player() {
    let mut room = Room::playing();
    let bought = room.act(rebuy(5, true), 1);
    room.act(rebuy(6, true), 1);
    let penalty = Action::Penalise {
        entry: EntryId(5),
        offence: tapis_club::engine::state::penalties::Offence::TimeAbuse,
        sanction: Sanction::Warning { hands: 0 },
        note: String::new(),
        stack: None,
    };
    let warned = room.act(penalty, 2);
    let lines = room.club.play().player_history(Language::En, room.id, EntryId(5)).unwrap();
    let listed: Vec<_> = lines.iter().map(|line| (line.seq, line.undo)).collect();
    assert_eq!(listed, [warned, bought, 5].map(|seq| (seq, Some(PlayerUndo::Row))));
    assert_eq!(lines[1].text, "Rebuy, €10 paid");
    room.take_back(warned, 3).unwrap();
    assert_eq!(room.club.play().player_history(Language::En, room.id, EntryId(5)).unwrap().len(), 2);
}

/// Taking back any one row leaves the evening as it would have been without that row.
#[test]
fn taking_back_a_row_equals_the_evening_without_it() {
    use rand::RngExt;
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..24 {
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let mut room = Room::playing();
        let begun = room.club.file().journal().journal_length(room.id).unwrap();
        let mut done: Vec<(i64, Action, i64)> = Vec::new();
        for at in 1..30 {
            let entry = dice.random_range(1..=12);
            let action = match dice.random_range(0..9) {
                0 => out(entry),
                1 | 2 => rebuy(entry, dice.random()),
                3 => Action::Pay { entry: EntryId(entry), amount: Cents(1_000) },
                4 => Action::Revive { entry: EntryId(entry) },
                5 => Action::SetAbsent { entry: EntryId(entry), absent: dice.random() },
                6 => Action::ShiftClock { by: Millis::of_minutes(1) },
                7 => Action::StepClock { forward: true },
                _ => Action::AddOn { entry: EntryId(entry), paid: dice.random() },
            };
            let rows = room.club.file().journal().journal_length(room.id).unwrap();
            if let Ok(seq) = room.ask(&action, at)
                && seq > rows
            {
                done.push((seq, action, at));
            }
        }
        let without = done[dice.random_range(0..done.len())].0;
        if room.take_back(without, 60).is_err() {
            refused += 1;
            continue;
        }
        taken += 1;
        assert!(room.rows().last().is_some_and(|row| row.kind == RowKind::Undo && row.seq > begun));
        let state = room.club.tournament(room.id).unwrap().clone();
        let mut other = Room::playing();
        for (_, action, at) in done.iter().filter(|(seq, ..)| *seq != without) {
            other.act(action.clone(), *at);
        }
        assert_eq!(&state, other.club.tournament(other.id).unwrap(), "seed {seed}, row {without}");
        assert_eq!(room.club.audit().verify().unwrap(), Vec::<String>::new());
    }
    assert!(taken > 5 && refused > 0, "{taken} taken back, {refused} refused");
}

#[test]
fn a_command_is_found_after_the_program_was_killed() {
    let Room { mut club, id, _folder } = Room::playing();
    club.set_command(Some("tablet 1".to_owned()));
    let done = club.play().act(id, &out(3), minute(1)).unwrap();
    club.set_command(Some("tablet 2".to_owned()));
    club.play().undo(id, minute(2)).unwrap();
    club.set_command(None);
    club.play().act(id, &out(4), minute(3)).unwrap();
    let path = club.file().path().to_owned();
    drop(club);
    let mut club = Club::open(&path, minute(4)).unwrap();
    let found = club.play().done_before("tablet 1").unwrap().unwrap();
    assert_eq!((found.seq, &found.events), (done.seq, &done.events));
    // The place and the prize were those of that moment: the history does not repeat them.
    let (then, said) = (done.said.say(Language::En), found.said.say(Language::En));
    assert_eq!(then, format!("{said}, place 12"));
    let undone = club.play().done_before("tablet 2").unwrap().unwrap();
    assert_eq!((undone.seq, undone.said.say(Language::En)), (done.seq + 1, said));
    assert_eq!(club.play().done_before("tablet 3").unwrap(), None);
}
