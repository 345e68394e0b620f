//! The main pot, side pots, what nobody has called, and who gets what (8-13, 8-14).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, chip_is, chips_are, left_of, seat_is, seats_are};
use super::odd_chips::{Split, split, whole};
use super::showdown::Showdown;
use crate::base::quantity::{Chips, SeatNo};
use crate::floor::showdown::CardsShown;
use crate::rules::ruleset::{HiloOddChip, Ruleset};

/// Chips that a player has put into the pot in this hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotPlayer {
    /// Seat of the player.
    pub seat: SeatNo,
    /// His bets in this hand, blinds included.
    pub put_in: Chips,
    /// An ante that he posted for the whole table: it goes into the main pot and never comes back.
    /// Antes that everybody posts alike may stand in `put_in`.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub ante: Chips,
    /// He has given up his hand, or it is dead.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub folded: bool,
    /// Strength of the player's hand, higher being better. `None` if it is not shown.
    #[serde(default)]
    pub strength: Option<i64>,
    /// Strength of the player's low hand, higher being better. `None` if there is no low hand.
    #[serde(default)]
    pub low: Option<i64>,
}

/// A hand's bets, with the cards shown where cards decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotsFacts {
    /// Seats at the table.
    pub seats: SeatNo,
    /// Seat of the button; nobody need sit there.
    pub button: SeatNo,
    /// The value of the smallest chip in play.
    pub smallest_chip: Chips,
    /// Players who have put something in, folded or not.
    pub players: Vec<PotPlayer>,
    /// High and low share each pot.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub hilo: bool,
    /// The cards of the showdown; they count instead of strengths and of high and low (8-8).
    #[serde(default)]
    pub shown: Option<CardsShown>,
}

/// The main pot, or a side pot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pot {
    /// Chips in the pot.
    pub amount: Chips,
    /// Seats of the players who can win it, in ascending order.
    pub eligible: Vec<SeatNo>,
}

/// Award of a pot, or of its two halves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Award {
    /// Number of the pot; 1 is the main pot.
    pub pot: usize,
    /// The pot, or its upper half.
    pub high: Split,
    /// The lower half of the pot. `None` if the pot is not halved.
    pub low: Option<Split>,
}

/// Notice for the director before the result is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PotsNotice {
    /// Nobody has shown for a pot that several can win: it is shared among them (8-12).
    NobodyShows,
    /// Someone whose hand is dead has put in more than all others: it stays in the pot, but for what
    /// no opponent could have covered (3-2), or the director gives his last bet back (3-4).
    DeadHandPutInMost,
}

/// Pots of a hand, and the chips that each player gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PotsSettlement {
    /// The main pot, then the side pots.
    pub pots: Vec<Pot>,
    /// Chips that nobody has called and that go back, by seat.
    pub returned: BTreeMap<SeatNo, Chips>,
    /// Chips that each player wins of all pots, by seat.
    pub payouts: BTreeMap<SeatNo, Chips>,
    /// Awards of the pots, in the order in which they are made: the outermost first (8-14).
    pub awards: Vec<Award>,
    /// Chips that each player leaves the hand with, less those brought to it, by seat.
    pub net: BTreeMap<SeatNo, Chips>,
    /// Notices for the director.
    pub notices: Vec<PotsNotice>,
    /// Comparison of the cards. `None` if they did not decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub showdown: Option<Showdown>,
    /// Numbers of the rules followed, separated by commas.
    pub rule: String,
}

/// Makes the pots and gives them.
///
/// # Errors
/// A seat that is not there or is there twice, chips that cannot be, nobody left in the hand, or
/// amounts that are no number of the smallest chips.
///
/// ```
/// use tapis_engine::floor::pots::*;
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let player = |seat, put_in, strength| PotPlayer {
///     seat, put_in: Chips(put_in), ante: Chips::ZERO, folded: false, strength: Some(strength), low: None,
/// };
/// let players = vec![player(2, 500, 3), player(4, 1000, 2), player(6, 1200, 1)];
/// let hand = PotsFacts { seats: 9, button: 1, smallest_chip: Chips(25), players, hilo: false, shown: None };
/// let settled = settle_pots(&hand, &Ruleset::default()).unwrap();
/// assert_eq!(settled.payouts.into_iter().collect::<Vec<_>>(), [(2, Chips(1500)), (4, Chips(1000))]);
/// assert_eq!(settled.returned[&6], Chips(200));
/// ```
pub fn settle_pots(facts: &PotsFacts, rules: &Ruleset) -> Result<PotsSettlement, FactsError> {
    check(facts)?;
    let players = &facts.players;
    let mut notices = Vec::new();
    let returned = uncalled(players, &mut notices);
    let pots = layers(players, &returned);
    let mut awards = Vec::new();
    for (at, pot) in pots.iter().enumerate().rev() {
        let shows = |player: &PotPlayer| pot.eligible.contains(&player.seat) && player.strength.is_some();
        if pot.eligible.len() > 1 && !players.iter().any(shows) && notices.is_empty() {
            notices.push(PotsNotice::NobodyShows);
        }
        awards.push(award(at + 1, pot, facts, rules.hilo_odd_chip));
    }
    let mut payouts = BTreeMap::new();
    let halves = awards.iter().flat_map(|award| [Some(&award.high), award.low.as_ref()]).flatten();
    for (seat, chips) in halves.flat_map(|half| &half.payouts) {
        *payouts.entry(*seat).or_insert(Chips::ZERO) += *chips;
    }
    let gets = |seat: &SeatNo| {
        let of = |from: &BTreeMap<SeatNo, Chips>| from.get(seat).copied().unwrap_or(Chips::ZERO);
        of(&payouts) + of(&returned)
    };
    let net = players.iter().map(|p| (p.seat, gets(&p.seat) - p.put_in - p.ante)).collect();
    let rule = match (facts.hilo, awards.iter().any(|award| award.low.is_some())) {
        (true, true) => "6-III 2°, 8-13, 8-14",
        (true, false) => "6-III 1°, 8-13, 8-14",
        (false, _) => "8-13, 8-14",
    };
    Ok(PotsSettlement {
        pots,
        returned,
        payouts,
        awards,
        net,
        notices,
        showdown: None,
        rule: rule.to_owned(),
    })
}

fn check(facts: &PotsFacts) -> Result<(), FactsError> {
    let players = &facts.players;
    seat_is(facts.seats, facts.button)?;
    seats_are(facts.seats, players.iter().map(|player| player.seat))?;
    chip_is(facts.smallest_chip)?;
    for chips in players.iter().flat_map(|player| [player.put_in, player.ante]) {
        chips_are(chips)?;
        whole(chips, facts.smallest_chip)?;
    }
    if players.iter().all(|player| player.folded) { Err(FactsError::Nobody) } else { Ok(()) }
}

/// Chips that the last bettor put in beyond everybody else.
fn uncalled(players: &[PotPlayer], notices: &mut Vec<PotsNotice>) -> BTreeMap<SeatNo, Chips> {
    let most = players.iter().max_by_key(|player| player.put_in);
    let Some(most) = most else { return BTreeMap::new() };
    let others = players.iter().filter(|player| player.seat != most.seat);
    let beyond = most.put_in - others.map(|player| player.put_in).max().unwrap_or(Chips::ZERO);
    if beyond > Chips::ZERO && most.folded {
        notices.push(PotsNotice::DeadHandPutInMost);
    }
    if beyond > Chips::ZERO && !most.folded { BTreeMap::from([(most.seat, beyond)]) } else { BTreeMap::new() }
}

/// The pots: one for each amount at which somebody still in the hand has no more in it.
fn layers(players: &[PotPlayer], returned: &BTreeMap<SeatNo, Chips>) -> Vec<Pot> {
    let called =
        |player: &PotPlayer| player.put_in - returned.get(&player.seat).copied().unwrap_or(Chips::ZERO);
    let live = || players.iter().filter(|player| !player.folded);
    let levels: BTreeSet<Chips> = live().map(called).collect();
    let mut pots: Vec<Pot> = Vec::new();
    let mut below = Chips::ZERO;
    for level in &levels {
        let amount = players.iter().map(|player| called(player).clamp(below, *level) - below).sum();
        let mut eligible: Vec<SeatNo> =
            live().filter(|player| called(player) >= *level).map(|player| player.seat).collect();
        eligible.sort_unstable();
        pots.push(Pot { amount, eligible });
        below = *level;
    }
    // Dead hands may have put in more than any live one; antes are for everybody left.
    let dead: Chips = players.iter().map(|player| (called(player) - below).max(Chips::ZERO)).sum();
    if let Some(last) = pots.last_mut() {
        last.amount += dead;
    }
    if let Some(main) = pots.first_mut() {
        main.amount += players.iter().map(|player| player.ante).sum::<Chips>();
    }
    pots.retain(|pot| pot.amount > Chips::ZERO);
    pots
}

fn award(number: usize, pot: &Pot, facts: &PotsFacts, odd_chip: HiloOddChip) -> Award {
    let chip = facts.smallest_chip;
    let players = || facts.players.iter().filter(|player| pot.eligible.contains(&player.seat));
    // Someone who shows nothing has given up against those who do.
    let best = players().map(|player| player.strength).max().flatten();
    let best_low = players().filter_map(|player| player.low).max().filter(|_| facts.hilo);
    let winners = |wins: &dyn Fn(&&PotPlayer) -> bool| {
        left_of(facts.button, players().filter(wins).map(|player| player.seat))
    };
    let highs = winners(&|player| player.strength == best);
    let Some(best_low) = best_low else {
        return Award { pot: number, high: split(pot.amount, chip, highs), low: None };
    };
    let lows = winners(&|player| player.low == Some(best_low));
    let half = pot.amount / chip / 2 * chip;
    let odd = pot.amount - 2 * half;
    let first = left_of(facts.button, highs.iter().chain(&lows).copied()).first().copied();
    let to_high = match odd_chip {
        HiloOddChip::HighHalf => true,
        HiloOddChip::LeftOfButton => first.is_some_and(|first| highs.contains(&first)),
    };
    let (upper, lower) = if to_high { (half + odd, half) } else { (half, half + odd) };
    Award { pot: number, high: split(upper, chip, highs), low: Some(split(lower, chip, lows)) }
}
