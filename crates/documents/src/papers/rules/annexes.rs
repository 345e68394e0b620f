//! The part after the rules and their settings. An annex starts with [`begin`], which
//! adds it to the contents and the bookmarks.

use tapis_locale::text;

use super::content::Rules;
use super::part::begin;
use crate::layout::Sheet;
use crate::papers::annexes::{Annex, draw};

/// Draws the annexes, each from a new page.
pub(super) fn annexes(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let there = Annex::ALL.iter().filter(|annex| annex.is_in(&rules.annexes));
    for (letter, annex) in ('A'..='Z').zip(there) {
        let title = text(language, annex.key(), &[]);
        let values_of_title = [("letter", letter.to_string().into()), ("title", title.into())];
        let title = text(language, "annex-title", &values_of_title);
        sheet.running(&title);
        sheet.next_page();
        begin(sheet, &title);
        draw(sheet, *annex, &rules.annexes);
    }
}
