//! An evening in full play at eight tables, so that the floor plan and the room can be seen at once.

use crate::beginning::sample::sample_members;
use crate::beginning::sample::sample_past;
use crate::beginning::sample::sample_ready;
use std::path::Path;

use chrono::{Datelike, Days, Weekday};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tapis_engine::Action;
use tapis_engine::base::quantity::{Chips, EntryId, MemberId, Millis, SeasonId};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::state::penalties::{Offence, Sanction};
use tapis_locale::Language;

use crate::beginning::sample::MINOR;
use crate::file::club::today;
use crate::{Club, Problem};

/// Eight tables of eight seats.
const PLAYERS: usize = 64;
/// Minutes since the cards went into the air: the first level after the rebuys and their break.
const PLAYED: i64 = 78;
/// Players who lost all their chips while rebuys were allowed and bought more.
const REBUYS: i64 = 9;
/// Players who are out.
const OUT: i64 = 6;

impl Club {
    /// Makes the sample club with an evening in play: seventy members, six evenings of a season, one of
    /// today with eight tables whose clock is paused, and one ready for the next Friday.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn sample_in_play(path: &Path, language: Language, now: Millis) -> Result<Self, Problem> {
        Club::sample_with(path, language, |club| {
            let members = sample_members(club, PLAYERS + 6, now)?;
            let season = sample_past(club, &members, now)?;
            let to_friday = 7 - u64::from(today().weekday().days_since(Weekday::Fri));
            let friday = today().checked_add_days(Days::new(to_friday)).unwrap_or_else(today);
            sample_ready(club, &members, season, friday, now)?;
            play_eight_tables(club, &members, season, now)
        })
    }
}

/// The same chance each time, so that every sample club looks the same.
fn play_eight_tables(
    club: &mut Club,
    members: &[MemberId],
    season: SeasonId,
    now: Millis,
) -> Result<(), Problem> {
    let mut dice = ChaCha20Rng::seed_from_u64(8);
    let start = now - Millis::of_minutes(PLAYED);
    let mut setup = crate::rebuy(club.language(), today());
    setup.name = match club.language() {
        Language::Fr => "Tournoi des huit tables".to_owned(),
        Language::En => "Eight-table tournament".to_owned(),
    };
    setup.seats_per_table = 8;
    let id = club.tournaments().create_tournament(setup, Some(season), start)?;
    let mut act = |club: &mut Club, minutes: i64, action: Action| {
        club.play().act_with(id, &action, start + Millis::of_minutes(minutes), &mut dice).map(|_| ())
    };
    let adults = members.iter().enumerate().filter(|(index, _)| *index != MINOR);
    for (_, member) in adults.take(PLAYERS) {
        act(club, 0, Action::Register { member: *member, born: None, paid: member.0 != 23 })?;
    }
    act(club, 0, Action::DrawSeats)?;
    act(club, 0, Action::Start)?;
    for out in 0..REBUYS + OUT {
        // The rebuys are spread over the first hour, the eliminations over the minutes after the break.
        let minutes = if out < REBUYS { 8 + 6 * out } else { 71 + out - REBUYS };
        let alive: Vec<EntryId> = club.tournament(id)?.alive().map(|entry| entry.id).collect();
        let Some(&entry) = alive.get(usize::try_from(out * 7 + 3).unwrap_or(0) % alive.len()) else {
            continue;
        };
        if out < REBUYS {
            act(club, minutes, Action::Rebuy { entry, stack: Chips::ZERO, paid: true })?;
            continue;
        }
        let tables = club.tournament(id)?.tables();
        let table = tables.values().find(|table| table.seats.contains(&Some(entry)));
        let by = table.and_then(|table| table.seats.iter().flatten().copied().find(|other| *other != entry));
        act(club, minutes, Action::Bust { players: vec![BustLine { entry, by, stack: None }] })?;
    }
    // At one table nobody has said where the button is.
    let told: Vec<_> =
        club.tournament(id)?.tables().values().skip(1).map(|table| (table.no, table.occupied())).collect();
    for (table, seats) in told {
        let at = usize::from(table) % seats.len();
        let Some(&seat) = seats.get(at) else { continue };
        act(club, PLAYED - 1, Action::TellPosition { table, seat, position: Position::Button })?;
    }
    let alive: Vec<EntryId> = club.tournament(id)?.alive().map(|entry| entry.id).collect();
    if let [_, late, .., telephone] = alive[..] {
        act(club, 76, Action::SetAbsent { entry: late, absent: true })?;
        let sanction = Sanction::Warning { hands: 1 };
        let offence = Offence::Device;
        act(
            club,
            76,
            Action::Penalise { entry: telephone, offence, sanction, note: String::new(), stack: None },
        )?;
    }
    act(club, PLAYED, Action::PauseClock)
}
