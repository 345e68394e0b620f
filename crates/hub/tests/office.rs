//! The league's web page to work with, over a real connection.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tapis_hub::{LeagueKey, admit, ingest};
use tapis_league::{Lists, MemberState};

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

const PASSWORD: &str = "rivière et quinte flush";

/// Every page, and every form by where it goes.
const PAGES: [&str; 15] = [
    "/",
    "/clubs",
    "/clubs/admit",
    "/arrivals",
    "/histories",
    "/persons",
    "/persons/1",
    "/persons/1/remove",
    "/differences",
    "/duplicates",
    "/championships",
    "/championships/season/2026",
    "/calendar",
    "/calendar/lists",
    "/export/2026.csv",
];
const FORMS: [&str; 30] = [
    "/signout",
    "/clubs/invite",
    "/invitations/1/withdraw",
    "/clubs/key/ABCD",
    "/clubs/admit",
    "/clubs/admitted",
    "/arrivals",
    "/histories/1/1",
    "/persons/add",
    "/persons/list",
    "/persons/1/save",
    "/persons/1/sanction",
    "/persons/1/lift",
    "/persons/1/link",
    "/persons/1/unlink",
    "/persons/1/remove",
    "/differences/accept",
    "/differences/refuse",
    "/duplicates/same",
    "/duplicates/different",
    "/duplicates/1/undo",
    "/championships/name",
    "/championships/add",
    "/championships/1/remove",
    "/calendar/plan",
    "/calendar/1/remove",
    "/rules/ruleset",
    "/rules/structure",
    "/rules/remove/ruleset",
    "/rules/remove/structure",
];

/// The real program, and a browser's cookie.
struct Office {
    program: Child,
    address: String,
    public: String,
    cookie: String,
    _folder: tempfile::TempDir,
}

/// What came back.
struct Page {
    status: u16,
    to: String,
    headers: ureq::http::HeaderMap,
    text: String,
}

impl Drop for Office {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn set_password(database: &str, password: &str) -> bool {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    command.args(["--database", database, "--lang", "en", "office-password"]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut set = command.spawn().unwrap();
    set.stdin.take().unwrap().write_all(format!("{password}\n").as_bytes()).unwrap();
    set.wait().unwrap().success()
}

impl Office {
    /// The office of a database, with a key and without a password.
    fn start(database: &Database) -> Office {
        let folder = tempfile::tempdir().unwrap();
        let key = folder.path().join("league.key");
        LeagueKey::make(&key).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        command.args(["--database", &database.url(), "--key"]).arg(&key);
        command.args(["serve", "--listen", "127.0.0.1:0", "--office", "127.0.0.1:0"]);
        let mut program = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap();
        let at = |name: &str| format!("http://{}", said[name].as_str().unwrap());
        let (address, public) = (at("office"), at("listens"));
        Office { program, address, public, cookie: String::new(), _folder: folder }
    }

    /// The same with somebody who has signed in, in English.
    fn signed_in(database: &Database) -> Office {
        assert!(set_password(&database.owner(), PASSWORD));
        let mut office = Office::start(database);
        let page = office.post("/signin", &[("password", PASSWORD)]);
        assert_eq!((page.status, page.to.as_str()), (303, "/clubs"));
        office.cookie = cookie(&page);
        office
    }

    fn ask(&self, request: ureq::http::request::Builder, body: Vec<u8>) -> Page {
        let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
        let agent: ureq::Agent = config.max_redirects_will_error(false).build().into();
        let request = request.header("cookie", &self.cookie).header("accept-language", "en-GB");
        let mut response = agent.run(request.body(body).unwrap()).unwrap();
        let headers = response.headers().clone();
        let to = headers.get("location").map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default();
        let bytes = response.body_mut().read_to_vec().unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Page { status: response.status().as_u16(), to, headers, text }
    }

    fn get(&self, path: &str) -> Page {
        let request = ureq::http::Request::get(format!("{}{path}", self.address));
        self.ask(request, Vec::new())
    }

    fn post_from(&self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Page {
        let body: String = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = ureq::http::Request::post(format!("{}{path}", self.address));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let request = if origin.is_empty() { request } else { request.header("origin", origin) };
        self.ask(request, body.into_bytes())
    }

    fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_from(&self.address, path, fields)
    }

    fn upload(&self, path: &str, fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Page {
        let mut body = Vec::new();
        for (name, value) in fields {
            write!(body, "--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
                .unwrap();
        }
        for (name, bytes) in files {
            let head =
                format!("--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n");
            write!(body, "{head}Content-Type: application/octet-stream\r\n\r\n").unwrap();
            body.extend_from_slice(bytes);
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(b"--edge--\r\n");
        let request = ureq::http::Request::post(format!("{}{path}", self.address));
        let request = request.header("content-type", "multipart/form-data; boundary=edge");
        self.ask(request.header("origin", &self.address), body)
    }

    /// A form that was done: what the page that it leads to says.
    fn done(&self, page: &Page) -> String {
        assert_eq!(page.status, 303, "{}", page.text);
        let next = self.get(&page.to);
        assert_eq!(next.status, 200, "{}", next.text);
        assert!(next.text.contains("data-testid=\"notice\""), "{}", next.text);
        next.text
    }
}

fn cookie(page: &Page) -> String {
    let set = page.headers.get("set-cookie").unwrap().to_str().unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && set.contains("Path=/"), "{set}");
    set.split(';').next().unwrap().to_owned()
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0
}

fn refused(page: &Page, words: &str) {
    assert_eq!(page.status, 422, "{}", page.text);
    let said = between(&page.text, "data-testid=\"refusal\">", "</div>");
    assert!(said.contains(words), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_knows_the_password_comes_in() {
    let database = Database::new().await;
    let mut office = Office::start(&database);
    let page = office.get("/signin");
    assert!(page.status == 200 && page.text.contains("No password was chosen yet"), "{}", page.text);
    // It is for the owner to set, and not for the program's own role; and not a short one.
    assert!(!set_password(&database.url(), PASSWORD) && !set_password(&database.owner(), "too short"));
    assert!(set_password(&database.owner(), PASSWORD));

    for name in ["content-security-policy", "x-content-type-options", "cache-control"] {
        assert!(page.headers.contains_key(name), "{name}");
    }
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
    assert_eq!(page.headers["cache-control"], "no-store");
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    for rule in ["default-src 'none'", "style-src 'self'", "form-action 'self'", "frame-ancestors 'none'"] {
        assert!(policy.contains(rule), "{policy}");
    }
    for path in PAGES {
        let page = office.get(path);
        assert_eq!((page.status, page.to.as_str()), (303, "/signin"), "{path}");
    }
    for path in FORMS {
        let page = office.post(path, &[("name", "x")]);
        assert!(page.status == 403 && page.text.contains("Sign in first"), "{path}: {}", page.status);
    }
    // The public server knows none of these pages.
    let config = ureq::Agent::config_builder().http_status_as_error(false).build();
    let public = ureq::Agent::from(config).get(format!("{}/signin", office.public)).call().unwrap();
    assert_eq!(public.status().as_u16(), 404);

    for _ in 0..2 {
        let page = office.post("/signin", &[("password", "wrong")]);
        assert!(page.status == 403 && page.text.contains("This is not the password"), "{}", page.text);
        assert!(!page.headers.contains_key("set-cookie"));
    }
    let page = office.post("/signin", &[("password", PASSWORD)]);
    office.cookie = cookie(&page);
    assert_eq!(office.get("/clubs").status, 200);
    // Another token is none, and a form of another page is not done.
    let right = std::mem::replace(&mut office.cookie, format!("tapis_office={}", "0".repeat(64)));
    assert_eq!(office.get("/clubs").status, 303);
    office.cookie = right;
    for origin in ["", "null", "http://evil.example", office.public.as_str()] {
        for path in FORMS.into_iter().chain(["/signin", "/language"]) {
            let page = office.post_from(origin, path, &[("name", "Stolen")]);
            assert!(page.status == 403 && page.text.contains("nothing has changed"), "{origin} {path}");
        }
    }
    assert_eq!(database.number("SELECT count(*) FROM league WHERE name <> ''").await, 0);
    // A method that there is not, and a page that there is not.
    let put = ureq::http::Request::put(format!("{}/clubs", office.address));
    assert_eq!(office.ask(put, Vec::new()).status, 405);
    assert_eq!(office.get("/absent").status, 404);

    // The language that was chosen stays.
    let page = office.post("/language", &[("language", "fr"), ("to", "/persons")]);
    assert_eq!((page.status, page.to.as_str()), (303, "/persons"));
    let session = office.cookie.clone();
    office.cookie = format!("{session}; {}", cookie(&page));
    assert!(office.get("/persons").text.contains("lang=\"fr-FR\""));
    for to in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        assert_eq!(office.post("/language", &[("language", "fr"), ("to", to)]).to, "/", "{to}");
    }
    office.cookie = session;

    // Another password ends the session, and so does signing out.
    assert!(set_password(&database.owner(), "another password"));
    assert_eq!(office.get("/clubs").to, "/signin");
    let page = office.post("/signin", &[("password", "another password")]);
    office.cookie = cookie(&page);
    assert_eq!(office.get("/clubs").status, 200);
    assert_eq!(office.post("/signout", &[]).to, "/signin");
    assert_eq!(office.get("/clubs").to, "/signin");

    // Ten wrong ones in a minute, and not even the right one is looked at.
    for _ in 2..10 {
        assert_eq!(office.post("/signin", &[("password", "wrong")]).status, 403);
    }
    let page = office.post("/signin", &[("password", "another password")]);
    assert!(page.status == 429 && page.text.contains("wait for a minute"), "{}", page.text);
}

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
    refused(&page, "begins with https://");
    assert!(
        page.text.contains("value=\"Les &quot;As&quot; &lt;b&gt;\"")
            && page.text.contains("value=\"ligue.example\"")
    );
    refused(&office.post("/clubs/invite", &[("note", " ")]), "for whom");
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
    later.journals[0].rows.push(crate::bundles::row(6, "corrected"));
    later.journals[0].ranked.swap(0, 1);
    let page = office.upload("/arrivals", &[], &[("b.tapis-league", &later.bundle()), ("c", b"nothing")]);
    let text = office.done(&page);
    assert!(text.contains("One file was taken in.") && text.contains("<li>c: "), "{text}");
    assert!(text.contains("One new row of one evening."), "{text}");
    let change = between(&text, "data-testid=\"correction\">", "</details>");
    assert!(change.contains("Results corrected: Evening 1"), "{change}");
    assert!(change.contains("First1 Last1</th><td>2nd, 2 pts</td><td>1st, 3 pts</td>"), "{change}");
    assert!(change.contains("First0 Last0</th><td>1st, 3 pts</td><td>2nd, 2 pts</td>"), "{change}");
    assert!(!change.contains("First2"), "{change}");
    assert_eq!(text.matches("data-testid=\"correction\"").count(), 1);

    // The key is withdrawn after a question.
    let ask = format!("/clubs/key/{print}");
    assert!(office.get(&ask).text.contains("Withdraw the key"));
    assert!(office.done(&office.post(&ask, &[])).contains(&print));
    assert_eq!(office.post(&ask, &[]).status, 404);
    refused(&office.upload("/arrivals", &[], &[("d", &club.bundle())]), "was withdrawn");
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
    assert!(office.get("/histories").text.contains("one history only"));
    let mut other = club.clone();
    other.journals[0].rows.truncate(4);
    other.journals[0].rows.push(crate::bundles::row(5, "restored"));
    ingest(&mut client, &other.bundle()).await.unwrap();
    let text = office.get("/histories").text;
    assert!(text.contains("Parts after 4 rows: 5 rows, 3 results"), "{text}");
    assert!(office.get("/clubs").text.contains("1 evening has several histories"));
    assert!(office.get("/arrivals").text.contains("parts from another one"));
    refused(&office.post("/histories/1/7", &[("count", "5")]), "no such history");
    refused(&office.post("/histories/1/7", &[("count", "x")]), "not there any more");
    office.done(&office.post("/histories/1/7", &[("count", "1")]));
    let counted = "SELECT epoch::bigint FROM journal WHERE counts";
    assert_eq!(database.number(counted).await, 1);
    assert!(!office.get("/clubs").text.contains("several histories"));
}

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
        "Give a day",
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
    assert!(text.contains("writes otherwise"), "{text}");
    office.done(&office.post("/differences/accept", &[("member", &at), ("person", "1")]));
    refused(&office.post("/differences/refuse", &[("member", &at), ("person", "1")]), "no such difference");
    let text = office.get("/persons/1").text;
    assert!(text.contains("value=\"Martin\"") && text.contains("Club 1"), "{text}");
    office.done(&office.post("/persons/1/unlink", &[("member", &at)]));
    let text = office.get("/persons/1?member=mart+l-1").text;
    assert!(text.contains("One member.") && text.contains(&at), "{text}");
    office.done(&office.post("/persons/1/link", &[("member", &at)]));
    refused(&office.post("/persons/1/link", &[("member", "1/zz")]), "not there any more");

    let save = [("last_name", "Martin"), ("first_name", "Éva"), ("licence", "L-1"), ("born", "1990-02-03")];
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
    refused(&office.upload("/persons/list", &[], &[("list.csv", b"name\nx\n")]), "list.csv");
    assert!(office.get("/persons?search=zol").text.contains("One person."));
    assert!(office.get("/persons/1/remove").text.contains("Remove"));
    office.done(&office.post("/persons/1/remove", &[]));
    for path in ["/persons/1", "/persons/1/remove", "/persons/x"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    assert_eq!(office.post("/persons/1/remove", &[]).status, 404);
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
    assert!(general.contains("<td class=\"number\">4</td>"), "{general}");
    office.done(&office.post("/duplicates/1/undo", &[]));
    office.done(&office.post("/duplicates/different", &pair));
    let text = office.get("/duplicates").text;
    assert!(text.contains("No duplicate to decide") && text.contains("is not"), "{text}");
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
    refused(&add(&[("season", "2026"), ("name", " ")]), "Give a name");
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
    assert!(text.contains("The best evening of the season") && text.contains("Rules of a file"), "{text}");
    office.done(&office.post("/championships/2/remove", &[]));
    refused(&office.post("/championships/2/remove", &[]), "no such championship");

    let page = office.get("/export/2026-1.csv");
    assert_eq!(page.headers["content-disposition"], "attachment; filename=\"2026-1.csv\"");
    assert!(page.text.starts_with("\u{feff}Rank,Player,Club,Points,"), "{}", page.text);
    assert!(page.text.contains("\n1,'=Éva Martin,Club 1,2.00,2,"), "{}", page.text);
    assert!(office.get("/export/2026.csv").text.contains(",4.00,"));
    for path in ["/export/2026-9.csv", "/export/2025-1.csv", "/export/x.csv", "/championships/9"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    assert!(office.get("/export").text.contains("href=\"/export/2026-1.csv\""));
    refused(&office.post("/championships/name", &[("name", "")]), "Give a name");
    assert!(
        office
            .done(&office.post("/championships/name", &[("name", "Ligue <Ouest>")]))
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
    refused(&page, "Give an hour");
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
    refused(&office.post("/rules/remove/structure", &[("name", "Turbo")]), "take that out first");
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
