//! Duration of an action from the request until it is on the disk, compared with the disk's own time: an append of the
//! same number of bytes and an `fdatasync` in the same folder, in pairs of alternating order.
#![forbid(unsafe_code)]

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;
use tapis_club::engine::base::quantity::Millis;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_benches::rehearsal::{action, evening};
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

const ROUNDS: usize = 1_500;
const WARM_UP: usize = 50;
const GOAL: f64 = 1.15;

struct Raw {
    file: File,
    bytes: Vec<u8>,
}

impl Raw {
    fn new(path: &Path) -> std::io::Result<Self> {
        Ok(Raw { file: OpenOptions::new().create(true).append(true).open(path)?, bytes: Vec::new() })
    }

    fn append(&mut self, size: usize) -> std::io::Result<Duration> {
        self.bytes.resize(size, 0x5A);
        let (time, done) = timed(|| {
            self.file.write_all(&self.bytes)?;
            self.file.sync_data()
        });
        done.map(|()| time)
    }
}

fn run() -> Result<(), String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let path = folder.path().join("club.tapis");
    let said = |problem: Problem| problem.message.say(Language::Fr);
    let today = chrono::Local::now().date_naive();
    let mut club = Club::create(&path, "Club", Language::Fr, today).map_err(said)?;
    let id = evening(&mut club).map_err(said)?;
    let mut raw = Raw::new(&folder.path().join("raw")).map_err(|error| error.to_string())?;
    let mut dice = ChaCha20Rng::seed_from_u64(1);
    let (mut acts, mut appends, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS + WARM_UP {
        let action = action(&mut club, id, &mut dice, round).map_err(said)?;
        let size = serde_json::to_string(&action).map_or(0, |text| text.len()) + 200;
        let first = (round % 2 == 0).then(|| raw.append(size));
        let (act, acted) = timed(|| club.play().act(id, &action, Millis(1_000)));
        acted.map_err(said)?;
        let append = first.unwrap_or_else(|| raw.append(size)).map_err(|error| error.to_string())?;
        if round >= WARM_UP {
            acts.push(act);
            appends.push(append);
            ratios.push(act.as_secs_f64() / append.as_secs_f64());
        }
    }
    ratios.sort_unstable_by(f64::total_cmp);
    let paired = ratios.get(ratios.len() / 2).copied().unwrap_or_default();
    let of_medians = median(&acts).as_secs_f64() / median(&appends).as_secs_f64();
    let row = |name: &str, times: &[Duration]| {
        line(&[&name, &ms(median(times)), &ms(quantile(times, 90)), &ms(quantile(times, 99))])
    };
    table(
        &format!("An action on the disk, {ROUNDS} times"),
        &[
            line(&[&"", &"median", &"90 %", &"99 %"]),
            row("append and fdatasync", &appends),
            row("Club::act", &acts),
        ],
    );
    println!("  median of the pairs' ratios {paired:.3}, ratio of the medians {of_medians:.3}");
    println!("  goal: at most {GOAL} times the bare append: {}", verdict(paired <= GOAL));
    Ok(())
}

fn main() -> Result<(), String> {
    run()
}
