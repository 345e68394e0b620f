//! Small drawings that explain a rule, below its text.

use super::Rules;
use crate::layout::Sheet;

/// Draws what explains a rule, by its number, where there is something; the text of the rule stands
/// just above, and so much white as between rules follows.
pub(super) fn diagram_after(_sheet: &mut Sheet<'_>, _rules: &Rules, _rule: &str) {}
