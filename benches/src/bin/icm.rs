//! Value of stacks: compared with pokerkit, which adds up all orders of finish, and the largest fields.
#![forbid(unsafe_code)]

use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use tapis_benches::peers::python;
use tapis_benches::{line, median, ms, quantile, table, timed, verdict};
use tapis_club::engine::base::quantity::{Cents, Chips};
use tapis_club::engine::prizes::icm::icm;

const ROUNDS: usize = 21;
/// Theirs takes a second each.
const SLOW_ROUNDS: usize = 5;
/// The goal: so many times slower than ours, with ten players and seven places.
const GOAL: f64 = 1_000.0;
/// The goal for a thousand players of whom all are paid.
const LIMIT: Duration = Duration::from_secs(1);

struct Theirs {
    seconds: Vec<f64>,
    values: Vec<f64>,
}

fn theirs(stacks: &[i64], prizes: &[i64]) -> Result<Theirs, String> {
    let list = |numbers: &[i64]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let run = Command::new(python())
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/icm.py"))
        .args([list(stacks), list(prizes), SLOW_ROUNDS.to_string()])
        .output()
        .map_err(|error| error.to_string())?;
    if !run.status.success() {
        let said = String::from_utf8_lossy(&run.stderr);
        return Err(said.lines().last().unwrap_or("failed").to_owned());
    }
    let said: Value = serde_json::from_slice(&run.stdout).map_err(|error| error.to_string())?;
    let numbers = |name: &str| {
        said.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    Ok(Theirs { seconds: numbers("seconds"), values: numbers("values") })
}

fn ours(stacks: &[i64], prizes: &[i64]) -> (Vec<Duration>, Vec<f64>) {
    let stacks: Vec<Chips> = stacks.iter().copied().map(Chips).collect();
    let prizes: Vec<Cents> = prizes.iter().copied().map(Cents).collect();
    let values = icm(&stacks, &prizes);
    let times = (0..ROUNDS).map(|_| timed(|| black_box(icm(black_box(&stacks), &prizes))).0).collect();
    (times, values)
}

fn beside_pokerkit() {
    let stacks: Vec<i64> = (1..=10).map(|player| player * 4_300 + 700).collect();
    let prizes = [50_000, 30_000, 20_000, 14_000, 10_000, 8_000, 6_000];
    let (times, values) = ours(&stacks, &prizes);
    let own = median(&times);
    let mut lines = vec![
        line(&[&"Ten players, seven places", &"median", &"times ours", &"goal", &"furthest value"]),
        line(&[&"Tapis", &ms(own), &"1", &"", &""]),
    ];
    match theirs(&stacks, &prizes) {
        Ok(found) => {
            let seconds: Vec<Duration> = found.seconds.iter().copied().map(Duration::from_secs_f64).collect();
            let times = median(&seconds).as_secs_f64() / own.as_secs_f64();
            let apart = values.iter().zip(&found.values).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            let goal = format!("{GOAL}: {}", verdict(times >= GOAL));
            lines.push(line(&[
                &"pokerkit",
                &ms(median(&seconds)),
                &format!("{times:.0}"),
                &goal,
                &format!("{apart:.1e} cents"),
            ]));
        }
        Err(error) => lines.push(line(&[&"pokerkit", &error, &"", &"", &""])),
    }
    table("ICM beside pokerkit", &lines);
}

fn large() {
    let mut lines = vec![line(&[&"Players", &"places", &"median", &"90 %", &"goal"])];
    for (players, places) in [(20, 20), (100, 15), (1_000, 150), (1_000, 1_000)] {
        let stacks: Vec<i64> = (0..players).map(|player| 5_000 + player * 7_919 % 90_000).collect();
        let prizes: Vec<i64> = (1..=places).map(|place| 10_000_000 / place).collect();
        let (times, _) = ours(&stacks, &prizes);
        let goal = format!("1 s: {}", verdict(median(&times) < LIMIT));
        lines.push(line(&[&players, &places, &ms(median(&times)), &ms(quantile(&times, 90)), &goal]));
    }
    table("ICM of large fields", &lines);
}

fn main() {
    beside_pokerkit();
    large();
}
