//! Bytes as inputs of each kind.

use std::path::PathBuf;

use serde_json::Value;
use tapis_club::engine::Tournament;
use tapis_club::engine::journal::event::EVENT_VERSION;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{Club, DocumentKind};

use crate::judgement;

/// Time at which actions are done and documents are printed.
const NOW: Millis = Millis(1_800_000_000_000);
/// So many actions make an input: longer ones find no more, and take longer.
const ACTIONS: usize = 12;

/// Target of the fuzzing, with its seeds.
pub enum Target {
    Actions { club: Club, started: Option<(TournamentId, usize)>, _folder: tempfile::TempDir },
    Questions,
    Lists { club: Option<Club>, folder: tempfile::TempDir, times: usize },
    Formulas,
    Structures,
    Rows(Box<Tournament>),
    League(fn(&str) -> judgement::Judgement),
    LeagueFiles,
    Options { club: Club, _folder: tempfile::TempDir },
}

/// Name of the target in `TAPIS_TARGET`.
pub fn asked() -> String {
    std::env::var("TAPIS_TARGET").expect("TAPIS_TARGET names the kind of input")
}

/// A file of the project.
pub fn root(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn memory() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder for a club")
}

impl Target {
    pub fn named(name: &str) -> Self {
        let folder = memory();
        let path = folder.path().join("club.tapis");
        match name {
            "actions" => {
                let club = Club::sample(&path, Language::En, Millis::ZERO).expect("a club");
                Target::Actions { club, started: None, _folder: folder }
            }
            "questions" => Target::Questions,
            "lists" => Target::Lists { club: None, folder, times: 0 },
            "formulas" => Target::Formulas,
            "structures" => Target::Structures,
            "rows" => {
                let setup = std::fs::read(root("tests/data/setup-1.json")).expect("a set-up");
                let setup = serde_json::from_slice(&setup).expect("a set-up");
                Target::Rows(Box::new(Tournament::new(setup)))
            }
            "evenings" => Target::League(judgement::league::evening),
            "bundles" => Target::League(judgement::league::bundle),
            "leagues" => Target::League(judgement::league::lists),
            "codes" => Target::League(judgement::league::join_code),
            "files" => Target::LeagueFiles,
            "options" => {
                std::fs::copy(root("tests/data/club-1.tapis"), &path).expect("a club");
                Target::Options { club: Club::open(&path, Millis::ZERO).expect("a club"), _folder: folder }
            }
            other => panic!("there is no kind of input called {other}"),
        }
    }

    /// Tries one input. What must not be panics, which libFuzzer keeps with the input.
    pub fn judge(&mut self, bytes: &[u8]) {
        let text = || std::str::from_utf8(bytes).ok();
        match self {
            Target::Actions { club, started, .. } => {
                let Some(text) = text() else { return };
                let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
                play(club, started, lines.take(ACTIONS));
            }
            Target::Questions => {
                let Some(asked) = text().and_then(|text| serde_json::from_str(text).ok()) else { return };
                judgement::question(&asked);
            }
            Target::Lists { club, folder, times } => {
                // A new club from time to time, so that names are not all known.
                if club.is_none() || *times % 200 == 0 {
                    drop(club.take());
                    let path = folder.path().join(format!("{times}.tapis"));
                    let day = chrono::NaiveDate::default();
                    *club = Some(Club::create(&path, "Club", Language::En, day).expect("a club"));
                }
                *times += 1;
                if let Some(club) = club {
                    judgement::list(club, bytes);
                }
            }
            Target::Formulas => {
                judgement::formula(&String::from_utf8_lossy(bytes));
            }
            Target::Structures => {
                judgement::structure(&String::from_utf8_lossy(bytes));
            }
            Target::Rows(blank) => {
                let Some(text) = text() else { return };
                judgement::row(&mut blank.clone(), EVENT_VERSION, text);
            }
            Target::League(judge) => {
                if let Some(text) = text() {
                    judge(text);
                }
            }
            Target::LeagueFiles => {
                judgement::league::file(bytes);
            }
            Target::Options { club, .. } => {
                let Some((choice, rest)) = bytes.split_first_chunk::<2>() else { return };
                let kind = DocumentKind::ALL[usize::from(choice[0]) % DocumentKind::ALL.len()];
                let Ok(options) = serde_json::from_slice(rest) else { return };
                let about = judgement::about(usize::from(choice[1]));
                judgement::options(club, kind, about, &options, NOW, true);
            }
        }
    }
}

/// Acts from the beginning of an evening, and goes back there; where that is impossible, the next input has
/// another evening.
fn play(club: &mut Club, started: &mut Option<(TournamentId, usize)>, actions: impl Iterator<Item = Value>) {
    let active = |club: &Club, id| {
        let rows = club.file().journal().rows(id).expect("a journal");
        rows.iter().filter(|row| row.active()).count()
    };
    let (id, rows) = *started.get_or_insert_with(|| {
        let id = judgement::started(club, NOW);
        (id, active(club, id))
    });
    let mut now = NOW;
    let mut taken = 0;
    for action in actions {
        now += Millis::of_seconds(30);
        if judgement::action(club, id, &action, now) == judgement::Judgement::Taken {
            taken += 1;
        }
    }
    club.views().desk(Language::Fr, id, now).expect("a view");
    for _ in 0..taken {
        let _ = club.play().undo(id, now);
    }
    let long = club.file().journal().journal_length(id).expect("a journal") > 400;
    if taken > 0 && (long || active(club, id) != rows) {
        *started = None;
    }
}
