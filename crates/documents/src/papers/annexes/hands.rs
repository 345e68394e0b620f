//! The ten hand ranks, drawn, with the frequency of each.

use tapis_locale::{Language, Value, number, points, text};

use crate::diagrams::card::{CardOrientation, row, row_width};
use crate::diagrams::{Anchor, Pen, label};
use crate::layout::draw::{Command, Tint};
use crate::layout::tags::{Names, Tag};
use crate::layout::{ASCENT, Face, LEADING, Run, Sheet, size};

/// Rank of a hand and its frequency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Combination {
    /// Its name in the catalogue: `full_house`.
    pub name: String,
    /// An example; cards that are not part of the hand are set apart.
    pub cards: Vec<CardOrientation>,
    /// Number of five-card hands that make it and nothing better.
    pub hands: i64,
    /// The odds with five cards, as one in this many, in tenths.
    pub one_in: i64,
    /// The odds with seven cards, as one in this many, in tenths.
    pub one_in_of_seven: i64,
}

/// Ranks of all hands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hands {
    /// From the strongest to the weakest.
    pub combinations: Vec<Combination>,
    /// Number of all five-card hands.
    pub all: i64,
}

/// The font size of the texts.
const SIZE: f32 = 9.0;
/// Heights of the cards: the largest with which everything fits on the page is used.
const CARDS: [f32; 4] = [37.0, 34.0, 31.0, 28.0];

/// A number in tenths, without decimals from a hundred on.
fn in_tenths(language: Language, tenths: i64) -> String {
    if tenths >= 1000 { number(language, (tenths + 5) / 10) } else { points(language, tenths * 10) }
}

/// Fills a page with the hand ranks.
pub(super) fn draw(sheet: &mut Sheet<'_>, hands: &Hands, values: &[(&str, Value)]) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, values);
    sheet.paragraph(&[Run::regular(word("annex-hands-words"))], SIZE, Tint::Soft);
    sheet.space(SIZE * 0.7);
    let card = CARDS.into_iter().find(|card| height(sheet, hands, *card, values) <= sheet.room());
    let card = card.unwrap_or(CARDS[CARDS.len() - 1]);
    sheet.tagged(Tag::Table, |sheet| {
        let numbers = columns(sheet);
        sheet.tagged(Tag::Head, |sheet| sheet.tagged(Tag::Row, |sheet| heads(sheet, numbers)));
        sheet.tagged(Tag::Rows, |sheet| rows(sheet, hands, card, values));
    });
    sheet.rule(0.8, Tint::Ink);
    sheet.space(SIZE * 0.8);
    for note in notes(sheet, hands, values) {
        sheet.paragraph(&[Run::regular(note)], SIZE, Tint::Ink);
        sheet.space(SIZE * 0.3);
    }
}

fn rows(sheet: &mut Sheet<'_>, hands: &Hands, card: f32, values: &[(&str, Value)]) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, values);
    let indent = row_width(card, 5) + 12.0;
    let numbers = columns(sheet);
    let last = hands.combinations.len().saturating_sub(1);
    for (index, combination) in hands.combinations.iter().enumerate() {
        let Combination { name, cards, hands, one_in, one_in_of_seven } = combination;
        let said = [Run::regular(word(&format!("annex-hand-{name}-is")))];
        let room = sheet.width() - indent;
        let text_tall = LEADING * size::WALL + sheet.tall(&said, SIZE, room);
        let tall = text_tall.max(card + 2.0);
        sheet.keep(tall + 8.0);
        let (x, y) = (sheet.left(), sheet.y() + 4.0);
        sheet.tagged(Tag::Row, |sheet| {
            sheet.tagged(Tag::Cell(1), |sheet| row(sheet, (x, y + (tall - card) / 2.0), card, cards));
            let baseline = y + ASCENT * size::WALL;
            let title = word(&format!("annex-hand-{name}"));
            let most = numbers.0 - (x + indent) - 4.0;
            let fit = sheet.letters().fit(&title, Face::Bold, size::WALL, size::BODY * 0.85, most);
            sheet.tagged(Tag::Header(Names::Row, 1), |sheet| {
                sheet.write(x + indent, baseline, fit, Face::Bold, Tint::Ink, &title);
            });
            sheet.space(4.0 + LEADING * size::WALL);
            sheet.tagged(Tag::Cell(1), |sheet| sheet.indented(&said, SIZE, Tint::Soft, indent));
            for (at, text) in [
                (numbers.1, number(language, *hands)),
                (numbers.2, in_tenths(language, *one_in)),
                (numbers.3, in_tenths(language, *one_in_of_seven)),
            ] {
                sheet.tagged(Tag::Cell(1), |sheet| {
                    label(sheet, (at, baseline), Anchor::Right, Pen::plain(SIZE), &text);
                });
            }
        });
        sheet.space(y + tall + 4.0 - sheet.y());
        if index < last {
            sheet.rule(0.4, Tint::Rule);
        }
    }
}

/// The text below the hand ranks.
fn notes(sheet: &Sheet<'_>, hands: &Hands, values: &[(&str, Value)]) -> [String; 3] {
    let language = sheet.style().language;
    let all = [("hands", hands.all.into())];
    let word = |key: &str| text(language, key, values);
    [text(language, "annex-hands-count", &all), word("annex-hands-ties"), word("annex-hands-letters")]
}

/// The height of the hand ranks and the text below them, for this height of cards.
fn height(sheet: &Sheet<'_>, hands: &Hands, card: f32, values: &[(&str, Value)]) -> f32 {
    let indent = row_width(card, 5) + 12.0;
    let one = |combination: &Combination| {
        let key = format!("annex-hand-{}-is", combination.name);
        let said = [Run::regular(text(sheet.style().language, &key, values))];
        let words = LEADING * size::WALL + sheet.tall(&said, SIZE, sheet.width() - indent);
        words.max(card + 2.0) + 8.0
    };
    let below = |note: String| sheet.tall(&[Run::regular(note)], SIZE, sheet.width()) + SIZE * 0.3;
    let heads = LEADING * size::SMALL * 0.9 + 2.0;
    heads
        + hands.combinations.iter().map(one).sum::<f32>()
        + SIZE * 0.8
        + notes(sheet, hands, values).map(below).iter().sum::<f32>()
}

/// The left end of the number columns, and the right end of each.
type Columns = (f32, f32, f32, f32);

fn columns(sheet: &Sheet<'_>) -> Columns {
    let right = sheet.left() + sheet.width();
    let wide = |text: &str| sheet.letters().width(text, Face::Regular, SIZE);
    let head = |key: &str| {
        let said = text(sheet.style().language, key, &[]);
        sheet.letters().width(&said, Face::Bold, size::SMALL * 0.9)
    };
    let seven = right;
    let five = seven - wide("30 940").max(head("annex-hands-one_in_seven")) - 9.0;
    let hands = five - wide("649 740").max(head("annex-hands-one_in")) - 9.0;
    (hands - wide("1 302 540").max(head("annex-hands-hands")), hands, five, seven)
}

fn heads(sheet: &mut Sheet<'_>, at: Columns) {
    let language = sheet.style().language;
    let pen = Pen::bold(size::SMALL * 0.9).in_tint(Tint::Soft);
    let baseline = sheet.y() + ASCENT * pen.size;
    // The cards, the name and its meaning say themselves what they are.
    (0..3).for_each(|_| sheet.tagged(Tag::Cell(1), |_| ()));
    for (at, key) in
        [(at.1, "annex-hands-hands"), (at.2, "annex-hands-one_in"), (at.3, "annex-hands-one_in_seven")]
    {
        sheet.tagged(Tag::Header(Names::Column, 1), |sheet| {
            label(sheet, (at, baseline), Anchor::Right, pen, &text(language, key, &[]));
        });
    }
    sheet.space(LEADING * pen.size + 2.0);
    let (x, y, right) = (sheet.left(), sheet.y(), sheet.left() + sheet.width());
    sheet.draw(Command::Line { from: (x, y), to: (right, y), thickness: 0.8, tint: Tint::Accent });
}
