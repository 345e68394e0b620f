//! The name under which a request reaches a server. Another site can have its own name lead to this computer; a browser
//! then takes the answers for that site's.

use std::net::IpAddr;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};

/// The name in a `Host` header or an address, in small letters and without the port.
fn bare(authority: &Authority) -> String {
    authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase()
}

/// The host of an address such as `https://league.example/`, or a name alone; `None` if there is none in it.
pub(crate) fn name_of(address: &str) -> Option<String> {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let authority = rest.split('/').next().unwrap_or_default().parse::<Authority>().ok()?;
    Some(bare(&authority)).filter(|name| !name.is_empty())
}

/// Whether a request is for this server: by an address in digits, as this computer, or by one of its names.
pub(super) fn is_ours(headers: &HeaderMap, names: &[String]) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Some(host) = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) else { return false };
    let name = bare(&host);
    let plain = host.as_str().find('@').is_none();
    plain && (name == "localhost" || name.parse::<IpAddr>().is_ok() || names.contains(&name))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn hosts(all: &[&str]) -> HeaderMap {
        all.iter().map(|host| (header::HOST, host.parse().unwrap())).collect()
    }

    #[test]
    fn only_our_names_and_addresses_are_ours() {
        let names = ["https://League.example/", "office.league.example"].map(|one| name_of(one).unwrap());
        for ours in [
            "league.example",
            "LEAGUE.example:443",
            "office.league.example:8431",
            "localhost:9000",
            "127.0.0.1:8430",
            "192.168.1.20",
            "[::1]:8430",
        ] {
            assert!(is_ours(&hosts(&[ours]), &names), "{ours}");
        }
        for other in [
            "evil.example",
            "evil.example:8430",
            "league.example.evil.example",
            "a@127.0.0.1",
            "",
            "localhost.",
        ] {
            assert!(!is_ours(&hosts(&[other]), &names), "{other}");
        }
        assert!(!is_ours(&hosts(&[]), &names));
        assert!(!is_ours(&hosts(&["127.0.0.1", "evil.example"]), &names));
    }

    #[test]
    fn address_has_a_name() {
        assert_eq!(name_of("http://127.0.0.1:8430").as_deref(), Some("127.0.0.1"));
        assert_eq!(name_of("http://[::1]:8430/a").as_deref(), Some("::1"));
        assert_eq!(name_of("https:///a"), None);
    }
}
