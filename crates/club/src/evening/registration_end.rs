//! The hour at which the set-up ends late registration, as an instant: the engine knows no time of day.

use chrono::{DateTime, Days, NaiveTime, TimeZone};
use tapis_engine::base::quantity::Millis;
use tapis_engine::{Action, Event, Phase, Tournament};

/// The instant of a time of day, in minutes after midnight, in an evening planned for another time of day that began at
/// this instant: it may have begun late, or on another day, and the hour may be past midnight. `None` outside the
/// calendar.
fn nearest<Zone: TimeZone>(zone: &Zone, minute: u16, planned: u16, began: Millis) -> Option<Millis> {
    const DAY: i64 = 24 * 60;
    let ahead = (i64::from(minute) - i64::from(planned)).rem_euclid(DAY);
    let about = DateTime::from_timestamp_millis(began.saturating_add(Millis::of_minutes(ahead)).0)?
        .with_timezone(zone);
    let time = NaiveTime::from_hms_opt(u32::from(minute / 60), u32::from(minute % 60), 0)?;
    let day = about.date_naive();
    let days = [day.checked_sub_days(Days::new(1)), Some(day), day.checked_add_days(Days::new(1))];
    let instants = days.into_iter().flatten().filter_map(|day| {
        // An hour that the clocks leave out is one that the clocks show an hour later.
        let told = day.and_time(time);
        let there = told.and_local_timezone(zone.clone()).earliest();
        let there = there
            .or_else(|| (told + chrono::TimeDelta::hours(1)).and_local_timezone(zone.clone()).earliest());
        Some(Millis(there?.timestamp_millis()))
    });
    instants.min_by_key(|instant| instant.0.abs_diff(about.timestamp_millis()))
}

/// The event that an action adds if it begins play, or changes the hour during play.
pub(crate) fn noted<Zone: TimeZone>(
    zone: &Zone,
    before: &Tournament,
    action: &Action,
    at: Millis,
) -> Option<Event> {
    let setup = before.setup();
    match action {
        Action::Start if before.registration().registration_ends_at(at).is_none() => {
            let minute = setup.late_until_minute?;
            let ends = nearest(zone, minute, setup.start_minute, at)?;
            Some(Event::RegistrationEnds { at: Some(ends) })
        }
        Action::Amend { setup: new }
            if before.phase() == Phase::Playing && new.late_until_minute != setup.late_until_minute =>
        {
            let began = before.started_at().unwrap_or(at);
            let ends =
                new.late_until_minute.and_then(|minute| nearest(zone, minute, new.start_minute, began));
            Some(Event::RegistrationEnds { at: ends })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use chrono::FixedOffset;

    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn an_hour_belongs_to_the_present_evening() {
        let zone = FixedOffset::east_opt(3600).unwrap();
        // 21 November 2026 in that zone.
        let day = zone.with_ymd_and_hms(2026, 11, 21, 0, 0, 0).unwrap().timestamp_millis();
        let ends = |minute, planned, began: f64| {
            let began = Millis(day + (began * HOUR as f64) as i64);
            nearest(&zone, minute, planned, began).map(|at| (at.0 - day) as f64 / HOUR as f64)
        };
        let (evening, quarter) = (20 * 60, 22 * 60 + 15);
        assert_eq!(ends(quarter, evening, 20.0), Some(22.25));
        assert_eq!(ends(quarter, evening, 20.75), Some(22.25), "begun late");
        assert_eq!(ends(quarter, evening, 23.0), Some(22.25), "begun after it");
        assert_eq!(ends(quarter, evening, 19.5), Some(22.25), "begun early");
        assert_eq!(ends(30, evening, 20.0), Some(24.5), "after midnight");
        assert_eq!(ends(30, evening, 21.0), Some(24.5), "after midnight, begun late");
        assert_eq!(ends(quarter, evening, 24.0 * 7.0 + 20.0), Some(24.0 * 7.0 + 22.25), "another day");
        assert_eq!(ends(60, 30, 0.5), Some(1.0), "begun after midnight");
    }
}
