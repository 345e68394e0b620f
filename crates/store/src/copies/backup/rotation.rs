//! Copies that are kept: every one for two days, then the newest of each day for two weeks, of each week for two
//! months, of each month for ever.

use std::collections::BTreeSet;

use chrono::{DateTime, Datelike, Utc};

use crate::copies::backup::copy::Backup;

/// The span for which one copy is enough; `None` if every copy is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Span {
    Day(i32, u32),
    Week(i32, u32),
    Month(i32, u32),
}

fn span(at: DateTime<Utc>, now: DateTime<Utc>) -> Option<Span> {
    match (now - at).num_days() {
        ..2 => None,
        2..14 => Some(Span::Day(at.year(), at.ordinal())),
        14..60 => Some(Span::Week(at.iso_week().year(), at.iso_week().week())),
        _ => Some(Span::Month(at.year(), at.month())),
    }
}

/// Those that are not kept, of copies listed newest first.
fn superfluous(backups: &[Backup], now: DateTime<Utc>) -> Vec<&Backup> {
    let mut kept = BTreeSet::new();
    let spent = |backup: &&Backup| {
        let at = DateTime::from_timestamp_millis(backup.at);
        at.and_then(|at| span(at, now)).is_some_and(|span| !kept.insert(span))
    };
    backups.iter().filter(spent).collect()
}

/// Removes what is not kept. A copy that cannot be removed does no harm.
pub(crate) fn rotate(backups: &[Backup], now: DateTime<Utc>) {
    for backup in superfluous(backups, now) {
        // The next rotation tries to remove it again.
        let _ = std::fs::remove_file(&backup.path);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]
    use super::*;

    /// Four copies a day for 400 days, the newest at noon of the last.
    fn copies() -> (Vec<Backup>, DateTime<Utc>) {
        let now: DateTime<Utc> = "2026-11-21T12:00:00Z".parse().unwrap();
        let copy = |index: i64| {
            let at = now.timestamp_millis() - index * 6 * 3_600_000;
            Backup { path: index.to_string(), at, reason: "start".to_owned() }
        };
        ((0..1600).map(copy).collect(), now)
    }

    #[test]
    fn copies_thin_out_with_age() {
        let (backups, now) = copies();
        let gone: Vec<&str> = superfluous(&backups, now).into_iter().map(|copy| &*copy.path).collect();
        let kept = |days: std::ops::Range<i64>| {
            backups
                .iter()
                .filter(|copy| !gone.contains(&&*copy.path))
                .filter(|copy| days.contains(&((now.timestamp_millis() - copy.at) / 86_400_000)))
                .count()
        };
        assert_eq!(kept(0..2), 8, "every copy of two days");
        assert_eq!(kept(2..14), 13, "one of each calendar day");
        assert!((6..=8).contains(&kept(14..60)), "one of each week: {}", kept(14..60));
        assert!((11..=13).contains(&kept(60..400)), "one of each month: {}", kept(60..400));
    }

    #[test]
    fn rotating_again_later_never_empties_a_span() {
        let (mut backups, now) = copies();
        for day in 0..300 {
            let later = now + chrono::Duration::days(day);
            let gone: Vec<String> =
                superfluous(&backups, later).into_iter().map(|copy| copy.path.clone()).collect();
            backups.retain(|copy| !gone.contains(&copy.path));
            let months: BTreeSet<(i32, u32)> = backups
                .iter()
                .filter_map(|copy| DateTime::from_timestamp_millis(copy.at))
                .map(|at| (at.year(), at.month()))
                .collect();
            assert_eq!(months.len(), 14, "a month is without a copy after {day} days");
        }
    }
}
