//! Re-entries: who may buy one, what it brings, and how places, money and bounties count.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::sync::Arc;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Points};
use tapis_engine::championship::{
    ChampionshipRules, EveningFacts, PlayerFigures, PlayerResult, PointsSource, Scoring,
};
use tapis_engine::journal::action::BustLine;
use tapis_engine::journal::refusal::{ReEntryRefusal, Refusal};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::setup::bounty::{Bounty, BountyRounding, MysteryFrom};
use tapis_engine::setup::re_entries::{ReEntries, ReEntryPrice};
use tapis_engine::setup::{Format, PriceOf, SetupError};
use tapis_engine::state::corrected_ranking::CorrectedPlace;
use tapis_engine::state::entries::EntryStatus;
use tapis_engine::state::penalties::{Offence, Sanction};
use tapis_engine::views::{clock_view, tournament_view};
use tapis_engine::{Action, Event, Setup, SetupDraft, Tournament};

struct Evening {
    tournament: Tournament,
    setup: Setup,
    events: Vec<Event>,
    now: Millis,
    dice: ChaCha20Rng,
}

/// Entries of 10.00 for the pool, freezeout; re-entries without a limit until level 3.
fn draft() -> SetupDraft {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/setup-1.json");
    let setup: Setup = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut draft = setup.to_draft();
    draft.format = Format::Freezeout;
    draft.late_last_level = 3;
    draft.re_entries = Some(ReEntries::default());
    let money = draft.money.as_mut().unwrap();
    (money.fee, money.club_part) = (Cents(1_000), Cents(200));
    draft
}

fn sold(draft: &mut SetupDraft) -> &mut ReEntries {
    draft.re_entries.as_mut().unwrap()
}

impl Evening {
    fn of(draft: SetupDraft, players: i64) -> Evening {
        let setup = draft.check().unwrap();
        let tournament = Tournament::new(setup.clone());
        let dice = ChaCha20Rng::seed_from_u64(3);
        let mut evening = Evening { tournament, setup, events: Vec::new(), now: Millis(0), dice };
        for member in 1..=players {
            evening.does(&Action::Register { member: MemberId(member), born: None, paid: true });
        }
        evening.does(&Action::DrawSeats);
        evening.does(&Action::Start);
        evening
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        self.now += Millis(1_000);
        for event in self.tournament.decide(action, self.now, &mut self.dice)? {
            self.tournament.apply(&event);
            self.tournament.invariants().check_invariants().unwrap();
            self.events.push(event);
        }
        Ok(())
    }

    fn does(&mut self, action: &Action) {
        self.ask(action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }

    fn out(&mut self, entry: u32, by: Option<u32>) {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        self.does(&Action::Bust { players: vec![line] });
    }

    fn back(&mut self, entry: u32) -> Result<(), Refusal> {
        self.ask(&Action::ReEnter { entry: EntryId(entry), paid: true })
    }

    fn refused(&mut self, entry: u32) -> Option<ReEntryRefusal> {
        match self.back(entry) {
            Err(Refusal::ReEntry { reason, .. }) => Some(reason),
            other => panic!("{other:?}"),
        }
    }

    fn place(&self, entry: u32) -> Option<u32> {
        self.tournament.place(self.tournament.entry(EntryId(entry)).unwrap())
    }

    fn firsts(&self) -> Vec<(u32, u32)> {
        let firsts = self.tournament.rebuys().first_entries();
        let mut places: Vec<(u32, u32)> = firsts.iter().map(|(entry, one)| (one.place, entry.0)).collect();
        places.sort_unstable();
        places
    }
}

#[test]
fn a_re_entry_has_full_stack_and_drawn_seat() {
    let mut evening = Evening::of(draft(), 8);
    evening.out(3, Some(1));
    let before = evening.tournament.counts();
    assert_eq!((before.left, evening.place(3)), (7, Some(8)));
    evening.back(3).unwrap();
    let after = evening.tournament.counts();
    assert_eq!((after.entries, after.re_entries, after.all_entries(), after.left), (8, 1, 9, 8));
    assert_eq!(after.chips - before.chips, evening.setup.starting_stack);
    assert_eq!((after.pool - before.pool, after.due - before.due), (Cents(1_000), Cents(1_200)));
    let entry = evening.tournament.entry(EntryId(3)).unwrap();
    assert_eq!((entry.due, entry.paid, entry.re_entries()), (Cents(2_400), Cents(2_400), 1));
    // A seat of the same pool as for latecomers, drawn with a seed that stands in the journal.
    let [Event::ReEntered { chips, .. }, Event::LateSeated { at, entry: seated, .. }] =
        &evening.events[evening.events.len() - 2..]
    else {
        panic!("{:?}", evening.events.last());
    };
    assert_eq!((*chips, *seated, entry.seat()), (evening.setup.starting_stack, EntryId(3), Some(*at)));
    let rule = Action::ReEnter { entry: EntryId(3), paid: true }.rule().unwrap();
    assert_eq!((rule.club, rule.tda), ("1-4", &["8"][..]));
    // The whole evening again, from its events.
    assert_eq!(Tournament::replay(evening.setup.clone(), &evening.events), evening.tournament);
}

#[test]
fn a_re_entry_may_have_its_own_price() {
    let mut of = draft();
    *sold(&mut of) = ReEntries { max: None, last_level: None, chips: Some(Chips(7_500)) };
    of.money.as_mut().unwrap().re_entry = Some(ReEntryPrice { fee: Cents(800), club_part: Cents::ZERO });
    let mut evening = Evening::of(of, 6);
    evening.out(2, None);
    let view = tournament_view(&evening.tournament, evening.now).re_entries.unwrap();
    assert_eq!((view.price, view.chips, view.max, view.until), (Cents(800), Chips(7_500), None, Some(3)));
    let before = evening.tournament.counts();
    evening.ask(&Action::ReEnter { entry: EntryId(2), paid: false }).unwrap();
    let after = evening.tournament.counts();
    assert_eq!((after.pool - before.pool, after.paid), (Cents(800), before.paid));
    assert_eq!(after.chips - before.chips, Chips(7_500));
    assert_eq!(evening.tournament.entry(EntryId(2)).unwrap().owed(), Cents(800));
}

#[test]
fn the_clock_shows_the_re_entry_period() {
    let mut later = draft();
    later.late_last_level = 1;
    sold(&mut later).last_level = Some(2);
    let evening = Evening::of(later, 9);
    let (tournament, minutes) = (&evening.tournament, |step: usize| evening.setup.steps[step].minutes());
    let clock = clock_view(tournament, tournament.started_at().unwrap());
    assert_eq!(clock.registration_closes_in, Some(Millis::of_minutes(minutes(0).into())));
    assert_eq!(clock.re_entries_close_in, Some(Millis::of_minutes((minutes(0) + minutes(1)).into())));
    let none = Evening::of(SetupDraft { re_entries: None, ..draft() }, 9);
    let clock = clock_view(&none.tournament, none.tournament.started_at().unwrap());
    assert_eq!(clock.re_entries_close_in, None);
}

#[test]
fn who_may_not_enter_again_is_told_why() {
    let mut of = draft();
    sold(&mut of).max = Some(1);
    let mut evening = Evening::of(of, 8);
    assert_eq!(evening.refused(4), Some(ReEntryRefusal::StillIn));
    evening.out(4, None);
    evening.back(4).unwrap();
    evening.out(4, None);
    assert_eq!(evening.refused(4), Some(ReEntryRefusal::ReEntriesLimit));
    let view = tournament_view(&evening.tournament, evening.now);
    let four = &view.entries[3];
    assert_eq!((four.may_re_enter, four.re_entry_refused), (false, Some(ReEntryRefusal::ReEntriesLimit)));
    assert_eq!((four.re_entries, view.counts.entries, view.all_entries), (1, 8, 9));
    // A disqualified player stays out.
    let (offence, sanction) = (Offence::Other, Sanction::Disqualified);
    evening.does(&Action::Penalise {
        entry: EntryId(5),
        offence,
        sanction,
        note: String::new(),
        stack: Some(Chips(10)),
    });
    assert_eq!(evening.back(5), Err(Refusal::Disqualified { entry: EntryId(5) }));
    // The period ends with its level.
    evening.out(6, None);
    let step = evening.setup.steps.iter().enumerate().filter(|(_, step)| !step.is_break()).nth(3).unwrap().0;
    evening.does(&Action::SetClock { step, remaining: Millis(60_000) });
    assert_eq!(evening.refused(6), Some(ReEntryRefusal::ReEntriesOver));

    let mut of = draft();
    of.re_entries = None;
    let mut evening = Evening::of(of, 4);
    evening.out(1, None);
    assert_eq!(evening.refused(1), Some(ReEntryRefusal::NoReEntries));
    assert!(!tournament_view(&evening.tournament, evening.now).entries[0].may_re_enter);
}

#[test]
fn the_set_up_is_checked() {
    let errors = |change: fn(&mut SetupDraft)| {
        let mut of = draft();
        change(&mut of);
        of.check().err().unwrap_or_default()
    };
    assert_eq!(errors(|of| sold(of).max = Some(0)), [SetupError::ReEntryMost]);
    assert_eq!(errors(|of| sold(of).chips = Some(Chips::ZERO)), [SetupError::ReEntryChips]);
    assert_eq!(errors(|of| sold(of).last_level = Some(0)), [SetupError::ReEntryLevel]);
    // Latecomers are what says until when, and there are none.
    assert_eq!(errors(|of| of.late_last_level = 0), [SetupError::ReEntryLevel]);
    let price = |of: &mut SetupDraft, fee, club_part| {
        of.money.as_mut().unwrap().re_entry =
            Some(ReEntryPrice { fee: Cents(fee), club_part: Cents(club_part) });
    };
    let mut of = draft();
    price(&mut of, -1, 200_000_000);
    let wrong = of.check().unwrap_err();
    assert_eq!(
        wrong,
        [SetupError::Price { of: PriceOf::ReEntryFee }, SetupError::Price { of: PriceOf::ReEntryClubPart }]
    );
    assert_eq!(wrong[0].field(), "money.re_entry.fee");
}

#[test]
fn a_players_place_is_the_last_entrys() {
    let mut evening = Evening::of(draft(), 6);
    for entry in [1, 2, 3] {
        evening.out(entry, None);
    }
    assert_eq!([1, 2, 3].map(|entry| evening.place(entry)), [Some(6), Some(5), Some(4)]);
    // Those who went out after the one who is back have outlasted one player fewer.
    evening.back(1).unwrap();
    assert_eq!([2, 3].map(|entry| evening.place(entry)), [Some(6), Some(5)]);
    evening.out(4, None);
    evening.out(5, None);
    evening.out(6, None);
    evening.does(&Action::Finish { stacks: Vec::new() });
    let results: Vec<(u32, u32)> =
        evening.tournament.results().iter().map(|line| (line.place, line.entry.0)).collect();
    assert_eq!(results, [(1, 1), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)]);
    // Had nobody bought another entry: 1 is last, and who outlasted the others wins.
    assert_eq!(evening.firsts(), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]);
    // Points count players, the prizes count entries.
    assert_eq!(evening.tournament.prize_money().pool(), Cents(7_000));
}

#[test]
fn equals_share_the_place_of_their_first_entries_too() {
    let mut evening = Evening::of(draft(), 6);
    let line = |entry| BustLine { entry: EntryId(entry), by: None, stack: Some(Chips(500)) };
    evening.does(&Action::Bust { players: vec![line(1), line(2)] });
    evening.back(2).unwrap();
    for entry in [2, 3, 4, 5] {
        evening.out(entry, None);
    }
    evening.does(&Action::Finish { stacks: Vec::new() });
    assert_eq!(evening.firsts(), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 1), (5, 2)]);
}

#[test]
fn a_corrected_ranking_corrects_the_order_of_first_entries() {
    let mut evening = Evening::of(draft(), 5);
    evening.out(1, None);
    evening.back(1).unwrap();
    for entry in [2, 3, 4, 1] {
        evening.out(entry, None);
    }
    evening.does(&Action::Finish { stacks: Vec::new() });
    assert_eq!(evening.firsts(), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)]);
    // 3 and 2 were noted the wrong way round.
    let places = [(5, 1), (1, 2), (4, 3), (2, 4), (3, 5)];
    let places = places.map(|(entry, place)| CorrectedPlace { entry: EntryId(entry), place }).to_vec();
    evening.does(&Action::CorrectRanking { places, why: "Notés à l’envers".to_owned() });
    assert_eq!(evening.firsts(), [(1, 5), (2, 4), (3, 2), (4, 3), (5, 1)]);
}

#[test]
fn only_a_last_elimination_can_be_undone() {
    let mut evening = Evening::of(draft(), 5);
    evening.out(2, Some(1));
    evening.back(2).unwrap();
    evening.out(2, Some(3));
    let out = evening.tournament.clone();
    evening.does(&Action::Revive { entry: EntryId(2) });
    let entry = evening.tournament.entry(EntryId(2)).unwrap();
    assert!(matches!(entry.standing, EntryStatus::Seated { .. }) && entry.re_entries() == 1);
    assert_eq!(entry.earlier[0].by, [EntryId(1)]);
    let hits = |of: &Tournament, entry| of.entry(EntryId(entry)).unwrap().hits;
    assert_eq!([1, 3].map(|entry| hits(&out, entry)), [1, 1]);
    assert_eq!([1, 3].map(|entry| hits(&evening.tournament, entry)), [1, 0]);
    assert_eq!(evening.tournament.bounty_play().all_hunters(EntryId(2)), [EntryId(1)]);
}

#[test]
fn who_has_entered_again_is_not_taken_back() {
    let mut evening = Evening::of(draft(), 6);
    evening.out(2, None);
    evening.ask(&Action::ReEnter { entry: EntryId(2), paid: false }).unwrap();
    evening.does(&Action::SetAbsent { entry: EntryId(2), absent: true });
    evening.now += Millis::of_minutes(120);
    let remove = Action::RemoveAbsent { entry: EntryId(2), stack: Chips(100) };
    assert_eq!(evening.ask(&remove), Err(Refusal::HasReEntered { entry: EntryId(2) }));
}

#[test]
fn each_entry_has_a_bounty_of_its_own() {
    let mut of = draft();
    let money = of.money.as_mut().unwrap();
    money.bounty = Some(Bounty::Progressive { amount: Cents(1_000), to_head: 50 });
    money.bounty_rounding = Some(BountyRounding::Whole);
    let mut evening = Evening::of(of, 4);
    evening.out(1, Some(2));
    evening.back(1).unwrap();
    let head = |evening: &Evening, entry: usize| {
        let view = tournament_view(&evening.tournament, evening.now);
        (view.entries[entry - 1].head.0, view.entries[entry - 1].bounties.0)
    };
    assert_eq!((head(&evening, 1), head(&evening, 2)), ((1_000, 0), (1_500, 500)));
    // The one who is back takes the head that his own first entry had made larger.
    evening.out(2, Some(1));
    assert_eq!(head(&evening, 1), (1_800, 700));
    // Nobody puts a player out while he is away.
    evening.out(3, Some(4));
    evening.back(3).unwrap();
    evening.out(3, Some(1));
    let ledger = evening.tournament.bounty_play().bounties().unwrap();
    assert_eq!((ledger.pool, ledger.won.len()), (Cents(6_000), 4));
    evening.out(4, Some(1));
    evening.does(&Action::Finish { stacks: Vec::new() });
    let won: Cents = evening.tournament.results().iter().map(|line| line.bounties).sum();
    assert_eq!(won, Cents(6_000));
}

#[test]
fn nobody_hunts_between_two_entries() {
    let mut of = draft();
    of.money.as_mut().unwrap().bounty = Some(Bounty::Fixed { amount: Cents(500) });
    let mut evening = Evening::of(of, 5);
    evening.out(1, None);
    evening.out(2, None);
    evening.back(1).unwrap();
    let name = Action::NameHunters { entry: EntryId(2), by: vec![EntryId(1)] };
    assert_eq!(evening.ask(&name), Err(Refusal::NotSeated { entry: EntryId(1) }));
    evening.does(&Action::NameHunters { entry: EntryId(2), by: vec![EntryId(3)] });
}

#[test]
fn sealed_envelopes_hold_what_was_paid_until_then() {
    let mut of = draft();
    let from = MysteryFrom::Players { players: 4 };
    of.money.as_mut().unwrap().bounty =
        Some(Bounty::Mystery { amount: Cents(500), envelopes: Vec::new(), from });
    let mut evening = Evening::of(of, 5);
    evening.out(1, Some(2));
    // While re-entries are sold nothing is sealed by itself.
    assert!(evening.tournament.bounty_play().closed_envelopes().is_empty());
    let envelopes = vec![tapis_engine::setup::bounty::Envelopes { amount: Cents(625), count: 4 }];
    evening.does(&Action::SealEnvelopes { envelopes });
    assert_eq!(evening.refused(1), Some(ReEntryRefusal::EnvelopesSealed));
}

#[test]
fn first_entry_standings_ignore_later_entries() {
    let mut of = draft();
    of.points = PointsScheme::PerPlayer { each: Points(100), participation: Points::ZERO };
    let mut evening = Evening::of(of, 5);
    evening.out(4, Some(1));
    evening.out(1, Some(2));
    evening.back(1).unwrap();
    for entry in [2, 3, 5] {
        evening.out(entry, Some(1));
    }
    evening.does(&Action::Finish { stacks: Vec::new() });
    let firsts = evening.tournament.rebuys().first_entries();
    let scheme = evening.setup.points.clone();
    let result = |entry: u32| {
        let line = evening.tournament.results().iter().find(|line| line.entry == EntryId(entry)).unwrap();
        let own = evening.tournament.entry(line.entry).unwrap();
        let counts = evening.tournament.counts();
        PlayerResult {
            place: line.place,
            figures: PlayerFigures {
                spent: own.due,
                prize: line.prize,
                in_money: line.in_money(),
                eliminations: own.hits,
                re_entries: own.re_entries(),
                first: firsts.get(&line.entry).copied(),
                ..PlayerFigures::default()
            },
            sharing: 1,
            sharing_first: 1,
            recorded: line.points,
            evening: Arc::new(EveningFacts {
                players: counts.entries,
                entries: counts.all_entries(),
                scheme: scheme.clone(),
                ..EveningFacts::default()
            }),
        }
    };
    let formula = |text: &str| PointsSource::Formula { text: text.to_owned() };
    let score = |points: PointsSource, first_entry_only, entry| {
        let rules = ChampionshipRules { points, first_entry_only, ..ChampionshipRules::default() };
        Scoring::new(&rules).unwrap().score(&result(entry)).unwrap().points.0
    };
    // The winner's first entry was the second out of five.
    assert_eq!(score(PointsSource::Recorded, false, 1), 400);
    assert_eq!(score(PointsSource::Recorded, true, 1), 100);
    assert_eq!(score(PointsSource::Recorded, true, 5), 400, "nobody's first entry stayed longer");
    let all = "1000 * eliminations + 100 * re_entries + 10 * entries + players";
    assert_eq!(score(formula(all), false, 1), 100 * (4_000 + 100 + 60 + 5));
    assert_eq!(score(formula(all), true, 1), 100 * (1_000 + 60 + 5));
    assert_eq!(score(formula("spent + prize"), true, 1), 1_200);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// If players go out and come back, chips and money are conserved, each player has one place, the prizes share
    /// the pool, the bounties too, and the events replay to the same state.
    #[test]
    fn whatever_is_bought_again_is_accounted_for(
        steps in prop::collection::vec((1_u32..9, 1_u32..9, any::<bool>(), any::<bool>()), 1..40),
        progressive in any::<bool>(),
    ) {
        let mut of = draft();
        let bounty = if progressive {
            Bounty::Progressive { amount: Cents(1_000), to_head: 37 }
        } else {
            Bounty::Fixed { amount: Cents(300) }
        };
        of.money.as_mut().unwrap().bounty = Some(bounty);
        let mut evening = Evening::of(of, 8);
        for (entry, by, back, paid) in steps {
            let action = if back {
                Action::ReEnter { entry: EntryId(entry), paid }
            } else {
                let by = Some(EntryId(by));
                Action::Bust { players: vec![BustLine { entry: EntryId(entry), by, stack: None }] }
            };
            let before = evening.tournament.clone();
            if evening.ask(&action).is_err() {
                prop_assert_eq!(&before, &evening.tournament);
            }
        }
        let counts = evening.tournament.counts();
        let stack = evening.setup.starting_stack;
        prop_assert_eq!(counts.chips, stack.saturating_mul(i64::from(counts.all_entries())));
        prop_assert_eq!(counts.pool, Cents(1_000 * i64::from(counts.all_entries())));
        while evening.tournament.counts().left > 1 {
            let next = evening.tournament.alive().next().unwrap().id;
            evening.out(next.0, None);
        }
        evening.does(&Action::Finish { stacks: Vec::new() });
        let results = evening.tournament.results();
        prop_assert_eq!(results.iter().map(|line| line.prize).sum::<Cents>(), counts.pool);
        let bounties: Cents = results.iter().map(|line| line.bounties).sum();
        prop_assert_eq!(bounties, evening.tournament.bounty_play().bounties().unwrap().pool);
        prop_assert_eq!(results.len(), 8);
        let again = Tournament::replay(evening.setup.clone(), &evening.events);
        prop_assert_eq!(&again, &evening.tournament);
    }
}
