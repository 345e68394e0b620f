//! One module for each document.

pub mod annexes;
pub mod attendance;
pub mod bag_slips;
mod chart;
pub mod chips;
mod contents;
mod cut;
pub mod deal;
pub mod dossier;
pub mod draw_certificate;
pub mod dues;
pub mod eliminations;
pub mod guide;
pub mod history;
pub mod member_card;
pub mod member_year;
pub mod members;
pub mod move_slips;
pub mod moves;
pub mod payouts;
pub mod penalties;
pub mod prizes;
pub mod receipts;
pub mod report;
pub mod results;
mod round_table;
pub mod rules;
pub mod rulings;
pub mod scores;
mod season;
pub mod season_report;
pub mod seat_cards;
pub mod seating;
pub mod sign_in;
pub mod stacks;
pub mod standings;
pub mod structure;
pub mod table_sheets;

pub use round_table::Chair;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_locale::{Language, date, duration, text, time_of_day};

pub use crate::layout::Letterhead;
use crate::layout::draw::{Command, Tint};
use crate::layout::{ASCENT, Face, Heading, LEADING, Run, Sheet, Table, Type, size};
use crate::{PdfFile, Style, pdf};

/// First and last name of a person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Name {
    pub first: String,
    pub last: String,
}

impl Name {
    /// First name first, as people are addressed.
    pub fn called(&self) -> String {
        format!("{} {}", self.first, self.last).trim().to_owned()
    }

    /// Family name first, as lists are sorted.
    fn listed(&self) -> Vec<Run> {
        vec![Run::bold(format!("{} ", self.last)), Run::regular(self.first.clone())]
    }
}

/// A local date and time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    pub day: NaiveDate,
    /// Time of day in minutes after midnight.
    pub minute: i64,
}

/// The tournament a document is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Occasion {
    pub club: Letterhead,
    pub tournament: String,
    /// The day it is played.
    pub day: NaiveDate,
    /// Venue of the tournament; may be empty.
    pub venue: String,
    /// The game's name; empty for the usual one.
    pub game: String,
    /// Time of the last thing that happened in it; `None` if nothing has.
    pub as_of: Option<Moment>,
    /// The draw whose seats the document shows; `None` if it shows none.
    pub draw: Option<DrawnSeats>,
    /// Names of the tables that have one besides their number.
    pub tables: BTreeMap<u16, String>,
}

/// A draw of seats, which tells one paper about seats from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnSeats {
    /// Its number in the tournament, from 1.
    pub number: u32,
    /// Time of the document's creation.
    pub at: Moment,
}

impl Occasion {
    /// Venue and time, and the game if it is not the usual one.
    pub fn place(&self, language: Language) -> String {
        let mut place = vec![date(language, self.day)];
        if !self.venue.trim().is_empty() {
            place.insert(0, self.venue.clone());
        }
        if !self.game.is_empty() {
            place.push(self.game.clone());
        }
        place.extend(self.drawn(language));
        place.join(" · ")
    }

    /// "Draw 2, 7:45 pm", on every paper that shows its seats.
    pub fn drawn(&self, language: Language) -> Option<String> {
        let DrawnSeats { number, at } = self.draw?;
        let values =
            [("number", i64::from(number).into()), ("time", time_of_day(language, at.minute).into())];
        Some(text(language, "doc-drawn", &values))
    }

    /// A table by its number, and its name where it has one: "Table 3 · TV".
    pub fn table(&self, language: Language, table: u16) -> String {
        self.with_name(text(language, "doc-table_no", &[("table", table.to_string().into())]), table)
    }

    /// Words about a table, and its name where it has one.
    fn with_name(&self, words: String, table: u16) -> String {
        match self.tables.get(&table) {
            Some(name) => format!("{words} · {name}"),
            None => words,
        }
    }

    /// A table that has a name, with it.
    fn named_table(&self, language: Language, table: u16) -> Option<String> {
        self.tables.contains_key(&table).then(|| self.table(language, table))
    }

    /// The footer: when something last happened.
    pub fn foot(&self, language: Language) -> String {
        self.as_of.map(|moment| as_of(language, moment)).unwrap_or_default()
    }

    fn heading(&self, language: Language, title: &str) -> Heading {
        Heading {
            club: self.club.clone(),
            title: text(language, title, &[]),
            subject: self.tournament.clone(),
            place: self.place(language),
            foot: self.foot(language),
        }
    }
}

/// "As of 22:14 on 21 November 2026".
fn as_of(language: Language, moment: Moment) -> String {
    let values =
        [("time", time_of_day(language, moment.minute).into()), ("date", date(language, moment.day).into())];
    text(language, "doc-as_of", &values)
}

/// Lays a document out and writes it.
fn printed(style: Style, heading: Heading, fill: impl FnOnce(&mut Sheet<'_>)) -> PdfFile {
    let letters = Type::default();
    let mut sheet = Sheet::new(&letters, style, heading);
    fill(&mut sheet);
    let drawing = sheet.finish();
    pdf::write(&drawing, style, letters.missing())
}

/// Signature lines side by side, each with its caption.
fn signatures(sheet: &mut Sheet<'_>, who: &[&str]) {
    let language = sheet.style().language;
    let above = 3.2 * size::BODY;
    sheet.keep(above + LEADING * size::SMALL * 2.0);
    sheet.space(above);
    #[expect(clippy::cast_precision_loss, reason = "two or three sign")]
    let (pitch, place) = (sheet.width() / who.len().max(1) as f32, |index: usize| index as f32);
    let (left, y) = (sheet.left(), sheet.y());
    for (index, key) in who.iter().enumerate() {
        let x = left + pitch * place(index);
        let to = (x + pitch - 2.0 * size::BODY, y);
        sheet.draw(Command::Line { from: (x, y), to, thickness: 0.6, tint: Tint::Ink });
        let baseline = y + ASCENT * size::SMALL + 2.0;
        sheet.write(x, baseline, size::SMALL, Face::Regular, Tint::Soft, &text(language, key, &[]));
    }
    sheet.space(2.0 * LEADING * size::SMALL);
}

/// Font size and line spacing of a list for the wall, the most readable first.
const WALL_WAYS: [(f32, f32); 4] = [(size::WALL, 0.16), (size::WALL, 0.08), (11.5, 0.08), (11.0, 0.08)];
/// A list longer than this may take one more page.
const WALL_LONG: usize = 150;

/// The largest font size at which a list takes no more pages than at the smallest.
fn for_the_wall(sheet: &mut Sheet<'_>, table: &Table) -> (f32, f32) {
    let [readable, .., small] = WALL_WAYS;
    if table.rows.len() > WALL_LONG {
        return readable;
    }
    let mut table = table.clone();
    let mut pages = |(size, air): (f32, f32)| {
        (table.size, table.air) = (size, air);
        sheet.table_pages(&table)
    };
    let fewest = pages(small);
    WALL_WAYS.into_iter().find(|way| pages(*way) <= fewest).unwrap_or(small)
}

/// A date in a column: `31/08/2027`, `31 Aug 2027`.
fn short_date(language: Language, day: NaiveDate) -> String {
    let form = match language {
        Language::Fr => "%d/%m/%Y",
        Language::En => "%-d %b %Y",
    };
    day.format(form).to_string()
}

/// Number of players, and of entries if some bought another one.
fn field_of(players: u32, entries: u32, language: Language) -> String {
    let (players, all) = (i64::from(players), i64::from(entries));
    if all > players {
        text(language, "doc-players_entries", &[("players", players.into()), ("entries", all.into())])
    } else {
        text(language, "doc-players", &[("players", players.into())])
    }
}

/// A number as a message value.
fn count(number: usize) -> tapis_locale::Value {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

/// The proof of what the journal held when a paper was printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The code of the journal.
    pub code: String,
    /// The fingerprint of the key with which the club signs; `None` if it has none.
    pub key: Option<String>,
    /// The milliseconds by which the computer's clock was put right during the evening; 0 if it was not. What is signed
    /// has the hours of before.
    pub hours_off: i64,
}

impl Proof {
    fn print(&self, sheet: &mut Sheet<'_>) {
        let language = sheet.style().language;
        let mut said = vec![text(language, "doc-proof", &[("code", self.code.as_str().into())])];
        said.extend(self.key.as_deref().map(|key| text(language, "doc-proof_key", &[("key", key.into())])));
        if self.hours_off != 0 {
            let values = [
                ("by", duration(self.hours_off.saturating_abs()).into()),
                ("ahead", if self.hours_off > 0 { "yes" } else { "no" }.into()),
            ];
            said.push(text(language, "doc-proof_hours", &values));
        }
        // A line each: no code is broken where it wraps.
        for sentence in said {
            sheet.paragraph(&[Run::regular(sentence)], size::SMALL, Tint::Soft);
        }
    }
}
