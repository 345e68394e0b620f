//! Small vector drawings from plain parameters: cards, chips, tables seen from above, and diagrams that
//! explain a rule. Nothing is computed here: every number is given.

pub mod card;
pub mod chip;
pub mod chip_race;
pub mod oval;
mod pen;
pub mod raises;
pub mod side_pots;
pub mod tables;

use crate::layout::Sheet;

pub use pen::{Anchor, Pen, arrow, centred, filled, label, outlined};

/// A diagram that explains a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Figure {
    /// Successive hands at a table.
    Tables(Vec<tables::TableHand>),
    /// The pots of a hand.
    Pots(side_pots::SidePots),
    Race(chip_race::ChipRace),
    Raises(Vec<raises::Rung>),
}

/// The height of a figure.
pub fn height(sheet: &Sheet<'_>, figure: &Figure, indent: f32) -> f32 {
    match figure {
        Figure::Tables(hands) => tables::height(sheet, hands, indent),
        Figure::Pots(_) => side_pots::height(),
        Figure::Race(race) => chip_race::height(sheet, race, indent),
        Figure::Raises(rungs) => raises::height(rungs),
    }
}

/// Draws a figure in the column, at this distance from its edge. It is never divided.
pub fn figure(sheet: &mut Sheet<'_>, figure: &Figure, indent: f32) {
    match figure {
        Figure::Tables(hands) => tables::draw(sheet, hands, indent),
        Figure::Pots(pots) => side_pots::draw(sheet, pots, indent),
        Figure::Race(race) => chip_race::draw(sheet, race, indent),
        Figure::Raises(rungs) => raises::draw(sheet, rungs, indent),
    }
}
