//! The office: the command line's functions in a browser, for the people who run the league. It is separate from the
//! public server: it listens at its own address, and only if enabled.
//!
//! Pages are rendered here and need no script. An accepted form redirects to a page (303), a refused one comes back as
//! it was filled in.

mod all_time;
mod answers;
mod arrivals;
mod calendar;
mod championships;
mod clubs;
mod conflicts;
mod desk;
mod differences;
mod duplicates;
mod evenings;
mod export;
mod form;
mod frame;
mod gate;
mod histories;
mod links;
mod pages;
mod parts;
mod person;
mod persons;
mod rule_forms;
mod rules;
mod session;
mod sign_in;
mod state;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tapis_locale::text;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::database::connect_for_request;
use crate::database::password::kept_password;
use crate::http::{Asker, Door};
use crate::{HubError, connect};
use answers::{Answer, Reply, bytes, see};
use desk::Desk;
use form::Form;
use session::{Attempts, Sessions};
use state::Office;
pub use state::Settings;

/// The style sheet of every page, over the base sheet of the site.
const STYLE: &str = include_str!("office/style.css");

/// The content security policy: only the one style sheet, and forms sent back here. `data:,` is the empty icon.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Serves until the process is told to end.
///
/// # Errors
/// If the database is not ready.
pub async fn serve(settings: Settings, listener: TcpListener) -> Result<(), HubError> {
    let client = connect(&settings.database).await?;
    crate::database::ready(&client).await?;
    drop(client);
    let door = Door::new(settings.limits.clone(), settings.proxy, settings.names.clone(), settings.language);
    let office = Office {
        settings,
        sessions: Sessions::default(),
        attempts: Attempts::default(),
        checking: Mutex::new(()),
        forms: Mutex::new(()),
        pages: AtomicU64::new(0),
    };
    let router = Router::new().fallback(all).with_state(Arc::new(office));
    door.serve(listener, router).await;
    Ok(())
}

async fn all(State(office): State<Arc<Office>>, request: Request) -> Response {
    let mut response = answer(&office, request).await;
    let headers = response.headers_mut();
    let said = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-store"),
        // With `no-referrer` a browser would not send the origin of a form.
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in said {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn answer(office: &Arc<Office>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let language = gate::language(&head.headers, office.settings.language);
    let post = match head.method {
        Method::GET | Method::HEAD => false,
        Method::POST => true,
        _ => return StatusCode::METHOD_NOT_ALLOWED.into_response(),
    };
    let path: Vec<&str> = head.uri.path().split('/').filter(|part| !part.is_empty()).collect();
    if post && !gate::is_own(&head.headers) {
        let sentence = text(language, "office-foreign", &[]);
        return frame::bare(language, StatusCode::FORBIDDEN, &sentence);
    }
    match (post, path.as_slice()) {
        (false, ["style.css"]) => {
            return bytes("text/css; charset=utf-8", [tapis_site::BASE_STYLE, STYLE].concat().into_bytes());
        }
        (false, ["signin"]) => return sign_in::page(office, language).await,
        (true, ["signin"]) => {
            let asker = head.extensions.get().copied().unwrap_or(Asker(None));
            return sign_in::enter(office, language, asker, &head.headers, body).await;
        }
        (true, ["language"]) => return gate::change_language(&head.headers, body).await,
        _ => {}
    }
    let Some(session) = gate::session(office, &head.headers) else {
        return sign_in::needed(language, post);
    };
    let opened = async {
        let client = connect_for_request(&office.settings.database).await?;
        // A session that began with an earlier password has to sign in again.
        let kept = kept_password(&client).await?;
        if kept.as_deref() != Some(session.of.as_str()) {
            office.sessions.close(&session.key);
            return Ok(None);
        }
        Desk::open(Arc::clone(office), client, language, session.key, &head.uri, post).await.map(Some)
    };
    let mut desk = match opened.await {
        Ok(Some(desk)) => desk,
        Ok(None) => return sign_in::needed(language, post),
        Err(error) => return frame::failed(language, &error),
    };
    let form = if post {
        match Form::read(&head.headers, body, form::most(&path)).await {
            Ok(form) => form,
            Err(refusal) => return frame::bare(language, refusal.status(), &refusal.say(language)),
        }
    } else {
        Form::query(head.uri.query().unwrap_or_default())
    };
    let _one = if post { Some(office.forms.lock().await) } else { None };
    // A double press sends the form twice, and the browser shows the second answer.
    let digest = if post { form.digest(head.uri.path()) } else { None };
    if let Some(to) = digest.and_then(|digest| desk.led(&digest)) {
        return see(&to);
    }
    match route(&mut desk, post, &path, &form).await {
        Ok(Reply::Missing) => {
            frame::bare(language, StatusCode::NOT_FOUND, &text(language, "office-missing", &[]))
        }
        Ok(reply) => {
            if let (Some(digest), Reply::See(to)) = (digest, &reply) {
                desk.remember(digest, to.clone());
            }
            reply.into_response()
        }
        Err(error) => frame::failed(language, &error),
    }
}

async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, []) => Ok(Reply::See("/clubs".to_owned())),
        (true, ["signout"]) => Ok(desk.sign_out()),
        (_, [] | ["clubs" | "invitations", ..]) => clubs::route(desk, post, path, form).await,
        (_, ["arrivals", ..]) => arrivals::route(desk, post, path, form).await,
        (_, ["histories", ..]) => histories::route(desk, post, path, form).await,
        (_, ["persons", ..]) => persons::route(desk, post, path, form).await,
        (_, ["differences", ..]) => differences::route(desk, post, path, form).await,
        (_, ["duplicates", ..]) => duplicates::route(desk, post, path, form).await,
        (_, ["championships", ..]) => championships::route(desk, post, path, form).await,
        (_, ["calendar", ..]) => calendar::route(desk, post, path, form).await,
        (_, ["rules", ..]) => rules::route(desk, post, path, form).await,
        (_, ["export", ..]) => export::route(desk, post, path, form).await,
        _ => Ok(Reply::Missing),
    }
}
