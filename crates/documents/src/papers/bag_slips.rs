//! Slips for the bags in which survivors of a flight leave their chips overnight: who, from which seat, how many chips,
//! and room for the signatures of the player and of whoever counted with him.

use tapis_locale::{date, number, text};

use super::cut::{self, Area, Pen};
use super::{Name, Occasion};
use crate::layout::draw::Tint;
use crate::layout::paper::mm;
use crate::layout::{ASCENT, LEADING, Run, size};
use crate::{PdfFile, Style};

/// Bag slip of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    pub name: Name,
    /// The number of the entry.
    pub entry: u32,
    /// Table and seat at the end, where the player has one.
    pub seat: Option<(u16, u8)>,
    /// The stack as it was counted; `None` if the player writes it down.
    pub chips: Option<i64>,
}

/// The slips of a flight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagSlips {
    pub occasion: Occasion,
    /// Whether it is a flight; nobody else's chips are bagged.
    pub flight: bool,
    /// In the order of the tables.
    pub slips: Vec<Slip>,
}

/// Prints the slips, eight a page.
pub fn print(slips: &BagSlips, style: Style) -> PdfFile {
    let nothing = if slips.flight { "bag-nobody" } else { "bag-no_flight" };
    let what = (&slips.occasion, "doc-bag_slips", text(style.language, nothing, &[]));
    cut::print(what, &slips.slips, (2, 4), style, |pen, slip, area| one(pen, slips, slip, area))
}

fn one(pen: &mut Pen<'_>, slips: &BagSlips, slip: &Slip, area: Area) {
    let language = pen.style.language;
    let word = |key| text(language, key, &[]);
    let area = area.inside(mm(6.5));
    let Area { x, y, width, height } = area;
    let small = size::SMALL;

    let occasion = &slips.occasion;
    let entry = text(language, "seats-entry_no", &[("entry", i64::from(slip.entry).into())]);
    let at = slip.seat.map(|(table, seat)| {
        let values = [("table", i64::from(table).into()), ("seat", i64::from(seat).into())];
        text(language, "bag-seat", &values)
    });
    let top = pen.two_lines(&occasion.club.name, (x, y, width), small, Tint::Accent);
    let when = date(language, occasion.day);
    let top = pen.listed((x, top, width), &[&occasion.tournament, &when], small, Tint::Soft);
    let said: Vec<&str> = [Some(entry.as_str()), at.as_deref()].into_iter().flatten().collect();
    let top = pen.listed((x, top, width), &said, small, Tint::Soft) + 4.0;
    let name = pen.name(&slip.name.called(), (x, top, width), size::LARGE, size::SMALL);

    // Two lines to sign on at the foot, the number of chips between them and the name.
    let foot = y + height;
    let half = (width - mm(6.0)) / 2.0;
    for (index, key) in ["bag-player", "bag-counted_with"].into_iter().enumerate() {
        let left = if index == 0 { x } else { x + half + mm(6.0) };
        pen.rule(left, foot - LEADING * small, half, 0.5, Tint::Soft);
        pen.one_line(
            (left, foot - LEADING * small + ASCENT * small + 1.0, half),
            Run::regular(word(key)),
            small,
            Tint::Soft,
        );
    }
    let middle = top + name + 3.0;
    let chips = Run::regular(word("bag-chips"));
    pen.one_line((x, middle + ASCENT * small, width), chips, small, Tint::Soft);
    let baseline = middle + LEADING * small + ASCENT * size::LARGE;
    match slip.chips {
        Some(chips) => {
            let chips = Run::bold(number(language, chips));
            pen.one_line((x, baseline, width), chips, size::LARGE, Tint::Ink);
        }
        None => pen.rule(x, baseline, width, 0.8, Tint::Ink),
    }
}
