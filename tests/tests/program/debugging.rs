//! Enforces that docs/debugging.md names every variable of the program, its scripts and its tests, and no other.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::path::Path;

use tapis_tests::root;

/// Places where variables are used: folders with all below them, and files.
const USED_IN: [&str; 12] = [
    "crates",
    "src-tauri",
    "tests",
    "benches",
    "fuzz/src",
    "scripts",
    "packaging",
    "ui/src",
    "ui/scripts",
    "Makefile",
    ".ci",
    ".github",
];

/// Endings of files that are code; those without one are scripts.
const CODE: [&str; 9] = ["rs", "sh", "ps1", "py", "c", "ts", "js", "yml", "service"];

/// The names in a text that begin as the program's variables do.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_';
    let words = text.split(move |letter| !is_part(letter));
    words.filter(|word| word.strip_prefix("TAPIS_").is_some_and(|rest| !rest.is_empty()))
}

fn used(place: &Path, found: &mut BTreeSet<String>) {
    if place.is_dir() {
        for entry in std::fs::read_dir(place).unwrap() {
            let entry = entry.unwrap();
            // Built files, and samples of what the program wrote.
            if !["target", "node_modules", "dist", "data", "gen"]
                .iter()
                .any(|name| entry.file_name() == *name)
            {
                used(&entry.path(), found);
            }
        }
    } else if place.extension().is_none_or(|ending| CODE.iter().any(|code| ending == *code)) {
        let text = std::fs::read_to_string(place).unwrap_or_default();
        found.extend(variables(&text).map(str::to_owned));
    }
}

#[test]
fn page_on_debugging_lists_every_variable_and_no_other() {
    let mut found = BTreeSet::new();
    for place in USED_IN {
        used(&root().join(place), &mut found);
    }
    let page = std::fs::read_to_string(root().join("docs/debugging.md")).unwrap();
    // The list's rows; elsewhere a variable may be named again.
    let rows = page.lines().filter(|line| line.starts_with("| `TAPIS_"));
    let listed: BTreeSet<String> = rows
        .flat_map(|row| variables(row.split('|').nth(1).unwrap_or_default()).map(str::to_owned))
        .collect();
    let missing: Vec<_> = found.difference(&listed).collect();
    let unused: Vec<_> = listed.difference(&found).collect();
    assert!(missing.is_empty() && unused.is_empty(), "not listed: {missing:?}; not used: {unused:?}");
}
