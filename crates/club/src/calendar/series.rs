//! Several evenings made at once: the days of a rhythm, looked at before the evenings are made.

use crate::file::subjects::Schedule;
use chrono::{Datelike, Days, Months, NaiveDate, Weekday};
use serde::{Deserialize, Serialize};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Millis, SeasonId, TournamentId};

use crate::Problem;
use crate::file::problem::playable;
use crate::seasons::list::season_of;

/// The most evenings that are made at once.
const MOST: usize = 120;

/// Rhythm of the evenings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Rhythm {
    /// On the weekday of the first one.
    Weeks {
        /// Every so many weeks, 1 to 12.
        every: u32,
    },
    /// Each month on the same weekday of it as the first one: the second Friday. From the 29th on: the last one.
    Months,
}

/// Evenings that are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeriesWish {
    pub from: NaiveDate,
    /// No evening is later.
    pub to: NaiveDate,
    pub rhythm: Rhythm,
}

/// A day on which an evening would be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeriesDay {
    pub date: NaiveDate,
    /// The season in which it is; `None` means in none.
    pub season: Option<SeasonId>,
    /// Name of that season; empty if there is none.
    pub season_name: String,
    /// Names of the evenings that are on this day already.
    pub taken: Vec<String>,
}

/// The same weekday of the month: its `nth` from 0; from 4 on the last one.
fn in_month(month: NaiveDate, weekday: Weekday, nth: u32) -> Option<NaiveDate> {
    let first = month.with_day(1)?;
    let to_first = (7 + weekday.num_days_from_monday() - first.weekday().num_days_from_monday()) % 7;
    let day = |nth: u32| first.checked_add_days(Days::new(u64::from(to_first + 7 * nth)));
    let within = |day: &NaiveDate| day.month() == first.month();
    day(nth).filter(within).or_else(|| day(3))
}

impl SeriesWish {
    /// The days, earliest first.
    ///
    /// # Errors
    /// At the field that does not fit: no day in between, too many, no such rhythm.
    pub fn days(&self) -> Result<Vec<NaiveDate>, Problem> {
        if self.to < self.from {
            return Err(Problem::new("series-to_before_from", &[]).at("to"));
        }
        if matches!(self.rhythm, Rhythm::Weeks { every } if !(1..=12).contains(&every)) {
            return Err(Problem::new("series-weeks", &[]).at("every"));
        }
        let mut days = Vec::new();
        for step in 0_u32.. {
            let day = match self.rhythm {
                Rhythm::Weeks { every } => {
                    self.from.checked_add_days(Days::new(u64::from(step) * u64::from(every) * 7))
                }
                Rhythm::Months => self
                    .from
                    .with_day(1)
                    .and_then(|first| first.checked_add_months(Months::new(step)))
                    .and_then(|month| in_month(month, self.from.weekday(), self.from.day0() / 7)),
            };
            let Some(day) = day.filter(|day| *day <= self.to) else { break };
            if days.len() == MOST {
                let most = i64::try_from(MOST).unwrap_or(i64::MAX);
                return Err(Problem::new("series-too_many", &[("most", most.into())]).at("to"));
            }
            days.push(day);
        }
        Ok(days)
    }
}

impl Schedule<'_> {
    /// The days of a series, each with what the club has on it already.
    ///
    /// # Errors
    /// As for [`SeriesWish::days`]; where the file cannot be read.
    pub fn preview_series(&mut self, wish: &SeriesWish) -> Result<Vec<SeriesDay>, Problem> {
        let (seasons, rows) = (self.club.library().seasons()?, self.club.tournaments().all()?);
        let line = |date: NaiveDate| {
            let season = season_of(&seasons, date);
            let day = date.to_string();
            SeriesDay {
                date,
                season: season.map(|season| season.id),
                season_name: season.map(|season| season.name.clone()).unwrap_or_default(),
                taken: rows.iter().filter(|row| row.date == day).map(|row| row.name.clone()).collect(),
            }
        };
        Ok(wish.days()?.into_iter().map(line).collect())
    }

    /// Makes an evening like this on each of these days, in the season in which the day is, or none of them.
    ///
    /// # Errors
    /// If the set-up cannot be played, no day is named, or the file cannot be written.
    pub fn create_series(
        &mut self,
        setup: &SetupDraft,
        days: &[NaiveDate],
        now: Millis,
    ) -> Result<Vec<TournamentId>, Problem> {
        if days.is_empty() {
            return Err(Problem::new("series-no_day", &[]));
        }
        let seasons = self.club.library().seasons()?;
        let mut evenings = Vec::with_capacity(days.len());
        for date in days {
            let draft = SetupDraft { date: *date, ..setup.clone() };
            evenings.push((playable(draft)?, season_of(&seasons, *date).map(|season| season.id)));
        }
        Ok(self.club.file.tournaments().create_tournaments(&evenings, now)?)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn days(from: &str, to: &str, rhythm: Rhythm) -> Vec<String> {
        let wish = SeriesWish { from: from.parse().unwrap(), to: to.parse().unwrap(), rhythm };
        wish.days().unwrap().into_iter().map(|day| day.to_string()).collect()
    }

    #[test]
    fn series_follow_second_and_last_fridays() {
        let second = days("2026-12-04", "2027-01-15", Rhythm::Weeks { every: 2 });
        assert_eq!(second, ["2026-12-04", "2026-12-18", "2027-01-01", "2027-01-15"]);
        // The first Friday of each month; across the end of the year.
        let first = days("2026-11-06", "2027-02-05", Rhythm::Months);
        assert_eq!(first, ["2026-11-06", "2026-12-04", "2027-01-01", "2027-02-05"]);
        // A fifth one is the last of months that have four.
        let last = days("2026-10-30", "2026-12-31", Rhythm::Months);
        assert_eq!(last, ["2026-10-30", "2026-11-27", "2026-12-25"]);
        assert_eq!(days("2026-12-04", "2026-12-04", Rhythm::Months), ["2026-12-04"]);
    }

    #[test]
    fn a_series_that_cannot_be_says_at_which_field() {
        let wish = |from: &str, to: &str, every| SeriesWish {
            from: from.parse().unwrap(),
            to: to.parse().unwrap(),
            rhythm: Rhythm::Weeks { every },
        };
        let field = |wish: SeriesWish| wish.days().unwrap_err().fields[0].0.clone();
        assert_eq!(field(wish("2026-12-04", "2026-12-03", 1)), "to");
        assert_eq!(field(wish("2026-12-04", "2026-12-31", 0)), "every");
        assert_eq!(field(wish("2026-01-01", "2036-01-01", 1)), "to");
    }
}
