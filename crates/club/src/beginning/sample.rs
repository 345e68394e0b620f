//! A made-up club, so that a newcomer has something to look at within a minute.

mod in_play;

use std::path::Path;

use chrono::{Datelike, Days, NaiveDate, Weekday};
use rand::rngs::ChaCha20Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, SeasonId};
use tapis_engine::journal::action::BustLine;
use tapis_locale::Language;
use tapis_store::{ClubFile, MemberDraft, SeasonDraft};

use crate::file::club::today;
use crate::{Club, Problem};

/// Evenings of the season that are over.
const PAST: u64 = 6;

const FIRST: [&str; 16] = [
    "Amélie",
    "Bruno",
    "Chloé",
    "Damien",
    "Élodie",
    "François",
    "Géraldine",
    "Hugo",
    "Inès",
    "Jérôme",
    "Karine",
    "Loïc",
    "Maëlle",
    "Noël",
    "Océane",
    "Théo",
];
const LAST: [&str; 12] = [
    "Berthier",
    "Cœurdacier",
    "Delaunay",
    "Fauré",
    "Garnier",
    "Lefèvre",
    "Marchand",
    "N’Diaye",
    "Perrin",
    "Rousseau",
    "Saint-Cyr",
    "Vidal",
];

/// Members of the sample club, as many as its past evenings and the one ready to start need.
const MEMBERS: usize = 40;
/// The member, by place in the list, who is a minor, so that rule 1-3 can be seen at work.
const MINOR: usize = 39;

impl Club {
    /// Makes the sample club: forty members, six evenings of a season, and one ready to start today.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn sample(path: &Path, language: Language, now: Millis) -> Result<Self, Problem> {
        Club::sample_with(path, language, |club| {
            let members = sample_members(club, MEMBERS, now)?;
            let season = sample_past(club, &members, now)?;
            sample_ready(club, &members, season, today(), now)
        })
    }

    fn sample_with(
        path: &Path,
        language: Language,
        fill: impl FnOnce(&mut Club) -> Result<(), Problem>,
    ) -> Result<Self, Problem> {
        let name = match language {
            Language::Fr => "Club d’exemple",
            Language::En => "Sample club",
        };
        let made = |draft: &Path| {
            let mut club = Club::create(draft, name, language, today())?;
            fill(&mut club)?;
            Ok::<_, Problem>(club.file)
        };
        Ok(Club::with(ClubFile::create_by(path, made)?))
    }
}

fn sample_members(club: &mut Club, count: usize, now: Millis) -> Result<Vec<MemberId>, Problem> {
    let pick = |list: &[&str], at: usize| list.get(at % list.len()).copied().unwrap_or_default().to_owned();
    let draft = |index: usize| MemberDraft {
        number: Some(format!("{:03}", index + 1)),
        first_name: pick(&FIRST, index),
        last_name: pick(&LAST, index * 5 + index / 12),
        born: match index {
            MINOR => today().checked_sub_days(Days::new(16 * 365)),
            _ => NaiveDate::from_ymd_opt(1960 + i32::try_from(index % MEMBERS).unwrap_or(0), 3, 12),
        },
        ..MemberDraft::default()
    };
    (0..count).map(|index| Ok(club.library().save_member(draft(index), now)?.id)).collect()
}

fn sample_past(club: &mut Club, members: &[MemberId], now: Millis) -> Result<SeasonId, Problem> {
    let season = sample_season(club)?;
    for evening in 1..=PAST {
        play_past(club, members, season, evening, now)?;
    }
    Ok(season)
}

fn sample_ready(
    club: &mut Club,
    members: &[MemberId],
    season: SeasonId,
    date: NaiveDate,
    now: Millis,
) -> Result<(), Problem> {
    let mut setup = crate::rebuy(club.language(), date);
    setup.tables.truncate(5);
    let id = club.tournaments().create_tournament(setup, Some(season), now)?;
    for member in members.iter().take(27) {
        club.play().act(
            id,
            &Action::Register { member: *member, born: None, paid: member.0 % 7 != 0 },
            now,
        )?;
    }
    Ok(())
}

fn sample_season(club: &mut Club) -> Result<SeasonId, Problem> {
    let (from, to) = (today().checked_sub_days(Days::new(150)), today().checked_add_days(Days::new(150)));
    let draft = SeasonDraft {
        id: None,
        name: match club.language() {
            Language::Fr => "Saison en cours".to_owned(),
            Language::En => "Current season".to_owned(),
        },
        starts_on: from.unwrap_or_else(today),
        ends_on: to.unwrap_or_else(today),
        best_n: Some(4),
        min_played: 1,
    };
    Ok(club.file.seasons().save_season(&draft)?)
}

/// Plays an evening of the past, on a Friday: the same chance each time, so that every sample club
/// looks the same.
fn play_past(
    club: &mut Club,
    members: &[MemberId],
    season: SeasonId,
    evening: u64,
    now: Millis,
) -> Result<(), Problem> {
    let mut dice = ChaCha20Rng::seed_from_u64(evening);
    let since_friday = u64::from(today().weekday().days_since(Weekday::Fri)).max(1);
    let ago = since_friday + (PAST - evening) * 21;
    let date = today().checked_sub_days(Days::new(ago)).unwrap_or_else(today);
    // Every other evening is played for money.
    let make = if evening.is_multiple_of(2) { crate::rebuy } else { crate::freezeout };
    let mut setup = make(club.language(), date);
    setup.name = format!("{} {evening}", setup.name);
    if let Some(money) = &mut setup.money {
        money.club_part = Cents(200);
    }
    let rebuys = if setup.money.is_some() { dice.random_range(2..=5) } else { 0 };
    let mut at = now - Millis::of_minutes(i64::try_from(ago).unwrap_or(0) * 24 * 60);
    let id = club.tournaments().create_tournament(setup, Some(season), at)?;
    let skip = usize::try_from(evening).unwrap_or(0) * 3;
    let came = dice.random_range(15..=20);
    for member in members.iter().take(MINOR).skip(skip).take(came) {
        let action = Action::Register { member: *member, born: None, paid: true };
        club.play().act_with(id, &action, at, &mut dice)?;
    }
    club.play().act_with(id, &Action::DrawSeats, at, &mut dice)?;
    club.play().act_with(id, &Action::Start, at, &mut dice)?;
    let mut left: Vec<EntryId> = club.tournament(id)?.entries().iter().map(|entry| entry.id).collect();
    left.shuffle(&mut dice);
    for entry in left.sample(&mut dice, rebuys).copied().collect::<Vec<_>>() {
        at += Millis::of_minutes(dice.random_range(2..=9));
        let action = Action::Rebuy { entry, stack: Chips::ZERO, paid: true };
        club.play().act_with(id, &action, at, &mut dice)?;
    }
    while let (Some(entry), true) = (left.pop(), !left.is_empty()) {
        at += Millis::of_minutes(dice.random_range(6..=24));
        let by = left.choose(&mut dice).copied();
        let players = vec![BustLine { entry, by, stack: None }];
        club.play().act_with(id, &Action::Bust { players }, at, &mut dice)?;
    }
    club.play().act_with(id, &Action::Finish { stacks: Vec::new() }, at, &mut dice)?;
    Ok(())
}
