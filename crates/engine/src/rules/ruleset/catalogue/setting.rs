//! A setting of the catalogue: its group, kind and unit.

use serde::{Deserialize, Serialize};

/// Subject of settings, in the order in which they are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SettingGroup {
    /// Players, dealers and late arrivals.
    Evening,
    /// Balance, breaking, new draws.
    Tables,
    Blinds,
    Ranking,
    Betting,
    Showdown,
    /// Small chips that leave.
    Chips,
    Conduct,
    /// Games other than Hold'em.
    Games,
}

/// Unit of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SettingUnit {
    Years,
    Minutes,
    Seconds,
    Players,
    Tables,
    Percent,
    /// Raises in a round.
    Raises,
    /// Times in a tournament.
    Times,
}

/// Kind of values that a setting may have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SettingKind {
    Switch,
    Number {
        least: u32,
        most: u32,
        unit: SettingUnit,
        /// It may be switched off.
        may_be_off: bool,
    },
    Choice {
        choices: Vec<String>,
    },
    /// Numbers in an order; none at all is a choice too.
    Numbers {
        least: u32,
        most: u32,
    },
    /// Some of these, in their order.
    Steps {
        choices: Vec<String>,
    },
}

impl SettingKind {
    pub(crate) fn bounds(&self) -> Option<(u32, u32)> {
        match self {
            SettingKind::Number { least, most, .. } | SettingKind::Numbers { least, most } => {
                Some((*least, *most))
            }
            _ => None,
        }
    }

    pub(crate) fn holds(&self, value: &SettingValue) -> bool {
        match (self, value) {
            (SettingKind::Switch, SettingValue::Switch(_)) => true,
            (SettingKind::Number { may_be_off, .. }, SettingValue::Off) => *may_be_off,
            (SettingKind::Number { least, most, .. }, SettingValue::Number(number)) => {
                (least..=most).contains(&number)
            }
            (SettingKind::Choice { choices }, SettingValue::Word(word)) => choices.contains(word),
            (SettingKind::Numbers { least, most }, SettingValue::Numbers(numbers)) => {
                let once = |number| numbers.iter().filter(|other| *other == number).count() == 1;
                numbers.iter().all(|number| (least..=most).contains(&number) && once(number))
            }
            // No numbers and no words look alike.
            (SettingKind::Steps { choices }, SettingValue::Words(words)) => {
                let places: Vec<_> =
                    words.iter().map(|word| choices.iter().position(|other| other == word)).collect();
                !words.is_empty() && places.iter().all(Option::is_some) && places.is_sorted_by(|a, b| a < b)
            }
            _ => false,
        }
    }
}

/// Value of a setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SettingValue {
    Off,
    Switch(bool),
    Number(u32),
    Word(String),
    /// Numbers in an order.
    Numbers(Vec<u32>),
    /// Steps in an order.
    Words(Vec<String>),
}
