//! Rule citations: on which rule of which text a decision rests, under the ruleset in force.
//!
//! The engine knows its rules by their numbers in the club's text. [`CORRESPONDENCE`] is the only
//! place that says which numbers of the TDA's text speak of the same; where the TDA's text says
//! nothing, what the club's says stands and is cited.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::ruleset::{Base, Ruleset};

/// The year of the TDA edition that is followed. Editions renumber (2026 does), so a citation
/// always carries its edition.
pub const TDA_EDITION: u16 = 2024;

/// The year of the club's text.
pub const CLUB_EDITION: u16 = 2010;

/// A rule by its number in the club's text, with the numbers of the TDA's text that speak of the
/// same, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// The number in the club's text.
    pub club: &'static str,
    /// Numbers in the TDA's text, edition [`TDA_EDITION`]; none where it says nothing.
    pub tda: &'static [&'static str],
}

const fn rule(club: &'static str, tda: &'static [&'static str]) -> Rule {
    Rule { club, tda }
}

/// Seating of late players: by draw among the same seats as everybody (1-4), which the TDA's text says in a rule of its
/// own.
pub const LATE_SEATING: Rule = rule("1-4", &["8"]);

/// Moment of the final table's draw: a seat draw (1-4), whose moment the TDA's text recommends.
pub const FINAL_TABLE: Rule = rule("1-4", &["RP-9", "7"]);

/// Hand-for-hand play, which the club's text does not have: its ruleset borrows the TDA's procedure
/// and names it in full.
pub const HAND_FOR_HAND: Rule = rule("TDA 2024 RP-8", &["RP-8"]);

/// Corresponding rules of the club's text and the TDA's.
pub const CORRESPONDENCE: &[Rule] = &[
    rule("1-1", &["1"]),
    rule("1-4", &["7"]),
    rule("2-14", &["30"]),
    rule("3-6", &["29"]),
    rule("5-2", &["27"]),
    rule("5-3", &["27"]),
    rule("6-1", &["23"]),
    rule("6-2", &["23"]),
    rule("6-3", &["32"]),
    rule("6-4", &["32"]),
    rule("6-5", &["32"]),
    rule("6-6", &["10", "11-C"]),
    rule("6-7", &["10", "11-A"]),
    rule("6-8", &["11-D"]),
    rule("6-9", &["11-A"]),
    rule("6-10", &["11-A"]),
    rule("6-11", &["10-B"]),
    rule("6-12", &["8", "10"]),
    rule("6-17", &["32"]),
    rule("6-18", &["32"]),
    rule("6-19", &["34-B"]),
    rule("6-20", &["34-B"]),
    rule("7-10", &["43-A"]),
    rule("7-15", &["43-A"]),
    rule("7-19", &["47-A"]),
    rule("8-3", &["17"]),
    rule("8-8", &["12"]),
    rule("8-13", &["20"]),
    rule("8-14", &["21"]),
    rule("9-1", &["22"]),
    rule("10-1", &["24-A"]),
    rule("10-3", &["24-C"]),
    rule("10-5", &["24-A"]),
    rule("10-6", &["24-A"]),
    rule("13-1", &["71"]),
];

impl From<&'static str> for Rule {
    /// The rule of a number of the club's text.
    fn from(club: &'static str) -> Self {
        rule(club, of_the_tda(club))
    }
}

/// Rules of the TDA's text that speak of the same as a number of the club's.
///
/// ```
/// use tapis_engine::rules::citation::tda_beside;
/// let found = tda_beside("10-3");
/// assert_eq!((found[0].edition, found[0].rule.as_str()), (2024, "24-C"));
/// ```
pub fn tda_beside(club: &str) -> Vec<RuleReference> {
    of_the_tda(club).iter().map(|rule| RuleReference::of(Base::Tda, rule)).collect()
}

/// Numbers of the TDA's text that speak of the same as a number of the club's.
pub(crate) fn of_the_tda(club: &str) -> &'static [&'static str] {
    CORRESPONDENCE.iter().find(|rule| rule.club == club).map_or(&[], |rule| rule.tda)
}

/// A rule of a text, with the text's edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleReference {
    pub base: Base,
    /// The year of its edition.
    pub edition: u16,
    /// The rule's number in it.
    pub rule: String,
}

impl RuleReference {
    pub(crate) fn of(base: Base, rule: &str) -> Self {
        let edition = match base {
            Base::Club => CLUB_EDITION,
            Base::Tda => TDA_EDITION,
        };
        RuleReference { base, edition, rule: rule.to_owned() }
    }
}

/// A rule as a decision cites it. As text, and in JSON, it is the number by which everybody at the
/// table knows it: `6-8` of the club's rules, `TDA 2024 11-D` of the TDA's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "String", from = "String")]
pub struct Citation(RuleReference);

impl Citation {
    /// The text, its edition and the number in it.
    pub fn reference(&self) -> &RuleReference {
        &self.0
    }

    /// The numbers of the club's text that speak of the same.
    ///
    /// ```
    /// use tapis_engine::rules::citation::Citation;
    /// let cited = Citation::from("TDA 2024 11-A");
    /// assert_eq!(cited.club_rules(), ["6-7", "6-9", "6-10"]);
    /// ```
    pub fn club_rules(&self) -> Vec<&str> {
        let number = self.0.rule.as_str();
        match self.0.base {
            Base::Club => vec![number],
            Base::Tda => CORRESPONDENCE
                .iter()
                .filter(|rule| rule.tda.contains(&number))
                .map(|rule| rule.club)
                .collect(),
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.base {
            Base::Club => f.write_str(&self.0.rule),
            Base::Tda => write!(f, "TDA {} {}", self.0.edition, self.0.rule),
        }
    }
}

impl From<Citation> for String {
    fn from(citation: Citation) -> Self {
        citation.to_string()
    }
}

impl From<&str> for Citation {
    /// A citation as it is written. An edition between the TDA's name and the number is kept: an
    /// older paper may cite another.
    fn from(text: &str) -> Self {
        let tda = text.strip_prefix("TDA ").and_then(|rest| rest.split_once(' '));
        let tda = tda.and_then(|(edition, rule)| Some((edition.parse().ok()?, rule.to_owned())));
        Citation(match tda {
            Some((edition, rule)) => RuleReference { base: Base::Tda, edition, rule },
            None => RuleReference::of(Base::Club, text),
        })
    }
}

impl From<String> for Citation {
    fn from(text: String) -> Self {
        Citation::from(text.as_str())
    }
}

impl Ruleset {
    /// A rule as this ruleset cites it: under the TDA's by the TDA's number, unless its text says
    /// nothing of it.
    ///
    /// ```
    /// use tapis_engine::rules::ruleset::{Base, Ruleset};
    /// let cite = |base, rule: &'static str| Ruleset::of(base).cite(rule).to_string();
    /// assert_eq!(cite(Base::Club, "6-8"), "6-8");
    /// assert_eq!(cite(Base::Tda, "6-8"), "TDA 2024 11-D");
    /// assert_eq!(cite(Base::Tda, "5-5"), "5-5");
    /// ```
    pub fn cite(&self, rule: impl Into<Rule>) -> Citation {
        let rule = rule.into();
        self.cited(rule.club, rule.tda)
    }

    /// The same for a number of the club's text that is known only when the program runs.
    pub fn cite_number(&self, club: &str) -> Citation {
        self.cited(club, of_the_tda(club))
    }

    fn cited(&self, club: &str, tda: &[&str]) -> Citation {
        match (self.base, tda) {
            (Base::Tda, [number, ..]) => Citation(RuleReference::of(Base::Tda, number)),
            _ => Citation::from(club),
        }
    }

    /// Several rules as this ruleset cites them, each once.
    pub fn cite_all(&self, rules: impl IntoIterator<Item = Rule>) -> Vec<Citation> {
        let mut cited: Vec<Citation> = Vec::new();
        for rule in rules {
            let citation = self.cite(rule);
            if !cited.contains(&citation) {
                cited.push(citation);
            }
        }
        cited
    }
}
