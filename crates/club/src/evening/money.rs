//! Money of an evening from its journal: payments, and the account of each entry.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_documents::papers::receipts::Motive;
use tapis_engine::Event;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_store::{JournalRow, RowKind};

/// Reason for which money changed hands at a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MoneyFor {
    Entry,
    Balance,
    ReEntry,
    Rebuy,
    AddOn,
    /// A registration that was taken back: the player got it.
    Withdrawn,
    /// An overpayment: the player got it.
    GivenBack,
}

impl MoneyFor {
    pub(crate) fn motive(self) -> Motive {
        match self {
            MoneyFor::Entry => Motive::Entry,
            MoneyFor::Balance => Motive::Balance,
            MoneyFor::ReEntry => Motive::ReEntry,
            MoneyFor::Rebuy => Motive::Rebuy,
            MoneyFor::AddOn => Motive::AddOn,
            MoneyFor::Withdrawn => Motive::Withdrawn,
            MoneyFor::GivenBack => Motive::GivenBack,
        }
    }
}

/// Money that changed hands at a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MoneyMove {
    /// The number of its receipt.
    pub number: String,
    pub at: Millis,
    pub entry: EntryId,
    /// Member concerned; `None` if nobody knows any more.
    pub member: Option<MemberId>,
    /// Amount of money, above 0.
    pub amount: Cents,
    pub what: MoneyFor,
    /// Person at the desk; may be empty.
    pub who: String,
    pub void: bool,
}

/// The money that changed hands at a tournament, in the order of the receipts.
pub(crate) fn money_moves(id: TournamentId, rows: &[JournalRow]) -> Vec<MoneyMove> {
    // A number of an entry whose registration was undone goes to the next one.
    let mut holders: BTreeMap<EntryId, MemberId> = BTreeMap::new();
    let mut moves = Vec::new();
    for row in rows.iter().filter(|row| row.kind == RowKind::Action) {
        for event in read_events(row.version, &row.events).unwrap_or_default() {
            if let Event::Registered { entry, member, .. } = &event {
                holders.insert(*entry, *member);
            }
            let Some((entry, amount, what)) = money_moved(&event) else { continue };
            moves.push(MoneyMove {
                number: format!("{id}-{:03}", moves.len() + 1),
                at: row.at,
                entry,
                member: holders.get(&entry).copied(),
                amount,
                what,
                who: row.who.clone(),
                void: row.undone_by.is_some(),
            });
        }
    }
    moves
}

/// Entry, amount and reason of a payment.
fn money_moved(event: &Event) -> Option<(EntryId, Cents, MoneyFor)> {
    let (entry, amount, what) = match event {
        Event::Registered { entry, paid, .. } => (entry, *paid, MoneyFor::Entry),
        Event::ReEntered { entry, paid, .. } => (entry, *paid, MoneyFor::ReEntry),
        Event::Rebought { entry, paid, .. } => (entry, *paid, MoneyFor::Rebuy),
        Event::AddedOn { entry, paid, .. } => (entry, *paid, MoneyFor::AddOn),
        Event::AddOnReturned { entry, paid, .. } => (entry, *paid, MoneyFor::GivenBack),
        Event::Unregistered { entry, refunded, .. } => (entry, *refunded, MoneyFor::Withdrawn),
        Event::Paid { entry, amount } if *amount < Cents::ZERO => {
            (entry, Cents::ZERO.saturating_sub(*amount), MoneyFor::GivenBack)
        }
        Event::Paid { entry, amount } => (entry, *amount, MoneyFor::Balance),
        _ => return None,
    };
    (amount > Cents::ZERO).then_some((*entry, amount, what))
}

/// Kind of entry that was sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoldKind {
    Entries,
    ReEntries,
    Rebuys,
    Addons,
}

/// Something that an entry bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Purchase {
    pub of: SoldKind,
    pub at: Millis,
    /// Price of the purchase.
    pub due: Cents,
    /// Part of the price that is neither paid nor written off.
    pub open: Cents,
}

/// Purchases of an entry, and money that it paid beyond them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Account {
    pub purchases: Vec<Purchase>,
    pub credit: Cents,
}

impl Account {
    fn sold(&mut self, of: SoldKind, at: Millis, (due, paid): (Cents, Cents)) {
        self.purchases.push(Purchase { of, at, due, open: (due - paid).max(Cents::ZERO) });
        let credit = std::mem::take(&mut self.credit);
        self.settle(credit + (paid - due).max(Cents::ZERO));
    }

    /// An add-on is taken back with the money that was received for it at once; what came for it later settles the rest.
    fn add_on_returned(&mut self, paid: Cents) {
        let Some(last) = self.purchases.iter().rposition(|purchase| purchase.of == SoldKind::Addons) else {
            return;
        };
        let Purchase { due, open, .. } = self.purchases.remove(last);
        self.settle(due - open - paid);
    }

    /// Money received settles the oldest purchases first; money given back opens the last one again.
    fn settle(&mut self, amount: Cents) {
        let mut rest = self.credit + amount;
        for purchase in &mut self.purchases {
            let part = purchase.open.min(rest).max(Cents::ZERO);
            purchase.open -= part;
            rest -= part;
        }
        if let (true, Some(last)) = (rest < Cents::ZERO, self.purchases.last_mut()) {
            last.open -= rest;
            rest = Cents::ZERO;
        }
        self.credit = rest;
    }
}

/// The account of each entry that counts, from the journal.
pub(crate) fn accounts(rows: &[JournalRow]) -> BTreeMap<EntryId, Account> {
    let mut accounts: BTreeMap<EntryId, Account> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.active()) {
        for event in read_events(row.version, &row.events).unwrap_or_default() {
            // A number whose registration was undone goes to the next entry.
            if let Event::Registered { entry, .. }
            | Event::Unregistered { entry, .. }
            | Event::AbsentRemoved { entry, .. } = &event
            {
                accounts.remove(entry);
            }
            if let Some((entry, of, money)) = sold(&event) {
                accounts.entry(entry).or_default().sold(of, row.at, money);
            }
            if let Event::AddOnReturned { entry, paid, .. } = &event {
                accounts.entry(*entry).or_default().add_on_returned(*paid);
            }
            if let Event::Paid { entry, amount } | Event::DebtWrittenOff { entry, amount, .. } = &event {
                accounts.entry(*entry).or_default().settle(*amount);
            }
        }
    }
    accounts
}

/// Entry, kind, and price and payment of a purchase.
pub(crate) fn sold(event: &Event) -> Option<(EntryId, SoldKind, (Cents, Cents))> {
    match event {
        Event::Registered { entry, due, paid, .. } => Some((*entry, SoldKind::Entries, (*due, *paid))),
        Event::ReEntered { entry, due, paid, .. } => Some((*entry, SoldKind::ReEntries, (*due, *paid))),
        Event::Rebought { entry, due, paid, .. } => Some((*entry, SoldKind::Rebuys, (*due, *paid))),
        Event::AddedOn { entry, due, paid, .. } => Some((*entry, SoldKind::Addons, (*due, *paid))),
        _ => None,
    }
}
