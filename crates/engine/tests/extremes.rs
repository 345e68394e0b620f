//! Chip sets and structures at the edge of what can be written: reckoned, or refused in a sentence.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{Change, Chip, ChipColour, ChipPattern, ChipSet};
use tapis_engine::structure::{AnteKind, Field, ReadError, Step, Tempo, read};
use tapis_engine::views::design_view;

use crate::designer::draft;
use crate::levels::level;

fn set(values: impl Iterator<Item = i64>, owned: Option<u32>) -> ChipSet {
    let chip =
        |value| Chip { value: Chips(value), colour: ChipColour::White, pattern: ChipPattern::Plain, owned };
    ChipSet { name: "Club".to_owned(), chips: values.map(chip).collect(), change: Change::Twice, stack: None }
}

#[test]
fn any_chips_and_any_levels_are_reckoned() {
    let structures = [
        vec![level(2)],
        (1..=200).map(|big| level(big * 50)).collect(),
        vec![level(100), Step::Break { minutes: 600, color_up: true }, level(1_000_000_000)],
        vec![level(1_000_000_000); 3],
        vec![Step::Level {
            small_blind: Chips::ZERO,
            big_blind: Chips(1),
            ante: Chips::ZERO,
            ante_kind: AnteKind::Classic,
            minutes: 1,
        }],
    ];
    let sets = [
        set([1].into_iter(), Some(0)),
        set([1_000_000_000].into_iter(), None),
        set([7, 30].into_iter(), Some(1_000_000)),
        set((0..20).map(|power| 1 << power), Some(3)),
        set([25, 25].into_iter(), None),
        set([].into_iter(), None),
    ];
    for steps in &structures {
        for chips in &sets {
            for (players, stack) in [(2, 1), (40, 10_000), (10_000, 1_000_000_000)] {
                let mut setup = draft(steps.clone());
                setup.starting_stack = Chips(stack);
                setup.chip_set = Some(chips.clone());
                let field = Field { rebuys: players, addons: players, ..Field::of(players) };
                let view = design_view(&setup, field, None, Tempo::default()).unwrap();
                assert_eq!(view.rows.len(), steps.len());
                assert!(
                    view.rows.iter().all(|row| row.from <= row.to && row.to <= 1_000 && row.blind <= 1_000)
                );
            }
        }
    }
}

#[test]
fn other_files_give_no_structure() {
    for (text, error) in [
        ("{\"steps\": [", ReadError::Json { line: 1 }),
        ("{\"version\": 9, \"rows\": []}", ReadError::Json { line: 1 }),
        ("{\"steps\": [{\"type\": \"flight\", \"minutes\": 3}]}", ReadError::Json { line: 1 }),
        ("{\"steps\": []}", ReadError::NoLevel),
        ("[]", ReadError::NoLevel),
        ("\u{0}\u{1}PK\u{3}\u{4}", ReadError::NoLevel),
        (";;;;\n;;;;", ReadError::NoLevel),
    ] {
        assert_eq!(read(text, 20), Err(error), "{text}");
    }
    // Fields that a later version adds beside the steps do no harm.
    let newer = "{\"version\": 9, \"steps\": [{\"type\": \"level\", \"small_blind\": 1, \"big_blind\": 2, \
        \"ante\": 0, \"ante_kind\": \"none\", \"minutes\": 20}]}";
    assert_eq!(read(newer, 20), Ok(vec![level(2)]));
    assert!(matches!(read("99999999999999999999\t1\n1\t2", 20), Err(ReadError::Lines { .. })));
}
