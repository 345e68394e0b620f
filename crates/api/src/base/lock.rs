//! Locks that a panic does not close.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks. A command that panicked left the club as it is on the disk: what it holds can still be used.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
