//! Receives bundles. A slow sender blocks nobody: a bundle queues only once it has arrived completely, and all bundles
//! together use a bounded amount of memory.

use std::time::{Duration, Instant};

use axum::body::Body;
use futures_util::StreamExt;
use tapis_league::{BundleError, Hash, LARGEST_SENT};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::http::{AddressLimit, Asker, Limits, Turns, read_on};
use crate::{HubError, http};

/// Memory is counted in units of this many bytes.
const PIECE: usize = 64 << 10;
/// Number of turns that a bundle with a wrong signature or unknown key costs: checking it means unpacking it.
const UNBELIEVED: u32 = 10;

/// The limits on bundles and signed requests.
#[derive(Debug)]
pub(super) struct BundleUploads {
    whole: Duration,
    memory: Semaphore,
    at_once: AddressLimit,
    costly: Turns<std::net::IpAddr>,
    clubs: Turns<Hash>,
}

/// A bundle that has arrived. It counts against its address until this is dropped.
#[derive(Debug)]
pub(super) struct ArrivedBundle<'a> {
    pub bytes: Vec<u8>,
    _memory: Option<SemaphorePermit<'a>>,
    _held: Option<http::UseGuard>,
}

impl BundleUploads {
    pub fn new(limits: &Limits) -> Self {
        BundleUploads {
            whole: limits.arriving,
            memory: Semaphore::new(limits.memory / PIECE),
            at_once: AddressLimit::new(limits.bundles_at_once),
            costly: Turns::new(limits.costly),
            clubs: Turns::new(limits.club),
        }
    }

    /// Uses one turn of an address.
    pub fn turn(&self, asker: Asker) -> Result<(), HubError> {
        let taken = asker.0.map_or(Ok(()), |address| self.costly.take(address, Instant::now()));
        taken.map_err(HubError::too_often)
    }

    /// Uses one turn of a club whose signature was right.
    pub fn turn_of(&self, key: Hash) -> Result<(), HubError> {
        self.clubs.take(key, Instant::now()).map_err(HubError::too_often)
    }

    /// Charges more turns where the signature or the key was wrong.
    pub fn came<T>(&self, asker: Asker, result: Result<T, HubError>) -> Result<T, HubError> {
        let unbelieved = matches!(
            result,
            Err(HubError::Bundle(_)
                | HubError::NotAsked
                | HubError::UnknownKey { .. }
                | HubError::NotYetAdmitted { .. }
                | HubError::SpentInvitation { .. }
                | HubError::WithdrawnKey { .. })
        );
        if let (true, Some(address)) = (unbelieved, asker.0) {
            self.costly.lose(address, UNBELIEVED, Instant::now());
        }
        result
    }

    /// Receives a bundle. The rest of a refused one is read too, because most clients read the answer only after
    /// sending all.
    pub async fn receive(&self, asker: Asker, body: Body) -> Result<ArrivedBundle<'_>, HubError> {
        let mut body = body;
        let received = match self.may_send(asker) {
            Ok(held) => match timeout(self.whole, self.read(&mut body)).await {
                Ok(Ok((bytes, memory))) => return Ok(ArrivedBundle { bytes, _memory: memory, _held: held }),
                Ok(Err(error)) => error,
                Err(_) => return Err(HubError::Busy),
            },
            Err(error) => error,
        };
        read_on(body, self.whole).await;
        Err(received)
    }

    fn may_send(&self, asker: Asker) -> Result<Option<http::UseGuard>, HubError> {
        self.turn(asker)?;
        let Some(address) = asker.0 else { return Ok(None) };
        self.at_once.hold(address).map(Some).ok_or(HubError::Busy)
    }

    async fn read(&self, body: &mut Body) -> Result<(Vec<u8>, Option<SemaphorePermit<'_>>), HubError> {
        let (mut bytes, mut memory, mut pieces) = (Vec::new(), None::<SemaphorePermit<'_>>, 0);
        let mut parts = std::mem::take(body).into_data_stream();
        let read = async {
            while let Some(part) = parts.next().await {
                // Cut off, or stalled for too long.
                let part = part.map_err(|_| HubError::Bundle(BundleError::CutOff))?;
                if bytes.len() + part.len() > LARGEST_SENT {
                    return Err(HubError::Bundle(BundleError::TooLarge));
                }
                let all = (bytes.len() + part.len()).div_ceil(PIECE);
                let more = u32::try_from(all - pieces).map_err(|_| HubError::Busy)?;
                let granted = self.memory.try_acquire_many(more).map_err(|_| HubError::Busy)?;
                match memory.as_mut() {
                    Some(before) => before.merge(granted),
                    None => memory = Some(granted),
                }
                pieces = all;
                bytes.extend_from_slice(&part);
            }
            Ok(())
        };
        let read = read.await;
        // The caller reads the rest.
        *body = Body::from_stream(parts);
        read.map(|()| (bytes, memory))
    }
}
