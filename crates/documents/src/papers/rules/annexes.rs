//! What follows the rules and their settings. An annex begins with [`begin`](super::begin): it is
//! then in the contents and in the viewer's bookmarks without another word.

use super::Rules;
use crate::layout::Sheet;

/// Draws the annexes, each from a page of its own.
pub(super) fn annexes(_sheet: &mut Sheet<'_>, _rules: &Rules) {}
