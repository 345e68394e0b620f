//! What can be drawn on a page. Distances are in points from the upper left corner of the sheet.

use std::sync::Arc;

use super::fonts::{Face, Glyph};
use super::picture::Picture;
use super::shape::Shape;
use super::tags::{Owner, Tree};

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tint {
    /// Black.
    Ink,
    /// Dark grey, for secondary text; still readable when copied.
    Soft,
    /// Light grey, for rules between rows.
    Rule,
    /// Very light grey, behind a row.
    Shade,
    /// The accent colour.
    Accent,
    /// White, to cover what is below.
    Paper,
    /// A colour of its own, as red, green and blue: of a chip, a heart, a bar. In greyscale, the grey of
    /// the same lightness.
    Of(u8, u8, u8),
}

/// The style of an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// Its width in points.
    pub thickness: f32,
    /// Its colour.
    pub tint: Tint,
    /// The lengths of its dashes and gaps; `None` for an unbroken line.
    pub dashes: Option<(f32, f32)>,
}

impl Stroke {
    /// An unbroken line.
    pub fn solid(thickness: f32, tint: Tint) -> Self {
        Stroke { thickness, tint, dashes: None }
    }
}

/// A drawing command.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Text on a baseline.
    Text {
        /// Where the text starts.
        x: f32,
        /// The baseline.
        y: f32,
        /// Size in points.
        size: f32,
        /// Regular or bold.
        face: Face,
        /// The colour.
        tint: Tint,
        /// The glyphs.
        glyphs: Vec<Glyph>,
    },
    /// A straight line.
    Line {
        /// Its start.
        from: (f32, f32),
        /// Its end.
        to: (f32, f32),
        /// Its width.
        thickness: f32,
        /// Its colour.
        tint: Tint,
    },
    /// A filled rectangle.
    Area {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The colour.
        tint: Tint,
    },
    /// A shape, filled, outlined, or both.
    Shape {
        /// The outline.
        shape: Shape,
        /// The fill.
        fill: Option<Tint>,
        /// The style of the outline.
        stroke: Option<Stroke>,
    },
    /// A bitmap.
    Picture {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The pixels, stored once even if they are drawn on many pages.
        picture: Arc<Picture>,
    },
    /// A link.
    Link {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The page it leads to, from 0.
        page: usize,
        /// The height on that page.
        top: f32,
    },
}

/// A page.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Page {
    /// In drawing order.
    pub commands: Vec<Command>,
    /// What they belong to, in the same order.
    pub marks: Vec<Mark>,
    /// How many of the marks are of elements.
    pub pieces: usize,
    /// How many links there are.
    pub links: usize,
}

/// What the commands from one on belong to, up to the next mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The first of them.
    pub first: usize,
    /// What they belong to.
    pub owner: Owner,
}

/// A bookmark.
#[derive(Debug, Clone, PartialEq)]
pub struct Bookmark {
    /// Its title.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// The height on that page.
    pub top: f32,
    /// 0 for a chapter, 1 for a section.
    pub depth: usize,
}

/// A whole drawn document.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// Its title.
    pub title: String,
    /// Its author.
    pub author: String,
    /// Its pages.
    pub pages: Vec<Page>,
    /// What is on them, in reading order.
    pub tree: Tree,
    /// Its bookmarks, in order.
    pub bookmarks: Vec<Bookmark>,
}
