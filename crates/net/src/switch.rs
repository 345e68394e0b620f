//! The switch of the network: what a computer that runs the program does when devices are let in or not.

pub mod headless;

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use tapis_api::{Api, Computer, FoundComputer, NetworkCard, NetworkState};
use tapis_club::Problem;

use crate::base::cards::cards;
use crate::base::limits::PORT;
use crate::computers::Client;
use crate::computers::certificate::Certificate;
use crate::computers::discovery::{Announcer, ComputerSearch};
use crate::server::no_address;
use crate::{Limits, Pages, Server};

/// Lets devices in, and out.
pub struct Network {
    pages: Arc<dyn Pages>,
    api: OnceLock<Weak<Api>>,
    /// The server while it runs, and the only address it listens on.
    running: Mutex<Option<(Server, Option<IpAddr>)>>,
    /// This computer as it is announced in the room, while the server runs.
    announced: Mutex<Option<Announcer>>,
    certificate: OnceLock<Option<Arc<Certificate>>>,
    client: OnceLock<Option<Client>>,
    looking: OnceLock<Option<ComputerSearch>>,
}

impl Network {
    /// Off. Devices will load these pages.
    pub fn new(pages: Arc<dyn Pages>) -> Self {
        Network {
            pages,
            api: OnceLock::new(),
            running: Mutex::default(),
            announced: Mutex::default(),
            certificate: OnceLock::new(),
            client: OnceLock::new(),
            looking: OnceLock::new(),
        }
    }

    /// Sets the API whose commands devices call; once, before it is switched on.
    pub fn serves(&self, api: &Arc<Api>) {
        let _already = self.api.set(Arc::downgrade(api));
    }

    /// State of the network access for devices.
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
    /// A sentence that says why it cannot.
    pub fn open(&self, address: Option<&str>) -> Result<(), Problem> {
        let read = |address: &str| address.parse::<IpAddr>().map_err(|_| no_address(address));
        let address = address.map(read).transpose()?;
        let api = self.api.get().and_then(Weak::upgrade).ok_or_else(unavailable)?;
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // The one before gives its port back first.
        *running = None;
        let server = Server::start(Arc::clone(&api), Arc::clone(&self.pages), address, Limits::default());
        let server = server.map_err(|error| error.problem())?;
        let listens = server.address();
        *running = Some((server, address));
        drop(running);
        let announced = api.leading().led_club().zip(self.computer());
        let announced = announced.and_then(|(club, own)| Announcer::start(&own, &club, listens));
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner) = announced;
        Ok(())
    }

    fn certificate(&self) -> Option<Arc<Certificate>> {
        let made = || {
            let folder = self.api.get().and_then(Weak::upgrade)?.data_folder()?;
            Certificate::of(&folder).ok().map(Arc::new)
        };
        self.certificate.get_or_init(made).clone()
    }

    fn client(&self) -> Option<&Client> {
        self.client.get_or_init(|| Client::new().ok()).as_ref()
    }

    /// This computer as others that hold the club know it; `None` if it cannot keep a certificate.
    pub fn computer(&self) -> Option<Computer> {
        Some(self.certificate()?.computer.clone())
    }

    /// Follows the club of the computer at an address, again and again; `pinned`: only of that one.
    ///
    /// # Errors
    /// A sentence where the address is none, or this computer cannot.
    pub fn follow(&self, address: &str, pinned: Option<&Computer>) -> Result<(), Problem> {
        let address = place(address)?;
        let own = self.certificate().ok_or_else(unavailable)?;
        let (client, api) = (self.client().ok_or_else(unavailable)?, self.api.get().ok_or_else(unavailable)?);
        client.follow(own, Weak::clone(api), address, pinned.cloned());
        // It leads no club that others could follow.
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(())
    }

    /// The address of the computer that it tries to follow, or follows.
    pub fn trying(&self) -> Option<String> {
        self.client.get()?.as_ref()?.trying()
    }

    /// Stops following another computer.
    pub fn unfollow(&self) {
        if let Some(Some(client)) = self.client.get() {
            client.unfollow();
        }
    }

    /// Computers in the room that lead a club; looked for from the first time on that this is asked.
    pub fn found(&self) -> Vec<FoundComputer> {
        let own = self.computer().map(|own| own.id);
        let looking = self.looking.get_or_init(ComputerSearch::start).as_ref();
        looking.map(|looking| looking.found(own.as_deref())).unwrap_or_default()
    }

    /// Tries to reach another computer that held this club too, until it is clear which of the two leads.
    pub fn meet(&self, other: &Computer, address: &str, identity: &str) {
        let (Ok(address), Some(own)) = (place(address), self.certificate()) else { return };
        if let (Some(client), Some(api)) = (self.client(), self.api.get()) {
            client.meet(own, Weak::clone(api), other.clone(), address, identity.to_owned());
        }
    }

    /// Lets no device in any more.
    pub fn close(&self) {
        *self.announced.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let stopped = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(stopped);
    }
}

impl std::fmt::Debug for Network {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Network").finish_non_exhaustive()
    }
}

/// This computer has no network, or no folder for what it must keep to use it.
fn unavailable() -> Problem {
    Problem::new("network-unavailable", &[])
}

/// An address as a person types it or copies it from a browser; without a port the first that is tried.
fn place(address: &str) -> Result<SocketAddr, Problem> {
    let typed = address.trim().trim_start_matches("http://").trim_end_matches('/');
    let wrong = || Problem::new("computer-address", &[("address", typed.into())]);
    match typed.parse::<SocketAddr>() {
        Ok(place) => Ok(place),
        Err(_) => typed.parse::<IpAddr>().map(|ip| SocketAddr::new(ip, PORT)).map_err(|_| wrong()),
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use tapis_club::locale::Language;

    use super::*;
    use crate::StartError;

    #[test]
    fn a_network_fails_with_a_french_message() {
        let address = IpAddr::from([192, 168, 1, 20]);
        let denied = io::Error::from(io::ErrorKind::PermissionDenied);
        for (error, said) in [
            (StartError::PortsTaken, "Les ports 8420 à 8429 sont pris par d’autres programmes"),
            (
                StartError::AddressGone(address),
                "Aucune carte réseau de cet ordinateur n’a l’adresse 192.168.1.20",
            ),
            (StartError::System(denied), "Le système ne permet pas à Tapis d’ouvrir le réseau"),
        ] {
            let sentence = error.problem().message.say(Language::Fr);
            assert!(sentence.starts_with(said), "{sentence}");
        }
    }

    #[test]
    fn an_address_is_read_as_people_write_it() {
        for typed in
            ["192.168.1.20", " 192.168.1.20:8420 ", "http://192.168.1.20:8420/", "http://192.168.1.20/"]
        {
            assert_eq!(place(typed).unwrap(), "192.168.1.20:8420".parse().unwrap(), "{typed}");
        }
        assert_eq!(place("192.168.1.20:8423").unwrap().port(), 8423);
        for typed in ["", "192.168.1", "tapis", "192.168.1.20:x", "http://"] {
            assert!(place(typed).is_err(), "{typed}");
        }
    }
}
