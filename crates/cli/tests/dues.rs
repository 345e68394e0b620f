//! `tapis-cli dues`: all that the desk does with dues, as a script does it.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::{Value, json};

use crate::run::{lines, ok, refused};

/// A sample club whose season of today asks 30 euros.
fn club(folder: &Path) {
    ok(folder, &["init", "--sample"]);
    let set = ok(folder, &["dues", "set", "30"]);
    assert_eq!(lines(&set)[0]["due"], json!({ "amount": 3_000, "currency": "EUR" }));
}

fn totals(folder: &Path) -> Value {
    lines(&ok(folder, &["dues", "list"])).pop().unwrap()["totals"].clone()
}

#[test]
fn dues_are_set_paid_cancelled_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    club(folder);
    let before = totals(folder);
    let members = i64::from(lines(&ok(folder, &["dues", "list", "--open"])).len() as u32) - 1;
    assert_eq!((&before["owed"], &before["open"]), (&json!(members * 3_000), &json!(members)));

    // A part, then all that is left.
    let paid = lines(&ok(folder, &["dues", "pay", "5", "12.50", "--means", "cheque"]));
    assert_eq!((&paid[0]["receipt"], &paid[0]["rest"]), (&json!(1), &json!(1_750)));
    let paid = lines(&ok(folder, &["dues", "pay", "5"]));
    assert_eq!((&paid[0]["receipt"], &paid[0]["rest"]), (&json!(2), &json!(0)));
    let sums = totals(folder);
    assert_eq!((&sums["paid"], &sums["open"]), (&json!(3_000), &json!(members - 1)));
    let by_means = json!([
        { "means": "cash", "count": 1, "amount": 1_750 },
        { "means": "cheque", "count": 1, "amount": 1_250 },
    ]);
    assert_eq!(sums["by_means"], by_means);

    // A cancelled payment keeps its number and is in the till, without counting.
    ok(folder, &["dues", "cancel", "1", "--reason", "Chèque refusé"]);
    let till = lines(&ok(folder, &["dues", "till"]));
    assert_eq!(till.len(), 3);
    assert_eq!((&till[0]["number"], &till[1]["number"]), (&json!(1), &json!(2)));
    assert_eq!(till[0]["cancelled"]["why"], "Chèque refusé");
    assert_eq!(till[2]["totals"]["paid"], 1_750);

    // One member owes less, then as much as the others again.
    ok(folder, &["dues", "member", "6", "0", "--reason", "Membre d’honneur"]);
    let line = |folder: &Path| {
        let found = lines(&ok(folder, &["dues", "list"])).into_iter().find(|line| line["member"] == 6);
        found.unwrap()
    };
    assert_eq!((&line(folder)["owes"], &line(folder)["reason"]), (&json!(0), &json!("Membre d’honneur")));
    ok(folder, &["dues", "as-others", "6"]);
    assert_eq!((&line(folder)["owes"], &line(folder)["reason"]), (&json!(3_000), &Value::Null));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init", "--sample"]);
    assert!(refused(folder, &["dues", "pay", "5"]).contains("asks no dues"), "no due is set");
    ok(folder, &["dues", "set", "30,5"]);
    for (command, sentence) in [
        (&["dues", "pay", "5", "31"][..], "more than"),
        (&["dues", "pay", "5", "--on", "2999-01-01"], "to come"),
        (&["dues", "pay", "Personne"], "Nobody answers"),
        (&["dues", "pay", "a"], "Several members"),
        (&["dues", "pay", "4711"], "Nobody answers"),
        (&["dues", "set", "30", "--season", "99"], "99"),
        (&["dues", "set", "30", "--currency", "euro"], "three capital letters"),
        (&["dues", "set", "0"], "0.01"),
        (&["dues", "set", "1.234"], "30.50"),
        (&["dues", "member", "5", "10", "--reason", " "], "reason"),
        (&["dues", "cancel", "1", "--reason", "x"], "no longer exists"),
    ] {
        let said = refused(folder, command);
        assert!(said.contains(sentence), "{command:?}: {said}");
    }
    ok(folder, &["dues", "pay", "5"]);
    assert!(refused(folder, &["dues", "remove"]).contains("cancel"), "payments would have no due");
    ok(folder, &["dues", "cancel", "1", "--reason", "x"]);
    assert!(refused(folder, &["dues", "cancel", "1", "--reason", "x"]).contains("already"));
    assert_eq!(lines(&ok(folder, &["dues", "remove"]))[0]["due"], Value::Null);
}
