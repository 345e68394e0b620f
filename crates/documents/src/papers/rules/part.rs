//! Parts of the booklet, their measures and their places.

use std::collections::BTreeMap;

use crate::layout::draw::Bookmark;
use crate::layout::{LEADING, Sheet, size};

/// The indent of a rule's text, to the right of its number.
pub(super) const INDENT: f32 = 38.0;
/// The size of the text.
pub(super) const TEXT: f32 = 10.5;

/// Page positions found by the previous pass.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Places {
    /// The parts of the booklet, as listed in the contents.
    pub parts: Vec<Bookmark>,
    /// The rules by number: page, from 0, and height on it.
    pub rules: BTreeMap<String, (usize, f32)>,
}

/// Starts a part of the booklet, a chapter or an annex: its heading, its line in the
/// contents and its bookmark.
pub(super) fn begin(sheet: &mut Sheet<'_>, title: &str) {
    // Before looking for room: a chapter at the top of a page appears in its header.
    sheet.running(title);
    if sheet.started() {
        sheet.space(size::HEAD);
    }
    sheet.keep(LEADING * (size::LARGE + 4.0 * TEXT));
    sheet.bookmark(title, 0);
    sheet.section(title, size::LARGE, 4.0 * LEADING * TEXT);
    sheet.space(TEXT * 0.4);
}
