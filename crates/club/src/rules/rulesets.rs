//! The rules that tournaments can be played by: the program's, and the club's own.

use serde::{Deserialize, Serialize};
use tapis_engine::rules::citation::{CLUB_EDITION, TDA_EDITION};
use tapis_engine::rules::ruleset::catalogue::{Setting, SettingProblem, SettingValue};
use tapis_engine::rules::ruleset::{Base, LONGEST_NAME, Ruleset};
use tapis_locale::{Language, Phrase, Value};
use tapis_store::{ClubFile, fold};

use crate::rules::rule_words::{references_words, value_words};
use crate::{Club, Problem};

/// Setting for the key of the ruleset that the club plays by.
const DEFAULT: &str = "ruleset";

/// A setting of a ruleset with its words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SettingView {
    #[serde(flatten)]
    pub setting: Setting,
    pub value_words: String,
    /// Value in the ruleset's base.
    pub base_words: String,
    /// The rules that it rests on.
    pub cited: String,
}

impl SettingView {
    /// A setting with its words.
    pub fn of(language: Language, setting: Setting) -> Self {
        SettingView {
            value_words: value_words(language, &setting, &setting.value),
            base_words: value_words(language, &setting, &setting.base_value),
            cited: references_words(language, &setting),
            setting,
        }
    }
}

/// A ruleset with all that the screens show of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesetView {
    /// The number in the file; `None` means one of the program's, or a copy that is like none of them.
    pub id: Option<i64>,
    /// Key that identifies it: `club`, `tda`, `own-` and the number in the file, or `copy`.
    pub key: String,
    pub name: String,
    /// Name of its base.
    pub base_name: String,
    pub ruleset: Ruleset,
    /// Every setting, with what it is in the base.
    pub settings: Vec<SettingView>,
    /// Number of settings that differ from the base.
    pub changed: usize,
    /// The club plays by it where nothing else is said.
    pub by_default: bool,
}

/// The key of one of the club's own.
fn own_key(id: i64) -> String {
    format!("own-{id}")
}

/// Name of a ruleset of the program.
pub(crate) fn base_called(base: Base) -> Phrase {
    Phrase::new(format!("ruleset-base-{base}"), &[])
}

/// The same in words.
pub(crate) fn base_name(language: Language, base: Base) -> String {
    base_called(base).say(language)
}

/// Name of a ruleset in a sentence.
pub(crate) fn ruleset_called(ruleset: &Ruleset) -> Value {
    if ruleset.name.is_empty() { base_called(ruleset.base).into() } else { ruleset.name.as_str().into() }
}

/// The same in words.
pub fn ruleset_name(language: Language, ruleset: &Ruleset) -> String {
    ruleset_called(ruleset).say(language)
}

/// The ruleset of the program that a word names: `club` or `tda`, or as the screens call them, with
/// the edition and in any spelling: `TDA 2024`, `Club (2010)`.
pub fn ruleset_of_the_program(word: &str) -> Option<Ruleset> {
    built_in(word).map(Ruleset::of)
}

/// The rulesets that a club may play by, and the booklet of their rules. [`Club::rules`] makes it.
#[derive(Debug, Clone, Copy)]
pub struct Rules<'a> {
    pub(crate) file: &'a ClubFile,
}

impl Club {
    /// Rulesets and the booklet's texts.
    pub fn rules(&self) -> Rules<'_> {
        Rules { file: &self.file }
    }
}

impl Rules<'_> {
    /// A ruleset as the screens show it; where it is one of the list's, as that one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn view_ruleset(&self, language: Language, ruleset: &Ruleset) -> Result<RulesetView, Problem> {
        let listed = self.rulesets(language)?.into_iter().find(|view| view.ruleset == *ruleset);
        Ok(listed.unwrap_or_else(|| self.shown(language, None, ruleset, "copy".to_owned())))
    }

    fn shown_own(&self, language: Language, id: i64, ruleset: &Ruleset) -> RulesetView {
        self.shown(language, Some(id), ruleset, own_key(id))
    }

    fn shown(&self, language: Language, id: Option<i64>, ruleset: &Ruleset, key: String) -> RulesetView {
        let settings = ruleset.catalogue();
        RulesetView {
            id,
            by_default: key == self.default_key(),
            key,
            name: ruleset_name(language, ruleset),
            base_name: base_name(language, ruleset.base),
            changed: settings.iter().filter(|setting| setting.differs).count(),
            ruleset: ruleset.clone(),
            settings: settings.into_iter().map(|setting| SettingView::of(language, setting)).collect(),
        }
    }

    /// All rulesets: the program's, then the club's own by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rulesets(&self, language: Language) -> Result<Vec<RulesetView>, Problem> {
        let mut all: Vec<RulesetView> = Base::ALL
            .iter()
            .map(|base| self.shown(language, None, &Ruleset::of(*base), base.to_string()))
            .collect();
        let own = self.file.rules().rulesets()?;
        all.extend(own.iter().map(|own| self.shown_own(language, own.id, &own.ruleset)));
        Ok(all)
    }

    /// The key of the ruleset that the club plays by where nothing else is said.
    fn default_key(&self) -> String {
        self.file.settings().setting(DEFAULT).ok().flatten().unwrap_or_else(|| Base::Club.to_string())
    }

    /// The rules that the club plays by where nothing else is said: the floor desk without a tournament, the printed
    /// rules. The program's own of 2010 until the club chooses others, and again once those are deleted.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn default_ruleset(&self) -> Result<Ruleset, Problem> {
        let key = self.default_key();
        if let Some(base) = Base::ALL.iter().find(|base| base.to_string() == key) {
            return Ok(Ruleset::of(*base));
        }
        let chosen = self.file.rules().rulesets()?.into_iter().find(|own| own_key(own.id) == key);
        Ok(chosen.map(|own| own.ruleset).unwrap_or_default())
    }

    /// Chooses the rules that the club plays by where nothing else is said, by their key.
    ///
    /// # Errors
    /// A sentence where there are none of that key, or the file cannot be written.
    pub fn set_default_ruleset(&self, language: Language, key: &str) -> Result<RulesetView, Problem> {
        let found = self.ruleset_of_key(language, key)?;
        self.file.settings().set_setting(DEFAULT, key)?;
        Ok(RulesetView { by_default: true, ..found })
    }

    /// The rules of a key.
    ///
    /// # Errors
    /// A sentence where there are none of that key, or the file cannot be read.
    pub fn ruleset_of_key(&self, language: Language, key: &str) -> Result<RulesetView, Problem> {
        let found = self.rulesets(language)?.into_iter().find(|view| view.key == key);
        found.ok_or_else(|| Problem::new("rules-no_such_ruleset", &[("name", key.into())]))
    }

    /// The ruleset of a name, as one would type it: `club`, `tda`, or one of the club's own.
    ///
    /// # Errors
    /// A sentence where there is none of that name.
    pub fn ruleset_named(&self, name: &str) -> Result<Ruleset, Problem> {
        if let Some(ruleset) = ruleset_of_the_program(name) {
            return Ok(ruleset);
        }
        let own = self.file.rules().rulesets()?.into_iter().map(|own| own.ruleset);
        let found = own.into_iter().find(|own| fold(&own.name) == fold(name.trim()));
        let missing = || Problem::new("rules-no_such_ruleset", &[("name", name.into())]);
        found.ok_or_else(missing)
    }

    /// Makes a ruleset of the club's own from another, its settings and all.
    ///
    /// # Errors
    /// A sentence where the name is empty, too long or taken, or a setting is out of its bounds.
    pub fn create_ruleset(
        &self,
        language: Language,
        name: &str,
        from: &Ruleset,
    ) -> Result<RulesetView, Problem> {
        let ruleset = Ruleset { name: free_name(name)?, ..from.clone() };
        if let Some(wrong) = ruleset.problems().first() {
            return Err(setting_refused(wrong));
        }
        let id = self.file.rules().add_ruleset(&ruleset)?;
        Ok(self.shown_own(language, id, &ruleset))
    }

    /// Gives one another name.
    ///
    /// # Errors
    /// As [`Rules::create_ruleset`].
    pub fn rename_ruleset(&self, language: Language, id: i64, name: &str) -> Result<RulesetView, Problem> {
        let name = free_name(name)?;
        self.edit_ruleset(language, id, |ruleset| Ok(Ruleset { name, ..ruleset.clone() }))
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// A sentence where it cannot be that.
    pub fn set_rule(
        &self,
        language: Language,
        id: i64,
        key: &str,
        value: &SettingValue,
    ) -> Result<RulesetView, Problem> {
        self.edit_ruleset(language, id, |ruleset| ruleset.set(key, value))
    }

    /// Puts one setting back to what it is in the base.
    ///
    /// # Errors
    /// A sentence where there is no such setting.
    pub fn restore_rule(&self, language: Language, id: i64, key: &str) -> Result<RulesetView, Problem> {
        self.edit_ruleset(language, id, |ruleset| ruleset.restore(key))
    }

    /// Puts every setting back to what it is in the base.
    ///
    /// # Errors
    /// If it is there no longer.
    pub fn restore_ruleset(&self, language: Language, id: i64) -> Result<RulesetView, Problem> {
        self.edit_ruleset(language, id, |ruleset| {
            Ok(Ruleset { name: ruleset.name.clone(), ..Ruleset::of(ruleset.base) })
        })
    }

    /// Deletes one. Tournaments and templates keep their copy of it.
    ///
    /// # Errors
    /// If it is there no longer.
    pub fn delete_ruleset(&self, id: i64) -> Result<(), Problem> {
        self.file.rules().delete_ruleset(id)?;
        // The next one made may get the same number: it must not stand by default unasked.
        if self.default_key() == own_key(id) {
            self.file.settings().set_setting(DEFAULT, &Base::Club.to_string())?;
        }
        Ok(())
    }

    fn edit_ruleset(
        &self,
        language: Language,
        id: i64,
        edit: impl FnOnce(&Ruleset) -> Result<Ruleset, SettingProblem>,
    ) -> Result<RulesetView, Problem> {
        let found = self.file.rules().ruleset(id)?;
        let edited = edit(&found.ruleset).map_err(|wrong| setting_refused(&wrong))?;
        self.file.rules().save_ruleset(id, &edited)?;
        Ok(self.shown_own(language, id, &edited))
    }
}

/// A name that can be given: neither empty nor that of a ruleset of the program.
pub(crate) fn free_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let refused = |code: &str| Err(Problem::new(code, &[("name", name.into())]));
    if name.is_empty() {
        refused("rules-name_missing")
    } else if name.chars().count() > LONGEST_NAME {
        refused("rules-name_too_long")
    } else if built_in(name).is_some() {
        refused("store-name_taken")
    } else {
        Ok(name.to_owned())
    }
}

fn setting_refused(wrong: &SettingProblem) -> Problem {
    let setting = Phrase::new(format!("setting-{}", wrong.key), &[]);
    let mut values = vec![("setting", setting.into())];
    let code = match wrong.bounds {
        Some((least, most)) => {
            values.extend([("least", i64::from(least).into()), ("most", i64::from(most).into())]);
            "rules-out_of_bounds"
        }
        None => "rules-impossible",
    };
    Problem::new(code, &values)
}

/// The ruleset of the program that a word names.
fn built_in(word: &str) -> Option<Base> {
    let letters = |word: &str| fold(word).chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let word = letters(word);
    let called = |base: &Base| {
        let edition = match base {
            Base::Club => CLUB_EDITION,
            Base::Tda => TDA_EDITION,
        };
        let names = Language::ALL.map(|language| base_name(language, *base));
        let words = [base.to_string(), format!("{base}{edition}")];
        words.contains(&word) || names.iter().any(|name| letters(name) == word)
    };
    Base::ALL.into_iter().find(called)
}
