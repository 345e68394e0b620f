//! Reopening a club with a journal of 50,000 rows: reading it, checking its chain and applying its
//! events, beside only reading and decoding the same rows; one after the other, the order changing.
#![forbid(unsafe_code)]

use std::path::Path;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_benches::rehearsal::{action, evening};
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::engine::Event;
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

const ROWS: i64 = 50_000;
const ROUNDS: usize = 31;
const GOAL: f64 = 1.5;

/// Plays until there are so many rows; where there is a disk in memory, on that, so that it does
/// not take minutes.
fn played(path: &Path) -> Result<i64, String> {
    let said = |problem: Problem| problem.message;
    let memory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let memory = memory.map_err(|error| error.to_string())?;
    let draft = memory.path().join("club.tapis");
    let today = chrono::Local::now().date_naive();
    let mut club = Club::create(&draft, "Club", Language::Fr, today).map_err(said)?;
    let id = evening(&mut club).map_err(said)?;
    let mut dice = ChaCha20Rng::seed_from_u64(1);
    for round in 0.. {
        let asked = action(&mut club, id, &mut dice, round).map_err(said)?;
        if club.act(id, &asked, 1_000).map_err(said)?.seq >= ROWS {
            break;
        }
    }
    club.close();
    std::fs::copy(&draft, path).map_err(|error| error.to_string())?;
    Ok(id)
}

fn bare(path: &Path, id: i64) -> Result<usize, String> {
    let said = |error: rusqlite::Error| error.to_string();
    let db = rusqlite::Connection::open(path).map_err(said)?;
    let sql = "SELECT events FROM journal WHERE tournament_id = ?1 ORDER BY seq";
    let mut query = db.prepare(sql).map_err(said)?;
    let mut rows = query.query([id]).map_err(said)?;
    let mut count = 0;
    while let Some(row) = rows.next().map_err(said)? {
        let text = row.get_ref(0).map_err(said)?.as_str().map_err(|error| error.to_string())?;
        let events: Vec<Event> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        count += std::hint::black_box(events).len();
    }
    Ok(count)
}

fn main() -> Result<(), String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let path = folder.path().join("club.tapis");
    let id = played(&path)?;
    let (mut bares, mut opens, mut replays) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let measure_bare = || {
            let (time, read) = timed(|| bare(&path, id));
            read.map(|_| time)
        };
        let first = (round % 2 == 0).then(measure_bare).transpose()?;
        let (open, club) = timed(|| Club::open(&path, Language::Fr, 0));
        let mut club = club.map_err(|problem| problem.message)?;
        let (replay, state) = timed(|| club.tournament(id).map(|state| state.counts().entries));
        state.map_err(|problem| problem.message)?;
        club.close();
        bares.push(first.map_or_else(measure_bare, Ok)?);
        opens.push(open);
        replays.push(replay);
    }
    let row = |name: &str, times: &[Duration]| line(&[&name, &ms(median(times)), &ms(quantile(times, 90))]);
    let whole: Vec<Duration> = opens.iter().zip(&replays).map(|(open, replay)| *open + *replay).collect();
    table(
        &format!("A journal of {ROWS} rows, {ROUNDS} times"),
        &[
            line(&[&"", &"median", &"90 %"]),
            row("rows read and decoded, nothing more", &bares),
            row("journal reopened: read, checked, applied", &replays),
            row("file opened: looked through for damage", &opens),
            row("both", &whole),
        ],
    );
    let ratio = |times: &[Duration]| median(times).as_secs_f64() / median(&bares).as_secs_f64();
    println!(
        "  journal {:.2} times the bare reading, with the file's check {:.2}",
        ratio(&replays),
        ratio(&whole)
    );
    println!("  goal: the journal at most {GOAL} times: {}", verdict(ratio(&replays) <= GOAL));
    Ok(())
}
