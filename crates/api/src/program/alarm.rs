//! The alarm that wakes the clocks' thread.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Alarm that wakes the clocks' thread.
#[derive(Debug, Default)]
pub(crate) struct Alarm {
    rung: Mutex<bool>,
    bell: Condvar,
}

impl Alarm {
    /// Something has changed: look again.
    pub(crate) fn wake(&self) {
        *self.rung.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.bell.notify_one();
    }

    /// Sleeps until woken or until then; `None` means until woken. True: it was woken.
    pub(crate) fn sleep(&self, most: Option<Duration>) -> bool {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        let asleep = |rung: &mut bool| !*rung;
        let mut rung = match most {
            Some(most) => {
                self.bell.wait_timeout_while(rung, most, asleep).unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.bell.wait_while(rung, asleep).unwrap_or_else(PoisonError::into_inner),
        };
        std::mem::take(&mut *rung)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use std::sync::Arc;
    use std::thread;
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_change_ends_the_sleep() {
        let alarm = Arc::new(Alarm::default());
        let other = Arc::clone(&alarm);
        let started = Instant::now();
        let sleeper = thread::spawn(move || other.sleep(Some(Duration::from_secs(60))));
        alarm.wake();
        sleeper.join().unwrap();
        assert!(started.elapsed() < Duration::from_secs(30));
    }
}
