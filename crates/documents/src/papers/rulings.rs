//! The floor rulings of an evening.

use tapis_locale::{date, text, time_of_day};

use super::{Moment, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{LEADING, Run, Sheet, size};
use crate::{PdfFile, Style};

/// A decision that departs from the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    pub decision: String,
    pub reason: String,
}

/// Ruling that the floor made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    pub at: Moment,
    /// Table of the ruling, if it matters.
    pub table: Option<u16>,
    /// The player it is about; `None` if none was named.
    pub player: Option<String>,
    /// The subject of the question.
    pub question: String,
    /// The facts given, each in words.
    pub facts: Vec<String>,
    /// The answer of the rules, in one sentence.
    pub answer: String,
    /// Details, one line each.
    pub lines: Vec<String>,
    pub because: Option<String>,
    pub rules: Vec<String>,
    /// The director's different decision, if any.
    pub overruled: Option<Departure>,
    /// Person at the desk; may be empty.
    pub who: String,
}

/// The rulings of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulings {
    pub occasion: Occasion,
    /// Rulings in chronological order.
    pub rulings: Vec<Ruling>,
}

/// Prints the rulings of a tournament.
pub fn print(rulings: &Rulings, style: Style) -> PdfFile {
    let language = style.language;
    let all = &rulings.rulings;
    let days = all.iter().any(|ruling| Some(ruling.at.day) != all.first().map(|first| first.at.day));
    printed(style, rulings.occasion.heading(language, "doc-rulings"), |sheet| {
        let own = all.iter().filter(|ruling| ruling.overruled.is_some()).count();
        let mut said = vec![text(language, "doc-ruling_count", &[("count", count(all.len()))])];
        if own > 0 {
            said.push(text(language, "doc-overruled_count", &[("count", count(own))]));
        }
        sheet.paragraph(&[Run::regular(said.join(" "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        for ruling in all {
            one(sheet, ruling, days);
        }
    })
}

/// Prints a ruling without a page break in it.
fn one(sheet: &mut Sheet<'_>, ruling: &Ruling, days: bool) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let mut head = vec![time_of_day(language, ruling.at.minute)];
    if days {
        head.insert(0, date(language, ruling.at.day));
    }
    if let Some(table) = ruling.table {
        head.push(text(language, "doc-table_no", &[("table", i64::from(table).into())]));
    }
    head.extend(ruling.player.clone());
    head.push(ruling.question.clone());
    let title = head.join(" · ");

    let mut parts: Vec<(Vec<Run>, Tint)> = Vec::new();
    if !ruling.facts.is_empty() {
        parts.push((vec![Run::regular(ruling.facts.join(" · "))], Tint::Soft));
    }
    let rules = text(
        language,
        "doc-by_rules",
        &[("count", count(ruling.rules.len())), ("rules", ruling.rules.join(", ").into())],
    );
    let mut answer = vec![
        Run::regular(format!("{} ", word("doc-answer"))),
        if ruling.overruled.is_some() {
            Run::regular(ruling.answer.clone())
        } else {
            Run::bold(ruling.answer.clone())
        },
    ];
    if !ruling.rules.is_empty() {
        answer.push(Run::regular(format!(" {rules}")));
    }
    parts.push((answer, Tint::Ink));
    parts.extend(ruling.lines.iter().map(|line| (vec![Run::regular(line.clone())], Tint::Ink)));
    if let Some(because) = &ruling.because {
        parts.push((vec![Run::regular(because.clone())], Tint::Soft));
    }
    if let Some(own) = &ruling.overruled {
        let decision = [Run::regular(format!("{} ", word("doc-decision"))), Run::bold(own.decision.clone())];
        parts.push((decision.to_vec(), Tint::Ink));
        let reason = [Run::regular(format!("{} {}", word("doc-reason"), own.reason))];
        parts.push((reason.to_vec(), Tint::Ink));
    }
    if !ruling.who.trim().is_empty() {
        let by = text(language, "doc-ruled_by", &[("who", ruling.who.clone().into())]);
        parts.push((vec![Run::regular(by)], Tint::Soft));
    }
    let indent = size::BODY * 1.5;
    let wide = sheet.width() - indent;
    let tall: f32 = parts.iter().map(|(runs, _)| sheet.tall(runs, size::BODY, wide)).sum();
    // A ruling longer than half a page may continue on the next.
    sheet.section(&title, size::WALL, tall.min(20.0 * LEADING * size::BODY));
    for (runs, tint) in &parts {
        sheet.indented(runs, size::BODY, *tint, indent);
    }
    sheet.space(size::BODY);
}
