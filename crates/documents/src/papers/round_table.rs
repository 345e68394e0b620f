//! A table seen from above: its seats around an oval, the dealer at its head, and at each seat
//! the player's name, or a line to write one on.

use tapis_locale::{Language, text};

use super::Name;
use crate::diagrams::{Pen, centred};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::paper::mm;
use crate::layout::shape::{Point, Shape, around, towards};
use crate::layout::{ASCENT, Face, LEADING, Line, Run, Sheet, cleaned, set, size, undivided};

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chair {
    pub seat: u8,
    /// The player; `None` if it is free.
    pub name: Option<Name>,
}

/// Table as it is drawn.
pub(super) struct TablePicture<'a> {
    /// The text in its middle.
    pub title: &'a str,
    /// The label of the dealer's place; empty means the players deal.
    pub dealer: &'a str,
    /// The label of the button.
    pub button: &'a str,
    /// The seat with the button, if known.
    pub button_at: Option<u8>,
    /// The caption below each name, before a line to write on; may be empty.
    pub below: &'a str,
    /// The font size of names.
    pub size: f32,
    /// The height available, including what is around the table.
    pub height: f32,
}

/// The radius of a seat, in points.
const SEAT: f32 = 15.0;
/// The gap between a seat and its name.
const GAP: f32 = 8.0;

/// The text beside a seat.
struct Label {
    lines: Vec<Line>,
    size: f32,
    below: Option<(Line, f32)>,
}

/// Draws a table across the sheet.
pub(super) fn draw(sheet: &mut Sheet<'_>, chairs: &[Chair], how: &TablePicture<'_>) {
    let language = sheet.style().language;
    sheet.pictured(|| said(chairs, how, language), |sheet| table(sheet, chairs, how));
}

/// The table in words: its seats in order, with who sits there.
fn said(chairs: &[Chair], how: &TablePicture<'_>, language: Language) -> String {
    let seat = |chair: &Chair| {
        let seat = text(language, "figure-seat", &[("seat", i64::from(chair.seat).into())]);
        let name = chair.name.as_ref().map_or_else(|| text(language, "doc-free", &[]), Name::called);
        text(language, "figure-alt-chair", &[("seat", seat.into()), ("name", name.into())])
    };
    let mut said = vec![how.title.to_owned()];
    said.extend(
        how.button_at.map(|seat| text(language, "figure-alt-button", &[("seats", seat.to_string().into())])),
    );
    said.extend(chairs.iter().map(seat));
    said.join(" ")
}

fn table(sheet: &mut Sheet<'_>, chairs: &[Chair], how: &TablePicture<'_>) {
    let (left, width) = (sheet.left(), sheet.width());
    let tall_below = SEAT + 3.0 * LEADING * how.size + LEADING * size::BODY;
    let down = ((how.height - tall_below - SEAT) / 2.0).min(mm(72.0)).max(mm(30.0));
    let across = mm(36.0).min(down * 0.75);
    let middle = (left + width / 2.0, sheet.y() + SEAT + down);
    felt(sheet, middle, across, down, how);
    #[expect(clippy::cast_precision_loss, reason = "a table has at most ten seats")]
    let turn = 1.0 / (chairs.len() + 1) as f32;
    let mut at = 0.0;
    for chair in chairs {
        at += turn;
        let place = around(middle, (across, down), at);
        seat(sheet, place, chair);
        if how.button_at == Some(chair.seat) {
            // The text on the felt.
            disc(sheet, towards(place, middle, SEAT + 13.0), how.button);
        }
        beside(sheet, place, (place.0 - middle.0) / across, chair, how);
    }
    sheet.space(2.0 * down + SEAT + tall_below);
}

fn felt(sheet: &mut Sheet<'_>, middle: Point, across: f32, down: f32, how: &TablePicture<'_>) {
    let rail = Some(Stroke::solid(2.4, Tint::Accent));
    let shape = Shape::ellipse(middle, across, down);
    sheet.draw(Command::Shape { shape, fill: Some(Tint::Shade), stroke: rail });
    let inner = Some(Stroke::solid(0.5, Tint::Accent));
    let shape = Shape::ellipse(middle, across - 6.0, down - 6.0);
    sheet.draw(Command::Shape { shape, fill: None, stroke: inner });
    let wide = 2.0 * across - 2.0 * SEAT - 20.0;
    let large = sheet.letters().fit(how.title, Face::Bold, size::TITLE * 1.25, size::BODY, wide);
    centred(sheet, middle, Pen::bold(large), how.title);
    if !how.dealer.is_empty() {
        dealer(sheet, (middle.0, middle.1 - down), how.dealer);
    }
}

/// The dealer's place at the head of the table.
fn dealer(sheet: &mut Sheet<'_>, head: Point, label: &str) {
    let small = size::SMALL;
    let wide = sheet.letters().width(label, Face::Bold, small) + 14.0;
    let (x, y) = (head.0 - wide / 2.0, head.1 - 8.0);
    let shape = Shape::rectangle(x, y, wide, 16.0, 4.0);
    let stroke = Some(Stroke::solid(0.8, Tint::Accent));
    sheet.draw(Command::Shape { shape, fill: Some(Tint::Paper), stroke });
    centred(sheet, (head.0, y + 8.0), Pen::bold(small).in_tint(Tint::Accent), label);
}

fn seat(sheet: &mut Sheet<'_>, place: Point, chair: &Chair) {
    let (fill, ink) = match chair.name {
        Some(_) => (Tint::Accent, Tint::Paper),
        None => (Tint::Paper, Tint::Ink),
    };
    let stroke = Some(Stroke::solid(1.2, Tint::Accent));
    sheet.draw(Command::Shape { shape: Shape::circle(place, SEAT), fill: Some(fill), stroke });
    centred(sheet, place, Pen::bold(size::HEAD).in_tint(ink), &chair.seat.to_string());
}

/// Draws the dealer's button with its letter.
fn disc(sheet: &mut Sheet<'_>, place: Point, said: &str) {
    let stroke = Some(Stroke::solid(1.2, Tint::Ink));
    sheet.draw(Command::Shape { shape: Shape::circle(place, 9.0), fill: Some(Tint::Paper), stroke });
    centred(sheet, place, Pen::bold(size::WALL), said);
}

/// The name beside the seat: to the right of those on the right, to the left of those on the left, below
/// the one at the foot.
fn beside(sheet: &mut Sheet<'_>, (x, y): Point, side: f32, chair: &Chair, how: &TablePicture<'_>) {
    let (left, right) = (sheet.left(), sheet.left() + sheet.width());
    let foot = side.abs() < 0.15;
    let (begin, wide) = if foot {
        let wide = mm(70.0).min(right - left);
        (x - wide / 2.0, wide)
    } else if side > 0.0 {
        (x + SEAT + GAP, right - x - SEAT - GAP)
    } else {
        (left, x - SEAT - GAP - left)
    };
    let shift = |line: f32| match () {
        () if foot => (wide - line) / 2.0,
        () if side > 0.0 => 0.0,
        () => wide - line,
    };
    let Some(name) = &chair.name else {
        let line = wide.min(mm(46.0));
        let (from, base) = (begin + shift(line), if foot { y + SEAT + 2.0 * size::WALL } else { y + 5.0 });
        let to = (from + line, base);
        sheet.draw(Command::Line { from: (from, base), to, thickness: 0.6, tint: Tint::Soft });
        return;
    };
    let label = labelled(sheet, name, wide, how);
    #[expect(clippy::cast_precision_loss, reason = "three lines")]
    let tall = label.lines.len() as f32 * LEADING * label.size
        + if label.below.is_some() { LEADING * size::BODY } else { 0.0 };
    // Near the foot names grow downwards if there is room, and not into those above.
    let low = y > sheet.y() + tall && side.abs() < 0.4;
    let mut top = match () {
        () if foot => y + SEAT + 3.0,
        () if low => y - LEADING * label.size * 0.6,
        () => y - tall / 2.0,
    };
    for line in &label.lines {
        for command in line.drawn(begin + shift(line.width), top + ASCENT * label.size, label.size, Tint::Ink)
        {
            sheet.draw(command);
        }
        top += LEADING * label.size;
    }
    if let Some((line, rest)) = &label.below {
        let from = begin + shift(line.width + rest);
        let base = top + ASCENT * size::BODY;
        for command in line.drawn(from, base, size::BODY, Tint::Soft) {
            sheet.draw(command);
        }
        let (from, to) = ((from + line.width + 3.0, base + 1.0), (from + line.width + rest, base + 1.0));
        sheet.draw(Command::Line { from, to, thickness: 0.6, tint: Tint::Soft });
    }
}

/// A name in at most three lines, as large as they allow.
fn labelled(sheet: &Sheet<'_>, name: &Name, wide: f32, how: &TablePicture<'_>) -> Label {
    let language = sheet.style().language;
    let runs = cleaned(&[Run::regular(format!("{} ", name.first)), Run::bold(name.last.clone())]);
    let mut size = how.size;
    let whole = |size: f32| set(sheet.letters(), &runs, size, wide, language);
    let mut lines = whole(size);
    // Prefer a smaller size to dividing a word.
    let most = undivided(sheet.letters(), &runs, wide, size::SMALL);
    while (lines.len() > 3 || size > most) && size > size::SMALL {
        size = (size * 0.92).max(size::SMALL);
        lines = whole(size);
    }
    // Prefer a break between names to one inside a name.
    let alone = |run: &Run| set(sheet.letters(), std::slice::from_ref(run), size, wide, language);
    let apart: Vec<Line> = runs.iter().filter(|run| !run.text.is_empty()).flat_map(alone).collect();
    if apart.len() <= lines.len() {
        lines = apart;
    }
    lines.truncate(3);
    let below = (!how.below.is_empty()).then(|| {
        let runs = [Run::regular(how.below)];
        let line = set(sheet.letters(), &runs, size::BODY, wide, language).into_iter().next();
        (line.unwrap_or_default(), mm(26.0).min(wide * 0.6))
    });
    Label { lines, size, below }
}
