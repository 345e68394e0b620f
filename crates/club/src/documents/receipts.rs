//! Receipts of a tournament. Their numbers follow the journal, from which nothing is ever taken
//! away: a payment that is undone keeps its number, on a receipt that says so, and no number is
//! ever missing or given twice.

use tapis_documents::papers::Name;
use tapis_documents::papers::receipts::{Detail, Receipt, Receipts};
use tapis_engine::base::quantity::{EntryId, MemberId, TournamentId};
use tapis_locale::Language;

use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::evening::money::money_moves;
use crate::members::records::erased_name;

impl Papers<'_> {
    /// The receipts of a tournament, or of one of its entries.
    pub(super) fn receipts(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
        only: Option<EntryId>,
    ) -> Result<Receipts, Problem> {
        let rows = self.club.file.journal().rows(id)?;
        let wanted = only.and_then(|only| known.view.entries.iter().find(|entry| entry.id == only));
        let wanted = wanted.map(|entry| (entry.id, entry.member));
        let mut receipts = Vec::new();
        for moved in money_moves(id, &rows) {
            let Some(at) = known.moment(moved.at) else { continue };
            if only.is_some() && wanted != moved.member.map(|member| (moved.entry, member)) {
                continue;
            }
            let name = moved.member.map(|member| self.name_of(known.language, member));
            receipts.push(Receipt {
                number: moved.number,
                day: at.day,
                minute: Some(at.minute),
                name: name.unwrap_or_default(),
                detail: Detail::Entry(moved.entry.0),
                amount: moved.amount.0,
                motive: moved.what.motive(),
                who: moved.who,
                void: moved.void,
            });
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
        match self.club.file.members().member(member) {
            Ok(found) if !found.erased => Name { first: found.card.first_name, last: found.card.last_name },
            _ => Name { first: String::new(), last: erased_name(member).say(language) },
        }
    }
}
