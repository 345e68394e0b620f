//! Answers that stay the same until something changes: five hundred telephones ask once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// More answers than this are not kept.
const MOST: usize = 64;

/// Key of a stored answer: the command, its arguments, the language.
pub(crate) type AnswerKey = (&'static str, String, &'static str);

/// The answers since the last change.
#[derive(Debug, Default)]
pub(crate) struct Answers(Mutex<(u64, HashMap<AnswerKey, Bytes>)>);

impl Answers {
    /// The answer as it was given since that change.
    pub(crate) fn known(&self, revision: u64, asked: &AnswerKey) -> Option<Bytes> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.0 == revision { known.1.get(asked).cloned() } else { None }
    }

    /// Stores an answer that was asked for after that change.
    pub(crate) fn keep(&self, revision: u64, asked: AnswerKey, answer: Bytes) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.0 < revision {
            *known = (revision, HashMap::new());
        }
        if known.0 == revision && known.1.len() < MOST {
            known.1.insert(asked, answer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_kept_until_something_changes() {
        let answers = Answers::default();
        let asked = || ("phone_players", "{\"id\":1}".to_owned(), "fr");
        answers.keep(3, asked(), Bytes::from_static(b"[]"));
        assert!(answers.known(3, &asked()).is_some());
        assert!(answers.known(4, &asked()).is_none());
        // An answer that was asked for before a change replaces none that came after it.
        answers.keep(4, asked(), Bytes::from_static(b"[1]"));
        answers.keep(3, asked(), Bytes::from_static(b"[]"));
        assert_eq!(answers.known(4, &asked()).unwrap(), "[1]");
    }
}
