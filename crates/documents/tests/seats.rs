//! Documents about seats and money: codes that scan, tables seen from above, slips, receipts, the
//! sign-in sheet, the draw certificate.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::Command;

use crate::common::*;
use tapis_documents::papers::bag_slips::{self, BagSlips, Slip};
use tapis_documents::papers::draw_certificate::{self, Draw, DrawStatus, DrawnSeat, Draws, Kind};
use tapis_documents::papers::moves::{Cause, Move, Moves, Seat, Together};
use tapis_documents::papers::receipts::{self, Detail, Motive, Receipt, Receipts};
use tapis_documents::papers::seat_cards::{self, Card, NoSeatReason, SeatCards};
use tapis_documents::papers::sign_in::{self, SignIn};
use tapis_documents::papers::structure::Ante;
use tapis_documents::papers::table_sheets::{self, Blinds, FinalTable, TableSheet, TableSheets};
use tapis_documents::papers::{Chair, Moment, Proof, move_slips};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::Language;

fn number<N: TryFrom<usize>>(index: usize) -> N
where
    N::Error: std::fmt::Debug,
{
    N::try_from(index).unwrap()
}

fn moment() -> Moment {
    occasion().as_of.unwrap()
}

pub fn seat_cards_of(players: usize, ten: bool) -> SeatCards {
    SeatCards {
        nobody_late: false,
        occasion: occasion(),
        tournament: 12,
        phones: String::new(),
        starts: 20 * 60,
        ten,
        cards: cards(players),
        without: None,
    }
}

fn bag_slips(players: usize, style: Style) -> PdfFile {
    let slip = |(index, card): (usize, Card)| Slip {
        name: card.name,
        entry: card.entry,
        seat: Some((card.table, card.seat)),
        chips: (index > 0).then_some(23_450),
    };
    let slips = cards(players).into_iter().enumerate().map(slip).collect();
    bag_slips::print(&BagSlips { occasion: occasion(), flight: true, slips }, style)
}

fn eight(players: usize, style: Style) -> PdfFile {
    seat_cards::print(&seat_cards_of(players, false), style)
}

pub fn ten(players: usize, style: Style) -> PdfFile {
    seat_cards::print(&seat_cards_of(players, true), style)
}

pub fn table(from: usize, players: usize) -> TableSheet {
    let chair =
        |seat: usize| Chair { seat: number(seat), name: (seat <= players).then(|| name(from + seat - 1)) };
    TableSheet {
        table: number(from / 9 + 1),
        chairs: (1..=10).map(chair).collect(),
        button: Some(3),
        dealt: true,
        captain: None,
    }
}

pub fn blinds() -> Vec<Blinds> {
    (1..=20)
        .map(|level| Blinds { level, small: 25_000, big: 50_000, ante: 50_000, ..Blinds::default() })
        .collect()
}

pub fn table_sheets(players: usize, style: Style) -> PdfFile {
    let tables = (0..players).step_by(9).map(|from| table(from, (players - from).min(9)));
    let sheets = TableSheets {
        occasion: occasion(),
        tables: tables.collect(),
        blinds: blinds(),
        ante: Ante::None,
        wifi: None,
    };
    table_sheets::print(&sheets, style)
}

fn final_table(players: usize, style: Style) -> PdfFile {
    table_sheets::print_final(&final_of(players), style)
}

fn final_of(players: usize) -> FinalTable {
    FinalTable {
        occasion: occasion(),
        table: Some(table(0, players.min(10))),
        over: false,
        chips: 1_200_000,
        prizes: (1..=9).map(|place| (place, 100_000 / i64::from(place))).collect(),
        currency: "EUR".to_owned(),
    }
}

fn slips(players: usize, style: Style) -> PdfFile {
    move_slips::print(&slips_of(players), None, style)
}

pub fn slips_of(players: usize) -> Moves {
    let step = |index| Move {
        entry: u32::try_from(index).unwrap() + 1,
        name: name(index),
        from: Seat { table: 10, seat: 3 },
        to: Seat { table: number(index % 120 + 1), seat: 10 },
    };
    let (at, cause, rule) = (moment(), Cause::Break, "6-6".to_owned());
    let moves = Together { at, cause, rule, moves: (0..players).map(step).collect() };
    Moves { occasion: occasion(), together: vec![moves] }
}

fn sign_in(players: usize, style: Style) -> PdfFile {
    let line = |index: usize| sign_in::SignInRow {
        entry: Some(number(index + 1)),
        name: name(index),
        due: 1_500,
        paid: [1_500, 0, 500][index % 3],
    };
    let price = Some((1_500, "EUR".to_owned()));
    let lines = (0..players).map(line).collect();
    sign_in::print(
        &SignIn { occasion: occasion(), starts: 20 * 60, price, lines, waiting: Vec::new() },
        style,
    )
}

pub fn receipts_for(players: usize, style: Style) -> PdfFile {
    receipts::print(&receipts_of(players), style)
}

pub fn receipts_of(players: usize) -> Receipts {
    let receipt = |index: usize| Receipt {
        number: format!("12-{:03}", index + 1),
        day: moment().day,
        minute: Some(moment().minute),
        name: name(index),
        detail: Detail::Entry(number(index + 1)),
        amount: [7_150, 8_000, 20_100, 1_250][index % 4],
        motive: [Motive::Entry, Motive::Rebuy, Motive::GivenBack][index % 3],
        who: "Camille".to_owned(),
        void: index == 1,
    };
    let currency = "EUR".to_owned();
    let receipts = (0..players).map(receipt).collect();
    Receipts { occasion: occasion(), currency, receipts, only: None }
}

fn certificate(players: usize, style: Style) -> PdfFile {
    let drawn = |index: usize| DrawnSeat {
        entry: number(index + 1),
        name: name(index),
        table: number(index / 9 + 1),
        seat: number(index % 9 + 1),
        kept: index == 4,
    };
    let seats = |table| draw_certificate::Seats { table, seats: (1..=9).collect(), players: 0 };
    let draw = Draw {
        at: moment(),
        kind: Kind::Start,
        rule: "1-4".to_owned(),
        seed: "0123456789abcdef".repeat(4),
        from: (1..=number(players / 9 + 1)).map(seats).collect(),
        drawn: (0..players).map(drawn).collect(),
        leaves: None,
        teams: Vec::new(),
        standing: DrawStatus::Replaced,
    };
    draw_certificate::print(
        &Draws {
            occasion: occasion(),
            draws: vec![draw],
            envelopes: Vec::new(),
            currency: String::new(),
            proof: Some(Proof { code: "7-K7Q2-9XPM-4T0A-HJ3C".to_owned(), key: None, hours_off: 0 }),
        },
        style,
    )
}

/// Each document with a name, and its number of pages with this many entries; pieces to cut out are alike
/// from the second page on, so that a hundred tell as much as six hundred.
pub const ALL: [(&str, Make, Counts); 9] = [
    ("seat_cards-8", eight, [(6, 1), (60, 8), (120, 15)]),
    ("seat_cards-10", ten, [(6, 1), (60, 6), (120, 12)]),
    ("table_sheets", table_sheets, [(6, 1), (60, 7), (240, 27)]),
    ("final_table", final_table, [(6, 1), (60, 1), (600, 1)]),
    ("move_slips", slips, [(6, 1), (60, 8), (120, 15)]),
    ("bag_slips", bag_slips, [(6, 1), (60, 8), (120, 15)]),
    ("sign_in", sign_in, [(6, 1), (60, 3), (600, 28)]),
    ("receipts", receipts_for, [(6, 2), (60, 15), (120, 30)]),
    ("draw_certificate", certificate, [(6, 1), (60, 2), (600, 14)]),
];

/// Counts pages and validates each file.
fn counted(all: &[(&'static str, Make, Counts)], language: Language, most: usize) {
    for (what, make, expected) in all.iter().copied() {
        for (entries, pages) in expected.into_iter().take(most) {
            let printed = once(what, make, entries, language);
            assert_eq!(printed.missing, Vec::<char>::new(), "{what}");
            let path = kept(&printed, &format!("{what}-{entries}"), language);
            let checked = Command::new("qpdf").arg("--check").arg(&path).output().unwrap();
            assert!(checked.status.success(), "{what}: {}", String::from_utf8_lossy(&checked.stdout));
            assert_eq!(printed.pages, pages, "{what} {entries} {language:?}");
        }
    }
}

#[test]
fn page_counts_depend_on_entries_and_files_are_valid() {
    counted(&ALL, Language::Fr, 3);
}

#[test]
fn page_counts_are_the_same_in_english() {
    counted(&ALL[2..], Language::En, 2);
}

#[test]
fn equal_facts_give_equal_bytes_in_both_styles() {
    for (what, make, _) in ALL {
        let black = Style { colour: false, paper: Paper::Letter, ..style(Language::Fr) };
        let printed = make(20, black);
        assert!(printed.bytes == make(20, black).bytes, "{what}");
        let file = lopdf::Document::load_mem(&printed.bytes).unwrap();
        let coloured = file.get_pages().into_values().any(|page| {
            let content = file.get_and_decode_page_content(page).unwrap();
            content.operations.iter().any(|operation| matches!(operation.operator.as_str(), "rg" | "RG"))
        });
        assert!(!coloured, "{what}");
        for line in fonts(&printed, &format!("{what}-fonts"), Language::Fr) {
            assert!(line.contains("NotoSans") && line.contains("yes yes yes"), "{what}: {line}");
        }
    }
}

#[test]
fn every_document_has_its_content_in_both_languages() {
    let expected: [(&'static str, Make, [&[&str]; 2]); 8] = [
        (
            "seat_cards-10",
            ten,
            [
                &["Inscription nº 1", "Amélie Berthier", "21 novembre 2026 · 20 h 00"],
                &["Entry no. 1", "20:00"],
            ],
        ),
        (
            "bag_slips",
            bag_slips,
            [
                &["Amélie Berthier", "table 1, place 2", "23 450", "Compté avec"],
                &["table 1, seat 2", "23,450", "Counted with"],
            ],
        ),
        (
            "table_sheets",
            table_sheets,
            [
                &["Table 1", "DONNEUR", "25 000 / 50 000", "D : bouton"],
                &["DEALER", "25,000 / 50,000", "Blinds"],
            ],
        ),
        (
            "final_table",
            final_table,
            [
                &["Table finale", "Tapis :", "1 200 000 jetons en jeu", "1er 1 000 €"],
                &["Final table", "Stack:", "1st €1,000"],
            ],
        ),
        (
            "move_slips",
            slips,
            [
                &["Quitte la table 10, place 3", "Table fermée (règle 6-6)", "20 h 05"],
                &["Leaves table 10, seat 3", "(rule 6-6)", "20:05"],
            ],
        ),
        (
            "sign_in",
            sign_in,
            [
                &[
                    "Feuille d’émargement",
                    "accepte le règlement",
                    "Berthier Amélie 15 € 15 €",
                    "Arrivés sans inscription",
                ],
                &["Sign-in sheet", "accepts the rules", "Berthier Amélie €15 €15", "Walk-ins"],
            ],
        ),
        (
            "receipts",
            receipts_for,
            [
                &[
                    "Reçu nº 12-001",
                    "Soixante et onze euros et cinquante centimes",
                    "ANNULÉ",
                    "Remboursement nº 12-003",
                    "Deux cent un euros",
                    "Souche",
                ],
                &[
                    "Receipt no. 12-001",
                    "Seventy-one euros and fifty cents",
                    "VOID",
                    "Refund no. 12-003",
                    "Counterfoil",
                ],
            ],
        ),
        (
            "draw_certificate",
            certificate,
            [
                &["Graine : 01234567 89abcdef", "table 1 : 1–9", "5 (gardée)", "ChaCha20", "remplacé"],
                &["Seed: 01234567 89abcdef", "table 1: 1–9", "5 (kept)", "replaced by a later draw"],
            ],
        ),
    ];
    for (what, make, languages) in expected {
        for (language, sentences) in BOTH.into_iter().zip(languages) {
            let text = words(&once(what, make, 6, language), what, language);
            for sentence in sentences {
                assert!(text.contains(sentence), "{what} {language:?}: no “{sentence}” in\n{text}");
            }
            let keys = ["doc-", "seats-", "receipts-", "sign_in-", "draws-"];
            assert!(!keys.iter().any(|key| text.contains(key)), "{what} {language:?}: a bare key\n{text}");
        }
    }
}

#[test]
fn a_single_prize_has_a_single_heading() {
    let over = FinalTable { table: None, over: true, ..final_of(9) };
    let over = words(&table_sheets::print_final(&over, style(Language::Fr)), "final-over", Language::Fr);
    assert!(over.contains("Le tournoi est terminé"), "{over}");
    let sheet = FinalTable { prizes: vec![(1, 8_000)], ..final_of(9) };
    let said =
        words(&table_sheets::print_final(&sheet, style(Language::Fr)), "final-one-prize", Language::Fr);
    assert_eq!(said.matches("Gain").count(), 1, "{said}");
}

/// The procedure is on one page; its last lines are never alone on the next.
#[test]
fn the_procedure_of_draws_is_not_divided() {
    for players in [34, 40, 46, 52, 58] {
        let printed = certificate(players, style(Language::Fr));
        let said = lines(&printed, "procedure", Language::Fr).join("\n");
        let last = said.trim_end_matches(['\u{c}', '\n']).rsplit('\u{c}').next().unwrap().to_owned();
        assert!(last.contains("Comment refaire un tirage"), "{players}: {last}");
    }
}

#[test]
fn with_nothing_to_print_there_is_a_sentence() {
    let none = receipts_for(0, style(Language::Fr));
    assert!(words(&none, "no-receipts", Language::Fr).contains("Aucun paiement n’a été enregistré."));
    let none = eight(0, style(Language::En));
    assert!(words(&none, "no-cards", Language::En).contains("Nobody is seated"));
    // If one player was asked for, the sentence is about that player.
    let named = |why| SeatCards { without: Some((name(1), why)), ..seat_cards_of(0, false) };
    for (why, french, english) in [
        (NoSeatReason::Out, "n’est plus en jeu", "is out of the tournament"),
        (NoSeatReason::NotYet, "n’a pas encore de place", "has no seat yet"),
        (NoSeatReason::Withdrawn, "a été retirée", "was taken back"),
    ] {
        for (language, said) in [(Language::Fr, french), (Language::En, english)] {
            let text = words(&seat_cards::print(&named(why), style(language)), "no-card", language);
            assert!(text.contains(said) && text.contains(&name(1).last), "{text}");
        }
    }
    let only = Receipts { only: Some(name(1)), ..receipts_of(0) };
    let none = words(&receipts::print(&only, style(Language::Fr)), "no-receipt", Language::Fr);
    assert!(none.contains("enregistré pour") && none.contains(&name(1).last), "{none}");
    let none = move_slips::print(&slips_of(0), Some(&name(1)), style(Language::Fr));
    let none = words(&none, "no-slip", Language::Fr);
    assert!(none.contains("n’a pas changé de place") && none.contains(&name(1).last), "{none}");
    let mut sheet = FinalTable {
        over: false,
        occasion: occasion(),
        table: None,
        chips: 0,
        prizes: Vec::new(),
        currency: String::new(),
    };
    sheet.occasion.as_of = None;
    let none = table_sheets::print_final(&sheet, style(Language::En));
    assert!(words(&none, "no-final", Language::En).contains("There is no final table yet"));
}

#[test]
fn a_table_sheet_shows_the_ante_and_the_dealer() {
    let read = |dealt: bool, ante: Ante| {
        let tables = vec![TableSheet { dealt, ..table(0, 9) }];
        let sheets = TableSheets { occasion: occasion(), tables, blinds: blinds(), ante, wifi: None };
        words(&table_sheets::print(&sheets, style(Language::Fr)), "table-sheets-dealt", Language::Fr)
    };
    let dealt = read(true, Ante::BigBlind);
    assert!(dealt.contains("DONNEUR") && dealt.contains("La grosse blinde paie l’ante"), "{dealt}");
    let players_deal = read(false, Ante::None);
    assert!(!players_deal.contains("DONNEUR") && !players_deal.contains("paie l’ante"), "{players_deal}");
}
