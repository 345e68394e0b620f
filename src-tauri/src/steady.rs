//! The time of the evening. The system's clock may be set while a tournament runs (a volunteer,
//! the network, summer time): the tournament must not move with it. So the system's clock is read
//! once, and time goes on from there by a counter that nobody sets and that also counts while the
//! computer is suspended.

use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use boot_time::Instant;
use tapis_club::engine::quantity::Millis;

static STARTED: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (millis(since_epoch), Instant::now())
});

/// Now, in UTC milliseconds. It only goes forward.
pub(crate) fn now() -> Millis {
    let (started, since) = *STARTED;
    started.saturating_add(millis(since.elapsed()))
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
