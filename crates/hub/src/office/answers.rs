//! The answers to a request, and the reasons why a form is refused.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use tapis_locale::{Language, Phrase, Value, text};

use crate::HubError;

/// The answer to a request.
pub(crate) enum Reply {
    Page(StatusCode, Markup),
    /// A redirect to another page.
    See(String),
    File {
        name: String,
        kind: &'static str,
        content: Body,
    },
    /// There is no such page.
    Missing,
    /// The session has ended.
    SignedOut,
}

/// `Err` is an internal error.
pub(crate) type Answer = Result<Reply, HubError>;

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Reply::Page(status, markup) => {
                let page = markup.into_string().into_bytes();
                (status, bytes("text/html; charset=utf-8", page)).into_response()
            }
            Reply::See(place) => see(&place),
            Reply::File { name, kind, content } => {
                let mut response = bytes(kind, content);
                // The file name contains only characters chosen by this program.
                if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
                    response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
                }
                response
            }
            Reply::Missing => StatusCode::NOT_FOUND.into_response(),
            Reply::SignedOut => {
                let mut response = see("/signin");
                let gone = format!(
                    "{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict",
                    crate::office::session::SESSION
                );
                if let Ok(gone) = HeaderValue::from_str(&gone) {
                    response.headers_mut().insert(header::SET_COOKIE, gone);
                }
                response
            }
        }
    }
}

/// Reason why a form was refused.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// An error of the program.
    Hub(HubError),
    /// A sentence of the catalogue.
    Said(Phrase),
    /// It would overwrite what has changed since the page was opened.
    Changed(Phrase),
    /// It is too large, or was too slow.
    TooLarge,
}

impl From<HubError> for Refusal {
    fn from(error: HubError) -> Self {
        Refusal::Hub(error)
    }
}

impl Refusal {
    /// An error in a file, with the file's name.
    pub fn file(name: &str, error: HubError) -> Self {
        match error {
            HubError::Content(detail) => {
                let values = [("file", Value::from(name)), ("detail", detail)];
                Refusal::Said(Phrase::new("cli-unreadable", &values))
            }
            error => Refusal::Hub(error),
        }
    }

    /// An error of the program. Database errors go to the program's log.
    pub fn from_failed(error: &HubError, language: Language) -> Self {
        crate::base::log::complain(&error.say(language));
        Refusal::Said(Phrase::new("office-failed", &[]))
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::Changed(_) => StatusCode::CONFLICT,
            Refusal::Said(phrase) if *phrase == Phrase::new("office-failed", &[]) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// Writes the refusal as a sentence.
    pub fn say(&self, language: Language) -> String {
        match self {
            Refusal::Hub(error) => error.say(language),
            Refusal::Said(phrase) | Refusal::Changed(phrase) => phrase.say(language),
            Refusal::TooLarge => text(language, "office-too_large", &[]),
        }
    }
}

/// A response with these bytes.
pub(crate) fn bytes(kind: &'static str, content: impl Into<Body>) -> Response {
    let mut response = Response::new(content.into());
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// A redirect; to the first page if the target is not valid in a header.
pub(crate) fn see(place: &str) -> Response {
    let place = HeaderValue::from_str(place).unwrap_or(HeaderValue::from_static("/"));
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(header::LOCATION, place);
    response
}

pub(crate) fn header_text(headers: &HeaderMap, name: impl header::AsHeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
