//! Computers in the room that lead a club: announced and found by mDNS (RFC 6762) as `_tapis._tcp`. Where a network
//! passes none of it on, a person types the address.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use mdns_sd::{ServiceDaemon, ServiceEvent, ServiceInfo};
use tapis_api::{Computer, FoundComputer, LedClub};

const SERVICE: &str = "_tapis._tcp.local.";

/// This computer, announced until this goes.
pub(crate) struct Announcer {
    daemon: ServiceDaemon,
}

impl Announcer {
    /// Announces that this computer leads a club. `None` if the system does not allow it.
    pub(crate) fn start(computer: &Computer, club: &LedClub, address: SocketAddr) -> Option<Self> {
        let daemon = ServiceDaemon::new().ok()?;
        // A name in the protocol has at most 63 bytes, a value 255.
        let instance = shortened(&computer.id, 32);
        let host = format!("tapis-{}.local.", shortened(&computer.id, 16));
        let values = [
            ("id", computer.id.as_str()),
            ("name", shortened(&computer.name, 100)),
            ("club", shortened(&club.name, 200)),
        ];
        let any = address.ip().is_unspecified();
        let ip = if any { String::new() } else { address.ip().to_string() };
        let info = ServiceInfo::new(SERVICE, instance, &host, ip, address.port(), &values[..]).ok()?;
        let info = if any { info.enable_addr_auto() } else { info };
        daemon.register(info).ok()?;
        Some(Announcer { daemon })
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        // It says goodbye to the room, and ends.
        let _ = self.daemon.shutdown();
    }
}

fn shortened(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end));
    text.get(..end.unwrap_or(0)).unwrap_or_default()
}

type FoundComputers = Arc<Mutex<BTreeMap<String, (String, FoundComputer)>>>;

/// Looks for computers until this goes.
pub(crate) struct ComputerSearch {
    daemon: ServiceDaemon,
    found: FoundComputers,
}

impl ComputerSearch {
    /// `None` if the system does not allow it.
    pub(crate) fn start() -> Option<Self> {
        let daemon = ServiceDaemon::new().ok()?;
        let events = daemon.browse(SERVICE).ok()?;
        let found = FoundComputers::default();
        let filled = Arc::clone(&found);
        std::thread::Builder::new()
            .name("tapis-found".to_owned())
            .spawn(move || {
                while let Ok(event) = events.recv() {
                    let mut found = filled.lock().unwrap_or_else(PoisonError::into_inner);
                    match event {
                        ServiceEvent::ServiceResolved(service) => {
                            let value =
                                |key: &str| service.get_property_val_str(key).unwrap_or_default().to_owned();
                            let ips = service.addresses.iter().map(|address| address.to_ip_addr());
                            let Some(ip) = ips.filter(IpAddr::is_ipv4).min() else { continue };
                            let address = SocketAddr::new(ip, service.port).to_string();
                            let (name, club) = (value("name"), value("club"));
                            let computer = FoundComputer { name, club, address };
                            found.insert(service.fullname.clone(), (value("id"), computer));
                        }
                        ServiceEvent::ServiceRemoved(_, name) => drop(found.remove(&name)),
                        _ => {}
                    }
                }
            })
            .ok()?;
        Some(ComputerSearch { daemon, found })
    }

    /// Computers that were found, without this one.
    pub(crate) fn found(&self, own: Option<&str>) -> Vec<FoundComputer> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let others = found.values().filter(|(id, _)| own != Some(id.as_str()));
        others.map(|(_, computer)| computer.clone()).collect()
    }
}

impl Drop for ComputerSearch {
    fn drop(&mut self) {
        // A daemon that has ended already needs no end.
        let _ = self.daemon.shutdown();
    }
}
