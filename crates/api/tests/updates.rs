//! A newer version from a file, as the desk offers it.

use std::fs;
use std::path::PathBuf;

use minisign::KeyPair;
use serde_json::{Value, json};
use tapis_api::{Audience, ProblemText, RoomOrder, Updates};
use tapis_club::store::newest_format;
use tapis_club::update::{Arch, Kind, Notes};
use tapis_update::packing::{Installer, pack};

use crate::computer::Running;

/// A running program that believes a key made for the purpose, and is installed so.
struct Desk {
    running: Running,
    keys: KeyPair,
}

impl Desk {
    /// A club in which nothing is played is open.
    fn installed_as(kind: Option<Kind>) -> Self {
        let desk = Desk::with_sample(kind);
        desk.running.choose("quiet.tapis");
        let club = json!({
            "name": "Les As", "city": "", "language": "fr", "currency": null, "fee": 0, "formula": "freezeout",
        });
        desk.call("club_create", json!({ "club": club, "path": null, "members": null })).unwrap();
        desk
    }

    /// The sample club is open, in which a tournament is played.
    fn with_sample(kind: Option<Kind>) -> Self {
        let (running, keys) = (Running::start(), KeyPair::generate_unencrypted_keypair().unwrap());
        let key = Some(keys.pk.to_base64());
        *running.updates.lock().unwrap() = Updates { key, feed: None, kind };
        Desk { running, keys }
    }

    /// An update's file of this version and club format.
    fn file(&self, version: &str, club_format: i64) -> PathBuf {
        let installers = [(Kind::Nsis, "setup.exe"), (Kind::Deb, "tapis.deb")].map(|(kind, name)| {
            let path = self.running.folder().join(name);
            fs::write(&path, "new").unwrap();
            Installer { kind, arch: Arch::X86, path }
        });
        let notes = Notes { fr: "Des nouveautés.".to_owned(), en: "What is new.".to_owned() };
        let path = self.running.folder().join(format!("{version}.tapis-update"));
        let keys = (&self.keys.pk, &self.keys.sk);
        pack(&path, version.parse().unwrap(), club_format, notes, &installers, keys).unwrap();
        path
    }

    fn call(&self, name: &str, args: Value) -> Result<Value, ProblemText> {
        self.running.call(Audience::Host, name, args)
    }

    fn choose(&self, path: PathBuf) -> Result<Value, ProblemText> {
        self.call("update_choose", json!({ "path": path.display().to_string() }))
    }

    /// Copies of the club that were made before an update.
    fn copies(&self) -> usize {
        let copies = self.call("backups", json!({})).unwrap();
        copies.as_array().unwrap().iter().filter(|copy| copy["reason"] == "update").count()
    }
}

fn newer() -> &'static str {
    "99.0.0"
}

#[test]
fn an_update_is_installed_after_the_club_is_copied() {
    let desk = Desk::installed_as(Some(Kind::Nsis));
    let state = || desk.call("update_state", json!({})).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(state(), json!({ "version": version, "from_file": true, "online": false, "ready": null }));
    let ready = desk.choose(desk.file(newer(), newest_format())).unwrap();
    assert_eq!(ready, json!({ "version": "99.0.0", "notes": "Des nouveautés.", "size": 3, "kind": "nsis" }));
    assert_eq!(state()["ready"], ready);
    assert_eq!(desk.call("update_forget", json!({})).unwrap()["ready"], Value::Null);
    desk.choose(desk.file(newer(), newest_format())).unwrap();
    assert_eq!(desk.call("update_install", json!({})).unwrap(), json!("reopens"));
    assert_eq!(desk.copies(), 1);
    assert_eq!(*desk.running.orders.lock().unwrap(), [RoomOrder::CloseDesk]);
    let installer = desk.running.folder().join("cache/update/setup.exe");
    assert_eq!(fs::read(installer).unwrap(), b"new");
}

#[test]
fn nothing_is_installed_while_a_tournament_is_played() {
    let desk = Desk::with_sample(Some(Kind::Nsis));
    let id = desk.running.tournament("registering");
    for action in ["draw_seats", "start"] {
        desk.call("act", json!({ "id": id, "action": { "type": action } })).unwrap();
    }
    desk.choose(desk.file(newer(), newest_format())).unwrap();
    assert_eq!(desk.call("update_install", json!({})).unwrap_err().code, "update-playing");
    assert_eq!(desk.copies(), 0);
    assert!(desk.running.orders.lock().unwrap().is_empty());
}

#[test]
fn a_system_package_leaves_the_program_open() {
    let desk = Desk::installed_as(Some(Kind::Deb));
    desk.choose(desk.file(newer(), newest_format())).unwrap();
    assert_eq!(desk.call("update_install", json!({})).unwrap(), json!("shown"));
    assert!(desk.running.orders.lock().unwrap().is_empty());
}

#[test]
fn what_cannot_be_installed_here_is_refused_in_words() {
    let desk = Desk::installed_as(Some(Kind::Nsis));
    let code = |answer: Result<Value, ProblemText>| answer.unwrap_err().code;
    assert_eq!(code(desk.call("update_install", json!({}))), "update-none_chosen");
    assert_eq!(code(desk.choose(desk.file(env!("CARGO_PKG_VERSION"), newest_format()))), "update-same");
    assert_eq!(code(desk.choose(desk.file("0.0.1", newest_format()))), "update-older");
    assert_eq!(code(desk.choose(desk.file(newer(), newest_format() - 1))), "update-older_format");
    assert_eq!(code(desk.choose(desk.running.folder().join("none"))), "update-io");
    let club = desk.call("club_state", json!({})).unwrap()["path"].as_str().unwrap().to_owned();
    assert_eq!(code(desk.choose(club.into())), "update-not_one");
    let file = desk.file(newer(), newest_format());
    let set = |updates| *desk.running.updates.lock().unwrap() = updates;
    let (own, key) =
        (desk.running.updates.lock().unwrap().clone(), KeyPair::generate_unencrypted_keypair().unwrap());
    set(Updates { key: Some(key.pk.to_base64()), ..own.clone() });
    assert_eq!(code(desk.choose(file.clone())), "update-not_signed");
    set(Updates { kind: Some(Kind::Rpm), ..own.clone() });
    assert_eq!(code(desk.choose(file.clone())), "update-other_system");
    set(Updates { kind: None, ..own.clone() });
    assert_eq!(code(desk.choose(file.clone())), "update-no_package");
    set(Updates { key: None, ..own });
    assert_eq!(code(desk.choose(file)), "update-no_key");
    assert_eq!(code(desk.call("update_look", json!({}))), "update-no_site");
}
