//! Hand for hand: every table plays one hand, waits for the others, and the clock goes by hands
//! instead of minutes (TDA RP-8). And the last hands before a break, announced.

use crate::state::subjects::HandPlay;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Millis, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::rules::citation::{Citation, HAND_FOR_HAND};
use crate::state::hand_for_hand::{HandForHand, LastHands};
use crate::state::tournament::Tournament;
use crate::structure::clock::{ClockAnchor, step_length};

/// Time that a hand takes off the clock: two minutes, whatever it lasted (TDA RP-8).
pub const OFF_PER_HAND: Millis = Millis::of_minutes(2);

/// Hands that the assumption of two minutes each weighs as much as, against those played.
const ASSUMED_HANDS: i64 = 4;

/// The most hands that can be announced.
pub const MOST_HANDS: u32 = 20;

/// Hand-for-hand play as the forecast sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hands {
    /// It ends when so many players are left.
    pub until_left: u32,
    /// Duration of a hand. The clock goes on by [`OFF_PER_HAND`] for each.
    pub lasting: Millis,
}

/// A table in hand-for-hand play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableHand {
    pub table: TableNo,
    /// It has finished the hand.
    pub done: bool,
}

/// Hand-for-hand play as the desk and the room show it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandForHandView {
    /// The hand being played, from 1.
    pub hand: u32,
    /// It ends when so many players are left.
    pub until_left: u32,
    /// The tables in play, by number.
    pub tables: Vec<TableHand>,
    /// All tables have finished the hand.
    pub all_done: bool,
    /// Time that each hand takes off the clock.
    pub off_per_hand: Millis,
    pub rule: Citation,
}

impl<'a> HandPlay<'a> {
    /// Hand-for-hand play, while it lasts.
    pub fn hand_for_hand(self) -> Option<&'a HandForHand> {
        self.tournament.hand_for_hand.as_ref()
    }

    /// Expected duration of a hand: the assumed two minutes, drawn towards the hands since hand for hand began. The
    /// hand being played counts with the time it has taken so far.
    pub(crate) fn hands(self, now: Millis) -> Option<Hands> {
        let mode = self.tournament.hand_for_hand.as_ref()?;
        let lasted = now.saturating_sub(self.tournament.stopped_at.unwrap_or(now)).max(Millis::ZERO);
        let played = i64::from(mode.hand.saturating_sub(1));
        let lasting = (OFF_PER_HAND * ASSUMED_HANDS).saturating_add(lasted) / (ASSUMED_HANDS + played);
        Some(Hands { until_left: mode.until_left, lasting })
    }

    /// As the desk and the room show it.
    pub(crate) fn hand_for_hand_view(self) -> Option<HandForHandView> {
        let mode = self.tournament.hand_for_hand.as_ref()?;
        let tables: Vec<TableHand> = self
            .tournament
            .tables
            .keys()
            .map(|no| TableHand { table: *no, done: mode.done.contains(no) })
            .collect();
        Some(HandForHandView {
            hand: mode.hand,
            until_left: mode.until_left,
            all_done: tables.iter().all(|table| table.done),
            tables,
            off_per_hand: OFF_PER_HAND,
            rule: self.tournament.setup.ruleset.cite(HAND_FOR_HAND),
        })
    }

    /// Hands announced as the last ones, while the step lasts in which they were.
    pub fn last_hands(self, now: Millis) -> Option<u32> {
        let reading = self.tournament.read_clock(now);
        let said =
            self.tournament.last_hands.filter(|said| said.step == reading.step && !reading.called_break)?;
        Some(said.hands)
    }

    /// Number of players left when the bubble has burst: the places paid, or those who qualify. Where it has burst
    /// already, when the next player is out.
    fn bubble(self) -> u32 {
        let places = || u32::try_from(self.tournament.prize_money().payouts().len()).unwrap_or(0);
        let paid = self.tournament.ranking().qualifiers().unwrap_or_else(places);
        let next = self.tournament.counts.left.saturating_sub(1);
        if paid == 0 { next } else { paid.min(next) }
    }

    fn by_hands(self) -> Result<&'a HandForHand, Refusal> {
        self.tournament.hand_for_hand.as_ref().ok_or(Refusal::NotHandForHand)
    }

    pub(super) fn start_hand_for_hand(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if self.tournament.hand_for_hand.is_some() {
            return Err(Refusal::HandForHand);
        }
        if self.tournament.tables.len() < 2 {
            return Err(Refusal::OneTable);
        }
        if self.tournament.play_clock().rests(at) {
            return Err(Refusal::InBreak);
        }
        let clock = self.tournament.clock.paused(&self.tournament.setup.steps, at);
        Ok(vec![Event::HandForHandBegan { until_left: self.bubble(), clock }])
    }

    pub(super) fn table_hand_done(self, table: TableNo, done: bool) -> Result<Vec<Event>, Refusal> {
        let mode = self.by_hands()?;
        self.tournament.open_at(table)?;
        if mode.done.contains(&table) == done {
            return Ok(Vec::new());
        }
        Ok(vec![Event::TableHandDone { table, done }])
    }

    pub(super) fn next_hand(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        let mode = self.by_hands()?;
        if let Some(table) = self.tournament.tables.keys().find(|table| !mode.done.contains(table)) {
            return Err(Refusal::HandNotDone { table: *table });
        }
        if self.tournament.counts.left <= mode.until_left {
            return Ok(vec![self.hands_end(at)]);
        }
        let clock = self.tournament.clock.shifted(&self.tournament.setup.steps, -OFF_PER_HAND, at);
        let step = clock.read(&self.tournament.setup.steps, at).step;
        Ok(vec![match self.tournament.setup.steps.get(step).filter(|step| step.is_break()) {
            // The break that was due is taken whole and by time; nobody plays hands in it.
            Some(rest) if step != self.tournament.read_clock(at).step => {
                Event::HandForHandEnded { clock: ClockAnchor::stopped(step, step_length(rest)).resumed(at) }
            }
            _ => Event::HandPlayed { clock },
        }])
    }

    pub(super) fn end_hand_for_hand(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_hands()?;
        Ok(vec![self.hands_end(at)])
    }

    /// The clock goes on as it always does.
    fn hands_end(self, at: Millis) -> Event {
        Event::HandForHandEnded { clock: self.tournament.clock.resumed(at) }
    }

    /// Hand for hand ends where so many are left that the bubble has burst.
    pub(super) fn bubble_burst(self, out: usize, at: Millis) -> Option<Event> {
        let left = self.tournament.counts.left.saturating_sub(u32::try_from(out).unwrap_or(u32::MAX));
        let burst = self.tournament.hand_for_hand.as_ref().is_some_and(|mode| left <= mode.until_left);
        burst.then(|| self.hands_end(at))
    }

    /// Events with the end of hand for hand added if nobody is left at another table to wait for.
    pub(super) fn ending_hands(self, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
        if self.tournament.hand_for_hand.is_none() || events.is_empty() {
            return events;
        }
        let mut after = self.tournament.clone();
        events.iter().for_each(|event| after.apply(event));
        if after.hand_for_hand.is_some()
            && after.tables.values().filter(|table| table.players() > 0).count() < 2
        {
            events.push(after.hand_play().hands_end(at));
        }
        events
    }

    pub(super) fn announce_last_hands(self, hands: u32, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if hands > MOST_HANDS {
            return Err(Refusal::TooManyHands { most: MOST_HANDS });
        }
        if hands > 0 && self.tournament.play_clock().rests(at) {
            return Err(Refusal::InBreak);
        }
        Ok(vec![Event::LastHandsAnnounced { hands, step: self.tournament.read_clock(at).step }])
    }
}

/// Applies an event of this module.
pub(crate) fn apply_hands(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::HandForHandBegan { until_left, clock } => {
            tournament.hand_for_hand =
                Some(HandForHand { hand: 1, until_left: *until_left, done: BTreeSet::new() });
            tournament.set_anchor(*clock);
        }
        Event::TableHandDone { table, done } => {
            if let Some(mode) = tournament.hand_for_hand.as_mut() {
                if *done {
                    mode.done.insert(*table);
                } else {
                    mode.done.remove(table);
                }
            }
        }
        Event::HandPlayed { clock } => {
            if let Some(mode) = tournament.hand_for_hand.as_mut() {
                mode.hand = mode.hand.saturating_add(1);
                mode.done.clear();
                tournament.set_anchor(*clock);
            }
        }
        Event::HandForHandEnded { clock } => {
            tournament.hand_for_hand = None;
            tournament.set_anchor(*clock);
        }
        Event::LastHandsAnnounced { hands, step } => {
            tournament.last_hands = (*hands > 0).then_some(LastHands { hands: *hands, step: *step });
        }
        _ => {}
    }
}
