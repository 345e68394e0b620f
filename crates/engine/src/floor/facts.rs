//! Reasons why a question has no answer, and the checks that several rulings share.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::Card;
use crate::base::quantity::{Chips, SeatNo};

/// Seats that a table can have (002, preamble).
pub const TABLE_SEATS: std::ops::RangeInclusive<SeatNo> = 2..=10;

/// More chips than any tournament has; sums of a few amounts below it never overflow.
pub const MOST_CHIPS: Chips = Chips(1_000_000_000_000_000);

/// Reason for which a question to the rules has no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum FactsError {
    /// There is no such topic.
    UnknownTopic {
        /// Topic that was asked about.
        topic: String,
    },
    /// A fact that is unknown, missing or of the wrong kind.
    Unreadable {
        /// Its key, with those above it: `last_hand.bb`, `bets[1].to`.
        key: String,
        /// Description of the fault, for a developer.
        why: String,
    },
    /// Facts that contradict each other or the rules of any game.
    Impossible {
        /// Description of the contradiction, for a developer.
        why: String,
    },
    /// The pack has every card once.
    CardTwice {
        /// Card that is there twice.
        card: Card,
    },
    /// Too many or too few cards.
    CardCount {
        /// Owner of the cards: a player's name or seat, or the board.
        whose: String,
        /// Number of cards that there should be.
        expected: usize,
        /// Number of cards that there are.
        found: usize,
    },
    /// Nobody has a hand, is in the race or in the pot.
    Nobody,
    /// The table has no such seat.
    NoSuchSeat {
        /// Seat that the table does not have.
        seat: SeatNo,
    },
    /// Two players in one seat.
    SeatTwice {
        /// Seat that two players have.
        seat: SeatNo,
    },
    /// Less than none, or more than there are.
    ChipsOutOfRange {
        /// Amount that is out of range, in chips.
        chips: Chips,
    },
    /// Not a number of the smallest chips.
    NotWholeChips {
        /// Amount that the smallest chips cannot make up.
        chips: Chips,
        /// Value of the smallest chip.
        smallest_chip: Chips,
    },
    /// The higher chip is not worth a whole number of the lower ones.
    ChipsDoNotChange {
        /// The value of the lower chip.
        low: Chips,
        /// The value of the higher chip.
        high: Chips,
    },
    /// The button is needed and not given.
    NoButton,
    /// Someone who is not in the hand cannot have done that.
    NotLive {
        /// Seat of the player.
        seat: SeatNo,
    },
    /// There is no such round of betting.
    NoSuchRound {
        /// The round asked for.
        round: u8,
    },
    /// That is not a game with up-cards.
    NotStud,
}

impl FactsError {
    /// A fact that the others make necessary is not told.
    pub(crate) fn missing(key: &str) -> FactsError {
        let field = key.rsplit('.').next().unwrap_or(key);
        FactsError::Unreadable { key: key.to_owned(), why: format!("missing field `{field}`") }
    }

    /// The fact that is unknown, missing or of the wrong kind.
    pub fn key(&self) -> Option<&str> {
        match self {
            FactsError::Unreadable { key, .. } => Some(key),
            _ => None,
        }
    }

    /// The code under which it is told.
    pub fn code(&self) -> &'static str {
        match self {
            FactsError::UnknownTopic { .. } => "unknown_topic",
            FactsError::Unreadable { .. } => "unreadable",
            FactsError::Impossible { .. } => "impossible",
            FactsError::CardTwice { .. } => "card_twice",
            FactsError::CardCount { .. } => "card_count",
            FactsError::Nobody => "nobody",
            FactsError::NoSuchSeat { .. } => "no_such_seat",
            FactsError::SeatTwice { .. } => "seat_twice",
            FactsError::ChipsOutOfRange { .. } => "chips_out_of_range",
            FactsError::NotWholeChips { .. } => "not_whole_chips",
            FactsError::ChipsDoNotChange { .. } => "chips_do_not_change",
            FactsError::NoButton => "no_button",
            FactsError::NotLive { .. } => "not_live",
            FactsError::NoSuchRound { .. } => "no_such_round",
            FactsError::NotStud => "not_stud",
        }
    }
}

impl std::error::Error for FactsError {}

impl fmt::Display for FactsError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FactsError::UnknownTopic { topic } => write!(to, "no topic {topic:?}"),
            FactsError::Unreadable { key, why } => write!(to, "{key}: {why}"),
            FactsError::Impossible { why } => to.write_str(why),
            FactsError::CardTwice { card } => write!(to, "{card} is there twice"),
            FactsError::CardCount { whose, expected, found } => {
                write!(to, "{whose}: {expected} cards expected, {found} found")
            }
            FactsError::Nobody => write!(to, "there is nobody to rule on"),
            FactsError::NoSuchSeat { seat } => write!(to, "there is no seat {seat}"),
            FactsError::SeatTwice { seat } => write!(to, "seat {seat} is named twice"),
            FactsError::ChipsOutOfRange { chips } => write!(to, "{chips} chips cannot be"),
            FactsError::NotWholeChips { chips, smallest_chip } => {
                write!(to, "{chips} cannot be made of chips of {smallest_chip}")
            }
            FactsError::ChipsDoNotChange { low, high } => {
                write!(to, "a chip of {high} is not several chips of {low}")
            }
            FactsError::NoButton => write!(to, "the button is not given"),
            FactsError::NotLive { seat } => write!(to, "seat {seat} is not in the hand"),
            FactsError::NoSuchRound { round } => write!(to, "there is no round {round}"),
            FactsError::NotStud => write!(to, "that game has no up-cards"),
        }
    }
}

/// A fact that the others make necessary.
pub(crate) fn needed<T>(key: &str, told: Option<T>) -> Result<T, FactsError> {
    told.ok_or_else(|| FactsError::missing(key))
}

/// Facts, by their keys, that the others leave nothing to say: told, something else was meant.
pub(crate) fn idle(told: &[(&str, bool)]) -> Result<(), FactsError> {
    match told.iter().find(|(_, told)| *told) {
        Some((key, _)) => cannot_be(format!("{key} belongs to another case")),
        None => Ok(()),
    }
}

/// Facts that cannot be, and why.
pub(crate) fn cannot_be<T>(why: impl Into<String>) -> Result<T, FactsError> {
    Err(FactsError::Impossible { why: why.into() })
}

/// None of these amounts is below zero or beyond all chips.
pub(crate) fn amounts(named: &[(&str, Chips)]) -> Result<(), FactsError> {
    match named.iter().find(|(_, chips)| !(Chips::ZERO..=MOST_CHIPS).contains(chips)) {
        Some((name, chips)) => cannot_be(format!("{name} cannot be {chips}")),
        None => Ok(()),
    }
}

/// No card is there twice.
pub(crate) fn each_once<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Result<(), FactsError> {
    let mut seen = BTreeSet::new();
    match cards.into_iter().find(|card| !seen.insert(**card)) {
        Some(card) => Err(FactsError::CardTwice { card: *card }),
        None => Ok(()),
    }
}

/// There are so many cards.
pub(crate) fn count_is(whose: &str, expected: usize, cards: &[Card]) -> Result<(), FactsError> {
    if cards.len() == expected {
        return Ok(());
    }
    Err(FactsError::CardCount { whose: whose.to_owned(), expected, found: cards.len() })
}

/// The seat is one of the table's.
pub(crate) fn seat_is(seats: SeatNo, seat: SeatNo) -> Result<(), FactsError> {
    let there = (1..=seats).contains(&seat) && TABLE_SEATS.contains(&seats);
    if there { Ok(()) } else { Err(FactsError::NoSuchSeat { seat }) }
}

/// All these are the table's seats, each named once, and there is one at least.
pub(crate) fn seats_are(seats: SeatNo, named: impl IntoIterator<Item = SeatNo>) -> Result<(), FactsError> {
    let mut seen = BTreeSet::new();
    for seat in named {
        seat_is(seats, seat)?;
        if !seen.insert(seat) {
            return Err(FactsError::SeatTwice { seat });
        }
    }
    if seen.is_empty() { Err(FactsError::Nobody) } else { Ok(()) }
}

/// An amount that somebody can have.
pub(crate) fn chips_are(chips: Chips) -> Result<(), FactsError> {
    if (Chips::ZERO..=MOST_CHIPS).contains(&chips) {
        Ok(())
    } else {
        Err(FactsError::ChipsOutOfRange { chips })
    }
}

/// A chip that can be.
pub(crate) fn chip_is(value: Chips) -> Result<(), FactsError> {
    if (Chips(1)..=MOST_CHIPS).contains(&value) {
        Ok(())
    } else {
        Err(FactsError::ChipsOutOfRange { chips: value })
    }
}

/// These seats as one meets them clockwise from the left of `from`, `from` itself last.
pub(crate) fn left_of(from: SeatNo, named: impl IntoIterator<Item = SeatNo>) -> Vec<SeatNo> {
    let mut seats: Vec<SeatNo> = named.into_iter().collect();
    seats.sort_unstable_by_key(|seat| (*seat <= from, *seat));
    seats
}

/// The most seats that a table has, where it is not told.
pub(crate) fn ten() -> SeatNo {
    10
}
