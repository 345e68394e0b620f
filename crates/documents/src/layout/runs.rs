//! Runs of text, and lines of glyphs that are made of them.

use tapis_locale::Language;

use super::draw::{Command, Tint};
use super::glyphs::{Face, Glyph, width};

/// A run of text in one weight.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Run {
    pub text: String,
    pub face: Face,
}

impl Run {
    /// Run in the regular weight.
    pub fn regular(text: impl Into<String>) -> Self {
        Run { text: text.into(), face: Face::Regular }
    }

    /// Run in the bold weight.
    pub fn bold(text: impl Into<String>) -> Self {
        Run { text: text.into(), face: Face::Bold }
    }
}

/// A line of glyphs, in runs of one weight.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Line {
    pub parts: Vec<(Face, Vec<Glyph>)>,
    /// Its width in points, without trailing spaces.
    pub width: f32,
}

impl Line {
    /// The commands that draw it from this point on a baseline.
    pub fn drawn(&self, x: f32, y: f32, size: f32, tint: Tint) -> Vec<Command> {
        let mut x = x;
        let mut commands = Vec::with_capacity(self.parts.len());
        for (face, glyphs) in &self.parts {
            commands.push(Command::Text { x, y, size, face: *face, tint, glyphs: glyphs.clone() });
            x += width(glyphs, size);
        }
        commands
    }
}

/// Arguments of a layout: runs, size and width, and the language of the hyphenation.
pub(super) type LayoutKey = (Vec<Run>, u32, u32, Language);
