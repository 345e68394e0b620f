//! The rules booklet: a cover, contents with page numbers, numbered rules, settings,
//! annexes and an index. Texts arrive ready to print; rule numbers in them become links.

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

/// Left and right margin in millimetres, for lines that are short enough to read easily.
const SIDE: f32 = 30.0;
/// The same on pages of which two go on a sheet: lines are as long as on a whole one.
const FOLDED_SIDE: f32 = 20.0;
/// The indent of a rule's text, to the right of its number.
const INDENT: f32 = 38.0;
/// The size of the text.
const TEXT: f32 = 10.5;
/// The most layout passes until the page numbers are stable; three are enough.
const PASSES: usize = 6;

/// The content of a booklet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    pub club: Letterhead,
    /// The name of the ruleset.
    pub name: String,
    /// The name of the ruleset it is based on.
    pub base: String,
    /// Statement that this booklet is not another text, if its name might promise it.
    pub disclaimer: Option<String>,
    /// Game that is played by it.
    pub game: String,
    /// The tournament played by it, and its date; `None` for the club's rules.
    pub tournament: Option<(String, NaiveDate)>,
    /// Further sentences about the tournament.
    pub facts: Vec<String>,
    pub chapters: Vec<Chapter>,
    /// All settings, by group.
    pub groups: Vec<Group>,
    pub annexes: Annexes,
    /// Drawings, each with the number of the rule it explains.
    pub figures: Vec<(String, Figure)>,
}

/// Chapter of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    pub number: u32,
    pub title: String,
    /// Its rules in order.
    pub rules: Vec<Rule>,
    /// The numbers of rules that the club leaves out.
    pub left_out: Vec<String>,
    /// The numbers of rules that say nothing about the game played.
    pub needless: Vec<String>,
}

/// Rule with its number and text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rule {
    /// Number of the rule, such as `5-4`.
    pub number: String,
    /// Its text; each line is a paragraph.
    pub words: String,
    /// Number of the same rule in the text whose settings apply; empty means nowhere.
    pub beside: String,
    /// Its differences from the base ruleset, one sentence each; the rule is marked if
    /// there are any.
    pub notes: Vec<String>,
}

/// A group of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Subject of the settings.
    pub title: String,
    pub settings: Vec<Setting>,
}

/// Setting of a rule and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    pub name: String,
    pub value: String,
    /// Whether it differs from the base ruleset.
    pub differs: bool,
    /// The rules about it.
    pub rules: String,
}

/// Page positions found by the previous pass.
#[derive(Debug, Clone, Default, PartialEq)]
struct Places {
    /// The parts of the booklet, as listed in the contents.
    parts: Vec<Bookmark>,
    /// The rules by number: page, from 0, and height on it.
    rules: BTreeMap<String, (usize, f32)>,
}

/// Prints the booklet of rules.
pub fn print(rules: &Rules, style: Style) -> Printed {
    let letters = Type::default();
    pdf::write(&laid_out(&letters, rules, style), style, letters.missing())
}

/// Prints the rules as a booklet to fold: see [`fold`](crate::fold).
pub fn print_folded(rules: &Rules, style: Style) -> Printed {
    let letters = Type::default();
    let drawing = laid_out(&letters, rules, Style { paper: style.paper.half(), ..style });
    pdf::write_folded(&drawing, style, letters.missing())
}

fn laid_out(letters: &Type, rules: &Rules, style: Style) -> Drawing {
    // Contents and index need page numbers and take pages themselves, so the booklet is laid out again
    // until the numbers are stable.
    let mut places = Places::default();
    let mut drawing = drawn(letters, rules, style, &places);
    for _ in 1..PASSES {
        let found = found(&drawing);
        if found == places {
            break;
        }
        places = found;
        drawing = drawn(letters, rules, style, &places);
    }
    drawing
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
    let side = if style.paper == style.paper.half() { FOLDED_SIDE } else { SIDE };
    let mut sheet = Sheet::booklet(letters, style, heading, side);
    sheet.references(places.rules.clone());
    front::cover(&mut sheet, rules);
    front::contents(&mut sheet, rules, &places.parts);
    chapters::chapters(&mut sheet, rules);
    settings::settings(&mut sheet, rules);
    annexes::annexes(&mut sheet, rules);
    index::index(&mut sheet, places);
    sheet.finish()
}

/// Starts a part of the booklet, a chapter or an annex: its heading, its line in the
/// contents and its bookmark.
fn begin(sheet: &mut Sheet<'_>, title: &str) {
    // Before looking for room: a chapter at the top of a page appears in its header.
    sheet.running(title);
    if sheet.started() {
        sheet.space(size::HEAD);
    }
    sheet.keep(LEADING * (size::LARGE + 4.0 * TEXT));
    sheet.bookmark(title, 0);
    sheet.section(title, size::LARGE, 4.0 * LEADING * TEXT);
    sheet.space(TEXT * 0.4);
}
