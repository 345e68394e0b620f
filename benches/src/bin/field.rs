//! Cost of each kind of action on the disk with 40, 1,000, 5,000 and 10,000 players, and memory of the program with
//! each. The tournaments are asked one after the other, kind by kind, so that a slow moment of the disk comes upon all
//! of them.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_benches::rehearsal::{member, seated};
use tapis_benches::{disk_folder, line, median, ms, quantile, table, timed, verdict};
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::state::penalties::{Offence, Sanction};
use tapis_club::engine::views::tournament_view;
use tapis_club::engine::{Action, Tournament};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

const FIELDS: [u32; 4] = [40, 1_000, 5_000, 10_000];
const ROUNDS: usize = 200;
const GOAL: f64 = 1.3;
const NOW: Millis = Millis(1_000);

/// Action that is measured, in the order of a round. Each round leaves the field as it found it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Pay,
    Pause,
    Resume,
    Penalise,
    Lift,
    Rebuy,
    Bust,
    Undo,
    Redo,
    Revive,
    Move,
    MoveBack,
    Balance,
    UndoBalance,
    Break,
    UndoBreak,
    Late,
    UndoLate,
}

const KINDS: [(Kind, &str); 18] = [
    (Kind::Pay, "payment"),
    (Kind::Pause, "clock stopped"),
    (Kind::Resume, "clock started"),
    (Kind::Penalise, "penalty"),
    (Kind::Lift, "penalty lifted"),
    (Kind::Rebuy, "rebuy"),
    (Kind::Bust, "elimination"),
    (Kind::Undo, "undo of it"),
    (Kind::Redo, "redo"),
    (Kind::Revive, "revival"),
    (Kind::Move, "move"),
    (Kind::MoveBack, "move back"),
    (Kind::Balance, "balancing move"),
    (Kind::UndoBalance, "undo of it"),
    (Kind::Break, "table broken"),
    (Kind::UndoBreak, "undo of it"),
    (Kind::Late, "late registration"),
    (Kind::UndoLate, "undo of it"),
];

/// A tournament of one size under way, in a club of its own.
struct Field {
    club: Club,
    id: TournamentId,
    dice: ChaCha20Rng,
    chosen: EntryId,
    from: (u16, u8),
    penalties: u32,
    free: u16,
    late: MemberId,
    /// A window holds the tournament as it was after the last change, as the program's clock does.
    shown: Vec<(TournamentId, Arc<Tournament>)>,
    times: Vec<Vec<Duration>>,
}

impl Field {
    fn new(folder: &Path, players: u32) -> Result<Self, Problem> {
        let today = chrono::Local::now().date_naive();
        let path = folder.join(format!("{players}.tapis"));
        let mut club = Club::create(&path, "Club", Language::Fr, today)?;
        let id = seated(&mut club, players)?;
        let late = member(&mut club, players + 1)?;
        // The table that stands ready, for moves.
        let free = u16::try_from(players.div_ceil(9) + 1).unwrap_or(u16::MAX);
        club.play().act(id, &Action::OpenTable { table: free }, Millis::ZERO)?;
        let dice = ChaCha20Rng::seed_from_u64(1);
        let times = vec![Vec::new(); KINDS.len()];
        let shown = club.playing()?;
        let chosen = EntryId(1);
        Ok(Field { club, id, dice, chosen, from: (1, 1), penalties: 0, free, late, shown, times })
    }

    /// Chooses whom the round is about.
    fn choose(&mut self) -> Result<(), Problem> {
        let tournament = self.club.tournament(self.id)?;
        let alive: Vec<EntryId> = tournament.alive().map(|entry| entry.id).collect();
        let index = self.dice.random_range(0..alive.len().max(1));
        self.chosen = alive.get(index).copied().unwrap_or(EntryId(1));
        let seat = tournament.entry(self.chosen).and_then(|entry| entry.seat());
        self.from = seat.map_or((1, 1), |at| (at.table, at.seat));
        Ok(())
    }

    fn act(&mut self, action: &Action) -> Result<(), Problem> {
        self.club.play().act_with(self.id, action, NOW, &mut self.dice).map(|_| ())
    }

    fn one(&mut self, kind: Kind) -> Result<(), Problem> {
        let entry = self.chosen;
        match kind {
            Kind::Pay => self.act(&Action::Pay { entry, amount: Cents(100) }),
            Kind::Pause => self.act(&Action::PauseClock),
            Kind::Resume => self.act(&Action::ResumeClock),
            Kind::Penalise => {
                self.penalties += 1;
                let (offence, sanction) = (Offence::Other, Sanction::Warning { hands: 0 });
                self.act(&Action::Penalise { entry, offence, sanction, note: String::new(), stack: None })
            }
            Kind::Lift => self.act(&Action::LiftPenalty { penalty: self.penalties }),
            Kind::Rebuy => self.act(&Action::Rebuy { entry, stack: Chips::ZERO, paid: true }),
            Kind::Bust => {
                self.act(&Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] })
            }
            Kind::Undo | Kind::UndoBalance | Kind::UndoBreak | Kind::UndoLate => {
                self.club.play().undo(self.id, NOW).map(|_| ())
            }
            Kind::Redo => self.club.play().redo(self.id, NOW).map(|_| ()),
            Kind::Revive => self.act(&Action::Revive { entry }),
            Kind::Move => self.act(&Action::MovePlayer { entry, table: self.free, seat: 1 }),
            Kind::MoveBack => {
                let (table, seat) = self.from;
                self.act(&Action::MovePlayer { entry, table, seat })
            }
            Kind::Balance => {
                let (from, to) = (self.from.0, self.free);
                self.act(&Action::Balance { from, to, entry: Some(entry), seat: None })
            }
            // Its players find seats at the table that stands ready and at all others.
            Kind::Break => self.act(&Action::BreakTable { table: self.from.0 }),
            Kind::Late => self.act(&Action::Register { member: self.late, born: None, paid: true }),
        }
    }

    /// Does one thing, and takes the snapshot that the windows get.
    fn measure(&mut self, index: usize, kind: Kind) -> Result<(), Problem> {
        let (time, done) = timed(|| {
            self.one(kind)?;
            self.shown = self.club.playing()?;
            Ok::<(), Problem>(())
        });
        done?;
        if let Some(times) = self.times.get_mut(index) {
            times.push(time);
        }
        Ok(())
    }
}

fn said(problem: Problem) -> String {
    problem.message.say(Language::En)
}

/// Plays some rounds with one field, and says how much memory that took at most, in MB.
fn memory(players: u32) -> Result<u64, String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let mut field = Field::new(folder.path(), players).map_err(said)?;
    for _ in 0..20 {
        round(std::slice::from_mut(&mut field)).map_err(said)?;
    }
    // Linux says it; elsewhere the column stays at 0.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok());
    Ok(kilobytes.unwrap_or(0) / 1_024)
}

fn round(fields: &mut [Field]) -> Result<(), Problem> {
    for field in &mut *fields {
        field.choose()?;
    }
    for (index, (kind, _)) in KINDS.into_iter().enumerate() {
        for field in &mut *fields {
            field.measure(index, kind)?;
        }
    }
    Ok(())
}

fn measured(folder: &Path, title: &str) -> Result<f64, Problem> {
    let fields: Result<Vec<Field>, Problem> =
        FIELDS.into_iter().map(|players| Field::new(folder, players)).collect();
    let mut fields = fields?;
    for _ in 0..ROUNDS {
        round(&mut fields)?;
    }
    let mut head = vec![String::new()];
    head.extend(FIELDS.iter().flat_map(|players| [format!("{players}"), "90 %".to_owned()]));
    head.extend(FIELDS.iter().skip(1).map(|players| format!("{players} / 40")));
    let mut lines = vec![head];
    let mut worst = 0_f64;
    for (index, (_, name)) in KINDS.into_iter().enumerate() {
        let times: Vec<&[Duration]> =
            fields.iter().filter_map(|field| field.times.get(index)).map(Vec::as_slice).collect();
        let mut cells = vec![name.to_owned()];
        cells.extend(times.iter().flat_map(|times| [ms(median(times)), ms(quantile(times, 90))]));
        let least = times.first().map_or(1.0, |times| median(times).as_secs_f64());
        for times in times.iter().skip(1) {
            let ratio = median(times).as_secs_f64() / least;
            worst = worst.max(ratio);
            cells.push(format!("{ratio:.2}"));
        }
        lines.push(cells);
    }
    table(title, &lines);
    Ok(worst)
}

/// Measures the views that a window asks for after each action: the whole tournament, made and written as JSON.
fn views(folder: &Path) -> Result<(), String> {
    let mut lines = vec![line(&[&"players", &"median", &"90 %", &"JSON"])];
    for players in FIELDS {
        let mut field = Field::new(&folder.join("views"), players).map_err(said)?;
        let tournament = field.club.tournament(field.id).map_err(said)?;
        let mut times = Vec::new();
        let mut length = 0;
        for _ in 0..50 {
            let (time, text) = timed(|| serde_json::to_string(&tournament_view(tournament, NOW)));
            length = text.map_err(|error| error.to_string())?.len();
            times.push(time);
        }
        let size = format!("{} kB", length / 1_000);
        lines.push(line(&[&players, &ms(median(&times)), &ms(quantile(&times, 90)), &size]));
    }
    table("A window's view of the tournament", &lines);
    Ok(())
}

fn main() -> Result<(), String> {
    if let Some(players) = std::env::args().nth(1).and_then(|players| players.parse().ok()) {
        println!("{}", memory(players)?);
        return Ok(());
    }
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let worst = measured(folder.path(), "An action on the disk, by kind and field").map_err(said)?;
    println!("  goal: at most {GOAL} times the cost with 40 players: {}", verdict(worst <= GOAL));
    // A disk in memory shows the program's own time, without that of the disk. the program's own time, without that of
    // the disk.
    if let Ok(memory) = tempfile::tempdir_in("/dev/shm") {
        measured(memory.path(), "The same on a disk in memory").map_err(said)?;
    }
    std::fs::create_dir(folder.path().join("views")).map_err(|error| error.to_string())?;
    views(folder.path())?;
    let itself = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut lines = vec![line(&[&"players", &"memory at most, of a program without a window"])];
    for players in FIELDS {
        let asked = Command::new(&itself).arg(players.to_string()).output();
        let said = asked.map_err(|error| error.to_string())?.stdout;
        lines.push(line(&[&players, &format!("{} MB", String::from_utf8_lossy(&said).trim())]));
    }
    table("Memory", &lines);
    Ok(())
}
