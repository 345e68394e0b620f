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

fn both_sides(running: &Running, kind: &str) -> bool {
    let about = json!({ "type": "tournament", "id": running.tournament("registering") });
    let paper = json!({ "type": "document", "kind": kind, "about": about });
    running.call(Audience::Host, "print_sides", json!({ "paper": paper })).unwrap().as_bool().unwrap()
}

#[test]
fn both_sides_are_remembered_by_document() {
    let running = remembering(&json!({ "printer": "Salle", "both_sides": { "structure": true } }));
    assert!(both_sides(&running, "structure"));
    assert!(!both_sides(&running, "sign_in"));
}

#[test]
fn what_is_cut_starts_on_one_side() {
    let running = remembering(&json!({ "both_sides": { "seat_cards": true, "move_slips": true } }));
    assert!(!both_sides(&running, "seat_cards") && !both_sides(&running, "move_slips"));
}

#[test]
fn a_choice_kept_for_all_documents_is_dropped() {
    let running = remembering(&json!({ "printer": "Salle", "two_sided": true }));
    assert!(!both_sides(&running, "structure"));
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
