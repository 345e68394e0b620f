//! A random evening is killed with SIGKILL at random moments on a real file.
//! Everything acknowledged is there afterwards, and the file is intact.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_club::Club;
use tapis_club::engine::base::quantity::Millis;
use tapis_tests::program;

/// Number of kills; `make torture` sets more.
fn kills() -> u64 {
    std::env::var("TAPIS_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

/// Seed of the evenings and the times of kills; another seed, others.
fn seed() -> u64 {
    std::env::var("TAPIS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0)
}

/// The number of rows in the newest tournament's journal, of a club in which nothing is wrong.
fn rows(path: &Path) -> i64 {
    let now = Millis(chrono::Utc::now().timestamp_millis());
    let mut club = Club::open(path, now).unwrap();
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    assert_eq!(club.file().shortfalls(), []);
    let newest = club.tournaments().all().unwrap().into_iter().map(|row| row.id).max();
    let rows = newest.map_or(0, |id| club.file().journal().journal_length(id).unwrap());
    club.close();
    rows
}

#[test]
fn nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("club.tapis");
    let init = Command::new(program("tapis-cli")).arg("--club").arg(&club).arg("init").status().unwrap();
    assert!(init.success());
    let mut dice = ChaCha20Rng::seed_from_u64(2010 + seed());
    let mut in_the_middle = 0;
    for kill in 0..kills() {
        let evening = seed() * 1_000_000 + kill;
        let mut evening = Command::new(program("tapis-cli"))
            .arg("--club")
            .arg(&club)
            .args(["simulate", "--players", "12", "--acknowledge", "--seed", &evening.to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stop_at: i64 = dice.random_range(1..30);
        let mut acknowledged = 0;
        let mut said = BufReader::new(evening.stdout.take().unwrap());
        let mut line = String::new();
        while said.read_line(&mut line).unwrap() > 0 {
            acknowledged = line.trim().parse().unwrap_or(acknowledged);
            if acknowledged >= stop_at {
                break;
            }
            line.clear();
        }
        evening.kill().unwrap();
        evening.wait().unwrap();
        // Rows still in the pipe were acknowledged too.
        line.clear();
        while said.read_line(&mut line).unwrap() > 0 {
            acknowledged = line.trim().parse().unwrap_or(acknowledged);
            line.clear();
        }
        in_the_middle += u64::from(acknowledged < 30);
        let kept = rows(&club);
        assert!(kept >= acknowledged, "kill {kill}: {acknowledged} acknowledged, {kept} kept");
        if kill % 20 == 19 {
            let check =
                Command::new(program("tapis-cli")).arg("--club").arg(&club).arg("check").output().unwrap();
            assert!(check.status.success(), "kill {kill}: {}", String::from_utf8_lossy(&check.stdout));
            // A new file from time to time, because the check reads every tournament each time.
            std::fs::remove_file(&club).unwrap();
            for suffix in ["-wal", "-shm", ".lock", ".alive", ".rows"] {
                let _ = std::fs::remove_file(format!("{}{suffix}", club.display()));
            }
            let init =
                Command::new(program("tapis-cli")).arg("--club").arg(&club).arg("init").status().unwrap();
            assert!(init.success());
        }
    }
    println!("{} evenings killed, {in_the_middle} of them in the middle", kills());
    assert!(in_the_middle * 2 > kills(), "the kills came too late to say anything: {in_the_middle}");
}

/// The second place follows an evening that is killed: its copy opens whenever that happens, holds nothing
/// but what the club holds, and the next evening goes on in it.
#[test]
fn the_second_copy_opens_after_every_kill() {
    let folder = tempfile::tempdir().unwrap();
    let (club, stick) = (folder.path().join("club.tapis"), folder.path().join("stick"));
    std::fs::create_dir(&stick).unwrap();
    let copy = stick.join("club.tapis");
    let run = |club: &std::path::Path, arguments: &[&str]| {
        let run =
            Command::new(program("tapis-cli")).arg("--club").arg(club).args(arguments).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8(run.stdout).unwrap()
    };
    run(&club, &["init"]);
    run(&club, &["backup", "--second-place", stick.to_str().unwrap()]);
    let mut dice = ChaCha20Rng::seed_from_u64(12 + seed());
    let mut behind = 0;
    for kill in 0..kills() / 4 {
        let evening = seed() * 1_000_000 + kill;
        let mut evening = Command::new(program("tapis-cli"))
            .arg("--club")
            .arg(&club)
            .args(["simulate", "--players", "30", "--acknowledge", "--seed", &evening.to_string()])
            .arg("--second-place")
            .arg(&stick)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stop_at = dice.random_range(1..250);
        let said = BufReader::new(evening.stdout.take().unwrap());
        let acknowledged = said.lines().map_while(Result::ok).take(stop_at).count();
        evening.kill().unwrap();
        evening.wait().unwrap();
        assert!(acknowledged > 0);
        let (here, there) = (rows(&club), rows(&copy));
        run(&copy, &["check"]);
        behind += u64::from(there < here);
        // Catches up, and takes the copy for what it is: an earlier state of this club.
        run(&club, &["backup", "--second-place", stick.to_str().unwrap()]);
        assert_eq!(run(&club, &["show"]), run(&copy, &["show"]), "kill {kill}");
        assert_eq!(rows(&copy), here, "kill {kill}");
        let aside = std::fs::read_dir(&stick).unwrap().flatten();
        let aside = aside.filter(|file| file.file_name().to_string_lossy().contains("aside")).count();
        assert_eq!(aside, 0, "kill {kill}");
    }
    println!("{} evenings killed, {behind} of them while their copy was behind", kills() / 8);
    assert!(behind > 0, "no kill came while the copy was behind");
}
