//! The club's settings for its league: address, key, and what was sent last.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::quantity::{MemberId, Millis};
use tapis_league::{JoinCode, ListedSanction, Receipt, hex};

use super::send;
use crate::{Club, Problem};

/// The name of the setting.
const SETTINGS: &str = "league";
/// The name of the setting with the sanctions that the club took over from the league.
const SANCTIONS: &str = "league_sanctions";

/// What the club has settled with its league.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct LeagueSettings {
    /// The address of the league's server; empty: there is none, and a stick is carried.
    pub address: String,
    /// What is over is sent by itself.
    pub automatic: bool,
    /// The fingerprint of the league's key; null: the club has not joined by a code, nor taken in lists.
    pub league: Option<String>,
    /// The invitation that the club's files carry until the league has taken one.
    pub invitation: Option<String>,
    /// What was sent last; null: nothing yet.
    pub sent: Option<LastSent>,
    /// When the lists were made that the club took in last, UTC milliseconds; null: none yet.
    pub lists: Option<Millis>,
}

/// What the league took last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LastSent {
    /// When, UTC milliseconds.
    pub at: Millis,
    /// How many evenings the league had of the club then.
    pub evenings: u32,
    /// How far the club's evenings had come, as a digest.
    pub state: String,
}

impl Club {
    /// What the club has settled with its league.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn league_settings(&self) -> Result<LeagueSettings, Problem> {
        Ok(self.file.kept(SETTINGS)?.unwrap_or_default())
    }

    fn settle(&mut self, settings: &LeagueSettings) -> Result<(), Problem> {
        Ok(self.file.keep(SETTINGS, settings)?)
    }

    /// Stores the address of the league's server as typed (may be empty), and whether evenings are sent automatically.
    ///
    /// # Errors
    /// `league-address` if it is invalid.
    pub fn keep_league_address(&mut self, address: &str, automatic: bool) -> Result<(), Problem> {
        let address = address.trim().trim_end_matches('/').to_owned();
        if !address.is_empty() {
            send::check_address(&address).map_err(|problem| problem.at("address"))?;
        }
        let automatic = automatic && !address.is_empty();
        let settings = LeagueSettings { address, automatic, ..self.league_settings()? };
        self.settle(&settings)
    }

    /// Joins a league with its code.
    ///
    /// # Errors
    /// `league-not_a_code`; `league-address`.
    pub fn join_league(&mut self, code: &str) -> Result<(), Problem> {
        let wrong = |_| Problem::new("league-not_a_code", &[("example", "https://".into())]).at("code");
        let code: JoinCode = code.parse().map_err(wrong)?;
        if !code.address.is_empty() {
            send::check_address(&code.address).map_err(|problem| problem.at("code"))?;
        }
        let before = self.league_settings()?;
        let same = before.league.as_ref() == Some(&code.league);
        let settings = LeagueSettings {
            automatic: before.automatic && !code.address.is_empty(),
            address: code.address,
            league: Some(code.league),
            invitation: Some(code.invitation),
            sent: before.sent.filter(|_| same),
            lists: before.lists.filter(|_| same),
        };
        self.settle(&settings)
    }

    /// A digest of the closed evenings that changes whenever one of them does.
    fn league_state(&self) -> Result<String, Problem> {
        let mut hash = Sha256::new();
        for (tournament, head) in self.file.finished_heads()? {
            hash.update(tournament.0.to_be_bytes());
            hash.update(head);
        }
        Ok(hex::write(&hash.finalize()))
    }

    /// Whether something should be sent automatically: the club wants it, and an evening was closed or corrected since
    /// the league accepted the last file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn league_due(&self) -> Result<bool, Problem> {
        let settings = self.league_settings()?;
        if !settings.automatic || self.file.finished_heads()?.is_empty() {
            return Ok(false);
        }
        let state = self.league_state()?;
        Ok(settings.sent.is_none_or(|sent| sent.state != state))
    }

    /// Records that the league has accepted all closed evenings.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn note_sent(&mut self, receipt: &Receipt, now: Millis) -> Result<(), Problem> {
        let evenings = u32::try_from(receipt.journals.len()).unwrap_or(u32::MAX);
        let sent = Some(LastSent { at: now, evenings, state: self.league_state()? });
        let settings = LeagueSettings { sent, invitation: None, ..self.league_settings()? };
        self.settle(&settings)
    }

    /// Records that lists of this league were taken over.
    pub(super) fn note_lists(&mut self, league: &str, made: Millis) -> Result<(), Problem> {
        let before = self.league_settings()?;
        let settings = LeagueSettings { league: Some(league.to_owned()), lists: Some(made), ..before };
        self.settle(&settings)
    }

    /// The sanctions that the club took over from the league: one per member, or both while one replaces the other.
    pub(super) fn league_sanctions(&self) -> Result<BTreeMap<MemberId, Vec<ListedSanction>>, Problem> {
        Ok(self.file.kept(SANCTIONS)?.unwrap_or_default())
    }

    pub(super) fn keep_league_sanctions(
        &mut self,
        sanctions: &BTreeMap<MemberId, Vec<ListedSanction>>,
    ) -> Result<(), Problem> {
        Ok(self.file.keep(SANCTIONS, sanctions)?)
    }
}
