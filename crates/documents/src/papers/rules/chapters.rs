//! The rules themselves, chapter by chapter.

use tapis_locale::text;

use super::content::{Chapter, Rule, Rules};
use super::diagrams;
use super::part::{INDENT, TEXT, begin};
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
    let below = std::iter::once(rule.beside.as_str()).filter(|words| !words.is_empty());
    let below: Vec<&str> = below.chain(rule.notes.iter().map(String::as_str)).collect();
    keep_whole(sheet, &rule.words, &below);
    sheet.barred(!rule.notes.is_empty());
    let gist = format!("{} {}", rule.number, gist(first));
    sheet.hung(&rule.number, &gist, &[Run::regular(first)], TEXT, INDENT);
    for paragraph in paragraphs {
        sheet.indented(&[Run::regular(paragraph)], TEXT, Tint::Ink, INDENT);
    }
    for words in below {
        sheet.indented(&[Run::regular(words)], size::SMALL, Tint::Soft, INDENT);
    }
    sheet.barred(false);
}

/// Goes to the next page if what stands below a rule would be alone there.
fn keep_whole(sheet: &mut Sheet<'_>, words: &str, below: &[&str]) {
    if below.is_empty() {
        return;
    }
    let wide = sheet.width() - INDENT;
    let tall = |words: &str, size| sheet.tall(&[Run::regular(words)], size, wide);
    let rule: f32 = words.lines().map(|line| tall(line, TEXT)).sum();
    let all = rule + below.iter().map(|words| tall(words, size::SMALL)).sum::<f32>();
    if rule <= sheet.room() && all > sheet.room() {
        sheet.keep(all);
    }
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
