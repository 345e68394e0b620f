//! How much one device, and all of them together, may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// What the server grants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address: a browser opens six, and some homes put several people behind one address.
    pub per_address: usize,
    /// How long a request's head may take, and how long a connection may wait for its next one.
    pub head: Duration,
    /// How long a request's body may take.
    pub body: Duration,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// How long the other side may leave unread what it was sent.
    pub unread: Duration,
    /// Requests a second from one address, in the long run.
    pub requests: NonZeroU32,
    /// Requests at once from one address: a page that opens.
    pub burst: NonZeroU32,
}

impl Default for Limits {
    fn default() -> Self {
        const fn count(count: u32) -> NonZeroU32 {
            match NonZeroU32::new(count) {
                Some(count) => count,
                None => NonZeroU32::MIN,
            }
        }
        Limits {
            connections: 3_000,
            per_address: 64,
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            body_bytes: 64 * 1024,
            unread: Duration::from_secs(30),
            requests: count(20),
            burst: count(120),
        }
    }
}

/// Counts requests by address.
#[derive(Debug)]
pub(crate) struct Requests(DefaultKeyedRateLimiter<IpAddr>);

impl Requests {
    pub(crate) fn new(limits: &Limits) -> Self {
        Requests(RateLimiter::keyed(Quota::per_second(limits.requests).allow_burst(limits.burst)))
    }

    /// Whether this address may ask once more now.
    pub(crate) fn allow(&self, address: IpAddr) -> bool {
        self.0.check_key(&address).is_ok()
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn forget_quiet(&self) {
        self.0.retain_recent();
    }
}

/// Wrong codes and signatures from one address: ten, then one more every six seconds.
#[derive(Debug)]
pub(crate) struct Guesses(Mutex<HashMap<IpAddr, (u32, Instant)>>);

const GUESSES: u32 = 10;
const FORGIVEN: Duration = Duration::from_secs(6);

impl Guesses {
    pub(crate) fn new() -> Self {
        Guesses(Mutex::default())
    }

    /// Whether this address may guess once more.
    pub(crate) fn left(&self, address: IpAddr) -> bool {
        let guesses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        guesses.get(&address).is_none_or(|(wrong, last)| *wrong < GUESSES || last.elapsed() >= FORGIVEN)
    }

    /// A guess was wrong.
    pub(crate) fn wrong(&self, address: IpAddr) {
        let mut guesses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let quiet = FORGIVEN * GUESSES;
        guesses.retain(|_, (_, last)| last.elapsed() < quiet);
        let (wrong, last) = guesses.entry(address).or_insert((0, Instant::now()));
        (*wrong, *last) = ((*wrong + 1).min(GUESSES), Instant::now());
    }
}

/// Counts connections by address.
#[derive(Debug, Default)]
pub(crate) struct Connections(Mutex<HashMap<IpAddr, usize>>);

/// A connection that is counted until this goes.
#[derive(Debug)]
pub(crate) struct Counted {
    all: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// Counts one more connection from an address; none: there are too many.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr, limits: &Limits) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        let count = counts.entry(address).or_default();
        if *count >= limits.per_address || all >= limits.connections {
            return None;
        }
        *count += 1;
        Some(Counted { all: Arc::clone(self), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn one_address_cannot_take_all_connections() {
        let limits = Limits { connections: 5, per_address: 3, ..Limits::default() };
        let all = Arc::new(Connections::default());
        let at = |last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
        let mut held: Vec<_> = (0..3).map(|_| all.admit(at(1), &limits).unwrap()).collect();
        assert!(all.admit(at(1), &limits).is_none());
        held.push(all.admit(at(2), &limits).unwrap());
        held.push(all.admit(at(2), &limits).unwrap());
        assert!(all.admit(at(3), &limits).is_none(), "five in all");
        held.clear();
        assert!(all.admit(at(1), &limits).is_some());
    }

    #[test]
    fn an_address_that_asks_too_fast_is_refused_and_others_are_not() {
        let burst = NonZeroU32::new(3).unwrap();
        let requests = Requests::new(&Limits { burst, requests: NonZeroU32::MIN, ..Limits::default() });
        let at = |last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
        let allowed = (0..5).filter(|_| requests.allow(at(1))).count();
        assert_eq!(allowed, 3);
        assert!(requests.allow(at(2)));
    }
}
