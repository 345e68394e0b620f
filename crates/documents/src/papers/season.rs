//! The header and footer texts of documents about a season.

use chrono::NaiveDate;
use tapis_locale::{Language, date, text};

/// "From 1 September 2026 to 30 June 2027"; empty if the season has no dates.
pub(super) fn from_to(language: Language, days: Option<(NaiveDate, NaiveDate)>) -> String {
    let said = |(from, to)| {
        let values = [("from", date(language, from).into()), ("to", date(language, to).into())];
        text(language, "doc-from_to", &values)
    };
    days.map(said).unwrap_or_default()
}

/// "After the tournament of 21 November 2026"; empty if none is over.
pub(super) fn after(language: Language, last: Option<NaiveDate>) -> String {
    let said = |day| text(language, "doc-after_tournament", &[("date", date(language, day).into())]);
    last.map(said).unwrap_or_default()
}
