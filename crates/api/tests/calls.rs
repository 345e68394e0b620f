//! Calls of commands by name.

use serde_json::json;
use tapis_api::{Audience, Notice};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;

use crate::computer::Running;

#[test]
fn a_mistyped_argument_is_named_and_nothing_is_done() {
    let running = Running::start();
    let id = running.tournament("registering");
    let act = |args| running.call(Audience::Floor, "act", args);
    let history = || running.call(Audience::Desk, "history", json!({ "id": id })).unwrap();
    let before = history();
    let action = json!({ "type": "draw_seats" });
    for (args, named) in [
        (json!({ "id": id, "acton": action }), "acton"),
        (json!({ "id": id, "action": action, "force": true }), "force"),
        (json!({ "id": id }), "action"),
        (json!({ "id": "one", "action": action }), "one"),
        (json!({ "id": id, "action": { "type": "draw_seat" } }), "draw_seat"),
    ] {
        let refused = act(args).unwrap_err();
        assert_eq!(refused.code, "program-bad_arguments");
        // The words of the program that reads it are for programs.
        assert!(!refused.message.contains(named), "{named}: {}", refused.message);
        let (key, detail) = &refused.fields[0];
        assert!(key == "detail" && detail.contains(named), "{named}: {detail}");
    }
    assert_eq!(running.call(Audience::Host, "nothing", json!({})).unwrap_err().code, "program-no_command");
    assert_eq!(history(), before);
    act(json!({ "id": id, "action": action })).unwrap();
    assert_ne!(history(), before);
}

#[test]
fn a_change_is_told_and_carries_who_made_it() {
    let running = Running::start();
    let id = running.tournament("registering");
    running.told.lock().unwrap().clear();
    let action = json!({ "type": "draw_seats" });
    running.call(Audience::Floor, "act", json!({ "id": id, "action": action })).unwrap();
    assert_eq!(*running.told.lock().unwrap(), [Notice::Changed(Some(TournamentId(id)))]);
    let history = running.call(Audience::Floor, "history", json!({ "id": id })).unwrap();
    assert_eq!(history[0]["who"], "Zoé");
    // A refused one is not told.
    let resume = json!({ "type": "resume_clock" });
    running.call(Audience::Floor, "act", json!({ "id": id, "action": resume })).unwrap_err();
    assert_eq!(running.told.lock().unwrap().len(), 1);
}

#[test]
fn the_sample_never_opens_the_next_time() {
    let running = Running::start();
    let sample = running.call(Audience::Host, "club_state", json!({})).unwrap()["path"].clone();
    let path = std::path::Path::new(sample.as_str().unwrap()).with_file_name("club.tapis");
    std::fs::copy(sample.as_str().unwrap(), &path).unwrap();
    running.call(Audience::Host, "club_open", json!({ "path": path })).unwrap();
    let state = running.call(Audience::Host, "club_sample", json!({ "language": "fr" })).unwrap();
    assert_eq!((&state["path"], &state["recent"]), (&sample, &json!([path])));
}

/// Each device reads its own language; one that says none reads the club's, also after that was changed.
#[test]
fn two_callers_are_answered_in_their_languages() {
    let running = Running::start();
    let id = running.tournament("registering");
    let resume = json!({ "id": id, "action": { "type": "resume_clock" } });
    let refused = |language| running.call_in(language, Audience::Floor, "act", resume.clone()).unwrap_err();
    let done = |language| running.call_in(language, Audience::Floor, "history", json!({ "id": id })).unwrap();
    let (french, english) = (refused(Some(Language::Fr)), refused(Some(Language::En)));
    assert_eq!(french.code, english.code);
    assert_ne!(french.message, english.message);
    assert_ne!(done(Some(Language::Fr))[0]["text"], done(Some(Language::En))[0]["text"]);
    assert_eq!(refused(None), french);
    let state = running.call(Audience::Host, "language_set", json!({ "language": "en" })).unwrap();
    assert_eq!(state["language"], "en");
    assert_eq!((refused(None), done(None)), (english, done(Some(Language::En))));
    assert_eq!(refused(Some(Language::Fr)), french);
}

#[test]
fn evenings_join_the_season_of_a_new_club() {
    let running = Running::start();
    let list = json!({ "type": "text", "text": "1. Ana Abel\n2. Léo Brun\nCaron Zoé" });
    let read = running.call(Audience::Host, "new_members_preview", json!({ "list": list })).unwrap();
    assert_eq!(read["preview"]["added"], 3);
    let club = json!({
        "name": "Les As", "city": "Nantes", "language": "fr", "currency": null, "fee": 1000, "formula": "rebuy",
    });
    let make = |club: &serde_json::Value| {
        running.call(Audience::Host, "club_create", json!({ "club": club, "path": null, "members": read }))
    };
    let mut nameless = club.clone();
    nameless["name"] = json!(" ");
    assert_eq!(make(&nameless).unwrap_err().fields[0].0, "name");
    let made = make(&club).unwrap();
    let found = (&made["name"], &made["city"], &made["currency"]);
    assert_eq!(found, (&json!("Les As"), &json!("Nantes"), &json!(null)));
    let path = made["path"].as_str().unwrap();
    assert!(path.ends_with("Les As.tapis"), "{path}");
    // Another of the same name goes beside it.
    let beside = running.call(Audience::Host, "club_proposed", json!({ "name": "Les As" })).unwrap();
    assert!(beside.as_str().unwrap().ends_with("Les As 2.tapis"), "{beside}");
    let members = running.call(Audience::Desk, "members_list", json!({ "query": "", "archived": false }));
    assert_eq!(members.unwrap()["members"].as_array().unwrap().len(), 3);
    let templates = running.call(Audience::Desk, "templates", json!({})).unwrap();
    assert_eq!(templates[0]["setup"]["format"]["type"], "rebuy");
    assert_eq!(templates[0]["setup"]["money"], json!(null));
    let seasons = running.call(Audience::Floor, "seasons", json!({})).unwrap();
    assert_eq!(seasons.as_array().unwrap().len(), 1);
    let today = chrono::Local::now().date_naive();
    let on = running.call(Audience::Floor, "season_on", json!({ "day": today })).unwrap();
    assert_eq!(on["id"], seasons[0]["id"]);
    let next = running.call(Audience::Desk, "season_next", json!({})).unwrap();
    assert_ne!(next["name"], seasons[0]["name"]);
}

#[test]
fn a_members_data_is_saved_as_a_file() {
    let running = Running::start();
    running.choose("data.json");
    let saved = running.call(Audience::Host, "member_data_save", json!({ "id": 5 })).unwrap();
    let text = std::fs::read_to_string(saved.as_str().unwrap()).unwrap();
    let data: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["member"]["id"], 5);
    assert!(!data["tournaments"].as_array().unwrap().is_empty());
    running.choose("club.tapis");
    let gone = running.call(Audience::Host, "member_data_save", json!({ "id": 4711 }));
    assert!(gone.is_err(), "{gone:?}");
}

#[test]
fn the_room_leaves_a_finished_evening_for_the_next() {
    let running = Running::start();
    let id = running.tournament("registering");
    let over = running.tournament("finished");
    let shown = || running.call(Audience::Desk, "room_status", json!({})).unwrap()["shown"].clone();
    running.call(Audience::Desk, "room_show", json!({ "ids": [over] })).unwrap();
    let act = |kind: &str| {
        running.call(Audience::Desk, "act", json!({ "id": id, "action": { "type": kind } })).unwrap();
    };
    assert_eq!(shown(), json!([over]));
    act("draw_seats");
    assert_eq!(shown(), json!([id]));
    // A scene chosen by the director stays as long as it is played.
    running.call(Audience::Desk, "room_show", json!({ "ids": [over, id] })).unwrap();
    act("start");
    assert_eq!(shown(), json!([over, id]));
}

#[test]
fn an_undo_of_another_row_is_refused() {
    let running = Running::start();
    let id = running.tournament("registering");
    let act = json!({ "id": id, "action": { "type": "draw_seats" } });
    let row = running.call(Audience::Desk, "act", act).unwrap()["seq"].as_i64().unwrap();
    let undo = |row: i64| running.call(Audience::Floor, "undo", json!({ "id": id, "row": row }));
    undo(row).unwrap();
    assert_eq!(undo(row).unwrap_err().code, "program-overtaken");
    let redo = json!({ "id": id, "row": row });
    running.call(Audience::Floor, "redo", redo).unwrap();
    undo(row).unwrap();
}

#[test]
fn the_texts_size_is_this_computers_own() {
    let running = Running::start();
    let size = || running.call(Audience::Host, "text_size", json!({})).unwrap();
    assert_eq!(size(), "usual");
    running.call(Audience::Host, "text_size_keep", json!({ "size": "double" })).unwrap();
    assert_eq!(size(), "double");
    assert!(running.call(Audience::Host, "text_size_keep", json!({ "size": "300" })).is_err());
    assert!(running.call(Audience::Desk, "text_size_keep", json!({ "size": "usual" })).is_err());
    assert_eq!(size(), "double");
}
