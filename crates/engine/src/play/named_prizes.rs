//! Prizes of categories: best newcomer, best woman, first out … They have a name and no place. Their money is taken
//! from the pool before it is shared among the places, in the order of the plan and as far as the pool reaches; the
//! director says who gets them, also once the evening is over.

use crate::state::subjects::PrizeMoney;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::{NamedPrize, PrizePlan};
use crate::state::prizes::{GivenPrize, NamedHandover};
use crate::state::tournament::Tournament;

/// A named prize and who has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedLine {
    /// Name of the prize.
    pub name: String,
    /// Money, as far as the pool reaches.
    pub amount: Cents,
    /// Thing that is won beside it.
    pub thing: Option<String>,
    /// Value of that thing, if known.
    pub value: Option<Cents>,
    pub donor: Option<String>,
    /// Winner of the prize; `None` if the director has not said.
    pub winner: Option<EntryId>,
    /// Amount and thing handed over; `None` if nothing yet.
    pub handed: Option<NamedHandover>,
    /// The winner has in hand exactly what it is.
    pub settled: bool,
}

impl PrizePlan {
    /// Money of each named prize from this pool, in the order of the plan, as far as the pool reaches.
    pub fn named_amounts(&self, pool: Cents) -> Vec<Cents> {
        let mut left = pool.max(Cents::ZERO);
        let paid = |prize: &NamedPrize| {
            let paid = prize.amount.clamp(Cents::ZERO, left);
            left -= paid;
            paid
        };
        self.named.iter().map(paid).collect()
    }

    /// Part of this pool that is left for the places.
    pub(crate) fn for_places(&self, pool: Cents) -> Cents {
        pool - self.named_amounts(pool).into_iter().sum()
    }
}

impl PrizeMoney<'_> {
    /// Every named prize, in the order of the plan. An entry that was taken back has none.
    pub fn named_prizes(self) -> Vec<NamedLine> {
        let plan = &self.tournament.setup.prizes;
        let line = |(prize, amount): (&NamedPrize, Cents)| {
            let given = self.tournament.given.iter().find(|given| given.prize == prize.name);
            let given = given.filter(|given| given.handed.is_some() || self.counts_still(given.entry));
            let handed = given.and_then(|given| given.handed.clone());
            NamedLine {
                name: prize.name.clone(),
                amount,
                thing: prize.thing.clone(),
                value: prize.value,
                donor: prize.donor.clone(),
                winner: given.map(|given| given.entry),
                settled: handed
                    .as_ref()
                    .is_some_and(|handed| handed.amount == amount && handed.thing == prize.thing),
                handed,
            }
        };
        plan.named.iter().zip(plan.named_amounts(self.pool())).map(line).collect()
    }

    fn counts_still(self, entry: EntryId) -> bool {
        self.tournament.entry(entry).is_some_and(crate::state::entries::Entry::counts)
    }

    /// Money of named prizes that an entry has won.
    pub fn named_won(self, entry: EntryId) -> Cents {
        self.named_prizes().iter().filter(|line| line.winner == Some(entry)).map(|line| line.amount).sum()
    }

    fn named(self, name: &str) -> Result<NamedLine, Refusal> {
        let found = self.named_prizes().into_iter().find(|line| line.name == name);
        found.ok_or_else(|| Refusal::NoNamedPrize { prize: name.to_owned() })
    }

    pub(crate) fn give_named(self, prize: &str, entry: Option<EntryId>) -> Result<Vec<Event>, Refusal> {
        let line = self.named(prize)?;
        if line.handed.is_some() {
            return Err(Refusal::NamedHanded { prize: line.name });
        }
        if line.winner == entry {
            return Err(match entry {
                Some(entry) => Refusal::NamedGiven { prize: line.name, entry },
                None => Refusal::NamedOpen { prize: line.name },
            });
        }
        Ok(vec![match entry {
            Some(entry) => {
                Event::NamedPrizeGiven { prize: line.name, entry: self.tournament.known(entry)?.id }
            }
            None => Event::NamedPrizeWithdrawn { prize: line.name },
        }])
    }

    pub(crate) fn hand_named(self, prize: &str, handed: bool, at: Millis) -> Result<Vec<Event>, Refusal> {
        let line = self.named(prize)?;
        let Some(entry) = line.winner else { return Err(Refusal::NamedOpen { prize: line.name }) };
        Ok(vec![match (handed, line.handed) {
            (false, None) => return Err(Refusal::PrizeNotHanded { entry }),
            (false, Some(_)) => Event::NamedPrizeTakenBack { prize: line.name },
            (true, _) if line.settled => return Err(Refusal::PrizeHanded { entry }),
            (true, _) => Event::NamedPrizeHanded {
                prize: line.name,
                entry,
                at,
                amount: line.amount,
                thing: line.thing,
            },
        }])
    }

    /// A plan may not drop a prize that a player has.
    pub(crate) fn keeps_given(self, plan: &PrizePlan) -> Result<(), Refusal> {
        let names: BTreeSet<&str> = plan.named.iter().map(|prize| prize.name.as_str()).collect();
        let taken = self
            .named_prizes()
            .into_iter()
            .find(|line| line.winner.is_some() && !names.contains(line.name.as_str()));
        match taken {
            Some(line) => Err(Refusal::NamedKept { prize: line.name }),
            None => Ok(()),
        }
    }

    /// Money of named prizes: handed over, and what their winners still get.
    pub(crate) fn named_money(self) -> (Cents, Cents) {
        let lines = self.named_prizes();
        let handed: Cents =
            lines.iter().filter_map(|line| line.handed.as_ref()).map(|handed| handed.amount).sum();
        let won: Cents = lines.iter().filter(|line| line.winner.is_some()).map(|line| line.amount).sum();
        (handed, won - handed)
    }
}

pub(crate) fn apply_named(tournament: &mut Tournament, event: &Event) {
    let (Event::NamedPrizeGiven { prize, .. }
    | Event::NamedPrizeWithdrawn { prize }
    | Event::NamedPrizeHanded { prize, .. }
    | Event::NamedPrizeTakenBack { prize }) = event
    else {
        return;
    };
    if !matches!(event, Event::NamedPrizeTakenBack { .. }) {
        tournament.given.retain(|given| given.prize != *prize);
    }
    match event {
        Event::NamedPrizeGiven { entry, .. } => {
            tournament.given.push(GivenPrize { prize: prize.clone(), entry: *entry, handed: None });
        }
        Event::NamedPrizeHanded { entry, at, amount, thing, .. } => {
            let handed = NamedHandover { at: *at, amount: *amount, thing: thing.clone() };
            tournament.given.push(GivenPrize { prize: prize.clone(), entry: *entry, handed: Some(handed) });
        }
        Event::NamedPrizeTakenBack { .. } => {
            let given = tournament.given.iter_mut().filter(|given| given.prize == *prize);
            given.for_each(|given| given.handed = None);
        }
        _ => {}
    }
}
