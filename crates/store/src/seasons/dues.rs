//! Dues of a season and their payments. Payments are numbered over the whole club and never deleted: a wrong one is
//! cancelled and keeps its number.

use chrono::NaiveDate;
use rusqlite::types::Type;
use rusqlite::{OptionalExtension, Row, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, SeasonId};
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::DuesProblem;
use crate::file::subjects::DuesTable;

/// The largest amount of a due: a slip of the keyboard is refused.
const MOST: Cents = Cents(1_000_000);

/// Due of a membership for a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeasonDue {
    /// Amount of the due, above 0.
    pub amount: Cents,
    /// The currency, three capital letters as in ISO 4217.
    pub currency: String,
}

/// A member owes another amount in a season: a reduced rate, or nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MemberDue {
    pub member: MemberId,
    /// In the currency of the season's due; 0 if nothing is owed.
    pub amount: Cents,
    pub reason: String,
}

/// Means of payment of a due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Means {
    Cash,
    Cheque,
    Card,
    Transfer,
    /// Any other way, such as an online collection.
    Other,
}

impl Means {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Means; 5] = [Means::Cash, Means::Cheque, Means::Card, Means::Transfer, Means::Other];

    /// As it is kept and written in lists.
    pub fn name(self) -> &'static str {
        match self {
            Means::Cash => "cash",
            Means::Cheque => "cheque",
            Means::Card => "card",
            Means::Transfer => "transfer",
            Means::Other => "other",
        }
    }
}

/// A payment as a form holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DuePaymentDraft {
    pub season: SeasonId,
    pub member: MemberId,
    pub paid_on: NaiveDate,
    /// Above 0, at most what is still owed.
    pub amount: Cents,
    pub means: Means,
}

/// Payment of a member's due.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuePayment {
    /// The number of its receipt, counted from 1 over the whole club without gaps.
    pub number: i64,
    pub season: SeasonId,
    pub member: MemberId,
    pub paid_on: NaiveDate,
    /// Amount of the payment, above 0.
    pub amount: Cents,
    pub currency: String,
    pub means: Means,
    /// Person at the desk; may be empty.
    pub received_by: String,
    /// It was cancelled; `None` if it counts.
    pub cancelled: Option<Cancellation>,
}

/// A payment does not count any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cancellation {
    pub on: NaiveDate,
    pub why: String,
}

/// Due of a member for a season, and the payments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DueTotals {
    pub owes: Cents,
    /// Sum of its payments, cancelled ones left out.
    pub paid: Cents,
}

impl DueTotals {
    /// Amount still to pay; below 0 where the due was lowered after more was paid.
    pub fn rest(self) -> Cents {
        self.owes.saturating_sub(self.paid)
    }
}

fn checked(reason: &str) -> Result<&str, StoreError> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(StoreError::Dues(DuesProblem::ReasonMissing));
    }
    if reason.chars().count() > 200 || reason.chars().any(invisible) {
        return Err(StoreError::Dues(DuesProblem::Text));
    }
    Ok(reason)
}

/// A day of the file.
pub(crate) fn day(row: &Row<'_>, index: usize) -> rusqlite::Result<NaiveDate> {
    let text: String = row.get(index)?;
    let unread = |error| rusqlite::Error::FromSqlConversionFailure(index, Type::Text, Box::new(error));
    text.parse().map_err(unread)
}

fn read_payment(row: &Row<'_>) -> rusqlite::Result<DuePayment> {
    let means: String = row.get(6)?;
    let known = Means::ALL.into_iter().find(|known| known.name() == means);
    let why: Option<String> = row.get(9)?;
    Ok(DuePayment {
        number: row.get(0)?,
        season: SeasonId(row.get(1)?),
        member: MemberId(row.get(2)?),
        paid_on: day(row, 3)?,
        amount: Cents(row.get(4)?),
        currency: row.get(5)?,
        means: known.unwrap_or(Means::Other),
        received_by: row.get(7)?,
        cancelled: match why {
            Some(why) => Some(Cancellation { on: day(row, 8)?, why }),
            None => None,
        },
    })
}

const PAYMENT: &str =
    "SELECT id, season_id,
       (SELECT coalesce(merged_into, member.id) FROM member WHERE member.id = member_id), paid_on, amount, currency, means, received_by, cancelled_on,
                         cancelled_why FROM due_payment";

impl DuesTable<'_> {
    /// Due of a membership for a season; `None` if nothing.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn season_due(self, season: SeasonId) -> Result<Option<SeasonDue>, StoreError> {
        let mut query =
            self.file.db.prepare_cached("SELECT amount, currency FROM season_due WHERE season_id = ?1")?;
        let read = |row: &Row<'_>| Ok(SeasonDue { amount: Cents(row.get(0)?), currency: row.get(1)? });
        Ok(query.query_row([season.0], read).optional()?)
    }

    /// Sets the due of a membership in a season; `None` means nothing any more.
    ///
    /// # Errors
    /// [`DuesProblem::Paid`] where payments would lose their due or have another currency, and what is wrong with the
    /// amount or the currency.
    pub fn set_season_due(self, season: SeasonId, due: Option<&SeasonDue>) -> Result<(), StoreError> {
        let counts = "SELECT count(*) FROM due_payment
                      WHERE season_id = ?1 AND cancelled_on IS NULL AND currency IS NOT ?2";
        let currency = due.map(|due| due.currency.as_str());
        let stranded: i64 =
            self.file.db.prepare_cached(counts)?.query_row(params![season.0, currency], |row| row.get(0))?;
        if stranded > 0 {
            return Err(StoreError::Dues(DuesProblem::Paid));
        }
        let Some(due) = due else {
            self.file.journal().write("DELETE FROM season_due WHERE season_id = ?1", [season.0])?;
            return Ok(());
        };
        if due.amount <= Cents::ZERO || due.amount > MOST {
            return Err(StoreError::Dues(DuesProblem::Amount));
        }
        if due.currency.len() != 3 || !due.currency.chars().all(|c| c.is_ascii_uppercase()) {
            return Err(StoreError::Dues(DuesProblem::Currency));
        }
        let sql = "INSERT INTO season_due (season_id, amount, currency) SELECT id, ?2, ?3 FROM season WHERE id = ?1
                   ON CONFLICT (season_id) DO UPDATE SET amount = excluded.amount, currency = excluded.currency";
        let written = self.file.journal().write(sql, params![season.0, due.amount.0, due.currency])?;
        if written == 0 { Err(StoreError::NotFound("season")) } else { Ok(()) }
    }

    /// The members with an amount of their own in a season, by number. That of a merged record counts where the kept
    /// one has none.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_dues(self, season: SeasonId) -> Result<Vec<MemberDue>, StoreError> {
        let sql = "SELECT coalesce(merged_into, member_id) AS kept, amount, reason
                   FROM member_due JOIN member ON member.id = member_id WHERE season_id = ?1
                   ORDER BY kept, merged_into IS NOT NULL, member_id";
        let read = |row: &Row<'_>| {
            Ok(MemberDue { member: MemberId(row.get(0)?), amount: Cents(row.get(1)?), reason: row.get(2)? })
        };
        let mut dues: Vec<MemberDue> =
            self.file.db.prepare_cached(sql)?.query_map([season.0], read)?.collect::<Result<_, _>>()?;
        dues.dedup_by_key(|due| due.member);
        Ok(dues)
    }

    /// Sets the due of one member in a season.
    ///
    /// # Errors
    /// [`StoreError::Dues`], and [`StoreError::NotFound`] where season or member are not there any more.
    pub fn set_member_due(self, season: SeasonId, due: &MemberDue) -> Result<(), StoreError> {
        let reason = checked(&due.reason)?;
        if due.amount < Cents::ZERO || due.amount > MOST {
            return Err(StoreError::Dues(DuesProblem::Amount));
        }
        let sql = "INSERT INTO member_due (season_id, member_id, amount, reason)
                   SELECT season.id, member.id, ?3, ?4 FROM season, member
                   WHERE season.id = ?1 AND member.id = ?2 AND member.erased_at IS NULL AND member.merged_into IS NULL
                   ON CONFLICT (season_id, member_id) DO UPDATE
                     SET amount = excluded.amount, reason = excluded.reason";
        let written =
            self.file.journal().write(sql, params![season.0, due.member.0, due.amount.0, reason])?;
        if written == 0 { Err(StoreError::NotFound("member")) } else { Ok(()) }
    }

    /// A member owes as much as the others again.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn clear_member_due(self, season: SeasonId, member: MemberId) -> Result<(), StoreError> {
        let sql = "DELETE FROM member_due WHERE season_id = ?1
                     AND member_id IN (SELECT id FROM member WHERE ?2 IN (id, merged_into))";
        self.file.journal().write(sql, [season.0, member.0])?;
        Ok(())
    }

    /// Due and payments of a member for a season; `None` if the season asks nothing.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn due_of(self, season: SeasonId, member: MemberId) -> Result<Option<DueTotals>, StoreError> {
        let sql = "WITH record AS (SELECT id, merged_into FROM member WHERE ?2 IN (id, merged_into))
                   SELECT coalesce(
                       (SELECT member_due.amount FROM member_due JOIN record ON record.id = member_id
                        WHERE season_id = ?1 ORDER BY merged_into IS NOT NULL, member_id LIMIT 1),
                       amount),
                     (SELECT coalesce(sum(due_payment.amount), 0) FROM due_payment
                      WHERE season_id = ?1 AND member_id IN (SELECT id FROM record) AND cancelled_on IS NULL)
                   FROM season_due WHERE season_id = ?1";
        let read = |row: &Row<'_>| Ok(DueTotals { owes: Cents(row.get(0)?), paid: Cents(row.get(1)?) });
        Ok(self.file.db.prepare_cached(sql)?.query_row([season.0, member.0], read).optional()?)
    }

    /// The payments of a season, cancelled ones too, in the order of their numbers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn due_payments(self, season: SeasonId) -> Result<Vec<DuePayment>, StoreError> {
        let mut query =
            self.file.db.prepare_cached(&format!("{PAYMENT} WHERE season_id = ?1 ORDER BY id"))?;
        Ok(query.query_map([season.0], read_payment)?.collect::<Result<_, _>>()?)
    }

    /// Stores a payment and returns its number. Once everything is paid, a card that expires before the end of
    /// the season is extended to that day.
    ///
    /// # Errors
    /// [`StoreError::Dues`], and [`StoreError::NotFound`] where the member is not there any more.
    pub fn pay_due(self, draft: &DuePaymentDraft, received_by: &str) -> Result<i64, StoreError> {
        let due = self.season_due(draft.season)?.ok_or(StoreError::Dues(DuesProblem::NoDue))?;
        let rest = self.due_of(draft.season, draft.member)?.unwrap_or_default().rest();
        if rest <= Cents::ZERO {
            return Err(StoreError::Dues(DuesProblem::NothingOwed));
        }
        if draft.amount <= Cents::ZERO {
            return Err(StoreError::Dues(DuesProblem::Amount));
        }
        if draft.amount > rest {
            return Err(StoreError::Dues(DuesProblem::TooMuch));
        }
        let sql =
            "INSERT INTO due_payment (season_id, member_id, paid_on, amount, currency, means, received_by)
                   SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM member
                   WHERE id = ?2 AND erased_at IS NULL AND merged_into IS NULL";
        let (day, means) = (draft.paid_on.to_string(), draft.means.name());
        let values =
            params![draft.season.0, draft.member.0, day, draft.amount.0, due.currency, means, received_by];
        let transaction = Transaction::new_unchecked(&self.file.db, TransactionBehavior::Immediate)?;
        if transaction.execute(sql, values)? == 0 {
            return Err(StoreError::NotFound("member"));
        }
        let number = transaction.last_insert_rowid();
        if draft.amount == rest {
            let sql = "UPDATE member SET valid_until = season.ends_on FROM season
                       WHERE member.id = ?1 AND season.id = ?2 AND member.valid_until < season.ends_on";
            transaction.execute(sql, params![draft.member.0, draft.season.0])?;
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(number)
    }

    /// Cancels a payment: it keeps its number and does not count any more.
    ///
    /// # Errors
    /// [`StoreError::Dues`], and [`StoreError::NotFound`] where there is none with that number.
    pub fn cancel_due_payment(self, number: i64, on: NaiveDate, why: &str) -> Result<(), StoreError> {
        let why = checked(why)?;
        let mut query = self.file.db.prepare_cached(&format!("{PAYMENT} WHERE id = ?1"))?;
        let found = query.query_row([number], read_payment).optional()?;
        let found = found.ok_or(StoreError::NotFound("payment"))?;
        if found.cancelled.is_some() {
            return Err(StoreError::Dues(DuesProblem::Cancelled));
        }
        let sql = "UPDATE due_payment SET cancelled_on = ?2, cancelled_why = ?3 WHERE id = ?1";
        self.file.journal().write(sql, params![number, on.to_string(), why])?;
        Ok(())
    }
}
