//! Set-up of a tournament: the form's draft, and the [`Setup`] that [`SetupDraft::check`] makes of a valid one.

use std::ops::Deref;
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base::quantity::{Cents, Chips, SeatNo, TableNo};
use crate::chips::ChipSet;
use crate::prizes::payouts::PrizePlan;
use crate::prizes::points::PointsScheme;
use crate::rules::game::Game;
use crate::rules::rebuys::AddOnFrom;
use crate::rules::ruleset::Ruleset;
use crate::setup::bounty::{Bounty, BountyRounding};
use crate::setup::end_condition::EndCondition;
use crate::setup::re_entries::{ReEntries, ReEntryPrice};
use crate::setup::rotation::Rotation;
use crate::setup::rounds::Rounds;
use crate::setup::teams::TeamList;
use crate::structure::{Stakes, Step, Structure, fitted};

pub mod bounty;
mod check;
pub mod end_condition;
pub mod expected_players;
pub mod games;
pub mod play_limit;
pub mod re_entries;
pub mod rest_at_end;
pub mod rotation;
pub mod rounds;
pub mod teams;
pub mod text;
pub use check::{LARGEST_STARTING_STACK, PriceOf, SetupError};
pub use expected_players::ExpectedPlayers;

/// A table that stands in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoomTable {
    /// The number on it.
    pub no: TableNo,
    /// Number of its seats, 2 to 10 (rule 002 Pre-a).
    pub seats: SeatNo,
    /// Name in the room ("by the window"); `None` if its number says enough.
    #[serde(default)]
    pub name: Option<String>,
}

impl RoomTable {
    /// A table that has only its number.
    pub fn new(no: TableNo, seats: SeatNo) -> Self {
        RoomTable { no, seats, name: None }
    }
}

/// Prices, if money is played for at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Money {
    /// ISO 4217 code, for instance `EUR`.
    pub currency: String,
    /// The part of an entry that goes to the prize pool.
    pub fee: Cents,
    /// The part of an entry that the club keeps.
    pub club_part: Cents,
    /// The price of a rebuy, all to the pool.
    pub rebuy_price: Cents,
    /// The price of an add-on, all to the pool.
    pub addon_price: Cents,
    /// Bounty that each entry pays on top; `None` if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bounty: Option<Bounty>,
    /// Price of a re-entry; `None` means as much as an entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub re_entry: Option<ReEntryPrice>,
    /// Unit in which bounties are shared; `None` means to the cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bounty_rounding: Option<BountyRounding>,
}

impl Money {
    /// Price of an entry with all its parts: its part of the pool, the club's, and the bounty.
    pub fn entry_price(&self) -> Cents {
        self.with_bounty(self.fee, self.club_part)
    }

    /// Price of a re-entry with all its parts, likewise.
    pub fn re_entry_price(&self) -> Cents {
        let of_entry = ReEntryPrice { fee: self.fee, club_part: self.club_part };
        let ReEntryPrice { fee, club_part } = self.re_entry.unwrap_or(of_entry);
        self.with_bounty(fee, club_part)
    }

    /// The part of a re-entry that goes to the pool.
    pub fn re_entry_fee(&self) -> Cents {
        self.re_entry.map_or(self.fee, |price| price.fee)
    }

    fn with_bounty(&self, fee: Cents, club_part: Cents) -> Cents {
        let bounty = self.bounty.as_ref().map_or(Cents::ZERO, Bounty::amount);
        fee.saturating_add(club_part).saturating_add(bounty)
    }
}

/// Rebuys and add-ons (rules 5-1 to 5-5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Format {
    /// No rebuy, no add-on (5-1).
    Freezeout,
    /// Rebuys while the period lasts (5-2), and perhaps an add-on at its end (5-4).
    Rebuy {
        /// The last level (from 1, breaks not counted) in which rebuys are sold.
        last_level: u32,
        /// Number that one player may buy; `None` for no limit.
        max_rebuys: Option<u32>,
        /// Whether an add-on is sold at the end of the period.
        addon: bool,
        /// Starting stacks in one add-on: 1, or 2 for a double one.
        addon_multiple: u32,
        /// Moment from which the add-on is sold; `None` means after the extra hands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        addon_from: Option<AddOnFrom>,
    },
}

/// A tournament as a form holds it: anything may stand in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetupDraft {
    pub name: String,
    /// The day it is played.
    pub date: NaiveDate,
    /// Planned start, in minutes after midnight, local time.
    pub start_minute: u16,
    pub venue: String,
    /// Chips that everyone starts with (1-5).
    pub starting_stack: Chips,
    /// The chips it is played with, a copy of the club's set; `None` if not said.
    #[serde(default)]
    pub chip_set: Option<ChipSet>,
    /// Levels and breaks in order.
    pub steps: Vec<Step>,
    /// Most players at one table.
    pub seats_per_table: SeatNo,
    /// Players at the final table, drawn anew (1-4).
    pub final_table_seats: SeatNo,
    /// Tables of the room in the order in which they are opened.
    pub tables: Vec<RoomTable>,
    /// `None` means no money at all.
    pub money: Option<Money>,
    /// Game that is played; `None` means hold'em, bet as the rules say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<Game>,
    /// Games that take turns, in the place of the one; `None` means one game all evening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rotation: Option<Rotation>,
    pub format: Format,
    /// Whether players who are out may buy another entry; `None` if they may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub re_entries: Option<ReEntries>,
    /// Rounds, in each of which a table plays until one player is left: a shoot-out, or a bracket; `None` if it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounds: Option<Rounds>,
    /// Teams whose players are drawn apart from one another; empty if none are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<TeamList>>", optional))]
    pub teams: Vec<TeamList>,
    /// Last level (from 1, breaks not counted) in which a latecomer may enter; 0 if there is none.
    pub late_last_level: u32,
    /// The hour at which latecomers may enter no more, in minutes after midnight, local time, even though that level is
    /// not over; the first one after the planned start. `None` if no hour ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub late_until_minute: Option<u16>,
    /// Greatest number of players: whoever signs up beyond that waits for a place; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub capacity: Option<u32>,
    /// The players who are expected and their purchases; `None` if nobody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expected: Option<ExpectedPlayers>,
    /// Division of the pool.
    pub prizes: PrizePlan,
    /// Scheme by which season points are given.
    pub points: PointsScheme,
    pub end: EndCondition,
    /// The rules it is played by.
    pub ruleset: Ruleset,
}

impl SetupDraft {
    /// The last level in which re-entries are sold; `None` if there are none.
    pub fn re_entries_last_level(&self) -> Option<u32> {
        let sold = self.re_entries.as_ref()?;
        Some(sold.last_level.unwrap_or(self.late_last_level))
    }

    /// The last level (from 1, breaks not counted) in which rebuys or re-entries are sold; `None` if neither are.
    pub fn sales_last_level(&self) -> Option<u32> {
        match self.format {
            Format::Rebuy { last_level, .. } => Some(last_level),
            Format::Freezeout => self.re_entries_last_level(),
        }
    }

    /// Game that is played; of a rotation the first game.
    pub fn game(&self) -> Game {
        let first = self.rotation.as_ref().and_then(|rotation| rotation.games.first().copied());
        first.or(self.game).unwrap_or_else(|| Game::holdem(self.ruleset.betting))
    }

    /// The same for another game: fewer seats where its pack suffices for fewer players, and levels with the
    /// bets that it knows.
    #[must_use]
    pub fn playing(&self, game: Game) -> SetupDraft {
        SetupDraft { game: Some(game), rotation: None, ..self.clone() }.fitting()
    }

    /// With seats and levels as its games have them.
    #[must_use]
    pub fn fitting(self) -> SetupDraft {
        let most = self.most_players();
        let values = self.chip_set.as_ref().map(ChipSet::values).unwrap_or_default();
        SetupDraft {
            seats_per_table: self.seats_per_table.min(most),
            final_table_seats: self.final_table_seats.min(most),
            steps: fitted(&self.steps, self.stakes(), &values),
            ..self
        }
    }

    /// Whether a button and blinds go around: at stud there are none.
    pub fn has_button(&self) -> bool {
        self.stakes() != Stakes::Stud
    }

    /// The rules that it is played by at a level, counted from 1: bets are limited as the game says.
    pub fn rules_at_level(&self, level: u32) -> Ruleset {
        let betting = self.betting_at_level(level).unwrap_or(self.ruleset.betting);
        Ruleset { betting, ..self.ruleset.clone() }
    }

    /// The rules that it is played by in its first level.
    pub fn rules(&self) -> Ruleset {
        self.rules_at_level(1)
    }
}

/// The set-up of a tournament. [`SetupDraft::check`] makes a new one; one that is read back was
/// checked when it was written, and is not judged again by rules that may have changed since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup(Arc<SetupDraft>);

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        SetupDraft::deserialize(from).map(|draft| Setup(Arc::new(draft)))
    }
}

impl Deref for Setup {
    type Target = SetupDraft;
    fn deref(&self) -> &SetupDraft {
        &self.0
    }
}

impl Setup {
    /// The fields, for an event to change: what it says is applied without being checked.
    pub(crate) fn told(&mut self) -> &mut SetupDraft {
        Arc::make_mut(&mut self.0)
    }

    /// The levels, as they were checked when they were decided.
    pub fn structure(&self) -> Structure {
        Structure::decided(self.steps.clone())
    }

    /// The draft it was made from, to be edited and checked again.
    pub fn to_draft(&self) -> SetupDraft {
        SetupDraft::clone(&self.0)
    }

    /// Number of players that a table of the room takes: its own seats, at most the tournament's.
    pub fn seats_at(&self, table: TableNo) -> Option<SeatNo> {
        // Most rooms are numbered from 1 without a gap: look there first.
        let likely = usize::from(table).checked_sub(1).and_then(|index| self.tables.get(index));
        let named = |room: &&RoomTable| room.no == table;
        let found = likely.filter(named).or_else(|| self.tables.iter().find(named));
        found.map(|room| room.seats.min(self.seats_per_table))
    }

    /// Price of an entry with all its parts.
    pub fn entry_price(&self) -> Cents {
        self.money.as_ref().map_or(Cents::ZERO, Money::entry_price)
    }

    /// Price of a re-entry with all its parts.
    pub fn re_entry_price(&self) -> Cents {
        self.money.as_ref().map_or(Cents::ZERO, Money::re_entry_price)
    }

    /// The part of it that goes to the pool.
    pub fn re_entry_fee(&self) -> Cents {
        self.money.as_ref().map_or(Cents::ZERO, Money::re_entry_fee)
    }

    /// The chips of a re-entry.
    pub fn re_entry_chips(&self) -> Chips {
        let own = self.re_entries.as_ref().and_then(|sold| sold.chips);
        own.unwrap_or(self.starting_stack)
    }

    /// The number of the level at a step, from 1; a break has the number of the level before it.
    pub fn level_number(&self, step: usize) -> u32 {
        level_number(&self.steps, step)
    }
}

/// The number of the level at a step, from 1; a break has the number of the level before it.
pub(crate) fn level_number(steps: &[Step], step: usize) -> u32 {
    let levels = steps.iter().take(step.saturating_add(1)).filter(|s| !s.is_break()).count();
    u32::try_from(levels).unwrap_or(u32::MAX)
}
