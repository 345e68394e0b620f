//! Notices that the program sends without being asked: to the windows of this computer, to the clocks' thread, and to
//! whoever else listens.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use crate::base::lock::locked;
use crate::program::alarm::Alarm;
use crate::{Host, Notice};

/// Receives every notice, and returns whether it goes on listening. It must return at once.
type Listener = Box<dyn Fn(&Notice) -> bool + Send + Sync>;

/// Sender of all notices to their listeners.
pub(crate) struct Teller {
    host: Arc<dyn Host>,
    /// Wakes the clocks' thread.
    pub(crate) alarm: Alarm,
    /// Counts the changes that everybody is notified of.
    revision: AtomicU64,
    /// Counts these and what strangers write into the club file.
    written: AtomicU64,
    listeners: Mutex<Vec<Listener>>,
}

impl Teller {
    pub(crate) fn new(host: Arc<dyn Host>) -> Self {
        Teller {
            host,
            alarm: Alarm::default(),
            revision: AtomicU64::new(0),
            written: AtomicU64::new(0),
            listeners: Mutex::default(),
        }
    }

    /// Number of changes since the program began.
    pub(crate) fn revision(&self) -> u64 {
        self.revision.load(Ordering::Acquire)
    }

    /// Writes of the club file since the program began: so far a second computer must hold it.
    pub(crate) fn written(&self) -> u64 {
        self.written.load(Ordering::Acquire)
    }

    pub(crate) fn listen(&self, listener: Listener) {
        locked(&self.listeners).push(listener);
    }

    /// Sends a notice, and lets the clocks' thread look again if something has changed.
    pub(crate) fn tell(&self, notice: Notice) {
        let changed = matches!(notice, Notice::Changed(_));
        self.spread(notice);
        if changed {
            self.alarm.wake();
        }
    }

    /// Sends a notice; the clocks' thread itself does so.
    pub(crate) fn spread(&self, notice: Notice) {
        if matches!(notice, Notice::Changed(_) | Notice::Arrived(_)) {
            self.written.fetch_add(1, Ordering::AcqRel);
        }
        if matches!(notice, Notice::Changed(_)) {
            self.revision.fetch_add(1, Ordering::AcqRel);
        }
        locked(&self.listeners).retain(|listener| listener(&notice));
        self.host.tell(notice);
    }
}
