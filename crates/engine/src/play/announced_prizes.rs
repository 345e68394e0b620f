//! Prizes that were announced to the players: the amounts stand, whatever comes into the pool or leaves it afterwards.
//! What the plan would give now is compared with them; the director announces anew, or keeps them and says what becomes
//! of the difference. The pool is always the prizes and what is not shared, to the cent.

use crate::state::subjects::PrizeMoney;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Millis, Place};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::{Payout, with_things};
use crate::state::prizes::{AnnouncedPrizes, KeptPrizes};
use crate::state::tournament::Tournament;

/// Greatest length of the director's words, in characters.
const LONGEST_NOTE: usize = 200;

/// A place whose announced prize is not what the plan gives now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrizeChange {
    pub place: Place,
    /// Amount announced; 0 if the place was not paid.
    pub announced: Cents,
    /// Amount by the present plan; 0 if it would not be paid.
    pub now: Cents,
}

/// Announced prizes as the desk shows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnnouncedView {
    /// Time of the announcement.
    pub at: Millis,
    pub pool: Cents,
    /// They are not what the plan gives now, and nobody has decided that they stay.
    pub stale: bool,
    /// Differences from the present plan, by place.
    pub changes: Vec<PrizeChange>,
    /// Of the pool now, what no prize takes; negative if the club adds it to the prizes.
    pub unshared: Cents,
    /// They were kept as they are: what becomes of the difference, in the director's words. `None` if nobody has
    /// decided.
    pub note: Option<String>,
}

pub(crate) fn amounts(payouts: &[Payout]) -> Vec<Cents> {
    payouts.iter().map(|payout| payout.amount).collect()
}

/// Without places that get no money at the end.
fn paid(amounts: &[Cents]) -> &[Cents] {
    let last = amounts.iter().rposition(|amount| *amount != Cents::ZERO);
    amounts.get(..last.map_or(0, |last| last + 1)).unwrap_or(amounts)
}

impl<'a> PrizeMoney<'a> {
    /// The prizes that were announced; `None` if they follow the pool.
    pub fn announced(self) -> Option<&'a AnnouncedPrizes> {
        self.tournament.announced.as_ref()
    }

    /// Amount of each paid place: as announced, or else as things stand. Announced prizes of places that nobody can
    /// take any more are not paid.
    pub fn payouts(self) -> Vec<Payout> {
        let Some(announced) = &self.tournament.announced else { return self.payouts_by_plan() };
        let most = usize::try_from(self.tournament.counts.entries).unwrap_or(usize::MAX);
        let amounts = announced.amounts.iter().copied().take(most).collect();
        with_things(amounts, &self.tournament.setup.prizes.in_kind, most)
    }

    /// Of the pool, what no prize takes because announced prizes stand; negative if the club adds it to the prizes.
    pub fn unshared(self) -> Cents {
        if self.tournament.announced.is_none() {
            return Cents::ZERO;
        }
        let pool = self.pool();
        self.tournament.setup.prizes.for_places(pool)
            - self.payouts().iter().map(|payout| payout.amount).sum()
    }

    pub(crate) fn announce_prizes(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        let amounts = paid(&amounts(&self.payouts_by_plan())).to_vec();
        if amounts.is_empty() {
            return Err(Refusal::NothingToAnnounce);
        }
        let pool = self.pool();
        if self
            .tournament
            .announced
            .as_ref()
            .is_some_and(|before| before.amounts == amounts && before.pool == pool)
        {
            return Err(Refusal::PrizesAnnounced);
        }
        Ok(vec![Event::PrizesAnnounced { at, pool, amounts }])
    }

    pub(crate) fn keep_announced(self, note: &str, at: Millis) -> Result<Vec<Event>, Refusal> {
        let Some(announced) = &self.tournament.announced else { return Err(Refusal::NothingAnnounced) };
        let note = note.trim();
        if note.chars().count() > LONGEST_NOTE {
            return Err(Refusal::NoteTooLong { most: u32::try_from(LONGEST_NOTE).unwrap_or(u32::MAX) });
        }
        let (pool, now) = (self.pool(), paid(&amounts(&self.payouts_by_plan())).to_vec());
        let same = announced.kept.as_ref().filter(|kept| kept.pool == pool && kept.amounts == now);
        if announced.amounts == now || same.is_some_and(|kept| kept.note == note) {
            return Err(Refusal::PrizesAnnounced);
        }
        Ok(vec![Event::AnnouncedKept { at, pool, amounts: now, note: note.to_owned() }])
    }

    pub(crate) fn lift_announced(self) -> Result<Vec<Event>, Refusal> {
        match self.tournament.announced {
            Some(_) => Ok(vec![Event::AnnouncementLifted {}]),
            None => Err(Refusal::NothingAnnounced),
        }
    }

    /// Announced prizes beside what the plan gives now.
    pub fn announced_view(self) -> Option<AnnouncedView> {
        let announced = self.tournament.announced.as_ref()?;
        let now = amounts(&self.payouts_by_plan());
        let now = paid(&now);
        let at = |list: &[Cents], index: usize| list.get(index).copied().unwrap_or(Cents::ZERO);
        let change = |index: usize| PrizeChange {
            place: Place::try_from(index + 1).unwrap_or(Place::MAX),
            announced: at(&announced.amounts, index),
            now: at(now, index),
        };
        let places = 0..announced.amounts.len().max(now.len());
        let changes: Vec<PrizeChange> =
            places.map(change).filter(|change| change.announced != change.now).collect();
        let pool = self.pool();
        let kept = announced.kept.as_ref().filter(|kept| kept.pool == pool && kept.amounts == now);
        Some(AnnouncedView {
            at: announced.at,
            pool: announced.pool,
            stale: !changes.is_empty() && kept.is_none(),
            changes,
            unshared: self.unshared(),
            note: kept.map(|kept| kept.note.clone()),
        })
    }
}

pub(crate) fn apply_announcement(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::PrizesAnnounced { at, pool, amounts } => {
            tournament.announced =
                Some(AnnouncedPrizes { at: *at, pool: *pool, amounts: amounts.clone(), kept: None });
        }
        Event::AnnouncedKept { at, pool, amounts, note } => {
            if let Some(announced) = &mut tournament.announced {
                let (amounts, note) = (amounts.clone(), note.clone());
                announced.kept = Some(KeptPrizes { at: *at, pool: *pool, amounts, note });
            }
        }
        Event::AnnouncementLifted {} => tournament.announced = None,
        _ => {}
    }
}
