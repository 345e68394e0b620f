//! Past evenings from files: first a preview says what would be entered and who is meant by each name; then all of it
//! is entered, or nothing.

use crate::file::subjects::PastEvenings;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Millis, Place, SeasonId, TournamentId};
use tapis_engine::state::recorded_results::RecordedPlayer;
use tapis_store::import::NameFound;
use tapis_store::import::PersonKey;
use tapis_store::import::WrittenPerson;
use tapis_store::import::results::{
    ResultsProblem, ResultsReading, ResultsTable, WrittenEvening, WrittenResults,
};
use tapis_store::{MemberDraft, Newcomer, Season, StoreError, TournamentRow, fold};

use super::PastEvening;
use crate::Problem;
use crate::file::club::today;
use crate::members::records::by_name;

/// Preview of the files' content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastPreview {
    /// Way in which the table was read; `null` if they are tournaments that another program saved.
    pub table: Option<ResultsTable>,
    /// The evenings, earliest first.
    pub evenings: Vec<PastFound>,
    /// Everybody who is named, those whom nobody knows first.
    pub people: Vec<PastPerson>,
}

/// An evening that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastFound {
    /// Name of the evening; empty if not stated.
    pub name: String,
    /// The day; `null` if not said.
    pub date: Option<NaiveDate>,
    /// The season in which that day lies.
    pub season: Option<SeasonId>,
    /// That season is closed: nothing can be entered in it.
    pub closed: bool,
    pub players: u32,
    /// Those who are named, best first.
    pub people: Vec<PersonKey>,
    /// Winners, as they were written; several where they shared.
    pub winners: Vec<PersonKey>,
    /// Sum of the prizes.
    pub prizes: Cents,
    pub scored: bool,
    /// Places were put right: behind equals they had not been skipped.
    pub reranked: bool,
    /// Name of a tournament of that day that looks like the same evening.
    pub already: Option<String>,
    /// Parts that cannot be read: it cannot be entered.
    pub problems: Vec<ResultsProblem>,
}

/// Somebody whom results name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastPerson {
    /// The name, whichever way it was written.
    pub key: PersonKey,
    /// As it was written first.
    pub text: String,
    /// The family name, if it is somebody new.
    pub last_name: String,
    /// The first name, if it is somebody new.
    pub first_name: String,
    /// Number of the evenings with that name.
    pub evenings: u32,
    pub found: NameFound,
}

/// Person who is meant by a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PersonIs {
    Member {
        member: MemberId,
    },
    New {
        last_name: String,
        first_name: String,
        /// A guest, who is in no standings.
        guest: bool,
        /// A former member, who is no longer shown among the others.
        archived: bool,
    },
    /// Nobody who is to be named: counted among the players only.
    Unnamed,
}

/// Statement of the person at the desk about a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PersonChoice {
    pub key: PersonKey,
    pub is: PersonIs,
}

/// Statement of the person at the desk about an evening to be entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EveningChoice {
    /// Index in the preview, from 0.
    pub index: usize,
    pub name: String,
    pub date: NaiveDate,
}

/// Choices for entering a preview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PastChoices {
    pub evenings: Vec<EveningChoice>,
    /// Person behind each name that is not one member's alone, and of each found wrongly.
    pub people: Vec<PersonChoice>,
    /// The currency of what was paid and won.
    pub currency: String,
    /// The template by which points are given where none are said; `null` means the first.
    pub template: Option<i64>,
}

/// Result of the import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastImport {
    pub tournaments: Vec<TournamentId>,
    /// So many members were added.
    pub added: u32,
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// The season in which a day lies; of several that which began last.
fn season_of(seasons: &[Season], date: NaiveDate) -> Option<&Season> {
    let day = date.to_string();
    seasons.iter().find(|season| season.starts_on <= day && day <= season.ends_on)
}

impl PastEvenings<'_> {
    /// Previews the content of these files.
    ///
    /// # Errors
    /// If they cannot be read at all.
    pub fn preview_past(
        &mut self,
        files: &[Vec<u8>],
        reading: &ResultsReading,
    ) -> Result<PastPreview, Problem> {
        let written = self.club.file.imports().read_results(files, reading, today())?;
        let people = self.people_of(&written)?;
        let known: BTreeMap<&PersonKey, MemberId> = people
            .iter()
            .filter_map(|person| match &person.found {
                NameFound::Member { member } => Some((&person.key, member.member)),
                _ => None,
            })
            .collect();
        let (seasons, rows) = (self.club.library().seasons()?, self.club.tournaments().all()?);
        let mut evenings = Vec::new();
        for evening in &written.evenings {
            let season = evening.date.and_then(|date| season_of(&seasons, date));
            let first = |result: &&tapis_store::import::results::WrittenResult| result.place == 1;
            evenings.push(PastFound {
                name: evening.name.clone(),
                date: evening.date,
                season: season.map(|season| season.id),
                closed: season.is_some_and(|season| season.closed),
                players: evening.players,
                people: evening.results.iter().map(|result| result.person.clone()).collect(),
                winners: evening.results.iter().filter(first).map(|result| result.person.clone()).collect(),
                prizes: evening.results.iter().map(|result| result.prize).sum(),
                scored: evening.results.iter().any(|result| result.points.is_some()),
                reranked: evening.reranked,
                already: self.already(evening, &rows, &known)?,
                problems: evening.problems.clone(),
            });
        }
        Ok(PastPreview { table: written.table, evenings, people })
    }

    /// A tournament that looks like an evening: of the same day, with the same name or the same winner.
    fn already(
        &self,
        evening: &WrittenEvening,
        rows: &[TournamentRow],
        known: &BTreeMap<&PersonKey, MemberId>,
    ) -> Result<Option<String>, Problem> {
        let Some(date) = evening.date.map(|date| date.to_string()) else { return Ok(None) };
        let winners: BTreeSet<MemberId> = evening
            .results
            .iter()
            .filter(|result| result.place == 1)
            .filter_map(|result| known.get(&result.person).copied())
            .collect();
        for row in rows.iter().filter(|row| row.date == date) {
            let named = !evening.name.is_empty() && fold(&row.name) == fold(&evening.name);
            let won = self.club.file.checks().live_tables(row.id)?.results;
            let mut first = won.iter().filter(|result| result.place == 1);
            if named || first.any(|result| winners.contains(&result.member)) {
                return Ok(Some(row.name.clone()));
            }
        }
        Ok(None)
    }

    fn people_of(&self, written: &WrittenResults) -> Result<Vec<PastPerson>, Problem> {
        let found = self.club.file.imports().people_meant(written.people.values(), by_name)?;
        let mut evenings: BTreeMap<&PersonKey, u32> = BTreeMap::new();
        for result in written.evenings.iter().flat_map(|evening| &evening.results) {
            *evenings.entry(&result.person).or_default() += 1;
        }
        let mut people = Vec::new();
        for ((key, person), found) in written.people.iter().zip(found) {
            let Some(times) = evenings.get(key) else { continue };
            let found = match found {
                NameFound::Unknown => self.alike_to(person)?,
                found => found,
            };
            people.push(PastPerson {
                key: key.clone(),
                text: person.text.clone(),
                last_name: person.last_name.clone(),
                first_name: person.first_name.clone(),
                evenings: *times,
                found,
            });
        }
        let rank = |person: &PastPerson| match person.found {
            NameFound::Maybe { .. } => 0,
            NameFound::Unknown => 1,
            NameFound::Member { .. } => 2,
        };
        people.sort_by_key(|person| (rank(person), std::cmp::Reverse(person.evenings), person.text.clone()));
        Ok(people)
    }

    /// A name that nobody bears as it was written, but somebody who is spelt nearly so.
    fn alike_to(&self, person: &WrittenPerson) -> Result<NameFound, Problem> {
        if person.last_name.is_empty() || person.first_name.is_empty() {
            return Ok(NameFound::Unknown);
        }
        let draft = MemberDraft {
            last_name: person.last_name.clone(),
            first_name: person.first_name.clone(),
            ..MemberDraft::default()
        };
        let alike = self.club.library().alike(draft)?;
        if alike.is_empty() {
            return Ok(NameFound::Unknown);
        }
        Ok(NameFound::Maybe { members: alike.iter().map(|one| (&one.member).into()).collect() })
    }

    /// Enters what was chosen of a preview, all or nothing.
    ///
    /// # Errors
    /// If the files say something else by now, somebody is not chosen, or an evening cannot be entered.
    pub fn import_past(
        &mut self,
        files: &[Vec<u8>],
        reading: &ResultsReading,
        choices: &PastChoices,
        now: Millis,
    ) -> Result<PastImport, Problem> {
        let written = self.club.file.imports().read_results(files, reading, today())?;
        let mut is: BTreeMap<PersonKey, PersonIs> = BTreeMap::new();
        for person in self.people_of(&written)? {
            if let NameFound::Member { member } = person.found {
                is.insert(person.key, PersonIs::Member { member: member.member });
            }
        }
        for choice in &choices.people {
            is.insert(choice.key.clone(), choice.is.clone());
        }
        let stale = || Problem::from(StoreError::PreviewStale);
        let mut wanted: Vec<(&EveningChoice, &WrittenEvening)> = Vec::new();
        for choice in &choices.evenings {
            let evening = written.evenings.get(choice.index).ok_or_else(stale)?;
            if !evening.problems.is_empty() {
                return Err(stale());
            }
            wanted.push((choice, evening));
        }
        if wanted.is_empty() {
            let none_read = written.evenings.iter().all(|evening| !evening.problems.is_empty());
            return Err(Problem::new(if none_read { "past-none_read" } else { "past-nothing" }, &[]));
        }
        // Only those who are named in what is entered are added.
        let there: BTreeSet<&PersonKey> =
            wanted.iter().flat_map(|(_, evening)| &evening.results).map(|result| &result.person).collect();
        let (mut newcomers, mut order) = (Vec::new(), Vec::new());
        for key in &there {
            match is.get(*key).ok_or_else(stale)? {
                PersonIs::New { last_name, first_name, guest, archived } => {
                    let written = written.people.get(*key).cloned().unwrap_or_default();
                    let draft = MemberDraft {
                        last_name: last_name.clone(),
                        first_name: first_name.clone(),
                        number: written.number,
                        licence: written.licence,
                        nickname: written.nickname,
                        guest: *guest,
                        ..MemberDraft::default()
                    };
                    newcomers.push(Newcomer { draft, archived: *archived });
                    order.push((*key).clone());
                }
                PersonIs::Member { .. } | PersonIs::Unnamed => {}
            }
        }
        incomplete(&newcomers, &order, &written)?;
        let seasons = self.club.library().seasons()?;
        let added = count(newcomers.len());
        let build = |ids: &[MemberId]| {
            let new: BTreeMap<&PersonKey, MemberId> = order.iter().zip(ids.iter().copied()).collect();
            let member = |key: &PersonKey| match is.get(key) {
                Some(PersonIs::Member { member }) => Some(*member),
                Some(PersonIs::New { .. }) => new.get(key).copied(),
                Some(PersonIs::Unnamed) | None => None,
            };
            wanted
                .iter()
                .map(|(choice, evening)| entered(choice, evening, choices, &seasons, &member))
                .collect()
        };
        let tournaments = self.record_all(newcomers, build, now)?;
        if let Some(table) = &written.table {
            self.club.file.imports().remember_results(table)?;
        }
        Ok(PastImport { tournaments, added })
    }
}

/// Refuses newcomers in whom something is wrong, such as a name of one word, and names them.
fn incomplete(newcomers: &[Newcomer], keys: &[PersonKey], written: &WrittenResults) -> Result<(), Problem> {
    let mut names = Vec::new();
    let mut problems = Vec::new();
    for (newcomer, key) in newcomers.iter().zip(keys) {
        let wrong = newcomer.draft.problems(today());
        if !wrong.is_empty() {
            names.push(written.people.get(key).map_or_else(String::new, |person| person.text.clone()));
            problems.extend(wrong);
        }
    }
    if names.is_empty() {
        return Ok(());
    }
    let all = names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = if names.len() > NAMED { ", …" } else { "" };
    let said = Problem::new("past-name_incomplete", &[("names", format!("{all}{more}").into())]);
    Err(Problem { message: said.message, ..StoreError::Fields(problems).into() })
}

/// The most names of a refusal.
const NAMED: usize = 10;

fn entered(
    choice: &EveningChoice,
    evening: &WrittenEvening,
    choices: &PastChoices,
    seasons: &[Season],
    member: &impl Fn(&PersonKey) -> Option<MemberId>,
) -> PastEvening {
    let places: BTreeMap<MemberId, Place> =
        evening.results.iter().filter_map(|result| Some((member(&result.person)?, result.place))).collect();
    let player = |result: &tapis_store::import::results::WrittenResult| {
        let own = result.place;
        let hunters = result.out_by.iter().filter_map(member);
        Some(RecordedPlayer {
            member: member(&result.person)?,
            place: own,
            prize: result.prize,
            in_kind: result.in_kind.clone(),
            points: result.points,
            rebuys: result.rebuys,
            addons: result.addons,
            hits: result.hits,
            out_by: hunters.filter(|hunter| places.get(hunter).is_some_and(|place| *place < own)).collect(),
            spent: result.spent,
        })
    };
    PastEvening {
        name: choice.name.clone(),
        date: choice.date,
        season: season_of(seasons, choice.date).map(|season| season.id),
        currency: choices.currency.clone(),
        buy_in: evening.buy_in,
        players: evening.players,
        template: choices.template,
        results: evening.results.iter().filter_map(player).collect(),
    }
}
