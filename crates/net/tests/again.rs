//! A command that was done when the program died before it answered: the device asks again, it is done once and
//! answered rightly.

use serde_json::{Value, json};

use crate::devices::{Device, claim};
use crate::flood::told;
use crate::room::{Answer, Room};

/// Lets devices in, each with the count that it goes on from.
fn let_in(room: &Room, role: &Value) -> Device {
    let (device, _) = claim(room, role);
    room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
    device
}

/// A program that dies and is started again, and devices that go on.
struct Crashing {
    room: Room,
    devices: Vec<Device>,
    count: u64,
}

impl Crashing {
    fn asks(&mut self, device: usize, id: &str, command: &str, args: &Value) -> Answer {
        self.count += 1;
        self.devices[device].signed(&self.room, self.count, id, command, args)
    }

    fn crash(&mut self) {
        self.room.dies();
        self.devices.iter_mut().for_each(|device| device.goes_by(&self.room.api));
        self.room.rises();
        self.devices.iter_mut().for_each(|device| device.goes_by(&self.room.api));
        for device in 0..self.devices.len() {
            let session = self.asks(device, "session", "clocks", &json!({})).json()["session"].clone();
            self.devices[device].begins(session.as_str().unwrap());
        }
    }

    /// Does something, loses the answer to a crash, and asks again. Answers what came both times.
    fn twice(&mut self, device: usize, id: &str, command: &str, args: &Value) -> Value {
        let first = self.asks(device, id, command, args);
        assert_eq!(first.status, 200, "{command}: {first:?}");
        self.crash();
        let again = self.asks(device, id, command, args);
        assert_eq!((again.status, again.json()), (200, first.json()), "{command}: {again:?}");
        first.json()
    }

    fn rows(&self, id: i64) -> usize {
        self.room.desk("history", json!({ "id": id })).unwrap().as_array().unwrap().len()
    }
}

const CAPTAIN: usize = 0;
const FLOOR: usize = 1;
const DOOR: usize = 2;
const REMOTE: usize = 3;

fn crashing() -> (Crashing, i64) {
    let room = Room::open();
    let id = room.playing();
    let roles = [
        json!({ "type": "captain", "tournament": id, "table": 1 }),
        json!({ "type": "floor" }),
        json!({ "type": "door" }),
        json!({ "type": "remote" }),
    ];
    let devices = roles.iter().map(|role| let_in(&room, role)).collect();
    (Crashing { room, devices, count: 0 }, id)
}

#[test]
fn a_captains_report_is_done_once_across_a_crash() {
    let (mut room, id) = crashing();
    let before = room.rows(id);
    let report = |what: Value| json!({ "id": id, "table": 1, "what": what });
    // Done at once, and waiting for the desk.
    room.twice(CAPTAIN, "a", "report", &report(json!({ "type": "button", "seat": 2 })));
    assert_eq!(room.rows(id), before + 1);
    let floor = report(json!({ "type": "floor", "words": "Une relance" }));
    let waits = room.twice(CAPTAIN, "b", "report", &floor);
    assert_eq!(waits["state"]["type"], "waiting");
    // The desk has answered meanwhile: the captain is told so, and nothing waits anew.
    room.room.desk("report_confirm", json!({ "report": waits["id"] })).unwrap();
    room.crash();
    let told = room.asks(CAPTAIN, "b", "report", &floor).json();
    assert_eq!((&told["id"], &told["state"]["type"]), (&waits["id"], &json!("done")));
    assert_eq!(room.room.desk("reports", json!({ "id": id })).unwrap(), json!([]));
}

#[test]
fn a_report_is_answered_once_across_a_crash() {
    let (mut room, id) = crashing();
    let report = |words: &str| json!({ "id": id, "table": 1, "what": { "type": "floor", "words": words } });
    let first = room.asks(CAPTAIN, "a", "report", &report("Un")).json();
    let second = room.asks(CAPTAIN, "b", "report", &report("Deux")).json();
    let confirmed = room.twice(FLOOR, "c", "report_confirm", &json!({ "report": first["id"] }));
    assert_eq!(confirmed, Value::Null);
    let put_aside = json!({ "id": id, "reports": [second["id"]] });
    room.twice(REMOTE, "d", "reports_dismiss", &put_aside);
}

#[test]
fn a_remote_press_counts_once_across_a_crash() {
    let (mut room, id) = crashing();
    let before = room.rows(id);
    let minute = json!({ "id": id, "action": { "type": "shift_clock", "by": 60_000 } });
    let done = room.twice(REMOTE, "a", "act", &minute);
    assert_eq!(room.rows(id), before + 1);
    room.twice(REMOTE, "b", "undo", &json!({ "id": id, "row": done["seq"] }));
    room.twice(FLOOR, "c", "tables_add", &json!({ "id": id, "count": 1 }));
}

/// The form of somebody new.
fn newcomer(last_name: &str) -> Value {
    json!({
        "id": null, "number": null, "first_name": "Zoé", "last_name": last_name, "nickname": null, "born": null,
        "email": null, "phone": null, "valid_until": null, "note": null, "licence": null, "guest": false
    })
}

#[test]
fn the_door_takes_nobody_in_twice_across_a_crash() {
    let (mut room, _) = crashing();
    let saved = room.twice(DOOR, "a", "member_save", &json!({ "member": newcomer("Nouvelle") }));
    let search = json!({ "query": "Zoé Nouvelle", "archived": false });
    let found = room.room.desk("members_find", search).unwrap();
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    assert_eq!(found[0]["id"], saved["id"]);
}

#[test]
fn whoever_has_come_is_registered_once_across_a_crash() {
    let (mut room, _) = crashing();
    let mut settings = room.room.desk("phone_settings", json!({})).unwrap();
    settings["check_in"] = true.into();
    room.room.desk("phone_settings_keep", json!({ "settings": settings })).unwrap();
    // A person who is in nothing yet, for an evening of today that still takes players.
    let evenings = room.room.desk("tournaments", json!({})).unwrap();
    let come = |room: &Room, last: &str| {
        let of = json!({ "type": "named", "first_name": "Zoé", "last_name": last });
        let ids = evenings.as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap());
        ids.into_iter().find(|id| room.desk("check_in", json!({ "id": id, "of": of })).is_ok()).unwrap()
    };
    let id = come(&room.room, "Une");
    come(&room.room, "Deux");
    let arrivals = |room: &Room| room.desk("arrivals", json!({ "id": id })).unwrap();
    let waiting = arrivals(&room.room);
    let member = room.room.desk("member_save", json!({ "member": newcomer("Une") })).unwrap();
    let confirm = json!({ "arrival": waiting[0]["id"], "member": member["id"], "paid": true });
    let before = room.rows(id);
    room.twice(DOOR, "a", "arrival_confirm", &confirm);
    assert_eq!((room.rows(id), arrivals(&room.room).as_array().unwrap().len()), (before + 1, 1));
    room.twice(DOOR, "b", "arrival_dismiss", &json!({ "arrival": waiting[1]["id"] }));
    assert_eq!(arrivals(&room.room), json!([]));
}

#[test]
fn a_pending_press_is_done_after_a_crash() {
    let (mut room, id) = crashing();
    let before = room.rows(id);
    room.crash();
    let done = room.asks(FLOOR, "never", "act", &json!({ "id": id, "action": told(2) }));
    assert_eq!((done.status, room.rows(id)), (200, before + 1), "{done:?}");
}
