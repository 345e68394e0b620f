//! A closed evening: its results, and what championship formulas need of it.

use std::sync::Arc;

use chrono::NaiveDate;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Place, Points};
use tapis_engine::championship::{EveningFacts, PlayerFigures, PlayerResult};
use tapis_engine::prizes::points::PointsScheme;

use crate::{ClubUid, Hash, MemberUid};

/// A closed evening as club and league know it. It is never written as a whole: see
/// [`PublicEvening`](crate::PublicEvening).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    pub club: ClubUid,
    /// The tournament's number in the club file.
    pub journal: u64,
    /// Number of rows in its journal at that point.
    pub rows: u64,
    /// The hash of the last one in the league's chain.
    pub head: Hash,
    /// The hash of the same row in the club file; its beginning is on printed reports.
    pub own_head: Hash,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The club's own season.
    pub season: Option<String>,
    /// Figures of it that formulas need.
    pub figures: EveningFigures,
    pub results: Vec<EveningResult>,
}

/// Figures of an evening that formulas need: [`EveningFacts`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningFigures {
    /// Players who entered, each counted once.
    pub players: u32,
    /// All entries, including re-entries.
    pub entries: u32,
    /// Price of an entry.
    pub buy_in: Cents,
    pub pool: Cents,
    pub stack: Chips,
    /// Players at the final table.
    pub final_table: u32,
    /// Scheme by which its set-up gives points.
    pub scheme: PointsScheme,
}

/// A player's result: [`PlayerResult`] and the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResult {
    pub entry: EntryId,
    /// The player; a guest's ID belongs to no member that the club names.
    pub member: MemberUid,
    pub place: Place,
    /// Points by the evening's set-up.
    pub points: Points,
    pub figures: PlayerFigures,
}

impl EveningFigures {
    /// From an evening in the club.
    pub fn of(facts: &EveningFacts) -> Self {
        let EveningFacts { players, entries, buy_in, pool, stack, final_table, scheme } = facts.clone();
        EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme }
    }

    /// For use in a championship.
    pub fn facts(&self) -> EveningFacts {
        let EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme } = self.clone();
        EveningFacts { players, entries, buy_in, pool, stack, final_table, scheme }
    }
}

impl EveningResult {
    /// From an evening in the club.
    pub fn of(entry: EntryId, member: MemberUid, result: &PlayerResult) -> Self {
        EveningResult { entry, member, place: result.place, points: result.recorded, figures: result.figures }
    }

    /// For use in a championship; nobody is known to share its place.
    pub fn player_result(&self, evening: Arc<EveningFacts>) -> PlayerResult {
        let EveningResult { place, points, figures, .. } = *self;
        PlayerResult { place, figures, sharing: 1, sharing_first: 1, recorded: points, evening }
    }
}
