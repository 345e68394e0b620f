//! The switch of the network: what a computer that runs the program does when devices are let in or not.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use tapis_api::{Api, NetworkCard, NetworkState};

use crate::cards::cards;
use crate::{Limits, Pages, Server};

/// Lets devices in, and out.
pub struct Network {
    pages: Arc<dyn Pages>,
    api: OnceLock<Weak<Api>>,
    /// The server while it runs, and the only address it listens on.
    running: Mutex<Option<(Server, Option<IpAddr>)>>,
}

impl Network {
    /// Off. Devices will load these pages.
    pub fn new(pages: Arc<dyn Pages>) -> Self {
        Network { pages, api: OnceLock::new(), running: Mutex::default() }
    }

    /// Says whose commands devices call; once, before it is switched on.
    pub fn serves(&self, api: &Arc<Api>) {
        let _already = self.api.set(Arc::downgrade(api));
    }

    /// How devices reach this computer.
    pub fn state(&self) -> NetworkState {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let name = gethostname::gethostname().to_string_lossy().to_lowercase();
        let (server, address) = match running.as_ref() {
            Some((server, address)) => (Some(server), *address),
            None => (None, None),
        };
        let mut cards = cards();
        // An address that no card has is this computer's own: only its own browsers reach it.
        if let Some(address) = address.filter(|address| address.is_loopback()) {
            let address = address.to_string();
            cards.push(NetworkCard { name: "localhost".to_owned(), address, room: false });
        }
        NetworkState {
            cards,
            port: server.map(|server| server.address().port()),
            address: address.map(|address| address.to_string()),
            reached: server.is_some_and(Server::reached),
            phones: server.map_or(0, |server| u32::try_from(server.phones()).unwrap_or(u32::MAX)),
            name: (!name.is_empty()).then(|| format!("{name}.local")),
        }
    }

    /// Lets devices in, by this address of this computer, or by all where none is named.
    ///
    /// # Errors
    /// The system's words.
    pub fn open(&self, address: Option<&str>) -> Result<(), String> {
        let address = match address {
            Some(address) => Some(address.parse::<IpAddr>().map_err(|error| format!("{address}: {error}"))?),
            None => None,
        };
        let api = self.api.get().and_then(Weak::upgrade).ok_or_else(String::new)?;
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // The one before gives its port back first.
        *running = None;
        let server = Server::start(api, Arc::clone(&self.pages), address, Limits::default());
        *running = Some((server.map_err(|error| error.to_string())?, address));
        Ok(())
    }

    /// Lets no device in any more.
    pub fn close(&self) {
        let stopped = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(stopped);
    }
}

impl std::fmt::Debug for Network {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Network").finish_non_exhaustive()
    }
}
