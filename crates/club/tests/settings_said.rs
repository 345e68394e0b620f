//! Every setting is said: whatever else it may be, a rule of the booklet reads otherwise, and its line is printed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::process::Command;

use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::ruleset::catalogue::{Setting, SettingKind, SettingValue};
use tapis_club::engine::rules::ruleset::{Betting, Ruleset};
use tapis_club::engine::setup::Setup;
use tapis_club::locale::{Language, Value, text};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, freezeout, rule_values, setting_words};

fn day() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

/// Other values that a setting may have.
fn others(setting: &Setting) -> Vec<SettingValue> {
    let all = match &setting.kind {
        SettingKind::Switch => vec![SettingValue::Switch(true), SettingValue::Switch(false)],
        SettingKind::Number { least, most, may_be_off, .. } => {
            let off = may_be_off.then_some(SettingValue::Off);
            [*least, *most].map(SettingValue::Number).into_iter().chain(off).collect()
        }
        SettingKind::Choice { choices } => choices.iter().cloned().map(SettingValue::Word).collect(),
        SettingKind::Numbers { most, .. } => vec![SettingValue::Numbers(vec![*most])],
        SettingKind::Steps { choices } => vec![SettingValue::Words(choices[..2].to_vec())],
    };
    all.into_iter().filter(|other| *other != setting.value).collect()
}

/// Words in an annex of the booklet on hands and on other games than hold'em.
const ANNEXES: [&str; 4] =
    ["annex-hands-ties", "annex-game-first-stud", "annex-game-first-razz", "annex-game-draw27-wins"];

/// The rules, those of stud too, and these annexes, as a club reads them.
fn said(club: &Club, language: Language, rules: &Ruleset) -> Vec<String> {
    let stud = freezeout(language, day()).playing(Game::StudHigh).check().unwrap();
    let book = |setup: Option<&Setup>| club.rules().rulebook(language, rules, setup).unwrap().chapters;
    let values = rule_values(language, rules, None);
    let values: Vec<(&str, Value)> =
        values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let annexes = ANNEXES.iter().map(|key| text(language, key, &values));
    let books = book(None).into_iter().chain(book(Some(&stud)));
    let rules = books.flat_map(|chapter| chapter.rules).map(|rule| rule.words);
    rules.chain(annexes).collect()
}

#[test]
fn every_setting_changes_a_sentence_of_the_booklet() {
    let folder = tempfile::tempdir().unwrap();
    let club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, day()).unwrap();
    let mut silent = Vec::new();
    for language in Language::ALL {
        // Some mean something only beside others: the tighter gap, the raises in a round.
        for betting in [Betting::NoLimit, Betting::Limit] {
            let rules = Ruleset { late_tables: Some(3), betting, ..Ruleset::default() };
            let before = said(&club, language, &rules);
            let each = rules.catalogue().into_iter().flat_map(|setting| {
                others(&setting).into_iter().map(move |other| (setting.key.clone(), other))
            });
            let same =
                each.filter(|(key, other)| said(&club, language, &rules.set(key, other).unwrap()) == before);
            silent.push(same.map(|(key, _)| key).collect::<BTreeSet<String>>());
        }
    }
    let [fr, fr_limit, en, en_limit] = silent.as_slice() else { panic!("{silent:?}") };
    let silent: Vec<&String> = fr.intersection(fr_limit).chain(en.intersection(en_limit)).collect();
    assert_eq!(silent, Vec::<&String>::new(), "no sentence follows them");
}

#[test]
fn every_setting_has_its_line_in_the_printed_booklet() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, day()).unwrap();
    let mut rules = Ruleset::default();
    for setting in Ruleset::default().catalogue() {
        rules = rules.set(&setting.key, others(&setting).last().unwrap()).unwrap();
    }
    let own = club.rules().create_ruleset(Language::Fr, "Autre", &rules).unwrap();
    club.rules().set_default_ruleset(Language::Fr, &own.key).unwrap();
    for language in Language::ALL {
        let options = DocumentOptions { language: Some(language), ..DocumentOptions::default() };
        let about = About::Club;
        let kind = DocumentKind::Rules;
        let document = club.papers().document(kind, about, options, Millis(1_795_291_200_000)).unwrap();
        let path = folder.path().join("rules.pdf");
        std::fs::write(&path, &document.bytes).unwrap();
        // Cell by cell, and line by line where a page ends between two cells.
        let read = |how: &[&str]| {
            let told = Command::new("pdftotext").args(how).arg(&path).arg("-").output().unwrap();
            bare(&String::from_utf8(told.stdout).unwrap())
        };
        let printed = [read(&[]), read(&["-layout"])];
        for setting in rules.catalogue() {
            let name = text(language, &format!("setting-{}", setting.key), &[]);
            let line = bare(&format!("{name} {}", setting_words(language, &setting)));
            let found = printed.iter().any(|printed| printed.contains(&line));
            assert!(found, "{language:?} {}: {line} is not in\n{}", setting.key, printed[0]);
        }
    }
}

/// Strips what a line's end may change.
fn bare(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '\u{ad}')).collect()
}
