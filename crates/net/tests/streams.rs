//! Many behind one address: who hears, and who gives way.

use std::io::{BufReader, Write};
use std::net::TcpStream;

use serde_json::json;
use tapis_net::Limits;

use crate::devices::{Device, claim};
use crate::flood::{act, tablet, told};
use crate::room::{Events, Room, read_answer};

fn few(streams: usize) -> Limits {
    Limits { streams, ..Limits::default() }
}

fn by(room: &Room, browser: &str) -> Events {
    let mut events = room.events(&format!("?browser={browser}"), "");
    events.next_named("evening");
    events
}

#[test]
fn somebody_new_hears_where_one_browser_took_all_streams() {
    let room = Room::with(few(5));
    let id = room.playing();
    let mut first = by(&room, "lea");
    let mut greedy: Vec<Events> = (0..20).map(|_| by(&room, "greedy")).collect();
    let mut second = by(&room, "max");
    // Its oldest ended, and nobody else's did.
    greedy.drain(..17).for_each(Events::end);
    act(&room, id, &told(1));
    for events in greedy.iter_mut().chain([&mut first, &mut second]) {
        events.next_named("evening");
    }
}

#[test]
fn names_without_end_keep_nobody_out() {
    let room = Room::with(few(3));
    let id = room.playing();
    let held: Vec<Events> = (0..30).map(|number| by(&room, &format!("invented{number}"))).collect();
    let mut phone = by(&room, "lea");
    act(&room, id, &told(1));
    phone.next_named("evening");
    assert_eq!(held.len(), 30);
}

/// Every kind of device that the desk lets in, each with the count that it goes on from.
fn let_in(room: &Room, id: i64) -> Vec<Device> {
    let roles = [
        json!({ "type": "captain", "tournament": id, "table": 1 }),
        json!({ "type": "remote" }),
        json!({ "type": "floor" }),
        json!({ "type": "door" }),
    ];
    let devices = roles.iter().map(|role| {
        let (device, _) = claim(room, role);
        room.desk("device_confirm", json!({ "id": device.id, "person": "Zoé" })).unwrap();
        device
    });
    devices.collect()
}

#[test]
fn devices_that_were_let_in_hear_beside_any_strangers() {
    let room = Room::with(few(1));
    let id = room.playing();
    let devices = let_in(&room, id);
    let mut held: Vec<Events> = devices.iter().map(|device| room.events(&device.follows(1), "")).collect();
    let strangers: Vec<Events> = (0..40).map(|number| by(&room, &format!("b{number}"))).collect();
    held.extend(devices.iter().map(|device| room.events(&device.follows(2), "")));
    act(&room, id, &told(1));
    assert!(held.iter_mut().all(|events| events.next().name == "changed"));
    assert_eq!(strangers.len(), 40);
}

#[test]
fn a_screen_receives_events_beside_strangers() {
    let room = Room::with(few(1));
    let id = room.playing();
    let screen = room.post("screen_view", &json!({ "id": null })).json()["id"].as_str().unwrap().to_owned();
    let known = room.desk("devices", json!({})).unwrap()["screens"][0]["id"].clone();
    let shows = json!({ "id": known, "shows": { "type": "room" } });
    room.desk("screen_show", shows).unwrap_or_else(|said| panic!("{said:?}"));
    let mut shown = room.events(&format!("?notices=true&screen={screen}"), "");
    let strangers: Vec<Events> = (0..9).map(|number| by(&room, &format!("b{number}"))).collect();
    act(&room, id, &told(1));
    shown.next_named("changed");
    assert_eq!(strangers.len(), 9);
}

#[test]
fn a_repeated_stream_is_a_strangers() {
    let room = Room::with(few(1));
    let id = room.playing();
    let device = tablet(&room, 1);
    let heard = device.follows(1);
    let mut own = room.events(&heard, "");
    let mut repeated = room.events(&heard, "");
    let told = repeated.next();
    assert_eq!((told.name.as_str(), &told.data["unsigned"]), ("unsigned", &json!("repeated")));
    let strangers: Vec<Events> = (0..9).map(|number| by(&room, &format!("b{number}"))).collect();
    repeated.end();
    act(&room, id, &crate::flood::told(1));
    own.next_named("changed");
    assert_eq!(strangers.len(), 9);
}

fn ask(stream: &mut TcpStream) -> Option<u16> {
    let host = stream.peer_addr().unwrap();
    stream.write_all(format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()).ok()?;
    read_answer(&mut BufReader::new(stream)).map(|answer| answer.status)
}

#[test]
fn the_quietest_connection_of_an_address_gives_way() {
    let room = Room::with(Limits { per_address: 8, ..Limits::default() });
    let mut phone = by(&room, "lea");
    let mut held: Vec<TcpStream> = (0..7).map(|_| room.connect()).collect();
    for stream in &mut held {
        assert_eq!(ask(stream), Some(200));
    }
    // Used again: the second one is the quietest now.
    assert_eq!(ask(&mut held[0]), Some(200));
    assert_eq!(ask(&mut room.connect()), Some(200), "the ninth is served");
    assert_eq!(ask(&mut held[1]), None);
    assert_eq!(ask(&mut held[0]), Some(200));
    phone.next_named("now");
}

#[test]
fn silent_connections_hinder_no_device_at_their_address() {
    let room = Room::with(Limits { per_address: 8, ..Limits::default() });
    let id = room.playing();
    let devices = let_in(&room, id);
    let mut page = room.events(&devices[2].follows(1), "");
    let mut silent = Vec::new();
    for count in 2..20 {
        silent.extend((0..8).map(|_| room.connect()));
        let action = json!({ "id": id, "action": told(u32::try_from(count % 2).unwrap() + 1) });
        let done = devices[2].signed(&room, count, &format!("c{count}"), "act", &action);
        assert_eq!(done.status, 200, "{done:?}");
        page.next_named("changed");
    }
}
