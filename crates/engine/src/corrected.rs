//! The ranking of an evening that is over, corrected by hand: the places that were noted wrongly, and why they change.
//! Prizes and points follow the places; bounties and the shares of a deal stay with their players.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::event::{Event, ResultLine};
use crate::payouts::{Payout, share_ties};
use crate::quantity::{EntryId, Millis, Place};
use crate::recorded::LONGEST_REASON;
use crate::refusal::Refusal;
use crate::tournament::{Phase, Tournament};

/// Somebody's place after a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CorrectedPlace {
    /// Whose.
    #[serde(rename = "entry")]
    pub entry: EntryId,
    /// The place; those who share one have the same.
    #[serde(rename = "place")]
    pub place: Place,
}

/// That the ranking was corrected last, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Corrected {
    /// When.
    pub at: Millis,
    /// Why.
    pub why: String,
}

impl Tournament {
    /// The last correction of the ranking; none: it is as it was played.
    pub fn corrected(&self) -> Option<&Corrected> {
        self.corrected.as_ref()
    }

    pub(crate) fn correct_ranking(
        &self,
        places: &[CorrectedPlace],
        why: &str,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if self.phase != Phase::Finished {
            return Err(Refusal::NotOver { players: self.counts.left });
        }
        let why = why.trim();
        if why.is_empty() {
            return Err(Refusal::CorrectionReason);
        }
        if why.chars().count() > LONGEST_REASON {
            let most = u32::try_from(LONGEST_REASON).unwrap_or(u32::MAX);
            return Err(Refusal::CorrectionLong { most });
        }
        let results = self.results_at(places)?;
        if results == self.results {
            return Err(Refusal::RankingUnchanged);
        }
        Ok(vec![Event::RankingCorrected { at, why: why.to_owned(), results }])
    }

    /// The results with these places, best first.
    fn results_at(&self, places: &[CorrectedPlace]) -> Result<Vec<ResultLine>, Refusal> {
        let mut missing: BTreeMap<EntryId, &ResultLine> =
            self.results.iter().map(|line| (line.entry, line)).collect();
        let mut lines: Vec<(Place, &ResultLine)> = Vec::with_capacity(places.len());
        for CorrectedPlace { entry, place } in places {
            lines.push((*place, missing.remove(entry).ok_or(Refusal::RankingIncomplete)?));
        }
        if !missing.is_empty() {
            return Err(Refusal::RankingIncomplete);
        }
        lines.sort_by_key(|(place, line)| (*place, line.entry));
        let numbers: Vec<Place> = lines.iter().map(|(place, _)| *place).collect();
        let mut before = None;
        for (place, rank) in numbers.iter().zip(1..) {
            if before != Some(*place) && *place != rank {
                return Err(Refusal::PlacesImpossible { place: *place });
            }
            before = Some(*place);
        }
        let shared = share_ties(&self.payouts_by_place(), &numbers);
        let line = |((place, before), prize): ((Place, &ResultLine), Payout)| {
            self.result_line(before.entry, before.member, place, prize, before.bounties)
        };
        Ok(lines.into_iter().zip(shared).map(line).collect())
    }

    pub(crate) fn apply_correction(&mut self, at: Millis, why: &str, results: &[ResultLine]) {
        self.results = results.to_vec();
        self.corrected = Some(Corrected { at, why: why.to_owned() });
    }
}
