//! A document being filled: pages, their columns, headers and footers.

use std::collections::BTreeMap;
use std::sync::Arc;

use tapis_locale::{Language, text};

use super::breaks::Rooms;
use super::canvas::Canvas;
use super::draw::{Bookmark, Command, Drawing, Mark, Tint};
use super::fonts::{Type, clean};
use super::glyphs::{Face, width};
use super::paper::mm;
use super::picture::Picture;
use super::references::Anchor;
use super::runs::Run;
use super::tags::{Decoration, Owner, Tag};
use super::{ASCENT, LEADING, size};
use crate::Style;

/// Club that issues a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Letterhead {
    pub name: String,
    /// City of the club; empty if not stated.
    pub city: String,
    pub logo: Option<Arc<Picture>>,
}

impl Letterhead {
    /// The club's name, with its city where that is said.
    pub fn signed(&self) -> String {
        let parts = [self.name.as_str(), self.city.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

impl From<&str> for Letterhead {
    fn from(name: &str) -> Self {
        Letterhead { name: name.to_owned(), ..Letterhead::default() }
    }
}

/// A logo in words.
pub fn logo_said(language: Language, club: &str) -> String {
    text(language, "figure-alt-logo", &[("club", club.into())])
}

/// The header of the first page and, shortened, of the others.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heading {
    pub club: Letterhead,
    pub title: String,
    /// The subject: a tournament, a season.
    pub subject: String,
    pub place: String,
    /// The footer of each page.
    pub foot: String,
}

/// A document being filled.
pub struct Sheet<'a> {
    pub(super) letters: &'a Type,
    pub(super) style: Style,
    heading: Heading,
    side: f32,
    /// Width at the right of the column taken by something else.
    taken: f32,
    /// Whether the first page is a cover, without a footer.
    cover: bool,
    /// The right side of the page headers.
    running: String,
    /// Rule numbers in the text that are links.
    pub(super) references: BTreeMap<String, Anchor>,
    /// Whether a bar is drawn beside the text.
    pub(super) barred: bool,
    pub(super) canvas: Canvas<'a>,
    bookmarks: Vec<Bookmark>,
    columns: usize,
    pub(super) column: usize,
    top: f32,
    pub(super) y: f32,
}

/// Left and right margin.
const SIDE: f32 = 20.0;
/// Top margin in points.
const ABOVE: f32 = 18.0;
/// Bottom margin in points.
const BELOW: f32 = 24.0;
/// The largest size of a logo in a page header.
const LOGO: (f32, f32) = (50.0, 16.0);
/// The distance of the bar to the left of the text.
pub(super) const BAR: f32 = 4.0;
/// The gap between columns.
const BETWEEN: f32 = 10.0;

impl<'a> Sheet<'a> {
    /// Starts a document with a titled page.
    pub fn new(letters: &'a Type, style: Style, heading: Heading) -> Self {
        Sheet::text(letters, style, heading, SIDE)
    }

    /// The same with side margins of this many millimetres, for long text.
    pub fn text(letters: &'a Type, style: Style, heading: Heading, side: f32) -> Self {
        let mut sheet = Sheet::booklet(letters, style, heading, side);
        sheet.cover = false;
        sheet.masthead();
        sheet
    }

    /// Starts a document with an empty cover and side margins of this many millimetres.
    pub fn booklet(letters: &'a Type, style: Style, heading: Heading, side: f32) -> Self {
        let running = heading.club.name.clone();
        let mut canvas = Canvas::new(letters);
        canvas.page();
        Sheet {
            letters,
            style,
            heading,
            side,
            taken: 0.0,
            cover: true,
            running,
            references: BTreeMap::new(),
            barred: false,
            canvas,
            bookmarks: Vec::new(),
            columns: 1,
            column: 0,
            top: mm(ABOVE),
            y: mm(ABOVE),
        }
    }

    /// Starts a page with a title of its own, like a new document.
    pub fn titled_page(&mut self, title: &str, subject: &str) {
        self.canvas.page();
        (self.column, self.columns, self.y) = (0, 1, mm(ABOVE));
        title.clone_into(&mut self.heading.title);
        subject.clone_into(&mut self.heading.subject);
        self.masthead();
    }

    /// Sets the title of the whole document, when its pages have titles of their own.
    pub fn called(&mut self, title: &str) {
        title.clone_into(&mut self.heading.title);
    }

    /// The height of the free area of this page below the current position.
    pub fn left_below(&self) -> f32 {
        self.bottom() - self.y
    }

    /// Sets the right side of the headers, from the next page on.
    pub fn running(&mut self, text: &str) {
        text.clone_into(&mut self.running);
    }

    /// From here on, these rule numbers in the text are links.
    pub fn references(&mut self, references: BTreeMap<String, Anchor>) {
        self.references = references;
    }

    /// Draws a bar in the margin beside the text from here on, or stops.
    pub fn barred(&mut self, barred: bool) {
        self.barred = barred;
    }

    /// Whether something is already above on this page or column.
    pub fn started(&self) -> bool {
        self.y > self.top + 0.5
    }

    fn masthead(&mut self) {
        let Heading { club, title, subject, place, .. } = self.heading.clone();
        let signed = club.signed();
        match club.logo {
            None => {
                let (name, place) =
                    ((&*signed, Face::Bold, Tint::Accent), (&*place, Face::Regular, Tint::Soft));
                self.beside(name, place, size::BODY);
            }
            // The logo takes the corner of the date, which moves below the club's name.
            Some(logo) => {
                let (top, right) = (self.y, self.left() + self.width());
                let (width, height) = logo.within(mm(LOGO.0), mm(LOGO.1));
                self.logo((right - width, top), (width, height), logo);
                self.narrowed(width + size::BODY, |sheet| {
                    sheet.paragraph(&[Run::bold(signed)], size::BODY, Tint::Accent);
                    sheet.paragraph(&[Run::regular(place)], size::BODY, Tint::Soft);
                });
                self.y = self.y.max(top + height);
            }
        }
        self.space(size::BODY * 0.6);
        self.heading(1, &[Run::bold(title)], size::TITLE, Tint::Ink);
        if !subject.is_empty() {
            self.paragraph(&[Run::regular(subject)], size::HEAD, Tint::Soft);
        }
        self.space(size::BODY);
        self.top = self.y;
    }

    /// A line with text at both ends; if the right one is too long it goes on the next line.
    fn beside(&mut self, left: (&str, Face, Tint), right: (&str, Face, Tint), size: f32) {
        if !self.abreast((left.0, left.1), (right.0, right.1), size) {
            self.paragraph(&[Run { text: left.0.to_owned(), face: left.1 }], size, left.2);
            self.paragraph(&[Run { text: right.0.to_owned(), face: right.1 }], size, right.2);
            return;
        }
        let baseline = self.y + ASCENT * size;
        let end = self.left() + self.width() - self.letters.width(&clean(right.0), right.1, size);
        self.write(self.left(), baseline, size, left.1, left.2, left.0);
        self.write(end, baseline, size, right.1, right.2, right.0);
        self.y += LEADING * size;
    }

    /// Whether both fit on one line of the column.
    fn abreast(&self, left: (&str, Face), right: (&str, Face), size: f32) -> bool {
        let wide = |(text, face): (&str, Face)| self.letters.width(&clean(text), face, size);
        wide(left) + wide(right) + size * 2.0 <= self.width()
    }

    /// Fills the column except for this width at its right.
    pub fn narrowed(&mut self, by: f32, fill: impl FnOnce(&mut Self)) {
        self.taken += by;
        fill(self);
        self.taken -= by;
    }

    pub fn style(&self) -> Style {
        self.style
    }

    pub fn letters(&self) -> &'a Type {
        self.letters
    }

    /// The left edge of the column.
    pub fn left(&self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a page has one or two columns")]
        let column = self.column as f32;
        mm(self.side) + column * (self.width() + self.taken + mm(BETWEEN))
    }

    /// The width of the column.
    pub fn width(&self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a page has one or two columns")]
        let columns = self.columns as f32;
        (self.style.paper.width() - 2.0 * mm(self.side) - (columns - 1.0) * mm(BETWEEN)) / columns
            - self.taken
    }

    /// The current vertical position.
    pub fn y(&self) -> f32 {
        self.y
    }

    /// The current page, from 0.
    pub fn page(&self) -> usize {
        self.canvas.pages.len().saturating_sub(1)
    }

    pub(super) fn bottom(&self) -> f32 {
        self.style.paper.height() - mm(BELOW)
    }

    /// From here on, the page has this many columns.
    pub fn columns(&mut self, count: usize) {
        self.columns = count.max(1);
        self.column = 0;
        self.top = self.y;
    }

    /// Adds vertical space in points.
    pub fn space(&mut self, points: f32) {
        self.y += points;
    }

    /// Goes to the next column or page unless this much fits in the current one.
    pub fn keep(&mut self, height: f32) {
        if self.y + height > self.bottom() && self.started() {
            self.next_column();
        }
    }

    /// Goes to the next column, or to the next page after the last column.
    pub fn next_column(&mut self) {
        if self.column + 1 < self.columns {
            self.column += 1;
            self.y = self.top;
        } else {
            self.next_page();
        }
    }

    /// Starts the next page.
    pub fn next_page(&mut self) {
        self.canvas.page();
        self.canvas.decorate(Some(Decoration::Header));
        self.column = 0;
        self.y = mm(ABOVE);
        let columns = std::mem::replace(&mut self.columns, 1);
        let (what, running) = self.head();
        self.beside((&what, Face::Bold, Tint::Ink), (&running, Face::Regular, Tint::Soft), size::SMALL);
        self.space(size::SMALL * 0.5);
        self.rule(0.5, Tint::Rule);
        self.space(size::WALL);
        self.canvas.decorate(None);
        self.columns = columns;
        self.top = self.y;
    }

    /// Sets the header of every page but the first: its left and right.
    fn head(&self) -> (String, String) {
        let Heading { title, subject, .. } = &self.heading;
        let what: Vec<&str> =
            [title.as_str(), subject.as_str()].into_iter().filter(|t| !t.is_empty()).collect();
        (what.join(" · "), self.running.clone())
    }

    /// The space for a list whose columns each start with a heading of this height. The current column
    /// already has its own.
    pub(super) fn rooms(&mut self, head: f32) -> Rooms {
        let columns = std::mem::replace(&mut self.columns, 1);
        let (what, running) = self.head();
        let lines = if self.abreast((&what, Face::Bold), (&running, Face::Regular), size::SMALL) {
            LEADING * size::SMALL
        } else {
            self.tall(&[Run::bold(what)], size::SMALL, self.width())
                + self.tall(&[Run::regular(running)], size::SMALL, self.width())
        };
        self.columns = columns;
        let page = self.bottom() - mm(ABOVE) - lines - size::SMALL * 0.5 - size::WALL - head;
        let beside = columns.saturating_sub(self.column + 1);
        Rooms { here: self.room(), beside: (beside, self.bottom() - self.top - head), page: (columns, page) }
    }

    /// A line across the column.
    pub fn rule(&mut self, thickness: f32, tint: Tint) {
        let (from, to) = ((self.left(), self.y), (self.left() + self.width(), self.y));
        self.draw(Command::Line { from, to, thickness, tint });
    }

    /// Adds a drawing command to the page.
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

    /// Draws what these words say, unless it is part of a larger drawing.
    pub fn pictured<T>(&mut self, said: impl FnOnce() -> String, fill: impl FnOnce(&mut Self) -> T) -> T {
        if self.canvas.in_figure() { fill(self) } else { self.tagged(Tag::Figure(said()), fill) }
    }

    /// Fills a paragraph, unless what is drawn belongs to one already.
    pub fn worded<T>(&mut self, fill: impl FnOnce(&mut Self) -> T) -> T {
        if self.canvas.needs_paragraph() { self.tagged(Tag::Paragraph, fill) } else { fill(self) }
    }

    /// Draws the logo of the club.
    pub fn logo(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), picture: Arc<Picture>) {
        let said = logo_said(self.style.language, &self.heading.club.name);
        self.tagged(Tag::Figure(said), |sheet| {
            sheet.draw(Command::Picture { x, y, width, height, picture });
        });
    }

    /// Adds a bookmark here.
    pub fn bookmark(&mut self, title: &str, depth: usize) {
        let (page, top) = (self.page(), self.y);
        self.bookmarks.push(Bookmark { title: clean(title), page, top, depth });
    }

    /// Finishes the document with its footers.
    pub fn finish(self) -> Drawing {
        let Sheet { letters, style, heading, side, cover, canvas, bookmarks, .. } = self;
        let Canvas { mut pages, tree, .. } = canvas;
        let total = pages.len();
        let paper = style.paper;
        let baseline = paper.height() - mm(BELOW) + mm(10.0);
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX).into();
        for (number, page) in (1_usize..).zip(&mut pages).skip(usize::from(cover)) {
            let values = [("page", whole(number)), ("pages", whole(total))];
            let right = letters.glyphs(&text(style.language, "doc-page", &values), Face::Regular);
            let left = letters.glyphs(&clean(&heading.foot), Face::Regular);
            let end = paper.width() - mm(side) - width(&right, size::SMALL);
            let owner = Owner::Decoration(Decoration::Footer);
            page.marks.push(Mark { first: page.commands.len(), owner });
            for (x, glyphs) in [(mm(side), left), (end, right)] {
                let (size, face, tint) = (size::SMALL, Face::Regular, Tint::Soft);
                page.commands.push(Command::Text { x, y: baseline, size, face, tint, glyphs });
            }
        }
        let title: Vec<&str> = [heading.title.as_str(), heading.subject.as_str()]
            .into_iter()
            .filter(|t| !t.is_empty())
            .collect();
        Drawing { title: title.join(" – "), author: heading.club.name, pages, tree, bookmarks }
    }
}
