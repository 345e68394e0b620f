//! The members' list, one member at a glance, and a season's standings evening by evening.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, Place, Points, SeasonId, TournamentId};
use tapis_club::locale::Language::Fr;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, EntryAt, freezeout};

const NOW: Millis = Millis(1_795_291_200_000);

fn day(after: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 6).unwrap().checked_add_days(Days::new(after)).unwrap()
}

fn club(folder: &tempfile::TempDir) -> (Club, Vec<MemberId>, SeasonId) {
    let club = Club::create(&folder.path().join("c.tapis"), "Les As", Fr, day(0)).unwrap();
    let draft = |last: &str| MemberDraft {
        first_name: "A".to_owned(),
        last_name: last.to_owned(),
        valid_until: (last == "Blin").then(|| day(2)),
        ..MemberDraft::default()
    };
    let drafts = ["Abel", "Blin", "Chénier", "Denis"].map(draft).to_vec();
    let members = club.library().add_members(drafts, NOW).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "2026-2027".to_owned(),
        starts_on: day(0),
        ends_on: day(200),
        best_n: Some(1),
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    (club, members, season)
}

fn act(club: &mut Club, id: TournamentId, action: Value) {
    let action: Action = serde_json::from_value(action).unwrap();
    club.play().act(id, &action, NOW).unwrap();
}

fn prepared(club: &mut Club, season: SeasonId, on: NaiveDate, members: &[MemberId]) -> TournamentId {
    let id = club.tournaments().create_tournament(freezeout(Fr, on), Some(season), NOW).unwrap();
    for member in members {
        act(club, id, json!({ "type": "register", "member": member, "paid": true }));
    }
    id
}

/// An evening that these members leave one after the other; the first of the list wins.
fn play(club: &mut Club, season: SeasonId, on: NaiveDate, members: &[MemberId]) -> TournamentId {
    let id = prepared(club, season, on, members);
    act(club, id, json!({ "type": "draw_seats" }));
    act(club, id, json!({ "type": "start" }));
    for entry in (2..=members.len()).rev() {
        act(club, id, json!({ "type": "bust", "players": [{ "entry": entry }] }));
    }
    act(club, id, json!({ "type": "finish" }));
    id
}

#[test]
fn the_list_counts_the_season_and_names_lapsed_memberships() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, members, season) = club(&folder);
    play(&mut club, season, day(1), &[members[0], members[1]]);
    play(&mut club, season, day(8), &[members[0], members[2]]);
    prepared(&mut club, season, day(15), &[members[3]]);
    let came = |club: &Club, query: &str, today| -> Vec<(MemberId, u32, bool)> {
        let list = club.library().list_members(query, false, 100, today).unwrap();
        assert_eq!((list.season.as_deref(), list.evenings), (Some("2026-2027"), 2));
        list.members.iter().map(|line| (line.member.id, line.came, line.lapsed)).collect()
    };
    let expected =
        [(members[0], 2, false), (members[1], 1, true), (members[2], 1, false), (members[3], 0, false)];
    assert_eq!(came(&club, "", day(9)), expected);
    // The last day of a membership still counts.
    assert_eq!(came(&club, "blin", day(2)), [(members[1], 1, false)]);
}

#[test]
fn a_member_overview_covers_all_evenings() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, members, season) = club(&folder);
    let first = play(&mut club, season, day(1), &members);
    let last = play(&mut club, season, day(8), &members[..3]);
    let next = prepared(&mut club, season, day(15), &members);
    let at = |club: &mut Club, member: usize| {
        club.seasons()
            .member_overview(members[member], day(15))
            .unwrap()
            .current
            .into_iter()
            .map(|entry| (entry.tournament, entry.at))
            .collect::<Vec<_>>()
    };
    assert_eq!(at(&mut club, 3), [(next, EntryAt::Registered)]);
    act(&mut club, next, json!({ "type": "draw_seats" }));
    act(&mut club, next, json!({ "type": "start" }));
    let seat = club.tournament(next).unwrap().entry(EntryId(3)).unwrap().seat().unwrap();
    assert_eq!(at(&mut club, 2), [(next, EntryAt::Seated { seat })]);
    act(&mut club, next, json!({ "type": "bust", "players": [{ "entry": 4 }] }));
    assert_eq!(at(&mut club, 3), [(next, EntryAt::Out { place: 4 })]);

    let seen = club.seasons().member_overview(members[1], day(15)).unwrap();
    let evenings: Vec<(TournamentId, Place, u32)> =
        seen.evenings.iter().map(|evening| (evening.tournament, evening.place, evening.entries)).collect();
    assert_eq!(evenings, [(last, 2, 3), (first, 2, 4)]);
    assert!(seen.lapsed);
    let season = seen.season.unwrap();
    assert_eq!((season.rank, season.played, season.wins), (Some(2), 2, 0));
    // Somebody who never came has no rank.
    let stranger = club.library().save_member(
        MemberDraft {
            first_name: "Zoé".to_owned(), last_name: "Vidal".to_owned(), ..MemberDraft::default()
        },
        NOW,
    );
    let seen = club.seasons().member_overview(stranger.unwrap().id, day(15)).unwrap();
    assert_eq!((seen.current.len(), seen.evenings.len(), seen.season.unwrap().rank), (0, 0, None));
    assert!(club.seasons().member_overview(MemberId(99), day(15)).is_err());
}

#[test]
fn ranks_are_compared_with_those_before_the_last_evening() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, members, season) = club(&folder);
    play(&mut club, season, day(1), &members[..3]);
    let table = club.seasons().season_table(Fr, season).unwrap();
    // With one evening there is nothing to compare with.
    assert_eq!(table.moved_on, None);
    assert!(table.lines.iter().all(|line| line.moved.is_none()));
    // Denis comes for the first time and wins before all the others.
    play(&mut club, season, day(8), &[members[3], members[2], members[1], members[0]]);
    let table = club.seasons().season_table(Fr, season).unwrap();
    assert_eq!(table.moved_on.as_deref(), Some("2026-11-14"));
    assert_eq!(table.evenings.iter().map(|evening| evening.entries).collect::<Vec<_>>(), [3, 4]);
    let lines: Vec<(MemberId, u32, Option<i32>)> =
        table.lines.iter().map(|line| (line.standing.member, line.standing.rank, line.moved)).collect();
    assert_eq!(
        lines,
        [
            (members[3], 1, None),
            (members[0], 2, Some(-1)),
            (members[2], 3, Some(0)),
            (members[1], 4, Some(-2)),
        ]
    );
    assert_eq!(table.lines[0].behind, Points::ZERO);
    let abel = &table.lines[1];
    assert_eq!(abel.behind, table.lines[0].standing.total - abel.standing.total);
    // Only the better of the two counts; Denis was not there at the first.
    let counted: Vec<_> = abel.scores.iter().map(|score| score.as_ref().map(|score| score.counted)).collect();
    assert_eq!(counted, [Some(true), Some(false)]);
    assert_eq!(table.lines[0].scores[0], None);
}

#[test]
fn the_next_season_runs_from_september_to_august() {
    let folder = tempfile::tempdir().unwrap();
    let club = Club::create(&folder.path().join("c.tapis"), "Les As", Fr, day(0)).unwrap();
    let on = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
    let next = |club: &Club, today| club.library().next_season(today).unwrap();
    assert_eq!(next(&club, on(2027, 6, 30)).name, "2026-2027");
    assert_eq!(next(&club, on(2027, 7, 1)).name, "2027-2028");
    let season = next(&club, on(2026, 11, 23));
    assert_eq!((season.starts_on, season.ends_on), (on(2026, 9, 1), on(2027, 8, 31)));
    let id = club.library().save_season(&season).unwrap();
    // That one is there: the next is a year later. An evening belongs to the one that runs on its day.
    let later = next(&club, on(2026, 11, 23));
    assert_eq!(later.name, "2027-2028");
    let after = club.library().save_season(&later).unwrap();
    let at = |day| club.library().season_on(day).unwrap().map(|season| season.id);
    assert_eq!(
        (at(on(2026, 12, 1)), at(on(2027, 12, 1)), at(on(2030, 1, 1))),
        (Some(id), Some(after), Some(after))
    );
}
