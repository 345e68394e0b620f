//! Mystery bounties: when envelopes are sealed, that anybody can repeat a draw, and that no cent is lost.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::draw::draw_one_seat;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::journal::refusal::Refusal;
use tapis_engine::play::bounties::{MysteryLedger, envelopes_for};
use tapis_engine::prizes::payouts::Shares;
use tapis_engine::setup::bounty::{Bounty, BountyRounding, Envelopes, MysteryFrom};
use tapis_engine::setup::{Format, SetupError};
use tapis_engine::structure::Tempo;
use tapis_engine::views::{setup_preview, tournament_view};
use tapis_engine::{Action, Event, Setup, SetupDraft, Tournament};

struct Evening {
    tournament: Tournament,
    now: Millis,
    dice: ChaCha20Rng,
    events: Vec<Event>,
}

fn tier(amount: i64, count: u32) -> Envelopes {
    Envelopes { amount: Cents(amount), count }
}

fn draft(envelopes: Vec<Envelopes>, from: MysteryFrom) -> SetupDraft {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/setup-1.json");
    let setup: Setup = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut draft = setup.to_draft();
    draft.format = Format::Freezeout;
    draft.late_last_level = 0;
    draft.prizes.shares = Shares::Standard { places: Some(3) };
    let money = draft.money.as_mut().unwrap();
    money.bounty = Some(Bounty::Mystery { amount: Cents(1_000), envelopes, from });
    money.bounty_rounding = Some(BountyRounding::Whole);
    draft
}

const FOUR: MysteryFrom = MysteryFrom::Players { players: 4 };

impl Evening {
    fn of(draft: SetupDraft, players: i64) -> Evening {
        let tournament = Tournament::new(draft.check().unwrap());
        let dice = ChaCha20Rng::seed_from_u64(3);
        let mut evening = Evening { tournament, now: Millis(0), dice, events: Vec::new() };
        for member in 1..=players {
            evening.does(&Action::Register { member: MemberId(member), born: None, paid: true });
        }
        evening.does(&Action::DrawSeats);
        evening.does(&Action::Start);
        evening
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        self.now += Millis(1_000);
        let events = self.tournament.decide(action, self.now, &mut self.dice)?;
        events.iter().for_each(|event| self.tournament.apply(event));
        self.events.extend(events);
        self.tournament.invariants().check_invariants().unwrap();
        Ok(())
    }

    fn does(&mut self, action: &Action) {
        self.ask(action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }

    fn out(&mut self, entry: u32, by: Option<u32>) {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        self.does(&Action::Bust { players: vec![line] });
    }

    fn draw(&mut self, from: u32) -> Result<(), Refusal> {
        self.ask(&Action::DrawEnvelope { from: EntryId(from) })
    }

    fn ledger(&self) -> MysteryLedger {
        self.tournament.bounty_play().bounties().unwrap().mystery.unwrap()
    }

    fn tiers(&self) -> Vec<(i64, u32, u32)> {
        self.ledger().tiers.iter().map(|tier| (tier.amount.0, tier.count, tier.left)).collect()
    }

    fn won(&self, entry: u32) -> i64 {
        let view = tournament_view(&self.tournament, self.now);
        view.entries.iter().find(|one| one.id == EntryId(entry)).unwrap().bounties.0
    }
}

#[test]
fn envelopes_are_sealed_by_themselves_when_the_moment_comes() {
    let mut evening = Evening::of(draft(vec![tier(3_000, 1)], FOUR), 6);
    // Before, it is said what will be in them, and nobody draws.
    assert_eq!((evening.ledger().from, evening.ledger().sealed_at), (4, None));
    assert_eq!(evening.tiers(), [(3_000, 1, 1), (1_000, 3, 3)]);
    evening.out(1, Some(2));
    evening.out(2, Some(3));
    let sealed = evening.ledger();
    assert_eq!((sealed.sealed_at, sealed.waiting.len()), (Some(evening.now), 0));
    assert_eq!(evening.draw(2), Err(Refusal::NoEnvelope { entry: EntryId(2) }));
    evening.out(3, Some(4));
    assert_eq!(evening.ledger().waiting, [EntryId(3)]);
    evening.draw(3).unwrap();
    let first = evening.ledger().drawn[0].clone();
    assert_eq!(evening.won(4), first.amount.0);
    assert_eq!(evening.draw(3), Err(Refusal::NoEnvelope { entry: EntryId(3) }));
    assert_eq!(evening.tiers().iter().map(|(_, _, left)| left).sum::<u32>(), 3);
}

#[test]
fn envelopes_begin_in_the_money_on_request() {
    let mut evening = Evening::of(draft(vec![], MysteryFrom::InTheMoney {}), 5);
    evening.out(1, Some(2));
    assert_eq!(evening.ledger().sealed_at, None);
    evening.out(2, Some(3));
    assert_eq!(evening.ledger().sealed_at, Some(evening.now));
    // Without any wish all are equal, as far as they can be.
    assert_eq!(evening.tiers(), [(1_800, 1, 1), (1_600, 2, 2)]);
}

#[test]
fn an_envelope_is_drawn_with_one_paid_place() {
    let mut setup = draft(vec![], MysteryFrom::InTheMoney {});
    setup.prizes.shares = Shares::Standard { places: Some(1) };
    let mut evening = Evening::of(setup, 4);
    evening.out(1, Some(2));
    evening.out(2, Some(3));
    assert_eq!((evening.ledger().from, evening.tiers()), (2, vec![(2_000, 2, 2)]));
    evening.out(3, Some(4));
    evening.draw(3).unwrap();
    assert_eq!(evening.won(4), 2_000);
}

#[test]
fn the_form_previews_the_envelopes() {
    let of = |envelopes, from, players: u32| {
        let found = setup_preview(&draft(envelopes, from), players, Tempo::default()).mystery.unwrap();
        let tiers: Vec<(i64, u32)> = found.envelopes.iter().map(|tier| (tier.amount.0, tier.count)).collect();
        (found.pool.0, found.from, tiers, found.left_out)
    };
    assert_eq!(of(vec![tier(5_000, 1)], FOUR, 10), (10_000, 4, vec![(5_000, 1), (1_800, 1), (1_600, 2)], 0));
    // The pool is too small for the second of them, and four players do not draw six envelopes.
    assert_eq!(of(vec![tier(6_000, 2)], FOUR, 10), (10_000, 4, vec![(6_000, 1), (1_400, 1), (1_300, 2)], 1));
    assert_eq!(of(vec![tier(500, 6)], FOUR, 10), (10_000, 4, vec![(8_500, 1), (500, 3)], 2));
    assert_eq!(of(vec![], MysteryFrom::InTheMoney {}, 10), (10_000, 3, vec![(3_400, 1), (3_300, 2)], 0));
    // A draft may say anything.
    let wild = MysteryFrom::Players { players: u32::MAX };
    assert_eq!(of(vec![tier(i64::MAX, u32::MAX), tier(i64::MAX, 2)], wild, 10).3, u32::MAX);
}

#[test]
fn only_the_director_seals_during_registration() {
    let mut setup = draft(vec![], FOUR);
    setup.late_last_level = 1;
    let mut evening = Evening::of(setup, 5);
    evening.out(1, Some(2));
    assert_eq!(evening.ledger().sealed_at, None);
    // Registration is over: before the next player goes out they are sealed, and his elimination counts.
    evening.does(&Action::StepClock { forward: true });
    evening.does(&Action::StepClock { forward: true });
    evening.out(2, Some(3));
    assert_eq!(evening.ledger().waiting, [EntryId(2)]);
    assert_eq!(evening.tiers(), [(1_400, 1, 1), (1_200, 3, 3)]);
}

#[test]
fn the_director_seals_others_until_one_is_drawn() {
    let mut evening = Evening::of(draft(vec![], FOUR), 5);
    let seal = |envelopes: Vec<Envelopes>| Action::SealEnvelopes { envelopes };
    assert_eq!(evening.ledger().to_seal, Some(vec![tier(1_000, 5)]));
    evening.out(1, Some(2));
    assert_eq!(evening.ask(&seal(vec![tier(2_500, 2)])), Err(Refusal::EnvelopeCount { players: 4 }));
    assert_eq!(evening.ask(&seal(vec![tier(1_000, 4)])), Err(Refusal::EnvelopeSum));
    evening.does(&seal(vec![tier(500, 3), tier(3_500, 1)]));
    assert_eq!(evening.tiers(), [(3_500, 1, 1), (500, 3, 3)]);
    evening.out(2, Some(3));
    // A player who went out meanwhile has an envelope: there are still four.
    evening.does(&seal(vec![tier(1_250, 4)]));
    assert_eq!(evening.ledger().to_seal, Some(vec![tier(1_250, 4)]));
    evening.draw(2).unwrap();
    assert_eq!(evening.ledger().to_seal, None);
    assert_eq!(evening.ask(&seal(vec![tier(1_250, 4)])), Err(Refusal::EnvelopesOpened));
    let mut other = Evening::of(draft(vec![], FOUR), 5);
    other.tournament = {
        let mut setup = other.tournament.setup().to_draft();
        setup.money.as_mut().unwrap().bounty = None;
        Tournament::replay(setup.check().unwrap(), &other.events)
    };
    assert_eq!(other.ask(&seal(vec![])), Err(Refusal::NoEnvelopes));
}

#[test]
fn only_named_hunters_share_an_envelope() {
    let mut evening = Evening::of(draft(vec![tier(1_250, 4)], FOUR), 5);
    evening.out(1, Some(2));
    evening.out(2, None);
    assert_eq!((evening.ledger().waiting, evening.ledger().unnamed), (vec![], vec![EntryId(2)]));
    assert_eq!(evening.draw(2), Err(Refusal::NoEnvelope { entry: EntryId(2) }));
    evening.does(&Action::NameHunters { entry: EntryId(2), by: vec![EntryId(4), EntryId(3)] });
    evening.draw(2).unwrap();
    assert_eq!((evening.won(4), evening.won(3)), (650, 600));
    // The envelope of a player who comes back is closed again.
    evening.does(&Action::Revive { entry: EntryId(2) });
    assert_eq!((evening.won(4), evening.won(3)), (0, 0));
    assert_eq!(evening.tiers(), [(1_250, 4, 4)]);
}

#[test]
fn remaining_envelopes_are_drawn_at_the_end() {
    let mut evening = Evening::of(draft(vec![tier(2_000, 1)], FOUR), 6);
    for (entry, by) in [(1, 2), (2, 3), (3, 6), (4, 6), (5, 6)] {
        evening.out(entry, Some(by));
    }
    evening.does(&Action::Finish { stacks: vec![] });
    let results: Vec<(u32, i64)> =
        evening.tournament.results().iter().map(|line| (line.entry.0, line.bounties.0)).collect();
    assert_eq!(results, [(6, 6_000), (5, 0), (4, 0), (3, 0), (2, 0), (1, 0)]);
    assert_eq!(evening.ledger().drawn.len(), 3);
}

#[test]
fn a_draw_is_made_again_from_its_seed() {
    let mut evening = Evening::of(draft(vec![tier(3_000, 1), tier(2_000, 2)], FOUR), 9);
    for (entry, by) in [(1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (6, 9), (7, 9), (8, 9)] {
        evening.out(entry, Some(by));
    }
    evening.does(&Action::Finish { stacks: vec![] });
    let Some(Event::EnvelopesSealed { envelopes, .. }) =
        evening.events.iter().find(|event| matches!(event, Event::EnvelopesSealed { .. }))
    else {
        panic!("nothing was sealed")
    };
    let mut closed: Vec<u32> = (1..=u32::try_from(envelopes.len()).unwrap()).collect();
    let mut drawn = 0;
    for event in &evening.events {
        let Event::EnvelopeDrawn { envelope, amount, seed, .. } = event else { continue };
        // One number below that of the closed envelopes, as for a latecomer's seat.
        let seats: Vec<(u16, u8)> = closed.iter().map(|number| (1, u8::try_from(*number).unwrap())).collect();
        let (_, number) = draw_one_seat(&seats, seed).unwrap();
        assert_eq!(u32::from(number), *envelope);
        assert_eq!(envelopes[usize::from(number) - 1], *amount);
        closed.retain(|number| number != envelope);
        drawn += 1;
    }
    assert_eq!((drawn, closed.len()), (3, 1));
}

#[test]
fn wishes_that_cannot_be_are_refused_at_their_field() {
    let fields = |envelopes, from| -> Vec<String> {
        draft(envelopes, from).check().unwrap_err().iter().map(SetupError::field).collect()
    };
    let wrong = vec![tier(1_000, 1), tier(0, 1), tier(100, 0)];
    assert_eq!(fields(wrong, FOUR), ["money.bounty.envelopes.1", "money.bounty.envelopes.2"]);
    assert_eq!(fields(vec![], MysteryFrom::Players { players: 1 }), ["money.bounty.from"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]
    #[test]
    fn the_envelopes_make_the_pool(
        wanted in proptest::collection::vec((1_i64..400, 1_u32..6), 0..5), pool in 1_i64..4_000, players in 1_u32..60, unit in prop_oneof![Just(1_i64), Just(100)],
    ) {
        let wanted: Vec<Envelopes> = wanted.into_iter().map(|(amount, count)| tier(amount * 100, count)).collect();
        let made = envelopes_for(&wanted, Cents(pool * 100), players, Cents(unit));
        prop_assert_eq!(made.len(), players as usize);
        prop_assert_eq!(made.iter().copied().sum::<Cents>(), Cents(pool * 100));
        prop_assert!(made.iter().all(|amount| *amount >= Cents::ZERO));
        prop_assert!(made.is_sorted_by(|one, other| one >= other));
        if pool >= i64::from(players) {
            prop_assert!(made.iter().all(|amount| *amount >= Cents(unit)));
        }
    }

    #[test]
    fn no_cent_is_lost_whoever_draws(
        players in 2_i64..16, from in 2_u32..16, wanted in proptest::collection::vec((1_i64..60, 1_u32..4), 0..4), steps in proptest::collection::vec(any::<u32>(), 60),
    ) {
        let wanted = wanted.into_iter().map(|(amount, count)| tier(amount * 100, count)).collect();
        let mut evening = Evening::of(draft(wanted, MysteryFrom::Players { players: from }), players);
        for step in steps {
            let count = u32::try_from(players).unwrap();
            let (entry, one, other) = (1 + step % count, 1 + step / 20 % count, 1 + step / 500 % count);
            // A refused action changes nothing.
            let _ = match step % 13 {
                0..=4 => evening.ask(&Action::Bust {
                    players: vec![BustLine { entry: EntryId(entry), by: (step % 4 > 0).then_some(EntryId(one)), stack: None }],
                }),
                5..=6 => evening.ask(&Action::NameHunters { entry: EntryId(entry), by: vec![EntryId(one), EntryId(other)] }),
                7 => evening.ask(&Action::Revive { entry: EntryId(entry) }),
                _ => evening.draw(entry),
            };
            let view = tournament_view(&evening.tournament, evening.now);
            let won: Cents = view.entries.iter().map(|entry| entry.bounties).sum();
            prop_assert_eq!(won + view.bounties.unwrap().unclaimed, Cents(1_000 * players));
        }
        while evening.tournament.counts().left > 1 {
            let alive: Vec<u32> = evening.tournament.alive().map(|entry| entry.id.0).collect();
            evening.out(alive[0], Some(alive[1]));
        }
        evening.does(&Action::Finish { stacks: vec![] });
        let paid: Cents = evening.tournament.results().iter().map(|line| line.bounties).sum();
        prop_assert_eq!(paid, Cents(1_000 * players));
        let replayed = Tournament::replay(evening.tournament.setup().clone(), &evening.events);
        prop_assert_eq!(replayed.results(), evening.tournament.results());
    }
}
