//! Page ranges of a document: `1-3, 5, 8-`.

use std::collections::BTreeSet;

/// Reason why a page range cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RangeError {
    /// It is not a list of pages.
    #[error("“{0}” is not a range of pages")]
    Unreadable(String),
    /// The document has no such page.
    #[error("there is no page {page}: the document has {pages}")]
    Beyond {
        /// The page asked for.
        page: u32,
        /// Number of pages in the document.
        pages: u32,
    },
}

/// The pages a range means, in order, counted from one; an empty range means all of them.
pub(super) fn pages(text: &str, count: u32) -> Result<BTreeSet<u32>, RangeError> {
    let mut chosen = BTreeSet::new();
    for piece in text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty()) {
        let unreadable = || RangeError::Unreadable(piece.to_owned());
        let number = |text: &str| text.trim().parse::<u32>().ok().filter(|page| *page > 0);
        let (from, to) = match piece.split_once(['-', '–', '—']) {
            None => (number(piece), number(piece)),
            Some((from, to)) if from.trim().is_empty() => (Some(1), number(to)),
            Some((from, to)) if to.trim().is_empty() => (number(from), Some(count)),
            Some((from, to)) => (number(from), number(to)),
        };
        let (from, to) = from.zip(to).ok_or_else(unreadable)?;
        if let Some(beyond) = [from, to].into_iter().find(|page| *page > count) {
            return Err(RangeError::Beyond { page: beyond, pages: count });
        }
        if from > to {
            return Err(unreadable());
        }
        chosen.extend(from..=to);
    }
    if chosen.is_empty() && !text.trim().is_empty() {
        return Err(RangeError::Unreadable(text.trim().to_owned()));
    }
    Ok(if chosen.is_empty() { (1..=count).collect() } else { chosen })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::{RangeError, pages};

    fn list(text: &str) -> Vec<u32> {
        pages(text, 9).unwrap().into_iter().collect()
    }

    #[test]
    fn ranges_are_read_as_people_write_them() {
        assert_eq!(list(""), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(list(" 2 "), [2]);
        assert_eq!(list("5, 1-3;2"), [1, 2, 3, 5]);
        assert_eq!(list("8 –"), [8, 9]);
        assert_eq!(list("-2"), [1, 2]);
    }

    #[test]
    fn pages_that_do_not_exist_are_refused() {
        for text in ["x", "3-1", "0", "1-x", "-", ",", "99999999999"] {
            assert!(matches!(pages(text, 9), Err(RangeError::Unreadable(_))), "{text}");
        }
        assert_eq!(pages("2-12", 9), Err(RangeError::Beyond { page: 12, pages: 9 }));
        assert_eq!(pages("4294967295", 9), Err(RangeError::Beyond { page: u32::MAX, pages: 9 }));
        assert_eq!(pages("10-", 9), Err(RangeError::Beyond { page: 10, pages: 9 }));
    }
}
