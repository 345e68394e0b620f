//! The league's public server: imports bundles and serves the site. It speaks plain HTTP; a reverse proxy adds HTTPS.

mod bundles;
mod lists;
mod state;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Extension, Router};
use serde_json::json;
use tapis_league::{Bundle, Receipt};
use tapis_locale::Language;
use tapis_site::{Site, SitePath};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::base::key::random;
use crate::database::connect_for_request;
use crate::evenings::evidence::{evidence_number, is_shown};
use crate::http::answers::{answer, language, refused};
use crate::http::{Asker, Door, Limits};
use crate::ingest::ingest_opened;
use crate::serve::state::ServerState;
use crate::{HubError, LeagueKey, LeagueSite, connect, evidence};

use bundles::BundleUploads;

/// Number of bundles imported at the same time; others wait.
const AT_ONCE: usize = 2;
/// Number of complete bundles that may wait; more are refused for now.
const WAITING: usize = 8;
/// Number of evidence files built at the same time; more requests are refused for now.
const MAKING: usize = 4;

/// Number of pages of the site built at the same time; others wait.
const SHOWING: usize = 8;

/// The settings of the server.
#[derive(Debug)]
pub struct Settings {
    /// The database, as `--database` names it.
    pub database: String,
    /// The language for clients that ask for none.
    pub language: Language,
    /// The league's key; without it clubs get no lists.
    pub key: Option<LeagueKey>,
    /// The trusted proxy, which names the client.
    pub proxy: Option<IpAddr>,
    /// The names under which it is reached, such as `league.example`; addresses in digits need none.
    pub names: Vec<String>,
    pub limits: Limits,
}

/// Serves until the process is told to end.
///
/// # Errors
/// If the database is not ready.
pub async fn serve(settings: Settings, listener: TcpListener) -> Result<(), HubError> {
    let Settings { database, language, key, proxy, names, limits } = settings;
    let client = connect(&database).await?;
    crate::database::ready(&client).await?;
    drop(client);
    let shared = ServerState {
        database,
        main: language,
        uploads: BundleUploads::new(&limits),
        working: Semaphore::new(AT_ONCE),
        waiting: Semaphore::new(AT_ONCE + WAITING),
        making: Semaphore::new(MAKING),
        showing: Semaphore::new(SHOWING),
        key,
        secret: random()?,
    };
    let router = Router::new()
        .route("/api/bundles", post(take))
        .route("/api/lists", post(lists::lists))
        .route("/evidence/{file}", get(prove))
        .route("/", get(page))
        .route("/{*page}", get(page))
        .with_state(Arc::new(shared));
    Door::new(limits, proxy, names, language).serve(listener, router).await;
    Ok(())
}

/// Starts listening and returns the address; port 0 picks a free one.
///
/// # Errors
/// If the address is in use.
pub async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), HubError> {
    let listener = TcpListener::bind(address).await.map_err(HubError::Server)?;
    let address = listener.local_addr().map_err(HubError::Server)?;
    Ok((listener, address))
}

async fn take(
    State(shared): State<Arc<ServerState>>,
    Extension(asker): Extension<Asker>,
    request: Request,
) -> Response {
    let language = language(request.headers(), shared.main);
    let taken = taken(&shared, asker, request.into_body()).await;
    match shared.uploads.came(asker, taken) {
        Ok(receipt) => answer(StatusCode::OK, &json!(receipt)),
        Err(error) => refused(&error, language),
    }
}

async fn taken(shared: &ServerState, asker: Asker, body: Body) -> Result<Receipt, HubError> {
    let arrived = shared.uploads.receive(asker, body).await?;
    let _waiting = shared.waiting.try_acquire().map_err(|_| HubError::Busy)?;
    let _working = shared.working.acquire().await.map_err(|_| HubError::Busy)?;
    // Checking the signature unpacks the whole bundle, so it must not block other requests.
    let bundle = tokio::task::block_in_place(|| Bundle::open(&arrived.bytes))?;
    shared.uploads.turn_of(bundle.head().key)?;
    let mut client = connect_for_request(&shared.database).await?;
    ingest_opened(&mut client, &bundle, &arrived.bytes).await
}

async fn page(State(shared): State<Arc<ServerState>>, request: Request) -> Response {
    let asked = request.uri().path().strip_prefix('/').unwrap_or_default();
    let path = asked.trim_start_matches('/');
    let path =
        if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    if path == tapis_site::STYLE_FILE {
        return file(&path, tapis_site::style());
    }
    let language = language(request.headers(), shared.main);
    let path = path.parse::<SitePath>().ok();
    let wanted = path.and_then(|path| Site::page_at(&path, shared.main).map(|page| (path, page)));
    let Some((path, page)) = wanted else { return missing(&shared, asked, language).await };
    // Waits while the maximum number is being built.
    let Ok(_showing) = shared.showing.acquire().await else { return refused(&HubError::Busy, language) };
    let made = async {
        let mut client = connect_for_request(&shared.database).await?;
        let site = LeagueSite::read(&client, shared.main).await?;
        Ok::<_, HubError>((site.page(&mut client, page).await?, site))
    };
    match made.await {
        Ok((mut files, site)) => match files.remove(&path) {
            Some(bytes) => file(path.as_str(), bytes),
            None => no_page(&site, asked),
        },
        Err(error) => refused(&error, language),
    }
}

/// Page for an address that leads nowhere.
async fn missing(shared: &ServerState, asked: &str, language: Language) -> Response {
    let Ok(_showing) = shared.showing.acquire().await else { return refused(&HubError::Busy, language) };
    let read = async { LeagueSite::read(&connect(&shared.database).await?, shared.main).await };
    match read.await {
        Ok(site) => no_page(&site, asked),
        Err(error) => refused(&error, language),
    }
}

fn no_page(site: &LeagueSite, asked: &str) -> Response {
    let mut response = file("404.html", site.missing(asked));
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// The evidence of an evening on the site, built on request: few people ask, and all files together are large.
async fn prove(
    State(shared): State<Arc<ServerState>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers, shared.main);
    let asked = format!("evidence/{name}");
    let Some(number) = evidence_number(&name) else { return missing(&shared, &asked, language).await };
    let Ok(_making) = shared.making.try_acquire() else { return refused(&HubError::Busy, language) };
    let made = async {
        let client = connect_for_request(&shared.database).await?;
        if is_shown(&client, number).await? { evidence(&client, number).await.map(Some) } else { Ok(None) }
    };
    match made.await {
        Ok(Some(bytes)) => file(&name, bytes),
        Ok(None) => missing(&shared, &asked, language).await,
        Err(error) => refused(&error, language),
    }
}

fn file(path: &str, bytes: Vec<u8>) -> Response {
    let kind = match path.rsplit_once('.') {
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "xml")) => "application/atom+xml; charset=utf-8",
        _ => "application/octet-stream",
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
        ),
    );
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
