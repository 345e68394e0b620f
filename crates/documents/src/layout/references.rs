//! Turns rule numbers in a text into links to the rules.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Glyph;

/// A target: its page, from 0, and the height on it.
pub type Anchor = (usize, f32);

/// The known rule numbers in a line, with their targets.
pub(super) fn numbers(glyphs: &[Glyph], known: &BTreeMap<String, Anchor>) -> Vec<(Range<usize>, Anchor)> {
    if known.is_empty() {
        return Vec::new();
    }
    let part = |glyph: &Glyph| glyph.letter.is_alphanumeric() || glyph.letter == '-';
    let mut found = Vec::new();
    let mut at = 0;
    for run in glyphs.split(|glyph| !part(glyph)) {
        let word: String = run.iter().map(|glyph| glyph.letter).collect();
        if let Some(anchor) = known.get(&word) {
            found.push((at..at + run.len(), *anchor));
        }
        at += run.len() + 1;
    }
    found
}
