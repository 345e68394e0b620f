//! Columns of lengths that say what they are (`0:20`, `1h30`, `20 min`), told from times of day.

use super::cells::{is_blank, length};
use crate::structure::LONGEST_STEP as LONGEST;
use crate::structure::read::row::Row;

/// The longest break that is read from a line whose cells do not stand under those of the levels.
const LONGEST_REST: u32 = 120;
const DAY: u32 = 24 * 60;

/// Minutes between midnight and what may be a time of day (`20:40`, `20h40`, `20h`).
fn hour(cell: &str) -> Option<u32> {
    let cell = cell.trim().to_lowercase().replace('h', ":");
    let parts: Vec<&str> = cell.split(':').map(str::trim).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    let (hours, minutes) = match parts.as_slice() {
        [hours, ""] => (number(hours)?, 0),
        [hours, minutes] | [hours, minutes, "00"] => (number(hours)?, number(minutes)?),
        _ => return None,
    };
    (hours <= 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// The minutes of a cell that is a length whatever stands around it; `None` if it may be anything else.
fn says_length(cell: &str) -> Option<u32> {
    let has_unit = || {
        let unit = cell.trim().trim_start_matches(|c: char| !c.is_alphabetic() && c != '\'').to_lowercase();
        unit == "'" || ["min", "mn", "h"].iter().any(|word| unit.starts_with(word))
    };
    let found = (cell.contains(':') || has_unit()).then(|| length(cell)).flatten()?;
    (1..=LONGEST).contains(&found).then_some(found)
}

/// Whether a column tells the time: each line is later than the one before, over midnight too, by no
/// more than a level lasts. Lengths stay the same or come back; those that only grow (0:15, 0:20,
/// 0:30) grow by less than the first of them, and begin where no evening does.
pub(super) fn is_clock<'a>(column: impl Iterator<Item = &'a str>) -> bool {
    let said: Vec<&str> = column.filter(|cell| !is_blank(cell)).collect();
    let Some(hours) = said.iter().map(|cell| hour(cell)).collect::<Option<Vec<u32>>>() else { return false };
    let steps: Vec<u32> =
        hours.iter().zip(hours.iter().skip(1)).map(|(from, to)| (to + DAY - from) % DAY).collect();
    let forward = !steps.is_empty() && steps.iter().all(|step| (1..=LONGEST).contains(step));
    let first = hours.first().copied().unwrap_or(0);
    let grows = hours.iter().all(|hour| *hour <= 60) && steps.iter().all(|step| *step < first);
    forward && !grows
}

/// Takes the lengths out of lines without a head, whose other cells are then the blinds and the
/// ante; false: no column of the levels says that it holds lengths.
pub(super) fn take_lengths(rows: &mut [Row]) -> bool {
    let is_level = |row: &Row| !row.rest && row.numbers().len() >= 2;
    let widths: Vec<usize> = rows.iter().filter(|row| is_level(row)).map(|row| row.cells.len()).collect();
    let width = widths.first().copied().unwrap_or(0);
    let alike = widths.iter().all(|other| *other == width);
    let lengths_at = |at: usize| {
        let column =
            || rows.iter().filter(|row| row.cells.len() == width).filter_map(|row| row.cells.get(at));
        let levels = || rows.iter().filter(|row| is_level(row)).filter_map(|row| row.cells.get(at));
        let said = levels().any(|cell| !is_blank(cell));
        // One line alone cannot tell the time from a length but by its place, before the blinds.
        let hour_alone = widths.len() == 1 && at == 0 && levels().all(|cell| hour(cell) >= Some(120));
        said && levels().all(|cell| is_blank(cell) || says_length(cell).is_some())
            && !hour_alone
            && !is_clock(column().map(String::as_str))
    };
    let place = if alike { (0..width).rev().find(|at| lengths_at(*at)) } else { None };
    let last = |row: &Row| row.cells.iter().rposition(|cell| says_length(cell).is_some());
    let ragged = !alike && {
        let ends = || rows.iter().filter(|row| is_level(row)).map(|row| row.cells.get(last(row)?));
        ends().all(|cell| cell.is_some()) && !is_clock(ends().flatten().map(String::as_str))
    };
    if place.is_none() && !ragged {
        return false;
    }
    for row in rows {
        let own = last(row).filter(|_| ragged || row.rest && row.cells.len() != width);
        let Some(at) = own.or(place.filter(|_| row.cells.len() == width)) else { continue };
        let most = if own.is_some() && row.rest { LONGEST_REST } else { LONGEST };
        row.lasts = row.cells.get(at).and_then(|cell| says_length(cell)).filter(|length| *length <= most);
        if row.lasts.is_some() || !row.rest {
            row.cells.remove(at);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::structure::Step;

    fn lengths(pasted: &str) -> Vec<u32> {
        read(pasted, 7).unwrap().iter().map(Step::minutes).collect()
    }

    fn antes(pasted: &str) -> Vec<i64> {
        let ante = |step: &Step| match *step {
            Step::Level { ante, .. } => Some(ante.0),
            Step::Stud { .. } | Step::Mixed { .. } | Step::Break { .. } => None,
        };
        read(pasted, 7).unwrap().iter().filter_map(ante).collect()
    }

    #[test]
    fn lengths_are_distinguished_from_hours() {
        for (column, clock) in [
            (&["20:00", "20:20", "20:40"][..], true),
            (&["23:20", "23:40", "0:00", "0:20"], true),
            (&["20h", "20h30", "21h"], true),
            (&["9:00", "9:15", "9:25", "9:40"], true),
            // Duration of play at each level.
            (&["0:00", "0:20", "0:40"], true),
            (&["0:20", "0:40", "1:00"], true),
            (&["1:00", "1:20", "1:40"], true),
            (&["0:20", "0:20", "0:20"], false),
            (&["20:00", "20:00"], false),
            (&["0:15", "0:20", "0:30"], false),
            (&["0:30", "0:20", "0:10"], false),
            (&["0:20", "0:30", "0:20"], false),
            (&["1h30", "1h30"], false),
            (&["20", "30"], false),
            (&["0:20"], false),
        ] {
            assert_eq!(is_clock(column.iter().copied()), clock, "{column:?}");
        }
    }

    #[test]
    fn lengths_with_colons_are_read_without_a_head() {
        let pasted = "1\t25\t50\t0\t0:20\n2\t50\t100\t100\t0:20\nPause\t\t\t\t0:10\n3\t100\t200\t200\t0:15";
        assert_eq!(lengths(pasted), [20, 20, 10, 15]);
        assert_eq!(antes(pasted), [0, 100, 200]);
        // Lengths that change are no ante, with units or without an ante between.
        assert_eq!(lengths("25\t50\t0:20\n50\t100\t0:15\n100\t200\t0:10"), [20, 15, 10]);
        assert_eq!(antes("25\t50\t0:20\n50\t100\t0:15"), [0, 0]);
        assert_eq!(lengths("25;50;20 min\n50;100;15 min"), [20, 15]);
        assert_eq!(lengths("25\t50\t1h30\n50\t100\t1h"), [90, 60]);
        assert_eq!(lengths("25\t50\t00:20:00\n50\t100\t00:15:00"), [20, 15]);
        assert_eq!(lengths("0:20\t25\t50\n0:20\t50\t100"), [20, 20]);
        assert_eq!(lengths("100\t200\t0:20"), [20]);
    }

    #[test]
    fn hours_beside_lengths_are_passed_over() {
        let pasted = "20:00\t25\t50\t\t0:20\n20:20\t50\t100\t100\t0:20\n20:40\tPause\t\t\t0:15\n20:55\t100\t200\t200\t0:20";
        assert_eq!(lengths(pasted), [20, 20, 15, 20]);
        assert_eq!(lengths("9:00\t25\t50\n9:20\t50\t100"), [7, 7]);
        assert_eq!(lengths("20:00\t100\t200"), [7]);
        assert_eq!(lengths("20h\t25\t50\n20h20\t50\t100"), [7, 7]);
        assert_eq!(lengths("20:00\t25\t50\n20:20\t50\t100\n20:40\tPause\t\n20:50\t100\t200"), [7, 7, 10, 7]);
    }

    #[test]
    fn lines_of_unequal_cells_end_with_their_length() {
        let pasted = "25/50 0:20";
        assert!(read(pasted, 7).is_err());
        let pasted = "25\t50\t0:20\n50\t100\t100\t0:15\nPause\t0:10\n100\t200\t200\t0:15";
        assert_eq!(lengths(pasted), [20, 15, 10, 15]);
        assert_eq!(lengths("25\t50\t20 min\n50\t100\t20 min\nPause 10 min\n"), [20, 20, 10]);
    }

    #[test]
    fn under_a_head_hours_are_no_lengths() {
        let pasted = "Time\tSB\tBB\tDuration\n20:00\t25\t50\t0:20\n20:20\t50\t100\t0:20";
        assert_eq!(lengths(pasted), [20, 20]);
        assert_eq!(lengths("Time\tSB\tBB\n20:00\t25\t50\n20:20\t50\t100"), [7, 7]);
        assert_eq!(lengths("Time\tSB\tBB\n0:20\t25\t50\n0:20\t50\t100"), [20, 20]);
    }
}
