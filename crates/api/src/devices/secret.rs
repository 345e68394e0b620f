//! Secrets, and what is derived from them.

use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::Sha256;

/// Bytes of a secret or an id: too many to guess.
const BYTES: usize = 16;

/// Sixteen bytes of the system's chance, in hexadecimal digits.
pub(super) fn random_hex() -> String {
    let mut bytes = [0_u8; BYTES];
    if SysRng.try_fill_bytes(&mut bytes).is_err() {
        // A system without chance of its own: the program's generator, which was seeded when it began.
        rand::Rng::fill_bytes(&mut rand::rng(), &mut bytes);
    }
    hex(&bytes)
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// HMAC-SHA-256.
fn mac(key: &[u8], parts: &[&[u8]]) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    parts.iter().for_each(|part| mac.update(part));
    Some(mac)
}

/// What a key makes of a text, in hexadecimal digits.
pub(super) fn derived(key: &str, text: &str) -> String {
    mac(key.as_bytes(), &[text.as_bytes()]).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default()
}

/// Whether these digits are what the key makes of the parts, compared in constant time.
pub(super) fn proves(key: &str, parts: &[&[u8]], digits: &str) -> bool {
    let pairs = digits.as_bytes().chunks(2).map(|pair| {
        let pair = std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?;
        u8::from_str_radix(pair, 16).ok()
    });
    let Some(told) = pairs.collect::<Option<Vec<u8>>>() else { return false };
    mac(key.as_bytes(), parts).is_some_and(|mac| mac.verify_slice(&told).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_hmac_sha_256() {
        // RFC 4231, test case 2.
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(derived("Jefe", "what do ya want for nothing?"), expected);
        assert!(proves("Jefe", &[b"what do ya want ", b"for nothing?"], expected));
        assert!(!proves("Jefe", &[b"what do ya want for nothing!"], expected));
        for odd in ["", "5b", "zz", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec384", "é"] {
            assert!(!proves("Jefe", &[b"what do ya want for nothing?"], odd), "{odd}");
        }
    }

    #[test]
    fn no_two_secrets_are_alike() {
        assert_ne!(random_hex(), random_hex());
        assert_eq!(random_hex().len(), 2 * BYTES);
    }
}
