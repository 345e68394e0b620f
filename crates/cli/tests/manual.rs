//! The manual pages and the shells' completions that the packages bring are those of this command line.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::Shell;

const PROGRAM: &str = "tapis-cli";

fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/linux/manual")
}

/// A page for the program and one for each command, and a file for each shell.
fn write(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    clap_mangen::generate_to(tapis_cli::command(), folder).unwrap();
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut tapis_cli::command(), PROGRAM, folder).unwrap();
    }
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    files
        .map(|file| {
            (
                file.file_name().into_string().unwrap(),
                fs::read_to_string(file.path()).unwrap().replace('\r', ""),
            )
        })
        .collect()
}

#[test]
fn manual_and_completions_are_those_of_the_command_line() {
    if std::env::var_os("TAPIS_REFERENCES").is_some_and(|what| what == "write") {
        let _ = fs::remove_dir_all(kept());
        write(&kept());
    }
    let made = tempfile::tempdir().unwrap();
    write(made.path());
    let (made, kept) = (files(made.path()), files(&kept()));
    let differ = made.iter().filter(|(name, text)| kept.get(*name) != Some(text)).map(|(name, _)| name);
    let gone = kept.keys().filter(|name| !made.contains_key(*name));
    let stale: Vec<_> = differ.chain(gone).collect();
    assert!(stale.is_empty(), "`make manual` writes anew: {stale:?}");
    for name in ["tapis-cli.1", "tapis-cli-print.1", "tapis-cli.bash", "_tapis-cli", "tapis-cli.fish"] {
        assert!(made.contains_key(name), "{name} is missing");
    }
}
