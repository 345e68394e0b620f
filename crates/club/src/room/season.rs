//! The season's best, for the break and for whoever waits.

use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{MemberId, Points, TournamentId};
use tapis_locale::Language;

use super::lines::one_line;
use crate::{Club, Problem};

/// How many are shown.
const BEST: usize = 10;

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomStanding {
    /// The rank; equals share it.
    pub rank: u32,
    /// The member.
    pub member: MemberId,
    /// Who.
    pub name: String,
    /// Points that count, in hundredths.
    pub points: Points,
}

/// The season's best ten.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomSeason {
    /// What the season is called.
    pub name: String,
    /// The best, first.
    pub lines: Vec<RoomStanding>,
}

impl Club {
    /// The standings of the season that a tournament counts for; none: it counts for none, or
    /// nobody is ranked yet.
    pub(super) fn room_season(
        &self,
        language: Language,
        tournament: TournamentId,
    ) -> Result<Option<RoomSeason>, Problem> {
        let Some(season) = self.file.tournament(tournament)?.season else { return Ok(None) };
        let Some(found) = self.library().seasons()?.into_iter().find(|other| other.id == season) else {
            return Ok(None);
        };
        let ranked = self.library().standings(language, season)?.into_iter().filter(|line| line.rank > 0);
        let mut lines = Vec::new();
        for line in ranked.take(BEST) {
            let member = self.file.member(line.member)?;
            let name = match member.erased {
                true => line.name,
                false => one_line(&member.card.first_name, &member.card.last_name),
            };
            lines.push(RoomStanding { rank: line.rank, member: line.member, name, points: line.total });
        }
        Ok((!lines.is_empty()).then_some(RoomSeason { name: found.name, lines }))
    }
}
