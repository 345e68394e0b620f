//! What can be drawn on a page. Distances are points from the sheet's upper left corner.

use super::fonts::{Face, Glyph};

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
