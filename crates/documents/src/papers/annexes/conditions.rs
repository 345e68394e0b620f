//! A tournament's own conditions on a page, or two if there are many levels: when and where, the
//! stack, what players may buy, the levels, the prizes.

use tapis_locale::{number, text, time_of_day};

use crate::diagrams::chip::{Look, chip};
use crate::diagrams::{Anchor, Pen, label};
use crate::layout::draw::Tint;
use crate::layout::{ASCENT, Cell, Column, Face, LEADING, Row, Run, Sheet, Table, Width, size};
use crate::papers::structure::{Level, Step, bets as sizes, forced, on_single_lines, starting_stacks};

/// Chips of one kind in the starting stack.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pile {
    pub count: u32,
    /// The value of each.
    pub value: i64,
    pub look: Look,
}

/// Line of a tournament's conditions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The message key of its name.
    pub name: String,
    pub said: String,
}

/// Conditions of a tournament on one sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The smallest and the largest starting stack.
    pub stacks: (i64, i64),
    /// The chips of a stack, smallest first; empty if not specified.
    pub piles: Vec<Pile>,
    /// Prices, rebuys, late entries, the end, prizes.
    pub said: Vec<Condition>,
    pub steps: Vec<Step>,
}

/// Draws the conditions so that they fill a page.
pub(super) fn draw(sheet: &mut Sheet<'_>, conditions: &Conditions) {
    let mut facts = Table::new(vec![Column::short(""), Column::words("")], size::BODY);
    facts.air = 0.22;
    for Condition { name, said } in &conditions.said {
        let name = text(sheet.style().language, name, &[]);
        facts.rows.push(Row::of(vec![Cell::bold(name), Cell::text(said.clone())]));
    }
    stack(sheet, conditions);
    sheet.table(&facts);
    levels(sheet, &conditions.steps);
}

/// The chips of a stack, in piles side by side.
fn stack(sheet: &mut Sheet<'_>, conditions: &Conditions) {
    let language = sheet.style().language;
    let title = starting_stacks(language, conditions.stacks);
    sheet.heading(3, &[Run::bold(title)], size::WALL, Tint::Ink);
    sheet.space(4.0);
    if conditions.piles.is_empty() {
        return;
    }
    let radius = 14.0;
    #[expect(clippy::cast_precision_loss, reason = "a handful of chips")]
    let step = (sheet.width() / conditions.piles.len() as f32).min(88.0);
    let (mut x, y) = (sheet.left() + radius, sheet.y() + radius + 1.0);
    for Pile { count, value, look } in &conditions.piles {
        for command in chip((x, y), radius, look) {
            sheet.draw(command);
        }
        let (value, beside) = (number(language, *value), x + radius + 4.0);
        let fit = sheet.letters().fit(&value, Face::Bold, size::BODY, 5.0, step - 2.0 * radius - 8.0);
        let count = format!("×\u{a0}{count}");
        let colour = text(language, &format!("chip-colour-{}", look.colour), &[]);
        let small = sheet.letters().fit(&colour, Face::Regular, size::SMALL, 5.0, step - 6.0);
        let below = (x, y + radius + ASCENT * small + 2.0);
        sheet.worded(|sheet| {
            label(sheet, (beside, y - 1.5), Anchor::Left, Pen::bold(fit), &value);
            label(sheet, (beside, y + 10.0), Anchor::Left, Pen::plain(size::BODY), &count);
            label(sheet, below, Anchor::Middle, Pen::plain(small).in_tint(Tint::Soft), &colour);
        });
        x += step;
    }
    sheet.space(2.0 * radius + LEADING * size::SMALL + 8.0);
}

/// Columns side by side, and their font size. The first arrangement in which all levels fit on the
/// page, none of them on two lines, is used. Smaller fonts would not be read.
const LAYOUTS: [(usize, f32); 5] = [(1, size::BODY), (1, 9.0), (2, size::BODY), (2, 9.0), (2, size::SMALL)];

/// The levels below the conditions, or on a page of their own if they do not fit.
fn levels(sheet: &mut Sheet<'_>, steps: &[Step]) {
    let fits = |layout: &(usize, f32), sheet: &mut Sheet<'_>| stands(sheet, steps, *layout);
    let mut found = LAYOUTS.into_iter().find(|layout| fits(layout, sheet));
    if found.is_none() {
        sheet.next_page();
        found = LAYOUTS.into_iter().find(|layout| fits(layout, sheet));
    }
    let (columns, font) = found.unwrap_or(LAYOUTS[LAYOUTS.len() - 1]);
    sheet.columns(columns);
    side_by_side(sheet, steps, font, steps.len().div_ceil(columns).max(1));
    sheet.columns(1);
}

/// Whether the levels fit on the rest of the page in this arrangement.
fn stands(sheet: &mut Sheet<'_>, steps: &[Step], (columns, font): (usize, f32)) -> bool {
    let room = sheet.room();
    let beside = steps.len().div_ceil(columns).max(1);
    sheet.columns(columns);
    let fits = steps.chunks(beside).all(|part| {
        let table = level_table(sheet, part, font, columns > 1);
        let tall = sheet.table_height(&table);
        tall <= room && tall <= on_single_lines(&table)
    });
    sheet.columns(1);
    fits
}

fn side_by_side(sheet: &mut Sheet<'_>, steps: &[Step], font: f32, beside: usize) {
    for (index, part) in steps.chunks(beside.max(1)).enumerate() {
        if index > 0 {
            sheet.next_column();
        }
        let table = level_table(sheet, part, font, beside < steps.len());
        sheet.table(&table);
    }
}

fn level_table(sheet: &Sheet<'_>, steps: &[Step], font: f32, narrow: bool) -> Table {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, &[]);
    let some = |has: fn(&Level) -> bool| steps.iter().any(|step| step.level.is_some_and(|level| has(&level)));
    let games = steps.iter().any(|step| !step.game.is_empty());
    let bets = some(|level| level.bets.is_some());
    let blinds = !games && (!bets || some(|level| level.big_blind > 0));
    let antes = !games && some(|level| level.ante > 0);
    let bring_ins = !games && some(|level| level.bring_in > 0);
    // Side by side, every number is as wide as necessary and the blinds, whose column also names
    // breaks, take the rest; alone, the columns share the page.
    let number_of = |key: &str, part: f32| {
        let width = if games || narrow && part < 1.0 { Width::Fit } else { Width::Share(part) };
        Column { width, ..Column::number(word(key)) }
    };
    let level = if narrow { String::new() } else { word("doc-level") };
    let width = if games || narrow { Width::Fit } else { Width::Share(0.5) };
    let starts = Column { width, ..Column::words(word("doc-starts")) };
    let mut columns = vec![Column::number(level), starts];
    if games {
        columns.push(Column::words(word("conditions-game")));
        columns.push(Column::short(word("conditions-blinds")));
    }
    if blinds {
        columns.push(number_of("conditions-blinds", 1.0));
    }
    if bets {
        columns.push(number_of("conditions-bets", 1.0));
    }
    if antes {
        columns.push(number_of("doc-ante", 0.7));
    }
    if bring_ins {
        columns.push(number_of("doc-bring_in", 0.7));
    }
    columns.push(number_of("doc-length", 0.7));
    let between = [games, games, blinds, bets, antes, bring_ins].into_iter().filter(|there| *there).count();
    let mut table = Table::new(columns, font);
    table.air = if font > 9.5 { 0.14 } else { 0.06 };
    for step in steps {
        let starts = Cell::text(time_of_day(language, step.starts)).soft();
        let minutes = Cell::text(text(language, "doc-minutes", &[("minutes", step.minutes.into())]));
        table.rows.push(match step.level {
            Some(level) => {
                let pair =
                    |(low, high)| format!("{}\u{a0}/\u{a0}{}", number(language, low), number(language, high));
                let posted = |amount: i64| {
                    Cell::text(if amount > 0 { number(language, amount) } else { String::new() })
                };
                let mut cells = vec![Cell::bold(level.no.to_string()), starts];
                if games {
                    cells.push(Cell::text(step.game.clone()));
                    cells.push(Cell::text(forced(&level, language)));
                }
                if blinds {
                    let posted = (level.big_blind > 0).then(|| pair((level.small_blind, level.big_blind)));
                    cells.push(Cell::bold(posted.unwrap_or_default()));
                }
                if bets {
                    cells.push(Cell::bold(sizes(&level, language)));
                }
                if antes {
                    cells.push(posted(level.ante));
                }
                if bring_ins {
                    cells.push(posted(level.bring_in));
                }
                cells.push(minutes);
                Row::of(cells)
            }
            None => {
                let said = if step.color_up { "doc-break_color_up" } else { "doc-break" };
                let pause = Cell::bold(word(said)).over(between);
                Row { cells: vec![Cell::text(""), starts, pause, minutes], shaded: true }
            }
        });
    }
    table
}
