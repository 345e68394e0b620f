//! Questions about the play itself: places, rebuys, the end, the clock, absent players.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Serialize};

use crate::absent::absent;
use crate::ending::total_chips;
use crate::floor::facts::{FactsError, MOST_CHIPS, amounts, cannot_be};
use crate::quantity::{Chips, Place};
use crate::ranking::rank_busts;
use crate::rebuys::{RebuyAnswer, RebuyPhase, RebuyQuestion, ask};
use crate::ruleset::{BustTie, DealerMode, Ruleset};

use super::blinds::dealt_by;
use super::one;

/// Players who go out in one hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct OutTogether {
    /// Players left before the hand.
    pub players_before: u32,
    /// Stacks at the start of the hand.
    pub start_stacks: BTreeMap<String, Chips>,
    /// Who went out.
    pub busted: Vec<String>,
}

/// Their places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// The place of each.
    pub places: BTreeMap<String, Place>,
    /// Stacks are equal and the director decides.
    pub td_decides: bool,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn ranking(rules: &Ruleset, facts: &OutTogether) -> Result<Places, FactsError> {
    let OutTogether { players_before, start_stacks, busted } = facts;
    let distinct: BTreeSet<_> = busted.iter().collect();
    let before = usize::try_from(*players_before).unwrap_or(usize::MAX);
    if distinct.len() < busted.len() || busted.len() >= before || start_stacks.len() > before {
        return cannot_be("all are out, more than played, or one is out twice");
    }
    if start_stacks.values().any(|stack| *stack < Chips::ZERO) {
        return cannot_be("a stack is below zero");
    }
    for who in busted {
        match start_stacks.get(who) {
            None => return cannot_be(format!("the stack of {who} is not given")),
            Some(&Chips::ZERO) => return cannot_be(format!("{who} had nothing to lose")),
            Some(_) => {}
        }
    }
    let stacks: Vec<(&str, Chips)> = start_stacks.iter().map(|(who, stack)| (who.as_str(), *stack)).collect();
    let out: Vec<&str> = busted.iter().map(String::as_str).collect();
    let ranked = rank_busts(*players_before, &stacks, &out);
    let places: BTreeMap<String, Place> =
        ranked.into_iter().map(|(who, place)| (who.to_owned(), place)).collect();
    let distinct: BTreeSet<Place> = places.values().copied().collect();
    let td_decides = rules.bust_tie == BustTie::TdDecides && distinct.len() < places.len();
    Ok(Places { places, td_decides, rule: "8-16".into() })
}

/// What a tournament sells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sold {
    /// Nothing (5-1).
    Freezeout,
    /// Rebuys.
    Rebuy,
    /// Rebuys and an add-on.
    RebuyAddon,
}

/// A player who would buy chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Buyer {
    /// What the tournament sells.
    pub format: Sold,
    /// How far the rebuy period has come.
    pub phase: RebuyPhase,
    /// Chips in front of the player.
    pub stack: Chips,
    /// The big blind in force.
    pub big_blind: Chips,
    /// One rebuy.
    pub starting_stack: Chips,
    /// Rebuys taken before.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub rebuys_taken: u32,
    /// The most of them; none: no limit.
    #[serde(default)]
    pub max_rebuys: Option<u32>,
    /// An add-on is sold; none: as the format says.
    #[serde(default)]
    pub addon_enabled: Option<bool>,
    /// It was taken.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub addon_taken: bool,
    /// Starting stacks in it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub addon_multiple: u32,
    /// Hands missed since the stack was lost (5-3).
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub hands_missed: u32,
}

/// What may be sold to him.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sale {
    /// What, and what his stack becomes.
    #[serde(flatten)]
    pub answer: RebuyAnswer,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn rebuy(rules: &Ruleset, facts: &Buyer) -> Result<Sale, FactsError> {
    let Buyer { stack, big_blind, starting_stack, addon_multiple, .. } = *facts;
    if stack < Chips::ZERO || big_blind < Chips(1) || starting_stack < Chips(1) || addon_multiple < 1 {
        return cannot_be("chips below zero, or no blind, stack or add-on to speak of");
    }
    amounts(&[("the stack", stack), ("the big blind", big_blind), ("the first stack", starting_stack)])?;
    let question = RebuyQuestion {
        freezeout: facts.format == Sold::Freezeout,
        phase: facts.phase,
        stack,
        big_blind,
        starting_stack,
        rebuys_taken: facts.rebuys_taken,
        max_rebuys: facts.max_rebuys,
        addon_enabled: facts.addon_enabled.unwrap_or(facts.format == Sold::RebuyAddon),
        addon_taken: facts.addon_taken,
        addon_multiple,
        hands_missed: facts.hands_missed,
    };
    let answer = ask(&question, rules);
    let rule = answer.rebuy_refused.map_or("5-2", |refused| refused.rule());
    Ok(Sale { answer, rule: rule.into() })
}

/// When play ends, and how far it has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum EndTold {
    /// One player has all chips (1-5).
    LastPlayer {},
    /// All who are left qualify (1-5).
    Satellite {
        /// How many qualify.
        qualifiers: u32,
    },
    /// After so long; those left are ranked by chips (003 c).
    TimeLimit {
        /// How long, in minutes.
        minutes: u32,
        /// Minutes played; needed while several players are left.
        #[serde(default)]
        elapsed_min: Option<u32>,
    },
}

impl Default for EndTold {
    fn default() -> Self {
        EndTold::LastPlayer {}
    }
}

/// Read fact by fact, so that one that is wrong is named.
impl<'de> Deserialize<'de> for EndTold {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind {
            LastPlayer,
            Satellite,
            TimeLimit,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Told {
            r#type: Kind,
            qualifiers: Option<u32>,
            minutes: Option<u32>,
            elapsed_min: Option<u32>,
        }
        let told = Told::deserialize(from)?;
        let unknown = |name, _: u32| Err(D::Error::unknown_field(name, &["type"]));
        match (told.r#type, told.qualifiers, told.minutes, told.elapsed_min) {
            (Kind::LastPlayer, None, None, None) => Ok(EndTold::LastPlayer {}),
            (Kind::Satellite, Some(qualifiers), None, None) => Ok(EndTold::Satellite { qualifiers }),
            (Kind::TimeLimit, None, Some(minutes), elapsed_min) => {
                Ok(EndTold::TimeLimit { minutes, elapsed_min })
            }
            (Kind::Satellite, None, ..) => Err(D::Error::missing_field("qualifiers")),
            (Kind::TimeLimit, None, None, _) => Err(D::Error::missing_field("minutes")),
            (Kind::LastPlayer | Kind::TimeLimit, Some(told), ..) => unknown("qualifiers", told),
            (_, _, Some(told), _) => unknown("minutes", told),
            (_, _, _, Some(told)) => unknown("elapsed_min", told),
        }
    }
}

/// A tournament that may be over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Chips that an entry gets.
    pub starting_stack: Chips,
    /// Entries.
    pub entries: u32,
    /// Rebuys sold.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub rebuys: u32,
    /// Add-ons sold.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub addons: u32,
    /// Starting stacks in an add-on.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub addon_multiple: u32,
    /// Chips taken out of play.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub chips_removed: Chips,
    /// Players left.
    pub players_left: u32,
    /// When play ends; none: when one player has all chips.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub end_condition: EndTold,
}

/// Whether it is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CourseEnd {
    /// All chips in play.
    pub total_chips: Chips,
    /// It is over.
    pub finished: bool,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn end_condition(facts: &Course) -> Result<CourseEnd, FactsError> {
    let Course { starting_stack, entries, rebuys, addons, addon_multiple, chips_removed, .. } = *facts;
    let stacks = i128::from(entries) + i128::from(rebuys) + i128::from(addons) * i128::from(addon_multiple);
    let issued = i128::from(starting_stack).saturating_mul(stacks);
    if starting_stack < Chips(1) || chips_removed < Chips::ZERO || issued > i128::from(MOST_CHIPS) {
        return cannot_be("chips below zero, or more than there can be");
    }
    let left = facts.players_left;
    if i128::from(chips_removed) > issued || left > entries || left < 1 {
        return cannot_be("more chips removed than issued, nobody left, or more left than entered");
    }
    let finished = match facts.end_condition {
        EndTold::LastPlayer {} => left <= 1,
        EndTold::Satellite { qualifiers: 0 } => return cannot_be("nobody qualifies"),
        EndTold::Satellite { qualifiers } => left <= qualifiers,
        EndTold::TimeLimit { .. } if left <= 1 => true,
        EndTold::TimeLimit { minutes, elapsed_min: Some(elapsed) } => elapsed >= minutes,
        EndTold::TimeLimit { elapsed_min: None, .. } => {
            return Err(FactsError::missing("end_condition.elapsed_min"));
        }
    };
    let total_chips = total_chips(starting_stack, entries, rebuys, addons, addon_multiple, chips_removed);
    Ok(CourseEnd { total_chips, finished, rule: "1-5".into() })
}

/// An absent player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Absentee {
    /// He has paid.
    pub fee_prepaid: bool,
    /// His chips.
    pub stack: Chips,
    /// Blinds and antes posted for him.
    pub posted: Vec<Chips>,
    /// Minutes after which who has not paid loses his chips; none: as the rules say.
    #[serde(default)]
    pub no_show_deadline_min: Option<u16>,
    /// How late he is.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub minutes_late: u32,
}

/// What is left of his stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbsentStack {
    /// His chips.
    pub stack: Chips,
    /// He is out.
    pub removed: bool,
    /// Chips taken out of play, blinds apart.
    pub taken_away: Chips,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn absent_player(rules: &Ruleset, facts: &Absentee) -> Result<AbsentStack, FactsError> {
    if facts.stack < Chips::ZERO || facts.posted.iter().any(|chips| *chips < Chips::ZERO) {
        return cannot_be("chips below zero");
    }
    let posted = facts.posted.iter().fold(Chips::ZERO, |sum: Chips, chips| sum.saturating_add(*chips));
    let deadline = u32::from(facts.no_show_deadline_min.unwrap_or(rules.no_show_deadline_min));
    let found = absent(facts.fee_prepaid, facts.stack, posted, facts.minutes_late, deadline);
    let (stack, removed, taken_away) = (found.stack, found.removed, found.taken_away);
    Ok(AbsentStack { stack, removed, taken_away, rule: "2-15".into() })
}

/// The moment from which a hand is played (6-2): only one of the two moments decides, and it must
/// be told.
fn hand_starts(
    rules: &Ruleset,
    dealer_mode: Option<DealerMode>,
    pot: Option<i64>,
    shuffle: Option<i64>,
) -> Result<i64, FactsError> {
    if pot.is_some_and(|pot| pot < 0) || pot.zip(shuffle).is_some_and(|(pot, shuffle)| shuffle < pot) {
        return cannot_be("the shuffle comes before the pot is awarded");
    }
    let mode = dealt_by(rules, dealer_mode).dealer_mode;
    let (told, key) = match mode {
        DealerMode::PlayersDeal => (pot, "pot_awarded_at_s"),
        DealerMode::Dealer => (shuffle, "next_shuffle_at_s"),
    };
    told.ok_or_else(|| FactsError::missing(key))
}

/// A level that ends around the start of a hand, in seconds of one clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LevelMoments {
    /// Who deals; none: as the rules say.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
    /// The level ends.
    pub level_ends_at_s: i64,
    /// The pot is awarded: it decides where players deal.
    #[serde(default)]
    pub pot_awarded_at_s: Option<i64>,
    /// The next shuffle begins: it decides where a dealer deals.
    #[serde(default)]
    pub next_shuffle_at_s: Option<i64>,
}

/// The level at which a hand is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayedLevel {
    /// The one that has ended.
    Old,
    /// The one that begins.
    New,
}

/// Which level the next hand is played at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextLevel {
    /// The old one or the new one.
    pub next_hand_level: PlayedLevel,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn clock_level(rules: &Ruleset, facts: &LevelMoments) -> Result<NextLevel, FactsError> {
    let starts = hand_starts(rules, facts.dealer_mode, facts.pot_awarded_at_s, facts.next_shuffle_at_s)?;
    let ended = starts >= facts.level_ends_at_s;
    Ok(NextLevel {
        next_hand_level: if ended { PlayedLevel::New } else { PlayedLevel::Old },
        rule: "6-1".into(),
    })
}

/// A claim about a hand, in seconds of one clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ClaimMoments {
    /// Who deals; none: as the rules say.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
    /// The claim is made.
    pub claim_at_s: i64,
    /// The pot is awarded: it decides where players deal.
    #[serde(default)]
    pub pot_awarded_at_s: Option<i64>,
    /// The next shuffle begins: it decides where a dealer deals.
    #[serde(default)]
    pub next_shuffle_at_s: Option<i64>,
}

/// Whether a claim comes in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClaimHeard {
    /// It does.
    pub admissible: bool,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn retroactive(rules: &Ruleset, facts: &ClaimMoments) -> Result<ClaimHeard, FactsError> {
    let starts = hand_starts(rules, facts.dealer_mode, facts.pot_awarded_at_s, facts.next_shuffle_at_s)?;
    Ok(ClaimHeard { admissible: facts.claim_at_s < starts, rule: "9-1".into() })
}
