//! Limits on requests of one device, and of all together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Limits that the server grants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    pub connections: usize,
    /// Connections from one address: a browser opens six, and behind some routers all telephones have one address. One
    /// more takes the place of the quietest.
    pub per_address: usize,
    /// Streams of events of strangers to one address, each of which is a connection. One more takes the place of
    /// another. Devices that were let in have room of their own.
    pub streams: usize,
    /// Streams of events of strangers in all.
    pub all_streams: usize,
    /// Longest wait for a request's head, and of a connection for its next request.
    pub head: Duration,
    /// Longest wait for a request's body.
    pub body: Duration,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Longest time for which the other side may leave data unread.
    pub unread: Duration,
    /// Commands of strangers a second from one address, in the long run; pages apart from them, and of files and
    /// streams [`FILES`] times as many. Devices that were let in have allowances of their own.
    pub requests: NonZeroU32,
    /// The same at once: a room full of telephones behind one address.
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
            per_address: 1_200,
            streams: 600,
            all_streams: 2_400,
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            body_bytes: 64 * 1024,
            unread: Duration::from_secs(30),
            requests: count(40),
            burst: count(600),
        }
    }
}

/// A page loads its files at once, and a browser keeps them: so many for each page.
const FILES: NonZeroU32 = NonZeroU32::MIN.saturating_add(39);

/// The kind of a request. Each is counted apart, so that none uses up another's allowance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Asks {
    Command,
    Page,
    /// A page's file, or a stream of events.
    File,
}

/// Counts requests by address.
#[derive(Debug)]
pub(crate) struct Requests {
    asked: DefaultKeyedRateLimiter<(IpAddr, Asks)>,
    files: DefaultKeyedRateLimiter<IpAddr>,
}

impl Requests {
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = |times| {
            let (requests, burst) =
                (limits.requests.saturating_mul(times), limits.burst.saturating_mul(times));
            Quota::per_second(requests).allow_burst(burst)
        };
        Requests {
            asked: RateLimiter::keyed(quota(NonZeroU32::MIN)),
            files: RateLimiter::keyed(quota(FILES)),
        }
    }

    /// Whether this address may ask for that once more now.
    pub(crate) fn allow(&self, address: IpAddr, asks: Asks) -> bool {
        match asks {
            Asks::File => self.files.check_key(&address).is_ok(),
            Asks::Command | Asks::Page => self.asked.check_key(&(address, asks)).is_ok(),
        }
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn forget_quiet(&self) {
        self.asked.retain_recent();
        self.files.retain_recent();
    }
}

/// Wrong codes from one address: ten, then one more every six seconds.
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

/// The port that is tried first: always the same, so that an address a device remembers still leads here.
pub const PORT: u16 = 8420;

/// So many ports are tried.
pub(crate) const PORTS: u16 = 10;

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_room_behind_one_address_is_served() {
        let limits = Limits::default();
        let requests = Requests::new(&limits);
        let router = IpAddr::V4(Ipv4Addr::LOCALHOST);
        // A hundred and twenty telephones that open the page at once, with a dozen files and four commands each.
        for (asks, each) in [(Asks::Page, 1), (Asks::File, 13), (Asks::Command, 4)] {
            assert!((0..120 * each).all(|_| requests.allow(router, asks)), "{asks:?}");
        }
        assert!(limits.streams >= 500 && limits.per_address >= limits.streams + 500);
        assert!(limits.connections >= limits.all_streams + 500);
    }

    #[test]
    fn only_a_hasty_address_is_refused() {
        let burst = NonZeroU32::new(3).unwrap();
        let requests = Requests::new(&Limits { burst, requests: NonZeroU32::MIN, ..Limits::default() });
        let at = |last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
        let allowed = |asks| (0..50).filter(|_| requests.allow(at(1), asks)).count();
        assert_eq!((allowed(Asks::Command), allowed(Asks::Page), allowed(Asks::File)), (3, 3, 50));
        assert!(requests.allow(at(2), Asks::Command));
    }
}
