//! An update's file: its signature is checked first, then what it holds.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use minisign_verify::{PublicKey, Signature};
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use crate::{Manifest, Package, UpdateError};

/// The ending of an update's name.
pub const ENDING: &str = "tapis-update";

/// The manifest's name in the archive; its signature's has `.minisig` after it.
pub const MANIFEST: &str = "manifest-1.json";

/// No manifest is longer, in bytes.
const LONGEST: u64 = 256 * 1024;

/// An update whose signature is right.
#[derive(Debug)]
pub struct Update {
    archive: ZipArchive<BufReader<File>>,
    manifest: Manifest,
}

fn not_an_update(error: impl std::fmt::Display) -> UpdateError {
    UpdateError::NotAnUpdate(error.to_string())
}

fn read(error: ZipError) -> UpdateError {
    match error {
        ZipError::Io(error) => UpdateError::Io(error),
        error => not_an_update(error),
    }
}

fn text(archive: &mut ZipArchive<BufReader<File>>, name: &str) -> Result<String, UpdateError> {
    let mut text = String::new();
    let entry = archive.by_name(name).map_err(read)?;
    entry.take(LONGEST + 1).read_to_string(&mut text).map_err(not_an_update)?;
    if text.len() as u64 > LONGEST { Err(not_an_update("a manifest without end")) } else { Ok(text) }
}

impl Update {
    /// Opens an update and checks its signature.
    ///
    /// # Errors
    /// If it is none, was not signed with this key, or cannot be read.
    pub fn open(path: &Path, key: &PublicKey) -> Result<Self, UpdateError> {
        let mut archive = ZipArchive::new(BufReader::new(File::open(path)?)).map_err(read)?;
        let manifest = text(&mut archive, MANIFEST)?;
        let signature = text(&mut archive, &format!("{MANIFEST}.minisig"))?;
        let signature = Signature::decode(&signature).map_err(not_an_update)?;
        key.verify(manifest.as_bytes(), &signature, false).map_err(|_| UpdateError::NotSigned)?;
        let manifest: Manifest = serde_json::from_str(&manifest).map_err(not_an_update)?;
        Ok(Update { archive, manifest })
    }

    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Writes an installer into a folder, completely or not at all, and answers where. An installer of the same name
    /// that is there is replaced.
    ///
    /// # Errors
    /// If it is not what the manifest states, or cannot be written.
    pub fn unpack(&mut self, package: &Package, folder: &Path) -> Result<PathBuf, UpdateError> {
        if Path::new(&package.file).file_name().is_none_or(|name| name != package.file.as_str()) {
            return Err(UpdateError::Damaged);
        }
        let entry = self.archive.by_name(&package.file).map_err(|error| match error {
            ZipError::FileNotFound => UpdateError::Damaged,
            error => read(error),
        })?;
        std::fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new().prefix(".tapis").tempfile_in(folder)?;
        let mut hash = Sha256::new();
        let size = copy(&mut entry.take(package.size.saturating_add(1)), &mut file, &mut hash)?;
        let found: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        if size != package.size || found != package.sha256 {
            return Err(UpdateError::Damaged);
        }
        file.as_file().sync_all()?;
        let path = folder.join(&package.file);
        file.persist(&path).map_err(|error| error.error)?;
        Ok(path)
    }
}

fn copy(from: &mut impl Read, to: &mut impl Write, hash: &mut Sha256) -> Result<u64, UpdateError> {
    let (mut size, mut buffer) = (0, vec![0; 64 * 1024]);
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => return Ok(size),
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            // The archive's own checksum.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(UpdateError::Damaged),
            Err(error) => return Err(error.into()),
        };
        let part = buffer.get(..read).unwrap_or_default();
        hash.update(part);
        to.write_all(part)?;
        size += read as u64;
    }
}
