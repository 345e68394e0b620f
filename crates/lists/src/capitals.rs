//! Names that a list writes in capitals, as people write them: "DE LA TOUR" is "de la Tour".

use std::borrow::Cow;

/// Words before a family name that begin with a small letter.
const SMALL: [&str; 19] = [
    "de", "du", "des", "da", "das", "do", "dos", "van", "von", "vom", "der", "den", "ter", "ten", "zu",
    "zum", "zur", "af", "of",
];
/// Articles: small behind such a word, with a capital where the name begins with them ("Le Goff", "de la Tour").
const ARTICLES: [&str; 6] = ["la", "le", "les", "het", "el", "los"];
/// Roman numbers that follow a name.
const NUMBERS: [&str; 3] = ["II", "III", "IV"];
/// Families whose name has a second capital behind "Mac"; others ("Macron", "Machado") have none.
const CLANS: [&str; 24] = [
    "allister", "arthur", "aulay", "callum", "carthy", "cormick", "donald", "donnell", "dougall", "duff",
    "farlane", "gowan", "gregor", "innes", "intosh", "intyre", "kenna", "kinnon", "lachlan", "lean", "leod",
    "millan", "namara", "pherson",
];

/// A part of a name in capitals alone; an initial is none.
fn in_capitals(part: &str) -> bool {
    let mut letters = part.chars().filter(|c| c.is_alphabetic()).peekable();
    letters.peek().is_some()
        && part.chars().filter(|c| c.is_alphabetic()).count() > 1
        && letters.all(char::is_uppercase)
}

fn vowel(c: char) -> bool {
    let folded = crate::fold(&c.to_string());
    folded.chars().any(|c| matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y'))
}

/// Capitalises only the first letter: "DUPONT" as "Dupont".
fn first_large(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(String::from).unwrap_or_default();
    first + &letters.as_str().to_lowercase()
}

/// A name in capitals without apostrophe or hyphen.
fn plain(part: &str) -> String {
    let small = part.to_lowercase();
    let behind = |prefix: &str| small.strip_prefix(prefix).filter(|rest| rest.chars().count() > 2);
    if NUMBERS.contains(&part) {
        part.to_owned()
    } else if let Some(rest) = behind("mc") {
        format!("Mc{}", first_large(&rest.to_uppercase()))
    } else if let Some(rest) = behind("mac").filter(|rest| CLANS.contains(rest)) {
        format!("Mac{}", first_large(&rest.to_uppercase()))
    } else {
        first_large(part)
    }
}

/// A word or a part of one between hyphens; `behind` and `first`: it follows a small word, or begins the name.
fn part(text: &str, behind: bool, first: bool) -> String {
    let small = text.to_lowercase();
    if !in_capitals(text) {
        // "McDONALD": only the prefix is as people write it.
        let rest = text.strip_prefix("Mc").or_else(|| text.strip_prefix("Mac"));
        return match rest.filter(|rest| in_capitals(rest)) {
            Some(rest) => text.replacen(rest, &first_large(rest), 1),
            None => text.to_owned(),
        };
    }
    if SMALL.contains(&small.as_str()) || (ARTICLES.contains(&small.as_str()) && behind && !first) {
        return small;
    }
    match text.char_indices().find(|(_, c)| matches!(c, '\'' | '’')) {
        Some((at, apostrophe)) => {
            let (head, tail) = (text.get(..at).unwrap_or_default(), text.get(at..).unwrap_or_default());
            let tail = tail.trim_start_matches(apostrophe);
            let head = if head == "D" { "d".to_owned() } else { plain(head) };
            format!(
                "{head}{apostrophe}{}",
                if tail.chars().count() > 1 { plain(tail) } else { tail.to_lowercase() }
            )
        }
        None => plain(text),
    }
}

/// A name whose words in capitals are written as people write them, with the small words of a family name, Mac, Mc,
/// O' and hyphens; other words stay as they are.
pub fn without_capitals(name: &str) -> Cow<'_, str> {
    if !name
        .split([' ', '-'])
        .any(|word| in_capitals(word) || word.starts_with("Mc") || word.starts_with("Mac"))
    {
        return Cow::Borrowed(name);
    }
    let mut written = String::with_capacity(name.len());
    let (mut behind, mut first) = (false, true);
    for piece in name.split_inclusive([' ', '-']) {
        let word = piece.trim_end_matches([' ', '-']);
        let made = part(word, behind, first);
        written.push_str(&made);
        written.push_str(piece.get(word.len()..).unwrap_or_default());
        if !word.is_empty() {
            let small = made.to_lowercase();
            behind = SMALL.contains(&small.as_str()) || (behind && ARTICLES.contains(&small.as_str()));
            first = false;
        }
    }
    Cow::Owned(written)
}

/// The same for a first name, where two or three consonants are initials: "JP", "JPh".
pub fn first_without_capitals(name: &str) -> Cow<'_, str> {
    let initials = name.chars().count() < 4 && !name.chars().any(vowel);
    if initials { Cow::Borrowed(name) } else { without_capitals(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_capitals_are_written_as_people_write_them() {
        for (written, wanted) in [
            ("DUPONT", "Dupont"),
            ("LEFÈVRE", "Lefèvre"),
            ("LE GOFF", "Le Goff"),
            ("DE LA TOUR", "de la Tour"),
            ("de LA TOUR", "de la Tour"),
            ("LA ROCCA", "La Rocca"),
            ("DU BELLAY", "du Bellay"),
            ("D'AUBIGNÉ", "d'Aubigné"),
            ("D’ARTAGNAN", "d’Artagnan"),
            ("L'HÔTE", "L'Hôte"),
            ("O'NEIL", "O'Neil"),
            ("N’GUESSAN", "N’Guessan"),
            ("SAINT-EXUPÉRY", "Saint-Exupéry"),
            ("MARTIN-DU GARD", "Martin-du Gard"),
            ("VAN DER BERG", "van der Berg"),
            ("VON TRAPP", "von Trapp"),
            ("DA SILVA", "da Silva"),
            ("MCDONALD", "McDonald"),
            ("McDONALD", "McDonald"),
            ("MACDONALD", "MacDonald"),
            ("MACRON", "Macron"),
            ("MACHADO", "Machado"),
            ("NG", "Ng"),
            ("GARCIA LOPEZ", "Garcia Lopez"),
            ("HENRI III", "Henri III"),
            ("DUPONT-Martin", "Dupont-Martin"),
        ] {
            assert_eq!(without_capitals(written), wanted, "{written}");
        }
    }

    #[test]
    fn names_that_are_not_in_capitals_stay() {
        for name in
            ["Dupont", "de La Tour", "McDonald", "MacLeod", "O'Neil", "J", "J.-P.", "d'Aubigné", "", "-"]
        {
            assert_eq!(without_capitals(name), name);
        }
        assert_eq!(first_without_capitals("JEAN-PIERRE"), "Jean-Pierre");
        assert_eq!(first_without_capitals("JP"), "JP");
        assert_eq!(first_without_capitals("ÈVE"), "Ève");
    }
}
