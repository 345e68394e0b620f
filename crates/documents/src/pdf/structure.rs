//! Structure tree of the pages for a screen reader.

use pdf_writer::types::{ListNumbering, StructRole, TableHeaderScope};
use pdf_writer::{Finish, Ref, TextStr};

use super::file::{File, integer};
use super::sheets::Sheets;
use crate::layout::draw::{Drawing, Page};
use crate::layout::tags::{Element, Kid, Names, Owner, Tag};

/// A link on a page, as an object of the file.
pub(super) struct Linked {
    pub id: Ref,
    /// Its key in the table of parents.
    pub key: i32,
    /// The element it is in.
    pub element: usize,
}

fn role(tag: &Tag) -> StructRole {
    match tag {
        Tag::Section => StructRole::Sect,
        Tag::Heading(1) => StructRole::H1,
        Tag::Heading(2) => StructRole::H2,
        Tag::Heading(3) => StructRole::H3,
        Tag::Heading(4) => StructRole::H4,
        Tag::Heading(5) => StructRole::H5,
        Tag::Heading(_) => StructRole::H6,
        Tag::Paragraph => StructRole::P,
        Tag::List => StructRole::L,
        Tag::Item => StructRole::LI,
        Tag::Label => StructRole::Lbl,
        Tag::Body => StructRole::LBody,
        Tag::Table => StructRole::Table,
        Tag::Head => StructRole::THead,
        Tag::Rows => StructRole::TBody,
        Tag::Row => StructRole::TR,
        Tag::Header(..) => StructRole::TH,
        Tag::Cell(_) => StructRole::TD,
        Tag::Contents => StructRole::TOC,
        Tag::Entry => StructRole::TOCI,
        Tag::Link(_) => StructRole::Link,
        Tag::Figure(_) => StructRole::Figure,
    }
}

/// Writes the elements and returns their root. `links` are those of each page.
pub(super) fn write(file: &mut File, drawing: &Drawing, sheets: &Sheets, links: &[Vec<Linked>]) -> Ref {
    let elements = &drawing.tree.elements;
    let [root, document] = std::array::from_fn(|_| file.id());
    let ids: Vec<Ref> = elements.iter().map(|_| file.id()).collect();
    let id = |element: usize| ids.get(element).copied().unwrap_or(document);
    for (element, own) in elements.iter().zip(&ids) {
        let parent = element.parent.map_or(document, id);
        file.object(*own, |chunk| {
            let mut written = chunk.struct_element(*own);
            written.kind(role(&element.tag)).parent(parent);
            described(&mut written, &element.tag);
            kids(&mut written, element, sheets, links, id);
        });
    }
    file.object(document, |chunk| {
        let mut written = chunk.struct_element(document);
        written.kind(StructRole::Document).parent(root);
        let mut children = written.children();
        for element in &drawing.tree.roots {
            children.struct_element(id(*element));
        }
    });
    // The owners of each sheet’s pieces, in the order of their numbers; then the owners of the links.
    let owners = |page: &Page| -> Vec<Ref> {
        let owner = |owner: Owner| match owner {
            Owner::Element(element) => Some(id(element)),
            Owner::Decoration(_) => None,
        };
        page.marks.iter().filter_map(|mark| owner(mark.owner)).collect()
    };
    let on_sheets: Vec<Ref> = sheets
        .sheets
        .iter()
        .map(|sheet| {
            let all = sheet.pages.iter().filter_map(|placed| drawing.pages.get(placed.page)).flat_map(owners);
            let (list, all) = (file.id(), all.collect::<Vec<_>>());
            file.object(list, |chunk| {
                chunk.indirect(list).array().items(all);
            });
            list
        })
        .collect();
    file.object(root, |chunk| {
        let mut written = chunk.indirect(root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        written.child(document);
        let mut tree = written.parent_tree();
        let mut keys = tree.nums();
        for (key, list) in (0..).zip(&on_sheets) {
            keys.insert(key, *list);
        }
        for link in links.iter().flatten() {
            keys.insert(link.key, id(link.element));
        }
        keys.finish();
        tree.finish();
        written.parent_tree_next_key(integer(on_sheets.len() + links.iter().map(Vec::len).sum::<usize>()));
    });
    root
}

/// Writes the attributes of an element besides its text.
fn described(written: &mut pdf_writer::writers::StructElement<'_>, tag: &Tag) {
    match tag {
        Tag::Figure(said) | Tag::Link(said) => {
            written.alt(TextStr(said));
        }
        Tag::List => {
            written.attributes().push().list().list_numbering(ListNumbering::Disc);
        }
        Tag::Header(names, across) => {
            let mut attributes = written.attributes();
            let mut table = attributes.push().table();
            table.scope(match names {
                Names::Column => TableHeaderScope::Column,
                Names::Row => TableHeaderScope::Row,
            });
            if *across > 1 {
                table.col_span(integer(*across));
            }
        }
        Tag::Cell(across) if *across > 1 => {
            written.attributes().push().table().col_span(integer(*across));
        }
        _ => {}
    }
}

fn kids(
    written: &mut pdf_writer::writers::StructElement<'_>,
    element: &Element,
    sheets: &Sheets,
    links: &[Vec<Linked>],
    id: impl Fn(usize) -> Ref,
) {
    if element.kids.is_empty() {
        return;
    }
    let place = |page: usize| sheets.place(page);
    // The sheet of its first piece is the element's own.
    let home = element.kids.iter().find_map(|kid| match kid {
        Kid::Piece(page, _) => place(*page).map(|place| place.sheet),
        _ => None,
    });
    if let Some(home) = home {
        written.page(home);
    }
    let mut children = written.children();
    for kid in &element.kids {
        match kid {
            Kid::Element(element) => {
                children.struct_element(id(*element));
            }
            Kid::Piece(page, piece) => {
                let Some(place) = place(*page) else { continue };
                let number = integer(place.first + piece);
                if Some(place.sheet) == home {
                    children.marked_content_id(number);
                } else {
                    children.marked_content_ref().page(place.sheet).marked_content_id(number);
                }
            }
            Kid::Link(page, number) => {
                let link = links.get(*page).and_then(|links| links.get(*number));
                if let (Some(place), Some(link)) = (place(*page), link) {
                    children.object_ref().page(place.sheet).object(link.id);
                }
            }
        }
    }
}
