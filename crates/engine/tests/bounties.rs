//! Bounties: who gets what of each head, and that no cent is lost.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::journal::action::BustLine;
use tapis_engine::journal::refusal::Refusal;
use tapis_engine::play::bounties::BountyShare;
use tapis_engine::setup::bounty::{Bounty, BountyRounding};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, SetupError};
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Event, Setup, SetupDraft, Tournament};

struct Evening {
    tournament: Tournament,
    now: Millis,
    dice: ChaCha20Rng,
}

fn draft(bounty: Option<Bounty>) -> SetupDraft {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/setup-1.json");
    let setup: Setup = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut draft = setup.to_draft();
    draft.format = Format::Freezeout;
    let money = draft.money.as_mut().unwrap();
    (money.bounty, money.bounty_rounding) = (bounty, Some(BountyRounding::Whole));
    draft
}

impl Evening {
    fn of(draft: SetupDraft, players: i64) -> Evening {
        let tournament = Tournament::new(draft.check().unwrap());
        let mut evening = Evening { tournament, now: Millis(0), dice: ChaCha20Rng::seed_from_u64(3) };
        for member in 1..=players {
            evening.does(&Action::Register { member: MemberId(member), born: None, paid: true });
        }
        evening.does(&Action::DrawSeats);
        evening.does(&Action::Start);
        evening
    }

    fn with(bounty: Bounty, players: i64) -> Evening {
        Evening::of(draft(Some(bounty)), players)
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        self.now += Millis(60_000);
        let events = self.tournament.decide(action, self.now, &mut self.dice)?;
        events.iter().for_each(|event| self.tournament.apply(event));
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

    fn name(&mut self, entry: u32, by: &[u32]) -> Result<(), Refusal> {
        let by = by.iter().copied().map(EntryId).collect();
        self.ask(&Action::NameHunters { entry: EntryId(entry), by })
    }

    /// Amounts on the head and won.
    fn of_entry(&self, entry: u32) -> (i64, i64) {
        let view = tournament_view(&self.tournament, self.now);
        let entry = view.entries.into_iter().find(|one| one.id == EntryId(entry)).unwrap();
        (entry.head.0, entry.bounties.0)
    }

    /// Money on heads of those who play, in hands, and claimed by nobody.
    fn whole(&self) -> Cents {
        let view = tournament_view(&self.tournament, self.now);
        let each: Cents = view.entries.iter().map(|entry| entry.head + entry.bounties).sum();
        each + view.bounties.unwrap().unclaimed
    }

    fn results(&self) -> Vec<(u32, i64)> {
        self.tournament.results().iter().map(|line| (line.entry.0, line.bounties.0)).collect()
    }
}

const FIXED: Bounty = Bounty::Fixed { amount: Cents(500) };
const HALF: Bounty = Bounty::Progressive { amount: Cents(1_000), to_head: 50 };

#[test]
fn a_bounty_leaves_the_prizes_unchanged() {
    let evening = Evening::with(FIXED, 4);
    let money = evening.tournament.setup().money.clone().unwrap();
    assert_eq!(money.entry_price(), money.fee + money.club_part + Cents(500));
    assert_eq!(evening.tournament.counts().due, Cents(money.entry_price().0 * 4));
    assert_eq!(evening.tournament.counts().pool, Cents(money.fee.0 * 4));
    assert_eq!(evening.tournament.bounty_play().bounties().unwrap().pool, Cents(2_000));
}

/// Bounty shared to the cent.
fn finely(bounty: Bounty, players: i64) -> Evening {
    let mut draft = draft(Some(bounty));
    draft.money.as_mut().unwrap().bounty_rounding = None;
    Evening::of(draft, players)
}

#[test]
fn a_bounty_is_shared_to_the_cent_where_asked() {
    let mut evening = finely(FIXED, 4);
    evening.out(1, None);
    evening.name(1, &[2, 3]).unwrap();
    assert_eq!((evening.of_entry(2).1, evening.of_entry(3).1), (250, 250));
    let mut progressive = finely(Bounty::Progressive { amount: Cents(500), to_head: 50 }, 4);
    progressive.out(1, Some(2));
    assert_eq!(progressive.of_entry(2), (750, 250));
    let mut whole = Evening::with(FIXED, 4);
    whole.out(1, None);
    whole.name(1, &[2, 3]).unwrap();
    assert_eq!((whole.of_entry(2).1, whole.of_entry(3).1), (300, 200));
}

#[test]
fn a_hunter_eliminated_simultaneously_is_named() {
    let mut evening = Evening::with(FIXED, 5);
    let stopped = evening.now;
    evening.out(1, None);
    evening.now = stopped;
    evening.out(2, None);
    evening.name(1, &[2]).unwrap();
    assert_eq!(evening.of_entry(2).1, 500);
    assert_eq!(evening.name(2, &[1]), Err(Refusal::NotSeated { entry: EntryId(1) }));
}

#[test]
fn a_fixed_bounty_goes_to_the_hunter() {
    let mut evening = Evening::with(FIXED, 4);
    evening.out(1, Some(2));
    evening.out(2, Some(3));
    evening.out(3, Some(4));
    assert_eq!(evening.of_entry(2), (0, 500));
    assert_eq!(evening.of_entry(4), (500, 500));
    evening.does(&Action::Finish { stacks: vec![] });
    assert_eq!(evening.results(), [(4, 1_000), (3, 500), (2, 500), (1, 0)]);
}

#[test]
fn part_of_a_progressive_bounty_raises_the_hunters_head() {
    let mut evening = Evening::with(HALF, 4);
    evening.out(1, Some(2));
    assert_eq!(evening.of_entry(2), (1_500, 500));
    // Half of 15 is paid in whole euros, and the rest goes onto the head.
    evening.out(2, Some(3));
    assert_eq!(evening.of_entry(3), (1_800, 700));
    assert_eq!(evening.of_entry(2), (0, 500));
    evening.out(3, Some(4));
    evening.does(&Action::Finish { stacks: vec![] });
    // 10 of the own head and 9 that came onto it, and 9 in hand.
    assert_eq!(evening.results(), [(4, 2_800), (3, 700), (2, 500), (1, 0)]);
}

#[test]
fn several_hunters_share_a_head_in_whole_units() {
    let mut evening = Evening::with(FIXED, 5);
    evening.out(1, Some(2));
    evening.name(1, &[3, 2]).unwrap();
    let won = &evening.tournament.bounty_play().bounties().unwrap().won[0];
    let share = |entry, paid| BountyShare { entry: EntryId(entry), paid: Cents(paid), to_head: Cents::ZERO };
    assert_eq!(won.shares, [share(3, 300), share(2, 200)]);
    assert_eq!([2, 3].map(|id| evening.tournament.entry(EntryId(id)).unwrap().hits), [1, 1]);
    // Named again, the others no longer count.
    evening.name(1, &[4]).unwrap();
    assert_eq!([2, 3, 4].map(|id| evening.tournament.entry(EntryId(id)).unwrap().hits), [0, 0, 1]);
    assert_eq!(evening.of_entry(4), (500, 500));
}

#[test]
fn a_head_that_nobody_won_goes_to_the_winner() {
    let mut evening = Evening::with(FIXED, 3);
    evening.out(1, None);
    assert_eq!(evening.tournament.bounty_play().bounties().unwrap().unclaimed, Cents(500));
    evening.out(2, Some(3));
    evening.does(&Action::Finish { stacks: vec![] });
    assert_eq!(evening.results(), [(3, 1_500), (2, 0), (1, 0)]);
}

#[test]
fn a_returning_player_has_the_head_again() {
    let mut evening = Evening::with(HALF, 5);
    evening.out(1, Some(2));
    evening.out(2, Some(3));
    evening.name(1, &[2, 4]).unwrap();
    evening.does(&Action::Revive { entry: EntryId(1) });
    assert_eq!(evening.of_entry(1), (1_000, 0));
    // The second was put out with nothing on the head but the own bounty.
    assert_eq!(evening.of_entry(2), (0, 0));
    assert_eq!(evening.of_entry(3), (1_500, 500));
    assert_eq!(evening.tournament.entry(EntryId(4)).unwrap().hits, 0);
    assert_eq!(evening.whole(), Cents(5_000));
}

#[test]
fn only_a_player_still_in_can_be_hunter() {
    let mut evening = Evening::with(FIXED, 5);
    evening.out(1, Some(2));
    evening.out(2, Some(3));
    let by = |entry| EntryId(entry);
    assert_eq!(evening.name(2, &[1]), Err(Refusal::NotSeated { entry: by(1) }));
    assert_eq!(evening.name(1, &[1]), Err(Refusal::ByHimself { entry: by(1) }));
    assert_eq!(evening.name(1, &[3, 3]), Err(Refusal::NamedTwice { entry: by(3) }));
    assert_eq!(evening.name(3, &[4]), Err(Refusal::NotOut { entry: by(3) }));
    assert_eq!(evening.name(1, &[9]), Err(Refusal::NoSuchEntry { entry: by(9) }));
    // A player who went out later was there.
    evening.name(1, &[]).unwrap();
    evening.name(1, &[2]).unwrap();
    assert_eq!(evening.tournament.bounty_play().hunters(EntryId(1)), [EntryId(2)]);
}

#[test]
fn those_left_when_time_is_up_keep_their_heads() {
    let mut setup = draft(Some(FIXED));
    setup.end = EndCondition::TimeLimit { minutes: 60 };
    let mut evening = Evening::of(setup, 4);
    evening.out(1, None);
    evening.out(2, Some(3));
    let chips = evening.tournament.counts().in_play().0;
    let stack = |entry, chips| CountedStack { entry: EntryId(entry), chips: Chips(chips) };
    evening.does(&Action::Finish { stacks: vec![stack(3, chips - 500), stack(4, 500)] });
    assert_eq!(evening.results(), [(3, 1_500), (4, 500), (2, 0), (1, 0)]);
}

#[test]
fn bounties_that_cannot_be_are_refused_at_their_field() {
    let wrong = |bounty| draft(Some(bounty)).check().unwrap_err();
    for bounty in [Bounty::Fixed { amount: Cents(0) }, Bounty::Progressive { amount: Cents(-1), to_head: 50 }]
    {
        let fields: Vec<String> = wrong(bounty).iter().map(SetupError::field).collect();
        assert_eq!(fields, ["money.bounty.amount"]);
    }
    for to_head in [0, 100] {
        let error = wrong(Bounty::Progressive { amount: Cents(1_000), to_head });
        assert_eq!(error, [SetupError::BountyToHead]);
    }
    let unknown = r#"{"type":"fixed","amount":500,"to_head":50}"#;
    assert!(serde_json::from_str::<Bounty>(unknown).is_err());
    assert!(serde_json::from_str::<Event>(r#"{"type":"hunters_named","entry":1,"by":[],"at":5}"#).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]
    #[test]
    fn no_cent_is_lost_whoever_puts_out_whom(
        amount in 1_i64..5_000, to_head in 0_u32..100, players in 2_i64..16, steps in proptest::collection::vec(any::<u32>(), 60),
    ) {
        let bounty = match to_head {
            0 => Bounty::Fixed { amount: Cents(amount) },
            to_head => Bounty::Progressive { amount: Cents(amount), to_head },
        };
        let mut evening = Evening::with(bounty, players);
        let whole = Cents(amount * players);
        for step in steps {
            let count = u32::try_from(players).unwrap();
            let (entry, one, other) = (1 + step % count, 1 + step / 20 % count, 1 + step / 500 % count);
            // A refused action changes nothing.
            let _ = match step % 11 {
                0..=5 => evening.ask(&Action::Bust {
                    players: vec![BustLine { entry: EntryId(entry), by: (step % 4 > 0).then_some(EntryId(one)), stack: None }],
                }),
                6..=7 => evening.name(entry, &[one, other]),
                8 => evening.name(entry, &[one]),
                9 => evening.ask(&Action::Revive { entry: EntryId(entry) }),
                _ => evening.ask(&Action::RemoveAbsent { entry: EntryId(entry), stack: Chips(100) }),
            };
            let taken_back: i64 = evening.tournament.entries().iter().filter(|entry| !entry.counts()).count() as i64;
            prop_assert_eq!(evening.whole(), whole - Cents(amount * taken_back));
        }
        while evening.tournament.counts().left > 1 {
            let alive: Vec<u32> = evening.tournament.alive().map(|entry| entry.id.0).collect();
            evening.out(alive[0], Some(alive[1]));
        }
        let counted: i64 = evening.tournament.entries().iter().filter(|entry| entry.counts()).count() as i64;
        evening.does(&Action::Finish { stacks: vec![] });
        let paid: Cents = evening.tournament.results().iter().map(|line| line.bounties).sum();
        let kept: Cents = tournament_view(&evening.tournament, evening.now).entries.iter()
            .filter(|entry| entry.withdrawn).map(|entry| entry.bounties).sum();
        prop_assert_eq!(paid + kept, Cents(amount * counted));
        // The journal makes the same evening.
        prop_assert!(evening.tournament.invariants().check_invariants().is_ok());
    }
}
