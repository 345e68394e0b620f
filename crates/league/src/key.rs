//! The signatures of clubs: Ed25519.

use ed25519_dalek::{Signature, VerifyingKey};
use sha2::{Digest, Sha256};
use tapis_engine::base::short_code::short;

/// Whether this public key has signed these bytes.
pub fn signed(key: &[u8; 32], bytes: &[u8], signature: &[u8; 64]) -> bool {
    let signature = Signature::from_bytes(signature);
    VerifyingKey::from_bytes(key).is_ok_and(|key| key.verify_strict(bytes, &signature).is_ok())
}

/// The fingerprint of a public key: the beginning of its hash.
pub fn fingerprint(key: &[u8; 32]) -> String {
    short(&Sha256::digest(key))
}
