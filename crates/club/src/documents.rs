//! What the club prints: from what it knows to the structures that the paper asks for.

mod kinds;
mod letterhead;
mod names;
mod outcome;
mod penalties;
mod rules;
mod tournament;

use chrono::{DateTime, Local, NaiveDate, Timelike};
use serde::{Deserialize, Serialize};
use tapis_documents::papers::{self, Moment};
use tapis_documents::{Printed, Style};
use tapis_engine::quantity::Millis;
use tapis_engine::ruleset::Ruleset;
use tapis_locale::{Language, text};
use tapis_store::StoreError;

use crate::{Club, Problem, ruleset_name};

pub use kinds::{DocumentKind, DocumentSubject};
pub use tapis_documents::Paper;

/// How a document is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct DocumentOptions {
    /// Its language; none: the club's.
    pub language: Option<Language>,
    /// The size of its sheets.
    pub paper: Paper,
    /// One colour where it helps; otherwise black and grey only.
    pub colour: bool,
}

impl Default for DocumentOptions {
    fn default() -> Self {
        DocumentOptions { language: None, paper: Paper::A4, colour: true }
    }
}

/// A document, ready to be saved or printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// A name for its file, good on every system, with `.pdf`.
    pub file_name: String,
    /// What is in the file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// What the reader should know, in the club's language: letters that could not be printed.
    pub notices: Vec<String>,
}

impl Club {
    /// Prints a document about a tournament or a season, by its number; the club's own documents
    /// need none. The rules are the club's, or those of the tournament that is named.
    ///
    /// # Errors
    /// Where the tournament or season is missing or cannot be read.
    pub fn document(
        &mut self,
        kind: DocumentKind,
        subject: Option<i64>,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<Document, Problem> {
        let language = options.language.unwrap_or(self.language);
        let style = Style { language, paper: options.paper, colour: options.colour };
        let missing = |what| Problem::storing(self.language, &StoreError::NotFound(what));
        let (printed, about) = match kind.subject() {
            DocumentSubject::Club => match subject {
                None => {
                    let rules = self.rules_of_club(&self.default_ruleset()?, language);
                    (papers::rules::print(&rules, style), self.name())
                }
                Some(id) => {
                    let setup = self.tournament(id)?.setup().clone();
                    let rules = self.rules_of_tournament(&setup, language);
                    (papers::rules::print(&rules, style), format!("{} {}", setup.date, setup.name))
                }
            },
            DocumentSubject::Season => {
                let id = subject.ok_or_else(|| missing("season"))?;
                self.season_document(id, style)?
            }
            DocumentSubject::Tournament => {
                let id = subject.ok_or_else(|| missing("tournament"))?;
                self.tournament_document(kind, id, style, now)?
            }
        };
        Ok(self.named(kind, printed, &about, style))
    }

    /// Prints the booklet of a ruleset, whatever is played by it.
    pub fn rules_booklet(&self, rules: &Ruleset, options: DocumentOptions) -> Document {
        let language = options.language.unwrap_or(self.language);
        let style = Style { language, paper: options.paper, colour: options.colour };
        let printed = papers::rules::print(&self.rules_of_club(rules, language), style);
        let about = format!("{} - {}", self.name(), ruleset_name(language, rules));
        self.named(DocumentKind::Rules, printed, &about, style)
    }

    fn named(&self, kind: DocumentKind, printed: Printed, about: &str, style: Style) -> Document {
        let mut notices = Vec::new();
        if !printed.missing.is_empty() {
            let letters: Vec<String> = printed.missing.iter().map(ToString::to_string).collect();
            let values = [("letters", letters.join(" ").into())];
            notices.push(text(self.language, "doc-letters_missing", &values));
        }
        let title = text(style.language, kind.key(), &[]);
        let file_name = names::file_name(&format!("{about} - {title}"));
        Document { file_name, bytes: printed.bytes, pages: printed.pages, notices }
    }

    fn season_document(&mut self, id: i64, style: Style) -> Result<(Printed, String), Problem> {
        let lines = self.standings(id)?;
        let seasons = self.seasons()?;
        let season = seasons.into_iter().find(|season| season.id == id);
        let season =
            season.ok_or_else(|| Problem::storing(self.language, &StoreError::NotFound("season")))?;
        let day = |text: &str| text.parse::<NaiveDate>().ok();
        let dates = lines.iter().flat_map(|line| &line.results).filter_map(|result| day(&result.date));
        let standings = papers::standings::Standings {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            played: season.played,
            best_n: season.best_n,
            min_played: season.min_played,
            last_day: dates.max(),
            lines: lines
                .into_iter()
                .map(|line| papers::standings::Line {
                    rank: line.rank,
                    name: line.name,
                    points: line.total,
                    played: line.played,
                    wins: line.wins,
                    best_place: line.best_place,
                })
                .collect(),
        };
        Ok((papers::standings::print(&standings, style), season.name))
    }
}

/// An instant by the clock on the wall here.
fn moment(at: Millis) -> Option<Moment> {
    let at = DateTime::from_timestamp_millis(at)?.with_timezone(&Local);
    Some(Moment { day: at.date_naive(), minute: i64::from(at.hour() * 60 + at.minute()) })
}
