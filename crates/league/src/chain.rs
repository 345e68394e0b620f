//! The hash chain of a journal in a bundle: each row's hash covers the previous hash and the digest of the row's
//! content.

use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::Millis;

use crate::{ClubUid, Hash};

/// Hashed together with a content so that it cannot be guessed.
pub type Salt = [u8; 16];

/// The digest of a row's content.
pub fn digest(salt: &Salt, text: &str) -> Hash {
    let mut hash = Sha256::new();
    hash.update(salt);
    hash.update(text);
    Hash(hash.finalize().into())
}

/// The hash before the first row of a club's journal.
pub fn origin(club: ClubUid, journal: u64) -> Hash {
    let mut hash = Sha256::new();
    hash.update("tapis-league-journal\n");
    hash.update(club.0);
    hash.update(journal.to_be_bytes());
    Hash(hash.finalize().into())
}

/// The hash of a row, over the previous hash, the row's fields and the digest of its content.
pub fn link(
    before: Hash,
    seq: u64,
    at: Millis,
    kind: RowKind,
    version: u32,
    target: Option<u64>,
    digest: Hash,
) -> Hash {
    let mut bytes = [0; 93];
    let (mut rest, mut put) = (bytes.as_mut_slice(), 0);
    let parts: [&[u8]; 7] = [
        &before.0,
        &seq.to_be_bytes(),
        &at.0.to_be_bytes(),
        &[kind.letter()],
        &version.to_be_bytes(),
        &target.unwrap_or(0).to_be_bytes(),
        &digest.0,
    ];
    for part in parts {
        let (here, after) = rest.split_at_mut(part.len());
        here.copy_from_slice(part);
        rest = after;
        put += part.len();
    }
    debug_assert_eq!(put, 93);
    Hash(Sha256::digest(bytes).into())
}

/// The kind of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    Action,
    /// The row `target` was undone.
    Undo,
    /// The row `target` was redone.
    Redo,
}

impl RowKind {
    /// `a`, `u` or `r`.
    pub fn letter(self) -> u8 {
        match self {
            RowKind::Action => b'a',
            RowKind::Undo => b'u',
            RowKind::Redo => b'r',
        }
    }

    /// The kind with this letter.
    pub fn of(letter: &str) -> Option<Self> {
        match letter {
            "a" => Some(RowKind::Action),
            "u" => Some(RowKind::Undo),
            "r" => Some(RowKind::Redo),
            _ => None,
        }
    }

    pub(crate) fn letters(self) -> &'static str {
        match self {
            RowKind::Action => "a",
            RowKind::Undo => "u",
            RowKind::Redo => "r",
        }
    }
}
