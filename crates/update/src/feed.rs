//! Asks over the internet for a newer version. Only a person causes it. What is found is an update's file and is
//! checked like one that came on a stick, so that whoever answers here can offer nothing but what the project signed.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use semver::Version;
use serde::{Deserialize, Serialize};

use crate::archive::ENDING;
use crate::manifest::newer;
use crate::{Arch, Kind, UpdateRefusal};

/// The newest version, as the project's site states it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feed {
    pub version: Version,
    pub files: Vec<FeedFile>,
}

/// An update that can be downloaded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedFile {
    /// Kind of installation that it is for.
    pub kind: Kind,
    pub arch: Arch,
    pub url: String,
    /// Size of the file in bytes.
    pub size: u64,
}

/// Reason why nothing was found or downloaded.
#[derive(Debug, thiserror::Error)]
pub enum FeedError {
    /// No connection, or nobody answers.
    #[error("no connection: {0}")]
    Unreachable(String),
    /// The answer is not what was asked for.
    #[error("an answer that cannot be read: {0}")]
    Unreadable(String),
    /// It was written for another kind of installation.
    #[error("no update for this system")]
    OtherSystem,
    /// It cannot be written here.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// An answer longer than this is none, in bytes.
const LONGEST: u64 = 64 * 1024;

/// An update larger than this is none, in bytes.
const LARGEST: u64 = 1 << 30;

/// A connection to the project's site.
#[derive(Debug)]
pub struct Online(ureq::Agent);

impl Online {
    /// Only encrypted connections; `plain` allows others, for a server on this computer.
    pub fn new(plain: bool) -> Self {
        let tls = ureq::tls::TlsConfig::builder().root_certs(ureq::tls::RootCerts::PlatformVerifier).build();
        let config = ureq::Agent::config_builder()
            .https_only(!plain)
            .tls_config(tls)
            .timeout_connect(Some(Duration::from_secs(15)))
            .timeout_recv_response(Some(Duration::from_secs(20)))
            .user_agent(concat!("Tapis/", env!("CARGO_PKG_VERSION")))
            .build();
        Online(config.into())
    }

    fn get(&self, url: &str) -> Result<ureq::Body, FeedError> {
        match self.0.get(url).call() {
            Ok(answer) => Ok(answer.into_body()),
            Err(ureq::Error::StatusCode(code)) => Err(FeedError::Unreadable(format!("HTTP {code}"))),
            Err(error) => Err(FeedError::Unreachable(error.to_string())),
        }
    }

    /// Asks for the newest version. `None` if the one that runs is the newest.
    ///
    /// # Errors
    /// If nobody answers, or not what was asked.
    pub fn newest(&self, url: &str, running: &Version) -> Result<Option<Feed>, FeedError> {
        let mut body = Vec::new();
        let reader = self.get(url)?.into_reader();
        let read = reader.take(LONGEST).read_to_end(&mut body);
        read.map_err(|error| FeedError::Unreachable(error.to_string()))?;
        let feed: Feed =
            serde_json::from_slice(&body).map_err(|error| FeedError::Unreadable(error.to_string()))?;
        match newer(&feed.version, running) {
            Ok(()) => Ok(Some(feed)),
            Err(UpdateRefusal::Same(_) | UpdateRefusal::Older(_) | UpdateRefusal::OlderFormat { .. }) => {
                Ok(None)
            }
        }
    }

    /// Downloads an update into a folder, completely or not at all, and answers where.
    ///
    /// # Errors
    /// If the connection breaks, or the file cannot be written.
    pub fn download(&self, version: &Version, file: &FeedFile, folder: &Path) -> Result<PathBuf, FeedError> {
        if file.size > LARGEST {
            return Err(FeedError::Unreadable(format!("{} bytes", file.size)));
        }
        std::fs::create_dir_all(folder)?;
        let mut target = tempfile::Builder::new().prefix(".tapis").tempfile_in(folder)?;
        let mut reader = self.get(&file.url)?.into_reader().take(file.size.saturating_add(1));
        let mut buffer = vec![0; 64 * 1024];
        let mut size: u64 = 0;
        loop {
            let read = reader.read(&mut buffer).map_err(|error| FeedError::Unreachable(error.to_string()))?;
            if read == 0 {
                break;
            }
            std::io::Write::write_all(&mut target, buffer.get(..read).unwrap_or_default())?;
            size += read as u64;
        }
        if size != file.size {
            return Err(FeedError::Unreachable(format!("{size} of {} bytes", file.size)));
        }
        let path = folder.join(format!("Tapis_{version}.{ENDING}"));
        target.persist(&path).map_err(|error| error.error)?;
        Ok(path)
    }
}

impl Feed {
    /// The update for a program that is installed so.
    ///
    /// # Errors
    /// If there is none.
    pub fn file(&self, kind: Kind, arch: Arch) -> Result<&FeedFile, FeedError> {
        let fits = |file: &&FeedFile| file.kind == kind && file.arch.runs_on(arch);
        self.files.iter().find(fits).ok_or(FeedError::OtherSystem)
    }
}
