//! Slips to cut out for players who move: where from, and in huge digits where to.

use tapis_locale::{text, time_of_day};

use super::Name;
use super::cut::{self, Area, Pen};
use super::moves::{Move, Moves, Together};
use crate::layout::draw::{Command, Tint};
use crate::layout::paper::mm;
use crate::layout::shape::Shape;
use crate::layout::{ASCENT, Face, Run, size};
use crate::{PdfFile, Style};

/// Digits read at arm's length in a hurry.
const HUGE: f32 = 62.0;

/// Prints a slip for each move, or for one player's.
pub fn print(moves: &Moves, only: Option<&Name>, style: Style) -> PdfFile {
    let slips: Vec<(&Together, &Move)> =
        moves.together.iter().flat_map(|made| made.moves.iter().map(move |step| (made, step))).collect();
    let nothing = match only {
        Some(name) => text(style.language, "seats-has_not_moved", &[("name", name.called().into())]),
        None => text(style.language, "doc-no_moves", &[]),
    };
    let what = (&moves.occasion, "doc-move_slips", nothing);
    cut::print(what, &slips, (2, 4), style, |pen, (made, step), area| one(pen, moves, made, step, area))
}

fn one(pen: &mut Pen<'_>, moves: &Moves, made: &Together, step: &Move, area: Area) {
    let language = pen.style.language;
    let word = |key| text(language, key, &[]);
    let Area { x, y, width, height } = area.inside(mm(6.5));
    let small = size::SMALL;
    let time = time_of_day(language, made.at.minute);
    let clock = pen.letters.width(&time, Face::Bold, size::BODY);
    pen.at_right((x, y + ASCENT * small, width), Run::bold(time), size::BODY, Tint::Ink);
    let beside = width - clock - small;
    let below = pen.two_lines(&moves.occasion.club.name, (x, y, beside), small, Tint::Accent);
    let rule = [("rule", made.rule.clone().into())];
    let why = format!("{} ({})", word(made.cause.key()), text(language, "seats-rule", &rule));
    let table = moves.occasion.named_table(language, step.to.table);
    let said = [Some(moves.occasion.tournament.as_str()), Some(&*why), table.as_deref()];
    let said: Vec<&str> = said.into_iter().flatten().collect();
    let top = pen.listed((x, below, width), &said, small, Tint::Soft) + 6.0;
    pen.name(&step.name.called(), (x, top, width), size::LARGE, size::BODY);

    let baseline = y + height - 2.0;
    let place = [("table", step.from.table.to_string().into()), ("seat", step.from.seat.to_string().into())];
    let from = (x, baseline - HUGE * 0.72 - 5.0 - small * 1.9, width);
    let left = text(language, "seats-leaves", &place);
    pen.one_line(from, Run::regular(left), size::BODY, Tint::Soft);
    pen.rule(x, from.1 + 4.0, width, 0.8, Tint::Accent);
    // An arrow, then the table and the seat.
    let arrow = mm(9.0);
    let middle = baseline - HUGE * 0.36;
    let (head, half) = (7.0, 6.0);
    let tip = x + arrow;
    pen.rule(x, middle, arrow - head, 2.4, Tint::Accent);
    let point = Shape::polygon(&[(tip - head, middle - half), (tip, middle), (tip - head, middle + half)]);
    pen.draw(Command::Shape { shape: point, fill: Some(Tint::Accent), stroke: None });
    let begin = tip + mm(4.0);
    let room = x + width - begin;
    let (table, seat) = (room * 0.56, room * 0.44);
    pen.number(&word("doc-table"), &step.to.table.to_string(), (begin, baseline, table - 8.0), HUGE);
    pen.number(&word("doc-seat"), &step.to.seat.to_string(), (begin + table, baseline, seat), HUGE);
}
