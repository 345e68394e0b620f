//! The ledger of penalties (13-1): who was punished for what, and how many hands are still to be
//! missed. A suspended player stays in his seat as far as the rules go: he is dealt in, his hand
//! is dead at once and his blinds are taken.

use crate::state::subjects::Conduct;
use std::collections::BTreeMap;

use crate::base::quantity::{Chips, EntryId, Millis, TableNo};
use crate::floor::penalties::{FaultFacts, PenaltyAdvice, PenaltyGiven, suggest};
use crate::journal::event::{Event, Out};
use crate::journal::refusal::Refusal;
use crate::positions::hand::LastHand;
use crate::positions::hands_between;
use crate::rules::ruleset::ButtonSystem;
use crate::state::penalties::{LONGEST, Offence, Penalty, PenaltyNo, PenaltyProgress, PlayedUnit, Sanction};
use crate::state::tables::Table;
use crate::state::tournament::Tournament;

impl<'a> Conduct<'a> {
    /// All penalties by number, those lifted among them.
    pub fn penalties(self) -> &'a [Penalty] {
        &self.tournament.penalties
    }

    /// Penalty by its number.
    pub fn penalty(self, no: PenaltyNo) -> Option<&'a Penalty> {
        usize::try_from(no).ok()?.checked_sub(1).and_then(|i| self.tournament.penalties.get(i))
    }

    /// Penalties that still run, of players at this table.
    pub fn suspended_at(self, table: TableNo) -> impl Iterator<Item = &'a Penalty> {
        self.tournament.running.iter().filter_map(move |no| self.penalty(*no)).filter(move |penalty| {
            let seat = self.tournament.entry(penalty.entry).and_then(crate::state::entries::Entry::seat);
            seat.is_some_and(|at| at.table == table)
        })
    }

    /// Hands that a player still has to miss; 0 if he plays.
    pub fn hands_to_miss(self, entry: EntryId) -> u32 {
        let own = self.tournament.running.iter().filter_map(|no| self.penalty(*no));
        own.filter(|penalty| penalty.entry == entry).map(|penalty| penalty.hands_left).sum()
    }

    /// A disqualification in force.
    pub fn disqualified(self, entry: EntryId) -> bool {
        self.tournament.penalties.iter().any(|penalty| penalty.entry == entry && penalty.disqualifies())
    }

    /// Penalty that the ladder proposes for a fault, by the penalties of this tournament that were not lifted (13-1).
    /// `None` if the ruleset's ladder has no step.
    pub fn penalty_advice(self, entry: EntryId, offence: Offence) -> Option<PenaltyAdvice> {
        let given = |penalty: &Penalty| PenaltyGiven {
            player: penalty.entry.to_string(),
            offence: penalty.offence.code(),
            sanction: penalty.sanction.step(),
        };
        let facts = FaultFacts {
            player: entry.to_string(),
            offence: offence.code(),
            history: self
                .tournament
                .penalties
                .iter()
                .filter(|past| past.lifted_at.is_none())
                .map(given)
                .collect(),
            no_warning: Some(offence.without_warning()),
        };
        suggest(&self.tournament.setup().ruleset, &facts)
    }

    /// Punishes a player at a table. A disqualified one is out at once, in the place that he has
    /// then, and his chips leave play.
    pub(super) fn penalise(
        self,
        id: EntryId,
        offence: Offence,
        sanction: Sanction,
        note: &str,
        stack: Option<Chips>,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let seat = self.tournament.known(id)?.seat().ok_or(Refusal::NotSeated { entry: id })?;
        let lasts = match sanction {
            Sanction::Warning { hands } => hands <= LONGEST,
            Sanction::Suspension { rounds } => (1..=LONGEST).contains(&rounds),
            Sanction::Disqualified => true,
        };
        if !lasts {
            return Err(Refusal::PenaltyTooLong { most: u32::from(LONGEST) });
        }
        if note.chars().count() > LONGEST_NOTE {
            return Err(Refusal::NoteTooLong { most: u32::try_from(LONGEST_NOTE).unwrap_or(u32::MAX) });
        }
        let out = sanction == Sanction::Disqualified;
        if out && self.tournament.counts.left <= 1 {
            return Err(Refusal::LastPlayer);
        }
        let chips_removed = stack.filter(|_| out).unwrap_or(Chips::ZERO);
        if !(Chips::ZERO..=self.tournament.counts.in_play()).contains(&chips_removed) {
            return Err(Refusal::StackImpossible);
        }
        let players = self.tournament.tables.get(&seat.table).map_or(0, |table| table.players());
        let mut events = Vec::new();
        if out {
            let place = self.tournament.counts.left;
            let out =
                self.tournament.round_play().out_in_rounds(vec![Out { entry: id, place, by: None }], at);
            events.push(Event::Eliminated { at, out });
        }
        events.push(Event::Penalised {
            penalty: u32::try_from(self.tournament.penalties.len()).unwrap_or(u32::MAX).saturating_add(1),
            entry: id,
            offence,
            sanction,
            hands: sanction.hands(u32::try_from(players).unwrap_or(u32::MAX)),
            chips_removed,
            note: note.trim().to_owned(),
            at,
        });
        Ok(events)
    }

    /// Lifts a penalty; one who was disqualified is back, with the chips that were removed.
    pub(super) fn lift_penalty(self, no: PenaltyNo, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let penalty = self.penalty(no).ok_or(Refusal::NoSuchPenalty { penalty: no })?;
        if penalty.lifted_at.is_some() {
            return Err(Refusal::PenaltyLifted { penalty: no });
        }
        let mut events = vec![Event::PenaltyLifted { penalty: no, at }];
        if penalty.disqualifies() {
            events.push(Event::Revived {
                entry: penalty.entry,
                at: self.tournament.eliminations().seat_to_return(penalty.entry)?,
            });
        }
        Ok(events)
    }

    /// The director says that a hand, or a round, was played at a table where somebody is away.
    pub(super) fn count_played(self, no: TableNo, unit: PlayedUnit) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let table = self.tournament.open_at(no)?;
        let hands = match unit {
            PlayedUnit::Hand => 1,
            PlayedUnit::Round => u32::try_from(table.players()).unwrap_or(u32::MAX),
        };
        match self.serve(no, hands) {
            Some(served) => Ok(vec![served]),
            None => Err(Refusal::NobodySuspended { table: no }),
        }
    }

    /// Hands that must have been played since positions were last told at this table, where
    /// somebody is away: as many as players whom the big blind has passed, or the button where it
    /// moves. Whole rounds in between are not seen; the director counts them.
    pub(super) fn served_by_telling(self, table: &Table, now: &LastHand, at: Millis) -> Option<Event> {
        let told = table.told.as_ref()?;
        if at.saturating_sub(told.at) < SHORTEST_HAND {
            return None;
        }
        let (from, to) = match self.tournament.setup.ruleset.button_system {
            ButtonSystem::Dead => (told.hand.bb, now.bb),
            ButtonSystem::Moving | ButtonSystem::MovingMadeUp => (told.hand.button, now.button),
        };
        self.serve(table.no, hands_between(&table.occupied(), from, to))
    }

    /// These hands, counted for all who are away from a table: a player with several penalties
    /// serves them one after the other.
    fn serve(self, table: TableNo, hands: u32) -> Option<Event> {
        let mut counted: BTreeMap<EntryId, u32> = BTreeMap::new();
        let mut served = Vec::new();
        for penalty in self.suspended_at(table) {
            let left = counted.entry(penalty.entry).or_insert(hands);
            let now = penalty.hands_left.min(*left);
            *left -= now;
            if now > 0 {
                served.push(PenaltyProgress { penalty: penalty.no, hands_left: penalty.hands_left - now });
            }
        }
        (!served.is_empty()).then_some(Event::PenaltiesServed { table, served })
    }
}

fn penalty_mut(tournament: &mut Tournament, no: PenaltyNo) -> Option<&mut Penalty> {
    usize::try_from(no).ok()?.checked_sub(1).and_then(|i| tournament.penalties.get_mut(i))
}

/// The effect of an event of the ledger; of any other, none.
pub(crate) fn apply_penalty(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::Penalised { penalty, entry, offence, sanction, hands, chips_removed, note, at } => {
            tournament.penalties.push(Penalty {
                no: *penalty,
                entry: *entry,
                offence: *offence,
                sanction: *sanction,
                note: note.clone(),
                at: *at,
                hands: *hands,
                hands_left: *hands,
                chips_removed: *chips_removed,
                lifted_at: None,
            });
            tournament.counts.removed += *chips_removed;
            if *hands > 0 {
                tournament.running.insert(*penalty);
            }
        }
        Event::PenaltyLifted { penalty, at } => {
            tournament.running.remove(penalty);
            if let Some(lifted) = penalty_mut(tournament, *penalty) {
                lifted.lifted_at = Some(*at);
                let back = lifted.chips_removed;
                tournament.counts.removed -= back;
            }
        }
        Event::PenaltiesServed { served, .. } => {
            for line in served {
                if let Some(penalty) = penalty_mut(tournament, line.penalty) {
                    penalty.hands_left = line.hands_left;
                }
                if line.hands_left == 0 {
                    tournament.running.remove(&line.penalty);
                }
            }
        }
        _ => {}
    }
}

/// The most that a note may have, in characters.
const LONGEST_NOTE: usize = 500;

/// No hand is shorter, in milliseconds: positions told again sooner are a correction.
const SHORTEST_HAND: Millis = Millis::of_seconds(20);
