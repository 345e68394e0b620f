//! What is printed about a tournament.

use std::collections::BTreeMap;

use tapis_documents::papers::chips::LegendChip;
use tapis_documents::papers::history::{self, History};
use tapis_documents::papers::structure::{self, Ante, Level, Step};
use tapis_documents::papers::{
    Name, Occasion, eliminations, moves, payouts, penalties, prizes, report, results, rulings, seating,
};
use tapis_documents::{Printed, Style};
use tapis_engine::chips::{ChipNeed, ChipPlan, ChipSet, ColorUp};
use tapis_engine::quantity::{EntryId, Millis};
use tapis_engine::setup::Format;
use tapis_engine::structure::{AnteKind, Field};
use tapis_engine::views::{LevelLine, TournamentView, design_view};
use tapis_locale::Language;

use super::{DocumentKind, DocumentOptions, moment};
use crate::{Club, DeskTournament, HistoryLine, Problem};

/// A tournament with everybody's name at hand.
pub(super) struct Known {
    pub(super) occasion: Occasion,
    pub(super) view: TournamentView,
    names: BTreeMap<EntryId, Name>,
}

impl Club {
    pub(super) fn tournament_document(
        &mut self,
        kind: DocumentKind,
        id: i64,
        (style, options): (Style, DocumentOptions),
        now: Millis,
    ) -> Result<(Printed, String), Problem> {
        let known = self.in_language(style.language, |club| club.known(id, now))?;
        let about = format!("{} {}", known.occasion.day, known.occasion.tournament);
        let printed = match kind {
            DocumentKind::SeatCards
            | DocumentKind::TableSheets
            | DocumentKind::MoveSlips
            | DocumentKind::FinalTable
            | DocumentKind::SignIn
            | DocumentKind::Receipts
            | DocumentKind::DrawCertificate => self.seats_document(kind, id, &known, style, options)?,
            DocumentKind::SeatingByName => seating::print_by_name(&known.by_name(), style),
            DocumentKind::SeatingByTable => seating::print_by_table(&known.by_table(), style),
            DocumentKind::Structure => structure::print(&known.structure(), style),
            DocumentKind::Moves => moves::print(&known.moves(), style),
            DocumentKind::Prizes => prizes::print(&known.prizes(), style),
            DocumentKind::History => history::print(&self.told(id, known.occasion, style.language)?, style),
            DocumentKind::Penalties => {
                penalties::print(&self.penalties_printed(id, &known, style.language)?, style)
            }
            DocumentKind::Payouts => payouts::print(&known.payouts(), style),
            DocumentKind::Eliminations => {
                let evening = self.evening(id)?;
                eliminations::print(&self.eliminations(id, &known, &evening)?, style)
            }
            DocumentKind::Rulings => {
                rulings::print(&self.evening(id)?.rulings(&known, style.language), style)
            }
            DocumentKind::Report => {
                let evening = self.evening(id)?;
                report::print(&self.report(id, &known, &evening, style.language)?, style)
            }
            // The others are about something else than a tournament.
            _ => results::print(&known.results(), style),
        };
        Ok((printed, about))
    }

    /// The history in the document's language.
    fn told(&mut self, id: i64, occasion: Occasion, language: Language) -> Result<History, Problem> {
        let lines = self.in_language(language, |club| club.history(id))?;
        let line = |line: HistoryLine| {
            let HistoryLine { seq, who, text, undone, .. } = line;
            Some(history::Line { seq, at: moment(line.at)?, who, text, undone })
        };
        Ok(History { occasion, lines: lines.into_iter().rev().filter_map(line).collect() })
    }

    pub(super) fn known(&mut self, id: i64, now: Millis) -> Result<Known, Problem> {
        let DeskTournament { view, people, .. } = self.desk(id, now)?;
        let last = self.stored(self.file.last_at(id))?.and_then(moment);
        let by_member: BTreeMap<_, _> = people.iter().map(|person| (person.member, person)).collect();
        let name = |member| match by_member.get(member) {
            Some(person) => Name { first: person.first_name.clone(), last: person.last_name.clone() },
            None => Name::default(),
        };
        let names = view.entries.iter().map(|entry| (entry.id, name(&entry.member))).collect();
        let occasion = Occasion {
            club: self.letterhead(),
            tournament: view.setup.name.clone(),
            day: view.setup.date,
            venue: view.setup.venue.clone(),
            as_of: last,
        };
        Ok(Known { occasion, view, names })
    }
}

impl Known {
    pub(super) fn name(&self, entry: EntryId) -> Name {
        self.names.get(&entry).cloned().unwrap_or_default()
    }

    pub(super) fn structure(&self) -> structure::Structure {
        let (setup, view) = (&self.view.setup, &self.view.structure);
        let starts = |after: Millis| i64::from(setup.start_minute) + after / 60_000;
        // With fewer than two players there is nothing to reckon an average from.
        let enough = view.players >= 2;
        let design = design_view(setup, Field::of(view.players.max(2)), None);
        let plan = design.and_then(|design| design.plan);
        let leaving = |step: usize| {
            let color_ups = plan.iter().flat_map(|plan| &plan.color_ups);
            let here = color_ups.filter(|color_up| color_up.step == step);
            here.flat_map(|color_up| color_up.leaving.iter().map(|chip| chip.value)).collect()
        };
        let step = |line: &LevelLine| Step {
            level: line.step.blinds.map(|blinds| Level {
                no: line.step.level,
                small_blind: blinds.small,
                big_blind: blinds.big,
                ante: blinds.ante,
                average_tenths: line.average_bb_tenths.filter(|_| enough),
            }),
            minutes: line.step.length / 60_000,
            starts: starts(line.starts_after),
            color_up: line.step.color_up,
            leaving: leaving(line.step.index),
        };
        let (rebuy_last_level, addon) = match setup.format {
            Format::Freezeout => (None, false),
            Format::Rebuy { last_level, addon, .. } => (Some(last_level), addon),
        };
        structure::Structure {
            occasion: Occasion { as_of: None, ..self.occasion.clone() },
            starting_stack: setup.starting_stack,
            chips: legend(setup.chip_set.as_ref(), plan.as_ref(), &view.lines),
            late_last_level: setup.late_last_level,
            rebuy_last_level,
            addon,
            ante: ante(&view.lines),
            steps: view.lines.iter().map(step).collect(),
            ends: (enough && view.ends_after > 0).then(|| starts(view.ends_after)),
            players: view.players,
        }
    }
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
            value: need.value,
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

fn ante(lines: &[LevelLine]) -> Ante {
    let posted = lines.iter().filter_map(|line| line.step.blinds).filter(|blinds| blinds.ante > 0);
    let mut kinds: Vec<AnteKind> = posted.map(|blinds| blinds.ante_kind).collect();
    kinds.dedup();
    match kinds.as_slice() {
        [] => Ante::None,
        [AnteKind::Classic] => Ante::Each,
        [AnteKind::BigBlind] => Ante::BigBlind,
        _ => Ante::Mixed,
    }
}
