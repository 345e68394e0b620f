//! The commands with which docs/hub.md copies the database.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{admit, connect, ingest, ranking};

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

#[tokio::test]
async fn the_documented_copy_holds_all_of_the_league() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 12, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();

    let page = include_str!("../../../docs/hub.md");
    let commands = page.split("```sh\n").skip(1).map(|part| part.split("```").next().unwrap());
    let copying: Vec<&str> = commands.filter(|commands| commands.contains("pg_dump")).collect();
    assert_eq!(copying.len(), 1);
    let folder = tempfile::tempdir().unwrap();
    let restored = Database::empty().await;
    let mut shell = Command::new("sh");
    shell.current_dir(folder.path()).args(["-e", "-c", copying[0]]);
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
