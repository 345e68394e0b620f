//! Calls received from one device.

use std::collections::VecDeque;

use tapis_club::engine::base::quantity::Millis;

use crate::ProblemText;

/// Calls of one device may overtake each other by so many.
const WINDOW: u64 = 64;

/// Calls received from one device in this session.
#[derive(Debug, Default)]
pub(crate) struct DeviceCalls {
    pub(crate) highest: u64,
    /// Bits of those below the highest that were received, the lowest bit being the highest.
    heard: u64,
    /// Its requests are paid for until then.
    paid: Millis,
    pub(crate) answers: VecDeque<(String, Result<String, ProblemText>)>,
}

/// A device asks once in so many milliseconds in the long run, and so often at once.
pub(crate) const PACE: Millis = Millis(25);

const AT_ONCE: i64 = 240;

impl DeviceCalls {
    /// Whether the device may ask once more now.
    pub(crate) fn paces(&mut self, now: Millis) -> bool {
        let paid = self.paid.max(now);
        let allowed = paid.saturating_sub(now).0 < PACE.0 * AT_ONCE;
        if allowed {
            self.paid = paid.saturating_add(PACE);
        }
        allowed
    }

    /// Notes that this count was heard; false: it was before, or is too far behind to tell.
    pub(crate) fn hear(&mut self, count: u64) -> bool {
        if count > self.highest {
            let ahead = count - self.highest;
            self.heard = if ahead >= WINDOW { 1 } else { (self.heard << ahead) | 1 };
            self.highest = count;
            return true;
        }
        let behind = self.highest - count;
        if count == 0 || behind >= WINDOW || self.heard & (1 << behind) != 0 {
            return false;
        }
        self.heard |= 1 << behind;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_heard_once_in_whatever_order() {
        let mut line = DeviceCalls::default();
        assert!(!line.hear(0));
        for count in [1, 2, 5, 3, 4, 70, 60] {
            assert!(line.hear(count), "{count}");
            assert!(!line.hear(count), "{count} again");
        }
        assert!(!line.hear(6), "too far behind");
        assert!(line.hear(7));
        assert!(line.hear(u64::MAX));
        assert!(!line.hear(70));
    }

    #[test]
    fn a_device_that_asks_too_fast_waits_a_moment() {
        let mut line = DeviceCalls::default();
        let now = Millis::of_minutes(1);
        let allowed = (0..1_000).filter(|_| line.paces(now)).count();
        assert_eq!(allowed, 240);
        assert!(line.paces(now.saturating_add(PACE)) && !line.paces(now.saturating_add(PACE)));
        let later = now.saturating_add(Millis::of_minutes(1));
        assert_eq!((0..1_000).filter(|_| line.paces(later)).count(), 240);
    }
}
