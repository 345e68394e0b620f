//! Bundles that an admitted club could sign to harm the others: its evenings stay its own affair.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::{ChampionshipRules, PointsSource};
use tapis_hub::{HubError, add_championship, admit, all_time, club_ranking, ingest, rebuild, season_ranking};
use tapis_league::MemberState;
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member, row};
use crate::cluster::Database;
use crate::kept::{State, compared, merged, states};
use crate::site::files;

async fn taken(client: &mut Client, club: &Club) {
    admit(client, &club.bundle()).await.unwrap();
    ingest(client, &club.bundle()).await.unwrap();
}

fn club(number: u16, players: u8, dates: &[&str]) -> Club {
    let mut club = Club::new(number, players);
    let all: Vec<_> = (0..players).map(|at| member(number, at)).collect();
    for (date, journal) in dates.iter().zip(1..) {
        club.journals.push(Journal::new(journal, date, 5, &all));
    }
    club
}

#[tokio::test]
async fn enormous_points_hurt_nobody_else() {
    let database = Database::new().await;
    let mut client = database.client().await;
    taken(&mut client, &club(1, 1, &["2025-10-02", "2025-11-06", "2026-10-02"])).await;
    taken(&mut client, &club(2, 1, &["2025-10-02", "2026-10-02"])).await;
    // As versions stored them that did not refuse them yet.
    let sql = format!("UPDATE result SET points = CASE club WHEN 1 THEN {0} ELSE -{0} END", i64::MAX);
    client.batch_execute(&sql).await.unwrap();
    taken(&mut client, &club(3, 3, &["2025-10-02", "2026-10-02"])).await;
    let lines = season_ranking(&mut client, 2025, None).await.unwrap();
    assert_eq!((lines.len(), lines[1].name.as_deref()), (5, Some("First0 Last0")));
    assert_eq!(club_ranking(&mut client, 2025, None).await.unwrap().len(), 3);
    let lines = all_time(&mut client, 2025, 2026).await.unwrap();
    assert_eq!((lines.len(), lines[0].points.0, lines[4].points.0), (5, i64::MAX, i64::MIN));
    assert_eq!((lines[1].points.0, lines[1].club_name.as_str()), (600, "Club 3"));
    files(&mut client).await;
}

#[tokio::test]
async fn no_evening_moves_to_an_impossible_day() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = club(1, 3, &["2026-10-02"]);
    taken(&mut client, &club).await;
    club.journals[0].rows.push(row(6, "corrected"));
    for day in ["-20000-01-01", "0000-01-01", "1899-12-31", "2201-09-01", "9999-12-31", "+262142-12-31"] {
        club.journals[0].date = day.to_owned();
        let taken = ingest(&mut client, &club.bundle()).await;
        let Err(HubError::WrongDay { date, .. }) = taken else { panic!("{day}: {taken:?}") };
        assert_eq!(Ok(date), day.parse());
    }
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 5);
}

/// A formula divides by something that is 0 in an evening of one club: the ranking by it is left out, and the site is
/// shown.
#[tokio::test]
async fn an_uncountable_evening_does_not_end_the_site() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let source = |text: &str| ChampionshipRules {
        points: PointsSource::Formula { text: text.to_owned() },
        ..ChampionshipRules::default()
    };
    let coupe = source("100 / (players - 4)");
    add_championship(&client, 2026, "Coupe", &coupe).await.unwrap();
    add_championship(&client, 2026, "Challenge", &source("players - rank")).await.unwrap();
    taken(&mut client, &club(1, 3, &["2026-10-02"])).await;
    let standings = async |client: &mut Client, page: &str| files(client).await[page].clone();
    assert!(standings(&mut client, "en/standings/2026-1.html").await.contains("First0"));
    taken(&mut client, &club(2, 4, &["2026-10-03"])).await;
    let refused = season_ranking(&mut client, 2026, Some(1)).await;
    assert!(matches!(refused, Err(HubError::Formula(_))), "{refused:?}");
    // The next client is told the same at once.
    let counted = states(&client).await;
    for _ in 0..2 {
        let again = season_ranking(&mut client, 2026, Some(1)).await;
        assert_eq!(format!("{again:?}"), format!("{refused:?}"));
        assert!(matches!(club_ranking(&mut client, 2026, Some(1)).await, Err(HubError::Formula(_))));
    }
    let page = standings(&mut client, "en/standings/2026-1.html").await;
    assert!(
        page.contains("Coupe") && page.contains("These rules give no points") && !page.contains("First0"),
        "{page}"
    );
    for other in ["standings/2026.html", "standings/2026-2.html"] {
        let page = standings(&mut client, other).await;
        assert!(page.contains("Club 2") && page.contains("First0"), "{page}");
    }
    let of_the_cup = |all: &[State]| all.iter().filter(|one| one.1 == 1).cloned().collect::<Vec<_>>();
    assert_eq!(of_the_cup(&states(&client).await), of_the_cup(&counted));
    add_championship(&client, 2026, "Coupe", &source("players + rank")).await.unwrap();
    assert!(standings(&mut client, "en/standings/2026-1.html").await.contains("First0"));
    rebuild(&mut client).await.unwrap();
}

#[tokio::test]
async fn names_cannot_break_a_page_or_the_feed() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = club(1, 3, &["2026-10-02"]);
    club.name = "As \u{1}\u{b}\u{1b}\u{fffe}]]><script>alert(1)</script>\"'".to_owned();
    taken(&mut client, &club).await;
    let mut feeds = 0;
    for (path, text) in &files(&mut client).await {
        assert!(!text.contains("<script"), "{path}");
        if path.ends_with("feed.xml") {
            feeds += 1;
            assert!(text.contains("As"));
            // Characters that no text of XML may have.
            let odd = |one: char| one < ' ' && !matches!(one, '\t' | '\n' | '\r') || one == '\u{fffe}';
            assert!(!text.contains(odd), "{text:?}");
        }
    }
    assert_eq!(feeds, 2);
}

/// A club merges records one into the next to slow down everybody else.
#[tokio::test]
async fn a_chain_of_merges_is_followed_64_links() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut chain = club(1, 100, &["2026-10-02"]);
    for at in 0..99_u8 {
        merged(&mut chain, usize::from(at), member(1, at + 1), 60);
    }
    taken(&mut client, &chain).await;
    taken(&mut client, &club(2, 3, &["2026-10-02"])).await;
    let lines = season_ranking(&mut client, 2026, None).await.unwrap();
    // Records further than 64 links from the last one have no name, like guests.
    let named: Vec<_> = lines.iter().filter_map(|line| line.name.clone()).collect();
    assert_eq!(named.len(), 4, "{named:?}");
    let first = lines.iter().find(|line| line.club_name == "Club 1").unwrap();
    assert_eq!((first.name.as_deref(), first.played), (Some("First99 Last99"), 65));
    compared(&mut client).await;
}

#[tokio::test]
async fn an_impossible_evening_is_refused() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let good = club(1, 2, &["2026-10-02"]);
    taken(&mut client, &good).await;
    let mut empty = good.clone();
    empty.journals[0].rows.clear();
    let mut later = good.clone();
    later.journals[0].rows[0].version = i32::MAX.unsigned_abs() + 1;
    let mut crowded = good.clone();
    crowded.journals[0].ranked = vec![member(1, 0); 10_001];
    for (bundle, why) in
        [(empty, "without a journal"), (later, "version"), (crowded, "more than 10,000 results")]
    {
        let refused = ingest(&mut client, &bundle.bundle()).await.unwrap_err();
        assert_eq!(refused.code(), "league-bad_line");
        assert!(refused.to_string().contains(why), "{refused}");
    }
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 5);
}

#[tokio::test]
async fn a_club_has_at_most_50_000_members() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut large = club(1, 2, &["2026-10-02"]);
    taken(&mut client, &large).await;
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    let sql = "INSERT INTO member (club, member, revision, state)
               SELECT 1, decode('ee' || lpad(to_hex(number), 30, '0'), 'hex'), 1, 'erased' FROM generate_series(1, 49998) AS number";
    owner.batch_execute(sql).await.unwrap();
    large.members.push(Club::new(1, 3).members.remove(2));
    let refused = ingest(&mut client, &large.bundle()).await.unwrap_err();
    assert_eq!(refused.code(), "hub-too_many_members");
    assert_eq!(database.number("SELECT count(*) FROM member").await, 50_000);
}

/// Names and amounts that a club's own forms refuse.
#[tokio::test]
async fn names_and_amounts_have_the_clubs_limits() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 2);
    club.name = format!("Les\u{202E}As {}", "a".repeat(300));
    club.members[0].state = MemberState::Known {
        number: None,
        licence: Some("L\u{7}1".into()),
        last_name: "Txt\u{202E}gnp.exe\n".into(),
        first_name: "A".repeat(1_000),
    };
    let mut journal = Journal::new(1, "2026-10-02", 3, &[member(1, 0), member(1, 1)]);
    journal.name = "Ven\u{2066}dredi".into();
    club.journals.push(journal);
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let row =
        client.query_one("SELECT last_name, first_name, licence FROM member WHERE licence IS NOT NULL", &[]);
    let row = row.await.unwrap();
    assert_eq!((row.get(0), row.get(2)), ("Txtgnp.exe", "L1"));
    assert_eq!(row.get::<_, String>(1).len(), 200);
    let name: String = client.query_one("SELECT name FROM club", &[]).await.unwrap().get(0);
    assert!(name.starts_with("LesAs a") && name.chars().count() == 200, "{name}");
    let evening: String = client.query_one("SELECT name FROM played", &[]).await.unwrap().get(0);
    assert_eq!(evening, "Vendredi");

    club.journals[0].worth = i64::MAX / 4;
    club.revision += 1;
    let refused = ingest(&mut client, &club.bundle()).await;
    assert!(matches!(&refused, Err(HubError::WrongAmount { name }) if name == "Vendredi"), "{refused:?}");
}
