//! Import of clubs' bundles.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_engine::base::quantity::{Cents, Millis};
use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{
    Change, Correction, HubError, admit, arrivals, clubs, evidence, ingest, ranking, rebuild, season_ranking,
    withdraw_key,
};
use tapis_league::{BundleError, Evidence, MemberRecord, MemberState, fingerprint};
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, SPENT, TO_POOL, member};
use crate::cluster::Database;

fn club() -> Club {
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 12, &players));
    club.journals.push(Journal::new(2, "2026-11-06", 9, &players[1..]));
    club
}

#[tokio::test]
async fn a_repeated_bundle_is_imported_once() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let club = club();
    admit(&mut client, &club.bundle()).await.unwrap();
    let first = ingest(&mut client, &club.bundle()).await.unwrap();
    let new: Vec<_> =
        first.journals.iter().map(|one| (one.journal, one.epoch, one.new_rows, one.rows)).collect();
    assert_eq!((new, first.members), (vec![(1, 0, 12, 12), (2, 0, 9, 9)], 4));
    assert_eq!(first.journals[0].head, club.journals[0].evening(club.uid).head);
    let again = ingest(&mut client, &club.bundle()).await.unwrap();
    assert!(again.journals.iter().all(|one| one.new_rows == 0 && one.forked_after.is_none()));
    assert_eq!(again.members, 0);
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 21);
    assert_eq!(database.number("SELECT count(*) FROM evening").await, 2);
    assert_eq!(database.number("SELECT count(*) FROM result").await, 7);
    assert_eq!(database.number("SELECT count(*) FROM arrival").await, 2);
    let listed = clubs(&client).await.unwrap();
    assert_eq!((listed.len(), listed[0].evenings, listed[0].undecided), (1, 2, 0));
}

#[tokio::test]
async fn an_older_bundle_changes_nothing() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = club();
    let older = club.bundle();
    admit(&mut client, &older).await.unwrap();
    ingest(&mut client, &older).await.unwrap();
    // The ranking was corrected: another row, another result.
    club.journals[0].rows.push(crate::bundles::row(13, "corrected"));
    club.journals[0].ranked.swap(0, 1);
    let newer = ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!((newer.journals[0].epoch, newer.journals[0].new_rows, newer.journals[0].rows), (0, 1, 13));
    let late = ingest(&mut client, &older).await.unwrap();
    assert_eq!((late.journals[0].epoch, late.journals[0].new_rows, late.journals[0].rows), (0, 0, 13));
    let lines = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
    assert_eq!(
        lines[0].name.as_deref(),
        Some("First1 Last1"),
        "the corrected evening counts, not the older one"
    );
    assert_eq!(database.number("SELECT count(*) FROM evening WHERE journal = 1").await, 2);
}

/// The correction of an arrival shows the states before and after it, in whatever order files come: an older one that
/// comes late has corrected nothing, and the same words again may.
#[tokio::test]
async fn an_arrival_corrected_what_stood_before_it() {
    let said = |revision: u64, first: u8, rows: u64| {
        let mut club = club();
        club.revision = revision;
        (13..=rows).for_each(|row| club.journals[0].rows.push(crate::bundles::row(row, "corrected")));
        club.journals[0].ranked.swap(0, usize::from(first));
        club.bundle()
    };
    // Winner of the first evening by the club's successive statements; the last one with a row more.
    let files = [said(3, 0, 12), said(5, 1, 12), said(8, 0, 12), said(9, 2, 13)];
    // Arrivals, and the winner before and after each of them that corrected something.
    type PlacePair = Option<(u8, u8)>;
    let orders: [&[(usize, PlacePair)]; 6] = [
        &[(0, None), (1, Some((0, 1))), (0, None), (2, Some((1, 0))), (1, None)],
        &[(1, None), (0, None), (2, Some((1, 0)))],
        &[(2, None), (1, None), (0, None), (3, Some((0, 2))), (1, None)],
        &[(3, None), (0, None), (2, None)],
        &[(0, None), (2, None), (1, None)],
        &[(0, None), (3, Some((0, 2))), (2, None), (3, None)],
    ];
    for order in orders {
        let database = Database::new().await;
        let mut client = database.client().await;
        admit(&mut client, &files[0]).await.unwrap();
        for (file, _) in order {
            ingest(&mut client, &files[*file]).await.unwrap();
        }
        let all = arrivals(&client, 0, 10).await.unwrap();
        let winners = |corrections: &[Correction]| {
            let [one] = corrections else { return None };
            let won = |place: Option<(u32, _)>| place.is_some_and(|(place, _)| place == 1);
            let of = |winner: &dyn Fn(&Change) -> bool| {
                let change = one.changes.iter().find(|change| winner(change)).unwrap();
                (0..4).find(|at| member(1, *at) == change.member.member).unwrap()
            };
            Some((of(&|change| won(change.before)), of(&|change| won(change.after))))
        };
        let found: Vec<PlacePair> = all.iter().rev().map(|one| winners(&one.corrections)).collect();
        let wanted: Vec<PlacePair> = order.iter().map(|(_, corrected)| *corrected).collect();
        assert_eq!(found, wanted, "{order:?}");
    }
}

/// Rankings may also be counted of an evening's name, its day and the amounts, by which nobody's place is another one.
#[tokio::test]
async fn a_correction_of_anything_that_counts_is_named() {
    type JournalChange = fn(&mut Journal);
    let changed: [(JournalChange, _); 6] = [
        (|journal| journal.name = "Finale".into(), (true, false, false, 0)),
        (|journal| journal.date = "2026-10-03".into(), (false, true, false, 0)),
        (|journal| journal.spent = Cents(500), (false, false, true, 0)),
        (|journal| journal.worth = 200, (false, false, false, 4)),
        // The places of their first entries follow.
        (|journal| journal.ranked.swap(1, 2), (false, false, false, 2)),
        (|journal| journal.rows.push(crate::bundles::row(13, "nothing")), (false, false, false, 9)),
    ];
    for (change, wanted) in changed {
        let database = Database::new().await;
        let mut client = database.client().await;
        let mut club = club();
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
        change(&mut club.journals[0]);
        club.revision += 1;
        ingest(&mut client, &club.bundle()).await.unwrap();
        let all = arrivals(&client, 0, 10).await.unwrap();
        let found = all[0].corrections.first().map(|one| {
            assert_eq!(one.name_before.as_deref().unwrap_or("Evening 1"), "Evening 1");
            let before = (one.name_before.is_some(), one.date_before.is_some());
            (before.0, before.1, one.figures, one.changes.len())
        });
        assert_eq!(found, Some(wanted).filter(|wanted| wanted.3 < 9));
    }
}

/// The club after it has sent a correction of its first evening.
async fn corrected_club(client: &mut Client) -> Club {
    let mut club = club();
    admit(client, &club.bundle()).await.unwrap();
    ingest(client, &club.bundle()).await.unwrap();
    club.journals[0].rows.push(crate::bundles::row(13, "corrected"));
    club.journals[0].ranked.swap(0, 1);
    ingest(client, &club.bundle()).await.unwrap();
    club
}

/// Two records of one member were merged: the evening names another member, and its journal has no row more.
#[tokio::test]
async fn the_latest_revision_counts_in_any_order() {
    let said = |revision: u64, clock: i64, swapped: bool| {
        let mut club = club();
        (club.revision, club.clock) = (revision, Millis(clock));
        if swapped {
            club.journals[0].ranked.swap(0, 1);
        }
        club.bundle()
    };
    // The second one's clock shows a day decades before the first one's; then all was as before again.
    let (first, second) = (said(3, 1_800_000_000_000, false), said(5, 300_000_000_000, true));
    let third = said(8, 200_000_000_000, false);
    // Whether the first member then won the first evening; he played no other.
    let orders: [(&[&Vec<u8>], bool); 6] = [
        (&[&first, &second], false),
        (&[&second, &first], false),
        (&[&first, &second, &first], false),
        (&[&second, &third, &first], true),
        (&[&first, &third, &second], true),
        (&[&third, &second, &first, &second], true),
    ];
    for (order, won) in orders {
        let database = Database::new().await;
        let mut client = database.client().await;
        admit(&mut client, &first).await.unwrap();
        for bundle in order {
            ingest(&mut client, bundle).await.unwrap();
        }
        for _ in 0..2 {
            let lines = season_ranking(&mut client, 2026, None).await.unwrap();
            let line = lines.iter().find(|line| line.id.member == member(1, 0)).unwrap();
            assert_eq!(line.wins, u32::from(won), "{lines:?}");
            rebuild(&mut client).await.unwrap();
        }
        let number = database.number("SELECT number FROM journal WHERE journal = 1").await;
        let evidence = evidence(&client, number).await.unwrap();
        let shown = Evidence::open(&evidence).unwrap().evening().results[0].member;
        assert_eq!(shown, member(1, u8::from(!won)));
    }
    // Two files of equal revisions, as two computers of a club may write them: what was not known before counts.
    let database = Database::new().await;
    let mut client = database.client().await;
    admit(&mut client, &first).await.unwrap();
    for (bundle, won) in [(said(3, 2, false), true), (said(3, 1, true), false), (said(3, 2, false), false)] {
        ingest(&mut client, &bundle).await.unwrap();
        let lines = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
        let line = lines.iter().find(|line| line.id.member == member(1, 0)).unwrap();
        assert_eq!(line.wins, u32::from(won));
    }
}

#[tokio::test]
async fn a_gap_in_a_journal_is_refused() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let whole = club();
    let mut short = whole.clone();
    short.journals[0].rows.truncate(5);
    admit(&mut client, &short.bundle()).await.unwrap();
    ingest(&mut client, &short.bundle()).await.unwrap();
    let gap = whole.bundle_from(|journal| if journal.journal == 1 { 8 } else { 1 });
    match ingest(&mut client, &gap).await {
        Err(HubError::Missing { journal: 1, first: 8, there: 5 }) => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 14, "nothing of it was taken in");
    let rest = whole.bundle_from(|journal| if journal.journal == 1 { 6 } else { 1 });
    let taken = ingest(&mut client, &rest).await.unwrap();
    assert_eq!((taken.journals[0].epoch, taken.journals[0].new_rows), (0, 7));
    let overlapping = whole.bundle_from(|_| 4);
    let taken = ingest(&mut client, &overlapping).await.unwrap();
    assert!(taken.journals.iter().all(|one| one.new_rows == 0 && one.epoch == 0));
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 21);
}

#[tokio::test]
async fn only_admitted_keys_are_believed() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let (one, two) = (club(), Club { journals: Vec::new(), ..Club::new(2, 1) });
    assert!(matches!(ingest(&mut client, &one.bundle()).await, Err(HubError::UnknownKey { .. })));
    admit(&mut client, &one.bundle()).await.unwrap();
    admit(&mut client, &two.bundle()).await.unwrap();
    // A club that signs in another's name.
    let forged = Club { key: two.key.clone(), ..one.clone() };
    assert!(matches!(ingest(&mut client, &forged.bundle()).await, Err(HubError::UnknownKey { .. })));
    assert!(matches!(admit(&mut client, &forged.bundle()).await, Err(HubError::ForeignKey { .. })));
    let print = fingerprint(&one.key.verifying_key().to_bytes());
    assert!(matches!(withdraw_key(&mut client, "").await, Err(HubError::NotFound("key"))));
    assert_eq!(withdraw_key(&mut client, &print[..6]).await.unwrap(), print);
    assert!(matches!(ingest(&mut client, &one.bundle()).await, Err(HubError::WithdrawnKey { .. })));
    assert!(matches!(admit(&mut client, &one.bundle()).await, Err(HubError::WithdrawnKey { .. })));
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 0);
    let broken = &one.bundle()[..200];
    assert!(matches!(ingest(&mut client, broken).await, Err(HubError::Bundle(BundleError::CutOff))));
}

#[tokio::test]
async fn an_erased_member_loses_the_name_for_good() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let club = club();
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let mut erased = club.clone();
    erased.members[0] =
        MemberRecord { revision: 90, state: MemberState::Erased, ..erased.members[0].clone() };
    assert_eq!(ingest(&mut client, &erased.bundle()).await.unwrap().members, 1);
    let named =
        "SELECT count(*) FROM member WHERE last_name = 'Last0' OR first_name = 'First0' OR number = '0'";
    assert_eq!(database.number(named).await, 0);
    let lines = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
    assert_eq!((lines.len(), lines.iter().filter(|line| line.name.is_none()).count()), (4, 1));
    // A copy of the club from before, on which other work went on.
    let mut restored = club.clone();
    restored.members[0].revision = 200;
    assert_eq!(ingest(&mut client, &restored.bundle()).await.unwrap().members, 0);
    assert_eq!(database.number(named).await, 0);
}

#[tokio::test]
async fn what_follows_is_made_anew_from_what_was_sent() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let club = club();
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let before = ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap();
    let points: Vec<_> = before.iter().map(|line| line.points.0).collect();
    // Places 2 and 1 of four and three players, and so on: three points and three, two and two, one and one, four.
    assert_eq!(points, [600, 400, 400, 200]);
    client.batch_execute("DELETE FROM result; UPDATE played SET players = 99").await.unwrap();
    assert_eq!(rebuild(&mut client).await.unwrap(), 2);
    assert_eq!(ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap(), before);
    assert_eq!(database.number("SELECT max(players)::bigint FROM played").await, 4);
    assert!(ranking(&client, 2025, &ChampionshipRules::default()).await.unwrap().is_empty());
}

/// All of it is the same, money too, which stands beside what was signed.
#[tokio::test]
async fn what_is_made_anew_is_what_was_there() {
    let database = Database::new().await;
    let mut client = database.client().await;
    corrected_club(&mut client).await;
    let all = async |client: &Client| {
        let sql =
            "SELECT to_jsonb(played)::text FROM played UNION ALL SELECT to_jsonb(result)::text FROM result
                   ORDER BY 1";
        let rows = client.query(sql, &[]).await.unwrap();
        rows.iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>()
    };
    let before = all(&client).await;
    assert_eq!((before.len(), rebuild(&mut client).await.unwrap()), (9, 2));
    assert_eq!(all(&client).await, before);
    let pool = (TO_POOL * 4).0;
    let won = format!(
        "SELECT count(*) FROM result JOIN played USING (club, journal, epoch)
                       WHERE prize = {pool} AND pool = {pool} AND spent = {} AND stack = 81000",
        SPENT.0
    );
    assert_eq!(database.number(&won).await, 1);

    // A change of what stands beside it in the database is found.
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    let change = "UPDATE evening SET private = replace(private, '\"in_money\":false', '\"in_money\":true')";
    assert_eq!(owner.execute(change, &[]).await.unwrap(), 3);
    assert!(matches!(rebuild(&mut client).await, Err(HubError::Unreadable(_))));
    assert_eq!(all(&client).await, before, "nothing has changed");
}

/// The program's role can add, and neither change nor delete what a club sent.
#[tokio::test]
async fn the_program_may_not_change_what_clubs_sent() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let club = club();
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    for sql in [
        "UPDATE journal_row SET events = '[]'",
        "DELETE FROM journal_row",
        "DELETE FROM journal_row_2026",
        "UPDATE evening SET record = '{}'",
        "UPDATE evening SET private = '{}'",
        "DELETE FROM evening",
        "DELETE FROM member",
        "UPDATE club_key SET key = '\\x00'",
        "DELETE FROM journal",
        "TRUNCATE journal_row",
        "DROP TABLE journal_row",
        "CREATE TABLE own (id integer)",
        "SELECT hub_season(9999)",
    ] {
        assert!(client.batch_execute(sql).await.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn names_are_never_read_as_sql() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = club();
    let evil = "'); DROP TABLE club; --\\\" $1";
    club.name = evil.into();
    club.members[0].state = MemberState::Known {
        number: Some(evil.into()),
        licence: Some(evil.into()),
        last_name: evil.into(),
        first_name: "x".repeat(1_000),
    };
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(clubs(&client).await.unwrap()[0].name, evil);
    assert_eq!(ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap().len(), 4);
}

/// Everything on the command line, as the league's person does it.
#[tokio::test]
async fn the_command_line_does_all_of_it() {
    let database = Database::new().await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("one.tapis-league"), club().bundle()).unwrap();
    std::fs::write(folder.path().join("no.tapis-league"), "no").unwrap();
    let url = database.url();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        command.current_dir(folder.path()).args(["--lang", "en", "--database", &url]).args(arguments);
        let done = command.output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
    };
    let (status, _, said) = run(&["take", "one.tapis-league"]);
    assert!(status == 2 && said.contains("which the league has not admitted"), "{said}");
    assert_eq!(run(&["admit", "one.tapis-league"]).0, 0);
    let (status, answer, said) = run(&["take", "no.tapis-league", "one.tapis-league", "absent"]);
    assert_eq!((status, answer.lines().count()), (2, 1));
    assert!(said.contains("not written by a club") && said.contains("absent does not exist"), "{said}");
    assert!(run(&["clubs"]).1.contains("\"evenings\":2"));
    assert_eq!(run(&["ranking", "2026"]).1.lines().count(), 4);
    assert_eq!(run(&["rebuild"]).1, "{\"evenings\":2}\n");
    let (status, _, said) = run(&["decide", "1", "99", "--count", "0"]);
    assert_eq!((status, said.as_str()), (2, "There is no such history of this tournament.\n"));
    let empty = Database::empty().await;
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    let done = command.args(["--lang", "en", "--database", &empty.owner(), "clubs"]).output().unwrap();
    assert!(String::from_utf8(done.stderr).unwrap().starts_with("This database has no tables"));
}
