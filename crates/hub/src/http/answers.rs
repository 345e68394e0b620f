//! Answers of the public server and the office: languages, refusals, and when to try again.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tapis_league::Refusal;
use tapis_locale::Language;

use crate::HubError;

/// Waits until the process is told to end.
pub(crate) async fn ended() {
    // Without signal handlers the process ends by the default action.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// The language that the browser or the club asks for.
pub(crate) fn language(headers: &HeaderMap, otherwise: Language) -> Language {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match asked.get(..2) {
        Some("fr") => Language::Fr,
        Some("en") => Language::En,
        _ => otherwise,
    }
}

pub(crate) fn status(error: &HubError) -> StatusCode {
    match error {
        HubError::UnknownKey { .. }
        | HubError::NotYetAdmitted { .. }
        | HubError::SpentInvitation { .. }
        | HubError::WithdrawnKey { .. }
        | HubError::ForeignKey { .. }
        | HubError::NotAsked => StatusCode::FORBIDDEN,
        HubError::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        HubError::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        HubError::NoKey => StatusCode::NOT_FOUND,
        HubError::Missing { .. } => StatusCode::CONFLICT,
        HubError::Bundle(_)
        | HubError::NotOneEvening(_)
        | HubError::WrongDay { .. }
        | HubError::WrongAmount { .. }
        | HubError::TooManyMembers { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    }
}

pub(crate) fn answer(status: StatusCode, body: &serde_json::Value) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

pub(crate) fn refused(error: &HubError, language: Language) -> Response {
    // Database errors go to the league's log, not to the client.
    if let HubError::Database(_) | HubError::Unreadable(_) | HubError::Server(_) = error {
        crate::base::log::complain(&error.say(language));
        return refused(&HubError::Busy, language);
    }
    let refusal = Refusal { code: error.code().to_owned(), sentence: error.say(language) };
    let mut response = answer(status(error), &json!(refusal));
    say_when(error, &mut response);
    response
}

/// A refusal as text, for a browser.
pub(crate) fn in_words(error: &HubError, language: Language) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    let mut response = (status(error), kind, error.say(language)).into_response();
    say_when(error, &mut response);
    response
}

/// Adds `Retry-After` if trying again later helps.
pub(crate) fn say_when(error: &HubError, response: &mut Response) {
    let seconds = match error {
        HubError::TooOften { seconds } => *seconds,
        _ if response.status() == StatusCode::SERVICE_UNAVAILABLE => 60,
        _ => return,
    };
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
}
