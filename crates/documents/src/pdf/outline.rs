//! The bookmarks.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Object, ObjectId};

use super::{round, utf16};
use crate::layout::draw::Bookmark;

/// The tree of bookmarks; chapters are collapsed.
pub(super) fn outlines(
    file: &mut lopdf::Document,
    bookmarks: &[Bookmark],
    pages: &[ObjectId],
    high: f32,
) -> Option<ObjectId> {
    if bookmarks.is_empty() {
        return None;
    }
    let root = file.new_object_id();
    let ids: Vec<ObjectId> = bookmarks.iter().map(|_| file.new_object_id()).collect();
    let mut children: BTreeMap<ObjectId, Vec<ObjectId>> = BTreeMap::new();
    let mut parents = BTreeMap::new();
    let mut chapter = root;
    for (bookmark, id) in bookmarks.iter().zip(&ids) {
        let parent = if bookmark.depth == 0 { root } else { chapter };
        if bookmark.depth == 0 {
            chapter = *id;
        }
        children.entry(parent).or_default().push(*id);
        parents.insert(*id, parent);
    }
    let family = |dictionary: &mut Dictionary, id: &ObjectId, sign: i64| {
        let list = children.get(id).map_or(&[][..], Vec::as_slice);
        if let (Some(first), Some(last)) = (list.first(), list.last()) {
            dictionary.set("First", *first);
            dictionary.set("Last", *last);
            dictionary.set("Count", sign * i64::try_from(list.len()).unwrap_or(0));
        }
    };
    for (bookmark, id) in bookmarks.iter().zip(&ids) {
        let mut item = Dictionary::new();
        let parent = parents.get(id).copied().unwrap_or(root);
        item.set("Title", utf16(&bookmark.title));
        item.set("Parent", parent);
        let siblings = children.get(&parent).map_or(&[][..], Vec::as_slice);
        let at = siblings.iter().position(|other| other == id).unwrap_or(0);
        if let Some(before) = at.checked_sub(1).and_then(|at| siblings.get(at)) {
            item.set("Prev", *before);
        }
        if let Some(after) = siblings.get(at + 1) {
            item.set("Next", *after);
        }
        family(&mut item, id, -1);
        if let Some(page) = pages.get(bookmark.page) {
            let top = Object::Real(round(high - bookmark.top + 10.0));
            let place: Vec<Object> = vec![(*page).into(), "XYZ".into(), Object::Null, top, Object::Null];
            item.set("Dest", place);
        }
        file.set_object(*id, item);
    }
    let mut top = Dictionary::new();
    top.set("Type", "Outlines");
    family(&mut top, &root, 1);
    file.set_object(root, top);
    Some(root)
}
