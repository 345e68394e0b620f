//! Stacks of one's own: a final whose stacks follow from points, and flights of which the survivors play on.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Points, TournamentId};
use tapis_engine::journal::action::EntryWithStack;
use tapis_engine::journal::refusal::RefusedNewcomer;
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::setup::SetupError;
use tapis_engine::setup::bounty::Bounty;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::state::flights::Flight;
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Refusal, SetupDraft, Tournament};

use crate::started::{ask, bust, started};

fn draft() -> SetupDraft {
    let mut draft: SetupDraft =
        serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap();
    draft.money.as_mut().unwrap().fee = Cents(1_000);
    draft
}

fn with(member: i64, chips: i64) -> EntryWithStack {
    EntryWithStack { member: MemberId(member), born: None, chips: Chips(chips) }
}

fn stacks(tournament: &Tournament) -> Vec<i64> {
    tournament.entries().iter().map(|entry| entry.chips.0).collect()
}

fn new() -> (Tournament, SmallRng) {
    (Tournament::new(draft().check().unwrap()), SmallRng::seed_from_u64(7))
}

#[test]
fn finalists_begin_with_stacks_by_points() {
    let (mut tournament, mut dice) = new();
    let mut does =
        |tournament: &mut Tournament, action: &Action| ask(tournament, &mut dice, action, Millis::ZERO);
    does(&mut tournament, &Action::Register { member: MemberId(2), born: None, paid: true }).unwrap();
    let given = Action::RegisterWithStacks { players: vec![with(1, 14_500), with(2, 9_000)], paid: true };
    does(&mut tournament, &given).unwrap();
    assert_eq!(stacks(&tournament), [9_000, 14_500], "who was in already has the stack too");
    assert_eq!(tournament.counts().in_play(), Chips(23_500));
    assert_eq!((tournament.prize_money().pool(), tournament.counts().paid), (Cents(2_000), Cents(2_000)));
    let view = tournament_view(&tournament, Millis::ZERO);
    assert_eq!(view.entries[1].own_stack, Some(Chips(14_500)));

    let nothing = Action::RegisterWithStacks { players: vec![with(3, 0), with(4, 5_000)], paid: true };
    let refused = vec![RefusedNewcomer { member: MemberId(3), why: Refusal::StackImpossible }];
    assert_eq!(does(&mut tournament, &nothing), Err(Refusal::Newcomers { refused }));
    assert_eq!(tournament.counts().entries, 2, "nobody is in where one is refused");

    does(&mut tournament, &Action::DrawSeats).unwrap();
    does(&mut tournament, &given).unwrap();
    does(&mut tournament, &Action::RegisterWithStacks { players: vec![with(5, 700)], paid: false }).unwrap();
    assert!(tournament.entry(EntryId(3)).unwrap().seat().is_some(), "seated at once, as the seats are drawn");
    does(&mut tournament, &Action::Start).unwrap();
    assert_eq!(does(&mut tournament, &given), Err(Refusal::AlreadyStarted));
}

#[test]
fn a_new_tournament_shows_no_stacks_of_ones_own() {
    let (tournament, _) = started(4, |_| ());
    let view = tournament_view(&tournament, Millis::ZERO);
    assert!(view.entries.iter().all(|entry| entry.own_stack.is_none()));
}

/// A flight of six players, until after its second level.
fn flight() -> (Tournament, SmallRng) {
    started(6, |draft| draft.end = EndCondition::Flight { last_level: 2 })
}

fn counted(entry: u32, chips: i64) -> CountedStack {
    CountedStack { entry: EntryId(entry), chips: Chips(chips) }
}

#[test]
fn a_flight_pays_nothing_at_its_end() {
    let (mut flight, mut dice) = flight();
    let minutes =
        flight.setup().steps.iter().take(2).map(tapis_engine::structure::Step::minutes).sum::<u32>();
    let end = Millis::of_minutes(minutes.into());
    let advised = |flight: &Tournament, at: Millis| {
        flight
            .adviser()
            .advice(at)
            .iter()
            .any(|advice| matches!(advice.kind, AdviceKind::Finish { winner: None }))
    };
    assert!(!advised(&flight, end.saturating_sub(Millis(1))));
    assert!(advised(&flight, end));
    assert!(flight.end_forecast().forecast(Millis(1)).unwrap().ends_at <= end);
    assert_eq!((flight.prize_money().pool(), flight.prize_money().payouts()), (Cents(6_000), vec![]));
    assert_eq!(ask(&mut flight, &mut dice, &Action::AnnouncePrizes, end), Err(Refusal::NothingToAnnounce));

    ask(&mut flight, &mut dice, &bust(1), end).unwrap();
    let all = flight.counts().in_play().0;
    let four = vec![counted(2, 100), counted(3, 200), counted(4, 300), counted(5, 400)];
    let finish = |stacks: &[CountedStack]| Action::Finish { stacks: stacks.to_vec() };
    assert_eq!(ask(&mut flight, &mut dice, &finish(&four), end), Err(Refusal::StacksNeeded));
    let none_left = [four.clone(), vec![counted(6, 0)]].concat();
    assert_eq!(ask(&mut flight, &mut dice, &finish(&none_left), end), Err(Refusal::StackImpossible));
    let five = [four, vec![counted(6, all - 1_000)]].concat();
    ask(&mut flight, &mut dice, &finish(&five), end).unwrap();
    assert_eq!(flight.flight_play().survivors().first(), Some(&counted(6, all - 1_000)));
    assert_eq!(flight.flight_play().survivors().iter().map(|stack| stack.chips.0).sum::<i64>(), all);
    assert!(flight.results().iter().all(|line| line.prize == Cents::ZERO));
    let places: Vec<u32> = flight.results().iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_only_survivor_of_a_flight_has_all_chips() {
    let (mut flight, mut dice) = flight();
    for entry in 1..=5 {
        ask(&mut flight, &mut dice, &bust(entry), Millis::ZERO).unwrap();
    }
    ask(&mut flight, &mut dice, &Action::Finish { stacks: Vec::new() }, Millis::ZERO).unwrap();
    assert_eq!(
        flight.flight_play().survivors(),
        [CountedStack { entry: EntryId(6), chips: flight.counts().in_play() }]
    );
}

#[test]
fn a_flight_has_a_last_level_without_bounties() {
    let mut draft = draft();
    draft.end = EndCondition::Flight { last_level: 99 };
    draft.money.as_mut().unwrap().bounty = Some(Bounty::Fixed { amount: Cents(500) });
    assert_eq!(draft.check().unwrap_err(), [SetupError::FlightLevel, SetupError::FlightBounty]);
}

fn joined(no: i64, entries: u32, pool: i64) -> Flight {
    Flight { tournament: TournamentId(no), name: format!("1 {no}"), entries, pool: Cents(pool) }
}

fn join(players: Vec<EntryWithStack>, level: u32) -> Action {
    Action::JoinFlights {
        flights: vec![joined(1, 30, 30_000), joined(2, 26, 26_000)],
        field: 50,
        level,
        players,
    }
}

#[test]
fn survivors_play_for_all_flights_pools() {
    let (mut day_two, mut dice) = new();
    let mut draft = draft();
    draft.points = PointsScheme::PerPlayer { each: Points(100), participation: Points::ZERO };
    day_two.apply(&tapis_engine::Event::Amended { setup: Box::new(draft.check().unwrap()) });
    let players: Vec<EntryWithStack> = (1..=12).map(|member| with(member, 10_000 * member)).collect();
    let mut does =
        |tournament: &mut Tournament, action: &Action| ask(tournament, &mut dice, action, Millis(5));
    assert_eq!(does(&mut day_two, &join(players.clone(), 99)), Err(Refusal::NoSuchLevel { level: 99 }));
    assert_eq!(does(&mut day_two, &join(Vec::new(), 3)), Err(Refusal::NobodyNamed));
    does(&mut day_two, &join(players.clone(), 3)).unwrap();
    assert_eq!(does(&mut day_two, &join(players, 3)), Err(Refusal::FlightsJoined));

    assert_eq!((day_two.prize_money().pool(), day_two.counts().due), (Cents(56_000), Cents::ZERO));
    assert_eq!(day_two.counts().in_play(), Chips(780_000));
    assert_eq!((day_two.flight_play().field(), day_two.flight_play().field_entries()), (50, 56));
    // As many places as 56 entries are usually worth, though only twelve play.
    assert_eq!(day_two.prize_money().payouts().len(), 7);

    does(&mut day_two, &Action::Register { member: MemberId(50), born: None, paid: true }).unwrap();
    assert_eq!(
        (day_two.prize_money().pool(), day_two.flight_play().field(), day_two.flight_play().field_entries()),
        (Cents(57_000), 51, 57)
    );
    does(&mut day_two, &Action::Unregister { entry: EntryId(13), why: None }).unwrap();

    let structure = tournament_view(&day_two, Millis(5)).structure;
    let line = structure.lines.first().unwrap();
    assert_eq!((line.step.level, line.starts_after), (3, Millis::ZERO), "levels that are over are not shown");
    // Twelve players with 65,000 chips each.
    assert_eq!(line.average_bb_tenths, Chips(65_000).depth_tenths(line.step.blinds.unwrap().big));

    does(&mut day_two, &Action::DrawSeats).unwrap();
    does(&mut day_two, &Action::Start).unwrap();
    assert_eq!(day_two.setup().level_number(day_two.read_clock(Millis(5)).step), 3);
    assert_eq!(day_two.started_at(), Some(Millis(5)));
    for entry in 1..=11 {
        does(&mut day_two, &bust(entry)).unwrap();
    }
    does(&mut day_two, &Action::Finish { stacks: Vec::new() }).unwrap();
    let prizes: Cents = day_two.results().iter().map(|line| line.prize).sum();
    assert_eq!(prizes, Cents(56_000));
    let scheme = &day_two.setup().points;
    let first = day_two.results().first().unwrap();
    assert_eq!(
        first.points,
        tapis_engine::prizes::points::points(scheme, 1, 50),
        "points of the whole field"
    );
}
