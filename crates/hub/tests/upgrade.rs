//! A database that an earlier version of the program has made.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{
    HubError, PersonCard, admit, all_time, connect, ingest, migrate, ranking, remove_person, sanction,
    save_person, season_ranking,
};

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

/// The tables as they were in the first format, with a league of it: what was kept then is counted once more.
#[tokio::test]
async fn the_first_format_is_brought_to_the_newest() {
    let database = Database::empty().await;
    let mut client = connect(&database.owner()).await.unwrap();
    client.batch_execute(include_str!("../migrations/0001_hub.sql")).await.unwrap();
    client
        .batch_execute("CREATE TABLE hub_format (format integer NOT NULL); INSERT INTO hub_format VALUES (1)")
        .await
        .unwrap();
    client.batch_execute(include_str!("data/league_1.sql")).await.unwrap();
    let early = season_ranking(&mut client, 2026, None).await;
    assert!(matches!(early, Err(HubError::NoDatabase)), "{early:?}");

    for _ in 0..2 {
        migrate(&mut client, None).await.unwrap();
    }
    let lines = season_ranking(&mut client, 2026, None).await.unwrap();
    assert_eq!(lines, ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap());
    assert_eq!((lines.len(), lines[0].name.as_deref(), lines[0].points.0), (2, Some("Eva Elu"), 300));
    assert_eq!(all_time(&mut client, 2000, 2100).await.unwrap().len(), 2);

    // And a club sends on.
    let mut club = Club::new(1, 2);
    club.journals.push(Journal::new(1, "2025-10-02", 3, &[member(1, 0), member(1, 1)]));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(all_time(&mut client, 2025, 2026).await.unwrap().len(), 4);
}

/// The program's role gets what this version needs although nobody names it again, and what should not have stayed of
/// removed persons goes.
#[tokio::test]
async fn the_programs_role_suffices_for_an_upgrade() {
    let database = Database::new().await;
    let (mut client, mut owner) = (database.client().await, connect(&database.owner()).await.unwrap());
    let mut people = Vec::new();
    for name in ["Zola", "Martin"] {
        let card = PersonCard { last_name: name.into(), first_name: "Ana".into(), ..PersonCard::default() };
        let id = save_person(&mut client, None, card).await.unwrap();
        sanction(&client, id, "2026-11-01".parse().unwrap(), None, "Triche", "Bureau").await.unwrap();
        people.push(id);
    }
    let before = format!(
        "REVOKE DELETE ON sanction FROM {}; DROP TABLE person_apart;
         ALTER TABLE member DROP COLUMN alike_name, DROP COLUMN alike_licence, DROP COLUMN spelt, DROP COLUMN words;
         ALTER TABLE person DROP COLUMN spelt, DROP COLUMN alike_licence, DROP COLUMN words, DROP COLUMN alphabet; UPDATE hub_format SET format = 6;
         UPDATE person SET removed_at = now(), last_name = NULL, first_name = NULL WHERE id = {}",
        database.role(),
        people[0]
    );
    owner.batch_execute(&before).await.unwrap();
    // A record that was refused as that of a person is not that person.
    let refused = "INSERT INTO person_refused VALUES (1, '\\x01', $1, '\\x02'), (1, '\\x01', $1, '\\x03')";
    owner.execute(refused, &[&people[1]]).await.unwrap();
    migrate(&mut owner, None).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM person_refused").await, 0);
    assert_eq!(database.number("SELECT count(*) FROM person_apart").await, 1);
    assert_eq!(database.number("SELECT count(*) FROM sanction").await, 1);
    remove_person(&mut client, people[1]).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM sanction").await, 0);
}
