//! The minimum cash: no paid place gets less, the money stays exact, and set-ups without one are as they were.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::Cents;
use tapis_engine::prizes::payouts::{MinimumCash, PrizeError, PrizePlan, Shares, Takings, payouts};

fn paid(plan: &PrizePlan, pool: i64, entries: u32) -> Vec<i64> {
    let takings = Takings { pool: Cents(pool), entries, players: entries, entry_price: Cents(1_200) };
    payouts(plan, takings).iter().map(|payout| payout.amount.0).collect()
}

fn least(amount: i64) -> Option<MinimumCash> {
    Some(MinimumCash::Amount { amount: Cents(amount) })
}

fn places(places: u32) -> PrizePlan {
    PrizePlan { shares: Shares::Standard { places: Some(places) }, ..PrizePlan::default() }
}

#[test]
fn last_places_are_raised_to_the_minimum() {
    let usual = places(5);
    assert_eq!(paid(&usual, 40_000, 40), [16_000, 10_000, 6_400, 4_400, 3_200]);
    // Nobody is below: nothing changes.
    let plan = PrizePlan { minimum: least(3_200), ..usual.clone() };
    assert_eq!(paid(&plan, 40_000, 40), paid(&usual, 40_000, 40));
    // The fifth gets 40 €; the 360 € left are shared as 40 : 25 : 16 : 11.
    let plan = PrizePlan { minimum: least(4_000), ..usual.clone() };
    assert_eq!(paid(&plan, 40_000, 40), [15_800, 9_700, 6_200, 4_300, 4_000]);
    // Raising the fifth takes the fourth below: it is raised as well.
    let plan = PrizePlan { minimum: least(4_400), ..usual };
    assert_eq!(paid(&plan, 40_000, 40), [15_500, 9_600, 6_100, 4_400, 4_400]);
}

#[test]
fn a_small_pool_pays_fewer_places() {
    let plan = PrizePlan { minimum: least(10_000), ..places(5) };
    assert_eq!(paid(&plan, 35_000, 40), [15_000, 10_000, 10_000]);
    assert_eq!(paid(&plan, 19_999, 40), [19_999]);
    assert_eq!(paid(&plan, 9_000, 40), [9_000], "the winner takes a pool below the minimum");
    let shares = Shares::Percent { shares: vec![6_000, 3_000, 1_000] };
    let plan = PrizePlan { shares, minimum: least(4_000), ..PrizePlan::default() };
    assert_eq!(paid(&plan, 9_000, 40), [5_000, 4_000]);
}

#[test]
fn a_minimum_in_entries_follows_their_price() {
    let plan = PrizePlan { minimum: Some(MinimumCash::Entries { hundredths: 150 }), ..places(8) };
    assert_eq!(paid(&plan, 30_000, 40).last(), Some(&1_800), "one and a half times 12 €");
    // Prizes in whole units: the minimum is rounded up to them.
    let plan = PrizePlan { unit: Cents(500), ..plan };
    assert_eq!(paid(&plan, 30_000, 40).last(), Some(&2_000));
}

#[test]
fn own_amounts_below_it_are_refused() {
    let own = |amounts: &[i64]| Shares::Amounts { amounts: amounts.iter().copied().map(Cents).collect() };
    let plan =
        PrizePlan { shares: own(&[5_000, 3_000, 1_000, 0]), minimum: least(2_000), ..PrizePlan::default() };
    assert_eq!(plan.errors(Some(Cents(1_000))), [PrizeError::BelowMinimum { index: 2 }]);
    let plan = PrizePlan { minimum: Some(MinimumCash::Entries { hundredths: 400 }), ..plan };
    assert_eq!(
        plan.errors(Some(Cents(1_000))),
        [PrizeError::BelowMinimum { index: 1 }, PrizeError::BelowMinimum { index: 2 }]
    );
    assert_eq!(plan.errors(Some(Cents::ZERO)), [PrizeError::MinimumOfNothing]);
    assert_eq!(plan.errors(None), [], "no money is played for");
    let plan = PrizePlan { minimum: least(0), ..PrizePlan::default() };
    assert_eq!(plan.errors(Some(Cents(1_000))), [PrizeError::Minimum]);
    // The rest of the pool for the place where it ends is no prize of less than the minimum.
    let plan =
        PrizePlan { shares: own(&[5_000, 3_000, 2_500]), minimum: least(2_000), ..PrizePlan::default() };
    assert_eq!(paid(&plan, 9_500, 40), [6_500, 3_000]);
    assert_eq!(paid(&plan, 10_000, 40), [5_000, 3_000, 2_000]);
}

#[test]
fn a_plan_without_one_is_written_as_before() {
    let plan = places(3);
    let written = serde_json::to_string(&plan).unwrap();
    assert_eq!(written, r#"{"shares":{"type":"standard","places":3},"unit":100,"guarantee":0,"in_kind":[]}"#);
    assert_eq!(serde_json::from_str::<PrizePlan>(&written).unwrap(), plan);
    let plan = PrizePlan { minimum: least(2_000), ..plan };
    let again: PrizePlan = serde_json::from_str(&serde_json::to_string(&plan).unwrap()).unwrap();
    assert_eq!(again, plan);
}

fn any_shares() -> impl Strategy<Value = Shares> {
    prop_oneof![
        prop::option::of(1_u32..100).prop_map(|places| Shares::Standard { places }),
        (1_u32..101).prop_map(|percent| Shares::Field { percent }),
        prop::collection::vec(1_u32..5_000, 1..20).prop_map(|mut shares| {
            shares.sort_unstable_by(|a, b| b.cmp(a));
            Shares::Percent { shares }
        }),
        prop::collection::vec(0_i64..50_000, 1..20).prop_map(|mut amounts| {
            amounts.sort_unstable_by(|a, b| b.cmp(a));
            Shares::Amounts { amounts: amounts.into_iter().map(Cents).collect() }
        }),
    ]
}

fn any_minimum() -> impl Strategy<Value = MinimumCash> {
    prop_oneof![
        (1_i64..60_000).prop_map(|amount| MinimumCash::Amount { amount: Cents(amount) }),
        (1_u32..2_000).prop_map(|hundredths| MinimumCash::Entries { hundredths }),
    ]
}

proptest! {
    #[test]
    fn nobody_paid_gets_less_and_the_money_is_exact(
        shares in any_shares(), minimum in any_minimum(), pool in 1_i64..5_000_000,
        unit in prop::sample::select(vec![1_i64, 50, 100, 500, 1000]), entries in 1_u32..300,
    ) {
        let own = matches!(shares, Shares::Amounts { .. });
        let plan = PrizePlan { shares, unit: Cents(unit), minimum: Some(minimum), ..PrizePlan::default() };
        let amounts = paid(&plan, pool, entries);
        let least = minimum.cents(Cents(1_200)).0;
        prop_assert_eq!(amounts.iter().sum::<i64>(), pool);
        prop_assert!(amounts.windows(2).all(|pair| pair[0] >= pair[1]), "{:?}", amounts);
        if !own {
            prop_assert!(amounts.len() == 1 || amounts.iter().all(|amount| *amount >= least), "{:?}", amounts);
            prop_assert!(amounts.iter().skip(1).all(|amount| amount % unit == 0));
        } else if plan.errors(Some(Cents(1_200))).is_empty() {
            prop_assert!(amounts.iter().skip(1).all(|amount| *amount == 0 || *amount >= least), "{:?}", amounts);
        }
    }

    #[test]
    fn a_minimum_that_everybody_gets_anyway_changes_nothing(
        shares in any_shares(), pool in 1_i64..5_000_000, entries in 1_u32..300,
    ) {
        let plan = PrizePlan { shares, ..PrizePlan::default() };
        let usual = paid(&plan, pool, entries);
        let lowest = usual.iter().copied().filter(|amount| *amount > 0).min().unwrap_or(1);
        // Places for which rounding leaves nothing are paid once they have a minimum.
        prop_assume!(paid(&plan, pool * 10_000, entries).len() == usual.len());
        let reached = usual.len() == 1 || lowest * i64::try_from(usual.len()).unwrap() <= pool;
        prop_assume!(reached && lowest % 100 == 0);
        prop_assert_eq!(paid(&PrizePlan { minimum: least(lowest), ..plan }, pool, entries), usual);
    }
}
