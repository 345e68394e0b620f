//! The log: commands by name, and nothing of a person.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{self, Write};
use std::process::Command;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tapis_tests::network::NetworkRoom;
use tapis_tests::program;
use tracing::subscriber::with_default;

/// Everything that was logged.
#[derive(Debug, Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lines that this filter lets through while the work is done.
fn logged(wanted: &str, work: impl FnOnce()) -> String {
    let lines = Lines::default();
    let to = lines.clone();
    with_default(tapis_log::subscriber(wanted, move || to.clone()), work);
    String::from_utf8(lines.0.lock().unwrap().clone()).unwrap()
}

/// Plays the sample's next evening from the first registration to the winner, with a new member. Returns whatever
/// the club knows of its members.
fn evening() -> Vec<String> {
    let room = NetworkRoom::open().unwrap();
    let call = |name: &str, args: Value| room.ask(name, args);
    let id = room.tournament().unwrap();
    let act = |action: Value| call("act", json!({ "id": id, "action": action }));
    let member = call(
        "member_save",
        json!({ "member": {
            "id": null, "number": "C-4711", "last_name": "Quellenec", "first_name": "Maëlle", "nickname": "Mimi29",
            "born": "1987-02-03", "email": "maelle@quellenec.example", "phone": "0600112233", "valid_until": null,
            "note": "végétarienne", "licence": "FR-93-0815", "guest": false,
        } }),
    );
    let member = member.unwrap()["id"].clone();
    act(json!({ "type": "register", "member": member, "born": null, "paid": true })).unwrap();
    act(json!({ "type": "draw_seats" })).unwrap();
    act(json!({ "type": "start" })).unwrap();
    let mut places = 0;
    for entry in 1..=40 {
        places += u32::from(act(json!({ "type": "bust", "players": [{ "entry": entry }] })).is_ok());
    }
    assert!(places > 20, "{places} are out");
    call("undo", json!({ "id": id, "row": null })).unwrap();
    call("backup_now", json!({})).unwrap();
    call("history", json!({ "id": id })).unwrap();
    // A refused one, with a name in what was asked for.
    call("Quellenec", json!({})).unwrap_err();
    call("member_save", json!({ "member": "Quellenec" })).unwrap_err();
    room.cut();
    let listed = call("members_list", json!({ "query": "", "archived": false })).unwrap();
    known(listed["members"].as_array().unwrap())
}

/// All that these members' records hold of them.
fn known(members: &[Value]) -> Vec<String> {
    let fields =
        ["number", "last_name", "first_name", "nickname", "born", "email", "phone", "note", "licence"];
    let of = |member: &Value| {
        let member = member.get("member").unwrap_or(member).clone();
        fields.map(|field| member[field].as_str().unwrap_or_default().to_owned())
    };
    let mut known: Vec<String> = members.iter().flat_map(of).collect();
    // Shorter ones are parts of words and numbers.
    known.retain(|known| known.chars().count() > 3);
    known
}

#[test]
fn log_of_an_evening_names_commands_and_nobody() {
    let mut known = Vec::new();
    let lines = logged("trace", || known = evening());
    let kinds =
        ["command=\"act\"", "audience=host", "took=", "refused=true", "kind=\"undo\"", "backup", "network"];
    for said in kinds {
        assert!(lines.contains(said), "{said} is not in {lines}");
    }
    assert!(known.iter().any(|known| known == "FR-93-0815") && known.len() > 100, "{known:?}");
    names_nobody(&lines, &known);
}

fn names_nobody(lines: &str, known: &[String]) {
    for person in known {
        assert!(!lines.contains(person), "{person} is in {lines}");
    }
}

/// All of its threads, until it ends.
#[test]
fn log_of_the_command_line_names_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("club.tapis");
    let cli = |arguments: &[&str]| {
        let mut command = Command::new(program("tapis-cli"));
        let done =
            command.arg("--club").arg(&club).args(arguments).env(tapis_log::VARIABLE, "trace").output();
        let done = done.unwrap();
        assert!(done.status.success(), "{done:?}");
        (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap())
    };
    let mut lines = cli(&["init", "--sample", "--in-play"]).1;
    lines += &cli(&["simulate", "--members", "--players", "20", "--seed", "7"]).1;
    lines += &cli(&["check"]).1;
    let (listed, more) = cli(&["member", "list"]);
    lines += &more;
    let members: Vec<Value> = listed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.contains("journal row") && members.len() > 20, "{lines}");
    names_nobody(&lines, &known(&members));
}

#[test]
fn an_evening_causes_no_warning() {
    let lines = logged("warn", || {
        evening();
    });
    assert_eq!(lines, "");
}

#[test]
fn libraries_are_not_logged() {
    let lines = logged("trace", || {
        tracing::error!(target: "hyper::proto", "GET /invitation/key");
        tracing::error!(target: "tapis_net", "network");
    });
    assert!(lines.contains("network") && !lines.contains("key"), "{lines}");
}
