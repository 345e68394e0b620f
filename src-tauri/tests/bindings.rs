//! The TypeScript side of the commands is that of the table.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

#[test]
fn bindings_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/program/bindings.ts");
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == tapis_desktop::bindings::typescript(), "run `make bindings`");
}

#[test]
fn the_build_script_and_the_macro_read_the_same_table() {
    let config = ts_rs::Config::default();
    for window in ["desk", "room"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("capabilities/{window}.json"));
        let capability: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let permissions =
            capability["permissions"].as_array().unwrap().iter().filter_map(|name| name.as_str());
        let allowed: Vec<&str> = permissions.filter(|name| !name.starts_with("core:")).collect();
        let table = tapis_desktop::commands::table(&config);
        let commands = table.iter().filter(|spec| window == "desk" || !spec.writes);
        let expected: Vec<String> =
            commands.map(|spec| format!("allow-{}", spec.name.replace('_', "-"))).collect();
        assert_eq!(allowed, expected, "{window}");
    }
}
