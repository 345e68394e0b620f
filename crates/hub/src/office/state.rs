//! The settings of the office, and the state that all requests share.

use std::net::IpAddr;
use std::sync::atomic::AtomicU64;

use tapis_locale::Language;
use tokio::sync::Mutex;

use crate::LeagueKey;
use crate::http::Limits;
use crate::office::session::{Attempts, Sessions};

/// The settings of the office.
#[derive(Debug)]
pub struct Settings {
    /// The database, as `--database` names it.
    pub database: String,
    /// The language for clients that ask for none.
    pub language: Language,
    /// The league's key; without it there are no invitations and no lists.
    pub key: Option<LeagueKey>,
    /// The address at which clubs and the public reach the league; `None` if only its listener is known.
    pub address: Option<String>,
    /// Address of the public server.
    pub public: String,
    /// The trusted proxy, which names the client.
    pub proxy: Option<IpAddr>,
    /// The names under which it is reached, such as `office.league.example`; addresses in digits need none.
    pub names: Vec<String>,
    pub limits: Limits,
}

/// The state shared by all requests.
pub(super) struct Office {
    pub(crate) settings: Settings,
    pub(super) sessions: Sessions,
    pub(super) attempts: Attempts,
    /// Held while a password is checked, which takes memory and time, and while the database is queried for it.
    pub(crate) checking: Mutex<()>,
    /// Held while a form is processed, so that they run one at a time.
    pub(crate) forms: Mutex<()>,
    /// Number of pages that were rendered.
    pub(crate) pages: AtomicU64,
}
