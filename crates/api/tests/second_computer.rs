//! A press at the second computer acts there, or is refused with a sentence: nothing opens, prints or sounds on the
//! first one.

use std::sync::Arc;

use serde_json::{Value, json};
use tapis_api::{Audience, Computer, ForwardedCommand, LeaderLine, LedClub, ProblemText, table};

use crate::computer::Running;

/// A line within this process.
struct Wire(Arc<Running>);

impl LeaderLine for Wire {
    fn call(&self, call: &ForwardedCommand) -> Option<Result<String, ProblemText>> {
        let second = Computer { id: "second".to_owned(), name: "The bar's".to_owned() };
        Some(self.0.api.leading().call_for_second(&second, call.clone()))
    }

    fn hand_over(&self) -> bool {
        false
    }

    fn close(&self) {}
}

/// A computer that leads the sample club, and one that follows it.
fn both() -> (Arc<Running>, Running) {
    let (first, second) = (Arc::new(Running::start()), Running::starting());
    second.api.start(|_| Ok(()));
    let club = LedClub { identity: "sample".to_owned(), name: "Club".to_owned() };
    let leader = Computer { id: "first".to_owned(), name: "The desk's".to_owned() };
    assert_eq!(second.api.following().follow_begins(&leader, "127.0.0.1:1", &club).unwrap(), None);
    let draft = second.api.following().follow_draft().unwrap();
    std::fs::create_dir_all(draft.parent().unwrap()).unwrap();
    first.call(Audience::Host, "backup_now", json!({})).unwrap();
    let copies = first.call(Audience::Host, "backups", json!({})).unwrap();
    std::fs::copy(copies[0]["path"].as_str().unwrap(), &draft).unwrap();
    second.api.following().follow_whole(&draft).unwrap();
    second.api.following().follow_line(Some(Arc::new(Wire(Arc::clone(&first)))));
    (first, second)
}

/// The place at which a command acts that is called at the second computer.
enum Acts {
    Here(Value),
    /// Nowhere: a sentence names the first computer.
    Nowhere(Value),
    /// In the program alone: no person sees, hears or is asked anything, or the computers would no longer be two.
    Inside,
}

/// Each command for this computer alone, with arguments by which it would open all that it opens.
fn acts(command: &str, tournament: i64) -> Acts {
    use Acts::{Here, Inside, Nowhere};
    let paper = json!({ "type": "evening", "tournament": tournament, "kinds": ["seat_cards"] });
    let request = json!({ "paper": paper, "options": {} });
    let order = json!({ "printer": "none", "copies": 1, "pages": "", "two_sided": false });
    let job = json!({
        "printer": "none", "called": "none", "job": 7, "title": "x", "paper": "a4", "at": 0, "says": ""
    });
    match command {
        "member_photo_choose" => Nowhere(json!({ "id": 1, "path": null })),
        "members_preview" => Nowhere(json!({ "path": null, "reading": null })),
        "members_import" | "past_import" | "sounds_set" | "publishing_keep" | "league_keep"
        | "league_join" => Inside,
        "past_preview" => Nowhere(json!({ "paths": null, "reading": null })),
        "proof_save" => Nowhere(json!({ "tournament": tournament, "path": null })),
        "league_write" => Nowhere(json!({ "season": null, "path": null })),
        "league_send" => Nowhere(json!({ "season": null })),
        "league_lists_open" | "room_logo_choose" | "room_slide_choose" => Nowhere(json!({ "path": null })),
        "league_lists_ask" | "second_place_clear" | "club_is_another" => Nowhere(json!({})),
        "second_place_choose" => Nowhere(json!({ "folder": null })),
        "sound_choose" => Nowhere(json!({ "alert": "level", "path": null })),
        "sound_remove" => Nowhere(json!({ "alert": "level" })),
        "backup_restore" => Nowhere(json!({ "path": "nowhere" })),
        "proof_key_withdraw" => Nowhere(json!({ "fingerprint": "x" })),
        "sounds_mute" => Nowhere(json!({ "muted": true })),
        "club_open" | "licences_check" | "update_choose" => Here(json!({ "path": null })),
        "list_export" => Here(json!({ "what": { "type": "season", "season": 1 }, "format": "csv" })),
        "members_export" => Here(json!({ "format": null })),
        "member_data_save" => Here(json!({ "id": 1 })),
        "levels_save" => Here(json!({ "name": "x", "steps": [], "file": "csv", "path": null })),
        "document_open" => Here(json!({ "request": request })),
        "document_save" => Here(json!({ "request": request, "path": null })),
        "documents_save" => Here(json!({
            "tournament": tournament, "kinds": ["seat_cards"], "options": {}, "folder": null
        })),
        "document_print" => Here(json!({ "request": request, "order": order })),
        "print_job" | "print_cancel" | "print_forget" => Here(json!({ "sent": job })),
        "publishing_choose" => Here(json!({ "folder": null })),
        "site_write" => Here(json!({ "beside": false })),
        "club_place_choose" => Here(json!({ "name": "x" })),
        "new_members_preview" => Here(json!({ "list": null, "reading": null })),
        "alert_try" => Here(json!({ "alert": "level" })),
        "desk_close" => Here(json!({ "sure": false })),
        "text_size_keep" => Here(json!({ "size": "usual" })),
        "club_reveal" | "site_open" | "voice_try" | "update_install" | "update_look" | "update_download"
        | "update_state" | "update_forget" | "printers" | "print_jobs" | "room_trouble" | "room_place"
        | "site_plan" | "league_send_due" | "text_size" | "sounds" | "publishing" | "stale_papers" => {
            Here(json!({}))
        }
        "club_sample"
        | "club_create"
        | "club_proposed"
        | "network_on"
        | "network_off"
        | "print_sides"
        | "stale_paper_forget"
        | "league_view"
        | "league_results"
        | "league_lists_search"
        | "league_lists_take"
        | "computers"
        | "computers_found"
        | "computer_follow"
        | "computer_leave"
        | "computer_expect"
        | "computer_typed"
        | "computer_refuse"
        | "computer_answer"
        | "computer_forget"
        | "take_over"
        | "lead_anyway" => Inside,
        other => panic!("where does {other} act at the second computer?"),
    }
}

#[test]
fn what_is_pressed_at_the_second_computer_happens_there() {
    let (first, second) = both();
    let tournament = second.tournament("registering");
    for command in table().filter(|command| command.audience == Audience::Host) {
        let (args, here) = match acts(command.name, tournament) {
            Acts::Here(args) => (args, true),
            Acts::Nowhere(args) => (args, false),
            Acts::Inside => continue,
        };
        second.done.lock().unwrap().clear();
        let answer = second.call(Audience::Host, command.name, args);
        let code = answer.as_ref().err().map(|said| said.code.as_str()).unwrap_or_default();
        assert_ne!(code, "program-bad_arguments", "{}: {answer:?}", command.name);
        if here {
            assert!(!code.starts_with("computer-"), "{}: {answer:?}", command.name);
        } else {
            let done = second.done.lock().unwrap().clone();
            assert_eq!((code, done), ("computer-at_first", Vec::new()), "{}", command.name);
            assert!(answer.unwrap_err().message.contains("The desk's"), "{}", command.name);
        }
    }
    assert_eq!(*first.done.lock().unwrap(), Vec::<String>::new());
}

#[test]
fn the_rooms_window_opens_at_the_computer_that_asks() {
    let (first, second) = both();
    let id = second.tournament("registering");
    for (command, args) in [("room_open", json!({ "id": id })), ("room_close", json!({}))] {
        second.call(Audience::Desk, command, args).unwrap();
    }
    assert_eq!((second.orders.lock().unwrap().len(), first.orders.lock().unwrap().len()), (2, 0));
}

#[test]
fn time_called_at_the_second_computer_runs_at_both() {
    let (first, second) = both();
    let id = second.tournament("registering");
    let runs =
        |running: &Running| running.call(Audience::Public, "countdown", json!({})).unwrap() != Value::Null;
    let call = json!({ "tournament": id, "table": 1, "inRoom": true });
    second.call(Audience::Host, "countdown_start", call).unwrap();
    assert_eq!((runs(&first), runs(&second)), (true, true));
    second.call(Audience::Host, "countdown_stop", json!({})).unwrap();
    assert_eq!((runs(&first), runs(&second)), (false, false));
}
