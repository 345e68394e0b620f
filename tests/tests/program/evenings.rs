//! Whole evenings as data: each script in `evenings/` runs through the command line, every expectation
//! in it is met, and the file is intact afterwards.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_tests::{program, root};

fn run(script: &str) {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("club.tapis");
    let cli = |arguments: &[&str]| {
        Command::new(program("tapis-cli")).arg("--club").arg(&club).args(arguments).output().unwrap()
    };
    assert!(cli(&["init"]).status.success());
    let path = root().join("tests/evenings").join(script);
    let played = cli(&["evening", path.to_str().unwrap()]);
    let said = String::from_utf8(played.stdout).unwrap();
    let bad: Vec<&str> = said.lines().filter(|line| line.contains("\"met\":false")).collect();
    assert!(played.status.success(), "{script}: {bad:#?}\n{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.contains("\"met\":true"), "{script} expects nothing");
    let checked = cli(&["check"]);
    assert!(checked.status.success(), "{script}: {}", String::from_utf8_lossy(&checked.stdout));
}

macro_rules! evenings {
    ($($name:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            run(concat!(stringify!($name), ".jsonl"));
        })*

        #[test]
        fn every_script_passes() {
            let named = [$(stringify!($name)),*];
            for file in std::fs::read_dir(root().join("tests/evenings")).unwrap() {
                let file = file.unwrap().path();
                let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
                assert!(named.contains(&stem.as_str()), "{stem} is not run");
            }
        }
    };
}

evenings![
    freezeout_of_eight,
    thirty_eight_with_rebuys,
    late_entries,
    several_out_at_once,
    wrong_elimination_revived,
    all_undone_and_redone,
    balance_by_lot_until_told,
    break_and_final_table,
    power_of_the_clock,
    prizes_in_money,
    omaha_in_limit,
    horse_by_level,
    players_who_enter_again,
];
