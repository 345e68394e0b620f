//! Prizes that are not for a place: their money comes out of the pool first, and the director gives them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Cents, EntryId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::prizes::payouts::{NamedPrize, PrizeError, PrizePlan, Shares};
use tapis_engine::views::{folded, tournament_view};
use tapis_engine::{Action, Refusal, Tournament};

use crate::started::{ask, started};

fn prize(name: &str, amount: i64, thing: Option<&str>) -> NamedPrize {
    NamedPrize {
        name: name.to_owned(),
        amount: Cents(amount),
        thing: thing.map(str::to_owned),
        value: None,
        donor: None,
    }
}

fn plan(named: Vec<NamedPrize>) -> PrizePlan {
    PrizePlan { shares: Shares::Standard { places: Some(2) }, unit: Cents(50), named, ..PrizePlan::default() }
}

/// Five players of 10 €; 8 € for the best newcomer, a book for the first out, and 42 € for two places.
struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    fn new() -> Self {
        let (tournament, dice) = started(5, |draft| {
            draft.prizes = plan(vec![prize("Débutant", 800, None), prize("Premier sorti", 0, Some("Livre"))]);
        });
        Evening { tournament, dice }
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        ask(&mut self.tournament, &mut self.dice, action, Millis::ZERO)
    }

    fn give(&mut self, name: &str, entry: Option<u32>) -> Result<(), Refusal> {
        self.ask(&Action::GiveNamed { prize: name.to_owned(), entry: entry.map(EntryId) })
    }

    fn hand(&mut self, name: &str, handed: bool) -> Result<(), Refusal> {
        self.ask(&Action::HandNamed { prize: name.to_owned(), handed })
    }

    /// Handed over, still owed, left in the till.
    fn money(&self) -> (i64, i64, i64) {
        let handed = tournament_view(&self.tournament, Millis::ZERO).handed;
        (handed.amount.0, handed.owed.0, handed.till.0)
    }
}

#[test]
fn their_money_comes_out_of_the_pool_first() {
    let mut evening = Evening::new();
    let places = |evening: &Evening| {
        evening.tournament.prize_money().payouts().iter().map(|one| one.amount.0).collect::<Vec<_>>()
    };
    assert_eq!(places(&evening), [2_750, 1_450]);
    evening.ask(&Action::AnnouncePrizes).unwrap();
    assert_eq!(evening.tournament.prize_money().unshared(), Cents::ZERO);
    // A dearer prize takes nothing from announced places: the club adds it.
    evening.ask(&Action::ChangePrizes { plan: plan(vec![prize("Débutant", 1_000, None)]) }).unwrap();
    assert_eq!(
        (places(&evening), evening.tournament.prize_money().unshared()),
        (vec![2_750, 1_450], Cents(-200))
    );
    evening.ask(&Action::LiftAnnouncement).unwrap();
    // As far as the pool reaches, in the order of the plan.
    let named = vec![prize("Débutant", 4_500, None), prize("Bluff", 1_000, None), prize("Rire", 10, None)];
    evening.ask(&Action::ChangePrizes { plan: plan(named) }).unwrap();
    let amounts: Vec<i64> =
        evening.tournament.prize_money().named_prizes().iter().map(|line| line.amount.0).collect();
    assert_eq!((amounts, places(&evening)), (vec![4_500, 500, 0], vec![]));
}

#[test]
fn the_director_gives_them_and_hands_them_over() {
    let mut evening = Evening::new();
    let open = |name: &str| Refusal::NamedOpen { prize: name.to_owned() };
    assert_eq!(evening.give("Bluff", Some(1)), Err(Refusal::NoNamedPrize { prize: "Bluff".to_owned() }));
    assert_eq!(evening.give("Débutant", None), Err(open("Débutant")));
    assert_eq!(evening.hand("Débutant", true), Err(open("Débutant")));
    assert_eq!(evening.give("Débutant", Some(9)), Err(Refusal::NoSuchEntry { entry: EntryId(9) }));
    evening
        .ask(&Action::Bust { players: vec![BustLine { entry: EntryId(5), by: None, stack: None }] })
        .unwrap();
    evening.give("Premier sorti", Some(5)).unwrap();
    evening.give("Débutant", Some(2)).unwrap();
    evening.give("Débutant", Some(3)).unwrap();
    let given = Refusal::NamedGiven { prize: "Débutant".to_owned(), entry: EntryId(3) };
    assert_eq!(evening.give("Débutant", Some(3)), Err(given));
    assert_eq!(evening.money(), (0, 800, 5_000));
    evening.hand("Débutant", true).unwrap();
    evening.hand("Premier sorti", true).unwrap();
    assert_eq!(evening.hand("Débutant", true), Err(Refusal::PrizeHanded { entry: EntryId(3) }));
    assert_eq!(evening.money(), (800, 0, 4_200));
    let handed = Refusal::NamedHanded { prize: "Débutant".to_owned() };
    assert_eq!(evening.give("Débutant", Some(1)), Err(handed));
    // A prize that somebody has cannot leave the plan; another amount is handed again as a whole.
    let kept = Refusal::NamedKept { prize: "Premier sorti".to_owned() };
    let dearer = vec![prize("Débutant", 1_000, None)];
    assert_eq!(evening.ask(&Action::ChangePrizes { plan: plan(dearer.clone()) }), Err(kept));
    evening.hand("Premier sorti", false).unwrap();
    evening.give("Premier sorti", None).unwrap();
    evening.ask(&Action::ChangePrizes { plan: plan(dearer) }).unwrap();
    assert_eq!(evening.money(), (800, 200, 4_200));
    evening.hand("Débutant", true).unwrap();
    assert_eq!(evening.money(), (1_000, 0, 4_000));
    assert_eq!(evening.tournament.prize_money().named_won(EntryId(3)), Cents(1_000));

    // Also once it is over.
    for entry in [4, 2, 3] {
        evening
            .ask(&Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] })
            .unwrap();
    }
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    evening.hand("Débutant", false).unwrap();
    evening.give("Débutant", Some(4)).unwrap();
    evening.hand("Débutant", true).unwrap();
    assert_eq!(evening.money(), (1_000, 4_000, 4_000));
}

#[test]
fn a_name_is_said_once() {
    let plan = plan(vec![prize("A", 0, None), prize(" ", -1, None), prize("A ", 0, None)]);
    assert_eq!(
        plan.errors(None),
        [
            PrizeError::NamedName { index: 1 },
            PrizeError::NamedAmount { index: 1 },
            PrizeError::NamedTwice { index: 2 }
        ]
    );
}

#[test]
fn neighbouring_places_with_one_prize_share_a_line() {
    let mut evening = Evening::new();
    let shares = Shares::Amounts { amounts: [2_000, 1_000, 1_000, 1_000].map(Cents).to_vec() };
    evening.ask(&Action::ChangePrizes { plan: PrizePlan { shares, ..PrizePlan::default() } }).unwrap();
    let lines = |evening: &Evening| {
        folded(evening.tournament.prize_money().prizes())
            .into_iter()
            .map(|(line, to)| (line.place, to, line.amount.0))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(&evening), [(1, 1, 2_000), (2, 4, 1_000)]);
    for entry in [5, 4] {
        evening
            .ask(&Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] })
            .unwrap();
    }
    assert_eq!(
        lines(&evening),
        [(1, 1, 2_000), (2, 3, 1_000), (4, 4, 1_000)],
        "whoever has won one has a line"
    );
}
