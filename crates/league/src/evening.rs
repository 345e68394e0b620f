//! A closed evening: its results, and what championship formulas need of it.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Place, Points};
use tapis_engine::championship::{EveningFacts, PlayerResult};
use tapis_engine::play::re_entries::{FirstEntry, UntilOut};
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
    /// The player's total cost.
    pub spent: Cents,
    pub prize: Cents,
    /// Whether money or a prize in kind was won.
    pub in_money: bool,
    pub rebuys: u32,
    pub addons: u32,
    pub eliminations: u32,
    pub bounties: Cents,
    /// Number of bounties won, including shared ones.
    pub bounties_won: u32,
    /// Re-entries that the player bought.
    pub re_entries: u32,
    /// The result of the first entry; `None` if unknown.
    pub first: Option<FirstEntryResult>,
}

/// [`FirstEntry`] in its serialised form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstEntryResult {
    /// Its place among all players' first entries.
    pub place: Place,
    /// The player's figures when it went out; `None` if the player bought no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_out: Option<UntilOutResult>,
}

/// [`UntilOut`] in its serialised form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntilOutResult {
    /// The player's total cost.
    pub spent: Cents,
    pub rebuys: u32,
    pub addons: u32,
    pub eliminations: u32,
    pub bounties: Cents,
    /// Number of bounties won, including shared ones.
    pub bounties_won: u32,
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
        let first = |first: FirstEntry| FirstEntryResult {
            place: first.place,
            until_out: first.until_out.map(|until| {
                let UntilOut { spent, rebuys, addons, eliminations, bounties, bounties_won } = until;
                UntilOutResult { spent, rebuys, addons, eliminations, bounties, bounties_won }
            }),
        };
        EveningResult {
            entry,
            member,
            place: result.place,
            points: result.recorded,
            spent: result.spent,
            prize: result.prize,
            in_money: result.in_money,
            rebuys: result.rebuys,
            addons: result.addons,
            eliminations: result.eliminations,
            bounties: result.bounties,
            bounties_won: result.bounties_won,
            re_entries: result.re_entries,
            first: result.first.map(first),
        }
    }

    /// For use in a championship; nobody is known to share its place.
    pub fn player_result(&self, evening: Arc<EveningFacts>) -> PlayerResult {
        let first = |first: FirstEntryResult| FirstEntry {
            place: first.place,
            until_out: first.until_out.map(|until| {
                let UntilOutResult { spent, rebuys, addons, eliminations, bounties, bounties_won } = until;
                UntilOut { spent, rebuys, addons, eliminations, bounties, bounties_won }
            }),
        };
        PlayerResult {
            place: self.place,
            spent: self.spent,
            prize: self.prize,
            in_money: self.in_money,
            rebuys: self.rebuys,
            addons: self.addons,
            eliminations: self.eliminations,
            bounties: self.bounties,
            bounties_won: self.bounties_won,
            re_entries: self.re_entries,
            first: self.first.map(first),
            sharing: 1,
            sharing_first: 1,
            recorded: self.points,
            evening,
        }
    }
}
