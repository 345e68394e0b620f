//! Commands for the club's league.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{Millis, SeasonId, TournamentId};
use tapis_club::{
    Keys, LARGEST_SENT, LeaguePreview, LeagueResults, LeagueSending, LeagueSettings, ListsChoice, ListsView,
    MadeBundle, Problem, SentBundle, ask_lists, documents, is_temporary, read_lists, send_bundles,
};

use crate::Dialog;
use crate::base::lock::locked;
use crate::program::api::RefusedBundle;

/// Content and destination of what would be sent to the league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueView {
    /// Settings of the club for its league.
    pub settings: LeagueSettings,
    /// The evenings and members that would be sent.
    pub preview: LeaguePreview,
    /// The fingerprint of the club's newest key; `null` means the first file that is made makes one.
    pub key: Option<String>,
    /// The league's last refusal; `null` if none since the program started, or since something was sent.
    pub refused: Option<LeagueRefusal>,
}

/// Reason why the league, or this computer, refused to take or to send something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueRefusal {
    pub at: Millis,
    pub why: String,
}

/// Result of sending automatically.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SentDue {
    /// The club does not want it, nothing is new, or the league has refused the same before.
    Nothing,
    Arrived {
        /// Present data of the league, in a sentence.
        says: String,
    },
    /// The league did not answer or is busy: to be tried again later.
    Later,
}

/// Lists of the league that were opened and not taken over yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedLists {
    /// Content of the lists, compared with the club.
    pub view: ListsView,
    /// Choice that is made at first.
    pub suggested: ListsChoice,
}

#[commands]
impl LeagueCommands<'_> {
    /// Returns the content that would be sent, of a season or of all.
    #[audience(host)]
    pub fn league_view(&self, season: Option<SeasonId>) -> Result<LeagueView, Problem> {
        self.read(|club| {
            let (settings, key) = (club.league().league_settings()?, club.proofs().key_on_paper()?);
            let now = club.league().league_sending(season)?;
            let refused = locked(&self.api.refused);
            let refused =
                refused.as_ref().filter(|refused| refused.sending.has_route_of(&now)).map(|refused| {
                    let why = refused.problem.message.say(self.language());
                    LeagueRefusal { at: refused.at, why }
                });
            Ok(LeagueView { settings, preview: club.league().league_preview(season)?, key, refused })
        })
    }

    /// The results and figures of an evening that would be sent.
    #[audience(host)]
    pub fn league_results(&self, id: TournamentId) -> Result<LeagueResults, Problem> {
        self.read(|club| Ok(club.league().league_evening(id)?.0))
    }

    /// Stores the address of the league's server as it was typed (empty if there is none), and whether evenings are
    /// sent automatically once they are over.
    #[audience(host)]
    pub fn league_keep(&self, address: String, automatic: bool) -> Result<LeagueSettings, Problem> {
        self.change(None, |club| {
            club.league().keep_league_address(&address, automatic)?;
            club.league().league_settings()
        })
    }

    /// Joins a league by the code that it gave.
    #[audience(host)]
    pub fn league_join(&self, code: String) -> Result<LeagueSettings, Problem> {
        self.change(None, |club| {
            club.league().join_league(&code)?;
            club.league().league_settings()
        })
    }

    /// Writes what the league gets where the person chooses, or at a place named; answers what the person should know;
    /// `null` if no place was chosen.
    #[audience(host)]
    pub fn league_write(
        &self,
        season: Option<SeasonId>,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let name = self.read(|club| Ok(club.league().league_file_name(chrono::Local::now().date_naive())))?;
        let dialog = Dialog::Save { name: &name, kind: Some(("Tapis", tapis_club::LEAGUE_ENDING)) };
        let Some(path) = self.place_to_change(path, dialog)? else { return Ok(None) };
        let made = self.made_bundle(season)?;
        documents::save(&path, &made.bytes)?;
        Ok(Some(made.say(self.language(), &path)))
    }

    /// Sends it to the league's server, and answers what arrived there.
    #[audience(host)]
    pub fn league_send(&self, season: Option<SeasonId>) -> Result<String, Problem> {
        let sending = self.read(|club| club.league().league_sending(season))?;
        self.send(season, sending)
    }

    /// Sends automatically if the club wants that, something is new, and the same was not refused before.
    #[audience(host)]
    pub fn league_send_due(&self) -> Result<SentDue, Problem> {
        // The computer that leads the club sends.
        if self.api.following().follows() {
            return Ok(SentDue::Nothing);
        }
        let Some(due) = self.read(|club| club.league().league_due())? else { return Ok(SentDue::Nothing) };
        if locked(&self.api.refused).as_ref().is_some_and(|refused| refused.sending == due) {
            return Ok(SentDue::Nothing);
        }
        match self.send(None, due) {
            Ok(says) => Ok(SentDue::Arrived { says }),
            Err(problem) if is_temporary(&problem) => Ok(SentDue::Later),
            Err(problem) => Err(problem),
        }
    }

    /// Returns the content of the lists in a file of the league, which the person chooses or which is named; `null` if
    /// none was chosen.
    #[audience(host)]
    pub fn league_lists_open(&self, path: Option<String>) -> Result<Option<OpenedLists>, Problem> {
        let dialog = Dialog::Open { kind: "Tapis", endings: &[tapis_club::LISTS_ENDING] };
        let Some(path) = self.place_to_change(path, dialog)? else { return Ok(None) };
        self.opened_lists(read_lists(&path)?).map(Some)
    }

    /// Asks the league's server for the lists.
    #[audience(host)]
    pub fn league_lists_ask(&self) -> Result<OpenedLists, Problem> {
        let keys = self.own_keys()?;
        let asked = self.change(None, |club| club.league().ask_lists(&keys, self.now()))?;
        self.opened_lists(ask_lists(&asked, self.language())?)
    }

    /// The lists that were opened last, with so many of the persons whom a search finds.
    #[audience(host)]
    pub fn league_lists_search(&self, search: String, most: u32) -> Result<ListsView, Problem> {
        let file = self.lists_at_hand()?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        self.read(|club| club.league().lists_view(&file, &search, most, today()))
    }

    /// Takes over what was chosen of the lists that were opened last; `league` is the fingerprint that the person has
    /// compared, where the club does not know the league yet; answers what became of it.
    #[audience(host)]
    pub fn league_lists_take(&self, choice: ListsChoice, league: Option<String>) -> Result<String, Problem> {
        let file = self.lists_at_hand()?;
        let taken = self.change(None, |club| {
            club.league().take_lists(&file, &choice, league.as_deref(), self.now(), today())
        })?;
        Ok(taken.say(self.language()))
    }
}

fn today() -> chrono::NaiveDate {
    chrono::Local::now().date_naive()
}

impl LeagueCommands<'_> {
    /// Sends it, and remembers a refusal with what was due.
    fn send(&self, season: Option<SeasonId>, due: LeagueSending) -> Result<String, Problem> {
        self.api.leading().may_change()?;
        let sent = self.sent(season);
        let mut refused = locked(&self.api.refused);
        match &sent {
            Ok(_) => *refused = None,
            Err(problem) if is_temporary(problem) => {}
            Err(problem) => {
                *refused = Some(RefusedBundle { sending: due, at: self.now(), problem: problem.clone() });
            }
        }
        Ok(sent?.say(self.language()))
    }

    fn sent(&self, season: Option<SeasonId>) -> Result<SentBundle, Problem> {
        let keys = self.own_keys()?;
        let made =
            self.change(None, |club| club.league().league_bundles(season, &keys, self.now(), LARGEST_SENT))?;
        let Some(MadeBundle { sending, .. }) = made.first() else {
            return Err(Problem::new("league-nothing", &[]));
        };
        // The club goes on meanwhile.
        let sent = send_bundles(&sending.address, &made, self.language())?;
        self.change(None, |club| {
            club.league().note_sent(sending, &sending.address, &sent.receipt, self.now())
        })?;
        Ok(sent)
    }

    fn made_bundle(&self, season: Option<SeasonId>) -> Result<MadeBundle, Problem> {
        let keys = self.own_keys()?;
        self.change(None, |club| club.league().league_bundle(season, &keys, self.now()))
    }

    fn own_keys(&self) -> Result<Keys, Problem> {
        let folder = self.api.host.data_folder().ok_or_else(|| Problem::new("proof-no_folder", &[]))?;
        Ok(Keys::of(&folder))
    }

    fn opened_lists(&self, file: Vec<u8>) -> Result<OpenedLists, Problem> {
        let view = self.read(|club| club.league().lists_view(&file, "", 0, today()))?;
        *locked(&self.api.lists) = Some(Arc::new(file));
        Ok(OpenedLists { suggested: view.suggested(), view })
    }

    fn lists_at_hand(&self) -> Result<Arc<Vec<u8>>, Problem> {
        locked(&self.api.lists).clone().ok_or_else(|| Problem::new("lists-not_open", &[]))
    }
}
