//! One catalogue of sentences for screen, paper and command line, and each language's format for
//! numbers, money and dates.
#![forbid(unsafe_code)]

mod alphabet;
mod elide;
mod files;
mod in_words;
mod phrase;
mod write;

use std::cell::RefCell;
use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};

pub use alphabet::{alphabetical, letters};
pub use files::{unreadable, unwritable, unwritable_key};
pub use in_words::{money_in_words, number_in_words};
pub use phrase::{Phrase, Value, Values};
pub use write::{date, duration, money, number, ordinal, percent, points, span, time_of_day};

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Language {
    #[default]
    Fr,
    En,
}

impl Language {
    /// Both languages, French first.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];

    /// Its code, which is the name of its catalogue folder: `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// Its BCP 47 tag, with the country whose formats it follows: `fr-FR`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::Fr => "fr-FR",
            Language::En => "en-GB",
        }
    }

    #[must_use]
    pub fn other(self) -> Language {
        match self {
            Language::Fr => Language::En,
            Language::En => Language::Fr,
        }
    }
}

// FR and EN: the catalogues of each language, a file for each subject.
include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The files of a language.
pub fn catalogue(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::Fr => FR,
        Language::En => EN,
    }
}

thread_local! {
    static BUNDLES: RefCell<BTreeMap<Language, FluentBundle<FluentResource>>> = const { RefCell::new(BTreeMap::new()) };
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code = match language {
        Language::Fr => unic_langid::langid!("fr"),
        Language::En => unic_langid::langid!("en"),
    };
    let mut bundle = FluentBundle::new(vec![code]);
    bundle.set_use_isolating(false);
    // `{ DE($player) }` in a French sentence: de Jérôme, d’Amélie. The pages define the same function.
    let _ = bundle.add_function("DE", |names, _| match names {
        [FluentValue::String(name), ..] => FluentValue::String(elide::of(name).into()),
        _ => FluentValue::Error,
    });
    bundle.set_formatter(Some(match language {
        Language::Fr => |value, _| plain(value, Language::Fr),
        Language::En => |value, _| plain(value, Language::En),
    }));
    for (_, source) in catalogue(language) {
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Formats numbers inside sentences as the language does.
fn plain(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        #[expect(clippy::cast_possible_truncation, reason = "our numbers are whole")]
        FluentValue::Number(found) => Some(number(language, found.value as i64)),
        _ => None,
    }
}

/// A sentence; the key itself if the catalogue lacks it (`tests/keys.rs` makes sure it does not).
pub fn text(language: Language, key: &str, values: &Values<'_>) -> String {
    // Phrases among the values are sentences of this catalogue themselves: said before it is borrowed.
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Value::Number(number) => args.set(*name, *number),
            other => args.set(*name, other.say(language)),
        }
    }
    BUNDLES.with_borrow_mut(|bundles| {
        let bundle = bundles.entry(language).or_insert_with(|| bundle(language));
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    })
}

/// A sentence as the catalogue has it, with its placeholders and choices unresolved. It shows whether a
/// sentence has changed between two versions of the program.
pub fn source(language: Language, key: &str) -> Option<String> {
    let inside = |line: &str| line.is_empty() || line.starts_with(|c: char| c.is_whitespace() || c == '}');
    catalogue(language).iter().find_map(|(_, text)| {
        let mut lines = text
            .lines()
            .skip_while(|line| line.strip_prefix(key).is_none_or(|rest| !rest.trim_start().starts_with('=')));
        let first = lines.next()?;
        let rest = lines.take_while(|line| inside(line)).map(str::trim);
        let all: Vec<&str> = std::iter::once(first.split_once('=')?.1.trim()).chain(rest).collect();
        Some(all.join("\n").trim().to_owned())
    })
}
