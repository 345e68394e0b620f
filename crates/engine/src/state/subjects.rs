//! The subjects of an evening, each as a view over its state.

use crate::state::tournament::Tournament;

/// Expected end of the evening: the pace so far, and levels that would end it on time.
#[derive(Clone, Copy)]
pub struct EndForecast<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Players whose seat is drawn and who have not come.
#[derive(Clone, Copy)]
pub struct Absences<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Advice on tables and seats that the evening needs next.
#[derive(Clone, Copy)]
pub struct Adviser<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Changes of the set-up after it was made, as far as play allows.
#[derive(Clone, Copy)]
pub struct Amendments<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Prizes: the pool, its shares, what was announced and what was handed over.
#[derive(Clone, Copy)]
pub struct PrizeMoney<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Deals among the players left: offer, conclusion and withdrawal.
#[derive(Clone, Copy)]
pub struct Deals<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Bounties, fixed, progressive or in envelopes, and the players who earned them.
#[derive(Clone, Copy)]
pub struct BountyPlay<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Clock of the evening: start, pauses, breaks and corrections.
#[derive(Clone, Copy)]
pub struct PlayClock<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Hand-for-hand play and the last hands of the day.
#[derive(Clone, Copy)]
pub struct HandPlay<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Eliminations, and players who are brought back after a mistake.
#[derive(Clone, Copy)]
pub struct Eliminations<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Rebuys, add-ons and re-entries (rules 5-1 to 5-5).
#[derive(Clone, Copy)]
pub struct Rebuys<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Entries, sign-ups, payments and reserved seats, until registration closes.
#[derive(Clone, Copy)]
pub struct Registration<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Flights of a tournament of several days, and the stacks carried over.
#[derive(Clone, Copy)]
pub struct FlightPlay<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Play in rounds: the tables of a round, its places and the next draw.
#[derive(Clone, Copy)]
pub struct RoundPlay<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Amounts due that were written off.
#[derive(Clone, Copy)]
pub struct Debts<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Rulings of the floor that the journal records.
#[derive(Clone, Copy)]
pub struct Rulings<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Last-longer bets among players.
#[derive(Clone, Copy)]
pub struct LastLongerBets<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Penalties, and the hands or levels they still last.
#[derive(Clone, Copy)]
pub struct Conduct<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Ranking: results so far, at the end, corrected by hand or entered afterwards.
#[derive(Clone, Copy)]
pub struct Ranking<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Seats and tables: draws, moves, balancing, breaking, blocked seats.
#[derive(Clone, Copy)]
pub struct SeatPlan<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Stacks that were counted, and those they lead to.
#[derive(Clone, Copy)]
pub struct Stacks<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// Properties that hold after every event.
#[derive(Clone, Copy)]
pub struct Invariants<'a> {
    pub(crate) tournament: &'a Tournament,
}

/// The subjects of an evening, each as a view over its state.
impl Tournament {
    pub fn end_forecast(&self) -> EndForecast<'_> {
        EndForecast { tournament: self }
    }

    pub fn absences(&self) -> Absences<'_> {
        Absences { tournament: self }
    }

    pub fn adviser(&self) -> Adviser<'_> {
        Adviser { tournament: self }
    }

    pub fn amendments(&self) -> Amendments<'_> {
        Amendments { tournament: self }
    }

    pub fn prize_money(&self) -> PrizeMoney<'_> {
        PrizeMoney { tournament: self }
    }

    pub fn deals(&self) -> Deals<'_> {
        Deals { tournament: self }
    }

    pub fn bounty_play(&self) -> BountyPlay<'_> {
        BountyPlay { tournament: self }
    }

    pub fn play_clock(&self) -> PlayClock<'_> {
        PlayClock { tournament: self }
    }

    pub fn hand_play(&self) -> HandPlay<'_> {
        HandPlay { tournament: self }
    }

    pub fn eliminations(&self) -> Eliminations<'_> {
        Eliminations { tournament: self }
    }

    pub fn rebuys(&self) -> Rebuys<'_> {
        Rebuys { tournament: self }
    }

    pub fn registration(&self) -> Registration<'_> {
        Registration { tournament: self }
    }

    pub fn flight_play(&self) -> FlightPlay<'_> {
        FlightPlay { tournament: self }
    }

    pub fn round_play(&self) -> RoundPlay<'_> {
        RoundPlay { tournament: self }
    }

    pub fn debts(&self) -> Debts<'_> {
        Debts { tournament: self }
    }

    pub fn rulings(&self) -> Rulings<'_> {
        Rulings { tournament: self }
    }

    pub fn last_longer_bets(&self) -> LastLongerBets<'_> {
        LastLongerBets { tournament: self }
    }

    pub fn conduct(&self) -> Conduct<'_> {
        Conduct { tournament: self }
    }

    pub fn ranking(&self) -> Ranking<'_> {
        Ranking { tournament: self }
    }

    pub fn seat_plan(&self) -> SeatPlan<'_> {
        SeatPlan { tournament: self }
    }

    pub fn stacks(&self) -> Stacks<'_> {
        Stacks { tournament: self }
    }

    pub fn invariants(&self) -> Invariants<'_> {
        Invariants { tournament: self }
    }
}
