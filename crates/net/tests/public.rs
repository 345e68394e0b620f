//! The commands of anybody in the room change nothing for others.

use serde_json::{Value, json};
use tapis_api::{Audience, Notice, table};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::engine::views::ClockView;

use crate::room::Room;

/// A stranger's arguments for each public command. A new one needs its line here.
fn asked(room: &Room, id: i64, command: &str) -> Vec<Value> {
    let player = || {
        let players = room.post("phone_players", &json!({ "id": id })).json();
        players[0]["entry"].clone()
    };
    match command {
        "phone_view" | "countdown" | "pair_club" => vec![json!({})],
        "tournaments" | "clocks" => vec![json!({})],
        "clock" => vec![json!({ "id": id })],
        "phone_players" | "phone_check_in" | "phone_standings" | "phone_rules" => vec![json!({ "id": id })],
        "phone_own" => vec![json!({ "id": id, "entry": player() })],
        "check_in" => {
            let named = json!({ "type": "named", "first_name": "Zoé", "last_name": "Nouvelle" });
            vec![
                json!({ "id": id, "of": named }),
                json!({ "id": id, "of": { "type": "member", "member": 1 } }),
            ]
        }
        "screen_view" => vec![json!({ "id": null }), json!({ "id": "unknown" })],
        "pair_state" => vec![json!({ "device": "unknown" })],
        "pair_claim" => vec![json!({ "claim": { "pairing": "00", "proof": "00" } })],
        "pair_sheet" => vec![json!({ "pairing": "00" })],
        "pair_ask" => {
            let ask = json!({ "tournament": id, "table": 1, "proof": "00", "person": "", "public": "00" });
            vec![json!({ "ask": ask })]
        }
        other => panic!("what does a stranger send to {other}?"),
    }
}

fn settings(room: &Room, changed: &Value) {
    let mut settings = room.desk("phone_settings", json!({})).unwrap();
    settings.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
    room.desk("phone_settings_keep", json!({ "settings": settings })).unwrap();
}

#[test]
fn nothing_that_strangers_send_counts_as_a_change() {
    let room = Room::open();
    let id = room.playing();
    settings(&room, &json!({ "check_in": true }));
    let mut page = room.events("?notices=true", "");
    let before = room.api.revision();
    for command in table().filter(|command| command.audience == Audience::Public) {
        for args in asked(&room, id, command.name) {
            let answer = room.post(command.name, &args);
            assert!([200, 422].contains(&answer.status), "{} {args}: {answer:?}", command.name);
            assert_eq!(room.api.revision(), before, "{} {args}", command.name);
        }
    }
    assert_eq!(room.desk("arrivals", json!({ "id": id })).unwrap().as_array().unwrap().len(), 1);
    // Tablets hear of the arrival.
    page.next_named("arrived");
}

#[test]
fn one_address_makes_few_screens() {
    let room = Room::open();
    let answers: Vec<_> = (0..30).map(|_| room.post("screen_view", &json!({ "id": null }))).collect();
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status == 422).collect();
    assert_eq!(refused[0].json()["code"], "screen-too_many");
    let screens = room.desk("devices", json!({})).unwrap()["screens"].as_array().unwrap().len();
    assert_eq!((screens, answers.len() - refused.len()), (6, 6));
}

/// Everything that a stranger is answered and told: each public command, and both streams after a change of the clock.
fn answered(room: &Room, id: i64) -> String {
    let (mut phone, mut page) = (room.events("", ""), room.events("?notices=true", ""));
    let mut all = phone.next_named("evening").data.to_string();
    let clock = clock_view(room, id);
    room.api.tell(Notice::Clock(TournamentId(id), Box::new(clock.clone()), Some(Box::new(clock))));
    let told = page.next_named("clock").data;
    assert_eq!(told[0], id);
    all += &told.to_string();
    for command in table().filter(|command| command.audience == Audience::Public) {
        for args in asked(room, id, command.name) {
            all += &String::from_utf8(room.post(command.name, &args).body).unwrap();
        }
    }
    all
}

fn clock_view(room: &Room, id: i64) -> ClockView {
    let live = room.api.live();
    tapis_club::engine::views::clock_view(live.tournament(TournamentId(id)).unwrap(), room.api.now())
}

#[test]
fn no_public_answer_says_what_the_club_hides() {
    let room = Room::open();
    let id = room.playing();
    let desk = room.desk("desk", json!({ "id": id })).unwrap();
    let pool = format!("\"pool\":{}", desk["view"]["clock"]["pool"]);
    let amounts: Vec<String> = desk["view"]["prizes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|prize| format!("\"amount\":{}", prize["amount"]))
        .collect();
    let last_name = desk["people"][0]["last_name"].as_str().unwrap();
    let hidden = || {
        let mut hidden = vec![pool.clone(), "\"chapters\":".to_owned(), "\"provisional\":".to_owned()];
        hidden.extend(amounts.iter().filter(|amount| !amount.ends_with(":0")).cloned());
        hidden
    };
    let wifi = json!({ "name": "Livebox", "password": "secret 1234", "in_room": true });
    room.desk("wifi_keep", json!({ "wifi": wifi })).unwrap();
    settings(&room, &json!({ "names": "full", "check_in": true }));
    let shown = answered(&room, id);
    assert!(
        !shown.contains("Livebox") && !shown.contains("secret 1234"),
        "the Wi-Fi is for those in the room"
    );
    assert!(shown.contains(&pool) && shown.contains(&amounts[0]) && shown.contains(last_name), "{shown}");
    let nothing = json!({ "names": "initials", "prizes": false, "standings": false, "rules": false, "check_in": false });
    settings(&room, &nothing);
    let shown = answered(&room, id);
    for one in hidden() {
        assert!(!shown.contains(&one), "{one}");
    }
    assert!(!shown.contains(last_name), "{last_name}");
    assert_eq!(room.post("phone_standings", &json!({ "id": id })).json(), json!([]));
    assert!(room.post("phone_rules", &json!({ "id": id })).json().is_null());
    assert_eq!(room.post("phone_check_in", &json!({ "id": id })).json(), json!([]));
    for command in ["tournaments", "clock", "clocks", "desk"] {
        assert_eq!(room.post(command, &json!({ "id": id })).status, 403, "{command}");
    }
}
