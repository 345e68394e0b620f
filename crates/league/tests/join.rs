//! The addresses that a code of a league may name.

use tapis_league::is_safe_address;

#[test]
fn a_club_sends_unencrypted_only_to_its_own_computer() {
    for safe in ["https://league.example", "http://127.0.0.1:8430", "http://localhost/league"] {
        assert!(is_safe_address(safe), "{safe}");
    }
    for other in [
        "http://league.example",
        "ftp://league.example",
        "league.example",
        "http://localhost.league.example",
        // A user's name, not the host.
        "http://127.0.0.1@league.example",
        "http://127.0.0.1:80@league.example",
        "http://localhost/@league.example",
    ] {
        assert!(!is_safe_address(other), "{other}");
    }
}
