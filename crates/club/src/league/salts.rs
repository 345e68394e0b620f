//! What is hashed with what the club tells nobody, or the league alone.

use sha2::{Digest, Sha256};
use tapis_league::Salt;

/// Makes the salts of a club. They follow from what the club file holds and nobody outside has, so that the same row and the
/// same evening are the same on every computer of the club and in every copy of its file, and a restored copy that went on
/// is seen to have the same beginning.
///
/// Each is over a hash of the club's own chain and over the identity of the file, of which only digests leave the club. The
/// chain alone would not do: it begins with the hash of a set-up, which can be guessed, and the hash of an evening's last row
/// is published, after which a correction may follow.
pub(super) struct Salts {
    identity: String,
}

impl Salts {
    /// Those of the club whose file has this identity.
    pub(super) fn of(identity: String) -> Self {
        Salts { identity }
    }

    /// The salt of a row; `before` is the hash of the one before it in the club file.
    pub(super) fn row(&self, before: &[u8]) -> Salt {
        self.salt("tapis-league-salt\n", before)
    }

    /// The salt of what is withheld in a row that is told in part; it never leaves the club.
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
