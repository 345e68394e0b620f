//! A sheet for each table: its players, its free seats, and the blinds at a glance.

use tapis_locale::{Language, money, number, ordinal, text};

use super::round_table::{Chair, TablePicture, draw};
use super::structure::Ante;
use super::{Occasion, count, printed};
use crate::layout::code::Code;
use crate::layout::draw::{Command, Tint};
use crate::layout::{Cell, Column, Face, LEADING, Row, Run, Sheet, Table, Width, set, size};
use crate::{PdfFile, Style};

/// Blinds of a level.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blinds {
    /// The level's number, from 1.
    pub level: u32,
    /// The game, if games take turns by levels; otherwise empty.
    pub game: String,
    /// The small blind; 0 if there is none.
    pub small: i64,
    /// The big blind; 0 if there is none.
    pub big: i64,
    /// The two sizes of a bet in limit.
    pub bets: Option<(i64, i64)>,
    /// The ante; 0 if there is none.
    pub ante: i64,
    /// The bring-in of stud; 0 if there is none.
    pub bring_in: i64,
}

/// Sheet that lies on a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSheet {
    pub table: u16,
    /// Its seats in order.
    pub chairs: Vec<Chair>,
    /// The seat with the button in the next hand, if known.
    pub button: Option<u8>,
    /// A dealer sits at its head; otherwise the players deal.
    pub dealt: bool,
    /// The code with which its captain's telephone asks to be let in; `None` if devices are not let in.
    pub captain: Option<CaptainCode>,
}

/// The code with which the captain of a table asks to be let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaptainCode {
    /// The address behind the code that is scanned.
    pub scanned: String,
    /// The address that a device without a camera opens.
    pub page: String,
    /// The code that is typed there.
    pub typed: String,
}

/// A sheet for each table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSheets {
    pub occasion: Occasion,
    /// The tables in order.
    pub tables: Vec<TableSheet>,
    /// The levels in order.
    pub blinds: Vec<Blinds>,
    pub ante: Ante,
    /// The Wi-Fi on which telephones follow the evening; `None` if it is not to stand there.
    pub wifi: Option<WifiCode>,
}

/// A Wi-Fi network, and the code that lets a telephone join it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WifiCode {
    pub name: String,
    /// The text of the code, with the password.
    pub said: String,
}

/// The final table, for the wall beside it and for whoever announces it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalTable {
    pub occasion: Occasion,
    /// The table; `None` if more than one is in play, or nobody is seated.
    pub table: Option<TableSheet>,
    /// The tournament is over: nobody sits there any more.
    pub over: bool,
    /// Chips in play, to check stacks against.
    pub chips: i64,
    /// The prize of each paid place in cents, best first.
    pub prizes: Vec<(u32, i64)>,
    pub currency: String,
}

/// Prints a sheet for each table.
pub fn print(sheets: &TableSheets, style: Style) -> PdfFile {
    let language = style.language;
    let Some(first) = sheets.tables.first() else {
        return nobody(&sheets.occasion, "doc-table_sheets", "doc-nobody_seated", style);
    };
    let mut heading = sheets.occasion.heading(language, "doc-table_sheets");
    let whole = std::mem::replace(&mut heading.title, sheets.occasion.table(language, first.table));
    printed(style, heading, |sheet| {
        for (index, table) in sheets.tables.iter().enumerate() {
            let name = sheets.occasion.table(language, table.table);
            if index > 0 {
                sheet.titled_page(&name, &sheets.occasion.tournament);
            }
            sheet.bookmark(&name, 0);
            let blinds = glance(sheet, &sheets.blinds);
            let tall = blinds.as_ref().map_or(0.0, |blinds| sheet.table_height(blinds));
            let wifi = sheets.wifi.as_ref().and_then(|wifi| Some((Code::of(&wifi.said)?, &*wifi.name)));
            let captain =
                table.captain.as_ref().and_then(|captain| Some((Code::of(&captain.scanned)?, captain)));
            let codes = Codes { wifi, captain };
            let foot = codes.height(sheet);
            around(sheet, table, "", size::WALL, tall + foot);
            if let Some(blinds) = blinds {
                sheet.table(&blinds);
            }
            let button = table.button.is_some().then_some("seats-button_note");
            let notes: Vec<String> =
                sheets.ante.payer().into_iter().chain(button).map(|key| text(language, key, &[])).collect();
            if !notes.is_empty() {
                sheet.paragraph(&[Run::regular(notes.join(" "))], size::SMALL, Tint::Soft);
            }
            codes.draw(sheet);
        }
        sheet.called(&whole);
    })
}

/// Prints the final table.
pub fn print_final(sheet: &FinalTable, style: Style) -> PdfFile {
    let language = style.language;
    let Some(table) = &sheet.table else {
        let why = if sheet.over { "seats-final_table_over" } else { "seats-no_final_table" };
        return nobody(&sheet.occasion, "doc-final_table", why, style);
    };
    printed(style, sheet.occasion.heading(language, "doc-final_table"), |page| {
        let players = table.chairs.iter().filter(|chair| chair.name.is_some()).count();
        let mut said = vec![text(language, "doc-players", &[("players", count(players))])];
        if sheet.chips > 0 {
            said.push(text(language, "seats-chips_in_play", &[("chips", sheet.chips.into())]));
        }
        page.paragraph(&[Run::regular(said.join(" · "))], size::WALL, Tint::Ink);
        page.space(size::BODY);
        let prizes = prizes(sheet, style);
        let tall = prizes.as_ref().map_or(0.0, |prizes| page.table_height(prizes));
        around(page, table, &text(language, "seats-stack", &[]), size::HEAD, tall);
        if let Some(prizes) = prizes {
            page.table(&prizes);
        }
    })
}

/// The size of a code, with the white around it, in points: 26 mm.
const CODE: f32 = 73.7;
/// Above the words beside a code.
const ABOVE: f32 = 7.0;
/// Between a code and the words beside it.
const BETWEEN: f32 = 8.0;

/// A paragraph beside a code.
type Beside = (Vec<Run>, f32, Tint);

/// The codes at the foot of a sheet, with what each is for: that of the Wi-Fi at the left, the captain's at the right.
struct Codes<'a> {
    wifi: Option<(Code, &'a str)>,
    captain: Option<(Code, &'a CaptainCode)>,
}

impl Codes<'_> {
    /// Fraction of the width for the Wi-Fi's part.
    fn share(&self, sheet: &Sheet<'_>) -> f32 {
        match (&self.wifi, &self.captain) {
            (Some(_), Some(_)) => sheet.width() * 0.45,
            (Some(_), None) => sheet.width(),
            (None, _) => 0.0,
        }
    }

    fn beside_wifi(&self, language: Language) -> Vec<Beside> {
        let Some((_, name)) = self.wifi.as_ref() else { return Vec::new() };
        let title = text(language, "seats-wifi", &[("name", (*name).into())]);
        vec![
            (vec![Run::bold(title)], size::BODY, Tint::Ink),
            (vec![Run::regular(text(language, "seats-wifi_scan", &[]))], size::SMALL, Tint::Soft),
        ]
    }

    fn beside_captain(&self, language: Language) -> Vec<Beside> {
        let Some((_, captain)) = self.captain.as_ref() else { return Vec::new() };
        let page = captain.page.trim_start_matches("http://");
        let typed = text(language, "seats-captain_type", &[("page", page.into())]);
        let typed =
            vec![Run::regular(format!("{typed} ")), Run::bold(captain.typed.replace('-', "\u{2011}"))];
        vec![
            (vec![Run::bold(text(language, "seats-captain", &[]))], size::BODY, Tint::Ink),
            (vec![Run::regular(text(language, "seats-captain_scan", &[]))], size::SMALL, Tint::Soft),
            (typed, size::SMALL, Tint::Ink),
        ]
    }

    /// The height of all of it; 0 if there is no code.
    fn height(&self, sheet: &Sheet<'_>) -> f32 {
        if self.wifi.is_none() && self.captain.is_none() {
            return 0.0;
        }
        let (language, share) = (sheet.style().language, self.share(sheet));
        let tall = |words: Vec<Beside>, wide: f32| -> f32 {
            let line = |(runs, size, _): Beside| {
                set(sheet.letters(), &runs, size, wide, language).iter().map(|_| LEADING * size).sum::<f32>()
            };
            words.into_iter().map(line).sum::<f32>() + ABOVE
        };
        let wifi = tall(self.beside_wifi(language), share - CODE - 2.0 * BETWEEN);
        let captain = tall(self.beside_captain(language), sheet.width() - share - CODE - BETWEEN);
        CODE.max(wifi).max(captain) + size::BODY
    }

    fn draw(&self, sheet: &mut Sheet<'_>) {
        let (language, height, share) = (sheet.style().language, self.height(sheet), self.share(sheet));
        if height <= 0.0 {
            return;
        }
        sheet.space(size::BODY / 2.0);
        sheet.keep(height - size::BODY);
        let (top, wide) = (sheet.y(), sheet.width());
        let write = |sheet: &mut Sheet<'_>, words: Vec<Beside>, indent: f32| {
            sheet.space(ABOVE);
            for (runs, size, tint) in words {
                sheet.indented(&runs, size, tint, indent);
            }
            sheet.space(top - sheet.y());
        };
        if let Some((code, name)) = &self.wifi {
            // The password is in the code alone.
            let alt = text(language, "seats-wifi_code", &[("name", (*name).into())]);
            drawn(sheet, code, sheet.left(), alt);
            let words = self.beside_wifi(language);
            sheet.narrowed(wide - share + BETWEEN, |sheet| write(sheet, words, CODE + BETWEEN));
        }
        if let Some((code, captain)) = &self.captain {
            let alt = text(language, "figure-alt-code", &[("said", captain.scanned.as_str().into())]);
            drawn(sheet, code, sheet.left() + wide - CODE, alt);
            let words = self.beside_captain(language);
            sheet.narrowed(CODE + BETWEEN, |sheet| write(sheet, words, share));
        }
        sheet.space(height - size::BODY);
    }
}

/// A code with its upper left corner here, told in words.
fn drawn(sheet: &mut Sheet<'_>, code: &Code, x: f32, alt: String) {
    let shape = code.drawn(x, sheet.y(), CODE);
    sheet.pictured(|| alt, |sheet| sheet.draw(Command::Shape { shape, fill: Some(Tint::Ink), stroke: None }));
}

/// The table, in the height left by the rest of the page.
fn around(sheet: &mut Sheet<'_>, table: &TableSheet, below: &str, size: f32, foot: f32) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let title = table.table.to_string();
    // Some space, and the notes about ante and button.
    let height = sheet.left_below() - foot - 2.0 * size::HEAD;
    let dealer = if table.dealt { word("seats-dealer") } else { String::new() };
    let button = word("seats-button");
    let how = TablePicture {
        title: &text(language, "doc-table_no", &[("table", title.into())]),
        dealer: &dealer,
        button: &button,
        button_at: table.button,
        below,
        size,
        height,
    };
    sheet.space(size::BODY);
    draw(sheet, &table.chairs, &how);
}

fn nobody(occasion: &Occasion, title: &str, why: &str, style: Style) -> PdfFile {
    printed(style, occasion.heading(style.language, title), |sheet| {
        let said = text(style.language, why, &[]);
        sheet.paragraph(&[Run::regular(said)], size::WALL, Tint::Ink);
    })
    .of_nothing()
}

/// A table of cells in groups side by side, read one group after the other.
fn grouped(heads: &[Column], lines: &[Vec<Cell>], groups: usize, size: f32) -> Table {
    let white = || Column { width: Width::Share(0.6), ..Column::words("") };
    let mut columns = Vec::new();
    for group in 0..groups {
        if group > 0 {
            columns.push(white());
        }
        columns.extend(heads.iter().cloned());
    }
    let mut table = Table::new(columns, size);
    table.air = 0.14;
    let down = lines.len().div_ceil(groups);
    for row in 0..down {
        let mut cells = Vec::new();
        for group in 0..groups {
            if group > 0 {
                cells.push(Cell::text(""));
            }
            match lines.get(group * down + row) {
                Some(line) => cells.extend(line.iter().cloned()),
                None => cells.extend(heads.iter().map(|_| Cell::text(""))),
            }
        }
        table.rows.push(Row::of(cells));
    }
    table
}

/// Groups side by side and font sizes, the most readable first.
const GLANCES: [(usize, f32); 6] =
    [(3, size::BODY), (3, size::SMALL), (2, size::BODY), (2, size::SMALL), (1, size::BODY), (1, size::SMALL)];

/// The blinds of all levels, as wide as the sheet.
fn glance(sheet: &Sheet<'_>, blinds: &[Blinds]) -> Option<Table> {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    if blinds.is_empty() {
        return None;
    }
    let antes = blinds.iter().any(|level| level.ante > 0);
    let bring_ins = blinds.iter().any(|level| level.bring_in > 0);
    let bets = blinds.iter().any(|level| level.bets.is_some());
    let games = blinds.iter().any(|level| !level.game.is_empty());
    let posted = !bets || blinds.iter().any(|level| level.big > 0);
    let mut heads = vec![Column::number(word("doc-level"))];
    if games {
        heads.push(Column::short(word("conditions-game")));
    }
    if posted {
        heads.push(Column::number(word("seats-blinds")));
    }
    if bets {
        heads.push(Column::number(word("conditions-bets")));
    }
    if antes {
        heads.push(Column::number(word("doc-ante")));
    }
    if bring_ins {
        heads.push(Column::number(word("doc-bring_in")));
    }
    let pair = |(low, high)| format!("{}\u{a0}/\u{a0}{}", number(language, low), number(language, high));
    let said = |level: &Blinds| if level.big > 0 { pair((level.small, level.big)) } else { String::new() };
    let bet = |level: &Blinds| level.bets.map(pair).unwrap_or_default();
    let amount = |amount: i64| Cell::text(if amount > 0 { number(language, amount) } else { String::new() });
    let line = |level: &Blinds| {
        let mut cells = vec![Cell::text(level.level.to_string()).soft()];
        if games {
            cells.push(Cell::text(level.game.as_str()));
        }
        if posted {
            cells.push(Cell::bold(said(level)));
        }
        if bets {
            cells.push(Cell::bold(bet(level)));
        }
        if antes {
            cells.push(amount(level.ante));
        }
        if bring_ins {
            cells.push(amount(level.bring_in));
        }
        cells
    };
    let letters = sheet.letters();
    let widest = |size: f32| {
        let width = |said: String| letters.width(&said, Face::Bold, size);
        let pairs = blinds.iter().map(|level| (width(said(level)), width(bet(level))));
        let (blind, bet) =
            pairs.fold((0.0, 0.0), |most: (f32, f32), (blind, bet)| (most.0.max(blind), most.1.max(bet)));
        // Neither the ante nor the bring-in is wider than half of them; headings and gaps are added.
        let half = if antes { 0.5 } else { 0.0 } + if bring_ins { 0.5 } else { 0.0 };
        let game =
            blinds.iter().map(|level| letters.width(&level.game, Face::Regular, size)).fold(0.0, f32::max);
        game + blind
            + bet
            + blind.max(bet) * half
            + letters.width(&word("doc-level"), Face::Bold, size::SMALL)
    };
    let fits = |(groups, size): &(usize, f32)| {
        #[expect(clippy::cast_precision_loss, reason = "at most three groups")]
        let groups = *groups as f32;
        groups * (widest(*size) + 1.3 * size * 4.0) <= sheet.width()
    };
    let few = blinds.len() <= 30;
    let (groups, size) = GLANCES
        .into_iter()
        .filter(|way| few || way.1 < size::BODY)
        .find(fits)
        .unwrap_or((if games { 1 } else { 2 }, size::SMALL));
    let lines: Vec<Vec<Cell>> = blinds.iter().map(line).collect();
    Some(grouped(&heads, &lines, groups, size))
}

/// The prizes of the final table.
fn prizes(sheet: &FinalTable, style: Style) -> Option<Table> {
    let language = style.language;
    if sheet.prizes.is_empty() {
        return None;
    }
    let heads =
        [Column::number(text(language, "doc-place", &[])), Column::number(text(language, "doc-prize", &[]))];
    let line = |(place, cents): &(u32, i64)| {
        let amount = money(language, *cents, &sheet.currency);
        vec![Cell::text(ordinal(language, *place)), Cell::bold(amount)]
    };
    let lines: Vec<Vec<Cell>> = sheet.prizes.iter().take(12).map(line).collect();
    // No heading without content below it.
    Some(grouped(&heads, &lines, lines.len().min(3), size::WALL))
}
