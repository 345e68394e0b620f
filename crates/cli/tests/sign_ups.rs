//! `tapis-cli sign-up` and `calendar`: who comes before the evening, and the evenings ahead.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};

use crate::run::{lines, ok, refused};

#[test]
fn members_sign_up_wait_move_up_and_sign_off() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    for name in ["Alpha", "Bravo", "Charlie"] {
        std::fs::write(folder.join("m.csv"), format!("last name,first name\n{name},Ana\n")).unwrap();
        ok(folder, &["import-members", "m.csv"]);
    }
    let template = lines(&ok(folder, &["calendar", "ahead"]));
    assert_eq!(template, Vec::<Value>::new());
    let plan =
        ["calendar", "plan", "--template", "Friday freezeout", "--from", "2099-01-02", "--to", "2099-02-01"];
    let unknown = refused(folder, &plan.map(|word| if word == "Friday freezeout" { "None" } else { word }));
    assert!(unknown.contains("No template is called “None”."), "{unknown}");
    let rest = ["--weeks", "2", "--without", "2099-01-16", "--name", "Second Friday"];
    let plan: Vec<&str> = plan.iter().chain(&rest).copied().collect();
    let preview: Vec<&str> = plan.iter().copied().chain(["--preview"]).collect();
    let dates = |found: &[Value]| -> Vec<Value> { found.iter().map(|one| one["date"].clone()).collect() };
    let previewed = lines(&ok(folder, &preview));
    assert_eq!(dates(&previewed), [json!("2099-01-02"), json!("2099-01-30")]);
    let made = lines(&ok(folder, &plan));
    assert_eq!(dates(&made), dates(&previewed));

    ok(folder, &["sign-up", "places", "1", "2"]);
    let done = lines(&ok(folder, &["sign-up", "add", "1", "bravo", "alpha", "charlie"]));
    assert_eq!(done[0]["done"], "3 players signed up");
    let listed = lines(&ok(folder, &["sign-up", "list", "1"]));
    assert_eq!((&listed[0]["last_name"], &listed[0]["state"]), (&json!("Bravo"), &json!("expected")));
    assert_eq!((&listed[2]["last_name"], &listed[2]["waiting"]), (&json!("Charlie"), &json!(1)));
    let totals = json!({ "arrived": 0, "expected": 2, "waiting": 1, "capacity": 2, "places_left": 0 });
    assert_eq!(listed[3]["totals"], totals);
    let again = refused(folder, &["sign-up", "add", "1", "alpha"]);
    assert!(again.contains("Ana Alpha has already signed up."), "{again}");
    let gone = lines(&ok(folder, &["sign-up", "remove", "1", "bravo"]));
    assert_eq!(gone[0]["done"], "Ana Bravo signed off · Ana Charlie moves up from the waiting list");
    ok(folder, &["sign-up", "places", "1", "0"]);

    let ahead = lines(&ok(folder, &["calendar", "ahead", "january 2nd"]));
    assert!(ahead.is_empty());
    let ahead = lines(&ok(folder, &["calendar", "ahead", "friday 2 january"]));
    assert_eq!(ahead[0]["plan"]["coming"], 2);
    assert_eq!(ahead[0]["plan"]["capacity"], Value::Null);
    assert!(lines(&ok(folder, &["calendar", "past"])).is_empty());

    // Called off: out of the list, found by a search, and back.
    ok(folder, &["calendar", "archive", "1"]);
    assert_eq!(lines(&ok(folder, &["calendar", "ahead"])).len(), 1);
    assert_eq!(lines(&ok(folder, &["calendar", "ahead", "second"])).len(), 2);
    ok(folder, &["calendar", "archive", "1", "--undo"]);
    assert_eq!(lines(&ok(folder, &["calendar", "ahead"])).len(), 2);
}
