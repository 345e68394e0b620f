//! The dues of a season and their payments.

use chrono::Local;
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{MemberId, SeasonId};
use tapis_club::store::{DuePaymentDraft, MemberDue, SeasonDue};
use tapis_club::{Dues, Problem};

use crate::Call;

#[commands]
impl Call<'_> {
    /// Lists the dues and payments of a season.
    #[audience(desk)]
    pub fn dues(&self, season: SeasonId) -> Result<Dues, Problem> {
        self.read(|club| club.membership().dues(self.language(), season))
    }

    /// Sets the due of a membership in a season; without an amount nothing any more.
    #[audience(desk)]
    pub fn season_due_set(&self, season: SeasonId, due: Option<SeasonDue>) -> Result<(), Problem> {
        self.change(None, |club| club.membership().set_season_due(season, due.as_ref()))
    }

    /// Sets the due of one member in a season; without an amount as much as the others.
    #[audience(desk)]
    pub fn member_due_set(
        &self,
        season: SeasonId,
        member: MemberId,
        due: Option<MemberDue>,
    ) -> Result<(), Problem> {
        self.change(None, |club| club.membership().set_member_due(season, member, due.as_ref()))
    }

    /// Stores a payment of a member's due and returns the number of its receipt.
    #[audience(desk)]
    pub fn due_pay(&self, payment: DuePaymentDraft) -> Result<i64, Problem> {
        self.change(None, |club| club.membership().pay_due(&payment, Local::now().date_naive()))
    }

    /// Cancels a payment, which keeps its number.
    #[audience(desk)]
    pub fn due_cancel(&self, number: i64, why: String) -> Result<(), Problem> {
        self.change(None, |club| {
            club.membership().cancel_due_payment(number, Local::now().date_naive(), &why)
        })
    }
}
