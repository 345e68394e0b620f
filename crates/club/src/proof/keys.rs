//! The keys with which a club signs. A private key stays on the computer that made it, in a file of its own outside the
//! club's; the club stores the public keys of all its computers.

use crate::file::subjects::EveningProofs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ed25519_dalek::{Signer, SigningKey};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;
use tapis_league::{fingerprint, hex};
use tapis_store::{StoreError, write_private};

use crate::Problem;

/// The setting under which the club keeps its public keys, oldest first.
const SETTING: &str = "proof_keys";

/// A public key of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClubKey {
    /// The key, in hexadecimal digits.
    pub key: String,
    /// Time since which the club has it, in UTC milliseconds.
    pub since: Millis,
    /// Computer on which it was made.
    pub device: String,
    /// It was withdrawn: its computer was lost or stolen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Withdrawal>,
}

/// That a key was withdrawn. Which journal row says so, and the device, is in the library journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Withdrawal {
    pub at: Millis,
    /// Author of the change; empty if not stated.
    pub who: String,
}

impl ClubKey {
    /// Fingerprint by which a person recognises it, on paper and on the screen; `None` if this is no key.
    pub fn fingerprint(&self) -> Option<String> {
        hex::read(&self.key).map(|key| fingerprint(&key))
    }
}

/// The private keys of this computer: a folder of the program's own, not the club's.
#[derive(Debug, Clone)]
pub struct Keys {
    folder: PathBuf,
}

/// A key of which this computer has the private half.
#[derive(Debug)]
pub(crate) struct OwnKey {
    private: SigningKey,
    /// It was made for this signature.
    pub(crate) new: bool,
}

impl OwnKey {
    pub(crate) fn public(&self) -> [u8; 32] {
        self.private.verifying_key().to_bytes()
    }

    pub(crate) fn sign(&self, bytes: &[u8]) -> [u8; 64] {
        self.private.sign(bytes).to_bytes()
    }
}

impl Keys {
    /// The keys in the folder in which the program keeps what it remembers on this computer.
    pub fn of(data_folder: &Path) -> Self {
        Keys { folder: data_folder.join("keys") }
    }

    fn file(&self, public: &str) -> PathBuf {
        self.folder.join(format!("{public}.key"))
    }

    /// The private half of a public key; `None` if it is not on this computer.
    fn find(&self, public: &str) -> Result<Option<OwnKey>, Problem> {
        let path = self.file(public);
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| unread(&path, &error.to_string()))?,
        };
        let private = hex::read(text.trim()).map(|seed| SigningKey::from_bytes(&seed));
        let private = private.filter(|found| hex::write(found.verifying_key().as_bytes()) == public);
        private.map(|private| Some(OwnKey { private, new: false })).ok_or_else(|| unread(&path, "Ed25519"))
    }

    fn make(&self) -> Result<OwnKey, Problem> {
        let mut seed = [0; 32];
        let failed = |detail: String| Problem::new("proof-key_unmade", &[("detail", detail.into())]);
        SysRng.try_fill_bytes(&mut seed).map_err(|error| failed(error.to_string()))?;
        let private = SigningKey::from_bytes(&seed);
        std::fs::create_dir_all(&self.folder).map_err(|error| failed(error.to_string()))?;
        let path = self.file(&hex::write(private.verifying_key().as_bytes()));
        write_private(&path, format!("{}\n", hex::write(&seed)).as_bytes())
            .map_err(|error| failed(error.to_string()))?;
        Ok(OwnKey { private, new: true })
    }
}

fn unread(path: &Path, detail: &str) -> Problem {
    let values = [("file", path.display().to_string().into()), ("detail", detail.into())];
    Problem::new("proof-key_unread", &values)
}

impl EveningProofs<'_> {
    /// The public keys of the club, oldest first.
    ///
    /// # Errors
    /// If the file cannot be read, or a later version of the program keeps them otherwise.
    pub fn keys(&self) -> Result<Vec<ClubKey>, Problem> {
        let Some(kept) = self.club.file.settings().setting(SETTING)? else { return Ok(Vec::new()) };
        Ok(serde_json::from_str(&kept).map_err(|_| StoreError::SettingUnread(SETTING.to_owned()))?)
    }

    /// Fingerprint that a person compares on paper: the fingerprint of the newest key that counts; `None` if the club
    /// has signed nothing yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn key_on_paper(&self) -> Result<Option<String>, Problem> {
        let known = self.club.file.settings().kept::<Vec<ClubKey>>(SETTING)?.unwrap_or_default();
        Ok(known.iter().rfind(|key| key.withdrawn.is_none()).and_then(ClubKey::fingerprint))
    }

    /// Withdraws a key, named by its fingerprint or the first characters of it: nothing is signed with it any more,
    /// and a proof of an evening that ended later is worth nothing. It stays in the list.
    ///
    /// # Errors
    /// `proof-no_such_key` where not exactly one key is meant, `proof-withdrawn_already`.
    pub fn withdraw_key(&mut self, fingerprint: &str, now: Millis) -> Result<ClubKey, Problem> {
        let mut known = self.keys()?;
        let plain = |text: &str| text.trim().replace('-', "").to_uppercase();
        let wanted = plain(fingerprint);
        let named = |key: &&mut ClubKey| {
            !wanted.is_empty() && key.fingerprint().is_some_and(|found| plain(&found).starts_with(&wanted))
        };
        let mut meant: Vec<&mut ClubKey> = known.iter_mut().filter(named).collect();
        let values = [("key", fingerprint.trim().into())];
        let [key] = meant.as_mut_slice() else { return Err(Problem::new("proof-no_such_key", &values)) };
        if key.withdrawn.is_some() {
            return Err(Problem::new("proof-withdrawn_already", &values));
        }
        key.withdrawn = Some(Withdrawal { at: now, who: self.club.author.person.clone() });
        let key = key.clone();
        self.club.file.settings().keep(SETTING, &known)?;
        Ok(key)
    }

    /// The newest key of the club that is on this computer and counts. Where there is none it is made, and the club
    /// gets to know it; the private half is on the disk before that.
    pub(crate) fn own_key(&mut self, keys: &Keys, now: Millis) -> Result<OwnKey, Problem> {
        let mut known = self.keys()?;
        for one in known.iter().rev().filter(|key| key.withdrawn.is_none()) {
            if let Some(found) = keys.find(&one.key)? {
                return Ok(found);
            }
        }
        let made = keys.make()?;
        let device = self.club.author.device.clone();
        known.push(ClubKey { key: hex::write(&made.public()), since: now, device, withdrawn: None });
        self.club.file.settings().keep(SETTING, &known)?;
        Ok(made)
    }
}
