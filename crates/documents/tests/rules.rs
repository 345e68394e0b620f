//! The rules booklet: every rule in both languages, contents whose numbers are true, bookmarks.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

mod common;

use std::collections::BTreeSet;

use common::*;
use tapis_documents::papers::rules::{CHAPTERS, Group, Rules, Setting, print};
use tapis_documents::{Paper, Style};
use tapis_locale::{Language, Value, text};

/// The club's rules of 2010, some of them.
fn rules() -> Rules {
    let number = |name: &str, value: i64| (name.to_owned(), Value::Number(value));
    let word = |name: &str, value: &str| (name.to_owned(), Value::from(value));
    Rules {
        club: "Les As".into(),
        name: "Vendredi".to_owned(),
        base: "Club (2010)".to_owned(),
        values: vec![
            number("minimum_age", 18),
            number("no_show_deadline_min", 30),
            number("time_bank_s", 45),
            number("countdown_s", 7),
            number("balance_threshold", 3),
            number("short_raise_percent", 50),
            number("stack", 0),
            number("rebuy_last_level", 0),
            word("format", "any"),
            word("max_rebuys", "any"),
            word("addon", "any"),
            word("end", "any"),
            word("late_tables", "off"),
            word("min_raise_rule", "increment"),
            word("break_order", "highest_first"),
            word("redraw_points", "none"),
            word("penalty_ladder", "warning, disqualification"),
        ],
        groups: vec![Group {
            title: "Tables".to_owned(),
            settings: vec![Setting {
                name: "Gap".to_owned(),
                value: "3 players".to_owned(),
                differs: true,
                rules: "6-8".to_owned(),
            }],
        }],
        ..Rules::default()
    }
}

/// A rule with those figures.
fn rule(language: Language, chapter: usize, number: u32) -> String {
    let values = rules().values;
    let values: Vec<(&str, Value)> =
        values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    text(language, &format!("rule-{chapter}-{number}"), &values)
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without hyphens and spaces, so that divided words and lines do not matter.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
}

#[test]
fn there_are_129_rules_each_with_words_of_its_own() {
    assert_eq!(CHAPTERS.iter().sum::<u32>(), 129);
    for language in BOTH {
        let mut seen = BTreeSet::new();
        for (chapter, rules) in (1..).zip(CHAPTERS) {
            for number in 1..=rules {
                let key = format!("rule-{chapter}-{number}");
                let words = rule(language, chapter, number);
                assert!(!words.contains(['{', '$']), "{language:?} {key} asks for a figure: {words}");
                assert!(words.len() > 30 && words.ends_with('.'), "{language:?} {key}: {words}");
                assert!(seen.insert(words), "{language:?} {key} says what another says");
            }
            let beyond = format!("rule-{chapter}-{}", rules + 1);
            assert_eq!(text(language, &beyond, &[]), beyond, "a rule that the booklet does not print");
        }
    }
}

#[test]
fn the_booklet_holds_every_rule_under_its_number() {
    for language in BOTH {
        for paper in [Paper::A4, Paper::Letter] {
            let printed = print(&rules(), Style { paper, ..style(language) });
            assert_eq!(printed.missing, []);
            let read = bare(&words(&printed, &format!("rules-{paper:?}"), language));
            for (chapter, rules) in (1..).zip(CHAPTERS) {
                for number in 1..=rules {
                    let rule = rule(language, chapter, number);
                    // A rule may go on on the next page: its first words stand beside its number.
                    let first: String = rule.chars().take(24).collect();
                    let looked = bare(&format!("{chapter}-{number} {first}"));
                    assert!(read.contains(&looked), "{language:?} {chapter}-{number}: {first}");
                }
            }
        }
    }
}

/// The figures are the ruleset's, in the rules and in the table of settings; the cover names it.
#[test]
fn the_booklet_follows_the_ruleset() {
    let english = plain(&words(&print(&rules(), style(Language::En)), "rules-followed", Language::En));
    for said in [
        "Rules: Vendredi, from Club (2010)",
        "45 seconds, then a countdown of 7",
        "100, then 200, then 300",
        "14. Settings",
        "Gap 3 players 6-8",
    ] {
        assert!(english.contains(said), "{said} is not in {english}");
    }
    let values =
        vec![("countdown_s".to_owned(), Value::Number(0)), ("time_bank_s".to_owned(), Value::Number(9))];
    let other =
        plain(&words(&print(&Rules { values, ..rules() }, style(Language::En)), "rules-other", Language::En));
    assert!(other.contains("9 seconds, without a countdown"), "{other}");
    assert!(other.contains("100, then 200, then 400"), "{other}");
}

#[test]
fn contents_and_bookmarks_lead_to_the_right_pages() {
    for language in BOTH {
        let printed = print(&rules(), style(language));
        let path = kept(&printed, "rules-contents", language);
        let page = |number: usize| {
            let number = number.to_string();
            let output = std::process::Command::new("pdftotext")
                .args(["-layout", "-f", &number, "-l", &number])
                .arg(&path)
                .arg("-")
                .output()
                .unwrap();
            plain(&String::from_utf8(output.stdout).unwrap())
        };
        let contents = page(2);
        let file = lopdf::Document::load_mem(&printed.bytes).unwrap();
        let marks = file.get_toc().unwrap().toc;
        assert_eq!(marks.len(), 13 + 129 + 1);
        let mut last = 0;
        for chapter in 1..=13 {
            let title =
                plain(&format!("{chapter}. {}", text(language, &format!("rules-chapter-{chapter}"), &[])));
            let (_, after) = contents.split_once(&title).unwrap_or_else(|| panic!("{title} in {contents}"));
            let number: usize = after.split_whitespace().next().unwrap().parse().unwrap();
            assert!(page(number).contains(&title), "{title} is not on page {number}");
            assert!(number >= last, "{title} comes before the one above it");
            last = number;
            let mark = marks.iter().find(|mark| plain(&mark.title) == title).unwrap();
            assert_eq!((mark.page, mark.level), (number, 1), "{title}");
        }
        assert!(marks.iter().any(|mark| mark.title == "6-20" && mark.level == 2));
        assert!(!page(1).contains("/ "), "a cover has no foot: {}", page(1));
    }
}

#[test]
fn the_booklet_is_the_same_twice() {
    assert!(print(&rules(), style(Language::Fr)) == print(&rules(), style(Language::Fr)));
}
