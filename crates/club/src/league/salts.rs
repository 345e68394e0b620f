//! The salts of withheld and private data.

use sha2::{Digest, Sha256};
use tapis_league::Salt;

/// Derives the salts of a club from data that only the club file contains. The same row and evening thus have the same
/// hash on every computer of the club and in every copy of its file, and a restored copy that was used further is
/// recognised by its common beginning.
///
/// Each salt covers a hash of the club's own chain and the ID of the file, of which only digests leave the club. The
/// chain alone would not be enough: it begins with the hash of a set-up, which can be guessed, and the hash of an
/// evening's last row is published, after which a correction may follow.
pub(super) struct Salts {
    identity: String,
}

impl Salts {
    /// The salts of the club whose file has this ID.
    pub(super) fn of(identity: String) -> Self {
        Salts { identity }
    }

    /// The salt of a row; `before` is the hash of the one before it in the club file.
    pub(super) fn row(&self, before: &[u8]) -> Salt {
        self.salt("tapis-league-salt\n", before)
    }

    /// The salt of the withheld events in a partly disclosed row; it never leaves the club.
    pub(super) fn part(&self, before: &[u8]) -> Salt {
        self.salt("tapis-league-part-salt\n", before)
    }

    /// The salt of an evening's private part; `before` is the hash of the row before its last one in the club file.
    pub(super) fn evening(&self, before: &[u8]) -> Salt {
        self.salt("tapis-league-evening-salt\n", before)
    }

    fn salt(&self, what: &str, before: &[u8]) -> Salt {
        let hash = Sha256::new_with_prefix(what).chain_update(before).chain_update(&self.identity).finalize();
        let mut salt = Salt::default();
        for (to, from) in salt.iter_mut().zip(hash) {
            *to = from;
        }
        salt
    }
}
