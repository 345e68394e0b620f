//! A computer whose clock is years behind: it is asked about before an evening is dated by it.

use chrono::{DateTime, Days, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;

use crate::{Club, Problem};

/// The program was made after this instant, the first of November 2026 in UTC.
pub const MADE: Millis = Millis(1_793_491_200_000);

/// A day that the computer tells although it can hardly be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DoubtedDay {
    /// The day, as 2009-01-01.
    pub day: NaiveDate,
    /// The day of the last evening that is over, if it is later; `null` if the program was made after the day.
    pub last_evening: Option<NaiveDate>,
}

impl DoubtedDay {
    /// One day earlier is not doubted, because an evening that begins after midnight may have the date of the day
    /// after.
    fn of(today: NaiveDate, last_evening: Option<NaiveDate>) -> Option<Self> {
        let before = |day: &NaiveDate| today.checked_add_days(Days::new(1)).is_some_and(|next| next < *day);
        let last_evening = last_evening.filter(before);
        let made = DateTime::from_timestamp_millis(MADE.0).map(|made| made.date_naive());
        let doubted = last_evening.is_some() || made.is_some_and(|made| today < made);
        doubted.then_some(DoubtedDay { day: today, last_evening })
    }
}

impl Club {
    /// The day that the computer tells, if it can hardly be; `None` if nothing speaks against it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn doubted_day(&self, today: NaiveDate) -> Result<Option<DoubtedDay>, Problem> {
        let last = self.file.tournaments().last_evening()?.and_then(|day| day.parse().ok());
        Ok(DoubtedDay::of(today, last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossibly_early_day_is_doubted() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
        let (program, evening) = (day(2026, 11, 1), day(2027, 1, 15));
        let doubted = |today, last| DoubtedDay::of(today, last).map(|doubted| doubted.last_evening);
        assert_eq!(doubted(day(2009, 1, 1), None), Some(None));
        assert_eq!(doubted(day(2009, 1, 1), Some(evening)), Some(Some(evening)));
        assert_eq!(doubted(day(2027, 1, 13), Some(evening)), Some(Some(evening)));
        assert_eq!(doubted(day(2027, 1, 14), Some(evening)), None, "it began after midnight");
        assert_eq!(doubted(program, None), None);
        assert_eq!(doubted(day(2036, 11, 29), Some(evening)), None);
    }
}
