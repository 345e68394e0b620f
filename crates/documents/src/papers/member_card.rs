//! Membership cards to cut out, the size of a bank card.

use std::sync::Arc;

use chrono::NaiveDate;
use tapis_locale::{Language, date, text};

use super::cut::{self, Area, Grid, Pen};
use super::{Letterhead, Name, printed};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::paper::mm;
use crate::layout::picture::Picture;
use crate::layout::shape::Shape;
use crate::layout::tags::Tag;
use crate::layout::{ASCENT, Face, Heading, LEADING, Line, Run, Type, size};
use crate::{PdfFile, Style, pdf};

/// Whether somebody is a member now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Without an end date.
    Member,
    /// Until the end of this day.
    Until(NaiveDate),
    /// No longer a member.
    Former,
}

/// Membership card of one member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub name: Name,
    /// Nickname; may be empty.
    pub nickname: String,
    /// The club's own number; may be empty. The code contains it.
    pub number: String,
    pub status: Status,
    /// The photo; `None` if there is no room kept for it.
    pub photo: Option<Arc<Picture>>,
}

/// Cards to cut out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberCards {
    pub club: Letterhead,
    /// Cards in printing order.
    pub cards: Vec<Card>,
}

/// A bank card: ISO/IEC 7810 ID-1, in millimetres.
const WIDE: f32 = 85.6;
const HIGH: f32 = 53.98;
const ACROSS: usize = 2;
/// Width and height of a photo, in millimetres.
const PHOTO: f32 = 19.0;
/// The margin inside a card.
const INSIDE: f32 = 5.0;

/// Prints the cards, as many on a page as fit.
pub fn print(cards: &MemberCards, style: Style) -> PdfFile {
    let letters = Type::default();
    // Letter paper is shorter: it holds one row less.
    let down = if 5.0 * mm(HIGH) + mm(10.0) > style.paper.height() { 4 } else { 5 };
    let grid = Grid::amid(style.paper, ACROSS, down, (mm(WIDE), mm(HIGH)));
    let one = |pen: &mut Pen<'_>, card: &Card, area| draw(pen, &cards.club, card, area);
    if cards.cards.is_empty() {
        let title = text(style.language, "doc-member_cards", &[]);
        let heading = Heading { club: cards.club.clone(), title, ..Heading::default() };
        return printed(style, heading, |sheet| {
            let nobody = text(style.language, "doc-members_total", &[("count", 0.into())]);
            sheet.paragraph(&[Run::regular(nobody)], size::WALL, Tint::Ink);
        });
    }
    let title = match cards.cards.as_slice() {
        [one] => format!("{} – {}", text(style.language, "doc-member_card", &[]), one.name.called()),
        _ => text(style.language, "doc-member_cards", &[]),
    };
    let drawing = cut::drawing(&letters, style, &cards.cards, grid, (title, &cards.club), one);
    pdf::write(&drawing, style, letters.missing())
}

fn draw(pen: &mut Pen<'_>, club: &Letterhead, card: &Card, area: Area) {
    let Area { x, y, width, height } = area;
    let shape = Shape::rectangle(x, y, width, height, mm(3.0));
    pen.draw(Command::Shape { shape, fill: None, stroke: Some(Stroke::solid(0.4, Tint::Rule)) });
    let (left, whole) = (x + mm(INSIDE), width - 2.0 * mm(INSIDE));
    let head = head(pen, club, area);
    // The code is in the lower right corner, the name above and beside it.
    let (side, edge) = (mm(21.0), mm(3.0));
    let coded = pen.code(&card.number, x + width - edge - side, y + height - edge - side, side);
    let beside = whole - if coded { side - mm(1.0) } else { 0.0 };
    let top = head.max(y + mm(17.5));
    let photo = if card.photo.is_some() { mm(PHOTO) } else { 0.0 };
    if let Some(picture) = card.photo.clone() {
        let said = text(pen.style.language, "photo-of", &[("name", card.name.called().into())]);
        pen.tagged(Tag::Figure(said), |pen| {
            pen.draw(Command::Picture { x: left, y: top, width: photo, height: photo, picture });
        });
    }
    let gap = if photo > 0.0 { photo + mm(3.0) } else { 0.0 };
    named(pen, card, (left + gap, top, beside - gap));
    foot(pen, card, (left, y + height - mm(INSIDE), beside));
}

/// The club with its logo, and the title. Returns how far down they go.
fn head(pen: &mut Pen<'_>, club: &Letterhead, Area { x, y, width, .. }: Area) -> f32 {
    let (left, mut wide) = (x + mm(INSIDE), width - 2.0 * mm(INSIDE));
    if let Some(logo) = &club.logo {
        let (w, h) = logo.within(mm(22.0), mm(11.0));
        pen.logo(club, x + width - mm(INSIDE) - w, y + mm(4.0), (w, h));
        wide -= w + mm(2.0);
    }
    // Smaller if that saves a line; a name that needs two lines is as large as possible.
    let least = size::BODY * 0.75;
    let ways = [(size::BODY, 1), (size::BODY * 0.9, 1), (least, 1), (size::BODY, 2), (size::BODY * 0.9, 2)];
    let bold = |size: f32| pen.lines(Run::bold(club.name.clone()), size, wide);
    let small = ways.iter().find(|(size, most)| bold(*size).len() <= *most).map_or(least, |(size, _)| *size);
    let mut lines: Vec<(Line, f32, Tint)> = Vec::new();
    let name = bold(small).into_iter().take(2);
    lines.extend(name.map(|line| (line, small, Tint::Accent)));
    let what = Run::regular(text(pen.style.language, "doc-member_card", &[]));
    let what = pen.lines(what, size::SMALL, wide);
    lines.extend(what.into_iter().map(|line| (line, size::SMALL, Tint::Soft)));
    let mut top = y + mm(INSIDE) - 1.5;
    pen.worded(|pen| {
        for (line, size, tint) in lines {
            pen.write(left, top + ASCENT * size, size, &line, tint);
            top += LEADING * size;
        }
    });
    top
}

/// The name, smaller the longer it is, and the nickname.
fn named(pen: &mut Pen<'_>, card: &Card, (left, mut top, wide): (f32, f32, f32)) {
    let name = card.name.called();
    let mut large = pen.letters.fit(&name, Face::Bold, size::HEAD, size::WALL, wide);
    let mut lines = pen.lines(Run::bold(name.clone()), large, wide);
    for (smaller, most) in [(size::WALL, 2), (size::BODY, 2), (size::SMALL, 3)] {
        if lines.len() > most {
            large = smaller;
            lines = pen.lines(Run::bold(name.clone()), large, wide);
        }
    }
    top = pen.block(lines.get(..5).unwrap_or(&lines), (left, top), large, Tint::Ink);
    if !card.nickname.is_empty() {
        let nickname = match pen.style.language {
            Language::Fr => format!("«\u{a0}{}\u{a0}»", card.nickname),
            Language::En => format!("“{}”", card.nickname),
        };
        pen.one_line((left, top + ASCENT * size::BODY, wide), Run::regular(nickname), size::BODY, Tint::Soft);
    }
}

/// The number and the end of the membership, from the foot of the card upwards.
fn foot(pen: &mut Pen<'_>, card: &Card, (left, foot, wide): (f32, f32, f32)) {
    let language = pen.style.language;
    let status = match card.status {
        Status::Member => text(language, "doc-card_member", &[]),
        Status::Until(day) => text(language, "doc-card_until", &[("date", date(language, day).into())]),
        Status::Former => text(language, "doc-card_former", &[]),
    };
    let mut below = vec![(Run::regular(status), size::SMALL)];
    if !card.number.is_empty() {
        let number = text(language, "doc-card_number", &[("number", card.number.clone().into())]);
        below.insert(0, (Run::bold(number), size::BODY));
    }
    let set: Vec<(Line, f32)> = below
        .into_iter()
        .flat_map(|(run, size)| pen.lines(run, size, wide).into_iter().take(2).map(move |line| (line, size)))
        .collect();
    let mut top = foot - set.iter().map(|(_, size)| LEADING * size).sum::<f32>() + 2.0;
    pen.worded(|pen| {
        for (line, size) in &set {
            pen.write(left, top + ASCENT * size, *size, line, Tint::Ink);
            top += LEADING * size;
        }
    });
}
