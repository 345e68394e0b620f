//! Places, amounts, points and dates as people write them in lists of results.

use chrono::{Datelike, NaiveDate};
use tapis_engine::quantity::Place;
use tapis_lists::read_date;

use crate::members::fold;

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

/// A number with at most two digits that count after the point, in hundredths: `12`, `12,5`, `1 250,50 €`, `1,250.00`.
pub(super) fn hundredths(text: &str) -> Option<i64> {
    let kept = |c: &char| !c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}' | '\'' | '’');
    let bare = fold(text);
    let bare = bare.trim().trim_start_matches(['€', '$', '£']);
    let units = ["points", "point", "pts", "pt", "euros", "euro", "eur", "chf", "€", "$", "£"];
    let bare = units.iter().find_map(|unit| bare.strip_suffix(unit)).unwrap_or(bare);
    let bare: String = bare.trim().chars().filter(kept).collect();
    let (negative, digits) = match bare.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, bare.strip_prefix('+').unwrap_or(&bare)),
    };
    // The last separator parts the hundredths, unless three digits follow the only kind there is.
    let last = digits.rfind([',', '.']);
    let (whole, part) = match last {
        Some(at) => {
            let (whole, part) = (digits.get(..at)?, digits.get(at + 1..)?);
            let separator = digits.get(at..=at)?;
            let grouped = part.len() == 3 && whole.contains(separator);
            if grouped { (digits, "") } else { (whole, part) }
        }
        None => (digits, ""),
    };
    let whole: String = whole.chars().filter(|c| !matches!(c, ',' | '.')).collect();
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() && part.is_empty() || !number(&whole) || !number(part) || whole.len() > 12 {
        return None;
    }
    let mut part = format!("{part:0<3}");
    part.truncate(3);
    let thousandths: i64 = part.parse().ok()?;
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let value = whole * 100 + (thousandths + 5) / 10;
    Some(if negative { -value } else { value })
}

/// A number of times.
pub(super) fn times(text: &str) -> Option<u32> {
    let value = hundredths(text)?;
    u32::try_from(value / 100).ok().filter(|_| value % 100 == 0)
}

/// The months as they begin in French and English.
const MONTHS: [&[&str]; 12] = [
    &["janv", "jan"],
    &["fevr", "fev", "feb"],
    &["mars", "mar"],
    &["avri", "avr", "apr"],
    &["mai", "may"],
    &["juin", "jun"],
    &["juil", "jul"],
    &["aout", "aou", "aug"],
    &["sept", "sep"],
    &["octo", "oct"],
    &["nove", "nov"],
    &["dece", "dec"],
];

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
    let folded = fold(text);
    let words: Vec<&str> =
        folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let month = |word: &&str| {
        let at = MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)))?;
        u32::try_from(at + 1).ok()
    };
    // "mardi 3 juin" before "June 3": the weekday begins like a month.
    let day_first = words.windows(2).find_map(|pair| Some((leading(pair.first()?)?, month(pair.get(1)?)?)));
    let month_first =
        || words.windows(2).find_map(|pair| Some((leading(pair.get(1)?)?, month(pair.first()?)?)));
    let (day, month) = day_first.or_else(month_first)?;
    let year = words
        .iter()
        .rev()
        .find_map(|word| word.parse::<i32>().ok().filter(|year| (1990..=2100).contains(year)));
    match year {
        Some(year) => NaiveDate::from_ymd_opt(year, month, day),
        None => last_day(day, month, today),
    }
}

/// The number with which a word begins: `1er`.
fn leading(word: &str) -> Option<u32> {
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|day| (1..=31).contains(day))
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
