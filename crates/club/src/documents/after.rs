//! Documents after an evening, or while it ends: prizes handed over, who went out when, what was ruled.

use tapis_documents::papers::eliminations::{Eliminations, Hunter};
use tapis_documents::papers::payouts::Payouts;
use tapis_documents::papers::prizes::Remainder;
use tapis_documents::papers::rulings::{Departure, Ruling, Rulings};
use tapis_documents::papers::{deal, eliminations, payouts};
use tapis_engine::base::quantity::{Cents, EntryId, TournamentId};
use tapis_engine::play::named_prizes::NamedLine;
use tapis_engine::state::deal::{DealMethod, DealShare};
use tapis_engine::state::entries::EntryStatus;
use tapis_engine::state::tournament::Phase;
use tapis_engine::views::PrizeLine;
use tapis_locale::{Language, alphabetical, text};

use super::evening::RulingRecord;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::{Problem, floor};

impl NamedTournament {
    /// The till's sheet: those who have a place, then the places that are still to be won.
    pub(super) fn payouts(&self) -> Payouts {
        let view = &self.view;
        let finished = view.phase == Phase::Finished;
        let handed = |line: &PrizeLine| {
            let handed = view.handed.prizes.iter().find(|handed| Some(handed.entry) == line.winner)?;
            let other = (handed.amount != line.amount + line.bounties).then_some(handed.amount.0);
            Some(payouts::MadePayout { at: self.moment(handed.at)?, other })
        };
        let owes = |winner: EntryId| {
            view.entries.iter().find(|entry| entry.id == winner).map_or(0, |entry| entry.owed.0)
        };
        let line = |line: &PrizeLine| payouts::PayoutRow {
            place: line.place,
            winner: line.winner.map(|entry| self.name(entry)),
            amount: (line.amount + line.bounties).0,
            bounties: line.bounties.0,
            in_kind: self.things(line.amount, &line.in_kind),
            handed: handed(line),
            owes: line.winner.map_or(0, owes),
        };
        let mut lines: Vec<payouts::PayoutRow> = view.prizes.iter().map(line).collect();
        // A player who was given a prize and came back has one too many.
        let placeless = view
            .handed
            .prizes
            .iter()
            .filter(|handed| !view.prizes.iter().any(|line| line.winner == Some(handed.entry)));
        lines.extend(placeless.filter_map(|handed| {
            let at = self.moment(handed.at)?;
            Some(payouts::PayoutRow {
                place: 0,
                winner: Some(self.name(handed.entry)),
                amount: 0,
                bounties: 0,
                in_kind: self.things(handed.amount, &handed.in_kind),
                handed: Some(payouts::MadePayout { at, other: Some(handed.amount.0) }),
                owes: owes(handed.entry),
            })
        }));
        let named = |line: &NamedLine| payouts::SpecialPayout {
            prize: self.named(line),
            handed: line.handed.as_ref().and_then(|handed| {
                let other = (!line.settled).then_some(handed.amount.0);
                Some(payouts::MadePayout { at: self.moment(handed.at)?, other })
            }),
        };
        let named: Vec<payouts::SpecialPayout> = view.named.iter().map(named).collect();
        let total = lines.iter().map(|line| line.amount).sum::<i64>()
            + named.iter().map(|named| named.prize.amount).sum::<i64>();
        Payouts {
            occasion: self.occasion.clone(),
            currency: self.currency(),
            total,
            handed: view.handed.amount.0,
            left: view.handed.owed.0,
            unshared: self.unshared(),
            finished,
            lines,
            named,
        }
    }

    /// The deal that stands, the largest share first.
    pub(super) fn deal(&self) -> deal::Deal {
        let made = self.view.deal.as_ref();
        let line = |share: &DealShare| deal::DealRow {
            name: self.name(share.entry),
            chips: share.chips.map(|chips| chips.0),
            amount: share.amount.0,
        };
        let mut lines: Vec<deal::DealRow> =
            made.map(|made| made.shares.iter().map(line).collect()).unwrap_or_default();
        lines.sort_by_key(|line| std::cmp::Reverse((line.amount, line.chips)));
        let counted = made.and_then(|made| {
            made.shares.iter().map(|share| share.chips).sum::<Option<tapis_engine::base::quantity::Chips>>()
        });
        deal::Deal {
            gap: counted.map_or(0, |counted| (self.view.counts.in_play() - counted).0.max(0)),
            occasion: self.occasion.clone(),
            currency: self.currency(),
            at: made.and_then(|made| self.moment(made.at)),
            method: made.map_or("", |made| match made.method {
                DealMethod::Icm => "icm",
                DealMethod::ChipChop => "chip_chop",
                DealMethod::Even => "even",
                DealMethod::Custom => "custom",
            }),
            pot: made.map_or(0, |made| made.pot().0),
            kept: made.map_or(0, |made| made.kept.0),
            lines,
        }
    }

    /// Part of the pool that announced prizes leave, or that the club adds to them.
    pub(super) fn unshared(&self) -> Option<Remainder> {
        let announced = self.view.announced.as_ref().filter(|announced| announced.unshared != Cents::ZERO)?;
        Some(Remainder {
            amount: announced.unshared.0,
            note: announced.note.clone().filter(|note| !note.is_empty()),
        })
    }

    pub(super) fn currency(&self) -> String {
        self.view.setup.money.as_ref().map(|money| money.currency.clone()).unwrap_or_default()
    }
}

impl Papers<'_> {
    pub(super) fn eliminations(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
    ) -> Result<Eliminations, Problem> {
        let evening = self.evening(id)?;
        let tournament = self.club.tournament(id)?;
        let line = |entry: &EntryId| {
            let entry = tournament.entry(*entry)?;
            let EntryStatus::Out { at, from, .. } = entry.standing else { return None };
            Some(eliminations::EliminationRow {
                at: known.moment(at)?,
                level: evening.levels.get(&entry.id).copied().unwrap_or(0),
                table: from.table,
                name: known.name(entry.id),
                place: tournament.place(entry)?,
                by: tournament.bounty_play().hunters(entry.id).into_iter().map(|by| known.name(by)).collect(),
            })
        };
        let lines = tournament.eliminated().iter().filter_map(line).collect();
        let mut hunters: Vec<Hunter> = tournament
            .entries()
            .iter()
            .filter(|entry| entry.hits > 1)
            .map(|entry| Hunter { name: known.name(entry.id), count: entry.hits })
            .collect();
        hunters.sort_by_cached_key(|hunter| {
            (std::cmp::Reverse(hunter.count), alphabetical(&hunter.name.last, &hunter.name.first))
        });
        let winners = tournament.results().iter().filter(|line| line.place == 1);
        Ok(Eliminations {
            occasion: known.occasion.clone(),
            lines,
            left: tournament.counts().left,
            winners: winners.map(|line| known.name(line.entry)).collect(),
            hunters,
        })
    }

    pub(super) fn rulings(&mut self, id: TournamentId, known: &NamedTournament) -> Result<Rulings, Problem> {
        let evening = self.evening(id)?;
        let rulings = evening.rulings.iter().filter_map(|kept| ruling(kept, known, known.language));
        Ok(Rulings { occasion: known.occasion.clone(), rulings: rulings.collect() })
    }
}

fn ruling(kept: &RulingRecord, known: &NamedTournament, language: Language) -> Option<Ruling> {
    let RulingRecord { at, who, ruling } = kept;
    // Seats are named, as they are stored: another player may sit there now.
    let said = floor::kept(language, ruling);
    Some(Ruling {
        at: known.moment(*at)?,
        table: ruling.table,
        player: ruling.player.map(|entry| known.name(entry).called()),
        question: text(language, &format!("topic-{}", ruling.question.topic()), &[]),
        facts: super::facts::in_words(&ruling.given(), language),
        answer: said.sentence,
        lines: said.lines,
        because: said.reason,
        rules: said.rules,
        overruled: ruling.overruled.as_ref().map(|own| Departure {
            decision: own.decision.trim().to_owned(),
            reason: own.reason.trim().to_owned(),
        }),
        who: who.clone(),
    })
}
