//! Small drawings that explain a rule, below its text.

use super::content::Rules;
use super::part::{INDENT, TEXT};
use crate::diagrams::{figure, height};
use crate::layout::{Run, Sheet};

/// Space above and below a drawing.
const AIR: f32 = TEXT * 0.5;

/// Goes to the next page if a rule and its drawing would not fit on this one.
pub(super) fn keep_with(sheet: &mut Sheet<'_>, rules: &Rules, rule: &str, words: &str) {
    let drawings = rules.figures.iter().filter(|(of, _)| of == rule);
    let below: f32 = drawings.map(|(_, drawing)| height(sheet, drawing, INDENT) + 2.0 * AIR).sum();
    if below > 0.0 {
        let above = sheet.tall(&[Run::regular(words)], TEXT, sheet.width() - INDENT);
        sheet.keep(above + below);
    }
}

/// Draws the explanation of a rule, if it has one. The text of the rule is just
/// above; the usual space between rules follows.
pub(super) fn diagram_after(sheet: &mut Sheet<'_>, rules: &Rules, rule: &str) {
    for (_, drawing) in rules.figures.iter().filter(|(of, _)| of == rule) {
        sheet.space(AIR);
        figure(sheet, drawing, INDENT);
        sheet.space(AIR);
    }
}
