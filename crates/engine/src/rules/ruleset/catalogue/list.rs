//! The list itself. A new setting: its field in [`Ruleset`], a line here, its name and
//! explanation in `locales/*/ruleset.ftl`, and a test that sees it obeyed.
//!
//! [`Ruleset`]: crate::rules::ruleset::Ruleset

use super::RuleReference;
use crate::rules::citation::of_the_tda;
use crate::rules::ruleset::Base;
use crate::rules::ruleset::catalogue::setting::{SettingGroup, SettingKind, SettingUnit};

/// A setting that can be changed.
pub(super) struct SettingLine {
    pub(super) key: &'static str,
    pub(super) group: SettingGroup,
    pub(super) kind: Form,
    /// Rules of the club's text of 2010; a three-figure number before a rule names one of the
    /// texts beside it. [`crate::rules::citation`] knows the TDA's for them.
    rules: &'static [&'static str],
}

/// [`SettingKind`], as it stands in a list.
pub(super) enum Form {
    Switch,
    Number(u32, u32, SettingUnit),
    NumberOrOff(u32, u32, SettingUnit),
    Choice(&'static [&'static str]),
    Numbers(u32, u32),
    Steps(&'static [&'static str]),
}

impl Form {
    pub(super) fn owned(&self) -> SettingKind {
        let words = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        match self {
            Form::Switch => SettingKind::Switch,
            Form::Number(least, most, unit) => {
                SettingKind::Number { least: *least, most: *most, unit: *unit, may_be_off: false }
            }
            Form::NumberOrOff(least, most, unit) => {
                SettingKind::Number { least: *least, most: *most, unit: *unit, may_be_off: true }
            }
            Form::Choice(choices) => SettingKind::Choice { choices: words(choices) },
            Form::Numbers(least, most) => SettingKind::Numbers { least: *least, most: *most },
            Form::Steps(choices) => SettingKind::Steps { choices: words(choices) },
        }
    }
}

impl SettingLine {
    /// The club's rules, then the TDA's that speak of the same.
    pub(super) fn references(&self) -> Vec<RuleReference> {
        let mut found: Vec<RuleReference> =
            self.rules.iter().map(|rule| RuleReference::of(Base::Club, rule)).collect();
        for rule in self.rules.iter().flat_map(|rule| of_the_tda(rule)) {
            let reference = RuleReference::of(Base::Tda, rule);
            if !found.contains(&reference) {
                found.push(reference);
            }
        }
        found
    }
}

const fn line(
    key: &'static str,
    group: SettingGroup,
    kind: Form,
    rules: &'static [&'static str],
) -> SettingLine {
    SettingLine { key, group, kind, rules }
}

pub(super) const CATALOGUE: &[SettingLine] = &[
    line("minimum_age", SettingGroup::Evening, Form::Number(16, 99, SettingUnit::Years), &["1-3"]),
    line(
        "dealer_mode",
        SettingGroup::Evening,
        Form::Choice(&["players_deal", "dealer"]),
        &["2-2", "6-2", "6-17", "6-18"],
    ),
    line("shuffler", SettingGroup::Evening, Form::Choice(&["dealer", "small_blind"]), &["2-3"]),
    line(
        "no_show_deadline_min",
        SettingGroup::Evening,
        Form::Number(0, 600, SettingUnit::Minutes),
        &["2-15"],
    ),
    line("balance_threshold", SettingGroup::Tables, Form::Number(2, 9, SettingUnit::Players), &["6-8"]),
    line("late_tables", SettingGroup::Tables, Form::NumberOrOff(2, 100, SettingUnit::Tables), &["6-8"]),
    line("late_balance_threshold", SettingGroup::Tables, Form::Number(2, 9, SettingUnit::Players), &["6-8"]),
    line("break_order", SettingGroup::Tables, Form::Numbers(1, 999), &["6-6"]),
    line(
        "break_destination",
        SettingGroup::Tables,
        Form::Choice(&["shortest_tables", "free_seats"]),
        &["6-6", "6-11"],
    ),
    line("balance_mover", SettingGroup::Tables, Form::Choice(&["next_big_blind", "drawn"]), &["6-9"]),
    line("redraw_points", SettingGroup::Tables, Form::Numbers(2, 100), &["1-4"]),
    line("redraw_players", SettingGroup::Tables, Form::Numbers(2, 10_000), &["1-4"]),
    line(
        "positions_fresh_s",
        SettingGroup::Tables,
        Form::Number(30, 3600, SettingUnit::Seconds),
        &["6-9", "6-10"],
    ),
    line(
        "button_system",
        SettingGroup::Blinds,
        Form::Choice(&["dead", "moving", "moving_made_up"]),
        &["6-3", "001 c", "002 11"],
    ),
    line("first_button", SettingGroup::Blinds, Form::Choice(&["fixed_seat", "card_draw"]), &["2-1"]),
    line(
        "newcomer_between_button_and_sb",
        SettingGroup::Blinds,
        Form::Choice(&["sit_out_one", "play_now"]),
        &["6-12", "6-16"],
    ),
    line("heads_up_repeat_sb", SettingGroup::Blinds, Form::Choice(&["post", "dead"]), &["6-20", "001 c"]),
    line(
        "heads_up_button",
        SettingGroup::Blinds,
        Form::Choice(&["big_blind_moves_on", "last_small_blind"]),
        &["6-5", "6-20"],
    ),
    line(
        "rebuy_condition",
        SettingGroup::Ranking,
        Form::Choice(&["zero_or_below_bb", "zero_only", "at_or_below_bb", "at_or_below_starting_stack"]),
        &["5-2"],
    ),
    line("bust_tie", SettingGroup::Ranking, Form::Choice(&["shared", "td_decides"]), &["8-16"]),
    line(
        "betting",
        SettingGroup::Betting,
        Form::Choice(&["no_limit", "pot_limit", "limit"]),
        &["003 b", "004 7-I"],
    ),
    line("min_raise_rule", SettingGroup::Betting, Form::Choice(&["double_total", "increment"]), &["7-10"]),
    line("reopen_rule", SettingGroup::Betting, Form::Choice(&["doubled", "full_increment"]), &["7-19"]),
    line("short_raise_percent", SettingGroup::Betting, Form::Number(1, 100, SettingUnit::Percent), &["7-15"]),
    line("limit_max_raises", SettingGroup::Betting, Form::NumberOrOff(1, 9, SettingUnit::Raises), &["003 f"]),
    line(
        "show_order",
        SettingGroup::Showdown,
        Form::Choice(&["last_aggressor", "first_caller"]),
        &["8-3", "003 k"],
    ),
    line("hilo_odd_chip", SettingGroup::Showdown, Form::Choice(&["high_half", "left_of_button"]), &["8-13"]),
    line("tie_break_by_suit", SettingGroup::Showdown, Form::Switch, &["003 n", "004 6-IV"]),
    line(
        "chip_race_rounding",
        SettingGroup::Chips,
        Form::Choice(&["up", "half", "down"]),
        &["10-3", "001 a"],
    ),
    line(
        "chip_race_first",
        SettingGroup::Chips,
        Form::Choice(&["seat_1", "left_of_button"]),
        &["10-1", "001 a"],
    ),
    line("race_saved_chips", SettingGroup::Chips, Form::Choice(&["from_race", "added"]), &["10-6"]),
    line("time_bank_s", SettingGroup::Conduct, Form::Number(5, 600, SettingUnit::Seconds), &["3-6"]),
    line("countdown_s", SettingGroup::Conduct, Form::Number(0, 120, SettingUnit::Seconds), &["3-6"]),
    line(
        "device_in_hand",
        SettingGroup::Conduct,
        Form::Choice(&["hand_dead", "tolerated"]),
        &["3-5", "12-6"],
    ),
    line(
        "spoken_languages",
        SettingGroup::Conduct,
        Form::Choice(&["country_and_english", "country_and_english_in_hand", "country", "any"]),
        &["12-5"],
    ),
    line("show_requests", SettingGroup::Conduct, Form::Number(0, 20, SettingUnit::Times), &["8-7"]),
    line(
        "penalty_ladder",
        SettingGroup::Conduct,
        Form::Steps(&[
            "warning_1_hand",
            "suspend_1_orbit",
            "suspend_2_orbits",
            "suspend_3_orbits",
            "suspend_4_orbits",
            "disqualified",
        ]),
        &["13-1"],
    ),
    line(
        "lowball_27",
        SettingGroup::Games,
        Form::Choice(&["decree", "international"]),
        &["004 6-II", "004 7-IV"],
    ),
    line("razz_order", SettingGroup::Games, Form::Choice(&["decree", "international"]), &["004 7-III"]),
    line("stud_down_card", SettingGroup::Games, Form::Choice(&["misdeal", "dealt_down_instead"]), &["2-8"]),
    line("bring_in_equal", SettingGroup::Games, Form::Choice(&["suit", "first_seat"]), &["004 7-III"]),
];
