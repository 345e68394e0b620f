//! Persons, sanctions, and the members of clubs.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_hub::{admit, ingest};
use tapis_league::MemberState;

use super::{Office, between, changed, refused, seen};
use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

#[tokio::test(flavor = "multi_thread")]
async fn persons_sanctions_and_records_are_kept() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 2);
    club.members[0].state = MemberState::Known {
        number: None,
        licence: Some("L-1".into()),
        last_name: "Martin".into(),
        first_name: "Ana".into(),
    };
    club.journals.push(Journal::new(1, "2026-10-02", 3, &[member(1, 0), member(1, 1)]));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();

    let wrong = [("last_name", "Zola"), ("first_name", ""), ("licence", "L-9"), ("born", "2001-12-31")];
    let page = office.post("/persons/add", &wrong);
    refused(&page, "needs a last name and a first name");
    for value in ["Zola", "L-9", "2001-12-31"] {
        assert!(page.text.contains(&format!("value=\"{value}\"")), "{value}");
    }
    refused(
        &office.post("/persons/add", &[("last_name", "Zola"), ("first_name", "A"), ("born", "soon")]),
        "Enter a day",
    );
    let fields = [
        ("last_name", "<script>alert(1)</script>"),
        ("first_name", "Anna"),
        ("licence", "l 1"),
        ("born", ""),
    ];
    let page = office.post("/persons/add", &fields);
    assert_eq!(page.to, "/persons/1");
    let text = office.done(&page);
    assert!(text.contains("&lt;script&gt;alert(1)") && !text.contains("<script>"), "{text}");
    let page = office.post("/persons/add", &fields);
    refused(&page, "Another person has the licence");

    // The club names her otherwise: taken over.
    let text = office.get("/differences").text;
    assert!(text.contains("Is this the same person?"), "{text}");
    let at = between(&text, "name=\"member\" value=\"", "\"").to_owned();
    office.done(&office.post("/differences/accept", &[("member", &at), ("person", "1")]));
    let text = office.get("/differences").text;
    assert!(text.contains("record differs from the"), "{text}");
    office.done(&office.post("/differences/accept", &[("member", &at), ("person", "1")]));
    refused(&office.post("/differences/refuse", &[("member", &at), ("person", "1")]), "no such difference");
    let text = office.get("/persons/1").text;
    assert!(text.contains("value=\"Martin\"") && text.contains("Club 1"), "{text}");
    let year = format!("/export/2026/{at}.pdf");
    assert!(text.contains(&year) && text.contains("Season 2026/27 (PDF)"), "{text}");
    assert_eq!(office.get(&year).status, 200);
    office.done(&office.post("/persons/1/unlink", &[("member", &at)]));
    let text = office.get("/persons/1?search=mart+l-1").text;
    assert!(text.contains("One member.") && text.contains(&at), "{text}");
    office.done(&office.post("/persons/1/link", &[("member", &at)]));
    refused(&office.post("/persons/1/link", &[("member", "1/zz")]), "no longer exists");

    let text = office.get("/persons/1").text;
    let save = [
        ("last_name", "Martin"),
        ("first_name", "Éva"),
        ("licence", "L-1"),
        ("born", "1990-02-03"),
        ("seen", seen(&text)),
    ];
    assert!(office.done(&office.post("/persons/1/save", &save)).contains("value=\"1990-02-03\""));
    let sanction = [("since", "2026-11-01"), ("until", "2026-10-01"), ("reason", "Triche"), ("by", "Bureau")];
    let page = office.post("/persons/1/sanction", &sanction);
    refused(&page, "");
    assert!(page.text.contains("value=\"Triche\"") && page.text.contains("value=\"2026-10-01\""));
    let sanction = [("since", "2026-11-01"), ("until", ""), ("reason", "Triche"), ("by", "Bureau")];
    assert!(office.done(&office.post("/persons/1/sanction", &sanction)).contains("until it is lifted"));
    assert!(office.get("/persons?search=eva").text.contains("sanction</span>"));
    office.done(&office.post("/persons/1/lift", &[("sanction", "1")]));
    refused(&office.post("/persons/1/lift", &[("sanction", "1")]), "no such sanction");

    let list = "licence;last_name;first_name;born\nL-1;Martin;Ève;\nL-2;Zola;Ana;1999-01-02\n";
    let text = office.done(&office.upload("/persons/list", &[], &[("list.csv", list.as_bytes())]));
    assert!(text.contains("One person was added, one changed."), "{text}");
    let more = "Nom;Prénom;Club;N° licence\nZola;Ana;Les As;L-2\n";
    let text = office.done(&office.upload("/persons/list", &[], &[("list.csv", more.as_bytes())]));
    assert!(text.contains("none changed. Columns that are not imported: Club."), "{text}");
    let list = |list: &[u8]| office.upload("/persons/list", &[], &[("list.csv", list)]);
    refused(&list(b"name\nx\n"), "no column headings");
    refused(&list(b"name,first name\nMartin,\n"), "Line 2: the last or the first name is missing");
    assert!(office.get("/persons?search=zol").text.contains("One person."));
    assert!(office.get("/persons/1/remove").text.contains("Remove"));
    office.done(&office.post("/persons/1/remove", &[]));
    for path in ["/persons/1", "/persons/1/remove", "/persons/x"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    assert_eq!(office.post("/persons/1/remove", &[]).status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_does_nothing() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let once = between(&office.get("/persons").text, "name=\"once\" value=\"", "\"").to_owned();
    let fields = [("last_name", "Zola"), ("first_name", "Ana"), ("once", once.as_str())];
    let (first, second) = (office.post("/persons/add", &fields), office.post("/persons/add", &fields));
    assert_eq!((first.status, first.to.as_str()), (303, "/persons/1"));
    assert_eq!((second.status, second.to.as_str()), (303, "/persons/1"));
    assert_eq!(database.number("SELECT count(*) FROM person").await, 1);
    // Another person from the same page, as after going back, is added.
    let other = [("last_name", "Zola"), ("first_name", "Émile"), ("once", once.as_str())];
    assert_eq!(office.post("/persons/add", &other).to, "/persons/2");

    // The button beside what was done takes it back.
    let undo = |text: &str| {
        let form = between(text, "<form class=\"press\" method=\"post\" action=\"", "</form>").to_owned();
        assert!(form.contains("data-testid=\"undo\""), "{form}");
        let to = form.split('"').next().unwrap().to_owned();
        let pairs: Vec<(String, String)> = form
            .split("name=\"")
            .skip(1)
            .map(|rest| {
                let value = between(rest, "value=\"", "\"").replace("&quot;", "\"").replace("&amp;", "&");
                (rest.split('"').next().unwrap().to_owned(), value)
            })
            .collect();
        let pairs: Vec<(&str, &str)> =
            pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        office.done(&office.post(&to, &pairs))
    };
    let mut club = Club::new(1, 1);
    club.members[0].state = MemberState::Known {
        number: None,
        licence: None,
        last_name: "ZOLA".into(),
        first_name: "Ana".into(),
    };
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let at = between(&office.get("/differences").text, "name=\"member\" value=\"", "\"").to_owned();
    let pair = [("member", at.as_str()), ("person", "1")];
    let text = office.done(&office.post("/differences/refuse", &pair));
    assert!(text.contains("All clubs say the same"), "{text}");
    assert!(undo(&text).contains("Is this the same person?"));
    let text = office.done(&office.post("/differences/accept", &pair));
    undo(&text);
    assert_eq!(database.number("SELECT count(*) FROM person_record").await, 0);
    // It is asked again; and what moves to another person goes back to the first one, from whose page nobody else's is
    // taken.
    assert!(office.get("/differences").text.contains("Is this the same person?"));
    let record = [("member", at.as_str())];
    let whose = "SELECT coalesce(min(person), 0) FROM person_record";
    office.done(&office.post("/persons/1/link", &record));
    let text = office.done(&office.post("/persons/2/link", &record));
    assert_eq!(database.number(whose).await, 2);
    refused(&office.post("/persons/1/unlink", &record), "no such record of this person");
    assert!(undo(&text).contains("Club 1"));
    assert_eq!(database.number(whose).await, 1);
    let text = office.done(&office.post("/persons/1/unlink", &record));
    assert_eq!(database.number(whose).await, 0);
    undo(&text);
    assert_eq!(database.number(whose).await, 1);
    office.done(&office.post("/persons/1/link/undo", &record));

    let sanction = [("since", "2026-11-01"), ("until", ""), ("reason", "Triche & co"), ("by", "Bureau")];
    office.done(&office.post("/persons/1/sanction", &sanction));
    let text = office.done(&office.post("/persons/1/lift", &[("sanction", "1")]));
    assert!(undo(&text).contains("Triche &amp; co"));

    let plan = [("name", "Finale"), ("date", "2030-01-05"), ("at", "14:30"), ("venue", "Lens")];
    office.done(&office.post("/calendar/plan", &plan));
    let text = office.done(&office.post("/calendar/1/remove", &[]));
    assert!(undo(&text).contains("14:30"));
    let levels = b"level,small_blind,big_blind,minutes\n1,25,50,20\n2,50,100,20\n";
    let shared = [("name", "Turbo"), ("stack", "20000")];
    office.done(&office.upload("/rules/structure", &shared, &[("s.csv", levels)]));
    office.done(&office.upload("/rules/ruleset", &[("name", "R")], &[("r.json", b"{}")]));
    let rules = "SELECT hashtext(string_agg(kind || name || body, ',' ORDER BY kind))::bigint FROM shared";
    let before = database.number(rules).await;
    for (kind, name) in [("structure", "Turbo"), ("ruleset", "R")] {
        undo(&office.done(&office.post(&format!("/rules/remove/{kind}"), &[("name", name)])));
    }
    assert_eq!(database.number(rules).await, before);
    let cup = [("season", "2026"), ("name", "Coupe"), ("kind", "best"), ("best", "3")];
    office.done(&office.upload("/championships/add", &cup, &[]));
    let text = office.done(&office.post("/championships/1/remove", &[]));
    undo(&text);
    assert!(office.get("/championships").text.contains("The 3 best evenings"));
}

/// Two people have the same person open: the second to save does not undo what the first has saved.
#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_else_has_saved_is_not_overwritten() {
    let database = Database::new().await;
    let office = Office::signed_in(&database);
    let person = [("last_name", "Zola"), ("first_name", "Ana"), ("licence", "L-1"), ("born", "1990-02-03")];
    office.done(&office.post("/persons/add", &person));
    let text = office.get("/persons/1").text;
    let fields = |name, born, seen| {
        [("last_name", name), ("first_name", "Ana"), ("licence", "L-1"), ("born", born), ("seen", seen)]
    };
    office.done(&office.post("/persons/1/save", &fields("Zola", "1991-12-31", seen(&text))));

    let older = fields("Dumas", "1990-02-03", seen(&text));
    let page = office.post("/persons/1/save", &older);
    changed(&page, "Nothing was saved");
    // The typed values stay, and the present ones are below.
    for shown in ["value=\"Dumas\"", "value=\"1990-02-03\"", "Now: Zola", "Now: 31 December 1991"] {
        assert!(page.text.contains(shown), "{shown}: {}", page.text);
    }
    assert_eq!(page.text.matches("Now: ").count(), 2, "{}", page.text);
    changed(&office.post("/persons/1/save", &older), "Nothing was saved");
    changed(&office.post("/persons/1/save", &older[..4]), "Nothing was saved");
    let there = "SELECT count(*) FROM person WHERE last_name = 'Zola' AND born = '1991-12-31'";
    assert_eq!(database.number(there).await, 1);
    // A refusal for another reason shows nothing of it.
    let refusal = office.post("/persons/1/save", &fields("Dumas", "soon", seen(&text)));
    refused(&refusal, "Enter a day");
    let again = fields("Dumas", "1990-02-03", seen(&refusal.text));
    changed(&office.post("/persons/1/save", &again), "Nothing was saved");
    // From the page that shows it, it is.
    office.done(&office.post("/persons/1/save", &fields("Dumas", "1991-12-31", seen(&page.text))));

    let page = office.get("/championships").text;
    let name = |name, seen| office.post("/championships/name", &[("name", name), ("seen", seen)]);
    office.done(&name("Ligue de l’Ouest", seen(&page)));
    let page = name("Ligue de l’Est", seen(&page));
    changed(&page, "Nothing was saved");
    assert!(page.text.contains("value=\"Ligue de l’Est\"") && page.text.contains("Now: Ligue de l’Ouest"));
    office.done(&name("Ligue de l’Est", seen(&page.text)));

    // A championship, a ruleset and a structure replace the one of the same name only after the page has shown it.
    let cup = |best, seen| {
        let fields =
            [("season", "2026"), ("name", "Coupe"), ("kind", "best"), ("best", best), ("seen", seen)];
        office.upload("/championships/add", &fields, &[])
    };
    office.done(&cup("3", ""));
    let page = cup("4", "");
    changed(&page, "best 3 results count");
    assert!(page.text.contains("value=\"4\""), "{}", page.text);
    office.done(&cup("5", between(&page.text, "name=\"seen\" value=\"", "\"")));
    assert!(office.get("/championships").text.contains("The 5 best evenings"));
    let levels = b"level,small_blind,big_blind,minutes\n1,25,50,20\n2,50,100,20\n";
    for (to, file) in [("/rules/ruleset", &b"{}"[..]), ("/rules/structure", &levels[..])] {
        let give = |stack, seen| {
            office.upload(to, &[("name", "Turbo"), ("stack", stack), ("seen", seen)], &[("file", file)])
        };
        office.done(&give("20000", ""));
        let page = give("30000", "");
        changed(&page, "“Turbo” is already given");
        office.done(&give("30000", seen(&page.text)));
    }
    assert!(office.get("/calendar").text.contains("stack of 30,000"));
}

/// A club has erased its member: nothing leads from the person to the results, and the league is asked whether it keeps
/// the name.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_without_record_awaits_a_decision() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut clubs = [Club::new(1, 2), Club::new(2, 2)];
    for (club, number) in clubs.iter_mut().zip(1..) {
        club.journals.push(Journal::new(1, "2026-10-02", 3, &[member(number, 0), member(number, 1)]));
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    office.done(&office.post("/persons/add", &[("last_name", "Zola"), ("first_name", "Ana")]));
    let records: Vec<String> = [1, 2].map(|club| format!("{club}/{}", member(club, 0))).into();
    for record in &records {
        office.done(&office.post("/persons/1/link", &[("member", record)]));
    }
    assert_eq!(office.get("/persons/1").text.matches("(PDF)").count(), 2);
    for (at, left) in [(0, 1), (1, 0)] {
        let club = &mut clubs[at];
        club.members[0].revision += 1;
        club.members[0].state = MemberState::Erased;
        ingest(&mut client, &club.bundle()).await.unwrap();
        let text = office.get("/persons/1").text;
        assert_eq!(text.matches("(PDF)").count(), left, "{text}");
        assert!(text.contains("Record erased by its club") && !text.contains("A player"), "{text}");
        let waiting = office.get("/clubs").text.contains("1 person whose clubs have erased every record");
        assert_eq!(waiting, left == 0);
        let text = office.get("/differences").text;
        assert_eq!(text.contains("href=\"/persons/1\">Ana Zola"), left == 0, "{text}");
    }
    // The league keeps the person.
    for record in &records {
        let text = office.done(&office.post("/persons/1/unlink", &[("member", record)]));
        assert!(!text.contains("data-testid=\"undo\""), "{text}");
    }
    assert!(!office.get("/clubs").text.contains("have erased every record"));
    assert!(office.get("/persons/1").text.contains("value=\"Zola\""));
}
