//! Settings are read as they are said, kept as they are, and old ones still read.

use serde_json::{Value, json};
use tapis_engine::floor::vectors::{answer, answer_with};
use tapis_engine::rules::ruleset::catalogue::{SettingKind, SettingValue};
use tapis_engine::rules::ruleset::{
    Base, BreakOrder, ButtonSystem, ChipRaceFirst, ChipRaceRounding, Lowball27, MinRaiseRule, PenaltyStep,
    ReopenRule, Ruleset, catalogue,
};

#[test]
fn every_setting_survives_being_said() {
    let said = Ruleset {
        minimum_age: 21,
        redraw_points: vec![3, 2],
        late_tables: Some(2),
        break_order: BreakOrder::List { tables: vec![4, 1] },
        limit_max_raises: None,
        penalty_ladder: vec![PenaltyStep::Warning1Hand, PenaltyStep::Disqualified],
        tie_break_by_suit: true,
        ..Ruleset::default()
    };
    assert_eq!(Ruleset::with(&said.settings()).unwrap(), said);
    assert_eq!(Ruleset::with(&Ruleset::default().settings()).unwrap(), Ruleset::default());
    // A setting switched on by one ruleset can be switched off again by another.
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
fn an_older_journal_has_the_clubs_rules() {
    let old = json!({ "minimum_age": 18, "dealer_mode": "dealer", "balance_threshold": 4 });
    let read: Ruleset = serde_json::from_value(old).unwrap();
    assert_eq!((read.balance_threshold, read.time_bank_s, read.limit_max_raises), (4, 60, Some(3)));
}

#[test]
fn an_impossible_setting_is_refused() {
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

/// Fields that are no settings: what a ruleset comes from and is called.
const NOT_LISTED: [&str; 2] = ["base", "name"];

#[test]
fn every_field_is_in_the_catalogue_once() {
    let fields = Ruleset::default().settings();
    let fields = fields.as_object().unwrap();
    let keys: Vec<_> = catalogue::keys().collect();
    assert!(keys.iter().all(|key| fields.contains_key(*key)), "a line without a field");
    for field in fields.keys() {
        let times = keys.iter().filter(|key| *key == field).count();
        assert_eq!(times, usize::from(!NOT_LISTED.contains(&field.as_str())), "{field}");
    }
    let groups: Vec<_> = Ruleset::default().catalogue().iter().map(|setting| setting.group).collect();
    assert!(groups.is_sorted(), "groups are shown one after the other");
}

#[test]
fn every_setting_can_be_changed_and_put_back() {
    for base in Base::ALL {
        let rules = Ruleset::of(base);
        assert!(rules.problems().is_empty() && rules.changes() == json!({}));
        for setting in rules.catalogue() {
            let (key, others) = (setting.key.as_str(), others(&setting.kind, &setting.value));
            assert!(!others.is_empty(), "{key} can be nothing else");
            for other in others {
                let changed = rules.set(key, &other).unwrap_or_else(|wrong| panic!("{other:?}: {wrong:?}"));
                assert_eq!(changed.differences(&rules), [key], "{other:?}");
                assert_eq!(rules.overlaid(&changed.changes()).unwrap(), changed, "{key}");
                assert_eq!(changed.restore(key).unwrap(), rules, "{key}");
                assert!(changed.problems().is_empty());
            }
        }
    }
}

/// Other values that a setting may have.
fn others(kind: &SettingKind, value: &SettingValue) -> Vec<SettingValue> {
    let all = match kind {
        SettingKind::Switch => vec![SettingValue::Switch(true), SettingValue::Switch(false)],
        SettingKind::Number { least, most, may_be_off, .. } => {
            let off = may_be_off.then_some(SettingValue::Off);
            [*least, *most].map(SettingValue::Number).into_iter().chain(off).collect()
        }
        SettingKind::Choice { choices } => choices.iter().cloned().map(SettingValue::Word).collect(),
        SettingKind::Numbers { least, most } => {
            vec![SettingValue::Numbers(vec![*most, *least]), SettingValue::Numbers(vec![])]
        }
        SettingKind::Steps { choices } => vec![SettingValue::Words(choices[..2].to_vec())],
    };
    all.into_iter().filter(|other| other != value).collect()
}

#[test]
fn an_excessive_value_is_refused_with_bounds() {
    let rules = Ruleset::default();
    let refused = |key: &str, value: SettingValue| rules.set(key, &value).unwrap_err();
    assert_eq!(refused("balance_threshold", SettingValue::Number(1)).bounds, Some((2, 9)));
    assert_eq!(refused("time_bank_s", SettingValue::Off).bounds, Some((5, 600)));
    assert_eq!(refused("redraw_points", SettingValue::Numbers(vec![3, 3])).bounds, Some((2, 100)));
    assert_eq!(refused("min_raise_rule", SettingValue::Word("triple".to_owned())).bounds, None);
    assert_eq!(refused("minimum_age", SettingValue::Switch(true)).bounds, Some((16, 99)));
    let upside_down = ["disqualified", "warning_1_hand"].map(str::to_owned).to_vec();
    assert_eq!(refused("penalty_ladder", SettingValue::Words(upside_down)).bounds, None);
    assert_eq!(refused("no_such_setting", SettingValue::Off).key, "no_such_setting");
    // A ruleset from a file is judged alike.
    let read = Ruleset::with(&json!({ "balance_threshold": 0, "minimum_age": 3 })).unwrap();
    let keys: Vec<_> = read.problems().into_iter().map(|problem| problem.key).collect();
    assert_eq!(keys, ["minimum_age", "balance_threshold"]);
}

/// A question may name the base by itself; settings beside it apply on top of the base's.
#[test]
fn a_base_in_the_settings_brings_its_own_settings() {
    let with = |settings| Ruleset::with(&settings).unwrap();
    assert_eq!(with(json!({ "base": "tda" })), Ruleset::of(Base::Tda));
    let tda = with(json!({ "base": "tda", "time_bank_s": 40 }));
    assert_eq!((tda.time_bank_s, tda.countdown_s), (40, 5));
    let own = Ruleset { time_bank_s: 40, ..Ruleset::of(Base::Tda) };
    assert_eq!(own.overlaid(&json!({ "base": "tda" })).unwrap(), own, "the base that it has already");
    assert!(Ruleset::with(&json!({ "base": "robert" })).is_err());
}

#[test]
fn the_tda_s_rules_differ_where_their_text_does() {
    let (club, tda) = (Ruleset::of(Base::Club), Ruleset::of(Base::Tda));
    let differing = tda.differences(&club);
    assert_eq!(
        differing,
        ["dealer_mode", "min_raise_rule", "reopen_rule", "chip_race_rounding", "time_bank_s", "countdown_s"]
    );
    for setting in tda.catalogue().iter().filter(|setting| differing.contains(&setting.key.as_str())) {
        let told = setting.references.iter().any(|rule| rule.base == Base::Tda && rule.edition == 2024);
        assert!(told, "{} without a rule of the TDA", setting.key);
    }
}
