//! Announced prizes stand: what comes later changes none of them, and all money is accounted for.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use rand::SeedableRng;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::prizes::payouts::{MinimumCash, NamedPrize, PrizePlan, Shares};
use tapis_engine::setup::Format;
use tapis_engine::state::deal::{DealMethod, DealTerms};
use tapis_engine::views::{clock_view, tournament_view};
use tapis_engine::{Action, Event, Refusal, Setup, SetupDraft, Tournament};

/// Ten players of 10 €, three places paid: 50, 30 and 20 €; rebuys of 10 €.
struct Evening {
    tournament: Tournament,
    setup: Setup,
    events: Vec<Event>,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    fn new(plan: PrizePlan) -> Self {
        let mut draft: SetupDraft =
            serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap();
        draft.prizes = plan;
        draft.late_last_level = 6;
        draft.format = Format::Rebuy {
            last_level: 6,
            max_rebuys: None,
            addon: true,
            addon_multiple: 1,
            addon_from: None,
        };
        let money = draft.money.as_mut().unwrap();
        (money.fee, money.rebuy_price, money.addon_price) = (Cents(1_000), Cents(1_000), Cents(1_000));
        let dice = rand::rngs::SmallRng::seed_from_u64(7);
        let setup = draft.check().unwrap();
        let tournament = Tournament::new(setup.clone());
        let mut evening = Evening { tournament, setup, events: Vec::new(), dice };
        for member in 1..=10 {
            evening.enter(member).unwrap();
        }
        evening.ask(&Action::DrawSeats).unwrap();
        evening.ask(&Action::Start).unwrap();
        evening
    }

    fn usual() -> Self {
        Evening::new(PrizePlan { shares: Shares::Standard { places: Some(3) }, ..PrizePlan::default() })
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        for event in self.tournament.decide(action, Millis(60_000), &mut self.dice)? {
            self.tournament.apply(&event);
            self.tournament.invariants().check_invariants().unwrap();
            self.events.push(event);
        }
        Ok(())
    }

    fn enter(&mut self, member: i64) -> Result<(), Refusal> {
        self.ask(&Action::Register { member: MemberId(member), born: None, paid: true })
    }

    fn out(&mut self, entry: u32) -> Result<(), Refusal> {
        self.ask(&Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] })
    }

    fn rebuy(&mut self, entry: u32) -> Result<(), Refusal> {
        self.ask(&Action::Rebuy {
            entry: EntryId(entry),
            stack: tapis_engine::base::quantity::Chips(0),
            paid: true,
        })
    }

    fn keep(&mut self, note: &str) -> Result<(), Refusal> {
        self.ask(&Action::KeepAnnounced { note: note.to_owned() })
    }

    fn amounts(&self) -> Vec<i64> {
        self.tournament.prize_money().payouts().iter().map(|payout| payout.amount.0).collect()
    }

    /// Stale, not shared, the note of who kept them.
    fn stands(&self) -> (bool, i64, Option<String>) {
        let view = self.tournament.prize_money().announced_view().unwrap();
        (view.stale, view.unshared.0, view.note)
    }

    /// Money of prizes that are not for a place.
    fn named(&self) -> i64 {
        self.tournament.prize_money().named_prizes().iter().map(|line| line.amount.0).sum()
    }

    /// The pool is the prizes and what is not shared.
    fn is_exact(&self) -> bool {
        let shared: i64 = self.amounts().iter().sum::<i64>() + self.named();
        shared + self.tournament.prize_money().unshared().0 == self.tournament.prize_money().pool().0
    }
}

#[test]
fn announced_prizes_stay_and_the_difference_is_said() {
    let mut evening = Evening::usual();
    assert_eq!(evening.keep(""), Err(Refusal::NothingAnnounced));
    assert_eq!(evening.ask(&Action::LiftAnnouncement), Err(Refusal::NothingAnnounced));
    evening.ask(&Action::AnnouncePrizes).unwrap();
    assert_eq!(evening.amounts(), [5_000, 3_000, 2_000]);
    assert_eq!(evening.stands(), (false, 0, None));
    assert_eq!(evening.ask(&Action::AnnouncePrizes), Err(Refusal::PrizesAnnounced));
    assert_eq!(evening.keep(""), Err(Refusal::PrizesAnnounced), "nothing has changed");

    evening.enter(11).unwrap();
    assert_eq!(evening.amounts(), [5_000, 3_000, 2_000]);
    assert_eq!(evening.stands(), (true, 1_000, None));
    let view = tournament_view(&evening.tournament, Millis(60_000));
    assert_eq!((view.pool, view.clock.unshared), (Cents(11_000), Cents(1_000)));
    let announced = view.announced.unwrap();
    let changes: Vec<_> =
        announced.changes.iter().map(|change| (change.place, change.announced.0, change.now.0)).collect();
    assert_eq!(changes, [(1, 5_000, 5_500), (2, 3_000, 3_300), (3, 2_000, 2_200)]);
    assert_eq!(announced.pool, Cents(10_000));

    evening.keep("  Cagnotte de la saison ").unwrap();
    assert_eq!(evening.stands(), (false, 1_000, Some("Cagnotte de la saison".to_owned())));
    assert_eq!(evening.keep("Cagnotte de la saison"), Err(Refusal::PrizesAnnounced));
    assert_eq!(evening.keep(&"x".repeat(201)), Err(Refusal::NoteTooLong { most: 200 }));
    // A later change of the pool asks for another decision.
    evening.rebuy(3).unwrap();
    assert_eq!(evening.stands(), (true, 2_000, None));
    evening.ask(&Action::AnnouncePrizes).unwrap();
    assert_eq!((evening.amounts(), evening.stands()), (vec![6_000, 3_600, 2_400], (false, 0, None)));

    // Money that goes away is the club's to add.
    evening.ask(&Action::SetAbsent { entry: EntryId(11), absent: true }).unwrap();
    let plan = PrizePlan { shares: Shares::Standard { places: Some(2) }, ..PrizePlan::default() };
    evening.ask(&Action::ChangePrizes { plan }).unwrap();
    assert_eq!(evening.amounts(), [6_000, 3_600, 2_400], "the plan changes no announced prize");
    let changes = evening.tournament.prize_money().announced_view().unwrap().changes;
    assert_eq!(changes.last().map(|change| (change.place, change.now)), Some((3, Cents::ZERO)));
    evening.ask(&Action::LiftAnnouncement).unwrap();
    assert_eq!(
        (evening.amounts(), evening.tournament.prize_money().announced_view()),
        (vec![7_800, 4_200], None)
    );
    let replayed = Tournament::replay(evening.setup.clone(), &evening.events);
    assert_eq!(replayed.prize_money().payouts(), evening.tournament.prize_money().payouts());
}

#[test]
fn the_end_pays_what_was_announced() {
    let mut evening = Evening::usual();
    evening.ask(&Action::AnnouncePrizes).unwrap();
    evening.rebuy(3).unwrap();
    for entry in (2..=10).rev() {
        evening.out(entry).unwrap();
    }
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    let prizes: Vec<i64> = evening.tournament.results().iter().map(|line| line.prize.0).collect();
    assert_eq!(prizes[..4], [5_000, 3_000, 2_000, 0]);
    assert_eq!(evening.stands(), (true, 1_000, None));
    assert_eq!(evening.ask(&Action::AnnouncePrizes), Err(Refusal::AlreadyFinished));
    evening.ask(&Action::HandPrize { entry: EntryId(1), handed: true }).unwrap();
    let handed = tournament_view(&evening.tournament, Millis(60_000)).handed;
    assert_eq!((handed.amount, handed.owed, handed.till), (Cents(5_000), Cents(5_000), Cents(6_000)));
}

#[test]
fn a_deal_shares_what_was_announced() {
    let mut evening = Evening::usual();
    evening.ask(&Action::AnnouncePrizes).unwrap();
    for entry in (4..=10).rev() {
        evening.out(entry).unwrap();
    }
    evening.rebuy(3).unwrap();
    let agreed: Vec<EntryId> = (1..=3).map(EntryId).collect();
    let deal = Action::MakeDeal { method: DealMethod::Even, terms: DealTerms::default(), agreed };
    evening.ask(&deal).unwrap();
    assert_eq!(evening.tournament.deals().deal().unwrap().pot(), Cents(10_000));
    // The money shared would change: not while the deal stands.
    assert_eq!(evening.ask(&Action::AnnouncePrizes), Err(Refusal::DealStands));
    assert_eq!(evening.ask(&Action::LiftAnnouncement), Err(Refusal::DealStands));
    // Announced prizes do not move, so that what is sold now takes nothing from the deal.
    evening.rebuy(2).unwrap();
    evening.keep("Pour le club").unwrap();
    assert_eq!(evening.stands(), (false, 2_000, Some("Pour le club".to_owned())));
}

#[test]
fn there_must_be_money_to_announce() {
    let mut evening = Evening::new(PrizePlan { shares: Shares::Nothing, ..PrizePlan::default() });
    assert_eq!(evening.ask(&Action::AnnouncePrizes), Err(Refusal::NothingToAnnounce));
    assert_eq!(clock_view(&evening.tournament, Millis(60_000)).unshared, Cents::ZERO);
}

#[derive(Debug, Clone)]
enum Step {
    Enter,
    Rebuy(u32),
    AddOn(u32),
    Out(u32),
    Back(u32),
    Withdraw(u32),
    Plan(PrizePlan),
    Announce,
    Keep,
    Lift,
    Deal,
    Give(usize, Option<u32>),
    Hand(usize, bool),
}

const NAMES: [&str; 2] = ["Meilleur débutant", "Premier sorti"];

fn any_plan() -> impl Strategy<Value = PrizePlan> {
    let shares = prop_oneof![
        (1_u32..12).prop_map(|places| Shares::Standard { places: Some(places) }),
        (1_u32..60).prop_map(|percent| Shares::Field { percent }),
        Just(Shares::Percent { shares: vec![5_000, 3_000, 2_000] }),
        Just(Shares::Amounts { amounts: vec![Cents(9_000), Cents(4_000), Cents(4_000)] }),
        Just(Shares::Nothing),
    ];
    let minimum = prop::option::of((50_u32..400).prop_map(|hundredths| MinimumCash::Entries { hundredths }));
    let unit = prop::sample::select(vec![1_i64, 100, 500]);
    let guarantee = prop::sample::select(vec![0_i64, 25_000]);
    let amounts = prop::collection::vec(prop::sample::select(vec![0_i64, 1_500, 9_000]), 0..3);
    let named = amounts.prop_map(|amounts| {
        let prize = |(name, amount): (&str, i64)| NamedPrize {
            name: name.to_owned(),
            amount: Cents(amount),
            thing: None,
            value: None,
            donor: None,
        };
        NAMES.into_iter().zip(amounts).map(prize).collect::<Vec<_>>()
    });
    (shares, minimum, unit, guarantee, named).prop_map(|(shares, minimum, unit, guarantee, named)| {
        PrizePlan {
            shares,
            named,
            minimum,
            unit: Cents(unit),
            guarantee: Cents(guarantee),
            ..PrizePlan::default()
        }
    })
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => Just(Step::Enter),
        2 => (1_u32..14).prop_map(Step::Rebuy),
        2 => (1_u32..14).prop_map(Step::AddOn),
        4 => (1_u32..14).prop_map(Step::Out),
        1 => (1_u32..14).prop_map(Step::Back),
        1 => (1_u32..14).prop_map(Step::Withdraw),
        1 => any_plan().prop_map(Step::Plan),
        3 => Just(Step::Announce),
        1 => Just(Step::Keep),
        1 => Just(Step::Lift),
        1 => Just(Step::Deal),
        2 => (0_usize..2, prop::option::of(1_u32..14)).prop_map(|(name, entry)| Step::Give(name, entry)),
        1 => (0_usize..2, any::<bool>()).prop_map(|(name, handed)| Step::Hand(name, handed)),
    ]
}

proptest! {
    #[test]
    fn the_pool_is_prizes_and_unshared_rest(
        plan in any_plan(), steps in prop::collection::vec(any_step(), 1..40),
    ) {
        let mut evening = Evening::new(plan);
        let mut member = 10;
        for step in steps {
            let before = evening.tournament.prize_money().announced().is_some().then(|| evening.amounts());
            let money = matches!(step, Step::Announce | Step::Lift | Step::Withdraw(_));
            let _refused = match step {
                Step::Enter => {
                    member += 1;
                    evening.enter(member)
                }
                Step::Rebuy(entry) => evening.rebuy(entry),
                Step::AddOn(entry) => evening.ask(&Action::AddOn { entry: EntryId(entry), paid: true }),
                Step::Out(entry) => evening.out(entry),
                Step::Back(entry) => evening.ask(&Action::Revive { entry: EntryId(entry) }),
                Step::Withdraw(entry) => evening.ask(&Action::Unregister { entry: EntryId(entry), why: None }),
                Step::Plan(plan) => evening.ask(&Action::ChangePrizes { plan }),
                Step::Announce => evening.ask(&Action::AnnouncePrizes),
                Step::Keep => evening.keep(""),
                Step::Lift => evening.ask(&Action::LiftAnnouncement),
                Step::Give(name, entry) => {
                    let prize = NAMES[name].to_owned();
                    evening.ask(&Action::GiveNamed { prize, entry: entry.map(EntryId) })
                }
                Step::Hand(name, handed) => {
                    evening.ask(&Action::HandNamed { prize: NAMES[name].to_owned(), handed })
                }
                Step::Deal => {
                    let agreed = evening.tournament.alive().map(|entry| entry.id).collect();
                    let terms = DealTerms::default();
                    evening.ask(&Action::MakeDeal { method: DealMethod::Even, terms, agreed })
                }
            };
            if let Some(before) = before.filter(|_| !money) {
                prop_assert_eq!(evening.amounts(), before);
            }
            let plan = &evening.tournament.setup().prizes;
            if evening.tournament.prize_money().announced().is_some() || plan.shares != Shares::Nothing {
                prop_assert!(evening.is_exact());
            }
            let view = tournament_view(&evening.tournament, Millis(60_000));
            let won: i64 = view.named.iter().filter(|line| line.winner.is_some()).map(|line| line.amount.0).sum();
            let places: i64 = view.results.iter().map(|line| line.money().0).sum();
            let agreed: i64 = view.prizes.iter().filter(|line| line.place == 0).map(|line| line.amount.0).sum();
            prop_assert_eq!(view.handed.amount.0 + view.handed.owed.0, won + places + agreed);
        }
        // Every history can be played again, and ends with all prizes given.
        let again = Tournament::replay(evening.setup.clone(), &evening.events);
        prop_assert_eq!(again.prize_money().payouts(), evening.tournament.prize_money().payouts());
        let left: Vec<u32> = evening.tournament.alive().map(|entry| entry.id.0).collect();
        for entry in left.iter().skip(1) {
            evening.out(*entry).unwrap();
        }
        evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
        let paid: i64 = evening.tournament.results().iter().map(|line| line.prize.0).sum();
        prop_assert_eq!(paid, evening.amounts().iter().sum::<i64>());
        if evening.tournament.prize_money().announced().is_some() {
            prop_assert_eq!(paid + evening.named() + evening.tournament.prize_money().unshared().0, evening.tournament.prize_money().pool().0);
        }
    }
}
