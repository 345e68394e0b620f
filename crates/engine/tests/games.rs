//! Games of a tournament, and their consequences.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use tapis_engine::base::quantity::{Chips, EntryId};
use tapis_engine::chips::remarks::remarks;
use tapis_engine::chips::{Change, ChipSet, chip_plan};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::rules::game::Game;
use tapis_engine::rules::ruleset::{Betting, ChipRaceRounding, Ruleset};
use tapis_engine::rules::variant::Variant;
use tapis_engine::setup::SetupError;
use tapis_engine::structure::{
    AnteKind, Stakes, Step, Structure, StructureError, StructureWarning, Tempo, design, expected_end, fitted,
    next_level, repair,
};
use tapis_engine::{Action, Event, Refusal, SetupDraft};

use crate::amending::{Evening, MINUTE, draft};
use crate::designed_evenings::grid;

/// 004, article 7: eleven pairs of a game and a limit, each under its own number.
#[test]
fn the_decree_permits_eleven_games_and_no_other() {
    let mut rules: Vec<&str> = Game::ALL.into_iter().map(Game::rule).collect();
    rules.dedup();
    assert_eq!(rules.len(), 11);
    let bettings = |variant: Variant| variant.bettings().collect::<Vec<_>>();
    assert_eq!(bettings(Variant::Holdem), [Betting::Limit, Betting::PotLimit, Betting::NoLimit]);
    assert_eq!(bettings(Variant::Omaha4High), [Betting::PotLimit]);
    assert_eq!(bettings(Variant::Omaha4Hilo), [Betting::Limit, Betting::PotLimit]);
    assert_eq!(bettings(Variant::Omaha5High), [Betting::PotLimit]);
    for variant in [Variant::StudHigh, Variant::StudHilo, Variant::Razz, Variant::Draw27] {
        assert_eq!(bettings(variant), [Betting::Limit]);
    }
    for betting in bettings(Variant::Holdem) {
        assert_eq!(Game::holdem(betting).betting(), betting);
    }
}

/// A set-up that names no game is hold'em, limited as its rules say, and is written as it was.
#[test]
fn a_set_up_without_game_is_holdem() {
    let mut draft = draft();
    assert_eq!(draft.game(), Game::HoldemNoLimit);
    draft.ruleset.betting = Betting::Limit;
    assert_eq!(draft.game(), Game::HoldemLimit);
    assert!(serde_json::to_value(&draft).unwrap().get("game").is_none());
    draft.game = Some(Game::Omaha4High);
    assert_eq!(draft.rules(), Ruleset { betting: Betting::PotLimit, ..draft.ruleset.clone() });
    let written = serde_json::to_value(&draft).unwrap();
    assert_eq!(written["game"], "omaha4_high");
    assert_eq!(serde_json::from_value::<SetupDraft>(written).unwrap(), draft);
}

#[test]
fn a_pack_suffices_for_so_many_players() {
    for game in Game::ALL {
        let most = game.variant().most_players();
        let seated = |seats, last| {
            SetupDraft { seats_per_table: seats, final_table_seats: last, ..draft().playing(game) }.errors()
        };
        assert_eq!(seated(most, most), [], "{game:?}");
        if most < 10 {
            let errors = [SetupError::SeatsForGame { most }, SetupError::FinalSeatsForGame { most }];
            assert_eq!(seated(most + 1, most + 1), errors, "{game:?}");
        }
    }
}

#[test]
fn a_game_changes_during_play() {
    let eight = |draft: &mut SetupDraft| (draft.seats_per_table, draft.final_table_seats) = (8, 8);
    let mut draft = draft();
    eight(&mut draft);
    let mut evening = Evening::play(4, draft);
    evening.amend(25, |draft| draft.game = Some(Game::Omaha4HiloLimit)).unwrap();
    assert_eq!(evening.tournament.setup().game(), Game::Omaha4HiloLimit);
    assert_eq!(evening.amend(25, |draft| *draft = draft.playing(Game::Razz)), Err(Refusal::ForcedBetsFixed));
    assert_eq!(Refusal::ForcedBetsFixed.field(), Some("game"));
}

fn stud(ante: i64, bring_in: i64, small_bet: i64) -> Step {
    let [ante, bring_in, small_bet] = [ante, bring_in, small_bet].map(Chips);
    Step::Stud { ante, bring_in, small_bet, minutes: 20 }
}

fn is_stud(step: &Step) -> bool {
    step.stakes() == Some(Stakes::Stud)
}

#[test]
fn a_level_of_stud_rises_from_ante_to_bet() {
    assert!(Structure::check(vec![stud(25, 25, 100), stud(25, 50, 200)]).is_ok());
    for wrong in [stud(0, 25, 100), stud(50, 25, 100), stud(25, 100, 100), stud(25, 50, 2_000_000_000)] {
        assert_eq!(Structure::check(vec![wrong]), Err(vec![StructureError::Bets { step: 0 }]), "{wrong:?}");
    }
}

#[test]
fn a_level_may_have_antes_only() {
    let level = |big_blind: i64, ante, ante_kind| Step::Level {
        small_blind: Chips(big_blind / 2),
        big_blind: Chips(big_blind),
        ante: Chips(ante),
        ante_kind,
        minutes: 20,
    };
    let antes = |ante| level(0, ante, AnteKind::Classic);
    let structure = Structure::check(vec![antes(25), antes(50), antes(100)]).unwrap();
    assert_eq!(structure.warnings(), []);
    let falls = Structure::check(vec![antes(50), antes(25)]).unwrap();
    assert_eq!(falls.warnings(), [StructureWarning::BlindsGoDown { step: 1 }]);
    for nobody in
        [level(0, 0, AnteKind::None), level(0, 25, AnteKind::None), level(0, 25, AnteKind::BigBlind)]
    {
        assert_eq!(Structure::check(vec![nobody]), Err(vec![StructureError::Blinds { step: 0 }]));
    }
}

/// Choosing a game makes a set-up that it can be played with, and choosing the first again undoes what
/// blinds can undo.
#[test]
fn a_set_up_follows_its_game() {
    for game in Game::ALL {
        let fitted = draft().playing(game);
        assert_eq!((fitted.game(), fitted.errors()), (game, vec![]), "{game:?}");
        let again = fitted.playing(Game::HoldemNoLimit);
        assert_eq!((again.errors(), again.steps), (vec![], draft().steps), "{game:?}");
    }
    let mut blinds = draft();
    blinds.game = Some(Game::Razz);
    (blinds.seats_per_table, blinds.final_table_seats) = (8, 8);
    assert_eq!(blinds.errors(), [SetupError::BlindsAtStud { step: 0 }]);
    assert_eq!(blinds.errors()[0].field(), "steps.0.blinds");
    let mut bets = draft().playing(Game::Razz);
    bets.game = Some(Game::HoldemLimit);
    assert_eq!(bets.errors(), [SetupError::BringInWithBlinds { step: 0 }]);
}

/// Every structure that the designer makes suits stud as well: each amount is paid with the chips then in
/// play, nothing looks odd that did not before, and the evening ends when it did.
#[test]
fn the_designer_s_evenings_can_be_played_as_stud() {
    for (name, set, wish) in grid() {
        let blinds = design(&wish, Tempo::default());
        let steps = fitted(&blinds, Stakes::Stud, &wish.chips);
        let structure = Structure::check(steps.clone()).unwrap();
        assert!(structure.steps().iter().all(|step| step.is_break() || is_stud(step)), "{name}");
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

/// Every oddity in a structure of stud is mended or stays as it was, and a level put in suits its neighbours.
#[test]
fn structures_of_stud_are_mended() {
    let values = [25, 100, 500, 1_000].map(Chips);
    let steps = [stud(25, 50, 200), stud(100, 150, 800), stud(50, 75, 300), stud(200, 300, 1_200)];
    let warnings = Structure::check(steps.to_vec()).unwrap().warnings();
    let steep = StructureWarning::SteepJump { step: 1 };
    assert!(warnings.contains(&steep) && warnings.contains(&StructureWarning::BlindsGoDown { step: 2 }));
    for warning in warnings {
        let mended = repair(&steps, warning, &values, Chips(100_000)).unwrap();
        assert!(!Structure::check(mended.clone()).unwrap().warnings().contains(&warning), "{mended:?}");
        assert!(mended.contains(&steps[0]) && mended.iter().all(is_stud), "{mended:?}");
    }
    assert_eq!(next_level(&[stud(25, 50, 200)], 1, &values), stud(100, 100, 400));
    let unpayable = StructureWarning::Unpayable { step: 0, chip: Chips(100) };
    assert_eq!(
        repair(&[stud(25, 50, 400)], unpayable, &[Chips(100), Chips(500)], Chips::ZERO),
        Some(vec![stud(100, 100, 400)])
    );
}

/// Stud has no button: none is drawn or told, and who moves for balance is drawn with a seat, from a seed that
/// the event carries.
#[test]
fn stud_has_no_button_and_draws_movers() {
    let mut draft = draft().playing(Game::StudHigh);
    draft.ruleset.balance_threshold = 2;
    // Neither a final table nor a table that could be broken comes first.
    draft.final_table_seats = 6;
    let mut evening = Evening::play(16, draft);
    assert!(evening.tournament.tables().values().all(|table| table.told.is_none()));
    let tell = Action::TellPosition { table: 1, seat: 1, position: Position::Button };
    assert_eq!(evening.ask(&tell, 1), Err(Refusal::NoButton));
    let at_2: Vec<EntryId> = evening.tournament.tables()[&2].seats.iter().flatten().copied().collect();
    for entry in at_2.into_iter().take(2) {
        let players = vec![BustLine { entry, by: None, stack: None }];
        evening.ask(&Action::Bust { players }, 2).unwrap();
    }

    let advice = evening.tournament.adviser().advice(2 * MINUTE);
    let AdviceKind::Balance { from: 1, to: 2, drawn: true, proposal: None, ask, .. } = &advice[0].kind else {
        panic!("{advice:?}")
    };
    assert!(ask.is_empty());
    let events = evening.ask(advice[0].action.as_ref().unwrap(), 2).unwrap();
    let [Event::Moved { moves, seed: Some(_), .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!((moves[0].from.table, moves[0].to.table), (1, 2));
    assert_eq!(evening.tournament.tables()[&2].players(), 7);
}

/// Everybody at the longer table is drawn sooner or later, and every free seat at the shorter one.
#[test]
fn a_mover_draw_reaches_everybody_and_every_seat() {
    let mut draft = draft().playing(Game::Razz);
    draft.ruleset.balance_threshold = 2;
    let mut evening = Evening::play(10, draft);
    let at_2: Vec<EntryId> = evening.tournament.tables()[&2].seats.iter().flatten().copied().collect();
    for entry in at_2.into_iter().take(2) {
        let players = vec![BustLine { entry, by: None, stack: None }];
        evening.ask(&Action::Bust { players }, 2).unwrap();
    }
    let balance = Action::Balance { from: 1, to: 2, entry: None, seat: None };
    let (mut movers, mut seats) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let events = evening.tournament.decide(&balance, 2 * MINUTE, &mut evening.dice).unwrap();
        let [Event::Moved { moves, .. }] = &events[..] else { panic!("{events:?}") };
        movers.insert(moves[0].entry);
        seats.insert(moves[0].to.seat);
    }
    assert_eq!(movers, evening.tournament.tables()[&1].seats.iter().flatten().copied().collect());
    assert_eq!(seats, evening.tournament.tables()[&2].free().into_iter().collect());
}
