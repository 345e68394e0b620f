//! What formulas and statistics ask of an evening and only its journal holds: who put out whom, what an entry cost,
//! how large the final table was. Read once, and again where the journal has grown.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tapis_engine::Tournament;
use tapis_engine::base::quantity::{Cents, EntryId, TournamentId};
use tapis_engine::championship::{EveningFacts, PlayerResult, SharedPlaces};
use tapis_engine::play::re_entries::FirstEntry;
use tapis_engine::state::entries::Entry;

use crate::statistics::EveningRecord;
use crate::{Club, Problem};

/// An evening, as formulas see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EveningDetails {
    facts: Arc<EveningFacts>,
    /// By entry, ascending, as the tournament holds its entries.
    players: Vec<(EntryId, PlayerDetails)>,
    shared: SharedPlaces,
    /// What statistics count of it.
    pub(crate) told: EveningRecord,
}

/// What only the journal holds of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PlayerDetails {
    eliminations: u32,
    /// Won, with the own head of those who were left.
    bounties: Cents,
    /// How many bounties; a shared one counts for each.
    bounties_won: u32,
    /// Whether a thing was won.
    in_kind: bool,
    re_entries: u32,
    first: Option<FirstEntry>,
    /// Whether the places are final: the evening is over, or the player is out.
    placed: bool,
}

/// An evening that was read before.
#[derive(Debug)]
pub(crate) struct KnownEvening {
    /// How many rows of the file had been changed when the length of its journal was last asked for: as long as
    /// nothing is written, nothing needs to be asked.
    changes: u64,
    /// How long its journal was.
    rows: i64,
    details: Arc<EveningDetails>,
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
        let standing = tournament.results_as_they_stand();
        let bounties: BTreeMap<EntryId, Cents> =
            standing.iter().map(|line| (line.entry, line.bounties)).collect();
        let won = tournament.results().iter().filter(|result| !result.in_kind.is_empty());
        let in_kind: BTreeSet<EntryId> = won.map(|result| result.entry).collect();
        let first = tournament.first_entries();
        let over = !tournament.results().is_empty();
        let placed = |entry: &Entry| over || !entry.alive();
        let mut shared = SharedPlaces::default();
        for line in &standing {
            if tournament.entry(line.entry).is_some_and(placed) {
                shared.count(line.place, first.get(&line.entry).map(|first| first.place));
            }
        }
        let details = |entry: &Entry| PlayerDetails {
            eliminations: entry.hits,
            bounties: bounties.get(&entry.id).copied().unwrap_or_default(),
            bounties_won: bounties_won.get(&entry.id).copied().unwrap_or_default(),
            in_kind: in_kind.contains(&entry.id),
            re_entries: entry.re_entries(),
            first: first.get(&entry.id).copied(),
            placed: placed(entry),
        };
        EveningDetails {
            facts: Arc::new(facts),
            players: tournament.entries().iter().map(|entry| (entry.id, details(entry))).collect(),
            shared,
            told: EveningRecord::of(tournament),
        }
    }

    /// What formulas ask of the evening as a whole.
    pub(crate) fn facts(&self) -> &EveningFacts {
        &self.facts
    }

    /// A result that the tables gave, completed.
    pub(crate) fn result(&self, entry: EntryId, tables: PlayerResult) -> PlayerResult {
        let evening = Arc::clone(&self.facts);
        let found = self.players.binary_search_by_key(&entry, |(id, _)| *id).ok();
        let Some((_, player)) = found.and_then(|index| self.players.get(index)) else {
            return PlayerResult { evening, ..tables };
        };
        let mut result = PlayerResult {
            eliminations: player.eliminations,
            bounties: player.bounties,
            bounties_won: player.bounties_won,
            re_entries: player.re_entries,
            first: player.first,
            in_money: tables.in_money || player.in_kind,
            evening,
            ..tables
        };
        if player.placed {
            self.shared.mark(&mut result);
        }
        result
    }
}

impl Club {
    /// An evening, as formulas see it.
    pub(crate) fn evening_details(&mut self, id: TournamentId) -> Result<Arc<EveningDetails>, Problem> {
        let changes = self.file.rows_changed();
        if let Some(known) = self.evenings.get(&id)
            && known.changes == changes
        {
            return Ok(Arc::clone(&known.details));
        }
        let rows = self.file.journal_length(id)?;
        if let Some(known) = self.evenings.get_mut(&id)
            && known.rows == rows
        {
            known.changes = changes;
            return Ok(Arc::clone(&known.details));
        }
        let details = match self.live.get(&id) {
            Some(live) => EveningDetails::of(live),
            None => EveningDetails::of(&*self.replay(id)?),
        };
        let details = Arc::new(details);
        self.evenings.insert(id, KnownEvening { changes, rows, details: Arc::clone(&details) });
        Ok(details)
    }
}
