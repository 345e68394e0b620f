//! The settings of the rules: data, not code. The defaults are the ruleset "Club (2010)".

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::base::quantity::TableNo;

pub mod catalogue;
mod play;
mod tables;

pub use play::*;
pub use tables::*;

/// The most characters in the name of a ruleset.
pub const LONGEST_NAME: usize = 60;

/// A ruleset that the program brings along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Base {
    /// The club's French rules of 2010.
    #[default]
    Club,
    /// The Tournament Directors Association's rules, edition 2024. Where they say nothing, what the
    /// club's say stands.
    Tda,
}

impl Base {
    /// Both bases in their order.
    pub const ALL: [Base; 2] = [Base::Club, Base::Tda];
}

impl fmt::Display for Base {
    /// Its name, as one would type it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Base::Club => "club",
            Base::Tda => "tda",
        })
    }
}

/// The settings that an evening follows, and the rulings that the floor desk gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Ruleset {
    /// The ruleset of the program from which it comes.
    pub base: Base,
    /// Name that the club gives to it; empty if it is the program's own.
    pub name: String,
    /// Least age on the tournament's day, in years (1-3).
    pub minimum_age: u8,
    /// Person who deals the cards (2-2).
    pub dealer_mode: DealerMode,
    /// Place of the first button (2-1).
    pub first_button: FirstButton,
    /// Numbers of tables left at which all seats are drawn anew, besides the start and the final
    /// table (1-4).
    pub redraw_points: Vec<u8>,
    /// Numbers of players left at which they are drawn anew too (1-4).
    pub redraw_players: Vec<u16>,
    /// Minutes after which an absent player who has not paid loses his chips (2-15).
    pub no_show_deadline_min: u16,
    /// System by which button and blinds advance (6-3).
    pub button_system: ButtonSystem,
    /// The gap from which tables are balanced (6-8).
    pub balance_threshold: u8,
    /// The gap near the end (6-8).
    pub late_balance_threshold: u8,
    /// The number of tables from which the late gap counts; `None` means never (6-8).
    pub late_tables: Option<u8>,
    /// The order in which tables are broken (6-6).
    pub break_order: BreakOrder,
    /// Destination of a broken table's players (6-6).
    pub break_destination: BreakDestination,
    /// Player who moves when tables are balanced (6-9).
    pub balance_mover: BalanceMover,
    /// Newcomers between button and small blind (6-12, 6-16; C1).
    pub newcomer_between_button_and_sb: NewcomerBetween,
    /// A small blind twice running heads-up (6-20, 001 c; C4).
    pub heads_up_repeat_sb: HeadsUpRepeat,
    /// Player who has the button on going heads-up (6-5, 6-20).
    pub heads_up_button: HeadsUpButton,
    /// Player who shuffles at a table without a dealer (2-3).
    pub shuffler: Shuffler,
    /// Seconds for which a told button or big blind is good enough to move somebody by.
    pub positions_fresh_s: u32,
    /// Condition for a rebuy (5-2; C14).
    pub rebuy_condition: RebuyCondition,
    /// Equal stacks out together (8-16).
    pub bust_tie: BustTie,
    /// Seconds to think once time is called (3-6).
    pub time_bank_s: u32,
    /// Seconds counted down after them (3-6).
    pub countdown_s: u32,
    /// Limit of bets (003 b).
    pub betting: Betting,
    /// Raises in a round of limit; `None` for no limit to them (003 f).
    pub limit_max_raises: Option<u8>,
    /// The least raise (7-10; C12).
    pub min_raise_rule: MinRaiseRule,
    /// Condition under which short all-ins open the betting again (7-19; C13).
    pub reopen_rule: ReopenRule,
    /// From this part of the least raise on a short raise is completed, in percent (7-15).
    pub short_raise_percent: u8,
    /// Player who shows first (8-3; C9).
    pub show_order: ShowOrder,
    /// The odd chip between high and low (8-13; C15).
    pub hilo_odd_chip: HiloOddChip,
    /// Number of higher chips that a chip race gives out (10-3; C10).
    pub chip_race_rounding: ChipRaceRounding,
    /// Player who gets the first card of a chip race (10-1; C11).
    pub chip_race_first: ChipRaceFirst,
    /// Source of the chips that save a player in a chip race (10-6).
    pub race_saved_chips: RaceSavedChips,
    /// Penalties for a repeated fault, the lightest first (13-1).
    pub penalty_ladder: Vec<PenaltyStep>,
    /// Suits separate equal hands: spade, heart, diamond, club (003 n; C2).
    pub tie_break_by_suit: bool,
    /// A telephone or device used during a hand (3-5).
    pub device_in_hand: DeviceInHand,
    /// Languages that may be spoken at the table (12-5).
    pub spoken_languages: SpokenLanguages,
    /// Number of times that a player may ask to see a hand that was not shown (8-7).
    pub show_requests: u8,
    /// Ranking of 2-7 hands (004, 6-II and 7-IV; C3).
    pub lowball_27: Lowball27,
    /// Player who begins in razz (004, 7-III 3).
    pub razz_order: RazzOrder,
    /// A down card of stud that whoever deals turns up (2-8).
    pub stud_down_card: StudDownCard,
    /// Equal up-cards for the bring-in.
    pub bring_in_equal: BringInEqual,
}

impl Default for Ruleset {
    fn default() -> Self {
        Ruleset {
            base: Base::Club,
            name: String::new(),
            minimum_age: 18,
            dealer_mode: DealerMode::PlayersDeal,
            first_button: FirstButton::FixedSeat,
            redraw_points: Vec::new(),
            redraw_players: Vec::new(),
            no_show_deadline_min: 30,
            button_system: ButtonSystem::Dead,
            balance_threshold: 3,
            late_balance_threshold: 2,
            late_tables: None,
            break_order: BreakOrder::HighestFirst,
            break_destination: BreakDestination::ShortestTables,
            balance_mover: BalanceMover::NextBigBlind,
            newcomer_between_button_and_sb: NewcomerBetween::SitOutOne,
            heads_up_repeat_sb: HeadsUpRepeat::Post,
            heads_up_button: HeadsUpButton::BigBlindMovesOn,
            shuffler: Shuffler::Dealer,
            positions_fresh_s: 180,
            rebuy_condition: RebuyCondition::ZeroOrBelowBb,
            bust_tie: BustTie::Shared,
            time_bank_s: 60,
            countdown_s: 10,
            betting: Betting::NoLimit,
            limit_max_raises: Some(3),
            min_raise_rule: MinRaiseRule::DoubleTotal,
            reopen_rule: ReopenRule::Doubled,
            short_raise_percent: 50,
            show_order: ShowOrder::LastAggressor,
            hilo_odd_chip: HiloOddChip::HighHalf,
            chip_race_rounding: ChipRaceRounding::Up,
            chip_race_first: ChipRaceFirst::Seat1,
            race_saved_chips: RaceSavedChips::FromRace,
            penalty_ladder: PenaltyStep::LADDER.to_vec(),
            tie_break_by_suit: false,
            device_in_hand: DeviceInHand::HandDead,
            spoken_languages: SpokenLanguages::CountryAndEnglish,
            show_requests: 1,
            lowball_27: Lowball27::Decree,
            razz_order: RazzOrder::Decree,
            stud_down_card: StudDownCard::Misdeal,
            bring_in_equal: BringInEqual::Suit,
        }
    }
}

impl Ruleset {
    /// A ruleset that the program brings along.
    ///
    /// ```
    /// use tapis_engine::rules::ruleset::{Base, MinRaiseRule, Ruleset};
    /// assert_eq!(Ruleset::of(Base::Club), Ruleset::default());
    /// assert_eq!(Ruleset::of(Base::Tda).min_raise_rule, MinRaiseRule::Increment);
    /// ```
    pub fn of(base: Base) -> Ruleset {
        let club = Ruleset::default();
        match base {
            Base::Club => club,
            Base::Tda => Ruleset {
                base,
                dealer_mode: DealerMode::Dealer,
                time_bank_s: 25,
                countdown_s: 5,
                min_raise_rule: MinRaiseRule::Increment,
                reopen_rule: ReopenRule::FullIncrement,
                chip_race_rounding: ChipRaceRounding::Down,
                ..club
            },
        }
    }

    /// The club's rules with some settings changed: see [`Ruleset::overlaid`].
    ///
    /// # Errors
    /// A setting has a value that it cannot have.
    ///
    /// ```
    /// use tapis_engine::rules::ruleset::Ruleset;
    /// let rules = Ruleset::with(&serde_json::json!({ "balance_threshold": 2 })).unwrap();
    /// assert_eq!((rules.balance_threshold, rules.minimum_age), (2, 18));
    /// assert!(Ruleset::with(&serde_json::json!({ "balance_threshold": -1 })).is_err());
    /// ```
    pub fn with(settings: &Value) -> Result<Ruleset, serde_json::Error> {
        Ruleset::default().overlaid(settings)
    }

    /// These rules with some settings changed, as a question to the rules gives them: an absent
    /// or null setting stays as it is, "off" and "none" switch off what can be. A `base` other than
    /// this ruleset's own brings all the settings of that base; those given beside it apply on top.
    ///
    /// # Errors
    /// A setting has a value that it cannot have.
    pub fn overlaid(&self, settings: &Value) -> Result<Ruleset, serde_json::Error> {
        let Value::Object(given) = settings else {
            return match settings {
                Value::Null => Ok(self.clone()),
                _ => Err(serde::de::Error::custom("settings are an object")),
            };
        };
        let base = given.get("base").filter(|base| !base.is_null()).map(Base::deserialize).transpose()?;
        let other = base.filter(|base| *base != self.base).map(Ruleset::of);
        let mut all = match serde_json::to_value(other.as_ref().unwrap_or(self))? {
            Value::Object(all) => all,
            _ => Map::new(),
        };
        let told: Vec<_> = given.iter().filter(|(_, value)| !value.is_null()).collect();
        for (name, value) in told {
            let Some(kept) = all.get(name) else { continue };
            if let Some(value) = as_kept(name, value, kept) {
                all.insert(name.clone(), value);
            }
        }
        serde_json::from_value(Value::Object(all))
    }

    /// All settings as [`Ruleset::with`] reads them.
    pub fn settings(&self) -> Value {
        let mut all = serde_json::to_value(self).unwrap_or_default();
        if let Some(settings) = all.as_object_mut() {
            settings.values_mut().filter(|value| value.is_null()).for_each(|value| *value = json!("off"));
        }
        all
    }
}

/// A setting as it is said (`"on"`, `"highest_first"`) in the form in which it is kept. `None` if it says nothing.
fn as_kept(name: &str, said: &Value, kept: &Value) -> Option<Value> {
    let word = said.as_str();
    let nothing = matches!(word, Some("off" | "none" | "never"));
    Some(match name {
        "break_order" => break_order(said.clone()),
        "late_tables" if nothing => Value::Null,
        "limit_max_raises" if nothing || word == Some("unlimited") => Value::Null,
        "redraw_points" | "redraw_players" => redraw_points(said),
        _ => match (kept, word) {
            (Value::Bool(_), Some("on" | "yes")) => json!(true),
            (Value::Bool(_), Some("off" | "no" | "none")) => json!(false),
            (_, Some("off")) => return None,
            _ => said.clone(),
        },
    })
}

/// A break order as it is said (`"highest_first"`, or the tables' names) in the form it is kept.
fn break_order(said: Value) -> Value {
    match said {
        Value::String(kind) => json!({ "type": kind }),
        Value::Array(tables) => {
            let number = |name: &Value| name.as_str().and_then(|name| name.parse::<TableNo>().ok());
            let tables: Vec<Value> =
                tables.into_iter().map(|name| number(&name).map_or(name, Value::from)).collect();
            json!({ "type": "list", "tables": tables })
        }
        other => other,
    }
}

/// Points of a new draw as they are said: those that always are one (start, merged days, final
/// table) need no saying.
fn redraw_points(said: &Value) -> Value {
    let always = |point: &Value| {
        matches!(point.as_str(), Some("start" | "day_merge" | "final_table" | "none" | "off"))
    };
    match said {
        Value::Array(points) => Value::Array(points.iter().filter(|point| !always(point)).cloned().collect()),
        point if always(point) => json!([]),
        Value::Number(_) => json!([said]),
        other => other.clone(),
    }
}
