//! Planned hours as clocks on the wall show them. The engine counts minutes from the evening's midnight; in the nights
//! in which the hour is changed, the clocks of the place are an hour before or behind that.

use chrono::{Local, NaiveDate, NaiveTime, TimeDelta, TimeZone};
use tapis_engine::SetupDraft;
use tapis_engine::views::DesignView;

/// The minute on the wall of what is planned for this minute of an evening that begins at minute `start`; both are
/// counted from its midnight. Unchanged if no clock of the zone shows that beginning.
fn shown<Z: TimeZone>(zone: &Z, day: NaiveDate, start: i64, planned: i64) -> i64 {
    let midnight = day.and_time(NaiveTime::MIN);
    let (Some(ahead), Some(played)) =
        (TimeDelta::try_minutes(start), TimeDelta::try_minutes(planned.saturating_sub(start)))
    else {
        return planned;
    };
    let begins =
        midnight.checked_add_signed(ahead).and_then(|begins| zone.from_local_datetime(&begins).earliest());
    let then = begins.and_then(|begins| begins.checked_add_signed(played));
    then.map_or(planned, |then| (then.naive_local() - midnight).num_minutes())
}

/// The minute on the wall here of what is planned for this minute of an evening, both counted from its midnight; beyond
/// 24 hours on the days after.
pub(crate) fn on_the_wall(draft: &SetupDraft, planned: i64) -> i64 {
    shown(&Local, draft.date, i64::from(draft.start_minute), planned)
}

/// A structure as it is designed, with its hours as the wall shows them.
pub fn design_on_the_wall(mut view: DesignView, draft: &SetupDraft) -> DesignView {
    for row in &mut view.rows {
        (row.starts, row.ends) = (on_the_wall(draft, row.starts), on_the_wall(draft, row.ends));
    }
    view.ends = on_the_wall(draft, view.ends);
    view
}

#[cfg(test)]
mod tests {
    use chrono::{FixedOffset, MappedLocalTime, NaiveDateTime, Offset};

    use super::*;

    /// Paris in the winter of 2026.
    #[derive(Clone)]
    struct Paris;

    fn offset(hours: i32) -> FixedOffset {
        FixedOffset::east_opt(hours * 3_600).unwrap()
    }

    impl TimeZone for Paris {
        type Offset = FixedOffset;
        fn from_offset(_: &FixedOffset) -> Self {
            Paris
        }
        fn offset_from_local_date(&self, local: &NaiveDate) -> MappedLocalTime<FixedOffset> {
            self.offset_from_local_datetime(&local.and_time(NaiveTime::MIN))
        }
        fn offset_from_local_datetime(&self, local: &NaiveDateTime) -> MappedLocalTime<FixedOffset> {
            MappedLocalTime::Single(self.offset_from_utc_datetime(&(*local - TimeDelta::hours(2))))
        }
        fn offset_from_utc_date(&self, utc: &NaiveDate) -> FixedOffset {
            self.offset_from_utc_datetime(&utc.and_time(NaiveTime::MIN))
        }
        fn offset_from_utc_datetime(&self, utc: &NaiveDateTime) -> FixedOffset {
            let at =
                |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap().and_hms_opt(1, 0, 0).unwrap();
            let summer = *utc >= at(3, 29) && *utc < at(10, 25);
            offset(if summer { 2 } else { 1 }).fix()
        }
    }

    #[test]
    fn hours_follow_the_wall_when_the_hour_is_changed() {
        let shown = |month, day, planned| {
            shown(&Paris, NaiveDate::from_ymd_opt(2026, month, day).unwrap(), 20 * 60, planned)
        };
        let (midnight, four) = (24 * 60, 28 * 60);
        // Before the change nothing differs; after it, the wall is an hour behind in autumn and ahead in spring.
        assert_eq!((shown(10, 24, midnight), shown(10, 24, four)), (midnight, four - 60));
        assert_eq!((shown(3, 28, midnight), shown(3, 28, four)), (midnight, four + 60));
        assert_eq!((shown(11, 28, midnight), shown(11, 28, four)), (midnight, four));
    }
}
