//! Receipts to cut out, four a page, each with the counterfoil that the treasurer keeps.

use chrono::NaiveDate;
use tapis_locale::{date, money, money_in_words, text, time_of_day};

use super::cut::{self, Area, Pen};
use super::{Name, Occasion};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::paper::mm;
use crate::layout::shape::Shape;
use crate::layout::{ASCENT, Face, LEADING, Run, size};
use crate::{PdfFile, Style};

/// Reason for a payment or refund.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motive {
    /// The due of a season.
    Due,
    Entry,
    Balance,
    ReEntry,
    Rebuy,
    AddOn,
    /// A cancelled entry: money is refunded.
    Withdrawn,
    /// An overpayment: money is refunded.
    GivenBack,
}

impl Motive {
    /// The sentence that names it.
    pub fn key(self) -> &'static str {
        match self {
            Motive::Due => "receipts-for_due",
            Motive::Entry => "receipts-for_entry",
            Motive::Balance => "receipts-for_balance",
            Motive::ReEntry => "receipts-for_re_entry",
            Motive::Rebuy => "receipts-for_rebuy",
            Motive::AddOn => "receipts-for_addon",
            Motive::Withdrawn => "receipts-for_withdrawn",
            Motive::GivenBack => "receipts-for_given_back",
        }
    }

    /// Whether money goes from the club to the player.
    fn back(self) -> bool {
        matches!(self, Motive::Withdrawn | Motive::GivenBack)
    }
}

/// Further information about a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// The number of the entry in the tournament.
    Entry(u32),
    /// The name of a sentence: how a due was paid.
    Means(&'static str),
}

/// Receipt of a payment or refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Its number: the tournament's, and its own within the tournament, without gaps.
    pub number: String,
    /// The day on which the money changed hands.
    pub day: NaiveDate,
    /// The minute of that day; `None` if only the day is known.
    pub minute: Option<i64>,
    /// Name of the player.
    pub name: Name,
    /// Further information about the payment.
    pub detail: Detail,
    /// The amount in cents; never negative.
    pub amount: i64,
    pub motive: Motive,
    /// Person at the desk; may be empty.
    pub who: String,
    /// Whether the payment was undone; the receipt is kept so that no number is missing.
    pub void: bool,
}

/// Receipts of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipts {
    pub occasion: Occasion,
    pub currency: String,
    /// In the order of their numbers.
    pub receipts: Vec<Receipt>,
    /// The only player whose receipts these are; `None` for everybody.
    pub only: Option<Name>,
}

/// The width of a counterfoil, in millimetres.
const COUNTERFOIL: f32 = 56.0;
/// The margin inside each part, in millimetres.
const INSIDE: f32 = 5.0;

/// Prints the receipts of a tournament.
pub fn print(receipts: &Receipts, style: Style) -> PdfFile {
    let nothing = match &receipts.only {
        Some(name) => text(style.language, "receipts-none_of", &[("name", name.called().into())]),
        None => text(style.language, "receipts-none", &[]),
    };
    let what = (&receipts.occasion, "doc-receipts", nothing);
    cut::print(what, &receipts.receipts, (1, 4), style, |pen, receipt, area| {
        let split = area.x + mm(COUNTERFOIL);
        pen.dashes((split, area.y + 2.0), (split, area.y + area.height - 2.0));
        let kept = Area { width: mm(COUNTERFOIL), ..area };
        counterfoil(pen, receipts, receipt, kept.inside(mm(INSIDE)));
        let given = Area { x: split, width: area.width - mm(COUNTERFOIL), ..area };
        one(pen, receipts, receipt, given.inside(mm(INSIDE)));
        if receipt.void {
            void(pen, kept);
            void(pen, given);
        }
    })
}

fn numbered(pen: &Pen<'_>, receipt: &Receipt) -> String {
    let key = if receipt.motive.back() { "receipts-refund_no" } else { "receipts-no" };
    text(pen.style.language, key, &[("number", receipt.number.clone().into())])
}

fn when(pen: &Pen<'_>, receipt: &Receipt) -> String {
    let language = pen.style.language;
    let day = date(language, receipt.day);
    receipt.minute.map_or(day.clone(), |minute| format!("{day} · {}", time_of_day(language, minute)))
}

fn counterfoil(pen: &mut Pen<'_>, receipts: &Receipts, receipt: &Receipt, area: Area) {
    let language = pen.style.language;
    let Area { x, y, width, height } = area;
    let mut top = y;
    let counterfoil = text(language, "receipts-counterfoil", &[]);
    pen.one_line((x, top + ASCENT * size::SMALL, width), Run::regular(counterfoil), size::SMALL, Tint::Soft);
    top += LEADING * size::SMALL;
    let number = Run::bold(numbered(pen, receipt));
    pen.one_line((x, top + ASCENT * size::WALL, width), number, size::WALL, Tint::Ink);
    top += LEADING * size::WALL;
    let moment = Run::regular(when(pen, receipt));
    pen.one_line((x, top + ASCENT * size::SMALL, width), moment, size::SMALL, Tint::Soft);
    top += LEADING * size::SMALL + 5.0;
    top += pen.name(&receipt.name.called(), (x, top, width), size::WALL, size::SMALL) + 3.0;
    let why = [text(language, receipt.motive.key(), &[]), receipts.occasion.tournament.clone()];
    let foot = y + height - LEADING * size::HEAD - 2.0;
    let why = why.map(|said| pen.lines(Run::regular(said), size::SMALL, width));
    pen.worded(|pen| {
        for line in why.into_iter().flatten() {
            // A long name leaves room for less.
            if top + LEADING * size::SMALL < foot {
                pen.write(x, top + ASCENT * size::SMALL, size::SMALL, &line, Tint::Ink);
            }
            top += LEADING * size::SMALL;
        }
    });
    let amount = money(language, receipt.amount, &receipts.currency);
    pen.rule(x, foot, width, 0.8, Tint::Accent);
    pen.one_line((x, y + height - 4.0, width), Run::bold(amount), size::HEAD, Tint::Ink);
}

fn one(pen: &mut Pen<'_>, receipts: &Receipts, receipt: &Receipt, area: Area) {
    let language = pen.style.language;
    let Area { x, y, width, height } = area;
    let (small, body) = (size::SMALL, size::BODY);
    let head = Area { width: width * 0.55, height: mm(11.0), ..area };
    // A receipt names its issuer, with or without a logo.
    let mut left = 0.0;
    if receipts.occasion.club.logo.is_some() {
        let logo = Area { width: head.width * 0.45, ..head };
        left = pen.club(&receipts.occasion, logo, size::WALL).0 + mm(3.0);
    }
    pen.small_name(&receipts.occasion.club.name, (x + left, y, head.width - left), Tint::Accent);
    let right = (x + width * 0.58, y + ASCENT * size::WALL, width * 0.42);
    let number = Run::bold(numbered(pen, receipt));
    pen.at_right(right, number, size::WALL, Tint::Ink);
    let moment = Run::regular(when(pen, receipt));
    pen.at_right((right.0, right.1 + LEADING * body, right.2), moment, small, Tint::Soft);
    let mut top = y + mm(11.0) + 4.0;
    pen.rule(x, top, width, 0.8, Tint::Accent);
    top += 6.0;

    let indent = mm(25.0);
    let field = |pen: &mut Pen<'_>, top: f32, key: &str| {
        let label = Run::regular(text(language, key, &[]));
        pen.one_line((x, top + ASCENT * body, indent - 6.0), label, small, Tint::Soft);
    };
    field(pen, top, if receipt.motive.back() { "receipts-paid_to" } else { "receipts-received_from" });
    top += pen.name(&receipt.name.called(), (x + indent, top, width - indent), size::WALL, small) + 3.0;
    field(pen, top, "receipts-amount");
    let digits = money(language, receipt.amount, &receipts.currency);
    let words = money_in_words(language, receipt.amount, &receipts.currency);
    // Amounts in words start with a capital, so that nothing can be added in front.
    let mut letters = words.chars();
    let words: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let run = Run::regular(words);
    let lines = pen.lines(run.clone(), body, width - indent);
    let smaller = if lines.len() > 2 { small } else { body };
    let lines = pen.lines(run, smaller, width - indent);
    top = pen.block(lines.get(..3).unwrap_or(&lines), (x + indent, top), smaller, Tint::Ink);
    top += 3.0;
    field(pen, top, "receipts-for");
    let at = (x + indent, top + ASCENT * body, width - indent);
    pen.one_line(at, Run::regular(text(language, receipt.motive.key(), &[])), body, Tint::Ink);
    top += LEADING * body;
    let occasion = &receipts.occasion;
    let which = match receipt.detail {
        Detail::Entry(entry) => {
            let entry = text(language, "seats-entry_no", &[("entry", i64::from(entry).into())]);
            format!("{} · {entry}", date(language, occasion.day))
        }
        Detail::Means(key) => text(language, key, &[]),
    };
    let place = (x + indent, top, width - indent);
    pen.listed(place, &[&occasion.tournament, &which], small, Tint::Soft);

    // The amount in a frame at the lower left, the signature at the right.
    let (wide, tall) = (mm(38.0), mm(10.0));
    let shape = Shape::rectangle(x, y + height - tall, wide, tall, 2.0);
    let stroke = Some(Stroke::solid(0.8, Tint::Ink));
    pen.draw(Command::Shape { shape, fill: None, stroke });
    let size = pen.letters.fit(&digits, Face::Bold, size::HEAD, body, wide - 10.0);
    if let Some(line) = pen.lines(Run::bold(digits), size, wide - 9.0).first() {
        let left = x + (wide - line.width) / 2.0;
        pen.write(left, y + height - tall / 2.0 + size * 0.36, size, line, Tint::Ink);
    }
    let sign = x + wide + mm(8.0);
    pen.rule(sign, y + height, x + width - sign, 0.5, Tint::Soft);
    let key = if receipt.motive.back() { "receipts-sign_player" } else { "receipts-sign_club" };
    let who = if receipt.who.trim().is_empty() || receipt.motive.back() {
        text(language, key, &[])
    } else {
        format!("{} ({})", text(language, key, &[]), receipt.who.trim())
    };
    let at = (sign, y + height - tall + ASCENT * small, x + width - sign);
    pen.one_line(at, Run::regular(who), small, Tint::Soft);
}

/// Struck through, so that it cannot pass for a receipt.
fn void(pen: &mut Pen<'_>, area: Area) {
    let Area { x, y, width, height } = area.inside(mm(INSIDE));
    let stroke = Some(Stroke::solid(1.6, Tint::Soft));
    let shape = Shape::line(&[(x, y + height), (x + width, y)]);
    pen.draw(Command::Shape { shape, fill: None, stroke });
    let said = Run::bold(text(pen.style.language, "receipts-void", &[]));
    let size = pen.letters.fit(&said.text, said.face, size::LARGE, size::BODY, width);
    if let Some(line) = pen.lines(said, size, width).first() {
        let (left, middle) = (x + (width - line.width) / 2.0, y + height * 0.7);
        let (tall, wide) = (size * 1.1, line.width + 8.0);
        pen.draw(Command::Area {
            x: left - 4.0,
            y: middle - tall * 0.72,
            width: wide,
            height: tall,
            tint: Tint::Paper,
        });
        pen.write(left, middle + size * 0.1, size, line, Tint::Ink);
    }
}
