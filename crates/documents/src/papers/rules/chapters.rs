//! The rules themselves, chapter by chapter.

use tapis_locale::text;

use super::{Chapter, INDENT, Rule, Rules, TEXT, begin, diagrams};
use crate::layout::draw::Tint;
use crate::layout::{Run, Sheet, size};

/// The approximate length of a rule's text in its bookmark.
const GIST: usize = 48;

/// Draws every chapter with its rules.
pub(super) fn chapters(sheet: &mut Sheet<'_>, rules: &Rules) {
    for (index, chapter) in rules.chapters.iter().enumerate() {
        let title = chapter_title(sheet, chapter);
        if index == 0 {
            sheet.running(&title);
            sheet.next_page();
        }
        begin(sheet, &title);
        for each in &chapter.rules {
            diagrams::keep_with(sheet, rules, &each.number, &each.words);
            rule(sheet, each);
            diagrams::diagram_after(sheet, rules, &each.number);
            sheet.space(TEXT * 0.55);
        }
        for (key, left_out) in [("rules-left_out", &chapter.left_out), ("rules-needless", &chapter.needless)]
        {
            if left_out.is_empty() {
                continue;
            }
            let words = text(sheet.style().language, key, &[("rules", left_out.join(", ").into())]);
            sheet.indented(&[Run::regular(words)], size::SMALL, Tint::Soft, INDENT);
            sheet.space(TEXT * 0.55);
        }
    }
}

fn chapter_title(sheet: &Sheet<'_>, chapter: &Chapter) -> String {
    let values = [("number", chapter.number.to_string().into()), ("title", chapter.title.as_str().into())];
    text(sheet.style().language, "rules-chapter", &values)
}

/// Draws a rule, with a bar in the margin if it is marked.
fn rule(sheet: &mut Sheet<'_>, rule: &Rule) {
    let mut paragraphs = rule.words.lines().filter(|line| !line.trim().is_empty());
    let first = paragraphs.next().unwrap_or_default();
    sheet.barred(!rule.notes.is_empty());
    let gist = format!("{} {}", rule.number, gist(first));
    sheet.hung(&rule.number, &gist, &[Run::regular(first)], TEXT, INDENT);
    for paragraph in paragraphs {
        sheet.indented(&[Run::regular(paragraph)], TEXT, Tint::Ink, INDENT);
    }
    if !rule.beside.is_empty() {
        sheet.indented(&[Run::regular(rule.beside.as_str())], size::SMALL, Tint::Soft, INDENT);
    }
    for note in &rule.notes {
        sheet.indented(&[Run::regular(note.as_str())], size::SMALL, Tint::Soft, INDENT);
    }
    sheet.barred(false);
}

/// The start of a rule's text, cut between two words.
fn gist(words: &str) -> String {
    let mut said = String::new();
    for word in words.split(' ') {
        if !said.is_empty() && said.chars().count() + word.chars().count() > GIST {
            return format!("{}…", said.trim_end_matches([',', ';', ':', '\u{a0}', '\u{202f}', '.']));
        }
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(word);
    }
    said
}
