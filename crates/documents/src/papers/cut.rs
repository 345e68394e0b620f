//! Sheets of pieces to cut out: a grid, crop marks, and the pen that draws
//! a piece.

use tapis_locale::text;

use super::Occasion;
use crate::layout::code::Code;
use crate::layout::draw::{Command, Drawing, Stroke, Tint};
use crate::layout::paper::{Paper, mm};
use crate::layout::shape::Shape;
use crate::layout::tags::Tag;
use crate::layout::{Canvas, Face, LEADING, Letterhead, Line, Run, Type, clean, logo_said, set, undivided};
use crate::{PdfFile, Style, pdf};

/// The smallest font size of a line that is too long.
const LEAST: f32 = 7.0;
/// The smallest font size of a name that would otherwise be shortened.
pub(super) const TINY: f32 = 6.0;
/// The margin around the pieces, in millimetres, for crop marks and the area printers cannot reach.
const MARGIN: f32 = 12.0;

/// Arrangement of pieces on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Grid {
    across: usize,
    down: usize,
    /// The upper left corner of the first.
    corner: (f32, f32),
    /// The width and height of each.
    piece: (f32, f32),
    /// Whether pieces that are missing get no crop marks.
    only_there: bool,
    /// The gap between a piece and its crop mark, and the length of the mark, in millimetres.
    mark: (f32, f32),
}

impl Grid {
    /// Pieces that share the whole sheet.
    pub fn over(paper: Paper, across: usize, down: usize) -> Self {
        let share = |whole: f32, of: usize| (whole - 2.0 * mm(MARGIN)) / times(1.0, of);
        let piece = (share(paper.width(), across), share(paper.height(), down));
        let corner = (mm(MARGIN), mm(MARGIN));
        Grid { across, down, corner, piece, only_there: false, mark: (1.5, 6.0) }
    }

    /// Pieces of a given size, centred on the sheet.
    pub fn amid(paper: Paper, across: usize, down: usize, piece: (f32, f32)) -> Self {
        let (width, height) = (times(piece.0, across), times(piece.1, down));
        let corner = ((paper.width() - width) / 2.0, (paper.height() - height) / 2.0);
        Grid { across, down, corner, piece, only_there: true, mark: (1.0, 4.0) }
    }

    /// The corner after this many columns and rows.
    fn place(&self, columns: usize, rows: usize) -> (f32, f32) {
        (self.corner.0 + times(self.piece.0, columns), self.corner.1 + times(self.piece.1, rows))
    }
}

/// A rectangle on the sheet, in points from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    /// The same rectangle, smaller by this much on each side.
    pub fn inside(self, by: f32) -> Self {
        let Area { x, y, width, height } = self;
        Area { x: x + by, y: y + by, width: width - 2.0 * by, height: height - 2.0 * by }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a grid of a few rows")]
fn times(length: f32, count: usize) -> f32 {
    length * count as f32
}

/// Draws on a sheet of pieces.
pub(super) struct Pen<'a> {
    pub letters: &'a Type,
    pub style: Style,
    canvas: Canvas<'a>,
}

/// Prints pieces to cut out; if there are none, a sheet with a sentence that says so.
pub(super) fn print<T>(
    (occasion, title, nothing): (&Occasion, &str, String),
    pieces: &[T],
    (across, down): (usize, usize),
    style: Style,
    draw: impl FnMut(&mut Pen<'_>, &T, Area),
) -> PdfFile {
    let (letters, language) = (Type::default(), style.language);
    if pieces.is_empty() {
        return super::printed(style, occasion.heading(language, title), |sheet| {
            sheet.paragraph(&[Run::regular(nothing)], crate::layout::size::WALL, Tint::Ink);
        })
        .of_nothing();
    }
    let title = format!("{} – {}", text(language, title, &[]), occasion.tournament);
    let grid = Grid::over(style.paper, across, down);
    let drawing = drawing(&letters, style, pieces, grid, (title, &occasion.club), draw);
    pdf::write(&drawing, style, letters.missing())
}

/// Draws pieces, row by row, on as many sheets as they need.
pub(super) fn drawing<T>(
    letters: &Type,
    style: Style,
    pieces: &[T],
    grid: Grid,
    (title, club): (String, &Letterhead),
    mut draw: impl FnMut(&mut Pen<'_>, &T, Area),
) -> Drawing {
    let mut pen = Pen { letters, style, canvas: Canvas::new(letters) };
    for chunk in pieces.chunks((grid.across * grid.down).max(1)) {
        pen.canvas.page();
        let there = (chunk.len().min(grid.across), chunk.len().div_ceil(grid.across));
        pen.marks(&grid, if grid.only_there { there } else { (grid.across, grid.down) });
        for (index, piece) in chunk.iter().enumerate() {
            let (x, y) = grid.place(index % grid.across, index / grid.across);
            let area = Area { x, y, width: grid.piece.0, height: grid.piece.1 };
            pen.tagged(Tag::Section, |pen| draw(pen, piece, area));
        }
    }
    let Canvas { pages, tree, .. } = pen.canvas;
    Drawing { title, author: club.name.clone(), pages, tree, bookmarks: Vec::new() }
}

impl Pen<'_> {
    /// Draws crop marks around this many pieces, and a small cross where four meet if they share
    /// the sheet.
    fn marks(&mut self, grid: &Grid, (columns, rows): (usize, usize)) {
        let ((left, top), (right, bottom)) = (grid.corner, grid.place(columns, rows));
        let (gap, long, arm) = (mm(grid.mark.0), mm(grid.mark.1), mm(2.0));
        for column in 0..=columns {
            let (x, _) = grid.place(column, 0);
            self.cut((x, top - gap - long), (x, top - gap));
            self.cut((x, bottom + gap), (x, bottom + gap + long));
        }
        for row in 0..=rows {
            let (_, y) = grid.place(0, row);
            self.cut((left - gap - long, y), (left - gap, y));
            self.cut((right + gap, y), (right + gap + long, y));
        }
        for row in (1..rows).filter(|_| !grid.only_there) {
            for column in 1..columns {
                let (x, y) = grid.place(column, row);
                self.cut((x - arm, y), (x + arm, y));
                self.cut((x, y - arm), (x, y + arm));
            }
        }
    }

    fn cut(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.draw(Command::Line { from, to, thickness: 0.4, tint: Tint::Soft });
    }

    /// Adds a drawing command.
    pub fn draw(&mut self, command: Command) {
        self.canvas.draw(command);
    }

    /// Fills an element: what is drawn belongs to it.
    pub fn tagged<T>(&mut self, tag: Tag, fill: impl FnOnce(&mut Self) -> T) -> T {
        self.canvas.open(tag);
        let filled = fill(self);
        self.canvas.close();
        filled
    }

    /// Fills a paragraph, unless what is drawn belongs to one already.
    pub fn worded<T>(&mut self, fill: impl FnOnce(&mut Self) -> T) -> T {
        if self.canvas.needs_paragraph() { self.tagged(Tag::Paragraph, fill) } else { fill(self) }
    }

    /// Draws the club's logo in a frame.
    pub fn logo(&mut self, club: &Letterhead, x: f32, y: f32, (width, height): (f32, f32)) {
        if let Some(picture) = club.logo.clone() {
            let said = logo_said(self.style.language, &club.name);
            self.tagged(Tag::Figure(said), |pen| {
                pen.draw(Command::Picture { x, y, width, height, picture });
            });
        }
    }

    /// Draws a horizontal line of a thickness.
    pub fn rule(&mut self, x: f32, y: f32, width: f32, thickness: f32, tint: Tint) {
        self.draw(Command::Line { from: (x, y), to: (x + width, y), thickness, tint });
    }

    /// A line along which paper is torn or cut inside a piece.
    pub fn dashes(&mut self, from: (f32, f32), to: (f32, f32)) {
        let stroke = Stroke { thickness: 0.5, tint: Tint::Soft, dashes: Some((3.0, 2.5)) };
        self.draw(Command::Shape { shape: Shape::line(&[from, to]), fill: None, stroke: Some(stroke) });
    }

    /// A code in a square; false if there is nothing to encode.
    pub fn code(&mut self, said: &str, x: f32, y: f32, width: f32) -> bool {
        let Some(code) = Code::of(said) else { return false };
        let shape = code.drawn(x, y, width);
        let words = text(self.style.language, "figure-alt-code", &[("said", said.into())]);
        self.tagged(Tag::Figure(words), |pen| {
            pen.draw(Command::Shape { shape, fill: Some(Tint::Ink), stroke: None });
        });
        true
    }

    /// The club's logo in the upper left corner of a box, or its name in bold. Returns its size.
    pub fn club(&mut self, occasion: &Occasion, place: Area, size: f32) -> (f32, f32) {
        if let Some(picture) = &occasion.club.logo {
            let large = picture.within(place.width, place.height);
            self.logo(&occasion.club, place.x, place.y, large);
            return large;
        }
        let run = Run::bold(occasion.club.name.clone());
        self.one_line((place.x, place.y + size, place.width), run, size, Tint::Accent);
        (place.width, LEADING * size)
    }

    /// Whether [`Pen::two_lines`] can set a bold name here without shortening it or dividing a word.
    pub fn holds(&self, name: &str, wide: f32) -> bool {
        let most = self.undivided(name, wide, TINY);
        (TINY..f32::MAX).contains(&most) && self.lines(Run::bold(name), TINY, wide).len() <= 2
    }

    /// A line of text on a baseline.
    pub fn write(&mut self, x: f32, baseline: f32, size: f32, line: &Line, tint: Tint) {
        self.worded(|pen| line.drawn(x, baseline, size, tint).into_iter().for_each(|part| pen.draw(part)));
    }

    /// Lines of one text, the first of them this far down. Returns how far down the next one is.
    pub fn block(&mut self, lines: &[Line], (x, top): (f32, f32), size: f32, tint: Tint) -> f32 {
        let mut below = top;
        self.worded(|pen| {
            for line in lines {
                pen.write(x, below + crate::layout::ASCENT * size, size, line, tint);
                below += LEADING * size;
            }
        });
        below
    }

    /// Lays text out in lines.
    pub fn lines(&self, run: Run, size: f32, wide: f32) -> Vec<Line> {
        set(self.letters, &[run], size, wide, self.style.language)
    }

    /// A bold name in one line or two, smaller if necessary, and only then shortened
    /// to one line. Returns how far down the next line is.
    pub fn two_lines(&mut self, name: &str, (x, top, wide): (f32, f32, f32), size: f32, tint: Tint) -> f32 {
        let ways = [size, size.min(LEAST), size.min(TINY)];
        let ways = ways.map(|size| (size, self.lines(Run::bold(name), size, wide)));
        let baseline = |size: f32| top + crate::layout::ASCENT * size;
        let Some((size, lines)) = ways.into_iter().find(|(_, lines)| lines.len() <= 2) else {
            self.one_line((x, baseline(size), wide), Run::bold(name), size, tint);
            return top + LEADING * size;
        };
        let below = self.block(&lines, (x, top), size, tint);
        below.max(top + LEADING * size)
    }

    /// Words on one line, separated by dots, if they fit; otherwise each on a line of its
    /// own. Returns how far down the next line is.
    pub fn listed(&mut self, (x, top, wide): (f32, f32, f32), said: &[&str], size: f32, tint: Tint) -> f32 {
        let (step, joined) = (LEADING * size, said.join(" · "));
        let one = self.letters.width(&clean(&joined), Face::Regular, size) <= wide;
        let lines = if one { vec![joined.as_str()] } else { said.to_vec() };
        let mut top = top;
        for line in lines {
            self.one_line((x, top + crate::layout::ASCENT * size, wide), Run::regular(line), size, tint);
            top += step;
        }
        top
    }

    /// A text on one line from the left. If it is too long, the font shrinks while it stays
    /// legible, and then the text is shortened.
    pub fn one_line(&mut self, place: (f32, f32, f32), run: Run, size: f32, tint: Tint) {
        let (x, baseline, wide) = place;
        let (size, line) = self.fitted(run, size, wide);
        self.write(x, baseline, size, &line, tint);
    }

    /// The same, aligned right.
    pub fn at_right(&mut self, place: (f32, f32, f32), run: Run, size: f32, tint: Tint) {
        let (x, baseline, wide) = place;
        let (size, line) = self.fitted(run, size, wide);
        self.write(x + wide - line.width, baseline, size, &line, tint);
    }

    fn fitted(&self, run: Run, size: f32, wide: f32) -> (f32, Line) {
        let least = (size * 0.6).max(size.min(LEAST));
        let size = self.letters.fit(&run.text, run.face, size, least, wide);
        let text = self.letters.shortened(&run.text, run.face, size, wide + 0.1);
        let line = self.lines(Run { text, ..run }, size, wide + 0.2).into_iter().next();
        (size, line.unwrap_or_default())
    }

    /// A name in at most two lines, or three if even the smallest font size needs them. Returns its
    /// height.
    pub fn name(&mut self, name: &str, place: (f32, f32, f32), most: f32, least: f32) -> f32 {
        let (x, top, wide) = place;
        let (size, lines) = self.name_lines(name, wide, f32::MAX, (most, least));
        let shown = lines.get(..3).unwrap_or(&lines);
        self.block(shown, (x, top), size, Tint::Ink) - top
    }

    /// The same in whichever of these boxes allows the largest size; in the last one if none fits.
    pub fn name_within(&mut self, name: &str, boxes: &[Area], (most, least): (f32, f32)) {
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let sized = |place: &Area| {
            let (size, lines) = self.name_lines(name, place.width, place.height, (most, least));
            let fits = lines.len() <= 3 && lines.len() as f32 * LEADING * size <= place.height;
            fits.then_some((size, *place))
        };
        let larger = |a: (f32, Area), b: (f32, Area)| if b.0 > a.0 { b } else { a };
        let found = boxes.iter().filter_map(sized).reduce(larger);
        if let Some((size, Area { x, y, width, .. })) = found.or(boxes.last().map(|place| (least, *place))) {
            self.name(name, (x, y, width), size, size);
        }
    }

    fn name_lines(&self, name: &str, wide: f32, room: f32, (most, least): (f32, f32)) -> (f32, Vec<Line>) {
        let mut size = self.letters.fit(name, Face::Bold, most, (most * 0.8).max(least), wide);
        let mut lines = self.lines(Run::bold(name), size, wide);
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let high = |lines: &[Line], size: f32| lines.len() as f32 * LEADING * size > room;
        let most = self.undivided(name, wide, least);
        while (lines.len() > 2 || high(&lines, size) || size > most) && size > least {
            size = (size * 0.9).max(least);
            lines = self.lines(Run::bold(name), size, wide);
        }
        (size, lines)
    }

    /// The largest size at which no word of a bold name is divided; no limit if a word would be
    /// divided even at the smallest.
    fn undivided(&self, name: &str, wide: f32, least: f32) -> f32 {
        undivided(self.letters, &[Run::bold(name)], wide, least)
    }

    /// A small bold name in at most three lines, from the top of its box.
    pub fn small_name(&mut self, name: &str, (x, top, wide): (f32, f32, f32), tint: Tint) {
        let mut size = crate::layout::size::BODY;
        let mut lines = self.lines(Run::bold(name), size, wide);
        let most = self.undivided(name, wide, 5.0);
        while (lines.len() > 3 || size > most) && size > 5.0 {
            size *= 0.9;
            lines = self.lines(Run::bold(name), size, wide);
        }
        let mut baseline = top + crate::layout::ASCENT * size;
        self.worded(|pen| {
            for line in lines.iter().take(3) {
                pen.write(x, baseline, size, line, tint);
                baseline += 1.2 * size;
            }
        });
    }

    /// A number as large as its box allows, on a baseline, below a small word.
    pub fn number(&mut self, word: &str, number: &str, place: (f32, f32, f32), size: f32) {
        let (x, baseline, wide) = place;
        let large = self.letters.fit(number, Face::Bold, size, size * 0.4, wide);
        let line = self.lines(Run::bold(number), large, wide + 0.1).into_iter().next();
        let small = crate::layout::size::SMALL;
        self.worded(|pen| {
            pen.one_line((x, baseline - size * 0.72 - 5.0, wide), Run::regular(word), small, Tint::Soft);
            if let Some(line) = line {
                pen.write(x, baseline, large, &line, Tint::Ink);
            }
        });
    }
}
