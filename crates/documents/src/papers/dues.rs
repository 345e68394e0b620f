//! The register of a season's dues: who owes and paid what, and what came in by which means.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use tapis_locale::{Language, money, text};

use super::{Name, count, printed, season, short_date};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Heading, Letterhead, Row, Run, Sheet, Table, size};
use crate::{PdfFile, Style};

/// Dues and payments of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuesRow {
    /// The club's own number; may be empty.
    pub number: String,
    pub name: Name,
    /// Amount still owed, in cents.
    pub owes: i64,
    /// Amount paid, in cents.
    pub paid: i64,
    /// Still to pay, in cents; below 0 where more was paid than is owed.
    pub rest: i64,
    /// The day of the last payment that counts.
    pub last: Option<NaiveDate>,
}

/// Payment of a due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// The number of its receipt.
    pub number: i64,
    pub day: NaiveDate,
    pub name: Name,
    /// The sentence that names how.
    pub means: &'static str,
    /// In cents, above 0.
    pub amount: i64,
    /// Reason for its cancellation; `None` if it counts.
    pub cancelled: Option<String>,
}

/// Amount received by one means of payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeansSum {
    /// The sentence that names it.
    pub means: &'static str,
    pub count: u32,
    /// Sum of the payments in cents.
    pub amount: i64,
}

/// The dues of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dues {
    pub club: Letterhead,
    pub season: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Due of a membership, in cents; `None` if the season asks nothing.
    pub due: Option<i64>,
    pub currency: String,
    /// Members' lines in alphabetical order.
    pub lines: Vec<DuesRow>,
    /// Sums of all that is owed, paid and still to pay, in cents.
    pub sums: [i64; 3],
    /// In the order of their numbers.
    pub payments: Vec<Payment>,
    /// In the order in which means are offered.
    pub taken: Vec<MeansSum>,
}

impl Dues {
    fn amount(&self, language: Language, cents: i64) -> String {
        money(language, cents, &self.currency)
    }
}

/// Prints the register of dues.
pub fn print(dues: &Dues, style: Style) -> PdfFile {
    let language = style.language;
    let heading = Heading {
        club: dues.club.clone(),
        title: text(language, "doc-dues", &[]),
        subject: dues.season.clone(),
        place: season::from_to(language, dues.days),
        foot: String::new(),
    };
    printed(style, heading, |sheet| {
        let Some(due) = dues.due else {
            let nothing = text(language, "doc-dues_none", &[]);
            sheet.paragraph(&[Run::regular(nothing)], size::WALL, Tint::Ink);
            return;
        };
        let amount = |cents| dues.amount(language, cents);
        let [_, paid, rest] = dues.sums;
        let values = [
            ("due", amount(due).into()),
            ("count", count(dues.lines.len())),
            ("paid", amount(paid).into()),
            ("rest", amount(rest).into()),
        ];
        sheet.paragraph(&[Run::regular(text(language, "doc-dues_sum", &values))], size::BODY, Tint::Ink);
        sheet.space(size::BODY);
        by_member(sheet, dues);
        if !dues.payments.is_empty() {
            by_means(sheet, dues);
            by_day(sheet, dues);
            by_number(sheet, dues);
        }
    })
}

fn by_member(sheet: &mut Sheet<'_>, dues: &Dues) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let amount = |cents| dues.amount(language, cents);
    let numbers = dues.lines.iter().any(|line| !line.number.is_empty());
    let mut columns = Vec::new();
    if numbers {
        columns.push(Column::short(word("doc-number")));
    }
    columns.push(Column::words(word("doc-name")));
    for key in ["doc-dues_owes", "doc-dues_paid", "doc-dues_rest"] {
        columns.push(Column::number(word(key)));
    }
    columns.push(Column::short(word("doc-dues_last")));
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for line in &dues.lines {
        let mut cells = Vec::new();
        if numbers {
            cells.push(Cell::text(line.number.clone()).soft());
        }
        cells.push(Cell::runs(line.name.listed()));
        cells.push(Cell::text(amount(line.owes)));
        cells.push(Cell::text(if line.paid == 0 { String::new() } else { amount(line.paid) }));
        // A payment beyond the due is no part of the column, which adds up to what is outstanding.
        cells.push(match line.rest {
            0 => Cell::text(""),
            rest if rest < 0 => {
                let over = text(language, "dues-over", &[("amount", amount(-rest).into())]);
                Cell::text(over).soft()
            }
            rest => Cell::bold(amount(rest)),
        });
        cells.push(Cell::text(line.last.map(|day| short_date(language, day)).unwrap_or_default()).soft());
        table.rows.push(Row::of(cells));
    }
    let mut cells = vec![Cell::bold(word("doc-total")).over(1 + usize::from(numbers))];
    cells.extend(dues.sums.map(|sum| Cell::bold(amount(sum))));
    cells.push(Cell::text(""));
    table.rows.push(Row { cells, shaded: true });
    sheet.table(&table);
    sheet.space(size::BODY);
}

fn by_means(sheet: &mut Sheet<'_>, dues: &Dues) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let amount = |cents| dues.amount(language, cents);
    let columns = vec![
        Column::words(word("doc-dues_means")),
        Column::number(word("doc-dues_payments")),
        Column::number(word("doc-dues_amount")),
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for taken in &dues.taken {
        table.rows.push(Row::of(vec![
            Cell::text(word(taken.means)),
            Cell::text(taken.count.to_string()),
            Cell::text(amount(taken.amount)),
        ]));
    }
    let all: u32 = dues.taken.iter().map(|taken| taken.count).sum();
    let sum = Cell::bold(amount(dues.sums[1]));
    let cells = vec![Cell::bold(word("doc-total")), Cell::bold(all.to_string()), sum];
    table.rows.push(Row { cells, shaded: true });
    sheet.section(&word("doc-dues_till"), size::HEAD, sheet.table_height(&table));
    sheet.table(&table);
    sheet.space(size::BODY);
}

/// Prints the takings of each day by each means that somebody used: what the treasurer compares with the cash
/// box.
fn by_day(sheet: &mut Sheet<'_>, dues: &Dues) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let amount = |cents: i64| if cents == 0 { String::new() } else { dues.amount(language, cents) };
    let counting = || dues.payments.iter().filter(|payment| payment.cancelled.is_none());
    let days: BTreeSet<NaiveDate> = counting().map(|payment| payment.day).collect();
    if days.len() < 2 {
        return;
    }
    let used: Vec<&str> =
        dues.taken.iter().filter(|taken| taken.count > 0).map(|taken| taken.means).collect();
    let mut columns = vec![Column::words(word("doc-dues_day"))];
    columns.extend(used.iter().map(|means| Column::number(word(means))));
    columns.push(Column::number(word("doc-total")));
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for day in days {
        let on_day = || counting().filter(move |payment| payment.day == day);
        let mut cells = vec![Cell::text(short_date(language, day))];
        cells.extend(used.iter().map(|means| {
            let by_means = on_day().filter(|payment| payment.means == *means);
            Cell::text(amount(by_means.map(|payment| payment.amount).sum()))
        }));
        cells.push(Cell::bold(amount(on_day().map(|payment| payment.amount).sum())));
        table.rows.push(Row::of(cells));
    }
    sheet.section(&word("doc-dues_by_day"), size::HEAD, 4.0 * size::HEAD);
    sheet.table(&table);
    sheet.space(size::BODY);
}

fn by_number(sheet: &mut Sheet<'_>, dues: &Dues) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let columns = vec![
        Column::number(word("doc-dues_receipt")),
        Column::short(word("doc-dues_day")),
        Column::words(word("doc-name")),
        Column::short(word("doc-dues_means")),
        Column::number(word("doc-dues_amount")),
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.16;
    for payment in &dues.payments {
        let amount = dues.amount(language, payment.amount);
        let (means, amount) = match &payment.cancelled {
            Some(why) => {
                let values = [("why", why.as_str().into())];
                let key = if why.is_empty() { "doc-dues_void" } else { "doc-dues_void_why" };
                (text(language, key, &values), String::new())
            }
            None => (word(payment.means), amount),
        };
        table.rows.push(Row::of(vec![
            Cell::text(payment.number.to_string()).soft(),
            Cell::text(short_date(language, payment.day)),
            Cell::runs(payment.name.listed()),
            Cell::text(means),
            Cell::text(amount),
        ]));
    }
    sheet.section(&word("doc-dues_list"), size::HEAD, 4.0 * size::HEAD);
    sheet.table(&table);
}
