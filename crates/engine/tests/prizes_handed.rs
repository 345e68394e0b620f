//! Prizes in their winners' hands: given once, taken back, given anew when they have grown.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Cents, EntryId, Millis};
use tapis_engine::prizes::payouts::{PrizeInKind, PrizePlan, Shares};
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Refusal, Tournament};

use crate::started::{ask, bust, started};

/// Five players of 10 €, two places paid: 32.50 € and 17.50 €.
struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    fn new() -> Self {
        let (tournament, dice) = started(5, |draft| {
            draft.prizes = PrizePlan {
                shares: Shares::Standard { places: Some(2) },
                unit: Cents(50),
                ..PrizePlan::default()
            };
        });
        Evening { tournament, dice }
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        ask(&mut self.tournament, &mut self.dice, action, Millis::ZERO)
    }

    fn out(&mut self, entry: u32) {
        self.ask(&bust(entry)).unwrap();
    }

    fn hand(&mut self, entry: u32, handed: bool) -> Result<(), Refusal> {
        self.ask(&Action::HandPrize { entry: EntryId(entry), handed })
    }

    /// Handed over, still owed, left in the till.
    fn money(&self) -> (i64, i64, i64) {
        let handed = tournament_view(&self.tournament, Millis::ZERO).handed;
        (handed.amount.0, handed.owed.0, handed.till.0)
    }

    fn settled(&self) -> Vec<EntryId> {
        tournament_view(&self.tournament, Millis::ZERO).handed.settled
    }
}

#[test]
fn a_prize_is_handed_over_once() {
    let mut evening = Evening::new();
    for entry in [1, 2, 3] {
        evening.out(entry);
    }
    assert_eq!(
        evening.hand(3, true),
        Err(Refusal::NoPrize { entry: EntryId(3) }),
        "third of two places paid"
    );
    assert_eq!(evening.hand(4, true), Err(Refusal::NoPrize { entry: EntryId(4) }), "still playing");
    assert_eq!(evening.hand(4, false), Err(Refusal::PrizeNotHanded { entry: EntryId(4) }));
    evening.out(4);
    // Only the winner is left: all that is to be handed over is known.
    assert_eq!(evening.money(), (0, 5_000, 5_000));
    evening.hand(4, true).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((1_750, 3_250, 3_250), [4].map(EntryId).to_vec()));
    assert_eq!(evening.hand(4, true), Err(Refusal::PrizeHanded { entry: EntryId(4) }));

    // After the end too.
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    assert_eq!(evening.money(), (1_750, 3_250, 3_250));
    evening.hand(5, true).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((5_000, 0, 0), [5, 4].map(EntryId).to_vec()));
    evening.hand(4, false).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((3_250, 1_750, 1_750), [5].map(EntryId).to_vec()));
}

#[test]
fn what_has_changed_since_is_owed_and_handed_again() {
    let mut evening = Evening::new();
    for entry in [1, 2, 3, 4] {
        evening.out(entry);
    }
    evening.hand(4, true).unwrap();
    let plan = PrizePlan {
        shares: Shares::Standard { places: Some(2) },
        unit: Cents(50),
        guarantee: Cents(10_000),
        in_kind: vec![],
        ..PrizePlan::default()
    };
    evening.ask(&Action::ChangePrizes { plan }).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((1_750, 8_250, 3_250), vec![]));
    evening.hand(4, true).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((3_500, 6_500, 1_500), [4].map(EntryId).to_vec()));
    // Wrongly out: what he holds is too much until it is taken back.
    evening.ask(&Action::Revive { entry: EntryId(4) }).unwrap();
    assert_eq!(evening.money(), (3_500, -3_500, 1_500));
    evening.hand(4, false).unwrap();
    assert_eq!(evening.money(), (0, 0, 5_000));
}

#[test]
fn the_last_player_is_paid_before_the_end() {
    let mut evening = Evening::new();
    for entry in [1, 2, 3] {
        evening.out(entry);
    }
    let at_its_end = |evening: &Evening| tournament_view(&evening.tournament, Millis::ZERO).at_its_end;
    assert!(!at_its_end(&evening));
    evening.out(4);
    assert!(at_its_end(&evening));
    evening.hand(5, true).unwrap();
    assert_eq!((evening.money(), evening.settled()), ((3_250, 1_750, 1_750), [5].map(EntryId).to_vec()));
    let before = tournament_view(&evening.tournament, Millis::ZERO).prizes;
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    let view = tournament_view(&evening.tournament, Millis::ZERO);
    assert_eq!((view.prizes, view.at_its_end), (before, true));
    assert_eq!(evening.settled(), [EntryId(5)]);
}

#[test]
fn a_thing_for_third_alone_has_the_only_line() {
    let (tournament, _) = started(5, |draft| {
        draft.money = None;
        draft.prizes = PrizePlan {
            in_kind: vec![PrizeInKind { place: 3, name: "Carafe".to_owned(), value: None, donor: None }],
            ..PrizePlan::default()
        };
    });
    let places: Vec<_> = tournament.prize_money().prizes().iter().map(|line| line.place).collect();
    assert_eq!(places, [3]);
}
