//! The prize pool and what each place is paid.

use crate::payouts::{Payout, payouts, prize_pool};
use crate::quantity::Cents;
use crate::tournament::Tournament;

impl Tournament {
    /// The money to be shared: what is due for it, or more where the plan guarantees more.
    pub fn pool(&self) -> Cents {
        if self.setup.money.is_none() { 0 } else { prize_pool(&self.setup.prizes, self.counts.pool) }
    }

    /// What each paid place gets as things stand.
    pub fn payouts(&self) -> Vec<Payout> {
        payouts(&self.setup.prizes, self.pool(), self.counts.entries)
    }
}
