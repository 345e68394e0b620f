//! Debts of members from other evenings, until they are paid or written off.

use crate::file::subjects::Entries;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, TournamentId};
use tapis_locale::{Phrase, Value};

use crate::Problem;

/// Money that a member owes from another evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenDebt {
    /// Number of the evening in the file. the number in the file.
    pub tournament: TournamentId,
    pub entry: EntryId,
    pub name: String,
    pub date: NaiveDate,
    pub amount: Cents,
    pub currency: String,
}

impl OpenDebt {
    pub(crate) fn phrase(&self) -> Phrase {
        let values = [
            ("amount", Value::Money(self.amount.0, self.currency.clone())),
            ("name", self.name.clone().into()),
            ("day", self.date.into()),
        ];
        Phrase::new("entry-debt", &values)
    }
}

impl Entries<'_> {
    /// Debts of members from evenings other than this one, oldest first.
    pub(crate) fn other_debts(
        &mut self,
        but: TournamentId,
    ) -> Result<BTreeMap<MemberId, Vec<OpenDebt>>, Problem> {
        let mut found: BTreeMap<MemberId, Vec<OpenDebt>> = BTreeMap::new();
        for (member, tournament, entry) in self.club.file.attendance().unpaid_entries(but)? {
            let evening = self.club.tournament(tournament)?;
            let amount = evening.entry(entry).map_or(Cents::ZERO, |entry| entry.owed());
            let setup = evening.setup();
            if let Some(money) = setup.money.as_ref().filter(|_| amount > Cents::ZERO) {
                found.entry(member).or_default().push(OpenDebt {
                    tournament,
                    entry,
                    name: setup.name.clone(),
                    date: setup.date,
                    amount,
                    currency: money.currency.clone(),
                });
            }
        }
        Ok(found)
    }
}
