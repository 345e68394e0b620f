//! Pieces of sentences: seats, lists, chips, rules.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Serialize;
use tapis_engine::base::quantity::{Chips, SeatNo};
use tapis_engine::floor::card::Card;
use tapis_locale::{Language, Value, Values, number, text};

/// A ruling's parts, before it is shown.
#[derive(Debug, Default)]
pub(super) struct Words {
    pub sentence: String,
    pub steps: Vec<String>,
    pub lines: Vec<String>,
    pub reason: Option<String>,
    pub rules: Vec<String>,
}

impl Words {
    pub fn new(sentence: String) -> Self {
        Words { sentence, ..Words::default() }
    }

    /// Adds the reason for the answer.
    pub fn because(mut self, reason: String) -> Self {
        self.reason = Some(reason);
        self
    }

    /// Reason in the answer itself, if the catalogue has words for it.
    pub fn why(mut self, say: &Say<'_>, topic: &str, reason: impl Serialize) -> Self {
        self.reason = self.reason.or_else(|| say.known(&format!("why-{topic}-{}", word(reason))));
        self
    }

    /// Adds steps that follow from the sentence, in order.
    pub fn steps(mut self, steps: Vec<String>) -> Self {
        self.steps.extend(steps);
        self
    }

    /// Adds further lines below the sentence.
    pub fn lines(mut self, lines: Vec<String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// The rules that the answer names.
    pub fn by(mut self, rules: &[Cow<'static, str>]) -> Self {
        // `C3` is no rule: there the texts differ, and a setting decides.
        let named = rules.iter().flat_map(|rules| rules.split(", ")).filter(|rule| !rule.starts_with('C'));
        for rule in named.flat_map(each_rule) {
            if !self.rules.contains(&rule) {
                self.rules.push(rule);
            }
        }
        self
    }

    /// The rules, where the answer names them as one text.
    pub fn by_one(self, rule: &str) -> Self {
        self.by(&[Cow::Owned(rule.to_owned())])
    }
}

/// The language to say it in, and who sits where.
pub(super) struct Say<'a> {
    pub language: Language,
    pub names: Names<'a>,
}

/// Its first letter large.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The word that stands for a case in JSON and in the catalogue's keys.
pub(super) fn word(case: impl Serialize) -> String {
    match serde_json::to_value(case) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// Number of items as a value of a sentence.
pub(super) fn count<T>(of: &[T]) -> i64 {
    i64::try_from(of.len()).unwrap_or(i64::MAX)
}

/// A card as it is printed: `10♥` for `Th`.
pub(crate) fn card(code: &str) -> String {
    let (rank, suit) = code.split_at_checked(1).unwrap_or((code, ""));
    let suit = match suit {
        "s" => "♠",
        "h" => "♥",
        "d" => "♦",
        "c" => "♣",
        other => other,
    };
    format!("{}{suit}", if rank == "T" { "10" } else { rank })
}

/// Several cards as they are printed.
pub(super) fn cards(cards: &[Card]) -> String {
    cards.iter().map(|one| card(&one.to_string())).collect::<Vec<_>>().join(" ")
}

/// An article of the decree (`6-III 2°`), which counts in Roman numbers, under its text's number.
fn article(rule: &str) -> String {
    let roman = |(chapter, number): (&str, &str)| {
        chapter.chars().all(|sign| sign.is_ascii_digit()) && number.starts_with(['I', 'V'])
    };
    if rule.split_once('-').is_some_and(roman) { format!("004 {rule}") } else { rule.to_owned() }
}

/// `10-1…10-6` as six numbers, so that each can be looked up; another number as it is.
fn each_rule(rule: &str) -> Vec<String> {
    let range = || {
        let (first, last) = rule.split_once('…')?;
        let (chapter, from) = first.split_once('-')?;
        let (_, to) = last.split_once('-')?;
        let (from, to) = (from.parse::<u8>().ok()?, to.parse::<u8>().ok()?);
        Some((from..=to).map(|number| format!("{chapter}-{number}")).collect())
    };
    range().unwrap_or_else(|| vec![article(rule)])
}

impl Say<'_> {
    /// A sentence of the catalogue.
    pub fn say(&self, key: &str, values: &Values<'_>) -> String {
        text(self.language, key, values)
    }

    /// Words with one sentence.
    pub fn words(&self, key: &str, values: &Values<'_>) -> Words {
        Words::new(self.say(key, values))
    }

    /// A seat's number, with the name where somebody is known to sit there.
    pub fn seat(&self, seat: SeatNo) -> String {
        let number = Value::Text(seat.to_string());
        match (self.names)(seat) {
            Some(name) => self.say("ruling-seat-named", &[("name", name.into()), ("seat", number)]),
            None => self.say("ruling-seat", &[("seat", number)]),
        }
    }

    /// A seat, or nobody.
    pub fn seat_or_nobody(&self, seat: Option<SeatNo>) -> String {
        seat.map_or_else(|| self.say("ruling-nobody", &[]), |seat| self.seat(seat))
    }

    /// A player: a seat by its number, or a name as it is.
    pub fn who(&self, player: &str) -> String {
        player.parse().map_or_else(|_| player.to_owned(), |seat| self.seat(seat))
    }

    /// Several seats, in this order.
    pub fn seats(&self, seats: &[SeatNo]) -> String {
        self.joined(&seats.iter().map(|seat| self.seat(*seat)).collect::<Vec<_>>())
    }

    /// Several players, in this order.
    pub fn all(&self, players: &[String]) -> String {
        self.joined(&players.iter().map(|player| self.who(player)).collect::<Vec<_>>())
    }

    /// `one, two and three`.
    pub fn joined(&self, names: &[String]) -> String {
        match names {
            [] => self.say("ruling-nobody", &[]),
            [one] => one.clone(),
            [first @ .., last] => {
                self.say("history-list", &[("first", first.join(", ").into()), ("last", last.clone().into())])
            }
        }
    }

    /// Chips of each seat, by value or by count, a line each: the key has `who` and `chips`.
    pub fn each<T: Copy + Into<i64>>(&self, chips: &BTreeMap<SeatNo, T>, line: &str) -> Vec<String> {
        let said = |(seat, chips): (&SeatNo, &T)| {
            let chips: i64 = (*chips).into();
            self.say(line, &[("who", self.seat(*seat).into()), ("chips", chips.into())])
        };
        chips.iter().map(said).collect()
    }

    /// Further remarks for the director.
    pub fn notices<T: Serialize>(&self, notices: &[T]) -> Vec<String> {
        let words = notices.iter().map(word).filter(|notice| notice != "no_low");
        words.map(|notice| self.say(&format!("notice-{notice}"), &[])).collect()
    }

    /// Remarks on a case that the rules leave open: the director decides, and other totals have reason too.
    pub fn open(&self, td_decides: bool, alternatives: &[Chips]) -> Vec<String> {
        let mut lines = Vec::new();
        if td_decides {
            lines.push(self.say("ruling-td_decides", &[]));
        }
        if !alternatives.is_empty() {
            let totals: Vec<String> =
                alternatives.iter().map(|total| number(self.language, total.0)).collect();
            lines.push(self.say("ruling-alternatives", &[("totals", totals.join(", ").into())]));
        }
        lines
    }

    /// A sentence without values, where the catalogue has it.
    pub fn known(&self, key: &str) -> Option<String> {
        crate::floor::say::known(self.language, key)
    }
}

/// A value that is text in a sentence, or nothing.
pub(super) fn text_of(value: Option<impl Display>) -> Value {
    Value::Text(value.map(|value| value.to_string()).unwrap_or_default())
}

/// Names the player on a seat of the table in dispute.
pub type Names<'a> = &'a dyn Fn(SeatNo) -> Option<String>;

/// A sentence without values, where the catalogue has it.
pub(crate) fn known(language: Language, key: &str) -> Option<String> {
    let said = text(language, key, &[]);
    (said != key).then_some(said)
}
