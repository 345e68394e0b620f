//! Newer versions of the program, each one file that a person carries on a USB stick or downloads.
//!
//! An update is a ZIP archive with the installers of one version, `manifest-1.json`, which states them with their
//! SHA-256, and `manifest-1.json.minisig`, its signature with the project's key. Nothing of an archive is believed
//! before the signature has been checked, and no installer is written before its digest has.
//!
//! A later kind of manifest gets another number and stands beside the first, so that every released version can read
//! the updates of all later ones.
#![forbid(unsafe_code)]

mod archive;
mod feed;
mod manifest;
#[cfg(feature = "pack")]
pub mod packing;

pub use archive::{ENDING, MANIFEST, Update};
pub use feed::{Feed, FeedError, FeedFile, Online};
pub use manifest::{Arch, Kind, Manifest, Notes, Package};
pub use minisign_verify::PublicKey;
pub use semver::Version;

/// The project's public key, where this build was given one ([`TAPIS_UPDATE_KEY`](KEY_VARIABLE)): the second line
/// of a minisign key file.
pub const KEY: Option<&str> = option_env!("TAPIS_UPDATE_KEY");

/// The variable that gives a build its key.
pub const KEY_VARIABLE: &str = "TAPIS_UPDATE_KEY";

/// Address of the updates, if this build has one (`TAPIS_UPDATE_FEED`): an address of a [`Feed`].
pub const FEED: Option<&str> = option_env!("TAPIS_UPDATE_FEED");

/// Reason why a file is not an update that can be installed here.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError {
    /// It is no update at all, or was cut off.
    #[error("not an update: {0}")]
    NotAnUpdate(String),
    /// It can be read but was not signed with the project's key, or was changed since.
    #[error("the signature does not belong to it")]
    NotSigned,
    /// It holds nothing for this system.
    #[error("no package for this system")]
    OtherSystem,
    /// An installer in it is not what its manifest states.
    #[error("an installer in it is damaged")]
    Damaged,
    /// The file cannot be read, or the installer cannot be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Reason why a version is not installed over the present one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UpdateRefusal {
    /// It is the version that runs.
    #[error("version {0} is installed already")]
    Same(Version),
    /// It is older than the version that runs.
    #[error("version {0} is older")]
    Older(Version),
    /// It cannot read the club files of the version that runs.
    #[error("format {theirs} is older than {ours}")]
    OlderFormat {
        /// The newest club format it reads.
        theirs: i64,
        /// The club format of the version that runs.
        ours: i64,
    },
}
