//! Bets of different sizes, divided into the main pot, side pots and chips returned.

use tapis_locale::{Language, number, text};

use super::{Anchor, Pen, centred, label};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::Shape;
use crate::layout::{ASCENT, Face, LEADING, Sheet, size};

/// Kind of a layer of the bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    Main,
    /// A side pot, counted from 1.
    Side(u8),
    /// Chips that nobody called.
    Returned,
}

/// A layer of the bets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub layer: Layer,
    /// Start of the layer in each bet, in chips.
    pub from: i64,
    pub to: i64,
    pub amount: i64,
    /// Players whose bets reach it, by index in [`SidePots::bets`]: who can win it, or gets it back.
    pub players: Vec<usize>,
}

/// The bets of a hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SidePots {
    /// Bet of each player, in the order of the letters.
    pub bets: Vec<i64>,
    /// The layers, from the lowest.
    pub parts: Vec<Part>,
}

const SIZE: f32 = size::SMALL + 0.6;
const HIGH: f32 = 104.0;
const WIDE: f32 = 50.0;
const BETWEEN: f32 = 14.0;

/// Letter of a player: A, B, C.
pub(super) fn letter(index: usize) -> String {
    u8::try_from(index)
        .ok()
        .and_then(|index| b'A'.checked_add(index))
        .map_or_else(String::new, |letter| char::from(letter).to_string())
}

/// The fill of a layer, and the colour of text on it.
fn tints(layer: Layer) -> (Tint, Tint) {
    match layer {
        Layer::Main => (Tint::Accent, Tint::Paper),
        Layer::Side(1) => (Tint::Of(142, 190, 165), Tint::Ink),
        Layer::Side(_) => (Tint::Of(205, 226, 214), Tint::Ink),
        Layer::Returned => (Tint::Paper, Tint::Ink),
    }
}

/// The height of the drawing.
pub fn height() -> f32 {
    HIGH + LEADING * SIZE * 2.6
}

/// Draws the bets as stacks, divided where the pots are.
pub fn draw(sheet: &mut Sheet<'_>, pots: &SidePots, indent: f32) {
    let language = sheet.style().language;
    sheet.keep(height());
    sheet.pictured(|| pots_said(language, pots), |sheet| stacks(sheet, pots, indent));
    sheet.space(height());
}

/// A layer in words.
pub(super) fn part_said(language: Language, part: &Part) -> String {
    let who: Vec<String> = part.players.iter().map(|player| letter(*player)).collect();
    let key = match part.layer {
        Layer::Main => "figure-main_pot",
        Layer::Side(_) => "figure-side_pot",
        Layer::Returned => "figure-returned",
    };
    text(language, key, &[("amount", part.amount.into()), ("players", who.join(", ").into())])
}

fn stacks(sheet: &mut Sheet<'_>, pots: &SidePots, indent: f32) {
    let language = sheet.style().language;
    let most = pots.bets.iter().copied().max().unwrap_or(0).max(1);
    let tall = LEADING * SIZE;
    let (left, foot) = (sheet.left() + indent, sheet.y() + HIGH + tall * 0.3);
    #[expect(clippy::cast_precision_loss, reason = "a drawing's height is not exact")]
    let at = |chips: i64| foot - HIGH * chips as f32 / most as f32;
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let column = |index: usize| left + index as f32 * (WIDE + BETWEEN);
    let end = column(pots.bets.len());
    for part in &pots.parts {
        let (fill, ink) = tints(part.layer);
        let (top, bottom) = (at(part.to), at(part.from));
        for player in &part.players {
            let shape = Shape::rectangle(column(*player), top, WIDE, bottom - top, 1.5);
            let dashes = (part.layer == Layer::Returned).then_some((2.5, 2.0));
            let stroke = Some(Stroke { thickness: 0.7, tint: Tint::Soft, dashes });
            sheet.draw(Command::Shape { shape, fill: Some(fill), stroke });
            let middle = (column(*player) + WIDE / 2.0, (top + bottom) / 2.0);
            centred(sheet, middle, Pen::plain(SIZE).in_tint(ink), &number(language, part.to - part.from));
        }
        let stroke = Stroke { thickness: 0.5, tint: Tint::Soft, dashes: Some((1.5, 2.0)) };
        super::outlined(sheet, Shape::line(&[(left - 4.0, top), (end + 4.0, top)]), stroke);
        let words = part_said(language, part);
        let room = sheet.left() + sheet.width() - end - 8.0;
        let fit = sheet.letters().fit(&words, Face::Regular, SIZE + 0.6, SIZE * 0.75, room);
        let pen = Pen::plain(fit);
        label(sheet, (end + 8.0, (top + bottom) / 2.0 + pen.size * 0.35), Anchor::Left, pen, &words);
    }
    for (index, bet) in pots.bets.iter().enumerate() {
        let middle = column(index) + WIDE / 2.0;
        let name = letter(index);
        label(sheet, (middle, foot + ASCENT * SIZE + 1.0), Anchor::Middle, Pen::bold(SIZE + 0.6), &name);
        let pen = Pen::plain(SIZE).in_tint(Tint::Soft);
        let all = text(language, "figure-bet_of", &[("chips", (*bet).into())]);
        label(sheet, (middle, foot + ASCENT * SIZE + tall), Anchor::Middle, pen, &all);
    }
}

/// Describes each player's bet and the pots into which it goes.
fn pots_said(language: Language, pots: &SidePots) -> String {
    let bet = |(index, chips): (usize, &i64)| {
        let said = text(language, "figure-bet_of", &[("chips", (*chips).into())]);
        format!("{} {said}", letter(index))
    };
    let bets = pots.bets.iter().enumerate().map(bet);
    bets.chain(pots.parts.iter().map(|part| part_said(language, part))).collect::<Vec<_>>().join(". ")
}
