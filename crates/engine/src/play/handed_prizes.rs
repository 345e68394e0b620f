//! Prizes in their winners' hands: what was given to whom, and what the till still owes.

use crate::state::subjects::PrizeMoney;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::prizes::HandedPrize;
use crate::state::seats::ResultLine;
use crate::state::tournament::{Phase, Tournament};

/// The till's side of the prizes, those that are not for a place included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandedView {
    /// Amounts handed over for places and bounties, by entry.
    pub prizes: Vec<HandedPrize>,
    /// Those who have in hand exactly what is theirs.
    pub settled: Vec<EntryId>,
    /// Money handed over in all.
    pub amount: Cents,
    /// Money that those who have a place still get, and those still in by a deal; negative if they have too much.
    pub owed: Cents,
    /// Sum received, less the amounts handed over.
    pub till: Cents,
}

impl<'a> PrizeMoney<'a> {
    /// Prizes handed over so far, by entry.
    pub fn handed(self) -> &'a [HandedPrize] {
        &self.tournament.handed
    }

    fn handed_to(self, entry: EntryId) -> Option<&'a HandedPrize> {
        self.tournament.handed.iter().find(|handed| handed.entry == entry)
    }

    /// Results as they stand, of those who have a place.
    pub(crate) fn results_so_far(self) -> Vec<ResultLine> {
        match self.tournament.phase {
            Phase::Finished => self.tournament.results.clone(),
            _ => self.tournament.ranking().results_with(&std::collections::BTreeMap::new()),
        }
    }

    /// Results by which prizes are handed over: also of those left, once nothing can change them.
    pub(crate) fn results_to_hand(self) -> Vec<ResultLine> {
        self.tournament.ranking().decided().unwrap_or_else(|| self.results_so_far())
    }

    pub(crate) fn hand_prize(self, entry: EntryId, handed: bool, at: Millis) -> Result<Vec<Event>, Refusal> {
        let before = self.handed_to(entry);
        if !handed {
            return match before {
                Some(_) => Ok(vec![Event::PrizeTakenBack { entry }]),
                None => Err(Refusal::PrizeNotHanded { entry }),
            };
        }
        let line = self.results_to_hand().into_iter().find(|line| line.entry == entry);
        let Some(line) = line.filter(ResultLine::wins) else {
            return Err(Refusal::NoPrize { entry });
        };
        // A prize that has grown since is handed again, as a whole.
        if before.is_some_and(|before| before.is_all_of(&line)) {
            return Err(Refusal::PrizeHanded { entry });
        }
        Ok(vec![Event::PrizeHanded { entry, at, amount: line.money(), in_kind: line.in_kind }])
    }

    /// The till's side, given the results by which prizes are handed over.
    pub(crate) fn handed_view(self, results: &[ResultLine]) -> HandedView {
        let (named, named_owed) = self.named_money();
        let places: Cents = self.tournament.handed.iter().map(|handed| handed.amount).sum();
        let amount = places + named;
        let agreed = self.tournament.deals().agreed_beside(results).into_iter();
        let agreed: Cents = agreed.map(|(_, amount)| amount).sum();
        let due: Cents = results.iter().map(ResultLine::money).sum::<Cents>() + agreed;
        let settled = |line: &&ResultLine| self.handed_to(line.entry).is_some_and(|one| one.is_all_of(line));
        HandedView {
            prizes: self.tournament.handed.clone(),
            settled: results.iter().filter(settled).map(|line| line.entry).collect(),
            amount,
            owed: due - places + named_owed,
            till: self.tournament.counts.paid - amount,
        }
    }
}

pub(crate) fn apply_handing(tournament: &mut Tournament, event: &Event) {
    let (Event::PrizeHanded { entry, .. } | Event::PrizeTakenBack { entry }) = event else { return };
    tournament.handed.retain(|handed| handed.entry != *entry);
    if let Event::PrizeHanded { entry, at, amount, in_kind } = event {
        let handed = HandedPrize { entry: *entry, at: *at, amount: *amount, in_kind: in_kind.clone() };
        let index = tournament.handed.partition_point(|other| other.entry < *entry);
        tournament.handed.insert(index, handed);
    }
}
