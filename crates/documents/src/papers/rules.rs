//! The rules booklet: a cover, contents with page numbers, and every rule under its number. The
//! texts are in the catalogues, `rule-1-1` to `rule-13-1`, where a ruling finds them too.

use tapis_locale::{Language, text};

use crate::layout::draw::{Command, Drawing, Tint};
use crate::layout::{ASCENT, Face, Heading, LEADING, Run, Sheet, Type, size};
use crate::{Printed, Style, pdf};

/// How many rules each chapter has; chapters and rules count from 1.
pub const CHAPTERS: [u32; 13] = [5, 24, 7, 2, 5, 20, 27, 17, 2, 7, 4, 8, 1];

/// White at the left and right, in millimetres: lines short enough to be read easily.
const SIDE: f32 = 30.0;
/// Where the text of a rule begins, right of its number.
const INDENT: f32 = 38.0;
/// The size of the text.
const TEXT: f32 = 10.5;

/// Prints the rules for a club.
pub fn print(club: &str, style: Style) -> Printed {
    let letters = Type::default();
    // Contents take one page whatever stands in them: the first pass finds the pages' numbers.
    let first = drawn(&letters, club, style, &[]);
    let pages: Vec<(usize, f32)> = chapters(&first).collect();
    let drawing = drawn(&letters, club, style, &pages);
    pdf::write(&drawing, style, letters.missing())
}

fn chapters(drawing: &Drawing) -> impl Iterator<Item = (usize, f32)> {
    drawing.bookmarks.iter().filter(|mark| mark.depth == 0).map(|mark| (mark.page, mark.top))
}

/// The sentence of a rule.
fn rule(language: Language, chapter: usize, number: u32) -> String {
    text(language, &format!("rule-{chapter}-{number}"), &[])
}

fn chapter_title(language: Language, chapter: usize) -> String {
    let title = text(language, &format!("rules-chapter-{chapter}"), &[]);
    let values = [("number", chapter.to_string().into()), ("title", title.into())];
    text(language, "rules-chapter", &values)
}

fn drawn(letters: &Type, club: &str, style: Style, pages: &[(usize, f32)]) -> Drawing {
    let language = style.language;
    let title = text(language, "rules-title", &[]);
    let heading = Heading { club: club.to_owned(), title, foot: club.to_owned(), ..Heading::default() };
    let mut sheet = Sheet::booklet(letters, style, heading, SIDE);
    cover(&mut sheet, club);
    contents(&mut sheet, pages);
    sheet.running(&chapter_title(language, 1));
    sheet.next_page();
    for (chapter, rules) in (1_usize..).zip(CHAPTERS) {
        let title = chapter_title(language, chapter);
        // Before the room is looked for: a chapter that begins a page stands in its head.
        sheet.running(&title);
        if sheet.started() {
            sheet.space(size::HEAD);
        }
        sheet.keep(LEADING * (size::LARGE + 4.0 * TEXT));
        sheet.bookmark(&title, 0);
        sheet.section(&title, size::LARGE, 4.0 * LEADING * TEXT);
        sheet.space(TEXT * 0.4);
        for number in 1..=rules {
            let name = format!("{chapter}-{number}");
            let runs = [Run::regular(rule(language, chapter, number))];
            sheet.hung(&name, &runs, TEXT, INDENT);
            sheet.space(TEXT * 0.55);
        }
    }
    sheet.finish()
}

fn cover(sheet: &mut Sheet<'_>, club: &str) {
    let language = sheet.style().language;
    let (wide, high) = (sheet.width(), sheet.style().paper.height());
    sheet.space(high * 0.26);
    sheet.paragraph(&[Run::bold(club)], size::HEAD, Tint::Accent);
    sheet.space(size::HEAD * 0.5);
    let title = text(language, "rules-title", &[]);
    let large = sheet.letters().fit(&title, Face::Bold, size::DISPLAY, size::TITLE, wide);
    sheet.paragraph(&[Run::bold(title)], large, Tint::Ink);
    sheet.paragraph(&[Run::regular(text(language, "rules-subtitle", &[]))], size::HEAD, Tint::Soft);
    sheet.space(size::HEAD);
    sheet.rule(1.2, Tint::Accent);
    sheet.space(size::LARGE);
    for key in ["rules-preamble", "rules-words"] {
        sheet.paragraph(&[Run::regular(text(language, key, &[]))], TEXT, Tint::Ink);
        sheet.space(TEXT * 0.6);
    }
}

fn contents(sheet: &mut Sheet<'_>, pages: &[(usize, f32)]) {
    let language = sheet.style().language;
    let title = text(language, "rules-contents", &[]);
    sheet.running("");
    sheet.next_page();
    sheet.section(&title, size::TITLE, 0.0);
    sheet.space(size::WALL);
    let tall = size::WALL * 2.0;
    for chapter in 1..=CHAPTERS.len() {
        let (x, y, width) = (sheet.left(), sheet.y(), sheet.width());
        let baseline = y + ASCENT * size::WALL;
        let name = chapter_title(language, chapter);
        sheet.write(x, baseline, size::WALL, Face::Regular, Tint::Ink, &name);
        if let Some((page, top)) = pages.get(chapter - 1) {
            let number = (page + 1).to_string();
            let wide = sheet.letters().width(&number, Face::Bold, size::WALL);
            sheet.write(x + width - wide, baseline, size::WALL, Face::Bold, Tint::Ink, &number);
            sheet.draw(Command::Link { x, y, width, height: tall, page: *page, top: *top });
        }
        sheet.space(tall);
        if chapter < CHAPTERS.len() {
            let y = sheet.y() - size::WALL * 0.35;
            let (from, to) = ((x, y), (x + width, y));
            sheet.draw(Command::Line { from, to, thickness: 0.4, tint: Tint::Rule });
        }
    }
}
