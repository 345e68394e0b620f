//! Distribution of pages over sheets: one on each, or two side by side to be folded.

use crate::Style;
use crate::fold::sides;
use crate::layout::draw::Page;

/// Rounded to a hundredth of a point: finer than any printer, and the same on every machine.
pub(super) fn round(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// Rounded to a thousandth: colours, font sizes, widths of lines.
pub(super) fn fine(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}

/// A page on a sheet.
pub(super) struct PlacedPage {
    pub page: usize,
    /// Scale of the page on its sheet.
    pub scale: f32,
    pub left: f32,
    /// Number of pieces before its own on the sheet.
    pub first: usize,
}

/// The sheets of a document.
pub(super) struct Sheets {
    pub size: (f32, f32),
    /// The pages on each side of each sheet.
    pub sides: Vec<Vec<PlacedPage>>,
    /// The side of each page, and which of its pages it is.
    places: Vec<(usize, usize)>,
    /// The height of a page before it is placed.
    high: f32,
}

/// Place of a page on its sheet.
pub(super) struct PagePlace {
    /// The side it is on, from 0.
    pub side: usize,
    pub first: usize,
    scale: f32,
    left: f32,
    high: f32,
}

impl PagePlace {
    /// A point of the page on its sheet, from the lower left corner.
    pub fn point(&self, x: f32, y: f32) -> (f32, f32) {
        (round(self.left + self.scale * x), round(self.scale * (self.high - y)))
    }
}

impl Sheets {
    /// Each page on a sheet of its own.
    pub fn single(pages: &[Page], style: Style) -> Self {
        let sides = (0..pages.len()).map(|page| vec![(page, 1.0, 0.0)]);
        let size = (style.paper.width(), style.paper.height());
        Sheets::of(sides.collect(), size, style.paper.height(), pages)
    }

    /// Pages of half the size, two on each side, to be folded.
    pub fn folded(pages: &[Page], style: Style) -> Self {
        let half = style.paper.half();
        let (wide, high) = (style.paper.height(), style.paper.width());
        let scale = wide / 2.0 / half.width();
        let placed = |(page, left): (Option<usize>, f32)| Some((page?, scale, left));
        let side = |[left, right]: [Option<usize>; 2]| {
            [(left, 0.0), (right, wide / 2.0)].into_iter().filter_map(placed).collect()
        };
        let sides = sides(pages.len()).into_iter().map(side).collect();
        Sheets::of(sides, (wide, high), half.height(), pages)
    }

    fn of(placed: Vec<Vec<(usize, f32, f32)>>, size: (f32, f32), high: f32, pages: &[Page]) -> Self {
        let mut places = vec![(0, 0); pages.len()];
        let mut sides = Vec::with_capacity(placed.len());
        for (number, side) in placed.into_iter().enumerate() {
            let (mut on, mut first) = (Vec::new(), 0);
            for (page, scale, left) in side {
                if let Some(place) = places.get_mut(page) {
                    *place = (number, on.len());
                }
                on.push(PlacedPage { page, scale, left, first });
                first += pages.get(page).map_or(0, |page| page.pieces);
            }
            sides.push(on);
        }
        Sheets { size, sides, places, high }
    }

    /// The height of a page before it is placed.
    pub fn high(&self) -> f32 {
        self.high
    }

    /// Place of a page by its index.
    pub fn place(&self, page: usize) -> Option<PagePlace> {
        let (side, on) = self.places.get(page)?;
        let PlacedPage { scale, left, first, .. } = self.sides.get(*side)?.get(*on)?;
        Some(PagePlace { side: *side, first: *first, scale: *scale, left: *left, high: self.high })
    }
}

#[cfg(test)]
mod tests {
    use super::{fine, round};

    #[test]
    fn numbers_are_short() {
        let written = [0.004, -0.05, 12.344, 595.276].map(|number| round(number).to_string());
        assert_eq!(written, ["0", "-0.05", "12.34", "595.28"]);
        let written = [1.0 / 3.0, 0.07, 12.5].map(|number| fine(number).to_string());
        assert_eq!(written, ["0.333", "0.07", "12.5"]);
    }
}
