//! Message keys: both languages have the same ones, with the same values; Rust asks for no unknown
//! key (the type checker sees to the pages, by `ui/scripts/keys.js`); and no key is unused.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Literals in `src` that look like keys but name settings in the club file.
const NOT_KEYS: [&str; 3] = ["room-layouts", "room-logo", "room-slides"];

/// Stands for `{…}` in a key that is composed at run time.
const HOLE: char = '*';

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The keys of a language, with the values that each sentence takes.
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
                    "{language}: {key} is there twice"
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
fn both_languages_have_the_same_keys_and_values() {
    let (french, english) = (sentences("fr"), sentences("en"));
    assert!(french.len() > 300, "{} sentences only", french.len());
    let keys = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<_>>();
    let missing: Vec<_> = keys(&french).symmetric_difference(&keys(&english)).cloned().collect();
    assert!(missing.is_empty(), "in one language only: {missing:?}");
    for (key, values) in &french {
        assert_eq!(values, &english[key], "{key} takes other values in English");
    }
}

/// If a choice has two variants of the same name, the second is never used.
#[test]
fn no_choice_has_a_variant_twice() {
    for language in ["fr", "en"] {
        for file in std::fs::read_dir(root().join("locales").join(language)).unwrap() {
            let path = file.unwrap().path();
            // The variants seen so far in each open choice, the innermost last.
            let mut open: Vec<BTreeSet<String>> = Vec::new();
            for (at, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
                let line = line.trim_start();
                if line.starts_with('}') {
                    open.pop();
                }
                let variant = line.trim_start_matches('*').strip_prefix('[');
                if let (Some((name, _)), Some(choice)) =
                    (variant.and_then(|rest| rest.split_once(']')), open.last_mut())
                {
                    assert!(choice.insert(name.to_owned()), "{}:{}: [{name}]", path.display(), at + 1);
                }
                if line.trim_end().ends_with("->") {
                    open.push(BTreeSet::new());
                }
            }
            assert!(open.is_empty(), "{}: a choice without its end", path.display());
        }
    }
}

/// Keys that the sources mention.
#[derive(Default)]
struct Sources {
    /// String literals that may be keys, with their file.
    literals: BTreeMap<String, PathBuf>,
    /// Keys composed at run time, with a `*` for each hole.
    patterns: BTreeMap<String, PathBuf>,
    /// Every word, in snake case: names of variants, fields, codes.
    words: BTreeSet<String>,
}

impl Sources {
    fn read(folder: &Path, endings: &[&str]) -> Self {
        let mut sources = Sources::default();
        sources.add(folder, endings);
        sources
    }

    fn add(&mut self, folder: &Path, endings: &[&str]) {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                if !["tests", "target", "gen"].contains(&name) {
                    self.add(&path, endings);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending))
                && !name.ends_with(".test.ts")
                && name != "keys.ts"
            {
                self.add_file(&path);
            }
        }
    }

    fn add_file(&mut self, path: &Path) {
        let text = std::fs::read_to_string(path).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            self.words.extend(words.map(snake));
            if path.ends_with("bindings.ts") {
                continue;
            }
            // `worded` composes a key of its first argument and each of its values.
            let prefixes = line.split("worded(\"").skip(1).filter_map(|rest| rest.split('"').next());
            self.patterns.extend(prefixes.map(|prefix| (format!("{prefix}-{HOLE}"), path.to_owned())));
            for literal in line.split(['"', '`']) {
                let pattern = with_holes(literal);
                if pattern.is_empty()
                    || !pattern.chars().all(|c| c.is_ascii_alphanumeric() || "-_*".contains(c))
                {
                    continue;
                }
                let list = if pattern.contains(HOLE) { &mut self.patterns } else { &mut self.literals };
                list.entry(pattern).or_insert_with(|| path.to_owned());
            }
        }
    }

    /// Whether some source asks for a key: literally, or composed of words of the program.
    fn uses(&self, key: &str) -> bool {
        self.literals.contains_key(key)
            || self.patterns.keys().any(|pattern| {
                let pieces: Vec<&str> = pattern.split(HOLE).collect();
                key.strip_prefix(pieces[0])
                    .is_some_and(|rest| self.fills(rest, &pieces[1..], pieces[0].is_empty()))
            })
    }

    /// Whether the rest of a key fits the rest of a pattern. A hole at the start takes another key.
    fn fills(&self, rest: &str, pieces: &[&str], at_start: bool) -> bool {
        let Some((piece, others)) = pieces.split_first() else { return rest.is_empty() };
        (0..=rest.len()).any(|end| {
            let (hole, after) = rest.split_at(end);
            let known = if at_start {
                self.literals.contains_key(hole) && hole.contains('-')
            } else {
                self.knows(hole)
            };
            known && after.strip_prefix(piece).is_some_and(|after| self.fills(after, others, false))
        })
    }

    fn knows(&self, hole: &str) -> bool {
        self.literals.contains_key(hole) || hole.split('-').all(|word| self.words.contains(word))
    }
}

/// `MediaEmpty` as serde writes it: `media_empty`.
fn snake(word: &str) -> String {
    let mut snake = String::new();
    for (index, letter) in word.char_indices() {
        if letter.is_ascii_uppercase() && index > 0 {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// A literal with a [`HOLE`] for each `{…}` or `${…}`.
fn with_holes(literal: &str) -> String {
    let mut pattern = String::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        pattern.push_str(before.strip_suffix('$').unwrap_or(before));
        pattern.push(HOLE);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    pattern + rest
}

#[test]
fn rust_asks_only_for_keys_that_exist() {
    let keys = sentences("fr");
    let heads: BTreeSet<&str> = keys.keys().filter_map(|key| key.split('-').next()).collect();
    let mut sources = Sources::read(&root().join("crates"), &[".rs"]);
    sources.add(&root().join("src-tauri/src"), &[".rs"]);
    assert!(sources.literals.len() > 1000, "{} literals only", sources.literals.len());
    let unknown: Vec<_> = sources
        .literals
        .iter()
        .filter(|(literal, _)| {
            literal.split_once('-').is_some_and(|(head, rest)| heads.contains(head) && !rest.is_empty())
        })
        .filter(|(literal, _)| !keys.contains_key(*literal) && !NOT_KEYS.contains(&literal.as_str()))
        .collect();
    assert!(unknown.is_empty(), "not in the catalogues: {unknown:#?}");
}

/// The sentences that others of a catalogue contain: `{ key }`.
fn referred(language: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(root().join("locales").join(language)).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let placed = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        found.extend(
            placed.map(str::trim).filter(|placed| placed.starts_with(char::is_alphabetic)).map(String::from),
        );
    }
    found
}

#[test]
fn every_key_is_used() {
    let mut sources = Sources::read(&root().join("crates"), &[".rs"]);
    sources.add(&root().join("src-tauri/src"), &[".rs"]);
    sources.add(&root().join("ui/src"), &[".ts", ".svelte"]);
    sources.add(&root().join("ui/scripts"), &[".js"]);
    let keys = sentences("fr");
    let within = referred("fr");
    let unused: Vec<_> = keys.keys().filter(|key| !within.contains(*key) && !sources.uses(key)).collect();
    assert!(unused.is_empty(), "no source asks for {unused:#?}");
}
