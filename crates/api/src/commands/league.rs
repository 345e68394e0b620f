//! What the club sends to its league.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::quantity::SeasonId;
use tapis_club::{Keys, LeaguePreview, LeagueSettings, MadeBundle, Problem, documents, send_bundle};

use crate::{Call, Dialog};

/// What would be sent to the league, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueView {
    /// What the club has settled with its league.
    pub settings: LeagueSettings,
    /// The evenings and members that would be sent.
    pub preview: LeaguePreview,
    /// The fingerprint of the club's newest key; null: the first file that is made makes one.
    pub key: Option<String>,
}

#[commands]
impl Call<'_> {
    /// What would be sent, of a season or of all.
    #[audience(host)]
    pub fn league_view(&self, season: Option<SeasonId>) -> Result<LeagueView, Problem> {
        self.read(|club| {
            let (settings, key) = (club.league_settings()?, club.key_on_paper()?);
            Ok(LeagueView { settings, preview: club.league_preview(season)?, key })
        })
    }

    /// Keeps the address of the league's server as it was typed; empty: there is none.
    #[audience(host)]
    pub fn league_keep(&self, address: String) -> Result<LeagueSettings, Problem> {
        self.change(None, |club| {
            club.keep_league_settings(&LeagueSettings { address })?;
            club.league_settings()
        })
    }

    /// Writes what the league gets where the person chooses, or at a place named; answers what the person should know;
    /// null: no place was chosen.
    #[audience(host)]
    pub fn league_write(
        &self,
        season: Option<SeasonId>,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let name = self.read(|club| Ok(club.league_file_name(chrono::Local::now().date_naive())))?;
        let dialog = Dialog::Save { name: &name, kind: Some(("Tapis", tapis_club::LEAGUE_ENDING)) };
        let choose = || self.api.host.choose(dialog);
        let Some(path) = path.map(PathBuf::from).or_else(choose) else { return Ok(None) };
        let made = self.made_bundle(season)?;
        documents::save(&path, &made.bytes)?;
        Ok(Some(made.say(self.language(), &path)))
    }

    /// Sends it to the league's server, and answers what arrived there.
    #[audience(host)]
    pub fn league_send(&self, season: Option<SeasonId>) -> Result<String, Problem> {
        let made = self.made_bundle(season)?;
        let address = self.read(|club| club.league_settings())?.address;
        // The club goes on meanwhile.
        Ok(send_bundle(&address, &made.bytes, self.language())?.say(self.language()))
    }
}

impl Call<'_> {
    fn made_bundle(&self, season: Option<SeasonId>) -> Result<MadeBundle, Problem> {
        let folder = self.api.host.data_folder().ok_or_else(|| Problem::new("proof-no_folder", &[]))?;
        let keys = Keys::of(&folder);
        self.change(None, |club| club.league_bundle(season, &keys, self.now()))
    }
}
