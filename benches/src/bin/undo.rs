//! Undo and redo in journals of 1,000, 10,000 and 50,000 rows, each on the disk before it returns: at
//! the end of the evening, the first one after reopening, and thirty in a row.
#![forbid(unsafe_code)]

use std::path::Path;
use std::time::Duration;

use tapis_benches::rehearsal::played;
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

const LENGTHS: [i64; 3] = [1_000, 10_000, 50_000];
const ROUNDS: usize = 31;
const GOAL: Duration = Duration::from_millis(20);

/// Measurements in a journal of one length.
#[derive(Default)]
struct Times {
    first: Vec<Duration>,
    undo: Vec<Duration>,
    redo: Vec<Duration>,
    deep: Vec<Duration>,
}

fn turned(club: &mut Club, id: TournamentId, redo: bool) -> Result<Duration, Problem> {
    let (time, done) =
        timed(
            || if redo { club.play().redo(id, Millis(1_000)) } else { club.play().undo(id, Millis(1_000)) },
        );
    done.map(|_| time)
}

fn measured(path: &Path, id: TournamentId) -> Result<Times, Problem> {
    let mut times = Times::default();
    for _ in 0..ROUNDS {
        let mut club = Club::open(path, Millis::ZERO)?;
        times.first.push(turned(&mut club, id, false)?);
        times.redo.push(turned(&mut club, id, true)?);
        club.close();
    }
    let mut club = Club::open(path, Millis::ZERO)?;
    for _ in 0..ROUNDS {
        times.undo.push(turned(&mut club, id, false)?);
        times.redo.push(turned(&mut club, id, true)?);
    }
    for _ in 0..ROUNDS {
        times.deep.push(turned(&mut club, id, false)?);
    }
    for _ in 0..ROUNDS {
        times.redo.push(turned(&mut club, id, true)?);
    }
    club.close();
    Ok(times)
}

fn main() -> Result<(), String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let mut lines = vec![line(&[&"", &"median", &"90 %", &"longest"])];
    let mut longest = Duration::ZERO;
    for rows in LENGTHS {
        let path = folder.path().join(format!("{rows}.tapis"));
        let id = played(&path, rows)?;
        let times = measured(&path, id).map_err(|problem| problem.message.say(Language::Fr))?;
        let kinds = [
            ("the first undo after reopening", &times.first),
            ("undo", &times.undo),
            ("thirty undos in a row", &times.deep),
            ("redo", &times.redo),
        ];
        for (name, times) in kinds {
            let most = quantile(times, 100);
            longest = longest.max(most);
            let name = format!("{rows} rows: {name}");
            lines.push(line(&[&name, &ms(median(times)), &ms(quantile(times, 90)), &ms(most)]));
        }
    }
    table("Undo and redo, each on the disk", &lines);
    println!("  goal: below {} each: {}", ms(GOAL), verdict(longest < GOAL));
    Ok(())
}
