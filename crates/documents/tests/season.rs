//! Documents about a season: every score, and attendance; its charts are vectors, not pictures.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use chrono::{Days, Months, NaiveDate};
use tapis_documents::papers::attendance::{self, Attendance, Month, Regulars};
use tapis_documents::papers::scores::{self, Score, Scores};
use tapis_documents::papers::season_report::{self, Honour, SeasonReport, Takings};
use tapis_documents::{PdfFile, Style};
use tapis_locale::Language;

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap()
}

fn day(evening: usize) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 9, 4).unwrap() + Days::new(u64::try_from(evening * 7).unwrap())
}

fn scores(members: usize, evenings: usize, style: Style) -> PdfFile {
    let score = |member: usize, evening: usize| {
        let played = !(member + evening * 3).is_multiple_of(4);
        played.then(|| Score {
            points: i64::try_from((member * 37 + evening * 11) % 900 + 50).unwrap() * 50,
            counted: !(member + evening).is_multiple_of(3),
            place: 4,
        })
    };
    let line = |index: usize| {
        let scores: Vec<Option<Score>> = (0..evenings).map(|evening| score(index, evening)).collect();
        let total = scores.iter().flatten().filter(|score| score.counted).map(|score| score.points).sum();
        let rank = if index + 2 < members { small(index + 1) } else { 0 };
        scores::ScoreRow { rank, name: name(index).called(), total, milestones: 0, scores }
    };
    let evening = |index: usize| scores::Evening {
        day: day(index),
        name: "Deepstack du vendredi".to_owned(),
        entries: 27,
        scheme: index % 2 + 1,
    };
    let scores = Scores {
        club: "Cercle de poker".into(),
        season: "2026-2027".to_owned(),
        days: Some((day(0), day(evenings))),
        rules: vec![
            "Les 4 meilleurs résultats de chacun comptent.".to_owned(),
            "À égalité de points, le nombre de victoires départage, puis la meilleure place.".to_owned(),
        ],
        min_played: 2,
        schemes: vec![
            "Points d’un tournoi : 10 × √(joueurs ÷ place).".to_owned(),
            "Points d’un tournoi : 1 par joueur devancé, plus 5 pour avoir participé.".to_owned(),
        ],
        evenings: (0..evenings).map(evening).collect(),
        lines: (0..members).map(line).collect(),
    };
    scores::print(&scores, style)
}

fn attendance(evenings: usize, rebuys: bool, style: Style) -> PdfFile {
    let evening = |index: usize| attendance::Evening {
        day: day(index),
        name: "Deepstack du vendredi".to_owned(),
        entries: small(18 + index * 7 % 23),
        newcomers: small(index % 4),
        rebuys: if rebuys { small(index * 5 % 14) } else { 0 },
        re_entries: 0,
        addons: if rebuys { small(index * 3 % 11) } else { 0 },
    };
    let evenings: Vec<attendance::Evening> = (0..evenings).map(evening).collect();
    let month = |index: u32| Month {
        day: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap() + Months::new(index),
        evenings: 4,
        entries: 90 + index * 7,
        members: 31,
        average: 2_250 + i64::from(index) * 175,
    };
    let months = small(evenings.len().div_ceil(4));
    let attendance = Attendance {
        club: "Cercle de poker".into(),
        season: "2026-2027".to_owned(),
        days: Some((day(0), day(30))),
        months: (0..months).map(month).collect(),
        regulars: (1..=small(evenings.len())).map(|times| Regulars { times, members: 40 / times }).collect(),
        members: 61,
        entries: evenings.iter().map(|evening| evening.entries).sum(),
        newcomers: 9,
        average: 2_433,
        range: Some((18, 40)),
        evenings,
    };
    attendance::print(&attendance, style)
}

fn report(evenings: usize, style: Style) -> PdfFile {
    let takings = |times: usize| Takings {
        currency: "EUR".to_owned(),
        taken: 1_200 * i64::try_from(times).unwrap(),
        players: 1_000 * i64::try_from(times).unwrap(),
        club: 200 * i64::try_from(times).unwrap(),
    };
    let evening = |index: usize| season_report::Evening {
        day: day(index),
        name: "Deepstack du vendredi".to_owned(),
        entries: small(18 + index * 7 % 23),
        newcomers: small(index % 4),
        minutes: (!index.is_multiple_of(5)).then(|| small(170 + index * 13 % 90)),
        winner: name(index).called(),
        takings: (index.is_multiple_of(2)).then(|| takings(18 + index * 7 % 23)),
    };
    let honour = |index: usize| Honour {
        title: "Le plus de victoires".to_owned(),
        who: name(index).called(),
        much: "4 fois".to_owned(),
        criterion: "Tournois gagnés.".to_owned(),
    };
    let report = SeasonReport {
        club: "Cercle de poker".into(),
        season: "2026-2027".to_owned(),
        days: Some((day(0), day(30))),
        entries: 640,
        persons: 61,
        newcomers: 9,
        average: 2_433,
        minutes: Some(221),
        evenings: (0..evenings).map(evening).collect(),
        busiest: (0..evenings.min(5)).collect(),
        takings: vec![takings(300)],
        unknown: 1,
        honours: (0..7).map(honour).collect(),
        unread: Vec::new(),
    };
    season_report::print(&report, style)
}

#[test]
fn figures_show_durations_and_money_in_usual_units() {
    let text = words(&report(26, style(Language::Fr)), "season-report-26", Language::Fr);
    for part in [
        "Bilan de la saison",
        "Durée moyenne",
        "3 h 41",
        "3 600 €",
        "Le plus de victoires",
        "4 fois",
        "À l’association",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(text.contains("Les recettes ne comprennent pas un tournoi saisi après coup"), "{text}");
    let text = words(&report(3, style(Language::En)), "season-report-3", Language::En);
    assert!(
        text.contains("3 h 41 min") && text.contains("€3,600") && text.contains("Takings, EUR"),
        "{text}"
    );
    let nothing = words(&report(0, style(Language::En)), "season-report-0", Language::En);
    assert!(nothing.contains("Season report"), "{nothing}");
}

#[test]
fn every_score_is_printed_and_shows_whether_it_counts() {
    let text = words(&scores(12, 6, style(Language::Fr)), "scores-12-6", Language::Fr);
    for part in [
        "Classement détaillé",
        "Les 4 meilleurs résultats de chacun comptent.",
        "Entre parenthèses",
        "(1) Points d’un tournoi : 10 × √",
        "Non classés",
        "Barème",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    // Amélie Berthier's second evening counts; her first does not and was not played.
    assert!(text.contains("Amélie Berthier"), "{text}");
    let text = words(&scores(12, 25, style(Language::En)), "scores-12-25", Language::En);
    assert!(text.contains("Tournaments 1 to ") && text.contains(" to 25 "), "{text}");
    // A small season is one page.
    assert_eq!(scores(22, 7, style(Language::Fr)).pages, 1);
    // The list of tournaments is not divided for a few lines.
    for members in (50..70).step_by(3) {
        let printed = scores(members, 14, style(Language::Fr));
        let last = spots(&printed, "scores-last", printed.pages);
        let days = last.iter().filter(|spot| spot.said == "Deepstack").count();
        assert_eq!(days, 14, "{members} members");
    }
    let nothing = words(&scores(0, 0, style(Language::Fr)), "scores-0", Language::Fr);
    assert!(nothing.contains("Personne n’est encore classé."), "{nothing}");
}

#[test]
fn charts_are_vectors_with_their_figures_beside_them() {
    let printed = attendance(30, true, style(Language::Fr));
    let text = words(&printed, "attendance-30", Language::Fr);
    for part in [
        "Fréquentation",
        "30 tournois terminés",
        "En moyenne 24,33 joueurs par tournoi",
        "Joueurs par tournoi",
        "Inscriptions, recaves et add-ons par tournoi",
        "Participations par mois",
        "septembre 2026",
        "Combien de fois chacun est venu",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(!printed.bytes.windows(8).any(|found| found == b"/Image\n/"), "no picture is in it");
    let text = words(&attendance(3, false, style(Language::En)), "attendance-3", Language::En);
    assert!(!text.contains("Rebuys") && text.contains("September 2026"), "{text}");
    let text = words(&attendance(0, false, style(Language::En)), "attendance-0", Language::En);
    assert!(text.contains("No tournament of this season is over."), "{text}");
}

#[test]
fn seasons_of_every_size_are_complete_and_reproducible() {
    for language in BOTH {
        for size in if language == Language::Fr { [6, 60, 600] } else { [6, 20, 60] } {
            let printed = scores(size, 14, style(language));
            assert!(size == 600 || printed == scores(size, 14, style(language)));
            assert_eq!(printed.missing, [] as [char; 0]);
            kept(&printed, &format!("scores-{size}"), language);
        }
        for evenings in [1, 2, 12, 52, 200] {
            let printed = attendance(evenings, true, style(language));
            assert!(evenings > 60 || printed == attendance(evenings, true, style(language)));
            assert_eq!(printed.missing, [] as [char; 0]);
            kept(&printed, &format!("attendance-{evenings}"), language);
        }
    }
}
