//! `structure`: levels proposed, checked, printed and written to a file.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;
use tapis_club::engine::base::quantity::{Chips, TournamentId};
use tapis_club::engine::chips::{ChipSet, UsualSet};
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::structure::{AnteKind, Field, Step, Wish, design, read};
use tapis_club::engine::views::{DesignView, design_view};
use tapis_club::locale::{Language, Value, number, text, time_of_day};
use tapis_club::{
    Club, LevelsFile, Problem, design_on_the_wall, freezeout, game_name, games_named, levels_text,
    read_problem,
};

use crate::base::output::{print_json, say};
use crate::evening::playing::Playing;

#[derive(Debug, Args)]
pub struct Structure {
    #[command(subcommand)]
    what: What,
    /// Format of the output.
    #[arg(long, value_enum, default_value_t = Format::Table, global = true)]
    format: Format,
    /// Number of players expected.
    #[arg(long, default_value_t = 30, global = true)]
    players: u32,
    /// Rebuys expected, all players together.
    #[arg(long, default_value_t = 0, global = true)]
    rebuys: u32,
    /// Add-ons expected, all players together.
    #[arg(long, default_value_t = 0, global = true)]
    addons: u32,
    /// The chips: five, ten, twenty-five, hundred, or with --club a set of the club by its name.
    #[arg(long, value_name = "SET", default_value = "twenty-five", global = true)]
    chips: String,
    #[command(flatten)]
    playing: Playing,
    /// The starting stack.
    #[arg(long, default_value_t = 10_000, global = true)]
    stack: i64,
    /// The first card, as hours and minutes.
    #[arg(long, value_name = "HH:MM", default_value = "20:00", value_parser = clock, global = true)]
    start: u16,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Designs one for an evening.
    Propose {
        /// Minutes from the first card to the winner, breaks included.
        #[arg(long, default_value_t = 240)]
        minutes: u32,
        /// Big blinds in a starting stack.
        #[arg(long, default_value_t = 100)]
        depth: u32,
        /// Minutes in a level; if omitted, as it comes out best.
        #[arg(long)]
        level: Option<u32>,
        /// Kind of antes.
        #[arg(long, value_enum, default_value_t = Ante::None)]
        ante: Ante,
        /// Minutes of play after which a break is due; 0: no breaks.
        #[arg(long, default_value_t = 75)]
        break_every: u32,
        /// Minutes in a break.
        #[arg(long, default_value_t = 10)]
        break_minutes: u32,
    },
    /// Reads one from a file, a table or JSON; - reads standard input.
    Read {
        /// File to read.
        file: PathBuf,
    },
    /// That of a tournament, with its own stack and chips; needs --club.
    Of {
        /// Number of the tournament.
        tournament: TournamentId,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people: hours, blinds, depths, chips and what looks odd.
    Table,
    /// For programs: the steps, and all that follows from them.
    Json,
    /// For spreadsheets, as CSV.
    Csv,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Ante {
    None,
    Classic,
    BigBlind,
}

fn clock(written: &str) -> Result<u16, String> {
    let parts = written
        .split_once(':')
        .and_then(|(hours, minutes)| Some((hours.parse::<u16>().ok()?, minutes.parse::<u16>().ok()?)));
    match parts {
        Some((hours, minutes)) if hours < 24 && minutes < 60 => Ok(hours * 60 + minutes),
        _ => Err("HH:MM".to_owned()),
    }
}

pub fn run(structure: &Structure, language: Language, club: Option<&Path>) -> Result<(), Problem> {
    let mut club = club.map(crate::open).transpose()?;
    let today = chrono::Local::now().date_naive();
    let mut draft = SetupDraft {
        start_minute: structure.start,
        starting_stack: Chips(structure.stack),
        name: String::new(),
        ..freezeout(language, today)
    };
    if !matches!(structure.what, What::Of { .. }) {
        draft.chip_set = Some(chips(&structure.chips, club.as_ref())?);
    }
    let field = Field {
        players: structure.players,
        rebuys: structure.rebuys,
        addons: structure.addons,
        addon_multiple: 1,
    };
    match &structure.what {
        What::Propose { minutes, depth, level, ante, break_every, break_minutes } => {
            let tempo = club.as_mut().map(|club| club.levels().tempo()).unwrap_or_default();
            draft.steps = design(
                &Wish {
                    field,
                    starting_stack: Chips(structure.stack),
                    depth: *depth,
                    minutes: *minutes,
                    level_minutes: *level,
                    ante: match ante {
                        Ante::None => AnteKind::None,
                        Ante::Classic => AnteKind::Classic,
                        Ante::BigBlind => AnteKind::BigBlind,
                    },
                    break_every: *break_every,
                    break_minutes: *break_minutes,
                    break_after: None,
                    chips: draft.chip_set.as_ref().map(ChipSet::values).unwrap_or_default(),
                },
                tempo,
            );
        }
        What::Read { file } => {
            let content = if file == Path::new("-") {
                std::io::read_to_string(std::io::stdin())
            } else {
                std::fs::read_to_string(file)
            };
            let content = content.map_err(|error| {
                let values =
                    [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
                Problem::new("cli-unreadable", &values)
            })?;
            draft.steps = read(&content, 20).map_err(|error| read_problem(&error))?;
        }
        What::Of { tournament } => {
            let club = club.as_mut().ok_or_else(|| Problem::new("cli-no_club", &[]))?;
            draft = club.tournament(*tournament)?.setup().to_draft();
        }
    }
    let draft = structure.playing.of(draft);
    let view =
        design_view(&draft, field, None, club.as_mut().map(|club| club.levels().tempo()).unwrap_or_default())
            .map(|view| design_on_the_wall(view, &draft))
            .ok_or_else(|| Problem::new("structure-unplayable", &[]))?;
    match structure.format {
        Format::Json => print_json(&json!({ "steps": draft.steps, "view": view })),
        Format::Csv => print!("{}", levels_text(language, &draft.name, &draft.steps, LevelsFile::Csv)),
        Format::Table => table(language, &draft, &view),
    }
    if let Some(club) = club {
        club.close();
    }
    Ok(())
}

/// A usual set by its short name, or one of the club's by its own.
fn chips(name: &str, club: Option<&Club>) -> Result<ChipSet, Problem> {
    let usual = UsualSet::ALL.into_iter().find(|usual| {
        json!(usual).as_str().is_some_and(|code| code.replace('_', "-") == name.replace('_', "-"))
    });
    if let Some(usual) = usual {
        return Ok(ChipSet { name: name.to_owned(), chips: usual.chips(), ..ChipSet::default() });
    }
    let own = club.map(|club| club.library().chip_sets()).transpose()?.unwrap_or_default();
    let found = own.into_iter().find(|own| own.set.name.to_lowercase() == name.to_lowercase());
    let values = [("name", name.into())];
    found.map(|own| own.set).ok_or_else(|| Problem::new("chips-unknown", &values))
}

fn table(language: Language, draft: &SetupDraft, view: &DesignView) {
    let turns = draft.rotation.is_some();
    if turns {
        say!("{}", games_named(language, draft));
    }
    let word = |key: &str| text(language, key, &[]);
    for (row, step) in view.rows.iter().zip(&draft.steps) {
        let hours = format!("{}–{}", time_of_day(language, row.starts), time_of_day(language, row.ends));
        match (step, row.step.blinds) {
            (Step::Level { .. } | Step::Mixed { .. } | Step::Stud { .. }, Some(posted)) => {
                let pair = |low: Chips, high: Chips| {
                    format!("{}/{}", number(language, low.0), number(language, high.0))
                };
                // At stud the two bets stand where other games have their blinds.
                let bets = posted.bets.filter(|_| posted.big == Chips::ZERO);
                let blinds =
                    bets.map_or_else(|| pair(posted.small, posted.big), |bets| pair(bets.small, bets.big));
                let ante =
                    if posted.ante > Chips::ZERO { number(language, posted.ante.0) } else { String::new() };
                let amount = number(language, posted.bring_in.0).into();
                let bring_in = text(language, "clock-bring_in", &[("amount", amount)]);
                let bring_in = Some(bring_in).filter(|_| posted.bring_in > Chips::ZERO);
                let game = row.step.game.filter(|_| turns).map(|game| game_name(language, game));
                let game = bring_in.into_iter().chain(game).collect::<Vec<_>>().join(" · ");
                let depth = row.expected_bb_tenths.map_or(0, |tenths| tenths / 10);
                let mark = if row.last { "←" } else { "" };
                say!("{:>3}  {hours:<20} {blinds:>16} {ante:>8} {depth:>5} {mark} {game}", row.step.level);
            }
            _ => {
                let leaving: Vec<String> =
                    row.leaving.iter().map(|chip| number(language, chip.value.0)).collect();
                let said = if leaving.is_empty() {
                    word("doc-break")
                } else {
                    text(language, "doc-break_leaving", &[("chips", leaving.join(", ").into())])
                };
                say!("     {hours:<20} {said}");
            }
        }
    }
    say!("{} {}", word("prep-ends"), time_of_day(language, view.ends));
    if let Some(plan) = &view.plan {
        for need in &plan.needs {
            let owned = need.owned.map_or_else(|| "?".to_owned(), |owned| owned.to_string());
            say!(
                "{:>9} × {:<3} {} / {owned}",
                number(language, need.value.0),
                need.each,
                number(language, i64::try_from(need.most).unwrap_or(i64::MAX))
            );
        }
    }
    if let Some(short) = &view.shortage {
        let bought = view.field.rebuys.saturating_add(view.field.addons);
        let values =
            [("players", i64::from(view.field.players).into()), ("bought", i64::from(bought).into())];
        let lacks = text(language, "design-shortage", &values);
        let rest = match short.players {
            0 => word("design-shortage_none"),
            players => text(language, "design-shortage_enough", &[("players", i64::from(players).into())]),
        };
        say!("! {lacks} {rest}");
    }
    for remark in &view.remarks {
        let code = json!(remark.warning)["code"].as_str().unwrap_or_default().to_owned();
        let mut values: Vec<(&str, Value)> = vec![("level", i64::from(remark.level).into())];
        if let Some(chip) = json!(remark.warning)["chip"].as_i64() {
            values.push(("chip", chip.into()));
        }
        say!("! {}", text(language, &format!("warning-{code}"), &values));
    }
}
