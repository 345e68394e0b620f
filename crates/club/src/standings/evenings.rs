//! What formulas and statistics ask of an evening and only its journal holds: who put out whom, what an entry cost,
//! how large the final table was. Read once, and again where the journal has grown.

use std::collections::BTreeMap;
use std::sync::Arc;

use tapis_engine::Tournament;
use tapis_engine::championship::{EveningFacts, PlayerResult};
use tapis_engine::quantity::{Cents, EntryId, TournamentId};
use tapis_engine::re_entries::FirstEntry;

use crate::statistics::EveningRecord;
use crate::{Club, Problem};

/// An evening, as formulas see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EveningDetails {
    facts: Arc<EveningFacts>,
    eliminations: BTreeMap<EntryId, u32>,
    /// Of those who won any, with the own head of those who were left.
    bounties: BTreeMap<EntryId, Cents>,
    /// How many bounties each won; a shared one counts for each.
    bounties_won: BTreeMap<EntryId, u32>,
    in_kind: Vec<EntryId>,
    /// Of those who bought any.
    re_entries: BTreeMap<EntryId, u32>,
    first: BTreeMap<EntryId, FirstEntry>,
    /// What statistics count of it.
    pub(crate) told: EveningRecord,
}

impl EveningDetails {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let (setup, counts) = (tournament.setup(), tournament.counts());
        let facts = EveningFacts {
            players: counts.entries,
            entries: counts.all_entries(),
            buy_in: setup.entry_price(),
            pool: tournament.pool(),
            stack: setup.starting_stack,
            final_table: u32::from(setup.final_table_seats),
            scheme: setup.points.clone(),
        };
        let mut bounties_won: BTreeMap<EntryId, u32> = BTreeMap::new();
        let heads = tournament.bounties().map(|ledger| ledger.won).unwrap_or_default();
        for share in heads.iter().flat_map(|head| &head.shares) {
            *bounties_won.entry(share.entry).or_default() += 1;
        }
        let won = tournament.results().iter().filter(|result| !result.in_kind.is_empty());
        EveningDetails {
            facts: Arc::new(facts),
            eliminations: tournament.entries().iter().map(|entry| (entry.id, entry.hits)).collect(),
            bounties: tournament
                .results_as_they_stand()
                .iter()
                .map(|line| (line.entry, line.bounties))
                .collect(),
            bounties_won,
            in_kind: won.map(|result| result.entry).collect(),
            re_entries: tournament
                .entries()
                .iter()
                .map(|entry| (entry.id, entry.re_entries()))
                .filter(|(_, bought)| *bought > 0)
                .collect(),
            first: tournament.first_entries(),
            told: EveningRecord::of(tournament),
        }
    }

    /// A result that the tables gave, completed.
    pub(crate) fn result(&self, entry: EntryId, tables: PlayerResult) -> PlayerResult {
        PlayerResult {
            eliminations: self.eliminations.get(&entry).copied().unwrap_or_default(),
            bounties: self.bounties.get(&entry).copied().unwrap_or_default(),
            bounties_won: self.bounties_won.get(&entry).copied().unwrap_or_default(),
            re_entries: self.re_entries.get(&entry).copied().unwrap_or_default(),
            first: self.first.get(&entry).copied(),
            in_money: tables.in_money || self.in_kind.contains(&entry),
            evening: Arc::clone(&self.facts),
            ..tables
        }
    }
}

impl Club {
    /// An evening, as formulas see it.
    pub(crate) fn evening_details(&mut self, id: TournamentId) -> Result<Arc<EveningDetails>, Problem> {
        let rows = self.file.journal_length(id)?;
        if let Some((known, details)) = self.evenings.get(&id)
            && *known == rows
        {
            return Ok(Arc::clone(details));
        }
        let details = match self.live.get(&id) {
            Some(live) => EveningDetails::of(live),
            None => EveningDetails::of(&*self.replay(id)?),
        };
        let details = Arc::new(details);
        self.evenings.insert(id, (rows, Arc::clone(&details)));
        Ok(details)
    }
}
