//! The league's program, its server or its database is killed while a bundle is taken in: what was acknowledged is
//! there, and what was not is there as a whole or not at all.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use tapis_postgres::Postgres;
use tapis_tests::program;

/// Number of rounds; `make torture` sets more.
fn rounds() -> u64 {
    std::env::var("TAPIS_LEAGUE_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(8)
}

fn cli(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    let done = Command::new(program("tapis-cli")).current_dir(folder).args(arguments).output().unwrap();
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    let text = String::from_utf8(done.stdout).unwrap();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// End of each journal of a bundle.
type Heads = BTreeMap<i64, (i64, String)>;

/// Bundles of one club, each with one evening more.
fn bundles(folder: &Path, count: u32) -> Vec<(String, Heads)> {
    cli(folder, &["--club", "club.tapis", "init"]);
    let mut all = Vec::new();
    for number in 1..=count {
        let (file, seed) = (format!("{number}.tapis-league"), number.to_string());
        cli(folder, &["--club", "club.tapis", "simulate", "--players", "24", "--seed", &seed]);
        cli(folder, &["--club", "club.tapis", "league", "write", &file, "--data", "keys"]);
        let checked = cli(folder, &["league", "check", &file]);
        let heads = checked[0]["evenings"].as_array().unwrap().iter().map(|one| {
            let head = one["head"].as_str().unwrap().to_owned();
            (one["journal"].as_i64().unwrap(), (one["rows"].as_i64().unwrap(), head))
        });
        all.push((file, heads.collect()));
    }
    all
}

/// Program that is killed in a round.
#[derive(Clone, Copy)]
enum Victim {
    Program,
    Server,
    Database,
}

impl Victim {
    fn of(round: u64) -> Self {
        match round % 4 {
            0 | 2 => Victim::Program,
            1 => Victim::Server,
            _ => Victim::Database,
        }
    }
}

/// The address at which a server that was just started listens.
fn listens(server: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let said: Value = serde_json::from_str(&line).unwrap();
    said["listens"].as_str().unwrap().to_owned()
}

/// Sends a bundle; answers whether the league acknowledged it. It may have arrived even if not.
fn sent(address: &str, bundle: &[u8]) -> bool {
    let exchange = || -> io::Result<String> {
        let mut line = TcpStream::connect(address)?;
        write!(line, "POST /api/bundles HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/gzip\r\n")?;
        write!(line, "Content-Length: {}\r\nConnection: close\r\n\r\n", bundle.len())?;
        line.write_all(bundle)?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer)
    };
    // A server that was killed cuts the connection.
    let answer = exchange().unwrap_or_default();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    head.starts_with("HTTP/1.1 200") && serde_json::from_str::<Value>(body).is_ok()
}

#[test]
fn nothing_that_the_league_acknowledged_is_lost() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let database = postgres.url("postgres");
    let hub = |arguments: &[&str]| {
        let mut command = Command::new(program("tapis-hub"));
        command.current_dir(folder).args(["--database", &database]).args(arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    assert!(hub(&["init"]).wait().unwrap().success());
    let count = 6;
    let bundles = bundles(folder, count);
    assert!(hub(&["admit", &bundles[0].0]).wait().unwrap().success());
    let there = || -> Heads {
        let sql = "SELECT journal, rows, encode(head, 'hex') FROM journal WHERE epoch = 0";
        let answer = postgres.ask("postgres", sql);
        let line = |line: &str| {
            let mut parts = line.split('|');
            let mut next = || parts.next().unwrap().to_owned();
            (next().parse().unwrap(), (next().parse().unwrap(), next()))
        };
        answer.lines().map(line).collect()
    };
    let mut random = StdRng::seed_from_u64(9);
    let (mut acknowledged, mut killed) = (Heads::new(), 0);
    for round in 0..rounds() {
        // From the beginning once all are there.
        if acknowledged.len() == bundles.len() {
            postgres.ask("postgres", "TRUNCATE played, result, evening, journal_row, journal, arrival");
            acknowledged.clear();
        }
        let at = usize::min(acknowledged.len() + random.random_range(0..2), bundles.len() - 1);
        let (file, heads) = &bundles[at];
        let victim = Victim::of(round);
        // Taking in such a bundle takes some 50 to 150 ms here.
        let after = Duration::from_micros(random.random_range(0..200_000));
        let said = if matches!(victim, Victim::Server) {
            let mut server = hub(&["serve", "--listen", "127.0.0.1:0"]);
            let address = listens(&mut server);
            let bundle = std::fs::read(folder.join(file)).unwrap();
            std::thread::scope(|scope| {
                let sending = scope.spawn(|| sent(&address, &bundle));
                std::thread::sleep(after);
                server.kill().unwrap();
                server.wait().unwrap();
                sending.join().unwrap()
            })
        } else {
            let mut process = hub(&["take", file]);
            std::thread::sleep(after);
            if matches!(victim, Victim::Database) {
                postgres.kill();
            } else {
                let _ = process.kill();
            }
            let done = process.wait_with_output().unwrap();
            String::from_utf8(done.stdout).unwrap().contains("receipt")
        };
        if said {
            acknowledged.extend(heads.clone());
        } else {
            killed += 1;
        }
        let there = there();
        for (journal, head) in &acknowledged {
            assert_eq!(there.get(journal), Some(head), "round {round}: something acknowledged is lost");
        }
        // All of a bundle or nothing of it.
        for (journal, head) in &there {
            assert_eq!(
                heads.get(journal).or(bundles[bundles.len() - 1].1.get(journal)),
                Some(head),
                "round {round}"
            );
        }
        let rows: i64 = there.values().map(|(rows, _)| rows).sum();
        let parts = format!("SELECT count(*) = {rows} FROM journal_row");
        assert_eq!(postgres.ask("postgres", &parts), "t", "round {round}");
        acknowledged.extend(there);
    }
    println!("{killed} of {} were killed before they acknowledged", rounds());
    let (last, heads) = bundles.last().unwrap();
    assert!(hub(&["take", last]).wait().unwrap().success());
    assert_eq!(&there(), heads);
}
