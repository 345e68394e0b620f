//! Figures of the ruleset in the club's words: `{balance_threshold}`. Nothing else of what a club
//! writes is ever interpreted.

use serde::{Deserialize, Serialize};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::rules::ruleset::catalogue::SettingValue;
use tapis_locale::{Language, Value, number, text};

use crate::setting_words;

/// A figure that the club's words may name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// Name that stands between braces.
    pub name: String,
    pub label: String,
    /// Present value as it is printed.
    pub value: String,
}

/// All figures of a ruleset: numbers bare, everything else as the settings say it.
pub(super) fn figures(language: Language, rules: &Ruleset) -> Vec<Figure> {
    let figure = |setting: tapis_engine::rules::ruleset::catalogue::Setting| Figure {
        label: text(language, &format!("setting-{}", setting.key), &[]),
        value: match setting.value {
            SettingValue::Number(figure) => number(language, i64::from(figure)),
            _ => setting_words(language, &setting),
        },
        name: setting.key,
    };
    rules.catalogue().into_iter().map(figure).collect()
}

/// The values with which a sentence says the names of the numbers instead of the numbers. A zero
/// stays: it may choose another sentence.
pub(super) fn with_names(values: &[(String, Value)], rules: &Ruleset) -> Vec<(String, Value)> {
    let settings = rules.catalogue();
    let named = |(name, value): &(String, Value)| {
        let value = match value {
            Value::Number(1..) if settings.iter().any(|setting| setting.key == *name) => {
                format!("{{{name}}}").into()
            }
            other => other.clone(),
        };
        (name.clone(), value)
    };
    values.iter().map(named).collect()
}

/// Name that stands between braces.
struct BracedName<'a> {
    name: &'a str,
    /// With its braces, as it was written.
    raw: &'a str,
}

/// A text in its parts: words, and what stands between braces.
fn parts(words: &str) -> impl Iterator<Item = (&str, Option<BracedName<'_>>)> {
    let mut rest = Some(words);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some((before, after)) = text.split_once('{') else {
            rest = None;
            return Some((text, None));
        };
        let name = after.split_once('}').map_or(after, |(name, _)| name);
        rest = after.split_once('}').map(|(_, behind)| behind);
        let raw = text.get(before.len()..text.len() - rest.map_or(0, str::len)).unwrap_or_default();
        Some((before, Some(BracedName { name: name.trim(), raw })))
    })
}

/// The words with their figures. A name that is no figure, of a setting that is no more, stays as
/// it was written.
pub(super) fn filled(words: &str, figures: &[Figure]) -> String {
    let mut said = String::with_capacity(words.len());
    for (before, named) in parts(words) {
        said.push_str(before);
        if let Some(BracedName { name, raw }) = named {
            let figure = figures.iter().find(|figure| figure.name == name);
            said.push_str(figure.map_or(raw, |figure| &figure.value));
        }
    }
    said
}

/// The first name between braces that is no figure, cut to a few letters.
pub(super) fn unknown(words: &str, figures: &[Figure]) -> Option<String> {
    let known = |name: &str| figures.iter().any(|figure| figure.name == name);
    let mut names = parts(words).filter_map(|(_, named)| named);
    Some(names.find(|named| !known(named.name))?.raw.chars().take(40).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_figures_are_put_in() {
        let figures = figures(Language::Fr, &Ruleset::default());
        let said = |words: &str| filled(words, &figures);
        assert_eq!(said("{time_bank_s} s, puis { countdown_s }"), "60 s, puis 10");
        for same in ["", "sans rien", "{ $x -> *[a] b }", "{nobody} x", "}{"] {
            assert_eq!(said(same), same);
        }
        assert_eq!(unknown("a {time_bank_s} b", &figures), None);
        assert_eq!(unknown("a {time} b", &figures).as_deref(), Some("{time}"));
        assert_eq!(unknown("a { b", &figures).as_deref(), Some("{ b"));
    }
}
