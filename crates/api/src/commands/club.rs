//! The open club: opening and making clubs, and remembering which; its name, language and copies.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::locale::Language;
use tapis_club::store::{Backup, real_path};
use tapis_club::{Away, Club, DoubtedDay, Problem};

use crate::base::lock::locked;
use crate::program::subjects::Opening;
use crate::{Dialog, FollowingView, Notice, ProblemText, RoomOrder, SecondComputer, SecondPlace};

/// State of the open club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubState {
    /// The club's name; `null` if no club is open.
    pub name: Option<String>,
    /// Identity of the club, whatever its name and the place of its file; `null` if no club is open.
    pub identity: Option<String>,
    pub path: Option<String>,
    /// City of the club; empty if not stated.
    pub city: String,
    /// Currency of new evenings and fees; `null` if the club plays without money.
    pub currency: Option<String>,
    /// The language in use.
    pub language: Language,
    /// The day that the computer tells although it can hardly be; `null` if nothing speaks against it.
    pub doubted_day: Option<DoubtedDay>,
    /// The club's sounds are muted.
    pub muted: bool,
    /// A clock ran while the program was away.
    pub away: Option<Away>,
    /// Clubs opened before, latest first.
    pub recent: Vec<String>,
    pub version: String,
    /// Reason why the club that was asked for at the start is not open; `null` if it is, or another is.
    pub unopened: Option<ProblemText>,
    /// Faults that were found when the club was opened, whether repaired or unreadable.
    pub notices: Vec<String>,
    /// Place where a copy of the club follows every change; `null` means nowhere.
    pub second: Option<SecondPlace>,
    /// The computer that leads the club, which this one follows; `null` if this one leads.
    pub following: Option<FollowingView>,
    /// The second computer of the club, while its line stands.
    pub follower: Option<SecondComputer>,
    /// A second computer that may lead meanwhile: nothing is changed until that is known.
    pub doubted: Option<String>,
}

#[commands]
impl ClubCommands<'_> {
    /// Returns the state of the open club. Where its file is and what was found in it is for the desk alone.
    #[audience(door)]
    pub fn club_state(&self) -> Result<ClubState, Problem> {
        let state = self.whole_state()?;
        if self.at_desk() {
            return Ok(state);
        }
        Ok(ClubState {
            path: None,
            away: None,
            doubted_day: None,
            recent: Vec::new(),
            unopened: None,
            notices: Vec::new(),
            second: None,
            following: None,
            follower: None,
            doubted: None,
            ..state
        })
    }

    /// Opens a club that the person chooses, or one named; `null` if none was chosen.
    #[audience(host)]
    pub fn club_open(&self, path: Option<String>) -> Result<Option<ClubState>, Problem> {
        let dialog = Dialog::Open { kind: "Tapis", endings: &["tapis"] };
        let Some(path) = self.place(path, dialog) else { return Ok(None) };
        self.api.opening().open(&path)?;
        self.club_state().map(Some)
    }

    /// Opens the sample club, making it in this language where there is none.
    #[audience(host)]
    pub fn club_sample(&self, language: Language) -> Result<ClubState, Problem> {
        self.api.opening().open_sample(language)?;
        self.club_state()
    }

    /// Shows the folder of the open club's file in the system's file manager.
    #[audience(host)]
    pub fn club_reveal(&self) -> Result<(), Problem> {
        let path = self.read(|club| Ok(club.file().path().to_path_buf()))?;
        let folder = path.parent().unwrap_or(&path);
        self.api.host.open_in_viewer(folder).map_err(|detail| {
            let values = [("file", folder.display().to_string().into()), ("detail", detail.into())];
            Problem::new("documents-no_viewer", &values)
        })
    }

    /// Closes the desk's window and ends the program; false: the desk is asking the person first.
    #[audience(host)]
    pub fn desk_close(&self, sure: bool) -> Result<(), Problem> {
        self.window(if sure { RoomOrder::CloseDesk } else { RoomOrder::DeskAsks })
    }

    /// Sets the club's name, place and currency; `null` means without money.
    #[audience(desk)]
    pub fn club_describe(
        &self,
        name: String,
        city: String,
        currency: Option<String>,
    ) -> Result<ClubState, Problem> {
        self.change(None, |club| club.details().describe(&name, &city, currency.as_deref()))?;
        self.club_state()
    }

    /// Changes the club's language.
    #[audience(desk)]
    pub fn language_set(&self, language: Language) -> Result<ClubState, Problem> {
        self.change(None, |club| club.details().set_language(language))?;
        self.club_state()
    }

    /// Answers what became of the clock while the program was away.
    #[audience(desk)]
    pub fn away_answer(&self, give_back: bool) -> Result<ClubState, Problem> {
        self.change(None, |club| club.absence().answer_away(give_back, self.now()))?;
        self.club_state()
    }

    /// Copies the club file into its folder of backups.
    #[audience(desk)]
    pub fn backup_now(&self) -> Result<Vec<Backup>, Problem> {
        self.read(|club| club.backup("demand"))?;
        self.backups()
    }

    /// Puts what a copy holds in the place of the club, which is copied first.
    #[audience(host)]
    pub fn backup_restore(&self, path: String) -> Result<ClubState, Problem> {
        self.change(None, |club| {
            club.restore_backup(Path::new(&path))?;
            // The tournament in the room may not be in the copy.
            self.api.forget_room();
            Ok(())
        })?;
        self.club_state()
    }

    /// The copies there are.
    #[audience(desk)]
    pub fn backups(&self) -> Result<Vec<Backup>, Problem> {
        self.read(|club| Ok(club.file().backups()))
    }
}

/// Clubs that are remembered.
const REMEMBERED: usize = 6;
const MEMORY: &str = "recent.json";
const SAMPLE: &str = "exemple.tapis";

impl Opening<'_> {
    /// Clubs opened before that are still there, latest first. The sample is not among them: it is never the club that
    /// opens next time.
    pub fn recent(self) -> Vec<String> {
        let recent: Vec<String> = self.api.recalled(MEMORY).unwrap_or_default();
        let sample = self.sample_path();
        let ours = |path: &&String| Path::new(path).is_file() && Some(Path::new(path)) != sample.as_deref();
        recent.iter().filter(ours).cloned().collect()
    }

    fn sample_path(self) -> Option<PathBuf> {
        Some(self.api.host.data_folder()?.join(SAMPLE))
    }

    pub(crate) fn remember(self, path: &Path) {
        if self.sample_path().as_deref() == Some(path) {
            return;
        }
        let path = path.display().to_string();
        let mut list = self.recent();
        list.retain(|other| *other != path);
        list.insert(0, path);
        list.truncate(REMEMBERED);
        self.api.keep_in_mind(MEMORY, &list);
    }

    /// This club is open already, whichever way its path is written.
    pub fn has_open(self, path: &Path) -> bool {
        let same = |club: &mut Club| Ok(real_path(path).is_ok_and(|path| club.file().path() == path));
        self.api.read(same).unwrap_or(false)
    }

    /// Another start of the program was given this club, or the sample club: the desk opens it, unless it is
    /// open.
    pub fn ask_to_open(self, club: Option<PathBuf>) {
        let path = club.clone().or_else(|| self.sample_path());
        if !path.is_some_and(|path| self.has_open(&path)) {
            self.api.tell(Notice::OpenAsked(club));
        }
    }

    /// Opens a club at a path.
    ///
    /// # Errors
    /// A sentence that says why not; the club before stays open.
    pub fn open(self, path: &Path) -> Result<(), Problem> {
        if self.has_open(path) {
            return Ok(());
        }
        if let Some((identity, club)) =
            real_path(path).ok().and_then(|path| self.api.computers().followed_at(&path))
        {
            return self.api.following().follow_again(&identity, club);
        }
        let released = self.api.following().release_second(path);
        let opened = self.api.replace(|| {
            let mut club = Club::open_early(path, |life| self.api.clock.now_for(life))?;
            let heartbeat = club.absence().heartbeat();
            if self.api.clock.unknown_for(&heartbeat) {
                club.absence().note_unknown(self.api.clock.now_for(&heartbeat))?;
            }
            // A copy of the state at each start; the club is open even where it cannot be made, or not followed.
            let _ = club.backup("start");
            let _ = self.api.following().follow_second(&mut club);
            self.remember(club.file().path());
            Ok(club)
        });
        if released && opened.is_err() {
            self.api.read(|club| self.api.following().follow_second(club))?;
        }
        self.api.opened.wake();
        if opened.is_ok() {
            self.api.leading().doubt_lead();
        }
        opened
    }

    /// Opens the sample club, making it in this language where there is none.
    ///
    /// # Errors
    /// A sentence that says why not; the club before stays open.
    pub fn open_sample(self, language: Language) -> Result<(), Problem> {
        let unwritable = || Problem::new("open-other", &[("detail", "".into())]);
        let path = self.sample_path().ok_or_else(unwritable)?;
        if path.exists() {
            return self.open(&path);
        }
        self.api.replace(|| Club::sample_in_play(&path, language, self.api.now()))
    }
}

impl ClubCommands<'_> {
    /// Everything about the open club.
    fn whole_state(&self) -> Result<ClubState, Problem> {
        let blank = ClubState {
            name: None,
            identity: None,
            path: None,
            city: String::new(),
            currency: None,
            language: self.language(),
            away: None,
            doubted_day: None,
            muted: false,
            recent: self.api.opening().recent(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            unopened: None,
            notices: Vec::new(),
            second: None,
            following: self.api.following_view(),
            follower: self.api.second_view(),
            doubted: self.api.leading().doubted().map(|other| other.name),
        };
        if !self.api.is_open() {
            let unopened = locked(&self.api.unopened);
            let unopened = unopened.as_ref().map(|problem| ProblemText::of(problem, blank.language));
            return Ok(ClubState { unopened, ..blank });
        }
        let reloaded = self.api.host.reloaded();
        let muted = self.api.sound_settings().muted;
        self.read(|club| {
            Ok(ClubState {
                name: Some(club.name()),
                identity: Some(club.file().settings().identity()?),
                path: Some(club.file().path().display().to_string()),
                city: club.city(),
                muted,
                currency: club.currency(),
                away: club.absence().away(),
                doubted_day: club.doubted_day(chrono::Local::now().date_naive())?,
                notices: club
                    .audit()
                    .notices()
                    .iter()
                    .chain(&reloaded)
                    .map(|notice| notice.say(blank.language))
                    .collect(),
                second: club.standby().second_place().map(SecondPlace::from),
                ..blank
            })
        })
    }
}
