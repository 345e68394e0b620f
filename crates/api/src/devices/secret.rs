//! Secrets, and what is derived from them.

use curve25519_dalek::MontgomeryPoint;
use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::Sha256;

/// Bytes of a secret or an id: too many to guess.
const BYTES: usize = 16;

/// Random bytes from the operating system.
fn random<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0_u8; COUNT];
    if SysRng.try_fill_bytes(&mut bytes).is_err() {
        // A system without a random source: the program's own generator, seeded at its start.
        rand::Rng::fill_bytes(&mut rand::rng(), &mut bytes);
    }
    bytes
}

/// Sixteen random bytes, in hexadecimal digits.
pub(crate) fn random_hex() -> String {
    hex(&random::<BYTES>())
}

/// Crockford's digits: no I, L, O or U, which are misread.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A random secret of 80 bits, as sixteen digits that a person can read aloud and type. An eavesdropper would have to
/// try them all: too many for the evening that a key derived from it lasts.
pub(crate) fn typable() -> String {
    spelled(&random::<10>())
}

/// The same of what a key makes of a text.
pub(super) fn typed(key: &str, text: &str) -> String {
    let mac = mac(key.as_bytes(), &[text.as_bytes()]).map(|mac| mac.finalize().into_bytes());
    spelled(mac.as_ref().and_then(|mac| mac.first_chunk::<10>()).unwrap_or(&[0; 10]))
}

fn spelled(bytes: &[u8; 10]) -> String {
    let digit = |bits: usize| DIGITS.get(bits & 31).copied().map_or('0', char::from);
    let five = |number: u64| {
        (0..8).map(move |place| digit(usize::try_from(number >> (5 * place) & 31).unwrap_or(0)))
    };
    bytes
        .chunks(5)
        .flat_map(|half| five(half.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))))
        .collect()
}

/// A code as it is shown, in groups of four.
pub(crate) fn grouped(code: &str) -> String {
    let groups: Vec<&str> =
        (0..code.len()).step_by(4).filter_map(|at| code.get(at..at.saturating_add(4))).collect();
    groups.join("-")
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes behind hexadecimal digits; `None` if they are none.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| {
        let pair = std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?;
        u8::from_str_radix(pair, 16).ok()
    });
    pairs.collect()
}

/// Starts an HMAC-SHA-256 over these parts.
fn mac(key: &[u8], parts: &[&[u8]]) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    parts.iter().for_each(|part| mac.update(part));
    Some(mac)
}

/// Value derived from a text with a key, in hexadecimal digits.
pub(crate) fn derived(key: &str, text: &str) -> String {
    mac(key.as_bytes(), &[text.as_bytes()]).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default()
}

/// Whether these digits are what the key makes of the parts, compared in constant time.
pub(crate) fn proves(key: &str, parts: &[&[u8]], digits: &str) -> bool {
    let Some(told) = bytes(digits) else { return false };
    mac(key.as_bytes(), parts).is_some_and(|mac| mac.verify_slice(&told).is_ok())
}

/// Whether these digits are how that begins, compared in constant time; at least sixteen bytes of it.
pub(super) fn proves_beginning(key: &str, text: &str, digits: &str) -> bool {
    let told = bytes(digits).filter(|told| told.len() >= BYTES);
    told.is_some_and(|told| {
        mac(key.as_bytes(), &[text.as_bytes()]).is_some_and(|mac| mac.verify_truncated_left(&told).is_ok())
    })
}

/// A secret that this computer and a device make together, though everybody hears what they send each other
/// (X25519). Answers what is sent, and the secret, in hexadecimal digits. `None` if what the device sent is
/// no key.
pub(super) fn agreed(theirs: &str) -> Option<(String, String)> {
    let theirs: [u8; 32] = bytes(theirs)?.try_into().ok()?;
    let mut own = [0_u8; 32];
    SysRng.try_fill_bytes(&mut own).ok()?;
    let shared = MontgomeryPoint(theirs).mul_clamped(own);
    // A few points make the same secret with everybody.
    (shared.0 != [0; 32]).then(|| (hex(&MontgomeryPoint::mul_base_clamped(own).0), hex(&shared.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_code_has_sixteen_digits() {
        let codes: Vec<String> = (0..200).map(|_| typable()).collect();
        let mut seen: Vec<u8> = codes.iter().flat_map(|code| code.bytes()).collect();
        assert!(codes.iter().all(|code| code.len() == 16));
        (0..16).for_each(|place| {
            let here: std::collections::BTreeSet<_> =
                codes.iter().filter_map(|code| code.as_bytes().get(place)).collect();
            assert!(here.len() > 20, "place {place} varies: {here:?}");
        });
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, DIGITS);
        assert_eq!(grouped("0123456789ABCDEF"), "0123-4567-89AB-CDEF");
    }

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
    fn both_sides_agree_on_a_secret() {
        let own = [7_u8; 32];
        let (sent, shared) = agreed(&hex(&MontgomeryPoint::mul_base_clamped(own).0)).unwrap();
        let sent: [u8; 32] = bytes(&sent).unwrap().try_into().unwrap();
        assert_eq!(hex(&MontgomeryPoint(sent).mul_clamped(own).0), shared);
        for odd in ["", "00", &"00".repeat(32), &"zz".repeat(32), &"01".repeat(33)] {
            assert!(agreed(odd).is_none(), "{odd}");
        }
    }

    #[test]
    fn the_beginning_of_a_proof_must_be_long_enough() {
        let whole = derived("key", "text");
        assert!(proves_beginning("key", "text", &whole[..32]) && proves_beginning("key", "text", &whole));
        for odd in [&whole[..30], "", &whole[2..34], &derived("key", "other")[..32]] {
            assert!(!proves_beginning("key", "text", odd), "{odd}");
        }
    }

    #[test]
    fn no_two_secrets_are_alike() {
        assert_ne!(random_hex(), random_hex());
        assert_eq!(random_hex().len(), 2 * BYTES);
    }
}
