//! Structures: designed, mended, kept, written to a file and read from one.

use crate::file::subjects::LevelDesign;
use chrono::{Local, NaiveDate, NaiveTime, TimeZone};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Chips, Millis, TournamentId};
use tapis_engine::chips::{ChipSet, UsualSet};
use tapis_engine::structure::{
    AnteKind, CsvWords, Field, ReadError, Step, StructureWarning, Tempo, Wish, csv, design, json, repair,
};
use tapis_engine::views::{DesignView, design_view};
use tapis_engine::{Phase, SetupDraft, Tournament};
use tapis_locale::{Language, Phrase, text};
use tapis_store::KeptStructure;

use crate::Problem;
use crate::equipment::on_the_wall::design_on_the_wall;

/// Format of a structure's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LevelsFile {
    /// A table for spreadsheets, with semicolons.
    Csv,
    Json,
}

impl LevelsFile {
    /// The ending of such a file's name.
    pub fn ending(self) -> &'static str {
        match self {
            LevelsFile::Csv => "csv",
            LevelsFile::Json => "json",
        }
    }
}

/// Reasons why a list was not read: one sentence for the whole, one for each line of it.
pub fn read_problem(error: &ReadError) -> Problem {
    let line = |line: u32, words: &str| {
        Phrase::new("paste-line", &[("line", i64::from(line).into()), ("text", words.into())])
    };
    match error {
        ReadError::NoLevel => Problem::new("paste-no_level", &[]),
        ReadError::Json { line } => Problem::new("paste-json", &[("line", i64::from(*line).into())]),
        ReadError::Lines { lines } => {
            let count = i64::try_from(lines.len()).unwrap_or(i64::MAX);
            let mut problem = Problem::new("paste-lines", &[("count", count.into())]);
            let sentence = |bad: &tapis_engine::structure::BadLine| {
                (format!("line.{}", bad.line), line(bad.line, &bad.text))
            };
            problem.fields = lines.iter().map(sentence).collect();
            problem
        }
    }
}

/// A name for a structure's file, good on Windows as well.
pub fn levels_file_name(name: &str, file: LevelsFile) -> String {
    format!("{}.{}", crate::file::file_names::base(name, ""), file.ending())
}

/// A structure as the text of a file.
pub fn levels_text(language: Language, name: &str, steps: &[Step], file: LevelsFile) -> String {
    let word = |key: &str| text(language, key, &[]);
    match file {
        LevelsFile::Json => json(name, steps),
        LevelsFile::Csv => {
            let head = ["level", "small_blind", "big_blind", "ante", "ante_kind", "minutes", "color_up"];
            let kinds = ["none", "classic", "big_blind"];
            csv(
                steps,
                &CsvWords {
                    head: head.map(|key| word(&format!("csv-{key}"))),
                    rest: word("csv-break"),
                    yes: word("csv-yes"),
                    kinds: kinds.map(|key| word(&format!("csv-ante-{key}"))),
                    stud: word("csv-stud"),
                    mixed: word("csv-mixed"),
                    bring_in: word("doc-bring_in"),
                },
            )
        }
    }
}

/// Minutes by which play is later than planned: pauses, levels given time, a start that was awaited. None unless it is
/// being played, in the structure's time.
fn late(view: &DesignView, tournament: &Tournament, day: NaiveDate, now: Millis) -> Option<i64> {
    let reading = tournament.read_clock(now);
    let row = view.rows.get(reading.step)?;
    if tournament.phase() != Phase::Playing || reading.overtime {
        return None;
    }
    let rest = if reading.called_break { reading.remaining } else { Millis::ZERO };
    let left = reading.level_left.max(Millis::ZERO).saturating_add(rest);
    let here = Local.timestamp_millis_opt(now.saturating_add(left).0).single()?.naive_local();
    let ends = (here - day.and_time(NaiveTime::MIN)).num_seconds();
    Some((ends + 30).div_euclid(60) - row.ends)
}

/// Structures that the program brings along: made by the designer for evenings that clubs play.
pub(crate) fn built_in(language: Language) -> Vec<KeptStructure> {
    let evenings = [
        ("single_table", UsualSet::TwentyFive, 5_000, 100, 9, 150, AnteKind::None),
        ("quick", UsualSet::TwentyFive, 5_000, 50, 20, 120, AnteKind::None),
        ("friday", UsualSet::TwentyFive, 10_000, 100, 30, 240, AnteKind::BigBlind),
        ("deep", UsualSet::TwentyFive, 20_000, 200, 40, 360, AnteKind::BigBlind),
        ("case", UsualSet::Five, 1_000, 100, 10, 180, AnteKind::None),
    ];
    evenings
        .into_iter()
        .map(|(key, set, starting_stack, depth, players, minutes, ante)| KeptStructure {
            id: None,
            name: text(language, &format!("structure-built_in-{key}"), &[]),
            starting_stack: Chips(starting_stack),
            steps: design(
                &Wish {
                    field: Field::of(players),
                    starting_stack: Chips(starting_stack),
                    depth,
                    minutes,
                    level_minutes: None,
                    ante,
                    break_every: 75,
                    break_minutes: 10,
                    break_after: None,
                    chips: set.chips().iter().map(|chip| chip.value).collect(),
                },
                Tempo::default(),
            ),
        })
        .collect()
}

fn values(draft: &SetupDraft) -> Vec<Chips> {
    draft.chip_set.as_ref().map(ChipSet::values).unwrap_or_default()
}

/// The steps of a draft with one oddity mended, as far as it can be.
pub fn repair_levels(draft: &SetupDraft, field: Field, warning: StructureWarning) -> Vec<Step> {
    let total = field.chips(draft.starting_stack);
    repair(&draft.steps, warning, &values(draft), total).unwrap_or_else(|| draft.steps.clone())
}

/// The level that fits in at a place of a draft.
pub fn next_level(draft: &SetupDraft, at: usize) -> Step {
    tapis_engine::structure::next_level(&draft.steps, at, &values(draft))
}

/// The levels of a list pasted from a spreadsheet or read from a file; `minutes` is the length
/// where it has none.
///
/// # Errors
/// A sentence for each line that cannot be read; nothing is taken then.
pub fn read_levels(pasted: &str, minutes: u32) -> Result<Vec<Step>, Problem> {
    tapis_engine::structure::read(pasted, minutes).map_err(|error| read_problem(&error))
}

/// More than any structure has oddities: a guard, no limit that is reached.
const MOST_REPAIRS: usize = 500;

impl LevelDesign<'_> {
    /// A structure as it is designed: rows, chips, remarks, curve. None while it cannot be played.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn design_view(
        &mut self,
        draft: &SetupDraft,
        field: Field,
        tournament: Option<TournamentId>,
        now: Millis,
    ) -> Result<Option<DesignView>, Problem> {
        let tempo = self.tempo();
        let Some(id) = tournament else {
            return Ok(design_view(draft, field, None, tempo).map(|view| design_on_the_wall(view, draft)));
        };
        let tournament = self.club.tournament(id)?;
        let view = design_view(draft, field, Some((tournament, now)), tempo);
        let mut view = view.map(|view| design_on_the_wall(view, draft));
        if let Some((view, late)) = view.as_mut().and_then(|view| {
            let late = late(view, tournament, draft.date, now)?;
            Some((view, late))
        }) {
            // Steps that are over stand as planned; those to come stand at their expected times.
            for row in view.rows.iter_mut().filter(|row| !row.past) {
                (row.starts, row.ends) = (row.starts + late, row.ends + late);
            }
            view.ends += late;
        }
        Ok(view)
    }

    /// The steps of a draft with every oddity mended that can be. What is played stays.
    ///
    /// # Errors
    /// The tournament is not there.
    pub fn repair_all_levels(
        &mut self,
        draft: &SetupDraft,
        field: Field,
        tournament: Option<TournamentId>,
        now: Millis,
    ) -> Result<Vec<Step>, Problem> {
        let mut draft = draft.clone();
        // Each takes its remark away, and a test sees to it that they come to an end.
        for _ in 0..MOST_REPAIRS {
            let view = self.design_view(&draft, field, tournament, now)?;
            let remarks = view.map(|view| view.remarks).unwrap_or_default();
            let Some(remark) = remarks.iter().find(|remark| remark.repairable) else { break };
            draft.steps = repair_levels(&draft, field, remark.warning);
        }
        Ok(draft.steps)
    }
}
