//! Sentences that are not in a language yet: whoever shows one says it in the reader's.

use chrono::NaiveDate;

use crate::{Language, date, money, number, points, text, time_of_day};

/// A sentence of the catalogue with its values. Two are equal where they say the same in every language.
///
/// ```
/// use tapis_locale::{Language, Phrase};
///
/// let someone = Phrase::new("someone", &[("entry", 7.into())]);
/// assert_eq!(someone.say(Language::En), "Entry 7");
/// assert_eq!(someone.say(Language::Fr), "Inscription 7");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    key: String,
    values: Vec<(String, Value)>,
}

/// A value inside a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text, inserted as it is.
    Text(String),
    /// A number, which also selects singular or plural.
    Number(i64),
    /// Points in hundredths of a point.
    Points(i64),
    /// Money in hundredths, and its currency.
    Money(i64, String),
    /// A time of day, in minutes since midnight.
    Time(i64),
    Day(NaiveDate),
    Phrase(Phrase),
    /// Several values with this between them.
    List(Vec<Value>, &'static str),
}

/// Values of a phrase by name.
pub type Values<'a> = [(&'a str, Value)];

impl Phrase {
    /// A sentence of the catalogue by its key.
    pub fn new(key: impl Into<String>, values: &Values<'_>) -> Self {
        let values = values.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        Phrase { key: key.into(), values: values.collect() }
    }

    /// The same with names that are only known while the program runs.
    pub fn with(key: impl Into<String>, values: Vec<(String, Value)>) -> Self {
        Phrase { key: key.into(), values }
    }

    /// Writes the phrase in a language.
    pub fn say(&self, language: Language) -> String {
        let values: Vec<(&str, Value)> =
            self.values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        text(language, &self.key, &values)
    }
}

impl Value {
    /// As a language writes it.
    pub fn say(&self, language: Language) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Number(value) => number(language, *value),
            Value::Points(value) => points(language, *value),
            Value::Money(cents, currency) => money(language, *cents, currency),
            Value::Time(minutes) => time_of_day(language, *minutes),
            Value::Day(day) => date(language, *day),
            Value::Phrase(phrase) => phrase.say(language),
            Value::List(values, between) => {
                values.iter().map(|value| value.say(language)).collect::<Vec<_>>().join(between)
            }
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<NaiveDate> for Value {
    fn from(day: NaiveDate) -> Self {
        Value::Day(day)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Value::Phrase(phrase)
    }
}
