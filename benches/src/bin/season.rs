//! Seasons: the standings of 200 members and 100 evenings, and of ten such seasons, compared with the bare query that
//! reads the same results; then what a club of 5,000 members and 500 evenings waits for: opening, searching, printing.
#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{Days, NaiveDate};
use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis, SeasonId};
use tapis_club::engine::championship::{ChampionshipRules, PointsSource, USUAL};
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::locale::Language;
use tapis_club::store::{ChampionshipDraft, MemberDraft, SeasonDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, PastEvening, Problem, Ranking};

const ROUNDS: usize = 15;
/// Standings may take this many times the bare query.
const GOAL: f64 = 1.5;
/// Longest pause between two actions.
const PAUSE: Duration = Duration::from_millis(100);
const NOW: Millis = Millis(1_795_300_000_000);

/// A club with its seasons, one after the other.
struct SeasonsClub {
    path: PathBuf,
    seasons: Vec<SeasonId>,
}

/// Members, seasons, and evenings in each season, of 12 to 60 players.
fn club(path: &Path, members: usize, seasons: usize, evenings: u64) -> Result<SeasonsClub, Problem> {
    let mut start = NaiveDate::default();
    let mut club = Club::create(path, "Cercle", Language::Fr, start)?;
    let draft = |number: usize| MemberDraft {
        number: Some(format!("{number:04}")),
        last_name: format!("Nom {number:04}"),
        first_name: ["Amélie", "Marc", "Jean-Christophe"]
            .get(number % 3)
            .copied()
            .unwrap_or_default()
            .to_owned(),
        ..MemberDraft::default()
    };
    let mut field: Vec<MemberId> =
        club.library().add_members((1..=members).map(draft).collect(), Millis::ZERO)?;
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let mut made = Vec::new();
    for number in 0..seasons {
        let season = SeasonDraft {
            id: None,
            name: format!("Saison {number}"),
            starts_on: start,
            ends_on: start + Days::new(evenings * 3),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&season)?;
        for evening in 0..evenings {
            field.shuffle(&mut rng);
            let size = rng.random_range(12..=60).min(field.len());
            let players = (1..).zip(field.iter().take(size)).map(|(place, member)| RecordedPlayer {
                rebuys: rng.random_range(0..3),
                spent: Some(Cents(2_000)),
                hits: Some(rng.random_range(0..4)),
                prize: if place <= 5 { Cents(1_000 * i64::from(6 - place)) } else { Cents::ZERO },
                ..RecordedPlayer::at(*member, place)
            });
            let evening = PastEvening {
                name: format!("Soirée {evening}"),
                date: start + Days::new(3 * evening),
                season: Some(season),
                currency: "EUR".to_owned(),
                buy_in: Cents(2_000),
                players: u32::try_from(size).unwrap_or(u32::MAX),
                template: None,
                results: players.collect(),
            };
            club.past().record_past(&evening, NOW)?;
        }
        made.push(season);
        start = start + Days::new(evenings * 3 + 1);
    }
    club.close();
    Ok(SeasonsClub { path: path.to_owned(), seasons: made })
}

/// The results of these seasons, read by the query alone.
fn bare(made: &SeasonsClub) -> Result<i64, rusqlite::Error> {
    let db = rusqlite::Connection::open(&made.path)?;
    let mut query = db.prepare(include_str!("../../../crates/store/src/seasons/results.sql"))?;
    let mut sum = 0;
    for season in &made.seasons {
        let mut rows = query.query(rusqlite::params![season.0, None::<String>])?;
        while let Some(row) = rows.next()? {
            for column in [0, 1, 4, 5, 6, 7, 8, 9, 10] {
                sum += row.get::<_, i64>(column)?;
            }
            std::hint::black_box((row.get::<_, String>(2)?, row.get::<_, String>(3)?));
        }
    }
    Ok(sum)
}

/// Standings beside the bare query, in pairs of alternating order: those by the points of the evenings, and those by
/// each usual formula.
fn standings(title: &str, made: &SeasonsClub) -> Result<(), Problem> {
    let mut club = Club::open(&made.path, NOW)?;
    let mut rankings: Vec<(String, Vec<Ranking>)> = vec![(
        "points of the evenings".to_owned(),
        made.seasons.iter().map(|season| (*season).into()).collect(),
    )];
    for (formula, text) in USUAL {
        let points = PointsSource::Formula { text: text.to_owned() };
        let rules = ChampionshipRules { points, ..ChampionshipRules::default() };
        let of = made.seasons.iter().map(|season| {
            let (season, name) = (*season, format!("{formula:?}"));
            let draft = ChampionshipDraft { id: None, season, name, rules: rules.clone() };
            Ok(Ranking { season, championship: Some(club.seasons().save_championship(&draft)?) })
        });
        rankings.push((format!("{formula:?}"), of.collect::<Result<_, Problem>>()?));
    }
    let mut lines = vec![line(&[&"", &"bare query", &"standings", &"times", &""])];
    for (name, rankings) in rankings {
        let (mut bares, mut ours) = (Vec::new(), Vec::new());
        for round in 0..=ROUNDS {
            let mut measure_bare = || {
                let (time, sum) = timed(|| bare(made));
                std::hint::black_box(sum.ok());
                bares.push(time);
            };
            if round % 2 == 0 {
                measure_bare();
            }
            let (time, done) = timed(|| {
                rankings.iter().try_for_each(|ranking| {
                    club.seasons()
                        .standings(Language::Fr, *ranking)
                        .map(|lines| drop(std::hint::black_box(lines)))
                })
            });
            done?;
            ours.push(time);
            if round % 2 == 1 {
                measure_bare();
            }
        }
        let times = median(&ours).as_secs_f64() / median(&bares).as_secs_f64();
        let said = verdict(times <= GOAL);
        lines.push(line(&[&name, &ms(median(&bares)), &ms(median(&ours)), &format!("{times:.2}"), &said]));
    }
    table(title, &lines);
    club.close();
    Ok(())
}

/// Measures what somebody waits for in a large club.
fn large(made: &SeasonsClub) -> Result<(), Problem> {
    let today = NaiveDate::default() + Days::new(400);
    let mut lines = vec![line(&[&"", &"median", &"90 %", &""])];
    let mut club = Club::open(&made.path, NOW)?;
    let season = made.seasons.first().copied().unwrap_or(SeasonId(1));
    let prepared = |club: &mut Club, kind, about| {
        let options = DocumentOptions::default();
        club.papers().prepare(kind, about, options, NOW)
    };
    // Everything else waits for this part: the pages are laid out while the club is free again.
    let papers = |club: &mut Club, kind, about| prepared(club, kind, about).map(|_| 1);
    type Step<'a> = (&'a str, Box<dyn Fn(&mut Club) -> Result<usize, Problem> + 'a>);
    let steps: Vec<Step> = vec![
        (
            "a letter in the list of members",
            Box::new(|club| {
                club.library().list_members("m", false, 2_000, today).map(|list| list.members.len())
            }),
        ),
        (
            "a name in the list of members",
            Box::new(|club| {
                club.library().list_members("nom 04", false, 2_000, today).map(|list| list.members.len())
            }),
        ),
        (
            "the calendar",
            Box::new(|club| club.schedule().calendar(Language::Fr, "", today).map(|found| found.past.len())),
        ),
        (
            "an evening in the calendar",
            Box::new(|club| {
                club.schedule().calendar(Language::Fr, "soirée 7", today).map(|found| found.past.len())
            }),
        ),
        (
            "the standings",
            Box::new(move |club| club.seasons().standings(Language::Fr, season).map(|lines| lines.len())),
        ),
        (
            "the standings on paper, until the club is free",
            Box::new(move |club| papers(club, DocumentKind::Standings, About::Season(season))),
        ),
        (
            "the list of members on paper, likewise",
            Box::new(move |club| papers(club, DocumentKind::Members, About::Club)),
        ),
    ];
    for (name, step) in steps {
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            let (time, done) = timed(|| step(&mut club));
            std::hint::black_box(done?);
            times.push(time);
        }
        lines.push(waited(name, &times));
    }
    let own = [
        ("the standings laid out, beside everything else", DocumentKind::Standings, About::Season(season)),
        ("the list of members laid out, likewise", DocumentKind::Members, About::Club),
    ];
    for (name, kind, about) in own {
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            let ready = prepared(&mut club, kind, about)?;
            times.push(timed(|| std::hint::black_box(ready.lay_out().pages)).0);
        }
        lines.push(line(&[&name, &ms(median(&times)), &ms(quantile(&times, 90)), &""]));
    }
    club.close();
    let mut opened = Vec::new();
    let mut compared = Vec::new();
    for _ in 0..ROUNDS {
        let (time, club) = timed(|| Club::open_early(&made.path, |_| NOW));
        opened.push(time);
        let mut club = club?;
        let mut more = true;
        while more {
            let (time, left) = timed(|| club.audit().look_over_more(50));
            more = left?;
            compared.push(time);
        }
        club.close();
    }
    lines.push(waited("the club is opened", &opened));
    lines.push(waited("fifty evenings are compared afterwards", &compared));
    table("5,000 members, 500 evenings", &lines);
    Ok(())
}

fn waited(name: &str, times: &[Duration]) -> Vec<String> {
    let said = verdict(median(times) <= PAUSE);
    line(&[&name, &ms(median(times)), &ms(quantile(times, 90)), &said])
}

fn main() -> Result<(), String> {
    let said = |problem: Problem| problem.message.say(Language::En);
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let one = club(&folder.path().join("one.tapis"), 200, 1, 100).map_err(said)?;
    standings(&format!("A season of 200 members and 100 evenings, {ROUNDS} times"), &one).map_err(said)?;
    let ten = club(&folder.path().join("ten.tapis"), 200, 10, 100).map_err(said)?;
    standings(&format!("Ten such seasons, {ROUNDS} times"), &ten).map_err(said)?;
    let many = club(&folder.path().join("large.tapis"), 5_000, 1, 500).map_err(said)?;
    large(&many).map_err(said)
}
