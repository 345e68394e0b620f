//! Helpers at the evenings ahead, and their tasks: the volunteers' rota.

use crate::file::subjects::Schedule;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{MemberId, TournamentId};
use tapis_locale::{Language, text};
use tapis_store::{Duty, StoreError};

use crate::Problem;
use crate::seasons::list::season_of;

/// The setting that holds the club's tasks.
const TASKS: &str = "rota.tasks";
/// The most tasks of a club.
const MOST_TASKS: usize = 12;
/// The most evenings that are shown.
const MOST_EVENINGS: usize = 30;

/// Duty of a person who helps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotaDuty {
    pub task: String,
    pub member: MemberId,
    /// First and last name.
    pub name: String,
}

/// An evening and those who help at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotaEvening {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    pub date: NaiveDate,
    /// Those who help, by task and name.
    pub duties: Vec<RotaDuty>,
}

/// Number of times that somebody helps in a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotaHelper {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Number of evenings of the season, those that are over included.
    pub evenings: u32,
}

/// Rota of the evenings ahead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rota {
    /// The club's tasks, then others that somebody does at these evenings.
    pub tasks: Vec<String>,
    /// The evenings that are not over, the next one first.
    pub evenings: Vec<RotaEvening>,
    /// Everybody who helps in the season of today, who helps most often first.
    pub helpers: Vec<RotaHelper>,
}

impl Schedule<'_> {
    /// The rota of the evenings ahead.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rota(&mut self, language: Language, today: NaiveDate) -> Result<Rota, Problem> {
        let rows = self.club.tournaments().all()?;
        let duties = self.club.file.duties().all()?;
        let names = self.names_by_number(language, duties.iter().map(|duty| duty.member))?;
        let day = |text: &str| text.parse::<NaiveDate>().ok();
        let mut ahead: Vec<RotaEvening> = rows
            .iter()
            .filter(|row| row.status != Phase::Finished && !row.archived)
            .filter_map(|row| {
                let date = day(&row.date).filter(|date| *date >= today || row.status == Phase::Playing)?;
                let own = duties.iter().filter(|duty| duty.tournament == row.id);
                let mut duties: Vec<RotaDuty> = own
                    .map(|duty| RotaDuty {
                        task: duty.task.clone(),
                        member: duty.member,
                        name: names.get(&duty.member).cloned().unwrap_or_default(),
                    })
                    .collect();
                duties.sort_by(|one, other| (&one.task, &one.name).cmp(&(&other.task, &other.name)));
                Some(RotaEvening { tournament: row.id, name: row.name.clone(), date, duties })
            })
            .collect();
        ahead.sort_by_key(|evening| (evening.date, evening.tournament));
        ahead.truncate(MOST_EVENINGS);
        let mut tasks = self.rota_tasks(language)?;
        for duty in ahead.iter().flat_map(|evening| &evening.duties) {
            if !tasks.contains(&duty.task) {
                tasks.push(duty.task.clone());
            }
        }
        let seasons = self.club.library().seasons()?;
        let season = season_of(&seasons, today);
        let within =
            |date: &str| season.is_none_or(|season| *season.starts_on <= *date && *date <= *season.ends_on);
        let counted: BTreeSet<TournamentId> =
            rows.iter().filter(|row| within(&row.date)).map(|row| row.id).collect();
        let mut helped: BTreeMap<MemberId, BTreeSet<TournamentId>> = BTreeMap::new();
        for duty in duties.iter().filter(|duty| counted.contains(&duty.tournament)) {
            helped.entry(duty.member).or_default().insert(duty.tournament);
        }
        let mut helpers: Vec<RotaHelper> = helped
            .into_iter()
            .map(|(member, evenings)| RotaHelper {
                member,
                name: names.get(&member).cloned().unwrap_or_default(),
                evenings: u32::try_from(evenings.len()).unwrap_or(u32::MAX),
            })
            .collect();
        helpers.sort_by(|one, other| {
            (std::cmp::Reverse(one.evenings), &one.name)
                .cmp(&(std::cmp::Reverse(other.evenings), &other.name))
        });
        Ok(Rota { tasks, evenings: ahead, helpers })
    }

    fn names_by_number(
        &mut self,
        language: Language,
        members: impl Iterator<Item = MemberId>,
    ) -> Result<BTreeMap<MemberId, String>, Problem> {
        let members: Vec<MemberId> = members.collect::<BTreeSet<_>>().into_iter().collect();
        let names = self.club.names_of(language, members.iter().copied())?;
        Ok(members.into_iter().zip(names).collect())
    }

    /// The club's tasks, or the usual ones where it has chosen none.
    fn rota_tasks(&self, language: Language) -> Result<Vec<String>, Problem> {
        let Some(kept) = self.club.file.settings().setting(TASKS)? else {
            return Ok(["door", "floor", "bar", "tidying"]
                .map(|task| text(language, &format!("rota-{task}"), &[]))
                .to_vec());
        };
        Ok(serde_json::from_str(&kept).map_err(|error| StoreError::Damaged(error.to_string()))?)
    }

    /// Stores the club's tasks, in this order.
    ///
    /// # Errors
    /// If there is none, there are more than twelve, or one has no name, too long a one, or stands twice.
    pub fn set_rota_tasks(&self, tasks: &[String]) -> Result<(), Problem> {
        let tasks: Vec<String> = tasks.iter().map(|task| task.trim().to_owned()).collect();
        let distinct: BTreeSet<&String> = tasks.iter().collect();
        let fits = |task: &String| (1..=40).contains(&task.chars().count());
        if tasks.is_empty()
            || tasks.len() > MOST_TASKS
            || distinct.len() < tasks.len()
            || !tasks.iter().all(fits)
        {
            return Err(Problem::new("rota-tasks", &[]));
        }
        let kept = serde_json::to_string(&tasks).map_err(StoreError::Unwritable)?;
        Ok(self.club.file.settings().set_setting(TASKS, &kept)?)
    }

    /// Notes that somebody helps.
    ///
    /// # Errors
    /// If the task has no proper name, or there is no such evening or member.
    pub fn add_duty(&self, duty: &Duty) -> Result<(), Problem> {
        Ok(self.club.file.duties().add_duty(duty)?)
    }

    /// Notes that somebody does not help there after all.
    ///
    /// # Errors
    /// If it was not noted.
    pub fn remove_duty(&self, duty: &Duty) -> Result<(), Problem> {
        Ok(self.club.file.duties().remove_duty(duty)?)
    }
}
