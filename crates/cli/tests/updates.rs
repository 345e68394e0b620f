//! `update` on the command line.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use minisign::KeyPair;
use serde_json::json;
use tapis_club::update::{Arch, Kind, Notes, Version};
use tapis_update::packing::{Installer, pack};

use crate::run::{lines, ok, refused};

#[test]
fn an_update_is_checked_against_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (keys, other) = (
        KeyPair::generate_unencrypted_keypair().unwrap(),
        KeyPair::generate_unencrypted_keypair().unwrap().pk.to_base64(),
    );
    let path = folder.join("setup.exe");
    std::fs::write(&path, "new").unwrap();
    let notes = Notes { fr: "Du neuf.".to_owned(), en: "News.".to_owned() };
    let installer = Installer { kind: Kind::Nsis, arch: Arch::X86, path };
    let update = folder.join("new.tapis-update");
    pack(&update, Version::new(9, 0, 0), 99, notes, &[installer], (&keys.pk, &keys.sk)).unwrap();
    let key = keys.pk.to_base64();
    let told = lines(&ok(folder, &["update", "check", "new.tapis-update", "--key", &key]));
    assert_eq!((&told[0]["version"], &told[0]["newer"]), (&json!("9.0.0"), &json!(true)));
    assert_eq!(told[0]["packages"][0]["file"], "setup.exe");
    let said = refused(folder, &["update", "check", "new.tapis-update", "--key", &other]);
    assert!(said.contains("does not come from the Tapis project"), "{said}");
    let said = refused(folder, &["update", "check", "setup.exe", "--key", &key]);
    assert!(said.contains("not an update of Tapis"), "{said}");
}
