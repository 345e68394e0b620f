//! The manual pages and the shells' completions that the packages bring.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;

use clap_complete::Shell;

#[test]
fn each_command_has_a_page_that_names_its_options() {
    let folder = tempfile::tempdir().unwrap();
    clap_mangen::generate_to(tapis_cli::command(), folder.path()).unwrap();
    let pages = fs::read_dir(folder.path()).unwrap().count();
    assert!(pages > 60, "{pages} pages");
    let print = fs::read_to_string(folder.path().join("tapis-cli-print.1")).unwrap();
    assert!(print.contains("\\-\\-wait"), "{print}");
}

#[test]
fn each_shell_completes_the_commands() {
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let mut completions = Vec::new();
        clap_complete::generate(shell, &mut tapis_cli::command(), "tapis-cli", &mut completions);
        let completions = String::from_utf8(completions).unwrap();
        assert!(
            ["evening", "print", "backup"].iter().all(|command| completions.contains(command)),
            "{shell}"
        );
    }
}
