//! The club's web site, and texts to copy.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::publishing::{Form, Message, PublishResult, SitePlan, plan, publish, site_address};
use tapis_club::{Problem, PublishingSettings, Ranking};

use crate::Dialog;
use crate::base::lock::locked;
use crate::program::memory::{keep, recall};

/// Content that the club publishes, and its folder on this computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Publishing {
    /// Settings of the publication.
    pub settings: PublishingSettings,
    /// The folder that this computer remembers for the club; `null` if none was chosen yet.
    pub folder: Option<String>,
}

/// The folders of this computer's clubs, by the clubs' files.
const MEMORY: &str = "published.json";

type Memory = BTreeMap<String, String>;

fn key(club: &Path) -> String {
    club.display().to_string()
}

#[commands]
impl PublishingCommands<'_> {
    /// Returns the content that the club publishes, and its folder.
    #[audience(host)]
    pub fn publishing(&self) -> Result<Publishing, Problem> {
        let settings = self.read(|club| club.publishing().publishing_settings())?;
        Ok(Publishing { settings, folder: self.site_folder()?.map(|folder| folder.display().to_string()) })
    }

    /// Decides what the club publishes; the address of the site on the web as it was typed, empty if there is none.
    #[audience(host)]
    pub fn publishing_keep(
        &self,
        settings: PublishingSettings,
        address: String,
    ) -> Result<Publishing, Problem> {
        let settings = PublishingSettings { address: site_address(&address)?, ..settings };
        self.change(None, |club| club.publishing().keep_publishing_settings(&settings))?;
        self.publishing()
    }

    /// Chooses the folder of the site: one named, or one that the person chooses; `null` if none was chosen.
    #[audience(host)]
    pub fn publishing_choose(&self, folder: Option<String>) -> Result<Option<Publishing>, Problem> {
        let Some(folder) = self.place(folder, Dialog::Folder) else { return Ok(None) };
        let club = self.read(|club| Ok(key(club.file().path())))?;
        {
            let _one = locked(&self.api.memory);
            let mut memory: Memory = recall(&*self.api.host, MEMORY).unwrap_or_default();
            memory.insert(club, folder.display().to_string());
            keep(&*self.api.host, MEMORY, &memory);
        }
        self.publishing().map(Some)
    }

    /// Previews the changes to the folder of the site; `null` if none was chosen.
    #[audience(host)]
    pub fn site_plan(&self) -> Result<Option<SitePlan>, Problem> {
        let Some(folder) = self.site_folder()? else { return Ok(None) };
        let site = self.read(|club| {
            let settings = club.publishing().publishing_settings()?;
            club.publishing().site(&settings, self.now())
        })?;
        plan(&folder, &site.files(), &site.identity).map(Some)
    }

    /// Writes the site into its folder; `beside`: also beside files of others. Null: no folder was chosen.
    #[audience(host)]
    pub fn site_write(&self, beside: bool) -> Result<Option<PublishResult>, Problem> {
        let Some(folder) = self.site_folder()? else { return Ok(None) };
        let site = self.read(|club| {
            let settings = club.publishing().publishing_settings()?;
            club.publishing().site(&settings, self.now())
        })?;
        publish(&folder, &site.files(), &site.identity, beside).map(Some)
    }

    /// Opens the first page of the written site in the system's browser.
    #[audience(host)]
    pub fn site_open(&self) -> Result<(), Problem> {
        let Some(folder) = self.site_folder()? else { return Ok(()) };
        let page = folder.join("index.html");
        self.api.host.open_in_viewer(&page).map_err(|detail| {
            let values = [("file", page.display().to_string().into()), ("detail", detail.into())];
            Problem::new("site-not_opened", &values)
        })
    }

    /// Writes the messages about an evening, as texts to copy; empty while it is played.
    #[audience(desk)]
    pub fn evening_messages(&self, id: TournamentId, form: Form) -> Result<Vec<Message>, Problem> {
        self.read(|club| club.publishing().evening_messages(self.language(), id, form))
    }

    /// Standings as a text to copy.
    #[audience(desk)]
    pub fn standings_message(&self, ranking: Ranking, form: Form) -> Result<String, Problem> {
        self.read(|club| club.publishing().standings_message(self.language(), ranking, form))
    }
}

impl PublishingCommands<'_> {
    /// The folder that this computer remembers for the club.
    fn site_folder(&self) -> Result<Option<PathBuf>, Problem> {
        let club = self.read(|club| Ok(key(club.file().path())))?;
        let memory: Memory = recall(&*self.api.host, MEMORY).unwrap_or_default();
        Ok(memory.get(&club).map(PathBuf::from))
    }
}
