//! Places of players out in one hand (8-16).

use crate::base::quantity::{Chips, Place};

/// The places of those out together, the bigger stack at the start of the hand ranking better;
/// equal stacks share the better number.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::prizes::ranking::rank_busts;
/// let places = rank_busts(10, &[("A", Chips(4200)), ("B", Chips(3900))], &["A", "B"]);
/// assert_eq!(places, [("A", 9), ("B", 10)]);
/// ```
pub fn rank_busts<K: Copy + Eq>(
    players_before: u32,
    start_stacks: &[(K, Chips)],
    busted: &[K],
) -> Vec<(K, Place)> {
    let stack =
        |who: K| start_stacks.iter().find(|(key, _)| *key == who).map_or(Chips::ZERO, |(_, chips)| *chips);
    let out = u32::try_from(busted.len()).unwrap_or(u32::MAX);
    let best = players_before.saturating_sub(out).saturating_add(1);
    busted
        .iter()
        .map(|who| {
            let better = busted.iter().filter(|other| stack(**other) > stack(*who)).count();
            (*who, best.saturating_add(u32::try_from(better).unwrap_or(u32::MAX)))
        })
        .collect()
}
