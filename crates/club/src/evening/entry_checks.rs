//! Whether a member may be registered, beside what the rules of the tournament say: the club decides for each
//! case whether nothing happens, the desk is warned, or the registration is refused. This is the only place
//! that decides it.

use crate::file::subjects::Entries;
use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};
use tapis_engine::{Action, Phase};
use tapis_locale::{Language, Phrase, Value};
use tapis_store::{Exclusion, Member};

use crate::evening::debts::OpenDebt;
use crate::members::member_list::lapsed;
use crate::{Club, Problem};

const SETTING: &str = "entry-checks";

/// Reaction to registering somebody who should not be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryPolicy {
    Nothing,
    /// The desk is warned, and may register the member.
    Warned,
    /// The registration is refused.
    Refused,
}

/// Decisions of the club for each case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct EntryChecks {
    /// The member is excluded on the day of the tournament.
    pub excluded: EntryPolicy,
    /// The membership has run out by then.
    pub lapsed: EntryPolicy,
    /// The member still owes something of the due of the tournament's season.
    pub unpaid: EntryPolicy,
    /// A guest has played as many tournaments of the season as guests may.
    pub guest: EntryPolicy,
    /// Number of these evenings; `None` if there is no limit.
    pub guest_evenings: Option<u32>,
}

impl Default for EntryChecks {
    fn default() -> Self {
        EntryChecks {
            excluded: EntryPolicy::Refused,
            lapsed: EntryPolicy::Warned,
            unpaid: EntryPolicy::Warned,
            guest: EntryPolicy::Warned,
            guest_evenings: None,
        }
    }
}

/// Remarks for the desk on a member before the registration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryRemark {
    pub member: MemberId,
    /// The registration would be refused.
    pub refused: bool,
    /// Reasons, one sentence for each.
    pub words: Vec<String>,
    /// The member's debts from other evenings.
    pub debts: Vec<OpenDebt>,
}

/// A reason to look twice, and what the club decided for it.
struct EntryConcern {
    policy: EntryPolicy,
    reason: Phrase,
}

/// The tournament in which somebody is to be registered.
struct Evening {
    id: TournamentId,
    day: NaiveDate,
    season: Option<SeasonId>,
}

impl EntryChecks {
    fn of(
        &self,
        club: &mut Club,
        member: &Member,
        exclusion: Option<&Exclusion>,
        evening: &Evening,
    ) -> Result<Vec<EntryConcern>, Problem> {
        let mut found = Vec::new();
        if let Some(exclusion) = exclusion.filter(|exclusion| exclusion.holds_on(evening.day)) {
            // Without the reason, which is in the member's panel: others look on at registration.
            let reason = match exclusion.until {
                Some(until) => Phrase::new("entry-excluded_until", &[("day", until.into())]),
                None => Phrase::new("entry-excluded", &[]),
            };
            found.push(EntryConcern { policy: self.excluded, reason });
        }
        if let Some(until) = member.card.valid_until.filter(|_| lapsed(member, evening.day)) {
            let reason = Phrase::new("entry-lapsed", &[("day", until.into())]);
            found.push(EntryConcern { policy: self.lapsed, reason });
        }
        if let Some(season) = evening.season
            && let Some(reason) = club.membership().owes_dues(season, member)?
        {
            found.push(EntryConcern { policy: self.unpaid, reason });
        }
        if let (true, Some(most), Some(season)) = (member.card.guest, self.guest_evenings, evening.season) {
            let came = club.file.exclusions().evenings_of_guest(member.id, season, evening.id)?;
            if came >= most {
                let values = [("came", i64::from(came).into()), ("most", i64::from(most).into())];
                let reason = Phrase::new("entry-guest", &values);
                found.push(EntryConcern { policy: self.guest, reason });
            }
        }
        found.retain(|found| found.policy != EntryPolicy::Nothing);
        Ok(found)
    }
}

impl Entries<'_> {
    /// Decisions of the club for each case.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn entry_checks(&self) -> Result<EntryChecks, Problem> {
        Ok(self.club.file.settings().kept(SETTING)?.unwrap_or_default())
    }

    /// Decides it anew.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_entry_checks(&mut self, checks: &EntryChecks) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(SETTING, checks)?)
    }

    fn evening_of(&mut self, id: TournamentId) -> Result<Evening, Problem> {
        let day = self.club.tournament(id)?.setup().date;
        Ok(Evening { id, day, season: self.club.file.tournaments().tournament(id)?.season })
    }

    /// The members of whom the desk should know something before they are registered.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn entry_remarks(
        &mut self,
        language: Language,
        id: TournamentId,
    ) -> Result<Vec<EntryRemark>, Problem> {
        if self.club.tournament(id)?.phase() == Phase::Finished {
            return Ok(Vec::new());
        }
        let (checks, evening, exclusions) =
            (self.entry_checks()?, self.evening_of(id)?, self.club.file.exclusions().all()?);
        let mut debts = self.other_debts(id)?;
        let mut remarks = Vec::new();
        for member in self.club.file.members().all()?.into_iter().filter(|member| !member.archived) {
            let exclusion = exclusions.binary_search_by_key(&member.id, |one| one.member);
            let exclusion = exclusion.ok().and_then(|at| exclusions.get(at));
            let found = checks.of(self.club, &member, exclusion, &evening)?;
            let debts = debts.remove(&member.id).unwrap_or_default();
            if !found.is_empty() || !debts.is_empty() {
                let reasons = found.iter().map(|found| found.reason.say(language));
                remarks.push(EntryRemark {
                    member: member.id,
                    refused: found.iter().any(|found| found.policy == EntryPolicy::Refused),
                    words: reasons.chain(debts.iter().map(|debt| debt.phrase().say(language))).collect(),
                    debts,
                });
            }
        }
        Ok(remarks)
    }

    /// Refuses a registration as the club decided; anything else passes.
    pub(crate) fn check_entry(&mut self, id: TournamentId, action: &Action) -> Result<(), Problem> {
        let (members, several): (Vec<MemberId>, bool) = match action {
            Action::Register { member, .. } => (vec![*member], false),
            Action::RegisterSeveral { players, .. } | Action::SignUp { players } => {
                (players.iter().map(|player| player.member).collect(), true)
            }
            // Those who are in already were checked when they entered.
            Action::RegisterWithStacks { players, .. } => {
                let inside: BTreeSet<MemberId> =
                    self.club.tournament(id)?.alive().map(|entry| entry.member).collect();
                let new =
                    players.iter().map(|player| player.member).filter(|member| !inside.contains(member));
                (new.collect(), true)
            }
            _ => return Ok(()),
        };
        let (checks, evening) = (self.entry_checks()?, self.evening_of(id)?);
        let mut refused = Vec::new();
        for id in members {
            let (member, exclusion) =
                (self.club.library().member_there(id)?, self.club.file.exclusions().exclusion(id)?);
            let mut found = checks.of(self.club, &member, exclusion.as_ref(), &evening)?;
            found.retain(|found| found.policy == EntryPolicy::Refused);
            let reasons = Value::List(found.into_iter().map(|found| found.reason.into()).collect(), " ");
            let name = member.card.full_name();
            match &reasons {
                Value::List(found, _) if found.is_empty() => {}
                _ => {
                    let values = [("player", name.into()), ("reasons", reasons)];
                    refused.push((format!("member-{id}"), Phrase::new("entry-refused", &values)));
                }
            }
        }
        match refused.as_slice() {
            [] => Ok(()),
            [(_, only)] if !several => Err(Problem {
                code: "entry_refused".to_owned(),
                message: only.clone(),
                rule: None,
                fields: Vec::new(),
            }),
            all => {
                let reasons = all.iter().map(|(_, why)| why.clone().into()).collect();
                let code =
                    if matches!(action, Action::SignUp { .. }) { "not_signed_up" } else { "newcomers" };
                let message =
                    Phrase::new(format!("refusal-{code}"), &[("reasons", Value::List(reasons, " "))]);
                Err(Problem { code: code.to_owned(), message, rule: None, fields: refused })
            }
        }
    }
}
