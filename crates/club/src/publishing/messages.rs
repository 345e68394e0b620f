//! Texts to copy about an evening or standings.

use crate::file::subjects::Publishing;
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{SeasonId, TournamentId};
use tapis_locale::Language;
use tapis_site::messages::{EveningMessage, Form};
use tapis_site::{Site, messages};
use tapis_store::StoreError;

use super::names::PublishedNames;
use crate::{Problem, Ranking};

/// A text to copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    pub kind: EveningMessage,
    /// As it is pasted.
    pub text: String,
}

impl Publishing<'_> {
    /// Messages about an evening: before it an invitation and a reminder, after it the results. Empty while it is
    /// played.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn evening_messages(
        &mut self,
        language: Language,
        id: TournamentId,
        form: Form,
    ) -> Result<Vec<Message>, Problem> {
        let settings = self.publishing_settings()?;
        let row = self.club.tournaments().all()?.into_iter().find(|row| row.id == id);
        let row = row.ok_or(StoreError::NotFound("tournament"))?;
        let page = Site::evening_address(settings.address.as_ref(), id.0);
        let (club, page) = (self.club.name(), page.as_deref());
        let message = |kind, lines: Vec<messages::MessageLine>| Message { kind, text: form.write(&lines) };
        Ok(match row.status {
            Phase::Playing => Vec::new(),
            Phase::Registering | Phase::Drawn => {
                let coming = self.announced(&row, language)?;
                vec![
                    message(EveningMessage::Invitation, messages::invitation(language, &club, &coming, page)),
                    message(EveningMessage::Reminder, messages::reminder(language, &club, &coming, page)),
                ]
            }
            Phase::Finished => {
                let mut names = PublishedNames::of(self.club, language, settings.names)?;
                let (_, points) = self.published_seasons(language, &mut names)?;
                let evening = self.published_evening(&row, settings.prizes, &mut names, &points)?;
                vec![message(EveningMessage::Results, messages::results(language, &club, &evening, page))]
            }
        })
    }

    /// Standings as a text to copy.
    ///
    /// # Errors
    /// If there are no such standings, or a formula gives no number.
    pub fn standings_message(
        &mut self,
        language: Language,
        ranking: Ranking,
        form: Form,
    ) -> Result<String, Problem> {
        let settings = self.publishing_settings()?;
        let mut names = PublishedNames::of(self.club, language, settings.names)?;
        let (seasons, _) = self.published_seasons(language, &mut names)?;
        let SeasonId(number) = ranking.season;
        let championship = ranking.championship.map(|championship| championship.0);
        let page = Site::standings_address(settings.address.as_ref(), number, championship)
            .filter(|_| settings.standings);
        let season = seasons.iter().find(|season| season.number == number);
        let found = season.and_then(|season| {
            let standings = season.standings.iter().find(|standings| {
                standings.championship.as_ref().map(|(number, _)| *number) == championship
            })?;
            Some((season, standings))
        });
        let (season, standings) = found.ok_or(StoreError::NotFound("season"))?;
        Ok(form.write(&messages::standings(language, &self.club.name(), season, standings, page.as_deref())))
    }
}
