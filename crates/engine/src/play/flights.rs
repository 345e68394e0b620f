//! Stacks of each player's own: those of a final, where they follow from the season's points, and those that survivors
//! of flights bring along to the day on which they all meet.
//!
//! A flight is a tournament that ends with its last level ([`EndCondition::Flight`]): nobody wins it and its pool is
//! not shared. The stacks of those who are left are counted at its end. Where flights are joined, the survivors are
//! entered with those stacks, nothing is due any more, and the pools of all flights are one. Prizes and points follow
//! from the whole field, those who went out in a flight among it.

use crate::state::subjects::FlightPlay;
use rand::Rng;

use crate::base::quantity::{Cents, Chips, MemberId, Millis, TournamentId};
use crate::journal::action::EntryWithStack;
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::setup::bounty::Bounty;
use crate::setup::end_condition::EndCondition;
use crate::setup::{Format, SetupDraft, level_number};
use crate::state::flights::{Flight, Flights};
use crate::state::stacks::CountedStack;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::Step;

/// The largest stack of one's own.
const LARGEST: Chips = Chips(1_000_000_000);

/// The index of the first step of a level; `None` if there is no such level.
fn step_of(steps: &[Step], level: u32) -> Option<usize> {
    (0..steps.len()).find(|index| {
        level_number(steps, *index) == level && steps.get(*index).is_some_and(|step| !step.is_break())
    })
}

impl SetupDraft {
    /// The level after which a flight ends; `None` if it is no flight.
    pub fn flight_level(&self) -> Option<u32> {
        match self.end {
            EndCondition::Flight { last_level } => Some(last_level),
            _ => None,
        }
    }
}

impl<'a> FlightPlay<'a> {
    /// The flights that were joined here.
    pub fn flights(self) -> Option<&'a Flights> {
        self.tournament.flights.as_ref()
    }

    /// Players of the whole field: with those who went out in a flight.
    pub fn field(self) -> u32 {
        let survivors = self.tournament.flights.as_ref().map_or(0, |joined| joined.survivors);
        let field = self.tournament.flights.as_ref().map_or(0, |joined| joined.field);
        self.tournament
            .counts
            .entries
            .saturating_sub(survivors)
            .saturating_add(field)
            .max(self.tournament.counts.entries)
    }

    /// Entries of the whole field: with those sold in flights.
    pub fn field_entries(self) -> u32 {
        let Some(joined) = &self.tournament.flights else { return self.tournament.counts.all_entries() };
        let sold: u32 = joined.flights.iter().map(|flight| flight.entries).sum();
        self.tournament.counts.all_entries().saturating_sub(joined.survivors).saturating_add(sold)
    }

    /// The step with which play begins.
    pub fn first_step(self) -> usize {
        self.tournament
            .flights
            .as_ref()
            .and_then(|joined| step_of(&self.tournament.setup.steps, joined.level))
            .unwrap_or(0)
    }

    /// The chips of one player at the start, on average where some have a stack of their own.
    pub(crate) fn usual_stack(self) -> Chips {
        let entries = i64::from(self.tournament.counts.entries);
        if !self.tournament.own_stacks || entries == 0 {
            self.tournament.setup.starting_stack
        } else {
            self.tournament.counts.chips / entries
        }
    }

    /// The smallest and the largest stack that a player begins with: those of one's own where players have any. What was
    /// bought since is not in them.
    pub fn starting_stacks(self) -> (Chips, Chips) {
        let usual = self.tournament.setup.starting_stack;
        if !self.tournament.own_stacks {
            return (usual, usual);
        }
        let multiple = match self.tournament.setup.format {
            Format::Rebuy { addon_multiple, .. } => addon_multiple,
            Format::Freezeout => 1,
        };
        let begins = |entry: &crate::state::entries::Entry| {
            let bought = entry.rebuys.saturating_add(entry.addons.saturating_mul(multiple));
            (entry.chips - usual.saturating_mul(i64::from(bought))).max(Chips(1))
        };
        let stacks = || self.tournament.entries.iter().filter(|entry| entry.earlier.is_empty()).map(begins);
        (stacks().min().unwrap_or(usual), stacks().max().unwrap_or(usual))
    }

    /// Survivors of a flight that is over, with their chips, the largest stack first.
    pub fn survivors(self) -> Vec<CountedStack> {
        if self.tournament.phase != Phase::Finished || self.tournament.setup.flight_level().is_none() {
            return Vec::new();
        }
        let stack = |entry: &crate::state::entries::Entry| {
            entry.counted.map(|counted| CountedStack { entry: entry.id, chips: counted.chips })
        };
        let mut left: Vec<CountedStack> = self.tournament.alive().filter_map(stack).collect();
        left.sort_by_key(|stack| (std::cmp::Reverse(stack.chips), stack.entry));
        left
    }

    /// Flight for joining it with others; `None` if it is no flight, or not over.
    pub fn as_flight(self, tournament: TournamentId) -> Option<Flight> {
        (self.tournament.phase == Phase::Finished && self.tournament.setup.flight_level().is_some()).then(
            || Flight {
                tournament,
                name: self.tournament.setup.name.clone(),
                entries: self.tournament.counts.all_entries(),
                pool: self.tournament.counts.pool,
            },
        )
    }

    /// Enters members with stacks of their own, each at the usual price; who is in already gets the stack.
    pub(crate) fn register_with_stacks(
        self,
        players: &[EntryWithStack],
        paid: bool,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase >= Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        let due = self.tournament.setup.entry_price();
        let to_pool = self.tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.fee);
        let bounty = self.tournament.bounty_play().bounty().map_or(Cents::ZERO, Bounty::amount);
        let paid = if paid { due } else { Cents::ZERO };
        let price = Price { due, paid, to_pool, bounty };
        self.enter_with_stacks(players, price, at, rng)
    }

    /// Joins flights: their survivors are in with the stacks that they bring, and nothing is due.
    pub(crate) fn join_flights(
        self,
        flights: &[Flight],
        field: u32,
        level: u32,
        players: &[EntryWithStack],
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase >= Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        if self.tournament.flights.is_some() {
            return Err(Refusal::FlightsJoined);
        }
        if flights.is_empty() {
            return Err(Refusal::NoFlights);
        }
        if step_of(&self.tournament.setup.steps, level).is_none() {
            return Err(Refusal::NoSuchLevel { level });
        }
        if let Some(entry) = players.iter().find_map(|player| self.tournament.by_member.get(player.member)) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        let survivors = u32::try_from(players.len()).unwrap_or(u32::MAX);
        let joined = Flights { flights: flights.to_vec(), field: field.max(survivors), survivors, level };
        let mut events = self.enter_with_stacks(players, Price::default(), at, rng)?;
        events.insert(0, Event::FlightsJoined { at, joined });
        Ok(events)
    }

    fn enter_with_stacks(
        self,
        players: &[EntryWithStack],
        price: Price,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        if players.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        self.tournament.registration().each_or_nobody(
            players,
            |player| player.member,
            |state, player| {
                state.flight_play().enter_with_stack(player.member, player.born, player.chips, price, at, rng)
            },
        )
    }

    fn enter_with_stack(
        self,
        member: MemberId,
        born: Option<chrono::NaiveDate>,
        chips: Chips,
        price: Price,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        if !(Chips(1)..=LARGEST).contains(&chips) {
            return Err(Refusal::StackImpossible);
        }
        if let Some(entry) = self.tournament.by_member.get(member) {
            let same = self.tournament.entry(entry).is_some_and(|there| there.chips == chips);
            return Ok(if same { Vec::new() } else { vec![Event::StackGiven { entry, chips }] });
        }
        let Price { due, paid, to_pool, bounty } = price;
        let entry = self.tournament.registration().may_enter(member, born, at)?;
        let registered =
            Event::Registered { entry, member, at, late: false, due, paid, to_pool, chips, bounty };
        let seated = self.tournament.registration().seated_at_once(entry, rng)?;
        Ok([registered].into_iter().chain(seated).collect())
    }
}

pub(crate) fn apply_stack(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::StackGiven { entry, chips } => {
            let Some(given) = tournament.entry_mut(*entry) else { return };
            let before = std::mem::replace(&mut given.chips, *chips);
            tournament.counts.chips += *chips - before;
            tournament.own_stacks = true;
        }
        Event::FlightsJoined { joined, .. } => {
            tournament.counts.pool += joined.flights.iter().map(|flight| flight.pool).sum();
            tournament.flights = Some(joined.clone());
        }
        _ => {}
    }
}

/// Price of an entry, and the part received.
#[derive(Clone, Copy, Default)]
struct Price {
    due: Cents,
    paid: Cents,
    to_pool: Cents,
    bounty: Cents,
}
