//! Penalties beyond the tournament at hand: those of a member over a season, or all there are.
//!
//! They are read from the journals, not from a table of their own: only a few evenings have any, and the file finds
//! those without reading them.

use crate::file::subjects::EveningViews;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};
use tapis_engine::state::penalties::Sanction;
use tapis_engine::views::{PenaltyLine, PenaltyState, penalties_view};
use tapis_locale::{Language, Value, text};

use crate::Problem;

/// A penalty with the tournament in which it was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastPenalty {
    pub tournament: TournamentId,
    pub name: String,
    /// The day it was played.
    pub date: String,
    pub line: PenaltyLine,
}

/// A penalty in words: which, and for how long.
pub(crate) fn sanction_words(language: Language, sanction: Sanction) -> String {
    let (kind, count) = match sanction {
        Sanction::Warning { hands } => ("warning", hands),
        Sanction::Suspension { rounds } => ("suspension", rounds),
        Sanction::Disqualified => ("disqualified", 0),
    };
    let values = [("kind", kind.into()), ("count", Value::Number(count.into()))];
    text(language, "penalty-given", &values)
}

/// State of a penalty in words.
pub(crate) fn state_words(language: Language, line: &PenaltyLine) -> String {
    let state = match line.state {
        PenaltyState::Running => "running",
        PenaltyState::Served => "served",
        PenaltyState::PlayerOut => "player_out",
        PenaltyState::Disqualified => "disqualified",
        PenaltyState::Lifted => "lifted",
    };
    let values = [("hands", i64::from(line.hands_left).into()), ("chips", line.chips_removed.0.into())];
    text(language, &format!("penalty-state-{state}"), &values)
}

impl EveningViews<'_> {
    /// The penalties of a member in the tournaments of a season, or in all, the latest tournament first and in it the
    /// latest penalty.
    ///
    /// # Errors
    /// If a tournament's journal cannot be read.
    pub fn penalties_of(
        &mut self,
        member: MemberId,
        season: Option<SeasonId>,
    ) -> Result<Vec<PastPenalty>, Problem> {
        let records = self.club.file.merging().records_of(member)?;
        let rows = self.club.file.tournaments().tournaments_with_penalties(member);
        let rows = rows?.into_iter().filter(|row| season.is_none() || row.season == season);
        let mut found = Vec::new();
        for row in rows {
            let ledger = penalties_view(self.club.tournament(row.id)?);
            let own = ledger.lines.into_iter().filter(|line| records.contains(&line.member));
            found.extend(own.map(|line| PastPenalty {
                tournament: row.id,
                name: row.name.clone(),
                date: row.date.clone(),
                line,
            }));
        }
        Ok(found)
    }
}
