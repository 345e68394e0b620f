//! Lists of thousands, page by page.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use tapis_league::hex;
use tapis_locale::{alphabetical, letters};

use super::{Office, between, refused};
use crate::cluster::Database;

/// Lines of a list, by the addresses or names in them.
fn lines<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// Follows a link until there is no other; returns everything that is shown on the way.
fn walked(office: &Office, from: &str, link: &str, before: &str) -> (usize, BTreeSet<String>) {
    let (mut at, mut seen, mut pages) = (from.to_owned(), BTreeSet::new(), 0);
    loop {
        let text = office.get(&at).text;
        seen.extend(lines(&text, before).into_iter().map(str::to_owned));
        pages += 1;
        // The invitations below the clubs have pages of their own.
        let next = |rest: &&str| {
            let (to, words) = rest.split_once('"').unwrap_or_default();
            !to.contains("invitations=") && words.split("</a>").next().unwrap().ends_with(link)
        };
        let found = text.split("href=\"").find(next);
        let Some(found) = found else { return (pages, seen) };
        at = found.split('"').next().unwrap().replace("&amp;", "&");
    }
}

/// The letters of the words of a person, and the place in the alphabet.
fn written(number: u32) -> (String, Vec<u8>) {
    let (last, first) = (format!("Nom{}", number % 4000), format!("Prénom{number}"));
    let words = [&first, &last, &format!("FR-{number}")].map(|word| hex::write(&letters(word).unwrap()));
    (format!(" {}", words.join(" ")), alphabetical(&last, &first))
}

/// Asks for a page, which is small.
fn small(office: &Office, path: &str) -> String {
    let text = office.get(path).text;
    assert!(text.len() < 150_000, "{path}: {} bytes", text.len());
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_out_of_reach_among_thousands() {
    let database = Database::new().await;
    let owner = tapis_hub::connect(&database.owner()).await.unwrap();
    let filled = "
        INSERT INTO club (uid, name) SELECT decode(lpad(to_hex(n), 32, '0'), 'hex'), 'Club ' || n
          FROM generate_series(1, 300) AS n;
        INSERT INTO person (licence, last_name, first_name, born)
          SELECT 'FR-' || n, 'Nom' || n % 4000, 'Prénom' || n, '1980-01-01' FROM generate_series(1, 18000) AS n;
        INSERT INTO member (club, member, revision, state, licence, last_name, first_name)
          SELECT 1 + n % 300, decode(lpad(to_hex(n), 32, '0'), 'hex'), 1, 'known',
            CASE WHEN n > 17800 THEN 'FR-X' || n ELSE 'FR-' || n END, 'Nom' || n % 4000, 'Prénom' || n
          FROM generate_series(1, 18000) AS n;
        INSERT INTO person_record (club, member, person)
          SELECT club, member, n FROM generate_series(1, 18000) AS n
          JOIN member ON member.member = decode(lpad(to_hex(n), 32, '0'), 'hex');
        INSERT INTO member (club, member, revision, state, last_name, first_name)
          SELECT 1 + (n + 1) % 300, decode('ff' || lpad(to_hex(n), 30, '0'), 'hex'), 1, 'known', 'Nom' || n, 'Prénom' || n
          FROM generate_series(1, 130) AS n;
        UPDATE member SET alike_name = decode(md5(first_name || last_name), 'hex'),
          spelt = decode(md5(first_name || last_name), 'hex'), alike_licence = decode(md5(licence), 'hex');
        UPDATE person SET spelt = decode(md5(first_name || last_name), 'hex'), alike_licence = decode(md5(licence), 'hex');
        INSERT INTO invitation (digest, note) SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), 'Invité ' || n
          FROM generate_series(1, 120) AS n;
        INSERT INTO arrival (club, key, digest, bytes, receipt, stood) SELECT 1 + n % 300, '', '', 1,
          '{\"club\": \"00000000000000000000000000000000\", \"name\": \"\", \"journals\": [], \"members\": 0}', '[]'
          FROM generate_series(1, 1000) AS n;
        ANALYZE;";
    owner.batch_execute(filled).await.unwrap();
    // The columns that the program fills beside names.
    let (words, places): (Vec<String>, Vec<Vec<u8>>) = (1..=18_000).map(written).unzip();
    let sql = "UPDATE person SET words = found.words, alphabet = place
               FROM unnest($1::text[], $2::bytea[]) WITH ORDINALITY AS found (words, place, number) WHERE id = number";
    owner.execute(sql, &[&words, &places]).await.unwrap();
    let office = Office::signed_in(&database);

    let text = small(&office, "/persons");
    assert!(text.contains("18,000 persons.") && text.contains("1 to 100 of 18,000"), "{text}");
    assert!(!text.contains("Previous</a>") && text.contains("href=\"/persons?page=180\""), "{text}");
    let text = small(&office, "/persons?page=180");
    assert!(text.contains("17,901 to 18,000 of 18,000") && !text.contains("Next</a>"), "{text}");
    // A page that is not there is the last one; the search is kept.
    for gone in ["181", "99999999999999999999", "-1", "x"] {
        assert_eq!(office.get(&format!("/persons?page={gone}")).status, 200, "{gone}");
    }
    assert!(office.get("/persons?page=900").text.contains("17,901 to 18,000"));
    let text = small(&office, "/persons?search=pr%C3%A9nom1");
    assert!(text.contains("href=\"/persons?search=pr%C3%A9nom1&amp;page=2\""), "{text}");
    let (pages, seen) = walked(&office, "/persons?search=prenom178", "Next", "<a href=\"/persons/");
    assert_eq!((pages, seen.len()), (2, 111));
    let (pages, back) =
        walked(&office, "/persons?search=prenom178&page=2", "Previous", "<a href=\"/persons/");
    assert_eq!((pages, &back), (2, &seen));
    // The other language has the same page.
    assert!(
        office
            .get("/persons?search=a&page=2")
            .text
            .contains("name=\"to\" value=\"/persons?search=a&amp;page=2\"")
    );

    small(&office, "/clubs");
    let (pages, seen) = walked(&office, "/clubs", "Next", "<th scope=\"row\">Club ");
    assert_eq!((pages, seen.len()), (3, 300));
    assert!(small(&office, "/clubs?invitations=3").contains("101 to 120 of 120"));
    assert!(small(&office, "/arrivals?page=20").contains("951 to 1,000 of 1,000"));
    small(&office, "/persons/1?search=nom");
    assert!(small(&office, "/differences?page=5").contains("of 330"), "differences");

    // A decision on a page leads back to it.
    let text = small(&office, "/duplicates?page=2");
    assert!(text.contains("51 to 100 of 130"), "{text}");
    let hidden = |name: &str| between(&text, &format!("name=\"{name}\" value=\""), "\"").to_owned();
    let (member, other) = (hidden("member"), hidden("other"));
    let pair = [("member", member.as_str()), ("other", other.as_str()), ("page", "2")];
    let page = office.post("/duplicates/different", &pair);
    assert_eq!(page.to, "/duplicates?page=2");
    office.done(&page);
    refused(&office.post("/duplicates/different", &[("member", "x"), ("page", "2")]), "no longer exists");
    owner
        .batch_execute(
            "INSERT INTO person_decision (club, member, other_club, other_member, same)
               SELECT one.club, one.member, other.club, other.member, FALSE FROM member AS one
               JOIN member AS other ON other.last_name = one.last_name AND other.first_name = one.first_name
                 AND other.member > one.member",
        )
        .await
        .unwrap();
    let text = small(&office, "/duplicates");
    assert!(text.contains("All decisions (131)"), "{text}");
    assert_eq!(text.matches("/undo\"").count(), 10);
    assert!(small(&office, "/duplicates/decided?page=2").contains("101 to 131 of 131"));
}
