//! A plot with two logarithmic axes: proportional growth is a straight line of slope 1.

use std::fmt::Write as _;

/// A line of the plot.
pub struct Series {
    pub name: String,
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 250.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 50.0;
/// Colours that colour-blind people can tell apart too (Okabe and Ito).
const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

/// An axis from one power of ten to another.
struct Axis {
    from: i32,
    to: i32,
}

impl Axis {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let least = values.clone().fold(f64::INFINITY, f64::min).log10().floor();
        let most = values.fold(f64::NEG_INFINITY, f64::max).log10().ceil();
        let power = |value: f64| if value.is_finite() { value as i32 } else { 0 };
        let from = power(least);
        Axis { from, to: power(most).max(from + 1) }
    }

    /// From 0 to 1.
    fn at(&self, value: f64) -> f64 {
        (value.log10() - f64::from(self.from)) / f64::from(self.to - self.from)
    }
}

/// The plot as an SVG file.
pub fn growth(across: &str, up: &str, all: &[Series]) -> String {
    let points = || all.iter().flat_map(|one| &one.points);
    let (x, y) = (Axis::of(points().map(|point| point.0)), Axis::of(points().map(|point| point.1)));
    let across_at = |value: f64| LEFT + x.at(value) * (WIDTH - LEFT - RIGHT);
    let up_at = |value: f64| HEIGHT - BOTTOM - y.at(value) * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>"##
    );
    // Writing to a string cannot fail.
    for power in y.from..=y.to {
        let (value, at) = (10f64.powi(power), up_at(10f64.powi(power)));
        let _ = write!(
            svg,
            r##"<path d="M{LEFT} {at:.1}H{}" stroke="#ddd"/><text x="{}" y="{:.1}" text-anchor="end">{value}</text>"##,
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    let mut marks: Vec<f64> = points().map(|point| point.0).collect();
    marks.sort_by(f64::total_cmp);
    marks.dedup();
    for mark in marks {
        let at = across_at(mark);
        let _ = write!(
            svg,
            r##"<path d="M{at:.1} {TOP}V{}" stroke="#ddd"/><text x="{at:.1}" y="{}" text-anchor="middle">{mark}</text>"##,
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM + 18.0
        );
    }
    let _ = write!(
        svg,
        r#"<text x="{}" y="{}" text-anchor="middle">{across}</text><text transform="translate(16 {}) rotate(-90)" text-anchor="middle">{up}</text>"#,
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0,
        (TOP + HEIGHT - BOTTOM) / 2.0
    );
    // Labels are next to the last point, without overlapping.
    let mut last: Vec<(f64, usize)> =
        all.iter().map(|one| one.points.last().map_or(TOP, |point| up_at(point.1))).zip(0..).collect();
    last.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut free = TOP;
    let mut names = vec![0.0; all.len()];
    for (at, index) in last {
        let at = at.max(free);
        free = at + 18.0;
        if let Some(name) = names.get_mut(index) {
            *name = at;
        }
    }
    for ((one, name), colour) in all.iter().zip(names).zip(COLOURS.iter().cycle()) {
        let line: Vec<String> = one
            .points
            .iter()
            .map(|point| format!("{:.1},{:.1}", across_at(point.0), up_at(point.1)))
            .collect();
        let _ = write!(
            svg,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2.5"/>"#,
            line.join(" ")
        );
        for point in &one.points {
            let _ = write!(
                svg,
                r#"<circle cx="{:.1}" cy="{:.1}" r="4" fill="{colour}"/>"#,
                across_at(point.0),
                up_at(point.1)
            );
        }
        let _ = write!(
            svg,
            r#"<text x="{}" y="{:.1}" fill="{colour}">{}</text>"#,
            WIDTH - RIGHT + 12.0,
            name + 4.0,
            one.name
        );
    }
    svg.push_str("</svg>\n");
    svg
}
