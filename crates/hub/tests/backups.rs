//! The commands with which docs/hub.md copies the database.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;
use std::time::{Duration, Instant};

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{admit, connect, ingest, migrate, ranking};
use tapis_postgres::{Postgres, folder, run};

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

/// The only block of commands on the page with this word.
pub fn commands(word: &str) -> &'static str {
    let page = include_str!("../../../docs/hub.md");
    let blocks = page.split("```sh\n").skip(1).map(|part| part.split("```").next().unwrap());
    let found: Vec<&str> = blocks.filter(|commands| commands.contains(word)).collect();
    assert_eq!(found.len(), 1, "{word}");
    found[0]
}

#[tokio::test]
async fn the_documented_copy_holds_all_of_the_league() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 12, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();

    let copying = commands("pg_dump");
    let folder = tempfile::tempdir().unwrap();
    let restored = Database::empty().await;
    let mut shell = Command::new("sh");
    shell.current_dir(folder.path()).args(["-e", "-c", copying]);
    shell.env("DATABASE", database.owner()).env("RESTORED", restored.owner());
    let done = shell.output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));

    let mut copy = connect(&restored.owner()).await.unwrap();
    let rules = ChampionshipRules::default();
    assert_eq!(ranking(&copy, 2026, &rules).await.unwrap(), ranking(&client, 2026, &rules).await.unwrap());
    // And the league goes on with it.
    club.journals.push(Journal::new(2, "2027-10-01", 3, &players));
    let taken = ingest(&mut copy, &club.bundle()).await.unwrap();
    let new: Vec<i64> = taken.journals.iter().map(|one| one.new_rows).collect();
    assert_eq!(new, [0, 3]);
}

/// Runs a documented command as PostgreSQL's user.
fn documented(word: &str, variables: &[(&str, &str)]) {
    let done = run(commands(word), variables);
    assert!(done.status.success(), "{word}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Waits until the server says so.
fn wait(postgres: &Postgres, sql: &str) {
    let until = Instant::now() + Duration::from_secs(60);
    while postgres.ask("postgres", sql) != "t" {
        assert!(Instant::now() < until, "{sql}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Everything that was written so far is in the archive.
fn archived(postgres: &Postgres) {
    let last = postgres.ask("postgres", "SELECT pg_walfile_name(pg_switch_wal())");
    wait(postgres, &format!("SELECT coalesce(last_archived_wal >= '{last}', false) FROM pg_stat_archiver"));
}

#[tokio::test]
async fn the_league_is_recovered_at_any_moment() {
    let (kept, postgres) = (folder(), Postgres::start());
    let place = |name: &str| kept.path().join(name).to_str().unwrap().to_owned();
    let (archive, base, url) = (place("archive"), place("base"), postgres.url("postgres"));
    assert!(run("mkdir \"$ARCHIVE\"", &[("ARCHIVE", &archive)]).status.success());
    documented("archive_mode", &[("DATABASE", &url), ("ARCHIVE", &archive)]);
    postgres.restart();

    let mut client = connect(&url).await.unwrap();
    migrate(&mut client, None).await.unwrap();
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 12, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    documented("pg_basebackup", &[("DATABASE", &url), ("BASE", &base)]);

    // One evening more after the copy, and one after each of the moments to which somebody goes back.
    let mut moments = Vec::new();
    for evening in 2..=3 {
        club.journals.push(Journal::new(evening, "2026-11-06", 9, &players[1..]));
        ingest(&mut client, &club.bundle()).await.unwrap();
        let lines = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
        let target = if evening == 2 {
            format!("recovery_target_time = '{}'", postgres.ask("postgres", "SELECT clock_timestamp()"))
        } else {
            postgres.ask("postgres", "SELECT pg_create_restore_point('before the season')");
            "recovery_target_name = 'before the season'".to_owned()
        };
        moments.push((evening, target, lines));
    }
    club.journals.push(Journal::new(4, "2026-12-04", 5, &players));
    ingest(&mut client, &club.bundle()).await.unwrap();
    let at_last = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
    archived(&postgres);
    drop((client, postgres));

    for (evening, target, lines) in moments {
        let server = folder();
        let data = server.path().join("data").to_str().unwrap().to_owned();
        let variables = [("ARCHIVE", &*archive), ("BASE", &base), ("DATA", &data), ("TARGET", &target)];
        documented("recovery.signal", &variables);
        let recovered = Postgres::start_in(server);
        wait(&recovered, "SELECT NOT pg_is_in_recovery()");
        let there = "SELECT string_agg(journal::text, ' ' ORDER BY journal) FROM journal";
        let expected = (1..=evening).map(|one| one.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(recovered.ask("postgres", there), expected, "{target}");
        let mut client = connect(&recovered.url("postgres")).await.unwrap();
        let rules = ChampionshipRules::default();
        assert_eq!(ranking(&client, 2026, &rules).await.unwrap(), lines, "{target}");
        // The league goes on from there: what came later comes again, and is archived as before.
        let taken = ingest(&mut client, &club.bundle()).await.unwrap();
        let new = taken.journals.iter().filter(|one| one.new_rows > 0).map(|one| one.journal);
        assert_eq!(new.collect::<Vec<_>>(), (i64::try_from(evening).unwrap() + 1..=4).collect::<Vec<_>>());
        assert_eq!(ranking(&client, 2026, &rules).await.unwrap(), at_last, "{target}");
        archived(&recovered);
    }
}
