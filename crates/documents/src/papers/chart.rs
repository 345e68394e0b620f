//! Bar charts, drawn as vectors: sharp at every size and on every printer.

use tapis_locale::{Language, money, number, percent, span};

use crate::layout::draw::{Command, Tint};
use crate::layout::{ASCENT, Face, LEADING, Run, Sheet, clean, size};

/// A bar of one or several parts, the lowest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    pub label: String,
    /// The value of each part.
    pub parts: Vec<u32>,
}

impl Bar {
    /// Sum of the bar's parts.
    fn whole(&self) -> u32 {
        self.parts.iter().fold(0, |sum, part| sum.saturating_add(*part))
    }
}

/// Unit of the values of a chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// A number of something.
    Count,
    /// A share in hundredths of a percent.
    Percent,
    Minutes,
    /// Cents of a currency.
    Money(String),
}

impl Amount {
    fn write(&self, language: Language, value: u32) -> String {
        let value = i64::from(value);
        match self {
            Amount::Count => number(language, value),
            Amount::Percent => percent(language, value),
            Amount::Minutes => span(language, value),
            Amount::Money(currency) => money(language, value, currency),
        }
    }

    /// A round interval for the grid, so that there are at most five lines.
    fn step(&self, most: u32) -> u32 {
        const MINUTES: [u32; 9] = [5, 10, 15, 30, 60, 120, 180, 360, 720];
        let fits = |step: &u32| most <= step.saturating_mul(5);
        let minutes = MINUTES.into_iter().find(fits).filter(|_| *self == Amount::Minutes);
        minutes.unwrap_or_else(|| step(most))
    }
}

/// A chart of bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    pub title: String,
    /// The legend of each part; a single part needs none.
    pub keys: Vec<String>,
    /// The bars, from left to right.
    pub bars: Vec<Bar>,
    /// The title of the horizontal axis.
    pub below: String,
    pub amounts: Amount,
}

/// The fills of the parts, of different lightness so that greyscale prints tell them apart. The first is the accent's
/// green, which as a tint of text would be black there.
const FILLS: [Tint; 3] = [Tint::Of(18, 84, 56), Tint::Of(201, 154, 60), Tint::Of(214, 219, 205)];
/// The height of the plot area.
const FIELD: f32 = 120.0;

/// The height of a chart with its title and labels.
pub fn tall() -> f32 {
    LEADING * size::WALL + FIELD + 4.0 * LEADING * size::SMALL + size::BODY
}

/// A round interval for the grid, so that there are at most five lines.
fn step(most: u32) -> u32 {
    let mut unit = 1_u32;
    loop {
        for times in [1, 2, 5] {
            let step = unit.saturating_mul(times);
            if most <= step.saturating_mul(5) {
                return step;
            }
        }
        unit = unit.saturating_mul(10);
    }
}

#[expect(clippy::cast_precision_loss, reason = "a chart has some hundred bars of some thousand players")]
fn real(count: usize) -> f32 {
    count as f32
}

fn high(count: u32) -> f32 {
    real(usize::try_from(count).unwrap_or(usize::MAX))
}

/// Draws a chart across the column.
pub fn draw(sheet: &mut Sheet<'_>, chart: &Chart) {
    let language = sheet.style().language;
    sheet.keep(tall());
    sheet.heading(2, &[Run::bold(chart.title.clone())], size::WALL, Tint::Accent);
    sheet.pictured(|| said(chart, language), |sheet| field(sheet, chart));
    if !chart.below.is_empty() {
        sheet.paragraph(&[Run::regular(chart.below.clone())], size::SMALL, Tint::Soft);
    }
    sheet.space(size::BODY);
}

/// The chart in words: each bar with its parts.
fn said(chart: &Chart, language: Language) -> String {
    let bar = |bar: &Bar| {
        let parts: Vec<String> = bar.parts.iter().map(|part| chart.amounts.write(language, *part)).collect();
        format!("{} {}", bar.label, parts.join(" + "))
    };
    let keys = if chart.keys.len() < 2 { String::new() } else { format!(" ({})", chart.keys.join(" + ")) };
    format!("{}{keys} – {}", chart.title, chart.bars.iter().map(bar).collect::<Vec<_>>().join(", "))
}

fn field(sheet: &mut Sheet<'_>, chart: &Chart) {
    let language = sheet.style().language;
    let letters = sheet.letters();
    let amount = |value: u32| chart.amounts.write(language, value);
    keys(sheet, chart);
    sheet.space(LEADING * size::SMALL);
    let (top, bottom) = (sheet.y(), sheet.y() + FIELD);
    let most = chart.bars.iter().map(Bar::whole).max().unwrap_or(0).max(1);
    let step = chart.amounts.step(most);
    let lines = most.div_ceil(step);
    let whole = high(lines.saturating_mul(step));
    let margin = letters.width(&amount(lines.saturating_mul(step)), Face::Regular, size::SMALL) + size::SMALL;
    let (left, wide) = (sheet.left() + margin, sheet.width() - margin);
    for line in 0..=lines {
        let value = line.saturating_mul(step);
        let y = bottom - FIELD * high(value) / whole;
        let said = amount(value);
        let end = left - size::SMALL * 0.6 - letters.width(&said, Face::Regular, size::SMALL);
        sheet.write(end, y + size::SMALL * 0.36, size::SMALL, Face::Regular, Tint::Soft, &said);
        let (thickness, tint) = if line == 0 { (0.8, Tint::Ink) } else { (0.4, Tint::Rule) };
        sheet.draw(Command::Line { from: (left, y), to: (left + wide, y), thickness, tint });
    }
    let pitch = wide / real(chart.bars.len().max(1));
    let bar = (pitch * 0.68).min(30.0);
    let middle = |index: usize| left + pitch * (real(index) + 0.5);
    for (index, column) in chart.bars.iter().enumerate() {
        let x = middle(index) - bar / 2.0;
        let mut foot = bottom;
        for (part, tint) in column.parts.iter().zip(FILLS) {
            let height = FIELD * high(*part) / whole;
            foot -= height;
            if *part > 0 {
                sheet.draw(Command::Area { x, y: foot, width: bar, height, tint });
            }
        }
    }
    values(sheet, chart, (left, pitch), (bottom, FIELD / whole));
    labels(sheet, chart, (left, pitch), bottom);
    sheet.space(bottom - top + 2.0 * LEADING * size::SMALL);
}

/// Draws the legend of the chart.
fn keys(sheet: &mut Sheet<'_>, chart: &Chart) {
    if chart.keys.len() < 2 {
        return;
    }
    let (mut x, y, square) = (sheet.left(), sheet.y(), size::SMALL * 0.8);
    for (key, tint) in chart.keys.iter().zip(FILLS) {
        let baseline = y + ASCENT * size::SMALL;
        sheet.draw(Command::Area { x, y: baseline - square, width: square, height: square, tint });
        x += square * 1.5;
        sheet.write(x, baseline, size::SMALL, Face::Regular, Tint::Ink, key);
        x += sheet.letters().width(key, Face::Regular, size::SMALL) + size::SMALL * 2.0;
    }
    sheet.space(LEADING * size::SMALL);
}

/// Writes the total above each bar, if there is room for all of them.
fn values(sheet: &mut Sheet<'_>, chart: &Chart, (left, pitch): (f32, f32), (bottom, unit): (f32, f32)) {
    let language = sheet.style().language;
    let said: Vec<String> = chart.bars.iter().map(|bar| chart.amounts.write(language, bar.whole())).collect();
    let width = |said: &String| sheet.letters().width(said, Face::Bold, size::SMALL);
    let widths: Vec<f32> = said.iter().map(width).collect();
    if widths.iter().any(|width| *width + 2.0 > pitch) {
        return;
    }
    for (index, (bar, (said, width))) in chart.bars.iter().zip(said.iter().zip(widths)).enumerate() {
        if bar.whole() == 0 {
            continue;
        }
        let x = left + pitch * (real(index) + 0.5) - width / 2.0;
        let y = bottom - high(bar.whole()) * unit - 2.5;
        sheet.write(x, y, size::SMALL, Face::Bold, Tint::Ink, said);
    }
}

/// Writes the labels below the bars: all of them, or every second, fifth or tenth.
fn labels(sheet: &mut Sheet<'_>, chart: &Chart, (left, pitch): (f32, f32), bottom: f32) {
    let width = |label: &String| sheet.letters().width(&clean(label), Face::Regular, size::SMALL);
    let widest = chart.bars.iter().map(|bar| width(&bar.label)).fold(0.0, f32::max) + size::SMALL * 0.5;
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|every| pitch * real(*every) >= widest);
    let every = every.unwrap_or(100);
    let places: Vec<(f32, String)> = chart
        .bars
        .iter()
        .enumerate()
        .filter(|(index, _)| every == 1 || (index + 1) % every == 0)
        .map(|(index, bar)| (left + pitch * (real(index) + 0.5) - width(&bar.label) / 2.0, bar.label.clone()))
        .collect();
    for (x, label) in places {
        let baseline = bottom + 3.0 + ASCENT * size::SMALL;
        sheet.write(x, baseline, size::SMALL, Face::Regular, Tint::Soft, &label);
    }
}

#[cfg(test)]
mod tests {
    use super::{Amount, step};

    #[test]
    fn lines_stand_at_round_durations() {
        let of = |most| Amount::Minutes.step(most);
        assert_eq!([of(20), of(60), of(250), of(300), of(301), of(90_000)], [5, 15, 60, 60, 120, 20_000]);
    }

    #[test]
    fn lines_stand_at_round_numbers() {
        let steps: Vec<u32> = [0, 1, 5, 6, 11, 26, 60, 251, 600, u32::MAX].into_iter().map(step).collect();
        assert_eq!(steps, [1, 1, 1, 2, 5, 10, 20, 100, 200, 1_000_000_000]);
    }
}
