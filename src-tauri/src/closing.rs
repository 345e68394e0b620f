//! Closing the desk's window while a clock runs: the page asks first. A page that does not answer
//! must not keep the window open for ever.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Longest wait for the page to say that it is asking. A double click on the window's button is shorter.
const PATIENCE: Duration = Duration::from_secs(1);

/// Time of the first notice to the page that the window is to close, if it has not answered since.
#[derive(Debug, Default)]
pub(crate) struct Closing(Mutex<Option<Instant>>);

impl Closing {
    /// The person closes the window. True: the page was told long ago and has not answered, so that
    /// the window closes without it.
    pub(crate) fn hung(&self, now: Instant) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.duration_since(*told.get_or_insert(now)) >= PATIENCE
    }

    /// The page asks the person.
    pub(crate) fn answered(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_answers_keeps_the_window_open() {
        let (closing, start) = (Closing::default(), Instant::now());
        assert!(!closing.hung(start));
        closing.answered();
        assert!(!closing.hung(start + Duration::from_secs(60)));
    }

    #[test]
    fn a_page_that_hangs_lets_the_second_close_through() {
        let (closing, start) = (Closing::default(), Instant::now());
        assert!(!closing.hung(start));
        // A double click is no hang.
        assert!(!closing.hung(start + Duration::from_millis(200)));
        assert!(closing.hung(start + Duration::from_secs(3)));
    }
}
