//! Manifest inside an update.

use semver::Version;
use serde::{Deserialize, Serialize};

use crate::UpdateRefusal;

/// Manifest of an update, under the project's signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version that it installs.
    pub version: Version,
    /// The newest format of club files that this version reads.
    pub club_format: i64,
    pub notes: Notes,
    /// The installers, one for each kind and processor.
    pub packages: Vec<Package>,
}

/// News of a version, in a few lines of plain text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    pub fr: String,
    pub en: String,
}

/// Installer for one system and processor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    pub kind: Kind,
    pub arch: Arch,
    /// Its name in the archive, without folders.
    pub file: String,
    /// Size of the file in bytes.
    pub size: u64,
    /// Of its bytes, in hexadecimal digits.
    pub sha256: String,
}

/// Kind of installation, and of the package that an update must bring for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The installer for Windows.
    Nsis,
    /// Debian's and Ubuntu's package.
    Deb,
    /// Fedora's and openSUSE's package.
    Rpm,
    /// One file that runs on any Linux.
    AppImage,
    /// The disk image for macOS.
    Dmg,
}

/// Processor architecture of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arch {
    /// 64-bit Intel and AMD.
    #[serde(rename = "x86_64")]
    X86,
    #[serde(rename = "aarch64")]
    Arm,
    #[serde(rename = "universal")]
    Universal,
}

impl Arch {
    /// The processor that this program was built for; `None` means one for which there are no packages.
    pub fn here() -> Option<Self> {
        match std::env::consts::ARCH {
            "x86_64" => Some(Arch::X86),
            "aarch64" => Some(Arch::Arm),
            _ => None,
        }
    }

    /// Whether a package for this processor runs on that one.
    pub fn runs_on(self, other: Arch) -> bool {
        self == Arch::Universal || self == other
    }
}

impl Manifest {
    /// The installer for a program that is installed so.
    pub fn package(&self, kind: Kind, arch: Arch) -> Option<&Package> {
        self.packages.iter().find(|package| package.kind == kind && package.arch.runs_on(arch))
    }

    /// Whether this version may come over another.
    ///
    /// # Errors
    /// If it is not newer, or could not open the clubs of that version.
    pub fn over(&self, running: &Version, format: i64) -> Result<(), UpdateRefusal> {
        newer(&self.version, running)?;
        if self.club_format < format {
            return Err(UpdateRefusal::OlderFormat { theirs: self.club_format, ours: format });
        }
        Ok(())
    }
}

/// Whether a version is newer than the one that runs.
pub(crate) fn newer(version: &Version, running: &Version) -> Result<(), UpdateRefusal> {
    match version.cmp_precedence(running) {
        std::cmp::Ordering::Greater => Ok(()),
        std::cmp::Ordering::Equal => Err(UpdateRefusal::Same(version.clone())),
        std::cmp::Ordering::Less => Err(UpdateRefusal::Older(version.clone())),
    }
}
