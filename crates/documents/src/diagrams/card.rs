//! Playing cards, with large indices that are readable when small, and suits distinct without colours.

use tapis_locale::{Language, text};

use super::{Anchor, Pen, filled, label};
use crate::layout::Sheet;
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Point, Shape, Step};

/// Suit of a playing card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suit {
    Club,
    Diamond,
    Heart,
    Spade,
}

/// Playing card with rank and suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// 2 to 14, the ace being 14.
    pub rank: u8,
    pub suit: Suit,
}

impl Card {
    /// The index in its corner, the same in every language, as on the cards clubs use.
    pub fn index(self) -> String {
        match self.rank {
            14 => "A".to_owned(),
            13 => "K".to_owned(),
            12 => "Q".to_owned(),
            11 => "J".to_owned(),
            rank => rank.to_string(),
        }
    }
}

/// The orientation of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardOrientation {
    Up(Card),
    /// Face up and set apart: a kicker, or a card that is not used.
    Aside(Card),
    Down,
}

/// The width of a card relative to its height.
pub const WIDTH: f32 = 0.7;

/// The red of hearts and diamonds.
const RED: Tint = Tint::Of(186, 24, 36);

/// Draws a card with its upper left corner at this point.
pub fn card(sheet: &mut Sheet<'_>, (x, y): Point, height: f32, lying: CardOrientation) {
    let width = height * WIDTH;
    let outline = |inset: f32| {
        let (wide, high) = (width - 2.0 * inset, height - 2.0 * inset);
        Shape::rectangle(x + inset, y + inset, wide, high, (height * 0.09 - inset).max(0.3))
    };
    let edge = Some(Stroke::solid((height / 60.0).clamp(0.35, 0.8), Tint::Soft));
    let ground = if matches!(lying, CardOrientation::Aside(_)) { Tint::Shade } else { Tint::Paper };
    sheet.draw(Command::Shape { shape: outline(0.0), fill: Some(ground), stroke: edge });
    match lying {
        CardOrientation::Up(card) | CardOrientation::Aside(card) => face(sheet, (x, y), height, card),
        CardOrientation::Down => {
            let inset = height * 0.08;
            filled(sheet, outline(inset), Tint::Rule);
            lattice(sheet, (x + inset, y + inset), (width - 2.0 * inset, height - 2.0 * inset));
        }
    }
}

/// Draws cards side by side and returns the right end.
pub fn row(sheet: &mut Sheet<'_>, (x, y): Point, height: f32, cards: &[CardOrientation]) -> Point {
    let step = height * (WIDTH + 0.09);
    let mut at = x;
    let language = sheet.style().language;
    sheet.pictured(
        || cards_said(language, cards),
        |sheet| {
            for lying in cards {
                card(sheet, (at, y), height, *lying);
                at += step;
            }
        },
    );
    (at, y)
}

/// The width of this many cards side by side.
pub fn row_width(height: f32, cards: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a handful of cards")]
    let cards = cards as f32;
    (cards * (WIDTH + 0.09) - 0.09).max(0.0) * height
}

fn face(sheet: &mut Sheet<'_>, (x, y): Point, height: f32, card: Card) {
    let red = matches!(card.suit, Suit::Heart | Suit::Diamond);
    let tint = if red { RED } else { Tint::Ink };
    let (width, index) = (height * WIDTH, card.index());
    let mut pen = Pen::bold(height * 0.42).in_tint(tint);
    pen.size = sheet.letters().fit(&index, pen.face, pen.size, pen.size * 0.6, width * 0.66);
    label(sheet, (x + height * 0.07, y + height * 0.41), Anchor::Left, pen, &index);
    let tall = height * 0.44;
    pip(sheet, (x + width - tall - height * 0.05, y + height * 0.5), tall, card.suit);
}

/// The white lines across a back.
fn lattice(sheet: &mut Sheet<'_>, (x, y): Point, (width, height): (f32, f32)) {
    let step = width / 3.0;
    let mut at = step;
    let stroke = Stroke::solid((width / 26.0).clamp(0.25, 0.7), Tint::Paper);
    while at < width + height - step / 4.0 {
        let ends = |a: f32| {
            let from = if a <= width { (a, 0.0) } else { (width, a - width) };
            let to = if a <= height { (0.0, a) } else { (a - height, height) };
            (from, to)
        };
        let (from, to) = ends(at);
        for flip in [false, true] {
            let place = |(px, py): Point| (x + if flip { width - px } else { px }, y + py);
            let line = Shape::line(&[place(from), place(to)]);
            super::outlined(sheet, line, stroke);
        }
        at += step;
    }
}

/// Draws a suit in a square. In greyscale, hearts and diamonds are hollow.
pub fn pip(sheet: &mut Sheet<'_>, (x, y): Point, tall: f32, suit: Suit) {
    let at = |(px, py): Point| (x + px * tall, y + py * tall);
    let shape = |from: Point, curves: &[(Point, Point, Point)]| {
        let curve = |(a, b, c): &(Point, Point, Point)| Step::Curve(at(*a), at(*b), at(*c));
        let steps = std::iter::once(Step::Move(at(from))).chain(curves.iter().map(curve)).collect();
        Shape { steps, closed: true }
    };
    let stem = |top: f32| {
        let foot = [((0.5, 0.8), (0.42, 0.94), (0.3, 1.0)), ((0.4, 1.0), (0.6, 1.0), (0.7, 1.0))];
        let [left, bottom] = foot;
        shape((0.5, top), &[left, bottom, ((0.58, 0.94), (0.5, 0.8), (0.5, top))])
    };
    match suit {
        Suit::Heart => {
            let heart = shape(
                (0.5, 0.98),
                &[
                    ((0.36, 0.78), (0.04, 0.56), (0.04, 0.29)),
                    ((0.04, 0.12), (0.15, 0.03), (0.28, 0.03)),
                    ((0.39, 0.03), (0.47, 0.1), (0.5, 0.22)),
                    ((0.53, 0.1), (0.61, 0.03), (0.72, 0.03)),
                    ((0.85, 0.03), (0.96, 0.12), (0.96, 0.29)),
                    ((0.96, 0.56), (0.64, 0.78), (0.5, 0.98)),
                ],
            );
            red(sheet, heart, tall);
        }
        Suit::Diamond => {
            let diamond = shape(
                (0.5, 0.0),
                &[
                    ((0.6, 0.18), (0.74, 0.36), (0.88, 0.5)),
                    ((0.74, 0.64), (0.6, 0.82), (0.5, 1.0)),
                    ((0.4, 0.82), (0.26, 0.64), (0.12, 0.5)),
                    ((0.26, 0.36), (0.4, 0.18), (0.5, 0.0)),
                ],
            );
            red(sheet, diamond, tall);
        }
        Suit::Spade => {
            let blade = shape(
                (0.5, 0.0),
                &[
                    ((0.62, 0.2), (0.95, 0.38), (0.95, 0.6)),
                    ((0.95, 0.74), (0.85, 0.82), (0.74, 0.82)),
                    ((0.64, 0.82), (0.55, 0.76), (0.5, 0.66)),
                    ((0.45, 0.76), (0.36, 0.82), (0.26, 0.82)),
                    ((0.15, 0.82), (0.05, 0.74), (0.05, 0.6)),
                    ((0.05, 0.38), (0.38, 0.2), (0.5, 0.0)),
                ],
            );
            filled(sheet, blade, Tint::Ink);
            filled(sheet, stem(0.55), Tint::Ink);
        }
        Suit::Club => {
            // One by one: an outline inside another would become a hole.
            for middle in [(0.5, 0.25), (0.25, 0.58), (0.75, 0.58)] {
                filled(sheet, Shape::circle(at(middle), tall * 0.225), Tint::Ink);
            }
            filled(sheet, Shape::circle(at((0.5, 0.5)), tall * 0.12), Tint::Ink);
            filled(sheet, stem(0.45), Tint::Ink);
        }
    }
}

fn red(sheet: &mut Sheet<'_>, shape: Shape, tall: f32) {
    if sheet.style().colour {
        filled(sheet, shape, RED);
    } else {
        let stroke = Some(Stroke::solid((tall * 0.09).max(0.4), Tint::Ink));
        sheet.draw(Command::Shape { shape, fill: Some(Tint::Paper), stroke });
    }
}

/// "Ace of spades, face-down card".
pub(super) fn cards_said(language: Language, cards: &[CardOrientation]) -> String {
    let up = |card: &Card| {
        let suit = match card.suit {
            Suit::Club => "club",
            Suit::Diamond => "diamond",
            Suit::Heart => "heart",
            Suit::Spade => "spade",
        };
        let values = [("rank", i64::from(card.rank).into()), ("suit", suit.into())];
        text(language, "figure-alt-card", &values)
    };
    let one = |lying: &CardOrientation| match lying {
        CardOrientation::Up(card) => up(card),
        CardOrientation::Aside(card) => text(language, "figure-alt-card_aside", &[("card", up(card).into())]),
        CardOrientation::Down => text(language, "figure-alt-card_down", &[]),
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}
