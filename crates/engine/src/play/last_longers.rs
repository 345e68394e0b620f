//! Last-longer bets: players stake money among themselves on who of them stays in longest. The stakes are not part of
//! the prize pool.

use crate::state::subjects::LastLongerBets;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Place};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::last_longers::LastLonger;
use crate::state::tournament::{Phase, Tournament};

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// Largest stake in cents.
const MOST: Cents = Cents(100_000_000);

/// A last-longer bet as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastLongerView {
    pub last_longer: LastLonger,
    pub pot: Cents,
    pub left: Vec<EntryId>,
    /// Players who have stayed in longest, once known; several share the last place.
    pub winners: Vec<EntryId>,
    /// Whether it can still be changed: all of its players are in.
    pub open: bool,
}

impl<'a> LastLongerBets<'a> {
    /// All last-longer bets of the evening.
    pub fn last_longers(self) -> Vec<LastLongerView> {
        self.tournament.last_longers.iter().map(|last_longer| self.last_longer_view(last_longer)).collect()
    }

    fn last_longer_view(self, last_longer: &LastLonger) -> LastLongerView {
        let counting = || {
            last_longer
                .players
                .iter()
                .filter_map(|id| self.tournament.entry(*id))
                .filter(|entry| entry.counts())
        };
        let finished = self.tournament.phase == Phase::Finished;
        let final_place = |id: EntryId| {
            self.tournament.results().iter().find(|line| line.entry == id).map(|line| line.place)
        };
        let place = |entry: &crate::state::entries::Entry| -> Place {
            let last = if finished { final_place(entry.id) } else { self.tournament.place(entry) };
            // A player who is still in stands before everybody who is out.
            last.unwrap_or(0)
        };
        let best = counting().map(place).min();
        let leading: Vec<EntryId> =
            counting().filter(|entry| Some(place(entry)) == best).map(|entry| entry.id).collect();
        let left: Vec<EntryId> = counting().filter(|entry| entry.alive()).map(|entry| entry.id).collect();
        let decided = self.tournament.phase >= Phase::Playing && (finished || left.len() <= 1);
        let players = i64::try_from(counting().count()).unwrap_or(i64::MAX);
        LastLongerView {
            pot: Cents(last_longer.stake.0.saturating_mul(players)),
            winners: if decided { leading } else { Vec::new() },
            open: !finished && counting().all(|entry| entry.alive()),
            left,
            last_longer: last_longer.clone(),
        }
    }

    pub(crate) fn set_last_longer(
        self,
        no: Option<u32>,
        name: &str,
        stake: Cents,
        players: &[EntryId],
    ) -> Result<Vec<Event>, Refusal> {
        let before = no.map(|no| self.changeable(no)).transpose()?;
        let mut named = BTreeSet::new();
        for id in players {
            if !named.insert(*id) {
                return Err(Refusal::NamedTwice { entry: *id });
            }
            if !self.tournament.known(*id)?.alive() {
                return Err(Refusal::LastLongerBegun);
            }
        }
        if named.len() < 2 {
            return Err(Refusal::LastLongerPlayers);
        }
        let most = if self.tournament.setup.money.is_some() { MOST } else { Cents::ZERO };
        if !(Cents::ZERO..=most).contains(&stake) {
            return Err(Refusal::LastLongerStake);
        }
        let name = name.trim();
        if name.chars().count() > LONGEST_NAME {
            return Err(Refusal::LastLongerName { most: u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX) });
        }
        let next =
            self.tournament.last_longers.iter().map(|other| other.no).max().unwrap_or(0).saturating_add(1);
        let last_longer = LastLonger {
            no: no.unwrap_or(next),
            name: name.to_owned(),
            stake,
            players: named.into_iter().collect(),
        };
        if before == Some(&last_longer) {
            return Ok(Vec::new());
        }
        Ok(vec![Event::LastLongerSet { last_longer }])
    }

    pub(crate) fn remove_last_longer(self, no: u32) -> Result<Vec<Event>, Refusal> {
        self.changeable(no)?;
        Ok(vec![Event::LastLongerRemoved { no }])
    }

    fn changeable(self, no: u32) -> Result<&'a LastLonger, Refusal> {
        let found =
            self.tournament.last_longers.iter().find(|other| other.no == no).ok_or(Refusal::NoLastLonger)?;
        if self.last_longer_view(found).open { Ok(found) } else { Err(Refusal::LastLongerBegun) }
    }
}

pub(crate) fn apply_last_longer(tournament: &mut Tournament, last_longer: &LastLonger) {
    tournament.last_longers.retain(|other| other.no != last_longer.no);
    tournament.last_longers.push(last_longer.clone());
    tournament.last_longers.sort_by_key(|other| other.no);
}
