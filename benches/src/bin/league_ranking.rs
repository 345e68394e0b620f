//! Rankings of a league over ten seasons: 300 clubs of 60 members, 60 evenings of 40 results each per season.
//! Calculated from all results the first time, then read from what is kept.
#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use tapis_benches::league::memory;
use tapis_benches::{line, median, ms, table, verdict};
use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{HubError, all_time, connect, migrate, ranking, season_ranking};
use tapis_postgres::Postgres;
use tokio_postgres::Client;

const FIRST: i32 = 2017;
const LAST: i32 = 2026;
/// The goal over ten seasons: a wait that nobody notices.
const GOAL: Duration = Duration::from_millis(300);
/// Number of times that the stored ranking is read.
const TIMES: usize = 15;

/// Clubs with their members; the last member of each is the first one of the next club.
const CLUBS: &str = "
    INSERT INTO club (uid, name) SELECT decode(md5('club' || one), 'hex'), 'Club ' || one FROM generate_series(1, $clubs) AS one;
    CREATE TEMPORARY TABLE who AS
      SELECT id AS club, number, decode(md5(id || '/' || number), 'hex') AS uid
      FROM club, generate_series(0, 59) AS number;
    INSERT INTO member (club, member, revision, state, number, last_name, first_name)
      SELECT club, uid, 1, 'known', number, 'Name' || md5(uid || 'last'), 'First' || number FROM who;
    INSERT INTO person_decision (club, member, other_club, other_member, same)
      SELECT one.club, one.uid, other.club, other.uid, true FROM who AS one
      JOIN who AS other ON other.club = one.club + 1 AND other.number = 0 WHERE one.number = 59;
    UPDATE change SET changes = 1;
    ANALYZE";

/// A season of all clubs. Each evening a different 40 of a club's 60 members play.
const SEASON: &str = "
    SELECT hub_season($season);
    CREATE TEMPORARY TABLE evenings AS
      SELECT id AS club, ($season - 2000) * 100 + number AS journal, number,
        abs(hashint4extended(id * 7919 + number, $season)) AS chance
      FROM club, generate_series(1, 60) AS number;
    INSERT INTO journal (club, journal, epoch, season, rows, head, counts)
      SELECT club, journal, 0, $season, 600, '', true FROM evenings;
    INSERT INTO played (club, journal, epoch, season, date, name, rows, players, entries, buy_in, pool, stack, final_table, scheme)
      SELECT club, journal, 0, $season, make_date($season, 9, 1) + number * 5, 'Evening ' || number, 600, 40, 40, 1000, 40000,
        20000, 9, '{\"type\":\"square_root\"}'
      FROM evenings;
    INSERT INTO result (season, club, journal, epoch, entry, member, place, points, spent, prize, in_money, rebuys, addons,
        eliminations, bounties, bounties_won, re_entries)
      SELECT $season, club, journal, 0, place, uid, place, (41 - place) * 100 + (chance + place * 37) % 100, 1000,
        CASE place WHEN 1 THEN 40000 ELSE 0 END, place = 1, 0, 0, 1, 0, 0, 0
      FROM evenings
      CROSS JOIN generate_series(1, 40) AS place
      JOIN who USING (club)
      WHERE who.number = (chance + place * (ARRAY[1, 7, 11, 13, 17, 19, 23, 29])[1 + chance % 8]) % 60;
    INSERT INTO change VALUES ($season, 1);
    DROP TABLE evenings";

async fn fill(client: &Client, clubs: u32) -> Result<(), tokio_postgres::Error> {
    client.batch_execute(&CLUBS.replace("$clubs", &clubs.to_string())).await?;
    for season in FIRST..=LAST {
        client.batch_execute(&SEASON.replace("$season", &season.to_string())).await?;
    }
    client.batch_execute("VACUUM ANALYZE").await?;
    client.batch_execute("CHECKPOINT").await
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let said = |error: tokio_postgres::Error| error.to_string();
    let hub = |error: HubError| error.to_string();
    let clubs: u32 = std::env::var("TAPIS_CLUBS").ok().and_then(|count| count.parse().ok()).unwrap_or(300);
    let postgres = Postgres::start();
    postgres.ask("postgres", "CREATE DATABASE league");
    let mut client = connect(&postgres.url("league")).await.map_err(hub)?;
    migrate(&mut client, None).await.map_err(hub)?;
    let since = Instant::now();
    fill(&client, clubs).await.map_err(said)?;
    let filled = since.elapsed();

    let since = Instant::now();
    let first = season_ranking(&mut client, LAST, None).await.map_err(hub)?;
    let counted = since.elapsed();
    let mut kept = Vec::new();
    for _ in 0..TIMES {
        let since = Instant::now();
        season_ranking(&mut client, LAST, None).await.map_err(hub)?;
        kept.push(since.elapsed());
    }
    let fresh = ranking(&client, LAST, &ChampionshipRules::default()).await.map_err(hub)?;
    if fresh != first || first.is_empty() {
        return Err("What is kept is not what is counted.".into());
    }

    let since = Instant::now();
    let persons = all_time(&mut client, FIRST, LAST).await.map_err(hub)?.len();
    let ten_counted = since.elapsed();
    let mut ten = Vec::new();
    for _ in 0..TIMES {
        let since = Instant::now();
        all_time(&mut client, FIRST, LAST).await.map_err(hub)?;
        ten.push(since.elapsed());
    }
    client.batch_execute("UPDATE change SET changes = 2 WHERE season = 2026").await.map_err(said)?;
    let since = Instant::now();
    all_time(&mut client, FIRST, LAST).await.map_err(hub)?;
    let one_changed = since.elapsed();

    let row = |name: &str, time: Duration, met: &str| line(&[&name, &ms(time), &met]);
    let results = u64::from(clubs) * 60 * 40 * 10;
    table(
        &format!("{clubs} clubs, ten seasons: {results} results, {persons} persons"),
        &[
            line(&[&"", &"", &""]),
            row("a season, counted the first time", counted, ""),
            row("a season, kept", median(&kept), ""),
            row("ten seasons, nine of them counted the first time", ten_counted, ""),
            row("ten seasons, kept", median(&ten), verdict(median(&ten) < GOAL)),
            row("ten seasons, of which one has changed", one_changed, ""),
        ],
    );
    println!("  goal: ten seasons below {}", ms(GOAL));
    println!("  the database was filled in {:.0} s; memory at most {} MB", filled.as_secs_f64(), memory());
    Ok(())
}
