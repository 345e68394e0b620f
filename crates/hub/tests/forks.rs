//! Histories of an evening that diverge.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{HubError, admit, decide, forks, ingest, ranking, rebuild};

use crate::bundles::{Club, Journal, member, row, went_on};
use crate::cluster::Database;

fn club() -> Club {
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(7, "2026-10-02", 12, &players));
    club
}

#[tokio::test]
async fn a_diverging_copy_waits_for_a_decision() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    assert!(forks(&client).await.unwrap().is_empty());

    let second = went_on(&first, 8, 15, "restored");
    let taken = ingest(&mut client, &second.bundle()).await.unwrap();
    let one = &taken.journals[0];
    assert_eq!((one.epoch, one.new_rows, one.rows, one.forked_after), (1, 7, 15, Some(8)));
    assert!(one.undecided);
    // The same again, and the first one again: both are known.
    for (club, epoch) in [(&second, 1), (&first, 0)] {
        let again = ingest(&mut client, &club.bundle()).await.unwrap();
        let one = &again.journals[0];
        assert_eq!((one.epoch, one.new_rows, one.forked_after), (epoch, 0, None));
    }
    // Each of them goes on.
    let mut longer = second.clone();
    longer.journals[0].rows.push(row(16, "later"));
    let taken = ingest(&mut client, &longer.bundle()).await.unwrap();
    assert_eq!((taken.journals[0].epoch, taken.journals[0].new_rows), (1, 1));
    // A copy of the copy.
    let third = went_on(&longer, 10, 11, "again");
    let taken = ingest(&mut client, &third.bundle()).await.unwrap();
    assert_eq!((taken.journals[0].epoch, taken.journals[0].forked_after), (2, Some(10)));
    // Another tournament that got the same number.
    let fourth = went_on(&first, 0, 3, "new");
    let taken = ingest(&mut client, &fourth.bundle()).await.unwrap();
    assert_eq!((taken.journals[0].epoch, taken.journals[0].forked_after), (3, Some(0)));
    assert_eq!(database.number("SELECT count(*) FROM journal_row").await, 12 + 8 + 1 + 3);

    let found = forks(&client).await.unwrap();
    assert_eq!(found.len(), 1);
    let parted: Vec<_> =
        found[0].histories.iter().map(|one| (one.epoch, one.parts_from, one.rows, one.counts)).collect();
    assert_eq!(
        parted,
        [
            (0, None, 12, Some(true)),
            (1, Some((0, 8)), 16, None),
            (2, Some((1, 10)), 11, None),
            (3, None, 3, None)
        ]
    );
    // Until somebody decides, what came first counts alone.
    let rules = ChampionshipRules::default();
    let winner = |lines: &[tapis_hub::RankedLine]| lines[0].name.clone().unwrap();
    assert_eq!(winner(&ranking(&client, 2026, &rules).await.unwrap()), "First0 Last0");
    let club = found[0].club;
    decide(&mut client, club, 7, &[1]).await.unwrap();
    // From now on the club is not told any more that the league has to decide.
    for sent in [&first, &longer, &third] {
        let taken = ingest(&mut client, &sent.bundle()).await.unwrap();
        assert!(!taken.journals[0].undecided);
    }
    let lines = ranking(&client, 2026, &rules).await.unwrap();
    assert_eq!((winner(&lines), lines[0].played), ("First3 Last3".into(), 1));
    decide(&mut client, club, 7, &[0, 3]).await.unwrap();
    assert_eq!(ranking(&client, 2026, &rules).await.unwrap()[0].played, 2);
    assert!(matches!(decide(&mut client, club, 7, &[0, 9]).await, Err(HubError::NotFound("history"))));
    assert_eq!(ranking(&client, 2026, &rules).await.unwrap()[0].played, 2, "nothing has changed");
    let before = ranking(&client, 2026, &rules).await.unwrap();
    rebuild(&mut client).await.unwrap();
    assert_eq!(ranking(&client, 2026, &rules).await.unwrap(), before);
}
