//! The context of a page: the session, the database, and the answers.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tapis_locale::{Language, Phrase, Value, Values, text};
use tokio_postgres::Client;

use super::form::{Form, ONCE};
use super::frame::{self, Menu};
use super::session::Notice;
use super::{Office, bytes, see};
use crate::HubError;
use crate::championships::league_name;

/// The answer to a request.
pub(super) enum Reply {
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
pub(super) type Answer = Result<Reply, HubError>;

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
                let gone = format!("{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict", super::gate::SESSION);
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
pub(super) enum Refusal {
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
        crate::command_line::complain(&error.say(language));
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

/// The refused form that a page shows again, if any.
#[derive(Default)]
pub(super) struct Given<'a> {
    form: Option<(&'static str, &'a Form)>,
    pub refusal: Option<(StatusCode, String)>,
}

impl<'a> Given<'a> {
    /// A refused form with its action.
    pub fn refused(desk: &Desk, action: &'static str, form: &'a Form, refusal: Refusal) -> Self {
        let refusal = match refusal {
            Refusal::Hub(error @ (HubError::Database(_) | HubError::Unreadable(_) | HubError::Server(_))) => {
                Refusal::from_failed(&error, desk.language)
            }
            refusal => refusal,
        };
        Given { form: Some((action, form)), refusal: Some((refusal.status(), refusal.say(desk.language))) }
    }

    /// The form, if it has this action.
    pub fn of(&self, action: &str) -> Option<&'a Form> {
        self.form.filter(|(of, _)| *of == action).map(|(_, form)| form)
    }

    /// The form, if it has this action and was not refused because the record has changed.
    pub fn unchanged(&self, action: &str) -> Option<&'a Form> {
        self.of(action).filter(|_| !self.is_changed())
    }

    /// It was refused because the record has changed.
    pub fn is_changed(&self) -> bool {
        self.refusal.as_ref().is_some_and(|(status, _)| *status == StatusCode::CONFLICT)
    }
}

/// The session, and what the answer needs.
pub(super) struct Desk {
    pub office: Arc<Office>,
    pub client: Client,
    pub language: Language,
    pub league: String,
    /// The path of the requested page.
    pub here: String,
    /// Its full address; `None` if a form was sent.
    pub address: Option<String>,
    key: [u8; 32],
    /// The number of this page.
    number: u64,
}

impl Desk {
    /// Opens the desk for a request of a person who is signed in.
    pub async fn open(
        office: Arc<Office>,
        client: Client,
        language: Language,
        key: [u8; 32],
        asked: &Uri,
        post: bool,
    ) -> Result<Self, HubError> {
        let league = league_name(&client).await?;
        let whole = asked.path_and_query().map_or("/", |asked| asked.as_str());
        let address = (!post).then(|| whole.to_owned());
        let here = asked.path().to_owned();
        let number = office.pages.fetch_add(1, Ordering::Relaxed);
        Ok(Desk { office, client, language, league, here, address, key, number })
    }

    /// A sentence of the catalogue.
    pub fn word(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    /// A sentence of the catalogue, with values.
    pub fn say(&self, key: &str, values: &Values<'_>) -> String {
        text(self.language, key, values)
    }

    /// The hidden field of each form that detects a double press.
    pub fn once(&self) -> Markup {
        html! { input type="hidden" name=(ONCE) value=(self.number); }
    }

    /// A page, with the notice or refusal at its top.
    pub fn page(&self, menu: Menu, title: &str, given: &Given<'_>, content: Markup) -> Answer {
        let notice = self.office.sessions.said(&self.key);
        let refusal = given.refusal.as_ref();
        let status = refusal.map_or(StatusCode::OK, |(status, _)| *status);
        let refusal = refusal.map(|(_, sentence)| sentence.as_str());
        Ok(Reply::Page(status, frame::page(self, menu, title, notice.as_ref(), refusal, &content)))
    }

    /// Redirects to a page that confirms the form.
    pub fn done(&self, to: impl Into<String>, notice: impl Into<Notice>) -> Answer {
        self.office.sessions.say(&self.key, notice.into());
        Ok(Reply::See(to.into()))
    }

    /// Ends the session of this desk.
    pub fn sign_out(&self) -> Reply {
        self.office.sessions.close(&self.key);
        Reply::SignedOut
    }

    /// Address to which a form that was already processed redirected.
    pub fn led(&self, form: &[u8; 32]) -> Option<String> {
        self.office.sessions.led(&self.key, form)
    }

    /// Remembers that a form was processed.
    pub fn remember(&self, form: [u8; 32], to: String) {
        self.office.sessions.remember(&self.key, form, to);
    }

    /// Stores a bundle until its fingerprint has been compared.
    pub fn keep(&self, bundle: Option<axum::body::Bytes>) {
        self.office.sessions.keep(&self.key, bundle);
    }

    pub fn kept(&self) -> Option<Arc<axum::body::Bytes>> {
        self.office.sessions.kept(&self.key)
    }

    /// The address of a page of the public site.
    pub fn site(&self, page: &str) -> String {
        let settings = &self.office.settings;
        let address = settings.address.clone().unwrap_or_else(|| format!("http://{}", settings.public));
        format!("{}/{page}", address.trim_end_matches('/'))
    }
}
