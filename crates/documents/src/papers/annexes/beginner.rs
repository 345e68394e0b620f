//! One page for somebody who comes for the first time.

use tapis_locale::{Value, text};

use super::Annexes;
use crate::diagrams::card::{CardOrientation, row, row_width};
use crate::diagrams::tables::{TableHand, draw as tables};
use crate::layout::draw::Tint;
use crate::layout::tags::Tag;
use crate::layout::{ASCENT, Face, LEADING, Run, Sheet, size};

/// The sections of text, each with its number of lines: `beginner-evening-1` and so on.
const EVENING: u32 = 6;
const HAND: u32 = 5;
const ACTIONS: u32 = 6;
const MANNERS: u32 = 7;

/// Font sizes; the first at which everything fits on the page is used.
const SIZES: [f32; 5] = [9.6, 9.2, 8.8, 8.4, 8.0];

/// A section of the page.
#[derive(Debug, Clone, Copy)]
enum Part {
    Ranks,
    /// Lines of text under a title: the name of their keys, and how many there are.
    Lines(&'static str, u32),
    /// A table with its button and blinds.
    Table,
}

/// In reading order; the second column begins at the fourth, or at the third where that alone fits.
const PARTS: [Part; 6] = [
    Part::Ranks,
    Part::Lines("actions", ACTIONS),
    Part::Lines("manners", MANNERS),
    Part::Lines("evening", EVENING),
    Part::Lines("hand", HAND),
    Part::Table,
];
const SECOND: [usize; 2] = [3, 2];
/// Height that a division between two items may leave empty at the foot of a column.
const DIVIDED: f32 = 32.0;

/// Fills a page: hand ranks, the evening, a hand, the possible actions, etiquette.
pub(super) fn draw(sheet: &mut Sheet<'_>, annexes: &Annexes, values: &[(&str, Value)]) {
    let word = |key: &str| text(sheet.style().language, key, values);
    let intro = [Run::regular(word("beginner-words"))];
    sheet.paragraph(&intro, size::BODY, Tint::Soft);
    sheet.space(size::BODY * 0.8);
    let room = sheet.room();
    sheet.columns(2);
    let tall = |parts: &[Part], size: f32| {
        parts.iter().map(|part| height(sheet, annexes, *part, values, size)).sum::<f32>()
    };
    let fits = |(size, second): &(f32, usize)| {
        let (left, right) = PARTS.split_at(*second);
        tall(left, *size) <= room && tall(right, *size) <= room
    };
    let tried = SIZES.iter().flat_map(|size| SECOND.map(|second| (*size, second)));
    // On a page too small for that a section may go on in the second column.
    let flowing = || SIZES.into_iter().find(|size| tall(&PARTS, *size) <= 2.0 * room - DIVIDED);
    let flowing = || (flowing().unwrap_or(SIZES[0]), PARTS.len());
    let (size, second) = tried.into_iter().find(fits).unwrap_or_else(flowing);
    for (index, part) in PARTS.into_iter().enumerate() {
        if index == second {
            sheet.next_column();
        }
        match part {
            Part::Ranks => ranks(sheet, annexes, values, size),
            Part::Lines(name, count) => lines(sheet, name, count, values, size),
            Part::Table if annexes.table.seats.is_empty() => {}
            Part::Table => {
                let hand = TableHand { at: annexes.table.clone(), ..TableHand::default() };
                tables(sheet, &[hand], 0.0);
            }
        }
    }
    sheet.columns(1);
}

/// The height of a card beside text of this size.
fn card(size: f32) -> f32 {
    16.0 * size / SIZES[0]
}

fn height(sheet: &Sheet<'_>, annexes: &Annexes, part: Part, values: &[(&str, Value)], size: f32) -> f32 {
    match part {
        Part::Ranks => {
            let lows = annexes.lows.len();
            let shown = if lows == 0 { annexes.hands.combinations.len() } else { lows };
            #[expect(clippy::cast_precision_loss, reason = "ten combinations")]
            let shown = shown as f32;
            head(size) + shown * (card(size) + 4.0)
        }
        Part::Lines(name, count) => {
            let line = |line| item_height(sheet, &line_of(sheet, name, line, values), size) + size * 0.32;
            head(size) + (1..=count).map(line).sum::<f32>()
        }
        Part::Table if annexes.table.seats.is_empty() => 0.0,
        Part::Table => crate::diagrams::tables::height(sheet, &[TableHand::default()], 0.0),
    }
}

fn item_height(sheet: &Sheet<'_>, runs: &[Run], size: f32) -> f32 {
    sheet.tall(runs, size, sheet.width() - size * 1.1)
}

fn head(size: f32) -> f32 {
    LEADING * (size + 2.4) + size * 1.3
}

fn title(sheet: &mut Sheet<'_>, name: &str, values: &[(&str, Value)], size: f32) {
    let title = text(sheet.style().language, &format!("beginner-{name}"), values);
    if sheet.started() {
        sheet.space(size * 0.8);
    }
    sheet.heading(3, &[Run::bold(title)], size + 2.4, Tint::Accent);
    sheet.space(size * 0.3);
}

fn line_of(sheet: &Sheet<'_>, name: &str, line: u32, values: &[(&str, Value)]) -> Vec<Run> {
    let language = sheet.style().language;
    let key = format!("beginner-{name}-{line}");
    let rules = text(language, &format!("{key}-rules"), values);
    let said = text(language, &key, values);
    // The first words name the subject.
    let (about, rest) = said.split_once('|').unwrap_or(("", &said));
    vec![Run::bold(about), Run::regular(format!("{rest} ({rules})"))]
}

fn lines(sheet: &mut Sheet<'_>, name: &str, count: u32, values: &[(&str, Value)], size: f32) {
    title(sheet, name, values, size);
    sheet.tagged(Tag::List, |sheet| {
        for line in 1..=count {
            let runs = line_of(sheet, name, line, values);
            // The point stays with its words.
            sheet.keep(item_height(sheet, &runs, size));
            let (x, baseline) = (sheet.left(), sheet.y() + ASCENT * size);
            sheet.tagged(Tag::Item, |sheet| {
                sheet.tagged(Tag::Label, |sheet| {
                    sheet.write(x, baseline, size, Face::Bold, Tint::Accent, "·");
                });
                sheet.tagged(Tag::Body, |sheet| sheet.indented(&runs, size, Tint::Ink, size * 1.1));
            });
            sheet.space(size * 0.32);
        }
    });
}

/// The hand ranks, small.
fn ranks(sheet: &mut Sheet<'_>, annexes: &Annexes, values: &[(&str, Value)], size: f32) {
    let language = sheet.style().language;
    title(sheet, "ranks", values, size);
    for low in &annexes.lows {
        rank(sheet, &low.name, &low.cards, size);
    }
    for combination in annexes.hands.combinations.iter().filter(|_| annexes.lows.is_empty()) {
        let name = text(language, &format!("annex-hand-{}", combination.name), &[]);
        rank(sheet, &name, &combination.cards, size);
    }
}

fn rank(sheet: &mut Sheet<'_>, name: &str, cards: &[CardOrientation], size: f32) {
    let (x, y, tall) = (sheet.left(), sheet.y(), card(size));
    row(sheet, (x, y), tall, cards);
    let begin = x + row_width(tall, 5) + 8.0;
    let fit = sheet.letters().fit(name, Face::Bold, size + 0.6, size * 0.8, x + sheet.width() - begin);
    sheet.write(begin, y + tall / 2.0 + fit * 0.36, fit, Face::Bold, Tint::Ink, name);
    sheet.space(tall + 4.0);
}
