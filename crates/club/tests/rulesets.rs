//! The club's own rulesets, and other rules during play.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::floor::question::Answer;
use tapis_club::engine::journal::action::Action;
use tapis_club::engine::rules::ruleset::catalogue::{SettingKind, SettingValue};
use tapis_club::engine::rules::ruleset::{Base, Ruleset};
use tapis_club::floor::QuestionForm;
use tapis_club::locale::{Language, text};
use tapis_club::{Club, freezeout};

const START: Millis = Millis(1_790_000_000_000);

fn club(folder: &tempfile::TempDir) -> Club {
    let today = chrono::Local::now().date_naive();
    Club::create(&folder.path().join("club.tapis"), "Essai", Language::Fr, today).unwrap()
}

#[test]
fn a_club_manages_its_own_rulesets() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let keys = |club: &Club| {
        club.rules().rulesets(Language::Fr).unwrap().into_iter().map(|view| view.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(&club), ["club", "tda"]);
    let made = club.rules().create_ruleset(Language::Fr, "  Vendredi ", &Ruleset::of(Base::Tda)).unwrap();
    let id = made.id.unwrap();
    assert_eq!(
        (made.name.as_str(), made.base_name.as_str(), made.changed),
        ("Vendredi", "Club + TDA (2024)", 0)
    );
    let changed = club.rules().set_rule(Language::Fr, id, "time_bank_s", &SettingValue::Number(40)).unwrap();
    assert_eq!(changed.changed, 1);
    club.rules().set_rule(Language::Fr, id, "late_tables", &SettingValue::Number(3)).unwrap();
    assert_eq!(
        club.rules().set_rule(Language::Fr, id, "late_tables", &SettingValue::Off).unwrap().changed,
        1
    );
    // A copy has the same settings under its own name.
    let copy = club.rules().create_ruleset(Language::Fr, "Samedi", &changed.ruleset).unwrap();
    assert_eq!((copy.changed, copy.ruleset.time_bank_s, copy.ruleset.base), (1, 40, Base::Tda));
    assert_eq!(club.rules().restore_rule(Language::Fr, id, "time_bank_s").unwrap().changed, 0);
    club.rules().set_rule(Language::Fr, id, "countdown_s", &SettingValue::Number(9)).unwrap();
    assert_eq!(
        club.rules().restore_ruleset(Language::Fr, id).unwrap().ruleset,
        Ruleset { name: "Vendredi".into(), ..Ruleset::of(Base::Tda) }
    );
    assert_eq!(club.rules().rename_ruleset(Language::Fr, id, "Jeudi").unwrap().name, "Jeudi");
    assert_eq!(club.rules().ruleset_named(" jeudi").unwrap().name, "Jeudi");
    assert_eq!(club.rules().ruleset_named("TDA").unwrap(), Ruleset::of(Base::Tda));
    club.rules().delete_ruleset(id).unwrap();
    assert_eq!(keys(&club).len(), 3);
    assert_eq!(club.rules().ruleset_named("Jeudi").unwrap_err().code, "rules-no_such_ruleset");
}

#[test]
fn impossible_names_and_values_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let id = club.rules().create_ruleset(Language::Fr, "Vendredi", &Ruleset::default()).unwrap().id.unwrap();
    for (name, code) in [
        ("", "rules-name_missing"),
        ("tda", "store-name_taken"),
        ("Club (2010)", "store-name_taken"),
        ("vendredi", "store-name_taken"),
        (&"a".repeat(61), "rules-name_too_long"),
    ] {
        assert_eq!(
            club.rules().create_ruleset(Language::Fr, name, &Ruleset::default()).unwrap_err().code,
            code,
            "{name}"
        );
    }
    let refused =
        club.rules().set_rule(Language::Fr, id, "balance_threshold", &SettingValue::Number(1)).unwrap_err();
    assert_eq!(refused.message.say(Language::Fr), "Écart qui oblige à équilibrer\u{a0}: de 2 à 9.");
    let nonsense = Ruleset { minimum_age: 3, ..Ruleset::default() };
    assert_eq!(
        club.rules().create_ruleset(Language::Fr, "Autre", &nonsense).unwrap_err().code,
        "rules-out_of_bounds"
    );
}

#[test]
fn a_tournament_keeps_its_rules() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let made = club
        .rules()
        .create_ruleset(Language::Fr, "Vendredi", &Ruleset { time_bank_s: 45, ..Ruleset::default() })
        .unwrap();
    let today = chrono::Local::now().date_naive();
    let setup =
        tapis_club::engine::SetupDraft { ruleset: made.ruleset.clone(), ..freezeout(Language::Fr, today) };
    let tournament = club.tournaments().create_tournament(setup, None, START).unwrap();
    assert_eq!(club.rules().view_ruleset(Language::Fr, &made.ruleset).unwrap().key, made.key);
    club.rules().set_rule(Language::Fr, made.id.unwrap(), "time_bank_s", &SettingValue::Number(90)).unwrap();
    let kept = club.tournament(tournament).unwrap().setup().ruleset.clone();
    assert_eq!(kept.time_bank_s, 45);
    assert_eq!(club.rules().view_ruleset(Language::Fr, &kept).unwrap().key, "copy");
    club.rules().delete_ruleset(made.id.unwrap()).unwrap();
    assert_eq!(club.tournament(tournament).unwrap().setup().ruleset, kept);
}

#[test]
fn changed_rules_during_play_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let today = chrono::Local::now().date_naive();
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, today), None, START).unwrap();
    let change = |ruleset: Ruleset| Action::ChangeRuleset { ruleset: Box::new(ruleset) };
    let said = club.play().act(id, &change(Ruleset::of(Base::Tda)), START).unwrap().said.say(Language::Fr);
    assert_eq!(said, "Règles changées\u{a0}: Club + TDA (2024)");
    let ours = Ruleset { name: "Vendredi".into(), time_bank_s: 45, ..Ruleset::of(Base::Tda) };
    let said = club.play().act(id, &change(ours.clone()), START).unwrap().said.say(Language::Fr);
    assert_eq!(said, "Règles changées\u{a0}: Vendredi (Club + TDA (2024), 1 réglage différent)");
    assert_eq!(club.play().act(id, &change(ours), START).unwrap_err().code, "same_ruleset");
    let nonsense = Ruleset { balance_threshold: 0, ..Ruleset::default() };
    assert_eq!(club.play().act(id, &change(nonsense), START).unwrap_err().code, "setup");
    club.play().undo(id, START).unwrap();
    assert_eq!(club.tournament(id).unwrap().setup().ruleset, Ruleset::of(Base::Tda));
    club.play().redo(id, START).unwrap();
    assert_eq!(club.tournament(id).unwrap().setup().ruleset.time_bank_s, 45);
    club.play().undo(id, START).unwrap();
    assert_eq!(
        club.play().history(Language::En, id).unwrap().last().unwrap().text,
        "Rules changed: Club + TDA (2024)"
    );
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn every_setting_has_its_words_in_both_languages() {
    for language in [Language::Fr, Language::En] {
        let said = |key: String| {
            let words = text(language, &key, &[("count", 2.into())]);
            assert!(!words.is_empty() && words != key, "{key} has no words in {language:?}");
        };
        for setting in Ruleset::default().catalogue() {
            let key = &setting.key;
            said(format!("setting-{key}"));
            said(format!("setting-{key}-help"));
            let group = serde_json::to_value(setting.group).unwrap();
            said(format!("ruleset-group-{}", group.as_str().unwrap()));
            for reference in &setting.references {
                said(format!("ruleset-reference-{}", reference.base));
            }
            match &setting.kind {
                SettingKind::Switch => ["setting-on", "setting-no"].map(str::to_owned).map(said).len(),
                SettingKind::Number { unit, .. } => {
                    let unit = serde_json::to_value(unit).unwrap();
                    let unit = unit.as_str().unwrap();
                    [format!("unit-{unit}"), format!("unit-count-{unit}"), "setting-off".into()]
                        .map(said)
                        .len()
                }
                SettingKind::Numbers { .. } => [format!("setting-empty-{key}")].map(said).len(),
                SettingKind::Choice { choices } | SettingKind::Steps { choices } => {
                    choices.iter().map(|choice| said(format!("setting-{key}-{choice}"))).count()
                }
            };
        }
    }
}

/// The floor follows the rules that the club has chosen if no tournament is at hand, until those are deleted; one made
/// afterwards, under the same number, does not stand unasked.
#[test]
fn the_club_chooses_the_rules_that_stand_by_default() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let by_default = |club: &Club| {
        let all = club.rules().rulesets(Language::Fr).unwrap();
        all.into_iter().filter(|view| view.by_default).map(|view| view.key).collect::<Vec<_>>()
    };
    let given = serde_json::json!({ "tables": { "1": 9, "2": 7 } });
    let asked = QuestionForm(serde_json::json!({ "topic": "balance", "given": given }));
    let must = |club: &mut Club| {
        let ruling = club.floor().rule(Language::Fr, None, None, &asked, START).unwrap();
        let Some(Answer::Balance(found)) = ruling.result else { panic!("{ruling:?}") };
        found.must_balance
    };
    assert_eq!(by_default(&club), ["club"]);
    assert!(!must(&mut club));
    let own = club.rules().create_ruleset(Language::Fr, "Vendredi", &Ruleset::of(Base::Tda)).unwrap();
    club.rules()
        .set_rule(Language::Fr, own.id.unwrap(), "balance_threshold", &SettingValue::Number(2))
        .unwrap();
    assert!(club.rules().set_default_ruleset(Language::Fr, &own.key).unwrap().by_default);
    assert_eq!(by_default(&club), std::slice::from_ref(&own.key));
    assert!(must(&mut club), "the club's own rules balance from a gap of two");
    club.rules()
        .set_rule(Language::Fr, own.id.unwrap(), "balance_threshold", &SettingValue::Number(3))
        .unwrap();
    assert!(!must(&mut club), "a change of those rules counts at once");
    assert_eq!(
        club.rules().set_default_ruleset(Language::Fr, "own-77").unwrap_err().code,
        "rules-no_such_ruleset"
    );
    let of_templates = |club: &Club| {
        let all = club.library().templates().unwrap();
        all.into_iter().map(|template| template.setup.ruleset.name).collect::<Vec<_>>()
    };
    let templates = club.library().templates().unwrap();
    let mut other = templates[0].setup.clone();
    other.ruleset = Ruleset { name: "À part".to_owned(), ..Ruleset::of(Base::Tda) };
    club.library().save_template("À part", &other).unwrap();
    assert_eq!(of_templates(&club).iter().filter(|name| *name == "Vendredi").count(), templates.len());
    assert_eq!(of_templates(&club).iter().filter(|name| *name == "À part").count(), 1);
    club.rules().delete_ruleset(own.id.unwrap()).unwrap();
    assert_eq!(by_default(&club), ["club"]);
    let next = club.rules().create_ruleset(Language::Fr, "Samedi", &Ruleset::of(Base::Tda)).unwrap();
    assert_eq!((next.id, next.by_default), (own.id, false));
}
