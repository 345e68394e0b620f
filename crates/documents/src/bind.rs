//! Binds documents into one file, and extracts pages from one.
//!
//! The documents must have been produced by this crate. Each part gets a bookmark, with its own
//! bookmarks below it, and keeps its tags.

use std::collections::BTreeSet;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, decode_text_string, text_string};
use tapis_locale::Language;

use crate::PdfFile;
use crate::pdf::{PROGRAM, described, saved};

/// Entries that a page may inherit from the page tree.
const INHERITED: [&[u8]; 4] = [b"Resources", b"MediaBox", b"CropBox", b"Rotate"];

/// A document to bind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    /// The title of its bookmark.
    pub title: &'a str,
    pub bytes: &'a [u8],
    /// Its sheets are cut into pieces: with [`Binding::fronts`], their backs stay empty.
    pub cut: bool,
}

/// Parts to be bound, and the number of keys so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding<'a> {
    /// The title of the bound document.
    pub title: &'a str,
    pub author: &'a str,
    pub language: Language,
    /// Whether each part starts on the front of a sheet, for two-sided printing.
    pub fronts: bool,
}

/// Binds documents in this order. `None` if there are none, or one cannot be read as a PDF.
pub fn merge(parts: &[Part<'_>], binding: Binding<'_>) -> Option<PdfFile> {
    let mut whole = Document::with_version("1.7");
    let tree = whole.new_object_id();
    let root = whole.new_object_id();
    let mut pages: Vec<ObjectId> = Vec::new();
    let mut bookmarks: Vec<ObjectId> = Vec::new();
    let mut tags = Tags::new(&mut whole);
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
        let mut sides = Vec::new();
        for page in &own {
            if binding.fronts && part.cut && *page != first {
                sides.push(blank(&mut file, first)?);
                whole.max_id = file.max_id;
            }
            settle(&mut file, *page, tree)?;
            sides.push(*page);
        }
        tags.take(&mut file, &own)?;
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
        bookmark.set("Title", text_string(part.title));
        bookmark.set("Parent", root);
        bookmark.set("Dest", vec![first.into(), "Fit".into()]);
        let id = outlines.unwrap_or_else(|| {
            whole.max_id += 1;
            (whole.max_id, 0)
        });
        file.objects.insert(id, Object::Dictionary(bookmark));
        whole.objects.extend(file.objects);
        bookmarks.push(id);
        pages.extend(sides);
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
    catalog.set("StructTreeRoot", tags.put(&mut whole));
    let mut marked = Dictionary::new();
    marked.set("Marked", true);
    catalog.set("MarkInfo", marked);
    let said = described(binding.title, binding.author, binding.language);
    let mut kind = Dictionary::new();
    kind.set("Type", "Metadata");
    kind.set("Subtype", "XML");
    let said = Stream::new(kind, said.into_bytes()).with_compression(false);
    catalog.set("Metadata", whole.add_object(said));
    let bytes = finish(whole, catalog, (binding.title, binding.author));
    Some(PdfFile { bytes, pages: pages.len(), missing: Vec::new(), nothing: false })
}

/// The tags of all parts.
struct Tags {
    root: ObjectId,
    document: ObjectId,
    parts: Vec<Object>,
    /// The owners of all pieces, by the keys of pages and links.
    owners: Vec<Object>,
    /// Number of keys given out.
    keys: i64,
}

impl Tags {
    fn new(whole: &mut Document) -> Self {
        let [root, document] = std::array::from_fn(|_| whole.new_object_id());
        Tags { root, document, parts: Vec::new(), owners: Vec::new(), keys: 0 }
    }

    /// Takes over the tags of a part, whose keys follow those of the parts before it.
    fn take(&mut self, file: &mut Document, pages: &[ObjectId]) -> Option<()> {
        let root = file.catalog().ok()?.get(b"StructTreeRoot").and_then(Object::as_reference).ok()?;
        let root = file.get_dictionary(root).ok()?;
        let part = root.get(b"K").and_then(Object::as_reference).ok()?;
        let owners = root.get(b"ParentTree").and_then(Object::as_dict).ok()?;
        let owners = owners.get(b"Nums").and_then(Object::as_array).ok()?.clone();
        let keys = root.get(b"ParentTreeNextKey").and_then(Object::as_i64).ok()?;
        for (at, owner) in owners.into_iter().enumerate() {
            self.owners.push(match owner {
                Object::Integer(key) if at % 2 == 0 => (key + self.keys).into(),
                owner => owner,
            });
        }
        let mut keyed: Vec<(ObjectId, &str)> = pages.iter().map(|page| (*page, "StructParents")).collect();
        for page in pages {
            let links = file.get_dictionary(*page).ok()?.get(b"Annots").and_then(Object::as_array);
            let links = links.into_iter().flatten().filter_map(|link| link.as_reference().ok());
            keyed.extend(links.map(|link| (link, "StructParent")));
        }
        for (id, name) in keyed {
            let found = file.get_dictionary_mut(id).ok()?;
            let key = found.get(name.as_bytes()).and_then(Object::as_i64).ok()?;
            found.set(name, key + self.keys);
        }
        let part_element = file.get_dictionary_mut(part).ok()?;
        part_element.set("S", "Part");
        part_element.set("P", self.document);
        self.parts.push(part.into());
        self.keys += keys;
        Some(())
    }

    /// Puts them into the bound document.
    fn put(self, whole: &mut Document) -> ObjectId {
        let mut document = Dictionary::new();
        document.set("Type", "StructElem");
        document.set("S", "Document");
        document.set("P", self.root);
        document.set("K", self.parts);
        whole.set_object(self.document, document);
        let mut owners = Dictionary::new();
        owners.set("Nums", self.owners);
        let mut root = Dictionary::new();
        root.set("Type", "StructTreeRoot");
        root.set("K", self.document);
        root.set("ParentTree", owners);
        root.set("ParentTreeNextKey", self.keys);
        whole.set_object(self.root, root);
        self.root
    }
}

/// A document with only these pages, counted from one, for printing: without bookmarks, links and tags.
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
        let page = file.get_dictionary_mut(*page).ok()?;
        for key in [&b"Annots"[..], b"StructParents", b"Tabs"] {
            page.remove(key);
        }
    }
    let catalog = shelf(&mut file, tree, &pages)?;
    Some(finish(file, catalog, (&title, "")))
}

/// Copies inherited attributes into a page and moves it to another page tree.
fn settle(file: &mut Document, page: ObjectId, tree: ObjectId) -> Option<()> {
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
fn shelf(file: &mut Document, tree: ObjectId, pages: &[ObjectId]) -> Option<Dictionary> {
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

fn title(file: &Document) -> Option<String> {
    let info = file.trailer.get(b"Info").and_then(Object::as_reference).ok()?;
    decode_text_string(file.get_dictionary(info).ok()?.get(b"Title").ok()?).ok()
}

/// The bytes of a file with this catalog, title and author.
fn finish(mut file: Document, catalog: Dictionary, (title, author): (&str, &str)) -> Vec<u8> {
    let mut info = Dictionary::new();
    info.set("Title", text_string(title));
    if !author.is_empty() {
        info.set("Author", text_string(author));
    }
    info.set("Creator", text_string(PROGRAM));
    let info = file.add_object(info);
    let catalog = file.add_object(catalog);
    file.trailer = Dictionary::new();
    file.trailer.set("Info", info);
    file.trailer.set("Root", catalog);
    file.prune_objects();
    file.renumber_objects();
    saved(file)
}
