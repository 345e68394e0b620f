//! A route for each command of the table.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::{Response, StatusCode};
use axum::routing::post;
use serde_json::{Value, json};
use tapis_api::{Audience, Caller, Command, ProblemText, Property, SignatureError, SignedCall, table};
use tapis_club::Problem;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tokio::time::timeout;

use crate::base::limits::Asks;
use crate::base::places::ConnectionPlace;
use crate::requests::guard::Ends;
use crate::requests::signature_answer::told;
use crate::requests::state::NetState;

/// Every command but those that are for this computer alone.
pub(crate) fn routes() -> Router<NetState> {
    let commands = table().filter(|command| command.audience != Audience::Host);
    commands.fold(Router::new(), |router, command| {
        let answer = move |State(shared): State<NetState>, request: Request| answer(shared, command, request);
        router.route(&format!("/api/{}", command.name), post(answer))
    })
}

/// A device that nobody has let in. The history never names it: it can change nothing.
fn stranger(address: IpAddr, language: Option<Language>) -> Caller {
    let (person, device) = (String::new(), String::new());
    Caller { audience: Audience::Public, person, device, language, at_table: None, address: Some(address) }
}

async fn answer(shared: NetState, command: &'static Command, request: Request) -> Response<Body> {
    let language = language(request.headers());
    let signature = Signature::of(request.headers());
    let device = request.extensions().get::<Ends>().map_or(IpAddr::from([0, 0, 0, 0]), Ends::device);
    let place = request.extensions().get::<Arc<ConnectionPlace>>().cloned();
    let body = to_bytes(request.into_body(), shared.limits.body_bytes);
    let body: Bytes = match timeout(shared.limits.body, body).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return status(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => return status(StatusCode::REQUEST_TIMEOUT),
    };
    let args = if body.is_empty() { json!({}) } else { serde_json::from_slice(&body).unwrap_or(Value::Null) };
    let steady = signature.is_none() && command.is(Property::Cached);
    let spoken = language.map_or("", Language::code);
    let asked = (command.name, if steady { args.to_string() } else { String::new() }, spoken);
    let revision = shared.api.revision();
    if let Some(known) = shared.answers.known(revision, &asked).filter(|_| steady) {
        return with(StatusCode::OK, Body::from(known));
    }
    let guesses = signature.is_none() && command.is(Property::Guessable);
    if guesses && !shared.guesses.left(device) {
        let mut tries = refused(&ProblemText::of(
            &Problem::new("pairing-many_tries", &[]),
            language.unwrap_or_else(|| shared.api.language()),
        ));
        *tries.status_mut() = StatusCode::TOO_MANY_REQUESTS;
        return tries;
    }
    let Ok(turn) = timeout(shared.limits.body, shared.work.acquire()).await else {
        return status(StatusCode::SERVICE_UNAVAILABLE);
    };
    let api = Arc::clone(&shared.api);
    let signed = signature.is_some();
    let work = move || match &signature {
        None => Ok(api.call(&stranger(device, language), command.name, args)),
        Some(signature) => api.call_signed(&signature.call(command.name, &body), language),
    };
    let called = tokio::task::spawn_blocking(work).await;
    drop(turn);
    if let (true, Some(place), Ok(Ok(_))) = (signed, &place, &called) {
        place.hold();
    }
    match called {
        Ok(Ok(Ok(answer))) => {
            let answer = Bytes::from(answer);
            if steady {
                shared.answers.keep(revision, asked, answer.clone());
            }
            with(StatusCode::OK, Body::from(answer))
        }
        Ok(Ok(Err(said))) => {
            if guesses && said.code == ProblemText::UNKNOWN_PAIRING {
                shared.guesses.wrong(device);
            }
            refused(&said)
        }
        Ok(Err(unsigned)) => {
            // A device that is known learns what it must sign, whoever else asks at its address.
            let busy = matches!(unsigned, SignatureError::Hasty)
                || matches!(unsigned, SignatureError::Unknown)
                    && !shared.requests.allow(device, Asks::Command);
            if busy {
                return status(StatusCode::TOO_MANY_REQUESTS);
            }
            let told = told(&unsigned, shared.api.now());
            with(StatusCode::UNAUTHORIZED, Body::from(told.to_string()))
        }
        Err(_) => status(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// Signature that a device that was let in adds to a command.
struct Signature {
    device: String,
    count: u64,
    id: String,
    at: Millis,
    mac: String,
}

impl Signature {
    /// `None` if the request is a stranger's.
    fn of(headers: &HeaderMap) -> Option<Self> {
        let value = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let device = value("tapis-device").to_owned();
        (!device.is_empty()).then(|| Signature {
            device,
            count: value("tapis-count").parse().unwrap_or_default(),
            id: value("tapis-command").to_owned(),
            at: Millis(value("tapis-at").parse().unwrap_or_default()),
            mac: value("tapis-mac").to_owned(),
        })
    }

    fn call<'a>(&'a self, command: &'a str, body: &'a [u8]) -> SignedCall<'a> {
        let Signature { device, count, id, at, mac } = self;
        SignedCall { device, count: *count, id, at: *at, command, body, mac }
    }
}

/// The first of the browser's languages that the program speaks; `None` means the club's.
pub(crate) fn language(headers: &HeaderMap) -> Option<Language> {
    let wanted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    wanted.split(',').find_map(|one| {
        let tag = one.split(';').next()?.trim().to_ascii_lowercase();
        let spoken = [Language::Fr, Language::En];
        spoken.into_iter().find(|language| tag.split('-').next() == Some(language.code()))
    })
}

fn refused(said: &ProblemText) -> Response<Body> {
    let status = match said.code.as_str() {
        ProblemText::NOT_ALLOWED => StatusCode::FORBIDDEN,
        ProblemText::BAD_ARGUMENTS => StatusCode::BAD_REQUEST,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    with(status, Body::from(serde_json::to_vec(said).unwrap_or_default()))
}

fn status(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

fn with(code: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = code;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_says_which_language_it_reads() {
        let read = |wanted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(wanted));
            language(&headers)
        };
        assert_eq!(read("fr-FR,fr;q=0.9,en;q=0.8"), Some(Language::Fr));
        assert_eq!(read("de-DE,en-GB;q=0.7,fr;q=0.5"), Some(Language::En));
        assert_eq!(read("de"), None);
        assert_eq!(language(&HeaderMap::new()), None);
    }
}
