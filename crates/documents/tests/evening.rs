//! Documents of an evening: content in both languages, pages, fonts, equal bytes.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use tapis_documents::papers::chips::LegendChip;
use tapis_documents::papers::seat_cards::{self, SeatCards};
use tapis_documents::papers::seating::{self, ByName, ByTable, Seats};
use tapis_documents::papers::structure::{self, Ante, Level, Step, Structure};
use tapis_documents::papers::{results, standings};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::{Language, text};

fn seat_cards(players: usize, style: Style) -> PdfFile {
    let (occasion, cards) = (occasion(), cards(players));
    let printed = SeatCards {
        nobody_late: false,
        occasion,
        tournament: 12,
        phones: String::new(),
        starts: 20 * 60,
        ten: false,
        cards,
        without: None,
    };
    seat_cards::print(&printed, style)
}

pub fn by_name(players: usize, style: Style) -> PdfFile {
    seating::print_by_name(&ByName { occasion: occasion(), players: cards(players) }, style)
}

fn by_table(players: usize, style: Style) -> PdfFile {
    let all = cards(players);
    let tables = all.chunks(9).map(|chunk| Seats {
        table: chunk[0].table,
        seats: (1..=9).map(|no| (no, chunk.iter().find(|c| c.seat == no).map(|c| c.name.clone()))).collect(),
    });
    seating::print_by_table(&ByTable { occasion: occasion(), tables: tables.collect() }, style)
}

/// Every pattern, on chips of many colours.
fn chips() -> Vec<LegendChip> {
    let looks = [
        (25, "green", "plain"),
        (100, "black", "spots"),
        (500, "purple", "bars"),
        (1_000, "yellow", "ring"),
        (5_000, "red", "cross"),
        (25_000, "light_blue", "halves"),
    ];
    let chip = |(index, (value, colour, pattern)): (usize, &(i64, &str, &str))| LegendChip {
        value: *value,
        count: if index < 4 { 8 } else { 0 },
        colour: (*colour).to_owned(),
        pattern: (*pattern).to_owned(),
        leaves_after: (index == 0).then_some(4),
    };
    looks.iter().enumerate().map(chip).collect()
}

pub fn structure(steps: i64, style: Style) -> PdfFile {
    let step = |index: i64| {
        let level = Level {
            no: u32::try_from(index - index / 5).unwrap(),
            small_blind: 100 * index,
            big_blind: 200 * index,
            ante: if index > 5 { 200 * index } else { 0 },
            average_tenths: Some(1000 / index),
            ..Level::default()
        };
        let break_now = index % 5 == 0;
        Step {
            level: (!break_now).then_some(level),
            game: String::new(),
            minutes: 20,
            starts: 20 * 60 + 20 * (index - 1),
            color_up: break_now,
            leaving: if index == 5 { vec![25] } else { vec![] },
        }
    };
    let structure = Structure {
        occasion: occasion(),
        starting_stacks: (20_000, 20_000),
        chips: chips(),
        late_last_level: 4,
        late_until: None,
        re_entries_last_level: None,
        rebuy_last_level: Some(6),
        addon: true,
        plays: Vec::new(),
        ante: Ante::BigBlind,
        steps: (1..=steps).map(step).collect(),
        ends: Some(25 * 60 + 15),
        players: 38,
        bought: 0,
    };
    structure::print(&structure, style)
}

fn results(players: usize, style: Style) -> PdfFile {
    let line = |index: usize| results::ResultRow {
        place: u32::try_from(index + 1).unwrap(),
        name: name(index),
        bounties: 0,
        prize: if index < 5 { 12_550 - 2_000 * i64::try_from(index).unwrap() } else { 0 },
        in_kind: if index == 0 { vec!["Trophée".to_owned()] } else { Vec::new() },
        points: 100 * i64::try_from(players - index).unwrap() + 50,
        championships: Vec::new(),
    };
    let results = results::Results {
        occasion: occasion(),
        finished: true,
        players: u32::try_from(players).unwrap(),
        entries: u32::try_from(players).unwrap(),
        pool: Some((42_750, "EUR".to_owned())),
        lines: (0..players).map(line).collect(),
        championships: Vec::new(),
        rounds: Vec::new(),
        recorded: None,
        corrected: None,
    };
    results::print(&results, style)
}

pub fn standings(members: usize, style: Style) -> PdfFile {
    let line = |index: usize| {
        let rank = if index + 3 < members { u32::try_from(index + 1).unwrap() } else { 0 };
        standings::StandingRow {
            rank,
            name: name(index).called(),
            points: 123_450 - 100 * i64::try_from(index).unwrap(),
            played: if rank > 0 { 9 } else { 2 },
            wins: u32::from(index < 4),
            best_place: u32::try_from(index / 4 + 1).unwrap(),
        }
    };
    let day = occasion().day;
    let standings = standings::Standings {
        club: occasion().club,
        season: "Saison 2026–2027".to_owned(),
        days: Some((day, day + chrono::Days::new(200))),
        played: 11,
        rules: vec![text(style.language, "doc-best_count", &[("count", 6.into())])],
        min_played: 3,
        last_day: Some(day),
        teams: Vec::new(),
        clubs: false,
        lines: (0..members).map(line).collect(),
    };
    standings::print(&standings, style)
}

/// Each document with a name, and its number of pages with this many entries.
const ALL: [(&str, Make, Counts); 6] = [
    ("seat_cards", seat_cards, [(6, 1), (9, 2), (60, 8)]),
    ("seating_by_name", by_name, [(6, 1), (60, 2), (300, 6)]),
    ("seating_by_table", by_table, [(6, 1), (60, 2), (300, 6)]),
    ("structure", |_, style| structure(22, style), [(6, 1), (60, 1), (300, 1)]),
    ("results", results, [(6, 1), (60, 2), (300, 12)]),
    ("standings", standings, [(6, 1), (60, 3), (300, 12)]),
];

#[test]
fn page_counts_depend_on_entries() {
    for language in BOTH {
        for (what, make, expected) in ALL {
            let counted = expected.map(|(entries, _)| {
                let printed = once(what, make, entries, language);
                kept(&printed, &format!("{what}-{entries}"), language);
                (entries, printed.pages)
            });
            assert_eq!(counted, expected, "{what} {language:?}");
        }
    }
}

/// Thirty players fit on one page.
#[test]
fn wall_lists_shrink_before_they_take_another_page() {
    let style = style(Language::Fr);
    assert_eq!([results(30, style).pages, standings(25, style).pages], [1, 1]);
}

/// Five or six tables with long names fit on one page rather than leave one of them alone on a second.
#[test]
fn tables_shrink_before_they_take_another_page() {
    for language in BOTH {
        assert_eq!([45, 54, 63].map(|players| by_table(players, style(language)).pages), [1, 1, 2]);
    }
}

#[test]
fn equal_facts_give_equal_bytes() {
    for (what, make, _) in ALL {
        for (language, entries) in BOTH.into_iter().zip([60, 6]) {
            let (first, second) = (once(what, make, entries, language), make(entries, style(language)));
            assert!(first.bytes == second.bytes, "{what}");
        }
    }
}

#[test]
fn fonts_are_embedded_and_text_can_be_copied() {
    for (what, make, _) in ALL {
        for line in fonts(&once(what, make, 60, Language::Fr), &format!("{what}-fonts"), Language::Fr) {
            assert!(line.contains("NotoSans") && line.contains("yes yes yes"), "{what}: {line}");
        }
    }
}

#[test]
fn the_file_states_title_language_and_paper_size() {
    for (paper, size) in [(Paper::A4, "(A4)"), (Paper::Letter, "(letter)")] {
        let printed = results(6, Style { paper, ..style(Language::Fr) });
        let said = information(&printed, "information", Language::Fr);
        assert!(said.contains("Résultats – Deepstack du vendredi") && said.contains(size), "{said}");
        let raw = String::from_utf8_lossy(&printed.bytes).into_owned();
        assert!(raw.contains("/Lang(fr-FR)") && raw.contains("DisplayDocTitle true"), "{raw}");
    }
}

#[test]
fn every_document_has_its_content_in_both_languages() {
    let said = |make: Make, what, language| words(&once(what, make, 6, language), what, language);
    let expected: [(&'static str, Make, [&[&str]; 2]); 6] = [
        (
            "seat_cards",
            seat_cards,
            [
                &["Amélie Berthier", "Table", "Place", "Deepstack du vendredi · 21 novembre 2026"],
                &["Amélie Berthier", "Table", "Seat", "21 November 2026"],
            ],
        ),
        (
            "seating_by_name",
            by_name,
            [
                &[
                    "Places par nom",
                    "Berthier Amélie 1 1",
                    "6 joueurs",
                    "À jour le 21 novembre 2026 à 20 h 05",
                ],
                &["Seating by name", "Berthier Amélie 1 1", "6 players", "As of 20:05 on 21 November 2026"],
            ],
        ),
        (
            "seating_by_table",
            by_table,
            [&["Places par table", "Table 1", "1 Berthier Amélie", "7 libre"], &["Table 1", "7 free"]],
        ),
        (
            "structure",
            |_, style| structure(22, style),
            [
                &[
                    "Structure des blindes",
                    "Tapis de départ : 20 000 jetons.",
                    "Pause et retrait de jetons",
                    "1 20 h 00 100 200 20 min 100",
                    "La grosse blinde paie l’ante",
                    "vers 1 h 15",
                ],
                &[
                    "Blind structure",
                    "8 per stack",
                    "black, spots",
                    "until level 4",
                    "Starting stack: 20,000 chips.",
                    "Break and colour-up",
                    "at about 1:15",
                ],
            ],
        ),
        (
            "results",
            results,
            [
                &["Résultats", "1er Amélie Berthier 125,50 € Trophée 6,5", "Dotation : 427,50 €"],
                &["Results", "1st Amélie Berthier €125.50 Trophée 6.5", "Prize pool: €427.50"],
            ],
        ),
        (
            "standings",
            standings,
            [
                &[
                    "Classement",
                    "1er Amélie Berthier 1 234,5 9 1 1er",
                    "Les 6 meilleurs résultats",
                    "moins de 3 tournois",
                ],
                &[
                    "Standings",
                    "1st Amélie Berthier 1,234.5 9 1 1st",
                    "best 6 results",
                    "fewer than 3 tournaments",
                ],
            ],
        ),
    ];
    for (what, make, languages) in expected {
        for (language, sentences) in BOTH.into_iter().zip(languages) {
            let text = said(make, what, language);
            for sentence in sentences {
                assert!(text.contains(sentence), "{what} {language:?}: no “{sentence}” in\n{text}");
            }
            assert!(!text.contains("doc-"), "{what} {language:?}: a key without a sentence\n{text}");
        }
    }
}

#[test]
fn names_from_all_countries_are_complete() {
    for (what, make) in
        [("seating_by_name", by_name as Make), ("seat_cards", seat_cards), ("results", results)]
    {
        let printed = make(NAMES.len(), style(Language::Fr));
        assert_eq!(printed.missing, Vec::<char>::new(), "{what}");
        let text = words(&printed, &format!("{what}-names"), Language::Fr);
        for part in [
            "Łukasz",
            "Wójcik-Żmijewski",
            "Nguyễn Thị Hồng",
            "Phượng",
            "Αλέξανδρος",
            "Παπαδόπουλος",
            "Юрий",
            "Щербаков",
            "Cœurdacier",
        ] {
            assert!(text.contains(part), "{what}: {part} in\n{text}");
        }
    }
}

#[test]
fn a_missing_letter_is_marked_and_reported() {
    let mut list = ByName { occasion: occasion(), players: cards(1) };
    list.players[0].name.last = "王 Bob🂡".to_owned();
    let printed = seating::print_by_name(&list, style(Language::Fr));
    assert_eq!(printed.missing, ['王', '🂡']);
    let text = words(&printed, "missing", Language::Fr);
    assert!(text.contains("\u{fffd} Bob\u{fffd}"), "{text}");
}

#[test]
fn black_and_white_has_no_colour() {
    let black = Style { colour: false, ..style(Language::Fr) };
    for (what, make, _) in ALL {
        let file = lopdf::Document::load_mem(&make(20, black).bytes).unwrap();
        let coloured = file.get_pages().into_values().any(|page| {
            let content = file.get_and_decode_page_content(page).unwrap();
            content.operations.iter().any(|operation| matches!(operation.operator.as_str(), "rg" | "RG"))
        });
        assert!(!coloured, "{what}");
    }
}
