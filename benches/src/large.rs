//! A large league: clubs that have sent two seasons, some of them restored copies too, the league's persons and decisions.

use chrono::{Days, NaiveDate};
use tapis_engine::championship::{ChampionshipRules, PointsSource};
use tapis_hub::{add_championship, admit, connect};
use tapis_league::MemberState;
use tokio_postgres::Client;

use crate::league::{ClubEvenings, take, written};
use crate::said;

/// The members of a club.
const MEMBERS: u8 = 35;
/// The evenings of a club in each season.
const EVENINGS: u64 = 15;
/// Number of clubs whose files are in memory at the same time.
const PORTION: u16 = 60;
/// One club in so many has sent a restored copy too.
const RESTORED: u16 = 70;
/// The syllables of names.
const SYLLABLES: [&str; 20] = [
    "ba", "del", "far", "gui", "lam", "mar", "nor", "pel", "sau", "tan", "val", "ber", "du", "fon", "gar",
    "jou", "leg", "mor", "pic", "ren",
];

/// A name of so many syllables; numbers far from each other may have the same.
fn name(mut number: u32, syllables: u32) -> String {
    let count = u32::try_from(SYLLABLES.len()).unwrap_or(1);
    let mut name = String::new();
    for _ in 0..syllables {
        let at = usize::try_from(number % count).unwrap_or(0);
        name.push_str(SYLLABLES.get(at).unwrap_or(&""));
        number /= count;
    }
    name
}

/// A member. A third have licences, and one of each club that of a member of the club before.
fn known(club: u16, number: u8) -> MemberState {
    let licence = u32::from(club) * 11 + u32::from(number);
    let person = u32::from(club) * u32::from(MEMBERS) + u32::from(number);
    MemberState::Known {
        number: Some(number.to_string()),
        licence: (number < 12).then(|| format!("FR {licence}")),
        last_name: name(person.wrapping_mul(2_654_435_761) >> 8, 3),
        first_name: name(person.wrapping_mul(40_503) >> 4, 2),
    }
}

/// Evenings of a club in both seasons, and on these days after them.
pub fn club(club: u16, more: &[NaiveDate]) -> ClubEvenings {
    let first = |year| NaiveDate::from_ymd_opt(year, 9, 1).unwrap_or_default();
    let day = |year, evening: u64| first(year) + Days::new(evening * 19 + u64::from(club) % 7);
    let mut days: Vec<NaiveDate> = [2025, 2026]
        .into_iter()
        .flat_map(|year| (0..EVENINGS).map(move |evening| day(year, evening)))
        .collect();
    days.extend(more);
    ClubEvenings {
        club,
        revision: 1 + u64::try_from(more.len()).unwrap_or(0),
        members: (0..MEMBERS).map(|number| known(club, number)).collect(),
        days,
        rows: 4,
        players: 20,
        parts_after: None,
    }
}

/// The same club's first evening as a restored copy has it.
fn restored(number: u16) -> ClubEvenings {
    let mut played = club(number, &[]);
    played.days.truncate(1);
    ClubEvenings { parts_after: Some(2), ..played }
}

/// The league's persons, half of whom are linked to a record, and what is decided about them.
const PERSONS: &str = "
    INSERT INTO person (licence, last_name, first_name, spelt, alike_licence, words, alphabet)
      SELECT DISTINCT ON (alike_licence) licence, last_name,
        CASE WHEN number = '1' THEN first_name || 's' ELSE first_name END,
        CASE WHEN number = '1' THEN decode(md5(licence), 'hex') ELSE spelt END, alike_licence, words, words::bytea
      FROM member WHERE licence IS NOT NULL ORDER BY alike_licence, club
      ON CONFLICT DO NOTHING;
    INSERT INTO person (last_name, first_name, spelt, words, alphabet)
      SELECT last_name, first_name, spelt, words, words::bytea FROM member WHERE number IN ('20', '21', '22', '23');
    INSERT INTO person_record (club, member, person)
      SELECT member.club, member, min(person.id) FROM member JOIN person USING (alike_licence)
      WHERE removed_at IS NULL AND member.club % 2 = 0 GROUP BY member.club, member
      ON CONFLICT DO NOTHING;
    INSERT INTO sanction (person, since, reason, decided_by)
      SELECT id, '2026-10-01', 'A reason', 'The board' FROM person WHERE id % 300 = 0;
    INSERT INTO planned (date, start_minute, name, venue)
      SELECT current_date + number, 1200, 'Evening ' || number, 'A hall' FROM generate_series(-100, 100) AS number;
    INSERT INTO person_decision (club, member, other_club, other_member, same)
      SELECT one.club, one.member, other.club, other.member, true FROM member AS one
      JOIN member AS other ON other.club = one.club + 1 AND other.number = '14'
      WHERE one.number = '13' AND one.club % 2 = 1;
    UPDATE league SET name = 'A large league'";

/// Fills a league with so many clubs.
///
/// # Errors
/// If a file cannot be written, or the league does not take it.
pub async fn fill(client: &mut Client, url: &str, clubs: u16) -> Result<(), String> {
    let mut from = 1;
    while from <= clubs {
        let to = clubs.min(from.saturating_add(PORTION - 1));
        let files = (from..=to).map(|number| written(&club(number, &[]))).collect::<Result<Vec<_>, _>>()?;
        for file in &files {
            admit(client, file).await.map_err(said)?;
        }
        take(url, &files, 2).await.map_err(said)?;
        eprintln!("{to} of {clubs} clubs");
        from = to + 1;
    }
    let parted = (1..=clubs).filter(|number| number % RESTORED == 1);
    let parted = parted.map(|number| written(&restored(number))).collect::<Result<Vec<_>, _>>()?;
    take(url, &parted, 1).await.map_err(said)?;
    let mut owner = connect(url).await.map_err(said)?;
    decide(&mut owner).await
}

/// Adds the league's persons and decisions, and two championships.
async fn decide(owner: &mut Client) -> Result<(), String> {
    owner.batch_execute(PERSONS).await.map_err(said)?;
    let best = ChampionshipRules { best_n: Some(10), ..ChampionshipRules::default() };
    add_championship(owner, 2026, "The best ten", &best).await.map_err(said)?;
    let text = "10 * sqrt(players) / sqrt(rank)".into();
    let formula =
        ChampionshipRules { points: PointsSource::Formula { text }, ..ChampionshipRules::default() };
    add_championship(owner, 2026, "By formula", &formula).await.map_err(said)?;
    for statement in ["VACUUM ANALYZE", "CHECKPOINT"] {
        owner.batch_execute(statement).await.map_err(said)?;
    }
    Ok(())
}
