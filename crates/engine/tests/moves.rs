//! Players moved for balance (6-8 to 6-10) where the receiving table has hardly begun.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use tapis_engine::advice::AdviceKind;
use tapis_engine::ending::EndCondition;
use tapis_engine::payouts::{PrizePlan, Shares};
use tapis_engine::points::PointsScheme;
use tapis_engine::ruleset::Ruleset;
use tapis_engine::setup::{Format, RoomTable};
use tapis_engine::structure::{AnteKind, Step};
use tapis_engine::{Action, Event, SetupDraft, Tournament};

fn draft() -> SetupDraft {
    let level =
        Step::Level { small_blind: 25, big_blind: 50, ante: 0, ante_kind: AnteKind::None, minutes: 20 };
    SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: 1000,
        chip_set: None,
        steps: vec![level],
        seats_per_table: 6,
        final_table_seats: 6,
        tables: vec![RoomTable::new(1, 6), RoomTable::new(2, 6), RoomTable::new(3, 6)],
        money: None,
        format: Format::Freezeout,
        late_last_level: 1,
        prizes: PrizePlan { shares: Shares::Nothing, unit: 100, guarantee: 0, in_kind: vec![] },
        points: PointsScheme::None,
        end: EndCondition::LastPlayer,
        ruleset: Ruleset::default(),
    }
}

/// A latecomer for whom a table is opened sits there alone: nobody can say where its button is, and
/// players must come all the same.
#[test]
fn a_table_of_one_needs_no_positions() {
    let mut tournament = Tournament::new(draft().check().unwrap());
    let mut dice = rand::rngs::SmallRng::seed_from_u64(7);
    let mut act = |tournament: &mut Tournament, action: &Action| -> Vec<Event> {
        let events = tournament.decide(action, 1000, &mut dice).unwrap();
        events.iter().for_each(|event| tournament.apply(event));
        assert_eq!(tournament.check_invariants(), Ok(()));
        events
    };
    for member in 1..=12 {
        act(&mut tournament, &Action::Register { member, born: None, paid: true });
    }
    act(&mut tournament, &Action::DrawSeats);
    act(&mut tournament, &Action::Start);
    act(&mut tournament, &Action::Register { member: 13, born: None, paid: true });
    let alone = tournament.entry(13).unwrap().seat().unwrap();
    assert_eq!((alone.table, tournament.tables().len()), (3, 3));

    let advice = tournament.advice(1000);
    let [AdviceKind::Balance { from: 1, to: 3, ask, proposal: Some(step), no_seat: false, .. }] =
        &advice.iter().map(|advice| advice.kind.clone()).collect::<Vec<_>>()[..]
    else {
        unreachable!("{advice:?}")
    };
    assert_eq!((ask.len(), step.to.table, step.to.seat), (0, 3, alone.seat % 6 + 1));
    let events = act(&mut tournament, &Action::Balance { from: 1, to: 3, entry: None, seat: None });
    assert!(matches!(&events[..], [Event::Moved { moves, .. }] if moves[0].to == step.to));
    // Two sit there now: from here on the positions are asked for.
    let next = tournament.advice(1000);
    assert!(
        matches!(&next[0].kind, AdviceKind::Balance { from: 2, to: 3, ask, .. } if *ask == [3]),
        "{next:?}"
    );
}
