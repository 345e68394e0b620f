//! A season's standings, recalculated from the exported list of its results by plain arithmetic that shares nothing
//! with the program: 200 members, 100 evenings, every usual formula.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::float_arithmetic,
    reason = "the independent calculation uses decimals"
)]

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis, SeasonId};
use tapis_club::engine::championship::{ChampionshipRules, PointsSource, USUAL, UsualFormula};
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::locale::Language;
use tapis_club::store::{ChampionshipDraft, ListFormat, MemberDraft, SeasonDraft};
use tapis_club::{Club, PastEvening, Ranking, SeasonExport};

const MEMBERS: usize = 200;
const EVENINGS: u64 = 100;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

fn club(folder: &std::path::Path) -> (Club, SeasonId) {
    let start = NaiveDate::from_ymd_opt(2025, 9, 1).unwrap();
    let mut club = Club::create(&folder.join("club.tapis"), "Cercle", Language::Fr, start).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "2025-2026".to_owned(),
        starts_on: start,
        ends_on: NaiveDate::from_ymd_opt(2026, 8, 31).unwrap(),
        best_n: None,
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    let draft = |number: usize| MemberDraft {
        number: Some(format!("{number:03}")),
        last_name: format!("Nom {number:03}"),
        first_name: "Prénom".to_owned(),
        ..MemberDraft::default()
    };
    let members = club.library().add_members((1..=MEMBERS).map(draft).collect(), Millis::ZERO).unwrap();
    let mut dice = Dice(5);
    for evening in 0..EVENINGS {
        let mut field: Vec<MemberId> = members.clone();
        for at in 0..field.len() {
            let other = at + dice.below(field.len() - at);
            field.swap(at, other);
        }
        field.truncate(12 + dice.below(49));
        let paid = field.len() / 8 + 1;
        let players = (1..).zip(&field).map(|(place, member)| {
            let rebuys = u32::try_from(dice.below(3)).unwrap();
            let in_money = usize::try_from(place).unwrap() <= paid;
            RecordedPlayer {
                rebuys,
                spent: Some(Cents(2_000 + 1_000 * i64::from(rebuys))),
                hits: Some(u32::try_from(dice.below(4)).unwrap()),
                prize: if in_money { Cents(1_000 * i64::from(40 / place)) } else { Cents::ZERO },
                ..RecordedPlayer::at(*member, place)
            }
        });
        let evening = PastEvening {
            name: format!("Soirée {evening}"),
            date: start + Days::new(3 * evening),
            season: Some(season),
            currency: "EUR".to_owned(),
            buy_in: Cents(2_000),
            players: u32::try_from(field.len()).unwrap(),
            template: None,
            results: players.collect(),
        };
        club.past().record_past(&evening, Millis(1_795_300_000_000)).unwrap();
    }
    (club, season)
}

/// The lines of a list by their headings.
fn lines(list: &[u8]) -> Vec<BTreeMap<String, String>> {
    let text = String::from_utf8(list.to_vec()).unwrap();
    let mut reader =
        csv::ReaderBuilder::new().delimiter(b';').from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    reader.deserialize().collect::<Result<_, _>>().unwrap()
}

fn number(text: &str) -> f64 {
    text.replace(',', ".").parse().unwrap_or(0.0)
}

/// Points that a formula gives for a line of the results, in hundredths.
fn expected_points(formula: UsualFormula, line: &BTreeMap<String, String>) -> i64 {
    let of = |heading: &str| number(&line[heading]);
    let (n, r, b) = (of("Joueurs"), of("Place"), of("Entrée"));
    let points = match formula {
        UsualFormula::Outlasted => n - r + 1.0,
        UsualFormula::SchoolLeague => 10.0 * n.sqrt() / r.sqrt(),
        UsualFormula::LeaderBoard => 10.0 * n.sqrt() / r.sqrt() * (1.0 + (b + 0.25).log10()),
        UsualFormula::DrNeau => (n * b * b / of("Dépensé")).sqrt() / (r + 1.0),
        UsualFormula::Logarithm => ((n + 1.0) / r).ln(),
        UsualFormula::Evening => {
            let money = if of("Gain") > 0.0 { 10.0 } else { 0.0 };
            (n - r) * 3.0 + 20.0 + 3.0 * of("Éliminations") + money
        }
    };
    (points * 100.0).round() as i64
}

#[test]
fn standings_equal_an_independent_calculation_from_the_exported_results() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, season) = club(folder.path());
    let all = club.seasons().export(Language::Fr, SeasonExport::Season { season }, ListFormat::Csv).unwrap();
    let results = lines(&all);
    assert!(results.len() > 2_000, "{}", results.len());
    for (formula, text) in USUAL {
        for best in [None, Some(10)] {
            let points = PointsSource::Formula { text: text.to_owned() };
            let rules = ChampionshipRules { points, best_n: best, ..ChampionshipRules::default() };
            let draft = ChampionshipDraft { id: None, season, name: format!("{formula:?}{best:?}"), rules };
            let ranking =
                Ranking { season, championship: Some(club.seasons().save_championship(&draft).unwrap()) };
            let list = club
                .seasons()
                .export(Language::Fr, SeasonExport::Standings { ranking }, ListFormat::Csv)
                .unwrap();

            // Total, wins, best place: compared in this order.
            let mut scores: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
            let mut places: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
            for line in &results {
                scores.entry(&line["Numéro"]).or_default().push(expected_points(formula, line));
                places.entry(&line["Numéro"]).or_default().push(number(&line["Place"]) as i64);
            }
            let key = |member: &str| {
                let mut own = scores[member].clone();
                own.sort_unstable_by(|one, other| other.cmp(one));
                let total: i64 = own.iter().take(best.map_or(usize::MAX, |best| best as usize)).sum();
                let wins = places[member].iter().filter(|place| **place == 1).count();
                (total, wins, -places[member].iter().min().unwrap())
            };
            let found = lines(&list);
            assert_eq!(found.len(), scores.len(), "{formula:?}");
            for line in &found {
                let own = key(&line["Numéro"]);
                let total = (number(&line["Points"]) * 100.0).round() as i64;
                let rank = 1 + scores.keys().filter(|other| key(other) > own).count();
                let said: usize = line["Rang"].parse().unwrap();
                assert_eq!((total, said), (own.0, rank), "{formula:?} {best:?} {line:?}");
            }
        }
    }
}
