//! Duplicates, championships, tables, and what clubs are given.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::{ChampionshipRules, PointsSource};
use tapis_hub::{add_championship, admit, ingest};
use tapis_league::{Lists, MemberState};

use super::{Office, between, refused, seen};
use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

#[tokio::test(flavor = "multi_thread")]
async fn seasons_are_added_up_from_one_to_another() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    assert_eq!(office.get("/championships/seasons").to, "/championships");
    let mut club = Club::new(1, 110);
    let players: Vec<_> = (0..110).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2024-10-04", 3, &players[..2]));
    club.journals.push(Journal::new(2, "2025-10-03", 3, &players[..2]));
    club.journals.push(Journal::new(3, "2026-10-02", 3, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert!(office.get("/championships").text.contains("href=\"/championships/seasons\""));
    let all = office.get("/championships/seasons").text;
    let line = |text: &str, name: &str| between(text, &format!("{name}</th>"), "</tr>").to_owned();
    // Of ten others a page of its own; whoever played all three seasons has the points of all.
    assert!(line(&all, "First0 Last0").contains("114 pts</td><td class=\"number\">3</td>"), "{all}");
    assert!(all.contains("1 to 100 of 110") && !all.contains("First109"), "{all}");
    let next = office.get("/championships/seasons?from=2024&to=2026&page=2").text;
    assert!(next.contains("First109 Last109") && next.contains("from=2024&amp;to=2026"), "{next}");
    let two = office.get("/championships/seasons?from=2025&to=2024").text;
    assert!(line(&two, "First0 Last0").contains("4 pts</td><td class=\"number\">2</td>"), "{two}");
    assert!(
        two.contains("<option value=\"2024\" selected>") && two.contains("/export/seasons/2024-2025.csv")
    );
    let page = office.get("/export/seasons/2024-2025.csv");
    assert_eq!(
        page.text,
        "\u{feff}Rank,Player,Club,Points,Seasons,Played,Wins,Best place\n\
         1,First0 Last0,Club 1,4.00,2,2,2,1\n2,First1 Last1,Club 1,2.00,2,2,0,2\n"
    );
    for path in ["/export/seasons/2024.csv", "/export/seasons/2024-x.csv", "/export/seasons/2024-2025.pdf"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
}

/// Rules by which nobody has points: that is said, wherever the ranking is taken away.
#[tokio::test(flavor = "multi_thread")]
async fn rules_that_give_no_points_are_named_in_exports() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 4);
    let players: Vec<_> = (0..4).map(|at| member(1, at)).collect();
    club.journals.push(Journal::new(1, "2026-10-02", 3, &players));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let rules = ChampionshipRules {
        points: PointsSource::Formula { text: "100 / (players - 4)".into() },
        ..ChampionshipRules::default()
    };
    add_championship(&client, 2026, "Nulle", &rules).await.unwrap();
    for file in ["2026-1.csv", "2026-1.pdf", "2026-1-clubs.csv"] {
        refused(&office.get(&format!("/export/{file}")), "These rules give no points");
    }
    let member = "/export/2026-1/1/00010000000000000000000000000000.pdf";
    refused(&office.get(member), "These rules give no points");
}

#[tokio::test(flavor = "multi_thread")]
async fn duplicates_championships_and_exports() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    for number in [1, 2] {
        let mut club = Club::new(number, 2);
        club.members[0].state = MemberState::Known {
            number: None,
            licence: None,
            last_name: "Martin".into(),
            first_name: "=Éva".into(),
        };
        club.members[1].state = MemberState::Known {
            number: None,
            licence: None,
            last_name: format!("Seul{number}"),
            first_name: "Un".into(),
        };
        for (journal, date) in [(1, "2026-10-02"), (2, "2026-11-06")] {
            club.journals.push(Journal::new(journal, date, 3, &[member(number, 0), member(number, 1)]));
        }
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let text = office.get("/duplicates").text;
    assert!(text.contains("Same person, under Club 1") && text.contains("Same name"), "{text}");
    let pair = [
        ("member", between(&text, "name=\"member\" value=\"", "\"").to_owned()),
        ("other", between(&text, "name=\"other\" value=\"", "\"").to_owned()),
    ];
    let pair = [(pair[0].0, pair[0].1.as_str()), (pair[1].0, pair[1].1.as_str())];
    assert!(pair[0].1.starts_with("2/") && pair[1].1.starts_with("1/"), "{pair:?}");
    office.done(&office.post("/duplicates/same", &pair));
    refused(&office.post("/duplicates/same", &pair), "cannot be one person");
    let general = office.get("/championships/season/2026").text;
    let clubs = between(&general, "data-testid=\"club\"", "</table>");
    assert!(clubs.contains("Club 1</th><td class=\"number\">10 pts</td>"), "{clubs}");
    assert!(clubs.contains("Club 2</th><td class=\"number\">2 pts</td>"), "{clubs}");
    let page = office.get("/export/2026-clubs.csv");
    assert_eq!(page.text, "\u{feff}Rank,Club,Points,Played,Wins\n1,Club 1,10.00,4,4\n2,Club 2,2.00,2,0\n");
    let year = between(&general, "<a href=\"/export/2026/", "\"");
    let page = office.get(&format!("/export/2026/{year}"));
    assert_eq!((page.status, &page.headers["content-type"]), (200, &"application/pdf".parse().unwrap()));
    assert!(general.contains("<td class=\"number\">4</td>"), "{general}");
    office.done(&office.post("/duplicates/1/undo", &[]));
    office.done(&office.post("/duplicates/different", &pair));
    let text = office.get("/duplicates").text;
    assert!(text.contains("No duplicates to decide") && text.contains("is not"), "{text}");
    refused(&office.post("/duplicates/1/undo", &[]), "no such decision");

    let add = |fields: &[(&str, &str)]| office.upload("/championships/add", fields, &[]);
    let page = add(&[("season", "2026"), ("name", "Coupe <i>"), ("kind", "best"), ("best", "")]);
    refused(&page, "how many evenings");
    assert!(
        page.text.contains("value=\"Coupe &lt;i&gt;\"") && page.text.contains("value=\"best\" checked"),
        "{}",
        page.text
    );
    refused(&add(&[("season", "26"), ("name", "Coupe")]), "year in which");
    refused(&add(&[("season", "2026"), ("name", " ")]), "Enter a name");
    refused(&add(&[("season", "2026"), ("name", "Coupe"), ("kind", "file")]), "Choose a file");
    let text = office.done(&add(&[("season", "2026"), ("name", "Coupe"), ("kind", "best"), ("best", "1")]));
    assert!(text.contains("=Éva Martin") && text.contains("2 pts") && !text.contains("4 pts"), "{text}");
    assert!(text.contains(&format!("{}/standings/2026-1.html", office.public)), "{text}");
    let rules = serde_json::to_vec(&tapis_engine::championship::ChampionshipRules {
        drop_worst: 1,
        ..Default::default()
    });
    let file: &[(&str, &[u8])] = &[("rules.json", &rules.unwrap())];
    let fields = [("season", "2026"), ("name", "Challenge"), ("kind", "file")];
    office.done(&office.upload("/championships/add", &fields, file));
    refused(&office.upload("/championships/add", &fields, &[("rules.json", b"{}")]), "rules.json");
    let text = office.get("/championships").text;
    assert!(text.contains("The best evening of the season") && text.contains("Rules from a file"), "{text}");
    office.done(&office.post("/championships/2/remove", &[]));
    refused(&office.post("/championships/2/remove", &[]), "no such championship");

    let page = office.get("/export/2026-1.csv");
    assert_eq!(page.headers["content-disposition"], "attachment; filename=\"2026-1.csv\"");
    assert!(page.text.starts_with("\u{feff}Rank,Player,Club,Points,"), "{}", page.text);
    assert!(page.text.contains("\n1,'=Éva Martin,Club 1,2.00,2,"), "{}", page.text);
    assert!(office.get("/export/2026.csv").text.contains(",4.00,"));
    assert!(office.get("/export/2026-1-clubs.csv").text.contains("\n1,Club 1,"), "of the championship");
    for path in ["/export/2026-clubs.pdf", "/export/2026-9-clubs.csv", "/export/2026/9/x.pdf"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    for path in ["/export/2026-9.csv", "/export/2025-1.csv", "/export/x.csv", "/championships/9"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    assert!(office.get("/export").text.contains("href=\"/export/2026-1.csv\""));
    refused(&office.post("/championships/name", &[("name", "")]), "Enter a name");
    let text = office.get("/championships").text;
    assert!(
        office
            .done(&office.post("/championships/name", &[("name", "Ligue <Ouest>"), ("seen", seen(&text))]))
            .contains("Ligue &lt;Ouest&gt;")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn clubs_are_given_a_calendar_and_rules() {
    let database = Database::new().await;
    let office = Office::signed_in(&database);
    let wrong =
        [("name", "Finale"), ("date", "2030-01-05"), ("at", "soon"), ("venue", "Nantes"), ("ruleset", "")];
    let page = office.post("/calendar/plan", &wrong);
    refused(&page, "Enter a time");
    for value in ["Finale", "2030-01-05", "soon", "Nantes"] {
        assert!(page.text.contains(&format!("value=\"{value}\"")), "{value}");
    }
    refused(
        &office.post(
            "/calendar/plan",
            &[("name", "F"), ("date", "2030-01-05"), ("at", "20:00"), ("ruleset", "none")],
        ),
        "no such ruleset",
    );

    let named = [("name", "Règlement <b>")];
    let page = office.upload("/rules/ruleset", &named, &[("r.json", b"[]")]);
    refused(&page, "r.json");
    assert!(page.text.contains("value=\"Règlement &lt;b&gt;\""));
    office.done(&office.upload("/rules/ruleset", &named, &[("r.json", b"{}")]));
    let levels = b"level,small_blind,big_blind,minutes\n1,25,50,20\n2,50,100,20\n";
    let fields = [("name", "Turbo"), ("stack", "20000")];
    refused(
        &office.upload("/rules/structure", &[("name", "Turbo"), ("stack", "")], &[("s.csv", levels)]),
        "stack",
    );
    let page = office.upload("/rules/structure", &fields, &[("s.csv", levels)]);
    assert!(office.done(&page).contains("2 steps, stack of 20,000"));

    let fields = [
        ("name", "Finale"),
        ("date", "2030-01-05"),
        ("at", "14:30"),
        ("venue", ""),
        ("ruleset", "Règlement <b>"),
        ("structure", "Turbo"),
    ];
    let text = office.done(&office.post("/calendar/plan", &fields));
    assert!(
        text.contains("5 January 2030") && text.contains("14:30") && text.contains("At each club"),
        "{text}"
    );
    refused(&office.post("/rules/remove/structure", &[("name", "Turbo")]), "remove that first");
    let page = office.get("/calendar/lists");
    assert!(page.headers["content-disposition"].to_str().unwrap().ends_with(".tapis-lists\""));
    let bytes = ureq::get(format!("{}/calendar/lists", office.address))
        .header("cookie", &office.cookie)
        .call()
        .unwrap()
        .body_mut()
        .read_to_vec()
        .unwrap();
    let lists = Lists::read(&bytes).unwrap();
    assert_eq!((lists.calendar.len(), lists.rulesets.len(), lists.structures.len()), (1, 1, 1));
    office.done(&office.post("/calendar/1/remove", &[]));
    refused(&office.post("/calendar/1/remove", &[]), "no such evening");
    office.done(&office.post("/rules/remove/structure", &[("name", "Turbo")]));
    office.done(&office.post("/rules/remove/ruleset", &[("name", "Règlement <b>")]));
    refused(&office.post("/rules/remove/ruleset", &[("name", "x")]), "no such ruleset");
    // A form that is too large is not read.
    let large = "x".repeat(80 << 10);
    assert_eq!(office.post("/calendar/plan", &[("name", &large)]).status, 413);
}

/// Rules are saved, changed and given again, and a refusal says what is wrong with them.
#[tokio::test(flavor = "multi_thread")]
async fn rules_are_made_from_those_of_a_championship() {
    let database = Database::new().await;
    let office = Office::signed_in(&database);
    let read = |path: &str| -> serde_json::Value {
        let page = office.get(path);
        assert!(page.headers["content-disposition"].to_str().unwrap().ends_with(".json\""));
        serde_json::from_str(&page.text).unwrap()
    };
    let mut rules = read("/championships/rules.json");
    assert!(!office.get("/championships").text.contains("value=\"from\""), "there is none to start from");
    let add = |name: &str, rules: &serde_json::Value| {
        let file = serde_json::to_vec(rules).unwrap();
        let fields = [("season", "2026"), ("name", name), ("kind", "file")];
        office.upload("/championships/add", &fields, &[("rules.json", &file)])
    };
    let formula = |text: &str| serde_json::json!({ "type": "formula", "text": text });
    for (points, why) in [
        (formula("players - rang"), "“rang” is no quantity"),
        (formula("(players - rank"), "cannot be read from character"),
        (formula(" "), "Write a formula"),
    ] {
        rules["points"] = points;
        refused(&add("Coupe", &rules), why);
    }
    rules["points"] = formula("players - rank");
    rules["best_n"] = 0.into();
    refused(&add("Coupe", &rules), "At least one result must count");
    rules["best_n"] = 3.into();
    // A league ignores these.
    rules["evenings"] = serde_json::json!({ "type": "only", "tournaments": [] });
    rules["members"] = serde_json::json!({ "type": "only", "members": [] });
    for tags in [&[][..], &["x"], &["x", "x"]] {
        rules["teams"] = serde_json::json!({ "tags": tags, "best": 2 });
        office.done(&add(&format!("Coupe {}", tags.len()), &rules));
    }
    rules["teams"]["best"] = 0.into();
    refused(&add("Coupe", &rules), "At least one result must count");

    let saved = read("/championships/1/rules.json");
    assert_eq!((&saved["best_n"], &saved["points"]), (&rules["best_n"], &rules["points"]));
    let fields = [("season", "2027"), ("name", "Coupe"), ("kind", "from"), ("from", "1")];
    office.done(&office.upload("/championships/add", &fields, &[]));
    assert_eq!(read("/championships/4/rules.json"), saved);
    let fields = [("season", "2027"), ("name", "Autre"), ("kind", "from"), ("from", "9")];
    refused(&office.upload("/championships/add", &fields, &[]), "no such championship");
    assert_eq!(office.get("/championships/9/rules.json").status, 404);

    // The rules that the documentation shows.
    let shown = include_str!("../../../../docs/hub.md");
    let shown = between(shown, "### Rules of a championship", "\n## ");
    let example: serde_json::Value = serde_json::from_str(between(shown, "```json\n", "```")).unwrap();
    office.done(&add("Exemple", &example));
    for key in example.as_object().unwrap().keys() {
        assert!(shown.contains(&format!("| `{key}` |")), "{key}");
    }
}
