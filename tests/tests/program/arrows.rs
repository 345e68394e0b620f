//! Enforces the direction of dependencies between crates, and that no test is left out.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tapis_tests::root;

const ALLOWED: [(&str, &[&str]); 22] = [
    ("tapis-log", &[]),
    ("tapis-engine", &[]),
    ("tapis-locale", &[]),
    ("tapis-lists", &[]),
    ("tapis-store", &["tapis-engine", "tapis-lists"]),
    ("tapis-documents", &["tapis-locale", "tapis-engine"]),
    ("tapis-site", &["tapis-locale"]),
    ("tapis-words", &["tapis-engine", "tapis-locale"]),
    ("tapis-print", &["tapis-documents"]),
    ("tapis-update", &[]),
    ("tapis-league", &["tapis-engine", "tapis-locale"]),
    (
        "tapis-hub",
        &[
            "tapis-documents",
            "tapis-engine",
            "tapis-lists",
            "tapis-locale",
            "tapis-league",
            "tapis-site",
            "tapis-words",
            "tapis-postgres",
        ],
    ),
    (
        "tapis-club",
        &[
            "tapis-engine",
            "tapis-locale",
            "tapis-store",
            "tapis-league",
            "tapis-documents",
            "tapis-site",
            "tapis-words",
            "tapis-print",
            "tapis-update",
        ],
    ),
    ("tapis-net", &["tapis-api", "tapis-club"]),
    // The league's files only in tests, which take one apart.
    ("tapis-cli", &["tapis-log", "tapis-net", "tapis-api", "tapis-club", "tapis-update", "tapis-league"]),
    ("tapis-api-macros", &[]),
    ("tapis-api", &["tapis-club", "tapis-api-macros", "tapis-update"]),
    ("tapis", &["tapis-log", "tapis-net", "tapis-api", "tapis-club"]),
    (
        "tapis-tests",
        &[
            "tapis-log",
            "tapis-net",
            "tapis-api",
            "tapis-club",
            "tapis-league",
            "tapis-store",
            "tapis-update",
            "tapis-postgres",
        ],
    ),
    ("tapis-postgres", &[]),
    (
        "tapis-benches",
        &[
            "tapis-net",
            "tapis-api",
            "tapis-club",
            "tapis-documents",
            "tapis-locale",
            "tapis-site",
            "tapis-hub",
            "tapis-league",
            "tapis-engine",
            "tapis-postgres",
        ],
    ),
    ("tapis-empty-window", &[]),
];

fn packages() -> Vec<Value> {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

#[test]
fn crates_depend_only_on_those_below_them() {
    let packages = packages();
    assert_eq!(packages.len(), ALLOWED.len(), "a crate is missing from this list");
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let (_, allowed) =
            ALLOWED.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name}?"));
        for needed in package["dependencies"].as_array().unwrap() {
            let needed = needed["name"].as_str().unwrap();
            if needed.starts_with("tapis") {
                assert!(allowed.contains(&needed), "{name} must not need {needed}");
            }
        }
    }
}

/// The tests of a crate are one program, so that they link once; a file that its `main.rs` does not
/// name would never run.
#[test]
fn every_test_file_is_part_of_its_program() {
    let crates = root().join("crates");
    let mut folders: Vec<_> =
        std::fs::read_dir(crates).unwrap().map(|found| found.unwrap().path().join("tests")).collect();
    folders.retain(|folder| folder.is_dir());
    folders.extend(["program", "window", "browser"].map(|group| root().join("tests/tests").join(group)));
    for folder in folders {
        let main = std::fs::read_to_string(folder.join("main.rs")).unwrap();
        for found in std::fs::read_dir(&folder).unwrap() {
            let path = found.unwrap().path();
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap();
            if path.extension().is_some_and(|kind| kind == "rs") && name != "main" {
                let named = main.lines().any(|line| line == format!("mod {name};"));
                assert!(named, "{} is not named in main.rs", path.display());
            }
        }
    }
}

pub(crate) fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Most crates have no examples in their documentation and skip `rustdoc`, which takes seconds for each of them
/// (`doctest = false`). One with examples must not.
#[test]
fn examples_in_documentation_are_compiled() {
    let mut compiled = 0;
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let library = package["targets"].as_array().unwrap().iter().find(|target| {
            target["kind"].as_array().unwrap().iter().any(|kind| kind == "lib" || kind == "proc-macro")
        });
        let Some(library) = library else { continue };
        let source = Path::new(library["src_path"].as_str().unwrap()).parent().unwrap();
        let mut files = Vec::new();
        rust_files(source, &mut files);
        let has_examples = files.iter().any(|file| {
            let text = std::fs::read_to_string(file).unwrap();
            text.lines()
                .any(|line| ["/// ```", "//! ```"].iter().any(|mark| line.trim_start().starts_with(mark)))
        });
        let tested = library["doctest"].as_bool().unwrap();
        assert_eq!(tested, has_examples, "{name}: `doctest` in its Cargo.toml");
        compiled += usize::from(tested);
    }
    assert!(compiled > 0);
}
