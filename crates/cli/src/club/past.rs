//! `past`: evenings that were not played with the program.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use tapis_club::engine::base::quantity::{MemberId, TournamentId};
use tapis_club::store::StoreError;
use tapis_club::store::import::results::{CellsHold, ResultField, ResultsMatching, ResultsReading};
use tapis_club::store::import::{NameFound, PersonKey};
use tapis_club::{
    Club, EveningChoice, PastChoices, PastEvening, PastPreview, PersonChoice, PersonIs, Problem, read_list,
};

use crate::base::output::print_json;

#[derive(Debug, Subcommand)]
pub enum Past {
    /// Enters the results of files, all of them or nothing: one table (CSV, XLSX, XLS, ODS), or tournaments that The
    /// Tournament Director 3 saved (.tdt). Evenings that look like one that is there, or of which something cannot be read,
    /// are left out. Prints each evening and each name, then what was entered.
    Import {
        /// Files with the results.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Treatment of people whom nobody knows.
        #[arg(long, value_enum, default_value_t = Unknown::Refuse)]
        unknown: Unknown,
        /// Person meant by a name, as it is printed under `key`: a member's number in the file, or `unnamed`.
        #[arg(long = "who", value_name = "NAME=MEMBER", value_parser = who)]
        who: Vec<(String, Option<MemberId>)>,
        /// Content of a column, by its heading: date, evening, place, last_name, first_name, nickname, number,
        /// licence, prize, points, rebuys, addons, hits, out_by, spent, players, one_evening or none.
        #[arg(long = "column", value_name = "HEADING=FIELD", value_parser = column)]
        columns: Vec<(String, Option<ResultField>)>,
        /// Content of the cells in a table of members by dates; if omitted, it is guessed from them.
        #[arg(long, value_enum)]
        cells: Option<Cells>,
        /// Name of the sheet of a workbook to read.
        #[arg(long, value_name = "NAME")]
        sheet: Option<String>,
        /// The name of evenings that have none.
        #[arg(long)]
        name: Option<String>,
        /// The day of an evening that has none.
        #[arg(long)]
        date: Option<chrono::NaiveDate>,
        /// The template by which points are given where the files say none.
        #[arg(long, value_name = "NAME")]
        template: Option<String>,
        /// The currency of what was paid and won.
        #[arg(long, default_value = "EUR")]
        currency: String,
        /// Only says what would happen.
        #[arg(long)]
        preview: bool,
    },
    /// Enters one evening from a JSON object, as `past show` prints it.
    Record {
        /// The file; - reads standard input.
        file: PathBuf,
    },
    /// Prints a past evening as one JSON object.
    Show {
        /// Number of the past evening.
        tournament: TournamentId,
    },
    /// Corrects a past evening by a JSON object as `past show` prints it.
    Correct {
        /// Number of the past evening.
        tournament: TournamentId,
        /// The file; - reads standard input.
        file: PathBuf,
        /// Reason for the correction.
        #[arg(long)]
        why: String,
    },
    /// Deletes past evenings, after a copy of the club.
    Delete {
        /// Numbers of the past evenings.
        #[arg(required = true)]
        tournaments: Vec<TournamentId>,
    },
}

/// Treatment of people whom nobody knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Unknown {
    /// Nothing is entered.
    Refuse,
    /// They become members.
    Members,
    /// They become members who are archived.
    Former,
    /// They become guests.
    Guests,
    /// They are counted without a name.
    Unnamed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Cells {
    Points,
    Places,
}

fn who(written: &str) -> Result<(String, Option<MemberId>), String> {
    const FORM: &str = "NAME=MEMBER, where MEMBER is a number or unnamed";
    let (name, member) = written.rsplit_once('=').ok_or(FORM)?;
    let member = match member {
        "unnamed" => None,
        number => Some(MemberId(number.parse().map_err(|_| FORM)?)),
    };
    Ok((name.to_owned(), member))
}

fn column(written: &str) -> Result<(String, Option<ResultField>), String> {
    const FIELDS: &str = "HEADING=date, evening, place, last_name, first_name, nickname, number, licence, prize, \
        points, rebuys, addons, hits, out_by, spent, players, one_evening or none";
    let (heading, field) = written.rsplit_once('=').ok_or(FIELDS)?;
    let field = match field {
        "none" => None,
        name => Some(serde_json::from_value(serde_json::json!(name)).map_err(|_| FIELDS)?),
    };
    Ok((heading.to_owned(), field))
}

pub fn run(club: &mut Club, command: &Past) -> Result<(), Problem> {
    match command {
        Past::Import {
            files,
            unknown,
            who,
            columns,
            cells,
            sheet,
            name,
            date,
            template,
            currency,
            preview,
        } => {
            let files: Vec<Vec<u8>> = files.iter().map(|file| read_list(file)).collect::<Result<_, _>>()?;
            let reading = reading(club, &files, columns, *cells, sheet.clone())?;
            let found = club.past().preview_past(&files, &reading)?;
            found.evenings.iter().for_each(print_json);
            found.people.iter().for_each(print_json);
            let template = match template {
                Some(name) => {
                    let known = club.library().templates()?;
                    let template = known.into_iter().find(|template| template.name == *name);
                    Some(template.ok_or(StoreError::NotFound("template"))?.id)
                }
                None => None,
            };
            let evenings = evenings(&found, name.as_deref(), *date);
            let left_out = found.evenings.len() - evenings.len();
            if *preview {
                print_json(
                    &serde_json::json!({ "to_enter": evenings.len(), "left_out": left_out, "entered": [] }),
                );
                return Ok(());
            }
            let people = people(&found, *unknown, who);
            let choices = PastChoices { evenings, people, currency: currency.clone(), template };
            let imported = club.past().import_past(&files, &reading, &choices, crate::now())?;
            print_json(&serde_json::json!({ "to_enter": choices.evenings.len(), "left_out": left_out,
                "entered": imported.tournaments, "added": imported.added }));
        }
        Past::Record { file } => {
            let id = club.past().record_past(&read(file)?, crate::now())?;
            print_json(&serde_json::json!({ "entered": [id] }));
        }
        Past::Show { tournament } => print_json(&club.past().past_evening(*tournament)?),
        Past::Correct { tournament, file, why } => {
            let acted = club.past().correct_past(*tournament, &read(file)?, why, crate::now())?;
            print_json(&serde_json::json!({ "corrected": tournament, "row": acted.seq }));
        }
        Past::Delete { tournaments } => {
            club.past().delete_past(tournaments)?;
            print_json(&serde_json::json!({ "deleted": tournaments }));
        }
    }
    Ok(())
}

fn read(file: &std::path::Path) -> Result<PastEvening, Problem> {
    let text = crate::evening::commands::script(file)?;
    serde_json::from_str(&text).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })
}

/// Reads what the person states about the columns, on top of what is understood.
fn reading(
    club: &mut Club,
    files: &[Vec<u8>],
    columns: &[(String, Option<ResultField>)],
    cells: Option<Cells>,
    sheet: Option<String>,
) -> Result<ResultsReading, Problem> {
    let cells = cells.map(|cells| match cells {
        Cells::Points => CellsHold::Points,
        Cells::Places => CellsHold::Places,
    });
    let mut reading = ResultsReading { cells, sheet, ..ResultsReading::default() };
    if columns.is_empty() {
        return Ok(reading);
    }
    let Some(table) = club.past().preview_past(files, &reading)?.table else { return Ok(reading) };
    let mut fields: Vec<Option<ResultField>> = table.columns.iter().map(|column| column.field).collect();
    for (heading, field) in columns {
        let same = |text: &str| tapis_club::store::fold(text.trim());
        let at = table.columns.iter().position(|column| same(&column.heading) == same(heading));
        let Some(found) = at.and_then(|at| fields.get_mut(at)) else {
            let headings = table.columns.into_iter().map(|column| column.heading).collect();
            return Err(StoreError::HeadingUnknown { heading: heading.clone(), headings }.into());
        };
        *found = *field;
    }
    reading.matching = Some(ResultsMatching { headed: true, columns: fields });
    Ok(reading)
}

fn evenings(found: &PastPreview, name: Option<&str>, date: Option<chrono::NaiveDate>) -> Vec<EveningChoice> {
    let choice = |(index, evening): (usize, &tapis_club::PastFound)| {
        let date = evening.date.or(date)?;
        let usable = evening.problems.is_empty() && evening.already.is_none() && !evening.closed;
        let said = if evening.name.is_empty() { name } else { Some(evening.name.as_str()) };
        let name = said.map_or_else(|| date.to_string(), str::to_owned);
        usable.then_some(EveningChoice { index, name, date })
    };
    found.evenings.iter().enumerate().filter_map(choice).collect()
}

fn people(found: &PastPreview, unknown: Unknown, who: &[(String, Option<MemberId>)]) -> Vec<PersonChoice> {
    let mut choices = Vec::new();
    for person in &found.people {
        let PersonKey(key) = &person.key;
        let said = who.iter().find(|(name, _)| name == key || *name == person.text);
        let is = match (said, unknown) {
            (Some((_, Some(member))), _) => Some(PersonIs::Member { member: *member }),
            (Some((_, None)), _) => Some(PersonIs::Unnamed),
            (None, _) if person.found != NameFound::Unknown => None,
            (None, Unknown::Refuse) => None,
            (None, Unknown::Unnamed) => Some(PersonIs::Unnamed),
            (None, Unknown::Members | Unknown::Former | Unknown::Guests) => Some(PersonIs::New {
                last_name: person.last_name.clone(),
                first_name: person.first_name.clone(),
                guest: unknown == Unknown::Guests,
                archived: unknown == Unknown::Former,
            }),
        };
        choices.extend(is.map(|is| PersonChoice { key: person.key.clone(), is }));
    }
    choices
}
