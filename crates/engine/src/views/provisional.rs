//! Results while an evening is being played.

use crate::base::quantity::{Cents, EntryId, Place};
use crate::state::seats::ResultLine;
use crate::state::subjects::Ranking;
use crate::state::tournament::Phase;

impl Ranking<'_> {
    /// Everybody's line as it stands: those who are out at their place, everybody else at the worst place
    /// left, with what it wins.
    pub fn results_as_they_stand(self) -> Vec<ResultLine> {
        let mut lines = self.tournament.prize_money().results_so_far();
        if self.tournament.phase != Phase::Finished {
            let left = self.tournament.counts.left;
            lines.extend(self.tournament.alive().filter_map(|entry| self.result_at(entry.id, left)));
        }
        lines
    }

    /// The line of an entry that took this place alone; `None` if there is no such entry.
    pub fn result_at(self, entry: EntryId, place: Place) -> Option<ResultLine> {
        let paid =
            self.tournament.deals().payouts_by_place().into_iter().find(|payout| payout.place == place);
        let (prize, in_kind) = paid.map_or((Cents::ZERO, Vec::new()), |paid| (paid.amount, paid.in_kind));
        let prize = prize + self.tournament.deal.as_ref().map_or(Cents::ZERO, |deal| deal.share(entry));
        Some(ResultLine {
            entry,
            member: self.tournament.entry(entry)?.member,
            place,
            prize,
            in_kind,
            bounties: self.tournament.bounty_play().heads().won(entry),
            points: self.tournament.round_play().points_of(entry, place),
        })
    }
}
