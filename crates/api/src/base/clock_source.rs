//! The time of the evening. The system's clock may be set while a tournament runs (by a volunteer,
//! the network, summer time): the tournament must not move with it. So the system's clock is read
//! once, and time goes on from there by a counter that nobody sets and that also counts while the
//! computer is suspended.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use boot_time::Instant;
use tapis_club::MADE;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::store::Heartbeat;

/// A clock that nobody sets.
#[derive(Debug)]
pub(crate) struct ClockSource {
    /// The system's clock when it was read.
    started: Millis,
    since: Instant,
    /// Error of the system's clock when it was read, for the club that is open: it had been set while a tournament of
    /// that club was cut off.
    drift: AtomicI64,
}

impl ClockSource {
    /// Reads the system's clock, once.
    pub(crate) fn start() -> Self {
        let started = Millis::from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
        ClockSource { started, since: Instant::now(), drift: AtomicI64::new(0) }
    }

    /// Now as the system's clock would have it had nobody set it since the program began.
    fn undisturbed(&self) -> Millis {
        self.started.saturating_add(self.since.elapsed().into())
    }

    /// Now, in UTC milliseconds. It only goes forward while a club is open.
    pub(crate) fn now(&self) -> Millis {
        self.undisturbed().saturating_sub(Millis(self.drift.load(Ordering::Relaxed)))
    }

    /// The lead of the system's clock over the time of the club; `None` if the system's clock shows an impossible time.
    pub(crate) fn system_ahead(&self) -> Option<Millis> {
        let system = Millis::from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
        (system >= MADE).then(|| system.saturating_sub(self.now()))
    }

    /// Now by the time of a club that is not open yet: that of its tournaments, whatever the system's
    /// clock was set to since its last sign of life.
    pub(crate) fn now_for(&self, heartbeat: &Heartbeat) -> Millis {
        self.undisturbed().saturating_sub(heartbeat.drift(self.undisturbed()))
    }

    /// Nothing tells how long it is since the last sign of life of a club that is not open yet.
    pub(crate) fn unknown_for(&self, heartbeat: &Heartbeat) -> bool {
        heartbeat.went_back(self.undisturbed())
    }

    /// From now on time is that of another computer, where it is this time now.
    pub(crate) fn keep_to(&self, now: Millis) {
        /// Difference of two times that transmission explains, so that the clock is not set.
        const ON_THE_WAY: Millis = Millis(150);
        if now > self.now().saturating_add(ON_THE_WAY) || self.now() > now.saturating_add(ON_THE_WAY) {
            self.drift.store(self.undisturbed().saturating_sub(now).0, Ordering::Relaxed);
        }
    }

    /// From now on time is that of this club.
    pub(crate) fn follow(&self, heartbeat: &Heartbeat) {
        self.drift.store(heartbeat.drift(self.undisturbed()).0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn it_starts_with_the_systems_clock_and_goes_forward() {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let source = ClockSource::start();
        let first = source.now();
        assert!((first - Millis::from(system)).0.abs() < 5_000);
        assert!(source.now() >= first);
    }
}
