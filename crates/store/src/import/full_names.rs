//! A first and a last name written together: "Jean Dupont", "DUPONT Jean", "Yann de La Tour".

use serde::{Deserialize, Serialize};

/// Order of names if no heading states it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NameOrder {
    FirstLast,
    LastFirst,
}

/// Words that belong to the last name they stand before.
const PARTICLES: [&str; 18] = [
    "de", "du", "des", "d'", "d’", "la", "le", "les", "van", "von", "der", "den", "ter", "ten", "di", "da",
    "del", "della",
];

fn particle(word: &str) -> bool {
    PARTICLES.contains(&word.to_lowercase().as_str())
}

/// A word in capitals alone, as lists write last names; an initial is none.
fn capitals(word: &str) -> bool {
    let letters = || word.chars().filter(|letter| letter.is_alphabetic());
    letters().count() > 1 && letters().all(char::is_uppercase)
}

/// Position of the last name, as a range of words, if the writing itself shows it.
fn marked(words: &[&str]) -> Option<(usize, usize)> {
    let in_capitals: Vec<usize> = (0..words.len()).filter(|at| capitals(words[*at])).collect();
    if let (Some(first), Some(last)) = (in_capitals.first(), in_capitals.last())
        && in_capitals.len() < words.len()
    {
        let before = words.iter().take(*first).rev().take_while(|word| particle(word)).count();
        let range = (first - before, last + 1);
        return (range.0 == 0 || range.1 == words.len()).then_some(range);
    }
    // "Le Goff Yann": nobody's first name is a particle.
    (words.len() > 2 && particle(words[0])).then(|| (0, last_name_ahead(words)))
}

/// Number of words that a last name at the beginning takes.
fn last_name_ahead(words: &[&str]) -> usize {
    let particles = words.iter().take_while(|word| particle(word)).count();
    (particles + 1).min(words.len().saturating_sub(1)).max(1)
}

/// The order that most lines of a list show by their writing; first names first where none does.
pub(super) fn order_of<'a>(names: impl Iterator<Item = &'a str>) -> NameOrder {
    let (mut ahead, mut behind) = (0_usize, 0_usize);
    for name in names {
        let words: Vec<&str> = name.split_whitespace().collect();
        match marked(&words) {
            Some((0, _)) => ahead += 1,
            Some(_) => behind += 1,
            None => {}
        }
    }
    if ahead > behind { NameOrder::LastFirst } else { NameOrder::FirstLast }
}

/// The last and the first name of one that is written whole.
pub(super) fn split(name: &str, order: NameOrder) -> (String, String) {
    let words: Vec<&str> = name.split_whitespace().collect();
    let (from, to) = marked(&words).unwrap_or_else(|| match order {
        NameOrder::LastFirst => (0, last_name_ahead(&words)),
        NameOrder::FirstLast => {
            let at = words.iter().skip(1).position(|word| particle(word)).map(|at| at + 1);
            (at.unwrap_or(words.len().saturating_sub(1)), words.len())
        }
    });
    let last = words.get(from..to).unwrap_or_default().join(" ");
    let first =
        [words.get(..from).unwrap_or_default(), words.get(to..).unwrap_or_default()].concat().join(" ");
    (last, first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, order: NameOrder) -> (String, String) {
        split(name, order)
    }

    #[test]
    fn a_name_is_split_in_either_order() {
        for (name, last, first) in [
            ("Jean Dupont", "Dupont", "Jean"),
            ("Jean Pierre Dupont", "Dupont", "Jean Pierre"),
            ("Jean-Pierre Dupont", "Dupont", "Jean-Pierre"),
            ("Yann de La Tour", "de La Tour", "Yann"),
            ("Jan van der Berg", "van der Berg", "Jan"),
            ("  Zoé   Le Goff ", "Le Goff", "Zoé"),
            ("Dupont", "Dupont", ""),
        ] {
            assert_eq!(of(name, NameOrder::FirstLast), (last.to_owned(), first.to_owned()), "{name}");
        }
        for (name, last, first) in [
            ("Dupont Jean", "Dupont", "Jean"),
            ("Dupont Jean Pierre", "Dupont", "Jean Pierre"),
            ("de La Tour Yann", "de La Tour", "Yann"),
            ("van der Berg Jan", "van der Berg", "Jan"),
            ("Dupont", "Dupont", ""),
        ] {
            assert_eq!(of(name, NameOrder::LastFirst), (last.to_owned(), first.to_owned()), "{name}");
        }
    }

    #[test]
    fn capitals_and_particles_mark_the_last_name() {
        for order in [NameOrder::FirstLast, NameOrder::LastFirst] {
            for (name, last, first) in [
                ("DUPONT Jean", "DUPONT", "Jean"),
                ("Jean DUPONT", "DUPONT", "Jean"),
                ("LE GOFF Yann", "LE GOFF", "Yann"),
                ("de LA TOUR Yann", "de LA TOUR", "Yann"),
                ("Yann de LA TOUR", "de LA TOUR", "Yann"),
                ("Le Goff Yann", "Le Goff", "Yann"),
            ] {
                assert_eq!(of(name, order), (last.to_owned(), first.to_owned()), "{name}");
            }
        }
    }

    #[test]
    fn the_clearest_lines_decide_the_order() {
        assert_eq!(order_of(["Jean Dupont", "Zoé Petit"].into_iter()), NameOrder::FirstLast);
        assert_eq!(order_of(["Dupont Jean", "PETIT Zoé", "Martin Luc"].into_iter()), NameOrder::LastFirst);
        assert_eq!(order_of(["Dupont Jean", "Zoé PETIT"].into_iter()), NameOrder::FirstLast);
    }
}
