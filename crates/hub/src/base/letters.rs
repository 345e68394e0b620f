//! Names and licences without accents, capitals and punctuation, as the database stores them beside the names: it
//! compares, finds and orders persons without sending all of them.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use tapis_locale::{alphabetical, letters};

/// The letters of a person or of a club's record.
#[derive(Debug)]
pub(crate) struct LetterDigests {
    /// A digest of the last name and the first name. The first 16 bytes of each digest suffice: what follows from them
    /// is only a question.
    pub spelt: Vec<u8>,
    /// A digest of the names in either order; `None` if one of them has no letters.
    pub alike_name: Option<Vec<u8>>,
    /// A digest of the licence; `None` without one.
    pub alike_licence: Option<Vec<u8>>,
    /// Each word of the names and the licence, which [`begins`] finds.
    pub words: String,
    /// The place in the alphabet, by last name.
    pub place: Vec<u8>,
}

impl LetterDigests {
    /// The letters of these names and this licence.
    pub fn of(last_name: &str, first_name: &str, licence: Option<&str>) -> LetterDigests {
        let [last, first] = [letters(last_name), letters(first_name)];
        let spelt = digest(&[last.as_deref().unwrap_or_default(), first.as_deref().unwrap_or_default()]);
        let alike_name =
            last.zip(first).map(|(last, first)| digest(&[(&last).min(&first), (&last).max(&first)]));
        let parts = [first_name, last_name, licence.unwrap_or_default()];
        let words = parts.into_iter().flat_map(str::split_whitespace).filter_map(written);
        LetterDigests {
            spelt,
            alike_name,
            alike_licence: licence.and_then(letters).map(|licence| digest(&[&licence])),
            words: words.map(|word| format!(" {word}")).collect(),
            place: alphabetical(last_name, first_name),
        }
    }
}

fn digest(parts: &[&[u8]]) -> Vec<u8> {
    Sha256::digest(parts.join([0, 0].as_slice())).into_iter().take(16).collect()
}

/// The letters of a word in hexadecimal digits; `None` if it has none.
fn written(word: &str) -> Option<String> {
    letters(word).map(|letters| {
        letters.iter().fold(String::new(), |mut all, byte| {
            // Writing into a text cannot fail.
            let _ = write!(all, "{byte:02x}");
            all
        })
    })
}

/// The patterns for `LIKE ALL` of stored words of which one begins with each word of a search; none find everybody.
pub(crate) fn begins(search: &str) -> Vec<String> {
    search.split_whitespace().filter_map(written).map(|word| format!("% {word}%")).collect()
}
