//! A season is archived, restored and deleted; its tournaments stay.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::base::quantity::{Cents, Millis, SeasonId};
use tapis_club::engine::championship::ChampionshipRules;
use tapis_club::locale::Language;
use tapis_club::store::{ChampionshipDraft, DuePaymentDraft, Means, MemberDraft, SeasonDraft, SeasonDue};
use tapis_club::{Club, freezeout};

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

fn club() -> (tempfile::TempDir, Club) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    let club = Club::create(&path, "Club", Language::Fr, day(2025, 9, 1)).unwrap();
    (folder, club)
}

fn season(club: &Club, year: i32) -> SeasonId {
    let draft = SeasonDraft {
        id: None,
        name: format!("{year}-{}", year + 1),
        starts_on: day(year, 9, 1),
        ends_on: day(year + 1, 8, 31),
        best_n: None,
        min_played: 1,
    };
    club.library().save_season(&draft).unwrap()
}

#[test]
fn an_archived_season_is_not_the_latest_one() {
    let (_folder, mut club) = club();
    let (old, new) = (season(&club, 2025), season(&club, 2026));
    let on = |club: &Club, at| club.library().season_on(at).unwrap().unwrap().id;
    assert_eq!(on(&club, day(2030, 1, 1)), new);
    club.library().archive_season(new, true).unwrap();
    assert_eq!(on(&club, day(2030, 1, 1)), old, "of two that are over, the one that is not archived");
    assert_eq!(on(&club, day(2026, 10, 1)), new, "a day is in its season, archived or not");
    let found = club.library().seasons().unwrap();
    assert_eq!(found.iter().map(|season| season.archived).collect::<Vec<_>>(), [true, false]);
    club.library().archive_season(new, false).unwrap();
    assert_eq!(on(&club, day(2030, 1, 1)), new);
    assert_eq!(club.library().archive_season(SeasonId(9), true).unwrap_err().code, "store-not_found");
    assert_eq!(club.audit().verify().unwrap(), [""; 0]);
}

#[test]
fn a_deleted_season_leaves_its_tournaments() {
    let (_folder, mut club) = club();
    let (old, kept) = (season(&club, 2025), season(&club, 2026));
    let rules = ChampionshipRules::default();
    for of in [old, kept] {
        let draft =
            ChampionshipDraft { id: None, season: of, name: "Challenge".to_owned(), rules: rules.clone() };
        club.seasons().save_championship(&draft).unwrap();
        club.membership()
            .set_season_due(of, Some(&SeasonDue { amount: Cents(2_000), currency: "EUR".to_owned() }))
            .unwrap();
    }
    let tournament = club
        .tournaments()
        .create_tournament(freezeout(Language::Fr, day(2025, 10, 3)), Some(old), Millis::ZERO)
        .unwrap();
    let draft = MemberDraft { first_name: "Ana".into(), last_name: "Ader".into(), ..MemberDraft::default() };
    let member = club.library().save_member(draft, Millis::ZERO).unwrap().id;

    club.seasons().close_season(old, "La présidente", day(2026, 9, 1)).unwrap();
    assert_eq!(club.library().delete_season(old).unwrap_err().code, "season-closed");
    club.seasons().reopen_season(old).unwrap();
    club.library().delete_season(old).unwrap();
    assert_eq!(club.library().delete_season(old).unwrap_err().code, "store-not_found");
    assert_eq!(club.file().tournaments().tournament(tournament).unwrap().season, None);
    assert_eq!(club.library().seasons().unwrap().len(), 1);
    assert_eq!(club.file().championships().of_season(kept).unwrap().len(), 1, "another season keeps its own");

    // A payment has a receipt, which stays.
    let paid = DuePaymentDraft {
        season: kept,
        member,
        paid_on: day(2026, 9, 2),
        amount: Cents(500),
        means: Means::Cash,
    };
    club.membership().pay_due(&paid, day(2026, 9, 2)).unwrap();
    assert_eq!(club.library().delete_season(kept).unwrap_err().code, "season-paid");
    assert_eq!(club.audit().verify().unwrap(), [""; 0]);
}
