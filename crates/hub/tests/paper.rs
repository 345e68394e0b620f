//! The league's paper, read back.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_engine::championship::{ChampionshipRules, CountedEvenings, Teams};
use tapis_hub::{
    HubError, MemberId, add_championship, admit, decide_persons, ingest, member_paper, name_league, ranking,
    results_paper, season_ranking, standings_paper,
};
use tapis_locale::Language;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;
use crate::site::files;

fn words(bytes: &[u8]) -> String {
    let file = lopdf::Document::load_mem(bytes).unwrap();
    let pages: Vec<u32> = file.get_pages().into_keys().collect();
    file.extract_text(&pages).unwrap().replace('\n', " ")
}

/// Stores a paper to be looked at, if that is asked for.
fn keep(name: &str, bytes: &[u8]) {
    if let Ok(folder) = std::env::var("TAPIS_PAPERS") {
        std::fs::write(format!("{folder}/{name}.pdf"), bytes).unwrap();
    }
}

/// Text on one line, whatever breaks and spaces it has on paper.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn the_standings_are_printed_with_members_and_clubs() {
    let database = Database::new().await;
    let mut client = database.client().await;
    name_league(&client, "Ligue de l’Ouest").await.unwrap();
    for number in 1..=2 {
        let mut club = Club::new(number, 40);
        let players: Vec<_> = (0..40).map(|at| member(number, at)).collect();
        club.journals.push(Journal::new(1, "2026-10-02", 3, &players));
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let rules = ChampionshipRules { best_n: Some(1), ..Default::default() };
    let cup = add_championship(&client, 2026, "Coupe", &rules).await.unwrap();
    let french = standings_paper(&mut client, 2026, None, Language::Fr).await.unwrap();
    let text = words(&french);
    for expected in [
        "Ligue de l’Ouest",
        "2026/27",
        "First0 Last0, Club 1",
        "First39 Last39, Club 2",
        "Classement des clubs",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let english = words(&standings_paper(&mut client, 2026, Some(cup), Language::En).await.unwrap());
    assert!(english.contains("Coupe · 2026/27") && english.contains("Points"), "{english}");
    keep("standings-fr", &french);
    let none = standings_paper(&mut client, 2026, Some(99), Language::Fr).await;
    assert!(matches!(none, Err(HubError::NotFound("championship"))), "{none:?}");
}

/// Two clubs of five; the first member of the second is the third of the first. The first club plays three evenings,
/// one of them for the league's cup.
async fn small_league(client: &mut tokio_postgres::Client) -> Vec<i32> {
    name_league(client, "Ligue de l’Ouest").await.unwrap();
    let mut numbers = Vec::new();
    for number in 1..=2 {
        let mut club = Club::new(number, 5);
        for (journal, day) in [(1, "2026-10-02"), (2, "2026-11-06"), (3, "2026-12-04")] {
            if number == 1 || journal == 1 {
                let mut players: Vec<_> = (0..5).map(|at| member(number, at)).collect();
                players.rotate_left(usize::try_from(journal).unwrap());
                club.journals.push(Journal::new(journal, day, 3, &players));
            }
        }
        numbers.push(admit(client, &club.bundle()).await.unwrap().club);
        ingest(client, &club.bundle()).await.unwrap();
    }
    let (from, to) = (
        MemberId { club: numbers[1], member: member(2, 0) },
        MemberId { club: numbers[0], member: member(1, 2) },
    );
    decide_persons(client, from, to, true).await.unwrap();
    numbers
}

#[tokio::test]
async fn an_evening_and_a_season_are_printed_without_money() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let numbers = small_league(&mut client).await;
    for (language, title, first) in
        [(Language::Fr, "Résultats", "1er First1 Last1 5"), (Language::En, "Results", "1st First1 Last1 5")]
    {
        let paper = results_paper(&client, 1, language).await.unwrap();
        keep(&format!("evening-{}", title.to_lowercase()), &paper);
        let text = flat(&words(&paper));
        for expected in ["Ligue de l’Ouest", title, "Evening 1", "Club 1", first, "First0 Last0 1"] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        // Amounts spent and won, and the pool.
        for money in ["711", "611", "3 055", "3,055", "€"] {
            assert!(!text.contains(money), "{money}: {text}");
        }
    }
    let none = results_paper(&client, 99, Language::Fr).await;
    assert!(matches!(none, Err(HubError::NotFound("evening"))), "{none:?}");

    // By whichever record: the evenings of both clubs are the player's.
    let id = MemberId { club: numbers[1], member: member(2, 0) };
    let rules = ChampionshipRules { best_n: Some(2), ..ChampionshipRules::default() };
    let cup = add_championship(&client, 2026, "Coupe", &rules).await.unwrap();
    let french = member_paper(&mut client, 2026, Some(cup), id, Language::Fr).await.unwrap();
    keep("member-fr", &french);
    let text = flat(&words(&french));
    let said = ["First2 Last2, Club 1", "Coupe · 2026/27", "Evening 1, Club 2", "Evening 3, Club 1", "(1)"];
    for expected in said {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let lines = season_ranking(&mut client, 2026, Some(cup)).await.unwrap();
    let line = lines.iter().find(|line| line.id.member == member(1, 2)).unwrap();
    assert_eq!((line.played, line.points.0), (4, 900));
    let english = member_paper(&mut client, 2026, None, line.id, Language::En).await.unwrap();
    keep("member-en", &english);
    let text = flat(&words(&english));
    assert!(text.contains("Evening 2, Club 1") && !text.contains("Eliminations"), "{text}");
    for (season, member) in [(2025, id), (2026, MemberId { club: 99, ..id })] {
        let none = member_paper(&mut client, season, None, member, Language::Fr).await;
        assert!(matches!(none, Err(HubError::NotFound("member"))), "{none:?}");
    }

    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        let done = command.args(["--database", &database.url(), "--lang", "en"]).args(arguments);
        done.current_dir(&folder).output().unwrap().status.success()
    };
    let read = |name: &str| flat(&words(&std::fs::read(folder.path().join(name)).unwrap()));
    assert!(run(&["results", "4", "evening.pdf"]) && read("evening.pdf").contains("Club 2"));
    let member = format!("{}/{}", id.club, id.member);
    assert!(run(&["paper", "2026", "member.pdf", "--member", &member, "--championship", &cup.to_string()]));
    assert!(read("member.pdf").contains("First2 Last2, Club 1"));
    assert!(!run(&["results", "9", "none.pdf"]) && !folder.path().join("none.pdf").exists());
}

/// A championship's rules are said on paper and on the site: what counts over the clubs, and nothing of one club.
#[tokio::test]
async fn rules_are_said_as_the_league_counts() {
    let database = Database::new().await;
    let mut client = database.client().await;
    small_league(&mut client).await;
    let rules = ChampionshipRules {
        best_n: Some(2),
        evenings: CountedEvenings::Named { words: "ening 1".into() },
        members: tapis_engine::championship::RankedMembers::Tagged { tag: "Femmes".into() },
        teams: Some(Teams { tags: vec!["Rouges".into(), "Bleus".into()], best: Some(3) }),
        ..ChampionshipRules::default()
    };
    let cup = add_championship(&client, 2026, "Coupe", &rules).await.unwrap();
    // Two evenings have these words in their name, one at each club; all who played them are ranked.
    let lines = season_ranking(&mut client, 2026, Some(cup)).await.unwrap();
    assert_eq!(lines, ranking(&client, 2026, &rules).await.unwrap());
    assert_eq!((lines.len(), lines.iter().map(|line| line.played).sum::<u32>()), (9, 10));
    let french = [
        "2 tournois",
        "Les 2 meilleurs résultats de chacun comptent.",
        "Seules comptent les soirées dont le nom contient « ening 1 ».",
        "Classement des clubs : les 3 meilleurs résultats d’un club comptent, soirée par soirée.",
        "À égalité de points : victoires, puis meilleure place.",
    ];
    let english = [
        "2 tournaments",
        "Everyone’s best 2 results count.",
        "Only evenings with “ening 1” in their name count.",
        "Ranking of the clubs: the 3 best results of a club count, evening by evening.",
        "Of those equal in points, what decides: wins, then best place.",
    ];
    let site = files(&mut client).await;
    for (language, folder, expected) in [(Language::Fr, "", french), (Language::En, "en/", english)] {
        let paper = standings_paper(&mut client, 2026, Some(cup), language).await.unwrap();
        keep(&format!("cup-{}", expected[0].replace(' ', "-")), &paper);
        let path = format!("{folder}standings/2026-{cup}.html");
        let page = site[&path].clone();
        for said in [flat(&words(&paper)), flat(&page)] {
            for sentence in expected {
                assert!(said.contains(sentence), "{sentence}: {said}");
            }
            for foreign in ["Femmes", "Rouges"] {
                assert!(!said.contains(foreign), "{foreign}: {said}");
            }
        }
    }
}
