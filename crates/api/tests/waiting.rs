//! Calls that wait for each other: nobody for a document, every call for the first club.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::json;
use tapis_api::Audience;
use tapis_club::Club;
use tapis_club::locale::Language;

use crate::computer::Running;

/// The booklet takes long to lay out. If the club were held meanwhile, hardly a view would be answered
/// before it is done.
#[test]
fn views_are_answered_while_a_document_is_laid_out() {
    let running = Running::start();
    let id = running.tournament("registering");
    let request = json!({ "request": {
        "paper": { "type": "document", "kind": "rules", "about": { "type": "club" } },
        "options": { "language": "en", "paper": "a4", "colour": true },
    } });
    let answered = thread::scope(|scope| {
        let document = scope.spawn(|| running.call(Audience::Desk, "document_make", request).unwrap());
        let mut answered = 0;
        while !document.is_finished() {
            running.call(Audience::Desk, "desk", json!({ "id": id })).unwrap();
            running.call(Audience::Desk, "clock", json!({ "id": id })).unwrap();
            answered += 1;
        }
        assert!(!document.join().unwrap()["base64"].as_str().unwrap().is_empty());
        answered
    });
    assert!(answered > 10, "{answered} views");
}

#[test]
fn a_quick_page_waits_for_the_first_club() {
    let running = Running::starting();
    let state = thread::scope(|scope| {
        let (asking, asked) = mpsc::channel();
        let running = &running;
        let state = scope.spawn(move || {
            asking.send(()).unwrap();
            running.call(Audience::Desk, "club_state", json!({})).unwrap()
        });
        asked.recv().unwrap();
        running.api.start(|api| api.opening().open_sample(Language::Fr));
        state.join().unwrap()
    });
    assert!(state["name"].is_string(), "{state}");
}

/// Past evenings are compared with their journals once the club is open, by a thread of its own.
#[test]
fn the_desk_receives_differing_past_evenings_unasked() {
    let running = Running::starting();
    let path = running.folder().join("exemple.tapis");
    Club::sample(&path, Language::Fr, running.api.now()).unwrap().close();
    let db = rusqlite::Connection::open(&path).unwrap();
    db.execute_batch("UPDATE result SET points = points + 5000").unwrap();
    drop(db);
    running.api.watch_clocks();
    let (telling, told) = mpsc::channel();
    running.api.listen(move |notice| telling.send(notice.clone()).is_ok());
    running.api.start(|api| api.opening().open(&path));
    let found = || {
        let state = running.call(Audience::Desk, "club_state", json!({})).unwrap();
        state["notices"].as_array().unwrap().len()
    };
    // Each change is a reason to look again; all of them are there after the last one.
    while found() == 0 {
        told.recv_timeout(Duration::from_secs(30)).expect("the desk is told of what was found");
    }
}

/// They hold names and addresses of members.
#[test]
fn no_preview_stays_after_the_program() {
    let running = Running::starting();
    let cache = running.folder().join("cache");
    let left = cache.join("previews").join("left.pdf");
    std::fs::create_dir_all(left.parent().unwrap()).unwrap();
    std::fs::write(&left, "%PDF").unwrap();
    running.api.start(|api| api.opening().open_sample(Language::Fr));
    assert!(!left.exists(), "that of a program that was cut off");
    let request = json!({ "request": {
        "paper": { "type": "document", "kind": "members", "about": { "type": "club" } },
        "options": { "language": "en", "paper": "a4", "colour": true },
    } });
    // There is no viewer here; its copy is made all the same.
    let refused = running.call(Audience::Host, "document_open", request).unwrap_err();
    assert_eq!(refused.code, "documents-no_viewer");
    assert_eq!(std::fs::read_dir(cache.join("previews")).unwrap().count(), 1);
    running.api.close();
    assert!(!cache.join("previews").exists());
}
