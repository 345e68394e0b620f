//! Duties of a club under the law on personal data: who answers for the file, how long data is kept, and whose data may
//! go. Nothing is erased by itself.

use crate::file::subjects::Privacy;
use chrono::{Months, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_engine::setup::text::invisible;
use tapis_locale::Phrase;
use tapis_store::{KeptLonger, Member, Sign};

use crate::Problem;
use crate::members::records::by_name;

const SETTING: &str = "data-protection";
const REVIEWED: &str = "data-reviewed";
/// The most years that can be set.
const MOST_YEARS: u32 = 30;

/// Decisions of the club on personal data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct DataProtection {
    /// So many years after the last sign of a member erasing the data is proposed; `None` means never.
    pub years: Option<u32>,
    /// Representative of the club, by name and office; may be empty.
    pub represented_by: String,
    /// The club's postal address; may be empty.
    pub address: String,
    /// Contact of the person who answers for the data; may be empty.
    pub contact: String,
}

impl Default for DataProtection {
    fn default() -> Self {
        let empty = String::new;
        DataProtection { years: Some(3), represented_by: empty(), address: empty(), contact: empty() }
    }
}

impl DataProtection {
    fn tidied(&self) -> Self {
        let tidy = |text: &String| text.trim().to_owned();
        DataProtection {
            years: self.years,
            represented_by: tidy(&self.represented_by),
            address: tidy(&self.address),
            contact: tidy(&self.contact),
        }
    }

    fn checked(&self) -> Result<(), Problem> {
        let odd = |text: &str| text.chars().count() > 200 || text.chars().any(invisible);
        let texts = [
            ("represented_by", &self.represented_by),
            ("address", &self.address),
            ("contact", &self.contact),
        ];
        let mut fields: Vec<(String, Phrase)> = texts
            .into_iter()
            .filter(|(_, text)| odd(text))
            .map(|(field, _)| (field.to_owned(), Phrase::new("protection-text", &[])))
            .collect();
        if self.years.is_some_and(|years| years == 0 || years > MOST_YEARS) {
            let values = [("most", i64::from(MOST_YEARS).into())];
            fields.push(("years".to_owned(), Phrase::new("protection-years_impossible", &values)));
        }
        match fields.first() {
            None => Ok(()),
            Some((_, first)) => Err(Problem {
                code: "data_protection".to_owned(),
                message: first.clone(),
                rule: None,
                fields,
            }),
        }
    }
}

/// The members whose period has passed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Retention {
    /// The period; `None` if erasing is never proposed.
    pub years: Option<u32>,
    /// Nobody has gone through the list for a year.
    pub review_due: bool,
    /// Members whose period has passed, the longest ago first.
    pub lines: Vec<RetentionLine>,
    /// Members whose data is kept all the same, by name.
    pub kept: Vec<RetentionKept>,
}

/// A member whose period has passed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RetentionLine {
    pub member: Member,
    /// The last sign of the member.
    pub sign: Sign,
    pub day: NaiveDate,
    /// The day on which the period ended.
    pub ended: NaiveDate,
    /// The member is excluded today: erasing lifts the exclusion.
    pub excluded: bool,
    /// A tournament that is not over and in which the member is: until then nothing can be erased.
    pub plays_in: Option<String>,
}

/// A member whose data is kept although the period has passed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RetentionKept {
    pub member: Member,
    /// Erasing is proposed again from this day on.
    pub until: NaiveDate,
    pub reason: String,
}

fn later(day: NaiveDate, years: u32) -> NaiveDate {
    day.checked_add_months(Months::new(years.saturating_mul(12))).unwrap_or(NaiveDate::MAX)
}

impl Privacy<'_> {
    /// Decisions of the club on personal data.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn data_protection(&self) -> Result<DataProtection, Problem> {
        Ok(self.club.file.settings().kept(SETTING)?.unwrap_or_default())
    }

    /// Decides it anew.
    ///
    /// # Errors
    /// A sentence for each field that is not right.
    pub fn set_data_protection(&mut self, wanted: &DataProtection) -> Result<(), Problem> {
        let wanted = wanted.tidied();
        wanted.checked()?;
        Ok(self.club.file.settings().keep(SETTING, &wanted)?)
    }

    /// The members whose period has passed on this day, and those whose data is kept all the same.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn retention(&self, today: NaiveDate) -> Result<Retention, Problem> {
        let years = self.data_protection()?.years;
        let reviewed: Option<NaiveDate> = self.club.file.settings().kept(REVIEWED)?;
        let longer = self.club.file.personal_data().kept_longer()?;
        let keeps = |member| longer.iter().any(|one| one.member == member && one.until > today);
        let mut lines = Vec::new();
        if let Some(years) = years {
            let exclusions = self.club.file.exclusions().all()?;
            for found in self.club.file.personal_data().activities()? {
                let ended = later(found.day, years);
                if ended > today || keeps(found.member) {
                    continue;
                }
                let excluded = exclusions.iter().any(|one| one.member == found.member && one.holds_on(today));
                lines.push(RetentionLine {
                    member: self.club.library().member_there(found.member)?,
                    sign: found.sign,
                    day: found.day,
                    ended,
                    excluded,
                    plays_in: found.plays_in,
                });
            }
        }
        lines.sort_by_cached_key(|line| (line.day, by_name(&line.member)));
        let mut kept = Vec::new();
        for KeptLonger { member, until, reason } in longer.into_iter().filter(|one| one.until > today) {
            kept.push(RetentionKept { member: self.club.library().member_there(member)?, until, reason });
        }
        kept.sort_by_cached_key(|one| by_name(&one.member));
        let review_due = lines.iter().any(|line| line.plays_in.is_none())
            && reviewed.is_none_or(|day| later(day, 1) <= today);
        Ok(Retention { years, review_due, lines, kept })
    }

    /// Number of members whose data can be erased, once a year until somebody has gone through the list; `None` if
    /// nothing is to be done.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn retention_reminder(&self, today: NaiveDate) -> Result<Option<u32>, Problem> {
        let found = self.retention(today)?;
        let open = found.lines.iter().filter(|line| line.plays_in.is_none()).count();
        Ok(found.review_due.then(|| u32::try_from(open).unwrap_or(u32::MAX)))
    }

    /// Somebody has gone through the list: it is not brought up again for a year.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn retention_reviewed(&mut self, today: NaiveDate) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(REVIEWED, &today)?)
    }

    /// Retains the data of these members for another year, with a reason.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the reason.
    pub fn keep_data(&mut self, members: &[MemberId], reason: &str, today: NaiveDate) -> Result<(), Problem> {
        self.club.file.personal_data().keep_longer(members, later(today, 1), reason)?;
        self.review_if_all_done(today)
    }

    /// Proposes erasing a member again whose data was to be kept.
    ///
    /// # Errors
    /// If it was not.
    pub fn propose_erasing_again(&mut self, member: MemberId) -> Result<(), Problem> {
        Ok(self.club.file.personal_data().keep_no_longer(member)?)
    }

    /// Erases several members for good, or none of them; results stay and name nobody.
    ///
    /// # Errors
    /// If one of them is not there any more, or is in a tournament that is not over.
    pub fn erase_members(
        &mut self,
        members: &[MemberId],
        now: Millis,
        today: NaiveDate,
    ) -> Result<(), Problem> {
        self.club.file.personal_data().erase_members(members, now)?;
        self.review_if_all_done(today)
    }

    fn review_if_all_done(&mut self, today: NaiveDate) -> Result<(), Problem> {
        if self.retention(today)?.lines.is_empty() { self.retention_reviewed(today) } else { Ok(()) }
    }
}
