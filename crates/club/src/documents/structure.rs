//! The sheet of a structure: a tournament's, or one that is still being designed.

use std::collections::BTreeMap;

use tapis_documents::papers::chips::LegendChip;
use tapis_documents::papers::structure::{Ante, Level, Step};
use tapis_documents::papers::{Occasion, structure};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::chips::{ChipNeed, ChipPlan, ChipSet, ColorUp};
use tapis_engine::setup::Format;
use tapis_engine::setup::rotation::Turn;
use tapis_engine::structure::{AnteKind, Field, Stakes, Tempo};
use tapis_engine::views::{LevelLine, StructureView, design_view, draft_structure_view};
use tapis_locale::{Language, text};

use super::{DocumentFacts, DocumentKind, DocumentOptions, PreparedDocument, layout};
use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::equipment::on_the_wall::on_the_wall;
use crate::rules::games::{game_name, games_named, unusual_game};

impl Papers<'_> {
    /// Gathers the facts of a structure that is being designed, for an expected field.
    ///
    /// # Errors
    /// `structure-unplayable` while it has no level that is right; if options are given that it does not take.
    pub fn draft_structure(
        &mut self,
        draft: &SetupDraft,
        field: Field,
        options: DocumentOptions,
    ) -> Result<PreparedDocument, Problem> {
        DocumentKind::Structure.check_options(options)?;
        let style = options.style(self.club);
        let view = draft_structure_view(draft, field, self.club.levels().tempo())
            .ok_or_else(|| Problem::new("structure-unplayable", &[]))?;
        let occasion = Occasion {
            club: self.letterhead(),
            tournament: draft.name.clone(),
            day: draft.date,
            venue: draft.venue.clone(),
            game: unusual_game(style.language, draft),
            as_of: None,
            draw: None,
            tables: BTreeMap::new(),
        };
        let stacks = (draft.starting_stack, draft.starting_stack);
        let printed = layout(sheet(draft, stacks, &view, occasion, style.language), style, structure::print);
        let about = format!("{} {}", draft.date, draft.name);
        Ok(self.named(DocumentKind::Structure, DocumentFacts::flat(printed, about), style))
    }
}

impl NamedTournament {
    pub(super) fn structure(&self) -> structure::Structure {
        let view = &self.view.structure;
        let occasion = Occasion { as_of: None, ..self.occasion.clone() };
        sheet(&self.view.setup, self.starting_stacks, view, occasion, self.language)
    }
}

fn sheet(
    setup: &SetupDraft,
    (least, most): (Chips, Chips),
    view: &StructureView,
    occasion: Occasion,
    language: Language,
) -> structure::Structure {
    let turns = setup.rotation.is_some();
    let starts = |after: Millis| on_the_wall(setup, i64::from(setup.start_minute) + after.minutes());
    // With fewer than two players there is nothing to reckon an average from.
    let enough = view.field.players >= 2;
    let field = Field { players: view.field.players.max(2), ..view.field };
    let design = design_view(setup, field, None, Tempo::default());
    let plan = design.and_then(|design| design.plan);
    let leaving = |step: usize| {
        let color_ups = plan.iter().flat_map(|plan| &plan.color_ups);
        let here = color_ups.filter(|color_up| color_up.step == step);
        here.flat_map(|color_up| color_up.leaving.iter().map(|chip| chip.value.0)).collect()
    };
    let step = |line: &LevelLine| Step {
        level: line.step.blinds.map(|blinds| Level {
            no: line.step.level,
            small_blind: blinds.small.0,
            big_blind: blinds.big.0,
            ante: blinds.ante.0,
            bring_in: blinds.bring_in.0,
            bets: blinds.bets.map(|bets| (bets.small.0, bets.big.0)),
            average_tenths: line.average_bb_tenths.filter(|_| enough),
        }),
        game: line.step.game.filter(|_| turns).map(|game| game_name(language, game)).unwrap_or_default(),
        minutes: line.step.length.minutes(),
        starts: starts(line.starts_after),
        color_up: line.step.color_up,
        leaving: leaving(line.step.index),
    };
    let (rebuy_last_level, addon) = match setup.format {
        Format::Freezeout => (None, false),
        Format::Rebuy { last_level, addon, .. } => (Some(last_level), addon),
    };
    let steps: Vec<Step> = view.lines.iter().map(step).collect();
    // An end beyond the last level is not promised.
    let over = view.lines.last().map(|line| starts(line.starts_after.saturating_add(line.step.length)));
    structure::Structure {
        occasion,
        starting_stacks: (least.0, most.0),
        chips: legend(setup.chip_set.as_ref(), plan.as_ref(), &view.lines),
        late_last_level: setup.late_last_level,
        late_until: setup.late_until_minute.map(i64::from),
        re_entries_last_level: setup.re_entries_last_level(),
        rebuy_last_level,
        addon,
        plays: plays(setup, language),
        // If blinds and stud take turns, the note about the button says it.
        ante: if setup.stakes() == Stakes::Both { Ante::Mixed } else { ante(&view.lines) },
        steps,
        ends: (enough && view.ends_after > Millis::ZERO)
            .then(|| starts(view.ends_after))
            .filter(|ends| Some(*ends) <= over),
        players: view.field.players,
        bought: view.field.rebuys.saturating_add(view.field.addons),
    }
}

/// The games that take turns, and where the button is meanwhile.
fn plays(setup: &SetupDraft, language: Language) -> Vec<String> {
    if setup.rotation.is_none() {
        return Vec::new();
    }
    let button = (setup.stakes() == Stakes::Both).then(|| {
        let choice = setup.rotation.as_ref().is_some_and(|rotation| rotation.turn == Turn::DealersChoice);
        text(language, if choice { "rotation-button_moves" } else { "rotation-button" }, &[])
    });
    // Each table decides, and the bets of a level are those of its games at limit only.
    let of_limit = (setup.game_at_level(1).is_none() && setup.betting_at_level(1).is_none())
        .then(|| text(language, "rotation-bets_of_limit", &[]));
    [text(language, "doc-game", &[("game", games_named(language, setup).into())])]
        .into_iter()
        .chain(button)
        .chain(of_limit)
        .collect()
}

/// The chips that are in play at some time, with the level after which each leaves.
fn legend(set: Option<&ChipSet>, plan: Option<&ChipPlan>, lines: &[LevelLine]) -> Vec<LegendChip> {
    let Some((set, plan)) = set.zip(plan) else { return Vec::new() };
    // A break has the number of the level before it.
    let level = |step: usize| lines.iter().find(|line| line.step.index == step).map(|line| line.step.level);
    let leaves_after = |value| {
        let leaves = |up: &&ColorUp| up.leaving.iter().any(|leaving| leaving.value == value);
        plan.color_ups.iter().find(leaves).and_then(|up| level(up.step))
    };
    let chip = |need: &ChipNeed| {
        let chip = set.chips.iter().find(|chip| chip.value == need.value)?;
        Some(LegendChip {
            value: need.value.0,
            count: need.each,
            colour: code(chip.colour),
            pattern: code(chip.pattern),
            leaves_after: leaves_after(need.value),
        })
    };
    plan.needs.iter().filter_map(chip).collect()
}

/// The name of a colour or a pattern in the catalogue.
fn code(look: impl serde::Serialize) -> String {
    let code = serde_json::to_value(look).ok();
    code.and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Player or players who post antes in these levels.
pub(super) fn ante(lines: &[LevelLine]) -> Ante {
    let posted = lines.iter().filter_map(|line| line.step.blinds).filter(|blinds| blinds.ante > Chips::ZERO);
    let mut kinds: Vec<AnteKind> = posted.map(|blinds| blinds.ante_kind).collect();
    kinds.dedup();
    match kinds.as_slice() {
        [] => Ante::None,
        [AnteKind::Classic] => Ante::Each,
        [AnteKind::BigBlind] => Ante::BigBlind,
        _ => Ante::Mixed,
    }
}
