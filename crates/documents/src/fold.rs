//! Pages two by two on both sides of sheets that are folded once: a booklet.

/// The pages on each side of each sheet, left and right, from 0; `None` means an empty page. Turned over on
/// its short edge and folded, the pile of sheets reads from the first page to the last.
///
/// ```
/// use tapis_documents::fold::sides;
/// assert_eq!(sides(4), [[Some(3), Some(0)], [Some(1), Some(2)]]);
/// assert_eq!(sides(5)[0], [None, Some(0)]);
/// assert_eq!(sides(5)[3], [Some(3), Some(4)]);
/// ```
pub fn sides(pages: usize) -> Vec<[Option<usize>; 2]> {
    let all = pages.next_multiple_of(4);
    let there = |page: usize| (page < pages).then_some(page);
    let sheet = |first: usize| {
        let last = all - 1 - first;
        [[there(last), there(first)], [there(first + 1), there(last - 1)]]
    };
    (0..all / 2).step_by(2).flat_map(sheet).collect()
}
