//! Receipts of a tournament. Their numbers follow the journal, from which nothing is ever taken
//! away: a payment that is undone keeps its number, on a receipt that says so, and no number is
//! ever missing or given twice.

use std::collections::BTreeMap;

use tapis_documents::papers::Name;
use tapis_documents::papers::receipts::{Detail, Motive, Receipt, Receipts};
use tapis_engine::Event;
use tapis_engine::event::read_events;
use tapis_engine::quantity::{Cents, EntryId, MemberId, TournamentId};
use tapis_locale::Language;
use tapis_store::RowKind;

use super::moment;
use super::tournament::Known;
use crate::Problem;
use crate::documents::Papers;
use crate::library::erased_name;

/// Money that changed hands: whose entry, how much, and for what.
fn money_moved(event: &Event) -> Option<(EntryId, Cents, Motive)> {
    let (entry, amount, motive) = match event {
        Event::Registered { entry, paid, .. } => (entry, *paid, Motive::Entry),
        Event::Rebought { entry, paid, .. } => (entry, *paid, Motive::Rebuy),
        Event::AddedOn { entry, paid, .. } => (entry, *paid, Motive::AddOn),
        Event::Unregistered { entry, refunded } => (entry, *refunded, Motive::Withdrawn),
        Event::Paid { entry, amount } if *amount < Cents::ZERO => {
            (entry, Cents::ZERO.saturating_sub(*amount), Motive::GivenBack)
        }
        Event::Paid { entry, amount } => (entry, *amount, Motive::Balance),
        _ => return None,
    };
    (amount > Cents::ZERO).then_some((*entry, amount, motive))
}

impl Papers<'_> {
    /// The receipts of a tournament, or of one of its entries.
    pub(super) fn receipts(
        &mut self,
        id: TournamentId,
        known: &Known,
        only: Option<EntryId>,
    ) -> Result<Receipts, Problem> {
        let rows = self.club.file.journal(id)?;
        // A number of an entry whose registration was undone goes to the next one.
        let mut holders: BTreeMap<EntryId, MemberId> = BTreeMap::new();
        let wanted = only.and_then(|only| known.view.entries.iter().find(|entry| entry.id == only));
        let wanted = wanted.map(|entry| (entry.id, entry.member));
        let mut receipts = Vec::new();
        let mut number = 0;
        for row in rows.iter().filter(|row| row.kind == RowKind::Action) {
            let Some(at) = moment(row.at) else { continue };
            for event in read_events(row.version, &row.events).unwrap_or_default() {
                if let Event::Registered { entry, member, .. } = &event {
                    holders.insert(*entry, *member);
                }
                let Some((entry, amount, motive)) = money_moved(&event) else { continue };
                number += 1;
                let member = holders.get(&entry).copied();
                if only.is_some() && wanted != member.map(|member| (entry, member)) {
                    continue;
                }
                receipts.push(Receipt {
                    number: format!("{id}-{number:03}"),
                    day: at.day,
                    minute: Some(at.minute),
                    name: member.map(|member| self.name_of(known.language, member)).unwrap_or_default(),
                    detail: Detail::Entry(entry.0),
                    amount: amount.0,
                    motive,
                    who: row.who.clone(),
                    void: row.undone_by.is_some(),
                });
            }
        }
        let currency = known.view.setup.money.as_ref().map(|money| money.currency.clone());
        Ok(Receipts {
            occasion: known.occasion.clone(),
            currency: currency.unwrap_or_default(),
            receipts,
            only: only.map(|entry| known.name(entry)),
        })
    }

    /// A member's name, also of one who is in no tournament any more.
    pub(super) fn name_of(&self, language: Language, member: MemberId) -> Name {
        match self.club.file.member(member) {
            Ok(found) if !found.erased => Name { first: found.card.first_name, last: found.card.last_name },
            _ => Name { first: String::new(), last: erased_name(member).say(language) },
        }
    }
}
