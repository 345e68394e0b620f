//! The floor desk: facts of a dispute in, the ruling in words out, with its rules. The engine
//! decides; here its answer becomes a sentence that a director can read out at the table.

mod bets;
mod chips;
mod countdown;
mod deal;
mod faults;
mod hands;
mod positions;
mod pots;
pub(crate) mod say;
mod table;
mod words;

use crate::file::subjects::Floor;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tapis_engine::base::quantity::{Millis, SeatNo, TableNo, TournamentId};
use tapis_engine::floor::facts::FactsError;
use tapis_engine::floor::question::{Answer, Question};
use tapis_engine::floor::vectors;
use tapis_engine::journal::floor_ruling::FloorRuling;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_locale::{Language, Value, text};

use crate::floor::say::known;
use crate::rules::rule_words::cited_rule;
use crate::{Problem, RuleLine};

use say::Say;

pub use countdown::{Countdown, CountdownView};
pub use say::Names;
pub(crate) use say::card;

/// A question as a form fills it in: what is missing or wrong in it is said in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestionForm(#[cfg_attr(feature = "ts", ts(as = "Question"))] pub Json);

/// Ruling on the facts of a dispute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ruling {
    /// The engine's answer; none for facts that cannot be.
    pub result: Option<Answer>,
    /// Reason why the facts are impossible, as a sentence.
    pub refusal: Option<String>,
    /// The ruling in one sentence; empty where there is none.
    pub sentence: String,
    /// Steps that follow from the ruling, in order: chips to add or to take back, the next player's bet.
    pub steps: Vec<String>,
    /// Details of the ruling, a line each: pots, hands, who gets what.
    pub lines: Vec<String>,
    /// Reason for the ruling.
    pub reason: Option<String>,
    /// The rules it rests on, the most telling first.
    pub rules: Vec<String>,
}

/// Answers a question to the rules in words. A setting that it does not name is the ruleset's.
///
/// ```
/// use serde_json::json;
/// use tapis_club::floor::rule;
/// use tapis_club::engine::{floor::question::Question, rules::ruleset::Ruleset};
/// use tapis_club::locale::Language;
///
/// let given = json!({ "seats": 9, "occupied": [2, 3, 5, 8], "last_hand": { "bb": 8 }, "count": 1 });
/// let question = Question::read("who_moves", given);
/// let ruling = rule(Language::En, &Ruleset::default(), question.as_ref(), &|_| None);
/// assert_eq!(ruling.sentence, "Seat\u{a0}2 moves.");
/// assert_eq!(ruling.rules, ["6-9"]);
/// ```
pub fn rule(
    language: Language,
    rules: &Ruleset,
    question: Result<&Question, &FactsError>,
    names: Names<'_>,
) -> Ruling {
    let answered = question.map_err(FactsError::clone).and_then(|question| {
        let answer = question.answer(rules)?;
        let mut said = in_words(language, question, answer, names);
        said.rules = said.rules.iter().map(|rule| rules.cite_number(rule).to_string()).collect();
        said.rules.dedup();
        Ok(said)
    });
    answered.unwrap_or_else(|error| Ruling {
        result: None,
        refusal: Some(refused(language, &error)),
        sentence: String::new(),
        steps: Vec::new(),
        lines: Vec::new(),
        reason: None,
        rules: Vec::new(),
    })
}

/// Reason why there is no answer: in particular where the catalogue has words for it, else in general.
fn refused(language: Language, error: &FactsError) -> String {
    let key = format!("refused-{}", error.code());
    known(language, &key).unwrap_or_else(|| text(language, "ruling-impossible", &[]))
}

/// The words for an answer to a question; to another one the answer is said as it is.
pub fn in_words(language: Language, question: &Question, answer: Answer, names: Names<'_>) -> Ruling {
    let say = Say { language, names };
    let words = words::words(&say, question, &answer)
        .unwrap_or_else(|| say::Words::new(serde_json::json!(answer).to_string()));
    let cited = |rule: &String| {
        cited_rule(language, rule).unwrap_or_else(|| text(language, "ruling-by_setting", &[]))
    };
    Ruling {
        result: Some(answer),
        refusal: None,
        sentence: say::capital(&words.sentence),
        steps: words.steps,
        lines: words.lines.iter().map(|line| say::capital(line)).collect(),
        reason: words.reason,
        rules: words.rules.iter().map(cited).collect(),
    }
}

/// The words for a ruling that was kept, as it was; seats are not named.
pub fn kept(language: Language, ruling: &FloorRuling) -> Ruling {
    in_words(language, &ruling.question, (*ruling.answer).clone(), &|_| None)
}

/// A pack of 52 cards, shuffled by the system's chance.
pub fn shuffled_deck() -> Vec<String> {
    let card = |suit: char| "AKQJT98765432".chars().map(move |rank| format!("{rank}{suit}"));
    let mut deck: Vec<String> = "shdc".chars().flat_map(card).collect();
    deck.shuffle(&mut rand::rng());
    deck
}

impl Floor<'_> {
    /// Answers a question by the rules of a tournament, or by those that the club plays by if none is at hand. Where
    /// the question is about a table, players are named.
    ///
    /// # Errors
    /// If there is no such tournament.
    pub fn rule(
        &mut self,
        language: Language,
        tournament: Option<TournamentId>,
        table: Option<TableNo>,
        asked: &QuestionForm,
        now: Millis,
    ) -> Result<Ruling, Problem> {
        let rules = self.rules_of(tournament, now)?;
        let names = |seat: SeatNo| Some(self.sitter(tournament?, table?, seat)?.say(language));
        Ok(rule(language, &rules, vectors::read(&asked.0).as_ref(), &names))
    }

    /// The rules of a tournament at an instant; those that the club plays by where none is at hand.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn rules_of(&mut self, tournament: Option<TournamentId>, now: Millis) -> Result<Ruleset, Problem> {
        match tournament {
            Some(id) => Ok(self.club.tournament(id)?.seat_plan().rules_now(now)),
            None => self.club.rules().default_ruleset(),
        }
    }

    /// A rule as the booklet of a tournament says it, with the figures of the rules in force and about the games
    /// played; `None` if there is no such rule.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn rule_text(
        &mut self,
        language: Language,
        tournament: Option<TournamentId>,
        rule: &str,
        now: Millis,
    ) -> Result<Option<RuleLine>, Problem> {
        let rules = self.rules_of(tournament, now)?;
        let setup =
            tournament.map(|id| self.club.tournament(id).map(|found| found.setup().clone())).transpose()?;
        self.club.rules().rule_line(language, &rules, setup.as_ref(), rule)
    }

    fn sitter(&self, tournament: TournamentId, table: TableNo, seat: SeatNo) -> Option<Value> {
        let entry = self.club.live.get(&tournament)?.tables().get(&table)?.at(seat)?;
        Some(self.club.player(tournament, entry))
    }
}

/// A ruling that was kept, in words: the director's own, or the rules' with their numbers. `player` is the name of the
/// one it is about.
pub(crate) fn kept_words(language: Language, ruling: &FloorRuling, player: Option<Value>) -> String {
    let said = kept(language, ruling);
    let mut values =
        vec![("topic", text(language, &format!("topic-{}", ruling.question.topic()), &[]).into())];
    values.push(("table", ruling.table.map_or_else(String::new, |table| table.to_string()).into()));
    values.push(("of_player", if player.is_some() { "yes" } else { "no" }.into()));
    values.push(("player", player.unwrap_or_else(|| "".into())));
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
