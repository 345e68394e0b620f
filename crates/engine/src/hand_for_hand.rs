//! Hand for hand: every table plays one hand, waits for the others, and the clock goes by hands
//! instead of minutes (TDA RP-8). And the last hands before a break, announced.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::citation::{Citation, HAND_FOR_HAND};
use crate::event::Event;
use crate::quantity::{Millis, TableNo};
use crate::tournament::Tournament;

/// What a hand takes off the clock: two minutes, whatever it lasted (TDA RP-8).
pub const OFF_PER_HAND: Millis = Millis::of_minutes(2);

/// Hands that the assumption of two minutes each weighs as much as, against those played.
const ASSUMED_HANDS: i64 = 4;

/// The most hands that can be announced.
pub const MOST_HANDS: u32 = 20;

/// Play goes hand for hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandForHand {
    /// The hand being played, from 1.
    pub hand: u32,
    /// It ends when so many players are left.
    pub until_left: u32,
    /// Tables that have finished the hand.
    pub done: BTreeSet<TableNo>,
}

/// Hands announced as the last ones of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LastHands {
    /// How many.
    pub hands: u32,
    /// In which step they were announced.
    pub step: usize,
}

/// How the forecast sees hand-for-hand play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hands {
    /// It ends when so many players are left.
    pub until_left: u32,
    /// How long a hand lasts. The clock goes on by [`OFF_PER_HAND`] for each.
    pub lasting: Millis,
}

/// A table in hand-for-hand play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableHand {
    /// Which.
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
    /// What each hand takes off the clock.
    pub off_per_hand: Millis,
    /// Where it is written.
    pub rule: Citation,
}

impl Tournament {
    /// Hand-for-hand play, while it lasts.
    pub fn hand_for_hand(&self) -> Option<&HandForHand> {
        self.hand_for_hand.as_ref()
    }

    /// How long a hand lasts: the assumed two minutes, drawn towards the hands since hand for hand
    /// began. The hand being played counts with the time it has taken so far.
    pub(crate) fn hands(&self, now: Millis) -> Option<Hands> {
        let mode = self.hand_for_hand.as_ref()?;
        let lasted = now.saturating_sub(self.stopped_at.unwrap_or(now)).max(Millis::ZERO);
        let played = i64::from(mode.hand.saturating_sub(1));
        let lasting = (OFF_PER_HAND * ASSUMED_HANDS).saturating_add(lasted) / (ASSUMED_HANDS + played);
        Some(Hands { until_left: mode.until_left, lasting })
    }

    /// As the desk and the room show it.
    pub(crate) fn hand_for_hand_view(&self) -> Option<HandForHandView> {
        let mode = self.hand_for_hand.as_ref()?;
        let tables: Vec<TableHand> =
            self.tables.keys().map(|no| TableHand { table: *no, done: mode.done.contains(no) }).collect();
        Some(HandForHandView {
            hand: mode.hand,
            until_left: mode.until_left,
            all_done: tables.iter().all(|table| table.done),
            tables,
            off_per_hand: OFF_PER_HAND,
            rule: self.setup.ruleset.cite(HAND_FOR_HAND),
        })
    }

    /// Hands announced as the last ones, while the step lasts in which they were.
    pub fn last_hands(&self, now: Millis) -> Option<u32> {
        let reading = self.read_clock(now);
        let said = self.last_hands.filter(|said| said.step == reading.step && !reading.called_break)?;
        Some(said.hands)
    }

    /// Applies an event of this module.
    pub(crate) fn apply_hands(&mut self, event: &Event) {
        match event {
            Event::HandForHandBegan { until_left, clock } => {
                self.hand_for_hand =
                    Some(HandForHand { hand: 1, until_left: *until_left, done: BTreeSet::new() });
                self.set_anchor(*clock);
            }
            Event::TableHandDone { table, done } => {
                if let Some(mode) = self.hand_for_hand.as_mut() {
                    if *done {
                        mode.done.insert(*table);
                    } else {
                        mode.done.remove(table);
                    }
                }
            }
            Event::HandPlayed { clock } => {
                if let Some(mode) = self.hand_for_hand.as_mut() {
                    mode.hand = mode.hand.saturating_add(1);
                    mode.done.clear();
                    self.set_anchor(*clock);
                }
            }
            Event::HandForHandEnded { clock } => {
                self.hand_for_hand = None;
                self.set_anchor(*clock);
            }
            Event::LastHandsAnnounced { hands, step } => {
                self.last_hands = (*hands > 0).then_some(LastHands { hands: *hands, step: *step });
            }
            _ => {}
        }
    }
}
