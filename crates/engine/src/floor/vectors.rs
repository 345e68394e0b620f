//! Questions to the rules as JSON, one object each: `{id, topic, given}` is answered by
//! `{id, result}`, or by `{id, refusal: {code, message, key}}` where there is no answer; `key` names the
//! fact that is unknown, missing or of the wrong kind. Total: never panics, whatever the question.
//!
//! ```
//! use serde_json::json;
//! use tapis_engine::floor::vectors::answer;
//!
//! let question = json!({
//!     "id": "q1", "topic": "who_moves",
//!     "given": { "seats": 9, "occupied": [2, 3, 5, 8], "last_hand": { "bb": 8 }, "count": 1 },
//! });
//! assert_eq!(answer(&question)["result"]["moved"], json!([2]));
//! ```

use serde_json::{Value, json};

use crate::floor::facts::FactsError;
use crate::floor::question::{Answer, Question};
use crate::rules::ruleset::Ruleset;

/// The keys of a question; those of a rule vector that are not the question's are ignored.
const KEYS: [&str; 6] = ["id", "topic", "given", "rule", "expect", "note"];

/// Answers one question by the club's rules.
pub fn answer(question: &Value) -> Value {
    answer_with(&Ruleset::default(), question)
}

/// Answers one question by these rules. The question's own settings stand above them.
///
/// ```
/// use serde_json::json;
/// use tapis_engine::rules::ruleset::Ruleset;
/// use tapis_engine::floor::vectors::answer_with;
///
/// let rules = Ruleset::with(&json!({ "balance_threshold": 2 })).unwrap();
/// let question = json!({ "topic": "balance", "given": { "tables": { "1": 8, "2": 6 } } });
/// assert_eq!(answer_with(&rules, &question)["result"]["must_balance"], json!(true));
/// ```
pub fn answer_with(rules: &Ruleset, question: &Value) -> Value {
    let answered = read(question).and_then(|question| question.answer(rules));
    written(question, &answered)
}

/// Reads a question.
///
/// # Errors
/// There is no such topic, or a key is unknown, missing or of the wrong kind.
pub fn read(question: &Value) -> Result<Question, FactsError> {
    let topic = question.get("topic").and_then(Value::as_str).unwrap_or_default();
    if let Some(key) =
        question.as_object().and_then(|keys| keys.keys().find(|key| !KEYS.contains(&key.as_str())))
    {
        return Err(FactsError::Unreadable { key: key.clone(), why: format!("unknown field `{key}`") });
    }
    Question::read(topic, question.get("given").cloned().unwrap_or_default())
}

/// The line that answers a question.
pub fn written(question: &Value, answered: &Result<Answer, FactsError>) -> Value {
    let id = question.get("id").unwrap_or(&Value::Null);
    match answered {
        Ok(answer) => json!({ "id": id, "result": answer }),
        Err(error) => json!({ "id": id, "refusal": refusal(error) }),
    }
}

fn refusal(error: &FactsError) -> Value {
    let mut refusal = json!({ "code": error.code(), "message": error.to_string() });
    if let (Some(key), Some(told)) = (error.key(), refusal.as_object_mut()) {
        told.insert("key".to_owned(), key.into());
    }
    refusal
}
