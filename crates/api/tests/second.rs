//! The second place is remembered by this computer, and the club goes on from the copy there.

use serde_json::{Value, json};
use tapis_api::Audience;
use tapis_club::store::ClubFile;

use crate::computer::Running;

/// The club's state, once this is so.
fn until(running: &Running, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..3_000 {
        let state = running.call(Audience::Desk, "club_state", json!({})).unwrap();
        if so(&state["second"]) {
            return state;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("it never was so");
}

fn reached(running: &Running) -> Value {
    until(running, |second| !second["reached"].is_null())
}

#[test]
fn the_second_place_is_remembered_until_cleared() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let running = Running::start();
    let club = folder.path().join("a.tapis");
    drop(ClubFile::create(&club).unwrap());
    let open = || running.call(Audience::Host, "club_open", json!({ "path": club })).unwrap();
    assert_eq!(open()["second"], Value::Null);
    let none = running.call(Audience::Host, "second_place_choose", json!({ "folder": null })).unwrap();
    assert_eq!(none, Value::Null, "no folder was chosen");
    let own = json!({ "folder": folder.path().canonicalize().unwrap() });
    let refused = running.call(Audience::Host, "second_place_choose", own).unwrap_err();
    assert_eq!(refused.code, "store-second_is_first");
    running.call(Audience::Host, "second_place_choose", json!({ "folder": stick.path() })).unwrap();
    let state = reached(&running);
    assert_eq!(state["second"]["folder"], stick.path().to_str().unwrap());
    assert_eq!(state["second"]["trouble"], Value::Null);
    assert!(stick.path().join("a.tapis").is_file());

    // Another club has none, and this one is followed again.
    running.call(Audience::Host, "club_sample", json!({ "language": "fr" })).unwrap();
    assert_eq!(running.call(Audience::Desk, "club_state", json!({})).unwrap()["second"], Value::Null);
    assert_eq!(open()["second"]["folder"], stick.path().to_str().unwrap());
    reached(&running);
    let cleared = running.call(Audience::Host, "second_place_clear", json!({})).unwrap();
    assert_eq!(cleared["second"], Value::Null);
    assert!(stick.path().join("a.tapis").is_file(), "what is there stays there");
    running.call(Audience::Host, "club_sample", json!({ "language": "fr" })).unwrap();
    assert_eq!(open()["second"], Value::Null);
}

#[test]
fn a_club_is_known_by_any_path_spelling() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("a.tapis");
    drop(ClubFile::create(&club).unwrap());
    let running = Running::start();
    let detour = folder.path().join("other").join("..").join("a.tapis");
    std::fs::create_dir(folder.path().join("other")).unwrap();
    running.call(Audience::Host, "club_open", json!({ "path": detour })).unwrap();
    // It stays open: opening it a second time would find it in use.
    let again = running.call(Audience::Host, "club_open", json!({ "path": club })).unwrap();
    assert_eq!(again["path"], tapis_club::store::real_path(&club).unwrap().to_str().unwrap());
    assert_eq!(again["recent"], json!([again["path"]]), "one club is remembered once");
}

#[test]
fn the_club_goes_on_from_its_copy() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let running = Running::start();
    let club = folder.path().join("a.tapis");
    drop(ClubFile::create(&club).unwrap());
    running.call(Audience::Host, "club_open", json!({ "path": club })).unwrap();
    running.call(Audience::Host, "second_place_choose", json!({ "folder": stick.path() })).unwrap();
    reached(&running);
    running
        .call(
            Audience::Desk,
            "club_describe",
            json!({ "name": "Les Quatre As", "city": "", "currency": "EUR" }),
        )
        .unwrap();
    let copy = stick.path().canonicalize().unwrap().join("a.tapis");
    let state = running.call(Audience::Host, "club_open", json!({ "path": copy })).unwrap();
    assert_eq!((&state["name"], &state["second"]), (&json!("Les Quatre As"), &Value::Null));
    // Opened again, the club itself is followed to the place, and what was done in the copy is kept apart.
    running
        .call(Audience::Desk, "club_describe", json!({ "name": "Cinq", "city": "", "currency": "EUR" }))
        .unwrap();
    running.call(Audience::Host, "club_open", json!({ "path": club })).unwrap();
    let state = until(&running, |second| !second["aside"].is_null());
    assert_eq!(state["name"], "Les Quatre As");
}
