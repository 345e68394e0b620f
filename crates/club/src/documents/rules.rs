//! The rules booklet of a ruleset: a tournament's, or the club's own.

use tapis_documents::papers::rules::{Group, Rules, Setting};
use tapis_engine::ending::EndCondition;
use tapis_engine::ruleset::catalogue::SettingGroup;
use tapis_engine::ruleset::{Base, Ruleset};
use tapis_engine::setup::{Format, Setup};
use tapis_locale::{Language, text};

use crate::rule_words::{rule_values, setting_words};
use crate::rulesets::base_name;
use crate::{Club, ruleset_name};

impl Club {
    pub(super) fn rules_of_club(&self, rules: &Ruleset, language: Language) -> Rules {
        Rules {
            club: self.letterhead(),
            name: ruleset_name(language, rules),
            base: base_name(language, rules.base),
            tournament: None,
            facts: Vec::new(),
            values: rule_values(language, rules, None),
            groups: groups(rules, language),
        }
    }

    pub(super) fn rules_of_tournament(&self, setup: &Setup, language: Language) -> Rules {
        Rules {
            tournament: Some((setup.name.clone(), setup.date)),
            facts: facts(setup, language),
            ..self.rules_of_club(&setup.ruleset, language)
        }
    }
}

fn groups(rules: &Ruleset, language: Language) -> Vec<Group> {
    let mut groups: Vec<(SettingGroup, Group)> = Vec::new();
    for setting in rules.catalogue() {
        let reference = |reference: &tapis_engine::ruleset::catalogue::RuleReference| match reference.base {
            Base::Club => reference.rule.clone(),
            Base::Tda => format!("TDA {}", reference.rule),
        };
        let line = Setting {
            name: text(language, &format!("setting-{}", setting.key), &[]),
            value: setting_words(language, &setting),
            differs: setting.differs,
            rules: setting.references.iter().map(reference).collect::<Vec<_>>().join(", "),
        };
        match groups.last_mut().filter(|(about, _)| *about == setting.group) {
            Some((_, group)) => group.settings.push(line),
            None => {
                let about = serde_json::to_value(setting.group).unwrap_or_default();
                let key = format!("ruleset-group-{}", about.as_str().unwrap_or_default());
                let title = text(language, &key, &[]);
                groups.push((setting.group, Group { title, settings: vec![line] }));
            }
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// What the rules leave to each tournament: stacks, late entries, rebuys, the end.
fn facts(setup: &Setup, language: Language) -> Vec<String> {
    let level = |key, level: u32| text(language, key, &[("level", i64::from(level).into())]);
    let mut facts = vec![text(language, "doc-stack", &[("chips", setup.starting_stack.into())])];
    if setup.late_last_level > 0 {
        facts.push(level("doc-late_until", setup.late_last_level));
    }
    match setup.format {
        Format::Rebuy { last_level, addon: true, .. } => {
            facts.push(level("doc-rebuys_and_addon", last_level))
        }
        Format::Rebuy { last_level, addon: false, .. } => facts.push(level("doc-rebuys", last_level)),
        Format::Freezeout => {}
    }
    facts.push(match setup.end {
        EndCondition::LastPlayer => text(language, "doc-end-last_player", &[]),
        EndCondition::Satellite { qualifiers } => {
            text(language, "doc-end-satellite", &[("qualifiers", i64::from(qualifiers).into())])
        }
        EndCondition::TimeLimit { minutes } => {
            text(language, "doc-end-time_limit", &[("minutes", i64::from(minutes).into())])
        }
    });
    facts
}
