//! Request of a club to its league's server for the lists: it signs a number that the server has just made.

use serde::{Deserialize, Serialize};

use crate::{ClubUid, Hash, hex, signed};

/// Answer of the server to an empty request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// The number to sign within a few minutes, in hexadecimal digits.
    pub nonce: String,
}

/// Request of a club for the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListsRequest {
    pub club: ClubUid,
    pub key: Hash,
    pub nonce: String,
    /// The signature over [`ListsRequest::bytes`], in hexadecimal digits.
    pub signature: String,
}

impl ListsRequest {
    /// Bytes that are signed. It contains the fingerprint of the league's key, so that one league cannot reuse the
    /// request at another.
    pub fn bytes(league: &str, nonce: &str) -> Vec<u8> {
        format!("tapis-lists-request 1\n{league}\n{nonce}").into_bytes()
    }

    /// Whether the key has signed the request for the league with this fingerprint.
    pub fn is_signed(&self, league: &str) -> bool {
        let bytes = ListsRequest::bytes(league, &self.nonce);
        hex::read(&self.signature).is_some_and(|signature| signed(&self.key.0, &bytes, &signature))
    }
}
