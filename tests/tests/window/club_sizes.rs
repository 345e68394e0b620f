//! The club between two evenings, with 8 members and with 2,000: nothing is cut at the right, in either language, and
//! what is long can be reached.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Datelike, Days, NaiveDate};
use serde_json::json;
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis};
use tapis_club::engine::championship::{ChampionshipRules, Teams};
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::locale::Language;
use tapis_club::store::{ChampionshipDraft, MemberDraft, SeasonDraft};
use tapis_club::{Club, PastEvening};
use tapis_tests::window::{Program, Result};

use crate::floor_plan::resize;
use crate::presses::start;

const FIRST: [&str; 5] = ["Amélie", "Marc", "Jean-Christophe", "Zoé", "Ôjvind"];
const LAST: [&str; 6] = ["Rivière", "de La Rochefoucauld-Montbel", "Ng", "Dupond", "O’Neill", "Świątek"];

/// A club of so many members with a season, its evenings, and teams that are ranked.
fn club(path: &Path, members: usize, evenings: u64, today: NaiveDate) {
    let mut club = Club::create(path, "Cercle de la Belle Étoile", Language::Fr, today).unwrap();
    let name = |list: &[&str], at: usize| list[at % list.len()].to_owned();
    let draft = |at: usize| MemberDraft {
        number: Some(format!("{:04}", at + 1)),
        first_name: name(&FIRST, at),
        last_name: format!("{} {}", name(&LAST, at / 5), at + 1),
        ..MemberDraft::default()
    };
    let all: Vec<MemberId> =
        club.library().add_members((0..members).map(draft).collect(), Millis::ZERO).unwrap();
    for (team, tag) in ["Les Tontons", "As de pique", "Cercle de Saint-Rémy-lès-Chevreuse"].iter().enumerate()
    {
        let own = all.iter().enumerate().filter(|(at, _)| at % 3 == team).map(|(_, id)| *id);
        club.library().tag_members(tag, &own.collect()).unwrap();
    }
    let first = today - Days::new(7 * evenings);
    let season = SeasonDraft {
        id: None,
        name: format!("Saison {}-{}", today.year(), today.year() + 1),
        starts_on: first - Days::new(1),
        ends_on: today + Days::new(60),
        best_n: Some(10),
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    for evening in 0..evenings {
        let size = all.len().min(40);
        let from = usize::try_from(evening).unwrap() * 7;
        let players =
            (1..).zip(all.iter().cycle().skip(from).take(size)).map(|(place, member)| RecordedPlayer {
                spent: Some(Cents(2_000)),
                hits: Some(place % 3),
                prize: if place <= 3 { Cents(20_000 / i64::from(place)) } else { Cents::ZERO },
                ..RecordedPlayer::at(*member, place)
            });
        let past = PastEvening {
            name: format!("Soirée {}", evening + 1),
            date: first + Days::new(7 * evening),
            season: Some(season),
            currency: "EUR".to_owned(),
            buy_in: Cents(2_000),
            players: u32::try_from(size).unwrap(),
            template: None,
            results: players.collect(),
        };
        club.past().record_past(&past, Millis(1_795_000_000_000)).unwrap();
    }
    let tags =
        ["Les Tontons", "As de pique", "Cercle de Saint-Rémy-lès-Chevreuse"].map(str::to_owned).to_vec();
    let rules =
        ChampionshipRules { teams: Some(Teams { tags, best: Some(2) }), ..ChampionshipRules::default() };
    let championship = ChampionshipDraft { id: None, season, name: "Par équipes".to_owned(), rules };
    club.seasons().save_championship(&championship).unwrap();
    club.close();
}

/// Nothing of the page is cut at the right.
async fn fits(program: &Program, name: &str) -> Result<()> {
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        let wide = "document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth";
        program.until(wide).await?;
        program.picture(&format!("{name}-{width}")).await?;
    }
    Ok(())
}

async fn screens(program: &Program, member: i64, language: &str) -> Result<()> {
    program.speak(language).await?;
    program.tap("go-members").await?;
    program.find("test id", &format!("member-{member}")).await?;
    fits(program, &format!("{language}-members")).await?;
    program.tap(&format!("member-{member}")).await?;
    program.find("test id", "member-panel").await?;
    fits(program, &format!("{language}-member")).await?;
    program.tap("member-statistics").await?;
    program.find("test id", "statistics-title").await?;
    fits(program, &format!("{language}-member-statistics")).await?;
    program.tap("statistics-back").await?;
    program.tap("go-seasons").await?;
    program.find("test id", "season-statistics").await?;
    fits(program, &format!("{language}-standings")).await?;
    program.until("document.querySelectorAll('main [role=tab]').length === 2").await?;
    program.eval("[...document.querySelectorAll('main [role=tab]')].at(-1).click() ?? true").await?;
    program.see("Cercle de Saint-Rémy-lès-Chevreuse").await?;
    fits(program, &format!("{language}-teams")).await?;
    program.tap("season-statistics").await?;
    program.find("test id", "statistics-figures").await?;
    fits(program, &format!("{language}-season-statistics")).await?;
    program.tap("statistics-back").await?;
    program.tap("go-tournaments").await?;
    program.find("test id", "calendar-search").await?;
    fits(program, &format!("{language}-tournaments")).await
}

async fn club_of(name: &str, members: usize, evenings: u64) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path, members, evenings, chrono::Local::now().date_naive());
    let program = start(name, &path).await?;
    let found = program.call("members_list", json!({ "query": "", "archived": false })).await?.unwrap();
    let member = found["members"][0]["member"]["id"].as_i64().unwrap();
    let english = members < 100 || tapis_tests::thorough();
    for language in ["fr", "en"].into_iter().take(1 + usize::from(english)) {
        screens(&program, member, language).await?;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_club_of_eight_fits() -> Result<()> {
    club_of("eight", 8, 2).await
}

#[tokio::test]
async fn a_club_of_two_thousand_fits() -> Result<()> {
    club_of("thousands", 2_000, 40).await
}
