//! Streaks of things done several times in a row.

use serde::{Deserialize, Serialize};

/// A row of evenings, or of days of play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Streak {
    /// Present length of the streak; 0 if the last one broke it.
    pub current: u32,
    /// The day on which that one began, as text.
    pub since: Option<String>,
    /// Length of the longest streak.
    pub best: u32,
    /// The day on which the longest began, as text.
    pub from: Option<String>,
    /// The day on which it ended or stands.
    pub to: Option<String>,
}

impl Streak {
    /// Counts a streak of what was done on each day, or not; none neither counts nor breaks.
    pub(super) fn of<'a>(days: impl Iterator<Item = (&'a str, Option<bool>)>) -> Self {
        let mut streak = Streak::default();
        for (day, done) in days {
            match done {
                None => {}
                Some(false) => (streak.current, streak.since) = (0, None),
                Some(true) => {
                    streak.current += 1;
                    let since = streak.since.get_or_insert_with(|| day.to_owned());
                    if streak.current > streak.best {
                        streak.best = streak.current;
                        (streak.from, streak.to) = (Some(since.clone()), Some(day.to_owned()));
                    }
                }
            }
        }
        streak
    }
}

#[cfg(test)]
mod tests {
    use super::Streak;

    #[test]
    fn what_is_not_known_neither_counts_nor_breaks() {
        let days = ["1", "2", "3", "4", "5", "6", "7"];
        let of = |done: [Option<bool>; 7]| Streak::of(days.into_iter().zip(done));
        let (yes, no) = (Some(true), Some(false));
        let streak = of([yes, None, yes, yes, no, yes, None]);
        let day = |day: &str| Some(day.to_owned());
        assert_eq!((streak.current, streak.since.clone()), (1, day("6")));
        assert_eq!((streak.best, streak.from, streak.to), (3, day("1"), day("4")));
        assert_eq!(of([no; 7]), Streak::default());
    }
}
