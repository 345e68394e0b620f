//! The pages of a league of 3,000 clubs over HTTP, and what it gives as files: the time of each, and the memory of the server,
//! which is this program, started once more. `TAPIS_CLUBS=300` sets another number of clubs. `TAPIS_LEAGUE_DATABASE=URL` names a
//! database to use, which is filled only if it is empty.
//!
//! Filling takes some minutes.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use chrono::NaiveDate;
use tapis_benches::league::written;
use tapis_benches::league_servers::{Answer, LeagueServers, between};
use tapis_benches::{large, line, median, ms, said, table, timed, verdict};
use tapis_hub::{LeagueKey, connect, ingest, migrate, set_office_password};
use tapis_postgres::Postgres;
use tapis_site::{CLUBS, LINES, Part, SitePage};
use tokio_postgres::Client;

/// The most that a page may take.
const GOAL: Duration = Duration::from_millis(300);
/// The most memory of the server in MB.
const MEMORY: u64 = 200;
/// Number of requests for each page.
const TIMES: usize = 5;
const PASSWORD: &str = "a password of the office";

/// A page or file: its name, and its address on the site or in the office.
#[derive(Clone)]
struct PageRequest {
    name: String,
    site: bool,
    path: String,
}

fn site(name: &str, path: impl Into<String>) -> PageRequest {
    PageRequest { name: format!("site: {name}"), site: true, path: path.into() }
}

fn office(name: &str, path: impl Into<String>) -> PageRequest {
    PageRequest { name: format!("office: {name}"), site: false, path: path.into() }
}

/// A league that is served.
struct League {
    served: LeagueServers,
    client: Client,
}

impl League {
    fn get(&self, asked: &PageRequest) -> Result<Answer, String> {
        let at = if asked.site { &self.served.site } else { &self.served.office };
        self.served.get(at, &asked.path)
    }

    async fn number(&self, sql: &str) -> Result<i64, String> {
        Ok(self.client.query_one(sql, &[]).await.map_err(said)?.get(0))
    }

    /// A page of the office, and the last one of its list.
    fn both(&self, name: &str, path: &str) -> Result<[PageRequest; 2], String> {
        let first = office(name, path);
        let text = self.get(&first)?.text();
        let link = text
            .split_once("data-testid=\"office-last_page\"")
            .and_then(|(before, _)| before.rsplit_once("href=\""));
        let last = link.map_or(path.to_owned(), |(_, rest)| {
            rest.split('"').next().unwrap_or_default().replace("&amp;", "&")
        });
        Ok([first, office(&format!("{name}, the last page"), last)])
    }

    /// The pages of the site.
    async fn of_site(&self) -> Result<Vec<PageRequest>, String> {
        let pages = async |of: &str, size: u32| -> Result<u32, String> {
            let lines = self.number(&format!("SELECT count(*) FROM {of}")).await?;
            Ok(u32::try_from(lines).unwrap_or(u32::MAX).div_ceil(size))
        };
        let page = |page: SitePage| format!("/{}", page.file());
        let clubs = SitePage::Clubs(pages("club", CLUBS).await?);
        let players = pages("standing WHERE season = 2026 AND championship = 0", LINES).await?;
        let players = SitePage::Standings { season: 2026, championship: None, part: Part::Players(players) };
        let all = SitePage::AllSeasons(pages("standing_over", LINES).await?);
        let club = self.number("SELECT max(id)::bigint FROM club").await?;
        let evening = self.number("SELECT max(number) FROM journal WHERE counts").await?;
        Ok(vec![
            site("home", "/"),
            site("calendar", "/calendar.html"),
            site("feed", "/feed.xml"),
            site("clubs", "/clubs.html"),
            site("clubs, the last page", page(clubs)),
            site("a club", format!("/clubs/{club}.html")),
            site("an evening", format!("/evenings/{evening}.html")),
            site("seasons", "/standings.html"),
            site("standings", "/standings/2026.html"),
            site("standings, the last page", page(players)),
            site("clubs ranked", "/standings/2026-0-teams.html"),
            site("a championship by formula", "/standings/2026-2.html"),
            site("all seasons", "/standings/all.html"),
            site("all seasons, the last page", page(all)),
        ])
    }

    /// The pages of the office.
    async fn of_office(&self) -> Result<Vec<PageRequest>, String> {
        let clubs = self.get(&office("", "/clubs"))?.text();
        let key = format!("/clubs/key/{}", between(&clubs, "/clubs/key/", "\""));
        let club = self.number("SELECT max(id)::bigint FROM club").await?;
        let person = self.number("SELECT max(person) FROM person_record").await?;
        let mut pages: Vec<PageRequest> = self.both("clubs", "/clubs")?.into();
        pages.push(office("a key", key));
        pages.push(office("the evenings of a club", format!("/clubs/{club}/evenings")));
        pages.extend(self.both("arrivals", "/arrivals")?);
        pages.extend(self.both("histories", "/histories")?);
        pages.extend(self.both("persons", "/persons")?);
        pages.push(office("search of persons", "/persons?search=mar"));
        pages.push(office("a person", format!("/persons/{person}")));
        pages.push(office("search of members", format!("/persons/{person}?search=mar")));
        pages.extend(self.both("differences", "/differences")?);
        pages.extend(self.both("duplicates", "/duplicates")?);
        pages.push(office("decisions", "/duplicates/decided"));
        pages.push(office("championships", "/championships"));
        pages.extend(self.both("a ranking", "/championships/season/2026")?);
        pages.push(office("a ranking by formula", "/championships/2"));
        pages.extend(self.both("all seasons", "/championships/seasons")?);
        pages.push(office("calendar", "/calendar"));
        pages.push(office("exports", "/export"));
        Ok(pages)
    }

    /// Requests that a file answers.
    async fn files(&self) -> Result<Vec<PageRequest>, String> {
        let evening = self.number("SELECT max(number) FROM journal WHERE counts").await?;
        let ranking = self.get(&office("", "/championships/season/2026"))?.text();
        let player = between(&ranking, "/export/2026/", "\"").to_owned();
        Ok(vec![
            office("a ranking as a table", "/export/2026.csv"),
            office("the same by formula", "/export/2026-2.csv"),
            office("the ranking of clubs as a table", "/export/2026-clubs.csv"),
            office("all seasons as a table", "/export/seasons/2025-2026.csv"),
            office("the results of a season", "/export/results/2026.csv"),
            office("persons as a table", "/export/persons.csv"),
            office("the lists for the clubs", "/calendar/lists"),
            office("standings on paper", "/export/2026.pdf"),
            office("a player's season on paper", format!("/export/2026/{player}")),
            office("an evening on paper", format!("/export/evenings/{evening}.pdf")),
            site("evidence", format!("/evidence/{evening}.tapis-evidence")),
        ])
    }

    /// Asks several times for each, and prints how long it took. Returns whether all goals are met.
    fn measure(&self, title: &str, all: &[PageRequest], goal: Option<Duration>) -> Result<bool, String> {
        let mut lines = vec![line(&[&"", &"median", &"worst", &"answer", &"memory", &""])];
        let mut whole = true;
        for asked in all {
            let (mut times, mut answer) = (Vec::new(), self.get(asked)?);
            for _ in 0..TIMES {
                let (time, read) = timed(|| self.get(asked));
                answer = read?;
                times.push(time);
            }
            let size =
                format!("{} kB{}", answer.body.len() / 1024, if answer.in_parts { ", in parts" } else { "" });
            let (time, memory) = (median(&times), self.served.memory());
            let met = goal.is_none_or(|goal| time < goal) && memory < MEMORY;
            whole &= met;
            let worst = times.iter().max().copied().unwrap_or_default();
            let memory = format!("{memory} MB");
            lines.push(line(&[&asked.name, &ms(time), &ms(worst), &size, &memory, &verdict(met)]));
            eprintln!("{}  {}", asked.name, ms(time));
        }
        table(title, &lines);
        Ok(whole)
    }

    /// Asks for all of these at once.
    fn at_once(&self, all: &[PageRequest]) -> Result<(), String> {
        std::thread::scope(|scope| {
            let asking: Vec<_> = all.iter().map(|asked| scope.spawn(|| self.get(asked).map(drop))).collect();
            asking.into_iter().try_for_each(|one| one.join().map_err(|_| "a request failed".to_owned())?)
        })
    }

    /// The first time after an evening of a club has arrived, of pages that show it.
    async fn after_arrivals(&mut self) -> Result<(), String> {
        let mut lines = vec![line(&[&"", &"median", &"worst"])];
        let mut days: Vec<NaiveDate> = Vec::new();
        for asked in [
            site("standings", "/standings/2026.html"),
            site("a championship by formula", "/standings/2026-2.html"),
            site("all seasons", "/standings/all.html"),
            site("home", "/"),
        ] {
            let mut times = Vec::new();
            for _ in 0..TIMES {
                days.push(NaiveDate::from_ymd_opt(2027, 6, 1).unwrap_or_default());
                let bundle = written(&large::club(3, &days))?;
                ingest(&mut self.client, &bundle).await.map_err(said)?;
                let (time, answer) = timed(|| self.get(&asked));
                answer?;
                times.push(time);
            }
            let worst = times.iter().max().copied().unwrap_or_default();
            lines.push(line(&[&asked.name, &ms(median(&times)), &ms(worst)]));
        }
        table("The first page after an arrival", &lines);
        Ok(())
    }
}

/// The database to use: the named one, or one of its own.
fn database() -> (String, Option<Postgres>) {
    if let Ok(url) = std::env::var("TAPIS_LEAGUE_DATABASE") {
        return (url, None);
    }
    let postgres = Postgres::start();
    postgres.ask("postgres", "CREATE DATABASE league");
    (postgres.url("league"), Some(postgres))
}

async fn measured() -> Result<(), String> {
    let clubs: u16 = std::env::var("TAPIS_CLUBS").ok().and_then(|count| count.parse().ok()).unwrap_or(3_000);
    let (url, _postgres) = database();
    let mut client = connect(&url).await.map_err(said)?;
    migrate(&mut client, None).await.map_err(said)?;
    let since = Instant::now();
    if client.query_opt("SELECT 1 FROM club LIMIT 1", &[]).await.map_err(said)?.is_none() {
        large::fill(&mut client, &url, clubs).await?;
    }
    let filled = since.elapsed();
    set_office_password(&client, PASSWORD).await.map_err(said)?;
    let folder = tempfile::tempdir().map_err(said)?;
    let key = folder.path().join("league.key");
    LeagueKey::make(&key).map_err(said)?;
    let served = LeagueServers::start(&url, &key, PASSWORD)?;
    let mut league = League { served, client };
    let count =
        "SELECT (SELECT count(*) FROM club), (SELECT count(*) FROM member), (SELECT count(*) FROM played),
                   (SELECT count(*) FROM result), (SELECT count(*) FROM person)";
    let row = league.client.query_one(count, &[]).await.map_err(said)?;
    let [clubs, members, evenings, results, persons] = [0, 1, 2, 3, 4].map(|at| row.get::<_, i64>(at));
    println!(
        "{clubs} clubs, {members} members, {evenings} evenings, {results} results, {persons} persons; filled in {:.0} s",
        filled.as_secs_f64()
    );

    let since = Instant::now();
    for path in
        ["/standings/2026.html", "/standings/2026-1.html", "/standings/2026-2.html", "/standings/all.html"]
    {
        league.get(&site("", path))?;
    }
    println!(
        "all standings calculated for the first time in {:.0} s; memory at most {} MB",
        since.elapsed().as_secs_f64(),
        league.served.memory()
    );
    league.client.batch_execute("VACUUM ANALYZE").await.map_err(said)?;
    let pages = [league.of_site().await?, league.of_office().await?].concat();
    let met = league.measure("Pages", &pages, Some(GOAL))?;
    let files = league.files().await?;
    let met = league.measure("Files", &files, None)? && met;
    league.at_once(files.get(..6).unwrap_or_default())?;
    let memory = league.served.memory();
    println!("  the first six of them at once: {memory} MB, {}", verdict(memory < MEMORY));
    league.after_arrivals().await?;
    let met = met && league.served.memory() < MEMORY;
    println!(
        "  goals: each page below {}, the server's memory below {MEMORY} MB: {}",
        ms(GOAL),
        verdict(met)
    );
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("  load of the machine at the end: {}", load.trim());
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    if std::env::args().len() > 1 {
        return tapis_hub::command_line::main().await;
    }
    match measured().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
