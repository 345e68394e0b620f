//! The booklet's rules in the club's own words.

use tapis_club::locale::Language;
use tapis_club::{Problem, RuleLine, Rulebook};
use tauri::AppHandle;

use super::rulesets::edited;
use super::shared;

pub fn rulebook(app: &AppHandle, language: Language) -> Result<Rulebook, Problem> {
    shared(app).with(|club| club.rulebook(language, &club.default_ruleset()?, None))
}

pub fn rule_preview(app: &AppHandle, language: Language, words: String) -> Result<String, Problem> {
    shared(app).with(|club| club.preview_rule(language, &words))
}

pub fn rule_write(
    app: &AppHandle,
    language: Language,
    number: String,
    words: String,
) -> Result<RuleLine, Problem> {
    edited(app, |club| club.write_rule(language, &number, &words))
}

pub fn rule_add(
    app: &AppHandle,
    language: Language,
    number: String,
    words: String,
) -> Result<RuleLine, Problem> {
    edited(app, |club| club.add_rule(language, &number, &words))
}

pub fn rule_hide(app: &AppHandle, number: String, hidden: bool) -> Result<(), Problem> {
    edited(app, |club| club.hide_rule(&number, hidden))
}

pub fn rule_text_restore(app: &AppHandle, language: Language, number: String) -> Result<(), Problem> {
    edited(app, |club| club.restore_rule_text(language, &number))
}
