//! `tapis-cli print` of documents about members: the member must be named.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::{Command, Output};

fn cli(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
    command.current_dir(folder).args(["--club", "c.tapis"]).args(arguments).output().unwrap()
}

#[test]
fn a_member_is_named_by_number_and_never_guessed() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cli(folder.path(), &["init", "--sample"]).status.success());
    for (language, sentence) in [("fr", "Dites de quel membre"), ("en", "Say which member")] {
        let refused = cli(folder.path(), &["--lang", language, "print", "member-card"]);
        assert!(!refused.status.success());
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains(sentence), "{said}");
    }
    let of_one = &["--member", "5"][..];
    for (kind, whose) in [
        ("member-card", of_one),
        ("member-year", of_one),
        ("members", &[]),
        ("member-cards", &[]),
        ("scores", &[]),
        ("attendance", &[]),
        ("season-report", &[]),
        ("report", &[]),
    ] {
        let out = format!("{kind}.pdf");
        let printed = cli(folder.path(), &[&["print", kind, "--out", &out], whose].concat());
        assert!(printed.status.success() && printed.stderr.is_empty(), "{kind}: {printed:?}");
        assert!(std::fs::read(folder.path().join(out)).unwrap().starts_with(b"%PDF-"), "{kind}");
    }
    assert!(!cli(folder.path(), &["print", "member-year", "--member", "4711"]).status.success());
}

#[test]
fn a_script_refuses_an_excluded_member() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cli(folder.path(), &["init", "--sample"]).status.success());
    let excluded = ["member", "exclude", "5", "--reason", "Menaces", "--by", "le bureau"];
    assert!(cli(folder.path(), &excluded).status.success());
    let listed = String::from_utf8(cli(folder.path(), &["member", "list"]).stdout).unwrap();
    assert_eq!(listed.lines().filter(|line| line.contains(r#""excluded":true"#)).count(), 1);
    let script = concat!(
        r#"{"new": {"template": "freezeout"}}"#,
        "\n",
        r#"{"do": {"type": "register", "member": 5, "born": null, "paid": false}}"#
    );
    std::fs::write(folder.path().join("script"), script).unwrap();
    let run = || {
        let done = cli(folder.path(), &["--lang", "en", "evening", "script"]);
        String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap()
    };
    let refused = run();
    assert!(refused.contains("This person is excluded from the club."), "{refused}");
    assert!(cli(folder.path(), &["member", "readmit", "5"]).status.success());
    let taken = run();
    assert!(!taken.contains("excluded"), "{taken}");
    let checks = cli(
        folder.path(),
        &["member", "checks", "--lapsed", "refused", "--unpaid", "nothing", "--guest-evenings", "3"],
    );
    let expected =
        r#"{"excluded":"refused","lapsed":"refused","unpaid":"nothing","guest":"warned","guest_evenings":3}"#;
    assert_eq!(String::from_utf8(checks.stdout).unwrap().trim(), expected);
}

#[test]
fn statistics_are_one_object() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cli(folder.path(), &["init", "--sample"]).status.success());
    let told = |arguments: &[&str]| -> serde_json::Value {
        let done = cli(folder.path(), arguments);
        assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
        serde_json::from_slice(&done.stdout).unwrap()
    };
    let season = told(&["season", "statistics"]);
    assert_eq!(
        (&season["totals"]["evenings"], &season["takings"][0]["currency"]),
        (&6.into(), &"EUR".into())
    );
    assert_eq!(told(&["season", "list"])["id"], season["season"]);
    let champion = &season["honours"][0]["holders"][0];
    let of = |season: &[&str]| {
        told(&[&["member", "statistics", champion["name"].as_str().unwrap()], season].concat())
    };
    let member = of(&[]);
    assert_eq!(member["member"], champion["member"]);
    assert_eq!(of(&["--season", &season["season"].to_string()])["totals"], member["totals"]);
    assert!(!cli(folder.path(), &["season", "statistics", "99"]).status.success());
    assert!(!cli(folder.path(), &["member", "statistics", "Nemo"]).status.success());
}

#[test]
fn a_script_writes_tags_notes_and_lists() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cli(folder.path(), &["init", "--sample"]).status.success());
    let lines = |arguments: &[&str]| -> Vec<serde_json::Value> {
        let done = cli(folder.path(), arguments);
        assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
        String::from_utf8(done.stdout)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    lines(&["member", "tag", "5", "--add", "Femmes", "--add", "Bureau"]);
    let tagged = lines(&["member", "tag", "5", "--add", "Équipe A", "--remove", "bureau"]);
    assert_eq!(tagged[0]["tags"], serde_json::json!(["Équipe A", "Femmes"]));
    assert_eq!(lines(&["member", "tags"]).len(), 2);
    lines(&["member", "note", "5", "Première"]);
    assert_eq!(lines(&["member", "note", "5", "Seconde"])[0]["words"], "Seconde");
    let notes = lines(&["member", "note", "5"]);
    assert_eq!((notes.len(), &notes[1]["words"]), (2, &"Première".into()));
    let data = lines(&["member", "data", "5"]);
    assert_eq!(data[0]["notes"][0]["words"], "Seconde");
    assert_eq!(data[0]["member"]["tags"][1], "Femmes");

    std::fs::write(folder.path().join("ffpa.csv"), "Licence;Nom;Prénom\nF-1;Personne;Inconnue\n").unwrap();
    let checked = lines(&["member", "licences", "ffpa.csv", "--take"]);
    assert_eq!(checked.last().unwrap(), &serde_json::json!({ "strangers": 1, "taken": 0 }));

    lines(&["season", "standings", "standings.csv"]);
    lines(&["season", "results", "results.xlsx"]);
    lines(&["season", "results", "one.csv", "--tournament", "1"]);
    let read = |name: &str| std::fs::read(folder.path().join(name)).unwrap();
    assert!(read("results.xlsx").starts_with(b"PK"));
    let standings = String::from_utf8(read("standings.csv")).unwrap();
    assert!(standings.starts_with("\u{feff}Rang;Nom;Prénom;Numéro;Licence;Points;"), "{standings}");
    let one = String::from_utf8(read("one.csv")).unwrap();
    assert!(one.lines().count() > 10 && one.lines().nth(1).unwrap().contains(";1;"), "{one}");
    let refused = cli(folder.path(), &["season", "results", "x.csv", "--tournament", "99"]);
    assert!(!refused.status.success() && !folder.path().join("x.csv").exists());

    let season = lines(&["season", "list"])[0]["id"].to_string();
    assert_eq!(lines(&["season", "archive", &season])[0]["archived"], true);
    assert_eq!(lines(&["season", "archive", &season, "--back"])[0]["archived"], false);
    assert_eq!(lines(&["season", "delete", &season])[0]["deleted"].to_string(), season);
    assert!(lines(&["season", "list"]).is_empty());
}
