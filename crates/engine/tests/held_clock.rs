//! The forecast while the clock does not go on by itself: stopped, or by hands; and what tonight's
//! pauses teach.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::Action;
use tapis_engine::forecast::{ClockObstacle, Forecast};

use crate::clock_actions::{Evening, MINUTE};
use crate::levels::level;

/// Eight players at two tables, and levels until the end.
fn evening() -> Evening {
    let mut evening = Evening::play(8);
    let steps = [50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400];
    evening.ask(Action::ChangeStructure { steps: steps.map(level).to_vec() }, 0).unwrap();
    evening
}

fn told(evening: &Evening, minute: i64) -> Forecast {
    evening.clock(minute).forecast.unwrap()
}

#[test]
fn a_longer_stop_widens_the_interval() {
    let mut evening = evening();
    let running = told(&evening, 5);
    assert_eq!(running.held, None);
    evening.ask(Action::PauseClock, 5).unwrap();
    let [at_once, later, long] = [5, 35, 65].map(|minute| told(&evening, minute));
    assert_eq!(at_once.held, Some(ClockObstacle::Stopped { since: 5 * MINUTE }));
    assert_eq!((at_once.ends_at, at_once.margin), (running.ends_at, running.margin));
    assert!(at_once.margin < later.margin && later.margin < long.margin, "{at_once:?} {later:?} {long:?}");
    assert_eq!(long.ends_at, at_once.ends_at + 60 * MINUTE);
    // A pause whose end is told is certain, and so is a clock that runs.
    evening.ask(Action::PauseUntil { until: Some(75 * MINUTE) }, 65).unwrap();
    assert_eq!((told(&evening, 65).held, told(&evening, 65).margin), (None, running.margin));
    assert_eq!((told(&evening, 80).held, told(&evening, 80).margin), (None, running.margin));
    // It resumed by itself at 75, and is stopped again: this is another pause.
    evening.ask(Action::PauseClock, 90).unwrap();
    assert_eq!(told(&evening, 95).held, Some(ClockObstacle::Stopped { since: 90 * MINUTE }));
    evening.ask(Action::ShiftClock { by: MINUTE }, 96).unwrap();
    assert_eq!(told(&evening, 97).held, Some(ClockObstacle::Stopped { since: 90 * MINUTE }));
}

#[test]
fn a_stop_counts_from_its_own_moment() {
    let mut evening = evening();
    evening.ask(Action::PauseClock, 47).unwrap();
    assert_eq!(told(&evening, 50).held, Some(ClockObstacle::Stopped { since: 47 * MINUTE }));
    evening.ask(Action::ResumeClock, 50).unwrap();
    evening.ask(Action::BreakNow { minutes: 10 }, 52).unwrap();
    assert_eq!(told(&evening, 54).held, None);
    evening.ask(Action::PauseClock, 55).unwrap();
    assert_eq!(told(&evening, 60).held, Some(ClockObstacle::Stopped { since: 55 * MINUTE }));
    evening.ask(Action::ResumeClock, 60).unwrap();
    // The break ended at 67.
    evening.ask(Action::PauseClock, 70).unwrap();
    assert_eq!(told(&evening, 71).held, Some(ClockObstacle::Stopped { since: 70 * MINUTE }));
}

#[test]
fn hand_for_hand_follows_the_duration_of_hands() {
    let by_hands = |minutes_each: i64| {
        let mut evening = evening();
        evening.ask(Action::StartHandForHand, 10).unwrap();
        for hand in 1..=6 {
            for table in [1, 2] {
                evening.ask(Action::TableHandDone { table, done: true }, 10 + hand * minutes_each).unwrap();
            }
            evening.ask(Action::NextHand, 10 + hand * minutes_each).unwrap();
        }
        let told = told(&evening, 10 + 6 * minutes_each);
        (told, told.ends_at - (10 + 6 * minutes_each) * MINUTE)
    };
    let [(quick, least), (usual, assumed), (slow, most)] = [1, 2, 5].map(by_hands);
    // Four hands of two minutes are assumed, six were seen.
    let lasting = |told: Forecast| match told.held {
        Some(ClockObstacle::Hands { lasting }) => lasting.seconds(),
        other => panic!("{other:?}"),
    };
    assert_eq!([quick, usual, slow].map(lasting), [84, 120, 228]);
    assert!(least < assumed && assumed < most, "{least} {assumed} {most}");
    assert!(slow.margin > usual.margin, "{usual:?} {slow:?}");
    // A hand that does not end lengthens what is expected of hands.
    let mut evening = evening();
    evening.ask(Action::StartHandForHand, 10).unwrap();
    assert_eq!([10, 14].map(|minute| lasting(told(&evening, minute))), [120, 180]);
}

#[test]
fn pauses_of_tonight_are_learnt_from() {
    let lasts = |pause: i64| {
        let mut evening = evening();
        evening.ask(Action::PauseClock, 10).unwrap();
        evening.ask(Action::ResumeClock, 10 + pause).unwrap();
        evening.bust(1, 60 + pause);
        told(&evening, 60 + pause).ends_at - (60 + pause) * MINUTE
    };
    let [none, some, much] = [0, 10, 25].map(lasts);
    assert!(none < some && some < much, "{none} {some} {much}");
    // It says little of the pauses to come: twenty hours without it would weigh as much.
    assert!(much < none + 5 * MINUTE, "{none} {much}");
}
