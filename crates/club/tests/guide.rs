//! The guide: both languages have the same chapters, links lead somewhere, what it quotes from the screen stands there,
//! French is set as French, and it is found and printed.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag};
use tapis_club::locale::{Language, catalogue, source};
use tapis_club::{GuideBlock, GuideChapter, GuideSpan, guide, guide_picture, search_guide};
use tapis_documents::layout::picture::Picture;

const BOTH: [Language; 2] = [Language::Fr, Language::En];

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide").join(language.code())
}

/// The chapters' files, without the summary.
fn files(language: Language) -> BTreeSet<String> {
    let names = std::fs::read_dir(folder(language)).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    names
        .filter_map(|name| name.strip_suffix(".md").map(str::to_owned))
        .filter(|name| name != "SUMMARY")
        .collect()
}

fn spans(chapter: &GuideChapter) -> Vec<&GuideSpan> {
    let mut found = Vec::new();
    for block in &chapter.blocks {
        match block {
            GuideBlock::Heading { .. } | GuideBlock::Picture { .. } => (),
            GuideBlock::Paragraph { spans } => found.extend(spans),
            GuideBlock::List { items, .. } => found.extend(items.iter().flatten()),
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_listed_chapters() {
    let ids = |language| guide(language).into_iter().map(|chapter| chapter.id).collect::<Vec<_>>();
    assert_eq!(ids(Language::Fr), ids(Language::En));
    for language in BOTH {
        assert_eq!(
            files(language),
            ids(language).into_iter().collect(),
            "{language:?}: a file that no chapter is"
        );
        let summary = std::fs::read_to_string(folder(language).join("SUMMARY.md")).unwrap();
        let listed: Vec<&str> = summary.lines().filter(|line| line.starts_with("- ")).collect();
        let wanted: Vec<String> = guide(language)
            .iter()
            .map(|chapter| format!("- [{}]({}.md)", chapter.title, chapter.id))
            .collect();
        assert_eq!(listed, wanted, "{language:?}: SUMMARY.md");
        assert!(folder(language).join("book.toml").is_file());
    }
}

#[test]
fn chapters_have_the_same_shape_in_both_languages() {
    let shape = |chapter: &GuideChapter| -> Vec<String> {
        let of = |block: &GuideBlock| match block {
            GuideBlock::Heading { .. } => "heading".to_owned(),
            GuideBlock::Paragraph { .. } => "paragraph".to_owned(),
            GuideBlock::List { kind, items } => format!("{kind:?} {}", items.len()),
            GuideBlock::Picture { name, .. } => format!("picture {name}"),
        };
        chapter.blocks.iter().map(of).collect()
    };
    for (french, english) in guide(Language::Fr).iter().zip(&guide(Language::En)) {
        assert_eq!(shape(french), shape(english), "{}", french.id);
    }
}

/// Anything else would lose its form in the program and on paper.
#[test]
fn only_what_the_program_shows_is_written() {
    for language in BOTH {
        for name in files(language) {
            let text = std::fs::read_to_string(folder(language).join(format!("{name}.md"))).unwrap();
            let (mut lists, mut titles) = (0, 0);
            for event in Parser::new_ext(&text, Options::ENABLE_TASKLISTS) {
                match event {
                    Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => titles += 1,
                    Event::Start(Tag::List(_)) => lists += 1,
                    Event::End(pulldown_cmark::TagEnd::List(_)) => lists -= 1,
                    Event::Start(
                        Tag::Heading { level: HeadingLevel::H2, .. }
                        | Tag::Paragraph
                        | Tag::Item
                        | Tag::Strong
                        | Tag::Link { .. }
                        | Tag::Image { .. },
                    )
                    | Event::End(_)
                    | Event::Text(_)
                    | Event::Code(_)
                    | Event::TaskListMarker(false)
                    | Event::SoftBreak => (),
                    other => panic!("{language:?} {name}: {other:?}"),
                }
                assert!(lists < 2, "{language:?} {name}: a list in a list");
            }
            assert_eq!(titles, 1, "{language:?} {name}");
        }
    }
}

#[test]
fn every_link_leads_to_a_chapter() {
    for language in BOTH {
        let chapters = guide(language);
        let mut links = 0;
        for chapter in &chapters {
            for span in spans(chapter) {
                if let GuideSpan::Link { chapter: to, .. } = span {
                    links += 1;
                    assert!(
                        chapters.iter().any(|other| other.id == *to),
                        "{language:?} {}: {to}",
                        chapter.id
                    );
                }
            }
        }
        assert!(links > 3);
    }
}

/// The names of the sentences that the program can say, and the sentences that are the same whatever is said.
fn said(language: Language) -> BTreeSet<String> {
    let keys = catalogue(language).iter().flat_map(|(_, text)| text.lines());
    let keys = keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let keys = keys
        .filter(|key| key.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)));
    keys.filter_map(|key| source(language, key)).collect()
}

/// The pictures of a language in the order of the chapters: their names and what they show.
fn shown(language: Language) -> Vec<(String, String)> {
    let blocks = guide(language).into_iter().flat_map(|chapter| chapter.blocks);
    let pictures = blocks.filter_map(|block| match block {
        GuideBlock::Picture { name, words } => Some((name, words)),
        _ => None,
    });
    pictures.collect()
}

#[test]
fn every_picture_is_described_and_shown_once() {
    let mut bytes = 0;
    for language in BOTH {
        let mut wanted = BTreeSet::new();
        for (name, words) in shown(language) {
            assert!(words.chars().count() > 30, "{language:?} {name}: what does it show? {words}");
            assert!(words.ends_with('.'), "{language:?} {name}: a sentence");
            let picture = guide_picture(language, &name).unwrap_or_else(|| panic!("{language:?}: no {name}"));
            let read = Picture::read(picture).unwrap_or_else(|| panic!("{language:?} {name}: no picture"));
            assert!(read.width >= 1_000 && read.height >= 500, "{language:?} {name}: too small");
            bytes += picture.len();
            assert!(wanted.insert(format!("{name}.png")), "{language:?} {name}: shown twice");
        }
        assert!(wanted.len() >= 8, "{language:?}: {wanted:?}");
        wanted.insert("words.json".to_owned());
        let there = std::fs::read_dir(folder(language).join("pictures")).unwrap();
        let there: BTreeSet<_> = there.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        assert_eq!(there, wanted, "{language:?}: a picture that no chapter shows, or one that is missing");
    }
    assert!(bytes < 1_500_000, "the pictures are part of the program: {bytes} bytes");
}

/// After a button is renamed, this lists the pictures that show its old name: `make guide-pictures` takes them anew.
#[test]
fn what_the_pictures_show_stands_on_the_screen_today() {
    for language in BOTH {
        let said = said(language);
        let text = std::fs::read_to_string(folder(language).join("pictures/words.json")).unwrap();
        let noted: BTreeMap<String, BTreeSet<String>> = serde_json::from_str(&text).unwrap();
        let names: BTreeSet<String> = shown(language).into_iter().map(|(name, _)| name).collect();
        assert_eq!(noted.keys().cloned().collect::<BTreeSet<_>>(), names, "{language:?}");
        for (name, words) in noted {
            let old: Vec<_> = words.difference(&said).collect();
            assert!(old.is_empty(), "{language:?} {name} shows what the program no longer says: {old:?}");
        }
    }
}

/// Bold words in the guide can be found on the screen, letter for letter.
#[test]
fn every_label_stands_in_the_catalogue() {
    for language in BOTH {
        let said = said(language);
        let mut wrong = Vec::new();
        let mut places = 0;
        for chapter in guide(language) {
            for span in spans(&chapter) {
                if let GuideSpan::Label { words, place } = span {
                    places += usize::from(place.is_some());
                    if !said.contains(words) {
                        wrong.push(format!("{language:?} {}: {words}", chapter.id));
                    }
                }
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
        assert!(places > 10, "names of places lead there");
    }
}

/// As in the catalogues: `crates/locale/tests/typography.rs`.
#[test]
fn french_has_its_spaces_and_apostrophes() {
    for chapter in guide(Language::Fr) {
        let plain = |spans: &[GuideSpan]| {
            let said = spans.iter().filter(|span| !matches!(span, GuideSpan::Code { .. }));
            said.map(GuideSpan::words).collect::<String>()
        };
        let mut texts = vec![chapter.title.clone()];
        for block in &chapter.blocks {
            match block {
                GuideBlock::Heading { words } => texts.push(words.clone()),
                GuideBlock::Paragraph { spans } => texts.push(plain(spans)),
                GuideBlock::List { items, .. } => texts.extend(items.iter().map(|item| plain(item))),
                GuideBlock::Picture { words, .. } => texts.push(words.clone()),
            }
        }
        for text in texts {
            let letters: Vec<char> = text.chars().collect();
            for (at, letter) in letters.iter().enumerate() {
                let before = at.checked_sub(1).and_then(|at| letters.get(at)).copied().unwrap_or(' ');
                let right = match letter {
                    ';' | '!' | '?' => before == '\u{202f}',
                    ':' | '»' | '%' => before == '\u{a0}',
                    '«' => letters.get(at + 1) == Some(&'\u{a0}'),
                    '\'' | '"' => false,
                    _ => true,
                };
                assert!(right, "{}: {letter} in: {text}", chapter.id);
            }
        }
    }
}

#[test]
fn words_are_found_without_accents() {
    let hits = search_guide(Language::Fr, "CABLE arrache");
    assert!(hits.iter().any(|hit| hit.chapter == "trouble"), "{hits:?}");
    assert!(hits.iter().any(|hit| hit.chapter == "projector"), "{hits:?}");
    let hits = search_guide(Language::En, "hdmi");
    assert_eq!(hits.len(), 1);
    assert_eq!(hits[0].chapter, "trouble");
    assert!(hits[0].words.starts_with("A projector’s sound"), "only the sentence: {}", hits[0].words);
    assert!(matches!(
        guide(Language::En).iter().find(|chapter| chapter.id == "trouble").unwrap().blocks[hits[0].block],
        GuideBlock::Paragraph { .. }
    ));
    assert!(search_guide(Language::Fr, "  ").is_empty());
    assert!(search_guide(Language::Fr, "zzzz").is_empty());
}
