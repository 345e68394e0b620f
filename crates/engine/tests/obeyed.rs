//! Each setting is obeyed: it is changed, and something comes out otherwise.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use chrono::NaiveDate;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use tapis_engine::base::draw::draw_of_each;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Points};
use tapis_engine::floor::vectors::answer_with;
use tapis_engine::journal::action::{Action, BustLine, Position};
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::ruleset::{Ruleset, catalogue};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, Money, RoomTable};
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::{Event, Refusal, SetupDraft, Tournament};

use crate::levels::level;

/// Settings that answer questions: what else each is, and a question that tells the difference.
fn questions() -> Vec<(&'static str, Value, &'static str, Value)> {
    let balance = json!({ "tables": { "1": 8, "2": 6 } });
    let last = json!({ "button": 1, "sb": 2, "sb_posted": true, "bb": 3, "dealer": 1 });
    let between = json!({ "seats": 9, "last_hand": { "button": 1, "sb": 2, "bb": 4 }, "eliminated": [],
        "arrivals": [{ "seat": 3, "reason": "break" }], "occupied": [1, 2, 3, 4, 5, 6] });
    let no_button_out = json!({ "seats": 9, "last_hand": last, "occupied": [1, 2, 3, 4, 5] });
    let gap = json!({ "seats": 9, "last_hand": last, "occupied": [1, 2, 4, 5, 6], "eliminated": [3] });
    let heads_up = json!({ "seats": 9, "last_hand": last, "occupied": [1, 2], "eliminated": [3] });
    let level = json!({ "level_ends_at_s": 1200, "pot_awarded_at_s": 1195, "next_shuffle_at_s": 1210 });
    let breaking = json!({ "tables": { "1": 3, "2": 3, "3": 3 }, "seats_per_table": 9 });
    let broken = json!({ "broken": { "table": 3, "players": ["A", "B", "C"] }, "runs": 50, "tables": {
        "1": { "seats": 9, "occupied": [1, 2, 3, 4, 5] }, "2": { "seats": 9, "occupied": [1, 2, 3, 4, 5] } } });
    let rebuy = json!({ "format": "rebuy", "phase": "period", "stack": 50, "big_blind": 100, "starting_stack": 3000 });
    let ranking =
        json!({ "players_before": 5, "start_stacks": { "A": 100, "B": 100 }, "busted": ["A", "B"] });
    let absent = json!({ "fee_prepaid": false, "stack": 3000, "posted": [75], "minutes_late": 31 });
    let raised = json!({ "big_blind": 50, "street": "postflop",
        "bets": [{ "to": 100, "all_in": false }, { "to": 200, "all_in": false }] });
    let four = json!({ "big_blind": 50, "street": "postflop", "settings": { "betting": "limit" }, "bets":
        [{ "to": 50 }, { "to": 100 }, { "to": 150 }, { "to": 200 }] });
    let reopened = json!({ "big_blind": 100, "street": "postflop", "to_act": "A", "actions": [
        { "player": "D", "action": "bet", "to": 100, "all_in": false },
        { "player": "A", "action": "raise", "to": 300, "all_in": false },
        { "player": "B", "action": "raise", "to": 450, "all_in": true },
        { "player": "C", "action": "raise", "to": 520, "all_in": true }] });
    let short = json!({ "kind": "raise", "big_blind": 100, "bet_to_match": 200, "min_raise_to": 400,
        "placed": 320, "verbal": null, "amount_only_spoken": false });
    let show = json!({ "seats": 9, "button": 3, "live": [1, 5, 8], "last_aggressor": 8, "first_caller": 1 });
    let odd = json!({ "seats": 9, "button": 1, "smallest_chip": 25, "hilo": true, "players": [
        { "seat": 2, "put_in": 25, "folded": false, "strength": 1, "low": 5 },
        { "seat": 3, "put_in": 25, "folded": false, "strength": 9, "low": null },
        { "seat": 4, "put_in": 25, "folded": true, "strength": null, "low": null }] });
    let kicker = json!({ "variant": "holdem", "board": ["Ac", "Ks", "Qh", "Jd", "9c"],
        "hands": { "A": ["As", "3d"], "B": ["Ah", "2d"] } });
    let race = json!({ "low": 25, "high": 100, "seats": 10, "players": [
        { "seat": 1, "low_chips": 1, "other_value": 500 }, { "seat": 3, "low_chips": 2, "other_value": 500 },
        { "seat": 5, "low_chips": 2, "other_value": 500 }],
        "cards": { "1": ["2s"], "3": ["Ah", "3h"], "5": ["Kc", "Qc"] } });
    let dealt = json!({ "low": 25, "high": 100, "seats": 10, "button": 3, "players": [
        { "seat": 1, "low_chips": 1, "other_value": 500 }, { "seat": 4, "low_chips": 1, "other_value": 500 }],
        "deck": ["As", "2c"] });
    let clock = |elapsed: i64| json!({ "called_by": "manager", "elapsed_s": elapsed });
    let fault = json!({ "player": "A", "offence": "out_of_turn", "history": [] });
    let straight = json!({ "variant": "draw27", "hands":
        { "A": ["6c", "5d", "4h", "3s", "2c"], "B": ["7c", "5h", "4c", "3d", "2d"] } });
    let razz = json!({ "variant": "razz", "round": 1, "upcards": { "1": ["Kh"], "3": ["5c"], "6": ["2d"] } });
    let saved = json!({ "low": 25, "high": 100, "seats": 10, "players": [
        { "seat": 1, "low_chips": 1, "other_value": 0 }, { "seat": 3, "low_chips": 2, "other_value": 500 },
        { "seat": 5, "low_chips": 2, "other_value": 500 }],
        "cards": { "1": ["2s"], "3": ["Ah", "3h"], "5": ["Kc", "Qc"] } });
    let no_button = json!({ "seats": 9, "last_hand": last.clone(), "occupied": [2, 3], "eliminated": [1] });
    let equal = json!({ "variant": "stud_high", "round": 1,
        "upcards": { "1": ["2h"], "3": ["2c"], "6": ["Kd"] } });
    vec![
        ("shuffler", json!("small_blind"), "blinds_next", no_button_out),
        ("heads_up_button", json!("last_small_blind"), "blinds_next", no_button),
        ("race_saved_chips", json!("added"), "chip_race", saved),
        (
            "stud_down_card",
            json!("dealt_down_instead"),
            "misdeal",
            json!({ "game": "razz", "exposed_cards": [3] }),
        ),
        ("bring_in_equal", json!("first_seat"), "stud_order", equal),
        ("dealer_mode", json!("dealer"), "clock_level", level),
        ("no_show_deadline_min", json!(45), "absent", absent),
        ("balance_threshold", json!(2), "balance", balance.clone()),
        ("late_tables", json!(2), "balance", balance),
        (
            "late_balance_threshold",
            json!(4),
            "balance",
            json!({ "tables": { "1": 9, "2": 6 }, "settings": { "late_tables": 2 } }),
        ),
        ("break_order", json!(["2"]), "break_table", breaking),
        ("break_destination", json!("free_seats"), "break_seating", broken),
        (
            "balance_mover",
            json!("drawn"),
            "who_moves",
            json!({ "seats": 9, "occupied": [1, 2, 3, 4, 5], "last_hand": { "bb": 3 } }),
        ),
        ("button_system", json!("moving"), "blinds_next", gap),
        ("newcomer_between_button_and_sb", json!("play_now"), "blinds_next", between),
        ("heads_up_repeat_sb", json!("dead"), "blinds_next", heads_up),
        ("rebuy_condition", json!("zero_only"), "rebuy", rebuy),
        ("bust_tie", json!("td_decides"), "ranking", ranking),
        ("betting", json!("limit"), "min_raise", raised.clone()),
        ("min_raise_rule", json!("increment"), "min_raise", raised),
        ("reopen_rule", json!("full_increment"), "reopen", reopened),
        ("short_raise_percent", json!(75), "short_action", short),
        ("limit_max_raises", json!("unlimited"), "min_raise", four),
        ("show_order", json!("first_caller"), "show_order", show),
        ("hilo_odd_chip", json!("left_of_button"), "pots", odd),
        ("tie_break_by_suit", json!("on"), "hand_compare", kicker),
        ("chip_race_rounding", json!("down"), "chip_race", race),
        ("chip_race_first", json!("left_of_button"), "chip_race", dealt),
        ("time_bank_s", json!(25), "time_bank", clock(40)),
        ("countdown_s", json!(5), "time_bank", clock(66)),
        ("penalty_ladder", json!(["suspend_2_orbits", "disqualified"]), "penalty", fault),
        ("device_in_hand", json!("tolerated"), "dead_hand", json!({ "cause": "device" })),
        (
            "spoken_languages",
            json!("country"),
            "spoken_language",
            json!({ "language": "english", "during_hand": true }),
        ),
        (
            "show_requests",
            json!(2),
            "show_request",
            json!({ "at_table": true, "at_showdown": true, "heads_up": false, "requests_made": 1 }),
        ),
        ("lowball_27", json!("international"), "hand_compare", straight),
        ("razz_order", json!("international"), "stud_order", razz),
    ]
}

/// Settings that an evening obeys; each has its test below.
const LIVE: [&str; 5] =
    ["minimum_age", "redraw_points", "redraw_players", "positions_fresh_s", "first_button"];

#[test]
fn every_setting_is_asked_for() {
    let tested: BTreeSet<&str> = questions().iter().map(|line| line.0).chain(LIVE).collect();
    assert_eq!(tested, catalogue::keys().collect());
}

#[test]
fn answers_follow_the_setting() {
    for (key, other, topic, given) in questions() {
        let question = json!({ "topic": topic, "given": given });
        let answer = |rules: &Ruleset| {
            let answer = answer_with(rules, &question);
            assert!(answer.get("result").is_some(), "{key}: {answer}");
            answer
        };
        // A field that only names the rule does not count.
        let told = |mut answer: Value| {
            for said in ["rule", "rules", "reason"] {
                answer["result"].as_object_mut().unwrap().remove(said);
            }
            answer
        };
        let changed = Ruleset::with(&json!({ key: other })).unwrap();
        let (before, after) = (answer(&Ruleset::default()), answer(&changed));
        assert_ne!(told(before.clone()), told(after), "{key} changes nothing: {before}");
    }
}

const START: Millis = Millis(1_790_000_000_000);
const MINUTE: Millis = Millis(60_000);

struct Evening(Tournament);

impl Evening {
    /// So many players at two tables of nine, ready to be drawn.
    fn new(players: i64, rules: Ruleset, change: impl FnOnce(&mut SetupDraft)) -> Self {
        let mut draft = SetupDraft {
            name: "Essai".to_owned(),
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            start_minute: 1200,
            venue: String::new(),
            starting_stack: Chips(3000),
            chip_set: None,
            steps: vec![level(50), level(100), level(200)],
            seats_per_table: 9,
            final_table_seats: 6,
            tables: (1..=3).map(|no| RoomTable { no, seats: 9, name: None }).collect(),
            money: None,
            game: None,
            rotation: None,
            format: Format::Freezeout,
            late_last_level: 1,
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
                in_kind: Vec::new(),
                ..PrizePlan::default()
            },
            points: PointsScheme::PerPlayer { each: Points(100), participation: Points(100) },
            end: EndCondition::LastPlayer,
            ruleset: rules,
        };
        change(&mut draft);
        let mut evening = Evening(Tournament::new(draft.check().unwrap()));
        for member in 1..=players {
            evening.act(&Action::Register { member: MemberId(member), born: None, paid: false }, 0).unwrap();
        }
        evening.act(&Action::DrawSeats, 0).unwrap();
        evening
    }

    fn started(players: i64, rules: Ruleset) -> Self {
        let mut evening = Evening::new(players, rules, |_| {});
        evening.act(&Action::Start, 0).unwrap();
        evening
    }

    fn act(&mut self, action: &Action, minute: i64) -> Result<(), Refusal> {
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        for event in self.0.decide(action, START + minute * MINUTE, &mut rng)? {
            self.0.apply(&event);
            assert_eq!(self.0.invariants().check_invariants(), Ok(()), "after {event:?}");
        }
        Ok(())
    }

    fn advised(&self, minute: i64) -> Vec<AdviceKind> {
        self.0.adviser().advice(START + minute * MINUTE).into_iter().map(|advice| advice.kind).collect()
    }

    /// Puts out players of a table until so many sit there.
    fn down_to(&mut self, table: u16, players: usize, minute: i64) {
        while self.0.tables()[&table].players() > players {
            let entry = *self.0.tables()[&table].seats.iter().flatten().next().unwrap();
            let line = BustLine { entry, by: None, stack: None };
            self.act(&Action::Bust { players: vec![line] }, minute).unwrap();
        }
    }
}

fn rules(settings: Value) -> Ruleset {
    Ruleset::with(&settings).unwrap()
}

#[test]
fn the_minimum_age_is_the_ruleset_s() {
    let born = NaiveDate::from_ymd_opt(2007, 1, 1);
    let enter = |settings: Value| {
        let mut evening = Evening::new(2, rules(settings), |_| {});
        evening.act(&Action::Register { member: MemberId(9), born, paid: false }, 0)
    };
    assert_eq!(enter(json!({})), Ok(()));
    assert_eq!(enter(json!({ "minimum_age": 21 })), Err(Refusal::Minor { minimum_age: 21 }));
}

#[test]
fn only_cards_leave_the_first_button_unknown() {
    let evening = Evening::started(12, Ruleset::default());
    for table in evening.0.tables().values() {
        assert_eq!(table.told.as_ref().unwrap().hand.button, *table.occupied().last().unwrap());
    }
    let drawn = Evening::started(12, rules(json!({ "first_button": "card_draw" })));
    assert!(drawn.0.tables().values().all(|table| table.told.is_none()));
}

#[test]
fn a_position_expires_by_the_ruleset() {
    let asks = |settings: Value| {
        let mut evening = Evening::started(16, rules(settings));
        evening.down_to(2, 5, 4);
        match &evening.advised(4)[..] {
            [AdviceKind::Balance { ask, .. }] => ask.len(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((asks(json!({})), asks(json!({ "positions_fresh_s": 600 }))), (2, 0));
}

#[test]
fn all_seats_are_drawn_anew_where_it_was_announced() {
    let redraw = |settings: Value| {
        let mut evening = Evening::started(22, rules(settings));
        assert_eq!(evening.0.tables().len(), 3);
        evening.down_to(3, 5, 1);
        evening.down_to(1, 6, 1);
        evening.down_to(2, 7, 1);
        evening.act(&Action::BreakTable { table: 3 }, 1).unwrap();
        (evening.advised(1), evening)
    };
    assert_eq!(redraw(json!({})).0, []);
    let (advised, mut evening) = redraw(json!({ "redraw_points": [2] }));
    assert_eq!(advised, [AdviceKind::Redraw { tables: 2, players: None }]);
    evening.act(&Action::RedrawSeats, 2).unwrap();
    assert_eq!(evening.advised(2), []);
    let sizes: Vec<_> = evening.0.tables().values().map(|table| table.players()).collect();
    assert_eq!(sizes, [9, 9]);
    // Nobody knows any more where the button is.
    assert!(evening.0.tables().values().all(|table| table.told.is_none()));
}

#[test]
fn all_seats_are_redrawn_at_a_field_size() {
    let mut evening = Evening::started(27, rules(json!({ "redraw_players": [30, 24, 21] })));
    assert_eq!(evening.0.tables().len(), 3);
    let redraws = |evening: &Evening| {
        evening.advised(1).into_iter().find(|kind| !matches!(kind, AdviceKind::Balance { .. }))
    };
    evening.down_to(1, 8, 1);
    evening.down_to(2, 8, 1);
    assert_eq!(redraws(&evening), None, "25 are left, and never were more than 30");
    evening.down_to(3, 8, 1);
    assert_eq!(redraws(&evening), Some(AdviceKind::Redraw { tables: 3, players: Some(24) }));
    evening.act(&Action::RedrawSeats, 1).unwrap();
    assert_eq!(redraws(&evening), None);
    // Several go out before anybody looks: the number is passed.
    evening.down_to(1, 6, 1);
    evening.down_to(2, 6, 1);
    assert_eq!(redraws(&evening), Some(AdviceKind::Redraw { tables: 3, players: Some(20) }));
}

#[test]
fn an_absent_debtor_loses_chips_after_the_deadline() {
    let mut evening = Evening::started(10, Ruleset::default());
    evening.act(&Action::SetAbsent { entry: EntryId(4), absent: true }, 1).unwrap();
    let remove = Action::RemoveAbsent { entry: EntryId(4), stack: Chips(2500) };
    assert_eq!(evening.act(&remove, 30), Err(Refusal::NotLateYet { entry: EntryId(4), minutes: 30 }));
    assert_eq!(evening.advised(30), []);
    assert_eq!(
        evening.advised(31),
        [AdviceKind::NoShow { entry: EntryId(4), minutes: 31, chips: Chips(3000) }]
    );
    evening.act(&remove, 31).unwrap();
    // The chips posted for him stay in play; he counts no longer.
    assert_eq!((evening.0.counts().chips.0, evening.0.counts().entries), (27_500, 9));
    assert_eq!(
        evening.act(&Action::RemoveAbsent { entry: EntryId(5), stack: Chips::ZERO }, 40),
        Err(Refusal::NotAbsent { entry: EntryId(5) })
    );
    let mut patient = Evening::started(10, rules(json!({ "no_show_deadline_min": 60 })));
    patient.act(&Action::SetAbsent { entry: EntryId(4), absent: true }, 1).unwrap();
    assert_eq!(patient.advised(31), []);
}

#[test]
fn an_absent_player_who_has_paid_is_blinded_instead() {
    let money = Money {
        currency: "EUR".to_owned(),
        fee: Cents(1000),
        club_part: Cents::ZERO,
        rebuy_price: Cents::ZERO,
        addon_price: Cents::ZERO,
        re_entry: None,
        bounty_rounding: None,
        bounty: None,
    };
    let mut evening = Evening::new(10, Ruleset::default(), |draft| draft.money = Some(money));
    evening.act(&Action::Pay { entry: EntryId(4), amount: Cents(1000) }, 0).unwrap();
    evening.act(&Action::Start, 0).unwrap();
    for entry in [4, 5] {
        evening.act(&Action::SetAbsent { entry: EntryId(entry), absent: true }, 1).unwrap();
    }
    assert_eq!(
        evening.advised(90),
        [AdviceKind::NoShow { entry: EntryId(5), minutes: 90, chips: Chips(3000) }]
    );
    let remove = Action::RemoveAbsent { entry: EntryId(4), stack: Chips::ZERO };
    assert_eq!(evening.act(&remove, 90), Err(Refusal::PaidAhead { entry: EntryId(4) }));
    evening.act(&Action::SetAbsent { entry: EntryId(5), absent: false }, 91).unwrap();
    assert_eq!(evening.advised(91), []);
}

#[test]
fn other_rules_hold_from_the_moment_they_are_chosen() {
    let mut evening = Evening::started(16, Ruleset::default());
    evening.down_to(2, 6, 1);
    assert_eq!(evening.advised(1), []);
    let tighter = Box::new(rules(json!({ "balance_threshold": 2 })));
    evening.act(&Action::ChangeRuleset { ruleset: tighter.clone() }, 1).unwrap();
    assert!(matches!(evening.advised(1)[..], [AdviceKind::Balance { threshold: 2, .. }]));
    assert_eq!(evening.act(&Action::ChangeRuleset { ruleset: tighter }, 1), Err(Refusal::SameRuleset));
}

#[test]
fn the_gap_tightens_when_few_tables_are_left() {
    let mut evening = Evening::started(16, rules(json!({ "late_tables": 2 })));
    evening.down_to(2, 6, 1);
    assert!(matches!(evening.advised(1)[..], [AdviceKind::Balance { gap: 2, threshold: 2, .. }]));
}

#[test]
fn a_moved_player_avoids_the_small_blind() {
    let settings = json!({ "button_system": "moving", "balance_threshold": 2 });
    let mut evening = Evening::started(16, rules(settings));
    evening.down_to(2, 6, 1);
    let seat = evening.0.tables()[&2].occupied()[0];
    evening.act(&Action::TellPosition { table: 2, seat, position: Position::Button }, 1).unwrap();
    evening.act(&Action::Balance { from: 1, to: 2, entry: None, seat: None }, 1).unwrap();
    let moved = evening.0.moves().last().unwrap().step.to.seat;
    let next = evening.0.tables()[&2].next(&evening.0.setup().ruleset).unwrap();
    assert!(!next.hand.button_dead && next.hand.sb.is_some() && next.hand.sb != Some(moved));
}

/// The lot is drawn before the press: the advice names who moves, and the press does that.
#[test]
fn a_lot_moves_a_player_without_a_known_button() {
    let mut evening = Evening::started(16, rules(json!({ "balance_threshold": 2 })));
    evening.down_to(2, 6, 1);
    let (balance, hour) = (Action::Balance { from: 1, to: 2, entry: None, seat: None }, START + 60 * MINUTE);
    let named = |evening: &Evening| match &evening.advised(60)[..] {
        [AdviceKind::Balance { ask, proposal: Some(step), .. }] => (ask.clone(), step.clone()),
        other => panic!("{other:?}"),
    };
    let (ask, step) = named(&evening);
    assert_eq!((ask, named(&evening).1), (vec![1, 2], step.clone()), "asked again, the same");
    let events = evening.0.decide(&balance, hour, &mut ChaCha20Rng::seed_from_u64(7)).unwrap();
    let [Event::Moved { moves, seed: Some(seed), .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!((moves[0].entry, moves[0].from, moves[0].to), (step.entry, step.from, step.to));
    let (taken, free) = (evening.0.tables()[&1].occupied(), evening.0.tables()[&2].free());
    assert_eq!(draw_of_each(&[&taken, &free], seed), Some(vec![step.from.seat, step.to.seat]));

    // One button is told: who moves follows from it, and only the seat is drawn.
    evening.act(&Action::TellPosition { table: 1, seat: taken[0], position: Position::Button }, 60).unwrap();
    let (ask, step) = named(&evening);
    assert_eq!((ask, step.from.seat), (vec![2], taken[3]), "the big blind of the next hand");
    let advised = evening.0.adviser().advice(hour)[0].action.clone();
    assert_eq!(advised, Some(Action::Balance { from: 1, to: 2, entry: Some(step.entry), seat: None }));
    let events = evening.0.decide(&balance, hour, &mut ChaCha20Rng::seed_from_u64(7)).unwrap();
    let [Event::Moved { moves, seed: Some(seed), .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!((moves[0].from, draw_of_each(&[&free], seed)), (step.from, Some(vec![moves[0].to.seat])));

    // Both: nothing is drawn any more, and another move is drawn otherwise.
    let seat = evening.0.tables()[&2].occupied()[0];
    evening.act(&Action::TellPosition { table: 2, seat, position: Position::Button }, 60).unwrap();
    assert!(named(&evening).0.is_empty());
    let events = evening.0.decide(&balance, hour, &mut ChaCha20Rng::seed_from_u64(7)).unwrap();
    assert!(matches!(&events[..], [Event::Moved { seed: None, .. }]), "{events:?}");
}

/// Everybody at the longer table is drawn sooner or later, each to the seat that the blinds of the other table say;
/// nobody needs to tell the button of the table that gives a player up.
#[test]
fn who_moves_is_drawn_where_the_rules_say_so() {
    let mut evening =
        Evening::started(16, rules(json!({ "balance_mover": "drawn", "balance_threshold": 2 })));
    evening.down_to(2, 6, 1);
    let balance = Action::Balance { from: 1, to: 2, entry: None, seat: None };
    let hour = START + 60 * MINUTE;
    let asked = |evening: &Evening, minute| match &evening.advised(minute)[..] {
        [AdviceKind::Balance { ask, drawn, seat, .. }] => (ask.clone(), *drawn, *seat),
        other => panic!("{other:?}"),
    };
    // The blinds of the other table are not known: the seat is drawn too, after the player.
    assert_eq!(asked(&evening, 60), (vec![2], true, None));
    let events = evening.0.decide(&balance, hour, &mut ChaCha20Rng::seed_from_u64(7)).unwrap();
    let [Event::Moved { moves, seed: Some(seed), .. }] = &events[..] else { panic!("{events:?}") };
    let (taken, free) = (evening.0.tables()[&1].occupied(), evening.0.tables()[&2].free());
    assert_eq!(draw_of_each(&[&taken, &free], seed), Some(vec![moves[0].from.seat, moves[0].to.seat]));
    let seat = evening.0.tables()[&2].occupied()[0];
    evening.act(&Action::TellPosition { table: 2, seat, position: Position::Button }, 60).unwrap();
    let (ask, drawn, ruled) = asked(&evening, 60);
    assert_eq!((ask, drawn), (Vec::new(), true));
    let (mut movers, mut seats) = (BTreeSet::new(), BTreeSet::new());
    let mut dice = ChaCha20Rng::seed_from_u64(7);
    for _ in 0..200 {
        let events = evening.0.decide(&balance, hour, &mut dice).unwrap();
        let [Event::Moved { moves, seed: Some(seed), .. }] = &events[..] else { panic!("{events:?}") };
        let again = draw_of_each(&[&evening.0.tables()[&1].occupied()], seed);
        assert_eq!(again, Some(vec![moves[0].from.seat]), "the seed repeats it");
        movers.insert(moves[0].entry);
        seats.insert(moves[0].to.seat);
    }
    assert_eq!(movers, evening.0.tables()[&1].seats.iter().flatten().copied().collect());
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), ruled.into_iter().collect::<Vec<_>>());
    // A player named by the director is not drawn.
    let entry = evening.0.tables()[&1].seats.iter().flatten().next().copied();
    let named = Action::Balance { from: 1, to: 2, entry, seat: None };
    let events = evening.0.decide(&named, hour, &mut dice).unwrap();
    assert!(matches!(&events[..], [Event::Moved { seed: None, .. }]), "{events:?}");
}

#[test]
fn a_time_limit_ends_by_the_stacks() {
    let end = EndCondition::TimeLimit { minutes: 30 };
    let mut evening = Evening::new(4, Ruleset::default(), |draft| draft.end = end);
    evening.act(&Action::Start, 0).unwrap();
    assert_eq!(evening.advised(29), []);
    // A stopped clock plays nothing.
    evening.act(&Action::PauseClock, 20).unwrap();
    assert_eq!(evening.advised(31), []);
    evening.act(&Action::ResumeClock, 40).unwrap();
    assert_eq!(evening.advised(50), [AdviceKind::Finish { winner: None }]);
    let stacks = [4000, 1000, 4000, 3000];
    let stacks = (1..)
        .zip(stacks)
        .map(|(entry, chips)| CountedStack { entry: EntryId(entry), chips: Chips(chips) })
        .collect();
    evening.act(&Action::Finish { stacks }, 50).unwrap();
    let places: Vec<_> = evening.0.results().iter().map(|line| (line.entry, line.place)).collect();
    assert_eq!(places, [(1, 1), (3, 1), (4, 3), (2, 4)].map(|(entry, place)| (EntryId(entry), place)));
}

/// Nobody's debt is forgotten if the table tells the hand that is known, or the one after it; after hands that nobody
/// told of it has been paid.
#[test]
fn small_blinds_that_are_owed_survive_a_new_telling() {
    let mut evening = Evening::started(8, rules(json!({ "button_system": "moving_made_up" })));
    let tell = |evening: &mut Evening, seat, minute| {
        let position = Position::Button;
        evening.act(&Action::TellPosition { table: 1, seat, position }, minute).unwrap();
        evening.0.tables()[&1].told.as_ref().unwrap().hand.clone()
    };
    let seats = evening.0.tables()[&1].occupied();
    let first = tell(&mut evening, seats[0], 1);
    // The next small and big blind leave: the blinds go past players, who make them up.
    for seat in [first.bb, seats[3]] {
        let entry = evening.0.tables()[&1].at(seat).unwrap();
        evening.act(&Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] }, 1).unwrap();
    }
    let mut owing = None;
    for minute in 1..8 {
        let table = &evening.0.tables()[&1];
        let next = table.next(&evening.0.setup().ruleset).unwrap();
        let told = tell(&mut evening, next.hand.button, minute);
        assert_eq!(told.sb_owed, next.sb_owed, "the hand after the known one");
        if !told.sb_owed.is_empty() {
            assert_eq!(tell(&mut evening, next.hand.button, minute), told, "the known hand again");
            owing = Some((told, minute));
            break;
        }
    }
    let (told, minute) = owing.expect("somebody owes a small blind");
    let far = evening.0.tables()[&1].occupied().into_iter().find(|seat| {
        let next = evening.0.tables()[&1].next(&evening.0.setup().ruleset).unwrap();
        *seat != told.button && *seat != next.hand.button
    });
    assert!(tell(&mut evening, far.unwrap(), minute).sb_owed.is_empty());
}
