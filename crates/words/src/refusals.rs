//! Faults in the rules of standings, in words.

use tapis_engine::championship::{FormulaError, RulesProblem};
use tapis_locale::Phrase;

/// Reason why a formula cannot be used, in words.
pub fn formula_words(error: &FormulaError) -> Phrase {
    match error {
        FormulaError::Empty => Phrase::new("formula-empty", &[]),
        FormulaError::TooLong => Phrase::new("formula-too_long", &[]),
        FormulaError::Character { found } => {
            Phrase::new("formula-character", &[("found", found.clone().into())])
        }
        FormulaError::Unreadable { column } => {
            Phrase::new("formula-unreadable", &[("column", i64::from(*column).into())])
        }
        FormulaError::Unknown { name } => Phrase::new("formula-unknown", &[("name", name.clone().into())]),
        FormulaError::Mismatch => Phrase::new("formula-mismatch", &[]),
        FormulaError::NoNumber { rank, players } => {
            let values = [("rank", i64::from(*rank).into()), ("players", i64::from(*players).into())];
            Phrase::new("formula-no_number", &values)
        }
    }
}

/// Fault in the rules of standings, in words.
pub fn rules_words(problem: &RulesProblem) -> Phrase {
    let key = match problem {
        RulesProblem::Formula { error } => return formula_words(error),
        RulesProblem::CountsNothing => "season-counts_nothing",
        RulesProblem::TooMuch => "championship-too_much",
        RulesProblem::Scheme => "championship-scheme",
        RulesProblem::TieBreakTwice => "championship-tie_break_twice",
        RulesProblem::WordsMissing => "championship-words_missing",
        RulesProblem::EveningsMissing => "championship-evenings_missing",
        RulesProblem::MembersMissing => "championship-members_missing",
        RulesProblem::Teams => "championship-teams",
        RulesProblem::Milestone => "championship-milestone",
        RulesProblem::TagMissing => "championship-tag_missing",
    };
    Phrase::new(key, &[])
}
