//! Text on a sheet: lines, paragraphs and section headings.

use tapis_locale::text;

use super::draw::{Command, Tint};
use super::fonts::clean;
use super::glyphs::{Face, Glyph, width};
use super::lines::kept;
use super::paper::mm;
use super::references::numbers;
use super::runs::{Line, Run};
use super::sheet::{BAR, Sheet};
use super::tags::Tag;
use super::{ASCENT, LEADING};

impl Sheet<'_> {
    /// Draws a line without links: what looks like a rule number in it is not one.
    pub fn unlinked(&mut self, fill: impl FnOnce(&mut Self)) {
        let references = std::mem::take(&mut self.references);
        fill(self);
        self.references = references;
    }

    /// Draws a line at a given position.
    pub fn write(&mut self, x: f32, baseline: f32, size: f32, face: Face, tint: Tint, text: &str) {
        let glyphs = self.letters.glyphs(&clean(text), face);
        self.draw(Command::Text { x, y: baseline, size, face, tint, glyphs });
    }

    /// Draws a line that is already laid out at a given position.
    pub fn put(&mut self, line: &Line, x: f32, baseline: f32, size: f32, tint: Tint) {
        self.line(line, x, baseline, size, tint);
    }

    pub(super) fn line(&mut self, line: &Line, x: f32, baseline: f32, size: f32, tint: Tint) {
        self.worded(|sheet| sheet.parts(line, x, baseline, size, tint));
    }

    fn parts(&mut self, line: &Line, x: f32, baseline: f32, size: f32, tint: Tint) {
        let mut x = x;
        let mut part = |sheet: &mut Self, face: Face, tint: Tint, glyphs: &[Glyph]| {
            let begin = x;
            if !glyphs.is_empty() {
                sheet.draw(Command::Text { x, y: baseline, size, face, tint, glyphs: glyphs.to_vec() });
                x += width(glyphs, size);
            }
            (begin, x - begin)
        };
        for (face, glyphs) in &line.parts {
            let mut from = 0;
            for (number, (page, top)) in numbers(glyphs, &self.references) {
                part(self, *face, tint, glyphs.get(from..number.start).unwrap_or_default());
                from = number.end;
                let glyphs = glyphs.get(number).unwrap_or_default();
                let rule: String = glyphs.iter().map(|glyph| glyph.letter).collect();
                let said = text(self.style.language, "seats-rule", &[("rule", rule.into())]);
                self.tagged(Tag::Link(said), |sheet| {
                    let (x, width) = part(sheet, *face, Tint::Accent, glyphs);
                    let (y, height) = (baseline - ASCENT * size, LEADING * size);
                    sheet.draw(Command::Link { x, y, width, height, page, top });
                });
            }
            part(self, *face, tint, glyphs.get(from..).unwrap_or_default());
        }
    }

    /// Adds text to the column; at least two lines stay together at either end of a page.
    pub fn paragraph(&mut self, runs: &[Run], size: f32, tint: Tint) {
        self.indented(runs, size, tint, 0.0);
    }

    /// Writes runs as a paragraph, indented by so many points.
    pub fn indented(&mut self, runs: &[Run], size: f32, tint: Tint, indent: f32) {
        self.worded(|sheet| sheet.lines(runs, size, tint, indent));
    }

    fn lines(&mut self, runs: &[Run], size: f32, tint: Tint, indent: f32) {
        let lines = kept(self.letters, runs, size, self.width() - indent, self.style.language);
        let tall = LEADING * size;
        for (index, line) in lines.iter().enumerate() {
            let left = lines.len() - index;
            let together = if index == 0 && left < 4 {
                left
            } else if index == 0 || left == 2 {
                2
            } else {
                1
            };
            #[expect(clippy::cast_precision_loss, reason = "a few lines")]
            self.keep(tall * together as f32);
            self.line(line, self.left() + indent, self.y + ASCENT * size, size, tint);
            if self.barred {
                let (x, y) = (self.left() - mm(BAR), self.y);
                self.draw(Command::Area { x, y, width: 2.0, height: tall, tint: Tint::Accent });
            }
            self.y += tall;
        }
    }

    /// Adds text with a hanging indent; it is not divided.
    pub fn hanging(&mut self, runs: &[Run], size: f32, tint: Tint, hang: f32) {
        let lines = kept(self.letters, runs, size, self.width() - hang, self.style.language);
        self.worded(|sheet| {
            for (index, line) in lines.iter().enumerate() {
                let indent = if index > 0 { hang } else { 0.0 };
                sheet.line(line, sheet.left() + indent, sheet.y + ASCENT * size, size, tint);
                sheet.y += LEADING * size;
            }
        });
    }

    /// The height of that text.
    pub fn hanging_tall(&self, runs: &[Run], size: f32, hang: f32) -> f32 {
        self.tall(runs, size, self.width() - hang)
    }

    /// Adds text beside a bold name that hangs in the margin, and records the position under a mark
    /// as a bookmark.
    pub fn hung(&mut self, name: &str, mark: &str, runs: &[Run], size: f32, indent: f32) {
        let tall = self.tall(runs, size, self.width() - indent);
        self.keep(tall.min(3.0 * LEADING * size));
        self.bookmark(mark, 1);
        self.worded(|sheet| {
            sheet.write(sheet.left(), sheet.y + ASCENT * size, size, Face::Bold, Tint::Ink, name);
            sheet.indented(runs, size, Tint::Ink, indent);
        });
    }

    /// The height of runs at a width.
    pub fn tall(&self, runs: &[Run], size: f32, wide: f32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let lines = kept(self.letters, runs, size, wide, self.style.language).len() as f32;
        lines * LEADING * size
    }

    /// A heading of this level, 1 being a title.
    pub fn heading(&mut self, level: u8, runs: &[Run], size: f32, tint: Tint) {
        self.tagged(Tag::Heading(level), |sheet| sheet.paragraph(runs, size, tint));
    }

    /// A section heading that stays together with this much of what follows.
    pub fn section(&mut self, title: &str, size: f32, with: f32) {
        let runs = [Run::bold(title)];
        let tall = self.tall(&runs, size, self.width());
        self.keep(tall + with);
        self.heading(2, &runs, size, Tint::Accent);
    }
}
