//! Satellites (1-5): as many seats as the pool pays for, what is left in cash, and who has qualified.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use rand::rngs::SmallRng;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis};
use tapis_engine::play::satellites::SatelliteSeats;
use tapis_engine::prizes::payouts::{PrizeError, PrizePlan, Shares, Takings, payouts};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::views::{clock_view, tournament_view};
use tapis_engine::{Action, Refusal, Tournament};

use crate::started::{ask, bust, started};

fn seats(value: i64) -> PrizePlan {
    PrizePlan { shares: Shares::Seats { value: Cents(value) }, ..PrizePlan::default() }
}

fn paid(pool: i64, players: u32) -> Vec<i64> {
    let takings = Takings { pool: Cents(pool), entries: players, players, entry_price: Cents(1_000) };
    payouts(&seats(5_000), takings).iter().map(|payout| payout.amount.0).collect()
}

#[test]
fn the_next_place_gets_the_seats_rest() {
    assert_eq!(paid(17_000, 17), [5_000, 5_000, 5_000, 2_000]);
    assert_eq!(paid(15_000, 15), [5_000, 5_000, 5_000]);
    assert_eq!(paid(4_000, 4), [4_000], "not one seat yet: the winner gets the money");
    assert_eq!(paid(17_000, 2), [12_000, 5_000], "nobody is left for what is left over");
    assert_eq!(paid(0, 12), [] as [i64; 0]);
    assert_eq!(seats(0).errors(Some(Cents(1_000))), [PrizeError::SeatValue]);
}

proptest! {
    #[test]
    fn seats_and_rest_make_the_pool(pool in 0_i64..10_000_000, value in 1_i64..200_000, players in 1_u32..120) {
        let takings = Takings { pool: Cents(pool), entries: players, players, entry_price: Cents(1_000) };
        let amounts: Vec<i64> = payouts(&seats(value), takings).iter().map(|payout| payout.amount.0).collect();
        prop_assert_eq!(amounts.iter().sum::<i64>(), pool);
        prop_assert!(amounts.is_sorted_by(|one, next| one >= next));
    }
}

struct Evening {
    tournament: Tournament,
    dice: SmallRng,
}

impl Evening {
    /// So many players of 10 €, for seats worth 25 €.
    fn new(players: i64) -> Self {
        let (tournament, dice) = started(players, |draft| {
            draft.prizes = seats(2_500);
            draft.end = EndCondition::Satellite { qualifiers: 7 };
        });
        Evening { tournament, dice }
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        ask(&mut self.tournament, &mut self.dice, action, Millis::ZERO)
    }

    fn bust(&mut self, entry: u32) {
        self.ask(&bust(entry)).unwrap();
    }
}

#[test]
fn qualifiers_match_the_seats() {
    let mut evening = Evening::new(6);
    assert_eq!(evening.tournament.ranking().seats(), Some(SatelliteSeats { value: Cents(2_500), count: 2 }));
    assert_eq!(evening.tournament.ranking().qualifiers(), Some(2), "the pool says how many, not the set-up");
    assert_eq!(clock_view(&evening.tournament, Millis::ZERO).seat_value, Some(Cents(2_500)));
    for entry in 1..=3 {
        evening.bust(entry);
    }
    let finish = Action::Finish { stacks: Vec::new() };
    assert_eq!(evening.ask(&finish), Err(Refusal::NotOver { players: 3 }));
    evening.bust(4);
    assert!(evening.tournament.ranking().qualified().is_empty(), "not before it is over");
    evening.ask(&finish).unwrap();
    let results: Vec<(u32, i64)> =
        evening.tournament.results().iter().map(|line| (line.place, line.prize.0)).collect();
    assert_eq!(results[..3], [(1, 2_500), (1, 2_500), (3, 1_000)]);
    let view = tournament_view(&evening.tournament, Millis::ZERO);
    assert_eq!(view.qualified, [EntryId(5), EntryId(6)]);
}

#[test]
fn without_money_the_set_up_says_how_many_qualify() {
    let (tournament, _) = started(9, |draft| {
        draft.prizes = seats(2_500);
        draft.end = EndCondition::Satellite { qualifiers: 7 };
        draft.money = None;
    });
    assert_eq!((tournament.ranking().qualifiers(), tournament.ranking().seats()), (Some(7), None));
}

#[test]
fn announced_seats_stay_despite_later_entries() {
    let mut evening = Evening::new(6);
    evening.ask(&Action::AnnouncePrizes).unwrap();
    for member in 7..=8 {
        evening.ask(&Action::Register { member: MemberId(member), born: None, paid: true }).unwrap();
    }
    assert_eq!(evening.tournament.ranking().qualifiers(), Some(2));
    evening.ask(&Action::LiftAnnouncement).unwrap();
    assert_eq!(evening.tournament.ranking().qualifiers(), Some(3));
}
