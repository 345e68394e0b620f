//! After the last chapter: every setting of the ruleset with its value.

use tapis_locale::text;

use super::content::{Rules, Setting};
use super::part::{TEXT, begin};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Sheet, Table, Width, size};

/// Every setting with its value; differences from the base ruleset are bold.
pub(super) fn settings(sheet: &mut Sheet<'_>, rules: &Rules) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, &[]);
    // The heading, the explanation and some rows of the table stay together.
    let title = word("rules-settings");
    // They may take a page of their own, with the heading in its header.
    sheet.running(&title);
    sheet.keep(18.0 * LEADING * TEXT);
    begin(sheet, &title);
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
            let cells =
                vec![Cell::text(name.clone()).unlinked(), value.unlinked(), Cell::text(rules.clone()).soft()];
            table.rows.push(Row::of(cells));
        }
    }
    sheet.table(&table);
}
