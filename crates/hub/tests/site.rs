//! The site of a league that is too large for one page, made page by page.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use chrono::{Days, Local};
use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{LeagueSite, add_championship, admit, decide, ingest, name_league, plan};
use tapis_league::ListedEvening;
use tapis_locale::Language;
use tapis_site::{Part, SitePage};
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

const CLUBS: u16 = 26;
const MEMBERS: u8 = 40;

/// So many clubs have played one evening with all of their members, the first club another one a year before.
async fn league(client: &mut Client, clubs: u16) {
    for number in 1..=clubs {
        let mut club = Club::new(number, MEMBERS);
        let players: Vec<_> = (0..MEMBERS).map(|one| member(number, one)).collect();
        if number == 1 {
            club.journals.push(Journal::new(1, "2025-10-02", 3, &players[..4]));
        }
        club.journals.push(Journal::new(2, "2026-10-02", 3, &players));
        admit(client, &club.bundle()).await.unwrap();
        ingest(client, &club.bundle()).await.unwrap();
    }
    name_league(client, "Ligue de l’Ouest").await.unwrap();
    let rules = ChampionshipRules { best_n: Some(1), ..ChampionshipRules::default() };
    add_championship(client, 2026, "Coupe", &rules).await.unwrap();
    let today = Local::now().date_naive();
    for (name, date) in [("Past", today - Days::new(1)), ("Finale", today + Days::new(30))] {
        let evening = ListedEvening {
            date,
            start_minute: 1230,
            name: name.into(),
            venue: "Lille".into(),
            ruleset: None,
            structure: None,
        };
        plan(client, &evening).await.unwrap();
    }
}

/// All files of the site's pages, in both languages, French first.
pub async fn files(client: &mut Client) -> BTreeMap<String, String> {
    let site = LeagueSite::read(client, Language::Fr).await.unwrap();
    let mut all = BTreeMap::new();
    for page in site.pages(client).await.unwrap() {
        let made = site.page(client, page).await.unwrap();
        assert_eq!(made.len(), 2, "{page:?} is in both languages");
        for (path, bytes) in made {
            let text = String::from_utf8(bytes).unwrap();
            assert!(all.insert(path.as_str().to_owned(), text).is_none(), "{path} is made twice");
        }
    }
    all
}

/// Targets of a page's links, from the site's folder.
fn links(path: &str, text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for link in text.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        let mut names: Vec<&str> = path.split('/').collect();
        names.pop();
        for name in link.split('/') {
            if name == ".." { assert!(names.pop().is_some(), "{path}: {link}") } else { names.push(name) }
        }
        found.insert(names.join("/"));
    }
    found
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_league_has_many_pages_and_working_links() {
    let database = Database::new().await;
    let mut client = database.client().await;
    league(&mut client, CLUBS).await;
    let files = files(&mut client).await;

    let mut reached = BTreeSet::from(["index.html".to_owned(), "en/index.html".to_owned()]);
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        for link in links(path, text) {
            if link.starts_with('#') || link.contains("#content") || link.ends_with("data:,") {
                continue;
            }
            let there = files.contains_key(&link) || link == "style.css" || link.starts_with("evidence/");
            assert!(there, "{path} leads to {link}");
            reached.insert(link);
        }
    }
    let unreached: Vec<&String> = files.keys().filter(|path| !reached.contains(*path)).collect();
    assert!(unreached.is_empty(), "nothing leads to {unreached:?}");

    // 1,040 players: 500, 500 and 40. Everybody is on one of the pages.
    let pages = ["standings/2026.html", "standings/2026-0-2.html", "standings/2026-0-3.html"];
    assert_eq!(pages.map(|page| count(&files[page], "<th scope=\"row\">First")), [500, 500, 40]);
    let named: BTreeSet<&str> = pages
        .iter()
        .flat_map(|page| files[*page].split("<th scope=\"row\">First").skip(1))
        .map(|rest| rest.split('<').next().unwrap())
        .collect();
    assert_eq!(named.len(), usize::from(CLUBS) * usize::from(MEMBERS));
    // The same players over both seasons; four of them have played in the other one too.
    let pages_of_all = ["standings/all.html", "standings/all-2.html", "standings/all-3.html"];
    assert_eq!(pages_of_all.map(|page| count(&files[page], "<th scope=\"row\">First")), [500, 500, 40]);
    let all = &files["en/standings/all.html"];
    assert!(
        all.contains("season’s standings from 2025/26 to 2026/27") && all.contains("501 – 1,000"),
        "{all}"
    );
    assert_eq!(count(all, "<td class=\"number wide\">2</td><td class=\"number wide\">2</td>"), 4, "{all}");
    assert!(files["standings.html"].contains("href=\"standings/all.html\">Toutes les saisons</a>"));
    let beyond = LeagueSite::read(&client, Language::Fr).await.unwrap();
    assert!(beyond.page(&mut client, SitePage::AllSeasons(4)).await.unwrap().is_empty());
    let first = &files[pages[0]];
    assert!(first.contains("501 – 1\u{202f}000") && first.contains("26 tournois terminés."), "{first}");
    // The best ten clubs; all of them on a page of their own.
    assert_eq!(count(first, "<th scope=\"row\">Club "), 10);
    assert!(first.contains("Les 26 clubs") && !files[pages[1]].contains("Les 26 clubs"));
    assert_eq!(count(&files["standings/2026-0-teams.html"], "<th scope=\"row\">Club "), 26);
    assert!(
        files["en/standings/2026-0-teams.html"].contains("Ranking of the clubs, Overall standings, 2026/27")
    );
    assert!(files.keys().any(|path| path.starts_with("standings/2026-") && path.ends_with("-3.html")));
    // The first page names five, and what comes.
    let home = &files["index.html"];
    assert!(count(home, "<span>First") == 5 && home.contains("Finale") && !home.contains("Past"), "{home}");
    let calendar = &files["en/calendar.html"];
    assert!(
        calendar.contains("Finale")
            && calendar.contains("Lille")
            && calendar.contains("All results, club by club")
    );
    assert!(files["feed.xml"].contains("Finale"));
    // The first club, with both of its seasons.
    let clubs = &files["clubs.html"];
    assert_eq!(count(clubs, "href=\"clubs/"), 26);
    let number = clubs.split("href=\"clubs/").find(|rest| rest.contains(">Club 1<")).unwrap();
    let club = &files[&format!("clubs/{}.html", number.split('.').next().unwrap())];
    for said in
        ["<h1>Club 1</h1>", "2 tournois terminés.", "2026/27", "2025/26", "1er des clubs", "Evening 1"]
    {
        assert!(club.contains(said), "{said}: {club}");
    }
}

/// Clubs that have played one evening with one player each, as rows: nobody signs so many in a test.
const MANY: &str = "
    INSERT INTO club (uid, name) SELECT decode(md5(one::text), 'hex'), 'Zone ' || lpad(one::text, 4, '0')
      FROM generate_series(1, 600) AS one;
    INSERT INTO member (club, member, revision, state, last_name, first_name)
      SELECT id, uid, 1, 'known', 'Last', 'First' FROM club WHERE name LIKE 'Zone%';
    INSERT INTO journal (club, journal, epoch, season, rows, head, counts)
      SELECT id, 1, 0, 2026, 1, '', true FROM club WHERE name LIKE 'Zone%';
    INSERT INTO played (club, journal, epoch, season, date, name, rows, players, entries, buy_in, pool, stack, final_table, scheme)
      SELECT id, 1, 0, 2026, '2026-10-02', 'Evening', 1, 1, 1, 0, 0, 0, 9, '{\"type\":\"square_root\"}'
      FROM club WHERE name LIKE 'Zone%';
    INSERT INTO result (season, club, journal, epoch, entry, member, place, points, spent, prize, in_money, rebuys, addons,
        eliminations, bounties, bounties_won, re_entries)
      SELECT 2026, id, 1, 0, 1, uid, 1, id, 0, 0, false, 0, 0, 0, 0, 0, 0 FROM club WHERE name LIKE 'Zone%';
    UPDATE change SET changes = changes + 1 WHERE season = 2026";

#[tokio::test(flavor = "multi_thread")]
async fn clubs_and_their_ranking_are_read_page_by_page() {
    let database = Database::new().await;
    let mut client = database.client().await;
    league(&mut client, 1).await;
    client.batch_execute(MANY).await.unwrap();
    let site = LeagueSite::read(&client, Language::En).await.unwrap();
    let mut shown = async |page: SitePage| {
        let files = site.page(&mut client, page).await.unwrap();
        let text = files.iter().find(|(path, _)| path.as_str() == page.file());
        text.map(|(_, bytes)| String::from_utf8(bytes.clone()).unwrap())
    };
    // 601 clubs by name: 200, 200, 200 and 1.
    let pages = [1, 2, 3, 4].map(SitePage::Clubs);
    let mut all = Vec::new();
    for page in pages {
        all.push(shown(page).await.unwrap());
    }
    assert_eq!([0, 1, 2, 3].map(|at| count(&all[at], "href=\"clubs/")), [200, 200, 200, 1]);
    let (first, second, last) = (&all[0], &all[1], &all[3]);
    assert!(second.contains("rel=\"prev\" href=\"clubs.html\"") && !first.contains("rel=\"prev\""));
    assert!(second.contains("rel=\"next\" href=\"clubs-3.html\"") && !last.contains("rel=\"next\""));
    assert!(first.contains("href=\"clubs-2.html\">Zone 0200 – Zone 0399</a>"), "{first}");
    assert!(second.contains("href=\"clubs-2.html\" aria-current=\"page\""));
    assert_eq!(shown(SitePage::Clubs(5)).await, None);

    // The first page shows the best ten, two others all of them.
    let standings = |part| SitePage::Standings { season: 2026, championship: None, part };
    let best = shown(standings(Part::Players(1))).await.unwrap();
    assert!(best.contains("All 601"), "{best}");
    assert_eq!(["Zone ", "Club 1<"].map(|name| count(&best, &format!("<th scope=\"row\">{name}"))), [9, 1]);
    let teams = shown(standings(Part::Teams(1))).await.unwrap();
    assert!(teams.contains("rel=\"next\" href=\"../standings/2026-0-teams-2.html\""));
    let rest = shown(standings(Part::Teams(2))).await.unwrap();
    assert_eq!([&teams, &rest].map(|page| count(page, "<th scope=\"row\">")), [500, 101]);
    assert_eq!(shown(standings(Part::Teams(3))).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn published_pages_are_the_served_ones() {
    let database = Database::new().await;
    let mut client = database.client().await;
    league(&mut client, 3).await;
    let folder = tempfile::tempdir().unwrap();
    let program = Command::new(env!("CARGO_BIN_EXE_tapis-hub"))
        .args(["--database", &database.url(), "--lang", "fr", "publish"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(program.status.success(), "{}", String::from_utf8_lossy(&program.stderr));
    let said: serde_json::Value = serde_json::from_slice(&program.stdout).unwrap();
    let files = files(&mut client).await;
    // With the style sheet, and the evidence of each evening.
    assert_eq!(said["files"], files.len() + 1 + 3 + 1);
    for (path, text) in &files {
        assert_eq!(&std::fs::read_to_string(folder.path().join(path)).unwrap(), text, "{path}");
    }
    let site = LeagueSite::read(&client, Language::Fr).await.unwrap();
    let standings = |season, championship, part| SitePage::Standings { season, championship, part };
    for none in [
        SitePage::Rules,
        SitePage::Evening(9_999),
        SitePage::Club(9_999),
        SitePage::Club(i64::MAX),
        standings(2026, None, Part::Players(2)),
        standings(2026, None, Part::Teams(1)),
        SitePage::Clubs(2),
        standings(2026, None, Part::Players(u32::MAX)),
        standings(2026, Some(9_999), Part::Players(1)),
        standings(2024, None, Part::Players(1)),
        standings(i64::MAX, None, Part::Teams(1)),
    ] {
        assert!(site.page(&mut client, none).await.unwrap().is_empty(), "{none:?}");
    }
}

/// The names on a page of an evening that no longer counts must not stay on the web.
#[tokio::test(flavor = "multi_thread")]
async fn outdated_pages_of_the_site_are_removed() {
    let database = Database::new().await;
    let mut client = database.client().await;
    league(&mut client, 2).await;
    let folder = tempfile::tempdir().unwrap();
    let publish = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
        program.args(["--database", &database.url(), "--lang", "fr", "publish"]).arg(folder.path());
        let done = program.output().unwrap();
        let said = serde_json::from_slice::<serde_json::Value>(&done.stdout).unwrap_or_default();
        (said, String::from_utf8(done.stderr).unwrap())
    };
    let own = folder.path().join("evenings/mine.html");
    std::fs::create_dir(own.parent().unwrap()).unwrap();
    std::fs::write(&own, "Written by the league's webmaster").unwrap();
    let (said, _) = publish();
    assert_eq!(said["removed"], 0, "{said}");
    let number: i64 = client.query_one("SELECT min(number) FROM journal", &[]).await.unwrap().get(0);
    let pages = [
        format!("evenings/{number}.html"),
        format!("en/evenings/{number}.html"),
        format!("evidence/{number}.tapis-evidence"),
    ];
    let there = || pages.iter().filter(|page| folder.path().join(page).exists()).count();
    assert_eq!(there(), 3);

    // It is the only evening of its season, so the standings of that season go too.
    decide(&mut client, 1, 1, &[]).await.unwrap();
    let (said, complained) = publish();
    assert_eq!(there(), 0, "{said} {complained}");
    assert!(said["removed"].as_i64() > Some(3), "{said}");
    assert!(own.exists());
    assert_eq!(publish().0["removed"], 0);

    // A list that was cut short by a power cut is read as far as it goes; one that names other places is not followed.
    let list = folder.path().join("tapis-league-site.txt");
    let kept = std::fs::read_to_string(&list).unwrap();
    std::fs::write(&list, format!("{kept}evenings/99")).unwrap();
    assert_eq!(publish().0["removed"], 0);
    std::fs::write(&list, format!("{kept}../mine.html\n")).unwrap();
    assert!(publish().1.contains("est illisible"));
    assert!(folder.path().join("index.html").exists());
}
