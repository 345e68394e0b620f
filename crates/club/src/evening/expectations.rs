//! The field that a new evening's form begins with, and the plan of an evening that is set up again.

use crate::file::subjects::Entries;
use tapis_engine::base::quantity::TournamentId;
use tapis_engine::journal::event::read_events;
use tapis_engine::setup::ExpectedPlayers;
use tapis_engine::{Event, SetupDraft};

use crate::Problem;

/// Latest evenings that are looked at.
const LATEST: u32 = 8;

impl Entries<'_> {
    /// The field of the club's latest evenings: the median of the players, and as many rebuys and add-ons a player as
    /// where some were sold.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn usual_field(&self) -> Result<ExpectedPlayers, Problem> {
        let fields = self.club.file.attendance().latest_fields(LATEST)?;
        let mut entries: Vec<u32> = fields.iter().map(|(players, ..)| *players).collect();
        entries.sort_unstable();
        let players = entries.get(entries.len() / 2).copied().unwrap_or(ExpectedPlayers::default().players);
        let share = |bought: fn(&(u32, u32, u32)) -> u32| {
            let sold = fields.iter().filter(|field| bought(field) > 0);
            let (all, of) = sold
                .fold((0, 0), |(all, of), field| (all + u64::from(bought(field)), of + u64::from(field.0)));
            (u64::from(players) * all)
                .checked_div(of)
                .and_then(|share| u32::try_from(share).ok())
                .unwrap_or(0)
        };
        Ok(ExpectedPlayers { players, rebuys: share(|field| field.1), addons: share(|field| field.2) })
    }

    /// The set-up with which play began, or as it is while nobody plays: without what was changed in mid-play.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn plan(&self, id: TournamentId) -> Result<SetupDraft, Problem> {
        let mut planned = self.club.blank(id)?;
        let mut started = false;
        self.club.file.journal().replay(id, |_, version, events| {
            let Some(events) = read_events(version, events) else { return false };
            for event in &events {
                started = started || matches!(event, Event::Started { .. });
                if !started {
                    planned.apply(event);
                }
            }
            true
        })?;
        Ok(planned.setup().to_draft())
    }
}
