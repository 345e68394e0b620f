//! The result of an evening, as standings count it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tapis_engine::Tournament;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Place, Points};
use tapis_engine::championship::{EveningFacts, PlayerFigures, PlayerResult, SharedPlaces};
use tapis_engine::play::re_entries::FirstEntry;
use tapis_engine::state::entries::{Entry, EntryStatus};

use crate::file::fractions::share;

/// An evening that was read before.
#[derive(Debug)]
pub(crate) struct KnownEvening {
    /// Number of changed rows of the file when the length of its journal was last asked for: as long as nothing is
    /// written, nothing needs to be asked.
    pub(crate) changes: u64,
    /// Number of rows in its journal.
    pub(crate) rows: i64,
    pub(crate) details: Arc<EveningDetails>,
}

/// An evening, as formulas see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EveningDetails {
    facts: Arc<EveningFacts>,
    /// By entry, ascending, as the tournament holds its entries.
    players: Vec<(EntryId, PlayerDetails)>,
    shared: SharedPlaces,
    /// Record of it for statistics.
    pub(crate) told: EveningRecord,
}

impl EveningDetails {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let (setup, counts) = (tournament.setup(), tournament.counts());
        let facts = EveningFacts {
            players: counts.entries,
            entries: counts.all_entries(),
            buy_in: setup.entry_price(),
            pool: tournament.prize_money().pool(),
            stack: setup.starting_stack,
            final_table: u32::from(setup.final_table_seats),
            scheme: setup.points.clone(),
        };
        let mut bounties_won: BTreeMap<EntryId, u32> = BTreeMap::new();
        let heads = tournament.bounty_play().bounties().map(|ledger| ledger.won).unwrap_or_default();
        for share in heads.iter().flat_map(|head| &head.shares) {
            *bounties_won.entry(share.entry).or_default() += 1;
        }
        let standing = tournament.ranking().results_as_they_stand();
        let bounties: BTreeMap<EntryId, Cents> =
            standing.iter().map(|line| (line.entry, line.bounties)).collect();
        let won = tournament.results().iter().filter(|result| !result.in_kind.is_empty());
        let in_kind: BTreeSet<EntryId> = won.map(|result| result.entry).collect();
        let first = tournament.rebuys().first_entries();
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

    /// Facts about the evening as a whole for formulas.
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
        let figures = PlayerFigures {
            eliminations: player.eliminations,
            bounties: player.bounties,
            bounties_won: player.bounties_won,
            re_entries: player.re_entries,
            first: player.first,
            in_money: tables.figures.in_money || player.in_kind,
            ..tables.figures
        };
        let mut result = PlayerResult { figures, evening, ..tables };
        if player.placed {
            self.shared.mark(&mut result);
        }
        result
    }
}

/// Details of a player that only the journal holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PlayerDetails {
    eliminations: u32,
    /// Won, with the own head of those who were left.
    bounties: Cents,
    /// Number of bounties; a shared one counts for each.
    bounties_won: u32,
    /// Whether a thing was won.
    in_kind: bool,
    re_entries: u32,
    first: Option<FirstEntry>,
    /// Whether the places are final: the evening is over, or the player is out.
    placed: bool,
}

/// Record of an evening for statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EveningRecord {
    pub(crate) field: u32,
    /// Of these, of whom nothing is known.
    pub(crate) unnamed: u32,
    /// Other entries that they bought after they were out.
    pub(crate) re_entries: u32,
    /// Duration of play, if known.
    pub(crate) lasted: Option<Millis>,
    /// Seats of the final table where more than these played.
    pub(crate) final_table: Option<u32>,
    /// Somebody won something for a place.
    pub(crate) prizes: bool,
    /// Takings and their use.
    pub(crate) takings: Option<EveningTakings>,
    /// Currency that it was played for.
    pub(crate) currency: Option<String>,
    /// Those who are named, the best first.
    pub(crate) players: Vec<PlayerRecord>,
}

impl EveningRecord {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let (setup, counts, recorded) =
            (tournament.setup(), tournament.counts(), tournament.ranking().recorded());
        let unnamed = recorded.map_or(0, |recorded| recorded.unnamed);
        let paid = tournament.results().iter().filter(|line| line.in_money()).count();
        let member = |entry: EntryId| tournament.entry(entry).map(|entry| entry.member);
        let players = tournament.results().iter().map(|line| {
            let entry = tournament.entry(line.entry);
            let number = |of: fn(&tapis_engine::state::entries::Entry) -> u32| entry.map_or(0, of);
            PlayerRecord {
                member: line.member,
                place: line.place,
                in_money: line.in_money(),
                bubble: paid > 0 && !line.in_money() && u32::try_from(paid + 1) == Ok(line.place),
                won: line.money().saturating_add(tournament.prize_money().named_won(line.entry)),
                spent: entry.map_or(Cents::ZERO, |entry| entry.due),
                points: line.points,
                rebuys: number(|entry| entry.rebuys),
                addons: number(|entry| entry.addons),
                hits: number(|entry| entry.hits),
                out_by: tournament
                    .bounty_play()
                    .all_hunters(line.entry)
                    .into_iter()
                    .filter_map(member)
                    .collect(),
            }
        });
        let mut players: Vec<PlayerRecord> = players.collect();
        players.sort_by_key(|player| (player.place, player.member));
        let seats = u32::from(setup.final_table_seats);
        EveningRecord {
            field: counts.entries,
            re_entries: counts.re_entries,
            unnamed,
            lasted: lasted(tournament),
            // Nobody says how large it was where results were entered afterwards.
            final_table: Some(seats).filter(|seats| recorded.is_none() && *seats < counts.entries),
            prizes: paid > 0,
            takings: takings(tournament, unnamed),
            currency: setup.money.as_ref().map(|money| money.currency.clone()),
            players,
        }
    }

    /// At the final table; `None` if there was none, or it is not known.
    pub(crate) fn at_final_table(&self, player: &PlayerRecord) -> Option<bool> {
        self.final_table.map(|seats| player.place <= seats)
    }

    /// In the money; `None` if there were no prizes.
    pub(crate) fn in_money(&self, player: &PlayerRecord) -> Option<bool> {
        self.prizes.then_some(player.in_money)
    }

    /// The share of the other players whom a player outlasted; `None` if there were no others.
    pub(crate) fn share(&self, player: &PlayerRecord) -> Option<u32> {
        share(self.field.saturating_sub(player.place), self.field.saturating_sub(1))
    }
}

/// The money of an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EveningTakings {
    /// Due for entries, rebuys and add-ons.
    pub(crate) due: Cents,
    /// Of it for prizes and bounties.
    pub(crate) players: Cents,
    /// Amount that the club added to the prizes.
    pub(crate) added: Cents,
}

/// A player of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlayerRecord {
    /// Member; in a chronicle the record that is kept.
    pub(crate) member: MemberId,
    pub(crate) place: Place,
    /// The place brought money or things.
    pub(crate) in_money: bool,
    /// The place is the best one that brought nothing.
    pub(crate) bubble: bool,
    /// Money won, with bounties and prizes that are not for a place.
    pub(crate) won: Cents,
    pub(crate) spent: Cents,
    pub(crate) points: Points,
    pub(crate) rebuys: u32,
    pub(crate) addons: u32,
    pub(crate) hits: u32,
    /// Players who made the elimination, if known.
    pub(crate) out_by: Vec<MemberId>,
}

fn lasted(tournament: &Tournament) -> Option<Millis> {
    let (began, ended) = (tournament.started_at()?, tournament.ended_at()?);
    let out = tournament.entries().iter().filter_map(|entry| match entry.standing {
        EntryStatus::Out { at, .. } => Some(at),
        _ => None,
    });
    // The player with all chips has won, however much later somebody says that the evening is over.
    let end = if tournament.counts().left > 1 { ended } else { out.max().unwrap_or(ended) };
    Some(end.saturating_sub(began)).filter(|lasted| *lasted > Millis::ZERO)
}

fn takings(tournament: &Tournament, unnamed: u32) -> Option<EveningTakings> {
    tournament.setup().money.as_ref()?;
    let counts = tournament.counts();
    let bounties = tournament.bounty_play().bounties().map_or(Cents::ZERO, |ledger| ledger.pool);
    // The part that announced prizes leave unshared stays with the club.
    let prizes = tournament.prize_money().pool().saturating_sub(tournament.prize_money().unshared());
    let players = counts.pool.min(prizes).saturating_add(bounties);
    let known = unnamed == 0 && (tournament.ranking().recorded().is_none() || counts.due >= players);
    known.then(|| EveningTakings {
        due: counts.due,
        players,
        added: prizes.saturating_sub(counts.pool).max(Cents::ZERO),
    })
}
