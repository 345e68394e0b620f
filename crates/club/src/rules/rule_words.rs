//! A ruleset in words: a rule with its figures, a setting's value.

use serde_json::Value as Json;
use tapis_engine::base::quantity::Chips;
use tapis_engine::rules::game::Game;
use tapis_engine::rules::rebuys::AddOnFrom;
use tapis_engine::rules::ruleset::catalogue::{RuleReference, Setting, SettingKind, SettingValue};
use tapis_engine::rules::ruleset::{Betting, Ruleset};
use tapis_engine::rules::variant::Variant;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, Setup, SetupDraft};
use tapis_engine::structure::Stakes;
use tapis_locale::{Language, Value, text};

/// The decree on online circle games, as the engine numbers it.
const DECREE: &str = "004";

/// A rule as a person can look it up: in the booklet, in the TDA's text, in the decree. `None` means a text that is
/// published without such numbers, so that a setting of the club decides.
///
/// ```
/// use tapis_club::{cited_rule, locale::Language};
/// let cited = |rule| cited_rule(Language::En, rule);
/// assert_eq!(cited("6-8").unwrap(), "6-8");
/// assert_eq!(cited("TDA 2024 11-D").unwrap(), "TDA 2024 11-D");
/// assert_eq!(cited("004 7-IV").unwrap(), "decree\u{a0}7-IV");
/// assert_eq!(cited("003 k"), None);
/// ```
pub fn cited_rule(language: Language, rule: &str) -> Option<String> {
    match rule.split_once(' ') {
        None | Some(("TDA", _)) => Some(rule.to_owned()),
        Some((DECREE, article)) => {
            let words = text(language, "rules-decree", &[("article", article.into())]);
            Some(words.replace(' ', "\u{a0}"))
        }
        Some(_) => None,
    }
}

/// The rules that a setting rests on, as a person can look them up; where there are none the club decides.
pub(crate) fn references_words(language: Language, setting: &Setting) -> String {
    let told = |reference: &RuleReference| {
        let cited = cited_rule(language, &reference.rule)?;
        Some(if reference.rule.contains(' ') { cited } else { reference_words(language, reference) })
    };
    let told: Vec<String> = setting.references.iter().filter_map(told).collect();
    if told.is_empty() { text(language, "ruling-by_setting", &[]) } else { told.join(" · ") }
}

/// A rule with the text it stands in, and the edition of that text.
pub(crate) fn reference_words(language: Language, reference: &RuleReference) -> String {
    let RuleReference { base, edition, rule } = reference;
    let values = [("rule", rule.as_str().into()), ("edition", edition.to_string().into())];
    text(language, &format!("ruleset-reference-{base}"), &values)
}

/// The settings by the names under which the sentences of the rules ask for them, and what the
/// rules leave to each tournament: `any` where none is meant.
pub fn rule_values(language: Language, rules: &Ruleset, setup: Option<&Setup>) -> Vec<(String, Value)> {
    let settings = rules.settings();
    let settings = settings.as_object().into_iter().flatten();
    let said = settings.map(|(key, value)| (key.clone(), setting_value(language, value)));
    said.chain(game_values(rules, setup.map(|setup| &**setup))).chain(tournament_values(setup)).collect()
}

/// Values on the limits of bets in the games played, the forced bets, and the cards dealt. Without a tournament it is
/// hold'em as the rules limit it.
fn game_values(rules: &Ruleset, setup: Option<&SetupDraft>) -> Vec<(String, Value)> {
    let mut limits = setup.map_or_else(|| vec![rules.betting], bettings);
    limits.dedup();
    let limits = match limits.as_slice() {
        [Betting::NoLimit] => "no_limit",
        [Betting::PotLimit] => "pot_limit",
        [Betting::Limit] => "limit",
        _ => "mixed",
    };
    let forced = match setup.map_or(Stakes::Blinds, SetupDraft::stakes) {
        Stakes::Blinds => "blinds",
        Stakes::Stud => "stud",
        Stakes::Both => "both",
    };
    let games = setup.map_or_else(|| vec![Game::holdem(rules.betting)], SetupDraft::games);
    let some = |is: fn(Variant) -> bool| games.iter().any(|game| is(game.variant()));
    let with_board = some(|variant| variant.board_cards() > 0);
    let draw = match (some(|variant| variant == Variant::Draw27), with_board) {
        (false, _) => "no",
        (true, false) => "only",
        (true, true) => "too",
    };
    let board = if some(|variant| variant.board_cards() == 0) { "not_all" } else { "all" };
    let hand = if some(|variant| variant != Variant::Holdem) { "more" } else { "two" };
    [("limits", limits), ("forced", forced), ("board", board), ("draw", draw), ("hand", hand)]
        .map(|(name, value)| (name.to_owned(), value.into()))
        .into()
}

fn bettings(setup: &SetupDraft) -> Vec<Betting> {
    setup.games().into_iter().map(Game::betting).collect()
}

fn setting_value(language: Language, value: &Json) -> Value {
    match value {
        Json::Number(number) => Value::Number(number.as_i64().unwrap_or(0)),
        Json::String(word) => Value::Text(word.clone()),
        Json::Array(parts) if parts.is_empty() => "none".into(),
        Json::Array(parts) => listed(parts.iter().map(|part| step(language, part))),
        // Tables in the order in which they break, or the kind of order.
        Json::Object(order) => match order.get("tables").and_then(Json::as_array) {
            Some(tables) => listed(tables.iter().map(Json::to_string)),
            None => order.get("type").and_then(Json::as_str).unwrap_or_default().into(),
        },
        Json::Bool(on) => if *on { "on" } else { "off" }.into(),
        Json::Null => "off".into(),
    }
}

/// Values that a tournament decides for itself: stack and end (1-5), rebuys and add-on (5-1 to 5-5).
fn tournament_values(setup: Option<&Setup>) -> Vec<(String, Value)> {
    let (mut format, mut level, mut most) = (Value::from("any"), Value::Number(0), Value::from("any"));
    let (mut addon, mut end) = (Value::from("any"), Value::from("any"));
    let mut addon_from = Value::from("any");
    let (mut qualifiers, mut minutes) = (Value::Number(0), Value::Number(0));
    let mut level_of_end = Value::Number(0);
    if let Some(setup) = setup {
        match setup.format {
            Format::Freezeout => format = "freezeout".into(),
            Format::Rebuy { last_level, max_rebuys, addon: sold, addon_multiple, addon_from: from } => {
                format = "rebuy".into();
                level = i64::from(last_level).into();
                most = max_rebuys.map_or_else(|| "unlimited".into(), |most| i64::from(most).into());
                if sold {
                    addon_from = match from.unwrap_or_default() {
                        AddOnFrom::AfterExtraHands => "after_extra_hands",
                        AddOnFrom::PeriodEnd => "period_end",
                    }
                    .into();
                }
                addon = if sold { i64::from(addon_multiple).into() } else { "off".into() };
            }
        }
        match setup.end {
            EndCondition::LastPlayer => end = "last_player".into(),
            EndCondition::Satellite { .. } => {
                (end, qualifiers) =
                    ("satellite".into(), i64::from(setup.fixed_qualifiers().unwrap_or(0)).into());
            }
            EndCondition::Flight { last_level } => {
                (end, level_of_end) = ("flight".into(), i64::from(last_level).into());
            }
            EndCondition::TimeLimit { minutes: limit } => {
                (end, minutes) = ("time_limit".into(), i64::from(limit).into());
            }
        }
    }
    let stack = setup.map_or(0, |setup| setup.starting_stack.0).into();
    let named = [
        ("format", format),
        ("rebuy_last_level", level),
        ("max_rebuys", most),
        ("addon", addon),
        ("addon_from", addon_from),
        ("end", end),
        ("qualifiers", qualifiers),
        ("end_minutes", minutes),
        ("end_level", level_of_end),
        ("stack", stack),
        ("stacks", "same".into()),
    ];
    named.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The values where players do not all begin with the same stack: the smallest one and the largest (1-5).
pub(crate) fn with_stacks(values: &mut Vec<(String, Value)>, (least, most): (Chips, Chips)) {
    if least == most {
        return;
    }
    values.retain(|(name, _)| name != "stacks");
    let named = [("stacks", "own".into()), ("least", least.0.into()), ("most", most.0.into())];
    values.extend(named.map(|(name, value): (&str, Value)| (name.to_owned(), value)));
}

fn listed(parts: impl Iterator<Item = String>) -> Value {
    parts.collect::<Vec<_>>().join(", ").into()
}

/// A step of the ladder of penalties in words, a number as it is.
fn step(language: Language, part: &Json) -> String {
    part.as_str().map_or_else(|| part.to_string(), |step| text(language, &format!("sanction-{step}"), &[]))
}

/// A rule of the program's booklet with the figures of a ruleset; none where it has no such rule.
///
/// ```
/// use tapis_club::engine::rules::ruleset::{Base, Ruleset};
/// use tapis_club::{locale::Language, rule_words};
///
/// let words = rule_words(Language::En, &Ruleset::of(Base::Tda), "3-6").unwrap();
/// assert!(words.contains("25 seconds, then a countdown of 5"));
/// assert_eq!(rule_words(Language::En, &Ruleset::default(), "99-1"), None);
/// ```
pub fn rule_words(language: Language, rules: &Ruleset, rule: &str) -> Option<String> {
    said(language, &format!("rule-{rule}"), &rule_values(language, rules, None))
}

/// A sentence of the catalogue; none where it has no such key.
pub(crate) fn said(language: Language, key: &str, values: &[(String, Value)]) -> Option<String> {
    let values: Vec<(&str, Value)> =
        values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    Some(text(language, key, &values)).filter(|words| words != key)
}

/// Setting of a ruleset in words.
pub fn setting_words(language: Language, setting: &Setting) -> String {
    value_words(language, setting, &setting.value)
}

/// A value that a setting could have, in words.
pub(crate) fn value_words(language: Language, setting: &Setting, value: &SettingValue) -> String {
    let word = |key: String| text(language, &key, &[]);
    let named = |part: &str| word(format!("setting-{}-{part}", setting.key));
    match value {
        SettingValue::Off => word("setting-off".to_owned()),
        SettingValue::Switch(on) => word(if *on { "setting-on" } else { "setting-no" }.to_owned()),
        SettingValue::Number(number) => match &setting.kind {
            SettingKind::Number { unit, .. } => {
                let unit = serde_json::to_value(unit).unwrap_or_default();
                let key = format!("unit-count-{}", unit.as_str().unwrap_or_default());
                text(language, &key, &[("count", i64::from(*number).into())])
            }
            _ => number.to_string(),
        },
        SettingValue::Word(choice) => named(choice),
        SettingValue::Numbers(numbers) if numbers.is_empty() => {
            word(format!("setting-empty-{}", setting.key))
        }
        SettingValue::Numbers(numbers) => {
            numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        SettingValue::Words(words) => words.iter().map(|part| named(part)).collect::<Vec<_>>().join(", "),
    }
}
