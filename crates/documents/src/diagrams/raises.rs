//! A ladder of bets: those made, and the least that a raise must reach.

use tapis_locale::{Language, number, text};

use super::{Anchor, Pen, label};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::Shape;
use crate::layout::{LEADING, Sheet, size};

/// A bet on the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rung {
    /// The message key of its name.
    pub name: String,
    pub to: i64,
    /// Whether it is the least that may follow, and not made yet.
    pub least: bool,
}

const SIZE: f32 = size::SMALL + 0.6;

/// The height of a bet.
const TALL: f32 = LEADING * SIZE + 3.5;

/// The height of the drawing.
pub fn height(rungs: &[Rung]) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few bets")]
    let rungs = rungs.len() as f32;
    TALL * rungs + 3.0
}

/// Draws bets one below the other, as long as they are large.
pub fn draw(sheet: &mut Sheet<'_>, rungs: &[Rung], indent: f32) {
    let language = sheet.style().language;
    sheet.keep(height(rungs));
    sheet.pictured(|| raises_said(language, rungs), |sheet| ladder(sheet, rungs, indent));
}

fn ladder(sheet: &mut Sheet<'_>, rungs: &[Rung], indent: f32) {
    let language = sheet.style().language;
    let names: Vec<String> = rungs.iter().map(|rung| text(language, &rung.name, &[])).collect();
    let plain = crate::layout::Face::Regular;
    let longest =
        names.iter().map(|name| sheet.letters().width(name, plain, SIZE)).fold(0.0, f32::max) + 10.0;
    let most = rungs.iter().map(|rung| rung.to).max().unwrap_or(1).max(1);
    let tall = TALL;
    let left = sheet.left() + indent;
    let room = (sheet.width() - indent - longest - 36.0).min(230.0);
    for (Rung { to, least, .. }, name) in rungs.iter().zip(&names) {
        let y = sheet.y();
        label(sheet, (left, y + tall / 2.0 + SIZE * 0.35), Anchor::Left, Pen::plain(SIZE), name);
        #[expect(clippy::cast_precision_loss, reason = "a drawing's length is not exact")]
        let long = room * *to as f32 / most as f32;
        let shape = Shape::rectangle(left + longest, y + 2.0, long, tall - 4.0, 2.0);
        let (fill, dashes) = if *least { (Tint::Paper, Some((2.5, 1.8))) } else { (Tint::Shade, None) };
        let stroke = Some(Stroke { thickness: 0.8, tint: Tint::Accent, dashes });
        sheet.draw(Command::Shape { shape, fill: Some(fill), stroke });
        let end = (left + longest + long + 5.0, y + tall / 2.0 + SIZE * 0.35);
        label(sheet, end, Anchor::Left, Pen::bold(SIZE), &number(language, *to));
        sheet.space(tall);
    }
    sheet.space(3.0);
}

/// The bets in order, up to the smallest that may follow.
fn raises_said(language: Language, rungs: &[Rung]) -> String {
    let one = |rung: &Rung| format!("{} {}", text(language, &rung.name, &[]), number(language, rung.to));
    rungs.iter().map(one).collect::<Vec<_>>().join(", ")
}
