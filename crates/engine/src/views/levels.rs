//! The structure with what follows from it: when each level begins, how deep stacks are, when
//! it will end, and what looks wrong.

use serde::{Deserialize, Serialize};

use super::clock::{StepView, step_view};
use crate::base::quantity::{Chips, Millis};
use crate::setup::{Format, SetupDraft};
use crate::state::tournament::Tournament;
use crate::structure::clock::step_length;
use crate::structure::{
    Course, Estimate, Field, Step, Structure, StructureWarning, Tempo, expected_end, expected_rounds,
};

/// One line of the structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelLine {
    pub step: StepView,
    /// Start of the step, counted from the first card.
    pub starts_after: Millis,
    /// The average stack then in tenths of a big blind, as the field is expected to shrink; `None` for a break.
    pub average_bb_tenths: Option<i64>,
}

/// The structure, ready to be shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StructureView {
    pub lines: Vec<LevelLine>,
    /// Expected duration of play.
    pub ends_after: Millis,
    /// Half the width of the interval in which eight such evenings in ten end; 0 if the end is fixed; `None` if nothing
    /// is known of it.
    pub margin: Option<Millis>,
    pub warnings: Vec<StructureWarning>,
    /// Field for which it was computed.
    pub field: Field,
}

/// The structure of a tournament for those who are in it: from the level with which play begins.
pub fn structure_view(tournament: &Tournament) -> StructureView {
    let (setup, first) = (tournament.setup(), tournament.flight_play().first_step());
    let (stack, field) = (tournament.flight_play().usual_stack().max(Chips(1)), tournament.structure_field());
    let whole = view_of(setup, &setup.structure(), stack, field, tournament.end_forecast().tempo());
    if first == 0 {
        return whole;
    }
    let rest = Structure::decided(setup.steps.iter().skip(first).copied().collect());
    let rest = view_of(setup, &rest, stack, field, tournament.end_forecast().tempo());
    let played = whole.lines.into_iter().filter(|line| line.step.index >= first);
    // The same levels, but for their number and what they are called.
    let lines =
        played.zip(&rest.lines).map(|(line, ahead)| LevelLine { step: line.step, ..*ahead }).collect();
    StructureView { lines, warnings: whole.warnings, ..rest }
}

/// The structure of a draft for an expected field; none while its levels cannot be played.
pub fn draft_structure_view(draft: &SetupDraft, field: Field, tempo: Tempo) -> Option<StructureView> {
    let structure = Structure::check(draft.steps.clone()).ok()?;
    let stack = draft.starting_stack.max(Chips(1));
    Some(view_of(draft, &structure, stack, field, tempo))
}

/// The margin, where it is known how much is bought.
pub(super) fn margin(end: Estimate, field: Field, format: &Format) -> Option<Millis> {
    end.margin.filter(|_| field.rebuys > 0 || matches!(format, Format::Freezeout))
}

/// The structure of a draft, for a field with this starting stack.
pub(super) fn view_of(
    draft: &SetupDraft,
    structure: &Structure,
    stack: Chips,
    field: Field,
    tempo: Tempo,
) -> StructureView {
    let (whole, players) = (field, field.players.max(2));
    let field = draft.playing_together(Field { players, ..field });
    let chips = field.chips(stack);
    let end = match draft.sizes_of_rounds(players) {
        Some((tables, go_on)) => expected_rounds(structure, stack, &tables, go_on, tempo),
        None => expected_end(structure, stack, field, tempo),
    };
    let skipped = draft.steps.len().saturating_sub(structure.steps().len());
    let before: Millis = draft.steps.iter().take(skipped).map(step_length).sum();
    let limit = draft.play_limit(skipped).map(|limit| limit.saturating_sub(before));
    let fixed = limit.filter(|limit| *limit < end.end_after);
    let mut course = Course::of(structure, stack, field).at(tempo);
    let mut starts_after = Millis::ZERO;
    let mut lines = Vec::with_capacity(structure.steps().len());
    for (index, step) in structure.steps().iter().enumerate() {
        if let Some(view) = step_view(draft, index) {
            let left = course.left_after(starts_after);
            let average = chips / i64::from(left);
            let average_bb_tenths = step.unit().and_then(|big| average.depth_tenths(big));
            lines.push(LevelLine { step: view, starts_after, average_bb_tenths });
        }
        starts_after = starts_after.saturating_add(step_length(step));
    }
    StructureView {
        lines,
        ends_after: fixed.unwrap_or(end.end_after),
        margin: if fixed.is_some() { Some(Millis::ZERO) } else { margin(end, field, &draft.format) },
        warnings: structure.warnings().into_iter().filter(|found| !draft.expects(found)).collect(),
        field: whole,
    }
}

impl Step {
    /// The big blind; none in a break and at stud.
    pub fn big_blind(&self) -> Option<Chips> {
        match self {
            Step::Level { big_blind, .. } | Step::Mixed { big_blind, .. } => Some(*big_blind),
            Step::Stud { .. } | Step::Break { .. } => None,
        }
    }

    /// The ante; 0 if there is none.
    pub fn ante(&self) -> Chips {
        match self {
            Step::Level { ante, .. } | Step::Stud { ante, .. } | Step::Mixed { ante, .. } => *ante,
            Step::Break { .. } => Chips::ZERO,
        }
    }

    /// Whether it is a break.
    pub fn is_break(&self) -> bool {
        matches!(self, Step::Break { .. })
    }

    /// Its length in minutes.
    pub fn minutes(&self) -> u32 {
        match self {
            Step::Level { minutes, .. }
            | Step::Stud { minutes, .. }
            | Step::Mixed { minutes, .. }
            | Step::Break { minutes, .. } => *minutes,
        }
    }
}
