//! The floor desk: facts of a dispute in, the ruling in words out, with its rules. The engine
//! decides; here its answer becomes a sentence that a director can read out at the table.

mod bets;
mod chips;
mod countdown;
mod deal;
mod hands;
mod positions;
mod pots;
mod say;
mod table;
mod words;

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use tapis_engine::floor_ruling::FloorRuling;
use tapis_engine::ruleset::Ruleset;
use tapis_engine::vectors::answer_with;
use tapis_locale::{Language, text};

use crate::{Club, Problem};
pub use countdown::{Countdown, CountdownView};
use say::Say;
pub(crate) use say::card;

/// The facts of a dispute, in the shape of the rule vectors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts(#[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))] pub Json);

/// What the rules say about the facts of a dispute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ruling {
    /// The engine's answer; none for facts that cannot be.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown> | null"))]
    pub result: Option<Json>,
    /// Why the facts cannot be, as a sentence.
    pub refusal: Option<String>,
    /// The ruling in one sentence; empty where there is none.
    pub sentence: String,
    /// What goes with it, a line each: pots, hands, who gets what.
    pub lines: Vec<String>,
    /// Why it is so.
    pub reason: Option<String>,
    /// The rules it rests on, the most telling first.
    pub rules: Vec<String>,
}

/// Names the player on a seat of the table in dispute.
pub type Names<'a> = &'a dyn Fn(u64) -> Option<String>;

/// Answers a question to the rules in words. The facts are those of the rule vectors; a setting
/// that they do not name is the ruleset's.
///
/// ```
/// use serde_json::json;
/// use tapis_club::floor::rule;
/// use tapis_club::{engine::ruleset::Ruleset, locale::Language};
///
/// let given = json!({ "seats": 9, "occupied": [2, 3, 5, 8], "last_hand": { "bb": 8 }, "count": 1 });
/// let ruling = rule(Language::En, &Ruleset::default(), "who_moves", &given, &|_| None);
/// assert_eq!(ruling.sentence, "Seat\u{a0}2 moves.");
/// assert_eq!(ruling.rules, ["6-9"]);
/// ```
pub fn rule(language: Language, rules: &Ruleset, topic: &str, given: &Json, names: Names<'_>) -> Ruling {
    let question = json!({ "topic": topic, "given": given });
    let answered = answer_with(rules, &question);
    match answered.get("result") {
        Some(result) => in_words(language, topic, given, result, names),
        None => Ruling {
            result: None,
            refusal: Some(refused(language, &answered)),
            sentence: String::new(),
            lines: Vec::new(),
            reason: None,
            rules: Vec::new(),
        },
    }
}

/// Why facts cannot be: in particular where the catalogue has words for it, else in general.
fn refused(language: Language, answered: &Json) -> String {
    let code = answered.pointer("/refusal/code").and_then(Json::as_str).unwrap_or_default();
    known(language, &format!("refused-{code}")).unwrap_or_else(|| text(language, "ruling-impossible", &[]))
}

/// A sentence without values, where the catalogue has it.
pub(crate) fn known(language: Language, key: &str) -> Option<String> {
    let said = text(language, key, &[]);
    (said != key).then_some(said)
}

/// The words for an answer that the engine has given.
pub fn in_words(language: Language, topic: &str, given: &Json, result: &Json, names: Names<'_>) -> Ruling {
    let say = Say { language, given, result, names };
    let words = words::words(topic, &say);
    let mut lines = words.lines;
    lines.extend(say.beyond_the_rules());
    Ruling {
        result: Some(result.clone()),
        refusal: None,
        sentence: say::capital(&words.sentence),
        lines: lines.iter().map(|line| say::capital(line)).collect(),
        reason: words.reason.or_else(|| say.why(topic)),
        rules: say.rules(),
    }
}

/// A pack of 52 cards, shuffled by the system's chance.
pub fn shuffled_deck() -> Vec<String> {
    let card = |suit: char| "AKQJT98765432".chars().map(move |rank| format!("{rank}{suit}"));
    let mut deck: Vec<String> = "shdc".chars().flat_map(card).collect();
    deck.shuffle(&mut rand::rng());
    deck
}

impl Club {
    /// What the rules of a tournament, or those that the club plays by where none is at hand, say
    /// about these facts. Where the facts name a `table`, players are named.
    ///
    /// # Errors
    /// Where there is no such tournament.
    pub fn rule(&mut self, tournament: Option<i64>, topic: &str, given: &Json) -> Result<Ruling, Problem> {
        let rules = self.rules_of(tournament)?;
        let table = given.get("table").and_then(Json::as_u64);
        let names = |seat: u64| self.sitter(tournament?, table?, seat);
        Ok(rule(self.language, &rules, topic, given, &names))
    }

    /// The rules of a tournament; those that the club plays by where none is at hand.
    ///
    /// # Errors
    /// Where there is no such tournament, or the file cannot be read.
    pub fn rules_of(&mut self, tournament: Option<i64>) -> Result<Ruleset, Problem> {
        match tournament {
            Some(id) => Ok(self.tournament(id)?.setup().ruleset.clone()),
            None => self.default_ruleset(),
        }
    }

    fn sitter(&self, tournament: i64, table: u64, seat: u64) -> Option<String> {
        let (table, seat) = (u16::try_from(table).ok()?, u8::try_from(seat).ok()?);
        let entry = self.live.get(&tournament)?.tables().get(&table)?.at(seat)?;
        Some(self.player(tournament, entry))
    }

    /// A ruling that was kept, in words: the director's own, or the rules' with their numbers.
    pub(crate) fn ruling_words(&self, ruling: &FloorRuling) -> String {
        kept_words(self.language, ruling)
    }
}

/// A ruling that was kept, in words of a language.
pub(crate) fn kept_words(language: Language, ruling: &FloorRuling) -> String {
    let said = in_words(language, &ruling.topic, &ruling.given, &ruling.result, &|_| None);
    let mut values = vec![("topic", text(language, &format!("topic-{}", ruling.topic), &[]).into())];
    values.push(("table", ruling.table.map_or_else(String::new, |table| table.to_string()).into()));
    values.push(("at_table", if ruling.table.is_some() { "yes" } else { "no" }.into()));
    let key = match &ruling.overruled {
        Some(own) => {
            values.push(("ruling", own.decision.trim().into()));
            values.push(("reason", own.reason.trim().into()));
            "ruling-overruled"
        }
        None => {
            values.push(("ruling", said.sentence.into()));
            values.push(("rules", said.rules.join(", ").into()));
            "ruling-kept"
        }
    };
    text(language, key, &values)
}
