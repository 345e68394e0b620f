//! Bookmarks in the PDF file.

use pdf_writer::{Ref, TextStr};

use super::file::{File, integer};
use super::sheets::Sheets;
use crate::layout::draw::Bookmark;

/// Writes the tree of bookmarks; chapters are collapsed.
pub(super) fn write(file: &mut File, bookmarks: &[Bookmark], sheets: &Sheets) -> Option<Ref> {
    if bookmarks.is_empty() {
        return None;
    }
    let root = file.id();
    let ids: Vec<Ref> = bookmarks.iter().map(|_| file.id()).collect();
    let id = |at: usize| ids.get(at).copied().unwrap_or(root);
    // The bookmarks in the document, and those in each chapter, in order.
    let mut chapters: Vec<usize> = Vec::new();
    let mut sections: Vec<Vec<usize>> = vec![Vec::new(); bookmarks.len()];
    for (at, bookmark) in bookmarks.iter().enumerate() {
        match chapters.last().filter(|_| bookmark.depth > 0).and_then(|last| sections.get_mut(*last)) {
            Some(sections) => sections.push(at),
            None => chapters.push(at),
        }
    }
    let mut family = |parent: Ref, children: &[usize]| {
        for (place, at) in children.iter().enumerate() {
            let Some(bookmark) = bookmarks.get(*at) else { continue };
            let beside = |place: Option<usize>| place.and_then(|place| children.get(place)).map(|at| id(*at));
            let own = sections.get(*at).map_or(&[][..], Vec::as_slice);
            file.object(id(*at), |chunk| {
                let mut item = chunk.outline_item(id(*at));
                item.title(TextStr(&bookmark.title)).parent(parent);
                if let Some(before) = beside(place.checked_sub(1)) {
                    item.prev(before);
                }
                if let Some(after) = beside(Some(place + 1)) {
                    item.next(after);
                }
                if let (Some(first), Some(last)) = (own.first(), own.last()) {
                    item.first(id(*first)).last(id(*last)).count(-integer(own.len()));
                }
                if let Some(place) = sheets.place(bookmark.page) {
                    let (left, top) = place.point(0.0, bookmark.top - 10.0);
                    item.dest().page(place.sheet).xyz(left, top, None);
                }
            });
        }
    };
    family(root, &chapters);
    for at in &chapters {
        family(id(*at), sections.get(*at).map_or(&[], Vec::as_slice));
    }
    let (first, last) = (chapters.first()?, chapters.last()?);
    file.object(root, |chunk| {
        chunk.outline(root).first(id(*first)).last(id(*last)).count(integer(chapters.len()));
    });
    Some(root)
}
