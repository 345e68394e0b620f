//! Balance of the tables (6-8).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::quantity::TableNo;
use crate::rules::ruleset::Ruleset;

/// Whether somebody must move, and between which tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Balance {
    /// The gap has reached the threshold.
    pub must_balance: bool,
    /// The longest table, the lowest number among equals.
    pub from: Option<TableNo>,
    /// The shortest table, likewise.
    pub to: Option<TableNo>,
    pub gap: usize,
    /// The threshold in force.
    pub threshold: usize,
}

/// Compares the tables. The threshold tightens when few are left.
///
/// ```
/// use std::collections::BTreeMap;
/// use tapis_engine::rules::balance::check_balance;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let found = check_balance(&BTreeMap::from([(1, 9), (2, 6), (3, 8)]), &Ruleset::default());
/// assert_eq!((found.from, found.to), (Some(1), Some(2)));
/// ```
pub fn check_balance(tables: &BTreeMap<TableNo, usize>, rules: &Ruleset) -> Balance {
    let longest = tables.iter().max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)));
    let shortest = tables.iter().min_by(|a, b| a.1.cmp(b.1).then(a.0.cmp(b.0)));
    let ends = longest.zip(shortest).map(|(most, fewest)| ((*most.0, *most.1), (*fewest.0, *fewest.1)));
    balance_between(ends, tables.len(), rules)
}

/// The same from the longest and the shortest table alone, and how many tables there are.
pub(crate) fn balance_between(
    ends: Option<((TableNo, usize), (TableNo, usize))>,
    tables: usize,
    rules: &Ruleset,
) -> Balance {
    let late = rules.late_tables.is_some_and(|few| tables <= usize::from(few));
    let threshold = if late { rules.late_balance_threshold } else { rules.balance_threshold };
    // A gap of one cannot be made smaller by a move.
    let threshold = usize::from(threshold).max(2);
    let gap = ends.map_or(0, |((_, most), (_, fewest))| most.saturating_sub(fewest));
    let must_balance = gap >= threshold;
    let (from, to) = ends.filter(|_| must_balance).map(|(most, fewest)| (most.0, fewest.0)).unzip();
    Balance { must_balance, from, to, gap, threshold }
}
