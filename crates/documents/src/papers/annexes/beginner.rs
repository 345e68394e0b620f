//! One page for somebody who comes for the first time.

use tapis_locale::{Value, text};

use super::Annexes;
use crate::diagrams::card::{Lying, row, row_width};
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

/// Fills a page: hand ranks, the evening, a hand, the possible actions, etiquette.
pub(super) fn draw(sheet: &mut Sheet<'_>, annexes: &Annexes, values: &[(&str, Value)]) {
    let word = |key: &str| text(sheet.style().language, key, values);
    let intro = [Run::regular(word("beginner-words"))];
    sheet.paragraph(&intro, size::BODY, Tint::Soft);
    sheet.space(size::BODY * 0.8);
    let room = sheet.room();
    sheet.columns(2);
    let fits = |size: &&f32| {
        let (left, right) = heights(sheet, annexes, values, **size);
        left <= room && right <= room
    };
    let size = SIZES.iter().find(fits).copied().unwrap_or(8.0);
    ranks(sheet, annexes, values, size);
    part(sheet, "actions", ACTIONS, values, size);
    part(sheet, "manners", MANNERS, values, size);
    sheet.next_column();
    part(sheet, "evening", EVENING, values, size);
    part(sheet, "hand", HAND, values, size);
    if !annexes.table.seats.is_empty() {
        let hand = TableHand { at: annexes.table.clone(), ..TableHand::default() };
        tables(sheet, &[hand], 0.0);
    }
    sheet.columns(1);
}

const CARD: f32 = 16.0;

fn heights(sheet: &Sheet<'_>, annexes: &Annexes, values: &[(&str, Value)], size: f32) -> (f32, f32) {
    let part = |name: &str, count: u32| {
        let lines = (1..=count).map(|line| {
            let runs = line_of(sheet, name, line, values);
            sheet.tall(&runs, size, sheet.width() - size * 1.1) + size * 0.32
        });
        lines.sum::<f32>() + head(size)
    };
    let shown = if annexes.lows.is_empty() { annexes.hands.combinations.len() } else { annexes.lows.len() };
    #[expect(clippy::cast_precision_loss, reason = "ten combinations")]
    let ranks = head(size) + shown as f32 * (CARD + 4.0);
    let drawn = !annexes.table.seats.is_empty();
    let oval = if drawn { crate::diagrams::tables::height(sheet, &[TableHand::default()], 0.0) } else { 0.0 };
    let left = ranks + part("actions", ACTIONS) + part("manners", MANNERS);
    let right = part("evening", EVENING) + part("hand", HAND) + oval;
    (left, right)
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

fn part(sheet: &mut Sheet<'_>, name: &str, count: u32, values: &[(&str, Value)], size: f32) {
    title(sheet, name, values, size);
    sheet.tagged(Tag::List, |sheet| {
        for line in 1..=count {
            let runs = line_of(sheet, name, line, values);
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

fn rank(sheet: &mut Sheet<'_>, name: &str, cards: &[Lying], size: f32) {
    let (x, y) = (sheet.left(), sheet.y());
    row(sheet, (x, y), CARD, cards);
    let begin = x + row_width(CARD, 5) + 8.0;
    let fit = sheet.letters().fit(name, Face::Bold, size + 0.6, size * 0.8, x + sheet.width() - begin);
    sheet.write(begin, y + CARD / 2.0 + fit * 0.36, fit, Face::Bold, Tint::Ink, name);
    sheet.space(CARD + 4.0);
}
