//! Eight hours of an evening in accelerated time: the clock is read each second and at each end of
//! a level, each time as late as a busy machine or a coarse timer makes it, and the second and
//! level it shows are compared with the sum of the lengths. Shows that lateness does not accumulate.
#![forbid(unsafe_code)]

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_benches::{line, table, verdict};
use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::structure::Step;
use tapis_club::engine::structure::clock::{ClockAnchor, step_length};
use tapis_club::locale::Language;

const HOURS: i64 = 8;
/// Delay of a wake-up in milliseconds: a quiet Linux, Windows' timer, a machine that swaps.
const LATE: [i64; 3] = [1, 16, 120];

/// The result of one evening, in milliseconds: readings, the worst lateness of a displayed second and
/// of a level, and the clock's drift from the sum of the lengths at the end.
fn evening(steps: &[Step], late: i64, seed: u64) -> (u64, i64, i64, i64) {
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    let start = 1_790_000_000_000;
    let first = steps.first().map_or(0, |step| step_length(step).0);
    let clock = ClockAnchor::Running { step: 0, ends_at: Millis(start + first) };
    let (mut now, mut reads, mut worst_second, mut worst_level) = (start, 0, 0, 0);
    let mut shown = clock.read(steps, Millis(now));
    while now < start + HOURS * 3_600_000 {
        let second = match shown.remaining.0.rem_euclid(1_000) {
            0 => 1_000,
            rest => rest,
        };
        let due =
            clock.next_moment(steps, Millis(now)).map_or(now + second, |moment| moment.0.min(now + second));
        now = due + dice.random_range(0..=late);
        let read = clock.read(steps, Millis(now));
        let behind = now - due;
        worst_second = worst_second.max(behind);
        if read.step != shown.step {
            worst_level = worst_level.max(behind);
        }
        (shown, reads) = (read, reads + 1);
    }
    let passed: Millis = steps.iter().take(shown.step).map(step_length).sum();
    let here = steps.get(shown.step).map_or(0, |step| step_length(step).0) - shown.level_left.0;
    (reads, worst_second, worst_level, now - start - passed.0 - here)
}

fn main() {
    let today = chrono::Local::now().date_naive();
    let steps = tapis_club::freezeout(Language::Fr, today).steps;
    let mut lines =
        vec![line(&[&"a wake-up late by up to", &"looks", &"second", &"level", &"drift after 8 h"])];
    let mut still = true;
    for late in LATE {
        let (reads, second, level, drift) = evening(&steps, late, 1);
        still &= drift == 0 && second <= late && level <= late;
        let ms = |time: i64| format!("{time} ms");
        lines.push(line(&[&ms(late), &reads, &ms(second), &ms(level), &ms(drift)]));
    }
    table("The clock over eight hours, accelerated: no lateness is carried on", &lines);
    println!("  no drift: {}", verdict(still));
}
