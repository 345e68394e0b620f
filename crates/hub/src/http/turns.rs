//! Rate limits and counts of what is in use, in bounded memory.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Rate;

/// Number of keys that are remembered.
const MOST: usize = 100_000;

/// A rate limit by key.
#[derive(Debug)]
pub(crate) struct Turns<K> {
    rate: Rate,
    /// Time at which the whole burst of each key is available again; keys that are not here have it.
    whole: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Turns<K> {
    pub fn new(rate: Rate) -> Self {
        Turns { rate, whole: Mutex::default() }
    }

    fn with<T>(&self, key: K, now: Instant, act: impl FnOnce(&mut Instant) -> T) -> T {
        let mut all = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&key) {
            all.retain(|_, whole| *whole > now);
            // An attack from so many addresses is not stopped by a limit on each of them; memory stays bounded.
            if all.len() >= MOST {
                all.clear();
            }
        }
        let whole = all.entry(key).or_insert(now);
        *whole = (*whole).max(now);
        act(whole)
    }

    /// Uses one request of the key's burst.
    ///
    /// # Errors
    /// The time until the next one is allowed.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let Rate { burst, every } = self.rate;
        self.with(key, now, |whole| {
            let wait = (*whole + every).saturating_duration_since(now + every * burst);
            if wait.is_zero() {
                *whole += every;
                return Ok(());
            }
            Err(wait)
        })
    }

    /// Uses that many, even if fewer are left.
    pub fn lose(&self, key: K, turns: u32, now: Instant) {
        self.with(key, now, |whole| *whole += self.rate.every * turns);
    }
}

/// A limit on what each address may use at the same time.
#[derive(Debug)]
pub(crate) struct AddressLimit {
    most: usize,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One use, which ends when this is dropped.
#[derive(Debug)]
pub(crate) struct UseGuard {
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl AddressLimit {
    /// At most so many for each address.
    pub fn new(most: usize) -> Self {
        AddressLimit { most, held: Arc::default() }
    }

    /// One more; `None` if the address has reached the limit.
    pub fn hold(&self, address: IpAddr) -> Option<UseGuard> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(UseGuard { held: Arc::clone(&self.held), address })
    }
}

impl Drop for UseGuard {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn turns_come_back_one_by_one() {
        let (turns, now) = (Turns::new(Rate { burst: 3, every: SECOND }), Instant::now());
        assert_eq!((0..5).filter(|_| turns.take("a", now).is_ok()).count(), 3);
        assert_eq!(turns.take("a", now), Err(SECOND));
        assert_eq!(turns.take("b", now), Ok(()));
        assert_eq!(turns.take("a", now + SECOND), Ok(()));
        assert_eq!(turns.take("a", now + SECOND), Err(SECOND));
        turns.lose("a", 10, now + SECOND);
        assert_eq!(turns.take("a", now + SECOND), Err(11 * SECOND));
        assert_eq!(turns.take("a", now + 12 * SECOND), Ok(()));
    }

    #[test]
    fn no_more_than_so_many_are_remembered() {
        let (turns, now) = (Turns::new(Rate { burst: 1, every: SECOND }), Instant::now());
        for at in 0..2 * MOST {
            assert_eq!(turns.take(at, now), Ok(()));
            assert!(turns.whole.lock().is_ok_and(|all| all.len() <= MOST));
        }
        assert_eq!(turns.take(2 * MOST - 1, now), Err(SECOND));
    }

    #[test]
    fn one_address_cannot_hold_everything() {
        let (holding, at) = (AddressLimit::new(2), |last| IpAddr::from([10, 0, 0, last]));
        let both = [holding.hold(at(1)), holding.hold(at(1))];
        assert!(both.iter().all(Option::is_some) && holding.hold(at(1)).is_none());
        assert!(holding.hold(at(2)).is_some());
        drop(both);
        assert!(holding.hold(at(1)).is_some());
    }
}
