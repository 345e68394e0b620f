//! A computer whose clock is years behind: it is asked about before an evening is dated by it.

use chrono::{DateTime, Days, NaiveDate};
use tapis_engine::quantity::Millis;

use crate::{Club, Problem};

/// The program was made after this instant, the first of November 2026 in UTC.
pub const MADE: Millis = Millis(1_793_491_200_000);

/// The day before which it cannot be: an evening was over then, or the program was made. A day less, because an evening that
/// begins after midnight may have the date of the day after.
fn earliest(last_evening: Option<NaiveDate>) -> Option<NaiveDate> {
    let before = |day: NaiveDate| day.checked_sub_days(Days::new(1));
    let made = DateTime::from_timestamp_millis(MADE.0).map(|made| made.date_naive());
    last_evening.and_then(before).max(made)
}

impl Club {
    /// The day that the computer tells, if it cannot be: `None` where nothing speaks against it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn doubted_day(&self, today: NaiveDate) -> Result<Option<NaiveDate>, Problem> {
        let last = self.file.last_evening()?.and_then(|day| day.parse().ok());
        Ok(earliest(last).is_some_and(|earliest| today < earliest).then_some(today))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_before_the_last_evening_or_the_program_is_doubted() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
        let doubted = |today: NaiveDate, last| earliest(last).is_some_and(|earliest| today < earliest);
        assert!(doubted(day(2009, 1, 1), None));
        assert!(doubted(day(2009, 1, 1), Some(day(2026, 11, 27))));
        assert!(doubted(day(2027, 1, 1), Some(day(2027, 1, 15))));
        assert!(!doubted(day(2027, 1, 14), Some(day(2027, 1, 15))));
        assert!(!doubted(day(2036, 11, 29), Some(day(2026, 11, 27))));
    }
}
