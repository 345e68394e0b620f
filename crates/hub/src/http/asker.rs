//! The address to which limits apply.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The client's address. `None` if the request comes from this computer, possibly from a proxy that `--proxy` does not
/// name and that has to limit its clients itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Asker(pub Option<IpAddr>);

/// The /64 network of an IPv6 address: one client usually has all of its addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

impl Asker {
    /// The client of a connection; `None` if it is the proxy, which names the client in each request.
    pub fn at(peer: IpAddr, proxy: Option<IpAddr>) -> Option<Asker> {
        let peer = peer.to_canonical();
        if proxy.is_some_and(|proxy| proxy.to_canonical() == peer) {
            return None;
        }
        Some(Asker((!peer.is_loopback()).then(|| network(peer))))
    }

    /// The client that the proxy at this address names. Only the last address is the proxy's; anybody can write the
    /// others.
    pub fn named(proxy: IpAddr, headers: &HeaderMap) -> Asker {
        let last = headers.get_all("x-forwarded-for").iter().next_back();
        let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Asker(Some(network(last.unwrap_or(proxy))))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_the_proxy_that_was_named_says_who_asks() {
        let proxy = Some(address("10.0.0.9"));
        assert_eq!(Asker::at(address("10.0.0.9"), proxy), None);
        assert_eq!(Asker::at(address("::ffff:10.0.0.9"), proxy), None);
        assert_eq!(Asker::at(address("10.0.0.8"), proxy), Some(Asker(Some(address("10.0.0.8")))));
        assert_eq!(Asker::at(address("127.0.0.1"), proxy), Some(Asker(None)));
        assert_eq!(Asker::at(address("127.0.0.1"), Some(address("127.0.0.1"))), None);
        let other = Asker::at(address("2001:db8:1:2:3::4"), None);
        assert_eq!(other, Some(Asker(Some(address("2001:db8:1:2::")))));
    }

    #[test]
    fn the_proxy_has_the_last_word() {
        let proxy = address("10.0.0.9");
        let named = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            Asker::named(proxy, &headers).0.unwrap()
        };
        assert_eq!(named(&["203.0.113.7"]), address("203.0.113.7"));
        assert_eq!(named(&["1.1.1.1, 127.0.0.1, 203.0.113.7"]), address("203.0.113.7"));
        assert_eq!(named(&["1.1.1.1", "203.0.113.7"]), address("203.0.113.7"));
        for none in [&[][..], &["unknown"], &["203.0.113.7, "]] {
            assert_eq!(named(none), proxy, "{none:?}");
        }
    }
}
