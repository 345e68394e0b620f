//! Remarks on a structure that is played with certain chips.

use crate::base::quantity::Chips;
use crate::chips::ChipPlan;
use crate::structure::{CHIPS_AT_END, Step, Structure, StructureWarning, amounts, smallest_needed};

/// All that looks wrong: what [`Structure::warnings`] says, what the chips cannot pay, color-ups in
/// the wrong place, and an end before the evening's. Without chips (`values` empty) nothing is said
/// of them.
pub fn remarks(
    structure: &Structure,
    values: &[Chips],
    plan: &ChipPlan,
    total: Chips,
) -> Vec<StructureWarning> {
    let mut found = structure.warnings();
    let steps = structure.steps();
    let needed = smallest_needed(steps, values);
    if !values.is_empty() {
        for (step, (line, smallest)) in steps.iter().zip(&plan.smallest).enumerate() {
            match line {
                Step::Level { .. } | Step::Stud { .. } | Step::Mixed { .. } => {
                    if amounts(line).into_iter().any(|amount| !amount.is_whole(*smallest)) {
                        found.push(StructureWarning::Unpayable { step, chip: *smallest });
                    }
                }
                Step::Break { color_up: true, .. } => {
                    if plan.color_ups.iter().all(|color_up| color_up.step != step) {
                        found.push(StructureWarning::NothingLeaves { step });
                    }
                }
                Step::Break { .. } => {
                    let keep = needed.get(step + 1).copied().unwrap_or(*smallest);
                    if keep > *smallest && plan.needs.iter().any(|need| need.value == *smallest) {
                        found.push(StructureWarning::ChipStays { step, chip: *smallest });
                    }
                }
            }
        }
    }
    if let Some(last) = steps.iter().rev().find_map(Step::unit)
        && last.saturating_mul(CHIPS_AT_END) < total
    {
        found.push(StructureWarning::RunsOut { step: steps.len().saturating_sub(1) });
    }
    found.sort_by_key(StructureWarning::step);
    found
}
