//! Pieces of sentences: seats, lists, chips.

use serde_json::Value as Json;
use tapis_locale::{Language, Value, Values, number, text};

use super::Names;

/// A ruling's parts, before it is shown.
#[derive(Debug, Default)]
pub(super) struct Words {
    pub sentence: String,
    pub lines: Vec<String>,
    /// Why, where the engine's `reason` is not all there is to say.
    pub reason: Option<String>,
}

impl Words {
    pub fn new(sentence: String) -> Self {
        Words { sentence, ..Words::default() }
    }

    pub fn because(mut self, reason: String) -> Self {
        self.reason = Some(reason);
        self
    }

    pub fn lines(mut self, lines: Vec<String>) -> Self {
        self.lines = lines;
        self
    }
}

/// A question, its answer, and the language to say it in.
pub(super) struct Say<'a> {
    pub language: Language,
    pub given: &'a Json,
    pub result: &'a Json,
    pub names: Names<'a>,
}

/// Its first letter large.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
    /// The question is about a game with a high and a low half.
    pub fn hilo(&self) -> bool {
        self.given.get("variant").and_then(Json::as_str).is_some_and(|variant| variant.ends_with("hilo"))
    }

    /// A sentence of the catalogue.
    pub fn say(&self, key: &str, values: &Values<'_>) -> String {
        text(self.language, key, values)
    }

    /// Words with one sentence without values.
    pub fn plain(&self, key: &str) -> Words {
        Words::new(self.say(key, &[]))
    }

    /// The answer says yes.
    pub fn yes(&self, key: &str) -> bool {
        self.result.get(key).and_then(Json::as_bool).unwrap_or(false)
    }

    /// A word of the answer; empty where it is absent or null.
    pub fn word(&self, key: &str) -> &str {
        self.result.get(key).and_then(Json::as_str).unwrap_or_default()
    }

    /// A number of the answer.
    pub fn count(&self, key: &str) -> Option<i64> {
        self.result.get(key).and_then(Json::as_i64)
    }

    /// A number of the answer as a value; 0 where it is absent.
    pub fn value(&self, key: &str) -> Value {
        Value::Number(self.count(key).unwrap_or(0))
    }

    /// A list of the answer.
    pub fn list(&self, key: &str) -> &[Json] {
        self.result.get(key).and_then(Json::as_array).map_or(&[], Vec::as_slice)
    }

    /// A player: a seat's number, with the name where one sits there, or a letter as it is.
    pub fn who(&self, player: &Json) -> String {
        let seat = match player {
            Json::String(name) => match name.parse() {
                Ok(seat) => seat,
                Err(_) => return name.clone(),
            },
            other => match other.as_u64() {
                Some(seat) => seat,
                None => return self.say("ruling-nobody", &[]),
            },
        };
        let number = Value::Text(seat.to_string());
        match (self.names)(seat) {
            Some(name) => self.say("ruling-seat-named", &[("name", name.into()), ("seat", number)]),
            None => self.say("ruling-seat", &[("seat", number)]),
        }
    }

    /// A player named by the answer.
    pub fn who_is(&self, key: &str) -> String {
        self.who(self.result.get(key).unwrap_or(&Json::Null))
    }

    /// Several players, in this order.
    pub fn all(&self, players: &[Json]) -> String {
        let names: Vec<String> = players.iter().map(|player| self.who(player)).collect();
        self.joined(&names)
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

    /// Chips of each player, a line each: the key has `who` and `chips`.
    pub fn each(&self, key: &str, line: &str) -> Vec<String> {
        let Some(chips) = self.result.get(key).and_then(Json::as_object) else { return Vec::new() };
        let mut chips: Vec<(&String, i64)> =
            chips.iter().map(|(who, chips)| (who, chips.as_i64().unwrap_or(0))).collect();
        chips.sort_by_key(|(who, _)| (who.parse::<u64>().unwrap_or(u64::MAX), *who));
        let said = |(who, chips): (&String, i64)| {
            self.say(line, &[("who", self.who(&Json::from(who.as_str())).into()), ("chips", chips.into())])
        };
        chips.into_iter().map(said).collect()
    }

    /// What the director should know besides: notices, and cases that the rules leave open.
    pub fn beyond_the_rules(&self) -> Vec<String> {
        let mut lines: Vec<String> = self
            .list("notices")
            .iter()
            .filter_map(Json::as_str)
            .filter(|notice| *notice != "no_low")
            .map(|notice| self.say(&format!("notice-{notice}"), &[]))
            .collect();
        // The order of equal stacks has words of its own.
        if self.yes("td_decides") && self.result.get("places").is_none() {
            lines.push(self.say("ruling-td_decides", &[]));
        }
        let totals: Vec<String> = self
            .list("alternatives")
            .iter()
            .filter_map(Json::as_i64)
            .map(|total| number(self.language, total))
            .collect();
        if !totals.is_empty() {
            lines.push(self.say("ruling-alternatives", &[("totals", totals.join(", ").into())]));
        }
        if self.yes("td_may_relieve") {
            lines.push(self.say("ruling-td_may_relieve", &[]));
        }
        if self.yes("concerned_are_out") {
            lines.push(self.say("ruling-concerned_out", &[]));
        }
        lines
    }

    /// Why it is so, as the answer's own `reason` says; none where it says nothing.
    pub fn why(&self, topic: &str) -> Option<String> {
        self.known(&format!("why-{topic}-{}", self.word("reason")))
    }

    /// A sentence without values, where the catalogue has it.
    pub fn known(&self, key: &str) -> Option<String> {
        super::known(self.language, key)
    }

    /// The rules that the answer itself names.
    pub fn rules(&self) -> Vec<String> {
        let one = self.result.get("rule").and_then(Json::as_str);
        let several = self.list("rules").iter().filter_map(Json::as_str);
        let mut rules: Vec<String> = Vec::new();
        // `C3` is no rule: there the texts differ, and a setting decides.
        let named = one.into_iter().chain(several).flat_map(|rules| rules.split(", "));
        for rule in named.filter(|rule| !rule.starts_with('C')) {
            for rule in each_rule(rule) {
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
        rules
    }
}
