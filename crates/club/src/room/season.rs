//! The season's best, for the break and for whoever waits.

use crate::file::subjects::Room;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Points, TournamentId};
use tapis_locale::{Language, text};

use super::lines::{Names, narrow_line, one_line};
use crate::Problem;

/// Number of members that are shown.
const BEST: usize = 10;

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomStanding {
    /// The rank; equals share it.
    pub rank: u32,
    pub member: MemberId,
    pub name: String,
    /// The same for a narrow panel.
    pub brief: String,
    /// Points that count, in hundredths.
    pub points: Points,
}

/// The season's best ten.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomSeason {
    /// Name of the season.
    pub name: String,
    /// Lines of the standings, best first.
    pub lines: Vec<RoomStanding>,
}

impl Room<'_> {
    /// The standings of the season that a tournament counts for, with its evening as it stands while it is played;
    /// `None` if it counts for none, or nobody is ranked yet.
    pub(super) fn room_season(
        &mut self,
        language: Language,
        tournament: TournamentId,
    ) -> Result<Option<RoomSeason>, Problem> {
        let Some(season) = self.club.file.tournaments().tournament(tournament)?.season else {
            return Ok(None);
        };
        let Some(found) = self.club.library().seasons()?.into_iter().find(|other| other.id == season) else {
            return Ok(None);
        };
        // While the evening is played the season is shown with it, as it stands.
        let tonight =
            self.club.seasons().provisional_of(language, tournament, season.into(), found.name.clone())?;
        let (name, ranked): (String, Vec<(u32, MemberId, String, Points)>) = match tonight {
            Some(tonight) => {
                let lines = tonight.lines.into_iter();
                let ranked = lines.map(|line| (line.rank, line.member, line.name, line.total)).collect();
                (text(language, "provisional-room", &[("season", found.name.into())]), ranked)
            }
            None => {
                let lines =
                    self.club.seasons().standings(language, season)?.into_iter().filter(|line| line.rank > 0);
                (found.name, lines.map(|line| (line.rank, line.member, line.name, line.total)).collect())
            }
        };
        let mut best = Vec::new();
        for (rank, id, full, points) in ranked.into_iter().take(BEST) {
            let member = self.club.file.members().member(id)?;
            let parts = match member.erased {
                true => (String::new(), full),
                false => (member.card.first_name, member.card.last_name),
            };
            best.push((rank, id, parts, points));
        }
        let names: Names = best.iter().map(|(_, id, parts, _)| (*id, parts.clone())).collect();
        let line = |(rank, member, (first, last), points): (u32, MemberId, (String, String), Points)| {
            let (name, brief) = (one_line(&first, &last), narrow_line(&first, &last, &names));
            RoomStanding { rank, member, name, brief, points }
        };
        let lines: Vec<RoomStanding> = best.into_iter().map(line).collect();
        Ok((!lines.is_empty()).then_some(RoomSeason { name, lines }))
    }
}
