//! The front of the booklet: the cover and the contents.

use tapis_locale::{date, text};

use super::content::Rules;
use super::part::TEXT;
use crate::layout::draw::{Bookmark, Tint};
use crate::layout::paper::mm;
use crate::layout::{Face, Run, Sheet, size};
use crate::papers::contents::contents as listed;

/// The largest size of a logo on the cover, in millimetres.
const LOGO: (f32, f32) = (70.0, 35.0);

/// The cover: whose rules these are, and which ones.
pub(super) fn cover(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let (wide, high) = (sheet.width(), sheet.style().paper.height());
    sheet.space(high * 0.26);
    if let Some(picture) = rules.club.logo.clone() {
        let (width, height) = picture.within(mm(LOGO.0), mm(LOGO.1));
        let (x, y) = (sheet.left(), sheet.y() - height - size::HEAD);
        sheet.logo((x, y), (width, height), picture);
    }
    sheet.paragraph(&[Run::bold(rules.club.signed())], size::HEAD, Tint::Accent);
    sheet.space(size::HEAD * 0.5);
    let title = text(language, "doc-rules", &[]);
    let large = sheet.letters().fit(&title, Face::Bold, size::DISPLAY, size::TITLE, wide);
    sheet.heading(1, &[Run::bold(title)], large, Tint::Ink);
    let subtitle = text(language, "rules-subtitle", &[("game", rules.game.as_str().into())]);
    sheet.paragraph(&[Run::regular(subtitle)], size::HEAD, Tint::Soft);
    sheet.space(size::HEAD);
    sheet.rule(1.2, Tint::Accent);
    sheet.space(size::LARGE);
    in_force(sheet, rules);
    for key in ["rules-preamble", "rules-words"] {
        sheet.paragraph(&[Run::regular(text(language, key, &[]))], TEXT, Tint::Ink);
        sheet.space(TEXT * 0.6);
    }
}

/// The ruleset and, if there is one, the tournament.
fn in_force(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let key = if rules.name == rules.base { "rules-in_force" } else { "rules-in_force_base" };
    let values = [("name", rules.name.as_str().into()), ("base", rules.base.as_str().into())];
    sheet.paragraph(&[Run::bold(text(language, key, &values))], size::WALL, Tint::Ink);
    if let Some(disclaimer) = &rules.disclaimer {
        sheet.paragraph(&[Run::regular(disclaimer.as_str())], TEXT, Tint::Ink);
    }
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

/// The contents: every part with its page, as links, on as many pages as necessary; below, the meaning
/// of the marks in the margin.
pub(super) fn contents(sheet: &mut Sheet<'_>, rules: &Rules, parts: &[Bookmark]) {
    let language = sheet.style().language;
    sheet.running("");
    sheet.next_page();
    sheet.section(&text(language, "rules-contents", &[]), size::TITLE, 0.0);
    sheet.space(size::WALL);
    listed(sheet, parts);
    sheet.space(size::HEAD);
    legend(sheet, rules);
}

/// The meaning of the bar in the margin, or that no rule has one.
fn legend(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let marked = rules.chapters.iter().flat_map(|chapter| &chapter.rules).any(|rule| !rule.notes.is_empty());
    let key = if marked { "rules-legend" } else { "rules-legend_none" };
    let words = text(language, key, &[("base", rules.base.as_str().into())]);
    let runs = [Run::regular(words)];
    sheet.keep(sheet.tall(&runs, size::BODY, sheet.width()));
    sheet.barred(marked);
    sheet.paragraph(&runs, size::BODY, Tint::Ink);
    sheet.barred(false);
}
