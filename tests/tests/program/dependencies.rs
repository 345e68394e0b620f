//! Every dependency may be distributed with the program, and the pages reach the program only through
//! its commands.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tapis_tests::root;

/// The licences that `deny.toml` allows.
fn allowed() -> Vec<String> {
    let policy = fs::read_to_string(root().join("deny.toml")).unwrap();
    let policy: toml::Table = policy.parse().unwrap();
    policy["licenses"]["allow"].clone().try_into().unwrap()
}

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

/// Whether one side of each OR, and both sides of each AND, are allowed. A slash is an older OR.
fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    let licence = licence.replace('/', " OR ").replace(['(', ')'], " ");
    licence
        .split(" AND ")
        .all(|part| part.split(" OR ").any(|one| allowed.iter().any(|allowed| allowed == one.trim())))
}

#[test]
fn every_dependency_has_a_licence_that_deny_toml_allows() {
    let allowed = allowed();
    assert!(
        is_allowed("(MIT OR GPL-3.0) AND Unicode-3.0", &allowed)
            && !is_allowed("GPL-3.0-only", &allowed)
            && !is_allowed("MIT AND GPL-3.0", &allowed)
    );
    for package in packages() {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or("none"));
        assert!(is_allowed(licence, &allowed), "{name} is under {licence}");
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
fn pages_reach_the_program_only_through_its_commands() {
    let mut found = Vec::new();
    imports(&root().join("ui/src"), &mut found);
    assert!(!found.is_empty());
    for (file, source) in found {
        let tauri = source.starts_with("@tauri-apps/");
        assert!(!tauri || file.ends_with("/program/tauri.ts"), "{file} goes around the transport: {source}");
        assert!(
            !["crates/", "src-tauri/", "node:"].iter().any(|part| source.contains(part)),
            "{file}: {source}"
        );
    }
}
