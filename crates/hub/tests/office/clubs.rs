//! Clubs that join and send, their corrections and histories.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_hub::{admit, ingest};

use super::{Office, between, changed, refused, seen};
use crate::bundles::{Club, Journal, member, row};
use crate::cluster::Database;

#[tokio::test(flavor = "multi_thread")]
async fn clubs_join_and_send_and_a_correction_is_shown() {
    let database = Database::new().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 3);
    club.name = "As & <script>Rois".into();
    let players: Vec<_> = (0..3).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 5, &players));

    // A refused form comes back as it was filled in.
    let wrong = [("note", "Les \"As\" <b>"), ("address", "ligue.example"), ("club", "")];
    let page = office.post("/clubs/invite", &wrong);
    refused(&page, "begins with “https”");
    assert!(
        page.text.contains("value=\"Les &quot;As&quot; &lt;b&gt;\"")
            && page.text.contains("value=\"ligue.example\"")
    );
    refused(&office.post("/clubs/invite", &[("note", " ")]), "who the code is for");
    refused(&office.post("/clubs/invite", &[("note", "x"), ("club", "99")]), "no such club");
    let fields = [("note", "Les As"), ("address", "https://ligue.example/"), ("club", "")];
    let page = office.post("/clubs/invite", &fields);
    let text = office.done(&page);
    let code = between(&text, "data-testid=\"code\">", "</code>");
    assert!(code.starts_with("https://ligue.example/#join="), "{code}");
    // It is shown once.
    let text = office.get("/clubs").text;
    assert!(!text.contains("#join=") && text.contains("Les As"), "{text}");
    office.done(&office.post("/invitations/1/withdraw", &[]));
    refused(&office.post("/invitations/1/withdraw", &[]), "no such invitation");

    // Its file does not come in before its key is admitted.
    let page = office.upload("/arrivals", &[], &[("as.tapis-league", &club.bundle())]);
    refused(&page, "has not admitted yet");
    refused(&office.upload("/arrivals", &[], &[]), "Choose a file");
    refused(&office.upload("/clubs/admit", &[], &[("x", b"nothing")]), "");
    let page = office.upload("/clubs/admit", &[], &[("as.tapis-league", &club.bundle())]);
    assert_eq!((page.status, page.to.as_str()), (303, "/clubs/admit"));
    let text = office.get("/clubs/admit").text;
    let print = between(&text, "data-testid=\"fingerprint\">", "</code>").to_owned();
    assert_eq!(print, tapis_league::fingerprint(&club.key.verifying_key().to_bytes()));
    assert!(text.contains("As &amp; &lt;script&gt;Rois") && !text.contains("<script>"));
    refused(&office.post("/clubs/admitted", &[("key", "ANOTHER")]), "Another file");
    assert_eq!(database.number("SELECT count(*) FROM club").await, 0);
    let text = office.done(&office.post("/clubs/admitted", &[("key", &print), ("take", "yes")]));
    assert!(text.contains("As &amp; &lt;script&gt;Rois") && !text.contains("<script>"), "{text}");
    assert_eq!(office.get("/clubs/admit").to, "/clubs");

    // The evening was corrected: who won is another one.
    let mut later = club.clone();
    later.journals[0].rows.push(row(6, "corrected"));
    later.journals[0].ranked.swap(0, 1);
    let page = office.upload("/arrivals", &[], &[("b.tapis-league", &later.bundle()), ("c", b"nothing")]);
    let text = office.done(&page);
    assert!(text.contains("One file was imported.") && text.contains("<li>c: "), "{text}");
    assert!(text.contains("One new row of one evening."), "{text}");
    let change = between(&text, "data-testid=\"correction\">", "</details>");
    assert!(change.contains("Corrected: Evening 1"), "{change}");
    assert!(change.contains("First1 Last1</th><td>2nd, 2 pts</td><td>1st, 3 pts</td>"), "{change}");
    assert!(change.contains("First0 Last0</th><td>1st, 3 pts</td><td>2nd, 2 pts</td>"), "{change}");
    assert!(!change.contains("First2"), "{change}");
    // The results on paper, of the correction and of what has arrived.
    assert!(change.contains("href=\"/export/evenings/1.pdf\""), "{change}");
    let arrived = between(&text, "data-testid=\"arrived_evenings\">", "</details>");
    assert!(arrived.contains("Evening 1") && arrived.contains("/export/evenings/1.pdf"), "{arrived}");
    let page = office.get("/export/evenings/1.pdf");
    assert_eq!(page.headers["content-type"], "application/pdf");
    assert_eq!(page.headers["content-disposition"], "attachment; filename=\"evening-1.pdf\"");
    for path in ["/export/evenings/9.pdf", "/export/evenings/x.pdf", "/export/evenings/1.csv"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    assert_eq!(text.matches("data-testid=\"correction\"").count(), 1);

    // The key is withdrawn after a question.
    let ask = format!("/clubs/key/{print}");
    assert!(office.get(&ask).text.contains("Withdraw the key"));
    assert!(office.done(&office.post(&ask, &[])).contains(&print));
    assert_eq!(office.post(&ask, &[]).status, 404);
    refused(&office.upload("/arrivals", &[], &[("d", &club.bundle())]), "was withdrawn");
}

/// An evening that a club finished by mistake, sent and took back: the league's office leaves it out, and counts it
/// again.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_is_left_out_and_counted_again() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 2);
    for (journal, date) in [(7, "2026-10-02"), (8, "2026-10-09")] {
        club.journals.push(Journal::new(journal, date, 5, &[member(1, 0), member(1, 1)]));
    }
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert!(office.get("/clubs").text.contains("href=\"/clubs/1/evenings\""));
    let text = office.get("/clubs/1/evenings").text;
    assert!(text.find("Evening 8").unwrap() < text.find("Evening 7").unwrap(), "{text}");
    assert_eq!((text.matches("/leave\"").count(), text.matches("/count\"").count()), (2, 0));
    let points = async || {
        let lines = tapis_hub::season_ranking(&mut database.client().await, 2026, None).await.unwrap();
        lines.iter().map(|line| line.points.0).collect::<Vec<_>>()
    };
    assert_eq!(points().await, [400, 200]);
    let leave = "/clubs/1/evenings/7/leave";
    let text = office.done(&office.post(leave, &[]));
    assert!(text.contains("data-testid=\"undo\"") && text.contains("does not count"), "{text}");
    assert_eq!(points().await, [200, 100]);
    // Later rows of the club do not count either.
    club.journals[0].rows.push(row(6, "corrected"));
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(points().await, [200, 100]);
    office.done(&office.post("/clubs/1/evenings/7/count", &[]));
    assert_eq!(points().await, [400, 200]);
    for path in ["/clubs/2/evenings", "/clubs/x/evenings", "/clubs/1/evenings/7"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    refused(&office.post("/clubs/1/evenings/9/leave", &[]), "no such history");
    // Of several histories somebody decides on their own page.
    let mut other = club.clone();
    other.journals[0].rows.truncate(4);
    other.journals[0].rows.push(row(5, "restored"));
    ingest(&mut client, &other.bundle()).await.unwrap();
    refused(&office.post(leave, &[]), "no such history");
    let text = office.get("/clubs/1/evenings").text;
    assert_eq!(
        (text.matches("/leave\"").count(), text.matches("href=\"/histories\">Histories").count()),
        (1, 3)
    );
    assert_eq!(points().await, [400, 200]);
}

#[tokio::test(flavor = "multi_thread")]
async fn histories_are_decided() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 3);
    let players: Vec<_> = (0..3).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(7, "2026-10-02", 9, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert!(office.get("/histories").text.contains("only one history"));
    let mut other = club.clone();
    other.journals[0].rows.truncate(4);
    other.journals[0].rows.push(row(5, "restored"));
    ingest(&mut client, &other.bundle()).await.unwrap();
    let text = office.get("/histories").text;
    assert!(text.contains("Diverges after 4 rows: 5 rows, 3 results"), "{text}");
    assert!(office.get("/clubs").text.contains("1 evening has several histories"));
    assert!(office.get("/arrivals").text.contains("diverges from another one"));
    // Each with what there is to know of it, and its results.
    for version in text.split("data-testid=\"version\"").skip(1) {
        for shown in [
            "Evening 7",
            "2 October 2026",
            "3 players",
            "The first: First",
            "Arrived on",
            "/export/evenings/",
        ] {
            assert!(version.contains(shown), "{shown}: {version}");
        }
    }
    assert!(text.contains("Counts</span>") && text.contains("To decide</span>"), "{text}");
    for number in [1, 2] {
        assert_eq!(office.get(&format!("/export/evenings/{number}.pdf")).status, 200);
    }
    let before = seen(&text);
    let decide = |count, seen| office.post("/histories/1/7", &[("count", count), ("seen", seen)]);
    refused(&decide("5", before), "no such history");
    refused(&decide("x", before), "no longer exists");
    // A version that has arrived since the page was opened is not decided unseen, and the choice is kept.
    let mut third = club.clone();
    third.journals[0].rows.truncate(6);
    third.journals[0].rows.push(row(7, "again"));
    ingest(&mut client, &third.bundle()).await.unwrap();
    let page = decide("1", before);
    changed(&page, "Nothing was decided");
    assert!(page.text.contains("value=\"1\" checked") && !page.text.contains("value=\"0\" checked"));
    office.done(&decide("1", seen(&page.text)));
    let counted = "SELECT epoch::bigint FROM journal WHERE counts";
    assert_eq!(database.number(counted).await, 1);
    assert!(!office.get("/clubs").text.contains("several histories"));
    changed(&decide("0", before), "Nothing was decided");
    assert_eq!(database.number(counted).await, 1);
}
