//! Eliminations with their places, and returns of players.

use crate::base::quantity::{Chips, EntryId, Millis};
use crate::journal::action::BustLine;
use crate::journal::event::{Event, Out};
use crate::journal::refusal::Refusal;
use crate::play::entry_actions::{EntryAction, RefusedAction};
use crate::prizes::ranking::rank_busts;
use crate::rules::ruleset::BustTie;
use crate::state::entries::{Entry, EntryStatus};
use crate::state::seats::SeatRef;
use crate::state::subjects::Eliminations;
use crate::state::tournament::Phase;

impl Eliminations<'_> {
    /// One or several out in one hand. Several are ranked by their stacks at its start (8-16).
    pub(super) fn bust(self, players: &[BustLine], at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if players.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        let mut named = std::collections::BTreeSet::new();
        for line in players {
            if !named.insert(line.entry) {
                return Err(Refusal::NamedTwice { entry: line.entry });
            }
            if self.tournament.known(line.entry)?.seat().is_none() {
                return Err(Refusal::NotSeated { entry: line.entry });
            }
            if line
                .stack
                .is_some_and(|stack| !(Chips::ZERO..=self.tournament.counts.in_play()).contains(&stack))
            {
                return Err(Refusal::StackImpossible);
            }
        }
        for line in players {
            if let Some(by) = line.by {
                if named.contains(&by) {
                    return Err(Refusal::ByHimself { entry: by });
                }
                if !self.tournament.known(by)?.alive() {
                    return Err(Refusal::NotSeated { entry: by });
                }
            }
        }
        if players.len() >= usize::try_from(self.tournament.counts.left).unwrap_or(0) {
            return Err(Refusal::LastPlayer);
        }
        self.leaves_winners(players)?;
        let out = self.tournament.round_play().out_in_rounds(self.places(players)?, at);
        let mut events = vec![Event::Eliminated { at, out }];
        events.extend(self.tournament.hand_play().bubble_burst(players.len(), at));
        Ok(events)
    }

    /// In rounds the last player of each table goes on to the next round and cannot go out.
    fn leaves_winners(self, players: &[BustLine]) -> Result<(), Refusal> {
        if self.tournament.setup.rounds.is_none() {
            return Ok(());
        }
        let sits = |line: &BustLine, no| {
            self.tournament.entry(line.entry).and_then(Entry::seat).is_some_and(|seat| seat.table == no)
        };
        for table in self.tournament.tables.values() {
            let out = players.iter().filter(|line| sits(line, table.no)).count();
            if out > 0 && out >= table.players() {
                return Err(Refusal::TableWon { table: table.no });
            }
        }
        Ok(())
    }

    fn places(self, players: &[BustLine]) -> Result<Vec<Out>, Refusal> {
        let left = self.tournament.counts.left;
        if let [line] = players {
            return Ok(vec![Out { entry: line.entry, place: left, by: line.by }]);
        }
        let stacks: Option<Vec<(EntryId, Chips)>> =
            players.iter().map(|line| Some((line.entry, line.stack?))).collect();
        let stacks = stacks.ok_or(Refusal::StacksNeeded)?;
        let mut sizes: Vec<Chips> = stacks.iter().map(|(_, stack)| *stack).collect();
        sizes.sort_unstable();
        sizes.dedup();
        if sizes.len() < stacks.len() && self.tournament.setup.ruleset.bust_tie == BustTie::TdDecides {
            return Err(Refusal::StacksEqual);
        }
        let busted: Vec<EntryId> = stacks.iter().map(|(entry, _)| *entry).collect();
        let mut out: Vec<Out> = rank_busts(left, &stacks, &busted)
            .into_iter()
            .map(|(entry, place)| Out {
                entry,
                place,
                by: players.iter().find(|line| line.entry == entry).and_then(|line| line.by),
            })
            .collect();
        out.sort_by_key(|line| (line.place, line.entry));
        Ok(out)
    }

    /// A wrongly eliminated player takes his own seat again, or else the best free one.
    /// What is offered where this player stands, and would be refused.
    pub(crate) fn refused_of(self, entry: &Entry, at: Millis) -> Vec<RefusedAction> {
        if self.tournament.phase != Phase::Playing {
            return Vec::new();
        }
        let id = entry.id;
        let mut found = Vec::new();
        let mut ask = |action, answer: Result<(), Refusal>| {
            found.extend(answer.err().map(|refusal| RefusedAction { action, refusal }));
        };
        if entry.seat().is_some() {
            ask(
                EntryAction::Eliminate,
                self.bust(&[BustLine { entry: id, by: None, stack: None }], at).map(drop),
            );
            ask(
                EntryAction::Move,
                self.tournament.round_play().may_change_tables().and(
                    if self.tournament.tables.free_seats() > 0 {
                        Ok(())
                    } else {
                        Err(self.tournament.seat_plan().no_free_seat())
                    },
                ),
            );
        } else if matches!(entry.standing, EntryStatus::Out { .. }) {
            ask(EntryAction::Revive, self.bring_back(id).map(drop));
        }
        if entry.alive() {
            ask(EntryAction::Absent, self.tournament.absences().set_absent(id, !entry.absent).map(drop));
        }
        found
    }

    pub(super) fn bring_back(self, id: EntryId) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if self.tournament.conduct().disqualified(id) {
            return Err(Refusal::Disqualified { entry: id });
        }
        Ok(vec![Event::Revived { entry: id, at: self.seat_to_return(id)? }])
    }

    /// Seat for a player who returns: his own seat, or the best free one.
    pub(super) fn seat_to_return(self, id: EntryId) -> Result<SeatRef, Refusal> {
        let EntryStatus::Out { from, .. } = self.tournament.known(id)?.standing else {
            return Err(Refusal::NotOut { entry: id });
        };
        if self.tournament.out.iter().take(self.tournament.round.out_before).any(|out| *out == id) {
            return Err(Refusal::EarlierRound { entry: id });
        }
        if self.tournament.tables.get(&from.table).is_some_and(|table| table.free().contains(&from.seat)) {
            return Ok(from);
        }
        let table = self.tournament.tables.with_room().min_by_key(|table| (table.players(), table.no));
        let table = table.ok_or_else(|| self.tournament.seat_plan().no_free_seat())?;
        let seat = *table.free().first().ok_or(Refusal::NoFreeSeat)?;
        Ok(SeatRef { table: table.no, seat })
    }
}
