//! The levels and breaks of the evening, for the wall.

use tapis_locale::{Language, number, points, text, time_of_day};

use super::chips::{LegendChip, legend};
use super::{Occasion, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// A step of the evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The level; `None` for a break.
    pub level: Option<Level>,
    /// The game of the level, where it changes from level to level; else empty.
    pub game: String,
    /// Its length in minutes.
    pub minutes: i64,
    /// Its planned start, in minutes after midnight.
    pub starts: i64,
    /// Whether small chips are raced off in this break.
    pub color_up: bool,
    /// Values of the chips that leave, if known.
    pub leaving: Vec<i64>,
}

/// Level of the structure.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1.
    pub no: u32,
    /// The small blind; 0 if there is none.
    pub small_blind: i64,
    /// The big blind; 0 if there is none.
    pub big_blind: i64,
    /// The bring-in of stud; 0 if there is none.
    pub bring_in: i64,
    /// The two sizes of a bet in limit.
    pub bets: Option<(i64, i64)>,
    /// The ante; 0 if there is none.
    pub ante: i64,
    /// The expected average stack in tenths of a big blind, of a small bet at stud, if known.
    pub average_tenths: Option<i64>,
}

/// Player or players who post the ante.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ante {
    /// Nobody, at any level.
    None,
    Each,
    /// The big blind, for the whole table.
    BigBlind,
    /// It varies by level: the sheet does not say.
    Mixed,
}

impl Ante {
    /// The message key that says who posts it; `None` if there is none, or levels differ.
    pub fn payer(self) -> Option<&'static str> {
        match self {
            Ante::Each => Some("doc-ante_each"),
            Ante::BigBlind => Some("doc-ante_big_blind"),
            Ante::None | Ante::Mixed => None,
        }
    }
}

/// Structure of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Structure {
    pub occasion: Occasion,
    /// The smallest and the largest stack that a player begins with.
    pub starting_stacks: (i64, i64),
    /// The chips in play, smallest first; empty if not specified.
    pub chips: Vec<LegendChip>,
    /// The last level for late entries; 0 if there are none.
    pub late_last_level: u32,
    /// The time of day at which late entries end, even though that level is not over, in minutes; `None` if no hour
    /// ends them.
    pub late_until: Option<i64>,
    /// The last level for re-entries; `None` if there are none.
    pub re_entries_last_level: Option<u32>,
    /// The last level for rebuys; `None` if there are none.
    pub rebuy_last_level: Option<u32>,
    /// Whether an add-on is sold.
    pub addon: bool,
    /// The games that take turns, and the button between them; empty if one game is played.
    pub plays: Vec<String>,
    pub ante: Ante,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The expected end, in minutes after midnight.
    pub ends: Option<i64>,
    /// The number of players the averages assume.
    pub players: u32,
    /// The rebuys, re-entries and add-ons that they assume.
    pub bought: u32,
}

/// Prints the structure of a tournament.
pub fn print(structure: &Structure, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let parts = Part::of(&structure.steps);
    let averages = structure.steps.iter().any(|step| step.level.is_some_and(|l| l.average_tenths.is_some()));
    printed(style, structure.occasion.heading(language, "doc-structure"), |sheet| {
        sheet.paragraph(&[Run::regular(summary(structure, style))], size::WALL, Tint::Ink);
        sheet.space(size::BODY);
        if !structure.chips.is_empty() {
            legend(sheet, &structure.chips);
        }
        let number_of = |key, part| Column { width: Width::Share(part), ..Column::number(word(key)) };
        let games = structure.steps.iter().any(|step| !step.game.is_empty());
        let mut columns = vec![Column::number(word("doc-level"))];
        if games {
            // Half of the amounts would be missing in each line: they stand together.
            columns.push(Column::short(word("doc-starts")));
            columns.push(Column::words(word("conditions-game")));
            columns.push(Column::short(word("conditions-blinds")));
            columns.push(Column::number(word("conditions-bets")));
            columns.push(Column::number(word("doc-length")));
        } else {
            columns.push(Column::words(word("doc-starts")));
            columns.extend(parts.iter().map(|part| number_of(part.name(), 1.0)));
            columns.push(number_of("doc-length", 1.0));
        }
        if averages {
            let stud = !parts.contains(&Part::BigBlind);
            columns.push(number_of(
                if stud { "doc-average_bets" } else { "doc-average_bb" },
                if games { 0.45 } else { 0.8 },
            ));
        }
        let all = columns.len();
        let mut table = Table::new(columns, size::WALL);
        let minutes = |minutes: i64| text(language, "doc-minutes", &[("minutes", minutes.into())]);
        for step in &structure.steps {
            let starts = Cell::text(time_of_day(language, step.starts));
            table.rows.push(match step.level {
                Some(level) => {
                    let mut cells = vec![Cell::bold(level.no.to_string()), starts.soft()];
                    if games {
                        cells.push(Cell::text(step.game.clone()));
                        cells.push(Cell::text(forced(&level, language)));
                        cells.push(Cell::bold(bets(&level, language)));
                    } else {
                        cells.extend(parts.iter().map(|part| part.cell(&level, language)));
                    }
                    cells.push(Cell::text(minutes(step.minutes)));
                    if averages {
                        let average = level.average_tenths.map(|tenths| points(language, tenths / 10 * 100));
                        cells.push(Cell::text(average.unwrap_or_default()).soft());
                    }
                    Row::of(cells)
                }
                None => {
                    let said = match (step.color_up, step.leaving.is_empty()) {
                        (false, _) => word("doc-break"),
                        (true, true) => word("doc-break_color_up"),
                        (true, false) => {
                            let leaving: Vec<String> =
                                step.leaving.iter().map(|value| number(language, *value)).collect();
                            text(language, "doc-break_leaving", &[("chips", leaving.join(", ").into())])
                        }
                    };
                    let span = all - 3 - usize::from(averages);
                    let mut cells = vec![Cell::text(""), starts, Cell::bold(said).over(span)];
                    cells.push(Cell::text(minutes(step.minutes)));
                    if averages {
                        cells.push(Cell::text(""));
                    }
                    Row { cells, shaded: true }
                }
            });
        }
        let notes = notes(structure, style, averages);
        let below = (notes.len() + 1).min(4);
        fit(&mut table, games, |table| {
            #[expect(clippy::cast_precision_loss, reason = "at most four lines")]
            let below = below as f32 * LEADING * size::BODY;
            let tall = sheet.table_height(table);
            // The heading of the averages may take a third line.
            let lines = on_single_lines(table) + LEADING * size::SMALL;
            tall + below <= sheet.room() && (!games || tall <= lines)
        });
        sheet.table(&table);
        for note in notes {
            sheet.paragraph(&[Run::regular(note)], size::BODY, Tint::Soft);
        }
    })
}

/// Two amounts with a slash: "100 / 200".
fn pair((low, high): (i64, i64), language: Language) -> String {
    format!("{}\u{a0}/\u{a0}{}", number(language, low), number(language, high))
}

/// Forced bets before the cards of one game: blinds, or ante and bring-in.
pub(super) fn forced(level: &Level, language: Language) -> String {
    if level.bring_in > 0 {
        let ante = text(language, "ante-classic-of", &[("ante", level.ante.into())]);
        let amount = number(language, level.bring_in).into();
        return format!("{ante} · {}", text(language, "clock-bring_in", &[("amount", amount)]));
    }
    if level.big_blind > 0 { pair((level.small_blind, level.big_blind), language) } else { String::new() }
}

/// The two sizes of a bet; empty where it has none.
pub(super) fn bets(level: &Level, language: Language) -> String {
    level.bets.map(|bets| pair(bets, language)).unwrap_or_default()
}

/// A column of amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    SmallBlind,
    BigBlind,
    Ante,
    BringIn,
    SmallBet,
    BigBet,
}

impl Part {
    /// Those that some level has.
    fn of(steps: &[Step]) -> Vec<Part> {
        let all = [Part::SmallBlind, Part::BigBlind, Part::Ante, Part::BringIn, Part::SmallBet, Part::BigBet];
        let used =
            |part: &Part| steps.iter().filter_map(|step| step.level).any(|level| part.amount(&level) > 0);
        all.into_iter().filter(used).collect()
    }

    fn amount(self, level: &Level) -> i64 {
        let (small_bet, big_bet) = level.bets.unwrap_or_default();
        match self {
            Part::SmallBlind => level.small_blind,
            Part::BigBlind => level.big_blind,
            Part::Ante => level.ante,
            Part::BringIn => level.bring_in,
            Part::SmallBet => small_bet,
            Part::BigBet => big_bet,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Part::SmallBlind => "doc-small_blind",
            Part::BigBlind => "doc-big_blind",
            Part::Ante => "doc-ante",
            Part::BringIn => "doc-bring_in",
            Part::SmallBet => "doc-small_bet",
            Part::BigBet => "doc-big_bet",
        }
    }

    fn cell(self, level: &Level, language: Language) -> Cell {
        let amount = self.amount(level);
        let written = if amount > 0 { number(language, amount) } else { String::new() };
        if matches!(self, Part::Ante | Part::BringIn) { Cell::text(written) } else { Cell::bold(written) }
    }
}

/// The greatest height of a table whose rows take one line, and its headings two.
pub(super) fn on_single_lines(table: &Table) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "some dozens of levels")]
    let rows = table.rows.len() as f32;
    rows * (LEADING + 2.0 * table.air) * table.size + size::SMALL * (2.0 * LEADING + 0.8) + table.size + 1.0
}

/// The largest font size at which a table fits on one page. If none does: the largest of all, in which a wide
/// table would not be read.
fn fit(table: &mut Table, wide: bool, fits: impl Fn(&Table) -> bool) {
    let ways = [(size::WALL, 0.2), (size::WALL, 0.08), (size::BODY, 0.16), (size::BODY, 0.04), (9.0, 0.16)];
    for (letters, air) in ways {
        (table.size, table.air) = (letters, air);
        if fits(table) {
            return;
        }
    }
    (table.size, table.air) = (if wide { size::BODY } else { size::WALL }, 0.2);
}

/// The stack that all begin with, or the smallest and the largest one.
pub fn starting_stacks(language: Language, (least, most): (i64, i64)) -> String {
    if least == most {
        return text(language, "doc-stack", &[("chips", least.into())]);
    }
    text(language, "doc-starting_stacks", &[("least", least.into()), ("most", most.into())])
}

/// End of late registration: the end of a level, or an hour before that.
pub fn late_until(language: Language, level: u32, minute: Option<i64>) -> String {
    let level = ("level", i64::from(level).into());
    match minute {
        None => text(language, "doc-late_until", &[level]),
        Some(minute) => {
            text(language, "doc-late_until_hour", &[level, ("hour", time_of_day(language, minute).into())])
        }
    }
}

fn summary(structure: &Structure, style: Style) -> String {
    let language = style.language;
    let mut said = vec![starting_stacks(language, structure.starting_stacks)];
    let level = |key, level: u32| text(language, key, &[("level", i64::from(level).into())]);
    if structure.late_last_level > 0 {
        said.push(late_until(language, structure.late_last_level, structure.late_until));
    }
    if let Some(last) = structure.re_entries_last_level {
        said.push(level("doc-re_entries", last));
    }
    if let Some(last) = structure.rebuy_last_level {
        said.push(level(if structure.addon { "doc-rebuys_and_addon" } else { "doc-rebuys" }, last));
    }
    said.join(" ")
}

fn notes(structure: &Structure, style: Style, averages: bool) -> Vec<String> {
    let language = style.language;
    let mut notes = Vec::new();
    notes.extend(structure.plays.clone());
    notes.extend(structure.ante.payer().map(|key| text(language, key, &[])));
    if averages {
        let players = i64::from(structure.players).into();
        let stud = !Part::of(&structure.steps).contains(&Part::BigBlind);
        let key = if stud { "doc-averages_bets" } else { "doc-averages" };
        let bought = i64::from(structure.bought).into();
        notes.push(text(language, key, &[("players", players), ("bought", bought)]));
    }
    if let Some(ends) = structure.ends {
        notes.push(text(language, "doc-ends", &[("time", time_of_day(language, ends).into())]));
    }
    notes
}
