//! Logical structure of the pages for a screen reader: a tree of elements in reading order.

/// Role of an element.
#[derive(Debug, Clone, PartialEq)]
pub enum Tag {
    /// A part of the document.
    Section,
    /// A heading, 1 being a title.
    Heading(u8),
    Paragraph,
    List,
    /// An item of a list: a label and a body.
    Item,
    /// The bullet or number of an item.
    Label,
    /// The text of an item.
    Body,
    Table,
    /// Its row of headings.
    Head,
    Rows,
    Row,
    /// A cell that names a column or, if it says so, its row; and how many columns it spans.
    Header(Names, usize),
    /// Any other cell; and how many columns it spans.
    Cell(usize),
    /// A table of contents.
    Contents,
    /// A line of it.
    Entry,
    /// A link, with a description of where it leads.
    Link(String),
    /// A drawing or an image, with what it shows in words.
    Figure(String),
}

/// Cells that a heading cell names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// The column below it.
    Column,
    /// The row to its right.
    Row,
}

impl Tag {
    /// Whether text is put straight into it; in any other element it needs a paragraph.
    pub fn holds_text(&self) -> bool {
        match self {
            Tag::Heading(_)
            | Tag::Paragraph
            | Tag::Label
            | Tag::Body
            | Tag::Header(..)
            | Tag::Cell(_)
            | Tag::Link(_)
            | Tag::Figure(_) => true,
            Tag::Section
            | Tag::List
            | Tag::Item
            | Tag::Table
            | Tag::Head
            | Tag::Rows
            | Tag::Row
            | Tag::Contents
            | Tag::Entry => false,
        }
    }
}

/// Part of a page that is not text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decoration {
    /// The header that each page repeats.
    Header,
    Footer,
    /// Rules, backgrounds, crop marks.
    Layout,
}

/// Element or decoration to which a piece of a page belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// An element, by its place in [`Tree::elements`].
    Element(usize),
    /// Nothing that is read aloud.
    Decoration(Decoration),
}

/// The content of an element.
#[derive(Debug, Clone, PartialEq)]
pub enum Kid {
    /// Another element, by its place in [`Tree::elements`].
    Element(usize),
    /// A piece of a page, by the page and the number of the piece among those that are read aloud.
    Piece(usize, usize),
    /// A link on a page, by the page and its number among the links there.
    Link(usize, usize),
}

/// Element of the logical structure.
#[derive(Debug, Clone, PartialEq)]
pub struct Element {
    pub tag: Tag,
    /// The element it is in; `None` if that is the document.
    pub parent: Option<usize>,
    /// Its content in reading order.
    pub kids: Vec<Kid>,
}

/// The elements of a document. One is created before everything inside it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tree {
    pub elements: Vec<Element>,
    /// Those that are in no other.
    pub roots: Vec<usize>,
}

impl Tree {
    /// Adds an element at the end of another.
    pub(super) fn add(&mut self, tag: Tag, parent: Option<usize>) -> usize {
        let id = self.elements.len();
        self.elements.push(Element { tag, parent, kids: Vec::new() });
        match parent {
            Some(parent) => self.put(parent, Kid::Element(id)),
            None => self.roots.push(id),
        }
        id
    }

    /// Adds content at the end of an element.
    pub(super) fn put(&mut self, element: usize, kid: Kid) {
        if let Some(element) = self.elements.get_mut(element) {
            element.kids.push(kid);
        }
    }

    /// Takes the last element away again if it is empty and no cell.
    pub(super) fn drop_empty(&mut self, element: usize) {
        let empty = |last: &mut Element| last.kids.is_empty() && !matches!(last.tag, Tag::Cell(_));
        if element + 1 != self.elements.len() {
            return;
        }
        let Some(dropped) = self.elements.pop_if(empty) else { return };
        // It was the last of its parent too.
        match dropped.parent.and_then(|parent| self.elements.get_mut(parent)) {
            Some(parent) => drop(parent.kids.pop()),
            None => drop(self.roots.pop()),
        }
    }

    /// Role of an element by its index.
    pub(super) fn tag(&self, element: usize) -> Option<&Tag> {
        self.elements.get(element).map(|element| &element.tag)
    }
}
