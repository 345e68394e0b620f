//! A site in a folder: pages come and go with the facts, and nothing of anybody else is touched.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use tapis_club::publishing::{Files, MANIFEST, plan, publish};

fn files(listed: &[(&str, &str)]) -> Files {
    listed.iter().map(|(path, text)| (path.parse().unwrap(), text.as_bytes().to_vec())).collect()
}

fn first() -> Files {
    files(&[("index.html", "un"), ("evenings/1.html", "a"), ("evenings/2.html", "b"), ("style.css", "c")])
}

fn refused(folder: &Path, files: &Files) -> String {
    publish(folder, files, "club", false).unwrap_err().code
}

fn there(folder: &Path) -> Vec<String> {
    fn walk(folder: &Path, under: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = format!("{under}{}", entry.file_name().to_str().unwrap());
            if entry.path().is_dir() {
                walk(&entry.path(), &format!("{name}/"), found)
            } else {
                found.push(name)
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, "", &mut found);
    found.sort();
    found
}

#[test]
fn unchanged_pages_stay() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("new/site");
    let done = publish(&site, &first(), "club", false).unwrap();
    assert_eq!((done.pages, done.written, done.removed), (3, 4, 0));
    assert_eq!(there(&site), ["evenings/1.html", "evenings/2.html", "index.html", "style.css", MANIFEST]);
    let written = |name: &str| -> SystemTime { fs::metadata(site.join(name)).unwrap().modified().unwrap() };
    let (style, list) = (written("style.css"), written(MANIFEST));
    assert_eq!(publish(&site, &first(), "club", false).unwrap().written, 0);
    assert_eq!(written(MANIFEST), list, "nothing is written for nothing");

    let next = files(&[
        ("index.html", "deux"),
        ("evenings/2.html", "b"),
        ("evenings/3.html", "d"),
        ("style.css", "c"),
    ]);
    let planned = plan(&site, &next, "club").unwrap();
    assert_eq!(
        (planned.added, planned.changed),
        (vec!["evenings/3.html".to_owned()], vec!["index.html".to_owned()])
    );
    assert_eq!((planned.removed, planned.foreign_count), (vec!["evenings/1.html".to_owned()], 0));
    let done = publish(&site, &next, "club", false).unwrap();
    assert_eq!((done.written, done.removed), (2, 1));
    assert_eq!(there(&site), ["evenings/2.html", "evenings/3.html", "index.html", "style.css", MANIFEST]);
    assert_eq!(written("style.css"), style);
    publish(&site, &files(&[("index.html", "trois")]), "club", false).unwrap();
    assert!(!site.join("evenings").exists(), "an empty folder of ours goes");
    // The list of the same site is the same in any folder.
    let other = folder.path().join("other");
    publish(&other, &files(&[("index.html", "trois")]), "club", false).unwrap();
    assert_eq!(fs::read(site.join(MANIFEST)).unwrap(), fs::read(other.join(MANIFEST)).unwrap());
}

#[test]
fn files_of_others_are_asked_about_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path();
    fs::write(site.join("photo.jpg"), "p").unwrap();
    fs::write(site.join("Thumbs.db"), "t").unwrap();
    assert_eq!(plan(site, &first(), "club").unwrap().foreign, ["photo.jpg"]);
    assert_eq!(refused(site, &first()), "site-foreign");
    assert_eq!(there(site).len(), 2, "nothing was written");
    publish(site, &first(), "club", true).unwrap();
    fs::write(site.join("evenings/mine.txt"), "m").unwrap();
    // Asked once: the folder holds the site now.
    publish(site, &files(&[("index.html", "un")]), "club", false).unwrap();
    assert_eq!(there(site), ["Thumbs.db", "evenings/mine.txt", "index.html", "photo.jpg", MANIFEST]);
    // Nobody's file gives way to a page.
    fs::write(site.join("style.css"), "own").unwrap();
    assert_eq!(refused(site, &first()), "site-in_the_way");
    assert_eq!(fs::read_to_string(site.join("style.css")).unwrap(), "own");
}

#[test]
fn a_changed_page_is_reported_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path();
    publish(site, &first(), "club", false).unwrap();
    fs::write(site.join("evenings/1.html"), "by hand").unwrap();
    fs::write(site.join("index.html"), "by hand").unwrap();
    let less = files(&[("index.html", "un"), ("style.css", "c")]);
    let planned = plan(site, &less, "club").unwrap();
    assert_eq!(planned.edited, ["index.html", "evenings/1.html"]);
    assert_eq!(planned.removed, ["evenings/2.html"]);
    publish(site, &less, "club", false).unwrap();
    assert_eq!(fs::read_to_string(site.join("evenings/1.html")).unwrap(), "by hand");
    assert_eq!(fs::read_to_string(site.join("index.html")).unwrap(), "un");
}

#[test]
fn an_interrupted_writing_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path();
    publish(site, &first(), "club", false).unwrap();
    // A folder stands where a page shall be: writing stops in the middle.
    let next =
        files(&[("evenings/9.html", "n"), ("index.html", "deux"), ("style.css", "c"), ("zz.html", "z")]);
    fs::create_dir(site.join("zz.html")).unwrap();
    assert_eq!(refused(site, &next), "save-is_folder");
    fs::remove_dir(site.join("zz.html")).unwrap();
    publish(site, &next, "club", false).unwrap();
    assert_eq!(there(site), ["evenings/9.html", "index.html", "style.css", MANIFEST, "zz.html"]);
}

#[test]
fn folders_that_are_not_for_a_site_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    publish(&at("other"), &first(), "other club", false).unwrap();
    assert_eq!(refused(&at("other"), &first()), "site-other_club");
    fs::create_dir(at("club")).unwrap();
    fs::write(at("club/saison.tapis"), b"SQLite format 3\0 and a season").unwrap();
    assert_eq!(publish(&at("club"), &first(), "club", true).unwrap_err().code, "site-club_file");
    fs::write(at("file"), "x").unwrap();
    assert_eq!(refused(&at("file"), &first()), "save-is_file");
    fs::create_dir(at("newer")).unwrap();
    for list in [
        "",
        "{}",
        r#"{"format":2,"club":"x","files":{}}"#,
        r#"{"format":1,"club":"x","files":{"../../a":"y"}}"#,
    ] {
        fs::write(at("newer").join(MANIFEST), list).unwrap();
        assert_eq!(refused(&at("newer"), &first()), "site-list_unread", "{list}");
    }
    #[cfg(unix)]
    {
        fs::create_dir_all(at("linked")).unwrap();
        fs::create_dir_all(at("elsewhere")).unwrap();
        std::os::unix::fs::symlink(at("elsewhere"), at("linked/evenings")).unwrap();
        assert_eq!(publish(&at("linked"), &first(), "club", true).unwrap_err().code, "site-link");
        assert_eq!(there(&at("elsewhere")), Vec::<String>::new());
    }
    #[cfg(target_os = "linux")]
    assert_eq!(refused(Path::new("/sys/site"), &first()), "save-denied");
}
