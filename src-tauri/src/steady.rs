//! The time of the evening. The system's clock may be set while a tournament runs (a volunteer,
//! the network, summer time): the tournament must not move with it. So the system's clock is read
//! once, and time goes on from there by a counter that nobody sets and that also counts while the
//! computer is suspended.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use boot_time::Instant;
use tapis_club::engine::quantity::Millis;
use tapis_club::store::Heartbeat;

static STARTED: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (millis(since_epoch), Instant::now())
});

/// How wrong the system's clock was when it was read, for the club that is open: it had been set
/// while a tournament of it was cut off.
static DRIFT: AtomicI64 = AtomicI64::new(0);

/// Now as the system's clock would have it had nobody set it since the program began.
fn undisturbed() -> Millis {
    let (started, since) = *STARTED;
    started.saturating_add(millis(since.elapsed()))
}

/// Now, in UTC milliseconds. It only goes forward while a club is open.
pub(crate) fn now() -> Millis {
    undisturbed().saturating_sub(DRIFT.load(Ordering::Relaxed))
}

/// Now by the time of a club that is not open yet: that of its tournaments, whatever the system's
/// clock was set to since its last sign of life.
pub(crate) fn now_for(heartbeat: &Heartbeat) -> Millis {
    undisturbed().saturating_sub(heartbeat.drift(undisturbed()))
}

/// Nothing tells how long it is since the last sign of life of a club that is not open yet.
pub(crate) fn unknown_for(heartbeat: &Heartbeat) -> bool {
    heartbeat.went_back(undisturbed())
}

/// From now on time is that of this club.
pub(crate) fn follow(heartbeat: &Heartbeat) {
    DRIFT.store(heartbeat.drift(undisturbed()), Ordering::Relaxed);
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_starts_with_the_systems_clock_and_goes_forward() {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let first = now();
        assert!((first - millis(system)).abs() < 5_000);
        assert!(now() >= first);
    }
}
