//! Bytes as a person reads them on paper and types them.

/// Letters and digits that are hard to confuse (Crockford's base 32).
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Digits of a code: 80 bits of the hash.
const LENGTH: usize = 16;

/// The beginning of a hash as a person can type it: `K7Q2-9XPM-4T0A-HJ3C`.
pub fn short(hash: &[u8]) -> String {
    let bit = |index: usize| hash.get(index / 8).map_or(0, |byte| usize::from(byte >> (7 - index % 8) & 1));
    let digit = |at: usize| (at * 5..at * 5 + 5).fold(0, |value, index| value * 2 + bit(index));
    let mut code = String::new();
    for at in 0..LENGTH {
        if at % 4 == 0 && at > 0 {
            code.push('-');
        }
        code.push(char::from(DIGITS.get(digit(at)).copied().unwrap_or(b'0')));
    }
    code
}
