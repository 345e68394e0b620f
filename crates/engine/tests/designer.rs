//! The designer's rows, remarks and repairs.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::chips::{Change, ChipMend, ChipSet, StackPart, UsualSet};
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, RoomTable};
use tapis_engine::structure::{AnteKind, Field, Step, StructureWarning as Warning, Tempo, repair};
use tapis_engine::views::{DesignView, design_view};
use tapis_engine::{Action, SetupDraft, Tournament};

use crate::levels::level;

const CHIPS: [i64; 6] = [25, 100, 500, 1_000, 5_000, 25_000];

fn rest(color_up: bool) -> Step {
    Step::Break { minutes: 10, color_up }
}

pub fn draft(steps: Vec<Step>) -> SetupDraft {
    SetupDraft {
        name: "Vendredi".to_owned(),
        date: "2026-11-21".parse().unwrap(),
        start_minute: 1200,
        venue: String::new(),
        starting_stack: Chips(10_000),
        chip_set: Some(ChipSet {
            name: "Club".to_owned(),
            chips: UsualSet::TwentyFive.chips(),
            change: Change::Once,
            stack: None,
        }),
        steps,
        seats_per_table: 9,
        final_table_seats: 9,
        tables: vec![RoomTable::new(1, 10), RoomTable::new(2, 10)],
        money: None,
        game: None,
        rotation: None,
        format: Format::Freezeout,
        late_last_level: 0,
        late_until_minute: None,
        re_entries: None,
        rounds: None,
        teams: Vec::new(),
        capacity: None,
        expected: None,
        prizes: PrizePlan {
            shares: Shares::Nothing,
            unit: Cents(100),
            guarantee: Cents::ZERO,
            in_kind: vec![],
            ..PrizePlan::default()
        },
        points: PointsScheme::None,
        end: EndCondition::LastPlayer,
        ruleset: Ruleset::default(),
    }
}

fn evening() -> Vec<Step> {
    let mut steps: Vec<Step> = [100, 150, 200, 300, 500].map(level).to_vec();
    steps.push(rest(true));
    steps.extend([600, 800, 1_200, 2_000].map(level));
    steps.push(rest(true));
    steps.extend([3_000, 5_000, 8_000, 15_000].map(level));
    steps
}

fn view(steps: Vec<Step>, players: u32) -> DesignView {
    design_view(&draft(steps), Field::of(players), None, Tempo::default()).unwrap()
}

fn warnings(steps: Vec<Step>) -> Vec<Warning> {
    view(steps, 15).remarks.into_iter().map(|remark| remark.warning).collect()
}

#[test]
fn each_row_has_hours_depth_and_chips() {
    let view = view(evening(), 15);
    let hours: Vec<_> = view.rows.iter().take(7).map(|row| (row.starts, row.ends)).collect();
    assert_eq!(hours[0], (1200, 1220));
    assert_eq!(hours[6], (1310, 1330));
    assert_eq!(view.rows[0].expected_bb_tenths, Some(1_000));
    assert_eq!(view.rows[5].expected_bb_tenths, None);
    assert_eq!(view.rows[0].smallest, Some(Chips(25)));
    assert_eq!(view.rows[6].smallest, Some(Chips(100)));
    let leaving = &view.rows[5].leaving;
    assert_eq!((leaving[0].value, leaving[0].into), (Chips(25), Chips(100)));
    assert!(view.remarks.is_empty(), "{:?}", view.remarks);
    assert!(view.rows.windows(2).all(|pair| pair[0].to == pair[1].from && pair[0].left >= pair[1].left));
    assert_eq!(view.rows.last().unwrap().to, 1_000);
    assert_eq!((view.rows[0].blind, view.rows.last().unwrap().blind), (0, 1_000));
    let last = view.rows.iter().find(|row| row.last).unwrap();
    assert!((last.starts..=last.ends).contains(&view.ends));
    assert_eq!((view.levels, view.chips.0, view.depth_bb_tenths), (13, 150_000, 1_000));
}

#[test]
fn a_tournament_shows_real_players_and_frozen_levels() {
    use rand::SeedableRng;
    let mut dice = rand::rngs::SmallRng::seed_from_u64(7);
    let setup = draft(evening());
    let mut tournament = Tournament::new(setup.clone().check().unwrap());
    let ask = |tournament: &mut Tournament, action: &Action, at: Millis, dice: &mut rand::rngs::SmallRng| {
        for event in tournament.decide(action, at, dice).unwrap() {
            tournament.apply(&event);
        }
    };
    for member in 1..=6 {
        ask(
            &mut tournament,
            &Action::Register { member: MemberId(member), born: None, paid: true },
            Millis::ZERO,
            &mut dice,
        );
    }
    ask(&mut tournament, &Action::DrawSeats, Millis::ZERO, &mut dice);
    ask(&mut tournament, &Action::Start, Millis::ZERO, &mut dice);
    let now = 45 * 60_000;
    let view =
        design_view(&setup, Field::of(30), Some((&tournament, Millis(now))), Tempo::default()).unwrap();
    let actual = view.actual.unwrap();
    assert_eq!((actual.entries, actual.left, actual.chips.0), (6, 6, 60_000));
    assert_eq!(view.rows.iter().filter(|row| row.past).count(), 2);
    assert_eq!((view.rows[1].actual_bb_tenths, view.rows[2].actual_bb_tenths), (None, Some(500)));
    // A player who has gone has left his chips to the others: fewer are left than was expected.
    for entry in 1..=3 {
        let players =
            vec![tapis_engine::journal::action::BustLine { entry: EntryId(entry), by: None, stack: None }];
        ask(&mut tournament, &Action::Bust { players }, Millis(now), &mut dice);
    }
    let fewer =
        design_view(&setup, Field::of(30), Some((&tournament, Millis(now))), Tempo::default()).unwrap();
    assert_eq!((fewer.actual.unwrap().left, fewer.rows[2].actual_bb_tenths), (3, Some(1_000)));
    // Past levels stay as they were, whatever is asked.
    let mut other = setup;
    other.steps[0] = level(50);
    let refused = tournament.decide(&Action::Amend { setup: Box::new(other) }, Millis(now), &mut dice);
    assert_eq!(refused, Err(tapis_engine::Refusal::PastFrozen));
}

#[test]
fn each_oddity_is_said_and_mended_by_its_repair() {
    let put = |at: usize, step: Step| {
        let mut steps = evening();
        steps[at] = step;
        steps
    };
    let odd = |small_blind, big_blind, ante, ante_kind| Step::Level {
        small_blind,
        big_blind,
        ante,
        ante_kind,
        minutes: 20,
    };
    let mut steep = evening();
    steep.drain(1..4);
    let mut stays = evening();
    stays[5] = rest(false);
    stays[10] = rest(true);
    for (steps, expected) in [
        (put(1, level(80)), Warning::BlindsGoDown { step: 1 }),
        (put(1, level(100)), Warning::BlindsStay { step: 1 }),
        (
            put(1, odd(Chips(75), Chips(150), Chips(200), AnteKind::BigBlind)),
            Warning::AnteAboveBigBlind { step: 1 },
        ),
        (put(1, odd(Chips(75), Chips(150), Chips(25), AnteKind::None)), Warning::AnteOfNobody { step: 1 }),
        (
            put(1, odd(Chips(25), Chips(150), Chips(0), AnteKind::None)),
            Warning::SmallBlindNotHalf { step: 1 },
        ),
        (put(6, level(610)), Warning::Unpayable { step: 6, chip: Chips(25) }),
        (put(5, rest(false)), Warning::ChipStays { step: 5, chip: Chips(25) }),
        (steep, Warning::SteepJump { step: 1 }),
        (evening().into_iter().take(8).collect(), Warning::RunsOut { step: 7 }),
    ] {
        assert!(warnings(steps.clone()).contains(&expected), "{expected:?} of {:?}", warnings(steps));
        let mended = repair(&steps, expected, &CHIPS.map(Chips), Chips(150_000))
            .unwrap_or_else(|| panic!("{expected:?}"));
        assert!(!warnings(mended.clone()).contains(&expected), "{expected:?} stays in {mended:?}");
        assert!(tapis_engine::structure::Structure::check(mended).is_ok());
    }
    let idle = put(10, rest(true));
    let mut early = idle.clone();
    early.insert(2, rest(true));
    assert!(warnings(early.clone()).contains(&Warning::NothingLeaves { step: 2 }));
    assert_eq!(
        repair(&early, Warning::NothingLeaves { step: 2 }, &CHIPS.map(Chips), Chips(0)).unwrap()[2],
        rest(false)
    );
}

#[test]
fn what_is_odd_begins_exactly_where_it_is_said() {
    let steep = |big_blind| warnings(vec![level(100), level(big_blind), level(100_000)]);
    let jump = Warning::SteepJump { step: 1 };
    assert!(!steep(250).contains(&jump) && steep(260).contains(&jump));
    // Twenty blinds of 15,000 are thirty stacks of 10,000.
    let runs_out = |players| {
        let found = view(evening(), players).remarks;
        found.iter().any(|remark| matches!(remark.warning, Warning::RunsOut { .. }))
    };
    assert!(!runs_out(30) && runs_out(31));
}

#[test]
fn without_chips_nothing_is_said_of_them() {
    let mut setup = draft(evening());
    setup.chip_set = None;
    let view = design_view(&setup, Field::of(15), None, Tempo::default()).unwrap();
    assert!(view.plan.is_none() && view.remarks.is_empty() && !view.stack_impossible);
    setup.chip_set = Some(ChipSet { name: String::new(), chips: vec![], change: Change::Once, stack: None });
    assert!(design_view(&setup, Field::of(15), None, Tempo::default()).unwrap().plan.is_none());
    assert!(setup.errors().len() >= 2);
}

#[test]
fn constant_blinds_are_remarked() {
    let warnings = |steps: Vec<Step>| tapis_engine::structure::Structure::check(steps).unwrap().warnings();
    let never = Warning::NeverRises { step: 0 };
    assert!(warnings(vec![level(50), rest(false), level(50)]).contains(&never));
    assert!(!warnings(vec![level(50), level(100)]).contains(&never));
    // One level alone may be all that is played.
    assert!(!warnings(vec![level(50)]).contains(&never));
}

#[test]
fn rebuys_that_are_expected_make_the_evening_longer() {
    use tapis_engine::views::setup_preview;
    let draft = draft([50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800].map(level).to_vec());
    let ends = |field: Field| setup_preview(&draft, field, Tempo::default()).structure.unwrap().ends_after;
    assert!(ends(Field { rebuys: 20, ..Field::of(20) }) > ends(Field::of(20)));
}

/// The evening with so many chips of each kind, in a stack of so many 25s where it is composed.
fn counted(owned: u32, composed: Option<u32>, field: Field) -> DesignView {
    let mut setup = draft(evening());
    let set = setup.chip_set.as_mut().unwrap();
    for chip in &mut set.chips {
        chip.owned = Some(owned);
    }
    let parts = |of: &[(i64, u32)]| {
        of.iter().map(|(value, count)| StackPart { value: Chips(*value), count: *count }).collect()
    };
    set.stack = composed.map(|small| parts(&[(25, small), (100, (10_000 - 25 * small as i64) as u32 / 100)]));
    design_view(&setup, field, None, Tempo::default()).unwrap()
}

#[test]
fn a_shortage_names_the_sufficient_players() {
    assert_eq!(counted(300, None, Field::of(6)).shortage, None);
    let crowd = counted(300, None, Field::of(300)).shortage.unwrap();
    assert!((40..100).contains(&crowd.players), "{crowd:?}");
    assert_eq!(crowd.mend, None);
    assert_eq!(counted(300, None, Field::of(crowd.players)).shortage, None);
    // Rebuys and add-ons are handed out too.
    let bought = Field { rebuys: 900, ..Field::of(crowd.players) };
    let fewer = counted(300, None, bought).shortage.unwrap();
    assert!(fewer.players < crowd.players, "{fewer:?}");
}

#[test]
fn the_proposed_stack_mends_small_chips() {
    let field = Field::of(12);
    let short = counted(100, Some(40), field).shortage.unwrap();
    assert_eq!(short.mend, Some(ChipMend::Proposed), "{short:?}");
    assert_eq!(counted(100, None, field).shortage, None);
}

#[test]
fn a_smaller_stack_is_proposed_where_it_is_enough() {
    let mut setup = draft(evening());
    for chip in &mut setup.chip_set.as_mut().unwrap().chips {
        chip.owned = Some(match chip.value.0 {
            5_000.. => 0,
            1_000 => 200,
            _ => 160,
        });
    }
    let field = Field::of(30);
    let short = design_view(&setup, field, None, Tempo::default()).unwrap().shortage;
    // Six of a thousand, five of a hundred and of five hundred: that makes no 10,000. With 9,000 the
    // five hundreds that come in when the hundreds leave are lacking.
    assert_eq!(short.unwrap().mend, Some(ChipMend::Stack { stack: Chips(8_000) }));
    setup.starting_stack = Chips(8_000);
    assert_eq!(design_view(&setup, field, None, Tempo::default()).unwrap().shortage, None);
}

#[test]
fn break_moves_to_where_rebuys_end_when_repaired() {
    let mut setup = draft(evening());
    let remarks =
        |setup: &SetupDraft| design_view(setup, Field::of(15), None, Tempo::default()).unwrap().remarks;
    for (last, breaks) in [(2, vec![2, 6, 11]), (4, vec![4, 10]), (7, vec![5, 8]), (8, vec![5, 9])] {
        setup.steps = evening();
        setup.format = Format::Rebuy {
            last_level: last,
            max_rebuys: None,
            addon: true,
            addon_multiple: 1,
            addon_from: None,
        };
        let found = remarks(&setup);
        let odd = found.iter().find(|remark| matches!(remark.warning, Warning::NoBreakAtEnd { .. })).unwrap();
        assert_eq!((odd.level, odd.repairable), (last, true));
        let chips = setup.chip_set.as_ref().unwrap().values();
        setup.steps = repair(&setup.steps, odd.warning, &chips, Chips::ZERO).unwrap();
        let rests =
            setup.steps.iter().enumerate().filter(|(_, step)| step.is_break()).map(|(index, _)| index);
        assert_eq!(rests.collect::<Vec<_>>(), breaks, "{last}");
        assert!(!remarks(&setup).iter().any(|remark| matches!(remark.warning, Warning::NoBreakAtEnd { .. })));
    }
}

#[test]
fn no_remark_where_rebuys_end_at_a_break() {
    let mut setup = draft(evening());
    for last in [5, 9, 13, 20] {
        setup.format = Format::Rebuy {
            last_level: last,
            max_rebuys: None,
            addon: false,
            addon_multiple: 1,
            addon_from: None,
        };
        let view = design_view(&setup, Field::of(15), None, Tempo::default()).unwrap();
        assert_eq!(view.remarks, [], "{last}");
    }
}
