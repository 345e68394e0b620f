//! Results as people write them in a message: a line for each player, with the place in front and remarks around.

use chrono::NaiveDate;
use tapis_lists::{Row, fold};

use super::columns::ResultField;
use super::values::day;
use crate::import::names::is_greeting;

/// The content of a message's rows.
pub(super) const COLUMNS: [ResultField; 5] =
    [ResultField::Place, ResultField::LastName, ResultField::Prize, ResultField::Points, ResultField::Date];

/// A message as rows, and the lines in it that name nobody.
pub(super) struct Message {
    pub(super) rows: Vec<Row>,
    pub(super) left: Vec<String>,
}

/// The letters behind a place: `1er`, `2e`, `3)`.
const ORDINALS: [&str; 11] = ["er", "re", "e", "eme", "ere", "nd", "nde", "st", "rd", "th", "ex"];

/// The place with which a line begins, and what follows.
fn placed(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let digits = line.find(|c: char| !c.is_ascii_digit()).filter(|digits| (1..=3).contains(digits))?;
    let (place, rest) = line.split_at_checked(digits)?;
    let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    let (ordinal, behind) = rest.split_at_checked(letters)?;
    let rest =
        if ordinal.is_empty() || ORDINALS.contains(&fold(ordinal).as_str()) { behind } else { return None };
    let name = rest.trim_start_matches(|c: char| {
        c.is_whitespace() || matches!(c, '.' | ')' | ':' | '°' | '-' | '–' | '—' | '=')
    });
    let parted = name.len() < rest.len();
    (parted && name.starts_with(char::is_alphabetic)).then_some((place, name))
}

/// The amount, the points and the name in what follows a place: the name ends where a bracket, a sign or a number
/// begins.
fn parts(text: &str) -> (String, String, String) {
    let inside =
        |c: char| c.is_alphabetic() || c.is_whitespace() || matches!(c, '\'' | '’' | '-' | '.' | '´' | '`');
    let sign = |at: usize| {
        let rest = text.get(at..).unwrap_or_default();
        [" - ", " – ", " — ", " = ", " -> "].iter().any(|sign| rest.starts_with(sign))
    };
    let end = text.char_indices().find(|(at, c)| !inside(*c) || sign(*at)).map_or(text.len(), |(at, _)| at);
    let (name, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    let (mut prize, mut points) = (String::new(), String::new());
    let words: Vec<&str> = rest
        .split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | '/'))
        .filter(|word| !word.is_empty())
        .collect();
    for (at, word) in words.iter().enumerate() {
        let next = words.get(at + 1).map(|word| fold(word)).unwrap_or_default();
        let folded = fold(word);
        let number = word.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '€' | '$' | '£' | '+'));
        let money = |text: &str| text.contains(['€', '$', '£']) || text.contains("eur");
        let scored = |text: &str| text.contains("pts") || text.contains("point");
        let unit = |is: &dyn Fn(&str) -> bool| number && (is(&folded) || is(&next));
        let bare = || word.trim_end_matches([',', '.', ':']).to_owned();
        if prize.is_empty() && unit(&money) {
            prize = bare();
        } else if points.is_empty() && unit(&scored) {
            points = bare();
        }
    }
    (name.trim().trim_end_matches(['-', '.']).trim().to_owned(), prize, points)
}

/// Reads a message; `None` if it is a table, or names nobody by a place.
pub(super) fn read(text: &str, today: NaiveDate) -> Option<Message> {
    if text.contains(['\t', ';', '\0']) {
        return None;
    }
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty()).collect();
    let named = lines.iter().filter(|(_, line)| placed(line).is_some()).count();
    if named < 2 || named * 2 < lines.len().saturating_sub(6) {
        return None;
    }
    let (mut rows, mut left, mut date) = (Vec::new(), Vec::new(), String::new());
    for (line, text) in lines {
        let Some((place, rest)) = placed(text).filter(|(_, rest)| !is_greeting(rest)) else {
            if let Some(found) = day(text, today) {
                date = found.format("%d/%m/%Y").to_string();
            }
            left.push(text.to_owned());
            continue;
        };
        let (name, prize, points) = parts(rest);
        rows.push(Row { line, cells: vec![place.to_owned(), name, prize, points, date.clone()] });
    }
    Some(Message { rows, left })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_between_its_place_and_remarks() {
        for (line, wanted) in [
            ("1er Élodie Dupont", ("1", "Élodie Dupont", "", "")),
            ("2e : Noël Lefèvre - 60 €", ("2", "Noël Lefèvre", "60", "")),
            ("3) Jean Martin (bulle, recave x2)", ("3", "Jean Martin", "", "")),
            ("4. Luc Petit 12,5 pts", ("4", "Luc Petit", "", "12,5")),
            ("🏆 1 – Jean-Pierre O’Neil : 120€", ("1", "Jean-Pierre O’Neil", "120€", "")),
        ] {
            let (place, rest) = placed(line).unwrap_or_default();
            let (name, prize, points) = parts(rest);
            assert_eq!((place, name.as_str(), prize.as_str(), points.as_str()), wanted, "{line}");
        }
        for line in ["12 septembre", "1,Dupont Jean,50", "Dupont Jean", "20h30 au local", "2026"] {
            assert!(placed(line).is_none() || line == "12 septembre", "{line}");
        }
    }
}
