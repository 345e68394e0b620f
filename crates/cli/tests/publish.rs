//! `tapis-cli publish` and messages of `tapis-cli text`.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;

use crate::run::{lines, ok, refused};

#[test]
fn a_site_is_previewed_written_and_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init", "--sample"]);
    let plan = lines(&ok(folder, &["publish", "site", "--preview"]));
    assert!(!folder.join("site").exists(), "a preview writes nothing");
    let done = lines(&ok(folder, &["publish", "site"]));
    assert_eq!(done[0]["pages"], plan[0]["pages"]);
    // Its list of files is no page and no part of the site.
    assert_eq!(done[0]["written"], json!(plan[0]["added"].as_array().unwrap().len()));
    assert!(folder.join("site/evenings/1.html").is_file());
    let again = lines(&ok(folder, &["publish", "site"]));
    assert_eq!((&again[0]["written"], &again[0]["removed"]), (&json!(0), &json!(0)));
    let less =
        lines(&ok(folder, &["publish", "site", "--without", "standings,rules", "--names", "initials"]));
    assert!(less[0]["removed"].as_u64().unwrap() >= 3 && !folder.join("site/rules.html").exists());
    assert!(
        refused(folder, &["publish", "site", "--address", "club.example"]).contains("is not the address")
    );
    // Beside the club's file it would be put online with the site.
    assert!(refused(folder, &["publish", "."]).contains("c.tapis"));
}

#[test]
fn messages_are_one_object_each() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init", "--sample"]);
    let results = lines(&ok(folder, &["text", "results", "1", "--form", "markdown"]));
    assert_eq!(results[0]["kind"], json!("results"));
    assert!(results[0]["text"].as_str().unwrap().contains("- **1st** "), "{results:?}");
    let invitation = lines(&ok(folder, &["text", "invitation", "7"]));
    assert!(invitation[0]["text"].as_str().unwrap().starts_with("*Sample club · "), "{invitation:?}");
    let standings = lines(&ok(folder, &["text", "standings", "1", "--form", "bbcode"]));
    assert!(standings[0]["text"].as_str().unwrap().contains("[*][b]1st[/b] "), "{standings:?}");
    assert!(refused(folder, &["text", "results", "7", "--form", "chat"]).contains("for one that is over"));
    assert!(refused(folder, &["text", "seating", "7", "--form", "chat"]).contains("no such text"));
}
