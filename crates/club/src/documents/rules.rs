//! The rules booklet: a tournament's, or the club's own.

use tapis_documents::diagrams::Figure;
use tapis_documents::papers::rules::{Chapter, Group, Rule, Rules, Setting};
use tapis_documents::papers::structure::{late_until, starting_stacks};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::Chips;
use tapis_engine::rules::citation::tda_beside;
use tapis_engine::rules::game::Game;
use tapis_engine::rules::ruleset::catalogue::{RuleReference, SettingGroup};
use tapis_engine::rules::ruleset::{Base, Ruleset};
use tapis_engine::rules::variant::Variant;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, Setup};
use tapis_engine::structure::Stakes;
use tapis_locale::{Language, text};

use super::annexes::annexes;
use super::figures::figures;
use crate::documents::Papers;
use crate::rules::games::{game_name, games_named};
use crate::rules::rule_words::{cited_rule, reference_words, setting_words};
use crate::rules::rulesets::base_name;
use crate::{Problem, RuleChapter, RuleLine, ruleset_name};

impl Papers<'_> {
    pub(super) fn rules_of_club(&mut self, rules: &Ruleset, language: Language) -> Result<Rules, Problem> {
        self.rules_printed(rules, None, language)
    }

    /// The rules of a tournament whose players begin with stacks from `stacks.0` to `stacks.1`.
    pub(super) fn rules_of_tournament(
        &mut self,
        setup: &Setup,
        stacks: (Chips, Chips),
        language: Language,
    ) -> Result<Rules, Problem> {
        self.rules_printed(&setup.rules(), Some((setup, stacks)), language)
    }

    fn rules_printed(
        &mut self,
        rules: &Ruleset,
        played: Option<(&Setup, (Chips, Chips))>,
        language: Language,
    ) -> Result<Rules, Problem> {
        let setup = played.map(|(setup, _)| setup);
        let stacks = played.map(|(_, stacks)| stacks);
        let book = self.club.rules().rulebook_played(language, rules, setup, stacks)?;
        let needless = setup.map(|setup| needless(setup)).unwrap_or_default();
        let game = setup.map_or_else(
            || game_name(language, Game::holdem(rules.betting)),
            |setup| crate::rules::games::played(language, setup),
        );
        // Raises are drawn over blinds, and seats with a button.
        let drawn = |(rule, _): &(String, Figure)| {
            !needless.contains(&rule.as_str())
                && (!rule.starts_with("7-") || setup.is_none_or(|setup| setup.stakes() == Stakes::Blinds))
                && (!WITH_A_BUTTON.contains(&rule.as_str()) || setup.is_none_or(|setup| setup.has_button()))
        };
        Ok(Rules {
            club: self.letterhead(),
            name: ruleset_name(language, rules),
            base: base_name(language, rules.base),
            disclaimer: (rules.base == Base::Tda).then(|| text(language, "rules-not_the_tda", &[])),
            tournament: setup.map(|setup| (setup.name.clone(), setup.date)),
            facts: played
                .into_iter()
                .flat_map(|(setup, stacks)| {
                    facts(setup, stacks, language).into_iter().chain([ending(setup, language)])
                })
                .collect(),
            chapters: book
                .chapters
                .into_iter()
                .map(|chapter| printed(chapter, rules.base, &needless, language))
                .collect(),
            groups: groups(rules, language),
            annexes: annexes(rules, setup, language),
            figures: figures(rules).into_iter().filter(drawn).collect(),
            game,
        })
    }
}

/// Rules about common cards, and about the button and blinds.
const OF_A_BOARD: [&str; 9] = ["2-16", "2-17", "2-18", "2-19", "2-20", "2-21", "2-22", "2-23", "7-6"];
const OF_BLINDS: [&str; 13] =
    ["6-3", "6-4", "6-5", "6-12", "6-13", "6-14", "6-15", "6-16", "6-17", "6-18", "6-19", "6-20", "7-11"];

/// Rules that say something at stud too, but whose drawings show button and blinds.
const WITH_A_BUTTON: [&str; 2] = ["2-1", "6-10"];

/// The rules that say nothing about the games of a tournament.
fn needless(setup: &SetupDraft) -> Vec<&'static str> {
    let board = |game: &Game| !game.variant().is_stud() && game.variant() != Variant::Draw27;
    let mut rules = Vec::new();
    if !setup.games().iter().any(board) {
        rules.extend(OF_A_BOARD);
    }
    if !setup.has_button() {
        rules.extend(OF_BLINDS);
    }
    rules
}

/// A chapter as printed; rules left out are only listed by number.
fn printed(chapter: RuleChapter, base: Base, needless: &[&str], language: Language) -> Chapter {
    let (hidden, others): (Vec<RuleLine>, Vec<RuleLine>) =
        chapter.rules.into_iter().partition(|rule| rule.hidden);
    // Rules that the club has written itself are printed whatever the game.
    let of_another_game = |rule: &RuleLine| !rule.of_the_club() && needless.contains(&rule.number.as_str());
    let (unused, shown): (Vec<RuleLine>, Vec<RuleLine>) = others.into_iter().partition(of_another_game);
    let number = |rule: RuleLine| rule.number;
    let rule = |rule: RuleLine| Rule {
        notes: notes(&rule, language),
        beside: beside(base, &rule, language),
        number: rule.number,
        words: rule.words,
    };
    Chapter {
        number: chapter.number,
        title: chapter.title.words,
        rules: shown.into_iter().map(rule).collect(),
        left_out: hidden.into_iter().map(number).collect(),
        needless: unused.into_iter().map(number).collect(),
    }
}

/// Number of the same rule in the TDA's text, whose settings apply.
fn beside(base: Base, rule: &RuleLine, language: Language) -> String {
    if base != Base::Tda {
        return String::new();
    }
    let told = |found: RuleReference| reference_words(language, &found);
    tda_beside(&rule.number).into_iter().map(told).collect::<Vec<_>>().join(" · ")
}

/// Differences of a rule from the ruleset's base: the club's own text, or other figures.
fn notes(rule: &RuleLine, language: Language) -> Vec<String> {
    let word = |key: &str| text(language, key, &[]);
    let mut notes = Vec::new();
    if rule.of_the_club() {
        notes.push(word(if rule.original.is_some() { "rules-note_text" } else { "rules-note_rule" }));
    }
    if rule.other_language {
        notes.push(word("rules-note_language"));
    }
    notes.extend(rule.differs.iter().cloned());
    notes
}

fn groups(rules: &Ruleset, language: Language) -> Vec<Group> {
    let mut groups: Vec<(SettingGroup, Group)> = Vec::new();
    for setting in rules.catalogue() {
        let reference =
            |reference: &tapis_engine::rules::ruleset::catalogue::RuleReference| match reference.base {
                Base::Club => cited_rule(language, &reference.rule),
                Base::Tda => Some(reference_words(language, reference)),
            };
        let line = Setting {
            name: text(language, &format!("setting-{}", setting.key), &[]),
            value: setting_words(language, &setting),
            differs: setting.differs,
            rules: setting.references.iter().filter_map(reference).collect::<Vec<_>>().join(" · "),
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

/// Facts that the rules leave to each tournament, beside its [`ending`]: stacks, late entries, rebuys.
pub(crate) fn facts(setup: &Setup, (least, most): (Chips, Chips), language: Language) -> Vec<String> {
    let level = |key, level: u32| text(language, key, &[("level", i64::from(level).into())]);
    let game = games_named(language, setup);
    let mut facts = vec![text(language, "doc-game", &[("game", game.into())])];
    facts.push(starting_stacks(language, (least.0, most.0)));
    if setup.late_last_level > 0 {
        facts.push(late_until(language, setup.late_last_level, setup.late_until_minute.map(i64::from)));
    }
    if let Some(last) = setup.re_entries_last_level() {
        facts.push(level("doc-re_entries", last));
    }
    match setup.format {
        Format::Rebuy { last_level, addon: true, .. } => {
            facts.push(level("doc-rebuys_and_addon", last_level))
        }
        Format::Rebuy { last_level, addon: false, .. } => facts.push(level("doc-rebuys", last_level)),
        Format::Freezeout => {}
    }
    facts
}

/// End of the tournament in words.
pub(crate) fn ending(setup: &Setup, language: Language) -> String {
    match setup.end {
        EndCondition::LastPlayer => text(language, "doc-end-last_player", &[]),
        EndCondition::Satellite { .. } => {
            // 0: as many as there are seats.
            let qualifiers = i64::from(setup.fixed_qualifiers().unwrap_or(0));
            text(language, "doc-end-satellite", &[("qualifiers", qualifiers.into())])
        }
        EndCondition::Flight { last_level } => {
            text(language, "doc-end-flight", &[("level", i64::from(last_level).into())])
        }
        EndCondition::TimeLimit { minutes } => {
            text(language, "doc-end-time_limit", &[("minutes", i64::from(minutes).into())])
        }
    }
}
