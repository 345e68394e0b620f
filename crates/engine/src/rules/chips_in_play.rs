//! The chips there must be (1-5).

use crate::base::quantity::Chips;

/// All chips in play: what was handed out less what was removed (1-5).
pub fn total_chips(
    starting_stack: Chips,
    entries: u32,
    rebuys: u32,
    addons: u32,
    addon_multiple: u32,
    removed: Chips,
) -> Chips {
    let stacks = i64::from(entries)
        .saturating_add(i64::from(rebuys))
        .saturating_add(i64::from(addons).saturating_mul(i64::from(addon_multiple)));
    starting_stack.saturating_mul(stacks).saturating_sub(removed)
}
