//! Which events a league is told.

use tapis_engine::event::Event;
use tapis_league::Part;

/// Which rows of a journal are told in part.
///
/// Versions that wrote no such row withheld it whole if one of its events is withheld, and what was sent once must have the
/// same hash for ever. From the first row on that such a version cannot read, a row is told in part: then whoever reads it
/// knows of everybody who came or went, and can make each draw again.
#[derive(Debug, Default)]
pub(super) struct Shared {
    in_part: bool,
}

impl Shared {
    /// How the events of the next row are written; none: it is withheld.
    pub(super) fn next(&mut self, events: &[Event]) -> Option<Vec<Part>> {
        self.in_part |= events.iter().any(names_what_it_rests_on);
        let parts: Vec<Part> = events.iter().map(part).collect();
        let whole = parts.iter().all(|part| *part == Part::Told);
        let anything = parts.iter().any(|part| *part != Part::Withheld);
        (whole || self.in_part && anything && !events.iter().any(punishes)).then_some(parts)
    }
}

/// Whether a draw says what it was made from, or a table how large it is: earlier versions wrote neither.
fn names_what_it_rests_on(event: &Event) -> bool {
    matches!(
        event,
        Event::SeatsDrawn { from: Some(_), .. }
            | Event::LateSeated { among: Some(_), .. }
            | Event::TableOpened { size: Some(_), .. }
    )
}

/// Nobody should see from what stands beside it that somebody was punished.
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

/// Whether the league is told what happened: what a place or a draw rests on. The league publishes what it is told, so
/// nothing that holds an amount of money is: of prices, of the pool, or of what somebody paid, owes or won. Who was punished
/// and how a dispute was ruled on stay in the club too, as does what somebody wrote about somebody.
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
        | Event::StackGiven { .. }
        | Event::SignedUp { .. }
        | Event::SignedOff { .. }
        | Event::Unregistered { .. }
        | Event::Paid { .. }
        | Event::ReEntered { .. }
        | Event::Rebought { .. }
        | Event::AddedOn { .. }
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
        // These hold prices, the pool or what a place gets: with the results anyone would read from them what a player won.
        | Event::Amended { .. }
        | Event::FlightsJoined { .. }
        | Event::PrizesChanged { .. }
        | Event::PrizesAnnounced { .. }
        | Event::EnvelopesSealed { .. }
        // These say it.
        | Event::EnvelopeDrawn { .. }
        | Event::DealMade { .. }
        | Event::Finished { .. }
        // Both hold every result, which the evening itself states, and the reason in somebody's words.
        | Event::ResultsRecorded { .. }
        | Event::RankingCorrected { .. } => false,
    }
}
