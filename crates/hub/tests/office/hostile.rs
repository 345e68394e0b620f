//! The office answers any input and any request, and no name becomes a part of a page.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_hub::{admit, ingest};
use tapis_league::MemberState;

use super::{FORMS, Office, PAGES};
use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

/// Every field of every form.
const FIELDS: [&str; 29] = [
    "address",
    "at",
    "before",
    "best",
    "born",
    "by",
    "club",
    "count",
    "date",
    "first_name",
    "key",
    "kind",
    "last_name",
    "licence",
    "member",
    "name",
    "note",
    "other",
    "person",
    "reason",
    "ruleset",
    "sanction",
    "season",
    "since",
    "stack",
    "structure",
    "take",
    "until",
    "venue",
];
const VALUES: [&str; 9] = [
    "a\0b",
    "\0",
    "<script>alert(1)</script>\"'\u{202e}",
    "99999999999999999999",
    "2147483647",
    "-9223372036854775808",
    "+262142-12-31",
    "1/00000000000000000000000000000000",
    "%00",
];
const ADDRESSES: [&str; 17] = [
    "/championships/season/2147483647",
    "/championships/season/-2147483648",
    "/championships/2147483647",
    "/export/2147483647.pdf",
    "/export/-2147483648.csv",
    "/export/2026-99999999999.csv",
    "/export/%00.csv",
    "/persons/9223372036854775807",
    "/persons/-1",
    "/persons?search=%00%ff%27",
    "/arrivals?before=-9223372036854775808",
    "/arrivals?before=%00",
    "/%00",
    "/clubs/%2e%2e/%2e%2e/etc/passwd",
    "//evil.example/",
    "/signin/../clubs",
    "/histories/2147483647/9223372036854775807",
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_typed_is_answered() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let evil = "</td><script>alert(1)</script>\u{202e}\" onmouseover='alert(1)";
    let mut club = Club::new(1, 3);
    club.name = format!("=1+1{evil}");
    for one in &mut club.members {
        one.state = MemberState::Known {
            number: Some(evil.to_owned()),
            licence: Some(evil.to_owned()),
            last_name: evil.to_owned(),
            first_name: "@SUM(A1)".to_owned(),
        };
    }
    let players: Vec<_> = (0..3).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 5, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();

    let sound = |page: &super::Page, what: &str| {
        assert!(page.status < 500, "{what}: {} {}", page.status, page.text);
        let shown =
            page.headers.get("content-type").is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        assert!(!(shown && page.text.contains("<script")), "{what}: {}", page.text);
    };
    for value in VALUES {
        let fields = FIELDS.map(|name| (name, value));
        // Signing out is tried elsewhere.
        for form in &FORMS[1..] {
            sound(&office.post(form, &fields), form);
        }
        // A form with files whose names say as much.
        for form in ["/arrivals", "/clubs/admit", "/persons/list", "/rules/ruleset", "/rules/structure"] {
            sound(&office.upload(form, &fields[..0], &[(value, b"\0\xff{")]), form);
        }
    }
    for address in PAGES.iter().chain(&ADDRESSES) {
        sound(&office.get(address), address);
    }
    let table = office.get("/export/2026.csv").text;
    assert!(table.contains("'@SUM(A1)") && table.contains("\"'=1+1"), "{table}");
    assert_eq!(database.number("SELECT count(*) FROM club").await, 1);
}
