//! The rules booklet: a cover, contents with page numbers, every rule under its number with the
//! figures of the ruleset that is followed, and all its settings. The texts are in the catalogues,
//! `rule-1-1` to `rule-13-1`, where a ruling finds them too.

mod annexes;
mod diagrams;
mod front;
mod settings;

use chrono::NaiveDate;
use tapis_locale::{Value, text};

use super::Letterhead;
use crate::layout::draw::Drawing;
use crate::layout::{Heading, LEADING, Run, Sheet, Type, size};
use crate::{Printed, Style, pdf};

/// How many rules each chapter has; chapters and rules count from 1.
pub const CHAPTERS: [u32; 13] = [5, 24, 7, 2, 5, 20, 27, 17, 2, 7, 4, 8, 1];

/// White at the left and right, in millimetres: lines short enough to be read easily.
const SIDE: f32 = 30.0;
/// Where the text of a rule begins, right of its number.
const INDENT: f32 = 38.0;
/// The size of the text.
const TEXT: f32 = 10.5;

/// The ruleset that a booklet prints.
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
    /// The settings by the names under which the rules' sentences ask for them.
    pub values: Vec<(String, Value)>,
    /// All settings, by what they are about.
    pub groups: Vec<Group>,
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

/// A part of the booklet, as the contents list it.
#[derive(Debug, Clone, PartialEq)]
struct Part {
    /// What it is called.
    title: String,
    /// Its page, from 0.
    page: usize,
    /// The height on it.
    top: f32,
}

/// Prints the rules.
pub fn print(rules: &Rules, style: Style) -> Printed {
    let letters = Type::default();
    // The contents need the pages' numbers, and take pages themselves: drawn again until the
    // contents are true, which they are from the third time on.
    let mut known = Vec::new();
    loop {
        let drawing = drawn(&letters, rules, style, &known);
        let parts = parts(&drawing);
        if parts == known {
            return pdf::write(&drawing, style, letters.missing());
        }
        known = parts;
    }
}

fn parts(drawing: &Drawing) -> Vec<Part> {
    let marks = drawing.bookmarks.iter().filter(|mark| mark.depth == 0);
    marks.map(|mark| Part { title: mark.title.clone(), page: mark.page, top: mark.top }).collect()
}

/// The title of a chapter; after the last one come the settings.
fn chapter_title(style: Style, chapter: usize) -> String {
    let key = if chapter > CHAPTERS.len() {
        "rules-settings".to_owned()
    } else {
        format!("rules-chapter-{chapter}")
    };
    let title = text(style.language, &key, &[]);
    let values = [("number", chapter.to_string().into()), ("title", title.into())];
    text(style.language, "rules-chapter", &values)
}

fn drawn(letters: &Type, rules: &Rules, style: Style, parts: &[Part]) -> Drawing {
    let values: Vec<(&str, Value)> =
        rules.values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let foot = format!("{} · {}", rules.club.name, rules.name);
    let title = text(style.language, "doc-rules", &[]);
    let subject = rules.tournament.as_ref().map_or_else(String::new, |(name, _)| name.clone());
    let heading = Heading { club: rules.club.clone(), title, subject, foot, ..Heading::default() };
    let mut sheet = Sheet::booklet(letters, style, heading, SIDE);
    front::cover(&mut sheet, rules);
    front::contents(&mut sheet, parts);
    sheet.running(&chapter_title(style, 1));
    sheet.next_page();
    for (chapter, count) in (1_usize..).zip(CHAPTERS) {
        begin(&mut sheet, &chapter_title(style, chapter));
        for number in 1..=count {
            let name = format!("{chapter}-{number}");
            let words = text(style.language, &format!("rule-{name}"), &values);
            sheet.hung(&name, &[Run::regular(words)], TEXT, INDENT);
            diagrams::diagram_after(&mut sheet, rules, &name);
            sheet.space(TEXT * 0.55);
        }
    }
    settings::settings(&mut sheet, rules);
    annexes::annexes(&mut sheet, rules);
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
