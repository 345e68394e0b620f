//! Takes connections, and gives up those that say nothing or read nothing.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::base::limits::Limits;
use crate::base::places::ConnectionPlace;
use crate::computers::serving;
use crate::requests::guard::Ends;
use crate::requests::state::NetState;

/// The most bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;
/// The most lines of a request's head.
const HEAD_LINES: usize = 64;
/// After an error of the system (too many open files) it waits so long.
const PAUSE: Duration = Duration::from_millis(50);
/// A device that has gone without a word is noticed after so long without a packet, asked so often.
const QUIET: Duration = Duration::from_secs(30);
const ASKED_EVERY: Duration = Duration::from_secs(10);
/// The bytes that the system stores of an answer that nobody reads; it may take twice as many. By default it stores
/// some megabytes for each connection, so that a device that reads nothing is not noticed for minutes.
const KEPT: usize = 64 * 1024;

pub(crate) async fn listen(socket: TcpListener, router: Router, shared: NetState) {
    loop {
        let (stream, peer) = match socket.accept().await {
            Ok(accepted) => accepted,
            Err(_) => {
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Ok(local) = stream.local_addr() else { continue };
        let ends = Ends { peer, local };
        let Limits { per_address, connections, .. } = shared.limits;
        let place = shared.connections.admit(ends.device(), per_address, connections);
        let Some(place) = place.map(Arc::new) else { continue };
        came(&shared, ends);
        let (router, shared) = (router.clone(), Arc::clone(&shared));
        // Without this a small answer can wait 40 ms for an acknowledgement. If it cannot be set, the connection
        // still works.
        let _ = stream.set_nodelay(true);
        tokio::spawn(async move {
            tokio::select! {
                () = attend(stream, router, ends, &shared, &place) => {}
                () = place.gone() => {}
            }
        });
    }
}

/// Answers on a connection until it ends. Whatever ends it, the other side tries again.
async fn attend(
    stream: TcpStream,
    router: Router,
    ends: Ends,
    shared: &NetState,
    place: &Arc<ConnectionPlace>,
) {
    if !is_tls(&stream, &shared.limits).await {
        // A broken connection concerns the other side, which tries again.
        let _ = serve(stream, router, ends, &shared.limits, place).await;
    } else if let Some(certificate) = &shared.certificate {
        let (own, api) = (Arc::clone(certificate), Arc::clone(&shared.api));
        let ended = serving::serve(stream, ends.peer, own, api, place).await;
        // The second computer makes the line again.
        tracing::info!(
            error = ended.err().map(|error| error.kind().to_string()),
            "line of a computer has ended"
        );
    }
}

/// Whether it is another computer that holds the club, which speaks TLS, and no browser. One port serves both, so
/// that a firewall is asked once and people need one address.
async fn is_tls(stream: &TcpStream, limits: &Limits) -> bool {
    /// With this byte a TLS handshake begins, and no request of HTTP.
    const HANDSHAKE: u8 = 0x16;
    let mut first = [0];
    matches!(timeout(limits.head, stream.peek(&mut first)).await, Ok(Ok(1))) && first == [HANDSHAKE]
}

async fn serve(
    stream: TcpStream,
    router: Router,
    ends: Ends,
    limits: &Limits,
    place: &Arc<ConnectionPlace>,
) -> Result<(), hyper::Error> {
    let place = Arc::clone(place);
    // `Router::layer` would copy every route for each connection.
    let service = service_fn(move |mut request: Request<Incoming>| {
        place.used();
        request.extensions_mut().insert(ends);
        request.extensions_mut().insert(Arc::clone(&place));
        router.clone().oneshot(request.map(Body::new))
    });
    let keepalive = TcpKeepalive::new().with_time(QUIET).with_interval(ASKED_EVERY);
    // If it cannot be set, a silent device is noticed later.
    let _ = SockRef::from(&stream).set_tcp_keepalive(&keepalive);
    // If it cannot be set, such a device is noticed later.
    let _ = SockRef::from(&stream).set_send_buffer_size(KEPT);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.unread));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .max_headers(HEAD_LINES)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .await
}

/// Notes that a device other than this computer has come.
pub(crate) fn came(shared: &NetState, ends: Ends) {
    if !ends.is_here() {
        shared.reached.store(true, Ordering::Relaxed);
    }
}
