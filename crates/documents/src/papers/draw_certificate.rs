//! The draws of a tournament, with everything needed to repeat them: the seed, the seats drawn from,
//! the procedure in words, and the result (1-4).

use tapis_locale::{Language, date, money, text, time_of_day};

use super::{Moment, Name, Occasion, Proof, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Sheet, Table, Width, size};
use crate::{PdfFile, Style};

/// Thing that was drawn by lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// All seats, before play.
    Start,
    /// All seats before play, the players of each team apart.
    Apart,
    /// A seat for a late entry.
    Late,
    /// Seats at the shortest tables for the players of a table that was broken (6-6).
    Break,
    /// Seats at any table for them, where the rules say so.
    BreakAnywhere,
    /// Player who moves for balance, and the new seat, where no blinds decide.
    Balance,
    FinalTable,
    /// All seats again, during play.
    Redraw,
    /// The winners of all tables, for the next round.
    Round,
    /// The next round of a bracket: who meets is known, their seats are drawn.
    Bracket,
}

impl Kind {
    fn key(self) -> &'static str {
        match self {
            Kind::Start | Kind::Apart => "draws-kind_start",
            Kind::Late => "draws-kind_late",
            Kind::Break => "draws-kind_break",
            Kind::BreakAnywhere => "draws-kind_break_anywhere",
            Kind::Balance => "draws-kind_balance",
            Kind::FinalTable => "draws-kind_final_table",
            Kind::Redraw => "draws-kind_redraw",
            Kind::Round | Kind::Bracket => "draws-kind_round",
        }
    }

    /// The procedures by which it is made.
    fn procedures(self) -> &'static [&'static str] {
        match self {
            Kind::Start | Kind::FinalTable | Kind::Redraw | Kind::Round => &["draws-procedure_all"],
            Kind::Bracket => &["draws-procedure_bracket"],
            // It begins with steps of the draw of all seats.
            Kind::Apart => &["draws-procedure_all", "draws-procedure_apart"],
            Kind::Late => &["draws-procedure_late"],
            Kind::Break => &["draws-procedure_break"],
            Kind::BreakAnywhere => &["draws-procedure_break_anywhere"],
            Kind::Balance => &["draws-procedure_balance"],
        }
    }
}

/// Whether a draw still counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawStatus {
    Stands,
    /// It was replaced by a later draw.
    Replaced,
    Undone,
}

/// Seats of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats {
    pub table: u16,
    pub seats: Vec<u8>,
    /// Number of players who already sat there.
    pub players: usize,
}

/// Seat that a player drew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnSeat {
    /// The number of the entry.
    pub entry: u32,
    pub name: Name,
    pub table: u16,
    pub seat: u8,
    /// Whether it was kept for the player instead of drawn.
    pub kept: bool,
}

/// Draw with its time, seed and result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    pub at: Moment,
    pub kind: Kind,
    /// The number of the rule it follows, as the rules of that moment cite it.
    pub rule: String,
    /// The seed, in 64 hexadecimal digits.
    pub seed: String,
    /// The seats drawn from, by table: those that were free and not kept. For balance first the taken seats of
    /// the table that a player leaves.
    pub from: Vec<Seats>,
    /// The table and the seat that a player drawn for balance leaves.
    pub leaves: Option<(u16, u8)>,
    /// The numbers of the entries of each team, where teams are kept apart.
    pub teams: Vec<(String, Vec<u32>)>,
    /// The result, by entry number.
    pub drawn: Vec<DrawnSeat>,
    /// Whether it still counts.
    pub standing: DrawStatus,
}

/// Fate of the envelopes of mystery bounties.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Envelope {
    /// They were sealed: what is in each in cents, by number.
    Sealed {
        at: Moment,
        /// Amounts of the envelopes in cents, by number.
        envelopes: Vec<i64>,
        /// Whether it still counts.
        standing: DrawStatus,
    },
    Drawn {
        at: Moment,
        /// Player who had gone out.
        from: Name,
        by: Vec<Name>,
        /// The numbers of those that were closed.
        closed: Vec<u32>,
        /// The number of the one that was drawn.
        envelope: u32,
        /// Amount in the envelope, in cents.
        amount: i64,
        /// The seed, in 64 hexadecimal digits.
        seed: String,
        /// Whether it still counts.
        standing: DrawStatus,
    },
}

/// All draws of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draws {
    pub occasion: Occasion,
    /// Draws in chronological order.
    pub draws: Vec<Draw>,
    /// The envelopes, in chronological order.
    pub envelopes: Vec<Envelope>,
    /// The currency of what is in them.
    pub currency: String,
    /// The proof of the journal as it is now; `None` if it has no rows.
    pub proof: Option<Proof>,
}

/// Prints the certificate of all draws.
pub fn print(draws: &Draws, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    printed(style, draws.occasion.heading(language, "doc-draw_certificate"), |sheet| {
        if draws.draws.is_empty() && draws.envelopes.is_empty() {
            sheet.paragraph(&[Run::regular(word("draws-none"))], size::WALL, Tint::Ink);
            return;
        }
        sheet.paragraph(&[Run::regular(word("draws-meaning"))], size::BODY, Tint::Ink);
        if let Some(proof) = &draws.proof {
            proof.print(sheet);
        }
        sheet.space(size::BODY);
        for (number, draw) in (1_i64..).zip(&draws.draws) {
            one(sheet, draw, number);
        }
        envelopes(sheet, draws);
        procedure(sheet, draws);
    })
}

/// Prints the fate of the envelopes: sealed, and drawn one by one.
fn envelopes(sheet: &mut Sheet<'_>, draws: &Draws) {
    if draws.envelopes.is_empty() {
        return;
    }
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let title = word("doc-envelopes");
    sheet.section(&title, size::HEAD, 5.0 * LEADING * size::BODY);
    sheet.bookmark(&title, 0);
    for envelope in &draws.envelopes {
        let (at, said, standing, rest) = told(envelope, &draws.currency, language);
        let mut head = vec![time_of_day(language, at.minute), said];
        match standing {
            DrawStatus::Stands => {}
            DrawStatus::Replaced => head.push(word("draws-replaced")),
            DrawStatus::Undone => head.push(word("draws-undone")),
        }
        sheet.paragraph(&[Run::bold(head.join(" · "))], size::BODY, Tint::Ink);
        for line in &rest {
            sheet.paragraph(line, size::BODY, Tint::Ink);
        }
        sheet.space(size::SMALL);
    }
}

/// Prints the time and kind of a draw, whether it counts, and the data needed to repeat it.
fn told(
    envelope: &Envelope,
    currency: &str,
    language: Language,
) -> (Moment, String, DrawStatus, Vec<Vec<Run>>) {
    let word = |key| text(language, key, &[]);
    let amount = |cents: &i64| money(language, *cents, currency);
    match envelope {
        Envelope::Sealed { at, envelopes, standing } => {
            let numbered: Vec<(u32, &i64)> = (1..).zip(envelopes).collect();
            let alike = |one: &(u32, &i64), other: &(u32, &i64)| one.1 == other.1;
            let run = |run: &[(u32, &i64)]| {
                let numbers: Vec<u32> = run.iter().map(|(number, _)| *number).collect();
                let inside = run.first().map(|(_, cents)| amount(cents)).unwrap_or_default();
                let values = [("numbers", runs_of(&numbers).into()), ("amount", inside.into())];
                text(language, "draws-envelope_inside", &values)
            };
            let inside: Vec<String> = numbered.chunk_by(alike).map(run).collect();
            let between = semicolon(language);
            (*at, word("draws-envelopes_sealed"), *standing, vec![vec![Run::regular(inside.join(between))]])
        }
        Envelope::Drawn { at, from, by, closed, envelope, amount: inside, seed, standing } => {
            let by: Vec<String> = by.iter().map(Name::called).collect();
            let values = [
                ("from", from.called().into()),
                ("by", by.join(", ").into()),
                ("number", i64::from(*envelope).into()),
                ("amount", amount(inside).into()),
            ];
            let named = |key, what| vec![Run::bold(format!("{} ", word(key))), Run::regular(what)];
            let rest =
                vec![named("draws-seed", in_groups(seed)), named("draws-envelopes_closed", runs_of(closed))];
            (*at, text(language, "draws-envelope_drawn", &values), *standing, rest)
        }
    }
}

/// In groups of eight digits, to be read aloud and typed.
fn in_groups(seed: &str) -> String {
    let digits: Vec<char> = seed.chars().collect();
    let groups: Vec<String> = digits.chunks(8).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

/// The procedure, once per document: what all draws share, then each kind of draw.
fn procedure(sheet: &mut Sheet<'_>, draws: &Draws) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let title = word("draws-procedure");
    let mut ways: Vec<&str> = draws.draws.iter().flat_map(|draw| draw.kind.procedures()).copied().collect();
    if draws.envelopes.iter().any(|envelope| matches!(envelope, Envelope::Drawn { .. })) {
        ways.push("draws-procedure_envelope");
    }
    ways.sort_unstable();
    ways.dedup();
    let shared = ["draws-procedure_words", "draws-procedure_below", "draws-procedure_shuffle"];
    let steps = shared.into_iter().chain(ways).map(|key| {
        let name = text(language, &format!("{key}_name"), &[]);
        [Run::bold(format!("{name} ")), Run::regular(word(key))]
    });
    let (steps, air) = (steps.collect::<Vec<_>>(), size::BODY * 0.5);
    // On one page if it fits: its last lines alone on another page would be overlooked.
    let whole: f32 = steps.iter().map(|runs| sheet.tall(runs, size::BODY, sheet.width()) + air).sum();
    let page = sheet.style().paper.height() * 0.7;
    let with = if whole < page { whole + size::SMALL } else { 6.0 * LEADING * size::BODY };
    sheet.section(&title, size::HEAD, with);
    sheet.bookmark(&title, 0);
    sheet.space(size::SMALL * 0.5);
    for runs in &steps {
        sheet.paragraph(runs, size::BODY, Tint::Ink);
        sheet.space(air);
    }
}

fn one(sheet: &mut Sheet<'_>, draw: &Draw, number: i64) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let title =
        text(language, "draws-title", &[("number", number.into()), ("what", word(draw.kind.key()).into())]);
    let groups = if draw.drawn.len() > ONE_COLUMN { 2 } else { 1 };
    // A short draw is not divided.
    let stays = if groups == 1 { ONE_COLUMN } else { groups * 3 };
    let first = draw.drawn.get(..draw.drawn.len().min(stays)).unwrap_or_default();
    let begun = sheet.table_height(&seats_table(first, groups, sheet.style()));
    sheet.section(&title, size::HEAD, begun + 6.5 * LEADING * size::BODY);
    sheet.bookmark(&title, 0);
    let mut said = vec![
        format!("{} · {}", date(language, draw.at.day), time_of_day(language, draw.at.minute)),
        text(language, "seats-rule", &[("rule", draw.rule.clone().into())]),
    ];
    if let Some((table, seat)) = draw.leaves {
        let values = [("table", table.to_string().into()), ("seat", seat.to_string().into())];
        said.push(text(language, "draws-leaves", &values));
    }
    match draw.standing {
        DrawStatus::Stands => {}
        DrawStatus::Replaced => said.push(word("draws-replaced")),
        DrawStatus::Undone => said.push(word("draws-undone")),
    }
    sheet.paragraph(&[Run::regular(said.join(" · "))], size::BODY, Tint::Soft);
    sheet.space(size::SMALL * 0.5);
    let seed = [Run::bold(format!("{} ", word("draws-seed"))), Run::regular(in_groups(&draw.seed))];
    sheet.paragraph(&seed, size::BODY, Tint::Ink);
    let from = seats_from(draw, language);
    let from = [Run::bold(format!("{} ", word("draws-from"))), Run::regular(from)];
    sheet.paragraph(&from, size::BODY, Tint::Ink);
    if !draw.teams.is_empty() {
        let between = semicolon(language);
        let team = |(name, entries): &(String, Vec<u32>)| {
            let values = [("team", name.as_str().into()), ("entries", runs_of(entries).into())];
            text(language, "draws-team", &values)
        };
        let teams: Vec<String> = draw.teams.iter().map(team).collect();
        let teams = [Run::bold(format!("{} ", word("draws-teams"))), Run::regular(teams.join(between))];
        sheet.paragraph(&teams, size::BODY, Tint::Ink);
    }
    sheet.space(size::SMALL);
    outcome(sheet, draw);
    sheet.space(size::BODY);
}

/// "Tables 1 to 3: 1–9; table 4 (5 seated): 1–4": equal tables are combined.
fn seats_from(draw: &Draw, language: Language) -> String {
    let alike = |a: &Seats, b: &Seats| b.table == a.table + 1 && a.seats == b.seats && a.players == b.players;
    let said = draw.from.chunk_by(alike).filter_map(|tables| {
        let (first, last) = (tables.first()?, tables.last()?);
        let name = match tables.len() {
            1 => text(language, "draws-table", &[("table", first.table.to_string().into())]),
            _ => {
                let values =
                    [("first", first.table.to_string().into()), ("last", last.table.to_string().into())];
                text(language, "draws-tables", &values)
            }
        };
        let key = if first.players == 0 { "draws-table_seats" } else { "draws-table_seats_taken" };
        let values = [
            ("table", name.into()),
            ("seats", runs_of(&first.seats).into()),
            ("players", first.players.to_string().into()),
        ];
        Some(text(language, key, &values))
    });
    let between = semicolon(language);
    said.collect::<Vec<_>>().join(between)
}

/// Separator between the items of a list that has commas itself.
fn semicolon(language: Language) -> &'static str {
    if language == Language::Fr { "\u{202f}; " } else { "; " }
}

/// Writes numbers as runs: "1–4, 7, 9".
fn runs_of<T: Copy + Into<u32>>(numbers: &[T]) -> String {
    let numbers: Vec<u32> = numbers.iter().map(|number| (*number).into()).collect();
    let runs = numbers.chunk_by(|a, b| a + 1 == *b).filter_map(|run| {
        Some(match (run.len(), run.first()?, run.last()?) {
            (1, first, _) => first.to_string(),
            (2, first, last) => format!("{first}, {last}"),
            (_, first, last) => format!("{first}–{last}"),
        })
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// Up to this many players are listed in one column; more are listed in two.
const ONE_COLUMN: usize = 16;

/// The result, by entry number: in two columns on each page if it is long.
fn outcome(sheet: &mut Sheet<'_>, draw: &Draw) {
    let groups = if draw.drawn.len() > ONE_COLUMN { 2 } else { 1 };
    let mut left = draw.drawn.as_slice();
    while !left.is_empty() {
        let row = (LEADING + 2.0 * AIR) * size::BODY;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "rows of a page, above 0"
        )]
        let most = (sheet.left_below() / row).max(0.0) as usize;
        let mut take = left.len().min(groups * most);
        let mut table = seats_table(left.get(..take).unwrap_or(left), groups, sheet.style());
        // Names on two lines need more than their row.
        while take > groups && sheet.table_height(&table) > sheet.left_below() {
            take -= groups;
            table = seats_table(left.get(..take).unwrap_or(left), groups, sheet.style());
        }
        // Never two lines at the foot of a page.
        if take < left.len().min(groups * 3) && sheet.started() {
            sheet.next_page();
            continue;
        }
        sheet.table(&table);
        left = left.get(take.max(1)..).unwrap_or_default();
    }
}

/// Space above and below a line of the result, in parts of its font size.
const AIR: f32 = 0.14;

fn seats_table(drawn: &[DrawnSeat], groups: usize, style: Style) -> Table {
    let word = |key| text(style.language, key, &[]);
    let mut columns = Vec::new();
    for group in 0..groups {
        if group > 0 {
            columns.push(Column { width: Width::Share(0.08), ..Column::words("") });
        }
        columns.extend([
            Column::number(word("doc-number")),
            Column::words(word("doc-player")),
            Column::number(word("doc-table")),
            Column::number(word("doc-seat")),
        ]);
    }
    let mut table = Table::new(columns, size::BODY);
    table.air = AIR;
    let down = drawn.len().div_ceil(groups);
    for row in 0..down {
        let mut cells = Vec::new();
        for group in 0..groups {
            if group > 0 {
                cells.push(Cell::text(""));
            }
            match drawn.get(group * down + row) {
                Some(drawn) => cells.extend(cells_of(drawn, style)),
                None => cells.extend([""; 4].map(Cell::text)),
            }
        }
        table.rows.push(Row::of(cells));
    }
    table
}

fn cells_of(drawn: &DrawnSeat, style: Style) -> [Cell; 4] {
    let seat = drawn.seat.to_string();
    let seat = if drawn.kept { text(style.language, "draws-kept", &[("seat", seat.into())]) } else { seat };
    [
        Cell::text(drawn.entry.to_string()),
        Cell::runs(drawn.name.listed()),
        Cell::bold(drawn.table.to_string()),
        Cell::bold(seat),
    ]
}
