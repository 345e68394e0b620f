//! A closed evening: its results, and what formulas of championships ask of it.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::championship::{EveningFacts, PlayerResult};
use tapis_engine::points::PointsScheme;
use tapis_engine::quantity::{Cents, Chips, EntryId, Place, Points};
use tapis_engine::re_entries::{FirstEntry, UntilOut};

use crate::{ClubUid, Hash, MemberUid};

/// An evening that is over, as club and league know it. It is never written whole: see [`PublicEvening`](crate::PublicEvening).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    /// The club.
    pub club: ClubUid,
    /// The tournament's number in the club file.
    pub journal: u64,
    /// How many rows its journal had when it was so.
    pub rows: u64,
    /// The hash of the last of them as the league chains them.
    pub head: Hash,
    /// The hash of the same row in the club file; printed reports show its beginning.
    pub own_head: Hash,
    /// What it is called.
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The club's own season.
    pub season: Option<String>,
    /// What formulas ask of it.
    pub figures: EveningFigures,
    /// By entry.
    pub results: Vec<EveningResult>,
}

/// What formulas ask of an evening: [`EveningFacts`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningFigures {
    /// Players who entered, each once.
    pub players: u32,
    /// Their entries in all, re-entries among them.
    pub entries: u32,
    /// What an entry cost.
    pub buy_in: Cents,
    /// The prize pool.
    pub pool: Cents,
    /// Chips that everyone started with.
    pub stack: Chips,
    /// Players at the final table.
    pub final_table: u32,
    /// How its own set-up gives points.
    pub scheme: PointsScheme,
}

/// A player's result: [`PlayerResult`] with whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResult {
    /// The entry.
    pub entry: EntryId,
    /// Whose; a guest's number belongs to no member that the club names.
    pub member: MemberUid,
    /// The place.
    pub place: Place,
    /// Points that the evening's own set-up gave.
    pub points: Points,
    /// What the player owed in all.
    pub spent: Cents,
    /// Money won.
    pub prize: Cents,
    /// Whether money or a thing was won.
    pub in_money: bool,
    /// Rebuys.
    pub rebuys: u32,
    /// Add-ons.
    pub addons: u32,
    /// Players put out.
    pub eliminations: u32,
    /// Bounties won.
    pub bounties: Cents,
    /// How many, those shared with others too.
    pub bounties_won: u32,
    /// Other entries that the player bought after the first.
    pub re_entries: u32,
    /// What the first entry did; none: it is not known.
    pub first: Option<FirstEntryResult>,
}

/// [`FirstEntry`] in writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstEntryResult {
    /// Its place among the first entries of all players.
    pub place: Place,
    /// As things stood when it went out; none: the player bought no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_out: Option<UntilOutResult>,
}

/// [`UntilOut`] in writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntilOutResult {
    /// What the player owed in all.
    pub spent: Cents,
    /// Rebuys.
    pub rebuys: u32,
    /// Add-ons.
    pub addons: u32,
    /// Players put out.
    pub eliminations: u32,
    /// Bounties won.
    pub bounties: Cents,
    /// How many, those shared with others too.
    pub bounties_won: u32,
}

impl EveningFigures {
    /// Of an evening in the club.
    pub fn of(facts: &EveningFacts) -> Self {
        let EveningFacts { players, entries, buy_in, pool, stack, final_table, scheme } = facts.clone();
        EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme }
    }

    /// For a championship.
    pub fn facts(&self) -> EveningFacts {
        let EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme } = self.clone();
        EveningFacts { players, entries, buy_in, pool, stack, final_table, scheme }
    }
}

impl EveningResult {
    /// Of an evening in the club.
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

    /// For a championship.
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
            recorded: self.points,
            evening,
        }
    }
}
