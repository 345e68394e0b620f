//! The rules booklet: a cover, contents with page numbers, every rule under its number with the
//! figures of the ruleset that is followed, and all its settings. The texts are in the catalogues,
//! `rule-1-1` to `rule-13-1`, where a ruling finds them too.

use chrono::NaiveDate;
use tapis_locale::{Value, date, text};

use super::Letterhead;
use crate::layout::draw::{Command, Drawing, Tint};
use crate::layout::{
    ASCENT, Cell, Column, Face, Heading, LEADING, Row, Run, Sheet, Table, Type, Width, size,
};
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

/// Prints the rules.
pub fn print(rules: &Rules, style: Style) -> Printed {
    let letters = Type::default();
    // Contents take one page whatever stands in them: the first pass finds the pages' numbers.
    let first = drawn(&letters, rules, style, &[]);
    let pages: Vec<(usize, f32)> = chapters(&first).collect();
    let drawing = drawn(&letters, rules, style, &pages);
    pdf::write(&drawing, style, letters.missing())
}

fn chapters(drawing: &Drawing) -> impl Iterator<Item = (usize, f32)> {
    drawing.bookmarks.iter().filter(|mark| mark.depth == 0).map(|mark| (mark.page, mark.top))
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

fn drawn(letters: &Type, rules: &Rules, style: Style, pages: &[(usize, f32)]) -> Drawing {
    let values: Vec<(&str, Value)> =
        rules.values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let foot = format!("{} · {}", rules.club.name, rules.name);
    let title = text(style.language, "doc-rules", &[]);
    let subject = rules.tournament.as_ref().map_or_else(String::new, |(name, _)| name.clone());
    let heading = Heading { club: rules.club.clone(), title, subject, foot, ..Heading::default() };
    let mut sheet = Sheet::booklet(letters, style, heading, SIDE);
    cover(&mut sheet, rules);
    contents(&mut sheet, pages);
    sheet.running(&chapter_title(style, 1));
    sheet.next_page();
    for (chapter, count) in (1_usize..).zip(CHAPTERS) {
        begin(&mut sheet, chapter);
        for number in 1..=count {
            let name = format!("{chapter}-{number}");
            let words = text(style.language, &format!("rule-{name}"), &values);
            sheet.hung(&name, &[Run::regular(words)], TEXT, INDENT);
            sheet.space(TEXT * 0.55);
        }
    }
    settings(&mut sheet, rules);
    sheet.finish()
}

fn begin(sheet: &mut Sheet<'_>, chapter: usize) {
    let title = chapter_title(sheet.style(), chapter);
    // Before the room is looked for: a chapter that begins a page stands in its head.
    sheet.running(&title);
    if sheet.started() {
        sheet.space(size::HEAD);
    }
    sheet.keep(LEADING * (size::LARGE + 4.0 * TEXT));
    sheet.bookmark(&title, 0);
    sheet.section(&title, size::LARGE, 4.0 * LEADING * TEXT);
    sheet.space(TEXT * 0.4);
}

/// Every setting with its value; what differs from the ruleset's base is bold.
fn settings(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, &[]);
    begin(sheet, CHAPTERS.len() + 1);
    let words = text(language, "rules-settings_words", &[("base", rules.base.as_str().into())]);
    sheet.paragraph(&[Run::regular(words)], TEXT, Tint::Soft);
    sheet.space(TEXT);
    let wide = |key: &str, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
    let columns = vec![wide("rules-setting", 1.5), wide("rules-value", 1.3), wide("rules-basis", 0.8)];
    let mut table = Table::new(columns, size::BODY);
    for group in &rules.groups {
        let cells = vec![Cell::bold(group.title.clone()).over(3)];
        table.rows.push(Row { cells, shaded: true });
        for Setting { name, value, differs, rules } in &group.settings {
            let value = if *differs { Cell::bold(value.clone()) } else { Cell::text(value.clone()) };
            let cells = vec![Cell::text(name.clone()), value, Cell::text(rules.clone()).soft()];
            table.rows.push(Row::of(cells));
        }
    }
    sheet.table(&table);
}

fn cover(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let (wide, high) = (sheet.width(), sheet.style().paper.height());
    sheet.space(high * 0.26);
    sheet.paragraph(&[Run::bold(rules.club.name.as_str())], size::HEAD, Tint::Accent);
    sheet.space(size::HEAD * 0.5);
    let title = text(language, "doc-rules", &[]);
    let large = sheet.letters().fit(&title, Face::Bold, size::DISPLAY, size::TITLE, wide);
    sheet.paragraph(&[Run::bold(title)], large, Tint::Ink);
    sheet.paragraph(&[Run::regular(text(language, "rules-subtitle", &[]))], size::HEAD, Tint::Soft);
    sheet.space(size::HEAD);
    sheet.rule(1.2, Tint::Accent);
    sheet.space(size::LARGE);
    in_force(sheet, rules);
    for key in ["rules-preamble", "rules-words"] {
        sheet.paragraph(&[Run::regular(text(language, key, &[]))], TEXT, Tint::Ink);
        sheet.space(TEXT * 0.6);
    }
}

/// Which ruleset it is, and of which tournament.
fn in_force(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let key = if rules.name == rules.base { "rules-in_force" } else { "rules-in_force_base" };
    let values = [("name", rules.name.as_str().into()), ("base", rules.base.as_str().into())];
    sheet.paragraph(&[Run::bold(text(language, key, &values))], size::WALL, Tint::Ink);
    if let Some((name, day)) = &rules.tournament {
        let values = [("name", name.as_str().into()), ("date", date(language, *day).into())];
        let words = text(language, "rules-of_tournament", &values);
        sheet.paragraph(&[Run::regular(words)], size::WALL, Tint::Ink);
    }
    for fact in &rules.facts {
        sheet.paragraph(&[Run::regular(fact.as_str())], TEXT, Tint::Ink);
    }
    sheet.space(size::LARGE);
}

fn contents(sheet: &mut Sheet<'_>, pages: &[(usize, f32)]) {
    let language = sheet.style().language;
    let title = text(language, "rules-contents", &[]);
    sheet.running("");
    sheet.next_page();
    sheet.section(&title, size::TITLE, 0.0);
    sheet.space(size::WALL);
    let tall = size::WALL * 2.0;
    let last = CHAPTERS.len() + 1;
    for chapter in 1..=last {
        let (x, y, width) = (sheet.left(), sheet.y(), sheet.width());
        let baseline = y + ASCENT * size::WALL;
        let name = chapter_title(sheet.style(), chapter);
        sheet.write(x, baseline, size::WALL, Face::Regular, Tint::Ink, &name);
        if let Some((page, top)) = pages.get(chapter - 1) {
            let number = (page + 1).to_string();
            let wide = sheet.letters().width(&number, Face::Bold, size::WALL);
            sheet.write(x + width - wide, baseline, size::WALL, Face::Bold, Tint::Ink, &number);
            sheet.draw(Command::Link { x, y, width, height: tall, page: *page, top: *top });
        }
        sheet.space(tall);
        if chapter < last {
            let y = sheet.y() - size::WALL * 0.35;
            let (from, to) = ((x, y), (x + width, y));
            sheet.draw(Command::Line { from, to, thickness: 0.4, tint: Tint::Rule });
        }
    }
}
