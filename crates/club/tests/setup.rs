//! Messages to a form about a tournament, in words, and the data that the club stores beside.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, Chips, Millis};
use tapis_club::engine::prizes::payouts::Shares;
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::ruleset::Betting;
use tapis_club::engine::setup::{ExpectedPlayers, RoomTable, SetupDraft};
use tapis_club::engine::structure::{Field, Step};
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, Venue};
use tapis_club::{Club, Problem, game_name, rebuy};

const START: Millis = Millis(1_790_000_000_000);

fn club(folder: &tempfile::TempDir) -> Club {
    let today = chrono::Local::now().date_naive();
    Club::create(&folder.path().join("club.tapis"), "Essai", Language::Fr, today).unwrap()
}

#[test]
fn each_error_is_a_sentence_at_its_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    draft.name = "  ".to_owned();
    draft.prizes.shares = Shares::Percent { shares: vec![5_000, 3_050] };
    draft.steps[1] = Step::Break { minutes: 0, color_up: false };
    let report = club.entries().check_setup(Language::Fr, &draft, 40, None, START).unwrap();
    let said: Vec<(&str, &str)> =
        report.errors.iter().map(|error| (error.field.as_str(), error.message.as_str())).collect();
    assert_eq!(
        said,
        [
            ("name", "donnez-lui un nom."),
            ("prizes.shares", "les pourcentages font 80,5 au lieu de 100."),
            ("steps.1.minutes", "ligne 2\u{a0}: la durée va de 1 à 600 minutes."),
        ]
    );
    // The correct parts are shown all the same.
    assert_eq!(report.preview.pool, Cents(40_000));
    assert!(report.preview.structure.is_none());

    // The same sentences where it is made nevertheless.
    let Problem { message, fields, .. } =
        club.tournaments().create_tournament(draft, None, START).unwrap_err();
    assert_eq!(fields.len(), 3);
    let message = message.say(Language::Fr);
    assert!(message.contains("donnez-lui un nom. les pourcentages"), "{message}");
}

#[test]
fn a_change_that_the_tournament_refuses_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    let id = club.tournaments().create_tournament(draft.clone(), None, START).unwrap();
    let names = MemberDraft {
        last_name: "Martin".to_owned(),
        first_name: "Zoé".to_owned(),
        ..MemberDraft::default()
    };
    let member = club.library().save_member(names, START).unwrap().id;
    club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
    let mut deeper = draft.clone();
    deeper.starting_stack = Chips(50_000);
    let report = club.entries().check_setup(Language::Fr, &deeper, 40, Some(id), START).unwrap();
    assert_eq!(report.errors.len(), 1);
    assert_eq!(report.errors[0].field, "starting_stack");
    assert!(report.errors[0].message.contains("Des joueurs sont inscrits"));
    assert!(report.locks.stack);
    assert!(club.entries().check_setup(Language::Fr, &draft, 40, Some(id), START).unwrap().errors.is_empty());
}

#[test]
fn pasted_levels_are_read_or_their_line_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let _club = club(&folder);
    assert_eq!(tapis_club::read_levels("25\t50\n50\t100", 20).unwrap().len(), 2);
    let problem = tapis_club::read_levels("25\t50\nbof", 20).unwrap_err();
    assert!(problem.message.say(Language::Fr).starts_with("Une ligne ne peut pas être lue"), "{problem:?}");
    assert!(problem.fields[0].1.say(Language::Fr).starts_with("Ligne 2 illisible"), "{:?}", problem.fields);
}

#[test]
fn rooms_and_templates_are_kept_and_their_errors_said() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let hall = Venue { id: None, name: "Salle".to_owned(), tables: vec![RoomTable::new(1, 9)] };
    let id = club.library().save_venue(hall.clone()).unwrap();
    let problem = club.library().save_venue(hall).unwrap_err();
    assert_eq!(problem.fields.len(), 1);
    assert_eq!(problem.fields[0].0, "name");
    assert_eq!(problem.fields[0].1.say(Language::Fr), "une autre salle porte ce nom.");
    club.library().delete_venue(id).unwrap();
    assert!(club.library().venues().unwrap().is_empty());

    let templates = club.library().templates().unwrap();
    let (first, second) = (&templates[0], &templates[1]);
    club.library().rename_template(first.id, " Vendredi ").unwrap();
    assert!(club.library().templates().unwrap().iter().any(|template| template.name == "Vendredi"));
    let taken = club.library().rename_template(first.id, &second.name).unwrap_err();
    assert!(taken.message.say(Language::Fr).starts_with("Ce nom est déjà pris"), "{taken:?}");
    assert_eq!(
        club.library().rename_template(first.id, " ").unwrap_err().message.say(Language::Fr),
        "Donnez-lui un nom."
    );
    club.library().delete_template(second.id).unwrap();
    assert_eq!(club.library().templates().unwrap().len(), 1);
    assert!(club.library().delete_template(second.id).is_err());
}

#[test]
fn saving_what_is_unchanged_leaves_nothing_to_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    let id = club.tournaments().create_tournament(draft, None, START).unwrap();
    let setup = club.tournament(id).unwrap().setup().to_draft();
    club.play().act(id, &Action::ChangeStructure { steps: setup.steps.clone() }, START).unwrap();
    club.play().act(id, &Action::Amend { setup: Box::new(setup) }, START).unwrap();
    assert!(club.play().history(Language::Fr, id).unwrap().is_empty());
    assert!(club.play().undo(id, START).is_err());
}

/// A game is offered where the decree permits it, refused at its field where the tables seat more than a pack
/// suffices for, and limits the bets of the floor desk's rulings.
#[test]
fn a_game_is_offered_checked_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    let report = club.entries().check_setup(Language::Fr, &draft, 40, None, START).unwrap();
    assert_eq!((report.game, report.raises_capped), (Game::HoldemNoLimit, false));
    assert_eq!(report.games, Game::ALL);
    draft.game = Some(Game::Omaha5High);
    let report = club.entries().check_setup(Language::Fr, &draft, 40, None, START).unwrap();
    assert_eq!(report.errors[0].field, "seats_per_table");
    assert!(report.errors[0].message.starts_with("8 places par table au plus"), "{:?}", report.errors);
    draft.game = Some(Game::Omaha4HiloLimit);
    let report = club.entries().check_setup(Language::Fr, &draft, 40, None, START).unwrap();
    assert!(report.errors.is_empty() && report.raises_capped);

    let id = club.tournaments().create_tournament(draft, None, START).unwrap();
    assert_eq!(club.floor().rules_of(Some(id), START).unwrap().betting, Betting::Limit);
    assert_eq!(game_name(Language::Fr, Game::Omaha4HiloLimit), "Omaha Hi/Lo limit");
    assert_eq!(game_name(Language::En, Game::Omaha4HiloLimit), "Limit Omaha Hi/Lo");
}

#[test]
fn the_expected_field_is_one_figure_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = rebuy(Language::Fr, "2026-11-21".parse().unwrap());
    let ends = |club: &mut Club, draft: &SetupDraft, field: Field| {
        let report = club.entries().check_setup(Language::Fr, draft, field, None, START).unwrap();
        report.preview.structure.unwrap().ends_after
    };
    draft.expected = Some(ExpectedPlayers { players: 40, rebuys: 15, addons: 20 });
    let field = draft.expected_field();
    let proposed = ends(&mut club, &draft, field);
    let id = club.tournaments().create_tournament(draft.clone(), None, START).unwrap();
    let stored = club.views().desk(Language::Fr, id, START).unwrap().view.structure;
    assert_eq!((stored.ends_after, stored.field), (proposed, field));
    assert!(proposed > ends(&mut club, &draft, Field::of(40)));
    assert_eq!(club.entries().plan(id).unwrap().expected, draft.expected);
}

#[test]
fn a_plan_leaves_out_what_was_changed_in_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let id = club
        .tournaments()
        .create_tournament(rebuy(Language::Fr, "2026-11-21".parse().unwrap()), None, START)
        .unwrap();
    for name in ["Un", "Deux"] {
        let card = MemberDraft { last_name: name.into(), first_name: "Ana".into(), ..MemberDraft::default() };
        let member = club.library().add_members(vec![card], START).unwrap()[0];
        club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
    }
    let before = club.tournament(id).unwrap().setup().to_draft();
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    let mut longer = before.clone();
    longer.steps.push(Step::Break { minutes: 5, color_up: false });
    club.play().act(id, &Action::Amend { setup: Box::new(longer.clone()) }, START).unwrap();
    assert_eq!(club.tournament(id).unwrap().setup().steps, longer.steps);
    assert_eq!(club.entries().plan(id).unwrap(), before);
}
