//! The rules booklet: a cover, contents with page numbers, numbered rules, settings,
//! annexes and an index. Texts arrive ready to print; rule numbers in them become links.

mod annexes;
mod chapters;
mod content;
mod diagrams;
mod front;
mod index;
mod part;
mod settings;

use tapis_locale::text;

use crate::layout::draw::{Bookmark, Drawing};
use crate::layout::{Heading, Sheet, Type};
use crate::{PdfFile, Style, pdf};
use part::Places;

pub use content::{Chapter, Group, Rule, Rules, Setting};
pub use index::TERMS;

/// Left and right margin in millimetres, for lines that are short enough to read easily.
const SIDE: f32 = 30.0;
/// The same on pages of which two go on a sheet: lines are as long as on a whole one.
const FOLDED_SIDE: f32 = 20.0;
/// The most layout passes until the page numbers are stable; three are enough.
const PASSES: usize = 6;

/// Prints the booklet of rules.
pub fn print(rules: &Rules, style: Style) -> PdfFile {
    let letters = Type::default();
    pdf::write(&laid_out(&letters, rules, style), style, letters.missing())
}

/// Prints the rules as a booklet to fold: see [`fold`](crate::fold).
pub fn print_folded(rules: &Rules, style: Style) -> PdfFile {
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
