//! The actions of a tournament, one file a subject: whether each is possible, and its effect on the state.

pub mod absent;
pub mod advice;
pub mod amend;
pub mod announced_prizes;
pub mod apply;
pub mod blocked_seats;
pub mod bounties;
pub mod breaking;
pub mod clock;
pub mod corrected_ranking;
pub mod deals;
pub mod debts;
pub mod decide;
pub mod eliminations;
pub mod entry_actions;
pub mod expected_field;
pub mod finish;
pub mod flights;
pub mod floor;
pub mod hand_for_hand;
pub mod handed_prizes;
pub mod invariants;
pub mod last_longers;
pub mod named_prizes;
pub mod penalties;
pub mod re_entries;
pub mod rebuys;
pub mod recorded_results;
pub mod registration;
pub mod rotation;
pub mod rounds;
pub mod satellites;
pub mod seating;
pub mod sign_ups;
pub mod stacks;
pub mod team_draw;
pub mod tempo;

use crate::play::absent::Absences;
use crate::play::advice::Adviser;
use crate::play::amend::Amendments;
use crate::play::announced_prizes::PrizeMoney;
use crate::play::bounties::BountyPlay;
use crate::play::clock::PlayClock;
use crate::play::corrected_ranking::Ranking;
use crate::play::deals::Deals;
use crate::play::debts::Debts;
use crate::play::eliminations::Eliminations;
use crate::play::flights::FlightPlay;
use crate::play::floor::Rulings;
use crate::play::hand_for_hand::HandPlay;
use crate::play::invariants::Invariants;
use crate::play::last_longers::LastLongerBets;
use crate::play::penalties::Conduct;
use crate::play::rebuys::Rebuys;
use crate::play::registration::Registration;
use crate::play::rounds::RoundPlay;
use crate::play::seating::SeatPlan;
use crate::play::stacks::Stacks;
use crate::play::tempo::EndForecast;
use crate::state::tournament::Tournament;

/// The subjects of an evening, each as a view over its state.
impl Tournament {
    /// Expected end of the evening.
    pub fn end_forecast(&self) -> EndForecast<'_> {
        EndForecast { tournament: self }
    }

    /// Players who have not come to their seat.
    pub fn absences(&self) -> Absences<'_> {
        Absences { tournament: self }
    }

    /// Advice on tables and seats.
    pub fn adviser(&self) -> Adviser<'_> {
        Adviser { tournament: self }
    }

    /// Changes of the set-up.
    pub fn amendments(&self) -> Amendments<'_> {
        Amendments { tournament: self }
    }

    /// Prizes, announced and handed over.
    pub fn prize_money(&self) -> PrizeMoney<'_> {
        PrizeMoney { tournament: self }
    }

    /// Deals among the players left.
    pub fn deals(&self) -> Deals<'_> {
        Deals { tournament: self }
    }

    /// Bounties and who earned them.
    pub fn bounty_play(&self) -> BountyPlay<'_> {
        BountyPlay { tournament: self }
    }

    /// Starts, pauses and corrections of the clock.
    pub fn play_clock(&self) -> PlayClock<'_> {
        PlayClock { tournament: self }
    }

    /// Hand-for-hand play and the last hands.
    pub fn hand_play(&self) -> HandPlay<'_> {
        HandPlay { tournament: self }
    }

    pub fn eliminations(&self) -> Eliminations<'_> {
        Eliminations { tournament: self }
    }

    /// Rebuys, add-ons and re-entries.
    pub fn rebuys(&self) -> Rebuys<'_> {
        Rebuys { tournament: self }
    }

    /// Entries, sign-ups and payments.
    pub fn registration(&self) -> Registration<'_> {
        Registration { tournament: self }
    }

    /// Flights and the stacks carried over.
    pub fn flight_play(&self) -> FlightPlay<'_> {
        FlightPlay { tournament: self }
    }

    pub fn round_play(&self) -> RoundPlay<'_> {
        RoundPlay { tournament: self }
    }

    /// Amounts that were written off.
    pub fn debts(&self) -> Debts<'_> {
        Debts { tournament: self }
    }

    /// Rulings of the floor.
    pub fn rulings(&self) -> Rulings<'_> {
        Rulings { tournament: self }
    }

    pub fn last_longer_bets(&self) -> LastLongerBets<'_> {
        LastLongerBets { tournament: self }
    }

    pub fn conduct(&self) -> Conduct<'_> {
        Conduct { tournament: self }
    }

    /// Results, as they stand and at the end.
    pub fn ranking(&self) -> Ranking<'_> {
        Ranking { tournament: self }
    }

    pub fn seat_plan(&self) -> SeatPlan<'_> {
        SeatPlan { tournament: self }
    }

    /// Stacks that were counted.
    pub fn stacks(&self) -> Stacks<'_> {
        Stacks { tournament: self }
    }

    /// Properties that hold after every event.
    pub fn invariants(&self) -> Invariants<'_> {
        Invariants { tournament: self }
    }
}
