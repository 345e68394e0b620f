//! Content of the annexes.

use tapis_locale::Value;

use super::conditions::Conditions;
use super::games::Game;
use super::hands::Hands;
use crate::diagrams::card::CardOrientation;
use crate::diagrams::oval::Positions;

/// The content of the annexes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Annexes {
    pub hands: Hands,
    /// The games, one page each.
    pub games: Vec<Game>,
    /// The low hands that a beginner's sheet shows, the best first, in place of the hands; empty means the hands.
    pub lows: Vec<Low>,
    /// A table as a beginner sees it; without seats: nothing of it is worth a drawing.
    pub table: Positions,
    /// A tournament's own conditions; `None` if the annexes are about no tournament.
    pub conditions: Option<Conditions>,
    /// The settings of the rules, by the names that sentences use.
    pub values: Vec<(String, Value)>,
}

/// Low hand and its ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Low {
    /// As it is called: `8-4-3-2-A`.
    pub name: String,
    pub cards: Vec<CardOrientation>,
}
