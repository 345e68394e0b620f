//! Importing the bundles of a league's clubs, from the bytes to the acknowledged commit: signature, unpacking, chain,
//! place in the history, rows, evenings and results. Compared in the same run with a bare COPY of the same rows into a
//! keyed table, and with an insert from a staging table that skips existing rows.
#![forbid(unsafe_code)]

use std::pin::pin;
use std::time::Instant;

use tapis_benches::league::{EVENINGS, ROWS, bundle, event, memory, take};
use tapis_benches::{line, table, verdict};
use tapis_hub::{HubError, admit, connect, migrate, rebuild};
use tapis_postgres::Postgres;
use tokio_postgres::Client;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::Type;

/// Rows per second, from the bundle to the commit.
const GOAL: f64 = 100_000.0;

async fn copy(client: &Client, into: &str, clubs: u16) -> Result<(), tokio_postgres::Error> {
    let types = [Type::INT4, Type::INT4, Type::INT4, Type::INT4, Type::TEXT];
    let sink = client.copy_in(&format!("COPY {into} FROM STDIN BINARY")).await?;
    let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
    for club in 0..clubs {
        for journal in 1..=EVENINGS {
            for seq in 1..=ROWS {
                let event = event(club, journal, seq);
                let number = |number: u32| i32::try_from(number).unwrap_or(0);
                let (journal, seq) = (number(journal), number(seq));
                writer.as_mut().write(&[&i32::from(club), &journal, &0_i32, &seq, &event]).await?;
            }
        }
    }
    writer.finish().await?;
    Ok(())
}

const KEYED: &str = "(club integer, journal integer, epoch integer, seq integer, event text,
                      PRIMARY KEY (club, journal, epoch, seq))";

fn second(rows: f64, since: Instant) -> f64 {
    rows / since.elapsed().as_secs_f64()
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let said = |error: tokio_postgres::Error| error.to_string();
    let hub = |error: HubError| error.to_string();
    let clubs: u16 = std::env::var("TAPIS_CLUBS").ok().and_then(|count| count.parse().ok()).unwrap_or(30);
    let rows = f64::from(clubs) * f64::from(EVENINGS) * f64::from(ROWS);
    let postgres = Postgres::start();
    postgres.ask("postgres", "CREATE DATABASE league");
    let url = postgres.url("league");
    let mut client = connect(&url).await.map_err(hub)?;
    migrate(&mut client, None).await.map_err(hub)?;

    let since = Instant::now();
    let mut bundles = Vec::new();
    for club in 0..clubs {
        bundles.push(bundle(club)?);
    }
    let written = second(rows, since);
    let packed: usize = bundles.iter().map(Vec::len).sum();
    for bundle in &bundles {
        admit(&mut client, bundle).await.map_err(hub)?;
    }

    client.batch_execute(&format!("CREATE TABLE bare {KEYED}")).await.map_err(said)?;
    let since = Instant::now();
    copy(&client, "bare", clubs).await.map_err(said)?;
    let bare = second(rows, since);
    client
        .batch_execute(&format!(
            "DROP TABLE bare; CREATE TABLE bare {KEYED}; CREATE UNLOGGED TABLE staged (LIKE bare)"
        ))
        .await
        .map_err(said)?;
    let since = Instant::now();
    copy(&client, "staged", clubs).await.map_err(said)?;
    let insert = "INSERT INTO bare SELECT * FROM staged ON CONFLICT DO NOTHING";
    client.batch_execute(insert).await.map_err(said)?;
    let staged = second(rows, since);
    client.batch_execute("DROP TABLE bare; DROP TABLE staged; CHECKPOINT").await.map_err(said)?;

    let before = memory();
    let since = Instant::now();
    take(&url, &bundles, 1).await.map_err(hub)?;
    let taken = second(rows, since);
    let since = Instant::now();
    take(&url, &bundles, 1).await.map_err(hub)?;
    let again = second(rows, since);
    let after = memory();
    let since = Instant::now();
    rebuild(&mut client).await.map_err(hub)?;
    let rebuilt = since.elapsed();
    client
        .batch_execute("TRUNCATE journal_row, result, played, evening, journal, arrival; CHECKPOINT")
        .await
        .map_err(said)?;
    let since = Instant::now();
    take(&url, &bundles, 2).await.map_err(hub)?;
    let two = second(rows, since);

    let row = |name: &str, rate: f64, met: &str| line(&[&name, &format!("{rate:.0}"), &met]);
    let title = format!("{clubs} clubs, {EVENINGS} evenings of {ROWS} rows: {rows:.0} rows");
    table(
        &title,
        &[
            line(&[&"", &"rows a second", &""]),
            row("bare COPY into a keyed table", bare, ""),
            row("COPY and insert from a staging table", staged, ""),
            row("written by the clubs", written, ""),
            row("taken in, one connection", taken, verdict(taken >= GOAL)),
            row("the same again", again, ""),
            row("taken in, two connections", two, verdict(two >= GOAL)),
        ],
    );
    println!("  goal: {GOAL:.0} rows a second from the bundle to the commit");
    println!("  a row takes {:.0} bytes in a bundle", packed as f64 / rows);
    println!(
        "  what follows of {} evenings made anew: {:.1} s",
        u32::from(clubs) * EVENINGS,
        rebuilt.as_secs_f64()
    );
    println!("  memory at most: {before} MB before, {after} MB after all of them were taken in twice");
    Ok(())
}
