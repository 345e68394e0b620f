//! Last activity of each member, and the members whose data is kept although the period has passed.

use chrono::{DateTime, Local, NaiveDate};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::RetentionProblem;
use crate::base::words::json;
use crate::file::subjects::PersonalData;

const KEPT: &str = "data-kept-longer";

/// The last sign of a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    Played,
    /// The end of the last season whose due was paid, in full or in part.
    Season,
    /// The last payment of a due.
    Paid,
    /// The end of the membership as the card says.
    Card,
    /// The member was added, and nothing is known since.
    Added,
}

/// Last activity of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    pub member: MemberId,
    /// The latest of all signs.
    pub sign: Sign,
    pub day: NaiveDate,
    /// A tournament that is not over and in which the member is.
    pub plays_in: Option<String>,
}

/// The club keeps the data of a member although the period has passed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeptLonger {
    pub member: MemberId,
    /// Erasing is proposed again from this day on.
    pub until: NaiveDate,
    pub reason: String,
}

impl PersonalData<'_> {
    /// Last activity of each member, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn activities(self) -> Result<Vec<Activity>, StoreError> {
        let mut query = self.file.db.prepare_cached(include_str!("retention/activity.sql"))?;
        let mut rows = query.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let day = |column: usize| -> rusqlite::Result<Option<NaiveDate>> {
                Ok(row.get::<_, Option<String>>(column)?.and_then(|text| text.parse().ok()))
            };
            let added = DateTime::from_timestamp_millis(row.get(1)?).unwrap_or_default();
            // Of equals the last one is said.
            let signs = [
                (Some(added.with_timezone(&Local).date_naive()), Sign::Added),
                (day(2)?, Sign::Card),
                (day(4)?, Sign::Paid),
                (day(5)?, Sign::Season),
                (day(3)?, Sign::Played),
            ];
            let known = signs.into_iter().filter_map(|(day, sign)| Some((day?, sign)));
            let Some((day, sign)) = known.max_by_key(|(day, _)| *day) else { continue };
            found.push(Activity { member: MemberId(row.get(0)?), sign, day, plays_in: row.get(6)? });
        }
        Ok(found)
    }

    /// Time when a member was added.
    ///
    /// # Errors
    /// If there is none.
    pub fn member_added_at(self, id: MemberId) -> Result<Millis, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT created_at FROM member WHERE id = ?1")?;
        Ok(query.query_row([id.0], |row| row.get(0).map(Millis))?)
    }

    /// Members whose data is kept longer, by number. What was decided for a merged record holds for the one that is
    /// kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn kept_longer(self) -> Result<Vec<KeptLonger>, StoreError> {
        let mut found: Vec<KeptLonger> = self.file.settings().kept(KEPT)?.unwrap_or_default();
        for one in &mut found {
            one.member = self.file.merging().kept_record(one.member)?;
        }
        found.sort_by_key(|one| (one.member, std::cmp::Reverse(one.until)));
        found.dedup_by_key(|one| one.member);
        Ok(found)
    }

    /// Retains the data of these members until a day.
    ///
    /// # Errors
    /// [`StoreError::Retention`] says what is wrong with the reason; [`StoreError::NotFound`] where one of them is not
    /// there any more.
    pub fn keep_longer(self, members: &[MemberId], until: NaiveDate, reason: &str) -> Result<(), StoreError> {
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(StoreError::Retention(RetentionProblem::ReasonMissing));
        }
        if reason.chars().count() > 200 || reason.chars().any(invisible) {
            return Err(StoreError::Retention(RetentionProblem::Text));
        }
        let mut kept = self.kept_longer()?;
        for member in members {
            if !self
                .file
                .members()
                .members_where("id = ?1 AND erased_at IS NULL AND merged_into IS NULL", [member.0])?
                .is_empty()
            {
                kept.retain(|one| one.member != *member);
                kept.push(KeptLonger { member: *member, until, reason: reason.to_owned() });
            } else {
                return Err(StoreError::NotFound("member"));
            }
        }
        self.file.settings().keep(KEPT, &kept)
    }

    /// Proposes erasing a member again.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where the data is not kept longer.
    pub fn keep_no_longer(self, member: MemberId) -> Result<(), StoreError> {
        let mut kept = self.kept_longer()?;
        let before = kept.len();
        kept.retain(|one| one.member != member);
        if kept.len() == before {
            return Err(StoreError::NotFound("retention"));
        }
        self.file.settings().keep(KEPT, &kept)
    }
}

/// Removes what was decided for a member who is erased: the reason may say something of the person.
pub(crate) fn forget(db: &Connection, record: MemberId) -> Result<(), StoreError> {
    let mut query = db.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
    let mut rows = query.query([KEPT])?;
    let Some(row) = rows.next()? else { return Ok(()) };
    let text: String = row.get(0)?;
    let Ok(mut kept) = serde_json::from_str::<Vec<KeptLonger>>(&text) else { return Ok(()) };
    drop(rows);
    let before = kept.len();
    kept.retain(|one| one.member != record);
    if kept.len() < before {
        db.execute("UPDATE setting SET value = ?2 WHERE key = ?1", [KEPT, &json(&kept)?])?;
    }
    Ok(())
}
