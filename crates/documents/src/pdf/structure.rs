//! Structure tree of the pages for a screen reader.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::file::integer;
use super::sheets::Sheets;
use crate::layout::draw::{Drawing, Page};
use crate::layout::tags::{Element, Kid, Names, Owner, Tag};

/// A link on a page, as an object of the file.
pub(super) struct LinkObject {
    pub id: ObjectId,
    /// Its key in the table of parents.
    pub key: i64,
    /// The element it is in.
    pub element: usize,
}

fn role(tag: &Tag) -> &'static str {
    match tag {
        Tag::Section => "Sect",
        Tag::Heading(1) => "H1",
        Tag::Heading(2) => "H2",
        Tag::Heading(3) => "H3",
        Tag::Heading(4) => "H4",
        Tag::Heading(5) => "H5",
        Tag::Heading(_) => "H6",
        Tag::Paragraph => "P",
        Tag::List => "L",
        Tag::Item => "LI",
        Tag::Label => "Lbl",
        Tag::Body => "LBody",
        Tag::Table => "Table",
        Tag::Head => "THead",
        Tag::Rows => "TBody",
        Tag::Row => "TR",
        Tag::Header(..) => "TH",
        Tag::Cell(_) => "TD",
        Tag::Contents => "TOC",
        Tag::Entry => "TOCI",
        Tag::Link(_) => "Link",
        Tag::Figure(_) => "Figure",
    }
}

/// Writes the elements on these sides of sheets and returns their root. `links` are those of each page.
pub(super) fn write(
    file: &mut Document,
    drawing: &Drawing,
    sheets: &Sheets,
    sides: &[ObjectId],
    links: &[Vec<LinkObject>],
) -> ObjectId {
    let elements = &drawing.tree.elements;
    let [root, document] = std::array::from_fn(|_| file.new_object_id());
    let ids: Vec<ObjectId> = elements.iter().map(|_| file.new_object_id()).collect();
    let id = |element: usize| ids.get(element).copied().unwrap_or(document);
    let written = ElementTargets { sheets, sides, links, ids: &ids };
    for (element, own) in elements.iter().zip(&ids) {
        let mut dict = dictionary! {
            "Type" => "StructElem", "S" => role(&element.tag), "P" => element.parent.map_or(document, id),
        };
        describe(&mut dict, &element.tag);
        written.kids(&mut dict, element);
        file.set_object(*own, dict);
    }
    let roots: Vec<Object> = drawing.tree.roots.iter().map(|element| id(*element).into()).collect();
    let whole = dictionary! { "Type" => "StructElem", "S" => "Document", "P" => root, "K" => roots };
    file.set_object(document, whole);
    // The owners of each side’s pieces, in the order of their numbers; then the owners of the links.
    let owners = |page: &Page| -> Vec<Object> {
        let owner = |owner: Owner| match owner {
            Owner::Element(element) => Some(id(element).into()),
            Owner::Decoration(_) => None,
        };
        page.marks.iter().filter_map(|mark| owner(mark.owner)).collect()
    };
    let mut keys: Vec<Object> = Vec::new();
    for (key, side) in sheets.sides.iter().enumerate() {
        let pages = side.iter().filter_map(|placed| drawing.pages.get(placed.page));
        let list = file.add_object(pages.flat_map(owners).collect::<Vec<_>>());
        keys.extend([integer(key).into(), list.into()]);
    }
    // Links are numbered side by side, and their keys have to ascend.
    let mut linked: Vec<&LinkObject> = links.iter().flatten().collect();
    linked.sort_unstable_by_key(|link| link.key);
    for link in linked {
        keys.extend([link.key.into(), id(link.element).into()]);
    }
    let next = integer(keys.len() / 2);
    let tree = dictionary! {
        "Type" => "StructTreeRoot",
        "K" => document,
        "ParentTree" => dictionary! { "Nums" => keys },
        "ParentTreeNextKey" => next,
    };
    file.set_object(root, tree);
    root
}

/// Adds the attributes of an element besides its text.
fn describe(dict: &mut Dictionary, tag: &Tag) {
    let table = dictionary! { "O" => "Table" };
    let attributes = match tag {
        Tag::Figure(said) | Tag::Link(said) => return dict.set("Alt", text_string(said)),
        Tag::List => dictionary! { "O" => "List", "ListNumbering" => "Disc" },
        Tag::Header(names, across) => {
            let scope = match names {
                Names::Column => "Column",
                Names::Row => "Row",
            };
            let mut table = table;
            table.set("Scope", scope);
            if *across > 1 {
                table.set("ColSpan", integer(*across));
            }
            table
        }
        Tag::Cell(across) if *across > 1 => {
            let mut table = table;
            table.set("ColSpan", integer(*across));
            table
        }
        _ => return,
    };
    let attributes: Vec<Object> = vec![attributes.into()];
    dict.set("A", attributes);
}

/// Objects to which elements refer.
struct ElementTargets<'a> {
    sheets: &'a Sheets,
    sides: &'a [ObjectId],
    links: &'a [Vec<LinkObject>],
    ids: &'a [ObjectId],
}

impl ElementTargets<'_> {
    /// The side on which a page is, and the number of the page's first piece there.
    fn side(&self, page: usize) -> Option<(ObjectId, usize)> {
        let place = self.sheets.place(page)?;
        Some((*self.sides.get(place.side)?, place.first))
    }

    /// Adds the content of an element.
    fn kids(&self, dict: &mut Dictionary, element: &Element) {
        if element.kids.is_empty() {
            return;
        }
        // The side of its first piece is the element's own.
        let home = element.kids.iter().find_map(|kid| match kid {
            Kid::Piece(page, _) => self.side(*page).map(|(side, _)| side),
            _ => None,
        });
        if let Some(home) = home {
            dict.set("Pg", home);
        }
        let kid = |kid: &Kid| -> Option<Object> {
            Some(match kid {
                Kid::Element(element) => (*self.ids.get(*element)?).into(),
                Kid::Piece(page, piece) => {
                    let (side, first) = self.side(*page)?;
                    let number = integer(first + piece);
                    if Some(side) == home {
                        number.into()
                    } else {
                        dictionary! { "Type" => "MCR", "Pg" => side, "MCID" => number }.into()
                    }
                }
                Kid::Link(page, number) => {
                    let link = self.links.get(*page)?.get(*number)?;
                    dictionary! { "Type" => "OBJR", "Pg" => self.side(*page)?.0, "Obj" => link.id }.into()
                }
            })
        };
        let mut kids: Vec<Object> = element.kids.iter().filter_map(kid).collect();
        match kids.len() {
            1 => dict.set("K", kids.pop().unwrap_or(Object::Null)),
            _ => dict.set("K", kids),
        }
    }
}
