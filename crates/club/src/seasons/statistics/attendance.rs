//! Attendance of a season's evenings, from the tables alone: no journal is read.

use crate::file::subjects::Statistics;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, Months, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId};
use tapis_store::EveningAttendance;

use super::{average, count};
use crate::Problem;

/// More months than these are not listed: a year that was mistyped would make hundreds of empty ones.
const MONTHS: usize = 120;

/// Attendance over a season.
pub(crate) struct SeasonAttendance {
    /// The evenings that are over, earliest first.
    pub(crate) evenings: Vec<EveningAttendance>,
    /// The months from the first evening to the last, without gaps.
    pub(crate) months: Vec<SeasonMonth>,
    /// Numbers of members by their number of evenings, from once upwards, without gaps.
    pub(crate) came: Vec<CameTimes>,
    pub(crate) persons: u32,
}

/// A month of the season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonMonth {
    pub first: NaiveDate,
    pub evenings: u32,
    pub entries: u32,
    /// Different persons who are named.
    pub persons: u32,
    /// Entries for each evening, in hundredths.
    pub average: u32,
}

/// Number of members who came so often.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CameTimes {
    pub times: u32,
    pub persons: u32,
}

impl Statistics<'_> {
    /// Attendance over a season.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn season_attendance(&self, season: SeasonId) -> Result<SeasonAttendance, Problem> {
        let evenings = self.club.file.attendance().of_season(season)?;
        let came = self.club.file.attendance().participations(season)?;
        let mut often: BTreeMap<MemberId, u32> = BTreeMap::new();
        for (_, member) in &came {
            *often.entry(*member).or_default() += 1;
        }
        let most = often.values().copied().max().unwrap_or(0);
        let times = |times| CameTimes {
            times,
            persons: count(often.values().filter(|found| **found == times).count()),
        };
        Ok(SeasonAttendance {
            months: months(&evenings, &came),
            came: (1..=most).map(times).collect(),
            persons: count(often.len()),
            evenings,
        })
    }
}

fn months(evenings: &[EveningAttendance], came: &[(String, MemberId)]) -> Vec<SeasonMonth> {
    let first = |day: &str| day.parse::<NaiveDate>().ok().and_then(|day| day.with_day(1));
    let months = || evenings.iter().filter_map(|evening| first(&evening.date));
    let Some((begin, end)) = months().min().zip(months().max()) else { return Vec::new() };
    let following = |month: &NaiveDate| month.checked_add_months(Months::new(1));
    let all = std::iter::successors(Some(begin), following).take_while(|month| *month <= end).take(MONTHS);
    all.map(|month| {
        let here = || evenings.iter().filter(|evening| first(&evening.date) == Some(month));
        let persons: BTreeSet<MemberId> =
            came.iter().filter(|(day, _)| first(day) == Some(month)).map(|(_, member)| *member).collect();
        let (played, entries) = (count(here().count()), here().map(|evening| evening.entries).sum());
        SeasonMonth {
            first: month,
            evenings: played,
            entries,
            persons: count(persons.len()),
            average: average(entries, played),
        }
    })
    .collect()
}
