//! Hand-for-hand play (TDA RP-8), and the last hands before a break.

use crate::clock::{ClockAnchor, step_length};
use crate::event::Event;
use crate::hand_for_hand::{HandForHand, MOST_HANDS, OFF_PER_HAND};
use crate::quantity::{Millis, TableNo};
use crate::refusal::Refusal;
use crate::tournament::Tournament;

impl Tournament {
    /// How many are left when the bubble has burst: the places paid, or those who qualify. Where
    /// it has burst already, when the next player is out.
    fn bubble(&self) -> u32 {
        let places = || u32::try_from(self.payouts().len()).unwrap_or(0);
        let paid = self.qualifiers().unwrap_or_else(places);
        let next = self.counts.left.saturating_sub(1);
        if paid == 0 { next } else { paid.min(next) }
    }

    fn by_hands(&self) -> Result<&HandForHand, Refusal> {
        self.hand_for_hand.as_ref().ok_or(Refusal::NotHandForHand)
    }

    pub(super) fn start_hand_for_hand(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        if self.hand_for_hand.is_some() {
            return Err(Refusal::HandForHand);
        }
        if self.tables.len() < 2 {
            return Err(Refusal::OneTable);
        }
        if self.rests(at) {
            return Err(Refusal::InBreak);
        }
        let clock = self.clock.paused(&self.setup.steps, at);
        Ok(vec![Event::HandForHandBegan { until_left: self.bubble(), clock }])
    }

    pub(super) fn table_hand_done(&self, table: TableNo, done: bool) -> Result<Vec<Event>, Refusal> {
        let mode = self.by_hands()?;
        self.open_at(table)?;
        if mode.done.contains(&table) == done {
            return Ok(Vec::new());
        }
        Ok(vec![Event::TableHandDone { table, done }])
    }

    pub(super) fn next_hand(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        let mode = self.by_hands()?;
        if let Some(table) = self.tables.keys().find(|table| !mode.done.contains(table)) {
            return Err(Refusal::HandNotDone { table: *table });
        }
        if self.counts.left <= mode.until_left {
            return Ok(vec![self.hands_end(at)]);
        }
        let clock = self.clock.shifted(&self.setup.steps, -OFF_PER_HAND, at);
        let step = clock.read(&self.setup.steps, at).step;
        Ok(vec![match self.setup.steps.get(step).filter(|step| step.is_break()) {
            // The break that was due is taken whole and by time; nobody plays hands in it.
            Some(rest) if step != self.read_clock(at).step => {
                Event::HandForHandEnded { clock: ClockAnchor::stopped(step, step_length(rest)).resumed(at) }
            }
            _ => Event::HandPlayed { clock },
        }])
    }

    pub(super) fn end_hand_for_hand(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_hands()?;
        Ok(vec![self.hands_end(at)])
    }

    /// The clock goes on as it always does.
    fn hands_end(&self, at: Millis) -> Event {
        Event::HandForHandEnded { clock: self.clock.resumed(at) }
    }

    /// Hand for hand ends where so many are left that the bubble has burst.
    pub(super) fn bubble_burst(&self, out: usize, at: Millis) -> Option<Event> {
        let left = self.counts.left.saturating_sub(u32::try_from(out).unwrap_or(u32::MAX));
        let burst = self.hand_for_hand.as_ref().is_some_and(|mode| left <= mode.until_left);
        burst.then(|| self.hands_end(at))
    }

    /// What happens, and with it the end of hand for hand where nobody is left at another table to wait for.
    pub(super) fn ending_hands(&self, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
        if self.hand_for_hand.is_none() || events.is_empty() {
            return events;
        }
        let mut after = self.clone();
        events.iter().for_each(|event| after.apply(event));
        if after.hand_for_hand.is_some()
            && after.tables.values().filter(|table| table.players() > 0).count() < 2
        {
            events.push(after.hands_end(at));
        }
        events
    }

    pub(super) fn announce_last_hands(&self, hands: u32, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        if hands > MOST_HANDS {
            return Err(Refusal::TooManyHands { most: MOST_HANDS });
        }
        if hands > 0 && self.rests(at) {
            return Err(Refusal::InBreak);
        }
        Ok(vec![Event::LastHandsAnnounced { hands, step: self.read_clock(at).step }])
    }
}
