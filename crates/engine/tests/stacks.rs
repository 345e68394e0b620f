//! Stacks counted during play: what is missing, who leads, and how long a count stands.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::quantity::{Chips, EntryId, MemberId, Millis, TableNo};
use tapis_engine::journal::action::BustLine;
use tapis_engine::journal::refusal::Refusal;
use tapis_engine::play::stacks::StackCount;
use tapis_engine::setup::Format;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::state::stacks::CountedStack;
use tapis_engine::structure::Step;
use tapis_engine::views::{TournamentView, tournament_view};
use tapis_engine::{Action, Setup, SetupDraft, Tournament};

const MINUTE: Millis = Millis(60_000);

struct Evening {
    tournament: Tournament,
    now: Millis,
    dice: ChaCha20Rng,
}

fn draft() -> SetupDraft {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/setup-1.json");
    let setup: Setup = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut draft = setup.to_draft();
    draft.format =
        Format::Rebuy { last_level: 4, max_rebuys: None, addon: true, addon_multiple: 1, addon_from: None };
    draft.starting_stack = Chips(5_000);
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

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        let events = self.tournament.decide(action, self.now, &mut self.dice)?;
        events.iter().for_each(|event| self.tournament.apply(event));
        self.tournament.invariants().check_invariants().unwrap();
        Ok(())
    }

    fn does(&mut self, action: &Action) {
        self.ask(action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }

    fn count(&mut self, stacks: &[(u32, i64)]) -> Result<(), Refusal> {
        let stack =
            |(entry, chips): &(u32, i64)| CountedStack { entry: EntryId(*entry), chips: Chips(*chips) };
        let stacks = stacks.iter().map(stack).collect();
        self.ask(&Action::CountStacks { stacks, forgotten: Vec::new() })
    }

    fn out(&mut self, entry: u32) {
        let line = BustLine { entry: EntryId(entry), by: None, stack: None };
        self.does(&Action::Bust { players: vec![line] });
    }

    fn view(&self) -> TournamentView {
        tournament_view(&self.tournament, self.now)
    }

    fn counted(&self) -> StackCount {
        self.view().stack_count
    }

    fn of_entry(&self, entry: u32) -> (i64, bool, Option<u32>) {
        let stack = self.view().entries[entry as usize - 1].stack.unwrap();
        (stack.chips.0, stack.fresh, stack.rank)
    }
}

#[test]
fn a_complete_count_names_missing_chips() {
    let mut evening = Evening::of(draft(), 4);
    assert_eq!(evening.counted().at, None);
    evening.count(&[(1, 9_000), (2, 4_000)]).unwrap();
    let half = evening.counted();
    assert_eq!((half.chips, half.players, half.missing), (Chips(13_000), 2, None));
    assert_eq!(half.tables[0].waiting.len(), 2);
    evening.count(&[(3, 4_000), (4, 2_900)]).unwrap();
    assert_eq!(evening.counted().missing, Some(Chips(100)));
    assert_eq!(evening.counted().leaders, [1, 2, 3, 4].map(EntryId));
    assert_eq!([1, 2, 3, 4].map(|entry| evening.of_entry(entry).2), [Some(1), Some(2), Some(2), Some(4)]);
    // Counted again, the new number stands; too many are below zero.
    evening.count(&[(4, 3_500)]).unwrap();
    assert_eq!(evening.counted().missing, Some(Chips(-500)));
    evening.does(&Action::CountStacks { stacks: Vec::new(), forgotten: vec![EntryId(4)] });
    assert_eq!(evening.counted().missing, None);
}

#[test]
fn chips_bought_after_the_count_are_on_the_stack() {
    let mut evening = Evening::of(draft(), 3);
    evening.count(&[(1, 10_000), (2, 4_950), (3, 50)]).unwrap();
    let buy = Action::Rebuy { entry: EntryId(3), stack: Chips::ZERO, paid: true };
    evening.does(&buy);
    assert_eq!(evening.of_entry(3).0, 5_050);
    assert_eq!(evening.counted().missing, Some(Chips::ZERO));
}

#[test]
fn a_count_expires_with_play() {
    let mut setup = draft();
    let level = |minutes| match setup.steps[0] {
        Step::Level { small_blind, big_blind, ante, ante_kind, .. } => {
            Step::Level { small_blind, big_blind, ante, ante_kind, minutes }
        }
        _ => panic!("the first step is a level"),
    };
    setup.steps = vec![level(20), Step::Break { minutes: 15, color_up: false }, level(20), level(20)];
    let mut evening = Evening::of(setup, 3);
    // The last hand is still played at one table when the other is counted.
    evening.now = MINUTE * 18;
    evening.count(&[(1, 5_000)]).unwrap();
    evening.now = MINUTE * 34;
    evening.count(&[(2, 5_000), (3, 5_000)]).unwrap();
    assert_eq!(evening.counted().missing, Some(Chips::ZERO));
    assert_eq!(evening.tournament.stacks().stacks_now(evening.now).unwrap().len(), 3);
    evening.now = MINUTE * 36;
    assert!(evening.of_entry(1).1);
    // Six minutes later none says what is there now, and all are still the last that is known.
    evening.now = MINUTE * 42;
    assert_eq!(evening.of_entry(1), (5_000, false, Some(1)));
    assert_eq!((evening.counted().players, evening.counted().leaders.len()), (0, 3));
    // The next count leaves the old one behind.
    evening.count(&[(2, 9_000)]).unwrap();
    assert_eq!(evening.of_entry(1).2, None);
    assert_eq!(evening.counted().leaders, [EntryId(2)]);
}

#[test]
fn whoever_goes_out_takes_the_count_along() {
    let mut evening = Evening::of(draft(), 4);
    evening.count(&[(1, 5_000), (2, 5_000), (3, 5_000), (4, 5_000)]).unwrap();
    evening.out(4);
    assert!(!evening.of_entry(1).1);
    assert_eq!(evening.counted().missing, None);
    evening.does(&Action::Revive { entry: EntryId(4) });
    assert_eq!(evening.view().entries[3].stack, None);
}

#[test]
fn a_count_ranks_those_left_when_time_is_up() {
    let mut setup = draft();
    setup.end = EndCondition::TimeLimit { minutes: 60 };
    let mut evening = Evening::of(setup, 3);
    let finish = Action::Finish { stacks: Vec::new() };
    assert_eq!(evening.ask(&finish), Err(Refusal::StacksNeeded));
    evening.count(&[(1, 2_000), (2, 9_000), (3, 4_000)]).unwrap();
    evening.does(&finish);
    let order: Vec<u32> = evening.tournament.results().iter().map(|line| line.entry.0).collect();
    assert_eq!(order, [2, 3, 1]);
}

#[test]
fn stacks_that_cannot_be_are_refused() {
    let mut evening = Evening::of(draft(), 3);
    let entry = EntryId(1);
    assert_eq!(evening.count(&[]), Err(Refusal::NobodyNamed));
    assert_eq!(evening.count(&[(1, 0)]), Err(Refusal::StackImpossible));
    assert_eq!(evening.count(&[(1, 15_001)]), Err(Refusal::StackImpossible));
    assert_eq!(evening.count(&[(1, 50), (1, 60)]), Err(Refusal::NamedTwice { entry }));
    assert_eq!(evening.count(&[(9, 50)]), Err(Refusal::NoSuchEntry { entry: EntryId(9) }));
    evening.out(1);
    assert_eq!(evening.count(&[(1, 50)]), Err(Refusal::NotSeated { entry }));
    assert_eq!(evening.counted(), StackCount { tables: evening.counted().tables, ..evening.counted() });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn counted_and_missing_chips_are_all_chips(
        players in 2_i64..24, shares in proptest::collection::vec(1_i64..9_000, 30), skipped in 0_usize..30,
    ) {
        let mut evening = Evening::of(draft(), players);
        let whole = evening.tournament.counts().in_play();
        let stacks: Vec<(u32, i64)> = (1..).zip(shares).take(usize::try_from(players).unwrap()).collect();
        for (index, stack) in stacks.iter().enumerate() {
            if index != skipped {
                evening.count(&[*stack]).unwrap();
            }
        }
        let count = evening.counted();
        let sum: i64 = stacks.iter().enumerate().filter(|(index, _)| *index != skipped).map(|(_, (_, chips))| chips).sum();
        prop_assert_eq!(count.chips, Chips(sum));
        let whole_count = skipped >= stacks.len();
        prop_assert_eq!(count.missing, whole_count.then(|| whole - Chips(sum)));
        let by_table: i64 = count.tables.iter().map(|table| table.chips.0).sum();
        prop_assert_eq!(by_table, sum);
        let waiting: usize = count.tables.iter().map(|table| table.waiting.len()).sum();
        prop_assert_eq!(waiting, usize::from(!whole_count));
        let tables: Vec<TableNo> = evening.view().tables.iter().map(|table| table.no).collect();
        prop_assert_eq!(count.tables.iter().map(|table| table.table).collect::<Vec<_>>(), tables);
    }
}
