//! Printing, remembered by club and document.

use serde_json::{Value, json};
use tapis_api::Audience;

use crate::computer::Running;

/// The program, with what it remembers of printing in its open club.
fn remembering(kept: &Value) -> Running {
    let running = Running::start();
    let club = running.call(Audience::Host, "club_state", json!({})).unwrap();
    let memory = json!({ club["path"].as_str().unwrap(): kept });
    std::fs::write(running.folder().join("printers.json"), memory.to_string()).unwrap();
    running
}

fn both_sides(running: &Running, kind: &str) -> Option<bool> {
    let about = json!({ "type": "tournament", "id": running.tournament("registering") });
    let paper = json!({ "type": "document", "kind": kind, "about": about });
    running.call(Audience::Host, "print_sides", json!({ "paper": paper })).unwrap().as_bool()
}

#[test]
fn both_sides_are_remembered_by_document() {
    let running = remembering(&json!({ "printer": "Salle", "both_sides": { "structure": true } }));
    assert_eq!(
        (both_sides(&running, "structure"), both_sides(&running, "sign_in")),
        (Some(true), Some(false))
    );
}

#[test]
fn what_is_cut_has_one_side() {
    let running = remembering(&json!({ "both_sides": { "seat_cards": true, "move_slips": true } }));
    assert_eq!((both_sides(&running, "seat_cards"), both_sides(&running, "move_slips")), (None, None));
}

#[test]
fn a_job_that_waits_is_known_after_a_restart() {
    let job = json!({
        "printer": "Salle", "called": "Laser", "job": 7, "title": "Places", "paper": "a4", "at": 0, "says": ""
    });
    let running = remembering(&json!({ "jobs": [job] }));
    let jobs = || running.call(Audience::Host, "print_jobs", json!({})).unwrap();
    assert_eq!(jobs(), json!([job]));
    running.call(Audience::Host, "print_forget", json!({ "sent": job })).unwrap();
    assert_eq!(jobs(), json!([]));
}

fn stale(running: &Running) -> Vec<String> {
    let found = running.call(Audience::Host, "stale_papers", json!({})).unwrap();
    found.as_array().unwrap().iter().map(|one| one["says"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn outdated_papers_are_listed_until_printed_again() {
    let running = Running::start();
    std::fs::write(running.folder().join("viewer"), "").unwrap();
    let id = running.tournament("registering");
    let act = |action: &str| {
        let action = json!({ "id": id, "action": { "type": action } });
        running.call(Audience::Host, "act", action).unwrap();
    };
    let open = |kind: &str, of: Value| {
        let about = json!({ "type": "tournament", "id": id });
        let mut options = json!({ "language": "fr", "paper": "a4", "colour": true });
        options.as_object_mut().unwrap().extend(of.as_object().unwrap().clone());
        let paper = json!({ "type": "document", "kind": kind, "about": about });
        let request = json!({ "request": { "paper": paper, "options": options } });
        running.call(Audience::Host, "document_open", request).unwrap();
    };
    open("seating_by_name", json!({}));
    act("draw_seats");
    assert_eq!(stale(&running), [""; 0], "nothing was drawn when it was printed");
    open("seat_cards", json!({}));
    open("table_sheets", json!({ "table": 1 }));
    open("structure", json!({}));
    assert_eq!(stale(&running), [""; 0]);
    act("draw_seats");
    let both = stale(&running);
    assert!(both.len() == 2 && both[0].contains("tirage 1") && both[0].contains("tirage 2"), "{both:?}");
    // Undone, the first draw counts again.
    running.call(Audience::Host, "undo", json!({ "id": id })).unwrap();
    assert_eq!(stale(&running), [""; 0]);
    act("draw_seats");
    assert_eq!(stale(&running).len(), 2, "the second draw has other seats than before");
    open("table_sheets", json!({}));
    assert_eq!(stale(&running).len(), 1, "all tables are printed again, this one among them");
    open("seat_cards", json!({ "entry": 1 }));
    assert_eq!(stale(&running).len(), 1, "one card does not replace all of them");
    open("seat_cards", json!({}));
    assert_eq!(stale(&running), [""; 0]);
}
