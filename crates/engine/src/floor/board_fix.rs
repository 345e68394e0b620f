//! Boards dealt wrongly, and how they are put right (2-16 to 2-23).

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::facts::{FactsError, cannot_be};

/// Fault in the dealing of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoardCase {
    /// The flop without a burn (2-16).
    FlopNoBurn,
    /// The flop after two burns (2-17).
    FlopTwoBurns,
    /// Four cards on the flop (2-18).
    FlopFourCards,
    /// The turn without a burn (2-19).
    TurnNoBurn,
    /// The river without a burn (2-19).
    RiverNoBurn,
    /// The flop before the betting was over (2-20).
    PrematureFlop,
    /// The turn before the betting was over (2-21).
    PrematureTurn,
    /// The river before the betting was over (2-22).
    PrematureRiver,
}

impl BoardCase {
    pub fn rule(self) -> &'static str {
        match self {
            BoardCase::FlopNoBurn => "2-16",
            BoardCase::FlopTwoBurns => "2-17",
            BoardCase::FlopFourCards => "2-18",
            BoardCase::TurnNoBurn | BoardCase::RiverNoBurn => "2-19",
            BoardCase::PrematureFlop => "2-20",
            BoardCase::PrematureTurn => "2-21",
            BoardCase::PrematureRiver => "2-22",
        }
    }
}

/// The cards as they lie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct BoardFacts {
    /// Fault in the dealing of the board.
    pub case: BoardCase,
    /// The order in which the cards came is known; else a manager draws among them.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "known")]
    pub order_known: bool,
    /// Cards burnt before, the first first.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub burns: Vec<Card>,
    /// The cards that lie open, in the order in which they came.
    pub exposed: Vec<Card>,
    /// The cards still in the dealer's hand, the next first, as far as they are told.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub stub: Vec<Card>,
    /// Cards that the manager drew, in the order of the draws; empty until a draw is made.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub drawn: Vec<Card>,
}

fn known() -> bool {
    true
}

/// Burn that a drawn card becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DrawnAs {
    /// The burn before the flop.
    Burn,
    /// The burn before the turn.
    TurnBurn,
}

/// A draw that a manager makes, cards face down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardDraw {
    /// Burn that the drawn card becomes.
    #[serde(rename = "as")]
    pub becomes: DrawnAs,
    /// Cards among which the manager draws.
    pub from: Vec<Card>,
}

/// The board put right. A card that the case does not have is `None`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardFix {
    /// The burn before the flop, or before the card of the case.
    pub burn: Option<Card>,
    /// Cards of the flop. `None` if the case does not concern them, or a draw is still to be made.
    pub flop: Option<Vec<Card>>,
    /// The burn before the turn.
    pub turn_burn: Option<Card>,
    /// Card of the turn. `None` if the case does not concern it, or it is not told.
    pub turn: Option<Card>,
    /// The true turn or river.
    pub card: Option<Card>,
    /// Card that then lies on top of the stub. `None` if it is not told, or the cards are shuffled.
    pub next_stub_card: Option<Card>,
    /// Cards that go back and are shuffled in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reshuffled_into_stub: Vec<Card>,
    /// Whether a card is burnt before the flop is dealt again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flop_burn: Option<bool>,
    /// Whether a card is burnt before the river.
    pub river_burn: Option<bool>,
    /// Draws that a manager makes, in this order; done once the facts say what was drawn.
    pub draws: Vec<BoardDraw>,
    /// Bets made before the fault stand (2-23).
    pub bets_stand: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// The board put right, as far as it follows from the cards told: where the order is not known,
/// a manager draws first, and what he drew is told in `drawn`.
///
/// # Errors
/// A card that is there twice, or cards that the case does not have.
///
/// ```
/// use tapis_engine::floor::board_fix::{BoardCase, BoardFacts, board_fix};
/// use tapis_engine::floor::card::{Card, read_cards};
/// let facts = BoardFacts {
///     case: BoardCase::FlopFourCards,
///     order_known: true,
///     burns: vec![],
///     exposed: read_cards("Ks7d2c8h").unwrap(),
///     stub: read_cards("9h").unwrap(),
///     drawn: vec![],
/// };
/// assert_eq!(board_fix(&facts).unwrap().turn_burn.map(|card| card.to_string()), Some("8h".into()));
/// ```
pub fn board_fix(facts: &BoardFacts) -> Result<BoardFix, FactsError> {
    check(facts)?;
    let mut fix = BoardFix {
        burn: None,
        flop: None,
        turn_burn: None,
        turn: None,
        card: None,
        next_stub_card: None,
        reshuffled_into_stub: Vec::new(),
        flop_burn: None,
        river_burn: None,
        draws: Vec::new(),
        bets_stand: true,
        rule: facts.case.rule().into(),
    };
    let stub = |index: usize| facts.stub.get(index).copied();
    let needed = |index: usize| match stub(index) {
        Some(card) => Ok(card),
        None => Err(FactsError::missing("stub")),
    };
    match facts.case {
        BoardCase::FlopNoBurn => {
            let fourth = needed(0)?;
            fix.next_stub_card = stub(1);
            if let Some((burn, rest)) = parted(facts, &facts.exposed, 0, 0, &mut fix.draws, DrawnAs::Burn)? {
                fix.burn = Some(burn);
                fix.flop = Some(rest.into_iter().chain([fourth]).collect());
            }
        }
        BoardCase::FlopTwoBurns => {
            fix.next_stub_card = stub(0);
            fix.turn = stub(0);
            let last = facts.exposed.len() - 1;
            let flop = parted(facts, &facts.exposed, last, 0, &mut fix.draws, DrawnAs::TurnBurn)?;
            let burns = parted(facts, &facts.burns, 0, 1, &mut fix.draws, DrawnAs::Burn)?;
            if let (Some((turn_burn, flop)), Some((burn, other))) = (flop, burns) {
                fix.turn_burn = Some(turn_burn);
                fix.burn = Some(burn);
                fix.flop = Some(other.into_iter().chain(flop).collect());
            }
        }
        BoardCase::FlopFourCards => {
            fix.burn = facts.burns.first().copied();
            fix.next_stub_card = stub(0);
            fix.turn = stub(0);
            let last = facts.exposed.len() - 1;
            let found = parted(facts, &facts.exposed, last, 0, &mut fix.draws, DrawnAs::TurnBurn)?;
            if let Some((turn_burn, flop)) = found {
                fix.turn_burn = Some(turn_burn);
                fix.flop = Some(flop);
            }
        }
        BoardCase::TurnNoBurn | BoardCase::RiverNoBurn => {
            fix.burn = facts.exposed.first().copied();
            fix.card = Some(needed(0)?);
            fix.next_stub_card = stub(1);
        }
        BoardCase::PrematureFlop => {
            fix.burn = facts.burns.first().copied();
            fix.reshuffled_into_stub = facts.exposed.clone();
            fix.flop_burn = Some(false);
        }
        BoardCase::PrematureTurn => {
            fix.burn = Some(needed(0)?);
            fix.turn = Some(needed(1)?);
            fix.reshuffled_into_stub = facts.exposed.clone();
            fix.river_burn = Some(false);
        }
        BoardCase::PrematureRiver => {
            fix.reshuffled_into_stub = facts.exposed.clone();
            fix.river_burn = Some(false);
        }
    }
    Ok(fix)
}

/// One card of these and the rest: the one at `index` where the order is known, else the one that the manager drew at
/// his `nth` draw. `None` if he has not drawn yet.
fn parted(
    facts: &BoardFacts,
    among: &[Card],
    index: usize,
    nth: usize,
    draws: &mut Vec<BoardDraw>,
    becomes: DrawnAs,
) -> Result<Option<(Card, Vec<Card>)>, FactsError> {
    let one = if facts.order_known {
        among.get(index).copied()
    } else {
        draws.push(BoardDraw { becomes, from: among.to_vec() });
        facts.drawn.get(nth).copied()
    };
    let Some(one) = one else { return Ok(None) };
    if !among.contains(&one) {
        return cannot_be(format!("{one} is not among the cards drawn from"));
    }
    Ok(Some((one, among.iter().copied().filter(|card| *card != one).collect())))
}

fn check(facts: &BoardFacts) -> Result<(), FactsError> {
    let cards = || facts.burns.iter().chain(&facts.exposed).chain(&facts.stub);
    let distinct: BTreeSet<&Card> = cards().collect();
    if distinct.len() < cards().count() {
        return cannot_be("a card is there twice");
    }
    let (burns, exposed) = match facts.case {
        BoardCase::FlopNoBurn => (0..=0, 3..=3),
        BoardCase::FlopTwoBurns => (2..=2, 3..=3),
        BoardCase::FlopFourCards => (0..=1, 4..=4),
        // Even if one card only was shown the whole flop is taken back.
        BoardCase::PrematureFlop => (0..=1, 1..=3),
        _ => (0..=3, 1..=1),
    };
    if !burns.contains(&facts.burns.len()) || !exposed.contains(&facts.exposed.len()) {
        return cannot_be("the case has not so many burns or open cards");
    }
    let draws = match facts.case {
        _ if facts.order_known => 0,
        BoardCase::FlopTwoBurns => 2,
        BoardCase::FlopNoBurn | BoardCase::FlopFourCards => 1,
        _ => 0,
    };
    if facts.drawn.len() > draws {
        return cannot_be("more cards drawn than there are draws");
    }
    Ok(())
}
