//! The cells of a pasted line, and the numbers in them as people and spreadsheets write them.

use crate::base::quantity::Chips;

/// Small letters without the accents of French.
pub(super) fn fold(text: &str) -> String {
    text.to_lowercase().replace(['é', 'è'], "e")
}

/// The cells of a line. What stands in quotation marks is one cell whatever is in it; commas part
/// cells only where nothing better does, for in a spreadsheet's cells they group digits.
pub(super) fn cells(line: &str) -> Vec<String> {
    let parting: &[char] = if line.contains('\t') {
        &['\t', '/']
    } else if line.contains([';', '|']) {
        &[';', '|', '/']
    } else {
        &[',', '/']
    };
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match cells.last_mut() {
            _ if letter == '"' => quoted = !quoted,
            _ if !quoted && parting.contains(&letter) => cells.push(String::new()),
            Some(cell) => cell.push(letter),
            None => {}
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// A cell in which nothing is said.
pub(super) fn is_blank(cell: &str) -> bool {
    matches!(cell, "" | "-" | "–" | "—")
}

/// A cell that says that the big blind posts the ante.
pub(super) fn is_big_blind(cell: &str) -> bool {
    let cell = fold(cell);
    ["bb", "gb", "big", "gross"].iter().any(|word| cell.contains(word))
}

/// The digits of a whole number: spaces, points, commas and apostrophes group them by three
/// (`1 000`, `1,000`), and a decimal part of zeros is none (`25,00`).
fn digits(text: &str) -> Option<i64> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let is_group = |c: char| matches!(c, '.' | ',' | '\'' | '’');
    let parts: Vec<&str> = plain.split(is_group).collect();
    let (first, rest) = parts.split_first()?;
    let grouped = (1..=3).contains(&first.len()) && rest.iter().all(|part| part.len() == 3);
    let zeros = |part: &&str| !part.is_empty() && part.chars().all(|c| c == '0');
    let whole = match rest {
        [] => (*first).to_owned(),
        _ if grouped => parts.concat(),
        [decimals] if decimals.len() <= 2 && zeros(decimals) => (*first).to_owned(),
        _ => return None,
    };
    (whole.chars().all(|c| c.is_ascii_digit())).then(|| whole.parse().ok()).flatten()
}

/// A number of chips: `1 000`, `1,5k`, `200 BB`, `25 €`; none where it is not one.
pub(super) fn amount(cell: &str) -> Option<Chips> {
    let currency = |c: char| matches!(c, '€' | '$' | '£') || c.is_whitespace();
    let text = cell.trim_matches(currency).to_lowercase();
    if let Some(thousands) = text.strip_suffix('k') {
        let thousands = thousands.trim();
        let Some((whole, decimals)) = thousands.split_once(['.', ',']) else {
            return digits(thousands)?.checked_mul(1_000).map(Chips);
        };
        let padded = format!("{decimals:0<3}");
        let part = (padded.len() == 3).then(|| digits(&padded)).flatten()?;
        return digits(whole)?.checked_mul(1_000)?.checked_add(part).map(Chips);
    }
    let number = text.trim_end_matches(|c: char| c.is_alphabetic() || c == '\'');
    // An hour (`20h`) is none.
    if text.strip_prefix(number).is_some_and(|unit| unit == "h") { None } else { digits(number).map(Chips) }
}

/// So many seconds in minutes; none where they are no whole minutes.
pub(super) fn minutes_of(seconds: u32) -> Option<u32> {
    seconds.is_multiple_of(60).then_some(seconds / 60)
}

/// A length in minutes: `20`, `20 min`, `1 h`, `1h30`, `0:20`, `00:20:00`, `900 s`; none where it is not
/// one. Between colons hours come first, unless no level is so long: `20:00` is twenty minutes.
pub(super) fn length(cell: &str) -> Option<u32> {
    let text = fold(cell.trim());
    let number = |text: &str| digits(text.trim()).and_then(|found| u32::try_from(found).ok());
    if text.contains(':') {
        let parts: Vec<u32> = text.split(':').map(number).collect::<Option<_>>()?;
        return match parts.as_slice() {
            [hours @ 0..=10, minutes @ 0..=59] | [hours, minutes @ 0..=59, 0] => {
                hours.checked_mul(60)?.checked_add(*minutes)
            }
            [minutes, 0] => Some(*minutes),
            _ => None,
        };
    }
    let plain = text.trim_end_matches(|c: char| c.is_alphabetic() || c == '\'' || c == '.').trim();
    if let Some((hours, minutes)) = plain.split_once('h') {
        return number(hours)?.checked_mul(60)?.checked_add(number(minutes)?);
    }
    let unit = text.strip_prefix(plain).unwrap_or_default().trim();
    if unit.starts_with('s') {
        return number(plain).and_then(minutes_of);
    }
    let times = if unit.starts_with('h') { 60 } else { 1 };
    number(plain)?.checked_mul(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_spreadsheets_show_them() {
        for (cell, found) in [
            ("1000", 1_000),
            ("1 000", 1_000),
            ("1\u{202f}000", 1_000),
            ("1,000", 1_000),
            ("1.000.000", 1_000_000),
            ("1'500", 1_500),
            ("25,00", 25),
            ("50.0", 50),
            ("1k", 1_000),
            ("0.5k", 500),
            ("1,5 K", 1_500),
            ("200 BB", 200),
            ("25 €", 25),
            ("$1,000", 1_000),
            ("€ 2 000", 2_000),
        ] {
            assert_eq!(amount(cell), Some(Chips(found)), "{cell}");
        }
        for cell in ["", "-25", "douze", "25,5", "1,00,000", "1.2345k", "9999999999999999999", "k", "20h"] {
            assert_eq!(amount(cell), None, "{cell}");
        }
    }

    #[test]
    fn lengths_as_people_write_them() {
        for (cell, found) in [
            ("20", 20),
            ("20 min", 20),
            ("20'", 20),
            ("20 mn.", 20),
            ("1 h", 60),
            ("1h30", 90),
            ("1 heure", 60),
            ("0:20", 20),
            ("1:15", 75),
            ("20:00", 20),
            ("00:20:00", 20),
            ("20,0", 20),
            ("900 s", 15),
            ("1200 secondes", 20),
        ] {
            assert_eq!(length(cell), Some(found), "{cell}");
        }
        for cell in ["", "-20", "douze", "90 s", "20:30", "1:75", "0:20:30", "a:b"] {
            assert_eq!(length(cell), None, "{cell}");
        }
    }

    #[test]
    fn cells_in_quotation_marks_keep_their_commas() {
        assert_eq!(cells("\"1\",\"1,000\",2000"), ["1", "1,000", "2000"]);
        assert_eq!(cells("1;1,000;"), ["1", "1,000", ""]);
        assert_eq!(cells("1\t1,000\t100/200"), ["1", "1,000", "100", "200"]);
    }
}
