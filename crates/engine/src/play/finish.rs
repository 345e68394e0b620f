//! The end: places, prizes and points become final.

use crate::state::subjects::Ranking;
use std::collections::BTreeMap;

use rand::Rng;

use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Place};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::{Payout, share_ties};
use crate::setup::end_condition::EndCondition;
use crate::state::seats::ResultLine;
use crate::state::stacks::CountedStack;
use crate::state::tournament::Phase;

impl Ranking<'_> {
    pub(super) fn finish(
        self,
        stacks: &[CountedStack],
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let left = self.tournament.counts.left;
        let over = match self.tournament.setup.end {
            EndCondition::LastPlayer | EndCondition::Satellite { .. } => self.played_out(),
            EndCondition::TimeLimit { .. } | EndCondition::Flight { .. } => true,
        };
        if !over && self.tournament.deal.is_none() {
            return Err(Refusal::NotOver { players: left });
        }
        let ranked = self.rank_those_left(stacks, at)?;
        if self.tournament.setup.flight_level().is_some() {
            return self.finish_flight(stacks, &ranked, at);
        }
        // Nobody loses an envelope because the evening ends.
        let mut events = self.tournament.bounty_play().draw_the_rest(at, rng);
        let results = if events.is_empty() {
            self.results_with(&ranked)
        } else {
            let mut after = self.tournament.clone();
            events.iter().for_each(|event| after.apply(event));
            after.ranking().results_with(&ranked)
        };
        events.push(Event::Finished { at, results });
        Ok(events)
    }

    /// Whether nobody is left to be beaten.
    pub(super) fn played_out(self) -> bool {
        self.tournament.round_play().rounds_over()
            || self.tournament.counts.left <= self.qualifiers().unwrap_or(1)
    }

    /// Whether nothing is left to play for: it is over, its limit is reached, one is left, or a deal leaves nothing.
    pub(crate) fn at_its_end(self, now: Millis) -> bool {
        match self.tournament.phase {
            Phase::Finished => true,
            Phase::Playing => {
                self.tournament.deals().share_all() || self.tournament.adviser().advise_end(now).is_some()
            }
            Phase::Registering | Phase::Drawn => false,
        }
    }

    /// Lines of all players before the end is recorded, where nothing can change them: one is left, all who are left share
    /// the first place, or a deal with stacks leaves nothing to play for. `None` if it is still open. Envelopes are
    /// drawn at the end, so that mystery bounties are open until then.
    pub(crate) fn decided(self) -> Option<Vec<ResultLine>> {
        let open = self.tournament.playing().is_err()
            || self.tournament.setup.flight_level().is_some()
            || self.tournament.mystery.is_some();
        if open {
            return None;
        }
        let ranked = if self.played_out() {
            self.first_alike()
        } else if self.tournament.deals().share_all() {
            self.ranked_by(&self.tournament.deals().stacks_of_deal()).ok()
        } else {
            None
        };
        ranked.map(|ranked| self.results_with(&ranked))
    }

    /// The stacks with which those left play on are part of how a flight ended.
    fn finish_flight(
        self,
        stacks: &[CountedStack],
        ranked: &BTreeMap<EntryId, Place>,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let only =
            self.tournament.alive().next().filter(|_| self.tournament.counts.left == 1).map(|entry| entry.id);
        let all = only.map(|entry| CountedStack { entry, chips: self.tournament.counts.in_play() });
        let stacks: Vec<CountedStack> = match (all, stacks) {
            (Some(all), _) => vec![all],
            (None, []) => self.tournament.stacks().stacks_now(at).unwrap_or_default(),
            (None, stacks) => stacks.to_vec(),
        };
        if stacks.iter().any(|stack| stack.chips < Chips(1)) {
            return Err(Refusal::StackImpossible);
        }
        let counted = Event::StacksCounted { at, stacks, forgotten: Vec::new() };
        Ok(vec![counted, Event::Finished { at, results: self.results_with(ranked) }])
    }

    /// Those left, ranked by these stacks, or else by those of a deal or of a count that nothing has changed since; in
    /// a satellite all who qualify share place 1, and so do the winners of the last of so many rounds.
    fn rank_those_left(
        self,
        stacks: &[CountedStack],
        now: Millis,
    ) -> Result<BTreeMap<EntryId, Place>, Refusal> {
        if let Some(first) = self.first_alike() {
            return Ok(first);
        }
        let mut known = if stacks.is_empty() { self.tournament.deals().stacks_of_deal() } else { Vec::new() };
        if stacks.is_empty() && known.is_empty() {
            known = self.tournament.stacks().stacks_now(now).unwrap_or_default();
        }
        self.ranked_by(if stacks.is_empty() { &known } else { stacks })
    }

    /// Those left who share the first place without a count; `None` if their stacks decide.
    fn first_alike(self) -> Option<BTreeMap<EntryId, Place>> {
        let alike = self.tournament.counts.left <= 1
            || self.tournament.round_play().rounds_over()
            || matches!(self.tournament.setup.end, EndCondition::Satellite { .. });
        alike.then(|| self.tournament.alive().map(|entry| (entry.id, 1)).collect())
    }

    fn ranked_by(self, stacks: &[CountedStack]) -> Result<BTreeMap<EntryId, Place>, Refusal> {
        let alive: Vec<EntryId> = self.tournament.alive().map(|entry| entry.id).collect();
        let mut counted: BTreeMap<EntryId, Chips> = BTreeMap::new();
        let mut sum: Chips = Chips::ZERO;
        for stack in stacks {
            if stack.chips < Chips::ZERO || !alive.contains(&stack.entry) {
                return Err(Refusal::StackImpossible);
            }
            sum = sum.saturating_add(stack.chips);
            counted.insert(stack.entry, stack.chips);
        }
        if counted.len() < alive.len() {
            return Err(Refusal::StacksNeeded);
        }
        if sum > self.tournament.counts.in_play() {
            return Err(Refusal::StackImpossible);
        }
        let place = |chips: Chips| 1 + counted.values().filter(|other| **other > chips).count();
        Ok(counted
            .iter()
            .map(|(entry, chips)| (*entry, Place::try_from(place(*chips)).unwrap_or(Place::MAX)))
            .collect())
    }

    /// Everybody's line if it ended like this, best first. Players left without a place yet
    /// (`ranked` does not name them) are left out.
    pub(crate) fn results_with(self, ranked: &BTreeMap<EntryId, Place>) -> Vec<ResultLine> {
        // A place shared with players still in pays what it will be worth: they count, after those already out.
        let to_come = self.tournament.round_play().places_to_come().into_iter().map(|place| (place, None));
        let mut lines: Vec<(Place, Option<EntryId>)> = self
            .tournament
            .entries
            .iter()
            .filter(|entry| entry.counts())
            .filter_map(|entry| {
                Some((
                    self.tournament.place(entry).or_else(|| ranked.get(&entry.id).copied())?,
                    Some(entry.id),
                ))
            })
            .chain(to_come)
            .collect();
        lines.sort_by_key(|(place, id)| (*place, id.is_none(), *id));
        let places: Vec<Place> = lines.iter().map(|(place, _)| *place).collect();
        let heads = self.tournament.bounty_play().heads();
        let first: Vec<EntryId> = lines
            .iter()
            .filter(|(place, _)| *place == 1)
            .filter_map(|(_, id)| id.filter(|id| ranked.contains_key(id)))
            .collect();
        let shared = share_ties(&self.tournament.deals().payouts_by_place(), &places);
        lines
            .into_iter()
            .zip(shared)
            .filter_map(|((place, id), prize)| {
                let id = id?;
                let entry = self.tournament.entry(id)?;
                let bounties = if ranked.contains_key(&id) {
                    heads.at_the_end(id, &first, self.tournament.bounty_play().bounty_unit())
                } else {
                    heads.won(id)
                };
                Some(self.result_line(id, entry.member, place, prize, bounties))
            })
            .collect()
    }

    /// A player's line: what the place and a deal give.
    pub(crate) fn result_line(
        self,
        entry: EntryId,
        member: MemberId,
        place: Place,
        prize: Payout,
        bounties: Cents,
    ) -> ResultLine {
        ResultLine {
            entry,
            member,
            place,
            prize: prize.amount + self.tournament.deal.as_ref().map_or(Cents::ZERO, |deal| deal.share(entry)),
            in_kind: prize.in_kind,
            bounties,
            points: self.tournament.round_play().points_of(entry, place),
        }
    }
}
