//! The limits for one address, for one club, and for all clients together.

use std::time::Duration;

/// A burst of requests, and how fast it refills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Number of requests at once.
    pub burst: u32,
    /// Time until one more is allowed.
    pub every: Duration,
}

/// Resources that clients of the servers may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    pub connections: usize,
    /// Connections from one address: a browser opens six, and a club sits behind one address.
    pub per_address: usize,
    /// Longest wait for the head of a request, and of a connection for its next request.
    pub head: Duration,
    /// Longest pause of a client while it sends a body or reads an answer.
    pub quiet: Duration,
    /// Longest time for a bundle to arrive.
    pub arriving: Duration,
    /// Bundles from one address at the same time, until each has been imported.
    pub bundles_at_once: usize,
    /// Bytes of memory for all bundles that are arriving or waiting.
    pub memory: usize,
    /// Longest time for running requests to finish when the program is told to end.
    pub ending: Duration,
    /// Requests from one address. A page with its style sheet is two requests, so 300 people behind one address can
    /// open the site at the same moment.
    pub requests: Rate,
    /// Bundles and signed requests for the lists from one address: all clubs of a weekend's hall, or ten seasons in ten
    /// files.
    pub costly: Rate,
    /// The same for one club's key.
    pub club: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 1_000,
            per_address: 64,
            head: Duration::from_secs(10),
            quiet: Duration::from_secs(15),
            arriving: Duration::from_secs(120),
            bundles_at_once: 4,
            memory: 160 << 20,
            ending: Duration::from_secs(60),
            requests: Rate { burst: 600, every: Duration::from_millis(50) },
            costly: Rate { burst: 60, every: Duration::from_secs(5) },
            club: Rate { burst: 30, every: Duration::from_secs(15) },
        }
    }
}
