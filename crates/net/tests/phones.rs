//! Telephone of a player in tests.

use serde_json::json;

use crate::room::Room;

#[test]
fn the_page_has_protective_headers_and_compressed_files() {
    let room = Room::open();
    let page = room.get("/", "");
    assert_eq!(page.status, 200);
    for said in [
        "content-type: text/html; charset=utf-8",
        "content-security-policy: default-src 'none'; script-src 'self';",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
        "referrer-policy: no-referrer",
        "cache-control: no-cache",
    ] {
        assert!(page.head.contains(said), "{said}: {}", page.head);
    }
    let script = room.get("/assets/a.js", "Accept-Encoding: gzip\r\n");
    assert!(script.head.contains("content-encoding: gzip"), "{}", script.head);
    assert!(script.body.len() < 500);
    for path in
        ["/index.html", "/assets/../phone.html", "/assets/%2e%2e/phone.html", "/assets/b.js", "/api", "/x"]
    {
        assert_eq!(room.get(path, "").status, 404, "{path}");
    }
}

#[test]
fn a_wrong_address_leads_to_the_right_one() {
    let room = Room::open();
    let right = format!("<a href=\"http://{}/\">", room.address());
    let said = |answer: &crate::room::Answer| String::from_utf8(answer.body.clone()).unwrap();
    for path in ["/phone", "/ecran", "/index.html"] {
        let lost = room.get(path, "");
        assert_eq!(lost.status, 404, "{path}");
        assert!(said(&lost).contains(&right) && said(&lost).contains("lang=\"en\""), "{}", said(&lost));
        assert!(lost.head.contains("content-security-policy"), "{}", lost.head);
    }
    let other = room.raw(b"GET /screen HTTP/1.1\r\nHost: vm.home:8420\r\n\r\n").unwrap();
    assert_eq!(other.status, 421);
    assert!(said(&other).contains(&right));
    // A script is told nothing that it would take for its own.
    for path in ["/assets/b.js", "/api/nothing"] {
        assert_eq!(said(&room.get(path, "")), "", "{path}");
    }
}

#[test]
fn a_page_asks_again_after_a_refusal() {
    let burst = std::num::NonZeroU32::MIN;
    let room = Room::with(tapis_net::Limits { burst, requests: burst, ..tapis_net::Limits::default() });
    assert_eq!(room.get("/", "").status, 200);
    let busy = room.get("/", "");
    assert_eq!(busy.status, 429);
    assert!(String::from_utf8(busy.body).unwrap().contains("http-equiv=\"refresh\""));
}

#[test]
fn a_phone_sees_the_evening_and_finds_its_player() {
    let room = Room::open();
    let id = room.playing();
    let view = room.post("phone_view", &json!({})).json();
    let shown = view["tournaments"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone();
    assert_eq!(shown["clock"]["phase"], "playing");
    assert!(!shown["prizes"].as_array().unwrap().is_empty());
    let players = room.post("phone_players", &json!({ "id": id })).json();
    let seated = players.as_array().unwrap().iter().find(|player| !player["seat"].is_null()).unwrap().clone();
    let own = room.post("phone_own", &json!({ "id": id, "entry": seated["entry"] })).json();
    assert_eq!(own["seat"], seated["seat"]);
    assert_eq!(own["name"], seated["name"]);
    assert!(own["seats"].as_u64().unwrap() >= 2);
    let standings = room.post("phone_standings", &json!({ "id": id })).json();
    assert!(standings.as_array().unwrap().iter().all(|one| one["provisional"] == true), "{standings}");
    let rules = room.post_with("phone_rules", &json!({ "id": id }), "Accept-Language: en\r\n").json();
    assert_eq!(rules["language"], "en");
    assert!(rules["chapters"].as_array().unwrap().len() > 10);
}

#[test]
fn the_club_decides_the_names_and_content_shown() {
    let room = Room::open();
    let id = room.playing();
    let names = || -> Vec<String> {
        let players = room.post("phone_players", &json!({ "id": id })).json();
        players.as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    let short = names();
    let settings = json!({ "names": "full", "prizes": false, "standings": false, "rules": false });
    room.desk("phone_settings_keep", json!({ "settings": settings })).unwrap();
    let full = names();
    assert_ne!(short, full, "what was answered before the change is not answered again");
    assert!(full.iter().map(String::len).sum::<usize>() > short.iter().map(String::len).sum());
    let shown = room.post("phone_view", &json!({})).json()["tournaments"][0].clone();
    assert!(shown["prizes"].as_array().unwrap().is_empty() && shown["clock"]["pool"].is_null());
    assert_eq!(room.post("phone_standings", &json!({ "id": id })).json(), json!([]));
    assert!(room.post("phone_rules", &json!({ "id": id })).json().is_null());
}

#[test]
fn every_change_reaches_a_players_phone() {
    let room = Room::open();
    let id = room.playing();
    let players = room.post("phone_players", &json!({ "id": id })).json();
    let alive: Vec<_> =
        players.as_array().unwrap().iter().filter(|player| !player["seat"].is_null()).collect();
    let me = alive[0]["entry"].as_i64().unwrap();
    let mut events = room.events(&format!("?me={id}-{me}"), "");
    let first = events.next();
    assert_eq!(first.name, "evening");
    let left = first.data["tournaments"][0]["clock"]["left"].as_i64().unwrap();
    assert_eq!(events.next().name, "me");
    assert_eq!(room.server.phones(), 1);
    let out = json!({ "type": "bust", "players": [{ "entry": me, "stack": null, "by": null }] });
    let acted = room.desk("act", json!({ "id": id, "action": out }));
    let acted = acted.unwrap_or_else(|said| panic!("{said:?}"));
    let told = events.next_named("evening");
    assert_eq!(told.data["tournaments"][0]["clock"]["left"], left - 1);
    assert_eq!(told.data["tournaments"][0]["seq"], acted["seq"]);
    let own = events.next_named("me");
    assert_eq!((&own.data["alive"], &own.data["place"]), (&json!(false), &json!(left)));
    // A telephone that comes back with the last id is not sent it all again.
    let id_seen = told.id.unwrap();
    let mut again = room.events("", &format!("Last-Event-ID: {id_seen}\r\n"));
    assert_eq!(again.next().name, "now");
    let mut other = room.events("", "Last-Event-ID: 1.2:3-4\r\n");
    assert_eq!(other.next().name, "evening");
}

#[test]
fn a_phone_that_leaves_is_forgotten() {
    let room = Room::open();
    let mut one = room.events("", "");
    one.next();
    assert_eq!(room.server.phones(), 1);
    drop(one);
    // It is noticed when something is sent.
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while room.server.phones() > 0 {
        assert!(std::time::Instant::now() < until);
        let settings = json!({ "names": "full", "prizes": true, "standings": true, "rules": true });
        room.desk("phone_settings_keep", json!({ "settings": settings })).unwrap();
    }
}
