//! The server: started for the evening, stopped after it.

pub mod listen;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use socket2::{Domain, Protocol, Socket, Type};
use tapis_api::Api;
use tapis_club::Problem;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;

use crate::base::answers::Answers;
use crate::base::limits::{Guesses, Limits, PORT, PORTS, Requests};
use crate::base::pages::{PAGES, Pages, astray, is_page, serve};
use crate::computers::certificate::Certificate;
use crate::requests::events::feed::Feed;
use crate::requests::guard::{Ends, guard};
use crate::requests::state::{Inner, NetState};
use crate::requests::{commands, events};

/// Connections that the system holds until we take them: a room that opens the page at once.
const BACKLOG: i32 = 1024;
/// Commands that work at the same time; they wait for one another in the club anyway.
const WORKERS: usize = 8;
/// Longest time that running tasks may take to end when the server stops.
const ENDING: Duration = Duration::from_millis(500);

/// Reason why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// All ports are taken by other programs.
    #[error("ports {PORT} to {} are in use", PORT + PORTS - 1)]
    PortsTaken,
    /// The network card has that address no more.
    #[error("no network card has the address {0} any more")]
    AddressGone(IpAddr),
    #[error("{0}")]
    System(#[from] io::Error),
}

impl StartError {
    /// The same for the person at the desk.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            StartError::PortsTaken => {
                let (first, last) = (PORT.to_string(), (PORT + PORTS - 1).to_string());
                Problem::new("network-ports_taken", &[("first", first.into()), ("last", last.into())])
            }
            StartError::AddressGone(address) => no_address(&address.to_string()),
            StartError::System(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                Problem::new("network-not_allowed", &[])
            }
            StartError::System(error) => {
                Problem::new("network-not_on", &[("detail", error.to_string().into())])
            }
        }
    }
}

/// No network card of this computer has that address.
pub(crate) fn no_address(address: &str) -> Problem {
    Problem::new("network-no_address", &[("address", address.into())])
}

/// A server that runs until it is stopped or dropped.
pub struct Server {
    shared: NetState,
    address: SocketAddr,
    /// `None` if it is being stopped.
    runtime: Option<Runtime>,
}

impl Server {
    /// Listens on one address of this computer, or on all where none is named, at the first port from
    /// [`PORT`] on that is free.
    ///
    /// # Errors
    /// If it does not listen.
    pub fn start(
        api: Arc<Api>,
        pages: Arc<dyn Pages>,
        address: Option<IpAddr>,
        limits: Limits,
    ) -> Result<Self, StartError> {
        // The system's limit may be lower than what a room full of telephones needs.
        let _ = rlimit::increase_nofile_limit(16_384);
        let ports = (PORT..PORT + PORTS).map(|port| bind(address, port));
        let mut last = StartError::PortsTaken;
        for bound in ports {
            match bound {
                Ok(socket) => return Server::on(socket, api, pages, limits),
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
                Err(error) if error.kind() == io::ErrorKind::AddrNotAvailable => {
                    return Err(address.map_or(StartError::System(error), StartError::AddressGone));
                }
                // Windows says this of a port that it has set aside for itself.
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => last = error.into(),
                Err(error) => return Err(error.into()),
            }
        }
        Err(last)
    }

    /// The same at any port that is free, for tests and measurements.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub fn start_anywhere(api: Arc<Api>, pages: Arc<dyn Pages>, limits: Limits) -> Result<Self, StartError> {
        // With fewer files the server accepts fewer connections.
        let _ = rlimit::increase_nofile_limit(16_384);
        Server::on(bind(Some(Ipv4Addr::LOCALHOST.into()), 0)?, api, pages, limits)
    }

    fn on(
        socket: std::net::TcpListener,
        api: Arc<Api>,
        pages: Arc<dyn Pages>,
        limits: Limits,
    ) -> Result<Self, StartError> {
        let address = socket.local_addr()?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(WORKERS * 2)
            .thread_name("tapis-net")
            .enable_all()
            .build()?;
        let host = gethostname::gethostname().to_string_lossy().to_lowercase();
        let names = if host.is_empty() { Vec::new() } else { vec![format!("{host}.local"), host] };
        let feed = Feed::new(Arc::clone(&api));
        let shared = Arc::new(Inner {
            requests: Requests::new(&limits),
            guesses: Guesses::new(),
            connections: Arc::default(),
            streams: Arc::default(),
            answers: Answers::default(),
            work: Semaphore::new(WORKERS),
            reached: AtomicBool::new(false),
            certificate: api.data_folder().and_then(|folder| Certificate::of(&folder).ok()).map(Arc::new),
            api,
            feed,
            limits,
            names,
            pages,
        });
        let router = router(&shared);
        let socket = {
            let _within = runtime.enter();
            tokio::net::TcpListener::from_std(socket)?
        };
        runtime.spawn(listen::listen(socket, router, Arc::clone(&shared)));
        runtime.spawn(events::watch(Arc::clone(&shared.feed)));
        runtime.spawn(tidy(Arc::clone(&shared)));
        tracing::info!(port = address.port(), "network starts");
        Ok(Server { shared, address, runtime: Some(runtime) })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Telephones that hear of changes now.
    pub fn phones(&self) -> usize {
        self.shared.feed.phones()
    }

    /// A device other than this computer has reached it.
    pub fn reached(&self) -> bool {
        self.shared.reached.load(Ordering::Relaxed)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            tracing::info!(port = self.address.port(), "network stops");
            // On a thread of its own: whoever drops this may be a task itself, which must not wait.
            let ending = std::thread::spawn(move || runtime.shutdown_timeout(ENDING));
            // Afterwards the port is free again.
            let _ = ending.join();
        }
    }
}

impl std::fmt::Debug for Server {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

fn bind(address: Option<IpAddr>, port: u16) -> io::Result<std::net::TcpListener> {
    let address = SocketAddr::new(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()), port);
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
    // Elsewhere a port that was just left can be taken again; on Windows this would share it with others.
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    Ok(socket.into())
}

fn router(shared: &NetState) -> Router {
    let mut router = commands::routes().route("/events", get(events::follow));
    for (address, file) in PAGES {
        let page =
            move |State(shared): State<NetState>| async move { serve(&shared.pages, file, "no-cache") };
        router = router.route(address, get(page));
    }
    let router = router.route("/assets/{*file}", get(asset)).fallback(nowhere);
    let guarded = middleware::from_fn_with_state(Arc::clone(shared), guard);
    router.layer(CompressionLayer::new()).layer(guarded).with_state(Arc::clone(shared))
}

/// There is nothing at this address: a person is led to the players' page.
async fn nowhere(request: Request) -> Response {
    match request.extensions().get::<Ends>() {
        Some(ends) if is_page(request.uri().path()) => astray(StatusCode::NOT_FOUND, ends.local),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file whose name changes with its content.
async fn asset(State(shared): State<NetState>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.contains("..") || path.contains('%') || path.contains('\\') {
        return StatusCode::NOT_FOUND.into_response();
    }
    serve(&shared.pages, path, "public, max-age=31536000, immutable")
}

/// Forgets from time to time who has asked before.
async fn tidy(shared: NetState) {
    let mut every = tokio::time::interval(Duration::from_secs(60));
    loop {
        every.tick().await;
        shared.requests.forget_quiet();
    }
}
