//! The command `rule` and its answers.

use std::io::BufRead;
use std::path::Path;

use serde_json::{Value, json};
use tapis_club::engine::floor::question::schema::schema;
use tapis_club::engine::floor::vectors;
use tapis_club::engine::floor::vectors::answer_with;
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::floor::rule;
use tapis_club::locale::Language;
use tapis_club::{Club, Problem, ruleset_of_the_program};

use crate::base::output;
use crate::base::output::say;

/// The ruleset of a name: one of the program's, or of the club's own where a club is given.
pub fn ruleset(club: Option<&Path>, name: Option<&str>) -> Result<Ruleset, Problem> {
    let Some(name) = name else { return Ok(Ruleset::default()) };
    if let Some(ruleset) = ruleset_of_the_program(name) {
        return Ok(ruleset);
    }
    match club {
        Some(path) => {
            let club: Club = crate::open(path)?;
            let found = club.rules().ruleset_named(name);
            club.close();
            found
        }
        None => Err(Problem::new("rules-no_such_ruleset", &[("name", name.into())])),
    }
}

/// The answer with the same in words: the sentence, what goes with it, why, and the rules' numbers;
/// for facts that cannot be, why they cannot.
fn worded(language: Language, rules: &Ruleset, question: &Value) -> Value {
    let read = vectors::read(question);
    let said = rule(language, rules, read.as_ref(), &|_| None);
    let mut answered = vectors::written(question, &read.and_then(|question| question.answer(rules)));
    let words = match said.refusal {
        Some(why) => json!({ "refusal": why }),
        None => {
            json!({ "sentence": said.sentence, "lines": said.lines, "reason": said.reason, "rules": said.rules })
        }
    };
    if let Some(keys) = answered.as_object_mut() {
        keys.insert("words".to_owned(), words);
    }
    answered
}

/// Prints the JSON Schema of every question and answer.
pub fn print_schema() {
    say!("{:#}", schema());
}

/// Answers each line of standard input; in words too where a language is named.
pub fn answer_all(rules: &Ruleset, words: Option<Language>) -> Result<(), Problem> {
    let failed = |error: std::io::Error| {
        let values = [("file", "-".into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    };
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line.map_err(failed)?;
        // Windows writes a mark before the first line that is no part of it.
        let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line).trim_ascii();
        if line.is_empty() {
            continue;
        }
        let answered = match serde_json::from_slice::<Value>(line) {
            Ok(question) => match words {
                Some(words) => worded(words, rules, &question),
                None => answer_with(rules, &question),
            },
            Err(error) => {
                json!({ "id": null, "refusal": { "code": "unreadable", "message": error.to_string() } })
            }
        };
        say!("{answered}");
        if output::has_failed() {
            break;
        }
    }
    Ok(())
}
