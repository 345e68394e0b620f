//! Player who begins at stud (004, 7-III): the lowest up-card brings in, then the best hand shown opens.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::card::{Card, Rank, Suit};
use super::facts::{FactsError, TABLE_SEATS, count_is, each_once, left_of, seat_is};
use super::high_hand::{Category, by_weight};
use crate::base::quantity::SeatNo;
use crate::rules::ruleset::{BringInEqual, RazzOrder, Ruleset};
use crate::rules::variant::Variant;

/// The open cards at a stud table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct StudQuestion {
    /// Kind of stud that is played; `stud_high` if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "stud_high")]
    pub variant: Variant,
    /// The round of betting, 1 to 5.
    pub round: u8,
    /// The open cards of those still in the hand, by seat: one in round 1, and one more in each
    /// round up to the fourth; the last card lies face down.
    pub upcards: BTreeMap<SeatNo, Vec<Card>>,
}

fn stud_high() -> Variant {
    Variant::StudHigh
}

/// Reason for a player beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StudReason {
    /// The lowest card shown.
    LowestCard,
    /// The highest card: razz as it is played elsewhere.
    HighestCard,
    /// The best hand shown.
    BestShown,
    /// The lowest hand shown: razz as it is played elsewhere.
    LowestShown,
    /// Equal ranks, told apart by suit.
    Suit,
    /// Equal ranks: the first to the left of the dealer.
    FirstSeat,
}

/// Player who begins, and the order of all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudOrder {
    /// Round 1: who brings in, and may not fold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bring_in: Option<SeatNo>,
    /// Later rounds: who speaks first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_to_act: Option<SeatNo>,
    /// All, in the order in which they speak.
    pub order: Vec<SeatNo>,
    /// Reason for the player beginning.
    pub reason: StudReason,
    /// Combination that the first player shows.
    pub category: Category,
    /// Numbers of the rules followed, separated by commas.
    pub rule: String,
}

/// Determines who begins.
///
/// # Errors
/// Not a stud, no such round or seat, nobody, a card twice, or too few or too many up-cards.
///
/// ```
/// use std::collections::BTreeMap;
/// use tapis_engine::floor::card::read_cards;
/// use tapis_engine::floor::stud::*;
/// use tapis_engine::rules::variant::Variant;
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let shown = |text| read_cards(text).unwrap();
/// let upcards = BTreeMap::from([(1, shown("Ah")), (3, shown("5c")), (6, shown("Kd"))]);
/// let question = StudQuestion { variant: Variant::StudHigh, round: 1, upcards };
/// assert_eq!(stud_order(&question, &Ruleset::default()).unwrap().bring_in, Some(3));
/// ```
pub fn stud_order(question: &StudQuestion, rules: &Ruleset) -> Result<StudOrder, FactsError> {
    let StudQuestion { variant, round, upcards } = question;
    if !variant.is_stud() {
        return Err(FactsError::NotStud);
    }
    if !(1..=5).contains(round) {
        return Err(FactsError::NoSuchRound { round: *round });
    }
    upcards.keys().try_for_each(|seat| seat_is(*TABLE_SEATS.end(), *seat))?;
    each_once(upcards.values().flatten())?;
    for (seat, cards) in upcards {
        count_is(&seat.to_string(), usize::from(*round.min(&4)), cards)?;
    }
    let reversed = *variant == Variant::Razz && rules.razz_order == RazzOrder::International;
    let value = if reversed { Rank::low_value } else { Rank::value };
    let shown: BTreeMap<SeatNo, OpenCards> =
        upcards.iter().map(|(seat, cards)| (*seat, OpenCards::of(cards, value))).collect();
    let begins = match ((*round == 1) != reversed, *round == 1) {
        (true, true) => shown.iter().min_by_key(|(_, shown)| (shown.hand(), &shown.suits)),
        // The lowest hand opens; of equal ones that with the higher suit.
        (true, false) => shown.iter().min_by_key(|(_, shown)| (shown.hand(), Reverse(&shown.suits))),
        (false, _) => shown.iter().max_by_key(|(_, shown)| (shown.hand(), &shown.suits)),
    };
    let Some((first, best)) = begins else { return Err(FactsError::Nobody) };
    let alike: Vec<&SeatNo> =
        shown.iter().filter(|(_, shown)| shown.hand() == best.hand()).map(|(seat, _)| seat).collect();
    let by_seat = *round == 1 && rules.bring_in_equal == BringInEqual::FirstSeat;
    // Seats count from the dealer's left.
    let first = alike.first().filter(|_| by_seat).copied().unwrap_or(first);
    let reason = match (alike.len() > 1, *round == 1, reversed) {
        (true, ..) if by_seat => StudReason::FirstSeat,
        (true, ..) => StudReason::Suit,
        (_, true, false) => StudReason::LowestCard,
        (_, true, true) => StudReason::HighestCard,
        (_, false, false) => StudReason::BestShown,
        (_, false, true) => StudReason::LowestShown,
    };
    let mut order = left_of(*first, upcards.keys().copied());
    order.rotate_right(1);
    let (bring_in, first_to_act) = if *round == 1 { (Some(*first), None) } else { (None, Some(*first)) };
    let rule = if *variant == Variant::Razz { "7-III, 7-III 3°" } else { "7-III" };
    Ok(StudOrder { bring_in, first_to_act, order, reason, category: best.category, rule: rule.to_owned() })
}

/// Open cards, as they are compared.
struct OpenCards {
    category: Category,
    /// In order of weight.
    ranks: Vec<u8>,
    /// The highest card first: where all ranks are equal, its suit decides, then the next one's.
    suits: Vec<(u8, Suit)>,
}

impl OpenCards {
    fn of(cards: &[Card], value: fn(Rank) -> u8) -> OpenCards {
        let mut cards = cards.to_vec();
        let category = by_weight(&mut cards, value);
        let ranks = cards.iter().map(|card| value(card.rank)).collect();
        let mut suits: Vec<_> = cards.iter().map(|card| (value(card.rank), card.suit)).collect();
        suits.sort_unstable_by_key(|card| Reverse(*card));
        OpenCards { category, ranks, suits }
    }

    fn hand(&self) -> (Category, &[u8]) {
        (self.category, &self.ranks)
    }
}
