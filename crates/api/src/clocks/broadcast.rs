//! Broadcasts of the time to the pages.

use std::time::Duration;

use tapis_club::engine::Tournament;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::engine::views::{ClockView, clock_view};

/// Schedule of the time's broadcasts to the pages. They compute each second from the anchor by clocks of their own: a
/// broadcast now and then is enough, and saves the processor the rest.
#[derive(Debug, Default)]
pub(crate) struct Broadcast {
    told: Option<Millis>,
    /// Time of the next look.
    expected: Option<Millis>,
}

/// Two clocks of one computer do not drift apart by a millisecond in that time.
const TELL: Millis = Millis::of_seconds(5);

/// A look this late is no scheduling delay: the computer slept, and the pages' clocks may have stood
/// still meanwhile.
const STOOD_STILL: Millis = Millis(400);

impl Broadcast {
    /// Whether to broadcast at this look. `woken`: something has changed.
    pub(crate) fn is_due(&mut self, woken: bool, now: Millis) -> bool {
        let stood_still = self.expected.is_some_and(|expected| now > expected + STOOD_STILL);
        let lately = self.told.is_some_and(|told| (told..told + TELL).contains(&now));
        let due = woken || stood_still || !lately;
        if due {
            self.told = Some(now);
        }
        due
    }

    /// The next look is so far away.
    pub(crate) fn expects(&mut self, due: Option<Duration>, now: Millis) {
        self.expected = due.map(|due| now.saturating_add(due.into()));
    }
}

/// Lead with which the state after a level or a break is broadcast: longer than from one broadcast to the next.
const AHEAD: Millis = Millis::of_seconds(7);

/// The clock as it will be once what runs is over, where that is soon. The pages show it by themselves
/// when it is due, so that a delayed message delays no level.
pub(crate) fn coming(tournament: &Tournament, clock: &ClockView) -> Option<ClockView> {
    let ends_at = clock.ends_at.filter(|ends_at| (Millis(1)..=AHEAD).contains(&(*ends_at - clock.now)))?;
    Some(clock_view(tournament, ends_at))
}

#[cfg(test)]
mod tests {
    use tapis_club::Club;
    use tapis_club::engine::Action;
    use tapis_club::locale::Language;

    use super::*;

    /// One whose clock began at 0.
    fn playing() -> Tournament {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::sample(&folder.path().join("c.tapis"), Language::Fr, Millis::ZERO).unwrap();
        let rows = club.tournaments().all().unwrap();
        let id = rows.iter().find(|row| row.status == tapis_club::engine::Phase::Registering).unwrap().id;
        club.play().act(id, &Action::DrawSeats, Millis::ZERO).unwrap();
        club.play().act(id, &Action::Start, Millis::ZERO).unwrap();
        club.tournament(id).unwrap().clone()
    }

    #[test]
    fn pages_receive_the_time_when_watches_may_err() {
        let second = Some(Duration::from_secs(1));
        let mut broadcast = Broadcast::default();
        assert!(broadcast.is_due(false, Millis(1_000)), "the first time");
        for now in [2_000, 3_010, 4_000, 5_999] {
            broadcast.expects(second, Millis(now - 1_000));
            assert!(!broadcast.is_due(false, Millis(now)), "{now}");
        }
        broadcast.expects(second, Millis(5_999));
        assert!(broadcast.is_due(false, Millis(6_000)), "it is five seconds");
        broadcast.expects(second, Millis(6_000));
        assert!(broadcast.is_due(true, Millis(6_300)), "something has changed");
        broadcast.expects(second, Millis(6_300));
        assert!(broadcast.is_due(false, Millis(7_701)), "the computer slept for a moment");
        assert!(broadcast.is_due(false, Millis(100)), "another club has another time");
    }

    #[test]
    fn the_next_state_is_broadcast_ahead() {
        let tournament = playing();
        let at = |now| coming(&tournament, &clock_view(&tournament, now));
        let ends_at = clock_view(&tournament, Millis::ZERO).ends_at.unwrap();
        assert!(at(Millis::ZERO).is_none());
        assert!(at(ends_at - AHEAD - Millis(1)).is_none());
        let told = at(ends_at - TELL - Millis(999)).unwrap();
        assert_eq!((told.now, told.current.unwrap().index), (ends_at, 1));
        assert_eq!(told.remaining, told.current.unwrap().length);
        assert!(at(ends_at).is_none(), "the next one has just begun");
    }
}
