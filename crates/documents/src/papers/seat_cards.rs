//! Cards to cut out, eight or ten a page: one for each player, with table and seat.

use tapis_locale::{date, number as number_of, text, time_of_day};
use unicode_normalization::UnicodeNormalization;

use super::cut::{self, Area, Pen};
use super::{Name, Occasion};
use crate::layout::draw::Tint;
use crate::layout::paper::mm;
use crate::layout::{ASCENT, Face, LEADING, Run, size};
use crate::{PdfFile, Style};

/// A player with a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub name: Name,
    /// The number of the entry.
    pub entry: u32,
    pub table: u16,
    pub seat: u8,
    /// The stack with which the player begins; `None` where it is everybody's.
    pub stack: Option<i64>,
}

/// Reason why a player has no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoSeatReason {
    /// None has been drawn yet.
    NotYet,
    /// The player is out.
    Out,
    /// The entry was cancelled.
    Withdrawn,
}

impl NoSeatReason {
    fn key(self) -> &'static str {
        match self {
            NoSeatReason::NotYet => "seats-not_yet",
            NoSeatReason::Out => "seats-out",
            NoSeatReason::Withdrawn => "seats-withdrawn",
        }
    }
}

/// All cards of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCards {
    pub occasion: Occasion,
    /// The tournament's number in the club file.
    pub tournament: i64,
    /// The address of the telephones' page, ending in a slash; empty if devices are not let in.
    pub phones: String,
    /// Start of play, in minutes after midnight.
    pub starts: i64,
    /// Whether there are ten a page instead of eight.
    pub ten: bool,
    /// Cards in printing order.
    pub cards: Vec<Card>,
    /// The requested player, if that player has no seat.
    pub without: Option<(Name, NoSeatReason)>,
    /// Only players whom the draw did not seat were asked for, and there are none.
    pub nobody_late: bool,
}

/// The most characters of the club's name in a code, so that a small code stays readable.
const LONGEST: usize = 24;

impl SeatCards {
    /// The content of a card's code: one line that people and programs can read, and
    /// that needs no network: `TAPIS1;club;tournament;day;entry N;table N;seat N`. It does not name the
    /// player. The club's name is cut after 24 characters and written without accents, because scanners
    /// guess at any others; its semicolons become commas. Where devices are let in, it is the address of the
    /// telephones' page instead, which shows this player: as much of that line behind `#` as it needs, so that the
    /// code stays coarse.
    pub fn code(&self, card: &Card) -> String {
        let Card { entry, table, seat, .. } = card;
        let (tournament, day) = (self.tournament, self.occasion.day);
        if !self.phones.is_empty() {
            let phones = &self.phones;
            return format!("{phones}#TAPIS1;;{tournament};;entry+{entry}");
        }
        let club: String = plain(&self.occasion.club.name).chars().take(LONGEST).collect();
        let club = club.trim();
        format!("TAPIS1;{club};{tournament};{day};entry {entry};table {table};seat {seat}")
    }
}

/// Characters that every scanner reads alike.
fn plain(name: &str) -> String {
    let spread = name.replace(';', ",").replace('œ', "oe").replace('Œ', "Oe").replace('’', "'");
    spread.nfkd().filter(|c| c.is_ascii() && !c.is_ascii_control()).collect()
}

/// Prints the seat cards.
pub fn print(cards: &SeatCards, style: Style) -> PdfFile {
    let grid = (2, if cards.ten { 5 } else { 4 });
    let nothing = match &cards.without {
        Some((name, why)) => text(style.language, why.key(), &[("name", name.called().into())]),
        None if cards.nobody_late => text(style.language, "seats-nobody_late", &[]),
        None => text(style.language, "doc-nobody_seated", &[]),
    };
    let what = (&cards.occasion, "doc-seat_cards", nothing);
    cut::print(what, &cards.cards, grid, style, |pen, card, area| one(pen, cards, card, area))
}

fn one(pen: &mut Pen<'_>, cards: &SeatCards, card: &Card, area: Area) {
    let language = pen.style.language;
    let word = |key| text(language, key, &[]);
    let occasion = &cards.occasion;
    let area = area.inside(mm(if cards.ten { 5.0 } else { 6.5 }));
    let Area { x, y, width, height } = area;
    let small = size::SMALL;

    // The club at the left, the entry's number at the right, the tournament below or between.
    let number = text(language, "seats-entry_no", &[("entry", i64::from(card.entry).into())]);
    let beside = pen.letters.width(&number, Face::Bold, size::BODY);
    pen.at_right((x, y + ASCENT * small, width), Run::bold(number), size::BODY, Tint::Ink);
    let when = [
        Some(date(language, occasion.day)),
        Some(time_of_day(language, cards.starts)),
        occasion.drawn(language),
    ];
    let when = when.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let beside_number = width - beside - small;
    let tournament = occasion.tournament.as_str();
    let below = if occasion.club.logo.is_some() {
        // The club is named beside its logo too.
        let place = Area { width: width * 0.4, height: 2.0 * LEADING * small, ..area };
        let (wide, tall) = pen.club(occasion, place, small);
        let (taken, name) = (wide + small, &occasion.club.name);
        if pen.holds(name, beside_number - taken) {
            pen.two_lines(name, (x + taken, y, beside_number - taken), small, Tint::Accent);
            y + place.height
        } else {
            // A wide logo leaves room below it; a single line leaves more for the player.
            let top = (y + tall + 1.5).max(y + LEADING * small);
            let one = pen.letters.fit(name, Face::Bold, small, cut::TINY, width);
            pen.two_lines(name, (x, top, width), one, Tint::Accent)
        }
    } else {
        pen.two_lines(&occasion.club.name, (x, y, beside_number), small, Tint::Accent)
    };
    let stack = card
        .stack
        .map(|chips| text(language, "seats-own_stack", &[("chips", number_of(language, chips).into())]));
    let table = occasion.named_table(language, card.table);
    let said = [Some(tournament), Some(&*when), table.as_deref(), stack.as_deref()];
    let said: Vec<&str> = said.into_iter().flatten().collect();
    let top = pen.listed((x, below, width), &said, small, Tint::Soft);
    let top = top + if cards.ten { 3.0 } else { 9.0 };

    // Below: table and seat in digits readable across the room, and the code.
    let code = mm(if cards.ten { 22.0 } else { 26.0 });
    // The quiet zone of the code may overlap the margin of the card.
    let (bottom, quiet) = (y + height, mm(2.0));
    let digits = if cards.ten { 38.0 } else { size::DISPLAY };
    let half = (width - code) / 2.0;
    let baseline = bottom - 2.0;
    pen.number(&word("doc-table"), &card.table.to_string(), (x, baseline, half - 8.0), digits);
    pen.number(&word("doc-seat"), &card.seat.to_string(), (x + half, baseline, half - 8.0), digits);
    let rule = baseline - digits * 0.72 - 5.0 - small * 1.4;
    // The name goes above the code or, if it is too long for that, beside it.
    let above = Area { x, y: top, width, height: bottom - code + quiet - top };
    let beside = Area { width: width - code, height: rule - top, ..above };
    let most = if cards.ten { size::HEAD } else { size::LARGE };
    pen.name_within(&card.name.called(), &[above, beside], (most, size::SMALL));
    pen.rule(x, rule, width - code, 0.8, Tint::Accent);
    pen.code(&cards.code(card), x + width - code + quiet, bottom - code + quiet, code);
}
