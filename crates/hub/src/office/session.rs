//! Sessions, in memory only: after a restart everybody has to sign in again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tapis_league::hex;

use crate::HubError;
use crate::base::key::random;
use crate::http::Asker;

/// A session ends after this time without use.
const IDLE: Duration = Duration::from_secs(12 * 60 * 60);
/// The most sessions; the one unused for longest ends first.
const MOST: usize = 64;
/// The most wrong passwords within [`SPAN`] from one address, and from all; more are refused unchecked.
const WRONG: usize = 10;
const WRONG_IN_ALL: usize = 100;
const SPAN: Duration = Duration::from_secs(60);

/// Number of processed forms that are remembered: a double press comes soon after the first.
const FORMS: usize = 16;

/// A form that undoes an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Undo {
    pub to: String,
    pub fields: Vec<(&'static str, String)>,
}

/// The notice at the top of the next page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Notice {
    pub sentence: String,
    /// Action that undoes it.
    pub undo: Option<Undo>,
    /// A code to copy, shown this once.
    pub code: Option<String>,
    /// Further refusals of the form.
    pub refused: Vec<String>,
}

impl Notice {
    /// The same with an undo button.
    pub fn undone_by<const N: usize>(
        sentence: String,
        to: impl Into<String>,
        fields: [(&'static str, String); N],
    ) -> Self {
        Notice { undo: Some(Undo { to: to.into(), fields: fields.into() }), ..sentence.into() }
    }
}

impl From<String> for Notice {
    fn from(sentence: String) -> Self {
        Notice { sentence, ..Notice::default() }
    }
}

struct Session {
    /// The digest of its token; the token itself is not stored.
    key: [u8; 32],
    /// The stored password hash when it began.
    of: String,
    used: Instant,
    notice: Option<Notice>,
    /// A bundle whose fingerprint is being compared.
    bundle: Option<Arc<Bytes>>,
    /// The last processed forms: each digest, and where it redirected.
    forms: VecDeque<([u8; 32], String)>,
}

/// A session that was found.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FoundSession {
    pub key: [u8; 32],
    pub of: String,
}

/// All sessions of the office.
#[derive(Default)]
pub(super) struct Sessions(Mutex<Vec<Session>>);

/// The digest of a token.
pub(super) fn digest(token: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(token).into()
}

impl Sessions {
    fn all(&self) -> MutexGuard<'_, Vec<Session>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a session; returns its token for the cookie.
    pub fn begin(&self, of: String, now: Instant) -> Result<String, HubError> {
        let token = random()?;
        let mut all = self.all();
        all.retain(|one| now.duration_since(one.used) < IDLE);
        while all.len() >= MOST {
            let Some((oldest, _)) = all.iter().enumerate().min_by_key(|(_, one)| one.used) else { break };
            all.remove(oldest);
        }
        all.push(Session {
            key: digest(&token),
            of,
            used: now,
            notice: None,
            bundle: None,
            forms: VecDeque::new(),
        });
        Ok(hex::write(&token))
    }

    /// The session with this digest, marked as used now.
    pub fn find(&self, key: &[u8; 32], now: Instant) -> Option<FoundSession> {
        let mut all = self.all();
        all.retain(|one| now.duration_since(one.used) < IDLE);
        // Compares all bytes of all digests, so that timing reveals nothing.
        let mut found = None;
        for one in all.iter_mut() {
            if bool::from(one.key.ct_eq(key)) {
                one.used = now;
                found = Some(FoundSession { key: one.key, of: one.of.clone() });
            }
        }
        found
    }

    /// Ends a session by its key.
    pub fn close(&self, key: &[u8; 32]) {
        self.all().retain(|one| one.key != *key);
    }

    fn with<T>(&self, key: &[u8; 32], act: impl FnOnce(&mut Session) -> T) -> Option<T> {
        self.all().iter_mut().find(|one| one.key == *key).map(act)
    }

    /// Sets the notice for the next page.
    pub fn say(&self, key: &[u8; 32], notice: Notice) {
        self.with(key, |one| one.notice = Some(notice));
    }

    /// Takes the notice of a session.
    pub fn said(&self, key: &[u8; 32]) -> Option<Notice> {
        self.with(key, |one| one.notice.take()).flatten()
    }

    /// Address to which a form that was already processed redirected.
    pub fn led(&self, key: &[u8; 32], form: &[u8; 32]) -> Option<String> {
        self.with(key, |one| one.forms.iter().find(|(of, _)| of == form).map(|(_, to)| to.clone())).flatten()
    }

    /// Remembers that a form was processed.
    pub fn remember(&self, key: &[u8; 32], form: [u8; 32], to: String) {
        self.with(key, |one| {
            one.forms.truncate(FORMS - 1);
            one.forms.push_front((form, to));
        });
    }

    /// Stores a bundle until its fingerprint has been compared.
    pub fn keep(&self, key: &[u8; 32], bundle: Option<Bytes>) {
        self.with(key, |one| one.bundle = bundle.map(Arc::new));
    }

    /// Bundle stored in a session.
    pub fn kept(&self, key: &[u8; 32]) -> Option<Arc<Bytes>> {
        self.with(key, |one| one.bundle.clone()).flatten()
    }
}

/// Recent attempts with wrong passwords.
#[derive(Default)]
pub(super) struct Attempts(Mutex<Vec<(Asker, Instant)>>);

impl Attempts {
    fn late(&self, now: Instant) -> MutexGuard<'_, Vec<(Asker, Instant)>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(_, at)| now.duration_since(*at) < SPAN);
        all
    }

    /// Whether another password from this address may be checked.
    pub fn are_few(&self, asker: Asker, now: Instant) -> bool {
        let all = self.late(now);
        all.len() < WRONG_IN_ALL && all.iter().filter(|(who, _)| *who == asker).count() < WRONG
    }

    /// Records a wrong password.
    pub fn wrong(&self, asker: Asker, now: Instant) {
        self.late(now).push((asker, now));
    }
}

/// The cookie of the session.
pub(crate) const SESSION: &str = "tapis_office";

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn key(token: &str) -> [u8; 32] {
        digest(&hex::read(token).unwrap())
    }

    #[test]
    fn a_session_ends_when_nobody_uses_it() {
        let (sessions, begin) = (Sessions::default(), Instant::now());
        let one = key(&sessions.begin("hash".to_owned(), begin).unwrap());
        assert_eq!(sessions.find(&[0; 32], begin), None);
        let late = begin + IDLE - Duration::from_secs(1);
        assert_eq!(sessions.find(&one, late), Some(FoundSession { key: one, of: "hash".to_owned() }));
        assert!(sessions.find(&one, late + IDLE - Duration::from_secs(1)).is_some());
        assert_eq!(sessions.find(&one, late + IDLE * 2), None);
    }

    #[test]
    fn a_notice_appears_once_and_sessions_end() {
        let (sessions, now) = (Sessions::default(), Instant::now());
        let one = key(&sessions.begin(String::new(), now).unwrap());
        sessions.say(&one, Notice::from("done".to_owned()));
        assert_eq!(sessions.said(&one).unwrap().sentence, "done");
        assert_eq!(sessions.said(&one), None);
        for _ in 0..MOST {
            sessions.begin(String::new(), now + Duration::from_secs(1)).unwrap();
        }
        assert_eq!(sessions.find(&one, now), None);
    }

    #[test]
    fn an_address_has_ten_password_attempts_a_minute() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let from = |last| Asker(Some([203, 0, 113, last].into()));
        for _ in 0..WRONG {
            assert!(attempts.are_few(from(1), now));
            attempts.wrong(from(1), now);
        }
        assert!(!attempts.are_few(from(1), now + SPAN / 2));
        assert!(attempts.are_few(from(2), now));
        for _ in WRONG..WRONG_IN_ALL {
            assert!(attempts.are_few(from(3), now));
            attempts.wrong(from(2), now);
        }
        assert!(!attempts.are_few(from(3), now));
        assert!(attempts.are_few(from(1), now + SPAN) && attempts.are_few(from(3), now + SPAN));
    }
}
