//! Three tablets and ten captains at once, over lines that break: what was acknowledged is in the journal exactly once,
//! in the order in which each device did it, and all who look on see one order. `TAPIS_HISTORIES` says how many
//! commands each device gives.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_net::Limits;

use crate::devices::{Device, claim};
use crate::room::{Event, Room};

const TABLETS: usize = 3;
const CAPTAINS: usize = 10;

/// A device with its name, and what it does.
struct Player {
    device: Device,
    name: String,
    table: Option<u32>,
}

fn players(room: &Room, id: i64) -> Vec<Player> {
    let mut players = Vec::new();
    for number in 0..TABLETS + CAPTAINS {
        let table = number.checked_sub(TABLETS).map(|captain| u32::try_from(captain % 3).unwrap() + 1);
        let role = match table {
            None => json!({ "type": "floor" }),
            Some(table) => json!({ "type": "captain", "tournament": id, "table": table }),
        };
        let (device, _) = claim(room, &role);
        room.desk("device_confirm", json!({ "id": device.id, "person": format!("Personne {number}") }))
            .unwrap();
        let devices = room.desk("devices", json!({})).unwrap();
        let known = devices["devices"].as_array().unwrap();
        let own = known.iter().find(|one| one["id"] == device.id.as_str()).unwrap();
        players.push(Player { name: own["name"].as_str().unwrap().to_owned(), device, table });
    }
    players
}

/// The clock is moved by an amount that no other command has; a captain says where the button is.
fn command(player: &Player, number: usize, id: i64, at: u32, rng: &mut StdRng) -> (&'static str, Value) {
    match player.table {
        None => {
            let by = i64::from(at) * if at.is_multiple_of(2) { 1 } else { -1 };
            (
                "act",
                json!({ "id": id, "action": { "type": "shift_clock", "by": by * 10 + i64::try_from(number).unwrap() } }),
            )
        }
        Some(table) => {
            let what = json!({ "type": "button", "seat": rng.random_range(1..=9) });
            ("report", json!({ "id": id, "table": table, "what": what }))
        }
    }
}

/// Does so many commands one after the other: each is sent until it is acknowledged, some again afterwards. Answers
/// the arguments of those that were done.
fn history(room: &Room, player: &Player, number: usize, id: i64, commands: u32) -> Vec<Value> {
    let mut rng = StdRng::seed_from_u64(u64::try_from(number).unwrap());
    let mut done = Vec::new();
    let mut base = 0_u64;
    for at in 1..=commands {
        let (name, args) = command(player, number, id, at, &mut rng);
        let key = format!("{number}-{at}");
        // Requests overtake each other: their counts arrive in any order.
        let mut counts: Vec<u64> = (base + 1..=base + 4).collect();
        base += 4;
        counts.shuffle(&mut rng);
        let headers = |count| player.device.headers(count, &key, name, &args);
        while counts.len() > 2 && rng.random_bool(0.3) {
            room.post_and_leave(name, &args, &headers(counts.pop().unwrap()));
        }
        let first = room.post_with(name, &args, &headers(counts.pop().unwrap()));
        assert!([200, 422].contains(&first.status), "{key}: {first:?}");
        if rng.random_bool(0.3) {
            let again = room.post_with(name, &args, &headers(counts.pop().unwrap()));
            assert_eq!((again.status, again.json()), (first.status, first.json()), "{key} sent again");
        }
        if first.status == 200 {
            done.push(args);
        }
    }
    done
}

/// Position of an evening's journal when an event was made, and the clock then.
fn seen(event: &Event, id: i64) -> Option<(u64, Value)> {
    let journals = event.id.as_deref()?.split_once(':')?.1;
    let own = journals.split(',').find_map(|one| one.strip_prefix(&format!("{id}-")))?;
    let evenings = event.data["tournaments"].as_array()?;
    let evening = evenings.iter().find(|one| one["id"] == id)?;
    Some((own.parse().ok()?, evening["clock"]["remaining"].clone()))
}

/// Looks on until the evening's journal has come so far, and sometimes loses the line; answers all that it saw.
fn looks_on(room: &Room, id: i64, seed: u64, end: &AtomicU64) -> Vec<(u64, Value)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let (mut all, mut events) = (Vec::new(), room.events("", ""));
    let mut last = String::new();
    loop {
        let event = events.next();
        if event.name == "evening" {
            last = event.id.clone().unwrap_or_default();
            all.extend(seen(&event, id));
        }
        let far = all.last().map_or(0, |(seq, _)| *seq);
        if far >= end.load(Ordering::Acquire) {
            return all;
        }
        if rng.random_bool(0.1) {
            events = room.events("", &format!("Last-Event-ID: {last}\r\n"));
        }
    }
}

/// All observers that saw a row of the journal saw the same of it, and each saw the rows in their order.
fn agree(observers: &[Vec<(u64, Value)>]) {
    let mut known: BTreeMap<u64, &Value> = BTreeMap::new();
    for all in observers {
        assert!(all.is_sorted_by_key(|(seq, _)| *seq), "{all:?}");
        for (seq, clock) in all {
            assert_eq!(*known.entry(*seq).or_insert(clock), clock, "row {seq}");
        }
    }
    assert!(known.len() > 10, "{known:?}");
}

#[test]
fn what_was_acknowledged_is_in_the_journal_exactly_once() {
    let commands = std::env::var("TAPIS_HISTORIES").map_or(12, |count| count.parse().unwrap());
    let burst = NonZeroU32::new(1_000_000).unwrap();
    let room = Room::with(Limits { burst, ..Limits::default() });
    let id = room.playing();
    let desk = |action| room.desk("act", json!({ "id": id, "action": action })).unwrap();
    desk(json!({ "type": "pause_clock" }));
    desk(json!({ "type": "set_clock", "step": 0, "remaining": 450_000 }));
    let players = players(&room, id);
    // Until everybody has done, the end is further than anybody can come.
    let end = AtomicU64::new(u64::MAX);
    let (done, observers): (Vec<Vec<Value>>, Vec<_>) = std::thread::scope(|scope| {
        let looking: Vec<_> = (0..4)
            .map(|seed| {
                scope.spawn({
                    let (room, end) = (&room, &end);
                    move || looks_on(room, id, seed, end)
                })
            })
            .collect();
        let running: Vec<_> = (0..)
            .zip(&players)
            .map(|(number, player)| {
                let room = &room;
                scope.spawn(move || history(room, player, number, id, commands))
            })
            .collect();
        let done = running.into_iter().map(|one| one.join().unwrap()).collect();
        // The last action is seen by all who look on.
        let last = desk(json!({ "type": "shift_clock", "by": 1 }));
        end.store(last["seq"].as_u64().unwrap(), Ordering::Release);
        (done, looking.into_iter().map(|one| one.join().unwrap()).collect())
    });
    agree(&observers);
    let path = room.desk("club_state", json!({})).unwrap()["path"].as_str().unwrap().to_owned();
    let db = rusqlite::Connection::open(&path).unwrap();
    let sql = "SELECT device, action FROM journal WHERE tournament_id = ?1 ORDER BY seq";
    let mut query = db.prepare(sql).unwrap();
    let rows = query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let mut journal: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for row in rows {
        let (device, action): (Option<String>, String) = row.unwrap();
        journal.entry(device.unwrap_or_default()).or_default().push(serde_json::from_str(&action).unwrap());
    }
    for (player, done) in players.iter().zip(&done) {
        let written = journal.remove(&player.name).unwrap_or_default();
        assert_eq!(written.len(), done.len(), "{}", player.name);
        if player.table.is_none() {
            assert!(done.len() > usize::try_from(commands / 2).unwrap(), "most of them are possible");
            let asked: Vec<&Value> = done.iter().map(|args| &args["action"]).collect();
            assert_eq!(written.iter().collect::<Vec<_>>(), asked, "{}", player.name);
        }
    }
    assert!(done.iter().skip(TABLETS).any(|done| !done.is_empty()), "captains report too");
    // The evening is what its journal says.
    let before = room.desk("desk", json!({ "id": id })).unwrap();
    let now = room.api.now();
    room.api.close();
    let mut club = Club::open(Path::new(&path), now).unwrap();
    let after = club.views().desk(Language::Fr, TournamentId(id), now).unwrap();
    let after = serde_json::to_value(&after).unwrap();
    for part in ["entries", "tables"] {
        assert_eq!(before["view"][part], after["view"][part], "{part}");
    }
    assert_eq!(before["view"]["clock"]["remaining"], after["view"]["clock"]["remaining"]);
}
