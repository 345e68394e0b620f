//! A season's final: who qualifies by the standings, and the stack that follows from each one's points.

use crate::file::subjects::Tables;
use serde::{Deserialize, Serialize};
use tapis_engine::Setup;
use tapis_engine::base::quantity::{Chips, MemberId, Points, TournamentId};
use tapis_engine::chips::ChipSet;
use tapis_engine::structure::smallest_needed;
use tapis_locale::Language;

use crate::Problem;
use crate::seasons::standings::Ranking;

/// Rule by which stacks follow from points: a base, and so many chips for each point, rounded up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FinalWish {
    /// The standings that decide.
    pub ranking: Ranking,
    /// The last rank that qualifies; equals of that rank all do. `None` means everybody who is ranked.
    pub last_rank: Option<u32>,
    /// Chips that everybody has; `None` means the tournament's starting stack.
    pub base: Option<Chips>,
    /// Chips for one point; `None` means as many as double the leader's stack.
    pub per_point: Option<Chips>,
    /// Stacks are multiples of this; `None` means the smallest chip that is in play at the start.
    pub unit: Option<Chips>,
}

/// A player of the final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalLine {
    /// The rank in the standings.
    pub rank: u32,
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Points that count, in hundredths.
    pub points: Points,
    /// The stack that follows from them.
    pub chips: Chips,
    /// Registered in the final already.
    pub inside: bool,
}

/// The final, as it would begin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalStacks {
    pub base: Chips,
    /// Chips for one point.
    pub per_point: Chips,
    /// Stacks are multiples of this.
    pub unit: Chips,
    /// Members who qualify, best first.
    pub lines: Vec<FinalLine>,
}

/// Values that chips usually have, for a tournament that names no chips.
const USUAL: [i64; 8] = [1, 5, 10, 25, 50, 100, 500, 1_000];

/// The smallest chip that is needed at the start.
fn smallest(setup: &Setup) -> Chips {
    let values = setup.chip_set.as_ref().map_or_else(|| USUAL.map(Chips).to_vec(), ChipSet::values);
    smallest_needed(&setup.steps, &values).first().copied().unwrap_or(Chips(1)).max(Chips(1))
}

/// The next multiple of the unit that is not less.
fn rounded_up(chips: Chips, unit: Chips) -> Chips {
    let unit = unit.max(Chips(1)).0;
    Chips(chips.0.saturating_add(unit - 1) / unit * unit)
}

impl Tables<'_> {
    /// Lists the players of a season's final with their stacks. Nothing is done.
    ///
    /// # Errors
    /// If there is no such tournament, season or championship.
    pub fn final_stacks(
        &mut self,
        language: Language,
        id: TournamentId,
        wish: &FinalWish,
    ) -> Result<FinalStacks, Problem> {
        let standings = self.club.seasons().standings(language, wish.ranking)?;
        let tournament = self.club.tournament(id)?;
        let setup = tournament.setup();
        let unit = wish.unit.unwrap_or_else(|| smallest(setup)).max(Chips(1));
        let base = wish.base.unwrap_or(setup.starting_stack).max(Chips::ZERO);
        let leader = standings.iter().map(|line| line.total).max().unwrap_or(Points::ZERO).0.max(1);
        let doubling = || Chips((setup.starting_stack.0.saturating_mul(100) / leader).max(1));
        let per_point = wish.per_point.unwrap_or_else(doubling).max(Chips::ZERO);
        let stack = |points: Points| {
            let own = per_point.0.saturating_mul(points.0.max(0)) / 100;
            rounded_up(base.saturating_add(Chips(own)), unit)
        };
        let inside = |member: MemberId| tournament.alive().any(|entry| entry.member == member);
        let lines = standings
            .iter()
            .filter(|line| line.rank > 0 && wish.last_rank.is_none_or(|last| line.rank <= last))
            .map(|line| FinalLine {
                rank: line.rank,
                member: line.member,
                name: line.name.clone(),
                points: line.total,
                chips: stack(line.total),
                inside: inside(line.member),
            })
            .collect();
        Ok(FinalStacks { base, per_point, unit, lines })
    }
}
