//! Every setting that can be changed: what it may be, on which rules it rests, and where it
//! differs. The screens, the command line and the papers all show this one list.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Ruleset;

pub use crate::rules::citation::RuleReference;

mod list;
mod setting;
use list::CATALOGUE;
pub use setting::{SettingGroup, SettingKind, SettingUnit, SettingValue};

/// A setting of a ruleset, with all that there is to know about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// Its name in a ruleset.
    pub key: String,
    /// Subject of the setting.
    pub group: SettingGroup,
    /// Values that it may have.
    pub kind: SettingKind,
    pub value: SettingValue,
    /// Value in the ruleset's base.
    pub base_value: SettingValue,
    pub differs: bool,
    /// The rules that speak of it, the club's first.
    pub references: Vec<RuleReference>,
}

/// A value that a setting cannot have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SettingProblem {
    pub key: String,
    /// Its bounds, where it is a number.
    pub bounds: Option<(u32, u32)>,
}

/// The names of all settings, in the order in which they are shown.
pub fn keys() -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().map(|line| line.key)
}

/// Value of a stored setting, in the form in which it is shown.
fn shown(key: &str, kept: &Value) -> SettingValue {
    let kept = match (key, kept.get("tables")) {
        ("break_order", Some(tables)) => tables.clone(),
        ("break_order", None) => json!([]),
        _ => kept.clone(),
    };
    serde_json::from_value(kept).unwrap_or(SettingValue::Off)
}

impl Ruleset {
    /// The settings in which two rulesets differ, in the order of the catalogue.
    pub fn differences(&self, other: &Ruleset) -> Vec<&'static str> {
        let (here, there) = (self.settings(), other.settings());
        keys().filter(|key| here.get(key) != there.get(key)).collect()
    }

    /// All settings in the order of their groups.
    ///
    /// ```
    /// use tapis_engine::rules::ruleset::{Base, Ruleset, catalogue::SettingValue};
    /// let rules = Ruleset { time_bank_s: 40, ..Ruleset::of(Base::Tda) };
    /// let changed: Vec<_> = rules.catalogue().into_iter().filter(|setting| setting.differs).collect();
    /// assert_eq!(changed.len(), 1);
    /// assert_eq!(changed[0].base_value, SettingValue::Number(25));
    /// assert_eq!(changed[0].references[0].rule, "3-6");
    /// ```
    pub fn catalogue(&self) -> Vec<Setting> {
        self.compared(&Ruleset::of(self.base))
    }

    /// All settings beside those of other rules, which stand as the base's.
    pub fn compared(&self, with: &Ruleset) -> Vec<Setting> {
        let kept = |rules: &Ruleset| serde_json::to_value(rules).unwrap_or_default();
        let (own, base) = (kept(self), kept(with));
        let value = |of: &Value, key: &str| shown(key, of.get(key).unwrap_or(&Value::Null));
        CATALOGUE
            .iter()
            .map(|line| {
                let (value, base_value) = (value(&own, line.key), value(&base, line.key));
                Setting {
                    key: line.key.to_owned(),
                    group: line.group,
                    kind: line.kind.owned(),
                    differs: value != base_value,
                    value,
                    base_value,
                    references: line.references(),
                }
            })
            .collect()
    }

    /// The same rules with one setting changed.
    ///
    /// # Errors
    /// There is no such setting, or it cannot be that.
    pub fn set(&self, key: &str, value: &SettingValue) -> Result<Ruleset, SettingProblem> {
        let wrong = |bounds| SettingProblem { key: key.to_owned(), bounds };
        let line = CATALOGUE.iter().find(|line| line.key == key).ok_or_else(|| wrong(None))?;
        let kind = line.kind.owned();
        if !kind.holds(value) {
            return Err(wrong(kind.bounds()));
        }
        let told = match value {
            SettingValue::Off => json!("off"),
            SettingValue::Numbers(tables) if key == "break_order" && tables.is_empty() => {
                json!("highest_first")
            }
            value => serde_json::to_value(value).unwrap_or_default(),
        };
        self.overlaid(&json!({ key: told })).map_err(|_| wrong(kind.bounds()))
    }

    /// The same rules with one setting as the base has it.
    ///
    /// # Errors
    /// There is no such setting.
    pub fn restore(&self, key: &str) -> Result<Ruleset, SettingProblem> {
        let base = Ruleset::of(self.base).catalogue().into_iter().find(|setting| setting.key == key);
        let base = base.ok_or_else(|| SettingProblem { key: key.to_owned(), bounds: None })?;
        self.set(key, &base.value)
    }

    /// Changes to its base, in the form in which [`Ruleset::overlaid`] reads them.
    pub fn changes(&self) -> Value {
        let (own, base) = (self.settings(), Ruleset::of(self.base));
        let changed = self.differences(&base).into_iter();
        Value::Object(changed.filter_map(|key| Some((key.to_owned(), own.get(key)?.clone()))).collect())
    }

    /// The settings that are out of their bounds, as a file or a question might bring them.
    pub fn problems(&self) -> Vec<SettingProblem> {
        let out = |setting: &Setting| !setting.kind.holds(&setting.value);
        let problem = |setting: Setting| SettingProblem { key: setting.key, bounds: setting.kind.bounds() };
        self.catalogue().into_iter().filter(out).map(problem).collect()
    }
}
