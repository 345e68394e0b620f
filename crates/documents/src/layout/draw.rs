//! What can be drawn on a page. Distances are points from the sheet's upper left corner.

use std::sync::Arc;

use super::fonts::{Face, Glyph};
use super::picture::Picture;
use super::shape::Shape;

/// What a thing is drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tint {
    /// Black.
    Ink,
    /// Dark grey, for what is said in passing; still readable when copied.
    Soft,
    /// Light grey, for rules between rows.
    Rule,
    /// Very light grey, behind a row.
    Shade,
    /// The one colour.
    Accent,
    /// White, to cover what lies below.
    Paper,
    /// A colour of its own, as red, green and blue: a chip's, a heart's, a bar's. Without colours
    /// it is the grey of the same lightness.
    Of(u8, u8, u8),
}

/// How an outline is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// How thick, in points.
    pub thickness: f32,
    /// With what.
    pub tint: Tint,
    /// Lengths of its dashes and of the gaps between; none: one unbroken line.
    pub dashes: Option<(f32, f32)>,
}

impl Stroke {
    /// An unbroken line.
    pub fn solid(thickness: f32, tint: Tint) -> Self {
        Stroke { thickness, tint, dashes: None }
    }
}

/// A command.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Letters on a baseline.
    Text {
        /// Where the first letter begins.
        x: f32,
        /// The baseline.
        y: f32,
        /// Size in points.
        size: f32,
        /// Regular or bold.
        face: Face,
        /// With what.
        tint: Tint,
        /// The letters.
        glyphs: Vec<Glyph>,
    },
    /// A straight line.
    Line {
        /// From where.
        from: (f32, f32),
        /// To where.
        to: (f32, f32),
        /// How thick.
        thickness: f32,
        /// With what.
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
        /// With what.
        tint: Tint,
    },
    /// A shape, filled, outlined, or both.
    Shape {
        /// Its outline.
        shape: Shape,
        /// With what it is filled.
        fill: Option<Tint>,
        /// How its outline is drawn.
        stroke: Option<Stroke>,
    },
    /// A picture of dots.
    Picture {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The dots; one that is drawn on many pages is kept once.
        picture: Arc<Picture>,
    },
    /// A place that leads to another when it is touched.
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
        /// The height on it.
        top: f32,
    },
}

/// A page.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Page {
    /// In the order in which they are drawn.
    pub commands: Vec<Command>,
}

/// A line of the viewer's table of contents.
#[derive(Debug, Clone, PartialEq)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// The height on it.
    pub top: f32,
    /// 0 for a chapter, 1 for what is in it.
    pub depth: usize,
}

/// A whole document, drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// What the window's title says.
    pub title: String,
    /// Who gives it out.
    pub author: String,
    /// Its pages.
    pub pages: Vec<Page>,
    /// Its bookmarks in order.
    pub bookmarks: Vec<Bookmark>,
}
