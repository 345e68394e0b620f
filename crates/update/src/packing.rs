//! Makes updates: for a release, and for the tests.

use std::fs::File;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};

use minisign::{PublicKey, SecretKey};
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::{Arch, Kind, MANIFEST, Manifest, Notes, Package, Version};

/// An installer to be packed.
#[derive(Debug, Clone)]
pub struct Installer {
    pub kind: Kind,
    pub arch: Arch,
    /// Path of the file; in the update it keeps its name.
    pub path: PathBuf,
}

/// Packs installers of one version as an update and signs it.
///
/// # Errors
/// If an installer cannot be read, or the update not be signed or written.
pub fn pack(
    out: &Path,
    version: Version,
    club_format: i64,
    notes: Notes,
    installers: &[Installer],
    (public, secret): (&PublicKey, &SecretKey),
) -> io::Result<()> {
    let (mut packages, mut contents) = (Vec::new(), Vec::new());
    for Installer { kind, arch, path } in installers {
        let content = std::fs::read(path)?;
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let sha256 = Sha256::digest(&content).iter().map(|byte| format!("{byte:02x}")).collect();
        packages.push(Package { kind: *kind, arch: *arch, file, size: content.len() as u64, sha256 });
        contents.push(content);
    }
    let manifest = Manifest { version, club_format, notes, packages };
    let text = serde_json::to_string_pretty(&manifest)?;
    let signature = minisign::sign(Some(public), secret, Cursor::new(text.as_bytes()), None, None);
    let signature = signature.map_err(io::Error::other)?.to_string();
    let mut archive = ZipWriter::new(File::create(out)?);
    // Installers are compressed already.
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut add = |name: &str, bytes: &[u8]| {
        archive.start_file(name, stored)?;
        archive.write_all(bytes)
    };
    add(MANIFEST, text.as_bytes())?;
    add(&format!("{MANIFEST}.minisig"), signature.as_bytes())?;
    for (package, content) in manifest.packages.iter().zip(&contents) {
        add(&package.file, content)?;
    }
    archive.finish()?;
    Ok(())
}
