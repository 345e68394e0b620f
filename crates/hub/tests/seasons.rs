//! An evening counts in the season of its day.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{admit, all_time, decide, ingest, ranking, rebuild, season_ranking};
use tapis_league::Receipt;
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member, row};
use crate::cluster::Database;

fn club(number: u16, dates: &[&str]) -> Club {
    let mut club = Club::new(number, 3);
    let players: Vec<_> = (0..3).map(|at| member(number, at)).collect();
    for (date, journal) in dates.iter().zip(1..) {
        club.journals.push(Journal::new(journal, date, 5, &players));
    }
    club
}

/// Number of evenings of the first player in each of these seasons, as stored; the same is counted anew.
async fn played(client: &mut Client, seasons: [i32; 3]) -> [u32; 3] {
    let mut all = [0; 3];
    for (season, played) in seasons.into_iter().zip(&mut all) {
        let kept = season_ranking(client, season, None).await.unwrap();
        assert_eq!(kept, ranking(client, season, &ChampionshipRules::default()).await.unwrap());
        *played = kept.first().map_or(0, |line| line.played);
    }
    all
}

#[tokio::test]
async fn a_corrected_day_moves_an_evening_into_its_season() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = club(1, &["2025-10-02", "2025-11-06"]);
    let number = admit(&mut client, &club.bundle()).await.unwrap().club;
    ingest(&mut client, &club.bundle()).await.unwrap();
    let seasons = [2024, 2025, 2026];
    assert_eq!(played(&mut client, seasons).await, [0, 2, 0]);
    // Somebody had typed the wrong year; and of the other evening, a day before the season.
    club.journals[0].date = "2026-10-02".to_owned();
    club.journals[1].date = "2025-08-31".to_owned();
    for journal in &mut club.journals {
        journal.rows.push(row(6, "amended"));
    }
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(played(&mut client, seasons).await, [1, 0, 1]);
    assert_eq!(database.number("SELECT count(*) FROM result").await, 6);
    assert_eq!(all_time(&mut client, 2020, 2030).await.unwrap()[0].seasons, 2);
    decide(&mut client, number, 1, &[]).await.unwrap();
    assert_eq!(played(&mut client, seasons).await, [1, 0, 0]);
    decide(&mut client, number, 1, &[0]).await.unwrap();
    rebuild(&mut client).await.unwrap();
    assert_eq!(played(&mut client, seasons).await, [1, 0, 1]);
    // Back again, in a later correction.
    club.journals[0].date = "2025-10-02".to_owned();
    club.journals[0].rows.push(row(7, "amended"));
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(played(&mut client, seasons).await, [1, 1, 0]);
}

/// The tables of a season are made by whoever sends its first evening; nobody is refused for it.
#[tokio::test(flavor = "multi_thread")]
async fn many_clubs_start_a_season_at_once() {
    let database = Database::new().await;
    let mut clubs: Vec<(Club, Client)> = Vec::new();
    for number in 1..=5 {
        let (club, mut client) = (club(number, &["2026-10-02"]), database.client().await);
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
        clubs.push((club, client));
    }
    for season in 2027_i32..2033 {
        let sending = clubs.into_iter().map(|(mut club, mut client)| {
            // The existing data is compared first with what is stored.
            let mut next = club.journals[0].clone();
            next.journal = u64::try_from(season).unwrap();
            next.date = format!("{season}-10-02");
            club.journals.push(next);
            tokio::spawn(async move {
                let taken: Receipt = ingest(&mut client, &club.bundle()).await.unwrap();
                assert_eq!(taken.journals.iter().filter(|one| one.new_rows > 0).count(), 1);
                (club, client)
            })
        });
        let sending: Vec<_> = sending.collect();
        clubs = Vec::new();
        for one in sending {
            clubs.push(one.await.unwrap());
        }
    }
    assert_eq!(database.number("SELECT count(*) FROM played").await, 35);
}
