//! The evening that is printed, and papers with nothing on them.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use crate::run::{lines, ok, refused};

const PLAYED: &str = r#"{"new": {"template": "freezeout", "set": {"name": "Tonight", "date": "2026-11-28"}}}
{"join": 4}
{"do": {"type": "draw_seats"}}
{"do": {"type": "start"}}
"#;
const PLANNED: &str = r#"{"new": {"template": "freezeout", "set": {"name": "Next", "date": "2026-12-05"}}}
"#;

#[test]
fn the_evening_being_played_is_printed_before_later_ones() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    for script in [PLAYED, PLANNED] {
        std::fs::write(folder.join("evening.jsonl"), script).unwrap();
        ok(folder, &["evening", "evening.jsonl"]);
    }
    let printed = lines(&ok(folder, &["print", "seat-cards"]));
    assert!(printed[0]["file"].to_string().contains("Tonight"), "{printed:?}");
    let both = ["print", "seat-cards", "--printer", "Hall", "--two-sided"];
    let said = refused(folder, &both);
    assert!(said.contains("is cut up: print it on one side"), "{said}");
    let said = refused(folder, &[&both[..], &["--lang", "fr"]].concat());
    assert!(said.contains("se découpe"), "{said}");
    // The later one has no seats yet: no printer receives an empty sheet, whichever it is.
    let said = refused(folder, &["print", "seat-cards", "--tournament", "2", "--printer", "Hall"]);
    assert!(said.contains("there is nothing to print yet"), "{said}");
}
