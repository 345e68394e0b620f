//! How a club asks its league's server for the lists: with its key, over a number that the server has just made.

use serde::{Deserialize, Serialize};

use crate::{ClubUid, Hash, hex, signed};

/// What the server answers to an empty request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// To be signed within a few minutes, in hexadecimal digits.
    pub nonce: String,
}

/// The club's request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListsRequest {
    /// The club.
    pub club: ClubUid,
    /// Its key.
    pub key: Hash,
    /// What the server gave.
    pub nonce: String,
    /// The signature over [`ListsRequest::bytes`], in hexadecimal digits.
    pub signature: String,
}

impl ListsRequest {
    /// What is signed. The fingerprint of the league's key is in it, so that one league cannot ask another in the club's
    /// name.
    pub fn bytes(league: &str, nonce: &str) -> Vec<u8> {
        format!("tapis-lists-request 1\n{league}\n{nonce}").into_bytes()
    }

    /// Whether the key has signed it for the league with this fingerprint.
    pub fn is_signed(&self, league: &str) -> bool {
        let bytes = ListsRequest::bytes(league, &self.nonce);
        hex::read(&self.signature).is_some_and(|signature| signed(&self.key.0, &bytes, &signature))
    }
}
