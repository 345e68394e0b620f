//! Conditions on every request, and headers of every answer: against pages of other sites that would use a
//! browser in the room to reach the program (DNS rebinding, forged requests).

use std::net::{IpAddr, SocketAddr};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::base::limits::Asks;
use crate::base::pages::{astray, is_page};
use crate::requests::state::NetState;

/// Both ends of the connection on which a request came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ends {
    pub(crate) peer: SocketAddr,
    /// The address by which the device reached this computer.
    pub(crate) local: SocketAddr,
}

impl Ends {
    /// The device's address, the same however the system writes it.
    pub(crate) fn device(&self) -> IpAddr {
        self.peer.ip().to_canonical()
    }

    /// The device is this computer itself.
    pub(crate) fn is_here(&self) -> bool {
        self.device().is_loopback() || self.device() == self.local.ip().to_canonical()
    }
}

/// Nothing but the page's own files; pages of others may neither frame it nor read it.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                   font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                   frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request through that is addressed to this computer and comes from one of its own pages.
pub(crate) async fn guard(State(shared): State<NetState>, request: Request, next: Next) -> Response {
    let mut response = match judge(&shared, &request) {
        Ok(()) => next.run(request).await,
        Err(status) => refused(status, &request),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The page for a wrong address, or where too many ask at once, which says so in words.
fn refused(status: StatusCode, request: &Request) -> Response {
    let told = [StatusCode::MISDIRECTED_REQUEST, StatusCode::TOO_MANY_REQUESTS].contains(&status);
    let page = told && request.method() == Method::GET && is_page(request.uri().path());
    if let Some(ends) = request.extensions().get::<Ends>().filter(|_| page) {
        return astray(status, ends.local);
    }
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

fn judge(shared: &NetState, request: &Request) -> Result<(), StatusCode> {
    let ends = request.extensions().get::<Ends>().ok_or(StatusCode::INTERNAL_SERVER_ERROR)?;
    let host = host(request.headers()).filter(|host| ours(host, ends.local, &shared.names));
    let host = host.ok_or(StatusCode::MISDIRECTED_REQUEST)?;
    // A device's signed command is counted once its signature has been found right.
    let signed = request.headers().contains_key("tapis-device");
    if let Some(asks) = asks(request.uri().path(), signed)
        && !shared.requests.allow(ends.device(), asks)
    {
        return Err(StatusCode::TOO_MANY_REQUESTS);
    }
    match *request.method() {
        Method::GET | Method::HEAD => {}
        Method::POST => json(request.headers())?,
        _ => return Err(StatusCode::METHOD_NOT_ALLOWED),
    }
    same_origin(request.headers(), &host, request.uri().path())
}

/// The kind of a request; `None` means a command that is signed.
fn asks(path: &str, signed: bool) -> Option<Asks> {
    if path.starts_with("/api/") {
        return (!signed).then_some(Asks::Command);
    }
    let file = path.starts_with("/assets/") || path.starts_with("/events");
    Some(if file { Asks::File } else { Asks::Page })
}

fn host(headers: &HeaderMap) -> Option<String> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next()?.to_str().ok()?;
    hosts.next().is_none().then(|| host.to_ascii_lowercase())
}

/// The address on which the request came, or a name of this computer: never a name that somebody else's server
/// of names could make lead here.
fn ours(host: &str, local: SocketAddr, names: &[String]) -> bool {
    if let Ok(SocketAddr::V4(address)) = host.parse() {
        return address.port() == local.port() && IpAddr::V4(*address.ip()) == local.ip().to_canonical();
    }
    if let Ok(SocketAddr::V6(address)) = host.parse() {
        return address.port() == local.port() && address.ip() == &local.ip();
    }
    let (name, port) = host.rsplit_once(':').unwrap_or((host, "80"));
    let here = name == "localhost" && local.ip().to_canonical().is_loopback();
    let bare = name.parse::<IpAddr>().is_ok_and(|ip| ip == local.ip().to_canonical());
    port.parse() == Ok(local.port()) && (here || bare || names.iter().any(|known| known == name))
}

/// A form of another site cannot send this kind.
fn json(headers: &HeaderMap) -> Result<(), StatusCode> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if kind.eq_ignore_ascii_case("application/json") {
        Ok(())
    } else {
        Err(StatusCode::UNSUPPORTED_MEDIA_TYPE)
    }
}

/// Browsers say which page asks. A link from elsewhere may open a page; it may ask for nothing else.
fn same_origin(headers: &HeaderMap, host: &str, path: &str) -> Result<(), StatusCode> {
    let value = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if value("origin").is_some_and(|origin| !origin.eq_ignore_ascii_case(&format!("http://{host}"))) {
        return Err(StatusCode::FORBIDDEN);
    }
    let asks = path.starts_with("/api/") || path.starts_with("/events");
    match value("sec-fetch-site") {
        Some("cross-site" | "same-site") if asks => Err(StatusCode::FORBIDDEN),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_addresses_and_names_are_ours() {
        let local: SocketAddr = "192.168.1.20:8420".parse().unwrap();
        let names = ["club.local".to_owned()];
        let is = |host: &str| ours(host, local, &names);
        assert!(is("192.168.1.20:8420") && is("club.local:8420"));
        for other in [
            "192.168.1.21:8420",
            "192.168.1.20",
            "192.168.1.20:80",
            "evil.example:8420",
            "club.local",
            "localhost:8420",
            "127.0.0.1:8420",
            "192.168.1.20.evil.example:8420",
            "",
        ] {
            assert!(!is(other), "{other}");
        }
        assert!(ours("localhost:8420", "127.0.0.1:8420".parse().unwrap(), &[]));
        // A socket for both kinds of addresses writes the older ones as the newer.
        assert!(ours("10.0.0.4:8420", "[::ffff:10.0.0.4]:8420".parse().unwrap(), &[]));
        assert!(ours("[fd00::4]:8420", "[fd00::4]:8420".parse().unwrap(), &[]));
    }

    #[test]
    fn a_page_of_another_site_asks_in_vain() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            pairs
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect()
        };
        let host = "10.0.0.4:8420";
        assert!(same_origin(&headers(&[("origin", "http://10.0.0.4:8420")]), host, "/api/clock").is_ok());
        assert!(same_origin(&headers(&[]), host, "/api/clock").is_ok());
        for origin in ["http://evil.example", "https://10.0.0.4:8420", "null", "http://10.0.0.4"] {
            assert!(same_origin(&headers(&[("origin", origin)]), host, "/api/clock").is_err(), "{origin}");
        }
        let foreign = headers(&[("sec-fetch-site", "cross-site")]);
        assert!(same_origin(&foreign, host, "/api/clock").is_err());
        assert!(same_origin(&foreign, host, "/events").is_err());
        assert!(same_origin(&foreign, host, "/").is_ok(), "a link may open the page");
        assert!(json(&headers(&[("content-type", "application/json; charset=utf-8")])).is_ok());
        assert!(json(&headers(&[("content-type", "text/plain")])).is_err());
        assert!(json(&headers(&[])).is_err());
    }
}
