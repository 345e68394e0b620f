//! Actions of the director on the clock: automatic ends of pauses, breaks at once, hand for hand, last hands, shorter
//! levels.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::re_entries::ReEntries;
use tapis_engine::setup::{Format, Money, RoomTable};
use tapis_engine::structure::Step;
use tapis_engine::views::{ClockView, clock_view};
use tapis_engine::{Action, Event, Refusal, SetupDraft, Tournament};

use crate::levels::level;

pub const MINUTE: Millis = Millis(60_000);

fn draft() -> SetupDraft {
    SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: Chips(5_000),
        chip_set: None,
        steps: vec![level(50), level(100), Step::Break { minutes: 10, color_up: false }, level(200)],
        seats_per_table: 4,
        final_table_seats: 4,
        tables: vec![RoomTable::new(1, 4), RoomTable::new(2, 4)],
        money: Some(Money {
            fee: Cents(1_000),
            club_part: Cents::ZERO,
            rebuy_price: Cents::ZERO,
            addon_price: Cents::ZERO,
            re_entry: None,
            bounty_rounding: None,
            bounty: None,
            currency: "EUR".to_owned(),
        }),
        game: None,
        rotation: None,
        format: Format::Freezeout,
        late_last_level: 0,
        late_until_minute: None,
        re_entries: None,
        rounds: None,
        teams: Vec::new(),
        capacity: None,
        expected: None,
        prizes: PrizePlan {
            shares: Shares::Percent { shares: vec![5_000, 3_000, 2_000] },
            unit: Cents(100),
            guarantee: Cents::ZERO,
            in_kind: vec![],
            ..PrizePlan::default()
        },
        points: PointsScheme::None,
        end: EndCondition::LastPlayer,
        ruleset: Ruleset::default(),
    }
}

pub struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    pub fn play(players: i64) -> Self {
        Evening::play_by(draft(), players)
    }

    fn play_by(draft: SetupDraft, players: i64) -> Self {
        let dice = rand::rngs::SmallRng::seed_from_u64(7);
        let mut evening = Evening { tournament: Tournament::new(draft.check().unwrap()), dice };
        for member in 1..=players {
            evening.ask(Action::Register { member: MemberId(member), born: None, paid: true }, 0).unwrap();
        }
        evening.ask(Action::DrawSeats, 0).unwrap();
        evening.ask(Action::Start, 0).unwrap();
        evening
    }

    pub fn ask(&mut self, action: Action, minute: i64) -> Result<Vec<Event>, Refusal> {
        let events = self.tournament.decide(&action, minute * MINUTE, &mut self.dice)?;
        for event in &events {
            self.tournament.apply(event);
            self.tournament.invariants().check_invariants().unwrap();
        }
        Ok(events)
    }

    pub fn bust(&mut self, entry: u32, minute: i64) {
        let players = vec![BustLine { entry: EntryId(entry), by: None, stack: None }];
        self.ask(Action::Bust { players }, minute).unwrap();
    }

    pub fn clock(&self, minute: i64) -> ClockView {
        clock_view(&self.tournament, minute * MINUTE)
    }
}

#[test]
fn a_pause_ends_by_itself_when_it_was_said() {
    let mut evening = Evening::play(6);
    let until = Some(12 * MINUTE);
    evening.ask(Action::PauseUntil { until }, 5).unwrap();
    let clock = evening.clock(7);
    assert!(!clock.running);
    assert_eq!((clock.remaining, clock.resumes_at, clock.resumes_in), (15 * MINUTE, until, Some(5 * MINUTE)));
    let clock = evening.clock(13);
    assert!(clock.running);
    assert_eq!((clock.remaining, clock.resumes_at), (14 * MINUTE, None));
    // Said again of a clock that is stopped; or taken back, so that it waits.
    evening.ask(Action::PauseClock, 14).unwrap();
    evening.ask(Action::PauseUntil { until: Some(20 * MINUTE) }, 15).unwrap();
    evening.ask(Action::PauseUntil { until: None }, 16).unwrap();
    assert!(!evening.clock(60).running);
    for minute in [16, 10, 16 + 24 * 60 + 1] {
        let until = Some(minute * MINUTE);
        assert_eq!(evening.ask(Action::PauseUntil { until }, 16), Err(Refusal::PauseEnd));
    }
}

#[test]
fn an_immediate_break_interrupts_a_level() {
    let mut evening = Evening::play(6);
    evening.ask(Action::BreakNow { minutes: 10 }, 5).unwrap();
    let clock = evening.clock(8);
    assert!(clock.running && clock.called_break);
    assert_eq!(clock.current.and_then(|step| step.blinds), None);
    assert_eq!(clock.next.unwrap().blinds.unwrap().big, Chips(50));
    assert_eq!((clock.remaining, clock.ends_at), (7 * MINUTE, Some(15 * MINUTE)));
    assert_eq!(evening.ask(Action::BreakNow { minutes: 10 }, 8), Err(Refusal::InBreak));
    // One more minute is one of the break; stopped and gone on it is still the break.
    evening.ask(Action::ShiftClock { by: MINUTE }, 8).unwrap();
    evening.ask(Action::PauseClock, 9).unwrap();
    assert_eq!(evening.clock(30).remaining, 7 * MINUTE);
    evening.ask(Action::ResumeClock, 30).unwrap();
    assert_eq!(evening.clock(31).remaining, 6 * MINUTE);
    // Then the level goes on with what was left of it.
    let clock = evening.clock(38);
    assert!(!clock.called_break);
    assert_eq!((clock.current.unwrap().level, clock.remaining), (1, 14 * MINUTE));
}

#[test]
fn the_break_is_ended_early_by_the_next_key() {
    let mut evening = Evening::play(6);
    evening.ask(Action::BreakNow { minutes: 10 }, 5).unwrap();
    evening.ask(Action::StepClock { forward: true }, 6).unwrap();
    assert_eq!((evening.clock(6).current.unwrap().level, evening.clock(6).remaining), (1, 15 * MINUTE));
    evening.ask(Action::StepClock { forward: true }, 6).unwrap();
    assert_eq!((evening.clock(6).current.unwrap().level, evening.clock(6).remaining), (2, 20 * MINUTE));
    evening.ask(Action::StepClock { forward: false }, 7).unwrap();
    assert_eq!((evening.clock(7).current.unwrap().level, evening.clock(7).remaining), (1, 20 * MINUTE));
    assert_eq!(evening.ask(Action::StepClock { forward: false }, 7), Err(Refusal::ClockOutOfRange));
}

#[test]
fn figures_beside_the_clock_are_current() {
    let mut evening = Evening::play(6);
    let read = |evening: &Evening, minute| {
        let clock = evening.clock(minute);
        let next_break = clock.next_break_in.map(|left| left / MINUTE);
        (next_break, clock.average.0, clock.average_bb_tenths, clock.chips.0, clock.left)
    };
    // Two levels of twenty minutes, a break, a level.
    assert_eq!(read(&evening, 5), (Some(35), 5_000, 1_000, 30_000, 6));
    assert_eq!(read(&evening, 25), (Some(15), 5_000, 500, 30_000, 6));
    // A player in the break wants to know the worth of his stack after it.
    assert_eq!(read(&evening, 45), (None, 5_000, 250, 30_000, 6));
    assert_eq!(read(&evening, 55), (None, 5_000, 250, 30_000, 6));
    assert_eq!(read(&evening, 90), (None, 5_000, 250, 30_000, 6));
    evening.ask(Action::StepClock { forward: false }, 55).unwrap();
    evening.ask(Action::StepClock { forward: false }, 55).unwrap();
    evening.bust(4, 56);
    assert_eq!(read(&evening, 60), (Some(15), 6_000, 600, 30_000, 5));
    evening.bust(5, 61);
    evening.bust(6, 61);
    // Rounded down, as chips are whole.
    assert_eq!(read(&evening, 62), (Some(13), 10_000, 1_000, 30_000, 3));
    evening.ask(Action::BreakNow { minutes: 10 }, 62).unwrap();
    assert_eq!(read(&evening, 63).0, None);
    assert_eq!(evening.clock(63).next.unwrap().blinds.unwrap().big, Chips(100));
}

#[test]
fn registration_ends_at_an_hour_or_at_once() {
    let late = |member| Action::Register { member: MemberId(member), born: None, paid: true };
    let closes = |minute: Option<i64>| Action::CloseRegistration { at: minute.map(|minute| minute * MINUTE) };
    let mut evening = Evening::play_by(SetupDraft { late_last_level: 2, ..draft() }, 6);
    let seen = |evening: &Evening, minute| {
        let clock = evening.clock(minute);
        let left = clock.registration_closes_in.map(|left| left / MINUTE);
        (clock.registration_open, left, clock.registration_ends_at.map(|at| at / MINUTE))
    };
    assert_eq!(seen(&evening, 5), (true, Some(45), None));
    for minute in [5, 4, 5 + 24 * 60 + 1] {
        assert_eq!(evening.ask(closes(Some(minute)), 5), Err(Refusal::RegistrationEnd));
    }
    // At an hour, which comes while the clock stands still too.
    evening.ask(closes(Some(15)), 5).unwrap();
    evening.ask(Action::PauseClock, 6).unwrap();
    assert_eq!(seen(&evening, 10), (true, Some(5), Some(15)));
    assert_eq!(evening.tournament.registration().next_moment(10 * MINUTE), Some(15 * MINUTE));
    evening.ask(late(7), 14).unwrap();
    assert_eq!(seen(&evening, 15), (false, None, Some(15)));
    assert_eq!(evening.ask(late(8), 15), Err(Refusal::RegistrationClosed));
    assert_eq!(evening.ask(closes(None), 15), Err(Refusal::RegistrationClosed), "closed already");
    evening.ask(Action::ResumeClock, 16).unwrap();
    // Reopened it ends with its level, which an hour does not put off.
    let open = vec![Event::RegistrationEnds { at: None }];
    assert_eq!((evening.ask(Action::ReopenRegistration, 16), seen(&evening, 16).0), (Ok(open), true));
    assert_eq!(evening.ask(Action::ReopenRegistration, 16), Ok(Vec::new()));
    evening.ask(closes(Some(300)), 17).unwrap();
    assert_eq!(seen(&evening, 17), (true, Some(43), Some(300)));
    assert_eq!(seen(&evening, 61), (false, None, None), "the level is over");
    assert_eq!(evening.ask(Action::ReopenRegistration, 61), Err(Refusal::RegistrationClosed));
    // At once, and by the corrected clock.
    evening.ask(closes(Some(30)), 18).unwrap();
    evening.ask(Action::CorrectHours { by: 4 * MINUTE }, 19).unwrap();
    assert_eq!(seen(&evening, 20), (true, Some(6), Some(26)));
    evening.ask(closes(None), 21).unwrap();
    assert_eq!(evening.ask(late(9), 21), Err(Refusal::RegistrationClosed));
}

#[test]
fn re_entries_sold_while_newcomers_enter_end_with_them() {
    let re_entries = Some(ReEntries { max: None, last_level: None, chips: None });
    let mut evening = Evening::play_by(SetupDraft { late_last_level: 2, re_entries, ..draft() }, 6);
    evening.bust(3, 5);
    assert!(evening.clock(6).re_entries_close_in.is_some());
    evening.ask(Action::CloseRegistration { at: None }, 7).unwrap();
    assert_eq!(evening.clock(8).re_entries_close_in, None);
    assert!(evening.ask(Action::ReEnter { entry: EntryId(3), paid: true }, 8).is_err());
    evening.ask(Action::ReopenRegistration, 9).unwrap();
    evening.ask(Action::ReEnter { entry: EntryId(3), paid: true }, 9).unwrap();
}

#[test]
fn late_registration_closes_with_the_next_level() {
    let closes = |evening: &Evening, minute| {
        let clock = evening.clock(minute);
        assert!(clock.registration_open || clock.registration_closes_in.is_none());
        clock.registration_closes_in.map(|left| left / MINUTE)
    };
    let late = |late_last_level| SetupDraft { late_last_level, ..draft() };
    // Two levels of twenty minutes, a break of ten, a level.
    let mut evening = Evening::play_by(late(2), 6);
    assert_eq!([0, 5, 25, 45, 49].map(|minute| closes(&evening, minute)), [50, 45, 25, 5, 1].map(Some));
    assert_eq!([50, 65, 200].map(|minute| closes(&evening, minute)), [None; 3]);
    // A break that the director calls comes on top; a stopped clock keeps the time.
    evening.ask(Action::BreakNow { minutes: 10 }, 5).unwrap();
    assert_eq!([5, 10, 15, 20].map(|minute| closes(&evening, minute)), [55, 50, 45, 40].map(Some));
    evening.ask(Action::PauseClock, 20).unwrap();
    assert_eq!(closes(&evening, 90), Some(40));
    assert_eq!(closes(&Evening::play_by(late(1), 6), 5), Some(15));
    assert_eq!(closes(&Evening::play(6), 5), None);
    // No level closes it.
    assert_eq!(closes(&Evening::play_by(late(9), 6), 5), None);
}

#[test]
fn in_overtime_the_last_level_goes_on() {
    let mut evening = Evening::play(6);
    let clock = evening.clock(73);
    assert!(clock.overtime && clock.running);
    assert_eq!(clock.current.unwrap().blinds.unwrap().big, Chips(200));
    assert_eq!((clock.remaining, clock.over, clock.next), (Millis::ZERO, 3 * MINUTE, None));
    assert_eq!(evening.ask(Action::StepClock { forward: true }, 73), Err(Refusal::ClockOutOfRange));
    // A break behind the last level is a break; then the level goes on again.
    let mut steps = evening.tournament.setup().steps.clone();
    steps.push(Step::Break { minutes: 5, color_up: false });
    evening.ask(Action::ChangeStructure { steps }, 73).unwrap();
    assert_eq!(evening.clock(74).current.unwrap().blinds, None);
    let clock = evening.clock(80);
    assert_eq!((clock.current.unwrap().blinds.unwrap().big.0, clock.over), (200, 2 * MINUTE));
}

#[test]
fn hand_for_hand_until_the_bubble_bursts() {
    let mut evening = Evening::play(6);
    assert_eq!(evening.ask(Action::NextHand, 3), Err(Refusal::NotHandForHand));
    evening.ask(Action::StartHandForHand, 3).unwrap();
    assert_eq!(evening.ask(Action::StartHandForHand, 3), Err(Refusal::HandForHand));
    let mode = evening.clock(9).hand_for_hand.unwrap();
    // Three places are paid.
    assert_eq!((mode.hand, mode.until_left, mode.rule.to_string().as_str()), (1, 3, "TDA 2024 RP-8"));
    assert_eq!(evening.clock(9).remaining, 17 * MINUTE);
    for stopped in [Action::ResumeClock, Action::ShiftClock { by: MINUTE }, Action::BreakNow { minutes: 5 }] {
        assert_eq!(evening.ask(stopped, 9), Err(Refusal::HandForHand));
    }
    evening.ask(Action::TableHandDone { table: 1, done: true }, 9).unwrap();
    assert_eq!(evening.ask(Action::NextHand, 9), Err(Refusal::HandNotDone { table: 2 }));
    evening.ask(Action::TableHandDone { table: 1, done: false }, 9).unwrap();
    evening.ask(Action::TableHandDone { table: 1, done: true }, 10).unwrap();
    evening.ask(Action::TableHandDone { table: 2, done: true }, 10).unwrap();
    assert!(evening.clock(10).hand_for_hand.unwrap().all_done);
    evening.ask(Action::NextHand, 11).unwrap();
    let clock = evening.clock(12);
    assert_eq!((clock.remaining, clock.hand_for_hand.unwrap().hand), (15 * MINUTE, 2));
    // Nine hands later the level is over; it rises between two hands.
    for hand in 0..8 {
        for table in [1, 2] {
            evening.ask(Action::TableHandDone { table, done: true }, 12 + hand).unwrap();
        }
        evening.ask(Action::NextHand, 12 + hand).unwrap();
    }
    assert_eq!((evening.clock(30).current.unwrap().level, evening.clock(30).remaining), (2, 19 * MINUTE));
    for entry in [1, 2] {
        evening.bust(entry, 30);
        assert!(evening.clock(30).hand_for_hand.is_some());
    }
    evening.bust(3, 31);
    let clock = evening.clock(33);
    assert_eq!((clock.hand_for_hand, clock.running, clock.remaining), (None, true, 17 * MINUTE));
}

#[test]
fn hand_for_hand_lasts_until_the_next_elimination() {
    let mut evening = Evening::play(6);
    for (entry, minute) in [(1, 1), (2, 2), (3, 3)] {
        evening.bust(entry, minute);
    }
    // Three are left, and three are paid.
    evening.ask(Action::StartHandForHand, 4).unwrap();
    assert_eq!(evening.clock(4).hand_for_hand.unwrap().until_left, 2);
    evening.bust(4, 5);
    assert_eq!(evening.clock(5).hand_for_hand, None);
}

#[test]
fn hand_for_hand_ends_when_one_table_is_left() {
    for last in [Action::DrawFinalTable { table: None }, Action::BreakTable { table: 1 }] {
        let mut evening = Evening::play(5);
        evening.ask(Action::StartHandForHand, 3).unwrap();
        evening.bust(1, 4);
        assert!(evening.clock(4).hand_for_hand.is_some(), "the bubble has not burst");
        evening.ask(last, 30).unwrap();
        let clock = evening.clock(31);
        assert_eq!((clock.hand_for_hand, clock.running, clock.remaining), (None, true, 16 * MINUTE));
    }
}

#[test]
fn hand_for_hand_needs_somebody_to_wait_for() {
    let mut evening = Evening::play(4);
    assert_eq!(evening.ask(Action::StartHandForHand, 3), Err(Refusal::OneTable));
}

#[test]
fn a_break_after_hands_lasts_its_time() {
    let mut evening = Evening::play(6);
    // In a break nobody plays hands: its time would stand still.
    assert_eq!(evening.ask(Action::StartHandForHand, 41), Err(Refusal::InBreak));
    evening.ask(Action::StepClock { forward: false }, 41).unwrap();
    evening.ask(Action::BreakNow { minutes: 5 }, 42).unwrap();
    assert_eq!(evening.ask(Action::StartHandForHand, 43), Err(Refusal::InBreak));
    evening.ask(Action::StepClock { forward: true }, 43).unwrap();
    evening.ask(Action::SetClock { step: 1, remaining: MINUTE }, 44).unwrap();
    evening.ask(Action::StartHandForHand, 44).unwrap();
    for table in [1, 2] {
        evening.ask(Action::TableHandDone { table, done: true }, 46).unwrap();
    }
    evening.ask(Action::NextHand, 46).unwrap();
    let clock = evening.clock(48);
    assert_eq!((clock.hand_for_hand, clock.running, clock.remaining), (None, true, 8 * MINUTE));
    assert!(clock.current.is_some_and(|step| step.blinds.is_none()));
    assert_eq!(evening.clock(57).current.unwrap().level, 3);
}

#[test]
fn behind_a_last_break_overtime_is_play() {
    let mut evening = Evening::play(6);
    let mut steps = evening.tournament.setup().steps.clone();
    steps.push(Step::Break { minutes: 5, color_up: false });
    evening.ask(Action::ChangeStructure { steps }, 1).unwrap();
    assert_eq!(evening.ask(Action::AnnounceLastHands { hands: 3 }, 72), Err(Refusal::InBreak));
    evening.ask(Action::AnnounceLastHands { hands: 3 }, 80).unwrap();
    assert_eq!(evening.clock(80).last_hands, Some(3));
    evening.ask(Action::BreakNow { minutes: 10 }, 81).unwrap();
    assert!(evening.clock(82).called_break);
    evening.ask(Action::StepClock { forward: true }, 83).unwrap();
    evening.ask(Action::StartHandForHand, 84).unwrap();
}

#[test]
fn the_last_hands_are_forgotten_when_the_break_comes() {
    let mut evening = Evening::play(6);
    evening.ask(Action::AnnounceLastHands { hands: 3 }, 30).unwrap();
    assert_eq!(evening.clock(39).last_hands, Some(3));
    // A break at once hides them; they are still to be played.
    evening.ask(Action::BreakNow { minutes: 1 }, 38).unwrap();
    assert_eq!(evening.clock(38).last_hands, None);
    evening.ask(Action::StepClock { forward: true }, 38).unwrap();
    evening.ask(Action::AnnounceLastHands { hands: 2 }, 39).unwrap();
    assert_eq!(evening.clock(39).last_hands, Some(2));
    assert_eq!(evening.clock(41).last_hands, None);
    assert_eq!(evening.ask(Action::AnnounceLastHands { hands: 3 }, 41), Err(Refusal::InBreak));
    evening.ask(Action::AnnounceLastHands { hands: 3 }, 51).unwrap();
    evening.ask(Action::AnnounceLastHands { hands: 0 }, 51).unwrap();
    assert_eq!(evening.clock(51).last_hands, None);
    let many = evening.ask(Action::AnnounceLastHands { hands: 21 }, 51);
    assert_eq!(many, Err(Refusal::TooManyHands { most: 20 }));
}

#[test]
fn shorter_levels_end_the_evening_earlier() {
    let mut evening = Evening::play(6);
    let mut steps = evening.tournament.setup().steps.clone();
    steps.extend([400, 800, 1_600, 3_200].map(level));
    evening.ask(Action::ChangeStructure { steps }, 1).unwrap();
    let before = evening.clock(5).forecast.unwrap();
    let cut = evening.tournament.end_forecast().forecast_cut(10, 5 * MINUTE).unwrap();
    assert!(cut.ends_at < before.ends_at - 15 * MINUTE, "{cut:?} {before:?}");
    evening.ask(Action::CutLevels { minutes: 10 }, 5).unwrap();
    let minutes: Vec<u32> = evening.tournament.setup().steps.iter().map(Step::minutes).collect();
    assert_eq!(minutes, [20, 10, 10, 10, 10, 10, 10, 10]);
    assert_eq!(evening.clock(5).remaining, 15 * MINUTE);
    assert_eq!(evening.ask(Action::CutLevels { minutes: 10 }, 5), Err(Refusal::SameStructure));
    for minutes in [0, 601] {
        let refused = Err(Refusal::StepMinutes { most: 600 });
        assert_eq!(evening.ask(Action::CutLevels { minutes }, 5), refused);
        assert_eq!(evening.ask(Action::BreakNow { minutes }, 5), refused);
    }
}

#[test]
fn a_forecast_waits_while_the_clock_does() {
    let mut evening = Evening::play(6);
    let before = evening.clock(5).forecast.unwrap().ends_at;
    evening.ask(Action::PauseClock, 5).unwrap();
    assert_eq!(evening.clock(35).forecast.unwrap().ends_at, before + 30 * MINUTE);
    evening.ask(Action::PauseUntil { until: Some(65 * MINUTE) }, 35).unwrap();
    assert_eq!(evening.clock(40).forecast.unwrap().ends_at, before + 60 * MINUTE);
}

#[test]
fn the_clocks_own_buttons_can_be_undone() {
    let own = [
        Action::PauseClock,
        Action::ResumeClock,
        Action::SetClock { step: 0, remaining: MINUTE },
        Action::ShiftClock { by: MINUTE },
        Action::PauseUntil { until: None },
        Action::BreakNow { minutes: 5 },
        Action::StepClock { forward: true },
        Action::GiveBack { since: Millis::ZERO },
    ];
    assert!(own.iter().all(Action::is_undoable));
}

#[test]
fn a_displayed_break_is_refused_as_one() {
    let mut evening = Evening::play(6);
    let rest = Step::Break { minutes: 10, color_up: false };
    let steps = vec![level(50), rest, level(100), rest];
    evening.ask(Action::ChangeStructure { steps }, 1).unwrap();
    evening.ask(Action::BreakNow { minutes: 5 }, 10).unwrap();
    // Behind the last break there is play again, in overtime.
    let breaks = [10..15, 25..35, 55..65];
    for minute in 11..90 {
        let rests = breaks.iter().any(|rest| rest.contains(&minute));
        let shown = evening.clock(minute).current.unwrap().blinds.is_none();
        let again = Action::BreakNow { minutes: 5 };
        let refused = evening.tournament.decide(&again, minute * MINUTE, &mut evening.dice);
        assert_eq!((shown, refused == Err(Refusal::InBreak)), (rests, rests), "minute {minute}");
        assert!(!rests || evening.clock(minute).next_break_in.is_none());
    }
}

#[test]
fn a_changed_level_length_keeps_elapsed_time() {
    let changed = |minutes: u32, at: i64| {
        let mut evening = Evening::play(6);
        let mut steps = evening.tournament.setup().steps.clone();
        if let Some(Step::Level { minutes: length, .. }) = steps.first_mut() {
            *length = minutes;
        }
        evening.ask(Action::ChangeStructure { steps }, at).unwrap();
        evening
    };
    // Five minutes into a level of twenty.
    let reading = changed(30, 5).clock(5);
    assert_eq!((reading.current.unwrap().index, reading.remaining), (0, 25 * MINUTE));
    // It has lasted longer than that already: the next level begins, whole.
    let reading = changed(2, 5).clock(5);
    assert_eq!((reading.current.unwrap().index, reading.remaining), (1, 20 * MINUTE));
    let reading = changed(20, 5).clock(5);
    assert_eq!((reading.current.unwrap().index, reading.remaining), (0, 15 * MINUTE));
}

#[test]
fn stopped_clocks_keep_elapsed_level_time() {
    let longer = |evening: &mut Evening, minutes: u32, at: i64| {
        let mut steps = evening.tournament.setup().steps.clone();
        if let Some(Step::Level { minutes: length, .. }) = steps.first_mut() {
            *length = minutes;
        }
        evening.ask(Action::ChangeStructure { steps }, at).unwrap();
    };
    let mut stopped = Evening::play(6);
    stopped.ask(Action::PauseClock, 5).unwrap();
    longer(&mut stopped, 30, 9);
    assert_eq!((stopped.clock(9).running, stopped.clock(9).remaining), (false, 25 * MINUTE));
    longer(&mut stopped, 2, 10);
    assert_eq!(stopped.clock(10).remaining, Millis::ZERO);
    stopped.ask(Action::ResumeClock, 12).unwrap();
    assert_eq!(stopped.clock(12).current.unwrap().index, 1);
    let mut resting = Evening::play(6);
    resting.ask(Action::BreakNow { minutes: 10 }, 5).unwrap();
    longer(&mut resting, 30, 7);
    assert_eq!(resting.clock(7).remaining, 8 * MINUTE);
    assert_eq!(resting.clock(15).remaining, 25 * MINUTE);
}

#[test]
fn the_levels_as_they_are_change_nothing() {
    let mut evening = Evening::play(6);
    let setup = evening.tournament.setup().to_draft();
    let same = Action::ChangeStructure { steps: setup.steps.clone() };
    assert_eq!(evening.ask(same, 5), Ok(vec![]));
    assert_eq!(evening.ask(Action::Amend { setup: Box::new(setup) }, 5), Ok(vec![]));
}

#[test]
fn a_pause_ends_by_the_corrected_clock() {
    for (by, left) in [(3, Some(17)), (-3, Some(23)), (60, None), (-60, Some(80))] {
        let mut evening = Evening::play(6);
        evening.ask(Action::PauseUntil { until: Some(30 * MINUTE) }, 5).unwrap();
        let events = evening.ask(Action::CorrectHours { by: by * MINUTE }, 10).unwrap();
        assert_eq!(events, [Event::HoursCorrected { by: by * MINUTE, at: 10 * MINUTE }]);
        assert_eq!(evening.tournament.hours_off(), by * MINUTE);
        let clock = evening.clock(10);
        assert_eq!((clock.running, clock.resumes_at), (false, left.map(|left| (10 + left) * MINUTE)), "{by}");
        assert_eq!(clock.remaining, 15 * MINUTE, "{by}");
        // Nothing new: no row.
        assert_eq!(evening.ask(Action::CorrectHours { by: by * MINUTE }, 11), Ok(Vec::new()));
    }
}

#[test]
fn a_corrected_clock_moves_no_level_and_no_break() {
    for by in [MINUTE * 3, MINUTE * -60, MINUTE * (10 * 365 * 24 * 60), MINUTE * (-17 * 365 * 24 * 60)] {
        let mut evening = Evening::play(6);
        let before = evening.clock(10);
        evening.ask(Action::CorrectHours { by }, 10).unwrap();
        assert_eq!(evening.clock(10), before);
        evening.ask(Action::BreakNow { minutes: 10 }, 11).unwrap();
        let resting = evening.clock(12);
        evening.ask(Action::CorrectHours { by: Millis::ZERO }, 12).unwrap();
        assert_eq!(evening.clock(12), resting);
    }
}
