//! Results and persons as tables, in the office and on the command line.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{admit, all_time, count_evening, forks, ingest, ranking, season_ranking};
use tapis_league::{MemberState, MemberUid};
use tokio_postgres::Client;

use super::{Office, between};
use crate::bundles::{Club, Journal, member, went_on};
use crate::cluster::Database;

fn known(last_name: &str, first_name: &str, licence: Option<&str>) -> MemberState {
    MemberState::Known {
        number: None,
        licence: licence.map(str::to_owned),
        last_name: last_name.into(),
        first_name: first_name.into(),
    }
}

/// Text that the command line writes into a file in this folder.
fn written(database: &Database, folder: &Path, arguments: &[&str]) -> String {
    let file = folder.join("table.csv");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-hub"));
    command.args(["--database", &database.url()]).args(arguments).arg(&file);
    let done = command.output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let written = std::fs::read_to_string(&file).unwrap();
    let said: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(said["bytes"], written.len());
    written
}

#[tokio::test(flavor = "multi_thread")]
async fn results_of_a_season_are_a_table() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let (mut first, mut second) = (Club::new(1, 4), Club::new(2, 2));
    first.members[0].state = known("=Martin", "Éva", Some("own 1"));
    first.members[1].state = MemberState::Erased;
    first.members[3].state = MemberState::Merged { into: member(1, 2) };
    let players = [0, 1, 3].map(|at| member(1, at));
    first.journals.push(Journal::new(1, "2026-11-06", 3, &players));
    first.journals.push(Journal::new(2, "2025-11-07", 3, &players));
    second.journals.push(Journal::new(1, "2026-10-02", 3, &[member(2, 1)]));
    for club in [&first, &second] {
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    // A second history of the same evening, about which nobody has decided.
    ingest(&mut client, &went_on(&second, 1, 3, "otherwise").bundle()).await.unwrap();
    assert_eq!(forks(&client).await.unwrap().len(), 1);
    // The league knows one of the members by the licence, which it spells differently.
    let person = [("last_name", "Martin"), ("first_name", "Éva"), ("licence", "OWN-1"), ("born", "")];
    office.done(&office.post("/persons/add", &person));

    let page = office.get("/export/results/2026.csv");
    assert_eq!(page.headers["content-disposition"], "attachment; filename=\"results-2026.csv\"");
    assert_eq!(
        page.text,
        "\u{feff}Day,Evening,Club,Players,Place,Last name,First name,Licence,Points,Rebuys,Add-ons,\
         Re-entries,Eliminations\n\
         2026-10-02,Evening 1,Club 2,1,1,Last1,First1,,1.00,0,0,0,0\n\
         2026-11-06,Evening 1,Club 1,3,1,'=Martin,Éva,OWN-1,3.00,0,0,0,0\n\
         2026-11-06,Evening 1,Club 1,3,2,,,,2.00,0,0,0,0\n\
         2026-11-06,Evening 1,Club 1,3,3,Last2,First2,,1.00,0,0,0,0\n"
    );
    let folder = tempfile::tempdir().unwrap();
    let french = written(&database, folder.path(), &["export-results", "2026"]);
    assert!(french.starts_with("\u{feff}Jour;Soirée;Club;Joueurs;Place;Nom de famille;"), "{french}");
    assert!(french.contains("\n2026-11-06;Evening 1;Club 1;3;1;'=Martin;Éva;OWN-1;3,00;0;0;0;0\n"));
    assert_eq!(french.lines().count(), 5);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left there");

    // An evening that somebody left out is not in the table.
    count_evening(&mut client, 1, 1, false).await.unwrap();
    assert!(!office.get("/export/results/2026.csv").text.contains("2026-11-06"));
    assert_eq!(office.get("/export/results/2024.csv").text.lines().count(), 1);
    for path in ["/export/results/x.csv", "/export/results/2026.pdf", "/export/results/99999999999.csv"] {
        assert_eq!(office.get(path).status, 404, "{path}");
    }
    let text = office.get("/export").text;
    for file in ["results/2026.csv", "2026-clubs.csv", "2026.pdf", "persons.csv"] {
        assert!(text.contains(&format!("href=\"/export/{file}\"")), "{file}: {text}");
    }
}

/// More lines than are read at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_is_complete() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let mut club = Club::new(1, 210);
    let players: Vec<MemberUid> = (0..210).map(|at| member(1, at)).collect();
    for evening in 1..=10 {
        club.journals.push(Journal::new(evening, &format!("2026-10-{evening:02}"), 1, &players));
    }
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let text = office.get("/export/results/2026.csv").text;
    let mut lines = text.lines().skip(1);
    for evening in 1..=10 {
        for at in 0..210 {
            let line = lines.next().unwrap();
            let wanted =
                format!("2026-10-{evening:02},Evening {evening},Club 1,210,{},Last{at},First{at},", at + 1);
            assert!(line.starts_with(&wanted), "{line}");
        }
    }
    assert_eq!(lines.next(), None);
}

/// More players than are read at once or shown on a page. Two members of a club are equal in a season, and all of a league over
/// both seasons.
async fn long_league(client: &mut Client) -> usize {
    const MEMBERS: u8 = 210;
    for number in 1..=6 {
        let mut club = Club::new(number, MEMBERS);
        let players: Vec<MemberUid> = (0..MEMBERS).map(|at| member(number, at)).collect();
        let swapped: Vec<MemberUid> = players.chunks(2).flat_map(|two| two.iter().rev().copied()).collect();
        for (evening, (year, ranked)) in
            [(2026, &players), (2026, &swapped), (2025, &players), (2025, &swapped)].into_iter().enumerate()
        {
            let (mut ranked, evening) = (ranked.clone(), evening as u64 + 1);
            if year == 2025 {
                ranked.reverse();
            }
            club.journals.push(Journal::new(evening, &format!("{year}-10-0{evening}"), 1, &ranked));
        }
        admit(client, &club.bundle()).await.unwrap();
        ingest(client, &club.bundle()).await.unwrap();
    }
    usize::from(MEMBERS) * 6
}

/// Rank, player and club of each line of the last table on these pages.
fn on_pages(office: &Office, address: &str, pages: usize) -> Vec<(u32, String, String)> {
    let rest = |text: &str, after: &str| text.split_once(after).map(|(_, rest)| rest.to_owned()).unwrap();
    let mut all = Vec::new();
    for page in 1..=pages {
        let text = office.get(&format!("{address}?page={page}")).text;
        let table = text.rsplit("<tbody>").next().unwrap();
        for row in table.split("<tr><td class=\"number\">").skip(1) {
            let player = between(row, "<th scope=\"row\">", "</th>");
            let player = if player.contains('<') {
                between(&rest(player, "<a "), ">", "<").to_owned()
            } else {
                player.to_owned()
            };
            let club = between(row, "<td class=\"words\">", "<").to_owned();
            all.push((row.split('<').next().unwrap().parse().unwrap(), player, club));
        }
    }
    all
}

/// The same of the lines of a table that arrives in parts.
fn in_parts(office: &Office, path: &str) -> Vec<(u32, String, String)> {
    let page = office.get(path);
    assert_eq!(page.headers["transfer-encoding"], "chunked", "{path}");
    let cells = |line: &str| -> (u32, String, String) {
        let cells: Vec<&str> = line.split(',').collect();
        (cells[0].parse().unwrap(), cells[1].to_owned(), cells[2].to_owned())
    };
    page.text.lines().skip(1).map(cells).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn long_rankings_are_complete_in_parts_and_on_pages() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let office = Office::signed_in(&database);
    let players = long_league(&mut client).await;
    let season: Vec<_> = season_ranking(&mut client, 2026, None).await.unwrap();
    assert_eq!(season, ranking(&client, 2026, &ChampionshipRules::default()).await.unwrap());
    let season: Vec<_> =
        season.into_iter().map(|one| (one.rank.unwrap(), one.name.unwrap(), one.club_name)).collect();
    let both = all_time(&mut client, 2025, 2026).await.unwrap();
    let both: Vec<_> = both.into_iter().map(|one| (one.rank, one.name.unwrap(), one.club_name)).collect();
    for (whole, page, file) in [
        (season, "/championships/season/2026", "/export/2026.csv"),
        (both, "/championships/seasons", "/export/seasons/2025-2026.csv"),
    ] {
        let each: BTreeSet<_> = whole.iter().collect();
        assert_eq!((whole.len(), each.len()), (players, players), "nobody twice");
        assert_eq!(in_parts(&office, file), whole);
        assert_eq!(on_pages(&office, page, players.div_ceil(100)), whole);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn exported_persons_are_imported_again_without_a_change() {
    let database = Database::new().await;
    let office = Office::signed_in(&database);
    let list = "licence,last_name,first_name,born\nL-2,\"Zola, fils\",Ana,1999-01-02\n,Martin,Ève,\n";
    office.done(&office.upload("/persons/list", &[], &[("list.csv", list.as_bytes())]));
    assert!(office.get("/persons").text.contains("href=\"/export/persons.csv\""));
    let page = office.get("/export/persons.csv");
    let wanted =
        "\u{feff}Licence,Last name,First name,Birth date\n,Martin,Ève,\nL-2,\"Zola, fils\",Ana,1999-01-02\n";
    assert_eq!(page.text, wanted);
    let folder = tempfile::tempdir().unwrap();
    let french = written(&database, folder.path(), &["export-persons"]);
    assert_eq!(
        french,
        "\u{feff}Licence;Nom de famille;Prénom;Date de naissance\n;Martin;Ève;\nL-2;Zola, fils;Ana;1999-01-02\n"
    );
    for again in [page.text, french] {
        let text = office.done(&office.upload("/persons/list", &[], &[("list.csv", again.as_bytes())]));
        assert!(text.contains("Nobody was added, none changed."), "{text}");
    }
}
