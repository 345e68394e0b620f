//! A member's card, of a bank card's size, to cut.

use chrono::NaiveDate;
use tapis_locale::{date, text};

use super::{Letterhead, Name};
use crate::layout::code::Code;
use crate::layout::draw::{Command, Drawing, Page, Stroke, Tint};
use crate::layout::paper::mm;
use crate::layout::shape::Shape;
use crate::layout::{ASCENT, Face, LEADING, Line, Run, Type, set, size};
use crate::{Printed, Style, pdf};

/// Whether one is a member now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Without end.
    Member,
    /// Until the end of this day.
    Until(NaiveDate),
    /// No longer among the club's members.
    Former,
}

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Who.
    pub name: Name,
    /// Nickname; may be empty.
    pub nickname: String,
    /// The club's own number; may be empty. It is what the code says.
    pub number: String,
    /// Whether one is a member.
    pub status: Status,
}

/// Cards to cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberCards {
    /// The club.
    pub club: Letterhead,
    /// In the order in which they are printed.
    pub cards: Vec<Card>,
}

/// A bank card: ISO/IEC 7810 ID-1.
const WIDE: f32 = 85.6;
const HIGH: f32 = 53.98;
const ACROSS: usize = 2;
const DOWN: usize = 5;
/// White inside a card.
const INSIDE: f32 = 5.0;

#[expect(clippy::cast_precision_loss, reason = "a grid of two by five")]
fn times(of: f32, count: usize) -> f32 {
    of * count as f32
}

struct Cutter<'a> {
    letters: &'a Type,
    style: Style,
    page: Page,
}

/// Prints the cards, as many on a page as it holds.
pub fn print(cards: &MemberCards, style: Style) -> Printed {
    let letters = Type::default();
    let paper = style.paper;
    let left = (paper.width() - times(mm(WIDE), ACROSS)) / 2.0;
    // Letter paper is lower: it holds one row less.
    let down = if times(mm(HIGH), DOWN) + mm(10.0) > paper.height() { DOWN - 1 } else { DOWN };
    let top = (paper.height() - times(mm(HIGH), down)) / 2.0;
    let mut pages = Vec::new();
    for chunk in cards.cards.chunks(ACROSS * down) {
        let mut cutter = Cutter { letters: &letters, style, page: Page::default() };
        // One card alone stands at the top left, where scissors reach it.
        let (columns, rows) = (chunk.len().min(ACROSS), chunk.len().div_ceil(ACROSS));
        cutter.marks((left, top), columns, rows);
        for (index, card) in chunk.iter().enumerate() {
            let x = left + times(mm(WIDE), index % ACROSS);
            let y = top + times(mm(HIGH), index / ACROSS);
            cutter.card(&cards.club, card, (x, y));
        }
        pages.push(cutter.page);
    }
    if pages.is_empty() {
        pages.push(Page::default());
    }
    let title = match cards.cards.as_slice() {
        [one] => format!("{} – {}", text(style.language, "doc-member_card", &[]), one.name.called()),
        _ => text(style.language, "doc-member_cards", &[]),
    };
    let drawing = Drawing { title, author: cards.club.name.clone(), pages, bookmarks: Vec::new() };
    pdf::write(&drawing, style, letters.missing())
}

impl Cutter<'_> {
    /// Marks where to cut, outside the cards.
    fn marks(&mut self, (left, top): (f32, f32), columns: usize, rows: usize) {
        let (gap, arm) = (mm(1.0), mm(4.0));
        let (right, bottom) = (left + times(mm(WIDE), columns), top + times(mm(HIGH), rows));
        for column in 0..=columns {
            let x = left + times(mm(WIDE), column);
            self.line((x, top - gap - arm), (x, top - gap));
            self.line((x, bottom + gap), (x, bottom + gap + arm));
        }
        for row in 0..=rows {
            let y = top + times(mm(HIGH), row);
            self.line((left - gap - arm, y), (left - gap, y));
            self.line((right + gap, y), (right + gap + arm, y));
        }
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.page.commands.push(Command::Line { from, to, thickness: 0.4, tint: Tint::Soft });
    }

    fn lines(&self, run: Run, size: f32, wide: f32) -> Vec<Line> {
        set(self.letters, &[run], size, wide, self.style.language)
    }

    fn write(&mut self, x: f32, baseline: f32, size: f32, line: &Line, tint: Tint) {
        let mut x = x;
        for (face, glyphs) in &line.parts {
            let wide = glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0;
            let (face, glyphs) = (*face, glyphs.clone());
            self.page.commands.push(Command::Text { x, y: baseline, size, face, tint, glyphs });
            x += wide;
        }
    }

    fn card(&mut self, club: &Letterhead, card: &Card, (x, y): (f32, f32)) {
        let language = self.style.language;
        let (width, height) = (mm(WIDE), mm(HIGH));
        let edge = Shape::rectangle(x, y, width, height, mm(3.0));
        let stroke = Some(Stroke::solid(0.4, Tint::Rule));
        self.page.commands.push(Command::Shape { shape: edge, fill: None, stroke });
        let (left, mut wide) = (x + mm(INSIDE), width - 2.0 * mm(INSIDE));
        let mut top = y + mm(INSIDE) - 1.5;
        let whole = wide;
        if let Some(logo) = &club.logo {
            let (w, h) = logo.within(mm(22.0), mm(11.0));
            let picture = logo.clone();
            let at = x + width - mm(INSIDE) - w;
            self.page.commands.push(Command::Picture { x: at, y: y + mm(4.0), width: w, height: h, picture });
            wide -= w + mm(2.0);
        }
        let size_of = |text: &str, most: f32| self.letters.fit(text, Face::Bold, most, most * 0.75, wide);
        let small = size_of(&club.name, size::BODY);
        for line in self.lines(Run::bold(club.name.clone()), small, wide).iter().take(2) {
            self.write(left, top + ASCENT * small, small, line, Tint::Accent);
            top += LEADING * small;
        }
        for line in self.lines(Run::regular(text(language, "doc-member_card", &[])), size::SMALL, wide) {
            self.write(left, top + ASCENT * size::SMALL, size::SMALL, &line, Tint::Soft);
            top += LEADING * size::SMALL;
        }
        // The code stands in the lower right corner, the name above and beside it.
        let code = Code::of(&card.number).map(|code| (code, mm(21.0)));
        let foot = y + height - mm(INSIDE);
        if let Some((code, side)) = &code {
            let shape = code.drawn(x + width - mm(3.0) - side, y + height - mm(3.0) - side, *side);
            self.page.commands.push(Command::Shape { shape, fill: Some(Tint::Ink), stroke: None });
        }
        let beside = whole - code.as_ref().map_or(0.0, |(_, side)| side - mm(1.0));
        top = top.max(y + mm(17.5));
        let name = card.name.called();
        let mut large = self.letters.fit(&name, Face::Bold, size::HEAD, size::WALL, beside);
        let mut lines = self.lines(Run::bold(name.clone()), large, beside);
        for (smaller, most) in [(size::WALL, 2), (size::BODY, 2), (size::SMALL, 3)] {
            if lines.len() > most {
                large = smaller;
                lines = self.lines(Run::bold(name.clone()), large, beside);
            }
        }
        for line in lines.iter().take(5) {
            self.write(left, top + ASCENT * large, large, line, Tint::Ink);
            top += LEADING * large;
        }
        if !card.nickname.is_empty() {
            let nickname = format!("« {} »", card.nickname);
            let nickname = if language == tapis_locale::Language::Fr {
                nickname
            } else {
                format!("“{}”", card.nickname)
            };
            if let Some(line) = self.lines(Run::regular(nickname), size::BODY, beside).first() {
                self.write(left, top + ASCENT * size::BODY, size::BODY, line, Tint::Soft);
            }
        }
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
            .flat_map(|(run, size)| {
                self.lines(run, size, beside).into_iter().take(2).map(move |line| (line, size))
            })
            .collect();
        let mut top = foot - set.iter().map(|(_, size)| LEADING * size).sum::<f32>() + 2.0;
        for (line, size) in &set {
            self.write(left, top + ASCENT * size, *size, line, Tint::Ink);
            top += LEADING * size;
        }
    }
}
