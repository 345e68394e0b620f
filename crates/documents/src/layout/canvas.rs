//! Pages being drawn, together with the tree that says what is on them.

use super::draw::{Command, Mark, Page};
use super::fonts::Type;
use super::glyphs::width;
use super::tags::{Decoration, Kid, Owner, Tag, Tree};

/// Pages while they are drawn.
pub struct Canvas<'a> {
    letters: &'a Type,
    /// The pages so far.
    pub pages: Vec<Page>,
    pub tree: Tree,
    /// The elements that are open, from the outside inwards.
    open: Vec<Option<usize>>,
    /// The last heading's level: the next one is at most one deeper.
    level: u8,
    decoration: Option<Decoration>,
    /// The last text, if what follows may continue it.
    last: Option<Last>,
}

/// End of the last text.
struct Last {
    element: usize,
    page: usize,
    command: usize,
    end: (f32, f32),
}

impl<'a> Canvas<'a> {
    /// Starts a canvas without pages.
    pub fn new(letters: &'a Type) -> Self {
        let (pages, open) = (Vec::new(), Vec::new());
        Canvas { letters, pages, tree: Tree::default(), open, level: 0, decoration: None, last: None }
    }

    /// Adds an empty page.
    pub fn page(&mut self) {
        self.pages.push(Page::default());
    }

    /// Opens an element inside the current one. It has to be closed.
    pub fn open(&mut self, tag: Tag) {
        let parent = self.open.last().copied().flatten();
        if self.decoration.is_some() {
            return self.open.push(parent);
        }
        let tag = match tag {
            Tag::Heading(level) => {
                self.level = level.clamp(1, self.level + 1);
                Tag::Heading(self.level)
            }
            tag => tag,
        };
        let element = self.tree.add(tag, parent);
        self.open.push(Some(element));
    }

    /// Closes the current element. Without content, only a cell remains.
    pub fn close(&mut self) {
        if let Some(element) = self.open.pop().flatten().filter(|_| self.decoration.is_none()) {
            self.tree.drop_empty(element);
        }
    }

    /// Begins or ends decoration, which a screen reader leaves out.
    pub fn decorate(&mut self, decoration: Option<Decoration>) {
        self.decoration = decoration;
    }

    /// Whether text needs a paragraph of its own here.
    pub fn needs_paragraph(&self) -> bool {
        let current = self.open.last().copied().flatten();
        self.decoration.is_none() && !current.and_then(|at| self.tree.tag(at)).is_some_and(Tag::holds_text)
    }

    /// Whether a figure is being drawn, or decoration.
    pub fn in_figure(&self) -> bool {
        self.decoration.is_some() || self.figure().is_some()
    }

    /// The figure that is being drawn, if one is.
    fn figure(&self) -> Option<usize> {
        let figure = |at: &usize| matches!(self.tree.tag(*at), Some(Tag::Figure(_)));
        self.open.iter().rev().copied().flatten().find(figure)
    }

    /// Adds a drawing command to the last page.
    pub fn draw(&mut self, command: Command) {
        if matches!(command, Command::Text { .. }) && self.needs_paragraph() {
            self.open(Tag::Paragraph);
            self.put(command);
            self.close();
        } else {
            self.put(command);
        }
    }

    fn put(&mut self, command: Command) {
        if matches!(&command, Command::Text { glyphs, .. } if glyphs.is_empty()) {
            return;
        }
        let owner = match (self.decoration, &command) {
            (Some(decoration), _) => Some(Owner::Decoration(decoration)),
            (None, Command::Text { .. } | Command::Link { .. }) => {
                self.open.last().copied().flatten().map(Owner::Element)
            }
            (None, _) => self.figure().map(Owner::Element),
        };
        let owner = owner.unwrap_or(Owner::Decoration(Decoration::Layout));
        if let (Command::Text { x, y, .. }, Owner::Element(element)) = (&command, owner) {
            self.part(element, (*x, *y));
        }
        let number = self.pages.len().saturating_sub(1);
        let Some(page) = self.pages.last_mut() else { return };
        if let (Command::Link { .. }, Owner::Element(element)) = (&command, owner) {
            self.tree.put(element, Kid::Link(number, page.links));
            page.links += 1;
            page.commands.push(command);
            return;
        }
        if page.marks.last().is_none_or(|mark| mark.owner != owner) {
            page.marks.push(Mark { first: page.commands.len(), owner });
            if let Owner::Element(element) = owner {
                self.tree.put(element, Kid::Piece(number, page.pieces));
                page.pieces += 1;
            }
        }
        if let (Command::Text { x, y, size, glyphs, .. }, Owner::Element(element)) = (&command, owner) {
            let end = (x + width(glyphs, *size), *y);
            self.last = Some(Last { element, page: number, command: page.commands.len(), end });
        }
        page.commands.push(command);
    }

    /// The element whose text goes on in this one: a link is part of its paragraph.
    fn text_of(&self, element: usize) -> usize {
        let found = self.tree.elements.get(element).filter(|found| matches!(found.tag, Tag::Link(_)));
        found.and_then(|found| found.parent).unwrap_or(element)
    }

    /// Puts a space at the end of the text before, if it is of the same element and ended elsewhere: two lines
    /// are two words.
    fn part(&mut self, element: usize, begin: (f32, f32)) {
        let text = self.text_of(element);
        let Some(last) = self.last.take().filter(|last| self.text_of(last.element) == text) else { return };
        let apart = (last.end.0 - begin.0).abs().max((last.end.1 - begin.1).abs()) > 0.5;
        let text = self.pages.get_mut(last.page).and_then(|page| page.commands.get_mut(last.command));
        let Some(Command::Text { face, glyphs, .. }) = text.filter(|_| apart) else { return };
        // A word with a hyphen at the end of a line goes on.
        if glyphs.last().is_none_or(|glyph| !matches!(glyph.letter, ' ' | '-')) {
            glyphs.extend(self.letters.glyphs(" ", *face));
        }
    }
}
