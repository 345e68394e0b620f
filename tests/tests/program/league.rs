//! A club and its league: the real programs, a real PostgreSQL, over a real connection and on a stick.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tapis_tests::league::League;
use tapis_tests::program;

/// The status, the answers and what was complained of.
fn run(name: &str, folder: &Path, arguments: &[&str]) -> (i32, Vec<Value>, String) {
    let mut command = Command::new(program(name));
    let done = command.current_dir(folder).args(["--lang", "en"]).args(arguments).output().unwrap();
    let answers = String::from_utf8(done.stdout).unwrap();
    let answers = answers.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    (done.status.code().unwrap(), answers, String::from_utf8(done.stderr).unwrap())
}

#[test]
fn a_club_sends_its_evenings_to_its_league() {
    let mut league = League::start();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let database = league.database();
    let hub =
        |arguments: &[&str]| run("tapis-hub", folder, &[&["--database", &database], arguments].concat());
    let club = |arguments: &[&str]| {
        run("tapis-cli", folder, &[&["--club", "club.tapis"], arguments, &["--data", "keys"]].concat())
    };
    assert_eq!(run("tapis-cli", folder, &["--club", "club.tapis", "init", "--sample"]).0, 0);

    let address = league.address.clone();
    // The league does not know the club yet, and says so with the fingerprint.
    let (status, _, said) = club(&["league", "send", "--to", &address]);
    assert!(
        status == 2 && said.contains("The league took nothing") && said.contains("has not admitted"),
        "{said}"
    );
    let (_, written, _) = club(&["league", "write", "stick.tapis-league"]);
    let (_, admitted, _) = hub(&["admit", "stick.tapis-league"]);
    assert_eq!(admitted[0]["keys"][0], written[0]["key"]);
    assert!(said.contains(written[0]["key"].as_str().unwrap()), "{said}");

    let (status, sent, said) = club(&["league", "send", "--to", &address]);
    assert_eq!(status, 0, "{said}");
    let journals = sent[0]["receipt"]["journals"].as_array().unwrap();
    assert!(journals.iter().all(|one| one["new_rows"].as_i64().unwrap() > 0));
    // The same on a stick says nothing new.
    let (status, taken, _) = hub(&["take", "stick.tapis-league"]);
    assert_eq!(status, 0);
    let again = taken[0]["receipt"]["journals"].as_array().unwrap();
    assert!(again.len() == journals.len() && again.iter().all(|one| one["new_rows"] == 0));
    assert!(
        club(&["league", "send", "--to", &address]).1[0]["words"]
            .as_str()
            .unwrap()
            .contains("none of them new")
    );

    // One more evening is played, and the standings of the league are those of the club.
    let play = ["--club", "club.tapis", "simulate", "--players", "8", "--seed", "3"];
    assert_eq!(run("tapis-cli", folder, &play).0, 0);
    let (_, sent, _) = club(&["league", "send", "--to", &address]);
    assert!(sent[0]["words"].as_str().unwrap().contains("one of them new"), "{sent:?}");
    let (_, shown, _) = run("tapis-cli", folder, &["--club", "club.tapis", "league", "show"]);
    let evenings = shown.iter().filter(|line| line.get("evening").is_some()).count();
    assert_eq!(hub(&["clubs"]).1[0]["evenings"], evenings);

    // Addresses where no league is.
    let (status, _, said) = club(&["league", "send", "--to", "http://league.example"]);
    assert!(status == 2 && said.contains("begins with https://"), "{said}");
    league.stop();
    let (status, _, said) = club(&["league", "send", "--to", &address]);
    assert!(
        status == 2 && said.contains("The league does not answer") && said.contains("Nothing is lost"),
        "{said}"
    );
}
