//! Dates as lists have them: `12/03/1987`, `1987-03-12`, `12.03.87`.

use chrono::{Datelike, NaiveDate};

/// Reads a date, day first. Two digits of a year mean the past for a birth, the present century
/// otherwise.
pub fn read_date(text: &str, birth: bool, today: NaiveDate) -> Option<NaiveDate> {
    let text = text.split_whitespace().next()?;
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let [first, month, last] = parts.as_slice() else { return None };
    let number = |text: &str| text.parse::<i32>().ok().filter(|number| *number >= 0);
    let month = u32::try_from(number(month)?).ok()?;
    let (year, day, short) = if first.len() == 4 {
        (number(first)?, number(last)?, false)
    } else {
        (number(last)?, number(first)?, last.len() == 2)
    };
    let year = match (short, birth) {
        (false, _) => year,
        (true, true) if 2000 + year > today.year() => 1900 + year,
        (true, _) => 2000 + year,
    };
    NaiveDate::from_ymd_opt(year, month, u32::try_from(day).ok()?)
}
