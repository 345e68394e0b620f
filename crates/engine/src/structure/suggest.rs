//! A structure proposed for an evening: blinds that the club's chips can pay, going up in ratios
//! that stay even, and over when the evening should be.

use crate::quantity::Chips;

use super::{AnteKind, Step, Structure, estimate};

/// Big blinds within a power of ten, as clubs play them, the best liked first: from a level more
/// in each power of ten to a structure for a short evening.
const RUNGS: [&[Chips]; 6] = [
    &[100, 150, 200, 300, 400, 600, 800],
    &[100, 150, 200, 300, 400, 500, 600, 800],
    &[100, 150, 200, 300, 400, 600],
    &[100, 120, 150, 200, 250, 300, 400, 500, 600, 800],
    &[100, 200, 300, 400, 600],
    &[100, 200, 300, 600],
];

/// Lengths of levels that a director says aloud, in minutes, the best liked first.
const LENGTHS: [u32; 10] = [20, 15, 12, 25, 10, 30, 8, 40, 6, 5];

/// Minutes of play after which a break is due.
const PLAY_BEFORE_BREAK: u32 = 60;

/// A break's length in minutes.
const BREAK: u32 = 10;

/// Levels kept in reserve after the expected end.
const RESERVE: usize = 3;

/// Steps for so many players, stacks and minutes with this smallest chip. Play begins a hundred
/// big blinds deep; the big blind reaches a twentieth of all chips when the minutes are over, and
/// three levels are kept in reserve. There is a break after every hour or so; small chips are
/// raced off in the first break after which no blind needs them.
///
/// ```
/// use tapis_engine::structure::{Structure, estimate, suggest};
/// let structure = Structure::check(suggest(10_000, 30, 240, 25)).unwrap();
/// assert!(structure.warnings().is_empty());
/// let minutes = estimate(&structure, 300_000).end_after / 60_000;
/// assert!((200..=280).contains(&minutes));
/// ```
pub fn suggest(starting_stack: Chips, players: u32, minutes: u32, smallest_chip: Chips) -> Vec<Step> {
    let stack = starting_stack.clamp(100, 1_000_000);
    let players = i64::from(players.clamp(2, 2_000));
    let minutes = i64::from(minutes.clamp(30, 24 * 60));
    let chip = smallest_chip.clamp(1, stack / 10);
    let first = (stack / 100).max(chip.saturating_mul(2));
    let chips = stack.saturating_mul(players);
    let last = (chips / 20).max(first.saturating_mul(4));
    let mut best: Option<(i64, Vec<Step>)> = None;
    for rungs in RUNGS {
        let blinds = blinds(rungs, first, chip, last);
        for length in LENGTHS {
            let steps = with_breaks(&blinds, length, chip);
            let Ok(structure) = Structure::check(steps.clone()) else { continue };
            let off = (estimate(&structure, chips).end_after / 60_000).saturating_sub(minutes).abs();
            // A jump that the check warns of is worth half an hour of being off.
            let jumps = i64::try_from(structure.warnings().len()).unwrap_or(i64::MAX).saturating_mul(30);
            // Five per cent is nothing on such an evening: then what is liked better counts.
            let off = (off.saturating_mul(20) / minutes).saturating_add(jumps);
            if best.as_ref().is_none_or(|(least, _)| off < *least) {
                best = Some((off, steps));
            }
        }
    }
    best.map_or_else(Vec::new, |(_, steps)| steps)
}

/// The big blinds from `first` that the smallest chip can pay, up to a little beyond `last`.
fn blinds(rungs: &[Chips], first: Chips, chip: Chips, last: Chips) -> Vec<Chips> {
    let mut blinds: Vec<Chips> = Vec::new();
    let mut scale: Chips = 1;
    while scale <= 1_000_000_000 {
        for rung in rungs {
            let hundredfold = rung.saturating_mul(scale);
            let blind = hundredfold / 100;
            let payable = hundredfold % 100 == 0 && blind % 2 == 0 && (blind / 2) % chip == 0;
            if payable && blind >= first {
                blinds.push(blind);
            }
        }
        scale = scale.saturating_mul(10);
    }
    // A chip that no usual blind is made of: its own doubles.
    if blinds.first().is_none_or(|lowest| *lowest > first.saturating_mul(3)) {
        let mut blind = chip.saturating_mul(2);
        blinds.clear();
        while blinds.last().is_none_or(|top| *top < last.saturating_mul(8)) {
            if blind >= first {
                blinds.push(blind);
            }
            blind = blind.saturating_mul(2);
        }
    }
    let end = blinds.iter().position(|blind| *blind >= last).unwrap_or(blinds.len());
    blinds.truncate(end.saturating_add(1).saturating_add(RESERVE));
    blinds
}

fn with_breaks(blinds: &[Chips], length: u32, smallest_chip: Chips) -> Vec<Step> {
    let run = usize::try_from(PLAY_BEFORE_BREAK.div_ceil(length.max(1)).clamp(2, 8)).unwrap_or(4);
    let mut chip = smallest_chip;
    let mut steps = Vec::with_capacity(blinds.len() * 2);
    for (index, big_blind) in blinds.iter().copied().enumerate() {
        if index > 0 && index % run == 0 {
            let rest = blinds.get(index..).unwrap_or_default();
            let larger = next_chip(chip);
            let color_up = rest.iter().all(|blind| (blind / 2) % larger == 0);
            if color_up {
                chip = larger;
            }
            steps.push(Step::Break { minutes: BREAK, color_up });
        }
        let small_blind = big_blind / 2;
        steps.push(Step::Level {
            small_blind,
            big_blind,
            ante: 0,
            ante_kind: AnteKind::None,
            minutes: length,
        });
    }
    steps
}

/// The chip above: 25 goes to 100, 1, 5, 10, 50, 100, 500 … to the next 5 or 1 of its kind.
fn next_chip(chip: Chips) -> Chips {
    let mut leading = chip;
    while leading >= 10 && leading % 10 == 0 {
        leading /= 10;
    }
    let times = match leading {
        1 => 5,
        5 => 2,
        25 => 4,
        _ => 4,
    };
    // Clubs go from 5 to 25, from 10 to 50 and from 100 to 500, but from 50 to 100 and 500 to 1000.
    chip.saturating_mul(if chip == 5 { 5 } else { times })
}
