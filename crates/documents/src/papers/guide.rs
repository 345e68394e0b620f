//! The guide for organisers on paper: contents, then each chapter on a page of its own, so that one can be handed
//! out or hung up alone.

use std::sync::Arc;

use tapis_locale::text;

use super::Letterhead;
use super::contents::contents;
use crate::layout::draw::{Bookmark, Command, Drawing, Stroke, Tint};
use crate::layout::paper::mm;
use crate::layout::picture::Picture;
use crate::layout::shape::Shape;
use crate::layout::tags::Tag;
use crate::layout::{ASCENT, Face, Heading, LEADING, Run, Sheet, Type, size};
use crate::{PdfFile, Style, pdf};

/// Left and right margin in millimetres, for lines that are short enough to read easily.
const SIDE: f32 = 30.0;
/// The size of the text.
const TEXT: f32 = 10.5;
/// The indent of an item to the right of its point or number.
const INDENT: f32 = 18.0;
/// The largest size of a picture, in millimetres: two fit on a page with some text.
const PICTURE: (f32, f32) = (150.0, 95.0);
/// The most layout passes until the page numbers are stable; two are enough, unless a number gets longer.
const PASSES: usize = 4;

/// Guide to the program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guide {
    pub club: Letterhead,
    /// The footer of each page: the program and its version.
    pub foot: String,
    pub chapters: Vec<Chapter>,
}

/// Chapter of the guide.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(Vec<Piece>),
    List {
        /// Mark before its items.
        mark: Mark,
        items: Vec<Vec<Piece>>,
    },
    Picture {
        picture: Arc<Picture>,
        /// Description of the picture for a reader who does not see it.
        words: String,
    },
}

/// Mark before an item of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Point,
    Number,
    /// A square, to tick.
    Square,
}

/// Piece of a sentence in one style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Regular(String),
    Bold(String),
    /// Words about another chapter, which is named by its place, from 0; its page follows in brackets.
    See(String, usize),
}

/// Prints the guide with its pictures.
pub fn print(guide: &Guide, style: Style) -> PdfFile {
    let letters = Type::default();
    // Contents and text need page numbers, so it is laid out again until they are stable.
    let mut places = Vec::new();
    let mut drawing = drawn(&letters, guide, style, &places);
    for _ in 1..PASSES {
        let found: Vec<Bookmark> = drawing.bookmarks.iter().filter(|mark| mark.depth == 0).cloned().collect();
        if found == places {
            break;
        }
        places = found;
        drawing = drawn(&letters, guide, style, &places);
    }
    pdf::write(&drawing, style, letters.missing())
}

fn drawn(letters: &Type, guide: &Guide, style: Style, places: &[Bookmark]) -> Drawing {
    let title = text(style.language, "guide-title", &[]);
    let heading = Heading { club: guide.club.clone(), title, foot: guide.foot.clone(), ..Heading::default() };
    // The masthead of a sheet, the margins of a booklet.
    let mut sheet = Sheet::text(letters, style, heading, SIDE);
    let intro = text(style.language, "guide-intro", &[]);
    sheet.paragraph(&[Run::regular(intro)], TEXT, Tint::Ink);
    sheet.space(size::HEAD);
    contents(&mut sheet, places);
    for chapter in &guide.chapters {
        sheet.running(&chapter.title);
        sheet.next_page();
        sheet.bookmark(&chapter.title, 0);
        sheet.section(&chapter.title, size::LARGE, 0.0);
        sheet.space(TEXT * 0.5);
        for block in &chapter.blocks {
            one(&mut sheet, block, places);
        }
    }
    sheet.finish()
}

fn one(sheet: &mut Sheet<'_>, block: &Block, places: &[Bookmark]) {
    match block {
        Block::Heading(words) => {
            let runs = [Run::bold(words.as_str())];
            sheet.space(TEXT * 0.6);
            sheet.keep(sheet.tall(&runs, size::WALL, sheet.width()) + 3.0 * LEADING * TEXT);
            sheet.bookmark(words, 1);
            sheet.heading(3, &runs, size::WALL, Tint::Ink);
            sheet.space(TEXT * 0.2);
        }
        Block::Paragraph(pieces) => {
            sheet.paragraph(&runs(sheet, pieces, places), TEXT, Tint::Ink);
            sheet.space(TEXT * 0.55);
        }
        Block::List { mark, items } => {
            sheet.tagged(Tag::List, |sheet| {
                for (number, item) in (1_usize..).zip(items) {
                    entry(sheet, (*mark, number), &runs(sheet, item, places));
                }
            });
            sheet.space(TEXT * 0.25);
        }
        Block::Picture { picture, words } => pictured(sheet, picture, words),
    }
}

/// A picture in a thin frame: most of what it shows is as white as the paper.
fn pictured(sheet: &mut Sheet<'_>, picture: &Arc<Picture>, words: &str) {
    let (width, height) = picture.within(mm(PICTURE.0).min(sheet.width()), mm(PICTURE.1));
    sheet.space(TEXT * 0.3);
    sheet.keep(height);
    let (x, y) = (sheet.left() + (sheet.width() - width) / 2.0, sheet.y());
    sheet.tagged(Tag::Figure(words.to_owned()), |sheet| {
        sheet.draw(Command::Picture { x, y, width, height, picture: Arc::clone(picture) });
        sheet.draw(Command::Shape {
            shape: Shape::rectangle(x, y, width, height, 0.0),
            fill: None,
            stroke: Some(Stroke::solid(0.5, Tint::Rule)),
        });
    });
    sheet.space(height + TEXT * 0.85);
}

/// An item beside what stands before it, which never stands at the foot of a page alone.
fn entry(sheet: &mut Sheet<'_>, (mark, number): (Mark, usize), runs: &[Run]) {
    let tall = sheet.tall(runs, TEXT, sheet.width() - INDENT);
    sheet.keep(tall.min(3.0 * LEADING * TEXT));
    let (x, baseline) = (sheet.left(), sheet.y() + ASCENT * TEXT);
    sheet.tagged(Tag::Item, |sheet| {
        let mut label = |words: &str| {
            sheet.tagged(Tag::Label, |sheet| sheet.write(x, baseline, TEXT, Face::Bold, Tint::Accent, words));
        };
        match mark {
            Mark::Point => label("•"),
            Mark::Number => label(&format!("{number}.")),
            Mark::Square => sheet.square(x, baseline, TEXT),
        }
        sheet.tagged(Tag::Body, |sheet| sheet.indented(runs, TEXT, Tint::Ink, INDENT));
    });
    sheet.space(TEXT * 0.3);
}

fn runs(sheet: &Sheet<'_>, pieces: &[Piece], places: &[Bookmark]) -> Vec<Run> {
    let language = sheet.style().language;
    let run = |piece: &Piece| match piece {
        Piece::Regular(words) => Run::regular(words.as_str()),
        Piece::Bold(words) => Run::bold(words.as_str()),
        Piece::See(words, chapter) => {
            let page = places.get(*chapter).map_or(0, |mark| mark.page + 1);
            let page = i64::try_from(page).unwrap_or(i64::MAX);
            let see = [("words", words.as_str().into()), ("page", page.into())];
            Run::regular(text(language, "guide-see", &see))
        }
    };
    pieces.iter().map(run).collect()
}
