//! Players who say that they have come, from their own telephone or at a tablet by the door. Nothing is booked by it:
//! the desk registers them, with the money. What waits is stored in the club file, so that it still waits after a
//! crash.

use crate::file::subjects::Arrivals;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{ArrivalId, EntryId, MemberId, Millis, TournamentId};
use tapis_engine::play::sign_ups::SignUpState;
use tapis_engine::{Action, Phase, Tournament};
use tapis_locale::Language;
use tapis_store::{ArrivalOf as Row, ArrivalRow, Beside, fold};

use crate::members::records::last_name;
use crate::{ActionOutcome, Problem, one_line};

/// The most who wait.
const MOST: usize = 200;
/// The most letters of a name.
const LONGEST: usize = 60;

/// Person who reports an arrival.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ArrivalOf {
    /// Somebody who had signed up.
    Member { member: MemberId },
    /// Somebody else: a member who had not, or a newcomer.
    Named { first_name: String, last_name: String },
}

/// Somebody who waits, as the desk sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArrivalLine {
    pub id: ArrivalId,
    pub at: Millis,
    pub first_name: String,
    pub last_name: String,
    /// The member, or the only one of that name; `None` if nobody, or several, are called so.
    pub member: Option<MemberId>,
    /// The name was typed: somebody looks whether it is that member.
    pub typed: bool,
}

/// State of a person who signed up, on the page for saying that one has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CheckInState {
    /// Not said to have come.
    Expected,
    /// Said so; the desk has not answered.
    Asked,
    Here {
        entry: EntryId,
    },
}

/// Somebody who signed up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckInPerson {
    pub member: MemberId,
    /// As the club names players on telephones.
    pub name: String,
    /// State of that person.
    pub state: CheckInState,
}

/// A name as it was typed.
fn typed(name: &str) -> Result<String, Problem> {
    let most = i64::try_from(LONGEST).unwrap_or(i64::MAX);
    let name = one_line(name, LONGEST).filter(|name| !name.is_empty());
    name.ok_or_else(|| Problem::new("arrival-name", &[("most", most.into())]))
}

/// Whether players may say that they have come to a tournament, now: it is today's, or played beyond midnight.
pub(crate) fn awaits_players(tournament: &Tournament, now: Millis) -> bool {
    let today = tournament.phase() == Phase::Playing || tournament.setup().date == crate::file::club::today();
    today && tournament.registration().registration_open(now)
}

impl Arrivals<'_> {
    /// Whether players may say that they have come to a tournament, now.
    fn checks_in(&mut self, id: TournamentId, now: Millis) -> Result<bool, Problem> {
        Ok(self.club.phones().phone_settings()?.check_in && awaits_players(self.club.tournament(id)?, now))
    }

    /// Those who signed up, by name, for the page on which one says to have come; empty if the club has no such page.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn check_in_list(&mut self, id: TournamentId, now: Millis) -> Result<Vec<CheckInPerson>, Problem> {
        if !self.checks_in(id, now)? {
            return Ok(Vec::new());
        }
        let named = self.club.phones().phone_settings()?.names;
        let names = self.club.phones().phone_names(id, named)?;
        let waiting = self.club.file.arrivals().all()?;
        let waits = |member| waiting.iter().any(|row| row.tournament == id && row.of == Row::Member(member));
        let tournament = self.club.tournament(id)?;
        let entry = |member| tournament.alive().find(|entry| entry.member == member).map(|entry| entry.id);
        let lines = tournament.registration().sign_ups_view().lines;
        let mut people: Vec<CheckInPerson> = lines
            .iter()
            .map(|line| CheckInPerson {
                member: line.member,
                name: names.get(&line.member).cloned().unwrap_or_default(),
                state: match entry(line.member) {
                    Some(entry) => CheckInState::Here { entry },
                    None if waits(line.member) => CheckInState::Asked,
                    None => CheckInState::Expected,
                },
            })
            .collect();
        people.sort_by_cached_key(|person| (fold(&person.name), person.member));
        Ok(people)
    }

    /// Somebody says to have come. The same once more, while it waits, changes nothing: none.
    ///
    /// # Errors
    /// If the club has no such page, the tournament is another day's or registration is over, a member had not signed
    /// up, a name cannot be one, or too many wait.
    pub fn check_in(
        &mut self,
        id: TournamentId,
        of: &ArrivalOf,
        at: Millis,
    ) -> Result<Option<ArrivalId>, Problem> {
        if !self.checks_in(id, at)? {
            return Err(Problem::new("arrival-closed", &[]));
        }
        let tournament = self.club.tournament(id)?;
        let of = match of {
            ArrivalOf::Member { member } => {
                let lines = tournament.registration().sign_ups_view().lines;
                match lines.iter().find(|line| line.member == *member).map(|line| line.state) {
                    None => return Err(Problem::new("arrival-not_signed_up", &[])),
                    Some(SignUpState::Arrived) => return Ok(None),
                    Some(SignUpState::Expected | SignUpState::Waiting) => Row::Member(*member),
                }
            }
            ArrivalOf::Named { first_name, last_name } => self.called(first_name, last_name)?,
        };
        let waiting = self.waiting(id)?;
        if waiting.iter().any(|row| row.of == of) {
            return Ok(None);
        }
        if waiting.len() >= MOST {
            return Err(Problem::new("arrival-too_many", &[]));
        }
        Ok(Some(self.club.file.arrivals().add_arrival(id, &of, at)?))
    }

    /// Somebody by a name that was typed.
    fn called(&self, first: &str, last: &str) -> Result<Row, Problem> {
        let name = self.club.file.members().typed_name(typed(first)?, typed(last)?)?;
        Ok(Row::Named(name.first, name.last))
    }

    /// Whether exactly this was said already and waits for the desk.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn arrival_waits(&mut self, id: TournamentId, of: &ArrivalOf) -> Result<bool, Problem> {
        let of = match of {
            ArrivalOf::Member { member } => Row::Member(*member),
            ArrivalOf::Named { first_name, last_name } => {
                let Ok(named) = self.called(first_name, last_name) else { return Ok(false) };
                named
            }
        };
        Ok(self.waiting(id)?.iter().any(|row| row.of == of))
    }

    /// The numbers of those who wait for a tournament.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn arrivals_waiting(&mut self, id: TournamentId) -> Result<BTreeSet<ArrivalId>, Problem> {
        Ok(self.waiting(id)?.into_iter().map(|row| row.id).collect())
    }

    /// Arrivals that wait for a tournament; those who are in by now do not.
    fn waiting(&mut self, id: TournamentId) -> Result<Vec<ArrivalRow>, Problem> {
        let mut rows = self.club.file.arrivals().all()?;
        let tournament = self.club.tournament(id)?;
        rows.retain(|row| {
            row.tournament == id
                && match row.of {
                    Row::Member(member) => !tournament.alive().any(|entry| entry.member == member),
                    Row::Named(..) => true,
                }
        });
        Ok(rows)
    }

    /// Arrivals that wait for the desk, earliest first.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn lines(&mut self, language: Language, id: TournamentId) -> Result<Vec<ArrivalLine>, Problem> {
        let mut lines = Vec::new();
        for arrival in self.waiting(id)? {
            let (first_name, last_name, member, typed) = match arrival.of {
                Row::Member(member) => {
                    let there = self.club.library().member_there(member)?;
                    let last = last_name(language, &there);
                    (there.card.first_name, last, Some(member), false)
                }
                Row::Named(first, last) => {
                    let member = self.only_one_called(&first, &last)?;
                    (first, last, member, true)
                }
            };
            lines.push(ArrivalLine { id: arrival.id, at: arrival.at, first_name, last_name, member, typed });
        }
        Ok(lines)
    }

    fn only_one_called(&self, first_name: &str, last_name: &str) -> Result<Option<MemberId>, Problem> {
        let wanted = (fold(first_name), fold(last_name));
        let found = self.club.library().find_members(&format!("{first_name} {last_name}"), false, 20)?;
        let mut called = found
            .into_iter()
            .filter(|member| (fold(&member.card.first_name), fold(&member.card.last_name)) == wanted);
        let first = called.next().map(|member| member.id);
        Ok(first.filter(|_| called.next().is_none()))
    }

    /// Registers somebody who waits, as this member.
    ///
    /// # Errors
    /// If nobody of that number waits, or the member cannot be registered; then that person still waits.
    pub fn arrival_confirm(
        &mut self,
        arrival: ArrivalId,
        member: MemberId,
        paid: bool,
        at: Millis,
    ) -> Result<ActionOutcome, Problem> {
        let id = self.tournament_of_arrival(arrival)?;
        let register = Action::Register { member, born: None, paid };
        self.club.play().act_beside(id, &register, at, &mut rand::rng(), Some(Beside::Arrived(arrival)))
    }

    /// The tournament to which somebody has come.
    ///
    /// # Errors
    /// If nobody of that number waits.
    pub fn tournament_of_arrival(&self, arrival: ArrivalId) -> Result<TournamentId, Problem> {
        let found = self.club.file.arrivals().all()?.into_iter().find(|row| row.id == arrival);
        found.map(|row| row.tournament).ok_or_else(gone)
    }

    /// Nobody has come after all.
    ///
    /// # Errors
    /// If nobody of that number waits.
    pub fn arrival_dismiss(&self, arrival: ArrivalId, at: Millis) -> Result<(), Problem> {
        self.tournament_of_arrival(arrival)?;
        Ok(self.club.file.arrivals().remove_arrival(arrival, at)?)
    }

    /// Nobody of these has come after all, as far as they still wait for that tournament.
    ///
    /// # Errors
    /// If the file cannot be written; then all of them still wait.
    pub fn arrivals_dismiss(
        &self,
        id: TournamentId,
        arrivals: &[ArrivalId],
        at: Millis,
    ) -> Result<(), Problem> {
        Ok(self.club.file.arrivals().remove_arrivals(id, arrivals, at)?)
    }
}

fn gone() -> Problem {
    Problem::new("arrival-gone", &[])
}
