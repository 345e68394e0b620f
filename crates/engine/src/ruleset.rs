//! The settings of the rules: data, not code. The defaults are the ruleset "Club (2010)".

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::quantity::TableNo;

/// Who deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DealerMode {
    /// Players deal in turn (2-2).
    PlayersDeal,
    /// A dealer who does not play.
    Dealer,
}

/// A newcomer in a vacant seat between the new button and the small blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NewcomerBetween {
    /// He sits one hand out (6-12).
    SitOutOne,
    /// He plays at once (6-16).
    PlayNow,
}

/// Going heads-up with the big blind out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HeadsUpRepeat {
    /// Last hand's small blind posts it again (6-20).
    Post,
    /// Nobody posts it twice running (001 c).
    Dead,
}

/// When a stack is small enough for a rebuy (5-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RebuyCondition {
    /// No chips, or strictly less than the big blind.
    ZeroOrBelowBb,
    /// No chips.
    ZeroOnly,
    /// The big blind or less.
    AtOrBelowBb,
    /// The starting stack or less.
    AtOrBelowStartingStack,
}

/// Equal stacks out in one hand (8-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BustTie {
    /// They share the better place.
    Shared,
    /// The director decides.
    TdDecides,
}

/// In which order tables are broken (6-6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BreakOrder {
    /// The highest number first.
    HighestFirst,
    /// This list; tables that it does not name come last, the highest first.
    List {
        /// The tables.
        tables: Vec<TableNo>,
    },
}

impl BreakOrder {
    /// The tables in the order in which they are broken.
    pub fn of(&self, tables: impl Iterator<Item = TableNo>) -> Vec<TableNo> {
        let mut open: Vec<TableNo> = tables.collect();
        open.sort_unstable_by(|a, b| b.cmp(a));
        match self {
            BreakOrder::HighestFirst => open,
            BreakOrder::List { tables } => {
                let named = tables.iter().copied().filter(|no| open.contains(no));
                named.chain(open.iter().copied().filter(|no| !tables.contains(no))).collect()
            }
        }
    }
}

/// The settings that a live evening follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Ruleset {
    /// Least age on the tournament's day (1-3).
    pub minimum_age: u8,
    /// Who deals (2-2).
    pub dealer_mode: DealerMode,
    /// The gap from which tables are balanced (6-8).
    pub balance_threshold: u8,
    /// The gap near the end (6-8).
    pub late_balance_threshold: u8,
    /// The number of tables from which the late gap counts; none: never.
    pub late_tables: Option<u8>,
    /// Newcomers between button and small blind (6-12, 6-16).
    pub newcomer_between_button_and_sb: NewcomerBetween,
    /// A small blind twice running heads-up (6-20, 001 c).
    pub heads_up_repeat_sb: HeadsUpRepeat,
    /// Who may rebuy (5-2).
    pub rebuy_condition: RebuyCondition,
    /// Equal stacks out together (8-16).
    pub bust_tie: BustTie,
    /// The order in which tables are broken (6-6).
    pub break_order: BreakOrder,
    /// Minutes after which an absent player who has not paid loses his chips (2-15).
    pub no_show_deadline_min: u16,
    /// Seconds for which a told button or big blind is good enough to move somebody by.
    pub positions_fresh_s: u32,
}

impl Default for Ruleset {
    fn default() -> Self {
        Ruleset {
            minimum_age: 18,
            dealer_mode: DealerMode::PlayersDeal,
            balance_threshold: 3,
            late_balance_threshold: 2,
            late_tables: None,
            newcomer_between_button_and_sb: NewcomerBetween::SitOutOne,
            heads_up_repeat_sb: HeadsUpRepeat::Post,
            rebuy_condition: RebuyCondition::ZeroOrBelowBb,
            bust_tie: BustTie::Shared,
            break_order: BreakOrder::HighestFirst,
            no_show_deadline_min: 30,
            positions_fresh_s: 180,
        }
    }
}

impl Ruleset {
    /// The club's rules with some settings changed, as a question to the rules gives them: an
    /// absent, null or "off" setting keeps its default.
    ///
    /// # Errors
    /// A setting has a value that it cannot have.
    ///
    /// ```
    /// use tapis_engine::ruleset::Ruleset;
    /// let rules = Ruleset::with(&serde_json::json!({ "balance_threshold": 2 })).unwrap();
    /// assert_eq!((rules.balance_threshold, rules.minimum_age), (2, 18));
    /// assert!(Ruleset::with(&serde_json::json!({ "balance_threshold": -1 })).is_err());
    /// ```
    pub fn with(settings: &Value) -> Result<Ruleset, serde_json::Error> {
        let given = match settings {
            Value::Object(given) => given.clone(),
            Value::Null => Map::new(),
            other => return serde_json::from_value(other.clone()),
        };
        let told = given.into_iter().filter(|(_, value)| !value.is_null() && value != "off");
        let told = told.map(|(name, value)| {
            let value = if name == "break_order" { break_order(value) } else { value };
            (name, value)
        });
        serde_json::from_value(Value::Object(told.collect()))
    }
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
