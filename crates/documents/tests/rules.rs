//! The rules booklet: every rule in both languages, contents and index with correct numbers,
//! bookmarks and links that lead to the right place.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use lopdf::{Document, Object};
use tapis_documents::papers::rules::{Chapter, Group, Rule, Rules, Setting, TERMS, print};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::{Language, Value, text};

/// The number of rules in each chapter that the club published in 2010: 129 in total.
const CHAPTERS: [u32; 13] = [5, 24, 7, 2, 5, 20, 27, 17, 2, 7, 4, 8, 1];

/// Numbers of all the rules.
fn numbers() -> Vec<String> {
    let chapter = |(chapter, count): (u32, u32)| (1..=count).map(move |rule| format!("{chapter}-{rule}"));
    (1..).zip(CHAPTERS).flat_map(chapter).collect()
}

/// Some figures of the club's rules of 2010.
fn values() -> Vec<(&'static str, Value)> {
    vec![
        ("minimum_age", 18.into()),
        ("no_show_deadline_min", 30.into()),
        ("time_bank_s", 45.into()),
        ("countdown_s", 7.into()),
        ("balance_threshold", 3.into()),
        ("positions_fresh_s", 180.into()),
        ("short_raise_percent", 50.into()),
        ("show_requests", 2.into()),
        ("stack", 0.into()),
        ("format", "any".into()),
        ("max_rebuys", "any".into()),
        ("addon", "any".into()),
        ("end", "any".into()),
        ("late_tables", "off".into()),
        ("min_raise_rule", "increment".into()),
        ("break_order", "highest_first".into()),
        ("redraw_points", "none".into()),
        ("redraw_players", "none".into()),
        ("penalty_ladder", "warning, disqualification".into()),
    ]
}

/// A rule with those figures.
fn rule(language: Language, number: &str) -> String {
    text(language, &format!("rule-{number}"), &values())
}

pub fn rules(language: Language) -> Rules {
    let chapter = |(number, count): (u32, u32)| Chapter {
        number,
        title: text(language, &format!("rules-chapter-{number}"), &[]),
        rules: (1..=count)
            .map(|rule| format!("{number}-{rule}"))
            .map(|number| Rule { words: self::rule(language, &number), number, ..Rule::default() })
            .collect(),
        ..Chapter::default()
    };
    Rules {
        club: "Les As".into(),
        name: "Vendredi".to_owned(),
        base: "Club (2010)".to_owned(),
        game: "No-limit Texas Hold’em".to_owned(),
        chapters: (1..).zip(CHAPTERS).map(chapter).collect(),
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

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without hyphens and spaces, so that word division and line breaks do not matter.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
}

/// The text of each page.
fn pages(printed: &PdfFile, name: &str, language: Language) -> Vec<String> {
    let path = kept(printed, name, language);
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
    (1..=printed.pages).map(page).collect()
}

#[test]
fn there_are_129_rules_each_with_its_own_text() {
    assert_eq!(numbers().len(), 129);
    for language in BOTH {
        let mut seen = BTreeSet::new();
        for number in numbers() {
            let words = rule(language, &number);
            assert!(!words.contains(['{', '$']), "{language:?} {number} asks for a figure: {words}");
            assert!(words.len() > 30 && words.ends_with('.'), "{language:?} {number}: {words}");
            assert!(seen.insert(words), "{language:?} {number} says what another says");
        }
        for (chapter, rules) in (1..).zip(CHAPTERS) {
            let beyond = format!("rule-{chapter}-{}", rules + 1);
            assert_eq!(text(language, &beyond, &[]), beyond, "a rule that the booklet does not print");
        }
    }
}

/// By number: each rule has its paragraph, complete, in both languages and on both paper sizes.
#[test]
fn the_booklet_contains_every_rule_under_its_number() {
    for language in BOTH {
        for paper in [Paper::A4, Paper::Letter] {
            let printed = print(&rules(language), Style { paper, ..style(language) });
            assert_eq!(printed.missing, Vec::<char>::new());
            let read = bare(&words(&printed, &format!("rules-{paper:?}"), language));
            for number in numbers() {
                let rule = rule(language, &number);
                // A rule may continue on the next page: its first words are beside its number, and
                // its last ones somewhere.
                let first: String = rule.chars().take(24).collect();
                let looked = bare(&format!("{number} {first}"));
                assert!(read.contains(&looked), "{language:?} {number}: {first}");
                let last: String = rule.chars().skip(rule.chars().count().saturating_sub(12)).collect();
                assert!(read.contains(&bare(&last)), "{language:?} {number}: {last}");
            }
        }
    }
}

/// The cover names the ruleset, the table its settings; the rules contain the figures.
#[test]
fn the_booklet_follows_the_ruleset() {
    let english =
        plain(&words(&print(&rules(Language::En), style(Language::En)), "rules-followed", Language::En));
    for said in [
        "Rules: Vendredi, from Club (2010)",
        "45 seconds, then a countdown of 7",
        "100, then 200, then 300",
        "Settings",
        "Gap 3 players 6-8",
        "None of these rules departs from Club (2010).",
    ] {
        assert!(english.contains(said), "{said} is not in {english}");
    }
}

#[test]
fn differences_are_marked_and_explained() {
    let mut marked = rules(Language::En);
    marked.chapters[4].rules[1].notes = vec!["Gap: 2 (Club (2010): 3)".to_owned()];
    marked.chapters[4].rules[2].words = "First paragraph.\n\nSecond, see 7-10 and 99-9.".to_owned();
    marked.chapters[4].rules[2].notes = vec!["The club’s text.".to_owned()];
    marked.chapters[4].rules.remove(3);
    marked.chapters[4].left_out = vec!["5-4".to_owned()];
    let own = Rule {
        number: "14-1".into(),
        words: "Le bar ferme. {x} < & >".into(),
        notes: vec!["Own.".into()],
        ..Rule::default()
    };
    marked.chapters.push(Chapter { number: 14, title: "Bar".into(), rules: vec![own], ..Chapter::default() });
    let printed = print(&marked, style(Language::En));
    let read = plain(&words(&printed, "rules-marked", Language::En));
    for said in [
        "A line in the margin marks a rule that departs from Club (2010)",
        "Gap: 2 (Club (2010): 3)",
        "First paragraph. Second, see 7-10 and 99-9.",
        // The text after a rule may stand on the next page.
        "The club’s text. 5-5",
        "Not used by this club: 5-4.",
        "14. Bar 14-1 Le bar ferme. {x} < & > Own.",
    ] {
        assert!(read.contains(said), "{said} is not in {read}");
    }
    assert!(!read.contains("5-4 The add-on"), "a rule that is left out");
    // The index omits it too.
    let (_, index) = read.rsplit_once("Absent players").unwrap();
    assert!(index.contains("Add-on 5-5") && !index.contains("5-4"), "{index}");
}

/// The left and right edge of a link on a page, and the number of the page it leads to.
type Leads = BTreeMap<u32, Vec<([f32; 4], u32)>>;

/// Every link of the file, by page.
fn links(file: &Document) -> Leads {
    let pages: BTreeMap<_, u32> = file.get_pages().into_iter().map(|(number, id)| (id, number)).collect();
    let mut found = Leads::new();
    for (id, number) in &pages {
        let Ok(Object::Array(annotations)) = file
            .get_dictionary(*id)
            .unwrap()
            .get(b"Annots")
            .map(|list| file.dereference(list).unwrap().1.clone())
        else {
            continue;
        };
        for annotation in annotations {
            let link = file.dereference(&annotation).unwrap().1.as_dict().unwrap();
            let corners = file.dereference(link.get(b"Rect").unwrap()).unwrap().1.as_array().unwrap();
            let corners: Vec<f32> = corners.iter().map(|corner| corner.as_float().unwrap()).collect();
            let action = file.dereference(link.get(b"A").unwrap()).unwrap().1.as_dict().unwrap();
            let place = file.dereference(action.get(b"D").unwrap()).unwrap().1.as_array().unwrap();
            let to = match place.first().unwrap() {
                Object::Reference(id) => pages[id],
                Object::Integer(page) => u32::try_from(*page).unwrap() + 1,
                other => panic!("a link leads to {other:?}"),
            };
            found.entry(*number).or_default().push((corners.try_into().unwrap(), to));
        }
    }
    found
}

/// A number in a text, in the contents or in the index leads to the page with the rule.
#[test]
fn every_link_leads_to_what_it_names() {
    for language in BOTH {
        let printed = print(&rules(language), style(language));
        let file = Document::load_mem(&printed.bytes).unwrap();
        let texts = pages(&printed, "rules-links", language);
        let links = links(&file);
        let all: usize = links.values().map(Vec::len).sum();
        assert!(all > 250, "{all} links only");
        let (mut rules, high) = (BTreeSet::new(), 842.0);
        for (page, of_page) in &links {
            let spots = spots(&printed, "rules-links", usize::try_from(*page).unwrap());
            for (corners, to) in of_page {
                let [left, low, right, top] = *corners;
                let under = |spot: &&Spot| {
                    let across = spot.left < right - 0.5 && spot.right > left + 0.5;
                    across && spot.foot > high - top && spot.foot < high - low + 2.0
                };
                let words: Vec<&str> = spots.iter().filter(under).map(|spot| spot.said.as_str()).collect();
                // The link covers the number alone, without the brackets and commas around it.
                let said = words.join(" ").trim_matches(|c: char| !c.is_ascii_digit()).to_owned();
                let target = &texts[usize::try_from(*to).unwrap() - 1];
                if numbers().contains(&said) {
                    let first: String = rule(language, &said).chars().take(16).collect();
                    let looked = bare(&format!("{said}{first}"));
                    assert!(bare(target).contains(&looked), "{language:?} page {page}: {said} leads to {to}");
                    rules.insert(said);
                }
            }
        }
        assert!(rules.len() > 100, "{} rules are led to: {rules:?}", rules.len());
    }
}

#[test]
fn contents_index_and_bookmarks_lead_to_the_right_pages() {
    for language in BOTH {
        let printed = print(&rules(language), style(language));
        let texts = pages(&printed, "rules-contents", language);
        let page = |number: usize| &texts[number - 1];
        let contents = page(2);
        let file = Document::load_mem(&printed.bytes).unwrap();
        let marks = file.get_toc().unwrap().toc;
        assert!(marks.len() >= 13 + 129 + 2, "{} bookmarks", marks.len());
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
        let mut where_it_is = BTreeMap::new();
        for number in numbers() {
            let mark = marks.iter().find(|mark| mark.title.starts_with(&format!("{number} "))).unwrap();
            let first: String = rule(language, &number).chars().take(16).collect();
            assert!(bare(page(mark.page)).contains(&bare(&format!("{number}{first}"))), "{number}");
            where_it_is.insert(number, mark.page);
        }
        assert!(!page(1).contains("/ "), "a cover has no foot: {}", page(1));
        // Each term of the index with its rules and their pages.
        let index = plain(&words(&printed, "rules-index", language));
        let index = bare(&index);
        for (term, rules) in TERMS {
            let name = text(language, &format!("index-{term}"), &[]);
            assert!(!name.starts_with("index-"), "{term}");
            let mut on: Vec<usize> = rules.iter().map(|rule| where_it_is[*rule]).collect();
            on.sort_unstable();
            on.dedup();
            let on: Vec<String> = on.iter().map(ToString::to_string).collect();
            let entry = format!("{name} {} (p. {})", rules.join(", "), on.join(", "));
            // Two columns are side by side: a short entry is read as a whole.
            if entry.len() < 40 {
                assert!(index.contains(&bare(&entry)), "{language:?}: {entry}");
            }
        }
    }
}

/// The columns of the index are balanced, and continuation lines are indented.
#[test]
fn the_index_is_balanced_and_its_entries_hang() {
    for language in BOTH {
        let printed = print(&rules(language), style(language));
        let middle = Paper::A4.width() / 2.0;
        let foot = Paper::A4.height() - 70.0;
        let mut there = spots(&printed, "rules-index-level", printed.pages);
        there.retain(|spot| spot.foot > 60.0 && spot.foot < foot);
        let lowest = |right: bool| {
            let side = there.iter().filter(|spot| (spot.left > middle) == right);
            side.map(|spot| spot.foot).fold(0.0, f32::max)
        };
        let apart = (lowest(false) - lowest(true)).abs();
        assert!(apart < 3.0 * 13.6, "{language:?}: {apart} points between the columns' ends");
        let left = 30.0 * 72.0 / 25.4;
        let hung = there.iter().filter(|spot| (spot.left - left - 10.0).abs() < 0.2).count();
        assert!(hung > 1, "{language:?}: {hung} lines stand in: {there:?}");
    }
}

#[test]
fn the_booklet_is_reproducible_and_valid() {
    for language in BOTH {
        let printed = print(&rules(language), style(language));
        assert!(printed == print(&rules(language), style(language)));
        let path = kept(&printed, "rules-sound", language);
        let checked = std::process::Command::new("qpdf").arg("--check").arg(&path).output().unwrap();
        let said = String::from_utf8_lossy(&checked.stdout);
        assert!(checked.status.success() && said.contains("No syntax or stream encoding errors"), "{said}");
        for font in fonts(&printed, "rules-fonts", language) {
            assert!(font.contains(" yes yes yes "), "embedded, a part only, with its letters: {font}");
        }
    }
}
