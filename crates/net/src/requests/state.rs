//! The state that all requests share.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tapis_api::Api;
use tokio::sync::Semaphore;

use crate::base::answers::Answers;
use crate::base::limits::{Guesses, Limits, Requests};
use crate::base::pages::Pages;
use crate::base::places::{Connections, Streams};
use crate::computers::certificate::Certificate;
use crate::requests::events::feed::Feed;

/// State that all requests share.
pub(crate) struct Inner {
    pub(crate) api: Arc<Api>,
    pub(crate) feed: Arc<Feed>,
    pub(crate) limits: Limits,
    pub(crate) requests: Requests,
    pub(crate) guesses: Guesses,
    pub(crate) connections: Arc<Connections>,
    pub(crate) streams: Arc<Streams>,
    pub(crate) answers: Answers,
    pub(crate) work: Semaphore,
    /// Names by which devices may call this computer, in small letters.
    pub(crate) names: Vec<String>,
    /// A device other than this computer has connected.
    pub(crate) reached: AtomicBool,
    /// Certificate of this computer, for others that hold the club too; `None` if it has no folder for that.
    pub(crate) certificate: Option<Arc<Certificate>>,
    pub(crate) pages: Arc<dyn Pages>,
}

pub(crate) type NetState = Arc<Inner>;
