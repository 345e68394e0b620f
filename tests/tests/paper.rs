//! Documents printed from the command line, read back as a reader would.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::{Command, Output};

use tapis_tests::program;

fn cli(club: &Path, arguments: &[&str]) -> Output {
    Command::new(program("tapis-cli")).arg("--club").arg(club).args(arguments).output().unwrap()
}

fn read(file: &Path) -> String {
    let output = Command::new("pdftotext").arg("-layout").arg(file).arg("-").output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sound(file: &Path) {
    let output = Command::new("qpdf").arg("--check").arg(file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn an_evening_is_printed_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "60", "--seed", "7"]).status.success());
    let expected = [
        ("seat-cards", "Cartons de place", "Seat cards"),
        ("seating-by-name", "Places par nom", "Seating by name"),
        ("seating-by-table", "Places par table", "Seating by table"),
        ("structure", "Structure des blindes", "Blind structure"),
        ("moves", "Déplacements", "Moves"),
        ("prizes", "Gains", "Prizes"),
        ("results", "Résultats", "Results"),
        ("history", "Historique", "History"),
    ];
    for (kind, french, english) in expected {
        for (language, title) in [("fr", french), ("en", english)] {
            let out = folder.path().join(format!("{kind}-{language}.pdf"));
            let printed = cli(&club, &["print", kind, "--lang", language, "--out", out.to_str().unwrap()]);
            assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
            let text = read(&out);
            assert!(
                kind == "seat-cards" || (text.contains(title) && text.contains("Les As")),
                "{kind}: {text}"
            );
            sound(&out);
        }
    }
    let help = cli(&club, &["print", "--help"]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(expected.iter().all(|(kind, ..)| help.contains(kind)), "{help}");
}

#[test]
fn the_rules_need_nothing_but_a_club() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    for (language, rule) in [("fr", "6-20 Au passage en tête-à-tête"), ("en", "6-20 On going heads-up")] {
        let out = folder.path().join("rules.pdf");
        let printed = cli(&club, &["print", "rules", "--lang", language, "--out", out.to_str().unwrap()]);
        assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
        assert!(read(&out).contains(rule));
        sound(&out);
    }
}

#[test]
fn what_cannot_be_written_is_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "5"]).status.success());
    let refused = cli(&club, &["print", "results", "--out", folder.path().to_str().unwrap()]);
    assert!(!refused.status.success());
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("ne peut pas être écrit"), "{said}");
    let missing = cli(&club, &["print", "results", "--tournament", "99"]);
    assert!(String::from_utf8(missing.stderr).unwrap().contains("n’existe plus"));
}
