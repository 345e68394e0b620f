//! Moves, prizes and the history as documents.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use tapis_documents::papers::history::{self, History};
use tapis_documents::papers::moves::{self, Cause, Move, Moves, Seat, Together};
use tapis_documents::papers::prizes::{self, Prizes, Thing};
use tapis_documents::papers::{Moment, Name};
use tapis_documents::{PdfFile, Style};
use tapis_locale::Language;

fn moves(count: usize, style: Style) -> PdfFile {
    let day = occasion().day;
    let of = |index: usize| Move {
        entry: u32::try_from(index).unwrap_or(0) + 1,
        name: name(index),
        from: Seat { table: 4, seat: u8::try_from(index % 9 + 1).unwrap() },
        to: Seat { table: u16::try_from(index % 3 + 1).unwrap(), seat: 10 },
    };
    let all: Vec<Move> = (0..count).map(of).collect();
    let causes = [(Cause::Break, "6-6"), (Cause::Balance, "6-8"), (Cause::FinalTable, "1-4")];
    let together =
        all.chunks(9).zip(causes.iter().cycle()).zip(0..).map(|((moves, (cause, rule)), index)| Together {
            at: Moment { day, minute: 23 * 60 - index },
            cause: *cause,
            rule: (*rule).to_owned(),
            moves: moves.to_vec(),
        });
    moves::print(&Moves { occasion: occasion(), together: together.collect() }, style)
}

fn prizes(places: usize, finished: bool, style: Style) -> PdfFile {
    let ham = Thing {
        name: "Jambon d’Auvergne".to_owned(),
        value: Some(8_000),
        donor: Some("Boucherie Martin".to_owned()),
    };
    let line = |index: usize| prizes::PrizeRow {
        place: u32::try_from(index + 1).unwrap(),
        to: u32::try_from(index + 1).unwrap(),
        amount: 50_000 / i64::try_from(index + 1).unwrap() / 500 * 500,
        in_kind: if index == 1 { vec![ham.clone()] } else { Vec::new() },
        winner: finished.then(|| name(index)),
    };
    let prizes = Prizes {
        occasion: occasion(),
        finished,
        players: 60,
        entries: 60,
        pool: 120_000,
        announced: None,
        unshared: 0,
        currency: "EUR".to_owned(),
        lines: (0..places).map(line).collect(),
        named: Vec::new(),
    };
    prizes::print(&prizes, style)
}

fn history(lines: usize, style: Style) -> PdfFile {
    let day = occasion().day;
    let line = |index: usize| {
        let minute = 20 * 60 + i64::try_from(index).unwrap();
        history::HistoryRow {
            seq: i64::try_from(index + 1).unwrap(),
            at: Moment { day: day + chrono::Days::new(u64::try_from(minute / 1440).unwrap()), minute },
            who: "Nadine".to_owned(),
            text: format!("Sortie de {}", name(index).called()),
            undone: index == 2,
        }
    };
    history::print(&History { occasion: occasion(), lines: (0..lines).map(line).collect() }, style)
}

#[test]
fn moves_state_player_seats_and_rule() {
    let text = words(&moves(20, style(Language::Fr)), "moves-20", Language::Fr);
    for part in [
        "Déplacements",
        "23 h 00 · Table fermée (règle 6-6)",
        "Amélie Berthier Table 4, place 1 Table 1, place 10",
        "22 h 58 · Table finale (règle 1-4)",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = words(&moves(20, style(Language::En)), "moves-20", Language::En);
    assert!(text.contains("22:59 · Balancing (rule 6-8)"), "{text}");
    assert!(text.contains("Amélie Berthier Table 4, seat 1 Table 1, seat 10"), "{text}");
    let nothing = words(&moves(0, style(Language::Fr)), "moves-0", Language::Fr);
    assert!(nothing.contains("Personne n’a changé de place."), "{nothing}");
}

#[test]
fn prizes_name_donor_and_winners() {
    let text = words(&prizes(5, false, style(Language::Fr)), "prizes-5", Language::Fr);
    assert!(text.contains("1er 500 €") && text.contains("Dotation : 1 200 €"), "{text}");
    assert!(text.contains("offert par Boucherie") && !text.contains("Signature"), "{text}");
    let text = words(&prizes(5, true, style(Language::En)), "prizes-5-won", Language::En);
    assert!(text.contains("1st €500 Amélie Berthier"), "{text}");
    assert!(text.contains("Winner") && !text.contains("Signature"), "{text}");
    let text = words(&prizes(0, false, style(Language::Fr)), "prizes-0", Language::Fr);
    assert!(text.contains("Aucune place payée"), "{text}");
}

#[test]
fn history_is_in_order_with_its_dates() {
    let text = words(&history(300, style(Language::Fr)), "history-300", Language::Fr);
    let (eve, next) = (
        text.find("21 novembre 2026 1 20 h 00 Sortie de Amélie Berthier Nadine"),
        text.find("22 novembre 2026"),
    );
    assert!(eve.is_some() || text.contains("1 20 h 00 Sortie de Amélie Berthier Nadine"), "{text}");
    assert!(next.is_some(), "{text}");
    assert!(text.contains("(annulé ensuite)"), "{text}");
    let text = words(&history(3, style(Language::En)), "history-3", Language::En);
    assert!(text.contains("(undone later)") && text.contains("3 20:02"), "{text}");
}

#[test]
fn page_counts_depend_on_lines_and_bytes_on_facts() {
    let pages = [6, 60, 300].map(|count| {
        [
            moves(count, style(Language::Fr)).pages,
            prizes(count / 3, true, style(Language::Fr)).pages,
            history(count, style(Language::Fr)).pages,
        ]
    });
    assert_eq!(pages, [[1, 1, 1], [4, 1, 2], [17, 5, 9]]);
    for language in BOTH {
        assert!(moves(9, style(language)) == moves(9, style(language)));
        assert!(prizes(9, true, style(language)) == prizes(9, true, style(language)));
        assert!(history(9, style(language)) == history(9, style(language)));
    }
}

#[test]
fn a_club_without_money_still_has_prizes_in_kind() {
    let thing = Thing { name: "Coupe".to_owned(), value: None, donor: None };
    let winner = Some(Name { first: "Ana".to_owned(), last: "Zola".to_owned() });
    let line = prizes::PrizeRow { place: 1, to: 1, amount: 0, in_kind: vec![thing], winner };
    let prizes = Prizes {
        occasion: occasion(),
        finished: true,
        players: 12,
        entries: 12,
        pool: 0,
        announced: None,
        unshared: 0,
        currency: String::new(),
        lines: vec![line],
        named: Vec::new(),
    };
    let text = words(&prizes::print(&prizes, style(Language::Fr)), "prizes-things", Language::Fr);
    assert!(text.contains("1er Coupe Ana Zola") && !text.contains("Dotation"), "{text}");
}

/// Moves of one moment are below its heading, and not on the next page without one.
#[test]
fn moves_of_one_moment_stay_together() {
    let printed = moves(60, style(Language::Fr));
    for page in 1..=printed.pages {
        let words = spots(&printed, "moves-together", page);
        let count = |said: &str| words.iter().filter(|spot| spot.said == said).count();
        let (heads, rows) = (count("(règle"), count("4,"));
        assert!(heads > 0 && rows.div_ceil(9) == heads, "page {page}: {rows} rows below {heads} heads");
    }
}

#[test]
fn places_with_the_same_prize_share_a_line() {
    let line = |place: u32, to: u32, amount: i64| prizes::PrizeRow {
        place,
        to,
        amount,
        in_kind: vec![],
        winner: None,
    };
    let book = Thing { name: "Livre".to_owned(), value: Some(1_500), donor: Some("Librairie".to_owned()) };
    let named = |name: &str, amount, thing: Option<&Thing>, winner| prizes::SpecialPrize {
        name: name.to_owned(),
        amount,
        thing: thing.cloned(),
        winner,
    };
    let winner = Some(Name { first: "Ana".to_owned(), last: "Zola".to_owned() });
    let prizes = Prizes {
        occasion: occasion(),
        finished: false,
        players: 90,
        entries: 90,
        pool: 50_000,
        announced: Some(Moment { day: occasion().day, minute: 21 * 60 + 40 }),
        unshared: 1_500,
        currency: "EUR".to_owned(),
        lines: vec![line(1, 1, 30_000), line(2, 9, 2_000), line(10, 12, 1_000)],
        named: vec![
            named("Premier sorti", 500, None, winner),
            named("Meilleur débutant", 1_000, Some(&book), None),
        ],
    };
    let text = words(&prizes::print(&prizes, style(Language::Fr)), "prizes-folded", Language::Fr);
    for part in [
        "2e–9e 20 €",
        "10e–12e 10 €",
        "12 places payées",
        "Annoncés à 21 h 40",
        "Non partagé : 15 €",
        "Autres prix",
        "Premier sorti 5",
        "Meilleur débutant 10 € + Livre (15 €, offert par Librairie)",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}
