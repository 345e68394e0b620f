//! Paper, type and tables, drawn with commands that are independent of PDF.

mod breaks;
mod canvas;
pub mod code;
pub mod draw;
mod flow;
mod fonts;
mod glyphs;
mod lines;
pub mod paper;
pub mod picture;
mod references;
mod room;
mod runs;
pub mod shape;
mod sheet;
mod stand_ins;
mod table;
mod tables;
pub mod tags;
mod words;

pub use breaks::{End, Piece};
pub use canvas::Canvas;
pub use fonts::{Type, clean};
pub use glyphs::{Face, Glyph};
pub use lines::{cleaned, set, undivided};
pub use runs::{Line, Run};
pub use sheet::{Heading, Letterhead, Sheet, logo_said};
pub use stand_ins::{StandIn, lacks, standing_in};
pub use table::{Align, Cell, Column, Row, Table, Width};

/// Font sizes in points, each a quarter larger than the one before.
pub mod size {
    /// Column heads and footers.
    pub const SMALL: f32 = 8.0;
    /// Text read while seated.
    pub const BODY: f32 = 10.0;
    /// Lists read on a wall.
    pub const WALL: f32 = 12.5;
    /// Font size of section headings, in points.
    pub const HEAD: f32 = 15.6;
    /// Font size of larger headings, in points.
    pub const LARGE: f32 = 19.5;
    /// Font size of titles, in points.
    pub const TITLE: f32 = 24.4;
    /// Text read across a table.
    pub const DISPLAY: f32 = 47.7;
}

/// Line height, for a font size of one.
pub const LEADING: f32 = 1.36;
/// From the top of a line to its baseline, for a font size of one.
pub const ASCENT: f32 = 1.07;
