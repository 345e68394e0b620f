//! Re-entries: a player who is out buys another entry and plays as a newcomer does, with a full stack and a seat drawn
//! among all free ones (TDA 8). A rebuy is something else: the player still sits (5-2).
//!
//! A player has one line in this program however many entries he buys. `counts.entries` counts players,
//! [`Counts::all_entries`] their entries. The place is that of the last entry; a player who is back has outlasted
//! nobody for the time being, so that the places of those who went out meanwhile become worse by one, as if the
//! elimination had not happened. Each earlier entry keeps when it went out, by whom, and what had been bought until
//! then ([`EarlierEntry`]): bounties are paid for it, and the first one counts in championships of first entries.

use crate::state::subjects::Rebuys;
use std::collections::BTreeMap;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place};
use crate::journal::event::Event;
use crate::journal::refusal::{ReEntryRefusal, Refusal};
use crate::play::bounties::BountyWon;
use crate::setup::bounty::Bounty;
use crate::state::entries::{EarlierEntry, Entry, EntryStatus};
use crate::state::tournament::{Counts, Phase, Tournament};

/// State of re-entries for the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReEntriesView {
    /// Price of one with all its parts; 0 if there is none.
    pub price: Cents,
    /// The chips of one.
    pub chips: Chips,
    /// Number that one player may buy; `None` for no limit.
    pub max: Option<u32>,
    /// The last level in which they are sold, while they are; `None` if not any more, or play has not begun.
    pub until: Option<u32>,
}

/// Elimination of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Knockout {
    pub(crate) no: u32,
    pub(crate) from: EntryId,
    pub(crate) at: Millis,
    pub(crate) hunters: Vec<EntryId>,
    /// Payment of the same player's next entry for its bounty; `None` if there is no next one.
    pub(crate) next_bounty: Option<Cents>,
}

/// Purchases and winnings of a player when the first entry went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntilOut {
    pub spent: Cents,
    pub rebuys: u32,
    pub addons: u32,
    pub eliminations: u32,
    pub bounties: Cents,
    /// Number of bounties won, those shared with others included.
    pub bounties_won: u32,
}

/// A player's first entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstEntry {
    /// Its place among the first entries of all players.
    pub place: Place,
    /// As things stood when it went out; `None` if the player bought no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_out: Option<UntilOut>,
}

impl Counts {
    /// Entries of all players, re-entries among them.
    pub fn all_entries(&self) -> u32 {
        self.entries.saturating_add(self.re_entries)
    }
}

impl Entry {
    /// Number of other entries that the player has bought since the first.
    pub fn re_entries(&self) -> u32 {
        u32::try_from(self.earlier.len()).unwrap_or(u32::MAX)
    }

    /// Whether the player was out at this moment and has come back since.
    pub(crate) fn was_away(&self, at: Millis) -> bool {
        self.earlier.iter().any(|one| (one.out_at..one.back_at).contains(&at))
    }

    /// Payment for the bounty on the head of the first entry.
    pub(crate) fn first_bounty(&self) -> Cents {
        self.earlier.first().map_or(self.bounty, |first| first.bounty)
    }

    /// The number of the elimination that ended the first entry; `None` if it is still in.
    fn first_out(&self) -> Option<u32> {
        self.earlier.first().map_or(self.out_no, |first| Some(first.out_no))
    }
}

impl Rebuys<'_> {
    /// The last level in which they are sold, while they are.
    pub fn re_entries_until(self, now: Millis) -> Option<u32> {
        let last = self.tournament.setup.re_entries_last_level()?;
        let with_latecomers =
            self.tournament.setup.re_entries.as_ref().is_some_and(|sold| sold.last_level.is_none());
        if with_latecomers && self.tournament.registration_ends.is_some_and(|ends| ends <= now) {
            return None;
        }
        let reading = self.tournament.read_clock(now);
        let lasts = self.tournament.phase == Phase::Playing
            && !reading.overtime
            && self.tournament.setup.level_number(reading.step) <= last;
        lasts.then_some(last)
    }

    /// State of re-entries at this moment; `None` if none are sold.
    pub fn re_entries_view(self, now: Millis) -> Option<ReEntriesView> {
        let sold = self.tournament.setup.re_entries.as_ref()?;
        Some(ReEntriesView {
            price: self.tournament.setup.re_entry_price(),
            chips: self.tournament.setup.re_entry_chips(),
            max: sold.max,
            until: self.re_entries_until(now),
        })
    }

    /// Reason why this player cannot buy another entry now; `None` if he can.
    pub fn re_entry_refused(self, entry: &Entry, now: Millis) -> Option<ReEntryRefusal> {
        let Some(sold) = &self.tournament.setup.re_entries else { return Some(ReEntryRefusal::NoReEntries) };
        if !matches!(entry.standing, EntryStatus::Out { .. }) {
            Some(ReEntryRefusal::StillIn)
        } else if self.re_entries_until(now).is_none() {
            Some(ReEntryRefusal::ReEntriesOver)
        } else if sold.max.is_some_and(|most| entry.re_entries() >= most) {
            Some(ReEntryRefusal::ReEntriesLimit)
        } else if self.tournament.mystery.is_some() {
            Some(ReEntryRefusal::EnvelopesSealed)
        } else {
            None
        }
    }

    /// After a correction of the ranking: those with one entry share what they have among them in the order of their
    /// corrected places. Of the others the correction says nothing about the first entry.
    fn corrected_merits(self, merit: impl Fn(&Entry) -> (u8, u32)) -> BTreeMap<EntryId, (u8, u32)> {
        let single = |id: EntryId| self.tournament.entry(id).filter(|entry| entry.earlier.is_empty());
        let lines: Vec<_> =
            self.tournament.results.iter().filter(|line| single(line.entry).is_some()).collect();
        let mut slots: Vec<(u8, u32)> =
            lines.iter().filter_map(|line| single(line.entry)).map(merit).collect();
        slots.sort_unstable();
        let mut given: BTreeMap<EntryId, (u8, u32)> = BTreeMap::new();
        let mut before: Option<(Place, (u8, u32))> = None;
        // The results are in order of the places; equals share the better one.
        for (line, slot) in lines.iter().zip(slots) {
            let slot = before.filter(|(place, _)| *place == line.place).map_or(slot, |(_, shared)| shared);
            before = Some((line.place, slot));
            given.insert(line.entry, slot);
        }
        given
    }

    /// Every elimination in order, those of earlier entries among them.
    pub(crate) fn knockouts(self) -> Vec<Knockout> {
        let mut all: Vec<Knockout> = Vec::with_capacity(self.tournament.out.len());
        for entry in self.tournament.entries.iter().filter(|entry| !entry.earlier.is_empty()) {
            let next = entry.earlier.iter().skip(1).map(|one| one.bounty);
            let before: Cents = entry.earlier.iter().map(|one| one.bounty).sum();
            let last = std::iter::once(entry.bounty - before);
            all.extend(entry.earlier.iter().zip(next.chain(last)).map(|(one, next)| Knockout {
                no: one.out_no,
                from: entry.id,
                at: one.out_at,
                hunters: one.by.clone(),
                next_bounty: Some(next),
            }));
        }
        for entry in self.tournament.out.iter().filter_map(|id| self.tournament.entry(*id)) {
            let EntryStatus::Out { at, .. } = entry.standing else { continue };
            all.push(Knockout {
                no: entry.out_no.unwrap_or(0),
                from: entry.id,
                at,
                hunters: self.tournament.bounty_play().hunters(entry.id),
                next_bounty: None,
            });
        }
        // Without re-entries they are in order already.
        all.sort_by_key(|one| one.no);
        all
    }

    /// The first entry of each player.
    ///
    /// Players are ranked by when their first entries went out, as if nobody had bought another one: the first out is
    /// last of all players, and whoever was never out is ranked by the final place before those who were. Equals share
    /// the better number, as they do in the results. While play goes on, a first entry that is still in has the worst
    /// place left to it.
    pub fn first_entries(self) -> BTreeMap<EntryId, FirstEntry> {
        let finals: BTreeMap<EntryId, Place> =
            self.tournament.results.iter().map(|line| (line.entry, line.place)).collect();
        let counted = || self.tournament.entries.iter().filter(|entry| entry.counts());
        if self.tournament.counts.re_entries == 0 {
            let known =
                |entry: &Entry| finals.get(&entry.id).copied().or_else(|| self.tournament.place(entry));
            let first = |entry: &Entry| FirstEntry {
                place: known(entry).unwrap_or(self.tournament.counts.left),
                until_out: None,
            };
            return counted().map(|entry| (entry.id, first(entry))).collect();
        }
        // Smaller is better: those who were never out by their place, then the others by who stayed longer.
        let merit = |entry: &Entry| match entry.first_out() {
            None => (0, finals.get(&entry.id).copied().unwrap_or(0)),
            Some(no) => (1, u32::MAX - no),
        };
        let corrected =
            if self.tournament.corrected.is_some() { self.corrected_merits(merit) } else { BTreeMap::new() };
        let merit = |entry: &Entry| corrected.get(&entry.id).copied().unwrap_or_else(|| merit(entry));
        let mut merits: Vec<(u8, u32)> = counted().map(merit).collect();
        merits.sort_unstable();
        let still_in = merits.partition_point(|other| *other <= (0, 0));
        let knockouts = self.knockouts();
        let won = self.tournament.bounty_play().bounties().map(|ledger| ledger.won).unwrap_or_default();
        let first = |entry: &Entry| {
            let own = merit(entry);
            let better = merits.partition_point(|other| *other < own);
            let place = if own == (0, 0) { still_in } else { better + 1 };
            let place = Place::try_from(place).unwrap_or(Place::MAX);
            (entry.id, FirstEntry { place, until_out: until_out(entry, &knockouts, &won) })
        };
        counted().map(first).collect()
    }

    pub(super) fn re_enter(
        self,
        id: EntryId,
        paid: bool,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let entry = self.tournament.known(id)?;
        if self.tournament.conduct().disqualified(id) {
            return Err(Refusal::Disqualified { entry: id });
        }
        if let Some(reason) = self.re_entry_refused(entry, at) {
            return Err(Refusal::ReEntry { entry: id, reason });
        }
        let due = self.tournament.setup.re_entry_price();
        let bought = Event::ReEntered {
            entry: id,
            at,
            due,
            paid: if paid { due } else { Cents::ZERO },
            to_pool: self.tournament.setup.re_entry_fee(),
            chips: self.tournament.setup.re_entry_chips(),
            bounty: self.tournament.bounty_play().bounty().map_or(Cents::ZERO, Bounty::amount),
        };
        let seated = self.tournament.registration().seated_at_once(id, rng)?;
        Ok([bought].into_iter().chain(seated).collect())
    }
}

/// The player who was out has bought another entry, and waits for its seat.
pub(crate) fn enter_again(tournament: &mut Tournament, id: EntryId, at: Millis, bounty: Cents) {
    let by = tournament.bounty_play().hunters(id);
    let Some(entry) = tournament.entry(id) else { return };
    let EntryStatus::Out { outlasted, at: out_at, from, .. } = entry.standing else { return };
    let before: Cents = entry.earlier.iter().map(|one| one.bounty).sum();
    let earlier = EarlierEntry {
        out_no: entry.out_no.unwrap_or(0),
        out_at,
        by,
        from,
        back_at: at,
        due: entry.due,
        rebuys: entry.rebuys,
        addons: entry.addons,
        bounty: entry.bounty - before,
    };
    tournament.leave_those_out(id, outlasted);
    tournament.shared_hits.remove(&id);
    if let Some(entry) = tournament.entry_mut(id) {
        entry.earlier.push(earlier);
        entry.bounty += bounty;
        entry.add_on = None;
        entry.absent = false;
        entry.standing = EntryStatus::Waiting;
    }
    tournament.counts.re_entries += 1;
    tournament.postponed.clear();
}

fn until_out(entry: &Entry, knockouts: &[Knockout], won: &[BountyWon]) -> Option<UntilOut> {
    let first = entry.earlier.first()?;
    let eliminations =
        knockouts.iter().filter(|one| one.no < first.out_no && one.hunters.contains(&entry.id)).count();
    let bounties = || {
        let until = won.iter().filter(|head| head.at <= first.out_at);
        until.flat_map(|head| &head.shares).filter(|share| share.entry == entry.id)
    };
    Some(UntilOut {
        spent: first.due,
        rebuys: first.rebuys,
        addons: first.addons,
        eliminations: u32::try_from(eliminations).unwrap_or(u32::MAX),
        bounties: bounties().map(|share| share.paid).sum(),
        bounties_won: u32::try_from(bounties().count()).unwrap_or(u32::MAX),
    })
}
