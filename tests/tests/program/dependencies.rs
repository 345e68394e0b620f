//! Every dependency may be given to anybody along with the program, and the pages reach the
//! program by its commands only.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tapis_tests::root;

/// Licences that ask for no more than to be named. MPL-2.0 asks for the changes to its own files:
/// we change none.
const FREE: [&str; 11] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "MPL-2.0",
    "OFL-1.1",
    "0BSD",
];

fn packages() -> Vec<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let manifest = root().join("Cargo.toml");
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(manifest)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// One of an OR, all of an AND; a slash is an OR of old.
fn is_free(licence: &str) -> bool {
    let licence = licence.replace('/', " OR ").replace(['(', ')'], " ");
    licence.split(" AND ").all(|part| {
        part.split(" OR ").any(|one| {
            let one = one.split(" WITH ").next().unwrap_or_default().trim();
            FREE.contains(&one)
        })
    })
}

#[test]
fn every_dependency_may_be_given_to_anybody() {
    assert!(
        is_free("(MIT OR GPL-3.0) AND Unicode-3.0")
            && !is_free("GPL-3.0-only")
            && !is_free("MIT AND GPL-3.0")
    );
    for package in packages() {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or("none"));
        assert!(is_free(licence), "{name} is under {licence}");
    }
}

fn imports(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            imports(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "ts" || kind == "svelte") {
            for line in fs::read_to_string(&path).unwrap().lines() {
                let source = line.split(" from \"").nth(1).and_then(|rest| rest.split('"').next());
                if let Some(source) = source {
                    found.push((path.display().to_string(), source.to_owned()));
                }
            }
        }
    }
}

#[test]
fn pages_reach_the_program_by_its_commands_only() {
    let mut found = Vec::new();
    imports(&root().join("ui/src"), &mut found);
    assert!(!found.is_empty());
    for (file, source) in found {
        // Anybody may listen; who asks goes through the typed commands.
        let past = source.starts_with("@tauri-apps/") && source != "@tauri-apps/api/event";
        assert!(!past || file.contains("/program/"), "{file} reaches past ui/src/program: {source}");
        assert!(
            !["crates/", "src-tauri/", "node:"].iter().any(|part| source.contains(part)),
            "{file}: {source}"
        );
    }
}
