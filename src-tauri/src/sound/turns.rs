//! Turns at the one loudspeaker. An alert that matters more cuts off one that matters less, and a later one
//! cuts off its equal; one that matters less waits until the other has ended.

use std::time::{Duration, Instant};

use tapis_api::Alert;

/// An alert that comes so late reports something that is no longer so.
pub(super) const STALE: Duration = Duration::from_secs(3);

/// The weight of a sound, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Weight {
    /// Somebody tries it in the settings.
    Trial,
    /// It announces something that the screens show too.
    Notice,
    /// A period begins or ends: everybody waits for it.
    Turn,
}

/// The weight of an alert whose moment has come.
pub(super) fn weight(alert: Alert) -> Weight {
    match alert {
        Alert::OneMinute | Alert::TenSeconds | Alert::TableMove | Alert::Tick => Weight::Notice,
        Alert::Level
        | Alert::Break
        | Alert::BreakEnd
        | Alert::FinalTable
        | Alert::LastLevelEnd
        | Alert::TimeToAct => Weight::Turn,
    }
}

/// A sound that has been asked for.
#[derive(Debug)]
struct Waiting<T> {
    what: T,
    weight: Weight,
    asked: Instant,
}

/// The sound that plays, and those that wait for its end.
#[derive(Debug)]
pub(super) struct Turns<T> {
    playing: Option<(Weight, Instant)>,
    waiting: Vec<Waiting<T>>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns { playing: None, waiting: Vec::new() }
    }
}

impl<T> Turns<T> {
    /// Receives a sound; returns it if it is to play at once.
    pub(super) fn ask(&mut self, what: T, weight: Weight, now: Instant) -> Option<T> {
        if self.playing.is_some_and(|(playing, until)| weight < playing && now < until) {
            // Nobody waits at the settings for the end of an alert.
            if weight > Weight::Trial {
                self.waiting.push(Waiting { what, weight, asked: now });
            }
            return None;
        }
        Some(what)
    }

    /// Notes that a sound of this weight plays until then.
    pub(super) fn plays(&mut self, weight: Weight, until: Instant) {
        self.playing = Some((weight, until));
    }

    /// The end of the sound that plays; `None` if none does.
    pub(super) fn until(&self) -> Option<Instant> {
        self.playing.map(|(_, until)| until)
    }

    /// Notes that nothing plays any more; returns what plays next: of those that are not too late the one that matters
    /// most, oldest first.
    pub(super) fn ended(&mut self, now: Instant) -> Option<(T, Weight)> {
        self.playing = None;
        self.waiting.retain(|one| now.duration_since(one.asked) <= STALE);
        let most = self.waiting.iter().map(|one| one.weight).max()?;
        let at = self.waiting.iter().position(|one| one.weight == most)?;
        let next = self.waiting.remove(at);
        Some((next.what, next.weight))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(from: Instant, count: f32) -> Instant {
        from + Duration::from_secs_f32(count)
    }

    /// Asks for an alert of three seconds and notes that it plays if it does.
    fn ask(turns: &mut Turns<Alert>, alert: Alert, now: Instant) -> Option<Alert> {
        let played = turns.ask(alert, weight(alert), now)?;
        turns.plays(weight(alert), seconds(now, 3.0));
        Some(played)
    }

    #[test]
    fn a_level_sounds_on_time_after_two_moves() {
        let (mut turns, start) = (Turns::default(), Instant::now());
        assert_eq!(ask(&mut turns, Alert::TableMove, start), Some(Alert::TableMove));
        assert_eq!(ask(&mut turns, Alert::TableMove, seconds(start, 1.0)), Some(Alert::TableMove));
        assert_eq!(ask(&mut turns, Alert::Level, seconds(start, 2.0)), Some(Alert::Level));
    }

    #[test]
    fn a_second_tournament_rings_at_its_own_moment() {
        let (mut turns, start) = (Turns::default(), Instant::now());
        assert_eq!(ask(&mut turns, Alert::Level, start), Some(Alert::Level));
        assert_eq!(ask(&mut turns, Alert::Level, seconds(start, 1.0)), Some(Alert::Level));
    }

    #[test]
    fn a_move_waits_for_the_level_unless_too_late() {
        let (mut turns, start) = (Turns::default(), Instant::now());
        assert_eq!(ask(&mut turns, Alert::Level, start), Some(Alert::Level));
        assert_eq!(ask(&mut turns, Alert::TableMove, seconds(start, 1.0)), None);
        assert_eq!(turns.until(), Some(seconds(start, 3.0)));
        assert_eq!(turns.ended(seconds(start, 3.0)), Some((Alert::TableMove, Weight::Notice)));
        assert_eq!(ask(&mut turns, Alert::Level, seconds(start, 10.0)), Some(Alert::Level));
        assert_eq!(ask(&mut turns, Alert::TableMove, seconds(start, 10.0)), None);
        assert_eq!(turns.ended(seconds(start, 13.5)), None, "it is too late");
    }

    #[test]
    fn a_trial_gives_way_and_ends_the_one_before() {
        let (mut turns, start) = (Turns::default(), Instant::now());
        for click in 0..5_u8 {
            let now = seconds(start, f32::from(click) * 0.2);
            assert_eq!(turns.ask(Alert::Level, Weight::Trial, now), Some(Alert::Level), "{click}");
            turns.plays(Weight::Trial, seconds(now, 3.0));
        }
        assert_eq!(ask(&mut turns, Alert::Level, seconds(start, 1.0)), Some(Alert::Level));
        assert_eq!(turns.ask(Alert::Break, Weight::Trial, seconds(start, 1.5)), None);
        assert_eq!(turns.ended(seconds(start, 4.0)), None);
    }
}
