//! Decides which events a league gets to see.

use tapis_engine::journal::event::Event;
use tapis_league::Part;

/// Decides which rows of a journal are partly disclosed: from the first draw on, so that all arrivals and departures
/// are, and every draw can be repeated. Before it nobody has a seat.
#[derive(Debug, Default)]
pub(super) struct Disclosure {
    in_part: bool,
}

impl Disclosure {
    /// Parts of the next row's events; `None` if the row is withheld.
    pub(super) fn next(&mut self, events: &[Event]) -> Option<Vec<Part>> {
        self.in_part |= events.iter().any(gives_seats);
        let parts: Vec<Part> = events.iter().map(part).collect();
        let whole = parts.iter().all(|part| *part == Part::Told);
        let anything = parts.iter().any(|part| *part != Part::Withheld);
        (whole || self.in_part && anything && !events.iter().any(punishes)).then_some(parts)
    }
}

fn gives_seats(event: &Event) -> bool {
    matches!(event, Event::SeatsDrawn { .. } | Event::LateSeated { .. } | Event::TableOpened { .. })
}

/// Such rows are withheld whole, since the other events would reveal that somebody was punished.
fn punishes(event: &Event) -> bool {
    matches!(event, Event::Penalised { .. } | Event::PenaltyLifted { .. } | Event::PenaltiesServed { .. })
}

fn part(event: &Event) -> Part {
    match event {
        Event::Unregistered { entry, .. } => Part::Left(*entry),
        event if told(event) => Part::Told,
        _ => Part::Withheld,
    }
}

/// Whether an event is disclosed to the league: those that a place or a draw depends on. The league publishes them, so
/// no event with an amount of money is among them: prices, the pool, what somebody paid, owes or won. Penalties,
/// rulings and anything written about a person stay in the club too.
fn told(event: &Event) -> bool {
    match event {
        Event::SeatsDrawn { .. }
        | Event::LateSeated { .. }
        | Event::Started { .. }
        | Event::ClockSet { .. }
        | Event::StructureChanged { .. }
        | Event::HandForHandBegan { .. }
        | Event::TableHandDone { .. }
        | Event::HandPlayed { .. }
        | Event::HandForHandEnded { .. }
        | Event::LastHandsAnnounced { .. }
        | Event::TableOpened { .. }
        | Event::SeatsBlocked { .. }
        | Event::PositionsTold { .. }
        | Event::Eliminated { .. }
        | Event::Revived { .. }
        | Event::RebuyPhaseSet { .. }
        | Event::Moved { .. }
        | Event::RulesetChanged { .. }
        | Event::ChipsRaced { .. }
        | Event::AnnouncementLifted {}
        | Event::HuntersNamed { .. }
        | Event::StacksCounted { .. }
        | Event::DealLifted {}
        | Event::SeatReserved { .. }
        | Event::ReservationLifted { .. }
        | Event::AbsentRemoved { .. } => true,
        Event::Registered { .. }
        | Event::HoursCorrected { .. }
        | Event::RegistrationEnds { .. }
        | Event::StackGiven { .. }
        | Event::SignedUp { .. }
        | Event::SignedOff { .. }
        | Event::Unregistered { .. }
        | Event::Paid { .. }
        | Event::DebtWrittenOff { .. }
        | Event::ReEntered { .. }
        | Event::Rebought { .. }
        | Event::AddedOn { .. }
        | Event::AddOnReturned { .. }
        | Event::AdvicePostponed { .. }
        | Event::AbsentSet { .. }
        | Event::Ruled { .. }
        | Event::Penalised { .. }
        | Event::PenaltyLifted { .. }
        | Event::PenaltiesServed { .. }
        | Event::AnnouncedKept { .. }
        | Event::PrizeHanded { .. }
        | Event::PrizeTakenBack { .. }
        | Event::NamedPrizeGiven { .. }
        | Event::NamedPrizeWithdrawn { .. }
        | Event::NamedPrizeHanded { .. }
        | Event::NamedPrizeTakenBack { .. }
        | Event::LastLongerSet { .. }
        | Event::LastLongerRemoved { .. }
        // These contain prices, the pool or payouts: together with the results they reveal what a player won.
        | Event::Amended { .. }
        | Event::FlightsJoined { .. }
        | Event::PrizesChanged { .. }
        | Event::PrizesAnnounced { .. }
        | Event::EnvelopesSealed { .. }
        // These state it directly.
        | Event::EnvelopeDrawn { .. }
        | Event::DealMade { .. }
        | Event::Finished { .. }
        // Both contain every result, which the evening states anyway, and a reason in somebody's words.
        | Event::ResultsRecorded { .. }
        | Event::RankingCorrected { .. } => false,
    }
}
