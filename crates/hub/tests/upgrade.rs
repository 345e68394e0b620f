//! A database that was made already, and is given to `init` once more.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_hub::{PersonCard, connect, migrate, remove_person, sanction, save_person};

use crate::cluster::Database;

/// The program's role gets what this version needs although nobody names it again, and what is there stays.
#[tokio::test]
async fn the_programs_role_suffices_for_an_upgrade() {
    let database = Database::new().await;
    let (mut client, mut owner) = (database.client().await, connect(&database.owner()).await.unwrap());
    let card = PersonCard { last_name: "Zola".into(), first_name: "Ana".into(), ..PersonCard::default() };
    let id = save_person(&mut client, None, card).await.unwrap();
    sanction(&client, id, "2026-11-01".parse().unwrap(), None, "Triche", "Bureau").await.unwrap();
    owner.batch_execute(&format!("REVOKE DELETE ON sanction FROM {}", database.role())).await.unwrap();
    remove_person(&mut client, id).await.unwrap_err();
    migrate(&mut owner, None).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM sanction").await, 1);
    remove_person(&mut client, id).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM sanction").await, 0);
}
