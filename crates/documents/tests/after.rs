//! Documents of an evening's end: payouts, eliminations, rulings, the report.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use tapis_documents::papers::eliminations::{self, Eliminations, Hunter};
use tapis_documents::papers::payouts::{self, MadePayout, Payouts};
use tapis_documents::papers::prizes::Thing;
use tapis_documents::papers::report::{
    self, Attendance, Hours, Incident, Income, Moves, Report, SaleKind, Till,
};
use tapis_documents::papers::results;
use tapis_documents::papers::rulings::{self, Departure, Ruling, Rulings};
use tapis_documents::papers::stacks::{self, Stacks};
use tapis_documents::papers::{Moment, Name};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::Language;

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap()
}

fn at(minute: usize) -> Moment {
    let minute = 20 * 60 + i64::try_from(minute).unwrap();
    let day = occasion().day + chrono::Days::new(u64::try_from(minute / 1440).unwrap());
    Moment { day, minute: minute % 1440 }
}

pub fn payouts(places: usize, style: Style) -> PdfFile {
    let ham = Thing {
        name: "Jambon d’Auvergne".to_owned(),
        value: Some(8_000),
        donor: Some("Boucherie Martin".to_owned()),
    };
    let line = |index: usize| payouts::PayoutRow {
        place: small(index + 1),
        winner: (index > 0).then(|| name(index)),
        amount: 120_000 / i64::try_from(index + 1).unwrap() / 500 * 500,
        bounties: if index % 2 == 1 && places > 8 { 2_000 } else { 0 },
        in_kind: if index == 2 { vec![ham.clone()] } else { Vec::new() },
        handed: (index > 2).then(|| MadePayout { at: at(index), other: (index == 3).then_some(12_500) }),
        owes: 0,
    };
    let lines: Vec<payouts::PayoutRow> = (0..places).map(line).collect();
    let total = lines.iter().map(|line| line.amount).sum();
    let payouts = Payouts {
        occasion: occasion(),
        currency: "EUR".to_owned(),
        lines,
        named: Vec::new(),
        total,
        handed: 12_500,
        left: total - 12_500,
        unshared: None,
        finished: true,
    };
    payouts::print(&payouts, style)
}

fn eliminations(players: usize, style: Style) -> PdfFile {
    let line = |index: usize| eliminations::EliminationRow {
        at: at(index),
        level: small(index / 20 + 1),
        table: u16::try_from(index % 7 + 1).unwrap(),
        name: name(index),
        place: small(players + 1 - index),
        by: (1..=index % 4).take(2).map(|by| name(index + 2 + by)).collect(),
    };
    let eliminations = Eliminations {
        occasion: occasion(),
        lines: (0..players).map(line).collect(),
        left: 1,
        winners: vec![name(4)],
        hunters: (0..players.min(9))
            .map(|index| Hunter { name: name(index), count: 9 - small(index) })
            .collect(),
    };
    eliminations::print(&eliminations, style)
}

fn stacks(players: usize, missing: Option<i64>, style: Style) -> PdfFile {
    let chips = |index: usize| 180_000 / i64::try_from(index + 1).unwrap();
    let line = |index: usize| stacks::StackRow {
        rank: small(index + 1),
        name: name(index),
        at: (u16::try_from(index % 13 + 1).unwrap(), u8::try_from(index % 9 + 1).unwrap()),
        chips: chips(index),
        bb_tenths: chips(index) / 80,
    };
    let counted = (0..players).map(chips).sum();
    let stacks = Stacks {
        occasion: occasion(),
        at: (players > 0).then(|| at(92)),
        left: small(players),
        counted: missing.map(|missing| (counted, counted + missing)),
        lines: (0..players).map(line).collect(),
    };
    stacks::print(&stacks, style)
}

fn rulings(count: usize, style: Style) -> PdfFile {
    let ruling = |index: usize| Ruling {
        at: at(index * 7),
        table: (!index.is_multiple_of(3)).then(|| u16::try_from(index % 9 + 1).unwrap()),
        player: index.is_multiple_of(2).then(|| name(index).called()),
        question: "Relance minimale".to_owned(),
        facts: vec!["Grosse blinde : 400".to_owned(), "Mise à payer : 1 200".to_owned()],
        answer: "La relance minimale est à 2 000.".to_owned(),
        lines: vec!["Chaque relance vaut au moins la précédente.".to_owned()],
        because: Some("Une relance vaut au moins la mise ou la relance précédente.".to_owned()),
        rules: vec!["7-12".to_owned(), "7-13".to_owned()],
        overruled: (index % 4 == 1).then(|| Departure {
            decision: "Le suivi est accepté tel quel.".to_owned(),
            reason: "Le croupier avait annoncé un autre montant, et toute la table l’a entendu ainsi."
                .to_owned(),
        }),
        who: "Nadine".to_owned(),
    };
    let rulings = Rulings { occasion: occasion(), rulings: (0..count).map(ruling).collect() };
    rulings::print(&rulings, style)
}

pub fn report(players: usize, style: Style) -> PdfFile {
    let line = |index: usize| results::ResultRow {
        place: small(index + 1),
        name: name(index),
        bounties: 0,
        prize: if index < 8 { 100_000 / i64::try_from(index + 1).unwrap() } else { 0 },
        in_kind: if index == 1 { vec!["Jambon d’Auvergne".to_owned()] } else { Vec::new() },
        points: 100 * i64::try_from(players - index).unwrap(),
        championships: Vec::new(),
    };
    let said = |index: usize| {
        format!(
            "{}, action hors tour : exclusion de 2 tours (règle 7-23), levée ensuite.",
            name(index).called()
        )
    };
    let incident = |index: usize| Incident { at: at(index * 11), said: said(index) };
    let report = Report {
        occasion: occasion(),
        finished: true,
        attendance: Attendance { entries: small(players), newcomers: 3, late: 2, withdrawn: 1, tables: 7 },
        hours: Hours { planned: 1200, began: Some(1207), ended: Some(35), level: 14 },
        till: Some(Till {
            currency: "EUR".to_owned(),
            takings: vec![
                Income { of: SaleKind::Entries, count: small(players), due: 60_000 },
                Income { of: SaleKind::Rebuys, count: 14, due: 14_000 },
                Income { of: SaleKind::Addons, count: 21, due: 21_000 },
            ],
            due: 95_000,
            received: 93_000,
            owed: vec![
                (Name { first: "Benoît".to_owned(), last: "Rousseau".to_owned() }, 1_500),
                (Name { first: "Léa".to_owned(), last: "Petit".to_owned() }, 1_000),
            ],
            written_off: 0,
            too_much: 500,
            pool: 100_000,
            bounties: 0,
            club: 6_000,
            added: 11_000,
            unshared: None,
            handed: 80_000,
            left: 20_000,
            till: 13_000,
        }),
        results: (0..players).map(line).collect(),
        named: Vec::new(),
        moves: Moves { players: 23, balance: 8, broken: 4, redraws: 1 },
        incidents: (0..players / 2).map(incident).collect(),
        proof: None,
    };
    report::print(&report, style)
}

#[test]
fn winners_sign_for_what_they_receive() {
    let text = words(&payouts(12, style(Language::Fr)), "payouts-12", Language::Fr);
    for part in [
        "Feuille de paiement",
        "Reste à remettre",
        "Signature",
        "20 h 03 (125 €)",
        "Jambon",
        "Le trésorier",
        "Total",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = words(&payouts(12, style(Language::En)), "payouts-12", Language::En);
    assert!(text.contains("Still to be handed over: €") && text.contains("Treasurer"), "{text}");
    let text = words(&payouts(0, style(Language::Fr)), "payouts-0", Language::Fr);
    assert!(text.contains("Il n’y a rien à gagner."), "{text}");
}

/// At most a dozen, and nobody tied with one of them is left out.
#[test]
fn only_the_players_with_most_eliminations_are_named() {
    let counts = |all: &[u32]| {
        let one = |(index, count): (usize, &u32)| Hunter { name: name(index), count: *count };
        let eliminations = Eliminations {
            occasion: occasion(),
            lines: vec![eliminations::EliminationRow {
                at: at(0),
                level: 1,
                table: 1,
                name: name(0),
                place: 2,
                by: Vec::new(),
            }],
            left: 1,
            winners: Vec::new(),
            hunters: all.iter().enumerate().map(one).collect(),
        };
        let printed = eliminations::print(&eliminations, style(Language::Fr));
        words(&printed, "hunters", Language::Fr).matches(" : ").count()
    };
    let falling: Vec<u32> = (2..40).rev().collect();
    let shared = [vec![9; 5], vec![4; 3], vec![2; 60]].concat();
    assert_eq!([counts(&falling), counts(&shared), counts(&[2; 70])], [12, 8, 12]);
}

/// However many there are, whoever signs for all sees at least two of them.
#[test]
fn signatures_are_never_alone_on_a_page() {
    // Around the ends of the first, second and third page.
    for paper in [Paper::A4, Paper::Letter] {
        for places in (13..17).chain(28..32).chain(45..50) {
            let printed = payouts(places, Style { paper, ..style(Language::Fr) });
            let spots = spots(&printed, "payouts-signed", printed.pages);
            let said: Vec<&str> = spots.iter().map(|spot| spot.said.as_str()).collect();
            assert!(said.contains(&"trésorier") && said.contains(&"Total"), "{places} {paper:?}: {said:?}");
            let place = format!("{places}e");
            assert!(said.contains(&place.as_str()), "{places} {paper:?}: {place} in {said:?}");
        }
    }
}

#[test]
fn eliminations_state_player_time_eliminator_and_level() {
    let text = words(&eliminations(300, style(Language::Fr)), "eliminations-300", Language::Fr);
    for part in
        ["Éliminations", "300 joueurs sortis.", "Vainqueur : Αλέξανδρος", "Sorti par", "22 novembre 2026"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = words(&eliminations(6, style(Language::En)), "eliminations-6", Language::En);
    assert!(text.contains("Put out by") && text.contains("6 20:05 1 6"), "{text}");
    let text = words(&eliminations(0, style(Language::En)), "eliminations-0", Language::En);
    assert!(text.contains("Nobody is out."), "{text}");
}

#[test]
fn stacks_state_rank_chips_blinds_and_what_is_missing() {
    let text = words(&stacks(110, Some(2_500), style(Language::Fr)), "stacks-110", Language::Fr);
    for part in
        ["Comptés à 21 h 32 : 110 joueurs sur 110.", "il en manque 2 500", "1 1 180 000 225", "6 428 8"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = words(&stacks(8, Some(0), style(Language::En)), "stacks-8", Language::En);
    assert!(text.contains("the count is right") && text.contains("22,500 28"), "{text}");
    let text = words(&stacks(8, Some(-75), style(Language::En)), "stacks-over", Language::En);
    assert!(text.contains("75 too many"), "{text}");
    let text = words(&stacks(0, None, style(Language::En)), "stacks-0", Language::En);
    assert!(text.contains("No stack was counted."), "{text}");
}

#[test]
fn rulings_state_question_answer_rule_and_the_directors_reason() {
    let text = words(&rulings(5, style(Language::Fr)), "rulings-5", Language::Fr);
    for part in [
        "5 arbitrages. Dans 1 cas, le directeur s’est écarté du règlement.",
        "20 h 07 · Table 2 · Relance minimale",
        "Grosse blinde : 400",
        "(règles 7-12, 7-13)",
        "Décision du directeur : Le suivi est accepté",
        "Motif : Le croupier",
        "Noté par Nadine.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let nothing = words(&rulings(0, style(Language::En)), "rulings-0", Language::En);
    assert!(nothing.contains("No ruling was kept."), "{nothing}");
}

/// The committee reads one page, whatever happened.
#[test]
fn the_report_is_one_page() {
    for language in BOTH {
        for paper in [Paper::A4, Paper::Letter] {
            for players in [0, 1, 6, 60, 600] {
                let printed = report(players, Style { paper, ..style(language) });
                assert_eq!(printed.pages, 1, "{players} {language:?} {paper:?}");
                assert_eq!(printed.missing, [] as [char; 0]);
            }
        }
    }
    let text = words(&report(60, style(Language::Fr)), "report-60", Language::Fr);
    for part in [
        "60 inscriptions",
        "Reste dû par Benoît Rousseau",
        "En caisse",
        "130 €",
        "Tables fermées",
        "et 16 autres",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = words(&report(6, style(Language::En)), "report-6", Language::En);
    assert!(text.contains("The club’s part €60") && text.contains("In the till €130"), "{text}");
    assert!(!text.contains("printed apart"), "all three incidents are there: {text}");
}

#[test]
fn equal_facts_give_equal_bytes() {
    for language in BOTH {
        let make: [fn(usize, Style) -> PdfFile; 4] = [payouts, eliminations, rulings, report];
        for (index, make) in make.into_iter().enumerate() {
            for count in [6, 60] {
                let printed = make(count, style(language));
                assert!(printed == make(count, style(language)), "{index} {count}");
                assert_eq!(printed.missing, [] as [char; 0], "{index} {count}");
                kept(&printed, &format!("after-{index}-{count}"), language);
                if count == 6 {
                    let grey = Style { colour: false, ..style(language) };
                    assert_eq!(make(count, grey).pages, printed.pages);
                }
            }
            if language == Language::Fr {
                kept(&make(600, style(language)), &format!("after-{index}-600"), language);
            }
        }
    }
}

#[test]
fn an_empty_name_causes_no_error() {
    let hunters = vec![Hunter { name: Name::default(), count: 2 }];
    let eliminations =
        Eliminations { occasion: occasion(), lines: Vec::new(), left: 3, winners: Vec::new(), hunters };
    let text =
        words(&eliminations::print(&eliminations, style(Language::Fr)), "eliminations-none", Language::Fr);
    assert!(text.contains("3 joueurs encore en jeu."), "{text}");
}
