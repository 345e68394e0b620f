//! From a form's draft to a tournament that can be played: every message to the organiser about
//! the set-up is born here, with the field that it belongs to.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Format, Money, Setup, SetupDraft};
use crate::base::quantity::{Cents, Chips, SeatNo, TableNo};
use crate::chips::{ChipProblem, ChipSet};
use crate::prizes::payouts::PrizeError;
use crate::setup::bounty::{Bounty, Envelopes, MOST_ENVELOPES, MysteryFrom};
use crate::setup::end_condition::EndCondition;
use crate::setup::re_entries::ReEntries;
use crate::setup::rotation::LONGEST_TURN;
use crate::setup::rounds::MOST_ROUNDS;
use crate::setup::text::invisible;
use crate::structure::{Stakes, Step, Structure, StructureError};

/// One of the prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PriceOf {
    /// An entry's part of the pool.
    Fee,
    /// An entry's part for the club.
    ClubPart,
    RebuyPrice,
    AddonPrice,
    Bounty,
    /// A re-entry's part of the pool.
    ReEntryFee,
    /// A re-entry's part for the club.
    ReEntryClubPart,
}

/// Reason why a draft is not yet a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SetupError {
    /// It has no name.
    NameMissing,
    /// Its name has characters that nobody sees.
    NameInvisible,
    /// Its name has more than 200 characters.
    NameTooLong,
    /// Its year must be 1900 to 2199.
    Date,
    /// The starting stack must be at least 1 chip and at most a thousand million.
    StartingStack,
    /// Seats per table must be 2 to 10.
    SeatsPerTable,
    /// The final table must seat 2 to 10.
    FinalTableSeats,
    /// The pack is too small for so many players at a table.
    SeatsForGame {
        /// Number of players for whom it suffices.
        most: SeatNo,
    },
    /// The pack is too small for so many players at the final table.
    FinalSeatsForGame {
        /// Number of players for whom it suffices.
        most: SeatNo,
    },
    /// No table in the room.
    NoTable,
    /// Two tables bear one number.
    TableTwice {
        /// The second in the list, from 0.
        index: usize,
        table: TableNo,
    },
    /// A table's seats must be 2 to 10.
    TableSeats {
        /// Index in the list, from 0.
        index: usize,
        table: TableNo,
    },
    /// A price below zero or beyond a million.
    Price { of: PriceOf },
    /// Of a head, 1 to 99 percent go onto the winner's.
    BountyToHead,
    /// An envelope has something in it, and there is at least one of its kind.
    EnvelopeTier {
        /// Index in the list, from 0.
        index: usize,
    },
    /// Envelopes are drawn from two players left on at the latest.
    MysteryPlayers,
    /// A currency has three letters.
    Currency,
    /// An add-on is one or two starting stacks.
    AddonMultiple,
    /// Rebuys are sold in the first level at least.
    RebuyLevel,
    /// Re-entries are sold in the first level at least.
    ReEntryLevel,
    /// A player who may buy another entry may buy one at least.
    ReEntryMost,
    /// A re-entry brings at least 1 chip and at most a thousand million.
    ReEntryChips,
    /// Places are limited to 2 players at least, and at most to 10,000.
    Capacity,
    /// From 2 to 10,000 players are expected, who buy no more rebuys or add-ons than that.
    Expected,
    /// The start must be a time of day.
    StartMinute,
    /// The end of registration must be a time of day, and late registration last a level at least.
    LateUntil,
    /// A satellite needs somebody who qualifies: 1 to 1,000.
    Qualifiers,
    /// A flight ends with a level of its structure.
    FlightLevel,
    /// Bounties are not played for in flights: nobody knows yet who will take those of the survivors.
    FlightBounty,
    /// In rounds everybody has one entry: no rebuys, add-ons or re-entries.
    RoundsRebuy,
    /// Rounds are played until one is left, or as many as qualify.
    RoundsEnd,
    /// A number of rounds is 1 to 20.
    RoundsLast,
    /// A team has a name of at most 100 characters, and players.
    Teams,
    /// A limit of time must be one minute to seven days.
    TimeLimit,
    /// The chips cannot be like this.
    Chips {
        /// Fault of the chips.
        error: ChipProblem,
    },
    /// A level has blinds, and the game has none.
    BlindsAtStud {
        /// Index of the step, from 0.
        step: usize,
    },
    /// A level has the bring-in of stud, and the game has blinds.
    BringInWithBlinds {
        /// Index of the step, from 0.
        step: usize,
    },
    /// A level has blinds only, or the bets of stud only, and the games that take turns need both.
    StakesOfOneKind {
        /// Index of the step, from 0.
        step: usize,
    },
    /// Games that take turns are at least two, and each is named once.
    RotationGames,
    /// A game's turn lasts at least one level or hand.
    RotationTurn {
        /// Its longest duration in minutes.
        most: u32,
    },
    /// The structure cannot be played.
    Structure {
        /// Fault of the structure.
        error: StructureError,
    },
    /// The prizes cannot be given like this.
    Prizes {
        /// Fault of the prizes.
        error: PrizeError,
    },
    /// Points beyond a million, or for more than 1,000 places.
    Points,
    /// A setting of the rules is out of its bounds.
    Rule { key: String },
}

impl SetupError {
    /// The field of the draft that it belongs to, as a path in it: `name`, `tables.3.seats`,
    /// `prizes.shares.0`.
    pub fn field(&self) -> String {
        let fixed = match self {
            SetupError::NameMissing | SetupError::NameInvisible | SetupError::NameTooLong => "name",
            SetupError::Date => "date",
            SetupError::StartingStack => "starting_stack",
            SetupError::SeatsPerTable | SetupError::SeatsForGame { .. } => "seats_per_table",
            SetupError::FinalTableSeats | SetupError::FinalSeatsForGame { .. } => "final_table_seats",
            SetupError::NoTable => "tables",
            SetupError::TableTwice { index, .. } => return format!("tables.{index}.no"),
            SetupError::TableSeats { index, .. } => return format!("tables.{index}.seats"),
            SetupError::Price { of } => match of {
                PriceOf::Fee => "money.fee",
                PriceOf::ClubPart => "money.club_part",
                PriceOf::RebuyPrice => "money.rebuy_price",
                PriceOf::AddonPrice => "money.addon_price",
                PriceOf::Bounty => "money.bounty.amount",
                PriceOf::ReEntryFee => "money.re_entry.fee",
                PriceOf::ReEntryClubPart => "money.re_entry.club_part",
            },
            SetupError::EnvelopeTier { index } => return format!("money.bounty.envelopes.{index}"),
            SetupError::MysteryPlayers => "money.bounty.from",
            SetupError::BountyToHead => "money.bounty.to_head",
            SetupError::Currency => "money.currency",
            SetupError::AddonMultiple => "format.addon_multiple",
            SetupError::RebuyLevel => "format.last_level",
            SetupError::ReEntryLevel => "re_entries.last_level",
            SetupError::ReEntryMost => "re_entries.max",
            SetupError::ReEntryChips => "re_entries.chips",
            SetupError::Capacity => "capacity",
            SetupError::Expected => "expected",
            SetupError::StartMinute => "start_minute",
            SetupError::LateUntil => "late_until_minute",
            SetupError::Qualifiers => "end.qualifiers",
            SetupError::FlightLevel => "end.last_level",
            SetupError::FlightBounty => "end",
            SetupError::RoundsRebuy | SetupError::RoundsEnd => "rounds",
            SetupError::RoundsLast => "rounds.last",
            SetupError::Teams => "teams",
            SetupError::TimeLimit => "end.minutes",
            SetupError::Points => "points",
            SetupError::Rule { .. } => "ruleset",
            SetupError::Prizes { error } => return error.field(),
            SetupError::Chips { error } => return format!("chip_set.{}", error.field()),
            SetupError::RotationGames => "rotation.games",
            SetupError::RotationTurn { .. } => "rotation.turn",
            SetupError::BlindsAtStud { step }
            | SetupError::BringInWithBlinds { step }
            | SetupError::StakesOfOneKind { step } => {
                return format!("steps.{step}.blinds");
            }
            SetupError::Structure { error } => match error {
                StructureError::Minutes { step } => return format!("steps.{step}.minutes"),
                StructureError::Blinds { step } | StructureError::Bets { step } => {
                    return format!("steps.{step}.blinds");
                }
                StructureError::BeginsWithBreak => "steps.0",
                StructureError::NoLevel | StructureError::TooLong => "steps",
            },
        };
        fixed.to_owned()
    }
}

/// The longest name, in characters.
const LONGEST_NAME: usize = 200;
/// The largest price of one thing, in cents.
const DEAREST: Cents = Cents(100_000_000);
/// The largest starting stack.
pub const LARGEST_STARTING_STACK: Chips = Chips(1_000_000_000);
/// The most places a limit can leave.
const MOST_PLACES: u32 = 10_000;
/// The longest limit of time, in minutes: seven days.
const LONGEST: u32 = 7 * 24 * 60;

impl SetupDraft {
    /// The draft as a tournament that can be played, or all that stands in the way.
    ///
    /// # Errors
    /// Every reason at once, so that a form can show each at its field.
    pub fn check(self) -> Result<Setup, Vec<SetupError>> {
        let errors = self.errors();
        if errors.is_empty() { Ok(Setup(Arc::new(self))) } else { Err(errors) }
    }

    /// All that stands in the way of playing this draft.
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let mut wrong = |is: bool, error: SetupError| {
            if is {
                errors.push(error);
            }
        };
        wrong(self.name.trim().is_empty(), SetupError::NameMissing);
        wrong(self.name.chars().any(invisible), SetupError::NameInvisible);
        wrong(self.name.chars().count() > LONGEST_NAME, SetupError::NameTooLong);
        wrong(!(1900..2200).contains(&chrono::Datelike::year(&self.date)), SetupError::Date);
        wrong(!(Chips(1)..=LARGEST_STARTING_STACK).contains(&self.starting_stack), SetupError::StartingStack);
        wrong(!(2..=10).contains(&self.seats_per_table), SetupError::SeatsPerTable);
        wrong(!(2..=10).contains(&self.final_table_seats), SetupError::FinalTableSeats);
        if let Some(rotation) = &self.rotation {
            wrong(!rotation.has_games(), SetupError::RotationGames);
            wrong(!rotation.turn.is_valid(), SetupError::RotationTurn { most: LONGEST_TURN });
        }
        let most = self.most_players();
        let crowded = |seats: SeatNo| (most.saturating_add(1)..=10).contains(&seats);
        wrong(crowded(self.seats_per_table), SetupError::SeatsForGame { most });
        wrong(crowded(self.final_table_seats), SetupError::FinalSeatsForGame { most });
        wrong(self.start_minute >= 24 * 60, SetupError::StartMinute);
        let ends = |minute: u16| minute < 24 * 60 && self.late_last_level > 0;
        wrong(!self.late_until_minute.is_none_or(ends), SetupError::LateUntil);
        if let Format::Rebuy { addon_multiple, last_level, .. } = self.format {
            wrong(!(1..=2).contains(&addon_multiple), SetupError::AddonMultiple);
            wrong(last_level == 0, SetupError::RebuyLevel);
        }
        if let Some(ReEntries { max, last_level, chips }) = &self.re_entries {
            wrong(last_level.unwrap_or(self.late_last_level) == 0, SetupError::ReEntryLevel);
            wrong(*max == Some(0), SetupError::ReEntryMost);
            wrong(
                chips.is_some_and(|chips| !(Chips(1)..=LARGEST_STARTING_STACK).contains(&chips)),
                SetupError::ReEntryChips,
            );
        }
        if self.rounds.is_some() {
            let sold = self.re_entries.is_some() || self.format != Format::Freezeout;
            wrong(sold, SetupError::RoundsRebuy);
            let ends = matches!(self.end, EndCondition::LastPlayer | EndCondition::Satellite { .. });
            wrong(!ends, SetupError::RoundsEnd);
            let last = self.rounds.and_then(|rounds| rounds.last);
            wrong(last.is_some_and(|last| !(1..=MOST_ROUNDS).contains(&last)), SetupError::RoundsLast);
        }
        wrong(self.teams.iter().any(|team| !team.is_valid()), SetupError::Teams);
        wrong(self.expected.is_some_and(|expected| !expected.is_valid()), SetupError::Expected);
        wrong(self.capacity.is_some_and(|most| !(2..=MOST_PLACES).contains(&most)), SetupError::Capacity);
        match self.end {
            EndCondition::LastPlayer => {}
            EndCondition::Satellite { qualifiers } => {
                wrong(!(1..=1_000).contains(&qualifiers), SetupError::Qualifiers);
            }
            EndCondition::Flight { last_level } => {
                let levels = self.steps.iter().filter(|step| !step.is_break()).count();
                wrong(
                    last_level == 0 || usize::try_from(last_level).is_ok_and(|last| last > levels),
                    SetupError::FlightLevel,
                );
                let bounty = self.money.as_ref().is_some_and(|money| money.bounty.is_some());
                wrong(bounty, SetupError::FlightBounty);
            }
            EndCondition::TimeLimit { minutes } => {
                wrong(!(1..=LONGEST).contains(&minutes), SetupError::TimeLimit);
            }
        }
        wrong(!self.points.is_valid(), SetupError::Points);
        self.check_tables(&mut errors);
        if let Some(money) = &self.money {
            check_money(money, &mut errors);
        }
        errors.extend(
            self.prizes
                .errors(self.money.as_ref().map(Money::entry_price))
                .into_iter()
                .map(|error| SetupError::Prizes { error }),
        );
        let chips = self.chip_set.iter().flat_map(ChipSet::problems);
        errors.extend(chips.map(|error| SetupError::Chips { error }));
        errors.extend(self.ruleset.problems().into_iter().map(|wrong| SetupError::Rule { key: wrong.key }));
        errors.extend(self.unfitting(&self.steps));
        if let Err(found) = Structure::check(self.steps.clone()) {
            errors.extend(found.into_iter().map(|error| SetupError::Structure { error }));
        }
        errors
    }

    /// The first of these levels that does not say what the games need.
    pub(crate) fn unfitting(&self, steps: &[Step]) -> Option<SetupError> {
        let needed = self.stakes();
        let step = steps.iter().position(|step| step.stakes().is_some_and(|said| said != needed))?;
        Some(match needed {
            Stakes::Blinds => SetupError::BringInWithBlinds { step },
            Stakes::Stud => SetupError::BlindsAtStud { step },
            Stakes::Both => SetupError::StakesOfOneKind { step },
        })
    }

    fn check_tables(&self, errors: &mut Vec<SetupError>) {
        if self.tables.is_empty() {
            errors.push(SetupError::NoTable);
        }
        let mut seen = BTreeSet::new();
        for (index, table) in self.tables.iter().enumerate() {
            if !seen.insert(table.no) {
                errors.push(SetupError::TableTwice { index, table: table.no });
            }
            if !(2..=10).contains(&table.seats) {
                errors.push(SetupError::TableSeats { index, table: table.no });
            }
        }
    }
}

fn check_money(money: &Money, errors: &mut Vec<SetupError>) {
    let prices = [
        (money.fee, PriceOf::Fee),
        (money.club_part, PriceOf::ClubPart),
        (money.rebuy_price, PriceOf::RebuyPrice),
        (money.addon_price, PriceOf::AddonPrice),
    ];
    let again = money.re_entry.iter();
    let again =
        again.flat_map(|own| [(own.fee, PriceOf::ReEntryFee), (own.club_part, PriceOf::ReEntryClubPart)]);
    for (price, of) in prices.into_iter().chain(again) {
        if !(Cents::ZERO..=DEAREST).contains(&price) {
            errors.push(SetupError::Price { of });
        }
    }
    if let Some(bounty) = &money.bounty {
        if !(Cents(1)..=DEAREST).contains(&bounty.amount()) {
            errors.push(SetupError::Price { of: PriceOf::Bounty });
        }
        if matches!(bounty, Bounty::Progressive { to_head, .. } if !(1..=99).contains(to_head)) {
            errors.push(SetupError::BountyToHead);
        }
        if let Bounty::Mystery { envelopes, from, .. } = bounty {
            let impossible = |tier: &Envelopes| {
                !(Cents(1)..=DEAREST).contains(&tier.amount) || !(1..=MOST_ENVELOPES).contains(&tier.count)
            };
            let found = envelopes.iter().enumerate().filter(|(_, tier)| impossible(tier));
            errors.extend(found.map(|(index, _)| SetupError::EnvelopeTier { index }));
            if matches!(from, MysteryFrom::Players { players } if !(2..=MOST_ENVELOPES).contains(players)) {
                errors.push(SetupError::MysteryPlayers);
            }
        }
    }
    if money.currency.len() != 3 || !money.currency.chars().all(|c| c.is_ascii_uppercase()) {
        errors.push(SetupError::Currency);
    }
}
