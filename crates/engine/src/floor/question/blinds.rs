//! Questions about positions: who moves, to which seat, and where button and blinds go.

use std::borrow::Cow;
use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::one;
use crate::base::quantity::SeatNo;
use crate::floor::facts::{FactsError, TABLE_SEATS, cannot_be, ten};
use crate::positions::hand::{Arrival, Hand, LastHand, between};
use crate::positions::{
    Change, NextHand, NextRole, future_big_blinds, next_hand, seat_for_moved, sequence, who_moves,
};
use crate::rules::ruleset::{BalanceMover, ButtonSystem, DealerMode, Ruleset};

/// All these seats exist at a table that can be, and each is named once.
pub(super) fn seats_fit(seats: SeatNo, named: &[SeatNo]) -> Result<(), FactsError> {
    if !TABLE_SEATS.contains(&seats) {
        return cannot_be(format!("no table has {seats} seats"));
    }
    let distinct: BTreeSet<_> = named.iter().collect();
    match named.iter().find(|seat| !(1..=seats).contains(seat)) {
        Some(seat) => cannot_be(format!("there is no seat {seat}")),
        None if distinct.len() < named.len() => cannot_be("a seat is named twice"),
        None => Ok(()),
    }
}

/// The positions of the last hand: the big blind matters, and the button where it moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LastBigBlind {
    /// The big blind's seat.
    pub bb: SeatNo,
    /// The button's seat; it is needed where the rules let it move.
    #[serde(default)]
    pub button: Option<SeatNo>,
    /// The small blind's seat.
    #[serde(default)]
    pub sb: Option<SeatNo>,
    /// Whether somebody posted it.
    #[serde(default)]
    pub sb_posted: Option<bool>,
    /// Seat of the player who dealt. `None` if a professional dealer did, or it is not known.
    #[serde(default)]
    pub dealer: Option<SeatNo>,
}

/// A table that gives up players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct MovedFrom {
    /// Number of seats at the table; 10 if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "ten")]
    pub seats: SeatNo,
    /// Seats that are occupied.
    pub occupied: Vec<SeatNo>,
    /// Positions of the last hand.
    pub last_hand: LastBigBlind,
    /// Number of players who move; 1 if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub count: u32,
}

/// Players who move from a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MovingPlayers {
    /// Their seats, in the order in which they move; empty where they are drawn.
    pub moved: Vec<SeatNo>,
    /// They are drawn from those at the table: no position says who it is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub drawn: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn who(rules: &Ruleset, facts: &MovedFrom) -> Result<MovingPlayers, FactsError> {
    seats_fit(facts.seats, &facts.occupied)?;
    seats_fit(facts.seats, &[facts.last_hand.bb])?;
    let count = usize::try_from(facts.count).unwrap_or(usize::MAX);
    if count > facts.occupied.len() {
        return cannot_be("more move than sit there");
    }
    if rules.balance_mover == BalanceMover::Drawn && count > 0 {
        return Ok(MovingPlayers { moved: Vec::new(), drawn: true, rule: "6-9".into() });
    }
    let LastBigBlind { bb, button, sb, sb_posted, dealer } = facts.last_hand;
    let moved = match (rules.button_system, button) {
        (ButtonSystem::Moving, None) => return cannot_be("the button moves: its seat is needed"),
        (ButtonSystem::Moving, Some(button)) => {
            seats_fit(facts.seats, &[button])?;
            let (sb, sb_posted) = (sb.unwrap_or(button), sb_posted.unwrap_or(true));
            let last = LastHand { button, sb, sb_posted, bb, dealer, sb_owed: Vec::new() };
            future_big_blinds(&facts.occupied, &last, count, rules)
        }
        _ => who_moves(&facts.occupied, bb, count),
    };
    Ok(MovingPlayers { moved, drawn: false, rule: "6-9".into() })
}

/// The seats exist, and button, small blind and big blind lie in this order (6-3), or the button
/// is the small blind (6-19).
fn positions_fit(seats: SeatNo, hand: &LastHand) -> Result<(), FactsError> {
    [hand.button, hand.sb, hand.bb].iter().try_for_each(|seat| seats_fit(seats, &[*seat]))?;
    if let Some(dealer) = hand.dealer {
        seats_fit(seats, &[dealer])?;
    }
    seats_fit(seats, &hand.sb_owed)?;
    if hand.sb == hand.bb {
        return cannot_be("small and big blind are one seat");
    }
    if hand.button != hand.sb && !between(hand.sb, hand.button, hand.bb) {
        return cannot_be("button, small blind and big blind do not follow each other");
    }
    Ok(())
}

/// A table that receives a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct MovedTo {
    /// Seats at the table.
    pub seats: SeatNo,
    /// Seats that are occupied.
    pub occupied: Vec<SeatNo>,
    /// Positions of the last hand.
    pub last_hand: LastHand,
}

/// The seat of a moved player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatGiven {
    /// Seat that the player gets. `None` if the director decides.
    pub seat: Option<SeatNo>,
    /// Position of the player there in the next hand. `None` if no seat is named.
    pub next_role: Option<NextRole>,
    /// He sits one hand out (6-12).
    pub sits_out: bool,
    /// Reason for naming no seat. `None` if a seat is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Cow<'static, str>>,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn seat(rules: &Ruleset, facts: &MovedTo) -> Result<SeatGiven, FactsError> {
    seats_fit(facts.seats, &facts.occupied)?;
    positions_fit(facts.seats, &facts.last_hand)?;
    let found = seat_for_moved(facts.seats, &facts.occupied, &[], &facts.last_hand, rules);
    let none = "no seat but the next small blind's is free: the director decides";
    Ok(SeatGiven {
        seat: found.map(|found| found.seat),
        next_role: found.map(|found| found.next_role),
        sits_out: found.is_some_and(|found| found.sits_out),
        reason: found.is_none().then_some(none.into()),
        rule: "6-10".into(),
    })
}

/// A table after a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct AfterHand {
    /// Seats at the table.
    pub seats: SeatNo,
    /// Positions of the last hand.
    pub last_hand: LastHand,
    /// Seats whose players are out since.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub eliminated: Vec<SeatNo>,
    /// Players who sat down since.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Seats that are occupied now.
    pub occupied: Vec<SeatNo>,
    /// Mode of dealing. `None` if it is the one in the rules.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
}

/// The hand to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandToCome {
    /// Its button and blinds.
    #[serde(flatten)]
    pub next: NextHand,
    /// The rules, the most telling first.
    pub rules: Vec<Cow<'static, str>>,
}

/// The rules with another way to deal, where one is told.
pub(super) fn dealt_by(rules: &Ruleset, dealer_mode: Option<DealerMode>) -> Ruleset {
    Ruleset { dealer_mode: dealer_mode.unwrap_or(rules.dealer_mode), ..rules.clone() }
}

fn arrived(arrivals: &[Arrival]) -> Vec<SeatNo> {
    arrivals.iter().map(|arrival| arrival.seat).collect()
}

pub(super) fn next(rules: &Ruleset, facts: &AfterHand) -> Result<HandToCome, FactsError> {
    let AfterHand { seats, last_hand, eliminated, arrivals, occupied, dealer_mode } = facts;
    let rules = dealt_by(rules, *dealer_mode);
    let came = arrived(arrivals);
    seats_fit(*seats, occupied)?;
    seats_fit(*seats, eliminated)?;
    seats_fit(*seats, &came)?;
    positions_fit(*seats, last_hand)?;
    if let Some(seat) = came.iter().find(|seat| !occupied.contains(seat)) {
        return cannot_be(format!("nobody sits on seat {seat} where somebody arrived"));
    }
    if eliminated.iter().any(|seat| occupied.contains(seat) && !came.contains(seat)) {
        return cannot_be("an eliminated player still sits");
    }
    let Some(next) = next_hand(*seats, last_hand, occupied, eliminated, arrivals, &rules) else {
        return cannot_be("fewer than two players are left");
    };
    let rules = next.rules().into_iter().map(Cow::Borrowed).collect();
    Ok(HandToCome { next, rules })
}

/// A table over several hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SeveralHands {
    /// Seats at the table.
    pub seats: SeatNo,
    /// The hand that was played.
    pub first_hand: LastHand,
    /// Seats that were occupied in it.
    pub occupied: Vec<SeatNo>,
    /// Players who left and who came before each following hand.
    pub between: Vec<Change>,
    /// Mode of dealing. `None` if it is the one in the rules.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
}

/// The hands that follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandsToCome {
    /// One after each change.
    pub hands: Vec<Hand>,
    /// The rules, the most telling first.
    pub rules: Vec<Cow<'static, str>>,
}

pub(super) fn hands(rules: &Ruleset, facts: &SeveralHands) -> Result<HandsToCome, FactsError> {
    let rules = dealt_by(rules, facts.dealer_mode);
    seats_fit(facts.seats, &facts.occupied)?;
    positions_fit(facts.seats, &facts.first_hand)?;
    let mut occupied = facts.occupied.clone();
    for change in &facts.between {
        seats_fit(facts.seats, &change.eliminated)?;
        if change.eliminated.iter().any(|seat| !occupied.contains(seat)) {
            return cannot_be("somebody is eliminated who does not sit there");
        }
        occupied.retain(|seat| !change.eliminated.contains(seat));
        occupied.extend(arrived(&change.arrivals));
        seats_fit(facts.seats, &occupied)?;
    }
    let Some(hands) = sequence(facts.seats, &facts.first_hand, &facts.occupied, &facts.between, &rules)
    else {
        return cannot_be("fewer than two players are left");
    };
    let mut rules: Vec<Cow<'static, str>> = Vec::new();
    for rule in hands.iter().flat_map(NextHand::rules).map(Cow::Borrowed) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    Ok(HandsToCome { hands: hands.into_iter().map(|next| next.hand).collect(), rules })
}
