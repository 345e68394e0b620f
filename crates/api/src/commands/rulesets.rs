//! Rulesets: those of the program and the club's own.

use tapis_api_macros::commands;
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::engine::rules::ruleset::catalogue::SettingValue;
use tapis_club::{Problem, RulesetView, SettingView};

#[commands]
impl RulesetCommands<'_> {
    /// All rulesets: the program's, then the club's own.
    #[audience(floor)]
    pub fn rulesets(&self) -> Result<Vec<RulesetView>, Problem> {
        self.read(|club| club.rules().rulesets(self.language()))
    }

    /// A ruleset as a tournament or a set-up has it.
    #[audience(desk)]
    pub fn ruleset_view(&self, ruleset: Ruleset) -> Result<RulesetView, Problem> {
        self.read(|club| club.rules().view_ruleset(self.language(), &ruleset))
    }

    /// The settings in which one ruleset differs from another; its value stands as the base's.
    #[audience(desk)]
    pub fn ruleset_changes(&self, from: Ruleset, to: Ruleset) -> Result<Vec<SettingView>, Problem> {
        let changed = to.compared(&from).into_iter().filter(|setting| setting.differs);
        Ok(changed.map(|setting| SettingView::of(self.language(), setting)).collect())
    }

    /// Makes a ruleset of the club's own from another.
    #[audience(desk)]
    pub fn ruleset_create(&self, name: String, from: Ruleset) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().create_ruleset(self.language(), &name, &from))
    }

    /// Renames a ruleset of the club.
    #[audience(desk)]
    pub fn ruleset_rename(&self, id: i64, name: String) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().rename_ruleset(self.language(), id, &name))
    }

    /// Changes one setting of a ruleset.
    #[audience(desk)]
    pub fn rule_set(&self, id: i64, key: String, value: SettingValue) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().set_rule(self.language(), id, &key, &value))
    }

    /// Puts one setting back to what it is in the base.
    #[audience(desk)]
    pub fn rule_restore(&self, id: i64, key: String) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().restore_rule(self.language(), id, &key))
    }

    /// Puts all settings back.
    #[audience(desk)]
    pub fn ruleset_restore(&self, id: i64) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().restore_ruleset(self.language(), id))
    }

    /// Chooses the rules that the club plays by where nothing else is said.
    #[audience(desk)]
    pub fn ruleset_default(&self, key: String) -> Result<RulesetView, Problem> {
        self.change(None, |club| club.rules().set_default_ruleset(self.language(), &key))
    }

    /// Deletes a ruleset; tournaments keep their copy.
    #[audience(desk)]
    pub fn ruleset_delete(&self, id: i64) -> Result<(), Problem> {
        self.change(None, |club| club.rules().delete_ruleset(id))
    }
}
