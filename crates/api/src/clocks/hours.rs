//! The computer's clock is put right while an evening is played: its hours are shown by the corrected clock. The
//! evening itself goes on by the time in which it began.

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};

use crate::{Api, Live};

/// A smaller correction changes no hour that is shown.
const WORTH_NOTING: Millis = Millis::of_seconds(30);

/// The lead of the system's clock over the time of the evenings, look after look.
#[derive(Debug, Default)]
pub(crate) struct Hours {
    /// At the last look: a correction counts once it was seen twice.
    last: Option<Millis>,
    /// The lead while this computer followed another one: a difference between two clocks is no correction.
    beside_leader: Option<Millis>,
}

impl Hours {
    /// Notes a correction in each evening that is played.
    pub(crate) fn look(&mut self, api: &Api, live: &Live) {
        let Some(ahead) = api.clock.system_ahead() else { return };
        if api.following().follows() {
            self.beside_leader = Some(ahead);
            return;
        }
        let off = live.playing.iter().map(|(id, tournament)| (*id, tournament.hours_off()));
        for (id, by) in self.due(ahead, off.collect()) {
            let now = api.now();
            // A file that cannot be written is reported by the next action, and this is tried again.
            let _ = api.change(Some(id), |club| {
                club.set_author(tapis_club::author_here());
                club.play().act(id, &Action::CorrectHours { by }, now)
            });
        }
    }

    /// The evenings whose hours are off by something else than what the system's clock is ahead.
    fn due(&mut self, ahead: Millis, off: Vec<(TournamentId, Millis)>) -> Vec<(TournamentId, Millis)> {
        let apart = |one: Millis, other: Millis| one.saturating_sub(other).0.abs() >= WORTH_NOTING.0;
        self.beside_leader = self.beside_leader.filter(|before| !apart(*before, ahead));
        if self.beside_leader.is_some() {
            return Vec::new();
        }
        let steady = self.last.replace(ahead).is_some_and(|before| !apart(before, ahead));
        let by = match ahead.0.saturating_add(500).div_euclid(1_000) {
            _ if !apart(ahead, Millis::ZERO) => Millis::ZERO,
            seconds => Millis::of_seconds(seconds),
        };
        off.into_iter().filter(|(_, off)| steady && apart(*off, by)).map(|(id, _)| (id, by)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = Millis::of_minutes(60);
    const YEAR: Millis = Millis::of_minutes(365 * 24 * 60);
    const ID: TournamentId = TournamentId(1);

    #[test]
    fn a_correction_is_noted_once_it_stands() {
        for by in [HOUR, -HOUR, Millis::of_minutes(3), Millis::of_minutes(-3), 10 * YEAR, -17 * YEAR] {
            let mut hours = Hours::default();
            assert_eq!(hours.due(Millis::ZERO, vec![(ID, Millis::ZERO)]), []);
            assert_eq!(hours.due(by, vec![(ID, Millis::ZERO)]), [], "it may be a moment's fault");
            assert_eq!(hours.due(by + Millis(400), vec![(ID, Millis::ZERO)]), [(ID, by)]);
            assert_eq!(hours.due(by, vec![(ID, by)]), []);
            // It is put back.
            assert_eq!(hours.due(Millis(900), vec![(ID, by)]), []);
            assert_eq!(hours.due(Millis(900), vec![(ID, by)]), [(ID, Millis::ZERO)]);
        }
    }

    #[test]
    fn a_second_computer_an_hour_slow_corrects_nothing() {
        let mut hours = Hours { last: None, beside_leader: Some(-HOUR) };
        for late in 0..3 {
            assert_eq!(hours.due(-HOUR + Millis(late), vec![(ID, Millis::ZERO)]), []);
        }
        // Its clock is put right: the hours are those that it shows now.
        for _ in 0..3 {
            assert_eq!(hours.due(Millis::ZERO, vec![(ID, Millis::ZERO)]), []);
        }
        // From then on it is a clock like any other.
        assert_eq!(hours.due(HOUR, vec![(ID, Millis::ZERO)]), []);
        assert_eq!(hours.due(HOUR, vec![(ID, Millis::ZERO)]), [(ID, HOUR)]);
    }

    #[test]
    fn seconds_and_summer_time_correct_nothing() {
        let mut hours = Hours::default();
        // Summer time and time zones do not touch UTC.
        for ahead in [0, 12_000, -20_000, 29_000] {
            assert_eq!(hours.due(Millis(ahead), vec![(ID, Millis::ZERO)]), []);
        }
    }
}
