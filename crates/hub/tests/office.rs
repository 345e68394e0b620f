//! The league's web page to work with, over a real connection.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

mod clubs;
mod hostile;
mod pages;
mod persons;
mod rankings;
mod tables;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tapis_hub::LeagueKey;

use crate::cluster::Database;

const PASSWORD: &str = "rivière et quinte flush";

/// Every page, and every form by where it goes.
const PAGES: [&str; 27] = [
    "/",
    "/clubs",
    "/clubs/admit",
    "/clubs/1/evenings",
    "/arrivals",
    "/histories",
    "/persons",
    "/persons/1",
    "/persons/1/remove",
    "/differences",
    "/duplicates",
    "/championships",
    "/championships/season/2026",
    "/championships/seasons",
    "/championships/rules.json",
    "/championships/1/rules.json",
    "/export/seasons/2025-2026.csv",
    "/export/results/2026.csv",
    "/export/persons.csv",
    "/calendar",
    "/calendar/lists",
    "/export/2026.csv",
    "/export/2026.pdf",
    "/export/2026-clubs.csv",
    "/export/evenings/1.pdf",
    "/export/2026/1/00010000000000000000000000000000.pdf",
    "/export",
];
const FORMS: [&str; 32] = [
    "/signout",
    "/clubs/invite",
    "/invitations/1/withdraw",
    "/clubs/key/ABCD",
    "/clubs/admit",
    "/clubs/admitted",
    "/clubs/1/evenings/9/leave",
    "/arrivals",
    "/histories/1/1",
    "/persons/add",
    "/persons/list",
    "/persons/1/save",
    "/persons/1/sanction",
    "/persons/1/lift",
    "/persons/1/link",
    "/persons/1/link/undo",
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

/// Page of the office as it was answered.
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

/// Text that stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0
}

/// Content that the last form of a page for replacing a record was filled with.
fn seen(text: &str) -> &str {
    let (_, rest) = text.rsplit_once("name=\"seen\" value=\"").unwrap_or_else(|| panic!("{text}"));
    rest.split('"').next().unwrap()
}

/// The form was filled with what is not there any more.
fn changed(page: &Page, words: &str) {
    assert_eq!(page.status, 409, "{}", page.text);
    assert!(between(&page.text, "data-testid=\"refusal\">", "</div>").contains(words), "{}", page.text);
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
    assert!(page.status == 200 && page.text.contains("No password has been set yet"), "{}", page.text);
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
    assert!(page.status == 429 && page.text.contains("wait a minute"), "{}", page.text);
}
