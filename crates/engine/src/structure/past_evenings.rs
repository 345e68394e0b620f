//! The tempo of a club, learnt from its past evenings.

use crate::base::quantity::{Chips, Millis};
use crate::structure::tempo::Tempo;
use crate::structure::{Field, Structure, expected_end};

/// Past evenings of a club that the general model weighs as much as.
const EVENINGS: i64 = 10;
/// A club's own tempo is not told from fewer past evenings.
pub const ENOUGH_EVENINGS: usize = 10;

/// Course of a past evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastEvening {
    pub structure: Structure,
    /// Chips that everyone started with.
    pub stack: Chips,
    /// Players and their purchases.
    pub field: Field,
    /// The time in the structure at which one player had all chips, breaks included.
    pub played: Millis,
    /// Time for which the clock stood still meanwhile.
    pub paused: Millis,
}

impl Tempo {
    /// The tempo of a club: that at which its past evenings would have lasted together as long as
    /// they did, drawn towards the general one as if ten evenings spoke for that. None where there
    /// are fewer than ten.
    pub fn learnt(evenings: &[PastEvening]) -> Option<Tempo> {
        if evenings.len() < ENOUGH_EVENINGS {
            return None;
        }
        let played: Millis = evenings.iter().map(|evening| evening.played).sum();
        let paused: Millis = evenings.iter().map(|evening| evening.paused.max(Millis::ZERO)).sum();
        let general = Tempo::default();
        let lasting = |speed: u32| -> Millis {
            let tempo = Tempo { speed, pauses: 0, ..general };
            evenings
                .iter()
                .map(|past| expected_end(&past.structure, past.stack, past.field, tempo).end_after)
                .sum()
        };
        // The faster, the shorter: halve the span in which the speed lies.
        let (mut slow, mut fast) = (300_u32, 3_000_u32);
        while fast - slow > 2 {
            let middle = slow.midpoint(fast);
            if lasting(middle) > played { slow = middle } else { fast = middle }
        }
        let count = i64::try_from(evenings.len()).unwrap_or(i64::MAX);
        let drawn = |own: i64, general: u32| {
            let mean = (own * count + i64::from(general) * EVENINGS) / (count + EVENINGS);
            u32::try_from(mean).unwrap_or(general)
        };
        let pauses = (paused.saturating_mul(1_000) / played.max(Millis(1))).min(500);
        let (speed, pauses) = (drawn(i64::from(fast), general.speed), drawn(pauses, general.pauses));
        Some(Tempo { speed, pauses, ..general })
    }
}
