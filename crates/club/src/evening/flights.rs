//! The flights that can be joined in a tournament: who survived them, with which stack, and what the field and the pool
//! become.

use crate::file::subjects::Entries;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, Chips, MemberId, Millis, TournamentId};
use tapis_engine::journal::action::EntryWithStack;
use tapis_engine::state::flights::Flight;
use tapis_engine::{Action, Tournament};
use tapis_locale::Language;
use tapis_store::StoreError;

use crate::Problem;

/// Flights are looked for so many days before the day on which they are joined.
const DAYS: u64 = 60;

/// Chips that a player who survived several flights brings along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CarriedStacks {
    /// The largest of the stacks.
    Best,
    /// All of them together.
    All,
}

/// Flights to be joined, and the rule for their stacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FlightsWish {
    /// Flights to join; `None` means all that are not joined elsewhere.
    pub flights: Option<Vec<TournamentId>>,
    /// Treatment of several stacks of one player.
    pub carried: CarriedStacks,
    /// The level with which play goes on; `None` means the one after the last that was played.
    pub level: Option<u32>,
}

/// A flight that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightFound {
    pub tournament: TournamentId,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// Among those that are joined.
    pub chosen: bool,
    /// The tournament in which it is joined already.
    pub joined_in: Option<String>,
    /// Entries sold in it.
    pub entries: u32,
    /// Number of players who survived.
    pub survivors: u32,
    /// The chips that they have together.
    pub chips: Chips,
    /// Chips by which that is less than what was in play; below zero if it is more.
    pub missing: Chips,
    /// The money that came in for the pool.
    pub pool: Cents,
}

/// A player who survived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Survivor {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// The stack at the end of each flight that was survived.
    pub stacks: Vec<Chips>,
    /// Chips that are brought along.
    pub chips: Chips,
}

/// Preview of joining flights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightsAhead {
    /// All flights of the weeks before, earliest first.
    pub flights: Vec<FlightFound>,
    /// Those who play on, the largest stack first.
    pub players: Vec<Survivor>,
    /// All chips that are brought along.
    pub chips: Chips,
    /// Players who took part in any flight that is chosen.
    pub field: u32,
    /// Entries sold in all of them.
    pub entries: u32,
    pub pool: Cents,
    /// The level with which play goes on.
    pub level: u32,
    /// The levels of the structure.
    pub levels: u32,
    /// Action that joins them; `None` if nobody survived, or none is chosen.
    pub action: Option<Action>,
}

/// A flight that is over, as it is read.
struct Over {
    found: FlightFound,
    flight: Flight,
    level: u32,
    currency: Option<String>,
    members: BTreeSet<MemberId>,
    stacks: Vec<(MemberId, Chips)>,
}

impl Over {
    fn of(id: TournamentId, tournament: &Tournament) -> Option<Self> {
        let flight = tournament.flight_play().as_flight(id)?;
        let member = |entry| tournament.entry(entry).map(|entry| entry.member);
        let stacks: Vec<(MemberId, Chips)> = tournament
            .flight_play()
            .survivors()
            .iter()
            .filter_map(|stack| Some((member(stack.entry)?, stack.chips)))
            .collect();
        let chips: Chips = stacks.iter().map(|(_, chips)| *chips).sum();
        let setup = tournament.setup();
        let reading = tournament.read_clock(tournament.ended_at().unwrap_or(Millis::ZERO));
        Some(Over {
            found: FlightFound {
                tournament: id,
                name: setup.name.clone(),
                date: setup.date,
                chosen: false,
                joined_in: None,
                entries: flight.entries,
                survivors: u32::try_from(stacks.len()).unwrap_or(u32::MAX),
                chips,
                missing: tournament.counts().in_play() - chips,
                pool: flight.pool,
            },
            flight,
            // If the clock had gone on already when it was ended, the level that was planned counts.
            level: setup.level_number(reading.step).min(setup.flight_level().unwrap_or(u32::MAX)),
            currency: setup.money.as_ref().map(|money| money.currency.clone()),
            members: tournament
                .entries()
                .iter()
                .filter(|entry| entry.counts())
                .map(|entry| entry.member)
                .collect(),
            stacks,
        })
    }
}

impl Entries<'_> {
    /// Previews joining flights in this tournament. Nothing is done.
    ///
    /// # Errors
    /// If there is no such tournament.
    pub fn flights_ahead(
        &mut self,
        language: Language,
        id: TournamentId,
        wish: &FlightsWish,
    ) -> Result<FlightsAhead, Problem> {
        let (day, currency, levels) = self.club.publishing().of_tournament(id, |tournament| {
            let setup = tournament.setup();
            let levels = setup.steps.iter().filter(|step| !step.is_break()).count();
            let currency = setup.money.as_ref().map(|money| money.currency.clone());
            (setup.date, currency, u32::try_from(levels).unwrap_or(u32::MAX))
        })?;
        let mut over = self.flights_before(id, day)?;
        // Pools of different currencies make no pool.
        over.retain(|flight| flight.currency == currency);
        for flight in &mut over {
            flight.found.chosen = match &wish.flights {
                Some(chosen) => chosen.contains(&flight.found.tournament),
                None => flight.found.joined_in.is_none(),
            };
        }
        let chosen: Vec<&Over> = over.iter().filter(|flight| flight.found.chosen).collect();
        let mut stacks: BTreeMap<MemberId, Vec<Chips>> = BTreeMap::new();
        for (member, chips) in chosen.iter().flat_map(|flight| &flight.stacks) {
            stacks.entry(*member).or_default().push(*chips);
        }
        let names = self.club.names_of(language, stacks.keys().copied())?;
        let mut players: Vec<Survivor> = stacks
            .into_iter()
            .zip(names)
            .map(|((member, stacks), name)| {
                let best = stacks.iter().copied().max().unwrap_or(Chips::ZERO);
                let chips = match wish.carried {
                    CarriedStacks::Best => best,
                    CarriedStacks::All => stacks.iter().copied().sum(),
                };
                Survivor { member, name, stacks, chips }
            })
            .collect();
        players.sort_by_key(|player| std::cmp::Reverse(player.chips));
        let field: BTreeSet<MemberId> = chosen.iter().flat_map(|flight| &flight.members).copied().collect();
        let field = u32::try_from(field.len()).unwrap_or(u32::MAX);
        let last = chosen.iter().map(|flight| flight.level).max().unwrap_or(0);
        let level = wish.level.unwrap_or(last.saturating_add(1)).clamp(1, levels.max(1));
        let flights: Vec<Flight> = chosen.iter().map(|flight| flight.flight.clone()).collect();
        Ok(FlightsAhead {
            chips: players.iter().map(|player| player.chips).sum(),
            field,
            entries: flights.iter().map(|flight| flight.entries).sum(),
            pool: flights.iter().map(|flight| flight.pool).sum(),
            level,
            levels,
            action: (!players.is_empty()).then(|| Action::JoinFlights {
                flights,
                field,
                level,
                players: players
                    .iter()
                    .map(|player| EntryWithStack { member: player.member, born: None, chips: player.chips })
                    .collect(),
            }),
            players,
            flights: over.into_iter().map(|flight| flight.found).collect(),
        })
    }

    /// The flights of the weeks before a day, earliest first, and where each is joined already.
    fn flights_before(&mut self, target: TournamentId, day: NaiveDate) -> Result<Vec<Over>, Problem> {
        let first = day.checked_sub_days(Days::new(DAYS)).unwrap_or(day);
        let last = day.checked_add_days(Days::new(DAYS)).unwrap_or(day);
        let mut over = Vec::new();
        let mut joined: BTreeMap<TournamentId, String> = BTreeMap::new();
        let rows = self.club.file.tournaments().all()?;
        for row in rows.iter().filter(|row| row.id != target && !row.archived && !row.recorded) {
            let played: NaiveDate =
                row.date.parse().map_err(|_| StoreError::Damaged("the day of a tournament".to_owned()))?;
            if !(first..=last).contains(&played) {
                continue;
            }
            let (flight, there) = self.club.publishing().of_tournament(row.id, |tournament| {
                let there = tournament.flight_play().flights().map(|flights| flights.flights.clone());
                (Over::of(row.id, tournament), there.unwrap_or_default())
            })?;
            joined.extend(there.into_iter().map(|flight| (flight.tournament, row.name.clone())));
            over.extend(flight.filter(|_| played <= day));
        }
        for flight in &mut over {
            flight.found.joined_in = joined.remove(&flight.found.tournament);
        }
        over.sort_by_key(|flight| (flight.found.date, flight.found.tournament));
        Ok(over)
    }
}
