//! Dates as lists have them: `12/03/1987`, `1987-03-12`, `12.03.87`, `3 mars 1985`, `Sept 12, 2025`.

use chrono::{Datelike, Days, NaiveDate};

use crate::fold;

/// The number that stands first where both the day and the month are numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DayOrder {
    /// Day first, as in `31/12/1985`.
    #[default]
    DayFirst,
    /// Month first, as in `12/31/1985`.
    MonthFirst,
}

impl DayOrder {
    /// The order of a column: the month stands first where one date can be read only so, and none only otherwise.
    pub fn of<'a>(column: impl Iterator<Item = &'a str>) -> Self {
        let (mut days, mut months) = (0_usize, 0_usize);
        for cell in column {
            let Some([first, second, last]) = numbers(cell) else { continue };
            if last.0.max(first.0) > 31 && first.1 <= 2 {
                days += usize::from((13..=31).contains(&first.0) && second.0 <= 12);
                months += usize::from(first.0 <= 12 && (13..=31).contains(&second.0));
            }
        }
        if months > 0 && days == 0 { DayOrder::MonthFirst } else { DayOrder::DayFirst }
    }
}

/// Three numbers with slashes, hyphens, full stops or spaces between them, and how many digits each has.
fn numbers(text: &str) -> Option<[(i32, usize); 3]> {
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let parts: Vec<&str> = if first.contains(['/', '-', '.']) {
        first.split(['/', '-', '.']).collect()
    } else {
        [first].into_iter().chain(words).collect()
    };
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<i32>().ok().filter(|_| digits).map(|number| (number, text.len()))
    };
    match parts.as_slice() {
        [one, two, three] => Some([number(one)?, number(two)?, number(three)?]),
        _ => None,
    }
}

/// The year that two digits mean: of a birth one that is over, otherwise one of this century.
fn whole_year(short: i32, birth: bool, today: NaiveDate) -> i32 {
    if birth && 2000 + short > today.year() { 1900 + short } else { 2000 + short }
}

/// Reads a date, day first, with the month as a number or a word. Two digits of a year mean the past for a birth, the
/// present century otherwise.
pub fn read_date(text: &str, birth: bool, today: NaiveDate) -> Option<NaiveDate> {
    read_date_by(text, birth, today, DayOrder::DayFirst)
}

fn read_date_by(text: &str, birth: bool, today: NaiveDate, order: DayOrder) -> Option<NaiveDate> {
    let (year, digits, month, day) = match numbers(text) {
        Some([year @ (_, 4), month, day]) => (year.0, year.1, month.0, day.0),
        Some([first, second, year]) => match order {
            DayOrder::DayFirst => (year.0, year.1, second.0, first.0),
            DayOrder::MonthFirst => (year.0, year.1, first.0, second.0),
        },
        None => {
            let (year, month, day) = in_words(text)?;
            let year = year?;
            let digits = if year < 100 { 2 } else { 4 };
            (year, digits, i32::try_from(month).ok()?, i32::try_from(day).ok()?)
        }
    };
    let (month, day) = (u32::try_from(month).ok()?, u32::try_from(day).ok()?);
    if digits != 2 {
        return NaiveDate::from_ymd_opt(year, month, day);
    }
    let found = NaiveDate::from_ymd_opt(whole_year(year, birth, today), month, day)?;
    // Nobody is born later this year.
    if birth && found > today { NaiveDate::from_ymd_opt(found.year() - 100, month, day) } else { Some(found) }
}

/// Reads a cell of a column of dates: also a day that a spreadsheet counts from 1900, and `12031987`.
pub fn read_day(cell: &str, birth: bool, today: NaiveDate, order: DayOrder) -> Option<NaiveDate> {
    if let Some(found) = read_date_by(cell, birth, today, order) {
        return Some(found);
    }
    let digits = cell.trim();
    let digits = digits.strip_suffix(".0").or_else(|| digits.strip_suffix(",0")).unwrap_or(digits);
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |from: usize, to: usize| digits.get(from..to)?.parse::<u32>().ok();
    let date = |year: u32, month: u32, day: u32| {
        let year = i32::try_from(year).ok().filter(|year| (1900..=2100).contains(year))?;
        NaiveDate::from_ymd_opt(year, month, day)
    };
    match digits.len() {
        5 => {
            let days = digits.parse::<u64>().ok().filter(|days| (10_000..=73_050).contains(days))?;
            NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(Days::new(days))
        }
        8 => date(part(4, 8)?, part(2, 4)?, part(0, 2)?)
            .or_else(|| date(part(0, 4)?, part(4, 6)?, part(6, 8)?)),
        _ => None,
    }
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

/// The year as it is written, the month and the day of a date in words: `ven. 1er août`, `Sept 12, 2025`, `3 mars 85`;
/// no year: none is written.
pub fn in_words(text: &str) -> Option<(Option<i32>, u32, u32)> {
    let folded = fold(text);
    let words: Vec<&str> =
        folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let month = |at: usize| {
        let word = words.get(at)?;
        let found = MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)))?;
        u32::try_from(found + 1).ok()
    };
    let day = |at: usize| words.get(at).and_then(|word| leading(word));
    // "mardi 3 juin" before "June 3": the weekday begins like a month.
    let pairs = || 0..words.len();
    let day_first = pairs().find_map(|at| Some((at + 1, day(at)?, month(at + 1)?)));
    let month_first = || pairs().find_map(|at| Some((at + 1, day(at + 1)?, month(at)?)));
    let (last, day, month) = day_first.or_else(month_first)?;
    let whole = words.iter().rev().find_map(|word| {
        word.parse::<i32>().ok().filter(|year| word.len() == 4 && (1900..=2100).contains(year))
    });
    let short = || {
        let (word, end) = (words.get(last + 1)?, words.len() == last + 2);
        word.parse::<i32>().ok().filter(|_| end && word.len() == 2)
    };
    Some((whole.or_else(short), month, day))
}

/// The number with which a word begins: `1er`.
fn leading(word: &str) -> Option<u32> {
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|day| (1..=31).contains(day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_are_read_as_people_write_them() {
        let date = |year, month, day| NaiveDate::from_ymd_opt(year, month, day);
        let today = date(2026, 11, 25).unwrap_or_default();
        for (text, wanted) in [
            ("12/03/1987", date(1987, 3, 12)),
            ("1987-03-12", date(1987, 3, 12)),
            ("1/2/85", date(1985, 2, 1)),
            ("12 03 1987", date(1987, 3, 12)),
            ("3 mars 1985", date(1985, 3, 3)),
            ("1er avril 1990", date(1990, 4, 1)),
            ("samedi 2 février 85", date(1985, 2, 2)),
            ("March 3, 1985", date(1985, 3, 3)),
            ("15/12/26", date(1926, 12, 15)),
            ("31048", date(1985, 1, 1)),
            ("12031987", date(1987, 3, 12)),
            ("19870312", date(1987, 3, 12)),
            ("2026/09/01 6:22:05 PM UTC+2", date(2026, 9, 1)),
            ("3 mars", None),
            ("1985", None),
            ("31/02/1985", None),
            ("", None),
            ("12 rue de Mars", None),
        ] {
            assert_eq!(read_day(text, true, today, DayOrder::DayFirst), wanted, "{text}");
        }
    }

    #[test]
    fn a_whole_column_says_whether_the_month_stands_first() {
        let of = |cells: &[&str]| DayOrder::of(cells.iter().copied());
        assert_eq!(of(&["03/04/1985", "12/31/1985"]), DayOrder::MonthFirst);
        assert_eq!(of(&["03/04/1985", "31/12/1985"]), DayOrder::DayFirst);
        assert_eq!(of(&["12/31/1985", "31/12/1985"]), DayOrder::DayFirst);
        assert_eq!(of(&["1985-12-31", ""]), DayOrder::DayFirst);
    }
}
