//! Problems in words: made once, where an error leaves for whoever called.

use serde::{Deserialize, Serialize};
use tapis_club::Problem;
use tapis_club::locale::Language;

/// Refusal or failure in words. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Problem"))]
pub struct ProblemText {
    /// Names it for a program.
    pub code: String,
    /// Message for a person, in the reader's language.
    pub message: String,
    /// The rule it rests on.
    pub rule: Option<String>,
    /// The fields of a form that are not right: a code, or a path in its draft, and a sentence
    /// each.
    pub fields: Vec<(String, String)>,
}

impl ProblemText {
    /// Code of a command that the caller may not call.
    pub const NOT_ALLOWED: &'static str = "program-not_allowed";
    /// Code of a command whose arguments cannot be read.
    pub const BAD_ARGUMENTS: &'static str = "program-bad_arguments";
    /// Code of a pairing code that the program has not given, or gives no more.
    pub const UNKNOWN_PAIRING: &'static str = "pairing-unknown";

    /// A problem in a language.
    pub fn of(problem: &Problem, language: Language) -> Self {
        let Problem { code, message, rule, fields } = problem;
        ProblemText {
            code: code.clone(),
            message: message.say(language),
            rule: rule.clone(),
            fields: fields.iter().map(|(field, phrase)| (field.clone(), phrase.say(language))).collect(),
        }
    }
}
