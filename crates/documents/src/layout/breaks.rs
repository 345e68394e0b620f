//! Break of a list across columns and pages: never one row alone on the last page or a heading at the foot of
//! a page, and the columns of the last page are balanced.

/// An indivisible piece of a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// The space above it, omitted at the top of a column.
    pub above: f32,
    pub tall: f32,
    /// Whether it is a heading, which never ends a column.
    pub heads: bool,
}

impl Piece {
    /// A piece that is not a heading, without space above it.
    pub fn of(tall: f32) -> Self {
        Piece { above: 0.0, tall, heads: false }
    }
}

/// The space for a list, column by column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rooms {
    /// The space left in the current column.
    pub here: f32,
    /// Number of columns side by side on this page, and their height.
    pub beside: (usize, f32),
    /// Number of columns on each further page, and their height.
    pub page: (usize, f32),
}

impl Rooms {
    fn of(&self, column: usize) -> f32 {
        match column {
            0 => self.here,
            _ if column <= self.beside.0 => self.beside.1,
            _ => self.page.1,
        }
    }

    /// Number of columns before the page on which the last of this many columns after the first stands.
    pub fn last_page(&self, last: usize) -> usize {
        self.page_of(last).0
    }

    /// The first and the last column of the page a column is on.
    fn page_of(&self, column: usize) -> (usize, usize) {
        let first_page = 1 + self.beside.0;
        let Some(beyond) = column.checked_sub(first_page) else { return (0, self.beside.0) };
        let columns = self.page.0.max(1);
        let first = first_page + beyond / columns * columns;
        (first, first + columns - 1)
    }
}

/// Condition on the end of a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// Anywhere, as the rows fall.
    Free,
    /// With the columns of its last page balanced.
    Level,
    /// With this much space left below its last pieces on the same page.
    Above(f32),
}

/// The least number of pieces on the last page, if there are that many; headings do not count.
const TOGETHER: usize = 2;

/// The pieces that start a column, except the first.
pub fn breaks(pieces: &[Piece], rooms: Rooms, how: End) -> Vec<usize> {
    let mut begins = filled(pieces, |column| rooms.of(column));
    let last = begins.len();
    let (first, end) = rooms.page_of(last);
    // The column before the last page gives up a piece that would otherwise end up alone.
    let column = |number: usize| number.checked_sub(1).and_then(|at| begins.get(at)).copied().unwrap_or(0);
    let before = column(first.saturating_sub(1));
    if first > 0 && rows(pieces.get(column(first)..).unwrap_or_default()) < TOGETHER {
        let moved = whole(pieces, last_rows(pieces, TOGETHER));
        if moved > before + 1 {
            begins.truncate(first - 1);
            begins.push(moved);
        }
    }
    if how == End::Level && first < end {
        balance(pieces, rooms, &mut begins, (first, end));
    }
    let End::Above(foot) = how else { return begins };
    let begin = begins.last().copied().unwrap_or(0);
    let there = pieces.get(begin..).unwrap_or_default();
    if height(there) + foot > rooms.of(last) && there.len() > 1 {
        let moved = whole(pieces, last_rows(pieces, TOGETHER.min(rows(there).saturating_sub(1)).max(1)));
        begins.push(if moved > begin { moved } else { pieces.len() - 1 });
    }
    begins
}

/// Number of pieces that are not headings.
fn rows(pieces: &[Piece]) -> usize {
    pieces.iter().filter(|piece| !piece.heads).count()
}

/// Index at which the last `n` pieces that are not headings start.
fn last_rows(pieces: &[Piece], count: usize) -> usize {
    let rows = pieces.iter().enumerate().rev().filter(|(_, piece)| !piece.heads);
    rows.take(count).last().map_or(0, |(index, _)| index)
}

/// The last place a column can start so that the one before does not end in a heading.
fn whole(pieces: &[Piece], mut begin: usize) -> usize {
    while begin > 0 && pieces.get(begin - 1).is_some_and(|piece| piece.heads) {
        begin -= 1;
    }
    begin
}

/// Gives the columns of the last page the lowest height that holds their pieces.
fn balance(pieces: &[Piece], rooms: Rooms, begins: &mut Vec<usize>, (first, end): (usize, usize)) {
    let from = first.checked_sub(1).and_then(|before| begins.get(before)).copied().unwrap_or(0);
    let there = pieces.get(from..).unwrap_or_default();
    let fits = |height: f32| filled(there, |_| height).len() <= end - first;
    let (mut low, mut high) = (0.0, rooms.of(first).min(rooms.of(end)));
    if !fits(high) {
        return;
    }
    while high - low > 0.25 {
        let middle = f32::midpoint(low, high);
        if fits(middle) { high = middle } else { low = middle }
    }
    // A little higher, if no column is then shorter than the one after it.
    let descends = |height: &f32| {
        let columns = filled(there, |_| *height);
        let ends = columns.iter().copied().chain([there.len()]);
        let tall = [0].into_iter().chain(columns.iter().copied()).zip(ends);
        let tall: Vec<f32> =
            tall.map(|(begin, end)| self::height(there.get(begin..end).unwrap_or_default())).collect();
        tall.is_sorted_by(|a, b| *a >= *b - 0.3)
    };
    let higher = [0.0, 8.0, 16.0, 24.0, 32.0, 40.0].map(|more| high + more);
    let tallest = rooms.of(first).min(rooms.of(end));
    let high = higher.into_iter().filter(|high| *high <= tallest).find(descends).unwrap_or(high);
    begins.truncate(first);
    begins.extend(filled(there, |_| high).into_iter().map(|begin| from + begin));
}

/// The total height of these pieces.
fn height(pieces: &[Piece]) -> f32 {
    let above: f32 = pieces.iter().skip(1).map(|piece| piece.above).sum();
    above + pieces.iter().map(|piece| piece.tall).sum::<f32>()
}

/// As many pieces in each column as fit, and at least one.
fn filled(pieces: &[Piece], room: impl Fn(usize) -> f32) -> Vec<usize> {
    let mut begins: Vec<usize> = Vec::new();
    let (mut begin, mut used) = (0, 0.0);
    for (index, piece) in pieces.iter().enumerate() {
        let above = if index > begin { piece.above } else { 0.0 };
        if index > begin && used + above + piece.tall > room(begins.len()) + 0.05 {
            let earlier = whole(pieces, index);
            begin = if earlier > begin { earlier } else { index };
            begins.push(begin);
            used = height(pieces.get(begin..index).unwrap_or_default());
            used += if index > begin { piece.above } else { 0.0 };
        } else {
            used += above;
        }
        used += piece.tall;
    }
    begins
}
