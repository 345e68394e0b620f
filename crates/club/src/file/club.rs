//! Club whose file is open.

mod second;
pub(crate) mod standby;

use std::collections::BTreeMap;
use std::path::Path;

use chrono::{Local, NaiveDate};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::championship::Formulas;
use tapis_engine::setup::text::invisible;
use tapis_engine::structure::Tempo;
use tapis_locale::{Language, Phrase};
use tapis_store::{Author, ClubFile, Heartbeat, StoreError};

use crate::Problem;
use crate::file::absence::OpenQuestion;
use crate::file::known_evening::KnownEvening;
use crate::file::live::Live;
use crate::file::paper_logo::PaperLogo;

/// An open club: its file, and its tournaments as they are replayed from the journal.
#[derive(Debug)]
pub struct Club {
    pub(crate) file: ClubFile,
    pub(crate) author: Author,
    /// Snapshots of these are immutable: a change makes another state ([`std::sync::Arc::make_mut`]).
    pub(crate) live: BTreeMap<TournamentId, Live>,
    pub(crate) unsound: Vec<Phrase>,
    /// Evenings that were over when the club was opened and have not been compared with their journals yet.
    pub(crate) uncompared: Vec<TournamentId>,
    pub(crate) heartbeat: Heartbeat,
    /// Facts about evenings for formulas, as long as their journals have not grown.
    pub(crate) evenings: BTreeMap<TournamentId, KnownEvening>,
    pub(crate) away: Vec<OpenQuestion>,
    pub(crate) paper_logo: PaperLogo,
    /// `None` if not asked for yet.
    pub(crate) tempo: Option<Tempo>,
    /// Formulas of championships that were used before.
    pub(crate) formulas: Formulas,
}

impl Club {
    /// A new file with these templates in it.
    pub(crate) fn filled(
        path: &Path,
        name: &str,
        language: Language,
        setups: &[SetupDraft],
    ) -> Result<Self, Problem> {
        let spoken = serde_json::to_string(&language).map_err(StoreError::Unwritable)?;
        let file = ClubFile::create_with(path, |file| {
            file.set_author(author_here());
            file.settings().set_setting("name", name)?;
            file.settings().set_setting("language", &spoken)?;
            setups.iter().try_for_each(|setup| file.library().save_template(&setup.name, setup))
        })?;
        Ok(Club::with(file))
    }

    /// Opens a club. If it was not closed in good order while a clock ran, [`Absence::away`] says
    /// how long it was away.
    ///
    /// # Errors
    /// A sentence that says why not; the file has not been touched.
    pub fn open(path: &Path, now: Millis) -> Result<Self, Problem> {
        Club::opened(path, |_| now, |club| club.audit().look_over())
    }

    /// Opens a club before the evenings that are over have been compared with their journals: the caller goes on
    /// with [`Audit::look_over_more`]. `now` reads the time from the club's last sign of life.
    ///
    /// # Errors
    /// A sentence that says why not; the file has not been touched.
    pub fn open_early(path: &Path, now: impl FnOnce(&Heartbeat) -> Millis) -> Result<Self, Problem> {
        Club::opened(path, now, |club| club.audit().look_over_unfinished())
    }

    fn opened(
        path: &Path,
        now: impl FnOnce(&Heartbeat) -> Millis,
        look_over: impl FnOnce(&mut Club) -> Result<(), Problem>,
    ) -> Result<Self, Problem> {
        let mut club = Club::with(ClubFile::open(path)?);
        look_over(&mut club)?;
        club.absence().recall_life()?;
        let now = now(&club.heartbeat);
        club.away = club.absence().find_away(now)?;
        Ok(club)
    }

    pub(crate) fn with(file: ClubFile) -> Self {
        let heartbeat = Heartbeat::of(file.path());
        file.set_author(author_here());
        Club {
            file,
            author: author_here(),
            live: BTreeMap::new(),
            unsound: Vec::new(),
            uncompared: Vec::new(),
            heartbeat,
            evenings: BTreeMap::new(),
            away: Vec::new(),
            paper_logo: PaperLogo::default(),
            tempo: None,
            formulas: Formulas::default(),
        }
    }

    pub fn file(&self) -> &ClubFile {
        &self.file
    }

    /// The club's language: that of its documents, and of whoever asks for no other.
    pub fn language(&self) -> Language {
        let kept = self.file.settings().setting("language").ok().flatten();
        kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
    }

    pub fn name(&self) -> String {
        self.file.settings().setting("name").ok().flatten().unwrap_or_default()
    }

    /// City of the club, as its documents state it; empty if not stated.
    pub fn city(&self) -> String {
        self.file.settings().setting("city").ok().flatten().unwrap_or_default()
    }

    /// Currency of new evenings and fees, as three capital letters; `None` if the club plays without money. Euros in a
    /// club that was never asked.
    pub fn currency(&self) -> Option<String> {
        let kept =
            self.file.settings().setting("currency").ok().flatten().unwrap_or_else(|| "EUR".to_owned());
        Some(kept).filter(|code| !code.is_empty())
    }

    /// Sets the author and the device of all further changes, for the history; at first that is [`author_here`].
    pub fn set_author(&mut self, author: Author) {
        self.file.set_author(author.clone());
        self.author = author;
    }

    /// Names the command of a device from which changes come until it is named anew; `None` means this computer's own.
    pub fn set_command(&mut self, command: Option<String>) {
        self.file.set_command(command);
    }

    /// Closes it in good order. What nobody has answered yet is asked again at the next start.
    pub fn close(mut self) {
        if self.absence().away().is_none() {
            // A file that cannot be written asks one question more at the next start.
            let _ = self.absence().note_quiet();
            self.heartbeat.stop();
        } else {
            self.heartbeat.rest();
        }
    }

    /// Closes it in good order at this instant. Where a clock runs, or will by itself, the next start asks what
    /// becomes of the time until then.
    pub fn close_at(mut self, now: Millis) {
        // A journal that cannot be read has no clock that could run.
        if self.absence().away().is_none() && self.absence().any_clock_goes_on(now).unwrap_or(false) {
            self.heartbeat.close(now);
        } else {
            self.close();
        }
    }
}

/// A currency's code: three capital letters.
pub(crate) fn currency_code(code: &str) -> Result<&str, Problem> {
    let code = code.trim();
    let right = code.len() == 3 && code.chars().all(|letter| letter.is_ascii_uppercase());
    if right { Ok(code) } else { Err(Problem::new("setup-currency", &[]).at("currency")) }
}

/// A name without spaces around it.
pub(crate) fn visible(name: &str) -> Result<&str, Problem> {
    let hides = name.trim().chars().any(invisible);
    if hides { Err(Problem::new("club-name_invisible", &[])) } else { Ok(name.trim()) }
}

/// The person logged in, on this computer.
pub fn author_here() -> Author {
    let person = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).unwrap_or_default();
    let device = gethostname::gethostname().to_string_lossy().into_owned();
    Author { person, device }
}

/// The day it is here.
pub(crate) fn today() -> NaiveDate {
    Local::now().date_naive()
}

impl Club {
    /// Copies the file as it is now into its folder of backups.
    ///
    /// # Errors
    /// If the copy cannot be written; the club file is as it was.
    pub fn backup(&self, reason: &str) -> Result<std::path::PathBuf, Problem> {
        Ok(self.file.backup(reason)?)
    }

    /// Puts what a copy holds in the place of what the club holds. Returns the copy that was made
    /// of the club before: nothing is lost.
    ///
    /// # Errors
    /// A sentence where the copy cannot be used; the club is as it was.
    pub fn restore_backup(&mut self, copy: &Path) -> Result<std::path::PathBuf, Problem> {
        let kept = self.file.restore(copy)?;
        self.live.clear();
        self.evenings.clear();
        self.tempo = None;
        self.away.clear();
        self.audit().look_over()?;
        Ok(kept)
    }
}
