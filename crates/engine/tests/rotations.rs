//! Games that take turns: which is played when, what levels say of each, and where the button is meanwhile.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Chips, EntryId, Millis};
use tapis_engine::chips::remarks::remarks;
use tapis_engine::chips::{Change, ChipSet, chip_plan};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::rules::game::Game;
use tapis_engine::rules::ruleset::{Betting, ChipRaceRounding, FirstButton};
use tapis_engine::setup::SetupError;
use tapis_engine::setup::rotation::{Rotation, Turn};
use tapis_engine::structure::{
    AnteKind, CsvWords, Stakes, Step, Structure, StructureError, StructureWarning, Tempo, csv, design,
    expected_end, fitted, next_level, read, repair,
};
use tapis_engine::views::{Bets, StepView, clock_view, draft_structure_view};
use tapis_engine::{Action, Refusal, SetupDraft};

use crate::amending::{Evening, MINUTE, draft};
use crate::designed_evenings::grid;

fn rotation(games: &[Game], turn: Turn) -> Rotation {
    Rotation { games: games.to_vec(), turn }
}

fn horse(turn: Turn) -> SetupDraft {
    draft().rotating(rotation(&Rotation::HORSE, turn))
}

const BY_LEVEL: Turn = Turn::Levels { levels: 1 };

#[test]
fn games_rotate_by_levels() {
    let games = [Game::HoldemLimit, Game::Razz, Game::Draw27];
    let at = |levels: u32| {
        let rotation = rotation(&games, Turn::Levels { levels });
        (1..=7).map(|level| rotation.game_at(level).unwrap()).collect::<Vec<_>>()
    };
    let [holdem, razz, draw] = games;
    assert_eq!(at(1), [holdem, razz, draw, holdem, razz, draw, holdem]);
    assert_eq!(at(2), [holdem, holdem, razz, razz, draw, draw, holdem]);
    for turn in [Turn::Hands { hands: 8 }, Turn::DealersChoice] {
        assert_eq!(rotation(&games, turn).game_at(1), None);
    }
}

#[test]
fn a_rotation_has_distinct_games_and_a_turn() {
    let errors = |games: &[Game], turn| draft().rotating(rotation(games, turn)).errors();
    let [first, second] = [Game::HoldemLimit, Game::Omaha4HiloLimit];
    assert_eq!(errors(&[first, second], BY_LEVEL), []);
    for wrong in [&[][..], &[first], &[first, second, first]] {
        assert_eq!(errors(wrong, BY_LEVEL), [SetupError::RotationGames], "{wrong:?}");
    }
    for turn in [Turn::Levels { levels: 0 }, Turn::Hands { hands: 0 }, Turn::Hands { hands: 101 }] {
        assert_eq!(errors(&[first, second], turn), [SetupError::RotationTurn { most: 100 }], "{turn:?}");
    }
    assert_eq!(SetupError::RotationGames.field(), "rotation.games");
}

/// Levels say what the games need, and seats suffice for the game with the fewest.
#[test]
fn a_set_up_follows_all_games_of_its_rotation() {
    let (stud, flop) = ([Game::Razz, Game::StudHigh], [Game::HoldemNoLimit, Game::Omaha4High]);
    for (games, stakes, seats) in [
        (&stud[..], Stakes::Stud, 8),
        (&flop[..], Stakes::Blinds, 9),
        (&Rotation::HORSE[..], Stakes::Both, 8),
        (&[Game::Draw27, Game::Razz][..], Stakes::Both, 6),
    ] {
        let mut wide = draft();
        (wide.seats_per_table, wide.final_table_seats) = (9, 9);
        let set_up = wide.rotating(rotation(games, BY_LEVEL));
        assert_eq!((set_up.errors(), set_up.stakes(), set_up.seats_per_table), (vec![], stakes, seats));
        let again = set_up.playing(Game::HoldemNoLimit);
        assert_eq!((again.rotation.clone(), again.errors(), again.steps), (None, vec![], draft().steps));
    }
    let mut blinds = draft();
    (blinds.seats_per_table, blinds.final_table_seats) = (8, 8);
    blinds.rotation = Some(rotation(&Rotation::HORSE, BY_LEVEL));
    assert_eq!(blinds.errors(), [SetupError::StakesOfOneKind { step: 0 }]);
    assert_eq!(blinds.errors()[0].field(), "steps.0.blinds");
}

fn mixed(ante: i64, bring_in: i64, big_blind: i64) -> Step {
    Step::Mixed {
        small_blind: Chips(big_blind / 2),
        big_blind: Chips(big_blind),
        ante: Chips(ante),
        bring_in: Chips(bring_in),
        minutes: 20,
    }
}

#[test]
fn a_level_of_both_rises_from_ante_to_bet() {
    assert!(Structure::check(vec![mixed(25, 25, 100), mixed(25, 50, 200)]).is_ok());
    for wrong in [mixed(0, 25, 100), mixed(50, 25, 100), mixed(25, 100, 100), mixed(25, 50, 2_000_000_000)] {
        assert_eq!(Structure::check(vec![wrong]), Err(vec![StructureError::Bets { step: 0 }]), "{wrong:?}");
    }
    let small_blind = Step::Mixed {
        small_blind: Chips(101),
        big_blind: Chips(100),
        ante: Chips(25),
        bring_in: Chips(25),
        minutes: 20,
    };
    assert_eq!(Structure::check(vec![small_blind]), Err(vec![StructureError::Blinds { step: 0 }]));
}

/// Each game sees its own part of a level: blinds and bets, or ante, bring-in and bets; where the tables
/// decide, all of it is told.
#[test]
fn a_level_shows_what_its_game_needs() {
    let mut set_up = horse(BY_LEVEL);
    set_up.steps = vec![mixed(25, 50, 200); 6];
    let lines = |draft: &SetupDraft| -> Vec<StepView> {
        let view = draft_structure_view(draft, 20.into(), Tempo::default()).unwrap();
        view.lines.iter().map(|line| line.step).collect()
    };
    let bets = Some(Bets { small: Chips(200), big: Chips(400), in_some_games: false });
    let seen = |step: &StepView| {
        let blinds = step.blinds.unwrap();
        assert_eq!(blinds.bets, bets);
        (step.game, blinds.small.0, blinds.big.0, blinds.ante.0, blinds.bring_in.0)
    };
    assert_eq!(
        lines(&set_up).iter().map(seen).collect::<Vec<_>>(),
        [
            (Some(Game::HoldemLimit), 100, 200, 0, 0),
            (Some(Game::Omaha4HiloLimit), 100, 200, 0, 0),
            (Some(Game::Razz), 0, 0, 25, 50),
            (Some(Game::StudHigh), 0, 0, 25, 50),
            (Some(Game::StudHilo), 0, 0, 25, 50),
            (Some(Game::HoldemLimit), 100, 200, 0, 0),
        ]
    );
    for turn in [Turn::Hands { hands: 8 }, Turn::DealersChoice] {
        set_up.rotation = Some(rotation(&Rotation::HORSE, turn));
        assert_eq!(seen(&lines(&set_up)[2]), (None, 100, 200, 25, 50));
    }
}

/// The same stakes for all games of a round are no oddity; in one game they are.
#[test]
fn stakes_may_stay_while_games_take_turns() {
    let mut set_up = horse(BY_LEVEL);
    set_up.steps = vec![mixed(25, 50, 200), mixed(25, 50, 200), mixed(50, 100, 400)];
    let warnings =
        |draft: &SetupDraft| draft_structure_view(draft, 20.into(), Tempo::default()).unwrap().warnings;
    assert_eq!(warnings(&set_up), []);
    set_up.rotation = Some(rotation(&Rotation::HORSE, Turn::DealersChoice));
    assert_eq!(warnings(&set_up), [StructureWarning::BlindsStay { step: 1 }]);
}

/// Every structure that the designer makes suits a rotation as well: each amount is paid with the chips then
/// in play, nothing looks odd that did not before, and the evening ends when it did.
#[test]
fn the_designer_s_evenings_can_be_played_as_horse() {
    for (name, set, wish) in grid() {
        let blinds = design(&wish, Tempo::default());
        let steps = fitted(&blinds, Stakes::Both, &wish.chips);
        let structure = Structure::check(steps.clone()).unwrap();
        let chips =
            ChipSet { name: "Club".to_owned(), chips: set.chips(), change: Change::Once, stack: None };
        let plan = chip_plan(&structure, &chips, wish.starting_stack, wish.field, 8, ChipRaceRounding::Up);
        let total = wish.field.chips(wish.starting_stack);
        let odd = remarks(&structure, &chips.values(), &plan, total);
        let before = Structure::check(blinds).unwrap();
        assert_eq!(odd, before.warnings(), "{name}: {steps:?}");
        let ends = |structure: &Structure| {
            expected_end(structure, wish.starting_stack, wish.field, Tempo::default()).end_after
        };
        assert_eq!(ends(&structure), ends(&before), "{name}");
    }
}

#[test]
fn mixed_levels_are_mended_and_extended() {
    let values = [25, 100, 500, 1_000].map(Chips);
    let steps = [mixed(25, 50, 200), mixed(100, 150, 800), mixed(50, 75, 300), mixed(200, 300, 1_200)];
    for warning in Structure::check(steps.to_vec()).unwrap().warnings() {
        let mended = repair(&steps, warning, &values, Chips(100_000)).unwrap();
        assert!(!Structure::check(mended.clone()).unwrap().warnings().contains(&warning), "{mended:?}");
        let both = |step: &Step| step.stakes() == Some(Stakes::Both);
        assert!(mended.contains(&steps[0]) && mended.iter().all(both), "{mended:?}");
    }
    assert_eq!(next_level(&[mixed(25, 50, 200)], 1, &values), mixed(100, 100, 400));
    let unpayable = StructureWarning::Unpayable { step: 0, chip: Chips(100) };
    assert_eq!(
        repair(&[mixed(25, 50, 300)], unpayable, &[Chips(100), Chips(500)], Chips::ZERO),
        Some(vec![mixed(100, 100, 400)])
    );
}

/// A spreadsheet keeps the bring-in beside the blinds.
#[test]
fn levels_of_both_are_written_and_read() {
    let words = CsvWords {
        head: [
            "Niveau",
            "Petite blinde",
            "Grosse blinde",
            "Ante",
            "Type d’ante",
            "Minutes",
            "Retrait de jetons",
        ]
        .map(str::to_owned),
        rest: "Pause".to_owned(),
        yes: "oui".to_owned(),
        kinds: ["aucune", "chacun", "grosse blinde"].map(str::to_owned),
        stud: "stud".to_owned(),
        mixed: "blindes et stud".to_owned(),
        bring_in: "Bring-in".to_owned(),
    };
    let pause = Step::Break { minutes: 10, color_up: true };
    let steps = vec![mixed(25, 50, 200), pause, mixed(50, 100, 400)];
    assert_eq!(read(&csv(&steps, &words), 20), Ok(steps));
    let blinds = vec![Step::Level {
        small_blind: Chips(100),
        big_blind: Chips(200),
        ante: Chips::ZERO,
        ante_kind: AnteKind::None,
        minutes: 20,
    }];
    assert!(!csv(&blinds, &words).contains("Bring-in"));
}

fn playing(turn: Turn, players: i64) -> Evening {
    let mut set_up = horse(turn);
    set_up.steps = vec![mixed(25, 50, 200); 12];
    set_up.ruleset.balance_threshold = 2;
    set_up.final_table_seats = 6;
    Evening::play(players, set_up)
}

#[test]
fn the_clock_names_the_next_game() {
    let evening = playing(BY_LEVEL, 16);
    let at = |minute: i64| {
        let view = clock_view(&evening.tournament, MINUTE * minute);
        (view.game, view.next.and_then(|next| next.game))
    };
    assert_eq!(at(1), (Game::HoldemLimit, Some(Game::Omaha4HiloLimit)));
    assert_eq!(at(50), (Game::Razz, Some(Game::StudHigh)));
    let view = clock_view(&playing(Turn::Hands { hands: 8 }, 16).tournament, MINUTE * 50);
    assert_eq!(view.current.and_then(|step| step.game), None);
    assert_eq!(view.rotation.map(|rotation| rotation.games.len()), Some(5));
}

/// Disputes are settled by the game of the level; where the tables decide, by the limit that all games have.
#[test]
fn the_levels_game_limits_bets() {
    let games = [Game::HoldemNoLimit, Game::Omaha4High, Game::HoldemLimit];
    let betting = |turn, minute: i64| {
        let mut set_up = draft().rotating(rotation(&games, turn));
        set_up.steps.truncate(1);
        let level = set_up.steps[0];
        set_up.steps.extend([level; 5]);
        let minutes = i64::from(level.minutes());
        Evening::play(16, set_up).tournament.seat_plan().rules_now(MINUTE * (minute * minutes + 1)).betting
    };
    let by_level: Vec<Betting> = (0..3).map(|level| betting(BY_LEVEL, level)).collect();
    assert_eq!(by_level, [Betting::NoLimit, Betting::PotLimit, Betting::Limit]);
    assert_eq!(betting(Turn::DealersChoice, 2), Betting::NoLimit);
    assert_eq!(
        playing(Turn::DealersChoice, 16).tournament.seat_plan().rules_now(MINUTE).betting,
        Betting::Limit
    );
}

/// States the button of both tables and sends two players of table 2 home.
fn told_and_uneven(evening: &mut Evening, minute: i64) {
    for table in [1, 2] {
        let seat = evening.tournament.tables()[&table].occupied()[0];
        evening.ask(&Action::TellPosition { table, seat, position: Position::Button }, minute).unwrap();
    }
    let at_2: Vec<EntryId> = evening.tournament.tables()[&2].seats.iter().flatten().copied().collect();
    for entry in at_2.into_iter().rev().take(2) {
        let players = vec![BustLine { entry, by: None, stack: None }];
        evening.ask(&Action::Bust { players }, minute).unwrap();
    }
}

/// Whether the advice of an instant knows who moves.
fn mover_known(evening: &Evening, at: Millis) -> bool {
    let advice = evening.tournament.adviser().advice(at);
    let AdviceKind::Balance { drawn: false, ask, proposal, .. } = &advice[0].kind else {
        panic!("{advice:?}")
    };
    assert!(proposal.is_some(), "drawn where the positions do not say it");
    ask.is_empty()
}

/// The button stands still at stud: what was told at the last level with blinds holds until three minutes
/// with blinds have passed.
#[test]
fn the_stud_mover_follows_the_earlier_button() {
    let mut evening = playing(BY_LEVEL, 16);
    assert!(evening.tournament.setup().has_button());
    // Hold'em and Omaha last until minute 40, stud until minute 100.
    told_and_uneven(&mut evening, 39);
    for (seconds, known) in
        [(39 * 60, true), (50 * 60, true), (99 * 60, true), (101 * 60, true), (103 * 60, false)]
    {
        assert_eq!(mover_known(&evening, Millis::of_seconds(seconds)), known, "{seconds}");
    }
    // Told at a level of stud, it is the button as it stands.
    let mut evening = playing(BY_LEVEL, 16);
    told_and_uneven(&mut evening, 60);
    assert!(mover_known(&evening, MINUTE * 99) && mover_known(&evening, MINUTE * 102));
    assert!(!mover_known(&evening, MINUTE * 104));
    // If the tables decide what is played, nobody knows how often it moved.
    let mut evening = playing(Turn::Hands { hands: 8 }, 16);
    told_and_uneven(&mut evening, 39);
    assert!(mover_known(&evening, MINUTE * 41) && !mover_known(&evening, MINUTE * 43));
}

/// With stud first, no hand has had the button yet when play starts.
#[test]
fn the_first_button_waits_for_its_game() {
    let told = |games: &[Game]| {
        let mut set_up = draft().rotating(rotation(games, BY_LEVEL));
        set_up.ruleset.first_button = FirstButton::FixedSeat;
        Evening::play(12, set_up).tournament.tables().values().any(|table| table.told.is_some())
    };
    assert!(told(&[Game::HoldemLimit, Game::Razz]));
    assert!(!told(&[Game::Razz, Game::HoldemLimit]));
}

#[test]
fn during_play_games_change_while_their_forced_bets_stay() {
    let mut evening = playing(BY_LEVEL, 16);
    evening
        .amend(25, |draft| draft.rotation = Some(rotation(&[Game::StudHigh, Game::HoldemLimit], BY_LEVEL)))
        .unwrap();
    for one in [Game::HoldemLimit, Game::Razz] {
        assert_eq!(
            evening.amend(25, |draft| *draft = draft.playing(one)),
            Err(Refusal::ForcedBetsFixed),
            "{one:?}"
        );
    }
    let stud = Step::Stud { ante: Chips(25), bring_in: Chips(50), small_bet: Chips(200), minutes: 20 };
    let mut steps = evening.tournament.setup().steps.clone();
    steps.push(stud);
    let errors = vec![SetupError::StakesOfOneKind { step: 12 }];
    assert_eq!(evening.ask(&Action::ChangeStructure { steps }, 25), Err(Refusal::Setup { errors }));
}

#[test]
fn a_set_up_without_rotation_keeps_its_format() {
    let plain = serde_json::to_value(draft()).unwrap();
    assert!(plain.get("rotation").is_none());
    let written = serde_json::to_value(horse(Turn::Hands { hands: 8 })).unwrap();
    assert_eq!(written["rotation"]["turn"], serde_json::json!({ "type": "hands", "hands": 8 }));
    assert_eq!(written["rotation"]["games"][1], "omaha4_hilo_limit");
    assert_eq!(written["steps"][0]["type"], "mixed");
    assert_eq!(serde_json::from_value::<SetupDraft>(written).unwrap(), horse(Turn::Hands { hands: 8 }));
}
