//! Growth of a league's database: a season of 30, 300 and 3,000 clubs, imported over two connections into one
//! PostgreSQL. The clubs' files are generated in portions in between, which is not timed. `TAPIS_CLUBS="30 300"` sets
//! other numbers, and `TAPIS_PLOT=FILE.svg` plots the times.
//!
//! 3,000 clubs need 45 GB of disk and half an hour.
#![forbid(unsafe_code)]

use std::thread;
use std::time::{Duration, Instant};

use tapis_benches::league::{EVENINGS, ROWS, bundle, memory, take};
use tapis_benches::plot::{Series, growth};
use tapis_benches::{ms, said, table};
use tapis_hub::{HubError, LeagueSite, admit, club_ranking, connect, migrate, rebuild, season_ranking};
use tapis_locale::Language;
use tapis_postgres::Postgres;
use tapis_site::{Part, SitePage};

/// Number of clubs whose files are in memory at the same time.
const PORTION: u16 = 60;
const SEASON: i32 = 2026;

/// The measurements for a number of clubs.
struct Growth {
    clubs: u16,
    /// Rows per second in the first and in the last tenth.
    first: f64,
    last: f64,
    all: Duration,
    /// One more club's season, including the recalculated ranking.
    one_more: Duration,
    rebuilt: Duration,
    counted: Duration,
    kept: Duration,
    standings_page: Duration,
    evening_page: Duration,
    disk: i64,
    memory: u64,
}

/// The files of these clubs, generated on two threads.
fn bundles(from: u16, to: u16) -> Result<Vec<Vec<u8>>, String> {
    let half = from + (to - from) / 2;
    thread::scope(|scope| {
        let made = [(from, half), (half, to)]
            .map(|(from, to)| scope.spawn(move || (from..to).map(bundle).collect::<Result<Vec<_>, _>>()));
        let mut all = Vec::new();
        for one in made {
            all.extend(one.join().map_err(|_| "a club's file could not be made".to_owned())??);
        }
        Ok(all)
    })
}

async fn page(client: &mut tokio_postgres::Client, page: SitePage) -> Result<Duration, HubError> {
    let mut times = Vec::new();
    for _ in 0..7 {
        let since = Instant::now();
        let site = LeagueSite::read(client, Language::Fr).await?;
        if site.page(client, page).await?.is_empty() {
            return Err(HubError::NotFound("page"));
        }
        times.push(since.elapsed());
    }
    Ok(tapis_benches::median(&times))
}

async fn measure(postgres: &Postgres, clubs: u16) -> Result<Growth, String> {
    let database = format!("league_{clubs}");
    postgres.ask("postgres", &format!("CREATE DATABASE {database}"));
    let url = postgres.url(&database);
    let mut client = connect(&url).await.map_err(said)?;
    migrate(&mut client, None).await.map_err(said)?;

    let mut portions = Vec::new();
    let mut from = 0;
    while from < clubs {
        let to = clubs.min(from.saturating_add(PORTION.min((clubs / 10).max(1))));
        let files = bundles(from, to)?;
        for file in &files {
            admit(&mut client, file).await.map_err(said)?;
        }
        let since = Instant::now();
        take(&url, &files, 2).await.map_err(said)?;
        portions.push((to - from, since.elapsed()));
        from = to;
        eprintln!("{to} of {clubs} clubs, {:.1} s for the last ones", since.elapsed().as_secs_f64());
    }
    let rate = |portions: &[(u16, Duration)]| {
        let clubs: u32 = portions.iter().map(|(clubs, _)| u32::from(*clubs)).sum();
        let time: Duration = portions.iter().map(|(_, time)| *time).sum();
        f64::from(clubs * EVENINGS * ROWS) / time.as_secs_f64()
    };
    let tenth = (portions.len() / 10).max(1);
    let (first, rest) = portions.split_at(tenth);
    let last = rest.get(rest.len().saturating_sub(tenth)..).unwrap_or(first);
    let (first, last) = (rate(first), rate(last));

    let since = Instant::now();
    season_ranking(&mut client, SEASON, None).await.map_err(said)?;
    let counted = since.elapsed();
    let since = Instant::now();
    let persons = season_ranking(&mut client, SEASON, None).await.map_err(said)?.len();
    let kept = since.elapsed();
    let standings =
        SitePage::Standings { season: i64::from(SEASON), championship: None, part: Part::Players(1) };
    let standings_page = page(&mut client, standings).await.map_err(said)?;
    let evening_page = page(&mut client, SitePage::Evening(i64::from(clubs) * 30)).await.map_err(said)?;

    let more = bundles(clubs, clubs + 1)?;
    for file in &more {
        admit(&mut client, file).await.map_err(said)?;
    }
    let since = Instant::now();
    take(&url, &more, 1).await.map_err(said)?;
    let ranked = club_ranking(&mut client, SEASON, None).await.map_err(said)?.len();
    let one_more = since.elapsed();
    if persons != usize::from(clubs) * 60 || ranked != usize::from(clubs) + 1 {
        return Err(format!("{persons} persons and {ranked} clubs are ranked."));
    }
    let since = Instant::now();
    rebuild(&mut client).await.map_err(said)?;
    let rebuilt = since.elapsed();
    let disk =
        client.query_one("SELECT pg_database_size(current_database())", &[]).await.map_err(said)?.get(0);
    drop(client);
    postgres.ask("postgres", &format!("DROP DATABASE {database} WITH (FORCE)"));
    let all = portions.iter().map(|(_, time)| *time).sum();
    Ok(Growth {
        clubs,
        first,
        last,
        all,
        one_more,
        rebuilt,
        counted,
        kept,
        standings_page,
        evening_page,
        disk,
        memory: memory(),
    })
}

fn plot(all: &[Growth]) -> String {
    let series = |name: &str, value: fn(&Growth) -> Duration| Series {
        name: name.to_owned(),
        points: all.iter().map(|one| (f64::from(one.clubs), value(one).as_secs_f64())).collect(),
    };
    growth(
        "clubs",
        "seconds",
        &[
            series("a season imported", |one| one.all),
            series("derived tables rebuilt", |one| one.rebuilt),
            series("one more club, ranked", |one| one.one_more),
            series("the ranking calculated", |one| one.counted),
            series("a page of standings", |one| one.standings_page),
            series("the page of an evening", |one| one.evening_page),
        ],
    )
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let asked = std::env::var("TAPIS_CLUBS").unwrap_or_else(|_| "30 300 3000".to_owned());
    let postgres = Postgres::start();
    let mut all = Vec::new();
    for clubs in asked.split_whitespace() {
        all.push(measure(&postgres, clubs.parse().map_err(said)?).await?);
    }
    let row = |name: &str, value: &dyn Fn(&Growth) -> String| {
        std::iter::once(name.to_owned()).chain(all.iter().map(value)).collect::<Vec<String>>()
    };
    table(
        &format!("A season: {EVENINGS} evenings of {ROWS} rows and 60 members a club"),
        &[
            row("clubs", &|one| one.clubs.to_string()),
            row("rows", &|one| (u64::from(one.clubs) * u64::from(EVENINGS * ROWS)).to_string()),
            row("rows a second, the first tenth", &|one| format!("{:.0}", one.first)),
            row("rows a second, the last tenth", &|one| format!("{:.0}", one.last)),
            row("imported, in all", &|one| format!("{:.0} s", one.all.as_secs_f64())),
            row("one more club, and the ranking recalculated", &|one| ms(one.one_more)),
            row("derived tables rebuilt", &|one| ms(one.rebuilt)),
            row("the ranking calculated", &|one| ms(one.counted)),
            row("the ranking kept, all lines", &|one| ms(one.kept)),
            row("a page of standings", &|one| ms(one.standings_page)),
            row("the page of an evening", &|one| ms(one.evening_page)),
            row("on disk", &|one| format!("{:.1} GB", one.disk as f64 / 1e9)),
            row("memory at most until then", &|one| format!("{} MB", one.memory)),
        ],
    );
    if let Some(file) = std::env::var_os("TAPIS_PLOT") {
        std::fs::write(&file, plot(&all)).map_err(said)?;
    }
    Ok(())
}
