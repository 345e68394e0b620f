//! Proofs that the league publishes of an evening for anyone to check.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Read;
use std::process::Command;

use flate2::read::GzDecoder;

use tapis_hub::{HubError, admit, decide, evidence, ingest, name_league};
use tapis_league::{Evidence, fingerprint};

use crate::bundles::{Club, Journal, SPENT, member, row, went_on};
use crate::cluster::Database;
use crate::serving::Server;

fn club() -> Club {
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(7, "2026-10-02", 12, &players));
    club.journals.push(Journal::new(8, "2026-10-09", 5, &players));
    club
}

/// The site's file says nothing of money, although the league knows all of it.
#[tokio::test]
async fn evidence_holds_no_amount() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    let evening = first.journals[0].evening(first.uid);
    let pool = evening.figures.pool.0;
    let kept = format!("SELECT count(*) FROM result WHERE spent = {} AND journal = 7", SPENT.0);
    assert_eq!(database.number(&kept).await, 4);
    let won = format!("SELECT count(*) FROM result WHERE prize = {pool} AND in_money");
    assert_eq!(database.number(&won).await, 2);
    let mut text = String::new();
    GzDecoder::new(evidence(&client, 1).await.unwrap().as_slice()).read_to_string(&mut text).unwrap();
    for amount in [SPENT.0, pool, evening.figures.stack.0] {
        assert!(!text.contains(&amount.to_string()), "{amount}: {text}");
    }
    for name in ["spent", "prize", "buy_in", "pool", "stack", &"08".repeat(16)] {
        assert!(!text.contains(name), "{name}: {text}");
    }
}

/// Evidence holds exactly what a club wrote of its first evening.
fn holds(bytes: &[u8], club: &Club) {
    let found = Evidence::open(bytes).unwrap();
    assert_eq!(found.evening(), &club.journals[0].evening(club.uid).parts([8; 16]).unwrap().0);
    assert_eq!(found.rows(), club.journals[0].rows);
    assert_eq!((found.head().name.as_str(), found.head().key), (club.name.as_str(), club.head().key));
}

#[tokio::test]
async fn the_evidence_of_each_history_has_all_its_rows() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    holds(&evidence(&client, 1).await.unwrap(), &first);

    // A copy that went on otherwise, a copy of that one from before and after it parted, and another tournament with
    // that number; each in a file that has only the later rows where it can.
    let second = went_on(&first, 8, 15, "restored");
    let third = went_on(&second, 10, 11, "again");
    let early = went_on(&second, 3, 9, "early");
    let fourth = went_on(&first, 0, 3, "new");
    for club in [&second, &third, &early, &fourth] {
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let mut longer = third.clone();
    longer.journals[0].rows.push(row(12, "later"));
    let later = longer.bundle_from(|journal| if journal.journal == 7 { 12 } else { 1 });
    ingest(&mut client, &later).await.unwrap();
    let sql = "SELECT number FROM journal WHERE journal = 7 ORDER BY epoch";
    let numbers: Vec<i64> = client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
    assert_eq!(numbers.len(), 5);
    for (number, club) in numbers.iter().zip([&first, &second, &longer, &early, &fourth]) {
        holds(&evidence(&client, *number).await.unwrap(), club);
    }
    assert!(matches!(evidence(&client, 999).await, Err(HubError::NotFound("evening"))));
    assert!(matches!(evidence(&client, -1).await, Err(HubError::NotFound("evening"))));
}

/// Every bit of what the league hands out: one that is changed is noticed, or changes nothing that is said (gzip has
/// some that mean nothing). So is every place where the file is cut off.
#[tokio::test]
async fn no_changed_bit_is_believed() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    let right = evidence(&client, 1).await.unwrap();
    let said = Evidence::open(&right).unwrap();
    let mut refused = 0;
    for at in 0..right.len() {
        assert!(Evidence::open(&right[..at]).is_err(), "{at} bytes");
        for bit in 0..8 {
            let mut changed = right.clone();
            changed[at] ^= 1 << bit;
            match Evidence::open(&changed) {
                Ok(found) => assert_eq!(found, said, "byte {at}, bit {bit}"),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 8 * (right.len() - 10), "{refused} of {} bits", 8 * right.len());
}

/// A corrected evening is proved as it stands now, with the key that signed it.
#[tokio::test]
async fn the_proof_is_that_of_the_present_evening() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    let mut corrected = first.clone();
    corrected.key = Club::new(9, 0).key;
    corrected.journals[0].rows.push(row(13, "corrected"));
    corrected.journals[0].ranked.swap(0, 1);
    admit(&mut client, &corrected.bundle()).await.unwrap();
    ingest(&mut client, &corrected.bundle()).await.unwrap();
    // An older file that comes once more changes nothing.
    ingest(&mut client, &first.bundle()).await.unwrap();
    holds(&evidence(&client, 1).await.unwrap(), &corrected);
}

/// A person with access to the database cannot make the league hand out what no club signed.
#[tokio::test]
async fn rows_changed_in_the_database_are_not_published() {
    for change in [
        "UPDATE journal_row SET events = replace(events, 'as played', 'as wished') WHERE journal = 7 AND seq = 4",
        "UPDATE journal_row SET at = at + 1 WHERE journal = 7 AND seq = 2",
        "DELETE FROM journal_row WHERE journal = 7 AND seq = 12",
        "UPDATE evening SET record = replace(record, '\"place\":1', '\"place\":2') WHERE journal = 7",
        "UPDATE club SET uid = decode(repeat('08', 16), 'hex')",
        "UPDATE evening SET key = decode(repeat('08', 32), 'hex') WHERE journal = 7",
    ] {
        let database = Database::new().await;
        let mut client = database.client().await;
        let first = club();
        admit(&mut client, &first.bundle()).await.unwrap();
        ingest(&mut client, &first.bundle()).await.unwrap();
        let owner = tapis_hub::connect(&database.owner()).await.unwrap();
        assert!(owner.execute(change, &[]).await.unwrap() > 0);
        let found = evidence(&client, 1).await;
        assert!(matches!(found, Err(HubError::Unreadable(_))), "{change}: {found:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_site_offers_the_evidence_of_what_counts() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let first = club();
    admit(&mut client, &first.bundle()).await.unwrap();
    ingest(&mut client, &first.bundle()).await.unwrap();
    name_league(&client, "Ligue").await.unwrap();
    let second = went_on(&first, 8, 15, "restored");
    ingest(&mut client, &second.bundle()).await.unwrap();
    let row = client.query_one("SELECT club, number FROM journal WHERE epoch = 1", &[]).await.unwrap();
    let (id, forked): (i32, i64) = (row.get(0), row.get(1));
    let server = Server::start(&database);
    let address = |number: i64| format!("/evidence/{number}.tapis-evidence");

    let (status, found) = server.bytes(&address(1));
    assert_eq!(status, 200);
    holds(&found, &first);
    assert_eq!(server.bytes(&address(forked)).0, 404, "it does not count yet");
    decide(&mut client, id, 7, &[1]).await.unwrap();
    holds(&server.bytes(&address(forked)).1, &second);
    assert_eq!(server.bytes(&address(1)).0, 404, "it does not count any more");
    for path in [&address(999), "/evidence/02.tapis-evidence", "/evidence/2.html", "/evidence/", "/evidence"]
    {
        assert_eq!(server.get(path).0, 404, "{path}");
    }

    // The page names the key, and how to check.
    let key = fingerprint(&first.head().key.0);
    let page = server.get(&format!("/evenings/{forked}.html")).1;
    let how = format!("tapis-cli league verify {forked}.tapis-evidence --key {key}");
    assert!(page.contains(&format!("../evidence/{forked}.tapis-evidence")) && page.contains(&how), "{page}");

    // So do the files that are published, and the file for whoever asks the league.
    let folder = tempfile::tempdir().unwrap();
    let hub = |arguments: &[&std::ffi::OsStr]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        command.args(["--database", &database.url()]).args(arguments).status().unwrap().success()
    };
    assert!(hub(&["publish".as_ref(), folder.path().as_os_str()]));
    let mut published: Vec<String> = std::fs::read_dir(folder.path().join("evidence"))
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    published.sort();
    assert_eq!(published, ["2.tapis-evidence".to_owned(), format!("{forked}.tapis-evidence")]);
    let page = folder.path().join(format!("en/evenings/{forked}.html"));
    assert!(
        std::fs::read_to_string(page).unwrap().contains(&format!("../../evidence/{forked}.tapis-evidence"))
    );
    let file = folder.path().join("mine.tapis-evidence");
    assert!(hub(&["evidence".as_ref(), "1".as_ref(), file.as_os_str()]), "whether it counts or not");
    holds(&std::fs::read(&file).unwrap(), &first);
    assert!(!hub(&["evidence".as_ref(), "999".as_ref(), file.as_os_str()]));
}
