//! The memory of the program over an evening of many telephones and actions.
#![cfg(target_os = "linux")]

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::flood::{act, told};
use crate::room::Room;

/// The memory that this process holds, in MB.
fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    pages.split(' ').nth(1).unwrap().parse::<u64>().unwrap() * 4 / 1024
}

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |count| count.parse().unwrap())
}

/// Reads what telephones are sent and keeps nothing of it. Answers how much it was.
fn reads(mut streams: Vec<TcpStream>, over: &AtomicBool, read: &AtomicU64) {
    let mut bytes = [0; 16 * 1024];
    while !over.load(Ordering::Relaxed) {
        let mut silent = true;
        for stream in &mut streams {
            match stream.read(&mut bytes) {
                Ok(some) => {
                    silent &= some == 0;
                    read.fetch_add(u64::try_from(some).unwrap(), Ordering::Relaxed);
                }
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock),
            }
        }
        if silent {
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }
}

/// Set in the process that is measured: other tests of this program would be measured with it.
const ALONE: &str = "TAPIS_MEMORY_ALONE";

#[test]
fn memory_stays_flat_over_an_evening_of_telephones() {
    if std::env::var_os(ALONE).is_some() {
        return measured();
    }
    let mut alone = Command::new(std::env::current_exe().unwrap());
    let name = "memory::memory_stays_flat_over_an_evening_of_telephones";
    let output = alone.args(["--exact", name, "--nocapture"]).env(ALONE, "1").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    println!("{said}");
    assert!(output.status.success() && said.contains("MB in memory"), "{said}");
}

fn measured() {
    let (phones, actions) = (number("TAPIS_PHONES", 40), number("TAPIS_ACTIONS", 600));
    let room = Room::open();
    let id = room.playing();
    let host = room.address();
    let stream = |at: usize| {
        let mut stream = room.connect();
        write!(stream, "GET /events?browser=b{at} HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        stream.set_nonblocking(true).unwrap();
        stream
    };
    let streams: Vec<TcpStream> = (0..phones).map(stream).collect();
    let (over, read) = (AtomicBool::new(false), AtomicU64::new(0));
    let began = Instant::now();
    let samples = std::thread::scope(|scope| {
        scope.spawn(|| reads(streams, &over, &read));
        let mut samples = vec![resident()];
        let mut minute = 1;
        for action in 1..=actions {
            match action % 4 {
                0 => _ = room.desk("undo", json!({ "id": id, "row": null })).unwrap(),
                1 => {
                    minute = -minute;
                    act(&room, id, &json!({ "type": "shift_clock", "by": 60_000 * minute }));
                }
                _ => _ = act(&room, id, &told(u32::try_from(action % 2).unwrap() + 1)),
            }
            if action % (actions / 20).max(1) == 0 {
                samples.push(resident());
            }
        }
        over.store(true, Ordering::Relaxed);
        samples
    });
    let elapsed = began.elapsed();
    println!(
        "{phones} telephones, {actions} actions in {elapsed:.0?}, {} MB sent; MB in memory, every twentieth: {samples:?}",
        read.load(Ordering::Relaxed) / 1_000_000
    );
    // An evening of five hours: after the first of them it grows no more.
    let first_hour = samples[samples.len() / 5];
    let last = samples.last().unwrap();
    assert!(*last <= first_hour + first_hour / 10 + 8, "{samples:?}");
}
