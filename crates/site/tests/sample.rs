//! A small site with names that try to be markup.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{DateTime, NaiveDate, Utc};
use tapis_locale::Language;
use tapis_site::facts::*;
use tapis_site::{Logo, PictureKind, Site};

/// A name that would be markup wherever it is not escaped.
pub const SHARP: &str = "<b>O'Neil & Co\"</b>";

pub fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

pub fn evening(number: i64, date: &str) -> Evening {
    let line = |place: u32, name: &str, prize: i64, points: i64| SiteResult {
        place,
        name: name.to_owned(),
        prize,
        things: Vec::new(),
        points,
        championships: vec![points / 2],
    };
    let mut lines = vec![
        line(1, SHARP, 12_000, 4_500),
        line(2, "Élodie D.", 4_550, 3_200),
        line(3, "Karim Ben.", 0, 2_610),
        line(3, "Membre effacé n° 7", 0, 2_610),
    ];
    lines[2].things = vec!["un jambon <cru>".to_owned()];
    Evening {
        number,
        name: format!("Tournoi n° {number} <samedi> & fils"),
        day: day(date),
        venue: "Salle \"des fêtes\"".to_owned(),
        club: None,
        season: Some((1, "Saison <2026>".to_owned())),
        players: 40,
        pool: Some(("EUR".to_owned(), 16_550)),
        seat_value: None,
        unnamed: 2,
        ended: at(&format!("{date}T23:30:00Z")),
        lines,
        championships: vec!["Hiver <bleu>".to_owned()],
        evidence: None,
        named: vec![NamedPrize {
            prize: "Meilleur <nouveau>".to_owned(),
            winner: SHARP.to_owned(),
            amount: 1_500,
            thing: Some("une casquette & un badge".to_owned()),
        }],
    }
}

pub fn coming() -> UpcomingEvening {
    UpcomingEvening {
        number: 12,
        has_page: true,
        name: "Deepstack <b>".to_owned(),
        day: day("2026-12-05"),
        minute: 1230,
        venue: "Foyer rural".to_owned(),
        facts: vec!["Inscription : 20 €".to_owned(), "Texas hold’em <no limit>".to_owned()],
        registered: 23,
        places_left: None,
        made: at("2026-11-01T10:00:00Z"),
    }
}

pub fn season() -> Season {
    let score = |place, points, counted| Some(Score { place, points, counted });
    let line =
        |rank: u32, name: &str, total: i64, moved: Option<i32>, scores: Vec<Option<Score>>| StandingsLine {
            rank,
            name: name.to_owned(),
            total,
            played: 2,
            wins: 1,
            best_place: 1,
            milestones: 0,
            moved,
            scores,
        };
    let own = Standings {
        championship: None,
        rules: vec!["Les 10 meilleurs résultats comptent.".to_owned()],
        min_played: 2,
        uncounted: None,
        played: 2,
        evenings: [(10, "2026-11-07"), (11, "2026-11-21")]
            .map(|(number, date)| CountedEvening {
                number,
                name: format!("Tournoi <{number}>"),
                day: day(date),
                players: 40,
            })
            .to_vec(),
        moved_on: Some(day("2026-11-21")),
        teams: vec![
            Team { rank: 1, name: "Les <Rois>".to_owned(), wins: 2, total: 12_200 },
            Team { rank: 2, name: "As & Cie".to_owned(), wins: 0, total: 4_500 },
        ],
        teams_page: 1,
        all_teams: 2,
        page: 1,
        pages: 1,
        lines: vec![
            line(1, SHARP, 7_700, Some(2), vec![score(1, 4_500, true), score(2, 3_200, true)]),
            line(2, "Élodie D.", 4_500, Some(-1), vec![score(9, 210, false), score(1, 4_500, true)]),
            line(2, "Karim Ben.", 4_500, Some(0), vec![None, score(1, 4_500, true)]),
            line(0, "Zoé *_*", 2_610, None, vec![None, score(3, 2_610, true)]),
        ],
    };
    let newcomers = Standings {
        championship: Some((4, "Nouveaux & <jeunes>".to_owned())),
        lines: Vec::new(),
        ..own.clone()
    };
    Season {
        number: 1,
        name: "Saison <2026>".to_owned(),
        days: (day("2026-09-01"), day("2027-08-31")),
        closed: Some(day("2026-11-30")),
        standings: vec![own, newcomers],
    }
}

pub fn facts(language: Language) -> Facts {
    Facts {
        language,
        club: "Les As & <Rois>".to_owned(),
        city: "Saint-Dié".to_owned(),
        coming: vec![coming()],
        evenings: vec![evening(11, "2026-11-21"), evening(10, "2026-11-07"), evening(3, "2025-05-02")],
        seasons: vec![season()],
        rules: Some(Rules {
            name: "Règlement du club".to_owned(),
            notice: Some("Ceci n’est pas le texte de la TDA.".to_owned()),
            chapters: vec![
                Chapter {
                    number: 1,
                    title: "Généralités <1>".to_owned(),
                    rules: vec![
                        (
                            "1-1".to_owned(),
                            "Le directeur décide, voir 2-3 & <script>alert(1)</script>.".to_owned(),
                        ),
                        ("1-2".to_owned(), "Première ligne.\n\nDeuxième ligne, 9-9.".to_owned()),
                    ],
                },
                Chapter {
                    number: 2,
                    title: "Donne".to_owned(),
                    rules: vec![("2-3".to_owned(), "Voir 1-1.".to_owned())],
                },
            ],
        }),
        all_seasons: None,
        clubs: None,
    }
}

pub fn site() -> Site {
    Site {
        main: facts(Language::Fr),
        other: Some(facts(Language::En)),
        logo: Some(Logo { kind: PictureKind::Png, bytes: vec![137, 80, 78, 71] }),
        identity: "\"0123ABCD\"".to_owned(),
        address: None,
    }
}
