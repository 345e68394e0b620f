//! Languages that may be spoken at the table (12-5).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::rules::ruleset::{Ruleset, SpokenLanguages};

/// A language, as the rules tell them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableLanguage {
    /// That of the country in which one plays.
    Country,
    /// English, where it is not the country's.
    English,
    /// Any language other than these.
    Other,
}

/// Facts about a language spoken at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LanguageFacts {
    /// Language that was spoken.
    pub language: TableLanguage,
    /// A hand was being played.
    pub during_hand: bool,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LanguageReason {
    /// It is one of those that the rules name.
    Named,
    /// The rules leave every language free.
    AnyLanguage,
    /// Between hands the rules leave every language free.
    BetweenHands,
    /// The rules do not name it.
    NotNamed,
}

/// Ruling on a language spoken at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LanguageRuling {
    /// It may be spoken.
    pub allowed: bool,
    /// The speaker's hand stays in play: a language kills none.
    pub hand_live: bool,
    /// Reason for the ruling.
    pub reason: LanguageReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a language that was spoken at the table.
///
/// ```
/// use tapis_engine::floor::spoken_language::*;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let spoken = |language| spoken_language(&Ruleset::default(), &LanguageFacts { language, during_hand: true });
/// assert!(spoken(TableLanguage::English).allowed && !spoken(TableLanguage::Other).allowed);
/// ```
pub fn spoken_language(rules: &Ruleset, facts: &LanguageFacts) -> LanguageRuling {
    let named = match rules.spoken_languages {
        SpokenLanguages::Country => facts.language == TableLanguage::Country,
        _ => facts.language != TableLanguage::Other,
    };
    let reason = match rules.spoken_languages {
        SpokenLanguages::Any => LanguageReason::AnyLanguage,
        _ if named => LanguageReason::Named,
        SpokenLanguages::CountryAndEnglishInHand if !facts.during_hand => LanguageReason::BetweenHands,
        _ => LanguageReason::NotNamed,
    };
    let allowed = reason != LanguageReason::NotNamed;
    LanguageRuling { allowed, hand_live: true, reason, rule: "12-5".into() }
}
