//! The club's settings for its league: address, key, and what was sent last.

use crate::file::subjects::League;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId};
use tapis_league::{JoinCode, ListedSanction, Receipt, hex};
use tapis_store::StoreError;

use super::send;
use crate::Problem;

/// The name of the setting.
const SETTINGS: &str = "league";
/// The name of the setting with the sanctions that the club took over from the league.
const SANCTIONS: &str = "league_sanctions";

/// Settings of the club for its league.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct LeagueSettings {
    /// The address of the league's server; empty if there is none, and a stick is carried.
    pub address: String,
    /// Evenings that are over are sent automatically.
    pub automatic: bool,
    /// The fingerprint of the league's key; `null` if the club has not joined by a code, nor taken in lists.
    pub league: Option<String>,
    /// The invitation that the club's files carry until the league has taken one.
    pub invitation: Option<String>,
    /// Last bundle that was sent; `null` if nothing yet.
    pub sent: Option<LastSent>,
    /// Time of creation of the lists that the club imported last, in UTC milliseconds; `null` if none yet.
    pub lists: Option<Millis>,
}

/// Last bundle that the league took.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LastSent {
    pub at: Millis,
    /// Number of the club's evenings that the league had then.
    pub evenings: u32,
    /// A digest of the club's evenings and members at that time.
    pub state: String,
}

/// Content of a file for the league, and the league it is for. Whether the league accepted or refused it is recorded
/// for exactly this, not for changes made later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueSending {
    /// The identity of the club file.
    club: String,
    /// The address of the club's league.
    pub address: String,
    league: Option<String>,
    invitation: Option<String>,
    /// `None` if only one season is sent.
    state: Option<String>,
}

impl LeagueSending {
    /// Whether both are from the same club to the same league.
    pub fn has_route_of(&self, other: &Self) -> bool {
        (&self.club, &self.address, &self.league) == (&other.club, &other.address, &other.league)
    }
}

impl League<'_> {
    /// Settings of the club for its league.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn league_settings(&self) -> Result<LeagueSettings, Problem> {
        Ok(self.club.file.settings().kept(SETTINGS)?.unwrap_or_default())
    }

    fn settle(&mut self, settings: &LeagueSettings) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(SETTINGS, settings)?)
    }

    /// Stores the address of the league's server as typed (may be empty), and whether evenings are sent automatically.
    ///
    /// # Errors
    /// `league-address` if it is invalid.
    pub fn keep_league_address(&mut self, address: &str, automatic: bool) -> Result<(), Problem> {
        let address = send::bare(address).to_owned();
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

    /// Data that would be sent now, of one season or of all.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn league_sending(&self, season: Option<SeasonId>) -> Result<LeagueSending, Problem> {
        let LeagueSettings { address, league, invitation, .. } = self.league_settings()?;
        let state = if season.is_none() { Some(self.league_state()?) } else { None };
        Ok(LeagueSending { club: self.club.file.settings().identity()?, address, league, invitation, state })
    }

    /// A digest of the closed evenings and of what is sent about members; it changes whenever one of them does.
    fn league_state(&self) -> Result<String, Problem> {
        let mut hash = Sha256::new();
        for (tournament, head) in self.club.file.journal().finished_heads()? {
            hash.update(tournament.0.to_be_bytes());
            hash.update(head);
        }
        // Not the revisions: changes to data that stays in the club raise them too.
        for record in
            self.league_members(&self.club.file.journal().finished_players()?, &self.league_naming()?)?
        {
            let said = serde_json::to_vec(&(record.member, record.state)).map_err(StoreError::Unwritable)?;
            hash.update(said);
        }
        Ok(hex::write(&hash.finalize()))
    }

    /// Data that should be sent automatically: the club wants it, and something is new since the league accepted the
    /// last file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn league_due(&self) -> Result<Option<LeagueSending>, Problem> {
        let settings = self.league_settings()?;
        if !settings.automatic || self.club.file.journal().finished_heads()?.is_empty() {
            return Ok(None);
        }
        let sending = self.league_sending(None)?;
        let taken = settings.sent.map(|sent| sent.state);
        Ok(if sending.state == taken { None } else { Some(sending) })
    }

    /// Records that the league accepted what was sent to this address. Changes made in the meantime remain due. A file
    /// for another league, or of another club, records nothing.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn note_sent(
        &mut self,
        sending: &LeagueSending,
        to: &str,
        receipt: &Receipt,
        now: Millis,
    ) -> Result<(), Problem> {
        let before = self.league_settings()?;
        let theirs = send::bare(to) == before.address && sending.league == before.league;
        if !theirs || sending.club != self.club.file.settings().identity()? {
            return Ok(());
        }
        let evenings = u32::try_from(receipt.journals.len()).unwrap_or(u32::MAX);
        let sent = sending.state.clone().map(|state| LastSent { at: now, evenings, state });
        let taken = before.invitation == sending.invitation;
        let settings = LeagueSettings {
            sent: sent.or(before.sent),
            invitation: before.invitation.filter(|_| !taken),
            ..before
        };
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
        Ok(self.club.file.settings().kept(SANCTIONS)?.unwrap_or_default())
    }

    pub(super) fn keep_league_sanctions(
        &mut self,
        sanctions: &BTreeMap<MemberId, Vec<ListedSanction>>,
    ) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(SANCTIONS, sanctions)?)
    }
}
