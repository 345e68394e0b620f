//! Places, amounts, points and dates as people write them in lists of results.

use chrono::{Datelike, NaiveDate};
use tapis_engine::base::quantity::Place;
use tapis_lists::{fold, in_words, read_date};

/// A place: `1`, `1er`, `2e`, `=4`, `3 ex`, `12/40`.
pub(super) fn place(text: &str) -> Option<Place> {
    let text = text.trim().trim_start_matches(['=', '#', 'n', 'N', '°']).trim_start();
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let rest = fold(text.get(digits.len()..)?);
    let rest = rest.trim().trim_end_matches(['.', '=', ')']);
    let ordinal =
        ["", "er", "re", "e", "eme", "ere", "nd", "nde", "st", "rd", "th", "ex", "ex aequo", "e ex"];
    let known = ordinal.contains(&rest) || rest.starts_with('/');
    digits.parse().ok().filter(|place| known && (1..=100_000).contains(place))
}

/// The decimal separator of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Decimals {
    /// No cell says so, or cells differ.
    #[default]
    Unsaid,
    Comma,
    Point,
}

/// A sign, and the digits and separators of a number; `None` if it is no number.
fn bare(text: &str) -> Option<(bool, String)> {
    let kept = |c: &char| !c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}' | '\'' | '’');
    let bare = fold(text);
    let bare = bare.trim().trim_start_matches(['€', '$', '£']);
    let units = ["points", "point", "pts", "pt", "euros", "euro", "eur", "chf", "€", "$", "£"];
    let bare = units.iter().find_map(|unit| bare.strip_suffix(unit)).unwrap_or(bare);
    let bare: String = bare.trim().chars().filter(kept).collect();
    let (negative, digits) = match bare.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest.trim_start_matches(['€', '$', '£'])),
        None => (false, bare.strip_prefix('+').unwrap_or(&bare)),
    };
    let number = digits.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | '.'));
    (number && digits.chars().any(|c| c.is_ascii_digit())).then(|| (negative, digits.to_owned()))
}

/// The separator that certainly parts decimals in a number, and whether the other one certainly does not; `None` if it
/// may group thousands.
fn certain(digits: &str) -> Option<char> {
    let last = digits.rfind([',', '.'])?;
    let separator = digits.get(last..)?.chars().next()?;
    let other = if separator == ',' { '.' } else { ',' };
    let (whole, part) = (digits.get(..last)?, digits.get(last + 1..)?);
    if whole.contains(separator) {
        return Some(other);
    }
    let grouped = part.len() == 3 && (1..=3).contains(&whole.len()) && !whole.starts_with('0');
    (whole.contains(other) || !grouped).then_some(separator)
}

impl Decimals {
    /// The reading of a column's cells together: "1.000" beside "1.234,50" is a thousand.
    pub(super) fn of<'a>(column: impl Iterator<Item = &'a str>) -> Self {
        let said: Vec<char> = column.filter_map(bare).filter_map(|(_, digits)| certain(&digits)).collect();
        match (said.contains(&','), said.contains(&'.')) {
            (true, false) => Decimals::Comma,
            (false, true) => Decimals::Point,
            _ => Decimals::Unsaid,
        }
    }
}

/// A number in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Amount {
    Hundredths(i64),
    /// A thousand, or one with three decimals.
    Doubtful,
    None,
}

/// A number with at most two digits that count after the separator, as its column is read. No `money` has three
/// decimals.
pub(super) fn amount(text: &str, column: Decimals, money: bool) -> Amount {
    let Some((negative, digits)) = bare(text) else { return Amount::None };
    let decimal = match (certain(&digits), column) {
        (Some(own), _) => Some(own),
        (None, Decimals::Comma) => Some(','),
        (None, Decimals::Point) => Some('.'),
        // Only one kind of separator stands there, before three digits.
        (None, Decimals::Unsaid) if money => None,
        (None, Decimals::Unsaid) => digits.chars().find(|c| !c.is_ascii_digit()),
    };
    let doubtful =
        money && certain(&digits).is_none() && decimal.is_some_and(|decimal| digits.contains(decimal));
    if doubtful {
        return Amount::Doubtful;
    }
    let parts = decimal.and_then(|decimal| digits.rsplit_once(decimal));
    match parted(parts.map_or(digits.as_str(), |(whole, _)| whole), parts.map_or("", |(_, part)| part)) {
        Some(value) => Amount::Hundredths(if negative { -value } else { value }),
        None => Amount::None,
    }
}

fn parted(whole: &str, part: &str) -> Option<i64> {
    let whole: String = whole.chars().filter(|c| !matches!(c, ',' | '.')).collect();
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() && part.is_empty() || !number(part) || whole.len() > 12 {
        return None;
    }
    let mut part = format!("{part:0<3}");
    part.truncate(3);
    let thousandths: i64 = part.parse().ok()?;
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    Some(whole * 100 + (thousandths + 5) / 10)
}

/// A number alone, in hundredths: `12`, `12,5`, `1 250,50 €`, `1,250.00`.
pub(super) fn hundredths(text: &str) -> Option<i64> {
    match amount(text, Decimals::Unsaid, false) {
        Amount::Hundredths(value) => Some(value),
        Amount::Doubtful | Amount::None => None,
    }
}

/// A number of times.
pub(super) fn times(text: &str) -> Option<u32> {
    let value = hundredths(text)?;
    u32::try_from(value / 100).ok().filter(|_| value % 100 == 0)
}

/// A day: `12/09/2025`, `2025-09-12`, `12.09.25`, `12/09`, `ven. 12 septembre 2025`. Without a year it is the last
/// such day until today.
pub(super) fn day(text: &str, today: NaiveDate) -> Option<NaiveDate> {
    let text = text.trim();
    let first = text.split_whitespace().find(|word| word.chars().any(|c| c.is_ascii_digit()))?;
    if let Some(found) = read_date(first, false, today) {
        return Some(found);
    }
    let parts: Vec<&str> = first.split(['/', '-', '.']).filter(|part| !part.is_empty()).collect();
    if let [day, month] = parts.as_slice() {
        return last_day(day.parse().ok()?, month.parse().ok()?, today);
    }
    let (year, month, day) = in_words(text)?;
    match year {
        Some(year) => NaiveDate::from_ymd_opt(if year < 100 { 2000 + year } else { year }, month, day),
        None => last_day(day, month, today),
    }
}

fn last_day(day: u32, month: u32, today: NaiveDate) -> Option<NaiveDate> {
    // A leap day may lie some years back.
    (0..=8).find_map(|back| {
        NaiveDate::from_ymd_opt(today.year() - back, month, day).filter(|found| *found <= today)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_as_people_write_them() {
        for (text, wanted) in [
            ("1", Some(1)),
            (" 1er ", Some(1)),
            ("2ème", Some(2)),
            ("3e ex", Some(3)),
            ("=4", Some(4)),
            ("4=", Some(4)),
            ("12th", Some(12)),
            ("7.", Some(7)),
            ("12/40", Some(12)),
            ("0", None),
            ("abs", None),
            ("", None),
            ("3 fois", None),
        ] {
            assert_eq!(place(text), wanted, "{text}");
        }
    }

    #[test]
    fn amounts_and_points_as_people_write_them() {
        for (text, wanted) in [
            ("12", Some(1_200)),
            ("12,5", Some(1_250)),
            ("12.345", Some(1_235)),
            ("1 250,50 €", Some(125_050)),
            ("1\u{202f}250 €", Some(125_000)),
            ("€12", Some(1_200)),
            ("1,250.00", Some(125_000)),
            ("1.250.000", Some(125_000_000)),
            ("-3", Some(-300)),
            ("41,23 pts", Some(4_123)),
            (",5", Some(50)),
            ("Jambon", None),
            ("2 pizzas", None),
            ("", None),
            ("-", None),
            ("12-13", None),
        ] {
            assert_eq!(hundredths(text), wanted, "{text}");
        }
        assert_eq!((times("2"), times("2,5"), times("-1")), (Some(2), None, None));
    }

    #[test]
    fn a_whole_column_says_what_parts_decimals() {
        let read = |cells: &[&str]| -> Vec<Amount> {
            let column = Decimals::of(cells.iter().copied());
            cells.iter().map(|cell| amount(cell, column, true)).collect()
        };
        let cents = Amount::Hundredths;
        assert_eq!(read(&["$1,234.50", "1,000"]), [cents(123_450), cents(100_000)]);
        assert_eq!(read(&["1.234,50", "1.000"]), [cents(123_450), cents(100_000)]);
        assert_eq!(read(&["1.000", "500"]), [cents(100_000), cents(50_000)]);
        assert_eq!(read(&["12.50", "1.000"]), [cents(1_250), Amount::Doubtful]);
        assert_eq!(read(&["Jambon", "12,5"]), [Amount::None, cents(1_250)]);
    }

    #[test]
    fn days_as_people_write_them() {
        let date = |year, month, day| NaiveDate::from_ymd_opt(year, month, day);
        let today = date(2026, 11, 25).unwrap_or_default();
        for (text, wanted) in [
            ("12/09/2025", date(2025, 9, 12)),
            ("2025-09-12", date(2025, 9, 12)),
            ("12.09.25", date(2025, 9, 12)),
            ("12/09", date(2026, 9, 12)),
            ("12/12", date(2025, 12, 12)),
            ("Vendredi 12 septembre 2025", date(2025, 9, 12)),
            ("ven. 1er août", date(2026, 8, 1)),
            ("12 déc.", date(2025, 12, 12)),
            ("mardi 3 mars 2026", date(2026, 3, 3)),
            ("Mar. 3 juin 2025", date(2025, 6, 3)),
            ("Sept 12, 2025", date(2025, 9, 12)),
            ("Soirée du 12/09/2025", date(2025, 9, 12)),
            ("29/02", date(2024, 2, 29)),
            ("31/02/2025", None),
            ("Manche 3", None),
            ("Total", None),
            ("Points", None),
        ] {
            assert_eq!(day(text, today), wanted, "{text}");
        }
    }
}
