//! Accepts connections for the public server and the office, finds the client's address, and enforces the limits: too
//! many requests, heads or bodies that stall, answers that nobody reads. It works with or without a reverse proxy.

pub(crate) mod answers;
mod asker;
mod host;
mod limits;
mod turns;

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tapis_locale::Language;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;
use tower_http::timeout::TimeoutBody;

use crate::HubError;
use crate::http::answers::in_words;

pub(crate) use asker::Asker;
pub(crate) use host::name_of;
pub use limits::{Limits, Rate};
pub(crate) use turns::{AddressLimit, Turns, UseGuard};

/// The most bytes of a request's head.
const HEAD_BYTES: usize = 32 << 10;
/// Wait after the system could not accept a connection, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(50);
/// Longest time for a body of a few lines to arrive.
const FEW: Duration = Duration::from_secs(30);
/// Number of bytes of a refused request that are still read: most clients read the answer only after sending
/// everything.
const READ_ON: usize = 16 << 20;

/// The limits of one server, with what its clients have used of them.
#[derive(Debug)]
pub(crate) struct Door {
    limits: Limits,
    /// The trusted proxy, which names the client.
    proxy: Option<IpAddr>,
    /// The names of this server, beside its addresses.
    names: Vec<String>,
    /// The language for clients that ask for none.
    language: Language,
    connections: Arc<Semaphore>,
    per_address: AddressLimit,
    requests: Turns<IpAddr>,
}

impl Door {
    pub fn new(limits: Limits, proxy: Option<IpAddr>, names: Vec<String>, language: Language) -> Self {
        Door {
            proxy,
            names,
            language,
            connections: Arc::new(Semaphore::new(limits.connections)),
            per_address: AddressLimit::new(limits.per_address),
            requests: Turns::new(limits.requests),
            limits,
        }
    }

    /// Serves until the process is told to end, then lets running requests finish.
    pub async fn serve(self, listener: TcpListener, router: Router) {
        let (door, watched) = (Arc::new(self), GracefulShutdown::new());
        let mut ended = pin!(crate::http::answers::ended());
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut ended => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let watcher = watched.watcher();
                    tokio::spawn(Arc::clone(&door).connected(stream, peer, router.clone(), watcher));
                }
                Err(_) => sleep(PAUSE).await,
            }
        }
        drop(listener);
        // A request that is cut off here was not acknowledged; the club sends it again.
        let _ = timeout(door.limits.ending, watched.shutdown()).await;
    }

    async fn connected(
        self: Arc<Self>,
        stream: TcpStream,
        peer: SocketAddr,
        router: Router,
        watcher: Watcher,
    ) {
        let Ok(_connection) = Arc::clone(&self.connections).try_acquire_owned() else { return };
        let at_the_end = Asker::at(peer.ip(), self.proxy);
        let _held = match at_the_end {
            Some(Asker(Some(address))) => match self.per_address.hold(address) {
                Some(held) => Some(held),
                None => return,
            },
            _ => None,
        };
        // Otherwise a small answer can wait 40 ms for an acknowledgement (Nagle).
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.limits.quiet));
        let (head, door) = (self.limits.head, Arc::clone(&self));
        let service = service_fn(move |request: Request<Incoming>| {
            let (door, router) = (Arc::clone(&door), router.clone());
            async move { Ok::<_, Infallible>(door.asked(peer.ip(), at_the_end, request, router).await) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(Box::pin(stream)), service);
        // Clients retry, whatever ended the connection.
        let _ = watcher.watch(connection).await;
    }

    async fn asked(
        &self,
        peer: IpAddr,
        at_the_end: Option<Asker>,
        request: Request<Incoming>,
        router: Router,
    ) -> Response {
        let asker = at_the_end.unwrap_or_else(|| Asker::named(peer, request.headers()));
        let mut request = request.map(|body| Body::new(TimeoutBody::new(self.limits.quiet, body)));
        if let Some(Err(wait)) = asker.0.map(|address| self.requests.take(address, Instant::now())) {
            return self.sent_away(request, &HubError::too_often(wait)).await;
        }
        // The proxy that was named knows its own names.
        if at_the_end.is_some() && !host::is_ours(request.headers(), &self.names) {
            return self.sent_away(request, &HubError::WrongHost).await;
        }
        request.extensions_mut().insert(asker);
        match router.oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }
}

impl Door {
    /// Answers a request with a refusal, without letting it in.
    async fn sent_away(&self, request: Request, error: &HubError) -> Response {
        let language = crate::http::answers::language(request.headers(), self.language);
        let api = request.uri().path().starts_with("/api/");
        read_on(request.into_body(), self.limits.arriving).await;
        if api { crate::http::answers::refused(error, language) } else { in_words(error, language) }
    }
}

/// Reads a body of a few lines; `None` if it is longer, was cut off, or took too long.
pub(crate) async fn read_few(body: Body, most: usize) -> Option<Bytes> {
    timeout(FEW, to_bytes(body, most)).await.ok()?.ok()
}

/// Reads and discards the rest of a body.
pub(crate) async fn read_on(body: Body, at_most: Duration) {
    if body.is_end_stream() {
        return;
    }
    let reading = async {
        let (mut parts, mut read) = (body.into_data_stream(), 0);
        while let Some(Ok(part)) = parts.next().await {
            read += part.len();
            if read > READ_ON {
                break;
            }
        }
    };
    // Too late or complete: the connection ends in both cases.
    let _ = timeout(at_most, reading).await;
}
