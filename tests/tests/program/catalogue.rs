//! The catalogues: every sentence in both languages, with the same values, and every key that the
//! pages ask for.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tapis_tests::root;

/// Keys of a language with the values that each sentence takes.
fn sentences(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in std::fs::read_dir(root().join("locales").join(language)).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with([' ', '[', '*', '}'])
                && let Some((name, _)) = line.split_once(" =")
            {
                name.clone_into(&mut key);
                assert!(
                    found.insert(key.clone(), BTreeSet::new()).is_none(),
                    "{language}: {key} stands twice"
                );
            }
            let values = line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>()
            });
            found.entry(key.clone()).or_default().extend(values);
        }
    }
    found.remove("");
    found
}

#[test]
fn both_languages_say_the_same_things() {
    let (french, english) = (sentences("fr"), sentences("en"));
    assert!(french.len() > 300, "{} sentences only", french.len());
    let keys = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<_>>();
    let missing: Vec<_> = keys(&french).symmetric_difference(&keys(&english)).cloned().collect();
    assert!(missing.is_empty(), "in one language only: {missing:?}");
    for (key, values) in &french {
        assert_eq!(values, &english[key], "{key} takes other values in English");
    }
}

fn asked(folder: &Path, keys: &mut BTreeSet<String>) {
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            asked(&path, keys);
        } else if path.extension().is_some_and(|ending| ending == "svelte" || ending == "ts") {
            let text = std::fs::read_to_string(&path).unwrap();
            for rest in text.split("t(\"").skip(1) {
                keys.extend(
                    rest.split('"')
                        .next()
                        // A test's name is a sentence, not a key.
                        .filter(|key| key.contains('-') && key.len() > 3 && !key.contains(' '))
                        .map(str::to_owned),
                );
            }
        }
    }
}

#[test]
fn the_pages_ask_only_for_what_is_there() {
    let french = sentences("fr");
    let mut keys = BTreeSet::new();
    asked(&root().join("ui/src"), &mut keys);
    assert!(keys.len() > 150, "{} keys only", keys.len());
    let missing: Vec<_> = keys.iter().filter(|key| !french.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
