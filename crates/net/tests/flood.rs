//! Many things at once: nobody is sent more than the Wi-Fi carries, and what matters waits for nothing. `TAPIS_FLOOD`
//! says how many commands each tablet gives while strangers ask for all they can.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::devices::{Device, claim};
use crate::room::{Events, Room};

pub fn act(room: &Room, id: i64, action: &Value) -> i64 {
    let acted = room.desk("act", json!({ "id": id, "action": action }));
    acted.unwrap_or_else(|said| panic!("{said:?}"))["seq"].as_i64().unwrap()
}

/// A seat where the button is said to be.
pub fn told(seat: u32) -> Value {
    json!({ "type": "tell_position", "table": 1, "seat": seat, "position": "button" })
}

/// The row of an evening's journal up to which a telephone was sent it.
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

const TABLETS: u32 = 3;
const STRANGERS: usize = 4;
const PHONES: usize = 6;

pub fn tablet(room: &Room, person: u32) -> Device {
    let (device, _) = claim(room, &json!({ "type": "floor" }));
    room.desk("device_confirm", json!({ "id": device.id, "person": format!("Personne {person}") })).unwrap();
    device
}

/// Acts and looks at what a tablet looks at, so many times. Answers the rows of the journal that were acknowledged, or
/// the first command that was not.
fn works(room: &Room, id: i64, device: &Device, table: u32, commands: u32) -> Result<Vec<i64>, String> {
    let mut count = 0;
    let mut does = |name: &str, args: &Value| {
        count += 1;
        let answer = device.signed(room, count, &format!("{table}-{count}"), name, args);
        if answer.status == 200 { Ok(answer.json()) } else { Err(format!("{name}: {answer:?}")) }
    };
    let work = |at: u32| {
        let position =
            json!({ "type": "tell_position", "table": table, "seat": at % 2 + 1, "position": "button" });
        let done = does("act", &json!({ "id": id, "action": position }))?;
        does("desk", &json!({ "id": id }))?;
        does("clocks", &json!({}))?;
        does("reports", &json!({ "id": id }))?;
        Ok(done["seq"].as_i64().unwrap())
    };
    (0..commands).map(work).collect()
}

/// Asks for all that a stranger may ask for until the tablets are done. Answers how often it was served and refused.
fn floods(room: &Room, id: i64, number: usize, working: &AtomicU32) -> (u32, u32) {
    let (mut served, mut refused) = (0, 0);
    for at in 0.. {
        if working.load(Ordering::Acquire) == 0 {
            break;
        }
        let name = format!("Inconnu {number} {at}");
        let of = json!({ "type": "named", "first_name": "Léa", "last_name": name });
        let public = "09".repeat(32);
        let ask = json!({ "tournament": id, "table": 1, "proof": "00", "person": name, "public": public });
        for (command, args) in [
            ("screen_view", json!({ "id": null })),
            ("check_in", json!({ "id": id, "of": of })),
            ("pair_ask", json!({ "ask": ask })),
            ("phone_players", json!({ "id": id })),
        ] {
            match room.post(command, &args).status {
                200 => served += 1,
                422 | 429 => refused += 1,
                other => panic!("{command}: {other}"),
            }
        }
    }
    (served, refused)
}

/// Follows until the evening's journal has come so far. Answers how many evenings it was sent.
fn follows(mut phone: Events, id: i64, end: &AtomicI64) -> u128 {
    for sent in 1.. {
        if seq(&phone.next_named("evening").data, id) >= end.load(Ordering::Acquire) {
            return sent;
        }
    }
    0
}

#[test]
fn a_flood_of_strangers_hinders_nobody() {
    let commands: u32 = std::env::var("TAPIS_FLOOD").map_or(15, |count| count.parse().unwrap());
    let room = Room::open();
    let id = room.playing();
    let mut settings = room.desk("phone_settings", json!({})).unwrap();
    settings["check_in"] = true.into();
    room.desk("phone_settings_keep", json!({ "settings": settings })).unwrap();
    let tablets: Vec<Device> = (1..=TABLETS).map(|person| tablet(&room, person)).collect();
    // Until the tablets are done, the end is further than anybody can come.
    let (working, end) = (AtomicU32::new(TABLETS), AtomicI64::new(i64::MAX));
    let before = room.api.revision();
    let began = Instant::now();
    let (rows, asked, sent) = std::thread::scope(|scope| {
        let phones: Vec<_> = (0..PHONES)
            .map(|_| {
                let (phone, end) = (room.events("", ""), &end);
                scope.spawn(move || follows(phone, id, end))
            })
            .collect();
        let strangers: Vec<_> = (0..STRANGERS)
            .map(|number| {
                scope.spawn({
                    let (room, working) = (&room, &working);
                    move || floods(room, id, number, working)
                })
            })
            .collect();
        let working = &working;
        let tablets: Vec<_> = (1..)
            .zip(&tablets)
            .map(|(table, device)| {
                let room = &room;
                scope.spawn(move || {
                    let rows = works(room, id, device, table, commands);
                    working.fetch_sub(1, Ordering::Release);
                    rows
                })
            })
            .collect();
        let rows: Vec<_> = tablets.into_iter().map(|one| one.join().unwrap()).collect();
        let last = act(&room, id, &told(1));
        end.store(last, Ordering::Release);
        // A telephone that was sent the last one before that learns it from the next.
        act(&room, id, &told(2));
        let asked: Vec<(u32, u32)> = strangers.into_iter().map(|one| one.join().unwrap()).collect();
        let sent: Vec<u128> = phones.into_iter().map(|one| one.join().unwrap()).collect();
        (rows, asked, sent)
    });
    let elapsed = began.elapsed();
    let rows: Vec<i64> = rows.into_iter().flat_map(Result::unwrap).collect();
    assert_eq!(rows.len(), usize::try_from(TABLETS * commands).unwrap());
    // Each is in the journal, and nothing but the tablets and the desk changed anything for others.
    let history = room.desk("history", json!({ "id": id })).unwrap();
    let known: Vec<i64> =
        history.as_array().unwrap().iter().map(|line| line["seq"].as_i64().unwrap()).collect();
    assert!(rows.iter().all(|row| known.contains(row)));
    assert_eq!(room.api.revision() - before, u64::from(TABLETS * commands) + 2);
    let devices = room.desk("devices", json!({})).unwrap();
    assert!(devices["screens"].as_array().unwrap().len() <= 6);
    let arrived = room.desk("arrivals", json!({ "id": id })).unwrap().as_array().unwrap().len();
    assert!(arrived <= 20, "{arrived}");
    // The first one is what a telephone is sent when it connects, and each change of now two a second at most.
    let most = elapsed.as_millis() / 500 + 3;
    assert!(sent.iter().all(|sent| *sent <= most), "{sent:?} in {elapsed:?}");
    let (served, refused) = asked.iter().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    assert!(refused > served / 4, "{served} served, {refused} refused");
    println!(
        "{} commands of tablets acknowledged in {elapsed:.1?} beside {served} answers and {refused} refusals to strangers; \
         evenings sent to each telephone: {sent:?}",
        rows.len()
    );
}
