//! Documents about members: the list, cards to cut out, a member's season.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use crate::common::*;
use chrono::{Days, NaiveDate};
use image::{ImageFormat, Rgb, RgbImage};
use tapis_documents::layout::picture::{self, Picture};
use tapis_documents::layout::{Run, Type, set};
use tapis_documents::papers::dossier::{self, Dossier, Fact, Head, HeadKind, Part, Piece};
use tapis_documents::papers::member_card::{self, Card, MemberCards, Status};
use tapis_documents::papers::member_year::{self, MemberYear, Purse};
use tapis_documents::papers::members::{self, Contact, Members};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::Language;

fn day(number: usize) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 9, 4).unwrap() + Days::new(u64::try_from(number * 7).unwrap())
}

fn members(count: usize, private: bool, style: Style) -> PdfFile {
    let line = |index: usize| members::MemberRow {
        number: format!("{:03}", index + 1),
        name: name(index),
        nickname: if index.is_multiple_of(5) { "Le Requin".to_owned() } else { String::new() },
        until: (!index.is_multiple_of(3)).then(|| day(52)),
        born: private.then(|| day(index % 40)),
        contact: private.then(|| Contact {
            email: format!("prenom.nom-tres-long.{index}@association-de-poker.example"),
            phone: "06 12 34 56 78".to_owned(),
        }),
    };
    let members = Members { club: "Cercle de poker".into(), lines: (0..count).map(line).collect() };
    members::print(&members, style)
}

/// A face, as far as tests need one: reduced to a portrait from a picture with another form.
static PORTRAIT: LazyLock<Arc<Picture>> = LazyLock::new(|| {
    let mut photo = RgbImage::from_pixel(900, 1_200, Rgb([180, 200, 215]));
    for (x, y, dot) in photo.enumerate_pixels_mut() {
        let (dx, dy) = (f64::from(x) - 450.0, f64::from(y) - 560.0);
        if (dx * dx / 1.2 + dy * dy / 2.0).sqrt() < 190.0 {
            *dot = Rgb([225, 185, 155]);
        } else if dy > 270.0 && dx.abs() < dy {
            *dot = Rgb([60, 80, 110]);
        }
    }
    let mut bytes = Vec::new();
    photo.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
    Arc::new(Picture::read(&picture::portrait(&bytes).unwrap()).unwrap())
});

pub fn cards(count: usize, style: Style) -> PdfFile {
    let card = |index: usize| Card {
        name: name(index),
        nickname: if index % 5 == 1 { "Le Requin".to_owned() } else { String::new() },
        number: if index % 7 == 6 { String::new() } else { format!("{:03}", index + 1) },
        status: match index % 3 {
            0 => Status::Until(day(52)),
            1 => Status::Member,
            _ => Status::Former,
        },
        photo: index.is_multiple_of(4).then(|| PORTRAIT.clone()),
    };
    let club = "Cercle de poker de Saint-Étienne".into();
    member_card::print(&MemberCards { club, cards: (0..count).map(card).collect() }, style)
}

fn year(evenings: usize, style: Style) -> PdfFile {
    let line = |index: usize| member_year::YearRow {
        day: day(index),
        tournament: "Deepstack du vendredi".to_owned(),
        place: u32::try_from(index % 17 + 1).unwrap(),
        entries: 27,
        hits: u32::try_from(index % 4).unwrap(),
        points: 2_150,
        counted: index.is_multiple_of(2),
        prize: if index.is_multiple_of(17) { 18_000 } else { 0 },
        in_kind: if index % 17 == 1 { vec!["Jambon d’Auvergne".to_owned()] } else { Vec::new() },
        currency: "EUR".to_owned(),
    };
    let year = MemberYear {
        club: "Cercle de poker".into(),
        name: name(1),
        number: "002".to_owned(),
        season: Some("2026-2027".to_owned()),
        days: Some((day(0), day(40))),
        rank: Some((3, 41)),
        total: 12_900,
        wins: 1,
        podiums: 2,
        best_place: 1,
        average_place: 533,
        purses: vec![Purse { currency: "EUR".to_owned(), won: 18_000, paid: 12_000, owed: 1_000 }],
        lines: (0..evenings).map(line).collect(),
        statistics: Some(member_year::Statistics::default()),
    };
    member_year::print(&year, style)
}

#[test]
fn private_data_is_printed_only_on_request() {
    let text = words(&members(12, false, style(Language::Fr)), "members-12", Language::Fr);
    for private in ["@", "06 12", "Né le", "Données personnelles"] {
        assert!(!text.contains(private), "{private} in\n{text}");
    }
    assert!(text.contains("12 membres.") && text.contains("001 Berthier Amélie"), "{text}");
    let text = words(&members(12, true, style(Language::Fr)), "members-12-private", Language::Fr);
    for private in ["@association", "06 12 34 56 78", "Né le", "Données personnelles : à ne pas afficher"]
    {
        assert!(text.contains(private), "{private} in\n{text}");
    }
    let text = words(&members(0, true, style(Language::En)), "members-0", Language::En);
    assert!(text.contains("No member."), "{text}");
}

#[test]
fn a_card_shows_name_number_status_and_code() {
    let printed = cards(1, style(Language::Fr));
    let text = words(&printed, "member-card", Language::Fr);
    for part in ["Carte de membre", "Amélie Berthier", "Membre nº 001", "Valable jusqu’au 3 septembre 2027"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let path = kept(&printed, "member-card", Language::Fr);
    let picture = path.with_extension("");
    let made = std::process::Command::new("pdftoppm")
        .args(["-r", "150", "-png", "-singlefile"])
        .arg(&path)
        .arg(&picture)
        .status()
        .unwrap();
    assert!(made.success());
    let read = std::process::Command::new("zbarimg")
        .args(["--raw", "-q"])
        .arg(picture.with_extension("png"))
        .output();
    assert_eq!(String::from_utf8(read.unwrap().stdout).unwrap().trim(), "001");
    let pages = [1, 10, 11, 60].map(|count| cards(count, style(Language::En)).pages);
    assert_eq!(pages, [1, 1, 2, 6]);
    let letter = Style { paper: Paper::Letter, ..style(Language::En) };
    assert_eq!([8, 9, 60].map(|count| cards(count, letter).pages), [1, 2, 8]);
    kept(&cards(60, letter), "member-cards-letter", Language::En);
    kept(&cards(60, style(Language::Fr)), "member-cards", Language::Fr);
}

#[test]
fn without_cards_there_is_a_sentence() {
    let none = words(&cards(0, style(Language::Fr)), "member-cards-0", Language::Fr);
    assert!(none.contains("Cartes de membre") && none.contains("Aucun membre."), "{none}");
}

/// A name uses the space that nicknames do not need.
#[test]
fn a_long_name_takes_one_line_of_the_list() {
    let line = |index: usize| members::MemberRow {
        number: format!("{index:03}"),
        name: name(index),
        nickname: "Le Requin".to_owned(),
        until: None,
        born: None,
        contact: None,
    };
    let list = Members { club: "Cercle de poker".into(), lines: (0..2).map(line).collect() };
    let said = lines(&members::print(&list, style(Language::Fr)), "members-long", Language::Fr);
    let whole = "de la Rochefoucauld-Montmorency-Laval Marie-Antoinette-Joséphine";
    assert!(said.iter().any(|line| line.contains(whole)), "{said:?}");
}

#[test]
fn a_season_has_its_figures_and_its_tournaments() {
    let text = words(&year(12, style(Language::Fr)), "year-12", Language::Fr);
    for part in [
        "Marie-Antoinette-Joséphine",
        "Membre nº 002",
        "3e sur 41",
        "Place moyenne 5,33",
        "Gagné",
        "Payé 120 €",
        "Reste dû 10 €",
        "(21,5)",
        "Jambon",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let said = lines(&year(12, style(Language::Fr)), "year-lines", Language::Fr);
    let whole = said.iter().filter(|line| line.contains("Deepstack du vendredi")).count();
    assert_eq!(whole, 12, "a tournament's name on one line: {said:?}");
    let text = words(&year(0, style(Language::En)), "year-0", Language::En);
    assert!(text.contains("No tournament is over."), "{text}");
}

#[test]
fn lists_of_every_size_are_complete_and_reproducible() {
    for language in BOTH {
        for count in if language == Language::Fr { [6, 60, 600] } else { [6, 20, 60] } {
            for private in [false, true] {
                let printed = members(count, private, style(language));
                assert!(count == 600 || printed == members(count, private, style(language)));
                assert_eq!(printed.missing, [] as [char; 0]);
                kept(&printed, &format!("members-{count}-{private}"), language);
            }
            let printed = year(count, style(language));
            assert!(count == 600 || printed == year(count, style(language)));
            assert_eq!(printed.missing, [] as [char; 0]);
            kept(&printed, &format!("year-{count}"), language);
        }
    }
}

#[test]
fn an_e_mail_address_is_never_hyphenated() {
    let letters = Type::default();
    let address = "prenom.nom370@association.example";
    for wide in [20.0, 40.0, 60.0, 80.0, 300.0] {
        let lines = set(&letters, &[Run::regular(address)], 8.0, wide, Language::Fr);
        let parts = lines.iter().flat_map(|line| &line.parts).flat_map(|(_, glyphs)| glyphs);
        let read: String = parts.map(|glyph| glyph.letter).collect();
        assert_eq!(read, address, "in {wide} points");
    }
    // Nor is it divided after a hyphen of its own, but it is before what follows the name.
    let runs = [Run::regular("Écrire à prenom.nom-compose@association-de-poker.example svp")];
    let lines = set(&letters, &runs, 8.0, 150.0, Language::Fr);
    let read = |line: &tapis_documents::layout::Line| -> String {
        line.parts.iter().flat_map(|(_, glyphs)| glyphs).map(|glyph| glyph.letter).collect()
    };
    let read: Vec<String> = lines.iter().map(read).collect();
    assert_eq!(read, ["Écrire à", "prenom.nom-compose", "@association-de-poker.example svp"]);
}

#[test]
fn a_dossier_omits_empty_columns() {
    let heads = || {
        [("Jour", HeadKind::Short), ("Motif", HeadKind::Text), ("Montant", HeadKind::Number)]
            .map(|(words, kind)| Head { words: words.to_owned(), kind })
            .to_vec()
    };
    let row = |index: usize| vec![Fact::Day(day(index)), Fact::none(), Fact::Money(1_250, "EUR".to_owned())];
    let list = |title: &str, rows: usize| Piece::List {
        title: title.to_owned(),
        heads: heads(),
        rows: (0..rows).map(row).collect(),
    };
    for rows in 1..60 {
        let facts = vec![("Adresse".to_owned(), Fact::ToFill), ("Nombre".to_owned(), Fact::Count(3))];
        let part =
            Part { title: "Cotisations".to_owned(), pieces: vec![list("", rows), list("Paiements", 3)] };
        let dossier = Dossier {
            club: "Cercle de poker".into(),
            title: "Toutes ses données".to_owned(),
            subject: "Amélie Berthier".to_owned(),
            place: String::new(),
            foot: String::new(),
            intro: vec!["Une phrase.".to_owned()],
            parts: vec![Part { title: "Fiche".to_owned(), pieces: vec![Piece::Facts(facts)] }, part],
        };
        let printed = dossier::print(&dossier, style(Language::Fr));
        if rows % 10 == 3 || printed.pages > 1 {
            let lines = lines(&printed, "dossier", Language::Fr);
            let text = lines.join("\n");
            assert!(
                !text.contains("Motif") && text.contains("12,50") && text.contains("……"),
                "{rows}: {text}"
            );
            let title = lines.iter().position(|line| line.trim() == "Paiements").unwrap();
            let below = lines.iter().skip(title + 1).find(|line| !line.trim().is_empty()).unwrap();
            assert!(below.contains("Jour"), "{rows}: the title is alone at the foot of a page: {text}");
        }
    }
}
