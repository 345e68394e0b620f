//! Settings are read as they are said, kept as they are, and old ones still read.

use serde_json::{Value, json};
use tapis_engine::ruleset::{
    BreakOrder, ButtonSystem, ChipRaceFirst, ChipRaceRounding, Lowball27, MinRaiseRule, PenaltyStep,
    ReopenRule, Ruleset,
};
use tapis_engine::vectors::{answer, answer_with};

#[test]
fn every_setting_survives_being_said() {
    let said = Ruleset {
        minimum_age: 21,
        redraw_points: vec![3, 2],
        late_tables: Some(2),
        break_order: BreakOrder::List { tables: vec![4, 1] },
        limit_max_raises: None,
        device_tolerance: "music".to_owned(),
        table_languages: vec!["fr".to_owned()],
        penalty_ladder: vec![PenaltyStep::Warning1Hand, PenaltyStep::Disqualified],
        tie_break_by_suit: true,
        ..Ruleset::default()
    };
    assert_eq!(Ruleset::with(&said.settings()).unwrap(), said);
    assert_eq!(Ruleset::with(&Ruleset::default().settings()).unwrap(), Ruleset::default());
    // What one ruleset switches on another can switch off again.
    assert_eq!(said.overlaid(&Ruleset::default().settings()).unwrap(), Ruleset::default());
}

#[test]
fn settings_are_read_in_the_words_of_the_map() {
    let read = |settings: Value| Ruleset::with(&settings).unwrap();
    assert_eq!(
        read(json!({ "chip_race_first": "left_of_button" })).chip_race_first,
        ChipRaceFirst::LeftOfButton
    );
    assert_eq!(read(json!({ "chip_race_first": "seat_1" })).chip_race_first, ChipRaceFirst::Seat1);
    assert_eq!(read(json!({ "chip_race_rounding": "half" })).chip_race_rounding, ChipRaceRounding::Half);
    assert_eq!(read(json!({ "min_raise_rule": "increment" })).min_raise_rule, MinRaiseRule::Increment);
    assert_eq!(read(json!({ "reopen_rule": "full_increment" })).reopen_rule, ReopenRule::FullIncrement);
    assert_eq!(read(json!({ "lowball_27": "international" })).lowball_27, Lowball27::International);
    assert_eq!(read(json!({ "button_system": "moving" })).button_system, ButtonSystem::Moving);
    assert!(read(json!({ "tie_break_by_suit": "on" })).tie_break_by_suit);
    assert!(!read(json!({ "tie_break_by_suit": "off" })).tie_break_by_suit);
    assert_eq!(read(json!({ "late_tables": "off" })).late_tables, None);
    assert_eq!(read(json!({ "limit_max_raises": "unlimited" })).limit_max_raises, None);
    assert_eq!(read(json!({ "redraw_points": ["start", "day_merge", "final_table", 3] })).redraw_points, [3]);
    assert!(read(json!({ "redraw_points": "none" })).redraw_points.is_empty());
    assert_eq!(read(json!({ "break_order": "highest_first" })).break_order, BreakOrder::HighestFirst);
}

#[test]
fn a_journal_written_before_a_setting_was_there_reads_as_the_club_s_rules() {
    let old = json!({ "minimum_age": 18, "dealer_mode": "dealer", "balance_threshold": 4 });
    let read: Ruleset = serde_json::from_value(old).unwrap();
    assert_eq!((read.balance_threshold, read.time_bank_s, read.limit_max_raises), (4, 60, Some(3)));
}

#[test]
fn a_setting_that_cannot_be_is_refused_and_never_a_panic() {
    for settings in [
        json!({ "time_bank_s": -1 }),
        json!({ "min_raise_rule": "triple" }),
        json!({ "redraw_points": ["soon"] }),
        json!({ "tie_break_by_suit": 3 }),
        json!([1]),
        json!("off"),
    ] {
        assert!(Ruleset::with(&settings).is_err(), "{settings}");
        let question = json!({ "topic": "balance", "given": { "tables": {}, "settings": settings } });
        assert!(answer(&question).get("refusal").is_some(), "{question}");
    }
}

#[test]
fn a_question_s_settings_stand_above_the_ruleset_s() {
    let rules = Ruleset { balance_threshold: 2, late_tables: Some(2), ..Ruleset::default() };
    let ask = |settings: Value| {
        let given = json!({ "tables": { "1": 9, "2": 7 }, "settings": settings });
        answer_with(&rules, &json!({ "topic": "balance", "given": given }))["result"]["must_balance"].clone()
    };
    assert_eq!(ask(Value::Null), json!(true));
    assert_eq!(ask(json!({ "balance_threshold": 3, "late_tables": "off" })), json!(false));
    assert_eq!(ask(json!({ "balance_threshold": 3, "late_balance_threshold": 2 })), json!(true));
}
