//! IDs of clubs and members, and hashes.

use std::fmt::{self, Debug, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::hex;

macro_rules! bytes {
    ($(#[$about:meta])* $name:ident, $length:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $length]);

        impl $name {
            /// Parses lower-case hexadecimal digits.
            pub fn read(text: &str) -> Option<Self> {
                hex::read(text).map($name)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::write(&self.0))
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Display::fmt(self, f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&hex::write(&self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::read(&text).ok_or_else(|| {
                    de::Error::custom(concat!(stringify!($name), ": not the right number of hexadecimal digits"))
                })
            }
        }
    };
}

bytes! {
    /// SHA-256 digest of 32 bytes.
    Hash, 32
}

bytes! {
    /// A club, independent of its name.
    ClubUid, 16
}

bytes! {
    /// A member of a club, independent of number and name there. Unique across clubs.
    MemberUid, 16
}

/// The first half of a SHA-256 over a purpose and the content.
fn named(what: &str, of: &[u8]) -> [u8; 16] {
    let mut hash = Sha256::new();
    hash.update(what);
    hash.update(of);
    let mut half = [0; 16];
    for (to, from) in half.iter_mut().zip(hash.finalize()) {
        *to = from;
    }
    half
}

impl ClubUid {
    /// The club whose file has this ID.
    pub fn of(identity: &str) -> Self {
        ClubUid(named("tapis-club\n", identity.as_bytes()))
    }
}

impl MemberUid {
    /// The member whose history in the club file begins with the row of this hash.
    pub fn of(first: &[u8]) -> Self {
        MemberUid(named("tapis-member\n", first))
    }
}
