//! Drawing commands of a page. Distances are in points from the upper left corner of the sheet.

use std::sync::Arc;

use super::glyphs::{Face, Glyph};
use super::picture::Picture;
use super::shape::Shape;
use super::tags::{Owner, Tree};

/// Colour of text, lines and areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tint {
    Ink,
    /// Dark grey, for secondary text; still readable when copied.
    Soft,
    /// Light grey, for rules between rows.
    Rule,
    /// Very light grey, behind a row.
    Shade,
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
    pub tint: Tint,
    /// The lengths of its dashes and gaps; `None` for an unbroken line.
    pub dashes: Option<(f32, f32)>,
}

impl Stroke {
    /// Unbroken line of a thickness and colour.
    pub fn solid(thickness: f32, tint: Tint) -> Self {
        Stroke { thickness, tint, dashes: None }
    }
}

/// Drawing command, placed in points from the upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Text on a baseline.
    Text {
        /// Left end of the text.
        x: f32,
        /// Height of the baseline, in points.
        y: f32,
        /// Font size in points.
        size: f32,
        face: Face,
        tint: Tint,
        glyphs: Vec<Glyph>,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        thickness: f32,
        tint: Tint,
    },
    Area {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        tint: Tint,
    },
    /// A shape, filled, outlined, or both.
    Shape {
        shape: Shape,
        fill: Option<Tint>,
        /// The style of the outline.
        stroke: Option<Stroke>,
    },
    Picture {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        /// The pixels, stored once even if they are drawn on many pages.
        picture: Arc<Picture>,
    },
    Link {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        /// The page it leads to, from 0.
        page: usize,
        /// The height on that page.
        top: f32,
    },
}

/// Page with its drawing commands and their marks.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Page {
    /// Drawing commands in their order.
    pub commands: Vec<Command>,
    /// Owners of the commands, in the same order.
    pub marks: Vec<Mark>,
    /// Number of marks that belong to elements.
    pub pieces: usize,
    pub links: usize,
}

/// Owner of the commands from one on, up to the next mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The first of them.
    pub first: usize,
    pub owner: Owner,
}

/// Bookmark that leads to a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Bookmark {
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
    pub title: String,
    pub author: String,
    pub pages: Vec<Page>,
    /// Elements on the pages, in reading order.
    pub tree: Tree,
    /// Its bookmarks, in order.
    pub bookmarks: Vec<Bookmark>,
}
