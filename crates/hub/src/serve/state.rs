//! The state that all requests to the public server share.

use tapis_locale::Language;
use tokio::sync::Semaphore;

use crate::LeagueKey;
use crate::serve::bundles::BundleUploads;

/// The state shared by all requests.
pub(super) struct ServerState {
    pub(crate) database: String,
    pub(crate) main: Language,
    pub(super) uploads: BundleUploads,
    pub(crate) working: Semaphore,
    pub(crate) waiting: Semaphore,
    pub(crate) making: Semaphore,
    pub(crate) showing: Semaphore,
    pub(crate) key: Option<LeagueKey>,
    /// The secret that proves that a number was made here.
    pub(crate) secret: [u8; 32],
}
