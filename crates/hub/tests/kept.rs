//! Standings that are kept are those that would be counted, and nothing is counted twice.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use tapis_engine::championship::{ChampionshipRules, Teams};
use tapis_hub::{
    AllTimeLine, HubError, MemberId, RankedLine, add_championship, admit, all_time, championships,
    club_ranking, club_ranking_by, decide, decide_persons, ingest, ranking, rebuild, season_ranking,
    undo_decision,
};
use tapis_league::{MemberRecord, MemberState, MemberUid};
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member, row};
use crate::cluster::Database;

/// Three clubs of five members; all three play an evening in each of the seasons 2024 to 2026, each time with other
/// winners.
pub async fn league(client: &mut Client) -> Vec<(i32, Club)> {
    let mut clubs = Vec::new();
    for number in 1..=3 {
        let mut club = Club::new(number, 5);
        for (at, year) in (2024..=2026).enumerate() {
            let mut players: Vec<_> = (0..4).map(|one| member(number, one)).collect();
            players.rotate_left(at);
            club.journals.push(Journal::new(at as u64 + 1, &format!("{year}-10-02"), 4, &players));
        }
        let id = admit(client, &club.bundle()).await.unwrap().club;
        ingest(client, &club.bundle()).await.unwrap();
        clubs.push((id, club));
    }
    clubs
}

/// Compares the stored rankings of all seasons and championships with a new count; answers the own ranking of 2026.
pub async fn compared(client: &mut Client) -> Vec<RankedLine> {
    let mut added = BTreeMap::<MemberId, (i64, u32, u32, u32, u32)>::new();
    let mut latest = Vec::new();
    for season in 2024..=2026 {
        let fresh = ranking(client, season, &ChampionshipRules::default()).await.unwrap();
        // Counted, and then read.
        for _ in 0..2 {
            assert_eq!(season_ranking(client, season, None).await.unwrap(), fresh, "{season}");
        }
        for line in &fresh {
            let sum = added.entry(line.id).or_insert((0, 0, 0, 0, u32::MAX));
            *sum = (
                sum.0 + line.points.0,
                sum.1 + 1,
                sum.2 + line.played,
                sum.3 + line.wins,
                sum.4.min(line.best_place),
            );
        }
        latest = fresh;
    }
    for one in championships(client).await.unwrap() {
        let fresh = ranking(client, one.season, &one.rules).await.unwrap();
        assert_eq!(season_ranking(client, one.season, Some(one.id)).await.unwrap(), fresh, "{}", one.name);
    }
    let lines = all_time(client, 2024, 2026).await.unwrap();
    assert!(lines.is_sorted_by_key(|line| line.rank));
    for line in &lines {
        let better = added.values().filter(|sum| sum.0 > line.points.0).count();
        assert_eq!(line.rank, u32::try_from(better).unwrap() + 1, "equal points share a rank");
    }
    let told: BTreeMap<MemberId, _> = lines
        .iter()
        .map(|line| (line.id, (line.points.0, line.seasons, line.played, line.wins, line.best_place)))
        .collect();
    assert_eq!((told.len(), told), (lines.len(), added));
    latest
}

pub fn merged(club: &mut Club, from: usize, into: MemberUid, revision: u64) {
    let member = club.members[from].member;
    club.members[from] = MemberRecord { member, revision, state: MemberState::Merged { into } };
}

#[tokio::test]
async fn what_is_kept_is_what_would_be_counted() {
    let database = Database::new().await;
    let mut client = database.client().await;
    assert!(season_ranking(&mut client, 2026, None).await.unwrap().is_empty());
    assert!(all_time(&mut client, 2020, 2026).await.unwrap().is_empty());
    let mut clubs = league(&mut client).await;
    let rules = ChampionshipRules { min_played: 2, ..ChampionshipRules::default() };
    let cup = add_championship(&client, 2026, "Cup", &rules).await.unwrap();
    let before = compared(&mut client).await;
    assert_eq!(before.len(), 12);
    let absent = season_ranking(&mut client, 2025, Some(cup)).await;
    assert!(matches!(absent, Err(HubError::NotFound("championship"))), "{absent:?}");

    // Another evening, and a correction of the first one, in which somebody played whose name came later.
    let (number, club) = &mut clubs[0];
    let players: Vec<_> = [4, 9, 0].map(|one| member(1, one)).to_vec();
    club.journals.push(Journal::new(4, "2026-11-06", 3, &players));
    ingest(&mut client, &club.bundle()).await.unwrap();
    let lines = compared(&mut client).await;
    assert_eq!(lines.len(), 13, "a guest whom nobody names is not in it");
    club.journals[0].rows.push(row(5, "corrected"));
    club.journals[0].ranked.reverse();
    ingest(&mut client, &club.bundle()).await.unwrap();
    compared(&mut client).await;
    club.members.push(MemberRecord { member: member(1, 9), ..club.members[1].clone() });
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), 14, "he was named at last");

    // A name that stands elsewhere in the order of equals, and a member whom the club has erased.
    club.members[2].revision = 50;
    club.members[2].state =
        MemberState::Known { number: None, licence: None, last_name: "Aaa".into(), first_name: "Aaa".into() };
    club.members[3] = MemberRecord { revision: 50, state: MemberState::Erased, ..club.members[3].clone() };
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(compared(&mut client).await.iter().filter(|line| line.name.is_none()).count(), 1);

    // A history that parts, and somebody decides for it.
    let mut restored = club.clone();
    restored.journals[3].rows.truncate(2);
    restored.journals[3].rows.push(row(3, "restored"));
    restored.journals[3].ranked.reverse();
    ingest(&mut client, &restored.bundle()).await.unwrap();
    let undecided = compared(&mut client).await;
    decide(&mut client, *number, 4, &[1]).await.unwrap();
    assert_ne!(compared(&mut client).await, undecided);

    // Two persons joined, another beside them, and undone.
    let numbers: Vec<i32> = clubs.iter().map(|(number, _)| *number).collect();
    let id = |at: usize, one: u8| MemberId { club: numbers[at], member: member(at as u16 + 1, one) };
    let apart = compared(&mut client).await;
    let joined = decide_persons(&mut client, id(1, 0), id(0, 0), true).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), apart.len() - 1);
    decide_persons(&mut client, id(0, 0), id(2, 0), true).await.unwrap();
    decide_persons(&mut client, id(1, 2), id(2, 2), false).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), apart.len() - 2);
    undo_decision(&mut client, joined).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), apart.len() - 1);

    // A member merged into one whom the club names only later.
    let club = &mut clubs[1].1;
    merged(club, 1, member(2, 8), 60);
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), apart.len() - 2);
    club.members.push(MemberRecord { member: member(2, 8), ..club.members[0].clone() });
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(compared(&mut client).await.len(), apart.len() - 1);
    club.members[1] = MemberRecord { revision: 70, member: member(2, 1), ..club.members[2].clone() };
    ingest(&mut client, &club.bundle()).await.unwrap();
    let last = compared(&mut client).await;

    // Other rules of the championship.
    let rules = ChampionshipRules { best_n: Some(1), drop_worst: 1, ..ChampionshipRules::default() };
    let before = season_ranking(&mut client, 2026, Some(cup)).await.unwrap();
    assert_eq!(add_championship(&client, 2026, "Cup", &rules).await.unwrap(), cup);
    compared(&mut client).await;
    assert_ne!(season_ranking(&mut client, 2026, Some(cup)).await.unwrap(), before);

    // Everything made anew, also where what was counted is not what it should be.
    client.batch_execute("DELETE FROM result WHERE season = 2026 AND place = 1").await.unwrap();
    rebuild(&mut client).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM standing").await, 0);
    assert_eq!(compared(&mut client).await, last);
}

/// Source of each stored ranking, and the transaction that stored it.
pub type State = (i32, i32, i64, String);

pub async fn states(client: &Client) -> Vec<State> {
    let sql = "SELECT season, championship, season_changes, xmin::text FROM standing_of ORDER BY 1, 2";
    let rows = client.query(sql, &[]).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3))).collect()
}

/// The seasons whose own standings were counted again since.
pub fn again(before: &[State], now: &[State]) -> Vec<i32> {
    now.iter().filter(|one| !before.contains(one)).map(|one| one.0).collect()
}

#[tokio::test]
async fn nothing_is_counted_again_of_which_nothing_has_changed() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = league(&mut client).await;
    all_time(&mut client, 2024, 2026).await.unwrap();
    let before = states(&client).await;
    assert_eq!(before.len(), 3);
    // The same bundles again, read again, another name of a club, and persons of whom it was decided that they are two.
    for (_, club) in &mut clubs {
        club.name.push('!');
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let numbers: Vec<i32> = clubs.iter().map(|(number, _)| *number).collect();
    let id = |at: usize, one: u8| MemberId { club: numbers[at], member: member(at as u16 + 1, one) };
    let two = decide_persons(&mut client, id(0, 0), id(1, 0), false).await.unwrap();
    undo_decision(&mut client, two).await.unwrap();
    let lines = all_time(&mut client, 2024, 2026).await.unwrap();
    assert!(lines.iter().all(|line| line.club_name.ends_with('!')));
    assert_eq!(states(&client).await, before);

    // An evening of 2025: the other seasons stay.
    let players: Vec<_> = (0..4).map(|one| member(1, one)).collect();
    clubs[0].1.journals.push(Journal::new(9, "2025-12-05", 4, &players));
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    // No ranking was requested in the meantime.
    assert_eq!(states(&client).await, before);
    season_ranking(&mut client, 2024, None).await.unwrap();
    assert_eq!(states(&client).await, before);
    all_time(&mut client, 2024, 2026).await.unwrap();
    let later = states(&client).await;
    assert_eq!(again(&before, &later), [2025]);
    // A fork of 2024.
    decide(&mut client, clubs[0].0, 1, &[]).await.unwrap();
    all_time(&mut client, 2024, 2026).await.unwrap();
    let decided = states(&client).await;
    assert_eq!(again(&later, &decided), [2024]);
    // Two persons who have played in all of them.
    decide_persons(&mut client, id(0, 0), id(1, 0), true).await.unwrap();
    all_time(&mut client, 2024, 2026).await.unwrap();
    let joined = states(&client).await;
    assert_eq!(again(&decided, &joined), [2024, 2025, 2026]);
    // A championship's rules concern that one alone.
    let cup = add_championship(&client, 2025, "Cup", &ChampionshipRules::default()).await.unwrap();
    season_ranking(&mut client, 2025, Some(cup)).await.unwrap();
    all_time(&mut client, 2024, 2026).await.unwrap();
    let counted = states(&client).await;
    assert_eq!((counted.len(), again(&joined, &counted)), (4, vec![2025]));
    // Another version of the program counts all of it again.
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    owner.batch_execute("UPDATE standing_of SET program = '0' WHERE season = 2026").await.unwrap();
    season_ranking(&mut client, 2026, None).await.unwrap();
    assert_eq!(again(&counted, &states(&client).await), [2026]);
}

/// The stored lines of a club of which nothing has changed are not counted again: a wrong one stays.
#[tokio::test]
async fn only_clubs_concerned_are_counted_again() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = league(&mut client).await;
    let [one, two, three] = [0, 1, 2].map(|at: usize| clubs[at].0);
    season_ranking(&mut client, 2026, None).await.unwrap();
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    owner.batch_execute("UPDATE standing SET points = -7").await.unwrap();
    let kept = async |client: &mut Client| -> Vec<i32> {
        let lines = season_ranking(client, 2026, None).await.unwrap();
        let kept = lines.iter().filter(|line| line.points.0 == -7).map(|line| line.id.club);
        kept.collect::<BTreeSet<i32>>().into_iter().collect()
    };
    assert_eq!(kept(&mut client).await, [one, two, three]);
    let players: Vec<_> = (0..4).map(|player| member(1, player)).collect();
    clubs[0].1.journals.push(Journal::new(9, "2026-12-05", 4, &players));
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(kept(&mut client).await, [two, three]);
    // A person of two clubs concerns both, and the ranking of clubs follows.
    let id = |club, number, player| MemberId { club, member: member(number, player) };
    let joined = decide_persons(&mut client, id(two, 2, 0), id(one, 1, 0), true).await.unwrap();
    assert_eq!(kept(&mut client).await, [three]);
    let by_points = |lines: &[tapis_hub::ClubRankedLine]| -> BTreeMap<i32, (u32, i64)> {
        lines.iter().map(|line| (line.club, (line.rank, line.points.0))).collect()
    };
    let rules = ChampionshipRules::default();
    let now = by_points(&club_ranking(&mut client, 2026, None).await.unwrap());
    assert_eq!(now, by_points(&club_ranking_by(&client, 2026, &rules).await.unwrap()));
    owner.batch_execute("UPDATE standing SET points = -7").await.unwrap();
    undo_decision(&mut client, joined).await.unwrap();
    assert_eq!(kept(&mut client).await, [three]);
    let now = by_points(&club_ranking(&mut client, 2026, None).await.unwrap());
    assert_eq!(now, by_points(&club_ranking_by(&client, 2026, &rules).await.unwrap()));
}

/// The stored sums of a club of which nothing has changed are not added up again: a wrong one stays.
#[tokio::test]
async fn only_sums_of_clubs_concerned_are_added_up_again() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut clubs = league(&mut client).await;
    let [one, two, three] = [0, 1, 2].map(|at: usize| clubs[at].0);
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    let wrong = async |client: &mut Client, from, to| -> Vec<i32> {
        let lines = all_time(client, from, to).await.unwrap();
        let wrong = lines.iter().filter(|line| line.points.0 == -7).map(|line| line.id.club);
        wrong.collect::<BTreeSet<i32>>().into_iter().collect()
    };
    for (from, to) in [(2024, 2026), (2024, 2025), (1990, 2025)] {
        all_time(&mut client, from, to).await.unwrap();
    }
    assert_eq!(
        database.number("SELECT count(*) FROM standing_span").await,
        2,
        "none begins before the first season"
    );
    owner.batch_execute("UPDATE standing_over SET points = -7").await.unwrap();
    let players: Vec<_> = (0..4).map(|player| member(1, player)).collect();
    clubs[0].1.journals.push(Journal::new(9, "2026-12-05", 4, &players));
    ingest(&mut client, &clubs[0].1.bundle()).await.unwrap();
    assert_eq!(wrong(&mut client, 2024, 2026).await, [two, three]);
    assert_eq!(wrong(&mut client, 2024, 2025).await, [one, two, three]);
    // A ranking counted as a whole is added up as a whole when somebody asks.
    owner.batch_execute("UPDATE standing_of SET program = '0' WHERE season = 2026").await.unwrap();
    season_ranking(&mut client, 2026, None).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM standing_span").await, 1);
    assert_eq!(wrong(&mut client, 2024, 2026).await, [0; 0]);
    compared(&mut client).await;
    rebuild(&mut client).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM standing_over").await, 0);
}

/// Many ask at once while clubs send: nobody is refused, and what is kept in the end is right.
#[tokio::test(flavor = "multi_thread")]
async fn many_may_ask_while_clubs_send() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let clubs = league(&mut client).await;
    let mut tasks = Vec::new();
    for (at, (number, mut club)) in clubs.into_iter().enumerate() {
        let mut sends = database.client().await;
        tasks.push(tokio::spawn(async move {
            for evening in 10..20 {
                let one = at as u16 + 1;
                let players: Vec<_> = (0..4).map(|player| member(one, player)).collect();
                let year = 2024 + evening % 3;
                club.journals.push(Journal::new(evening, &format!("{year}-12-05"), 4, &players));
                ingest(&mut sends, &club.bundle()).await.unwrap();
                decide(&mut sends, number, evening.cast_signed(), &[0]).await.unwrap();
            }
        }));
        let mut asks = database.client().await;
        tasks.push(tokio::spawn(async move {
            for _ in 0..20 {
                assert_eq!(all_time(&mut asks, 2024, 2026).await.unwrap().len(), 12);
                season_ranking(&mut asks, 2025, None).await.unwrap();
            }
        }));
    }
    let mut decides = database.client().await;
    tasks.push(tokio::spawn(async move {
        let all = tapis_hub::clubs(&decides).await.unwrap();
        let id = |number: u16, player| {
            let name = format!("Club {number}");
            let club = all.iter().find(|one| one.name == name).unwrap().club;
            MemberId { club, member: member(number, player) }
        };
        for at in 0..8 {
            let decision = decide_persons(&mut decides, id(1, 4), id(2, at % 4), true).await.unwrap();
            decide_persons(&mut decides, id(3, 4), id(1, 4), true).await.unwrap();
            undo_decision(&mut decides, decision).await.unwrap();
            let last = tapis_hub::decisions(&decides).await.unwrap().last().unwrap().id;
            undo_decision(&mut decides, last).await.unwrap();
        }
    }));
    let mut anew = database.client().await;
    tasks.push(tokio::spawn(async move {
        for _ in 0..3 {
            rebuild(&mut anew).await.unwrap();
        }
    }));
    for task in tasks {
        task.await.unwrap();
    }
    compared(&mut client).await;
}

#[tokio::test]
async fn the_command_line_ranks_several_seasons() {
    let database = Database::new().await;
    let mut client = database.client().await;
    league(&mut client).await;
    let url = database.url();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        let done = command.args(["--database", &url, "ranking"]).args(arguments).output().unwrap();
        (done.status.success(), String::from_utf8(done.stdout).unwrap())
    };
    let as_json = |lines: &[AllTimeLine]| -> String {
        lines.iter().map(|line| format!("{}\n", serde_json::to_value(line).unwrap())).collect()
    };
    let lines = all_time(&mut client, 2024, 2026).await.unwrap();
    // Twice four points, twice three, and so on, of three evenings of four.
    assert_eq!((lines.len(), lines[0].rank, lines[0].seasons, lines[0].played), (12, 1, 3, 3));
    assert_eq!(run(&["2024", "--to", "2026"]), (true, as_json(&lines)));
    let (done, one) = run(&["2024", "--to", "2024"]);
    assert!(done && one.lines().count() == 12 && one.contains("\"seasons\":1"));
    let fresh = ranking(&client, 2025, &ChampionshipRules::default()).await.unwrap();
    let fresh: String =
        fresh.iter().map(|line| format!("{}\n", serde_json::to_value(line).unwrap())).collect();
    assert_eq!(run(&["2025"]), (true, fresh));
    assert!(!run(&["2024", "--to", "2026", "--rules", "rules.json"]).0);
}

#[tokio::test]
async fn clubs_are_teams_of_their_members() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let clubs = league(&mut client).await;
    let rules = ChampionshipRules {
        teams: Some(Teams { tags: vec!["a".into(), "b".into()], best: Some(2) }),
        ..ChampionshipRules::default()
    };
    let best = add_championship(&client, 2026, "Deux par club", &rules).await.unwrap();
    async fn said(client: &mut Client, championship: Option<i32>) -> Vec<(u32, i32, i64, u32, u32)> {
        let lines = club_ranking(client, 2026, championship).await.unwrap();
        lines.iter().map(|one| (one.rank, one.club, one.points.0, one.wins, one.evenings)).collect()
    }
    // By rules that the league has not stored, the same.
    for (rules, stored) in [(&ChampionshipRules::default(), None), (&rules, Some(best))] {
        let kept = club_ranking(&mut client, 2026, stored).await.unwrap();
        assert_eq!(club_ranking_by(&client, 2026, rules).await.unwrap(), kept);
    }
    let [one, two, three] = [0, 1, 2].map(|at: usize| clubs[at].0);
    // Each plays among itself: 4, 3, 2 and 1 points, of which two score by the championship's rules.
    let own: Vec<_> = [one, two, three].map(|club| (1, club, 1_000, 1, 1)).into();
    assert_eq!(said(&mut client, None).await, own);
    let two_score: Vec<_> = [one, two, three].map(|club| (1, club, 700, 1, 1)).into();
    assert_eq!(said(&mut client, Some(best)).await, two_score);
    // The winner at the second club counts for the first: so do his points, and the evening there.
    let winner = MemberId { club: two, member: clubs[1].1.journals[2].ranked[0] };
    let free = MemberId { club: one, member: member(1, 4) };
    let decision = decide_persons(&mut client, winner, free, true).await.unwrap();
    let moved = [(1, one, 1_400, 1, 2), (2, three, 1_000, 1, 1), (3, two, 600, 1, 1)];
    assert_eq!(said(&mut client, None).await, moved);
    undo_decision(&mut client, decision).await.unwrap();
    assert_eq!(said(&mut client, None).await, own);
}
