//! The ranking of an evening that is over, corrected by hand: the places that were noted wrongly, and why they change.
//! Prizes and points follow the places; bounties and the shares of a deal stay with their players.

use crate::state::subjects::Ranking;
use std::collections::BTreeMap;

use crate::base::quantity::{EntryId, Millis, Place};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::{Payout, share_ties};
use crate::state::corrected_ranking::{CorrectedPlace, RankingCorrection};
use crate::state::recorded_results::LONGEST_REASON;
use crate::state::seats::ResultLine;
use crate::state::tournament::{Phase, Tournament};

impl<'a> Ranking<'a> {
    /// The last correction of the ranking; `None` if it is as it was played.
    pub fn corrected(self) -> Option<&'a RankingCorrection> {
        self.tournament.corrected.as_ref()
    }

    pub(crate) fn correct_ranking(
        self,
        places: &[CorrectedPlace],
        why: &str,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase != Phase::Finished {
            return Err(Refusal::NotOver { players: self.tournament.counts.left });
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
        if results == self.tournament.results {
            return Err(Refusal::RankingUnchanged);
        }
        Ok(vec![Event::RankingCorrected { at, why: why.to_owned(), results }])
    }

    /// The results with these places, best first.
    fn results_at(self, places: &[CorrectedPlace]) -> Result<Vec<ResultLine>, Refusal> {
        let mut missing: BTreeMap<EntryId, &ResultLine> =
            self.tournament.results.iter().map(|line| (line.entry, line)).collect();
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
        let shared = share_ties(&self.tournament.deals().payouts_by_place(), &numbers);
        let line = |((place, before), prize): ((Place, &ResultLine), Payout)| {
            self.result_line(before.entry, before.member, place, prize, before.bounties)
        };
        Ok(lines.into_iter().zip(shared).map(line).collect())
    }
}

pub(crate) fn apply_correction(tournament: &mut Tournament, at: Millis, why: &str, results: &[ResultLine]) {
    tournament.results = results.to_vec();
    tournament.corrected = Some(RankingCorrection { at, why: why.to_owned() });
}
