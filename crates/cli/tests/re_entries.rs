//! Re-entries from the command line: a script, what each line says, the state that it leads to, the results.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};

use crate::run::{lines, ok};

const SCRIPT: &str = r#"{"new": {"template": "freezeout", "set": {"late_last_level": 3, "re_entries": {"max": 1, "last_level": null}}}}
{"join": 4}
{"do": {"type": "draw_seats"}}
{"do": {"type": "start"}}
{"do": {"type": "bust", "players": [{"entry": 4, "by": 1}]}}
{"do": {"type": "re_enter", "entry": 4, "paid": true}}
{"expect": {"left": 4, "entries": 4, "all_entries": 5, "chips": 50000}}
{"do": {"type": "bust", "players": [{"entry": 4}]}}
{"do": {"type": "re_enter", "entry": 4, "paid": true}}
"#;

#[test]
fn a_script_sells_or_refuses_re_entries() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    std::fs::write(folder.join("evening.jsonl"), SCRIPT).unwrap();
    let done = lines(&ok(folder, &["evening", "evening.jsonl"]));
    let said = |index: usize| done[index].to_string();
    assert!(said(5).contains("Re-entry by J 1-4: table 1, seat "), "{}", said(5));
    assert!(said(8).contains("the number of re-entries allowed is reached"), "{}", said(8));
    let shown = lines(&ok(folder, &["show", "1"]));
    let find = |name: &str| shown.iter().find_map(|line| line.pointer(name)).cloned().unwrap_or(Value::Null);
    let counts = [find("/view/counts/entries"), find("/view/counts/re_entries"), find("/view/all_entries")];
    assert_eq!(counts, [json!(4), json!(1), json!(5)]);
    assert_eq!(find("/view/entries/3/re_entries"), json!(1));
}
