//! Button and blinds (6-3 to 6-20). With a dead button the seats of button, small blind and big
//! blind are followed even where nobody sits; [`moving`] has the systems in which the button always
//! goes to a player.

pub mod hand;
pub mod moves;
mod moving;

use serde::{Deserialize, Serialize};

use crate::base::quantity::SeatNo;
use crate::positions::hand::{Arrival, Hand, LastHand, NextPositions, between, next_after};
use crate::rules::ruleset::{
    ButtonSystem, DealerMode, HeadsUpButton, HeadsUpRepeat, NewcomerBetween, Ruleset, Shuffler,
};

use moving::moving;

pub use moves::{
    NextRole, SeatFound, future_big_blinds, hands_between, next_small_blind, seat_for_moved, who_moves,
};

/// The positions of the hand to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextHand {
    /// Its button and blinds.
    #[serde(flatten)]
    pub hand: Hand,
    /// The seat that the small blind belongs to, posted or not: the hand after needs it.
    pub sb_seat: SeatNo,
    /// Seat of the player who shuffles (2-3). `None` if there is a professional dealer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffles: Option<SeatNo>,
    /// Seat of the player who cuts. `None` if there is a professional dealer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cuts: Option<SeatNo>,
    /// Seats that owe a small blind after this hand: the hand after needs it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sb_owed: Vec<SeatNo>,
    /// Two players are left at the table.
    pub heads_up: bool,
    /// System by which the button advanced.
    #[serde(skip)]
    pub system: ButtonSystem,
}

impl NextHand {
    /// The rules that shape this hand, the most telling first.
    pub fn rules(&self) -> Vec<&'static str> {
        // Beside the club's rules, the text that describes the system.
        let text = match self.system {
            ButtonSystem::Dead => None,
            ButtonSystem::Moving => Some("002 (11)"),
            ButtonSystem::MovingMadeUp => Some("001 c"),
        };
        if let Some(text) = text {
            return if self.heads_up { vec!["6-19", "6-20", text] } else { vec!["6-3", "6-4", text] };
        }
        let mut rules = Vec::new();
        if self.heads_up {
            rules.extend(["6-19", "6-20"]);
        } else if self.hand.sb.is_none() {
            rules.push("6-17");
        }
        if self.hand.button_dead {
            rules.push("6-18");
        }
        if !self.hand.sits_out.is_empty() {
            rules.push("6-12");
        }
        rules.push("6-4");
        if !self.heads_up {
            rules.push("6-5");
        }
        rules
    }

    /// This hand as the last one, for the hand after it.
    pub fn played(&self) -> LastHand {
        LastHand {
            button: self.hand.button,
            sb: self.sb_seat,
            sb_posted: self.hand.sb.is_some(),
            bb: self.hand.bb,
            dealer: self.hand.dealer,
            sb_owed: self.sb_owed.clone(),
        }
    }

    /// Whether a seat posts a big blind.
    pub(crate) fn posts_bb(&self, seat: SeatNo) -> bool {
        self.hand.bb == seat || self.hand.also_bb.contains(&seat)
    }
}

/// The first of `among` met counter-clockwise before `from`, `from` itself last.
fn next_before(from: SeatNo, among: &[SeatNo]) -> Option<SeatNo> {
    among.iter().copied().filter(|seat| *seat < from).max().or_else(|| among.iter().copied().max())
}

/// Button, blinds and dealer of the hand after `last` (6-3 to 6-20).
///
/// `occupied` is after `eliminated` have left and `arrivals` have sat down. None when fewer
/// than two players are left.
///
/// ```
/// use tapis_engine::positions::hand::LastHand;
/// use tapis_engine::positions::next_hand;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let last = LastHand { button: 1, sb: 2, sb_posted: true, bb: 3, dealer: Some(1), sb_owed: vec![] };
/// // The big blind is out: nobody posts the small blind (6-17).
/// let next = next_hand(9, &last, &[1, 2, 4, 5], &[3], &[], &Ruleset::default()).unwrap();
/// assert_eq!((next.hand.button, next.hand.sb, next.hand.bb), (2, None, 4));
/// ```
pub fn next_hand(
    seats: SeatNo,
    last: &LastHand,
    occupied: &[SeatNo],
    eliminated: &[SeatNo],
    arrivals: &[Arrival],
    rules: &Ruleset,
) -> Option<NextHand> {
    let mut occupied: Vec<SeatNo> =
        occupied.iter().copied().filter(|seat| (1..=seats).contains(seat)).collect();
    occupied.sort_unstable();
    occupied.dedup();
    if occupied.len() < 2 {
        return None;
    }
    let heads_up = occupied.len() == 2;
    let NextPositions { hand, sb_seat, sb_owed } = match rules.button_system {
        ButtonSystem::Dead if heads_up => dead_button_heads_up(last, &occupied, arrivals, rules)?,
        ButtonSystem::Dead => dead_button(last, &occupied, eliminated, arrivals, rules)?,
        ButtonSystem::Moving | ButtonSystem::MovingMadeUp => {
            moving(last, &occupied, eliminated, arrivals, rules)?
        }
    };
    // The neighbour on the right of whoever deals cuts (2-3).
    let cuts = hand.dealer.and_then(|dealer| {
        let others: Vec<SeatNo> = occupied.iter().copied().filter(|seat| *seat != dealer).collect();
        next_before(dealer, &others)
    });
    let shuffles = match rules.shuffler {
        Shuffler::Dealer => hand.dealer,
        Shuffler::SmallBlind => hand.dealer.and(hand.sb).or(hand.dealer),
    };
    Some(NextHand { hand, sb_seat, shuffles, cuts, sb_owed, heads_up, system: rules.button_system })
}

/// The hand after `last` where the big blind leads (6-4). `occupied` is sorted and has three seats or more.
fn dead_button(
    last: &LastHand,
    occupied: &[SeatNo],
    eliminated: &[SeatNo],
    arrivals: &[Arrival],
    rules: &Ruleset,
) -> Option<NextPositions> {
    let bb = next_after(last.bb, occupied)?;
    let sb_seat = last.bb;
    let sb = occupied.contains(&sb_seat).then_some(sb_seat).filter(|seat| *seat != bb);
    let others: Vec<SeatNo> =
        occupied.iter().copied().filter(|seat| *seat != bb && *seat != sb_seat).collect();
    // The button goes to last hand's small blind (6-5). After a hand of two, or where newcomers
    // sat down between the blinds, that seat may no longer lie before them: then the player
    // right of the small blind has the button.
    let button = if between(sb_seat, last.sb, bb) { last.sb } else { next_before(sb_seat, &others)? };
    let came = |seat: SeatNo| arrivals.iter().any(|arrival| arrival.seat == seat);
    let mut sits_out: Vec<SeatNo> = Vec::new();
    if rules.newcomer_between_button_and_sb == NewcomerBetween::SitOutOne {
        sits_out.extend(others.iter().filter(|seat| came(**seat) && between(**seat, button, sb_seat)));
        sits_out.sort_unstable();
        // With nobody but the blinds left to play the newcomer is needed (6-16).
        if sits_out.len() == others.len() {
            sits_out.clear();
        }
    }
    let button_dead = !occupied.contains(&button);
    let may_deal: Vec<SeatNo> = others.iter().copied().filter(|seat| !sits_out.contains(seat)).collect();
    let stayed = |seat: &SeatNo| may_deal.contains(seat) && !eliminated.contains(seat) && !came(*seat);
    let dealer = match rules.dealer_mode {
        DealerMode::Dealer => None,
        DealerMode::PlayersDeal if !button_dead => Some(button),
        // The last dealer deals again; if he is out or in a blind, the first to the right of
        // the button who is not in a blind (6-18).
        DealerMode::PlayersDeal => last.dealer.filter(stayed).or_else(|| next_before(button, &may_deal)),
    };
    let hand = Hand { button_dead, sits_out, ..Hand::of(button, sb, bb, dealer) };
    Some(NextPositions { hand, sb_seat, sb_owed: Vec::new() })
}

/// The big blind advances, the other has the button and the small blind (6-19, 6-20). Where the club says
/// so, last hand's small blind keeps its right to the button (6-5).
fn dead_button_heads_up(
    last: &LastHand,
    occupied: &[SeatNo],
    arrivals: &[Arrival],
    rules: &Ruleset,
) -> Option<NextPositions> {
    let bb = next_after(last.bb, occupied)?;
    let other = |than: SeatNo| occupied.iter().copied().find(|seat| *seat != than);
    // A newcomer on the seat of an eliminated small blind has not posted anything yet.
    let arrived = |at: SeatNo| arrivals.iter().any(|arrival| arrival.seat == at);
    let entitled = rules.heads_up_button == HeadsUpButton::LastSmallBlind
        && last.button != last.sb
        && occupied.contains(&last.sb)
        && !arrived(last.sb);
    let (button, bb) = if entitled { (last.sb, other(last.sb)?) } else { (other(bb)?, bb) };
    let came = arrived(button);
    let again = last.sb == button && last.sb_posted && !came;
    let dead = again && rules.heads_up_repeat_sb == HeadsUpRepeat::Dead;
    let dealer = (rules.dealer_mode == DealerMode::PlayersDeal).then_some(button);
    let hand = Hand::of(button, (!dead).then_some(button), bb, dealer);
    Some(NextPositions { hand, sb_seat: button, sb_owed: Vec::new() })
}

/// Players who left and who came between two hands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Change {
    /// Seats whose players are out.
    pub eliminated: Vec<SeatNo>,
    /// Players who sat down.
    pub arrivals: Vec<Arrival>,
}

/// The hands that follow `first`, one after each change. None when fewer than two players are
/// left on the way.
///
/// ```
/// use tapis_engine::positions::{Change, sequence};
/// use tapis_engine::positions::hand::LastHand;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let first = LastHand { button: 2, sb: 3, sb_posted: true, bb: 4, dealer: Some(2), sb_owed: vec![] };
/// let out = Change { eliminated: vec![4], arrivals: vec![] };
/// let hands = sequence(9, &first, &[2, 3, 4, 5, 6], &[out, Change::default()], &Ruleset::default()).unwrap();
/// // No small blind, then a dead button with the same dealer (6-17, 6-18).
/// assert_eq!((hands[0].hand.sb, hands[1].hand.button_dead, hands[1].hand.dealer), (None, true, Some(3)));
/// ```
pub fn sequence(
    seats: SeatNo,
    first: &LastHand,
    occupied: &[SeatNo],
    between: &[Change],
    rules: &Ruleset,
) -> Option<Vec<NextHand>> {
    let (mut last, mut occupied) = (first.clone(), occupied.to_vec());
    let mut hands = Vec::with_capacity(between.len());
    for change in between {
        occupied.retain(|seat| !change.eliminated.contains(seat));
        occupied.extend(change.arrivals.iter().map(|arrival| arrival.seat));
        occupied.sort_unstable();
        occupied.dedup();
        let next = next_hand(seats, &last, &occupied, &change.eliminated, &change.arrivals, rules)?;
        last = next.played();
        hands.push(next);
    }
    Some(hands)
}

/// The positions that follow from where the button is; it may be dead, on an empty seat.
///
/// ```
/// use tapis_engine::positions::positions_from_button;
/// let hand = positions_from_button(9, &[1, 4, 6], 5).unwrap();
/// assert_eq!((hand.button, hand.sb, hand.bb, hand.dealer), (5, 6, 1, Some(4)));
/// ```
pub fn positions_from_button(seats: SeatNo, occupied: &[SeatNo], button: SeatNo) -> Option<LastHand> {
    if !(1..=seats).contains(&button) || occupied.len() < 2 {
        return None;
    }
    let held = occupied.contains(&button);
    let sb = if occupied.len() == 2 && held { button } else { next_after(button, occupied)? };
    let bb = next_after(sb, occupied)?;
    let dealer = if held { Some(button) } else { next_before(button, occupied) };
    Some(LastHand { button, sb, sb_posted: true, bb, dealer, sb_owed: Vec::new() })
}

/// The positions that follow from who has the big blind.
pub fn positions_from_big_blind(seats: SeatNo, occupied: &[SeatNo], bb: SeatNo) -> Option<LastHand> {
    if !(1..=seats).contains(&bb) || !occupied.contains(&bb) || occupied.len() < 2 {
        return None;
    }
    let sb = next_before(bb, occupied)?;
    let button = if occupied.len() == 2 { sb } else { next_before(sb, occupied)? };
    Some(LastHand { button, sb, sb_posted: true, bb, dealer: Some(button), sb_owed: Vec::new() })
}
