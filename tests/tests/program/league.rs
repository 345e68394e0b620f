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
fn a_club_joins_a_league_and_imports_lists() {
    let league = League::start();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let club =
        |arguments: &[&str]| run("tapis-cli", folder, &[&["--club", "club.tapis"], arguments].concat());
    let keyed = |arguments: &[&str]| club(&[arguments, &["--data", "keys"]].concat());
    assert_eq!(run("tapis-cli", folder, &["--club", "club.tapis", "init", "--sample"]).0, 0);
    let (status, _, said) = keyed(&["league", "lists"]);
    assert!(status == 2 && said.contains("Join the league with its code first"), "{said}");

    let code = league.invite("Sample club");
    let (status, joined, said) = club(&["league", "join", &code]);
    assert_eq!((status, joined[0]["address"].as_str()), (0, Some(league.address.as_str())), "{said}");
    // Nothing was sent yet: the league does not know the key.
    let (status, _, said) = keyed(&["league", "lists"]);
    assert!(status == 2 && said.contains("has not admitted"), "{said}");
    // Nobody compares a fingerprint: the code admits the first file.
    let (status, sent, said) = keyed(&["league", "send"]);
    assert_eq!(status, 0, "{said}");
    assert!(!sent[0]["receipt"]["journals"].as_array().unwrap().is_empty());

    let (_, shown, _) = club(&["league", "show"]);
    let members: Vec<&Value> = shown.iter().filter_map(|line| line.get("member")).collect();
    let (last, first) =
        (members[0]["last_name"].as_str().unwrap(), members[0]["first_name"].as_str().unwrap());
    let added =
        league.hub(&["person", "--last", &last.to_uppercase(), "--first", first, "--licence", "Z-77"]);
    let person = added[0]["person"].to_string();
    let proposed = league.hub(&["differences"]);
    let [difference] = &proposed[..] else { panic!("{proposed:?}") };
    assert_eq!(difference["linked"], false);
    let record =
        format!("{}/{}", difference["member"]["club"], difference["member"]["member"].as_str().unwrap());
    league.hub(&["accept", &record, &person]);
    league.hub(&[
        "sanction",
        &person,
        "--since",
        "2026-01-01",
        "--reason",
        "Collusion",
        "--by",
        "La commission",
    ]);
    std::fs::write(folder.join("rules.json"), r#"{"base":"tda"}"#).unwrap();
    league.hub(&["ruleset", "Ligue", folder.join("rules.json").to_str().unwrap()]);
    league.hub(&["plan", "2099-12-05", "Finale", "--at", "19:30", "--ruleset", "Ligue"]);

    let (status, listed, said) = keyed(&["league", "lists", "--save", "stick.tapis-lists"]);
    assert_eq!(status, 0, "{said}");
    let view = &listed[0];
    assert_eq!(
        (&view["known"], &view["persons"], view["excluded"].as_array().unwrap().len()),
        (&true.into(), &1.into(), 1)
    );
    assert_eq!(view["members"][0]["member"], members[0]["member"]);
    let (status, taken, said) = club(&["league", "lists", "stick.tapis-lists", "--take"]);
    assert_eq!(status, 0, "{said}");
    let expected =
        serde_json::json!({ "members": 1, "added": 0, "exclusions": 1, "evenings": 1, "rules": 1 });
    assert_eq!(taken[0]["taken"], expected);
    let (_, again, _) = keyed(&["league", "lists", "--take"]);
    assert!(again[0]["words"].as_str().unwrap().starts_with("No card changed"), "{again:?}");
    // The evening is in the calendar, played by the league's rules.
    let (_, ahead, _) = club(&["calendar", "ahead", "Finale"]);
    assert_eq!(ahead.len(), 1, "{ahead:?}");
    // Somebody else does not get the lists, nor another club by this code.
    assert_eq!(run("tapis-cli", folder, &["--club", "other.tapis", "init", "--sample"]).0, 0);
    assert_eq!(run("tapis-cli", folder, &["--club", "other.tapis", "league", "join", &code]).0, 0);
    let other = ["--club", "other.tapis", "league", "send", "--data", "other-keys"];
    let (status, _, said) = run("tapis-cli", folder, &other);
    assert!(status == 2 && said.contains("was used before"), "{said}");
    let (status, _, said) =
        run("tapis-cli", folder, &["--club", "other.tapis", "league", "lists", "--data", "other-keys"]);
    assert!(status == 2 && said.contains("has not admitted"), "{said}");
    // A file that was changed on the way.
    let mut bytes = std::fs::read(folder.join("stick.tapis-lists")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(folder.join("stick.tapis-lists"), &bytes).unwrap();
    assert_eq!(club(&["league", "lists", "stick.tapis-lists"]).0, 2);
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
        status == 2 && said.contains("The league accepted nothing") && said.contains("has not admitted"),
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
    // A league that can take nothing for a while.
    league.lock_database();
    let (status, _, said) = club(&["league", "send", "--to", &address]);
    assert!(
        status == 2
            && said.contains("has not accepted it yet")
            && said.contains("again in a few minutes")
            && said.contains("Nothing is lost"),
        "{said}"
    );
    league.stop();
    let (status, _, said) = club(&["league", "send", "--to", &address]);
    assert!(
        status == 2 && said.contains("The league does not answer") && said.contains("Nothing is lost"),
        "{said}"
    );
}
