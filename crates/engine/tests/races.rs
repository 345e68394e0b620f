//! A chip race that was made at a table changes the chips in play (10-3), and the stacks that may be
//! counted at the end with them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::SeedableRng;
use serde_json::{Value, json};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::floor::question::Question;
use tapis_engine::floor::vectors::answer;
use tapis_engine::journal::floor_ruling::{FloorRuling, Overruling};
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::ruleset::{Base, Ruleset};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, RoomTable};
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::{Action, Refusal, SetupDraft, Tournament};

use crate::levels::level;

fn playing() -> Tournament {
    let draft = SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: Chips(1000),
        chip_set: None,
        steps: vec![level(50)],
        seats_per_table: 9,
        final_table_seats: 9,
        tables: vec![RoomTable::new(1, 9)],
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
        end: EndCondition::TimeLimit { minutes: 20 },
        ruleset: Ruleset::default(),
    };
    let mut tournament = Tournament::new(draft.check().unwrap());
    for member in 1..=3 {
        done(&mut tournament, &Action::Register { member: MemberId(member), born: None, paid: true })
            .unwrap();
    }
    done(&mut tournament, &Action::DrawSeats).unwrap();
    done(&mut tournament, &Action::Start).unwrap();
    tournament
}

fn done(tournament: &mut Tournament, action: &Action) -> Result<(), Refusal> {
    let mut dice = rand::rngs::SmallRng::seed_from_u64(7);
    for event in tournament.decide(action, Millis(60_000), &mut dice)? {
        tournament.apply(&event);
        assert_eq!(tournament.invariants().check_invariants(), Ok(()));
    }
    Ok(())
}

/// Three players with one chip of 25 each: 75 is one chip of 100.
fn race(table: Option<u16>, settings: &Value, overruled: Option<Overruling>) -> Action {
    let players: Vec<Value> =
        (1..=3).map(|s| json!({ "seat": s, "low_chips": 1, "other_value": 975 })).collect();
    let given = json!({
        "low": 25, "high": 100, "seats": 9, "players": players, "settings": settings,
        "cards": { "1": ["As"], "2": ["Ks"], "3": ["Qs"] },
    });
    let question = Question::read("chip_race", given).unwrap();
    let answer = question.answer(&Ruleset::default()).unwrap();
    Action::RecordRuling {
        ruling: FloorRuling {
            table,
            player: None,
            question: question.into(),
            answer: answer.into(),
            overruled,
        },
    }
}

fn finish(chips: [i64; 3]) -> Action {
    let stacks =
        (1..).zip(chips).map(|(entry, chips)| CountedStack { entry: EntryId(entry), chips: Chips(chips) });
    Action::Finish { stacks: stacks.collect() }
}

#[test]
fn what_a_race_adds_is_in_play() {
    let mut tournament = playing();
    assert_eq!(done(&mut tournament, &finish([1075, 975, 975])), Err(Refusal::StackImpossible));
    done(&mut tournament, &race(Some(1), &json!({}), None)).unwrap();
    assert_eq!(tournament.counts().in_play(), Chips(3025));
    assert_eq!(done(&mut tournament, &finish([1075, 975, 1000])), Err(Refusal::StackImpossible));
    done(&mut tournament, &finish([1075, 975, 975])).unwrap();
}

#[test]
fn what_a_race_takes_away_is_not() {
    let mut tournament = playing();
    done(&mut tournament, &race(Some(1), &json!({ "chip_race_rounding": "down" }), None)).unwrap();
    assert_eq!(tournament.counts().in_play(), Chips(2925));
}

/// TDA 2024, 24: seat 1 first, at most one chip each, nobody is raced out, the remainder is removed.
#[test]
fn under_the_tda_ruleset_the_remainder_is_removed() {
    let mut tournament = playing();
    done(&mut tournament, &Action::ChangeRuleset { ruleset: Box::new(Ruleset::of(Base::Tda)) }).unwrap();
    // The club's answer, which awards a chip for the 75, is not the TDA's.
    assert_eq!(done(&mut tournament, &race(Some(1), &json!({}), None)), Err(Refusal::RulingChanged));
    done(&mut tournament, &race(Some(1), &json!({ "base": "tda" }), None)).unwrap();
    assert_eq!(tournament.counts().in_play(), Chips(2925));
}

#[test]
fn the_tda_race_starts_at_seat_1() {
    let given = json!({
        "low": 25, "high": 100, "seats": 9, "settings": { "base": "tda" },
        "players": [
            { "seat": 7, "low_chips": 3, "other_value": 0 },
            { "seat": 2, "low_chips": 3, "other_value": 900 },
            { "seat": 4, "low_chips": 1, "other_value": 900 },
        ],
        "cards": { "2": ["As", "Ah", "Kd"], "4": ["Kc"], "7": ["2c", "3c", "4c"] },
    });
    let found = answer(&json!({ "topic": "chip_race", "given": given }))["result"].clone();
    // Seven chips of 25 are one of 100; the 75 beyond it are removed.
    assert_eq!(found["chips_awarded"], json!(1));
    assert_eq!(found["deal_order"], json!([2, 4, 7]));
    assert_eq!((&found["saved"], &found["winners"]), (&json!([7]), &json!([7])));
    assert_eq!(found["value_added"], json!(-75));
}

/// Away from a table it is an example; what the director decides otherwise is in his own words.
#[test]
fn examples_and_other_decisions_change_nothing() {
    let mut tournament = playing();
    done(&mut tournament, &race(None, &json!({}), None)).unwrap();
    let own = Overruling { decision: "Pas de chip race.".to_owned(), reason: "Une seule table.".to_owned() };
    done(&mut tournament, &race(Some(1), &json!({}), Some(own))).unwrap();
    assert_eq!(tournament.counts().in_play(), Chips(3000));
}
