//! Commands for players' telephones.

use std::net::IpAddr;

use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{ArrivalId, EntryId, MemberId, TournamentId};
use tapis_club::{
    ArrivalLine, ArrivalOf, CheckInPerson, Club, PhoneOwn, PhonePlayer, PhoneRules, PhoneStandings,
    PhoneView, Problem,
};

use crate::Notice;
use crate::base::lock::locked;

#[commands]
impl PhoneCommands<'_> {
    /// The evening as telephones show it to everybody.
    #[audience(public)]
    pub fn phone_view(&self) -> Result<PhoneView, Problem> {
        Ok(self.api.phones()?.snapshot.view(self.now()))
    }

    /// Everybody in a tournament, by name; empty if telephones do not show it.
    #[audience(public, cached)]
    pub fn phone_players(&self, id: TournamentId) -> Result<Vec<PhonePlayer>, Problem> {
        Ok(self.api.phones()?.snapshot.players(id))
    }

    /// A player's own page; `null` if there is no such player, or telephones do not show that tournament.
    #[audience(public)]
    pub fn phone_own(&self, id: TournamentId, entry: EntryId) -> Result<Option<PhoneOwn>, Problem> {
        Ok(self.api.phones()?.snapshot.own(id, entry, self.now()))
    }

    /// Those who signed up for a tournament, by name, where players may say that they have come.
    #[audience(public)]
    pub fn phone_check_in(&self, id: TournamentId) -> Result<Vec<CheckInPerson>, Problem> {
        self.read(|club| club.arrivals().check_in_list(id, self.now()))
    }

    /// Somebody says to have come. Nothing is booked: the desk answers.
    #[audience(public)]
    pub fn check_in(&self, id: TournamentId, of: ArrivalOf) -> Result<(), Problem> {
        // A person who repeats it makes no work for all others.
        if self.read(|club| club.arrivals().arrival_waits(id, &of))? {
            return Ok(());
        }
        let typed = match of {
            ArrivalOf::Named { .. } => self.caller.address,
            ArrivalOf::Member { .. } => None,
        };
        // Counted and added while nobody else has the club: two at once are not both the last one.
        let work = |club: &mut Club| {
            if let Some(address) = typed {
                self.few_wait(club, id, address)?;
            }
            let arrival = club.arrivals().check_in(id, &of, self.now())?;
            let noted = typed.zip(arrival).map(|(address, arrival)| (address, id, arrival));
            locked(&self.api.typed).extend(noted);
            Ok(())
        };
        self.api.change_telling(Notice::Arrived(id), work)
    }

    /// Lists the players who say that they have come and wait for the desk, earliest first.
    #[audience(door)]
    pub fn arrivals(&self, id: TournamentId) -> Result<Vec<ArrivalLine>, Problem> {
        self.read(|club| club.arrivals().lines(self.language(), id))
    }

    /// Registers somebody who waits, as this member. Answers what was done, in words.
    #[audience(door)]
    pub fn arrival_confirm(
        &self,
        arrival: ArrivalId,
        member: MemberId,
        paid: bool,
    ) -> Result<String, Problem> {
        let id = self.read(|club| club.arrivals().tournament_of_arrival(arrival))?;
        let confirm = |club: &mut Club, at| club.arrivals().arrival_confirm(arrival, member, paid, at);
        let acted = self.sounding(id, confirm, |acted| acted.events.as_slice())?;
        Ok(acted.said.say(self.language()))
    }

    /// Dismisses an arrival: nobody has come after all.
    #[audience(door)]
    pub fn arrival_dismiss(&self, arrival: ArrivalId) -> Result<(), Problem> {
        let id = self.read(|club| club.arrivals().tournament_of_arrival(arrival))?;
        self.change(Some(id), |club| club.arrivals().arrival_dismiss(arrival, self.now()))
    }

    /// Dismisses several arrivals at a tournament: nobody has come after all.
    #[audience(door)]
    pub fn arrivals_dismiss(&self, id: TournamentId, arrivals: Vec<ArrivalId>) -> Result<(), Problem> {
        self.change(Some(id), |club| club.arrivals().arrivals_dismiss(id, &arrivals, self.now()))
    }

    /// The standings that a tournament counts for, with this evening as it stands; empty if there are none, or the club
    /// does not show them.
    #[audience(public, cached)]
    pub fn phone_standings(&self, id: TournamentId) -> Result<Vec<PhoneStandings>, Problem> {
        self.read(|club| club.phones().phone_standings(self.language(), id))
    }

    /// The booklet of a tournament's rules; `null` if the club does not show it.
    #[audience(public, cached)]
    pub fn phone_rules(&self, id: TournamentId) -> Result<Option<PhoneRules>, Problem> {
        self.read(|club| club.phones().phone_rules(self.language(), id, self.now()))
    }
}

/// Names that were typed at one address and wait for the desk: a tablet by the door, or telephones behind one router.
const MOST_TYPED: usize = 20;

impl PhoneCommands<'_> {
    /// Refuses another name that was typed at an address where many wait already.
    fn few_wait(&self, club: &mut Club, id: TournamentId, address: IpAddr) -> Result<(), Problem> {
        let waiting = club.arrivals().arrivals_waiting(id)?;
        let mut typed = locked(&self.api.typed);
        typed.retain(|(_, of, arrival)| *of != id || waiting.contains(arrival));
        let here = typed.iter().filter(|(from, of, _)| *from == address && *of == id).count();
        if here >= MOST_TYPED { Err(Problem::new("arrival-many_here", &[])) } else { Ok(()) }
    }
}
