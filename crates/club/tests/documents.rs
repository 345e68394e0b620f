//! Every document of a club, through the seam.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

mod games;
mod seats;
mod tagged;
mod unwritten;

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::rules::ruleset::catalogue::SettingValue;
use tapis_club::engine::rules::ruleset::{Base, Ruleset};
use tapis_club::engine::structure::Field;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOption, DocumentOptions, DocumentSubject, Paper};

const START: Millis = Millis(1_795_291_200_000);

/// A club with a season, and in it an evening of five players that is over.
fn club(folder: &tempfile::TempDir) -> (Club, TournamentId, SeasonId) {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Le Club : A/B", Language::Fr, day).unwrap();
    let (starts_on, ends_on) = (day, day + chrono::Days::new(100));
    let name = "Saison 2026/2027".to_owned();
    let season = SeasonDraft { id: None, name, starts_on, ends_on, best_n: Some(2), min_played: 1 };
    let season = club.library().save_season(&season).unwrap();
    let mut setup = tapis_club::rebuy(Language::Fr, day);
    setup.name = "Finale : 8/9".to_owned();
    let id = club.tournaments().create_tournament(setup, Some(season), START).unwrap();
    for (index, last) in ["Abel", "Éluard", "Zola", "Łoś", "Nguyễn"].into_iter().enumerate() {
        let draft =
            MemberDraft { last_name: last.to_owned(), first_name: "Ana".to_owned(), ..Default::default() };
        let member = club.library().save_member(draft, START).unwrap().id;
        let paid = index != 2;
        club.play().act(id, &Action::Register { member, born: None, paid }, START).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    (club, id, season)
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn finish(club: &mut Club, id: TournamentId) {
    for entry in 1..=4 {
        let players = vec![BustLine { entry: EntryId(entry), by: Some(EntryId(5)), stack: None }];
        club.play().act(id, &Action::Bust { players }, START + Millis(i64::from(entry) * 60_000)).unwrap();
    }
    club.play().act(id, &Action::Finish { stacks: Vec::new() }, START + Millis(600_000)).unwrap();
}

/// Subject for a document of this kind.
fn about(kind: DocumentKind, id: TournamentId, season: SeasonId) -> About {
    match kind.subject() {
        DocumentSubject::Club => About::Club,
        DocumentSubject::Tournament => About::Tournament(id),
        DocumentSubject::Season => About::Season(season),
        DocumentSubject::Member => About::Member(MemberId(1)),
    }
}

#[test]
fn every_document_is_reproducible_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, season) = club(&folder);
    finish(&mut club, id);
    for &kind in DocumentKind::ALL {
        let about = about(kind, id, season);
        let mut made = Vec::new();
        for language in [None, Some(Language::En)] {
            let options = DocumentOptions { language, ..DocumentOptions::default() };
            let document = club.papers().document(kind, about, options, START + Millis(700_000)).unwrap();
            let later = club.papers().document(kind, about, options, START + Millis(9_000_000)).unwrap();
            assert!(document == later, "{kind:?}: nothing has happened in between");
            assert!(document.bytes.starts_with(b"%PDF-") && document.pages >= 1, "{kind:?}");
            assert_eq!(document.notices, [], "{kind:?}");
            let name = &document.file_name;
            assert!(name.ends_with(".pdf") && !name.contains([':', '/', '?']), "{name}");
            made.push(document);
        }
        assert_ne!(made[0].bytes, made[1].bytes, "{kind:?}");
        let letter = DocumentOptions { paper: Paper::Letter, ..DocumentOptions::default() };
        assert_ne!(
            club.papers().document(kind, about, letter, START).unwrap().bytes,
            made[0].bytes,
            "{kind:?}"
        );
    }
}

/// Each option alone, with what it is asked by.
fn each_option(season: SeasonId) -> [(DocumentOption, DocumentOptions); 10] {
    let none = DocumentOptions::default();
    [
        (DocumentOption::Season, DocumentOptions { season: Some(season), ..none }),
        (DocumentOption::Contacts, DocumentOptions { contacts: true, ..none }),
        (DocumentOption::Births, DocumentOptions { births: true, ..none }),
        (DocumentOption::TenAPage, DocumentOptions { ten_a_page: true, ..none }),
        (DocumentOption::Entry, DocumentOptions { entry: Some(EntryId(1)), ..none }),
        (DocumentOption::Table, DocumentOptions { table: Some(1), ..none }),
        (DocumentOption::Late, DocumentOptions { late: true, ..none }),
        (DocumentOption::Wifi, DocumentOptions { wifi: true, ..none }),
        (DocumentOption::AllMoves, DocumentOptions { all_moves: true, ..none }),
        (DocumentOption::Folded, DocumentOptions { folded: true, ..none }),
    ]
}

#[test]
fn a_document_refuses_options_it_does_not_take() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, season) = club(&folder);
    finish(&mut club, id);
    for &kind in DocumentKind::ALL {
        for (option, options) in each_option(season) {
            let refused = club.papers().prepare(kind, about(kind, id, season), options, START).err();
            let refused = refused.map(|problem| problem.code);
            let expected = (!kind.options().contains(&option)).then_some("doc-option_refused");
            assert_eq!(refused.as_deref(), expected, "{kind:?} with {option:?}");
        }
    }
    let all = [DocumentKind::SeatCards, DocumentKind::Results];
    let of_table = DocumentOptions { table: Some(1), ..DocumentOptions::default() };
    let evening = club.papers().tonight_documents(id, &all, of_table, START).unwrap();
    assert_eq!(evening.len(), all.len(), "of an evening each document takes its own");
}

#[test]
fn file_names_say_what_is_in_them() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, season) = club(&folder);
    let mut name = |kind, about| {
        club.papers().document(kind, about, DocumentOptions::default(), START).unwrap().file_name
    };
    assert_eq!(
        name(DocumentKind::SeatCards, About::Tournament(id)),
        "2026-11-21 Finale - 8-9 - Cartons de place.pdf"
    );
    assert_eq!(name(DocumentKind::Standings, About::Season(season)), "Saison 2026-2027 - Classement.pdf");
}

#[test]
fn what_is_not_there_is_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, ..) = club(&folder);
    for &kind in DocumentKind::ALL.iter().filter(|kind| kind.subject() != DocumentSubject::Club) {
        let missing = match kind.subject() {
            DocumentSubject::Tournament => About::Tournament(TournamentId(99)),
            DocumentSubject::Season => About::Season(SeasonId(99)),
            _ => About::Member(MemberId(99)),
        };
        for about in [About::Club, missing] {
            let problem = club.papers().document(kind, about, DocumentOptions::default(), START).unwrap_err();
            assert_eq!(problem.message.say(Language::Fr), "Cet élément n’existe plus.", "{kind:?}");
        }
    }
}

#[test]
fn a_letter_that_cannot_be_printed_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder);
    club.details().set_name("Club 王").unwrap();
    let document = club
        .papers()
        .document(DocumentKind::Results, About::Tournament(id), DocumentOptions::default(), START)
        .unwrap();
    assert_eq!(document.notices.len(), 1);
    assert!(document.notices[0].say(Language::Fr).contains('王'), "{:?}", document.notices);
}

/// The booklet is the tournament's where one is named, else the club's by default, and any
/// ruleset's on request.
#[test]
fn printed_rules_are_the_tournaments_or_the_clubs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder);
    let read = |document: &tapis_club::Document| {
        let path = folder.path().join("rules.pdf");
        std::fs::write(&path, &document.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        let words = String::from_utf8(told.stdout).unwrap();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let options = DocumentOptions { language: Some(Language::En), ..DocumentOptions::default() };
    let own = club.rules().create_ruleset(Language::Fr, "Vendredi", &Ruleset::of(Base::Tda)).unwrap();
    club.rules().set_rule(Language::Fr, own.id.unwrap(), "time_bank_s", &SettingValue::Number(41)).unwrap();
    club.rules().set_default_ruleset(Language::Fr, &own.key).unwrap();
    let of_club = read(&club.papers().document(DocumentKind::Rules, About::Club, options, START).unwrap());
    assert!(
        of_club.contains("Rules: Vendredi, from Club + TDA (2024)") && of_club.contains("41 seconds"),
        "{of_club}"
    );
    let of_evening =
        club.papers().document(DocumentKind::Rules, About::Tournament(id), options, START).unwrap();
    assert!(of_evening.file_name.contains("Finale"), "{}", of_evening.file_name);
    let of_evening = read(&of_evening);
    for said in ["Rules: Club (2010)", "Finale : 8/9", "60 seconds", "5,000 chips", "all the chips"] {
        assert!(of_evening.contains(said), "{said} is not in {of_evening}");
    }
    // A setting rests on what the booklet has or anyone can look up.
    assert!(of_evening.contains("decree 7-IV"), "{of_evening}");
    for unknown in ["001 a", "002 11", "003 b"] {
        assert!(!of_evening.contains(unknown), "{unknown} is in {of_evening}");
    }
    let asked = read(&club.papers().rules_booklet(&Ruleset::of(Base::Tda), options).unwrap().lay_out());
    assert!(asked.contains("Rules: Club + TDA (2024)") && asked.contains("25 seconds"), "{asked}");
    // Its chip race removes the remainder (24-C).
    assert!(asked.contains("what makes no whole one is taken away"), "{asked}");
    assert!(asked.contains("24-C") && !asked.contains("are worth in all, rounded up"), "{asked}");
    // It does not pass for the TDA's own text, and says where that speaks of the same.
    let plain = asked.replace('\u{a0}', " ");
    assert!(plain.contains("This is not the TDA’s text."), "{plain}");
    assert!(plain.contains("TDA 2024, 24-C") && !plain.contains("TDA 24-C"), "{plain}");
    // The line with that number is never alone at the head of a page.
    for (paper, language) in
        [(Paper::A4, Language::Fr), (Paper::A4, Language::En), (Paper::Letter, Language::Fr)]
    {
        let options = DocumentOptions { paper, language: Some(language), ..DocumentOptions::default() };
        let booklet = club.papers().rules_booklet(&Ruleset::of(Base::Tda), options).unwrap().lay_out();
        let path = folder.path().join("tda.pdf");
        std::fs::write(&path, &booklet.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        for page in String::from_utf8(told.stdout).unwrap().split('\u{c}') {
            let first = page.lines().filter(|line| !line.trim().is_empty()).nth(1).unwrap_or_default();
            assert!(!first.trim_start().starts_with("TDA 2024"), "{paper:?} {language:?}: {page}");
            // The number of a rule is never divided: 11-D.
            let divided =
                |line: &str| line.ends_with("11-") || line.ends_with("10-") || line.ends_with("24-");
            assert!(!page.lines().any(|line| divided(line.trim_end())), "{paper:?} {language:?}: {page}");
        }
    }
    // Every rule has its figures, by each ruleset and in both languages.
    for base in Base::ALL {
        for language in [Language::Fr, Language::En] {
            let rules = Ruleset { late_tables: Some(3), redraw_points: vec![3, 2], ..Ruleset::of(base) };
            for rule in ["1-4", "6-8", "13-1", "7-15", "2-15"] {
                let words = tapis_club::rule_words(language, &rules, rule).unwrap();
                assert!(!words.contains(['{', '$']) && words.ends_with('.'), "{rule}: {words}");
            }
        }
    }
}

#[test]
fn an_unprintable_logo_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, _, season) = club(&folder);
    let mut standings = |logo: Option<&str>| {
        club.layouts().keep_logo(logo).unwrap();
        club.papers()
            .document(DocumentKind::Standings, About::Season(season), DocumentOptions::default(), START)
            .unwrap()
    };
    let plain = standings(None);
    assert_eq!(plain.notices, []);
    let undrawn = standings(Some("data:image/svg+xml;base64,PHN2Zy8+"));
    assert_eq!(undrawn.bytes, plain.bytes);
    assert!(
        undrawn.notices.iter().any(|notice| notice.say(Language::Fr).contains("SVG")),
        "{:?}",
        undrawn.notices
    );
    let dot = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    let drawn = standings(Some(dot));
    assert_eq!(drawn.notices, []);
    assert_ne!(drawn.bytes, plain.bytes);
}

#[test]
fn a_designed_structure_prints_as_its_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder);
    let options = DocumentOptions::default();
    let desk = club.views().desk(Language::Fr, id, START).unwrap();
    let (mut draft, players) = (desk.view.setup.clone(), desk.view.structure.field.players);
    let of_tournament =
        club.papers().document(DocumentKind::Structure, About::Tournament(id), options, START).unwrap();
    let designed = club.papers().draft_structure(&draft, Field::of(players), options).unwrap().lay_out();
    assert_eq!(designed, of_tournament);
    let more = club.papers().draft_structure(&draft, Field::of(60), options).unwrap().lay_out();
    assert_ne!(more.bytes, of_tournament.bytes);
    draft.steps.clear();
    let refused = club.papers().draft_structure(&draft, Field::of(60), options).err().unwrap();
    assert_eq!(refused.code, "structure-unplayable");
}

/// A single player who has nothing to print is refused by name.
#[test]
fn one_player_who_has_no_seat_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder);
    let said = |club: &mut Club, kind, entry| {
        let options = DocumentOptions { entry: Some(entry), ..DocumentOptions::default() };
        let made = club.papers().document(kind, About::Tournament(id), options, START).unwrap();
        let path = folder.path().join("one.pdf");
        std::fs::write(&path, &made.bytes).unwrap();
        let text = std::process::Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
        let text = String::from_utf8(text.stdout).unwrap();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let first = said(&mut club, DocumentKind::SeatCards, EntryId(1));
    assert!(first.contains("Abel") && first.contains("nº 1"), "{first}");
    let player = |last: &str| MemberDraft {
        last_name: last.to_owned(),
        first_name: "Ana".to_owned(),
        ..Default::default()
    };
    finish(&mut club, id);
    let out = said(&mut club, DocumentKind::SeatCards, EntryId(1));
    assert!(out.contains("Ana Abel n’est plus en jeu"), "{out}");
    let winner = said(&mut club, DocumentKind::SeatCards, EntryId(5));
    assert!(!winner.contains("plus en jeu") && winner.contains("Nguyễn"), "{winner}");
    let slip = said(&mut club, DocumentKind::MoveSlips, EntryId(2));
    assert!(slip.contains("Ana Éluard n’a pas changé de place"), "{slip}");
    let receipt = said(&mut club, DocumentKind::Receipts, EntryId(3));
    assert!(receipt.contains("Aucun paiement n’a été enregistré pour Ana Zola"), "{receipt}");

    let day = NaiveDate::from_ymd_opt(2026, 11, 28).unwrap();
    let next =
        club.tournaments().create_tournament(tapis_club::rebuy(Language::Fr, day), None, START).unwrap();
    for last in ["Ōe", "Ibn Sînâ"] {
        let member = club.library().save_member(player(last), START).unwrap().id;
        club.play().act(next, &Action::Register { member, born: None, paid: true }, START).unwrap();
    }
    club.play().act(next, &Action::Unregister { entry: EntryId(2), why: None }, START).unwrap();
    let before = |club: &mut Club, entry| {
        let options = DocumentOptions {
            entry: Some(entry),
            language: Some(Language::En),
            ..DocumentOptions::default()
        };
        let made =
            club.papers().document(DocumentKind::SeatCards, About::Tournament(next), options, START).unwrap();
        let path = folder.path().join("two.pdf");
        std::fs::write(&path, &made.bytes).unwrap();
        let text = std::process::Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
        String::from_utf8(text.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(before(&mut club, EntryId(1)).contains("Ana Ōe has no seat yet"));
    assert!(before(&mut club, EntryId(2)).contains("the entry was taken back"));
}
