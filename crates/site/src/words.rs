//! Days, places and people as the pages and messages write them.

use chrono::{Datelike, NaiveDate};
use tapis_locale::{Language, Values, date, points, text, time_of_day};

/// A sentence of the catalogue without values.
pub(crate) fn word(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// A sentence of the catalogue.
pub(crate) fn say(language: Language, key: &str, values: &Values<'_>) -> String {
    text(language, key, values)
}

/// A day with its name: `samedi 21 novembre 2026`.
pub(crate) fn full_day(language: Language, day: NaiveDate) -> String {
    let weekday = i64::from(day.weekday().number_from_monday());
    say(language, "site-day", &[("weekday", weekday.into()), ("day", date(language, day).into())])
}

/// A day with the hour: `samedi 21 novembre 2026 à 20 h 30`.
pub(crate) fn day_and_hour(language: Language, day: NaiveDate, minute: u16) -> String {
    let values =
        [("day", full_day(language, day).into()), ("hour", time_of_day(language, i64::from(minute)).into())];
    say(language, "site-day_hour", &values)
}

/// The first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Points with their unit: `1 pt`, `12,5 pts`.
pub(crate) fn pts(language: Language, hundredths: i64) -> String {
    let one = match language {
        Language::Fr => hundredths.unsigned_abs() < 200,
        Language::En => hundredths.unsigned_abs() == 100,
    };
    let values = [("points", points(language, hundredths).into()), ("count", if one { 1 } else { 2 }.into())];
    say(language, "site-points", &values)
}

/// Number of players in words.
pub(crate) fn players(language: Language, players: u32) -> String {
    say(language, "doc-players", &[("players", i64::from(players).into())])
}
