//! Many things at once: nobody is sent more than the Wi-Fi carries, and what matters waits for nothing.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::room::Room;

fn act(room: &Room, id: i64, action: &Value) -> i64 {
    let acted = room.desk("act", json!({ "id": id, "action": action }));
    acted.unwrap_or_else(|said| panic!("{said:?}"))["seq"].as_i64().unwrap()
}

/// A seat where the button is said to be.
fn told(seat: u32) -> Value {
    json!({ "type": "tell_position", "table": 1, "seat": seat, "position": "button" })
}

/// How far an evening's journal was that a telephone was sent.
fn seq(evening: &Value, id: i64) -> i64 {
    let evenings = evening["tournaments"].as_array().unwrap();
    evenings.iter().find(|one| one["id"] == id).unwrap()["seq"].as_i64().unwrap()
}

#[test]
fn changes_that_follow_fast_are_told_together() {
    let room = Room::open();
    let id = room.playing();
    let (mut phone, mut page) = (room.events("", ""), room.events("?notices=true", ""));
    phone.next_named("evening");
    let began = Instant::now();
    let mut last = 0;
    while began.elapsed() < Duration::from_millis(1_200) {
        for seat in 1..=2 {
            last = act(&room, id, &told(seat));
        }
    }
    let mut evenings = 1;
    while seq(&phone.next_named("evening").data, id) < last {
        evenings += 1;
    }
    let most = began.elapsed().as_millis() / 500 + 1;
    assert!(evenings <= most, "{evenings} in {:?}", began.elapsed());
    // Pages hear as often as telephones.
    let mut changes = 0;
    while changes < evenings {
        assert_eq!(page.next().name, "changed");
        changes += 1;
    }
}

/// The shortest of several tries: a busy machine may delay each of them.
#[test]
fn a_stopped_clock_waits_for_no_other_change() {
    let room = Room::open();
    let id = room.playing();
    let mut phone = room.events("", "");
    phone.next_named("evening");
    let mut shortest = Duration::MAX;
    for _ in 0..10 {
        for running in [false, true] {
            act(&room, id, &told(1));
            act(&room, id, &told(2));
            let began = Instant::now();
            act(&room, id, &json!({ "type": if running { "resume_clock" } else { "pause_clock" } }));
            let shown = |evening: &Value| {
                let evenings = evening["tournaments"].as_array().unwrap();
                evenings.iter().find(|one| one["id"] == id).unwrap()["clock"]["running"] == running
            };
            while !shown(&phone.next_named("evening").data) {}
            shortest = shortest.min(began.elapsed());
        }
    }
    assert!(shortest < Duration::from_millis(250), "{shortest:?}");
}
