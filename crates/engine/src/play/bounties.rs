//! Bounties: a part of each entry is paid to whoever puts its player out. No rule of the rulesets speaks of them;
//! what is on each head and what each player has won follows from who went out, in which order, by whom.

pub(crate) mod mystery;

use crate::state::subjects::BountyPlay;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::setup::bounty::Bounty;
use crate::state::entries::{Entry, EntryStatus};
use crate::state::tournament::Tournament;

pub(crate) use mystery::mystery_preview;
pub use mystery::{EnvelopeTier, MysteryLedger, MysteryPreview, envelopes_for};

/// Share of one player in a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BountyShare {
    pub entry: EntryId,
    pub paid: Cents,
    /// Amount added to the player's own head.
    pub to_head: Cents,
}

/// A head that was won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BountyWon {
    pub from: EntryId,
    /// Time of the elimination.
    pub at: Millis,
    /// Amount on the head.
    pub head: Cents,
    /// Players who won it, the first named first; empty if nobody has been named.
    pub shares: Vec<BountyShare>,
}

/// Every bounty of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BountyLedger {
    /// Sum that the entries pay for them.
    pub pool: Cents,
    /// Heads won, latest first.
    pub won: Vec<BountyWon>,
    /// Heads of which nobody is named; of mystery bounties what is in closed envelopes. At the end it goes to the
    /// winner.
    pub unclaimed: Cents,
    /// The envelopes of mystery bounties.
    pub mystery: Option<MysteryLedger>,
}

/// Amounts on each head and in each hand, by the index of the entry.
#[derive(Debug, Clone, Default)]
pub(crate) struct Heads {
    pub(crate) ledger: BountyLedger,
    heads: Vec<Cents>,
    hands: Vec<Cents>,
}

fn at(values: &[Cents], entry: EntryId) -> Cents {
    entry.index().and_then(|index| values.get(index)).copied().unwrap_or(Cents::ZERO)
}

fn add(values: &mut [Cents], entry: EntryId, amount: Cents) {
    if let Some(value) = entry.index().and_then(|index| values.get_mut(index)) {
        *value = value.saturating_add(amount);
    }
}

/// An amount in so many equal parts of whole units; what is over goes to the first.
fn split(amount: Cents, parts: usize, unit: i64) -> impl Iterator<Item = Cents> {
    let parts = i64::try_from(parts).unwrap_or(1).max(1);
    let each = amount.0 / parts / unit * unit;
    let first = amount.0 - each * (parts - 1);
    (0..parts).map(move |index| Cents(if index == 0 { first } else { each }))
}

impl Heads {
    /// Present amount on a head; 0 once it is won.
    pub(crate) fn head(&self, entry: EntryId) -> Cents {
        at(&self.heads, entry)
    }

    /// Amount that a player has won of other heads.
    pub(crate) fn won(&self, entry: EntryId) -> Cents {
        at(&self.hands, entry)
    }

    /// Amount of a player who is left at the end: what was won, the own head, and for those who come first what nobody
    /// won.
    pub(crate) fn at_the_end(&self, entry: EntryId, first: &[EntryId], unit: i64) -> Cents {
        let index = first.iter().position(|one| *one == entry);
        let rest = index.and_then(|index| split(self.ledger.unclaimed, first.len(), unit).nth(index));
        self.won(entry).saturating_add(self.head(entry)).saturating_add(rest.unwrap_or(Cents::ZERO))
    }

    fn take(&mut self, bounty: &Bounty, unit: i64, out: EntryId, when: Millis, hunters: &[EntryId]) {
        let head = self.head(out);
        add(&mut self.heads, out, -head);
        let (paid, onto) = bounty.parts(head, unit);
        let parts = split(paid, hunters.len(), unit).zip(split(onto, hunters.len(), unit));
        let shares: Vec<BountyShare> = hunters
            .iter()
            .zip(parts)
            .map(|(entry, (paid, to_head))| BountyShare { entry: *entry, paid, to_head })
            .collect();
        for share in &shares {
            add(&mut self.hands, share.entry, share.paid);
            add(&mut self.heads, share.entry, share.to_head);
        }
        if shares.is_empty() {
            self.ledger.unclaimed += head;
        }
        self.ledger.won.push(BountyWon { from: out, at: when, head, shares });
    }
}

impl<'a> BountyPlay<'a> {
    /// Bounty for putting a player out; `None` if nothing.
    pub fn bounty(self) -> Option<&'a Bounty> {
        self.tournament.setup.money.as_ref().and_then(|money| money.bounty.as_ref())
    }

    /// The smallest amount in which bounties are shared.
    pub(crate) fn bounty_unit(self) -> i64 {
        let money = self.tournament.setup.money.as_ref();
        let shared =
            money.and_then(|money| Some((money.bounty_rounding.unwrap_or_default(), money.bounty.as_ref()?)));
        shared.map_or(1, |(rounding, bounty)| rounding.unit_of(bounty.amount()))
    }

    /// Players who put a player out, the first named first.
    pub fn hunters(self, entry: EntryId) -> Vec<EntryId> {
        let by = match self.tournament.entry(entry).map(|entry| entry.standing) {
            Some(EntryStatus::Out { by, .. } | EntryStatus::Recorded { by, .. }) => by,
            _ => return Vec::new(),
        };
        by.into_iter().chain(self.tournament.shared_hits.get(&entry).into_iter().flatten().copied()).collect()
    }

    /// Players who put a player out in the whole evening, earlier entries first.
    pub fn all_hunters(self, entry: EntryId) -> Vec<EntryId> {
        let earlier = self.tournament.entry(entry).into_iter().flat_map(|entry| &entry.earlier);
        earlier.flat_map(|one| one.by.iter().copied()).chain(self.hunters(entry)).collect()
    }

    /// Amounts on the heads of those who play, largest first.
    pub fn heads_in_play(self) -> Vec<(EntryId, Cents)> {
        let heads = self.heads();
        let mut found: Vec<(EntryId, Cents)> =
            self.tournament.alive().map(|entry| (entry.id, heads.head(entry.id))).collect();
        found.sort_by_key(|(entry, amount)| (std::cmp::Reverse(*amount), *entry));
        found
    }

    pub(crate) fn heads(self) -> Heads {
        let Some(bounty) = self.bounty() else { return Heads::default() };
        if let Bounty::Mystery { .. } = bounty {
            return self.envelopes_won();
        }
        let mut heads = Heads {
            heads: self.tournament.entries.iter().map(Entry::first_bounty).collect(),
            hands: vec![Cents::ZERO; self.tournament.entries.len()],
            ledger: BountyLedger {
                pool: self.tournament.entries.iter().map(|entry| entry.bounty).sum(),
                ..BountyLedger::default()
            },
        };
        for knockout in self.tournament.rebuys().knockouts() {
            heads.take(bounty, self.bounty_unit(), knockout.from, knockout.at, &knockout.hunters);
            add(&mut heads.heads, knockout.from, knockout.next_bounty.unwrap_or(Cents::ZERO));
        }
        // A player who was brought back after having won a head leaves what was on the own one.
        for entry in self.tournament.entries.iter().filter(|entry| !entry.counts()) {
            let left = heads.head(entry.id);
            add(&mut heads.heads, entry.id, -left);
            heads.ledger.unclaimed += left;
        }
        heads.ledger.won.reverse();
        heads
    }

    /// Every bounty; `None` if there are none.
    pub fn bounties(self) -> Option<BountyLedger> {
        self.bounty().map(|_| self.ledger_of(self.heads()))
    }

    /// The ledger, with the envelopes where there are any.
    pub(crate) fn ledger_of(self, heads: Heads) -> BountyLedger {
        BountyLedger { mystery: self.mystery_ledger(), ..heads.ledger }
    }

    /// Names the players who put somebody out: several share the head.
    pub(crate) fn name_hunters(self, entry: EntryId, by: &[EntryId]) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let out = self.tournament.known(entry)?;
        let EntryStatus::Out { at: out_at, .. } = out.standing else {
            return Err(Refusal::NotOut { entry });
        };
        let mut named = std::collections::BTreeSet::new();
        for hunter in by {
            if *hunter == entry {
                return Err(Refusal::ByHimself { entry });
            }
            if !named.insert(*hunter) {
                return Err(Refusal::NamedTwice { entry: *hunter });
            }
            // Nobody puts a player out who is out before or in the same hand.
            let hunting = self.tournament.known(*hunter)?;
            let there = match hunting.standing {
                _ if hunting.was_away(out_at) => false,
                EntryStatus::Seated { .. } | EntryStatus::Waiting => true,
                // By the order of the hands: the clock may say the same of two.
                EntryStatus::Out { .. } => hunting.out_no > out.out_no,
                EntryStatus::Recorded { .. } | EntryStatus::Withdrawn => false,
            };
            if !there {
                return Err(Refusal::NotSeated { entry: *hunter });
            }
        }
        if by == self.hunters(entry) {
            return Ok(Vec::new());
        }
        Ok(vec![Event::HuntersNamed { entry, by: by.to_vec() }])
    }
}

/// Each of those named has put the player out, and nobody else.
pub(crate) fn apply_hunters(tournament: &mut Tournament, id: EntryId, by: &[EntryId]) {
    for hunter in tournament.bounty_play().hunters(id) {
        if let Some(hunter) = tournament.entry_mut(hunter) {
            hunter.hits = hunter.hits.saturating_sub(1);
        }
    }
    tournament.shared_hits.remove(&id);
    let Some(Entry { standing: EntryStatus::Out { by: first, .. }, .. }) = tournament.entry_mut(id) else {
        return;
    };
    *first = by.first().copied();
    if let Some(others) = by.get(1..).filter(|others| !others.is_empty()) {
        tournament.shared_hits.insert(id, others.to_vec());
    }
    for hunter in by {
        if let Some(hunter) = tournament.entry_mut(*hunter) {
            hunter.hits += 1;
        }
    }
}
