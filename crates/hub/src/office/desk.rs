//! The context of a page: the session, the database, and the answers.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::http::{StatusCode, Uri};
use maud::{Markup, html};
use tapis_locale::{Language, Values, text};
use tokio_postgres::Client;

use super::form::{Form, ONCE};
use super::session::Notice;
use crate::HubError;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::state::Office;
use crate::standings::championships::league_name;

/// The refused form that a page shows again, if any.
#[derive(Default)]
pub(super) struct RefusedForm<'a> {
    form: Option<(&'static str, &'a Form)>,
    pub refusal: Option<(StatusCode, String)>,
}

impl<'a> RefusedForm<'a> {
    /// A refused form with its action.
    pub fn refused(desk: &Desk, action: &'static str, form: &'a Form, refusal: Refusal) -> Self {
        let refusal = match refusal {
            Refusal::Hub(error @ (HubError::Database(_) | HubError::Unreadable(_) | HubError::Server(_))) => {
                Refusal::from_failed(&error, desk.language)
            }
            refusal => refusal,
        };
        RefusedForm {
            form: Some((action, form)),
            refusal: Some((refusal.status(), refusal.say(desk.language))),
        }
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
    pub(crate) key: [u8; 32],
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
