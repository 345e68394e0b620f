//! French typography: a narrow no-break space before ; ! ?, a no-break space
//! before : » % and after «, and typographic apostrophes, in every catalogue. In both languages a
//! rule's number stays beside its word.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

const NO_BREAK: char = '\u{a0}';
const THIN: char = '\u{202f}';

/// Text of a catalogue's line that a person reads: without the key, without variant names, and with a letter
/// in place of each value.
fn read(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let text = match line.split_once(" = ") {
        Some((key, text)) if !line.starts_with(' ') && !key.contains(' ') => text,
        _ => line.trim_start(),
    };
    let text = match text.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, text)) => text,
        None => text,
    };
    let mut shown = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        shown.push_str(&rest[..start]);
        shown.push('x');
        // A selector continues on the lines below, and ends on one of them.
        rest = rest[start..].find('}').map_or("", |end| &rest[start + end + 1..]);
    }
    shown + rest
}

/// The faults of a text, in a few words.
fn faults(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let characters: Vec<char> = text.chars().collect();
    for (index, &character) in characters.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| characters.get(index)).copied();
        let after = characters.get(index + 1).copied();
        let wanted = match character {
            ';' | '!' | '?' => before.map(|before| (before, THIN, "before")),
            // Not between hours and minutes.
            ':' if after.is_some_and(|after| after.is_ascii_digit()) => None,
            ':' | '»' | '%' => before.map(|before| (before, NO_BREAK, "before")),
            '«' => Some((after.unwrap_or(' '), NO_BREAK, "after")),
            '\'' => Some((' ', '’', "in place of")),
            _ => None,
        };
        if let Some((there, wanted, place)) = wanted
            && there != wanted
        {
            found.push(format!("U+{:04X} is missing {place} {character}", u32::from(wanted)));
        }
    }
    found
}

/// A rule number that a line break may separate from its word.
fn parted(line: &str) -> Option<String> {
    let words = ["rule ", "rules ", "règle ", "règles "];
    let number = |rest: &str| {
        let (chapter, after) = rest.split_once('-').unwrap_or_default();
        rest.starts_with("{ $rule") || (chapter.parse::<u8>().is_ok() && after.starts_with(char::is_numeric))
    };
    let follows = |word: &&str| line.match_indices(*word).any(|(at, _)| number(&line[at + word.len()..]));
    let parted = words.iter().any(follows);
    (parted && !line.starts_with('#')).then(|| "a space parts a rule from its number".to_owned())
}

#[test]
fn french_catalogues_have_no_fault() {
    no_fault_in("fr", faults);
}

#[test]
fn english_catalogues_have_no_fault() {
    no_fault_in("en", |_| Vec::new());
}

fn no_fault_in(language: &str, faults: fn(&str) -> Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let mut wrong = Vec::new();
    let mut lines = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (number, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            lines += 1;
            wrong.extend(
                faults(&read(line))
                    .into_iter()
                    .chain(parted(line))
                    .map(|fault| format!("{name}:{}: {fault}: {line}", number + 1)),
            );
        }
    }
    assert!(lines > 400, "{lines} lines only");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_fault_is_found() {
    for (line, count) in [
        ("key = Fini ! Vraiment ?", 2),
        ("key = Fin : « midi »", 3),
        ("    [one] { $count } joueur ; il reste", 1),
        ("key = Volume : { $percent } %", 2),
        ("key = l'ante", 1),
        ("key = Fini\u{202f}! Fin\u{a0}: «\u{a0}midi\u{a0}», l’ante, 20:05, 5\u{a0}%", 0),
        ("# A comment; in any manner: free!", 0),
        ("key = { $count ->", 0),
    ] {
        assert_eq!(faults(&read(line)).len(), count, "{line}");
    }
    for line in ["key = By rule 6-8.", "key = Les règles 5-2 à 5-5", "key = (rule { $rule })"] {
        assert!(parted(line).is_some(), "{line}");
    }
    assert_eq!(parted("key = rule\u{a0}6-8, a rule 18 months old"), None);
}
