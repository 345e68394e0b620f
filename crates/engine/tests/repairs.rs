//! Each remark of the designer that offers a repair is really mended by it, and all of them one
//! after the other come to an end: over the structures of the whole grid, spoilt in many ways.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::mem::discriminant;

use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{Change, ChipSet};
use tapis_engine::structure::{AnteKind, Step, Structure, StructureWarning, Tempo, Wish, design, repair};
use tapis_engine::views::{DesignView, design_view};

use crate::designed_evenings::grid;
use crate::designer::draft;
use crate::levels::level;

fn rest(color_up: bool) -> Step {
    Step::Break { minutes: 10, color_up }
}

/// Changes that people make to a structure by hand: at its second level, in its middle or at its end.
fn spoilt(steps: &[Step], case: usize) -> Vec<(&'static str, Vec<Step>)> {
    let mut found = Vec::new();
    let levels: Vec<usize> = (0..steps.len()).filter(|at| !steps[*at].is_break()).collect();
    let breaks: Vec<usize> = (0..steps.len()).filter(|at| steps[*at].is_break()).collect();
    let mut spoil = |name, with: &dyn Fn(&mut Vec<Step>)| {
        let mut other = steps.to_vec();
        with(&mut other);
        found.push((name, other));
    };
    let changed =
        |steps: &mut Vec<Step>, at: usize, of: &dyn Fn(i64, i64, i64) -> (i64, i64, i64, AnteKind)| {
            if let Step::Level { small_blind, big_blind, ante, minutes, .. } = steps[at] {
                let (small_blind, big_blind, ante, ante_kind) = of(small_blind.0, big_blind.0, ante.0);
                steps[at] = Step::Level {
                    small_blind: Chips(small_blind),
                    big_blind: Chips(big_blind),
                    ante: Chips(ante),
                    ante_kind,
                    minutes,
                };
            }
        };
    let (second, middle, last) = (levels[1], levels[levels.len() / 2], levels[levels.len() - 1]);
    spoil("nothing", &|_| {});
    let at = [second, middle, last][case % 3];
    spoil("doubled", &|steps| steps.insert(at, steps[at]));
    spoil("lower", &|steps| changed(steps, at, &|small, big, _| (small / 4, big / 4, 0, AnteKind::None)));
    spoil("higher", &|steps| changed(steps, at, &|small, big, _| (small * 8, big * 8, 0, AnteKind::None)));
    spoil("crooked", &|steps| changed(steps, at, &|small, big, _| (small + 1, big + 3, 0, AnteKind::None)));
    spoil("a third", &|steps| changed(steps, at, &|_, big, _| (big / 3, big, 0, AnteKind::None)));
    spoil("no small", &|steps| changed(steps, at, &|_, big, _| (0, big, 0, AnteKind::None)));
    spoil("large ante", &|steps| {
        changed(steps, at, &|small, big, _| (small, big, big * 3, AnteKind::Classic))
    });
    spoil("odd ante", &|steps| changed(steps, at, &|small, big, _| (small, big, 7, AnteKind::Classic)));
    spoil("nobody's", &|steps| changed(steps, at, &|small, big, _| (small, big, big, AnteKind::None)));
    spoil("a break more", &|steps| steps.insert(at, rest(true)));
    spoil("without the middle", &|steps| drop(steps.drain(second..middle)));
    spoil("cut short", &|steps| steps.truncate(middle));
    spoil("one level", &|steps| steps.truncate(1));
    spoil("turned", &|steps| steps[second..].reverse());
    spoil("the same", &|steps| {
        let first = steps[0];
        steps.iter_mut().filter(|step| !step.is_break()).for_each(|step| *step = first);
    });
    for at in breaks {
        spoil("the other kind of break", &|steps| {
            if let Step::Break { color_up, .. } = &mut steps[at] {
                *color_up = !*color_up;
            }
        });
    }
    found
}

struct Case {
    name: String,
    wish: Wish,
    set: Option<ChipSet>,
}

impl Case {
    fn view(&self, steps: &[Step]) -> Option<DesignView> {
        let mut draft = draft(steps.to_vec());
        draft.starting_stack = self.wish.starting_stack;
        draft.chip_set.clone_from(&self.set);
        design_view(&draft, self.wish.field, None, Tempo::default())
    }

    fn offered(&self, steps: &[Step]) -> Vec<StructureWarning> {
        let view = self.view(steps).unwrap_or_else(|| panic!("{}: {steps:?}", self.name));
        let remarks = view.remarks.into_iter();
        remarks.filter(|remark| remark.repairable).map(|remark| remark.warning).collect()
    }

    fn mended(&self, steps: &[Step], warning: StructureWarning) -> Vec<Step> {
        let values = self.set.as_ref().map(ChipSet::values).unwrap_or_default();
        let total = self.wish.field.chips(self.wish.starting_stack);
        repair(steps, warning, &values, total).unwrap_or_else(|| panic!("{}: {warning:?}", self.name))
    }
}

#[test]
fn repairs_remove_their_remarks() {
    let mut faults: Vec<String> = Vec::new();
    let (mut offered, mut spoilt_ones) = (0, 0);
    for (index, (name, set, wish)) in grid().into_iter().enumerate() {
        let chips =
            ChipSet { name: "Club".to_owned(), chips: set.chips(), change: Change::Once, stack: None };
        // Each fourth without chips.
        let case = Case { name, wish, set: (index % 4 != 3).then_some(chips) };
        // A third of the ways for each, another third for the next.
        for (how, steps) in
            spoilt(&design(&case.wish, Tempo::default()), index / 2).into_iter().skip(index % 3).step_by(3)
        {
            spoilt_ones += 1;
            let offers = case.offered(&steps);
            // One of each kind.
            let mut kinds = offers.clone();
            kinds.sort_by_key(|warning| format!("{:?}", discriminant(warning)));
            kinds.dedup_by_key(|warning| discriminant(warning));
            for warning in kinds {
                offered += 1;
                let mended = case.mended(&steps, warning);
                assert!(Structure::check(mended.clone()).is_ok(), "{}, {how}: {warning:?}", case.name);
                let after = case.offered(&mended);
                let alike = |found: &[StructureWarning]| {
                    found.iter().filter(|other| discriminant(*other) == discriminant(&warning)).count()
                };
                // A line taken out brings the next into its place: they are counted.
                if alike(&after) >= alike(&offers) {
                    faults.push(format!("{}, {how}: {warning:?} stays", case.name));
                } else if after.len() > offers.len() {
                    faults.push(format!("{}, {how}: {warning:?} brings others", case.name));
                }
            }
            if spoilt_ones % 2 != 0 {
                continue;
            }
            let mut all = steps.clone();
            let mut rounds = 0;
            while let Some(warning) = case.offered(&all).first().copied() {
                all = case.mended(&all, warning);
                rounds += 1;
                if rounds > 120 {
                    faults.push(format!("{}, {how}: no end of {warning:?}", case.name));
                    break;
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {offered} in {spoilt_ones}:\n{}", faults.len(), faults.join("\n"));
    assert!(offered > 800, "{offered}");
}

#[test]
fn the_outlying_level_is_mended() {
    let mended = |blinds: &[i64], warning: StructureWarning| -> Vec<i64> {
        let steps: Vec<Step> = blinds.iter().map(|big| level(*big)).collect();
        let found = repair(&steps, warning, &[25, 100, 500, 1_000, 5_000].map(Chips), Chips::ZERO).unwrap();
        found.iter().filter_map(Step::big_blind).map(|blind| blind.0).collect()
    };
    let down = |step| StructureWarning::BlindsGoDown { step };
    let steep = |step| StructureWarning::SteepJump { step };
    // One much too high, said at the next; one too low.
    assert_eq!(mended(&[100, 150, 1_600, 300, 400], down(3)), [100, 150, 200, 300, 400]);
    assert_eq!(mended(&[100, 200, 50, 400], down(2)), [100, 200, 300, 400]);
    assert_eq!(mended(&[100, 200, 50], down(2)), [100, 200, 300]);
    // A jump keeps the level it leads to, and is filled whole; unless that is the one out of line.
    assert_eq!(mended(&[100, 400, 600], steep(1)), [100, 200, 400, 600]);
    assert_eq!(mended(&[100, 1_600, 2_000], steep(1)), [100, 200, 400, 800, 1_600, 2_000]);
    assert_eq!(mended(&[100, 1_600, 200, 300], steep(1)), [100, 150, 200, 300]);
}
