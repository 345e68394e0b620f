//! A newer version of the program, from a file or, where a person asks, from the project's site.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::locale::Language;
use tapis_club::store::newest_format;
use tapis_club::update::{
    Arch, ENDING, Feed, Kind, Online, Package, PublicKey, Update, UpdateError, Version,
};

use crate::base::lock::locked;
use crate::{Dialog, InstallerStart, RoomOrder};

/// Updates that are possible here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UpdateState {
    /// The version that runs.
    pub version: String,
    /// An update can be installed from a file: this build knows the project's key, and was installed from a package.
    pub from_file: bool,
    /// It can be asked for on the project's site.
    pub online: bool,
    /// The update that was looked at last; `null` if none, or it can no longer be installed.
    pub ready: Option<UpdateReady>,
}

/// A newer version on the project's site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UpdateFound {
    pub version: String,
    /// Size of the download in bytes.
    pub size: u64,
}

/// An update whose signature is right and which can be installed here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UpdateReady {
    pub version: String,
    /// News in the reader's language; plain text.
    pub notes: String,
    /// The installer's size in bytes.
    pub size: u64,
    /// Kind of its installation.
    pub kind: Kind,
}

fn running() -> Result<Version, Problem> {
    let detail =
        |error: &dyn std::fmt::Display| Problem::new("update-io", &[("detail", error.to_string().into())]);
    env!("CARGO_PKG_VERSION").parse().map_err(|error| detail(&error))
}

#[commands]
impl UpdateCommands<'_> {
    /// Returns the updates that are possible here.
    #[audience(host)]
    pub fn update_state(&self) -> Result<UpdateState, Problem> {
        let updates = self.api.host.updates();
        let from_file = updates.key.is_some() && updates.kind.is_some();
        let online = from_file && updates.feed.is_some();
        let chosen = locked(&self.api.update).clone();
        let ready = chosen.and_then(|path| self.look_at_update(&path).ok());
        Ok(UpdateState { version: env!("CARGO_PKG_VERSION").to_owned(), from_file, online, ready })
    }

    /// Looks at an update that the person chooses, or at one named; `null` if none was chosen.
    #[audience(host)]
    pub fn update_choose(&self, path: Option<String>) -> Result<Option<UpdateReady>, Problem> {
        let dialog = Dialog::Open { kind: "Tapis", endings: &[ENDING] };
        let Some(path) = self.place(path, dialog) else { return Ok(None) };
        self.look_at_update(&path).map(Some)
    }

    /// Asks the project's site for a newer version; `null` if this one is the newest.
    #[audience(host)]
    pub fn update_look(&self) -> Result<Option<UpdateFound>, Problem> {
        let Some(feed) = self.newest()? else { return Ok(None) };
        let (kind, arch) = self.installed()?;
        let size = feed.file(kind, arch)?.size;
        Ok(Some(UpdateFound { version: feed.version.to_string(), size }))
    }

    /// Downloads the newest version and looks at it as at one from a stick.
    #[audience(host)]
    pub fn update_download(&self) -> Result<UpdateReady, Problem> {
        let Some(feed) = self.newest()? else {
            let version = env!("CARGO_PKG_VERSION").into();
            return Err(Problem::new("update-same", &[("version", version)]));
        };
        let (kind, arch) = self.installed()?;
        let path =
            Online::new(false).download(&feed.version, feed.file(kind, arch)?, &self.update_folder())?;
        self.look_at_update(&path)
    }

    /// Forgets the update that was looked at last.
    #[audience(host)]
    pub fn update_forget(&self) -> Result<UpdateState, Problem> {
        *locked(&self.api.update) = None;
        self.update_state()
    }

    /// Installs the update that was looked at last, once the club has been copied. The program may end with it.
    #[audience(host)]
    pub fn update_install(&self) -> Result<InstallerStart, Problem> {
        let path = locked(&self.api.update).clone();
        let path = path.ok_or_else(|| Problem::new("update-none_chosen", &[]))?;
        // Checked again: the stick may hold another file by now.
        let (mut update, package) = self.open_update(&path)?;
        if self.api.is_open() {
            self.read(|club| club.prepare_update())?;
        }
        let installer = update.unpack(&package, &self.update_folder())?;
        let installing = self.api.host.install(&installer, package.kind);
        let installing =
            installing.map_err(|detail| Problem::new("update-not_started", &[("detail", detail.into())]))?;
        if installing == InstallerStart::Reopens {
            self.window(RoomOrder::CloseDesk)?;
        }
        Ok(installing)
    }
}

impl UpdateCommands<'_> {
    fn update_folder(&self) -> PathBuf {
        self.api.host.cache_folder().join("update")
    }

    fn installed(&self) -> Result<(Kind, Arch), Problem> {
        self.api.host.updates().kind.zip(Arch::here()).ok_or_else(|| Problem::new("update-no_package", &[]))
    }

    fn newest(&self) -> Result<Option<Feed>, Problem> {
        let feed = self.api.host.updates().feed.ok_or_else(|| Problem::new("update-no_site", &[]))?;
        Ok(Online::new(false).newest(&feed, &running()?)?)
    }

    fn open_update(&self, path: &Path) -> Result<(Update, Package), Problem> {
        let key = self.api.host.updates().key.and_then(|key| PublicKey::from_base64(&key).ok());
        let key = key.ok_or_else(|| Problem::new("update-no_key", &[]))?;
        let (kind, arch) = self.installed()?;
        let update = Update::open(path, &key)?;
        update.manifest().over(&running()?, newest_format())?;
        let package = update.manifest().package(kind, arch).ok_or(UpdateError::OtherSystem)?.clone();
        Ok((update, package))
    }

    fn look_at_update(&self, path: &Path) -> Result<UpdateReady, Problem> {
        let (update, package) = self.open_update(path)?;
        *locked(&self.api.update) = Some(path.to_owned());
        let told = update.manifest();
        let notes = match self.language() {
            Language::Fr => &told.notes.fr,
            Language::En => &told.notes.en,
        };
        let (version, notes) = (told.version.to_string(), notes.clone());
        Ok(UpdateReady { version, notes, size: package.size, kind: package.kind })
    }
}
