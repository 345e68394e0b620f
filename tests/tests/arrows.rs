//! Arrows between crates point one way.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::Command;

use serde_json::Value;
use tapis_tests::root;

const ALLOWED: [(&str, &[&str]); 10] = [
    ("tapis-engine", &[]),
    ("tapis-locale", &[]),
    ("tapis-store", &["tapis-engine"]),
    ("tapis-documents", &["tapis-locale", "tapis-engine"]),
    ("tapis-club", &["tapis-engine", "tapis-locale", "tapis-store", "tapis-documents"]),
    ("tapis-cli", &["tapis-club"]),
    ("tapis", &["tapis-club"]),
    ("tapis-tests", &["tapis-club", "tapis-store"]),
    ("tapis-benches", &["tapis-club", "tapis-documents"]),
    ("tapis-empty-window", &[]),
];

#[test]
fn no_arrow_has_turned() {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert_eq!(packages.len(), ALLOWED.len(), "a crate is not in the list of arrows");
    for package in packages {
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
