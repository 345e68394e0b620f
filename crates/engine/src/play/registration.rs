//! Registration, money, and seats kept for the draw.

use crate::state::subjects::Registration;
use chrono::NaiveDate;
use rand::Rng;

use crate::base::draw::{Seed, draw_one_seat};
use crate::base::quantity::{Cents, EntryId, MemberId, Millis, SeatNo, TableNo};
use crate::journal::action::Newcomer;
use crate::journal::event::Event;
use crate::journal::refusal::{Refusal, RefusedNewcomer};
use crate::play::decide::seed;
use crate::setup::bounty::Bounty;
use crate::state::recorded_results::LONGEST_REASON;
use crate::state::seats::SeatRef;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::clock::LONGEST;

/// The largest single payment.
const LARGEST: Cents = Cents(1_000_000_000);

/// The seat that a latecomer has drawn.
struct LateSeat {
    at: SeatRef,
    /// Number of free seats in the draw.
    among: usize,
    /// Number of seats of its table; `None` if that is in play already.
    opens: Option<SeatNo>,
}

impl Registration<'_> {
    /// Whether a newcomer may still enter.
    pub fn registration_open(self, now: Millis) -> bool {
        self.registration_lasts(now) && self.tournament.registration_ends.is_none_or(|ends| now < ends)
    }

    /// Time when the director ends registration while its level, or the time before play, still admits newcomers;
    /// `None` if nothing but the structure ends it.
    pub fn registration_ends_at(self, now: Millis) -> Option<Millis> {
        self.tournament.registration_ends.filter(|_| self.registration_lasts(now))
    }

    /// The next instant at which something changes by itself: of the clock, or the end of registration.
    pub fn next_moment(self, now: Millis) -> Option<Millis> {
        let ends = self.registration_ends_at(now).filter(|ends| *ends > now);
        self.tournament.clock.next_moment(&self.tournament.setup.steps, now).into_iter().chain(ends).min()
    }

    pub(super) fn close_registration(self, end: Option<Millis>, at: Millis) -> Result<Vec<Event>, Refusal> {
        if !self.registration_lasts(at) || (end.is_none() && !self.registration_open(at)) {
            return Err(Refusal::RegistrationClosed);
        }
        if end.is_some_and(|end| end <= at || end > at.saturating_add(LONGEST)) {
            return Err(Refusal::RegistrationEnd);
        }
        Ok(vec![Event::RegistrationEnds { at: Some(end.unwrap_or(at)) }])
    }

    pub(super) fn reopen_registration(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        if !self.registration_lasts(at) {
            return Err(Refusal::RegistrationClosed);
        }
        let ended = self.tournament.registration_ends.is_some();
        Ok(if ended { vec![Event::RegistrationEnds { at: None }] } else { Vec::new() })
    }

    /// Whether the structure admits newcomers.
    fn registration_lasts(self, now: Millis) -> bool {
        match self.tournament.phase {
            Phase::Registering | Phase::Drawn => true,
            Phase::Playing => {
                let reading = self.tournament.read_clock(now);
                self.tournament.round.no == 1
                    && !reading.overtime
                    && self.tournament.setup.level_number(reading.step)
                        <= self.tournament.setup.late_last_level
            }
            Phase::Finished => false,
        }
    }

    /// Years of age on the tournament's day.
    fn age_on_the_day(self, born: NaiveDate) -> u32 {
        self.tournament.setup.date.years_since(born).unwrap_or(0)
    }

    /// Whether somebody with this birth date may play (1-3); who has none on file may.
    pub(super) fn of_age(self, born: Option<NaiveDate>) -> Result<(), Refusal> {
        let minimum_age = u32::from(self.tournament.setup.ruleset.minimum_age);
        match born {
            Some(born) if self.age_on_the_day(born) < minimum_age => Err(Refusal::Minor { minimum_age }),
            _ => Ok(()),
        }
    }

    pub(super) fn register(
        self,
        member: MemberId,
        born: Option<NaiveDate>,
        paid: bool,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        let entry = self.may_enter(member, born, at)?;
        let due = self.tournament.setup.entry_price();
        let late = self.tournament.phase == Phase::Playing;
        let mut events = vec![Event::Registered {
            entry,
            member,
            at,
            late,
            due,
            paid: if paid { due } else { Cents::ZERO },
            to_pool: self.tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.fee),
            chips: self.tournament.setup.starting_stack,
            bounty: self.tournament.bounty_play().bounty().map_or(Cents::ZERO, Bounty::amount),
        }];
        events.extend(self.seated_at_once(entry, rng)?);
        Ok(events)
    }

    /// The number of the entry that a member may make.
    pub(crate) fn may_enter(
        self,
        member: MemberId,
        born: Option<NaiveDate>,
        at: Millis,
    ) -> Result<EntryId, Refusal> {
        self.of_age(born)?;
        if let Some(entry) = self.tournament.by_member.get(member) {
            return Err(Refusal::AlreadyRegistered { entry });
        }
        if !self.registration_open(at) {
            return Err(Refusal::RegistrationClosed);
        }
        Ok(EntryId::at_index(self.tournament.entries.len()))
    }

    /// Once seats are drawn, whoever enters gets one at once.
    pub(crate) fn seated_at_once(self, entry: EntryId, rng: &mut impl Rng) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase < Phase::Drawn {
            return Ok(Vec::new());
        }
        let seed = Seed(seed(rng));
        let LateSeat { at, among, opens } = self.seat_for_latecomer(&seed)?;
        let opened = opens.map(|size| Event::TableOpened { table: at.table, size });
        let seated = Event::LateSeated { entry, at, seed, among: u32::try_from(among).unwrap_or(u32::MAX) };
        Ok(opened.into_iter().chain([seated]).collect())
    }

    pub(super) fn register_several(
        self,
        players: &[Newcomer],
        paid: bool,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        let entered = self.each_or_nobody(
            players,
            |newcomer| newcomer.member,
            |state, newcomer| state.registration().register(newcomer.member, newcomer.born, paid, at, rng),
        )?;
        if entered.is_empty() { Err(Refusal::NobodyNamed) } else { Ok(entered) }
    }

    /// Each is decided in the state that those before leave. Where some are refused nobody is entered, and all of them
    /// are named.
    pub(crate) fn each_or_nobody<P>(
        self,
        players: &[P],
        member: impl Fn(&P) -> MemberId,
        mut enter: impl FnMut(&Tournament, &P) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        let mut state = self.tournament.clone();
        let (mut events, mut refused) = (Vec::new(), Vec::new());
        for player in players {
            match enter(&state, player) {
                Ok(made) => {
                    made.iter().for_each(|event| state.apply(event));
                    events.extend(made);
                }
                Err(why) => refused.push(RefusedNewcomer { member: member(player), why }),
            }
        }
        if refused.is_empty() { Ok(events) } else { Err(Refusal::Newcomers { refused }) }
    }

    /// A free seat by draw among the tables with fewest players; the next table of the room that has one is
    /// opened when all are full.
    fn seat_for_latecomer(self, seed: &Seed) -> Result<LateSeat, Refusal> {
        if let Some((table, seat)) = self.tournament.tables.draw_seat(seed) {
            let among = self.tournament.tables.seats_to_draw();
            return Ok(LateSeat { at: SeatRef { table, seat }, among, opens: None });
        }
        // Tables mostly open in the room's order: those at its head that are open are passed at once.
        let rooms = &self.tournament.setup.tables;
        let open =
            rooms.iter().zip(self.tournament.tables.keys()).take_while(|(room, no)| room.no == **no).count();
        let closed = rooms.iter().skip(open).filter(|room| !self.tournament.tables.contains_key(&room.no));
        let drawn = closed
            .map(|room| self.seats_of_closed(room.no))
            .find_map(|free| Some((draw_one_seat(&free, seed)?, free.len())));
        let ((table, seat), among) = drawn.ok_or_else(|| self.tournament.seat_plan().no_free_seat())?;
        let opens = self.tournament.setup.seats_at(table);
        Ok(LateSeat { at: SeatRef { table, seat }, among, opens })
    }

    /// The seats of a table that is not in play, but for those that are blocked.
    fn seats_of_closed(self, no: TableNo) -> Vec<(TableNo, SeatNo)> {
        let size = self.tournament.setup.seats_at(no).unwrap_or(0);
        self.tournament.tables.not_blocked(no, size).map(|seat| (no, seat)).collect()
    }

    pub(super) fn unregister(self, id: EntryId, why: Option<&str>) -> Result<Vec<Event>, Refusal> {
        let entry = self.tournament.known(id)?;
        if self.tournament.phase == Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        let why = why.map(str::trim).filter(|why| !why.is_empty());
        if why.is_some_and(|why| why.chars().count() > LONGEST_REASON) {
            let most = u32::try_from(LONGEST_REASON).unwrap_or(u32::MAX);
            return Err(Refusal::CorrectionLong { most });
        }
        Ok(vec![Event::Unregistered { entry: id, refunded: entry.paid, why: why.map(str::to_owned) }])
    }

    pub(super) fn pay(self, id: EntryId, amount: Cents) -> Result<Vec<Event>, Refusal> {
        let entry = self.tournament.known(id)?;
        if amount == Cents::ZERO
            || !(-LARGEST..=LARGEST).contains(&amount)
            || entry.paid.saturating_add(amount) < Cents::ZERO
        {
            return Err(Refusal::Amount);
        }
        Ok(vec![Event::Paid { entry: id, amount }])
    }

    pub(super) fn reserve(self, id: EntryId, table: TableNo, seat: SeatNo) -> Result<Vec<Event>, Refusal> {
        self.tournament.known(id)?;
        if self.tournament.phase == Phase::Playing {
            return Err(Refusal::AlreadyStarted);
        }
        let seats = self.tournament.setup.seats_at(table).ok_or(Refusal::NoSuchTable { table })?;
        if seat < 1 || seat > seats {
            return Err(Refusal::NoSuchSeat { table, seat });
        }
        if self.tournament.tables.blocked_at(table).contains(&seat) {
            return Err(Refusal::SeatBlocked { table, seat });
        }
        let at = SeatRef { table, seat };
        if self.tournament.entries.iter().any(|other| other.id != id && other.reserved == Some(at)) {
            return Err(Refusal::SeatTaken { table, seat });
        }
        Ok(vec![Event::SeatReserved { entry: id, at }])
    }

    pub(super) fn lift_reservation(self, id: EntryId) -> Result<Vec<Event>, Refusal> {
        let entry = self.tournament.known(id)?;
        if entry.reserved.is_none() {
            return Err(Refusal::NotSeated { entry: id });
        }
        Ok(vec![Event::ReservationLifted { entry: id }])
    }
}
