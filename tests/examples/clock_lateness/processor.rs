//! Processor time of processes.

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, Instant};

/// Processor time by process id: its name and hundredths of a second.
type ProcessorUse = BTreeMap<u32, (String, u64)>;

/// The processor time of processes and their descendants.
fn used(roots: &[u32]) -> ProcessorUse {
    let mut all: Vec<(u32, u32, String, u64)> = Vec::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((head, rest)) = stat.rsplit_once(')') else { continue };
        let Some((id, name)) = head.split_once(" (") else { continue };
        let parts: Vec<&str> = rest.split_whitespace().collect();
        let number = |index: usize| parts.get(index).and_then(|part| part.parse::<u64>().ok()).unwrap_or(0);
        let parent = u32::try_from(number(1)).unwrap_or(0);
        all.push((id.parse().unwrap_or(0), parent, name.to_owned(), number(11) + number(12)));
    }
    let mut tree = roots.to_vec();
    let mut seen = 0;
    while let Some(parent) = tree.get(seen).copied() {
        seen += 1;
        tree.extend(all.iter().filter(|(_, of, ..)| *of == parent).map(|(id, ..)| *id));
    }
    let within = all.into_iter().filter(|(id, ..)| tree.contains(id));
    within.map(|(id, _, name, time)| (id, (name, time))).collect()
}

/// Waits this long, and returns what each process used of one core: its name and per cent, largest first.
pub async fn share(roots: &[u32], time: Duration) -> Vec<(String, f64)> {
    let (began, before) = (Instant::now(), used(roots));
    tokio::time::sleep(time).await;
    let took = began.elapsed().as_secs_f64();
    let after = used(roots);
    let spent = |id: &u32, now: u64| now - before.get(id).map_or(0, |(_, then)| *then).min(now);
    let mut shares: Vec<(String, f64)> =
        after.iter().map(|(id, (name, now))| (name.clone(), spent(id, *now) as f64 / took)).collect();
    shares.sort_by(|one, other| other.1.total_cmp(&one.1));
    shares
}

/// The machine's load average over the last minute.
pub fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split_whitespace().next().unwrap_or("?").to_owned()
}
