//! The code with which a club joins: the league's address, a single-use invitation, and the fingerprint of the league's
//! key.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use tapis_engine::base::short_code::short;

use crate::Hash;

/// Code that a league gives a club, `https://league.example/#join=K7Q2-9XPM-4T0A-HJ3C.D1F0-…`, with the address, the
/// invitation and the fingerprint of the league's key. Without an address (`#join=…`) files are carried by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinCode {
    /// The address of the league's server, without a trailing slash; empty if it has none.
    pub address: String,
    /// Admits the club's key, once.
    pub invitation: String,
    /// The fingerprint of the league's key.
    pub league: String,
}

/// It is not such a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a code of a league")]
pub struct NotAJoinCode;

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slash = if self.address.is_empty() { "" } else { "/" };
        write!(f, "{}{slash}#join={}.{}", self.address, self.invitation, self.league)
    }
}

/// Normalises case and dashes to what [`short`] writes; `None` if it is not such a code.
fn typed(text: &str) -> Option<String> {
    let digits: Vec<char> = text
        .chars()
        .filter(|digit| !matches!(digit, '-' | ' '))
        .map(|digit| digit.to_ascii_uppercase())
        .collect();
    if digits.len() != 16 || !digits.iter().all(char::is_ascii_alphanumeric) {
        return None;
    }
    Some(digits.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-"))
}

impl FromStr for JoinCode {
    type Err = NotAJoinCode;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (address, code) = text.trim().split_once("#join=").ok_or(NotAJoinCode)?;
        let (invitation, league) = code.split_once('.').ok_or(NotAJoinCode)?;
        let (invitation, league) = (typed(invitation), typed(league));
        Ok(JoinCode {
            address: address.trim_end_matches('/').to_owned(),
            invitation: invitation.ok_or(NotAJoinCode)?,
            league: league.ok_or(NotAJoinCode)?,
        })
    }
}

/// Whether a club sends to this address: the connection is encrypted, or stays on this computer.
pub fn is_safe_address(address: &str) -> bool {
    // The text before an `@` is not the host.
    let here = |rest: &str| {
        let host = rest.split(['/', ':']).next().unwrap_or_default();
        matches!(host, "localhost" | "127.0.0.1") && !rest.contains('@')
    };
    address.starts_with("https://") || address.strip_prefix("http://").is_some_and(here)
}

/// A new invitation from random bytes.
pub fn invitation(random: &[u8; 32]) -> String {
    short(random)
}

/// The digest of an invitation that a league stores, so that reading the database is not enough to use it.
pub fn invitation_digest(invitation: &str) -> Hash {
    let plain = typed(invitation).unwrap_or_default();
    Hash(Sha256::new_with_prefix("tapis-invitation\n").chain_update(plain).finalize().into())
}
