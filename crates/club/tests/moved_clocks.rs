//! Clocks after the computer has slept across each change that comes by itself, whatever is pressed before the question
//! about that time is answered.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::structure::Step;
use tapis_club::engine::structure::clock::{ClockReading, step_length};
use tapis_club::locale::Language;
use tapis_club::{Club, freezeout};

const START: Millis = Millis(1_790_000_000_000);
const MINUTE: Millis = Millis(60_000);

/// Three levels of ten minutes with a break of five after the second.
fn evening(folder: &tempfile::TempDir) -> (Club, TournamentId) {
    let mut setup = freezeout(Language::Fr, chrono::Local::now().date_naive());
    let mut levels: Vec<Step> = setup.steps.iter().filter(|step| !step.is_break()).take(3).cloned().collect();
    levels.insert(2, Step::Break { minutes: 5, color_up: false });
    setup.steps = levels;
    for step in &mut setup.steps {
        if let Step::Level { minutes, .. } = step {
            *minutes = 10;
        }
    }
    crate::playing::playing(folder, setup, 12, START)
}

fn at(minutes: i64) -> Millis {
    START + minutes * MINUTE
}

fn read(club: &mut Club, id: TournamentId, now: Millis) -> ClockReading {
    let tournament = club.tournament(id).unwrap();
    let reading = tournament.read_clock(now);
    let length = step_length(&tournament.setup().steps[reading.step]);
    assert!(reading.called_break || reading.remaining <= length, "{reading:?} of {length}");
    reading
}

/// A sleep of the computer while an evening is played; minutes count from its start.
struct Nap {
    what: &'static str,
    /// Action that was pressed before, and the time.
    pressed: Option<(i64, Action)>,
    lid: i64,
    up: i64,
    /// The clock ran unseen.
    asked: bool,
}

impl Nap {
    fn begin(&self, folder: &tempfile::TempDir) -> (Club, TournamentId) {
        let (mut club, id) = evening(folder);
        if let Some((minute, action)) = &self.pressed {
            club.play().act(id, action, at(*minute)).unwrap();
        }
        (club, id)
    }
}

fn naps() -> Vec<Nap> {
    let nap = |(what, pressed, lid, up, asked)| Nap { what, pressed, lid, up, asked };
    let until = |minutes| Action::PauseUntil { until: Some(at(minutes)) };
    [
        ("within a level", None, 2, 6, true),
        ("a level ends", None, 8, 12, true),
        ("a break begins", None, 18, 22, true),
        ("a break ends", None, 22, 28, true),
        ("the last level ends", None, 30, 50, true),
        ("a called break ends", Some((3, Action::BreakNow { minutes: 5 })), 4, 9, true),
        ("a called break ends and a level too", Some((3, Action::BreakNow { minutes: 5 })), 4, 17, true),
        ("a pause ends", Some((3, until(10))), 4, 11, true),
        ("a pause ends and a level too", Some((3, until(10))), 4, 19, true),
        ("a pause is yet to end", Some((3, until(30))), 4, 11, false),
        ("hand for hand", Some((3, Action::StartHandForHand)), 4, 50, false),
        ("stopped", Some((3, Action::PauseClock)), 4, 50, false),
    ]
    .map(nap)
    .into()
}

#[test]
fn time_slept_across_any_change_is_asked_about() {
    for nap in naps() {
        let Nap { what, lid, up, asked, .. } = nap;
        for give_back in [true, false] {
            let folder = tempfile::tempdir().unwrap();
            let (mut club, id) = nap.begin(&folder);
            let (before, natural) = (read(&mut club, id, at(lid)), read(&mut club, id, at(up)));
            assert_eq!(club.absence().note_away(at(lid), at(up)).unwrap(), asked, "{what}");
            let ran = club.absence().away().map(|away| away.ran);
            assert_eq!(ran, asked.then_some(!what.starts_with("a pause ends")), "{what}");
            club.absence().answer_away(give_back, at(up)).unwrap();
            let after = read(&mut club, id, at(up));
            if give_back && asked {
                let left = |reading: ClockReading| {
                    (reading.step, reading.remaining, reading.level_left, reading.called_break)
                };
                assert_eq!((left(after), after.running), (left(before), true), "{what}");
            } else {
                assert_eq!(after, natural, "{what}");
            }
        }
    }
}

#[test]
fn a_press_before_the_answer_lengthens_no_level() {
    let presses = [
        Action::PauseClock,
        Action::StepClock { forward: true },
        Action::StepClock { forward: false },
        Action::BreakNow { minutes: 5 },
        Action::PauseUntil { until: Some(at(60)) },
        Action::SetClock { step: 1, remaining: 9 * MINUTE },
        Action::StartHandForHand,
    ];
    for nap in naps().iter().filter(|nap| nap.asked) {
        let Nap { what, lid, up, asked, .. } = *nap;
        for press in &presses {
            let folder = tempfile::tempdir().unwrap();
            let (mut club, id) = nap.begin(&folder);
            let before = read(&mut club, id, at(lid));
            assert_eq!(club.absence().note_away(at(lid), at(up)).unwrap(), asked);
            // In a break there is no other one, and behind the last level no next one.
            if club.play().act(id, press, at(up) + Millis(1_000)).is_err() {
                continue;
            }
            let pressed = read(&mut club, id, at(up) + Millis(2_000));
            club.absence().answer_away(true, at(up) + Millis(2_000)).unwrap();
            let after = read(&mut club, id, at(up) + Millis(2_000));
            let stopped = matches!(press, Action::PauseClock | Action::PauseUntil { .. });
            if stopped && !before.called_break && !pressed.called_break {
                assert_eq!(
                    (after.step, after.level_left),
                    (before.step, before.level_left.max(Millis::ZERO)),
                    "{what}"
                );
                assert!(!after.running);
            } else {
                assert_eq!(after, pressed, "{what}, {press:?}");
            }
        }
    }
}

/// The file was carried to a computer that is an hour slow, or the clock went back over a restart.
#[test]
fn a_resume_that_nobody_can_place_is_asked_about() {
    for goes_on in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, id) = evening(&folder);
        club.play().act(id, &Action::PauseUntil { until: Some(at(20)) }, at(3)).unwrap();
        let before = read(&mut club, id, at(3));
        club.absence().note_unknown(at(3)).unwrap();
        assert!(club.absence().away().is_some());
        club.absence().answer_away(goes_on, at(3)).unwrap();
        let after = read(&mut club, id, at(3));
        assert_eq!((club.absence().away(), after.remaining), (None, before.remaining));
        assert_eq!(after.resumes_at, goes_on.then(|| at(20)));
    }
}
