//! A table seen from above: seats around an oval, clockwise, the button and the blinds.

use tapis_locale::{Language, text};

use super::{Pen, centred, filled, outlined};
use crate::layout::Sheet;
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Point, Shape, around, towards};

/// Occupant of a seat in the diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatOccupant {
    Player,
    Nobody,
    /// A player who is out after this hand.
    Leaves,
    /// A player who has just sat down.
    Newcomer,
    /// A newcomer who waits a hand.
    Waits,
}

/// A table in a hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Positions {
    /// Occupants of the seats, from seat 1.
    pub seats: Vec<SeatOccupant>,
    /// The button's seat, which may be empty.
    pub button: Option<u8>,
    /// Seat of the small blind; `None` if nobody.
    pub small_blind: Option<u8>,
    /// Seat of the big blind.
    pub big_blind: Option<u8>,
    /// Seats that make up a small blind besides.
    pub also_small: Vec<u8>,
    /// Seats that make up a big blind besides.
    pub also_big: Vec<u8>,
}

/// The labels of the marks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Signs {
    pub button: String,
    /// On the small blind.
    pub small_blind: String,
    /// On the big blind.
    pub big_blind: String,
}

/// The point on an oval's edge, or this far inside it, for one of the given number of seats. Seat 1
/// is to the left of a dealer in the middle of the near side.
fn seat_place(middle: Point, axes: (f32, f32), seat: usize, of: usize) -> Point {
    #[expect(clippy::cast_precision_loss, reason = "a table has ten seats")]
    let turn = 0.5 + (seat as f32 - 0.5) / of.max(1) as f32;
    around(middle, axes, turn)
}

/// Draws a table in a box.
pub fn oval(
    sheet: &mut Sheet<'_>,
    (x, y): Point,
    (width, height): (f32, f32),
    at: &Positions,
    signs: &Signs,
) {
    let middle = (x + width / 2.0, y + height / 2.0);
    let seat = (height * 0.1).clamp(5.0, 11.0);
    // Room for a cross outside a seat.
    let margin = seat * 1.8 + 1.0;
    let (across, down) = (width / 2.0 - margin, height / 2.0 - margin);
    let felt = Shape::ellipse(middle, across, down);
    let edge = Some(Stroke::solid(1.0, Tint::Rule));
    sheet.draw(Command::Shape { shape: felt, fill: Some(Tint::Shade), stroke: edge });
    let all = at.seats.len();
    for (no, sitting) in (1..).zip(&at.seats) {
        let place = seat_place(middle, (across, down), no, all);
        chair(sheet, place, seat, *sitting, &no.to_string());
        if *sitting == SeatOccupant::Leaves {
            cross(sheet, towards(place, middle, seat * -1.45), seat * 0.35);
        }
    }
    let mut marked: Vec<u8> = Vec::new();
    let small = at.small_blind.iter().chain(&at.also_small).map(|no| (*no, &signs.small_blind, false));
    let big = at.big_blind.iter().chain(&at.also_big).map(|no| (*no, &signs.big_blind, false));
    let button = at.button.iter().map(|no| (*no, &signs.button, true));
    for (no, sign, dark) in button.chain(small).chain(big) {
        let place = seat_place(middle, (across, down), usize::from(no), all);
        // Button and small blind on one seat are drawn one behind the other.
        let far = if marked.contains(&no) { 4.1 } else { 2.1 };
        marked.push(no);
        mark(sheet, towards(place, middle, seat * far), seat * 0.95, sign, dark);
    }
}

fn chair(sheet: &mut Sheet<'_>, place: Point, radius: f32, sitting: SeatOccupant, no: &str) {
    let circle = Shape::circle(place, radius);
    let dashed = Stroke { thickness: 0.7, tint: Tint::Soft, dashes: Some((2.0, 1.6)) };
    let (fill, stroke, tint) = match sitting {
        SeatOccupant::Player | SeatOccupant::Leaves => {
            (Tint::Paper, Stroke::solid(0.9, Tint::Ink), Tint::Ink)
        }
        SeatOccupant::Nobody => (Tint::Paper, dashed, Tint::Soft),
        SeatOccupant::Newcomer => (Tint::Accent, Stroke::solid(0.9, Tint::Accent), Tint::Paper),
        SeatOccupant::Waits => (Tint::Rule, Stroke::solid(0.9, Tint::Ink), Tint::Ink),
    };
    sheet.draw(Command::Shape { shape: circle, fill: Some(fill), stroke: Some(stroke) });
    centred(sheet, place, Pen::bold(radius * 1.05).in_tint(tint), no);
}

/// Stands beside the number of a seat, so that the number stays readable.
fn cross(sheet: &mut Sheet<'_>, place: Point, far: f32) {
    for (dx, dy) in [(far, far), (far, -far)] {
        let ends = [(place.0 - dx, place.1 - dy), (place.0 + dx, place.1 + dy)];
        outlined(sheet, Shape::line(&ends), Stroke::solid(1.3, Tint::Ink));
    }
}

/// The button is a dark disc, a blind a light one.
fn mark(sheet: &mut Sheet<'_>, place: Point, radius: f32, sign: &str, dark: bool) {
    let pen = Pen::bold(radius * 1.1);
    if dark {
        filled(sheet, Shape::circle(place, radius), Tint::Ink);
        let size = sheet.letters().fit(sign, pen.face, radius * 1.25, radius * 0.6, radius * 1.5);
        centred(sheet, place, Pen { size, tint: Tint::Paper, ..pen }, sign);
        return;
    }
    let stroke = Some(Stroke::solid(0.8, Tint::Accent));
    sheet.draw(Command::Shape { shape: Shape::circle(place, radius), fill: Some(Tint::Paper), stroke });
    let size = sheet.letters().fit(sign, pen.face, radius * 1.1, radius * 0.5, radius * 1.5);
    centred(sheet, place, Pen { size, tint: Tint::Accent, ..pen }, sign);
}

/// Describes the occupants of a table, its button and its blinds.
pub(super) fn table_said(language: Language, at: &Positions) -> String {
    let all = i64::try_from(at.seats.len()).unwrap_or(0);
    let mut said = vec![text(language, "figure-alt-table", &[("seats", all.into())])];
    let mut seats = |key: &str, seats: Vec<u8>| {
        if !seats.is_empty() {
            let listed: Vec<String> = seats.iter().map(ToString::to_string).collect();
            said.push(text(language, key, &[("seats", listed.join(", ").into())]));
        }
    };
    seats("figure-alt-button", at.button.into_iter().collect());
    seats("figure-alt-small_blind", at.small_blind.into_iter().chain(at.also_small.clone()).collect());
    seats("figure-alt-big_blind", at.big_blind.into_iter().chain(at.also_big.clone()).collect());
    for (key, kind) in [
        ("figure-alt-leaves", SeatOccupant::Leaves),
        ("figure-alt-nobody", SeatOccupant::Nobody),
        ("figure-alt-newcomer", SeatOccupant::Newcomer),
        ("figure-alt-waits", SeatOccupant::Waits),
    ] {
        let there = (1..).zip(&at.seats).filter(|(_, sitting)| **sitting == kind);
        seats(key, there.map(|(seat, _)| seat).collect());
    }
    said.join(" ")
}
