//! Devices that were let in: signed, counted, done once; and whoever pretends to be one.

use std::sync::Arc;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::room::{Answer, Room};

fn derived(key: &str, text: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).unwrap();
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A device as its page would be.
pub struct Device {
    pub id: String,
    key: String,
    session: String,
    /// Source of the time that it signs.
    api: Arc<tapis_api::Api>,
}

impl Device {
    pub fn signed(&self, room: &Room, count: u64, id: &str, command: &str, args: &Value) -> Answer {
        room.post_with(command, args, &self.headers(count, id, command, args))
    }

    /// Headers that identify the sender of a command.
    pub fn headers(&self, count: u64, id: &str, command: &str, args: &Value) -> String {
        self.headers_at(self.api.now().0, count, id, command, args)
    }

    /// Signs by the time of this program.
    pub fn goes_by(&mut self, api: &Arc<tapis_api::Api>) {
        self.api = Arc::clone(api);
    }

    /// Signs for this session.
    pub fn begins(&mut self, session: &str) {
        self.session = session.to_owned();
    }

    /// The part of a stream's address that shows its owner.
    pub fn follows(&self, count: u64) -> String {
        let (at, id, session) = (self.api.now().0, &self.id, &self.session);
        let mac = derived(&self.key, &format!("{session}\n{count}\nf{count}\n{at}\nevents\n"));
        format!("?notices=true&device={id}&count={count}&command=f{count}&at={at}&mac={mac}")
    }

    /// The same, pressed at another time.
    fn headers_at(&self, at: i64, count: u64, id: &str, command: &str, args: &Value) -> String {
        let mac = derived(&self.key, &format!("{}\n{count}\n{id}\n{at}\n{command}\n{args}", self.session));
        format!(
            "Tapis-Device: {}\r\nTapis-Count: {count}\r\nTapis-Command: {id}\r\nTapis-At: {at}\r\nTapis-Mac: {mac}\r\n",
            self.id
        )
    }
}

/// Makes a code for this role and claims it; the desk has not let the device in yet.
pub fn claim(room: &Room, role: &Value) -> (Device, Value) {
    // Opened once: each time it takes another of the ten ports that all tests share.
    if room.api.phone_address().is_none() {
        room.desk("network_on", json!({ "address": "127.0.0.1" })).unwrap();
    }
    let code = room.desk("pairing_start", json!({ "role": role })).unwrap();
    let secret = code["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let claim = json!({ "claim": { "pairing": derived(&secret, "tapis pairing"), "proof": derived(&secret, "tapis claim") } });
    let claimed = room.post("pair_claim", &claim).json();
    let text = |name: &str| claimed[name].as_str().unwrap().to_owned();
    let (key, api) = (derived(&secret, "tapis device"), Arc::clone(&room.api));
    (Device { id: text("device"), key, session: text("session"), api }, claim)
}

fn captain(room: &Room, id: i64, table: u32) -> Device {
    let (device, _) = claim(room, &json!({ "type": "captain", "tournament": id, "table": table }));
    room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
    device
}

#[test]
fn a_code_admits_one_device_once() {
    let room = Room::open();
    let id = room.playing();
    let (device, code) = claim(&room, &json!({ "type": "captain", "tournament": id, "table": 1 }));
    let view = json!({ "id": id, "table": 1 });
    assert_eq!(device.signed(&room, 1, "a", "captain_view", &view).status, 401, "the desk has not let it in");
    assert_eq!(room.post("pair_claim", &code).status, 422, "the code is used up");
    room.desk("device_confirm", json!({ "id": device.id, "person": "" })).unwrap();
    assert_eq!(device.signed(&room, 2, "b", "captain_view", &view).status, 200);
    room.desk("device_revoke", json!({ "id": device.id })).unwrap();
    assert_eq!(device.signed(&room, 3, "c", "captain_view", &view).status, 401);
    assert!(room.post("pair_state", &json!({ "device": device.id })).json().is_null());
}

#[test]
fn a_code_that_is_typed_lets_a_device_in() {
    let room = Room::open();
    room.desk("network_on", json!({ "address": "127.0.0.1" })).unwrap();
    let made = room.desk("pairing_start", json!({ "role": { "type": "door" } })).unwrap();
    let text = |name: &str| made[name].as_str().unwrap();
    let (code, secret) = (text("code"), text("code").replace('-', ""));
    assert_eq!(text("url"), format!("{}#{secret}", text("page").replace("device", "tablet")));
    assert_eq!(code.split('-').map(str::len).collect::<Vec<_>>(), [4; 4]);
    let claim = |secret: &str| {
        let (pairing, proof) = (derived(secret, "tapis pairing"), derived(secret, "tapis claim"));
        room.post("pair_claim", &json!({ "claim": { "pairing": pairing, "proof": proof, "browser": "a" } }))
    };
    let wrong: Vec<_> = (0..11).map(|_| claim("0000000000000000")).collect();
    assert!(wrong[..10].iter().all(|answer| answer.json()["code"] == "pairing-unknown"));
    assert_eq!((wrong[10].status, wrong[10].json()["code"].clone()), (429, json!("pairing-many_tries")));
    assert_eq!(claim(&secret).status, 429, "whoever guesses waits");
    let (pairing, proof) = (derived(&secret, "tapis pairing"), derived(&secret, "tapis claim"));
    let came =
        room.desk("pair_claim", json!({ "claim": { "pairing": pairing, "proof": proof, "browser": "a" } }));
    let (key, api) = (derived(&secret, "tapis device"), Arc::clone(&room.api));
    let came = came.unwrap();
    let [id, session] = ["device", "session"].map(|name| came[name].as_str().unwrap().to_owned());
    room.desk("device_confirm", json!({ "id": id, "person": "Zoé" })).unwrap();
    let device = Device { id, key, session, api };
    assert_eq!(device.signed(&room, 1, "a", "roster", &json!({})).status, 200);
}

#[test]
fn a_sheets_typed_code_names_its_table() {
    let room = Room::open();
    let id = room.playing();
    room.desk("network_on", json!({ "address": "127.0.0.1" })).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheets.pdf");
    let about = json!({ "type": "tournament", "id": id });
    let paper = json!({ "type": "document", "kind": "table_sheets", "about": about });
    let request = json!({ "paper": paper, "options": { "table": 2 } });
    room.desk("document_save", json!({ "request": request, "path": file })).unwrap();
    let text = std::process::Command::new("pdftotext").arg(&file).arg("-").output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    let code = text.split_whitespace().find(|word| word.split('-').map(str::len).eq([4; 4])).unwrap();
    let proves = |code: &str| json!({ "pairing": derived(code, "tapis pairing") });
    let sheet = room.post("pair_sheet", &proves(&code.replace('-', ""))).json();
    assert_eq!((&sheet["tournament"], &sheet["table"]), (&json!(id), &json!(2)));
    let ask = json!({
        "tournament": id, "table": 2, "proof": sheet["proof"], "person": "Zoé", "public": "09".repeat(32)
    });
    assert_eq!(room.post("pair_ask", &json!({ "ask": ask })).json()["claimed"]["confirmed"], false);
    // A device that guesses has to wait.
    let guesses: Vec<_> = (0..11)
        .map(|_| room.post("pair_sheet", &proves("0000000000000000")).json()["code"].clone())
        .collect();
    assert!(guesses[..10].iter().all(|code| code == "pairing-unknown"), "{guesses:?}");
    assert_eq!(guesses[10], "pairing-many_tries");
}

#[test]
fn a_claim_whose_answer_was_lost_is_answered_again() {
    let room = Room::open();
    room.desk("network_on", json!({ "address": "127.0.0.1" })).unwrap();
    let code = room.desk("pairing_start", json!({ "role": { "type": "remote" } })).unwrap();
    let secret = code["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let claim = |browser: &str| {
        let (pairing, proof) = (derived(&secret, "tapis pairing"), derived(&secret, "tapis claim"));
        let claim = json!({ "pairing": pairing, "proof": proof, "browser": browser });
        room.post("pair_claim", &json!({ "claim": claim }))
    };
    let first = claim("a").json();
    assert!(first["device"].is_string(), "{first}");
    assert_eq!(claim("a").json()["device"], first["device"]);
    for other in ["b", ""] {
        assert_eq!(claim(other).status, 422, "another device");
    }
    assert_eq!(room.desk("devices", json!({})).unwrap()["devices"].as_array().map(Vec::len), Some(1));
    room.desk("device_revoke", json!({ "id": first["device"] })).unwrap();
    assert_eq!(claim("a").status, 422, "refused");
}

#[test]
fn what_is_forged_or_heard_before_does_nothing() {
    let room = Room::open();
    let id = room.playing();
    let device = captain(&room, id, 1);
    let view = json!({ "id": id, "table": 1 });
    assert_eq!(device.signed(&room, 5, "a", "captain_view", &view).status, 200);
    let again = device.signed(&room, 5, "a", "captain_view", &view);
    assert_eq!((again.status, again.json()["unsigned"].clone()), (401, json!("repeated")));
    let pretending = |key: &str, session: &str| Device {
        key: key.to_owned(),
        id: device.id.clone(),
        session: session.to_owned(),
        api: Arc::clone(&room.api),
    };
    let forged = pretending(&"0".repeat(64), &device.session);
    let answer = forged.signed(&room, 6, "b", "captain_view", &view);
    assert_eq!((answer.status, answer.json()["session"].clone()), (401, json!(device.session)));
    let earlier = pretending(&device.key, "another");
    assert_eq!(earlier.signed(&room, 7, "c", "captain_view", &view).status, 401, "signed for another start");
    // A listener cannot put another command or other arguments under a signature.
    let head = device.headers(8, "d", "captain_view", &view);
    assert_eq!(room.post_with("captain_view", &json!({ "id": id, "table": 2 }), &head).status, 401);
    assert_eq!(room.post_with("report", &view, &head).status, 401);
    assert_eq!(room.post_with("captain_view", &view, &head).status, 200);
    // A forger keeps nobody else waiting.
    for at in 0..20 {
        assert_eq!(forged.signed(&room, 100 + at, "g", "captain_view", &view).status, 401);
    }
    assert_eq!(device.signed(&room, 9, "e", "captain_view", &view).status, 200);
}

#[test]
fn a_stranger_uses_up_no_devices_allowance() {
    let (burst, requests) = (std::num::NonZeroU32::new(5).unwrap(), std::num::NonZeroU32::MIN);
    let room = Room::with(tapis_net::Limits { burst, requests, ..tapis_net::Limits::default() });
    let id = room.playing();
    let device = captain(&room, id, 1);
    let view = json!({ "id": id, "table": 1 });
    let strange = Device {
        id: "unknown".to_owned(),
        key: device.key.clone(),
        session: device.session.clone(),
        api: Arc::clone(&device.api),
    };
    let statuses: Vec<u16> = (0..20).map(|_| room.post("phone_view", &json!({})).status).collect();
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(
        strange.signed(&room, 1, "s", "captain_view", &view).status,
        429,
        "not let in: a stranger too"
    );
    for count in 1..=60 {
        assert_eq!(device.signed(&room, count, &format!("c{count}"), "captain_view", &view).status, 200);
    }
    // A repeated command is answered as such, as often as it is sent.
    for _ in 0..20 {
        assert_eq!(device.signed(&room, 60, "c60", "captain_view", &view).json()["unsigned"], "repeated");
    }
    assert_eq!(room.get("/", "").status, 200, "pages are counted apart");
}

#[test]
fn a_captains_words_are_one_plain_line() {
    let room = Room::open();
    let id = room.playing();
    let device = captain(&room, id, 1);
    let words = |words: &str| json!({ "id": id, "table": 1, "what": { "type": "floor", "words": words } });
    let turned = device.signed(&room, 1, "a", "report", &words("x\u{202e}y"));
    assert_eq!((turned.status, turned.json()["code"].clone()), (422, json!("device-text")));
    let hidden = device.signed(&room, 2, "b", "report", &words("Une \u{200b}relance\u{feff}"));
    assert_eq!((hidden.status, hidden.json()["what"]["words"].clone()), (200, json!("Une relance")));
}

#[test]
fn a_repeated_command_is_done_once() {
    let room = Room::open();
    let id = room.playing();
    let device = captain(&room, id, 1);
    let rows = || room.desk("history", json!({ "id": id })).unwrap().as_array().unwrap().len();
    let before = rows();
    let button = json!({ "id": id, "table": 1, "what": { "type": "button", "seat": 1 } });
    let first = device.signed(&room, 1, "once", "report", &button);
    assert_eq!(first.status, 200, "{first:?}");
    let second = device.signed(&room, 2, "once", "report", &button);
    assert_eq!((second.status, second.json()), (200, first.json()));
    assert_eq!(rows(), before + 1);
    // A refusal is the same when it is sent again.
    let elsewhere = json!({ "id": id, "table": 2, "what": { "type": "floor", "words": "" } });
    let refused = device.signed(&room, 3, "no", "report", &elsewhere);
    assert_eq!((refused.status, refused.json()["code"].clone()), (422, json!("report-other_table")));
    assert_eq!(device.signed(&room, 4, "no", "report", &elsewhere).json(), refused.json());
    let history = room.desk("history", json!({ "id": id })).unwrap();
    assert_eq!(history[0]["who"], "Zoé");
}

#[test]
fn a_press_that_comes_late_does_nothing() {
    let room = Room::open();
    let id = room.playing();
    let device = captain(&room, id, 1);
    let rows = || room.desk("history", json!({ "id": id })).unwrap().as_array().unwrap().len();
    let before = rows();
    let button = json!({ "id": id, "table": 1, "what": { "type": "button", "seat": 1 } });
    let press = |at: i64, count: u64, id: &str| {
        room.post_with("report", &button, &device.headers_at(at, count, id, "report", &button))
    };
    let pressed = room.api.now().0;
    for (count, apart) in [(1, -9_000), (2, 9_000), (3, -pressed)] {
        let late = press(pressed + apart, count, "late");
        assert_eq!((late.status, late.json()["unsigned"].clone()), (401, json!("late")), "{apart}");
        assert!((room.api.now().0 - late.json()["now"].as_i64().unwrap()).abs() < 2_000);
    }
    assert_eq!(rows(), before);
    // Asked for anew, by the right time, it is done. Asked about later, it is answered as it was then.
    let done = press(pressed - 2_000, 4, "late");
    assert_eq!((done.status, rows()), (200, before + 1), "{done:?}");
    let told = press(pressed - 60_000, 5, "late");
    assert_eq!((told.status, told.json(), rows()), (200, done.json(), before + 1));
    // Neither is taken for a guess.
    for count in 6..30 {
        assert_eq!(press(0, count, "old").status, 401);
    }
    assert_eq!(press(room.api.now().0, 30, "now").status, 200);
}

#[test]
fn a_device_behind_learns_the_count() {
    let room = Room::open();
    let id = room.playing();
    let device = captain(&room, id, 1);
    let view = json!({ "id": id, "table": 1 });
    let fast = 1_800_000_003_600_000;
    assert_eq!(device.signed(&room, fast, "a", "captain_view", &view).status, 200);
    for count in 0..20 {
        let repeated = device.signed(&room, fast - 3_600_000 + count, "b", "captain_view", &view);
        let told = (repeated.json()["unsigned"].clone(), repeated.json()["highest"].clone());
        assert_eq!((repeated.status, told), (401, (json!("repeated"), json!(fast))));
    }
    assert_eq!(device.signed(&room, fast + 1, "c", "captain_view", &view).status, 200);
}

/// Calls every command as a device of this role, and compares with what its audience may.
fn every_command_as(role: impl Fn(i64) -> Value, audience: tapis_api::Audience) {
    let burst = std::num::NonZeroU32::new(10_000).unwrap();
    let room = Room::with(tapis_net::Limits { burst, ..tapis_net::Limits::default() });
    let id = room.playing();
    let (device, _) = claim(&room, &role(id));
    room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
    for (count, command) in (1..).zip(tapis_api::table()) {
        let answer =
            device.signed(&room, count, &format!("c{count}"), command.name, &json!({ "nonsense": 1 }));
        let expected = match command.audience {
            // There is no way to it from the network, whoever asks.
            tapis_api::Audience::Host => 404,
            _ if command.admits(audience) => 400,
            _ => 403,
        };
        assert_eq!(answer.status, expected, "{audience} {}", command.name);
    }
}

#[test]
fn a_captain_does_what_captains_may_and_nothing_else() {
    let role = |id| json!({ "type": "captain", "tournament": id, "table": 1 });
    every_command_as(role, tapis_api::Audience::Table);
}

#[test]
fn the_remote_has_only_its_pages_commands() {
    every_command_as(|_| json!({ "type": "remote" }), tapis_api::Audience::Remote);
}

#[test]
fn the_remote_undoes_its_own_work() {
    let room = Room::open();
    let id = room.playing();
    let (device, _) = claim(&room, &json!({ "type": "remote" }));
    room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
    let mut count = 0;
    let mut does = |command: &str, args: Value| {
        count += 1;
        device.signed(&room, count, &format!("r{count}"), command, &args)
    };
    for action in [
        json!({ "type": "pause_clock" }),
        json!({ "type": "shift_clock", "by": 60_000 }),
        json!({ "type": "step_clock", "forward": true }),
        json!({ "type": "resume_clock" }),
    ] {
        let done = does("act", json!({ "id": id, "action": action }));
        assert_eq!(done.status, 200, "{done:?}");
    }
    for action in [json!({ "type": "finish" }), json!({ "type": "set_clock", "step": 0, "remaining": 1 })] {
        let refused = does("act", json!({ "id": id, "action": action }));
        assert_eq!((refused.status, refused.json()["code"].clone()), (422, json!("remote-not_here")));
    }
    assert!(does("desk", json!({ "id": id })).json()["undo"].is_string());
    assert_eq!(does("undo", json!({ "id": id })).status, 200);
    let button = json!({ "type": "tell_position", "table": 1, "seat": 1, "position": "button" });
    room.desk("act", json!({ "id": id, "action": button })).unwrap();
    assert!(does("desk", json!({ "id": id })).json()["undo"].is_null());
    assert_eq!(does("undo", json!({ "id": id })).json()["code"], "remote-not_here");
}

#[test]
fn a_floor_tablet_has_only_floor_commands() {
    every_command_as(|_| json!({ "type": "floor" }), tapis_api::Audience::Floor);
}

#[test]
fn a_door_tablet_has_only_door_commands() {
    every_command_as(|_| json!({ "type": "door" }), tapis_api::Audience::Door);
}

/// A tablet by the door, let in.
fn door(room: &Room) -> Device {
    let (device, _) = claim(room, &json!({ "type": "door" }));
    room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
    device
}

/// A member who is not in the tournament.
fn free(room: &Room, id: i64) -> Value {
    let members = room.desk("members_find", json!({ "query": "", "archived": false })).unwrap();
    let desk = room.desk("desk", json!({ "id": id })).unwrap();
    let entries = desk["view"]["entries"].as_array().unwrap();
    let inside = |member: &Value| entries.iter().any(|entry| entry["member"] == member["id"]);
    let mut members = members.as_array().unwrap().iter();
    members.find(|member| !inside(member)).unwrap()["id"].clone()
}

#[test]
fn the_door_draws_no_seats() {
    let room = Room::open();
    let id = room.tournament("registering");
    let device = door(&room);
    let mut count = 0;
    let mut act = |action: Value| {
        count += 1;
        let body = json!({ "id": id, "action": action });
        device.signed(&room, count, &format!("a{count}"), "act", &body)
    };
    let member = free(&room, id);
    let registered = act(json!({ "type": "register", "member": member, "born": null, "paid": true }));
    assert_eq!(registered.status, 200, "{registered:?}");
    for action in
        [json!({ "type": "draw_seats" }), json!({ "type": "start" }), json!({ "type": "pause_clock" })]
    {
        let refused = act(action.clone());
        assert_eq!(
            (refused.status, refused.json()["code"].clone()),
            (422, json!("tablet-not_here")),
            "{action}"
        );
    }
    let history = room.desk("history", json!({ "id": id })).unwrap();
    let devices = room.desk("devices", json!({})).unwrap();
    let name = &devices["devices"][0]["name"];
    assert_eq!((&history[0]["who"], &history[0]["device"]), (&json!("Zoé"), name));
}

#[test]
fn the_door_undoes_its_own_actions_alone() {
    let room = Room::open();
    let id = room.tournament("registering");
    let device = door(&room);
    let sign_up = json!({ "type": "sign_up", "players": [{ "member": free(&room, id) }] });
    let body = json!({ "id": id, "action": sign_up });
    let signed = device.signed(&room, 1, "a", "act", &body);
    assert_eq!(signed.status, 200, "{signed:?}");
    assert_eq!(device.signed(&room, 2, "b", "undo", &json!({ "id": id })).status, 200);
    // The desk does something: that is not the door's to undo.
    room.desk("act", body).unwrap();
    let refused = device.signed(&room, 3, "c", "undo", &json!({ "id": id }));
    assert_eq!((refused.status, refused.json()["code"].clone()), (422, json!("tablet-done_elsewhere")));
}

#[test]
fn tablets_are_sent_no_contacts_and_change_no_member() {
    let room = Room::open();
    let device = door(&room);
    let newcomer = json!({
        "id": null, "number": null, "last_name": "Nouvelle", "first_name": "Zoé", "nickname": null,
        "born": "2001-02-03", "email": "zoe@example.fr", "phone": "0601020304", "valid_until": null,
        "note": "Vient de Lyon", "licence": null, "guest": false, "tags": []
    });
    let added = device.signed(&room, 1, "a", "member_save", &json!({ "member": newcomer }));
    assert_eq!(added.status, 200, "{added:?}");
    let here = room.desk("members_find", json!({ "query": "Nouvelle", "archived": false })).unwrap();
    assert_eq!((&here[0]["email"], &here[0]["born"]), (&json!("zoe@example.fr"), &json!("2001-02-03")));
    let there =
        device.signed(&room, 2, "b", "members_find", &json!({ "query": "Nouvelle", "archived": false }));
    for field in ["email", "phone", "born", "note"] {
        assert_eq!(there.json()[0][field], Value::Null, "{field}");
        assert_eq!(added.json()[field], Value::Null, "{field}");
    }
    let mut long = newcomer.clone();
    long["last_name"] = "x".repeat(61).into();
    let refused = device.signed(&room, 5, "e", "member_save", &json!({ "member": long }));
    assert_eq!((refused.status, refused.json()["code"].clone()), (422, json!("device-text")));
    let mut draft = newcomer;
    draft["id"] = here[0]["id"].clone();
    let changed = device.signed(&room, 3, "c", "member_save", &json!({ "member": draft }));
    assert_eq!((changed.status, changed.json()["code"].clone()), (422, json!("tablet-no_change")));
    let state = device.signed(&room, 4, "d", "club_state", &json!({})).json();
    assert_eq!((&state["path"], &state["recent"]), (&Value::Null, &json!([])));
}
