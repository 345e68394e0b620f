//! Chip sets and structures as the club stores, mends, writes and reads them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::{Chips, Millis};
use tapis_club::engine::chips::ChipSet;
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::structure::{AnteKind, Field, Step, StructureWarning};
use tapis_club::locale::Language;
use tapis_club::store::OwnChipSet;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, LevelsFile, freezeout, levels_text};

fn club(folder: &tempfile::TempDir) -> Club {
    let today = "2026-11-21".parse().unwrap();
    Club::create(&folder.path().join("a.tapis"), "Club", Language::Fr, today).unwrap()
}

#[test]
fn a_wrong_set_is_reported_at_its_fields() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let mut set = club.library().usual_chip_sets(Language::Fr)[0].clone();
    assert_eq!(set.name, "Mallette de 500 jetons, dès 5");
    club.library().save_chip_set(&OwnChipSet { id: None, set: set.clone() }).unwrap();
    let taken = club.library().save_chip_set(&OwnChipSet { id: None, set: set.clone() }).unwrap_err();
    assert_eq!(taken.fields[0].0, "name");
    set.name = " ".to_owned();
    set.chips[1].value = Chips(5);
    let problem = club.library().save_chip_set(&OwnChipSet { id: None, set }).unwrap_err();
    let fields: Vec<&str> = problem.fields.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["name", "chips.1.value"]);
    assert!(problem.fields[1].1.say(Language::Fr).contains("vaut déjà 5"), "{:?}", problem.fields);
    assert_eq!(club.library().chip_sets().unwrap().len(), 1);
}

#[test]
fn a_tournament_keeps_its_chips_and_prints_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, "2026-11-21".parse().unwrap());
    draft.chip_set = Some(club.library().usual_chip_sets(Language::Fr)[2].clone());
    let id = club.tournaments().create_tournament(draft.clone(), None, Millis::ZERO).unwrap();
    let view = club.levels().design_view(&draft, Field::of(20), Some(id), Millis::ZERO).unwrap().unwrap();
    assert_eq!(view.plan.unwrap().chips_each, 14);
    let kept = club.views().desk(Language::Fr, id, Millis::ZERO).unwrap().view.setup.chip_set.unwrap();
    assert_eq!(kept.values(), [25, 100, 500, 1_000, 5_000, 25_000].map(Chips));
    let options = DocumentOptions { language: Some(Language::Fr), ..DocumentOptions::default() };
    let printed = club
        .papers()
        .document(DocumentKind::Structure, About::Tournament(id), options, Millis::ZERO)
        .unwrap();
    assert_eq!(printed.pages, 1);
    let wrong = ChipSet { name: String::new(), ..ChipSet::default() };
    draft.chip_set = Some(wrong);
    let report = club.entries().check_setup(Language::Fr, &draft, 20, None, Millis::ZERO).unwrap();
    assert!(report.errors.iter().any(|error| error.field == "chip_set.name"), "{:?}", report.errors);
}

#[test]
fn the_hours_of_levels_to_come_follow_the_clock() {
    use chrono::{Local, TimeZone, Timelike};
    use tapis_club::engine::Action;
    const MINUTE: Millis = Millis(60_000);
    let began = Local.with_ymd_and_hms(2026, 11, 21, 23, 30, 0).unwrap();
    let start = Millis(began.timestamp_millis());
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, began.date_naive());
    draft.start_minute = 23 * 60;
    let id = club.tournaments().create_tournament(draft.clone(), None, start).unwrap();
    for number in 0..4 {
        let member = tapis_club::store::MemberDraft {
            last_name: format!("N{number}"),
            first_name: "P".to_owned(),
            ..Default::default()
        };
        let member = club.library().save_member(member, start).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, start).unwrap();
    }
    let hours = |club: &mut Club, now: Millis| {
        let view = club.levels().design_view(&draft, Field::of(4), Some(id), now).unwrap().unwrap();
        (view.rows.iter().map(|row| (row.starts, row.ends)).collect::<Vec<_>>(), view.ends)
    };
    // As planned, until the first card falls.
    let (planned, end) = hours(&mut club, start);
    let length = planned[0].1 - planned[0].0;
    assert_eq!(planned[0].0, 23 * 60);
    club.play().act(id, &Action::DrawSeats, start).unwrap();
    club.play().act(id, &Action::Start, start).unwrap();
    // Half an hour late, then a quarter of an hour more: the second level begins after midnight.
    club.play().act(id, &Action::PauseClock, start + MINUTE).unwrap();
    club.play().act(id, &Action::ResumeClock, start + 16 * MINUTE).unwrap();
    let now = start + 20 * MINUTE;
    assert_eq!(began.minute(), 30);
    let (found, late_end) = hours(&mut club, now);
    assert_eq!(found[0].1, 23 * 60 + 45 + length);
    assert_eq!(found[1].0, found[0].1);
    assert_eq!(late_end - end, 45);
    // In a called break everything waits for its end; what is over stays as it was planned.
    club.play().act(id, &Action::BreakNow { minutes: 10 }, now).unwrap();
    assert_eq!(hours(&mut club, now + MINUTE).0[1].0, found[1].0 + 10);
    let (found, _) = hours(&mut club, now + (length + 10) * MINUTE);
    assert_eq!((found[0], found[1].0), (planned[0], planned[1].0 + 55));
}

#[test]
fn the_room_names_the_leaving_chips() {
    use tapis_club::engine::Action;
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, "2026-11-21".parse().unwrap());
    draft.chip_set = Some(club.library().usual_chip_sets(Language::Fr)[2].clone());
    let view = club.levels().design_view(&draft, Field::of(4), None, Millis::ZERO).unwrap().unwrap();
    let rest = view.rows.iter().position(|row| !row.leaving.is_empty()).unwrap();
    let id = club.tournaments().create_tournament(draft, None, Millis::ZERO).unwrap();
    for number in 0..4 {
        let member = tapis_club::store::MemberDraft {
            last_name: format!("N{number}"),
            first_name: "P".to_owned(),
            ..Default::default()
        };
        let member = club.library().save_member(member, Millis::ZERO).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis::ZERO).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, Millis::ZERO).unwrap();
    club.play().act(id, &Action::Start, Millis::ZERO).unwrap();
    let shown = |club: &mut Club| {
        let room = club.room().view(Language::Fr, &[id], None, Millis(1_000)).unwrap().tournaments.remove(0);
        (room.leaving, room.legend.iter().map(|chip| chip.value).min().unwrap())
    };
    assert_eq!(shown(&mut club), (vec![], Chips(25)));
    club.play().act(id, &Action::SetClock { step: rest, remaining: Millis(60_000) }, Millis(1_000)).unwrap();
    assert_eq!(shown(&mut club), (vec![Chips(25)], Chips(100)));
    club.play()
        .act(id, &Action::SetClock { step: rest + 1, remaining: Millis(60_000) }, Millis(1_000))
        .unwrap();
    assert_eq!(shown(&mut club).0, Vec::<Chips>::new());
}

#[test]
fn the_templates_race_chips_off_where_some_can_leave() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, "2026-11-21".parse().unwrap());
    let breaks = |step: &Step| matches!(step, Step::Break { color_up: true, .. });
    // 150 after the first break is still paid with chips of 25.
    assert_eq!(draft.steps.iter().filter(|step| breaks(step)).count(), 2);
    draft.chip_set = Some(club.library().usual_chip_sets(Language::Fr)[2].clone());
    let view = club.levels().design_view(&draft, Field::of(30), None, Millis::ZERO).unwrap().unwrap();
    assert!(view.remarks.is_empty(), "{:?}", view.remarks);
}

#[test]
fn a_structures_file_name_suits_windows() {
    use tapis_club::levels_file_name;
    assert_eq!(levels_file_name("Vendredi : 20 h / 6-max?", LevelsFile::Csv), "Vendredi - 20 h - 6-max.csv");
    assert_eq!(levels_file_name("CON", LevelsFile::Json), "_CON.json");
    assert_eq!(levels_file_name(" .", LevelsFile::Csv), "Document.csv");
}

#[test]
fn oddities_are_mended_and_levels_put_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, "2026-11-21".parse().unwrap());
    let level = |big_blind| Step::Level {
        small_blind: big_blind / 2,
        big_blind,
        ante: Chips::ZERO,
        ante_kind: AnteKind::None,
        minutes: 20,
    };
    draft.steps = vec![level(Chips(100)), level(Chips(400))];
    assert_eq!(tapis_club::next_level(&draft, 1).big_blind(), Some(Chips(200)));
    let warning = StructureWarning::SteepJump { step: 1 };
    draft.steps = tapis_club::repair_levels(&draft, Field::of(10), warning);
    assert_eq!(draft.steps.len(), 3);
    // A level that is not odd any more stays as it is.
    let again = tapis_club::repair_levels(&draft, Field::of(10), StructureWarning::NothingLeaves { step: 1 });
    assert_eq!(again, draft.steps);

    // All at once: nothing that can be mended is left, and there is nothing to do twice.
    draft.steps = vec![
        level(Chips(100)),
        level(Chips(100)),
        level(Chips(900)),
        level(Chips(400)),
        Step::Break { minutes: 10, color_up: true },
    ];
    let field = Field::of(10);
    let mut left = |draft: &SetupDraft| {
        let view = club.levels().design_view(draft, field, None, Millis::ZERO).unwrap().unwrap();
        let all = club.levels().repair_all_levels(draft, field, None, Millis::ZERO).unwrap();
        (view.remarks.iter().filter(|remark| remark.repairable).count(), all)
    };
    let (odd, mended) = left(&draft);
    assert!(odd > 1, "{odd}");
    draft.steps = mended.clone();
    assert_eq!(left(&draft), (0, mended));
}

#[test]
fn structures_are_kept_and_go_through_files() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let built_in = club.library().structures(Language::Fr).unwrap();
    assert_eq!(built_in.len(), 5);
    assert!(built_in.iter().all(|kept| kept.id.is_none() && kept.steps.len() > 5));
    let steps = built_in[2].steps.clone();
    club.library().save_structure("La nôtre", Chips(10_000), &steps).unwrap();
    let kept = club.library().structures(Language::Fr).unwrap();
    assert_eq!((kept.len(), kept[0].name.as_str()), (6, "La nôtre"));
    assert!(club.library().save_structure("Vide", Chips(10_000), &[]).is_err());
    club.library().delete_structure(kept[0].id.unwrap()).unwrap();
    assert_eq!(club.library().structures(Language::Fr).unwrap().len(), 5);
    for language in [Language::Fr, Language::En] {
        for file in [LevelsFile::Csv, LevelsFile::Json] {
            let text = levels_text(language, "Vendredi", &steps, file);
            assert_eq!(tapis_club::read_levels(&text, 7).unwrap(), steps, "{text}");
        }
    }
    let problem = tapis_club::read_levels("25\t50\nbof\n50\t100\nzut", 20).unwrap_err();
    assert_eq!(problem.message.say(Language::Fr), "2 lignes ne peuvent pas être lues. Rien n’a été repris.");
    let lines: Vec<&str> = problem.fields.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(lines, ["line.2", "line.4"]);
}

#[test]
fn proposal_for_rebuys_rests_where_the_club_ends_them() {
    use tapis_club::engine::setup::Format;
    use tapis_club::engine::structure::Wish;
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut draft = freezeout(Language::Fr, "2026-11-21".parse().unwrap());
    draft.format =
        Format::Rebuy { last_level: 4, max_rebuys: None, addon: true, addon_multiple: 1, addon_from: None };
    let wish = Wish {
        field: Field { rebuys: 15, addons: 20, ..Field::of(38) },
        starting_stack: draft.starting_stack,
        depth: 100,
        minutes: 270,
        level_minutes: Some(15),
        ante: AnteKind::BigBlind,
        break_every: 75,
        break_minutes: 10,
        break_after: None,
        chips: [25, 100, 500, 1_000, 5_000].map(Chips).to_vec(),
    };
    let steps = club.levels().design_levels(&wish, &draft);
    assert_eq!(steps.iter().position(Step::is_break), Some(4));
}
