//! The codes on seat cards: a scanner finds them on the printed page, and they name nobody.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::process::Command;

use crate::common::*;
use crate::seats::{blinds, seat_cards_of, table};
use tapis_documents::papers::seat_cards;
use tapis_documents::papers::structure::Ante;
use tapis_documents::papers::table_sheets::{self, CaptainCode, TableSheet, TableSheets, WifiCode};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::Language;

/// Codes that a scanner finds on the pages of a document, printed at 150 dots an inch.
fn scanned(printed: &PdfFile, name: &str) -> BTreeSet<String> {
    let path = kept(printed, name, Language::Fr);
    let folder = path.with_extension("pages");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let mut drawn = Command::new("pdftoppm");
    drawn.args(["-r", "150", "-gray", "-png"]).arg(&path).arg(folder.join("p"));
    assert!(drawn.status().expect("poppler-utils is installed").success());
    let mut found = BTreeSet::new();
    for page in std::fs::read_dir(&folder).unwrap() {
        let mut read = Command::new("zbarimg");
        read.args(["-q", "--raw", "-Sdisable", "-Sqrcode.enable"]).arg(page.unwrap().path());
        let read = read.output().expect("zbar-tools is installed");
        found.extend(String::from_utf8(read.stdout).unwrap().lines().map(str::to_owned));
    }
    found
}

#[test]
fn every_code_scans_from_the_printed_page() {
    for (ten, paper) in [(false, Paper::A4), (true, Paper::A4), (true, Paper::Letter)] {
        let mut cards = seat_cards_of(10, ten);
        cards.tournament = 12_345;
        for card in &mut cards.cards {
            (card.entry, card.table) = (card.entry + 1_000, card.table + 120);
        }
        let expected: BTreeSet<String> = cards.cards.iter().map(|card| cards.code(card)).collect();
        let style = Style { paper, colour: false, ..style(Language::Fr) };
        assert_eq!(scanned(&seat_cards::print(&cards, style), "scanned"), expected, "{paper:?}, ten: {ten}");
    }
}

#[test]
fn where_devices_are_let_in_the_codes_are_addresses() {
    let phones = "http://192.168.100.200:8420/";
    for (ten, paper) in [(false, Paper::A4), (true, Paper::Letter)] {
        let mut cards = seat_cards_of(10, ten);
        (cards.phones, cards.tournament) = (phones.to_owned(), 12_345);
        for card in &mut cards.cards {
            (card.entry, card.table) = (card.entry + 1_000, card.table + 120);
        }
        let expected: BTreeSet<String> = cards.cards.iter().map(|card| cards.code(card)).collect();
        assert!(expected.iter().all(|code| code.starts_with("http://192.168.100.200:8420/#TAPIS1;;12345;")));
        assert!(expected.iter().all(|code| !code.contains(' ')), "a camera would stop there");
        let style = Style { paper, colour: false, ..style(Language::Fr) };
        assert_eq!(
            scanned(&seat_cards::print(&cards, style), "scanned-url"),
            expected,
            "{paper:?}, ten: {ten}"
        );
    }
    let captain = format!("{phones}device#table-12345-120-{}", "0123456789abcdef".repeat(2));
    for (paper, language) in [(Paper::A4, Language::Fr), (Paper::Letter, Language::En)] {
        let (scanned_there, page) = (captain.clone(), format!("{phones}device"));
        let code = CaptainCode { scanned: scanned_there, page, typed: "AB1D-EFGH-JKMN-PQRS".to_owned() };
        let sheet = TableSheet { captain: Some(code), ..table(0, 9) };
        let sheets = TableSheets {
            occasion: occasion(),
            tables: vec![sheet],
            blinds: blinds(),
            ante: Ante::None,
            wifi: None,
        };
        let said = "WIFI:T:WPA;S:Club;P:secret 1234;;".to_owned();
        let wifi = Some(WifiCode { name: "Club".to_owned(), said: said.clone() });
        let both = table_sheets::print(
            &TableSheets { wifi: wifi.clone(), ..sheets.clone() },
            Style { paper, ..style(language) },
        );
        assert_eq!(scanned(&both, "scanned-wifi"), [captain.clone(), said.clone()].into(), "{paper:?}");
        let words_of_both = words(&both, "wifi", language);
        assert!(
            words_of_both.contains("Wi-Fi") && words_of_both.contains("AB1D-EFGH-JKMN-PQRS"),
            "{words_of_both}"
        );
        assert!(!words_of_both.contains("secret"), "{words_of_both}");
        let alone = TableSheets { wifi, tables: vec![table(0, 9)], ..sheets.clone() };
        let alone = table_sheets::print(&alone, Style { paper, ..style(language) });
        assert_eq!((both.pages, alone.pages), (1, 1));
        assert_eq!(scanned(&alone, "scanned-wifi-alone"), [said].into(), "{paper:?}");
        let printed = table_sheets::print(&sheets, Style { paper, ..style(language) });
        assert_eq!(printed.pages, 1, "{paper:?}");
        assert_eq!(scanned(&printed, "scanned-sheet"), [captain.clone()].into(), "{paper:?}");
        let text = words(&printed, "typed-sheet", language);
        assert!(
            text.contains("192.168.100.200:8420/device") && text.contains("AB1D-EFGH-JKMN-PQRS"),
            "{text}"
        );
    }
}

#[test]
fn a_code_contains_no_name() {
    let mut cards = seat_cards_of(1, false);
    cards.occasion.club.name = "Étoile d’œuvre ; club".to_owned();
    let code = cards.code(&cards.cards[0]);
    assert_eq!(code, "TAPIS1;Etoile d'oeuvre , club;12;2026-11-21;entry 1;table 1;seat 1");
    let printed = seat_cards::print(&cards, style(Language::Fr));
    assert_eq!(scanned(&printed, "accents"), [code].into());
}
