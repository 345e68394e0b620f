//! The league's key, in a file that only its program reads. It signs what the league gives its clubs.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ed25519_dalek::{Signer, SigningKey};
use rand::TryRng;
use rand::rngs::SysRng;
use tapis_league::{fingerprint, hex};
use tapis_locale::{Phrase, Value, unreadable, unwritable};

use crate::HubError;

/// Signing key of the league.
#[derive(Debug, Clone)]
pub struct LeagueKey(SigningKey);

fn unusable(path: &Path, detail: impl Into<Value>) -> HubError {
    HubError::Key { file: path.to_owned(), detail: detail.into() }
}

/// Draws 32 random bytes from the system.
pub(crate) fn random() -> Result<[u8; 32], HubError> {
    let mut bytes = [0; 32];
    let unmade = |error: rand::rngs::SysError| unusable(&PathBuf::new(), error.to_string());
    SysRng.try_fill_bytes(&mut bytes).map_err(unmade)?;
    Ok(bytes)
}

impl LeagueKey {
    /// Generates a key and writes it to a new file that only its owner can read.
    ///
    /// # Errors
    /// [`HubError::Key`] if the file already exists or cannot be written.
    pub fn make(path: &Path) -> Result<Self, HubError> {
        let seed = random()?;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let write = |options: &std::fs::OpenOptions| -> io::Result<()> {
            let mut file = options.open(path)?;
            writeln!(file, "{}", hex::write(&seed))?;
            file.sync_all()
        };
        write(&options).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => unusable(path, Phrase::new("hub-key_exists", &[])),
            _ => unusable(path, unwritable(path, &error)),
        })?;
        Ok(LeagueKey(SigningKey::from_bytes(&seed)))
    }

    /// Reads the key from its file.
    ///
    /// # Errors
    /// [`HubError::Key`] if it is not a key.
    pub fn read(path: &Path) -> Result<Self, HubError> {
        let text = std::fs::read_to_string(path).map_err(|error| unusable(path, unreadable(path, &error)))?;
        let seed = hex::read(text.trim()).ok_or_else(|| unusable(path, Phrase::new("hub-not_a_key", &[])))?;
        Ok(LeagueKey(SigningKey::from_bytes(&seed)))
    }

    /// Public half of the key.
    pub fn public(&self) -> [u8; 32] {
        self.0.verifying_key().to_bytes()
    }

    /// The fingerprint by which people recognise it.
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.public())
    }

    /// Signs these bytes with the key.
    pub(crate) fn sign(&self, bytes: &[u8]) -> [u8; 64] {
        self.0.sign(bytes).to_bytes()
    }
}
