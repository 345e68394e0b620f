//! The program as a person runs it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::Command;

use tapis_hub::{admit, clubs};

use crate::bundles::Club;
use crate::cluster::Database;

/// The status, the answer and what was complained of.
fn run(database: &str, folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    command.current_dir(folder).args(["--lang", "fr", "--database", database]).args(arguments);
    let done = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_withdrawn() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let key = admit(&mut client, &Club::new(1, 1).bundle()).await.unwrap().keys.remove(0);
    let folder = tempfile::tempdir().unwrap();
    let (status, said, complained) = run(&database.url(), folder.path(), &["withdraw", &key[..9]]);
    assert_eq!((status, said.trim()), (0, format!(r#"{{"withdrawn":"{key}"}}"#).as_str()), "{complained}");
    assert!(clubs(&client).await.unwrap()[0].keys.is_empty());
}

/// As on a computer where `createdb league` was enough.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_a_host_is_on_this_computer() {
    let database = Database::new().await;
    let url = database.url();
    let (host, rest) = url.split_once(' ').unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    command.env("PGHOST", host.strip_prefix("host=").unwrap());
    let done = command.args(["--database", rest, "championships"]).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    // The place where Debian's server listens; whether one does depends on the computer.
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    command.env_remove("PGHOST").args(["--database", "dbname=nope_of_tapis port=1", "--lang", "en", "clubs"]);
    let said = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(said.contains("PostgreSQL does not answer"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_championship_is_removed() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    let does = |arguments: &[&str]| run(&database.url(), folder.path(), arguments);
    let (_, said, _) = does(&["championship", "2026", "Coupe"]);
    let made: serde_json::Value = serde_json::from_str(&said).unwrap();
    let number = made["championship"].to_string();
    assert_eq!(does(&["remove-championship", &number]).0, 0);
    assert_eq!(does(&["championships"]).1, "");
    assert_eq!(does(&["remove-championship", &number]).0, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn implausible_input_is_refused() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    let long = "x".repeat(201);
    let longest = "é".repeat(200);
    let refused = |arguments: &[&str], sentence: &str| {
        let (status, said, complained) = run(&database.url(), folder.path(), arguments);
        assert!(
            status == 2 && said.is_empty() && complained.contains(sentence) && complained.len() < 300,
            "{arguments:?}: {said}{complained}"
        );
    };
    let accepted = |arguments: &[&str]| {
        let (status, _, complained) = run(&database.url(), folder.path(), arguments);
        assert_eq!(status, 0, "{arguments:?}: {complained}");
    };
    refused(&["championship", "99999", "x"], "année où la saison commence");
    refused(&["championship", "2026", " "], "Indiquez un nom");
    refused(&["championship", "2026", &long], "200 lettres au plus");
    accepted(&["championship", "2026", &longest]);
    refused(&["name", &long], "200 lettres au plus");
    refused(&["name", ""], "Indiquez un nom");
    refused(&["name", "Ligue\u{202e}"], "caractères invisibles");
    accepted(&["name", &longest]);
    for born in ["1063-01-01", "2063-01-01", "1899-12-31"] {
        refused(&["person", "--last", "Élu", "--first", "Éva", "--born", born], "va de 1900 à aujourd’hui");
    }
    accepted(&["person", "--last", "Élu", "--first", "Éva", "--born", "1900-01-01"]);
    refused(&["person", "--last", &"x".repeat(5_000), "--first", "Éva"], "120 lettres au plus");
    refused(&["plan", "9999-01-01", "Finale"], "personne ne joue");
    refused(&["plan", "2026-12-01", &long], "200 lettres au plus");
    refused(&["plan", "2026-12-01", "Finale", "--venue", &long], "lieu est trop long");
    refused(&["plan", "2026-12-01", " "], "Indiquez un nom");
    accepted(&["plan", "2026-12-01", "Finale", "--venue", &longest]);
    let licence = "9".repeat(121);
    refused(&["person", "--last", "Élu", "--first", "Éva", "--licence", &licence], "La licence «");
    accepted(&["--key", "league.key", "key"]);
    refused(&["--key", "league.key", "key"], "existe déjà");
    refused(&["--key", "league.key", "invite", " "], "pour qui");
    refused(&["--key", "league.key", "invite", &long], "trop long");
    for address in [
        "pas une adresse",
        "league.example",
        "https://",
        "ftp://league.example",
        "https://a/#b",
        // No club would send there.
        "http://league.example",
    ] {
        refused(
            &["--key", "league.key", "invite", "Les As", "--address", address],
            "n’est pas une adresse complète",
        );
    }
    accepted(&["--key", "league.key", "invite", "Les As", "--address", "https://league.example/"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_cannot_be_used_are_refused_in_sentences() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &[u8]| std::fs::write(folder.path().join(name), content).unwrap();
    file("nope.json", br#"{"base":"tda","nope":1}"#);
    file("value.json", br#"{"base":"tda","balance_threshold":-1}"#);
    file("open.json", b"{\n\"base\":\n");
    file("list.json", b"[1]");
    file("good.json", br#"{"base":"tda","balance_threshold":2}"#);
    file("lines.csv", b"25;50;;20\nmisspelt\n50;100;;20\n");
    file("latin.csv", b"25;50\nD\xe9but\n");
    file("empty.csv", b"nothing\n");
    file("points.json", br#"{"points":{"type":"participation_and_place"}}"#);
    file("typo.json", br#"{"best":3}"#);
    file("false.key", b"no key");
    let url = database.url();
    let refused = |url: &str, arguments: &[&str], sentences: &[&str]| {
        let (status, said, complained) = run(url, folder.path(), arguments);
        let raw = ["os error", "Lines {", "column", "expected", "utf-8 seq"];
        assert!(
            status == 2
                && said.is_empty()
                && sentences.iter().all(|sentence| complained.contains(sentence))
                && (url != database.url() || !raw.iter().any(|raw| complained.contains(raw))),
            "{arguments:?}: {said}{complained}"
        );
    };
    let ruleset = |file: &str, sentence: &str| refused(&url, &["ruleset", "R", file], &[sentence]);
    ruleset("nope.json", "«\u{a0}nope\u{a0}» est inconnu");
    ruleset("value.json", "«\u{a0}balance_threshold\u{a0}» ne peut pas avoir cette valeur");
    ruleset("open.json", "Ligne 3\u{a0}: ce n’est pas du JSON");
    ruleset("list.json", "n’est pas possible");
    ruleset("absent.json", "absent.json n’existe pas");
    let structure = |file: &str, sentences: &[&str]| {
        refused(&url, &["structure", "S", file, "--stack", "20000"], sentences);
    };
    structure("lines.csv", &["lines.csv", "Ligne 2 illisible", "misspelt"]);
    structure("latin.csv", &["latin.csv", "UTF-8"]);
    structure("empty.csv", &["empty.csv", "Aucun niveau"]);
    structure(".", &["c’est un dossier"]);
    file("levels.csv", b"25;50;;20\n50;100;;20\n");
    refused(
        &url,
        &["structure", "S", "levels.csv", "--stack", "1000000001"],
        &["«\u{a0}S\u{a0}» ne peut pas être donnée aux clubs"],
    );
    assert_eq!(run(&url, folder.path(), &["structure", "S", "levels.csv", "--stack", "1000000000"]).0, 0);
    let (fits, long) = ("R".repeat(60), "R".repeat(61));
    refused(&url, &["ruleset", &long, "good.json"], &["60 lettres au plus"]);
    assert_eq!(run(&url, folder.path(), &["ruleset", &fits, "good.json"]).0, 0);
    refused(
        &url,
        &["championship", "2026", "C", "--rules", "typo.json"],
        &["«\u{a0}best\u{a0}» est inconnu"],
    );
    refused(
        &url,
        &["championship", "2026", "C", "--rules", "points.json"],
        &["points.json", "points.json ne"],
    );
    refused(&url, &["take", "absent.tapis-league"], &["absent.tapis-league n’existe pas"]);
    refused(&url, &["--key", "absent.key", "lists", "l.tapis-lists"], &["absent.key n’existe pas"]);
    refused(&url, &["--key", "false.key", "lists", "l.tapis-lists"], &["n’est pas une clé de ligue"]);
    refused("host=127.0.0.1 port=1 user=a dbname=a", &["clubs"], &["PostgreSQL ne répond pas"]);
    let (server, _) = url.split_once(" dbname=").unwrap();
    refused(&format!("{server} dbname=nope"), &["clubs"], &["Cette base de données n’existe pas"]);
    refused(&url, &["init"], &["Le rôle utilisé n’a pas ce droit"]);
    assert_eq!(run(&url, folder.path(), &["ruleset", "R", "good.json"]).0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_folder_is_not_created() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["paper", "2026", "absent/a.pdf"][..],
        &["export-results", "2026", "absent/a.csv"],
        &["export-persons", "absent/a.csv"],
    ] {
        let (status, said, complained) = run(&database.url(), folder.path(), arguments);
        assert!(
            status == 2 && said.is_empty() && complained.contains("le dossier n’existe pas"),
            "{arguments:?}: {said}{complained}"
        );
    }
    assert!(!folder.path().join("absent").exists());
    let (status, _, complained) = run(&database.url(), folder.path(), &["publish", "site/of/the/league"]);
    assert_eq!(status, 0, "{complained}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_on_a_list_is_lost() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    let list = |text: &str| std::fs::write(folder.path().join("list.csv"), text).unwrap();
    let take = || run(&database.url(), folder.path(), &["take-persons", "list.csv"]);

    list("Licence;Nom;Prénom;Né le\n7;Élu;Éva;\n8;Martin;Paul;\n 7 ;Durand;Zoé;\n");
    let (status, said, complained) = take();
    assert!(
        status == 2 && said.is_empty() && complained.contains("Lignes 2 et 4\u{a0}: deux personnes"),
        "{complained}"
    );
    assert_eq!(database.number("SELECT count(*) FROM person").await, 0);
    // Both lines name one person in two clubs.
    list("Licence;Nom;Prénom;Né le\n7;Élu;Éva;\n7;ELU;Eva;1987-03-12\n");
    assert_eq!(take().0, 0);
    assert_eq!(database.number("SELECT count(*) FROM person").await, 1);
    list("Licence;Nom;Prénom;Né le\n7;Élu;Éva;1987-03-12\n7;Élu;Éva;1988-03-12\n");
    assert!(take().2.contains("Lignes 2 et 3"));

    list("Nom;Prénom;Né le\nMartin;Paul;\nDurand;Zoé;\nMartin;Paul;\nMartin;Paul;1990-01-01\n");
    for added in [4, 0] {
        let (status, said, complained) = take();
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert_eq!((status, &said["added"], &said["changed"]), (0, &added.into(), &0.into()), "{complained}");
        assert_eq!(said["namesakes"], serde_json::json!([[2, 4]]));
        assert!(complained.contains("Lignes 2, 4\u{a0}: mêmes nom et prénom"), "{complained}");
    }
    // So the league's own table is imported again.
    run(&database.url(), folder.path(), &["export-persons", "list.csv"]);
    assert!(take().1.contains(r#""added":0,"changed":0"#));
}
