//! Taking in what the clubs of a league send, from the bundle's bytes to the acknowledged commit: signature, unpacking,
//! chain, place in the history, rows, evenings and results. Compared in the same run with a bare COPY of the same rows into
//! a keyed table, and with an insert from a staging table, which keeps what is there.
#![forbid(unsafe_code)]

use std::pin::pin;
use std::time::Instant;

use ed25519_dalek::{Signer, SigningKey};
use tapis_benches::{line, table, verdict};
use tapis_engine::points::PointsScheme;
use tapis_engine::quantity::{Cents, Chips, EntryId, Millis, Points};
use tapis_hub::{HubError, admit, connect, ingest, migrate, rebuild};
use tapis_league::{
    ClubUid, Evening, EveningFigures, EveningResult, Hash, Head, MemberRecord, MemberState, MemberUid, Row,
    RowContent, RowKind, VERSION, Writer,
};
use tapis_postgres::Postgres;
use tokio_postgres::Client;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::Type;

const EVENINGS: u32 = 60;
const ROWS: u32 = 600;
const PLAYERS: u8 = 40;
/// Rows a second, from the bundle to the commit.
const GOAL: f64 = 100_000.0;

/// An event of some 150 letters, so that a row has 185 bytes with what names it.
fn event(club: u16, journal: u32, seq: u32) -> String {
    format!(
        r#"[{{"type":"eliminated","at":17950{seq:08},"out":[{{"entry":{},"by":[{}],"stack":{},"table":{},"seat":{}}}]}}]/*{club:04}{journal:04}*/{}"#,
        seq % 40,
        (seq + 7) % 40,
        (seq * 7919) % 90_000,
        seq % 6,
        seq % 9,
        "x".repeat(36)
    )
}

fn club_uid(club: u16) -> ClubUid {
    let mut uid = [7; 16];
    uid[..2].copy_from_slice(&club.to_be_bytes());
    ClubUid(uid)
}

fn member(club: u16, number: u8) -> MemberUid {
    let mut uid = club_uid(club).0;
    uid[15] = number;
    MemberUid(uid)
}

fn key(club: u16) -> SigningKey {
    let mut seed = [1; 32];
    seed[..2].copy_from_slice(&club.to_be_bytes());
    SigningKey::from_bytes(&seed)
}

fn figures() -> EveningFigures {
    EveningFigures {
        players: u32::from(PLAYERS),
        entries: u32::from(PLAYERS),
        buy_in: Cents(1_000),
        pool: Cents(40_000),
        stack: Chips(20_000),
        final_table: 9,
        scheme: PointsScheme::SquareRoot,
    }
}

fn result(club: u16, journal: u32, place: u8) -> EveningResult {
    let rank = u32::from(place) + 1;
    EveningResult {
        entry: EntryId(rank),
        member: member(club, u8::try_from((u32::from(place) + journal) % 60).unwrap_or(0)),
        place: rank,
        points: Points(i64::from(PLAYERS - place) * 100),
        spent: Cents(1_000),
        prize: Cents::ZERO,
        in_money: rank == 1,
        rebuys: 0,
        addons: 0,
        eliminations: 1,
        bounties: Cents::ZERO,
        bounties_won: 0,
        re_entries: 0,
        first: None,
    }
}

/// A club's season.
fn bundle(club: u16) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| error.to_string();
    let key = key(club);
    let sign = |bytes: &[u8]| key.sign(bytes).to_bytes();
    let uid = club_uid(club);
    let name = format!("Club {club}");
    let made = Millis(1_795_000_000_000);
    let head = Head {
        tapis_league: VERSION,
        club: uid,
        name,
        key: Hash(key.verifying_key().to_bytes()),
        made,
        revision: 1,
        invitation: None,
    };
    let mut writer = Writer::new(Vec::new(), &head).map_err(said)?;
    for number in 0..60 {
        let state = MemberState::Known {
            number: Some(number.to_string()),
            licence: None,
            last_name: format!("Name{number}"),
            first_name: format!("Club{club}"),
        };
        writer.member(&MemberRecord { member: member(club, number), revision: 1, state }).map_err(said)?;
    }
    for journal in 1..=EVENINGS {
        writer.journal(journal.into()).map_err(said)?;
        let mut head = tapis_league::origin(uid, journal.into());
        for seq in 1..=ROWS {
            let content = RowContent::Told { salt: [3; 16], text: event(club, journal, seq).into() };
            let at = Millis(made.0 + i64::from(seq));
            let row = Row { seq: seq.into(), at, kind: RowKind::Action, version: 2, target: None, content };
            head = writer.row(&row).map_err(said)?;
        }
        let day = chrono::NaiveDate::from_ymd_opt(2026, 9, 1).unwrap_or_default();
        let evening = Evening {
            club: uid,
            journal: journal.into(),
            rows: ROWS.into(),
            head,
            own_head: Hash([1; 32]),
            name: format!("Evening {journal}"),
            date: day + chrono::Days::new(u64::from(journal) * 5),
            season: None,
            figures: figures(),
            results: (0..PLAYERS).map(|place| result(club, journal, place)).collect(),
        };
        writer.evening(&evening, [4; 16], &sign).map_err(said)?;
    }
    writer.finish(&sign).map_err(said)
}

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

/// Takes in all of them over so many connections.
async fn take(url: &str, bundles: &[Vec<u8>], connections: usize) -> Result<(), HubError> {
    let one = async |from: usize| -> Result<(), HubError> {
        let mut client = connect(url).await?;
        for bundle in bundles.iter().skip(from).step_by(connections) {
            ingest(&mut client, bundle).await?;
        }
        Ok(())
    };
    let all = (0..connections).map(one);
    futures_util::future::try_join_all(all).await?;
    Ok(())
}

/// The memory of this process, in MB; 0 where the system does not say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) / 1024
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
