//! Mystery bounties: from a stated moment on, whoever puts a player out draws one of the envelopes that are left. They
//! are sealed at that moment, one for each player who is left, and make all that the entries have paid for bounties;
//! the last one is the winner's. Each draw has a seed of its own ([`crate::base::draw`]).

use crate::state::subjects::BountyPlay;
use std::collections::BTreeSet;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{BountyLedger, BountyShare, BountyWon, Heads, add, split};
use crate::base::draw::{Seed, draw_below};
use crate::base::quantity::{Cents, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::setup::bounty::{Bounty, Envelopes, MOST_ENVELOPES, MysteryFrom, whole_unit};
use crate::state::entries::EntryStatus;
use crate::state::envelopes::{DrawnEnvelope, SealedEnvelopes};
use crate::state::tournament::{Phase, Tournament};

/// Number of players with whom an envelope can still be drawn if only the winner is paid, or nobody.
const LEAST_PLAYERS: u32 = 2;

/// Envelopes with the same amount in them, and how many are still closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnvelopeTier {
    /// Amount in each envelope.
    pub amount: Cents,
    /// Number of such envelopes.
    pub count: u32,
    /// Number of them still closed.
    pub left: u32,
}

/// State of the mystery bounties.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MysteryLedger {
    /// They begin with so many players left, as things stand.
    pub from: u32,
    /// Time of sealing the envelopes; `None` if they are not yet.
    pub sealed_at: Option<Millis>,
    /// The envelopes that would be sealed now, or that are sealed and can still be replaced by as many others; `None`
    /// if they cannot be sealed, or no longer.
    pub to_seal: Option<Vec<Envelopes>>,
    /// The envelopes, largest first: those that are sealed, or that would be as things stand.
    pub tiers: Vec<EnvelopeTier>,
    /// Players out since whose envelope is not drawn although somebody is named who draws it; the first out first.
    pub waiting: Vec<EntryId>,
    /// Players out since, without anybody named who draws for them; the first out first.
    pub unnamed: Vec<EntryId>,
    /// Drawn envelopes, latest first.
    pub drawn: Vec<DrawnEnvelope>,
}

/// As many envelopes as players, with all of the pool in them: those that the club wants, largest first, as far as at
/// least a unit is left for each of the others, and the rest in equal parts, what is over in the first of them.
///
/// ```
/// use tapis_engine::setup::bounty::Envelopes;
/// use tapis_engine::play::bounties::envelopes_for;
/// use tapis_engine::base::quantity::Cents;
/// let wanted = [Envelopes { amount: Cents(10_000), count: 1 }, Envelopes { amount: Cents(5_000), count: 2 }];
/// let made = envelopes_for(&wanted, Cents(25_000), 6, Cents(100));
/// assert_eq!(made, [10_000, 5_000, 5_000, 1_800, 1_600, 1_600].map(Cents));
/// ```
pub fn envelopes_for(wanted: &[Envelopes], pool: Cents, players: u32, unit: Cents) -> Vec<Cents> {
    let mut each = affordable(wanted, pool, players, unit);
    let rest = each.iter().fold(pool, |rest, amount| rest.saturating_sub(*amount));
    match usize::try_from(players).unwrap_or(usize::MAX).saturating_sub(each.len()) {
        0 => {
            if let Some(first) = each.first_mut() {
                *first += rest;
            }
        }
        others => each.extend(split(rest, others, unit.0.max(1))),
    }
    each.sort_unstable_by(|one, other| other.cmp(one));
    each
}

/// Those of the envelopes that the club wants for which there is enough, largest first.
fn affordable(wanted: &[Envelopes], pool: Cents, players: u32, unit: Cents) -> Vec<Cents> {
    let players = usize::try_from(players).unwrap_or(usize::MAX);
    let mut each: Vec<Cents> = wanted
        .iter()
        .flat_map(|tier| std::iter::repeat_n(tier.amount, usize::try_from(tier.count).unwrap_or(0)))
        .take(players)
        .collect();
    each.sort_unstable_by(|one, other| other.cmp(one));
    // A set-up that is still being written may name any amount.
    let mut sum: i128 = each.iter().map(|amount| i128::from(amount.0)).sum();
    let others = |each: &[Cents]| i128::try_from(players - each.len()).unwrap_or(i128::MAX);
    while sum.saturating_add(i128::from(unit.0.max(1)).saturating_mul(others(&each))) > i128::from(pool.0) {
        let Some(dropped) = each.pop() else { break };
        sum -= i128::from(dropped.0);
    }
    each
}

/// Envelopes for a set-up that is still being written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MysteryPreview {
    /// Sum that the entries would pay for bounties.
    pub pool: Cents,
    /// They would begin with so many players left.
    pub from: u32,
    /// The envelopes, largest first.
    pub envelopes: Vec<Envelopes>,
    /// So many of those that the club wants would be left out: there is not enough for them, or they are more than
    /// players are left.
    pub left_out: u32,
}

/// Envelopes for so many entries, of whose places so many win money; `None` if there are none.
pub(crate) fn mystery_preview(bounty: &Bounty, entries: u32, paid: u32) -> Option<MysteryPreview> {
    let Bounty::Mystery { amount, envelopes: wanted, from } = bounty else { return None };
    let pool = Cents(amount.0.max(0)).saturating_mul(i64::from(entries));
    let from = match from {
        MysteryFrom::Players { players } => *players,
        MysteryFrom::InTheMoney {} => paid.max(LEAST_PLAYERS),
    };
    let players = from.min(entries).min(MOST_ENVELOPES);
    let unit = Cents(whole_unit(*amount));
    let asked = wanted.iter().fold(0_u32, |sum, tier| sum.saturating_add(tier.count));
    let kept = u32::try_from(affordable(wanted, pool, players, unit).len()).unwrap_or(u32::MAX);
    Some(MysteryPreview {
        pool,
        from,
        envelopes: alike(&envelopes_for(wanted, pool, players, unit)),
        left_out: asked.saturating_sub(kept),
    })
}

/// The same by what is in them, largest first.
fn alike(envelopes: &[Cents]) -> Vec<Envelopes> {
    tiers(envelopes, &[]).iter().map(|tier| Envelopes { amount: tier.amount, count: tier.count }).collect()
}

fn tiers(envelopes: &[Cents], drawn: &[DrawnEnvelope]) -> Vec<EnvelopeTier> {
    let open: BTreeSet<u32> = drawn.iter().map(|one| one.envelope).collect();
    let numbered: Vec<(u32, Cents)> = (1..).zip(envelopes.iter().copied()).collect();
    let mut sorted = numbered;
    sorted.sort_by_key(|(_, amount)| std::cmp::Reverse(*amount));
    let same = |one: &(u32, Cents), other: &(u32, Cents)| one.1 == other.1;
    let tier = |run: &[(u32, Cents)]| {
        let closed = run.iter().filter(|(number, _)| !open.contains(number)).count();
        Some(EnvelopeTier {
            amount: run.first()?.1,
            count: u32::try_from(run.len()).unwrap_or(u32::MAX),
            left: u32::try_from(closed).unwrap_or(u32::MAX),
        })
    };
    sorted.chunk_by(same).filter_map(tier).collect()
}

impl<'a> BountyPlay<'a> {
    /// The mystery bounties of the set-up: what each entry pays, the envelopes that the club wants, and from when on.
    fn mystery_bounties(self) -> Option<(Cents, &'a [Envelopes], MysteryFrom)> {
        match self.tournament.setup.money.as_ref()?.bounty.as_ref()? {
            Bounty::Mystery { amount, envelopes, from } => Some((*amount, envelopes, *from)),
            _ => None,
        }
    }

    /// Envelopes are drawn once so many players are left.
    fn mystery_begins(self, from: MysteryFrom) -> u32 {
        match from {
            MysteryFrom::Players { players } => players,
            MysteryFrom::InTheMoney {} => {
                let paid = self
                    .tournament
                    .prize_money()
                    .payouts()
                    .iter()
                    .filter(|payout| payout.amount > Cents::ZERO)
                    .count();
                u32::try_from(paid).unwrap_or(u32::MAX).max(LEAST_PLAYERS)
            }
        }
    }

    fn bounty_pool(self) -> Cents {
        self.tournament.entries.iter().map(|entry| entry.bounty).sum()
    }

    /// The envelopes as they would be sealed now.
    fn envelopes_now(self) -> Vec<Cents> {
        let Some((amount, wanted, _)) = self.mystery_bounties() else { return Vec::new() };
        envelopes_for(wanted, self.bounty_pool(), self.tournament.counts.left, Cents(whole_unit(amount)))
    }

    /// The moment has come and the envelopes are not sealed.
    fn must_seal(self, now: Millis) -> bool {
        let Some((_, _, from)) = self.mystery_bounties() else { return false };
        self.tournament.phase == Phase::Playing
            && self.tournament.mystery.is_none()
            && self.tournament.counts.left > 1
            && !self.tournament.registration().registration_open(now)
            && self.tournament.rebuys().re_entries_until(now).is_none()
            && self.tournament.counts.left <= self.mystery_begins(from)
    }

    /// Seals the envelopes where the moment has come: before whoever goes out now, or after him.
    pub(crate) fn sealing(self, events: Vec<Event>, at: Millis) -> Vec<Event> {
        let shrinks = |event: &Event| matches!(event, Event::Eliminated { .. } | Event::AbsentRemoved { .. });
        if self.tournament.mystery.is_some()
            || self.mystery_bounties().is_none()
            || !events.iter().any(shrinks)
        {
            return events;
        }
        if self.must_seal(at) {
            let sealed = Event::EnvelopesSealed { at, envelopes: self.envelopes_now() };
            return std::iter::once(sealed).chain(events).collect();
        }
        let mut after = self.tournament.clone();
        events.iter().for_each(|event| after.apply(event));
        let sealed = after
            .bounty_play()
            .must_seal(at)
            .then(|| Event::EnvelopesSealed { at, envelopes: after.bounty_play().envelopes_now() });
        events.into_iter().chain(sealed).collect()
    }

    /// The director seals the envelopes, or others in their place while none is drawn.
    pub(crate) fn seal_envelopes(self, wanted: &[Envelopes], at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        self.mystery_bounties().ok_or(Refusal::NoEnvelopes)?;
        if self.tournament.mystery.as_ref().is_some_and(|sealed| !sealed.drawn.is_empty()) {
            return Err(Refusal::EnvelopesOpened);
        }
        let players = match &self.tournament.mystery {
            // A player who went out since has an envelope to be drawn.
            Some(sealed) => u32::try_from(sealed.envelopes.len()).unwrap_or(u32::MAX),
            None => self.tournament.counts.left,
        };
        let count = wanted.iter().fold(0_u32, |sum, tier| sum.saturating_add(tier.count));
        if count != players {
            return Err(Refusal::EnvelopeCount { players });
        }
        let sum = wanted.iter().fold(Cents::ZERO, |sum, tier| {
            sum.saturating_add(tier.amount.saturating_mul(i64::from(tier.count)))
        });
        if sum != self.bounty_pool() || wanted.iter().any(|tier| tier.amount < Cents::ZERO) {
            return Err(Refusal::EnvelopeSum);
        }
        let mut envelopes: Vec<Cents> = wanted
            .iter()
            .flat_map(|tier| std::iter::repeat_n(tier.amount, usize::try_from(tier.count).unwrap_or(0)))
            .collect();
        envelopes.sort_unstable_by(|one, other| other.cmp(one));
        Ok(vec![Event::EnvelopesSealed { at, envelopes }])
    }

    /// The numbers of the envelopes that are closed, in order: a draw takes one of them.
    pub fn closed_envelopes(self) -> Vec<u32> {
        let Some(sealed) = &self.tournament.mystery else { return Vec::new() };
        let open: BTreeSet<u32> = sealed.drawn.iter().map(|drawn| drawn.envelope).collect();
        (1..)
            .zip(&sealed.envelopes)
            .map(|(number, _)| number)
            .filter(|number| !open.contains(number))
            .collect()
    }

    /// Players out since the envelopes were sealed, with somebody named who draws, and not drawn yet; then those with
    /// nobody named.
    fn undrawn(self) -> (Vec<EntryId>, Vec<EntryId>) {
        let Some(sealed) = &self.tournament.mystery else { return (Vec::new(), Vec::new()) };
        let drawn = |entry: EntryId| sealed.drawn.iter().any(|drawn| drawn.from == entry);
        let waits = |entry: &EntryId| !sealed.before.contains(entry) && !drawn(*entry);
        let (mut named, mut unnamed): (Vec<EntryId>, Vec<EntryId>) = self
            .tournament
            .out
            .iter()
            .copied()
            .filter(waits)
            .partition(|entry| !self.hunters(*entry).is_empty());
        // The last envelope is the winner's.
        let most = self.closed_envelopes().len().saturating_sub(1);
        named.truncate(most);
        unnamed.truncate(most - named.len());
        (named, unnamed)
    }

    pub(crate) fn draw_envelope(
        self,
        from: EntryId,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        self.mystery_bounties().ok_or(Refusal::NoEnvelopes)?;
        let EntryStatus::Out { .. } = self.tournament.known(from)?.standing else {
            return Err(Refusal::NotOut { entry: from });
        };
        if !self.undrawn().0.contains(&from) {
            return Err(Refusal::NoEnvelope { entry: from });
        }
        Ok(self.drawn_for(from, at, Seed(crate::play::decide::seed(rng))).into_iter().collect())
    }

    /// One of the closed envelopes, by draw.
    fn drawn_for(self, from: EntryId, at: Millis, seed: Seed) -> Option<Event> {
        let sealed = self.tournament.mystery.as_ref()?;
        let closed = self.closed_envelopes();
        let envelope = *closed.get(draw_below(closed.len(), &seed))?;
        let inside = *sealed.envelopes.get(usize::try_from(envelope.checked_sub(1)?).ok()?)?;
        // Entries that were taken back since may have left less.
        let paid: Cents = sealed.drawn.iter().map(|drawn| drawn.amount).sum();
        let amount = inside.min((self.bounty_pool() - paid).max(Cents::ZERO));
        Some(Event::EnvelopeDrawn { at, from, envelope, amount, seed })
    }

    /// Every envelope that is still to be drawn, before the tournament ends.
    pub(crate) fn draw_the_rest(self, at: Millis, rng: &mut impl Rng) -> Vec<Event> {
        if self.mystery_bounties().is_none() || self.tournament.mystery.is_none() {
            return Vec::new();
        }
        let mut state = self.tournament.clone();
        let mut events = Vec::new();
        for from in self.undrawn().0 {
            let Some(event) = state.bounty_play().drawn_for(from, at, Seed(crate::play::decide::seed(rng)))
            else {
                continue;
            };
            state.apply(&event);
            events.push(event);
        }
        events
    }

    /// Amounts won of the envelopes; nothing is on anybody's head.
    pub(super) fn envelopes_won(self) -> Heads {
        let unit = self.bounty_unit();
        let nothing = vec![Cents::ZERO; self.tournament.entries.len()];
        let pool = self.bounty_pool();
        let mut heads = Heads { heads: nothing.clone(), hands: nothing, ledger: BountyLedger::default() };
        let mut paid = Cents::ZERO;
        for id in &self.tournament.out {
            let Some(EntryStatus::Out { at, .. }) = self.tournament.entry(*id).map(|entry| entry.standing)
            else {
                continue;
            };
            let drawn = self
                .tournament
                .mystery
                .as_ref()
                .and_then(|sealed| sealed.drawn.iter().find(|one| one.from == *id));
            let Some(drawn) = drawn else { continue };
            let hunters = self.hunters(*id);
            let shares: Vec<BountyShare> = hunters
                .iter()
                .zip(split(drawn.amount, hunters.len(), unit))
                .map(|(entry, paid)| BountyShare { entry: *entry, paid, to_head: Cents::ZERO })
                .collect();
            for share in &shares {
                add(&mut heads.hands, share.entry, share.paid);
                paid += share.paid;
            }
            heads.ledger.won.push(BountyWon { from: *id, at, head: drawn.amount, shares });
        }
        heads.ledger.won.reverse();
        heads.ledger.pool = pool;
        heads.ledger.unclaimed = pool - paid;
        heads
    }

    /// State of the mystery bounties; `None` if there are none.
    pub(super) fn mystery_ledger(self) -> Option<MysteryLedger> {
        let (_, _, from) = self.mystery_bounties()?;
        let playing = self.tournament.phase == Phase::Playing;
        let (waiting, unnamed) = if playing { self.undrawn() } else { (Vec::new(), Vec::new()) };
        Some(match &self.tournament.mystery {
            Some(sealed) => MysteryLedger {
                from: self.mystery_begins(from),
                sealed_at: Some(sealed.at),
                to_seal: (playing && sealed.drawn.is_empty() && self.tournament.counts.left > 1)
                    .then(|| alike(&sealed.envelopes)),
                tiers: tiers(&sealed.envelopes, &sealed.drawn),
                waiting,
                unnamed,
                drawn: sealed.drawn.iter().rev().cloned().collect(),
            },
            None => {
                let from = self.mystery_begins(from);
                // Before the moment has come as many envelopes are expected as players are to be left then.
                let (amount, wanted, _) = self.mystery_bounties()?;
                let left = self.tournament.counts.left.min(from);
                let envelopes = envelopes_for(wanted, self.bounty_pool(), left, Cents(whole_unit(amount)));
                MysteryLedger {
                    from,
                    sealed_at: None,
                    to_seal: (playing && self.tournament.counts.left > 1)
                        .then(|| alike(&self.envelopes_now())),
                    tiers: tiers(&envelopes, &[]),
                    waiting,
                    unnamed,
                    drawn: Vec::new(),
                }
            }
        })
    }
}

pub(crate) fn apply_sealing(tournament: &mut Tournament, at: Millis, envelopes: &[Cents]) {
    let before = match tournament.mystery.take() {
        Some(sealed) => sealed.before,
        None => tournament.out.iter().copied().collect(),
    };
    tournament.mystery =
        Some(SealedEnvelopes { at, envelopes: envelopes.to_vec(), before, drawn: Vec::new() });
}

pub(crate) fn apply_drawn(tournament: &mut Tournament, drawn: DrawnEnvelope) {
    if let Some(sealed) = &mut tournament.mystery {
        sealed.drawn.retain(|other| other.from != drawn.from);
        sealed.drawn.push(drawn);
    }
}

/// Closes the envelope of a player who comes back: nobody draws for him any more.
pub(crate) fn close_envelope(tournament: &mut Tournament, of: EntryId) {
    if let Some(sealed) = &mut tournament.mystery {
        sealed.before.remove(&of);
        sealed.drawn.retain(|drawn| drawn.from != of);
    }
}
