//! The dues of a season: who owes what, who paid what, and what came in by which means.

use crate::file::subjects::Membership;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, SeasonId};
use tapis_locale::{Language, Phrase, Value};
use tapis_store::{
    DuePayment, DuePaymentDraft, DueTotals, DuesProblem, Means, Member, MemberDue, SeasonDue, StoreError,
};

use crate::Problem;
use crate::members::records::{by_name, erased_name};

/// The dues of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dues {
    pub season: SeasonId,
    /// Due of a membership; `None` if nothing, and the rest is empty.
    pub due: Option<SeasonDue>,
    /// Everybody who is a member, or paid something, by name.
    pub lines: Vec<DuesLine>,
    pub totals: DuesTotals,
}

/// Dues and payments of one member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuesLine {
    pub member: MemberId,
    /// First name; empty for an erased member.
    pub first_name: String,
    /// Family name, or the words shown for an erased member.
    pub last_name: String,
    /// The club's own number or card.
    pub number: Option<String>,
    /// Amount due for the season.
    pub owes: Cents,
    /// Reason why it differs from the others' due; `None` if it is.
    pub reason: Option<String>,
    /// Sum of its payments.
    pub paid: Cents,
    /// Amount still to pay.
    pub rest: Cents,
    /// All payments, cancelled ones too.
    pub payments: Vec<DuePayment>,
}

/// The sums of a season's dues.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuesTotals {
    pub owed: Cents,
    pub paid: Cents,
    /// Amount still to pay.
    pub rest: Cents,
    /// Number of members who still owe something.
    pub open: u32,
    /// Amounts received by each means, those without a payment left out.
    pub by_means: Vec<MeansTotal>,
}

/// Amount received by one means of payment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MeansTotal {
    pub means: Means,
    /// Number of payments, cancelled ones left out.
    pub count: u32,
    pub amount: Cents,
}

/// Owes the season's due.
fn is_charged(member: &Member) -> bool {
    !member.archived && !member.erased && !member.card.guest
}

fn totals(lines: &[DuesLine]) -> DuesTotals {
    let mut totals = DuesTotals::default();
    let mut by_means: BTreeMap<Means, (u32, Cents)> = BTreeMap::new();
    for line in lines {
        totals.owed = totals.owed.saturating_add(line.owes);
        totals.paid = totals.paid.saturating_add(line.paid);
        totals.rest = totals.rest.saturating_add(line.rest.max(Cents::ZERO));
        totals.open += u32::from(line.rest > Cents::ZERO);
        for payment in line.payments.iter().filter(|payment| payment.cancelled.is_none()) {
            let (count, amount) = by_means.entry(payment.means).or_default();
            *count += 1;
            *amount = amount.saturating_add(payment.amount);
        }
    }
    let by_means = by_means.into_iter().map(|(means, (count, amount))| MeansTotal { means, count, amount });
    DuesTotals { by_means: by_means.collect(), ..totals }
}

impl Membership<'_> {
    /// The dues of a season.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn dues(&self, language: Language, season: SeasonId) -> Result<Dues, Problem> {
        let Some(due) = self.club.file.dues().season_due(season)? else {
            return Ok(Dues { season, due: None, lines: Vec::new(), totals: DuesTotals::default() });
        };
        let mut payments: BTreeMap<MemberId, Vec<DuePayment>> = BTreeMap::new();
        for payment in self.club.file.dues().due_payments(season)? {
            payments.entry(payment.member).or_default().push(payment);
        }
        let others: BTreeMap<MemberId, MemberDue> =
            self.club.file.dues().member_dues(season)?.into_iter().map(|due| (due.member, due)).collect();
        let listed = |member: &Member| is_charged(member) || payments.contains_key(&member.id);
        let mut erased = Vec::new();
        let mut members: Vec<Member> = self.club.file.members().all()?.into_iter().filter(listed).collect();
        // An erased member is in no list of members, but the payments stay in the accounts.
        for id in payments.keys().filter(|id| members.iter().all(|member| member.id != **id)) {
            erased.push(self.club.file.members().member(*id)?);
        }
        members.append(&mut erased);
        members.sort_by_cached_key(by_name);
        let lines = members.into_iter().map(|member| {
            let payments = payments.remove(&member.id).unwrap_or_default();
            let counting = payments.iter().filter(|payment| payment.cancelled.is_none());
            let paid = counting.fold(Cents::ZERO, |sum, payment| sum.saturating_add(payment.amount));
            let other = others.get(&member.id);
            // A former member owes nothing beyond what was paid.
            let owes =
                if is_charged(&member) { other.map_or(due.amount, |other| other.amount) } else { paid };
            let last_name =
                if member.erased { erased_name(member.id).say(language) } else { member.card.last_name };
            DuesLine {
                member: member.id,
                first_name: member.card.first_name,
                last_name,
                number: member.card.number,
                owes,
                reason: other.map(|other| other.reason.clone()),
                paid,
                rest: DueTotals { owes, paid }.rest(),
                payments,
            }
        });
        let lines: Vec<DuesLine> = lines.collect();
        Ok(Dues { season, due: Some(due), totals: totals(&lines), lines })
    }

    /// Sets the due of a membership in a season; `None` means nothing any more.
    ///
    /// # Errors
    /// A sentence that says what is not right.
    pub fn set_season_due(&self, season: SeasonId, due: Option<&SeasonDue>) -> Result<(), Problem> {
        Ok(self.club.file.dues().set_season_due(season, due)?)
    }

    /// Sets the due of one member in a season; `None` means as much as the others.
    ///
    /// # Errors
    /// A sentence that says what is not right.
    pub fn set_member_due(
        &self,
        season: SeasonId,
        member: MemberId,
        due: Option<&MemberDue>,
    ) -> Result<(), Problem> {
        match due {
            Some(due) => self.club.file.dues().set_member_due(season, due)?,
            None => self.club.file.dues().clear_member_due(season, member)?,
        }
        Ok(())
    }

    /// Stores a payment and returns the number of its receipt.
    ///
    /// # Errors
    /// A sentence that says what is not right.
    pub fn pay_due(&self, payment: &DuePaymentDraft, today: NaiveDate) -> Result<i64, Problem> {
        if payment.paid_on > today {
            return Err(StoreError::Dues(DuesProblem::ToCome).into());
        }
        if self.club.library().member_there(payment.member)?.card.guest {
            return Err(StoreError::Dues(DuesProblem::NothingOwed).into());
        }
        Ok(self.club.file.dues().pay_due(payment, &self.club.author.person)?)
    }

    /// Cancels a payment, which keeps its number.
    ///
    /// # Errors
    /// A sentence that says what is not right.
    pub fn cancel_due_payment(&self, number: i64, today: NaiveDate, why: &str) -> Result<(), Problem> {
        Ok(self.club.file.dues().cancel_due_payment(number, today, why)?)
    }

    /// Rest that a member owes of a season's due, in words for registration; `None` if nothing.
    pub(crate) fn owes_dues(&self, season: SeasonId, member: &Member) -> Result<Option<Phrase>, Problem> {
        let Some(due) = self.club.file.dues().season_due(season)?.filter(|_| !member.card.guest) else {
            return Ok(None);
        };
        let rest = self.club.file.dues().due_of(season, member.id)?.unwrap_or_default().rest();
        let amount = Value::Money(rest.0, due.currency);
        Ok((rest > Cents::ZERO).then(|| Phrase::new("entry-unpaid", &[("amount", amount)])))
    }
}
