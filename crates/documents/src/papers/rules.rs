//! The rules booklet: a cover, contents with page numbers, every rule under its number, what is set,
//! annexes and an index. The texts come ready to be printed; a number of a rule in them is a link.

mod annexes;
mod chapters;
mod diagrams;
mod front;
mod index;
mod settings;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_locale::text;

use super::Letterhead;
use super::annexes::Annexes;
use crate::diagrams::Figure;
use crate::layout::draw::{Bookmark, Drawing};
use crate::layout::{Heading, LEADING, Sheet, Type, size};
use crate::{Printed, Style, pdf};

pub use index::TERMS;

/// White at the left and right, in millimetres: lines short enough to be read easily.
const SIDE: f32 = 30.0;
/// Where the text of a rule begins, right of its number.
const INDENT: f32 = 38.0;
/// The size of the text.
const TEXT: f32 = 10.5;
/// How often a booklet is drawn at most until its page numbers are true; three times will do.
const PASSES: usize = 6;

/// The rules that a booklet prints.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    /// The club.
    pub club: Letterhead,
    /// What the ruleset is called.
    pub name: String,
    /// What it is called that the ruleset comes from.
    pub base: String,
    /// The tournament that is played by it, and its day; none: the club as such.
    pub tournament: Option<(String, NaiveDate)>,
    /// What is said of the tournament besides, a sentence each.
    pub facts: Vec<String>,
    /// The rules.
    pub chapters: Vec<Chapter>,
    /// All settings, by what they are about.
    pub groups: Vec<Group>,
    /// What stands behind the rules.
    pub annexes: Annexes,
    /// Drawings, each with the number of the rule that it explains.
    pub figures: Vec<(String, Figure)>,
}

/// A chapter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its number.
    pub number: u32,
    /// Its title.
    pub title: String,
    /// Its rules in order.
    pub rules: Vec<Rule>,
    /// The numbers of its rules that are left out.
    pub left_out: Vec<String>,
}

/// A rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rule {
    /// Its number: `5-4`.
    pub number: String,
    /// What it says; a line is a paragraph.
    pub words: String,
    /// In what it differs from the ruleset that this one comes from, a sentence each; it is marked
    /// where there is any.
    pub notes: Vec<String>,
}

/// Settings about one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// What they are about.
    pub title: String,
    /// The settings.
    pub settings: Vec<Setting>,
}

/// A setting, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub value: String,
    /// It differs from what the ruleset comes from.
    pub differs: bool,
    /// The rules that speak of it.
    pub rules: String,
}

/// Where things stand, as the pass before found them.
#[derive(Debug, Clone, Default, PartialEq)]
struct Places {
    /// The parts of the booklet, as the contents list them.
    parts: Vec<Bookmark>,
    /// The rules by number: page, from 0, and height on it.
    rules: BTreeMap<String, (usize, f32)>,
}

/// Prints the rules.
pub fn print(rules: &Rules, style: Style) -> Printed {
    let letters = Type::default();
    // Contents and index need the pages' numbers, and take pages themselves: drawn again until
    // they are true.
    let mut places = Places::default();
    let mut drawing = drawn(&letters, rules, style, &places);
    for _ in 1..PASSES {
        let found = found(&drawing);
        if found == places {
            break;
        }
        places = found;
        drawing = drawn(&letters, rules, style, &places);
    }
    pdf::write(&drawing, style, letters.missing())
}

fn found(drawing: &Drawing) -> Places {
    let parts = drawing.bookmarks.iter().filter(|mark| mark.depth == 0).cloned().collect();
    let number = |mark: &Bookmark| mark.title.split(' ').next().unwrap_or_default().to_owned();
    let rules = drawing.bookmarks.iter().filter(|mark| mark.depth == 1);
    Places { parts, rules: rules.map(|mark| (number(mark), (mark.page, mark.top))).collect() }
}

fn drawn(letters: &Type, rules: &Rules, style: Style, places: &Places) -> Drawing {
    let foot = format!("{} · {}", rules.club.name, rules.name);
    let title = text(style.language, "doc-rules", &[]);
    let subject = rules.tournament.as_ref().map_or_else(String::new, |(name, _)| name.clone());
    let heading = Heading { club: rules.club.clone(), title, subject, foot, ..Heading::default() };
    let mut sheet = Sheet::booklet(letters, style, heading, SIDE);
    sheet.references(places.rules.clone());
    front::cover(&mut sheet, rules);
    front::contents(&mut sheet, rules, &places.parts);
    chapters::chapters(&mut sheet, rules);
    settings::settings(&mut sheet, rules);
    annexes::annexes(&mut sheet, rules);
    index::index(&mut sheet, places);
    sheet.finish()
}

/// Begins a part of the booklet, a chapter or an annex: its head on the page, its line in the
/// contents and in the viewer's bookmarks.
fn begin(sheet: &mut Sheet<'_>, title: &str) {
    // Before the room is looked for: a chapter that begins a page stands in its head.
    sheet.running(title);
    if sheet.started() {
        sheet.space(size::HEAD);
    }
    sheet.keep(LEADING * (size::LARGE + 4.0 * TEXT));
    sheet.bookmark(title, 0);
    sheet.section(title, size::LARGE, 4.0 * LEADING * TEXT);
    sheet.space(TEXT * 0.4);
}
