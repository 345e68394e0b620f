//! A set-up changed before and during play: what is past stays, the rest follows, and why not.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use tapis_engine::base::quantity::{Cents, Chips, MemberId, Millis, Points};
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::prizes::payouts::{PrizePlan, Shares, Takings};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, RoomTable, SetupError};
use tapis_engine::structure::{Step, StructureError};
use tapis_engine::{Action, Event, Refusal, SetupDraft, Tournament};

use crate::levels::level;

pub const MINUTE: Millis = Millis(60_000);

pub fn draft() -> SetupDraft {
    SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: Chips(5_000),
        chip_set: None,
        steps: vec![level(50), level(100), level(200), level(400)],
        seats_per_table: 9,
        final_table_seats: 9,
        tables: vec![RoomTable::new(1, 10), RoomTable::new(2, 10)],
        money: None,
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
            shares: Shares::Nothing,
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

#[test]
fn an_overlong_name_and_impossible_year_are_refused() {
    let named = |letters: usize| SetupDraft { name: "é".repeat(letters), ..draft() };
    assert_eq!(named(200).errors(), []);
    assert_eq!(named(201).errors(), [SetupError::NameTooLong]);
    for (date, errors) in [
        ("0202-11-20", vec![SetupError::Date]),
        ("1899-12-31", vec![SetupError::Date]),
        ("1900-01-01", vec![]),
        ("2199-12-31", vec![]),
        ("2200-01-01", vec![SetupError::Date]),
    ] {
        let draft = SetupDraft { date: date.parse().unwrap(), ..draft() };
        assert_eq!(draft.errors(), errors, "{date}");
    }
}

pub struct Evening {
    pub tournament: Tournament,
    pub dice: rand::rngs::SmallRng,
}

impl Evening {
    fn new(draft: SetupDraft) -> Self {
        let dice = rand::rngs::SmallRng::seed_from_u64(7);
        Evening { tournament: Tournament::new(draft.check().unwrap()), dice }
    }

    pub fn ask(&mut self, action: &Action, minute: i64) -> Result<Vec<Event>, Refusal> {
        let events = self.tournament.decide(action, minute * MINUTE, &mut self.dice)?;
        for event in &events {
            self.tournament.apply(event);
            self.tournament.invariants().check_invariants().unwrap();
        }
        Ok(events)
    }

    fn register(&mut self, players: i64) {
        for member in 1..=players {
            self.ask(&Action::Register { member: MemberId(member), born: None, paid: true }, 0).unwrap();
        }
    }

    pub fn play(players: i64, draft: SetupDraft) -> Self {
        let mut evening = Evening::new(draft);
        evening.register(players);
        evening.ask(&Action::DrawSeats, 0).unwrap();
        evening.ask(&Action::Start, 0).unwrap();
        evening
    }

    pub fn amend(
        &mut self,
        minute: i64,
        change: impl FnOnce(&mut SetupDraft),
    ) -> Result<Vec<Event>, Refusal> {
        let mut draft = self.tournament.setup().to_draft();
        change(&mut draft);
        self.ask(&Action::Amend { setup: Box::new(draft) }, minute)
    }
}

#[test]
fn before_anybody_comes_everything_changes() {
    let mut evening = Evening::new(draft());
    let changed = evening.amend(0, |draft| {
        draft.starting_stack = Chips(20_000);
        draft.tables = vec![RoomTable::new(5, 8)];
        draft.steps = vec![level(100)];
    });
    assert!(matches!(changed.unwrap()[..], [Event::Amended { .. }]));
    assert_eq!(evening.tournament.setup().starting_stack, Chips(20_000));
    assert_eq!(evening.tournament.amendments().locks(Millis::ZERO), tapis_engine::Locks::default());
}

#[test]
fn chips_handed_out_keep_the_starting_stack() {
    let mut evening = Evening::new(draft());
    evening.register(2);
    assert_eq!(evening.amend(0, |draft| draft.starting_stack = Chips(20_000)), Err(Refusal::StackFixed));
    assert_eq!(Refusal::StackFixed.field(), Some("starting_stack"));
    assert!(evening.tournament.amendments().locks(Millis::ZERO).stack);
    evening.amend(0, |draft| draft.steps = vec![level(100)]).unwrap();
}

#[test]
fn levels_change_with_the_rest_while_the_clock_runs() {
    let mut evening = Evening::play(4, draft());
    let locks = evening.tournament.amendments().locks(25 * MINUTE);
    assert_eq!((locks.steps, locks.tables, locks.stack, locks.all), (1, vec![1], true, false));
    let changed = evening.amend(25, |draft| {
        draft.name = "Samedi".to_owned();
        draft.steps[2] = level(300);
        draft.steps.push(level(1_000));
    });
    assert!(matches!(changed.unwrap()[..], [Event::Amended { .. }, Event::StructureChanged { .. }]));
    let setup = evening.tournament.setup();
    assert_eq!((setup.name.as_str(), setup.steps.len(), setup.steps[2]), ("Samedi", 5, level(300)));
    let clock = evening.tournament.read_clock(26 * MINUTE);
    assert_eq!((clock.step, clock.remaining), (1, 14 * MINUTE));

    // Levels alone are one event; what is played stays.
    let changed = evening.amend(27, |draft| draft.steps[3] = level(500)).unwrap();
    assert!(matches!(changed[..], [Event::StructureChanged { .. }]));
    assert_eq!(evening.amend(28, |draft| draft.steps[0] = level(60)), Err(Refusal::PastFrozen));
    assert_eq!(evening.amend(28, |draft| draft.steps.truncate(1)), Err(Refusal::PastFrozen));
}

#[test]
fn tables_in_play_stay_and_the_others_may_go() {
    let mut evening = Evening::play(4, draft());
    evening.amend(1, |draft| draft.tables[1] = RoomTable::new(8, 6)).unwrap();
    let refused = evening.amend(1, |draft| draft.tables[0].seats = 5);
    assert_eq!(refused, Err(Refusal::TableInUse { table: 1 }));
    evening.amend(1, |draft| draft.tables[0].name = Some("Fenêtre".to_owned())).unwrap();
    let view = tapis_engine::views::tournament_view(&evening.tournament, MINUTE);
    assert_eq!(view.tables[0].name.as_deref(), Some("Fenêtre"));
}

#[test]
fn the_end_is_advised_after_the_time() {
    let mut limited = draft();
    limited.end = EndCondition::TimeLimit { minutes: 30 };
    let mut evening = Evening::play(4, limited);
    let advised = |evening: &Evening, minute: i64| {
        let advice = evening.tournament.adviser().advice(minute * MINUTE);
        advice.first().is_some_and(|first| matches!(first.kind, AdviceKind::Finish { winner: None }))
    };
    assert!(!advised(&evening, 29));
    assert!(advised(&evening, 30));
    evening.ask(&Action::PauseClock, 10).unwrap();
    assert!(!advised(&evening, 45));
    evening.ask(&Action::ResumeClock, 50).unwrap();
    assert!(!advised(&evening, 69));
    assert!(advised(&evening, 70));
}

#[test]
fn every_error_names_its_field() {
    let mut wrong = draft();
    wrong.tables = vec![RoomTable::new(1, 10), RoomTable::new(1, 12)];
    wrong.steps[2] = Step::Break { minutes: 0, color_up: false };
    wrong.end = EndCondition::Satellite { qualifiers: 0 };
    wrong.format =
        Format::Rebuy { last_level: 0, max_rebuys: None, addon: true, addon_multiple: 3, addon_from: None };
    wrong.prizes.shares = Shares::Percent { shares: vec![6_000, 3_000] };
    wrong.points = PointsScheme::PerPlayer { each: Points(i64::MAX), participation: Points::ZERO };
    let errors = wrong.errors();
    let fields: Vec<String> = errors.iter().map(SetupError::field).collect();
    let expected = [
        "format.addon_multiple",
        "format.last_level",
        "end.qualifiers",
        "points",
        "tables.1.no",
        "tables.1.seats",
        "prizes.shares",
        "steps.2.minutes",
    ];
    assert_eq!(fields, expected);
    assert!(errors.contains(&SetupError::Structure { error: StructureError::Minutes { step: 2 } }));
}

#[test]
fn places_paid_follow_the_field() {
    let plan = PrizePlan { shares: Shares::Field { percent: 15 }, ..PrizePlan::default() };
    let pool = Cents(100_000);
    let takings = |entries| Takings { pool, entries, players: entries, entry_price: Cents::ZERO };
    let paid = |entries| tapis_engine::prizes::payouts::payouts(&plan, takings(entries)).len();
    assert_eq!((paid(3), paid(20), paid(40)), (1, 3, 6));
}
