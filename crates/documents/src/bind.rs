//! Binds documents into one file, and extracts pages from one.
//!
//! The documents must have been produced by this crate. Each part gets a bookmark, with its own
//! bookmarks below it.

use std::collections::BTreeSet;

use lopdf::{Dictionary, Document, Object, ObjectId};
use tapis_locale::Language;

use crate::Printed;
use crate::pdf::{sealed, utf16};

/// What a page may inherit from the page tree.
const INHERITED: [&[u8]; 4] = [b"Resources", b"MediaBox", b"CropBox", b"Rotate"];

/// A document to bind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    /// The title of its bookmark.
    pub title: &'a str,
    /// The PDF.
    pub bytes: &'a [u8],
}

/// How parts are bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding<'a> {
    /// The title of the bound document.
    pub title: &'a str,
    /// Its author.
    pub author: &'a str,
    /// Its language.
    pub language: Language,
    /// Whether each part starts on the front of a sheet, for two-sided printing.
    pub fronts: bool,
}

/// Binds documents in this order. `None` if there are none, or one cannot be read as a PDF.
pub fn merge(parts: &[Part<'_>], binding: Binding<'_>) -> Option<Printed> {
    let mut whole = Document::with_version("1.7");
    let tree = whole.new_object_id();
    let root = whole.new_object_id();
    let mut pages: Vec<ObjectId> = Vec::new();
    let mut bookmarks: Vec<ObjectId> = Vec::new();
    for part in parts {
        let mut file = Document::load_mem(part.bytes).ok()?;
        file.renumber_objects_with(whole.max_id + 1);
        whole.max_id = file.max_id;
        let own: Vec<ObjectId> = file.page_iter().collect();
        let first = *own.first()?;
        if binding.fronts && pages.len() % 2 == 1 {
            let back = blank(&mut file, first)?;
            whole.max_id = file.max_id;
            pages.push(back);
        }
        for page in &own {
            settle(&mut file, *page, tree)?;
        }
        let outlines = file.catalog().ok()?.get(b"Outlines").and_then(Object::as_reference).ok();
        let mut bookmark = Dictionary::new();
        if let Some(found) = outlines.and_then(|id| file.get_dictionary(id).ok()) {
            // The part's bookmarks hang below its own; closed bookmarks are not counted.
            for key in [&b"First"[..], b"Last", b"Count"] {
                if let Ok(value) = found.get(key) {
                    bookmark.set(key, value.clone());
                }
            }
            let count = bookmark.get(b"Count").and_then(Object::as_i64).unwrap_or(0);
            bookmark.set("Count", -count.abs());
        }
        bookmark.set("Title", utf16(part.title));
        bookmark.set("Parent", root);
        bookmark.set("Dest", vec![first.into(), "Fit".into()]);
        let id = outlines.unwrap_or_else(|| {
            whole.max_id += 1;
            (whole.max_id, 0)
        });
        file.objects.insert(id, Object::Dictionary(bookmark));
        whole.objects.extend(file.objects);
        bookmarks.push(id);
        pages.extend(own);
    }
    let mut outlines = Dictionary::new();
    outlines.set("Type", "Outlines");
    outlines.set("First", *bookmarks.first()?);
    outlines.set("Last", *bookmarks.last()?);
    outlines.set("Count", i64::try_from(bookmarks.len()).ok()?);
    for pair in bookmarks.windows(2) {
        let [before, after] = pair else { continue };
        whole.get_dictionary_mut(*before).ok()?.set("Next", *after);
        whole.get_dictionary_mut(*after).ok()?.set("Prev", *before);
    }
    whole.set_object(root, outlines);
    let mut catalog = shelf(&mut whole, tree, &pages)?;
    catalog.set("Outlines", root);
    catalog.set("PageMode", "UseOutlines");
    catalog.set("Lang", Object::string_literal(binding.language.tag()));
    Some(finish(whole, catalog, pages.len(), binding.title, binding.author))
}

/// A document with only these pages, counted from one, for printing: without bookmarks and links.
/// `None` if it cannot be read, or has none of these pages.
pub fn only(bytes: &[u8], wanted: &BTreeSet<u32>) -> Option<Vec<u8>> {
    let mut file = Document::load_mem(bytes).ok()?;
    let title = title(&file).unwrap_or_default();
    let pages: Vec<ObjectId> =
        file.get_pages().into_iter().filter(|(no, _)| wanted.contains(no)).map(|(_, id)| id).collect();
    if pages.is_empty() {
        return None;
    }
    let tree = file.new_object_id();
    for page in &pages {
        settle(&mut file, *page, tree)?;
        file.get_dictionary_mut(*page).ok()?.remove(b"Annots");
    }
    let catalog = shelf(&mut file, tree, &pages)?;
    Some(finish(file, catalog, pages.len(), &title, "").bytes)
}

/// Copies inherited attributes into a page and moves it to another page tree.
pub(crate) fn settle(file: &mut Document, page: ObjectId, tree: ObjectId) -> Option<()> {
    let mut given = Vec::new();
    let mut at = file.get_dictionary(page).ok()?;
    // Our page trees are shallow; the limit also ends a cycle.
    for _ in 0..32 {
        let Some(above) =
            at.get(b"Parent").and_then(Object::as_reference).ok().and_then(|id| file.get_dictionary(id).ok())
        else {
            break;
        };
        given.extend(INHERITED.into_iter().filter_map(|key| Some((key, above.get(key).ok()?.clone()))));
        at = above;
    }
    let page = file.get_dictionary_mut(page).ok()?;
    for (key, value) in given {
        if !page.has(key) {
            page.set(key, value);
        }
    }
    page.set("Parent", tree);
    Some(())
}

/// An empty page of the same size as another, not yet in a tree.
fn blank(file: &mut Document, like: ObjectId) -> Option<ObjectId> {
    let found = file.get_dictionary(like).ok()?;
    let size = found.get(b"MediaBox").ok()?.clone();
    let parent = found.get(b"Parent").ok()?.clone();
    let mut page = Dictionary::new();
    page.set("Type", "Page");
    page.set("MediaBox", size);
    page.set("Resources", Dictionary::new());
    page.set("Parent", parent);
    Some(file.add_object(page))
}

/// The page tree, and a catalog that refers to it.
pub(crate) fn shelf(file: &mut Document, tree: ObjectId, pages: &[ObjectId]) -> Option<Dictionary> {
    let mut list = Dictionary::new();
    list.set("Type", "Pages");
    list.set("Count", i64::try_from(pages.len()).ok()?);
    list.set("Kids", pages.iter().map(|page| Object::Reference(*page)).collect::<Vec<_>>());
    file.set_object(tree, list);
    for page in pages {
        file.get_dictionary_mut(*page).ok()?.set("Parent", tree);
    }
    let mut shown = Dictionary::new();
    shown.set("DisplayDocTitle", true);
    let mut catalog = Dictionary::new();
    catalog.set("Type", "Catalog");
    catalog.set("Pages", tree);
    catalog.set("PageLayout", "SinglePage");
    catalog.set("ViewerPreferences", shown);
    Some(catalog)
}

pub(crate) fn title(file: &Document) -> Option<String> {
    let info = file.trailer.get(b"Info").and_then(Object::as_reference).ok()?;
    let bytes = file.get_dictionary(info).ok()?.get(b"Title").and_then(Object::as_str).ok()?;
    // UTF-16, two bytes a letter; the byte order mark says so.
    let units: Vec<u16> = bytes.as_chunks().0.iter().skip(1).map(|two| u16::from_be_bytes(*two)).collect();
    String::from_utf16(&units).ok()
}

pub(crate) fn finish(
    mut file: Document,
    catalog: Dictionary,
    pages: usize,
    title: &str,
    author: &str,
) -> Printed {
    let mut info = Dictionary::new();
    info.set("Title", utf16(title));
    if !author.is_empty() {
        info.set("Author", utf16(author));
    }
    info.set("Creator", utf16(concat!("Tapis ", env!("CARGO_PKG_VERSION"))));
    let info = file.add_object(info);
    let catalog = file.add_object(catalog);
    file.trailer = Dictionary::new();
    file.trailer.set("Info", info);
    file.trailer.set("Root", catalog);
    Printed { bytes: sealed(file), pages, missing: Vec::new() }
}
