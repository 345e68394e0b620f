//! Bookmarks in the PDF file: printpdf writes one flat list, sorted by title.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::file::integer;
use super::sheets::Sheets;
use crate::layout::draw::Bookmark;

/// Writes the tree of bookmarks, which lead to these sides of sheets; chapters are collapsed.
pub(super) fn write(
    file: &mut Document,
    bookmarks: &[Bookmark],
    sheets: &Sheets,
    sides: &[ObjectId],
) -> Option<ObjectId> {
    if bookmarks.is_empty() {
        return None;
    }
    let root = file.new_object_id();
    let ids: Vec<ObjectId> = bookmarks.iter().map(|_| file.new_object_id()).collect();
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
    let mut family = |parent: ObjectId, children: &[usize]| {
        for (place, at) in children.iter().enumerate() {
            let Some(bookmark) = bookmarks.get(*at) else { continue };
            let beside = |place: Option<usize>| place.and_then(|place| children.get(place)).map(|at| id(*at));
            let own = sections.get(*at).map_or(&[][..], Vec::as_slice);
            let mut item = dictionary! { "Title" => text_string(&bookmark.title), "Parent" => parent };
            if let Some(before) = beside(place.checked_sub(1)) {
                item.set("Prev", before);
            }
            if let Some(after) = beside(Some(place + 1)) {
                item.set("Next", after);
            }
            if let (Some(first), Some(last)) = (own.first(), own.last()) {
                item.set("First", id(*first));
                item.set("Last", id(*last));
                item.set("Count", -integer(own.len()));
            }
            if let Some(place) = sheets.place(bookmark.page)
                && let Some(side) = sides.get(place.side)
            {
                let (left, top) = place.point(0.0, bookmark.top - 10.0);
                let dest: Vec<Object> =
                    vec![(*side).into(), "XYZ".into(), left.into(), top.into(), Object::Null];
                item.set("Dest", dest);
            }
            file.set_object(id(*at), item);
        }
    };
    family(root, &chapters);
    for at in &chapters {
        family(id(*at), sections.get(*at).map_or(&[], Vec::as_slice));
    }
    let (first, last) = (chapters.first()?, chapters.last()?);
    let whole: Dictionary = dictionary! {
        "Type" => "Outlines", "First" => id(*first), "Last" => id(*last), "Count" => integer(chapters.len()),
    };
    file.set_object(root, whole);
    Some(root)
}
