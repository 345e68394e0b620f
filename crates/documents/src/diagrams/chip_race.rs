//! A chip race: odd chips, the cards dealt for them, and who wins a larger chip.

use tapis_locale::{Language, Value, number, text};

use super::card::{Card, CardOrientation, cards_said, row, row_width};
use super::chip::worth;
use super::{Anchor, Pen, label};
use crate::layout::draw::{Command, Tint};
use crate::layout::{ASCENT, LEADING, Run, Sheet, size};

/// A player in the race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Racer {
    pub seat: u8,
    pub odd: i64,
    /// The cards dealt, the best first.
    pub cards: Vec<Card>,
    /// Whether a larger chip is won.
    pub wins: bool,
}

/// A race at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChipRace {
    /// The value of the chips being removed.
    pub low: i64,
    /// The value of the chips they are exchanged for.
    pub high: i64,
    pub odd: i64,
    pub worth: i64,
    /// The larger chips to be won.
    pub awarded: i64,
    /// The players, in the order of the deal.
    pub racers: Vec<Racer>,
}

const SIZE: f32 = size::SMALL + 0.6;
const CARD: f32 = 27.0;
const CHIP: f32 = 9.0;

/// The heights of the rows: odd chips, cards, chips won.
const ROWS: [f32; 3] = [2.0 * CHIP + 8.0, CARD + 8.0, 2.0 * CHIP + 8.0];

/// The height of the drawing.
pub fn height(sheet: &Sheet<'_>, race: &ChipRace, indent: f32) -> f32 {
    let below = sheet.tall(&sum(sheet, race), SIZE, sheet.width() - indent);
    LEADING * SIZE + ROWS.iter().sum::<f32>() + 3.0 + below
}

fn sum(sheet: &Sheet<'_>, race: &ChipRace) -> [Run; 1] {
    let values = [
        ("odd", race.odd.into()),
        ("low", race.low.into()),
        ("worth", race.worth.into()),
        ("awarded", race.awarded.into()),
        ("high", race.high.into()),
    ];
    [Run::regular(text(sheet.style().language, "figure-race-sum", &values))]
}

/// Draws the race in columns.
pub fn draw(sheet: &mut Sheet<'_>, race: &ChipRace, indent: f32) {
    let language = sheet.style().language;
    let sum = sum(sheet, race);
    sheet.keep(height(sheet, race, indent));
    sheet.pictured(|| race_said(language, race), |sheet| columns(sheet, race, indent));
    sheet.indented(&sum, SIZE, Tint::Ink, indent);
}

fn columns(sheet: &mut Sheet<'_>, race: &ChipRace, indent: f32) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, &[]);
    let rows = ["figure-race-odd", "figure-race-cards", "figure-race-gets"].map(word);
    let names = rows.iter().map(|row| sheet.letters().width(row, crate::layout::Face::Regular, SIZE));
    let names = names.fold(0.0, f32::max) + 12.0;
    let tall = LEADING * SIZE;
    let [odd, cards, gets] = ROWS;
    let (left, top) = (sheet.left() + indent, sheet.y());
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let wide = (sheet.width() - indent - names) / race.racers.len().max(1) as f32;
    let lines = [top + tall, top + tall + odd, top + tall + odd + cards];
    for (y, (name, high)) in lines.iter().zip(rows.iter().zip([odd, cards, gets])) {
        let (from, to) = ((left, *y), (sheet.left() + sheet.width(), *y));
        sheet.draw(Command::Line { from, to, thickness: 0.4, tint: Tint::Rule });
        label(
            sheet,
            (left, y + high / 2.0 + SIZE * 0.35),
            Anchor::Left,
            Pen::plain(SIZE).in_tint(Tint::Soft),
            name,
        );
    }
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let column = |index: usize| left + names + index as f32 * wide;
    for (index, Racer { seat, odd: chips, cards: dealt, wins }) in race.racers.iter().enumerate() {
        let x = column(index);
        let title = text(language, "figure-seat", &[("seat", i64::from(*seat).into())]);
        label(sheet, (x, top + ASCENT * SIZE), Anchor::Left, Pen::bold(SIZE), &title);
        let mut at = x + CHIP;
        for _ in 0..*chips {
            worth(sheet, (at, lines[0] + odd / 2.0), CHIP, "green", &number(language, race.low));
            at += 2.0 * CHIP + 2.0;
        }
        let best = |(place, card): (usize, &Card)| {
            if *wins && place == 0 { CardOrientation::Up(*card) } else { CardOrientation::Aside(*card) }
        };
        let lying: Vec<CardOrientation> = dealt.iter().enumerate().map(best).collect();
        let high = CARD * ((wide - 6.0) / row_width(CARD, lying.len()).max(1.0)).min(1.0);
        row(sheet, (x, lines[1] + (cards - high) / 2.0), high, &lying);
        let middle = lines[2] + gets / 2.0;
        if *wins {
            worth(sheet, (x + CHIP, middle), CHIP, "black", &number(language, race.high));
        } else {
            label(
                sheet,
                (x, middle + SIZE * 0.35),
                Anchor::Left,
                Pen::plain(SIZE),
                &word("figure-race-nothing"),
            );
        }
    }
    sheet.space(tall + odd + cards + gets + 3.0);
}

/// Describes the odd chips, cards and new chips of each player.
fn race_said(language: Language, race: &ChipRace) -> String {
    let one = |racer: &Racer| {
        let dealt: Vec<CardOrientation> = racer.cards.iter().map(|card| CardOrientation::Up(*card)).collect();
        let values: [(&str, Value); 5] = [
            ("seat", i64::from(racer.seat).into()),
            ("odd", racer.odd.into()),
            ("low", race.low.into()),
            ("cards", cards_said(language, &dealt).into()),
            ("gets", if racer.wins { race.high } else { 0 }.into()),
        ];
        text(language, "figure-alt-racer", &values)
    };
    race.racers.iter().map(one).collect::<Vec<_>>().join(" ")
}
