//! Deals: what each way of sharing gives, what it needs, and what it does to prizes and to the evening.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Millis};
use tapis_engine::prizes::payouts::{PrizeInKind, PrizePlan, Shares};
use tapis_engine::state::deal::{DealAmount, DealMethod, DealTerms};
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Event, Refusal, Tournament};

use crate::started::{ask, bust, started};

/// Ten players of 10 €; 50, 30 and 20 € for the first three, and a cup.
struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    fn new(left: u32) -> Self {
        let cup = PrizeInKind { place: 1, name: "Coupe".to_owned(), value: None, donor: None };
        let (tournament, dice) = started(10, |draft| {
            draft.prizes = PrizePlan {
                shares: Shares::Standard { places: Some(3) },
                in_kind: vec![cup],
                ..PrizePlan::default()
            };
        });
        let mut evening = Evening { tournament, dice };
        for entry in (left + 1..=10).rev() {
            evening.out(entry).unwrap();
        }
        evening
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        ask(&mut self.tournament, &mut self.dice, action, Millis::ZERO)
    }

    fn out(&mut self, entry: u32) -> Result<(), Refusal> {
        self.ask(&bust(entry))
    }

    fn deal(&mut self, method: DealMethod, terms: &DealTerms, agreed: u32) -> Result<(), Refusal> {
        let agreed = (1..=agreed).map(EntryId).collect();
        self.ask(&Action::MakeDeal { method, terms: terms.clone(), agreed })
    }

    /// The chips in play, shared by these weights among the first entries.
    fn stacks(&self, weights: &[i64]) -> DealTerms {
        let chips = self.tournament.counts().in_play().0;
        let all: i64 = weights.iter().sum();
        let mut stacks: Vec<CountedStack> = (1..)
            .zip(weights)
            .map(|(entry, weight)| CountedStack { entry: EntryId(entry), chips: Chips(chips * weight / all) })
            .collect();
        let counted: i64 = stacks.iter().map(|stack| stack.chips.0).sum();
        stacks[0].chips.0 += chips - counted;
        DealTerms { stacks, ..DealTerms::default() }
    }

    fn prizes(&self) -> Vec<(u32, u32, i64)> {
        self.tournament.results().iter().map(|line| (line.entry.0, line.place, line.prize.0)).collect()
    }
}

fn amounts(evening: &Evening, terms: &DealTerms, method: DealMethod) -> Vec<i64> {
    let offer = evening.tournament.deals().deal_offer(terms).unwrap();
    offer.players.iter().map(|line| line.of(method).unwrap().amount.0).collect()
}

#[test]
fn the_three_ways_stand_side_by_side() {
    let evening = Evening::new(3);
    let terms = DealTerms { unit: Cents(1), ..evening.stacks(&[5, 3, 2]) };
    assert_eq!(amounts(&evening, &terms, DealMethod::Icm), [3_839, 3_275, 2_886]);
    assert_eq!(amounts(&evening, &terms, DealMethod::ChipChop), [4_000, 3_200, 2_800]);
    assert_eq!(amounts(&evening, &terms, DealMethod::Even), [3_334, 3_333, 3_333]);
    let offer = evening.tournament.deals().deal_offer(&terms).unwrap();
    assert_eq!((offer.pot, offer.secured, offer.most_kept), (Cents(10_000), Cents(2_000), Cents(4_000)));
    assert_eq!(offer.missing, Chips::ZERO);
    assert_eq!(offer.players[2].chip_chop.unwrap().over_icm, Some(Cents(-86)));
    // In whole euros, as the prizes are.
    let terms = DealTerms { unit: Cents::ZERO, ..terms };
    assert_eq!(amounts(&evening, &terms, DealMethod::Icm), [3_800, 3_300, 2_900]);
}

#[test]
fn play_goes_on_for_an_amount_left() {
    let mut evening = Evening::new(3);
    let terms = DealTerms { kept: Cents(1_000), ..evening.stacks(&[5, 3, 2]) };
    evening.deal(DealMethod::ChipChop, &terms, 3).unwrap();
    let view = tournament_view(&evening.tournament, Millis::ZERO);
    assert_eq!(view.deal.unwrap().shares.iter().map(|share| share.amount.0).sum::<i64>(), 9_000);
    let open: Vec<_> = view.prizes.iter().map(|line| (line.place, line.amount.0)).collect();
    // The agreed shares of those still in stand beside the place that is left to play for.
    assert_eq!(open, [(1, 1_000), (0, 3_500), (0, 2_900), (0, 2_600)]);
    assert_eq!(view.handed.owed, Cents(9_000));
    evening.out(1).unwrap();
    evening.out(2).unwrap();
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    assert_eq!(evening.prizes()[..3], [(3, 1, 2_600 + 1_000), (2, 2, 2_900), (1, 3, 3_500)]);
    let won = &evening.tournament.results()[0];
    assert_eq!(won.in_kind[0].name, "Coupe");
}

#[test]
fn play_may_end_by_the_deals_stacks() {
    let mut evening = Evening::new(3);
    assert_eq!(evening.ask(&Action::Finish { stacks: vec![] }), Err(Refusal::NotOver { players: 3 }));
    let terms = evening.stacks(&[2, 5, 3]);
    evening.deal(DealMethod::Even, &terms, 3).unwrap();
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    assert_eq!(evening.prizes()[..3], [(2, 1, 3_400), (3, 2, 3_300), (1, 3, 3_300)]);
}

#[test]
fn a_deal_needs_stacks_at_the_end() {
    let mut evening = Evening::new(2);
    evening.deal(DealMethod::Even, &DealTerms::default(), 2).unwrap();
    assert_eq!(evening.ask(&Action::Finish { stacks: vec![] }), Err(Refusal::StacksNeeded));
    let stacks = evening.stacks(&[1, 4]).stacks;
    evening.ask(&Action::Finish { stacks }).unwrap();
    assert_eq!(evening.prizes()[..3], [(2, 1, 4_000), (1, 2, 4_000), (3, 3, 2_000)]);
}

#[test]
fn a_deal_on_the_bubble_includes_everybody() {
    let mut evening = Evening::new(4);
    let terms = DealTerms {
        custom: [5_000, 2_500, 2_000, 500]
            .into_iter()
            .zip(1..)
            .map(|(amount, entry)| DealAmount { entry: EntryId(entry), amount: Cents(amount) })
            .collect(),
        ..DealTerms::default()
    };
    evening.deal(DealMethod::Custom, &terms, 4).unwrap();
    evening.out(4).unwrap();
    let view = tournament_view(&evening.tournament, Millis::ZERO);
    let won: Vec<_> = view.results.iter().filter(|line| line.prize > Cents::ZERO).collect();
    assert_eq!((won.len(), won[0].place, won[0].prize), (1, 4, Cents(500)));
}

#[test]
fn what_is_missing_is_said() {
    let mut evening = Evening::new(3);
    let whole = evening.stacks(&[5, 3, 2]);
    let two = DealTerms { stacks: whole.stacks[..2].to_vec(), ..DealTerms::default() };
    assert_eq!(evening.deal(DealMethod::Icm, &two, 3), Err(Refusal::DealStacks));
    assert_eq!(evening.deal(DealMethod::Icm, &whole, 2), Err(Refusal::DealNotAgreed));
    let kept = DealTerms { kept: Cents(4_001), ..whole.clone() };
    assert_eq!(evening.deal(DealMethod::Icm, &kept, 3), Err(Refusal::DealKept));
    assert_eq!(evening.deal(DealMethod::Custom, &whole, 3), Err(Refusal::DealSum));
    let mut more = whole.clone();
    more.stacks[0].chips.0 += 100;
    assert_eq!(evening.deal(DealMethod::ChipChop, &more, 3), Err(Refusal::StackImpossible));
    let mut out = whole.clone();
    out.stacks[0].entry = EntryId(9);
    assert_eq!(evening.deal(DealMethod::Icm, &out, 3), Err(Refusal::NotSeated { entry: EntryId(9) }));
    let mut twice = whole.clone();
    twice.stacks[0].entry = EntryId(2);
    assert_eq!(evening.deal(DealMethod::Icm, &twice, 3), Err(Refusal::NamedTwice { entry: EntryId(2) }));
    assert_eq!(evening.ask(&Action::LiftDeal), Err(Refusal::NoDeal));
    evening.deal(DealMethod::Icm, &whole, 3).unwrap();
    assert_eq!(evening.deal(DealMethod::Icm, &whole, 3), Err(Refusal::DealStands));
}

#[test]
fn missing_chips_are_confirmed_with_their_figure() {
    let mut evening = Evening::new(3);
    let mut less = evening.stacks(&[5, 3, 2]);
    less.stacks[0].chips.0 -= 300;
    for method in [DealMethod::Icm, DealMethod::ChipChop, DealMethod::Even] {
        assert_eq!(evening.deal(method, &less, 3), Err(Refusal::DealGap { missing: Chips(300) }));
    }
    less.gap = Chips(200);
    assert_eq!(evening.deal(DealMethod::Icm, &less, 3), Err(Refusal::DealGap { missing: Chips(300) }));
    less.gap = Chips(300);
    evening.deal(DealMethod::Icm, &less, 3).unwrap();
}

#[test]
fn a_player_in_a_deal_stands_with_its_share() {
    let mut evening = Evening::new(3);
    let terms = DealTerms { kept: Cents(1_000), ..evening.stacks(&[5, 3, 2]) };
    evening.deal(DealMethod::ChipChop, &terms, 3).unwrap();
    assert_eq!(evening.tournament.ranking().result_at(EntryId(3), 3).unwrap().prize, Cents(2_600));
    assert_eq!(evening.tournament.ranking().result_at(EntryId(3), 1).unwrap().prize, Cents(3_600));
}

#[test]
fn a_standing_deal_fixes_its_money() {
    let mut evening = Evening::new(3);
    let terms = evening.stacks(&[5, 3, 2]);
    evening.deal(DealMethod::Icm, &terms, 3).unwrap();
    assert_eq!(evening.ask(&Action::Revive { entry: EntryId(4) }), Err(Refusal::DealStands));
    let mut plan = evening.tournament.setup().to_draft().prizes;
    plan.guarantee = Cents(50_000);
    assert_eq!(evening.ask(&Action::ChangePrizes { plan: plan.clone() }), Err(Refusal::DealStands));
    evening.out(3).unwrap();
    // A player who is in the deal may come back.
    evening.ask(&Action::Revive { entry: EntryId(3) }).unwrap();
    evening.ask(&Action::LiftDeal).unwrap();
    evening.ask(&Action::ChangePrizes { plan }).unwrap();
    evening.ask(&Action::Revive { entry: EntryId(4) }).unwrap();
}

#[test]
fn nobody_deals_before_play_after_the_end_or_alone() {
    let none = DealTerms::default();
    let mut evening = Evening::new(1);
    assert_eq!(evening.tournament.deals().deal_offer(&none), Err(Refusal::NothingToDeal));
    evening.ask(&Action::Finish { stacks: vec![] }).unwrap();
    assert_eq!(evening.deal(DealMethod::Even, &none, 1), Err(Refusal::AlreadyFinished));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn shares_make_the_pot_to_the_cent(
        weights in prop::collection::vec(1_i64..1_000, 2..=9),
        kept in 0_i64..3_000,
        unit in prop::sample::select(vec![1_i64, 50, 100, 500]),
    ) {
        let evening = Evening::new(u32::try_from(weights.len()).unwrap());
        let mut terms = evening.stacks(&weights);
        let most = evening.tournament.deals().deal_offer(&terms).unwrap().most_kept.0;
        terms = DealTerms { kept: Cents(kept.min(most)), unit: Cents(unit), ..terms };
        for method in [DealMethod::Icm, DealMethod::ChipChop, DealMethod::Even] {
            let found = amounts(&evening, &terms, method);
            let pot = evening.tournament.deals().deal_offer(&terms).unwrap().pot.0;
            prop_assert_eq!(found.iter().sum::<i64>() + terms.kept.0, pot, "{:?}", method);
            prop_assert!(found.iter().all(|amount| *amount >= 0));
            // A larger stack never gets less, but for one unit that cannot be parted.
            prop_assert!(found.windows(2).all(|pair| pair[0] + unit >= pair[1]), "{:?} {:?}", method, found);
            let mut made = Evening::new(u32::try_from(weights.len()).unwrap());
            made.deal(method, &terms, 9).unwrap();
            made.ask(&Action::Finish { stacks: vec![] }).unwrap();
            let events = made.tournament.results().iter().map(|line| line.prize.0).sum::<i64>();
            prop_assert_eq!(events, 10_000);
        }
    }
}

#[test]
fn an_unknown_field_of_a_deal_is_refused() {
    let action = r#"{"type":"make_deal","method":"even","terms":{"keep":5},"agreed":[1]}"#;
    assert!(serde_json::from_str::<Action>(action).is_err());
    let event = r#"{"type":"deal_lifted"}"#;
    assert_eq!(serde_json::from_str::<Event>(event).unwrap(), Event::DealLifted {});
}
