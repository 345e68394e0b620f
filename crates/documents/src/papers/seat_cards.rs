//! Cards to cut, eight a page: one for each player, with his table and seat.

use tapis_locale::{Language, date, text};

use super::{Name, Occasion};
use crate::layout::draw::{Bookmark, Command, Drawing, Page, Tint};
use crate::layout::paper::{Paper, mm};
use crate::layout::{ASCENT, Face, LEADING, Line, Run, Type, set, size};
use crate::{Printed, Style, pdf};

/// A player with a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Who.
    pub name: Name,
    /// The table.
    pub table: u16,
    /// The seat.
    pub seat: u8,
}

/// All cards of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCards {
    /// Of which tournament.
    pub occasion: Occasion,
    /// In the order in which they are printed.
    pub cards: Vec<Card>,
}

const ACROSS: usize = 2;
const DOWN: usize = 4;
/// White around the cards, for the cut marks and what printers cannot reach.
const MARGIN: f32 = 12.0;
/// White inside a card.
const INSIDE: f32 = 7.0;

struct Cutter<'a> {
    letters: &'a Type,
    style: Style,
    page: Page,
}

#[expect(clippy::cast_precision_loss, reason = "a grid of two by four")]
fn part(whole: f32, of: usize, at: usize) -> f32 {
    whole / of as f32 * at as f32
}

/// Prints the cards.
pub fn print(cards: &SeatCards, style: Style) -> Printed {
    let letters = Type::default();
    let (paper, language) = (style.paper, style.language);
    let (wide, high) = (paper.width() - 2.0 * mm(MARGIN), paper.height() - 2.0 * mm(MARGIN));
    let (width, height) = (part(wide, ACROSS, 1), part(high, DOWN, 1));
    let mut pages = Vec::new();
    let empty: &[Card] = &[];
    let chunks = cards.cards.chunks(ACROSS * DOWN);
    for chunk in chunks.chain(cards.cards.is_empty().then_some(empty)) {
        let mut cutter = Cutter { letters: &letters, style, page: Page::default() };
        cutter.marks(paper, wide, high);
        for (index, card) in chunk.iter().enumerate() {
            let x = mm(MARGIN) + part(wide, ACROSS, index % ACROSS);
            let y = mm(MARGIN) + part(high, DOWN, index / ACROSS);
            cutter.card(&cards.occasion, card, (x, y, width, height));
        }
        pages.push(cutter.page);
    }
    let what = text(language, "doc-seat_cards", &[]);
    let title = format!("{what} – {}", cards.occasion.tournament);
    let bookmarks: Vec<Bookmark> = Vec::new();
    let drawing = Drawing { title, author: cards.occasion.club.name.clone(), pages, bookmarks };
    pdf::write(&drawing, style, letters.missing())
}

impl Cutter<'_> {
    /// Marks where to cut: at the edges of the sheet, and a small cross where cards meet.
    fn marks(&mut self, paper: Paper, wide: f32, high: f32) {
        let (left, top) = (mm(MARGIN), mm(MARGIN));
        let (arm, gap, end) = (mm(2.0), mm(1.5), mm(4.5));
        for column in 0..=ACROSS {
            let x = left + part(wide, ACROSS, column);
            self.line((x, end), (x, top - gap));
            self.line((x, paper.height() - top + gap), (x, paper.height() - end));
        }
        for row in 0..=DOWN {
            let y = top + part(high, DOWN, row);
            self.line((end, y), (left - gap, y));
            self.line((paper.width() - left + gap, y), (paper.width() - end, y));
        }
        for row in 1..DOWN {
            for column in 1..ACROSS {
                let (x, y) = (left + part(wide, ACROSS, column), top + part(high, DOWN, row));
                self.line((x - arm, y), (x + arm, y));
                self.line((x, y - arm), (x, y + arm));
            }
        }
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.page.commands.push(Command::Line { from, to, thickness: 0.4, tint: Tint::Soft });
    }

    fn write(&mut self, x: f32, baseline: f32, size: f32, line: &Line, tint: Tint) {
        let mut x = x;
        for (face, glyphs) in &line.parts {
            let wide = glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0;
            let glyphs = glyphs.clone();
            self.page.commands.push(Command::Text { x, y: baseline, size, face: *face, tint, glyphs });
            x += wide;
        }
    }

    fn lines(&self, run: Run, size: f32, wide: f32) -> Vec<Line> {
        set(self.letters, &[run], size, wide, self.style.language)
    }

    /// The first line of a text, made smaller where it is too long.
    fn one_line(&mut self, place: (f32, f32, f32), run: Run, size: f32, tint: Tint) {
        let (x, baseline, wide) = place;
        let size = self.letters.fit(&run.text, run.face, size, size * 0.6, wide);
        if let Some(line) = self.lines(run, size, wide).first() {
            self.write(x, baseline, size, line, tint);
        }
    }

    fn card(&mut self, occasion: &Occasion, card: &Card, (x, y, width, height): (f32, f32, f32, f32)) {
        let language: Language = self.style.language;
        let (left, wide) = (x + mm(INSIDE), width - 2.0 * mm(INSIDE));
        let mut top = y + mm(INSIDE) - 2.0;
        let club = Run::bold(occasion.club.name.clone());
        self.one_line((left, top + ASCENT * size::SMALL, wide), club, size::SMALL, Tint::Accent);
        top += LEADING * size::SMALL;
        let what = Run::regular(format!("{} · {}", occasion.tournament, date(language, occasion.day)));
        self.one_line((left, top + ASCENT * size::SMALL, wide), what, size::SMALL, Tint::Soft);
        top += LEADING * size::SMALL + size::SMALL;

        let name = card.name.called();
        let large = self.letters.fit(&name, Face::Bold, size::LARGE, size::HEAD, wide);
        let mut lines = self.lines(Run::bold(name.clone()), large, wide);
        let mut large = large;
        if lines.len() > 2 {
            large = size::WALL;
            lines = self.lines(Run::bold(name), large, wide);
        }
        for line in lines.iter().take(2) {
            self.write(left, top + ASCENT * large, large, line, Tint::Ink);
            top += LEADING * large;
        }

        let foot = y + height - mm(INSIDE);
        let half = wide / 2.0;
        let places =
            [("doc-table", i64::from(card.table), left), ("doc-seat", i64::from(card.seat), left + half)];
        for (label, number, x) in places {
            let digits = Run::bold(number.to_string());
            let baseline = foot - 3.0;
            for line in self.lines(digits, size::DISPLAY, half) {
                self.write(x, baseline, size::DISPLAY, &line, Tint::Ink);
            }
            let above = baseline - size::DISPLAY * 0.72 - 5.0;
            for line in self.lines(Run::regular(text(language, label, &[])), size::SMALL, half) {
                self.write(x, above, size::SMALL, &line, Tint::Soft);
            }
        }
        let rule = foot - 3.0 - size::DISPLAY * 0.72 - 5.0 - size::SMALL * 1.4;
        let (from, to) = ((left, rule), (left + wide, rule));
        self.page.commands.push(Command::Line { from, to, thickness: 0.8, tint: Tint::Accent });
    }
}
