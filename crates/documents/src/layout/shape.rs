//! Shapes of lines and curves, for diagrams, cards, chips, tables and charts.

/// A point on the sheet: its distance from the left and from the top.
pub type Point = (f32, f32);

/// A segment of an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic Bézier: two control points, and the end.
    Curve(Point, Point, Point),
}

/// One or more outlines, filled by the even-odd rule.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Shape {
    /// The segments, in order.
    pub steps: Vec<Step>,
    /// Whether each outline is closed.
    pub closed: bool,
}

/// The distance of Bézier control points at which four curves approximate a circle.
const ROUND: f32 = 0.552_284_8;

impl Shape {
    /// An open line through these points.
    pub fn line(places: &[Point]) -> Self {
        Shape { closed: false, ..Shape::polygon(places) }
    }

    /// A polygon with these corners.
    pub fn polygon(corners: &[Point]) -> Self {
        let step =
            |(at, corner): (usize, &Point)| if at == 0 { Step::Move(*corner) } else { Step::Line(*corner) };
        Shape { steps: corners.iter().enumerate().map(step).collect(), closed: true }
    }

    /// A rectangle with rounded corners; a radius of 0 leaves them sharp.
    pub fn rectangle(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Self {
        let r = radius.min(width / 2.0).min(height / 2.0);
        let (right, bottom) = (x + width, y + height);
        if r <= 0.0 {
            return Shape::polygon(&[(x, y), (right, y), (right, bottom), (x, bottom)]);
        }
        let k = r * (1.0 - ROUND);
        let steps = vec![
            Step::Move((x + r, y)),
            Step::Line((right - r, y)),
            Step::Curve((right - k, y), (right, y + k), (right, y + r)),
            Step::Line((right, bottom - r)),
            Step::Curve((right, bottom - k), (right - k, bottom), (right - r, bottom)),
            Step::Line((x + r, bottom)),
            Step::Curve((x + k, bottom), (x, bottom - k), (x, bottom - r)),
            Step::Line((x, y + r)),
            Step::Curve((x, y + k), (x + k, y), (x + r, y)),
        ];
        Shape { steps, closed: true }
    }

    /// An ellipse, by its centre and half axes.
    pub fn ellipse((x, y): Point, across: f32, down: f32) -> Self {
        let (h, v) = (across * ROUND, down * ROUND);
        let steps = vec![
            Step::Move((x + across, y)),
            Step::Curve((x + across, y + v), (x + h, y + down), (x, y + down)),
            Step::Curve((x - h, y + down), (x - across, y + v), (x - across, y)),
            Step::Curve((x - across, y - v), (x - h, y - down), (x, y - down)),
            Step::Curve((x + h, y - down), (x + across, y - v), (x + across, y)),
        ];
        Shape { steps, closed: true }
    }

    /// Outline of a circle around a point.
    pub fn circle(middle: Point, radius: f32) -> Self {
        Shape::ellipse(middle, radius, radius)
    }

    /// A sector of a ring, or of a disc if the inner radius is 0; angles in turns, clockwise from
    /// the top.
    pub fn slice(middle: Point, inner: f32, outer: f32, from: f32, to: f32) -> Self {
        let mut steps = Vec::new();
        arc(&mut steps, middle, outer, from, to);
        if inner > 0.0 {
            arc(&mut steps, middle, inner, to, from);
        } else {
            steps.push(Step::Line(middle));
        }
        Shape { steps, closed: true }
    }

    /// This shape and another, as one.
    #[must_use]
    pub fn and(mut self, other: Shape) -> Self {
        self.steps.extend(other.steps);
        self
    }
}

/// The point on an ellipse, by its half axes, at an angle in turns, clockwise from the top.
pub fn around((x, y): Point, (across, down): (f32, f32), turns: f32) -> Point {
    let angle = turns * std::f32::consts::TAU;
    (x + across * angle.sin(), y - down * angle.cos())
}

/// The point this far from one point towards another, never beyond it.
pub fn towards(from: Point, to: Point, far: f32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = far / dx.hypot(dy).max(far);
    (from.0 + dx * part, from.1 + dy * part)
}

/// An arc in segments of at most an eighth of a turn; continues the current outline.
fn arc(steps: &mut Vec<Step>, middle: Point, radius: f32, from: f32, to: f32) {
    let on = |turns| around(middle, (radius, radius), turns);
    let begin = on(from);
    steps.push(if steps.is_empty() { Step::Move(begin) } else { Step::Line(begin) });
    let mut pieces = 1.0_f32;
    while (to - from).abs() / pieces > 0.125 {
        pieces += 1.0;
    }
    let turn = (to - from) / pieces;
    // The control point distance that makes the segment circular.
    let handle = radius * (turn * std::f32::consts::TAU / 4.0).tan() * 4.0 / 3.0;
    let mut at = from;
    while (to - at).abs() > turn.abs() / 2.0 {
        let next = at + turn;
        let (a, b) = (on(at), on(next));
        let along = |(x, y): Point, turns: f32, by: f32| {
            let angle = turns * std::f32::consts::TAU;
            (x + by * angle.cos(), y + by * angle.sin())
        };
        steps.push(Step::Curve(along(a, at, handle), along(b, next, -handle), b));
        at = next;
    }
}
