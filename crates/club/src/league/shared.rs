//! Which events a league is told.

use tapis_engine::event::Event;

/// Whether the league is told what happened: what a result or a draw rests on. What people paid or owe, who was punished
/// and how a dispute was ruled on stay in the club, as does what somebody wrote about somebody.
pub(super) fn told(event: &Event) -> bool {
    match event {
        Event::Amended { .. }
        | Event::FlightsJoined { .. }
        | Event::SeatsDrawn { .. }
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
        | Event::PrizesChanged { .. }
        | Event::PrizesAnnounced { .. }
        | Event::AnnouncementLifted {}
        | Event::HuntersNamed { .. }
        | Event::EnvelopesSealed { .. }
        | Event::EnvelopeDrawn { .. }
        | Event::StacksCounted { .. }
        | Event::DealMade { .. }
        | Event::DealLifted {}
        | Event::Finished { .. } => true,
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
        // Both hold every result, which the evening itself states, and the reason in somebody's words.
        | Event::ResultsRecorded { .. }
        | Event::RankingCorrected { .. } => false,
    }
}
