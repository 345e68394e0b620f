//! Content of the booklet.

use chrono::NaiveDate;

use crate::diagrams::Figure;
use crate::papers::Letterhead;
use crate::papers::annexes::Annexes;

/// The content of a booklet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    pub club: Letterhead,
    /// The name of the ruleset.
    pub name: String,
    /// The name of the ruleset it is based on.
    pub base: String,
    /// Statement that this booklet is not another text, if its name might promise it.
    pub disclaimer: Option<String>,
    /// Game that is played by it.
    pub game: String,
    /// The tournament played by it, and its date; `None` for the club's rules.
    pub tournament: Option<(String, NaiveDate)>,
    /// Further sentences about the tournament.
    pub facts: Vec<String>,
    pub chapters: Vec<Chapter>,
    /// All settings, by group.
    pub groups: Vec<Group>,
    pub annexes: Annexes,
    /// Drawings, each with the number of the rule it explains.
    pub figures: Vec<(String, Figure)>,
}

/// Chapter of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chapter {
    pub number: u32,
    pub title: String,
    /// Its rules in order.
    pub rules: Vec<Rule>,
    /// The numbers of rules that the club leaves out.
    pub left_out: Vec<String>,
    /// The numbers of rules that say nothing about the game played.
    pub needless: Vec<String>,
}

/// Rule with its number and text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rule {
    /// Number of the rule, such as `5-4`.
    pub number: String,
    /// Its text; each line is a paragraph.
    pub words: String,
    /// Number of the same rule in the text whose settings apply; empty means nowhere.
    pub beside: String,
    /// Its differences from the base ruleset, one sentence each; the rule is marked if
    /// there are any.
    pub notes: Vec<String>,
}

/// A group of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Subject of the settings.
    pub title: String,
    pub settings: Vec<Setting>,
}

/// Setting of a rule and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    pub name: String,
    pub value: String,
    /// Whether it differs from the base ruleset.
    pub differs: bool,
    /// The rules about it.
    pub rules: String,
}
