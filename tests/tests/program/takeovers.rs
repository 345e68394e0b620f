//! The computer that leads is killed with SIGKILL while two desks and telephones write, and the second computer takes
//! over: everything that was acknowledged is there, once. The first one comes back, and steps back.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_tests::network::SecondComputer;
use tapis_tests::program;

/// Number of rounds; `make torture` sets more.
fn rounds() -> u64 {
    std::env::var("TAPIS_TAKEOVERS").ok().and_then(|count| count.parse().ok()).unwrap_or(3)
}

/// The computer that leads: a process of its own.
struct Leader {
    process: Child,
    typed: ChildStdin,
    said: mpsc::Receiver<Value>,
}

impl Leader {
    fn start(club: &Path, data: &Path, address: &str) -> Self {
        let mut process = Command::new(program("tapis-cli"))
            .arg("--club")
            .arg(club)
            .args(["serve", "--address", address, "--data"])
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (says, said) = mpsc::channel();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        std::thread::spawn(move || {
            lines
                .filter_map(|line| serde_json::from_str(&line).ok())
                .try_for_each(|line| says.send(line))
                .ok()
        });
        Leader { typed: process.stdin.take().unwrap(), process, said }
    }

    /// Waits for a line that says this.
    fn says<T>(&self, what: &str, found: impl Fn(&Value) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            let line = self.said.recv_timeout(Duration::from_secs(60)).expect(what);
            if let Some(found) = found(&line) {
                return found;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "{what}: {line}");
        }
    }

    fn serving(&self) -> String {
        let url = self.says("serving", |line| line["serving"][0].as_str().map(str::to_owned));
        url.trim_start_matches("http://").trim_end_matches('/').to_owned()
    }

    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Leader {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A telephone says that somebody has come. True: it was acknowledged.
fn check_in(address: &str, id: i64, name: &str) -> bool {
    let ask = || -> std::io::Result<String> {
        let of = json!({ "type": "named", "first_name": "Test", "last_name": name });
        let body = json!({ "id": id, "of": of }).to_string();
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        write!(
            stream,
            "POST /api/check_in HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

#[test]
fn nothing_acknowledged_is_lost_with_the_computer_that_leads() {
    let mut dice = ChaCha20Rng::seed_from_u64(2026);
    let (mut acknowledged, mut arrivals, mut tails) = (0, 0, 0);
    for round in 0..rounds() {
        let folder = tempfile::tempdir().unwrap();
        let (path, data) = (folder.path().join("club.tapis"), folder.path().join("first"));
        let now = Millis(chrono::Utc::now().timestamp_millis());
        Club::sample(&path, Language::Fr, now).unwrap().close();
        let host = SecondComputer::own_address();
        let mut first = Leader::start(&path, &data, &host);
        let address = first.serving();
        let second = SecondComputer::blank().unwrap();
        writeln!(first.typed, "add").unwrap();
        first.says("expects", |line| line["expected"].is_object().then_some(()));
        second.does("computer_follow", json!({ "address": address })).unwrap();
        first.says("asked", |line| (line["expected"]["asking"] == 1).then_some(()));
        let asked = second.until("asks", |view| view["asked"].is_object()).unwrap()["asked"].clone();
        writeln!(first.typed, "{}", asked["digits"].as_str().unwrap()).unwrap();
        second.until("typed", |view| view["asked"]["typed"] == true).unwrap();
        let equal = json!({ "computer": asked["computer"]["id"], "equal": true });
        second.does("computer_answer", equal).unwrap();
        first.says("in step", |line| (line["second"]["in_step"] == true).then_some(()));
        let all = second.does("tournaments", json!({})).unwrap();
        let id = all.as_array().unwrap().iter().find(|row| row["status"] == "registering").unwrap()["id"]
            .as_i64()
            .unwrap();
        let mut settings = second.does("phone_settings", json!({})).unwrap();
        settings["check_in"] = true.into();
        second.does("phone_settings_keep", json!({ "settings": settings })).unwrap();

        // Two write at the second desk, two on telephones, until the first computer is killed.
        let (going, number) = (AtomicBool::new(true), AtomicI64::new(1));
        let (members, came) = (Mutex::new(BTreeSet::new()), Mutex::new(BTreeSet::new()));
        let wait = Duration::from_millis(dice.random_range(0..400));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while going.load(Ordering::Relaxed) {
                        let name = format!("Nouveau {}", number.fetch_add(1, Ordering::Relaxed));
                        let draft = json!({ "id": null, "first_name": "Test", "last_name": name });
                        if second.does("member_save", json!({ "member": draft })).is_ok() {
                            members.lock().unwrap().insert(name);
                        }
                    }
                });
                scope.spawn(|| {
                    for _ in 0..90 {
                        if !going.load(Ordering::Relaxed) {
                            return;
                        }
                        let name = format!("Venu {}", number.fetch_add(1, Ordering::Relaxed));
                        if check_in(&address, id, &name) {
                            came.lock().unwrap().insert(name);
                        }
                    }
                });
            }
            std::thread::sleep(wait);
            first.kill();
            going.store(false, Ordering::Relaxed);
        });
        second.until("the line is lost", |view| view["following"]["linked"] == false).unwrap();
        second.does("take_over", json!({})).unwrap();
        acknowledged += members.lock().unwrap().len();
        arrivals += came.lock().unwrap().len();

        // The evening goes on, and the first computer comes back.
        second.does("club_describe", json!({ "name": "La suite", "city": "", "currency": "EUR" })).unwrap();
        let first = Leader::start(&path, &data, &host);
        first.says("the first follows", |line| (line["following"]["in_step"] == true).then_some(()));
        second.until("the first is in step", |view| view["second"]["in_step"] == true).unwrap();
        tails += std::fs::read_dir(folder.path())
            .unwrap()
            .filter(|found| found.as_ref().unwrap().file_name().to_string_lossy().contains("-aside-"))
            .count();
        drop(first);
        let (one, other) = (Club::open(&path, now), second.closed().unwrap());
        let (mut one, mut other) = (one.unwrap(), Club::open(&other, now).unwrap());
        assert_eq!(one.audit().verify().unwrap(), Vec::<String>::new());
        assert_eq!(one.standby().how_far().unwrap(), other.standby().how_far().unwrap(), "round {round}");
        assert_eq!(one.name(), "La suite");
        let kept: Vec<String> =
            other.file().members().all().unwrap().into_iter().map(|member| member.card.last_name).collect();
        for name in members.lock().unwrap().iter() {
            assert_eq!(kept.iter().filter(|kept| *kept == name).count(), 1, "round {round}: {name}");
        }
        let waiting = format!("{:?}", other.file().arrivals().all().unwrap());
        for name in came.lock().unwrap().iter() {
            assert!(waiting.contains(&format!("{name:?}")), "round {round}: {name} in {waiting}");
        }
        assert!(one.tournaments().all().unwrap().iter().any(|row| row.id == TournamentId(id)));
    }
    println!(
        "{} take-overs: {acknowledged} members and {arrivals} arrivals acknowledged, none lost; {tails} times the \
         first computer had gone a step further",
        rounds()
    );
}
