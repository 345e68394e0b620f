//! Which events a league is told.

use tapis_engine::event::Event;

/// Whether the league is told what happened: what a place or a draw rests on. The league publishes what it is told, so
/// nothing that holds an amount of money is: of prices, of the pool, or of what somebody paid, owes or won. Who was punished
/// and how a dispute was ruled on stay in the club too, as does what somebody wrote about somebody.
pub(super) fn told(event: &Event) -> bool {
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
        | Event::DealLifted {} => true,
        Event::Registered { .. }
        | Event::StackGiven { .. }
        | Event::SignedUp { .. }
        | Event::SignedOff { .. }
        | Event::Unregistered { .. }
        | Event::Paid { .. }
        | Event::SeatReserved { .. }
        | Event::ReservationLifted { .. }
        | Event::ReEntered { .. }
        | Event::Rebought { .. }
        | Event::AddedOn { .. }
        | Event::AdvicePostponed { .. }
        | Event::AbsentSet { .. }
        | Event::AbsentRemoved { .. }
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
