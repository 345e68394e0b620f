//! Paper, type and tables, drawn with commands that know nothing of PDF.

mod breaks;
pub mod code;
pub mod draw;
mod fonts;
mod lines;
pub mod paper;
pub mod picture;
mod references;
mod room;
pub mod shape;
mod sheet;
mod table;
mod tables;
mod words;

pub use breaks::{End, Piece};
pub use fonts::{Face, Glyph, Type};
pub use lines::{Line, Run, set, undivided};
pub use sheet::{Heading, Letterhead, Sheet};
pub use table::{Align, Cell, Column, Row, Table, Width};

/// Sizes of letters in points, each a quarter larger than the one before.
pub mod size {
    /// Heads of columns, footers.
    pub const SMALL: f32 = 8.0;
    /// What is read from a chair.
    pub const BODY: f32 = 10.0;
    /// What is read on a wall.
    pub const WALL: f32 = 12.5;
    /// Heads of sections.
    pub const HEAD: f32 = 15.6;
    /// Larger heads.
    pub const LARGE: f32 = 19.5;
    /// Titles.
    pub const TITLE: f32 = 24.4;
    /// What is read across a table.
    pub const DISPLAY: f32 = 47.7;
}

/// From one baseline to the next, for letters of size one.
pub const LEADING: f32 = 1.36;
/// From the top of a line to its baseline, for letters of size one.
pub const ASCENT: f32 = 1.07;
