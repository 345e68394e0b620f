//! Reopening a club with a journal of 50,000 rows: reading it, checking its chain and applying its
//! events, compared with only reading and decoding the same rows, in pairs of alternating order.
#![forbid(unsafe_code)]

use std::path::Path;
use std::time::Duration;

use tapis_benches::rehearsal::played;
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::Club;
use tapis_club::engine::Event;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::ClubFile;

const ROWS: i64 = 50_000;
const ROUNDS: usize = 31;
const GOAL: f64 = 1.5;

fn bare(path: &Path, id: TournamentId) -> Result<usize, String> {
    let said = |error: rusqlite::Error| error.to_string();
    let db = rusqlite::Connection::open(path).map_err(said)?;
    let sql = "SELECT events FROM journal WHERE tournament_id = ?1 ORDER BY seq";
    let mut query = db.prepare(sql).map_err(said)?;
    let mut rows = query.query([id.0]).map_err(said)?;
    let mut count = 0;
    while let Some(row) = rows.next().map_err(said)? {
        let text = row.get_ref(0).map_err(said)?.as_str().map_err(|error| error.to_string())?;
        let events: Vec<Event> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        count += std::hint::black_box(events).len();
    }
    Ok(count)
}

/// SQLite's own check of the file, which nothing that opens a club can be faster than.
fn checked(path: &Path) -> Result<(), String> {
    let db = rusqlite::Connection::open(path).map_err(|error| error.to_string())?;
    let found: String =
        db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(|error| error.to_string())?;
    if found == "ok" { Ok(()) } else { Err(found) }
}

fn main() -> Result<(), String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let path = folder.path().join("club.tapis");
    let id = played(&path, ROWS)?;
    let (mut bares, mut opens, mut replays, mut whole) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut checks = Vec::new();
    for round in 0..ROUNDS {
        let measure_bare = || {
            let (time, read) = timed(|| bare(&path, id));
            read.map(|_| time)
        };
        let first = (round % 2 == 0).then(measure_bare).transpose()?;
        let (check, sound) = timed(|| checked(&path));
        sound?;
        checks.push(check);
        let (open, file) = timed(|| ClubFile::open(&path));
        drop(file.map_err(|error| error.to_string())?);
        let (both, club) = timed(|| Club::open(&path, Millis::ZERO));
        club.map_err(|problem| problem.message.say(Language::Fr))?.close();
        bares.push(first.map_or_else(measure_bare, Ok)?);
        opens.push(open);
        whole.push(both);
        replays.push(both.saturating_sub(open));
    }
    let row = |name: &str, times: &[Duration]| line(&[&name, &ms(median(times)), &ms(quantile(times, 90))]);
    table(
        &format!("A journal of {ROWS} rows, {ROUNDS} times"),
        &[
            line(&[&"", &"median", &"90 %"]),
            row("rows read and decoded, nothing more", &bares),
            row("journal reopened: read, checked, applied, compared with the tables", &replays),
            row("file opened: looked through for damage", &opens),
            row("both", &whole),
            row("SQLite's check of the file alone", &checks),
        ],
    );
    let ratio = |times: &[Duration]| median(times).as_secs_f64() / median(&bares).as_secs_f64();
    println!(
        "  journal {:.2} times the bare reading, with the file's check {:.2}",
        ratio(&replays),
        ratio(&whole)
    );
    println!("  bare reading and SQLite's check, one after the other: {:.2} times", 1.0 + ratio(&checks));
    println!("  goal: the journal at most {GOAL} times: {}", verdict(ratio(&replays) <= GOAL));
    Ok(())
}
