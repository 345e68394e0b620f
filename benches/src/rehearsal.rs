//! An evening that can go on for ever, to measure any number of actions: payments, stopping and
//! starting the clock, eliminations that are revived.

use std::path::Path;

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Problem};

const PLAYERS: u32 = 40;

/// Seats forty players of a club and starts the clock. Returns the tournament.
///
/// # Errors
/// If the club refuses something.
pub fn evening(club: &mut Club) -> Result<TournamentId, Problem> {
    seated(club, PLAYERS)
}

/// The same with so many players; a table more stands ready than they need.
///
/// # Errors
/// If the club refuses something.
pub fn seated(club: &mut Club, players: u32) -> Result<TournamentId, Problem> {
    let mut setup = tapis_club::rebuy(Language::Fr, chrono::Local::now().date_naive());
    let tables = u16::try_from(players.div_ceil(9) + 1).unwrap_or(u16::MAX);
    setup.tables = (1..=tables).map(|no| RoomTable::new(no, 9)).collect();
    let id = club.tournaments().create_tournament(setup, None, Millis::ZERO)?;
    for number in 1..=players {
        let member = member(club, number)?;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis::ZERO)?;
    }
    club.play().act(id, &Action::DrawSeats, Millis::ZERO)?;
    club.play().act(id, &Action::Start, Millis::ZERO)?;
    Ok(id)
}

/// A member more in the club.
///
/// # Errors
/// If the club refuses it.
pub fn member(club: &mut Club, number: u32) -> Result<MemberId, Problem> {
    let draft = MemberDraft {
        last_name: format!("Membre {number}"),
        first_name: "Une".to_owned(),
        ..MemberDraft::default()
    };
    Ok(club.library().save_member(draft, Millis::ZERO)?.id)
}

/// The actions of one round.
///
/// # Errors
/// If there is no such tournament.
pub fn action(
    club: &mut Club,
    id: TournamentId,
    dice: &mut ChaCha20Rng,
    round: usize,
) -> Result<Action, Problem> {
    let entry = dice.random_range(1..=PLAYERS);
    let last_out = club.tournament(id)?.eliminated().last().copied();
    Ok(match round % 6 {
        0 => Action::Pay { entry: EntryId(entry), amount: Cents(100) },
        1 => Action::PauseClock,
        2 => Action::ResumeClock,
        3 => Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] },
        4 => Action::Revive { entry: last_out.unwrap_or(EntryId(entry)) },
        _ => Action::SetClock { step: 0, remaining: Millis::of_minutes(10) },
    })
}

/// Plays until the journal has this many rows; on a disk in memory where there is one, so that it
/// does not take minutes.
///
/// # Errors
/// If the club or the disk refuses something.
pub fn played(path: &Path, rows: i64) -> Result<TournamentId, String> {
    let said = |problem: Problem| problem.message.say(Language::Fr);
    let memory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let memory = memory.map_err(|error| error.to_string())?;
    let draft = memory.path().join("club.tapis");
    let today = chrono::Local::now().date_naive();
    let mut club = Club::create(&draft, "Club", Language::Fr, today).map_err(said)?;
    let id = evening(&mut club).map_err(said)?;
    let mut dice = ChaCha20Rng::seed_from_u64(1);
    for round in 0.. {
        let asked = action(&mut club, id, &mut dice, round).map_err(said)?;
        if club.play().act(id, &asked, Millis::of_seconds(1)).map_err(said)?.seq >= rows {
            break;
        }
    }
    club.close();
    std::fs::copy(&draft, path).map_err(|error| error.to_string())?;
    Ok(id)
}
