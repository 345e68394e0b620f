//! Rulesets: those of the program and the club's own.

use tapis_club::engine::ruleset::Ruleset;
use tapis_club::engine::ruleset::catalogue::{Setting, SettingValue};
use tapis_club::{Club, Problem, RulesetView};
use tauri::AppHandle;

use super::{changed, shared};

/// Changes something in the club's rulesets, and tells the windows.
pub(super) fn edited<T>(
    app: &AppHandle,
    edit: impl FnOnce(&mut Club) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let edited = shared(app).with(edit)?;
    changed(app, None);
    Ok(edited)
}

pub fn rulesets(app: &AppHandle) -> Result<Vec<RulesetView>, Problem> {
    shared(app).with(|club| club.rulesets())
}

pub fn ruleset_view(app: &AppHandle, ruleset: Ruleset) -> Result<RulesetView, Problem> {
    shared(app).with(|club| club.view_ruleset(&ruleset))
}

pub fn ruleset_changes(_app: &AppHandle, from: Ruleset, to: Ruleset) -> Result<Vec<Setting>, Problem> {
    Ok(to.compared(&from).into_iter().filter(|setting| setting.differs).collect())
}

pub fn ruleset_create(app: &AppHandle, name: String, from: Ruleset) -> Result<RulesetView, Problem> {
    edited(app, |club| club.create_ruleset(&name, &from))
}

pub fn ruleset_rename(app: &AppHandle, id: i64, name: String) -> Result<RulesetView, Problem> {
    edited(app, |club| club.rename_ruleset(id, &name))
}

pub fn rule_set(app: &AppHandle, id: i64, key: String, value: SettingValue) -> Result<RulesetView, Problem> {
    edited(app, |club| club.set_rule(id, &key, &value))
}

pub fn rule_restore(app: &AppHandle, id: i64, key: String) -> Result<RulesetView, Problem> {
    edited(app, |club| club.restore_rule(id, &key))
}

pub fn ruleset_restore(app: &AppHandle, id: i64) -> Result<RulesetView, Problem> {
    edited(app, |club| club.restore_ruleset(id))
}

pub fn ruleset_default(app: &AppHandle, key: String) -> Result<RulesetView, Problem> {
    edited(app, |club| club.set_default_ruleset(&key))
}

pub fn ruleset_delete(app: &AppHandle, id: i64) -> Result<(), Problem> {
    edited(app, |club| club.delete_ruleset(id))
}
