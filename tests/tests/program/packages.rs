//! Metadata of the packages for each system agree with the program and with each other.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;

use serde_json::Value;
use tapis_tests::root;

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

#[test]
fn the_release_that_software_centres_show_is_this_version() {
    let metainfo = text("packaging/linux/fr.tapis.desk.metainfo.xml");
    let first = metainfo.lines().find(|line| line.contains("<release version=")).unwrap();
    let version = format!("version=\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(first.contains(&version), "{first} is not {version}");
}

#[test]
fn every_package_opens_club_files() {
    for (path, says) in [
        ("packaging/linux/tapis.desktop", "MimeType=application/vnd.tapis.club;"),
        ("packaging/linux/tapis.desktop", "Exec={{exec}} %f"),
        ("packaging/linux/tapis-mime.xml", "<mime-type type=\"application/vnd.tapis.club\">"),
        ("packaging/linux/tapis-mime.xml", "<glob pattern=\"*.tapis\"/>"),
        ("packaging/linux/fr.tapis.desk.metainfo.xml", "<mediatype>application/vnd.tapis.club</mediatype>"),
        ("scripts/windows/tapis.nsi", "\"Content Type\" \"application/vnd.tapis.club\""),
    ] {
        assert!(text(path).contains(says), "{path} does not say {says}");
    }
}

/// Packages for Linux differ in where a shell looks for completions, and in nothing else.
#[test]
fn deb_rpm_and_appimage_bring_the_same_files() {
    let configuration: Value = serde_json::from_str(&text("src-tauri/tauri.conf.json")).unwrap();
    let files = |kind: &str| {
        let files = configuration["bundle"]["linux"][kind]["files"].as_object().unwrap();
        let mut sources: Vec<_> = files.values().map(|source| source.as_str().unwrap().to_owned()).collect();
        sources.sort();
        sources
    };
    assert!(files("deb").iter().any(|file| file.ends_with("/tapis-cli")));
    assert_eq!(files("deb"), files("rpm"));
    assert_eq!(files("deb"), files("appimage"));
}
