//! Pages two by two on both sides of sheets that are folded once: a booklet.

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use crate::bind::{finish, settle, shelf, title};
use crate::{Printed, Style};

/// The pages on each side of each sheet, left and right, from 0; none: an empty page. Turned over on its short
/// edge and folded, the pile of sheets reads from the first page to the last.
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

/// The same document on such sheets; as it was, if it cannot be read as a PDF.
pub fn folded(pages: Printed, style: Style) -> Printed {
    let missing = pages.missing.clone();
    match imposed(&pages.bytes, style) {
        Some(made) => Printed { missing, ..made },
        None => pages,
    }
}

fn imposed(bytes: &[u8], style: Style) -> Option<Printed> {
    let mut file = Document::load_mem(bytes).ok()?;
    let title = title(&file).unwrap_or_default();
    let tree = file.new_object_id();
    let forms: Vec<ObjectId> = file
        .page_iter()
        .collect::<Vec<_>>()
        .into_iter()
        .map(|page| form(&mut file, page, tree))
        .collect::<Option<_>>()?;
    let (wide, high) = (style.paper.height(), style.paper.width());
    let scale = wide / 2.0 / style.paper.half().width();
    let mut sheets = Vec::new();
    for side in sides(forms.len()) {
        let mut drawn = Vec::new();
        let mut named = Dictionary::new();
        for (left, page) in [0.0, wide / 2.0].into_iter().zip(side) {
            let Some(form) = page.and_then(|page| forms.get(page)) else { continue };
            let name = if left > 0.0 { "Right" } else { "Left" };
            named.set(name, *form);
            drawn.push(Operation::new("q", Vec::new()));
            let placed = [scale, 0.0, 0.0, scale, left, 0.0].map(Object::Real);
            drawn.push(Operation::new("cm", placed.to_vec()));
            drawn.push(Operation::new("Do", vec![Object::Name(name.into())]));
            drawn.push(Operation::new("Q", Vec::new()));
        }
        let content =
            file.add_object(Stream::new(Dictionary::new(), Content { operations: drawn }.encode().ok()?));
        sheets.push(file.add_object(dictionary! {
            "Type" => "Page",
            "Parent" => tree,
            "MediaBox" => vec![0.into(), 0.into(), Object::Real(wide), Object::Real(high)],
            "Resources" => dictionary! { "XObject" => named },
            "Contents" => content,
        }));
    }
    let mut catalog = shelf(&mut file, tree, &sheets)?;
    catalog.set("Lang", Object::string_literal(style.language.tag()));
    Some(finish(file, catalog, sheets.len(), &title, ""))
}

/// A page as a drawing to be placed.
fn form(file: &mut Document, page: ObjectId, tree: ObjectId) -> Option<ObjectId> {
    settle(file, page, tree)?;
    let content = file.get_page_content(page);
    let found = file.get_dictionary(page).ok()?;
    let mut named = Dictionary::new();
    named.set("Type", "XObject");
    named.set("Subtype", "Form");
    named.set("BBox", found.get(b"MediaBox").ok()?.clone());
    named.set("Resources", found.get(b"Resources").ok()?.clone());
    let mut stream = Stream::new(named, content);
    let _ = stream.compress();
    Some(file.add_object(stream))
}
