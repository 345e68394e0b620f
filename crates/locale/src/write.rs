//! Each language's format for numbers, money, dates and durations.

use chrono::{Datelike, NaiveDate};

use crate::Language;

/// A number with its thousands separated.
pub fn number(language: Language, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let gap = match language {
        Language::Fr => "\u{202f}",
        Language::En => ",",
    };
    let mut written = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            written.push_str(gap);
        }
        written.push(digit);
    }
    if number < 0 { format!("\u{2212}{written}") } else { written }
}

fn symbol(currency: &str) -> &str {
    match currency {
        "EUR" => "€",
        "USD" => "$",
        "GBP" => "£",
        other => other,
    }
}

/// Cents as money: `12,50 €`, `€12.50`; whole amounts without decimals.
pub fn money(language: Language, cents: i64, currency: &str) -> String {
    let (sign, whole, rest) = hundredths(language, cents);
    let symbol = symbol(currency);
    match (language, rest) {
        (Language::Fr, 0) => format!("{sign}{whole}\u{a0}{symbol}"),
        (Language::Fr, rest) => format!("{sign}{whole},{rest:02}\u{a0}{symbol}"),
        (Language::En, 0) => format!("{sign}{symbol}{whole}"),
        (Language::En, rest) => format!("{sign}{symbol}{whole}.{rest:02}"),
    }
}

/// A day: `12 mars 2026`, `12 March 2026`.
pub fn date(language: Language, day: NaiveDate) -> String {
    const FR: [&str; 12] = [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ];
    const EN: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let names = if language == Language::Fr { FR } else { EN };
    let month = names.get(day.month0() as usize).copied().unwrap_or_default();
    let first = if day.day() == 1 && language == Language::Fr { "er" } else { "" };
    format!("{}{first} {month} {}", day.day(), day.year())
}

/// Minutes after midnight: `20 h 05`, `20:05`.
pub fn time_of_day(language: Language, minute: i64) -> String {
    let (hour, minute) = (minute.rem_euclid(1440) / 60, minute.rem_euclid(60));
    match language {
        Language::Fr => format!("{hour}\u{a0}h\u{a0}{minute:02}"),
        Language::En => format!("{hour}:{minute:02}"),
    }
}

/// A duration in milliseconds: `1:05:00`, `12:30`.
pub fn duration(millis: i64) -> String {
    let seconds = (millis / 1000).abs();
    let sign = if millis < 0 { "\u{2212}" } else { "" };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}

/// A duration in whole minutes: `4 h 38` (`4 h 38 min` in English), `45 min`.
pub fn span(language: Language, minutes: i64) -> String {
    let (hours, rest) = (minutes.max(0) / 60, minutes.max(0) % 60);
    match (hours, language) {
        (0, _) => format!("{rest}\u{a0}min"),
        (_, Language::Fr) => format!("{hours}\u{a0}h\u{a0}{rest:02}"),
        (_, Language::En) => format!("{hours}\u{a0}h\u{a0}{rest:02}\u{a0}min"),
    }
}

/// Hundredths of a percent as whole percent: `63 %`, `63%`.
pub fn percent(language: Language, hundredths: i64) -> String {
    let whole = number(language, hundredths.saturating_add(50).div_euclid(100));
    let space = if language == Language::Fr { "\u{a0}" } else { "" };
    format!("{whole}{space}%")
}

/// A place: `1er`, `2e`; `1st`, `2nd`, `11th`.
pub fn ordinal(language: Language, place: u32) -> String {
    let ending = match (language, place % 10, place % 100) {
        (Language::Fr, ..) if place == 1 => "er",
        (Language::Fr, ..) => "e",
        (Language::En, _, 11..=13) => "th",
        (Language::En, 1, _) => "st",
        (Language::En, 2, _) => "nd",
        (Language::En, 3, _) => "rd",
        (Language::En, ..) => "th",
    };
    format!("{place}{ending}")
}

/// Hundredths of a point: `12,5`, `12.5`, `12`.
pub fn points(language: Language, points: i64) -> String {
    let (sign, whole, rest) = hundredths(language, points);
    let mark = if language == Language::Fr { ',' } else { '.' };
    match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}{mark}{}", rest / 10),
        rest => format!("{sign}{whole}{mark}{rest:02}"),
    }
}

/// The sign, the whole part and the hundredths. The sign is separate because −50 hundredths have the whole part 0.
fn hundredths(language: Language, all: i64) -> (&'static str, String, i64) {
    let sign = if all < 0 { "\u{2212}" } else { "" };
    (sign, number(language, (all / 100).abs()), (all % 100).abs())
}
