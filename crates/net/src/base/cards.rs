//! The network cards of this computer, as a person can choose among them.

use std::net::IpAddr;

use tapis_api::NetworkCard;

/// The cards that have an address in a local network: those of the room first, then the rest.
pub fn cards() -> Vec<NetworkCard> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut cards: Vec<NetworkCard> = interfaces
        .into_iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified() => {
                Some(NetworkCard { name: interface.name, address: ip.to_string(), room: in_the_room(ip) })
            }
            _ => None,
        })
        .collect();
    cards.sort_by_key(|card| (!card.room || made_by_software(&card.name), card.name.clone()));
    cards
}

/// A private address, as routers give them.
fn in_the_room(ip: std::net::Ipv4Addr) -> bool {
    ip.is_private()
}

/// Cards of virtual machines and the like lead to no telephone.
fn made_by_software(name: &str) -> bool {
    let name = name.to_lowercase();
    let known = [
        "docker",
        "veth",
        "virbr",
        "br-",
        "vmnet",
        "vboxnet",
        "vethernet",
        "utun",
        "tun",
        "tailscale",
        "wsl",
    ];
    known.iter().any(|known| name.contains(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_virtual_machines_come_last() {
        assert!(made_by_software("vEthernet (WSL)"));
        assert!(made_by_software("docker0"));
        assert!(!made_by_software("Wi-Fi"));
        assert!(!made_by_software("wlp3s0"));
        assert!(cards().iter().all(|card| !card.address.starts_with("127.")));
    }
}
