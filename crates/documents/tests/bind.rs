//! Bound documents, read back like a reader would.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::Command;

use crate::common::{cards, kept, occasion, style};
use tapis_documents::bind::{Binding, Part, merge, only};
use tapis_documents::papers::seat_cards::{self, SeatCards};
use tapis_documents::papers::seating::{self, ByName};
use tapis_documents::{PdfFile, papers};
use tapis_locale::Language;

const TITLE: &str = "Soirée du 21 novembre — Łódź";

fn parts() -> [PdfFile; 3] {
    let style = style(Language::Fr);
    let occasion = occasion();
    let seats = SeatCards {
        nobody_late: false,
        occasion: occasion.clone(),
        tournament: 12,
        phones: String::new(),
        starts: 20 * 60,
        ten: false,
        cards: cards(24),
        without: None,
    };
    [
        seat_cards::print(&seats, style),
        seating::print_by_name(&ByName { occasion: occasion.clone(), players: cards(120) }, style),
        papers::seating::print_by_name(&ByName { occasion, players: cards(3) }, style),
    ]
}

fn bound(parts: &[PdfFile], fronts: bool) -> PdfFile {
    let titles = ["Cartons", "Places — Éluard", "Trois"];
    let parts: Vec<Part<'_>> = parts
        .iter()
        .zip(titles)
        .map(|(part, title)| Part { title, bytes: &part.bytes, cut: false })
        .collect();
    let binding = Binding { title: TITLE, author: "Les As", language: Language::Fr, fronts };
    merge(&parts, binding).unwrap()
}

fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().unwrap();
    assert!(output.status.success(), "{program}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn pages(printed: &PdfFile, name: &str) -> Vec<String> {
    let path = kept(printed, name, Language::Fr);
    said("qpdf", &["--check", path.to_str().unwrap()]);
    let text = said("pdftotext", &["-layout", path.to_str().unwrap(), "-"]);
    text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
}

#[test]
fn a_bound_document_has_all_pages_and_bookmarks() {
    let parts = parts();
    let whole = bound(&parts, false);
    let each: Vec<String> =
        parts.iter().enumerate().flat_map(|(no, part)| pages(part, &format!("bind-part{no}"))).collect();
    let all = pages(&whole, "bind-whole");
    assert_eq!(whole.pages, all.len());
    assert_eq!(all, each);
    assert_eq!(whole, bound(&parts, false), "the same parts make the same bytes");

    let path = kept(&whole, "bind-whole", Language::Fr);
    let info = said("pdfinfo", &[path.to_str().unwrap()]);
    assert!(info.contains(TITLE) && info.contains("Les As"), "{info}");
    let json = said("qpdf", &["--json", "--json-key=outlines", path.to_str().unwrap()]);
    let first = parts[0].pages + 1;
    assert!(json.contains("\"title\": \"Places — Éluard\""), "{json}");
    assert!(json.contains(&format!("\"destpageposfrom1\": {first}")), "{json}");
    let fonts = said("pdffonts", &[path.to_str().unwrap()]);
    assert!(fonts.lines().skip(2).all(|line| line.contains("yes yes yes")), "{fonts}");
}

#[test]
fn each_part_starts_on_a_front_side() {
    let parts = parts();
    let whole = bound(&parts, true);
    let mut expected = Vec::new();
    for (no, part) in parts.iter().enumerate() {
        if expected.len() % 2 == 1 {
            expected.push(String::new());
        }
        expected.extend(pages(part, &format!("bind-part{no}")));
    }
    assert!(expected.len() > parts.iter().map(|part| part.pages).sum(), "no part ends on a front");
    assert_eq!(pages(&whole, "bind-fronts"), expected);
}

#[test]
fn backs_of_cards_stay_empty() {
    let [cards, list, _] = parts();
    let parts = [("Cartons", &cards, true), ("Places", &list, false)].map(|(title, part, cut)| Part {
        title,
        bytes: &part.bytes,
        cut,
    });
    let binding = Binding { title: TITLE, author: "Les As", language: Language::Fr, fronts: true };
    let whole = pages(&merge(&parts, binding).unwrap(), "bind-cut-fronts");
    let backs = whole.iter().skip(1).step_by(2).take(cards.pages);
    assert!(cards.pages > 1 && backs.into_iter().all(|back| back.trim().is_empty()), "{whole:?}");
    assert_eq!(whole.len(), 2 * cards.pages + list.pages);
}

#[test]
fn some_pages_are_extracted() {
    let document = &parts()[1];
    let before = pages(document, "bind-before");
    let bytes = only(&document.bytes, &[2, 3].into()).unwrap();
    let cut = PdfFile { bytes, pages: 2, missing: Vec::new(), nothing: false };
    assert_eq!(pages(&cut, "bind-cut"), before[1..3]);
    assert!(cut.bytes.len() < document.bytes.len());
    assert_eq!(only(&document.bytes, &[99].into()), None);
    assert_eq!(only(b"no PDF", &[1].into()), None);
    let binding = Binding { title: "", author: "", language: Language::En, fronts: false };
    assert_eq!(merge(&[], binding), None);
    assert_eq!(merge(&[Part { title: "", bytes: b"no PDF", cut: false }], binding), None);
}
