//! A computer without windows, for the tests.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tapis_api::{
    Alert, Api, Audience, Caller, Dialog, Host, InstallerStart, Notice, ProblemText, RoomOrder, RoomWindow,
    Trouble, Updates, Utterance,
};
use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_club::update::Kind;

/// Notices to the pages, in order.
pub type Notices = Arc<Mutex<Vec<Notice>>>;

/// The place that the person chooses in the system's dialogs; `None` cancels them.
type ChosenPath = Arc<Mutex<Option<PathBuf>>>;

/// The acts of the program that a person at the computer saw and heard, in order.
type Acts = Arc<Mutex<Vec<String>>>;

struct Computer {
    folder: PathBuf,
    told: Notices,
    chosen: ChosenPath,
    updates: Arc<Mutex<Updates>>,
    orders: Arc<Mutex<Vec<RoomOrder>>>,
    done: Acts,
}

impl Computer {
    fn does(&self, what: impl Debug) {
        self.done.lock().unwrap().push(format!("{what:?}"));
    }
}

impl Host for Computer {
    fn choose(&self, dialog: Dialog<'_>) -> Option<PathBuf> {
        self.does(dialog);
        self.chosen.lock().unwrap().clone()
    }

    fn choose_several(&self, dialog: Dialog<'_>) -> Vec<PathBuf> {
        self.choose(dialog).into_iter().collect()
    }

    fn open_in_viewer(&self, file: &Path) -> Result<(), String> {
        self.does(file);
        self.folder.join("viewer").exists().then_some(()).ok_or_else(|| "no viewer".to_owned())
    }

    fn data_folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn cache_folder(&self) -> PathBuf {
        self.folder.join("cache")
    }

    fn tell(&self, notice: Notice) {
        self.told.lock().unwrap().push(notice);
    }

    fn play(&self, alert: Alert, _: Option<Utterance>) {
        self.does(alert);
    }

    fn try_voice(&self, spoken: Utterance) -> Result<(), Trouble> {
        self.does(spoken);
        Err(Trouble::Voiceless)
    }

    fn try_alert(&self, alert: Alert) -> Result<(), Trouble> {
        self.does(alert);
        Err(Trouble::Nothing)
    }

    fn loudspeakers(&self) -> Vec<String> {
        Vec::new()
    }

    fn room_window(&self) -> Result<RoomWindow, String> {
        Ok(RoomWindow::default())
    }

    fn window(&self, order: RoomOrder) -> Result<(), String> {
        self.does(order);
        self.orders.lock().unwrap().push(order);
        Ok(())
    }

    fn updates(&self) -> Updates {
        self.updates.lock().unwrap().clone()
    }

    fn install(&self, package: &Path, kind: Kind) -> Result<InstallerStart, String> {
        self.does(kind);
        assert!(package.is_file());
        match kind {
            Kind::Nsis => Ok(InstallerStart::Reopens),
            Kind::AppImage => Ok(InstallerStart::NextStart),
            _ => Ok(InstallerStart::Shown),
        }
    }
}

/// The program with the sample club open.
pub struct Running {
    pub api: Arc<Api>,
    pub told: Notices,
    chosen: ChosenPath,
    /// Source of its updates.
    pub updates: Arc<Mutex<Updates>>,
    /// Orders to the windows, in order.
    pub orders: Arc<Mutex<Vec<RoomOrder>>>,
    /// The acts that a person there saw and heard.
    pub done: Acts,
    folder: tempfile::TempDir,
}

impl Running {
    /// The person chooses this place whenever the system asks for one.
    pub fn choose(&self, name: &str) {
        *self.chosen.lock().unwrap() = Some(self.folder.path().join(name));
    }

    pub fn start() -> Self {
        let running = Running::starting();
        running.api.start(|api| {
            Club::sample(&running.folder().join("exemple.tapis"), Language::Fr, api.now())?.close();
            api.opening().open_sample(Language::Fr)
        });
        running
    }

    /// The program before it has opened a club.
    pub fn starting() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let told = Notices::default();
        let chosen = ChosenPath::default();
        let (updates, orders, done) = (Arc::default(), Arc::default(), Acts::default());
        let computer = Computer {
            folder: folder.path().to_owned(),
            told: Arc::clone(&told),
            chosen: Arc::clone(&chosen),
            updates: Arc::clone(&updates),
            orders: Arc::clone(&orders),
            done: Arc::clone(&done),
        };
        let api = Arc::new(Api::new(Box::new(computer)));
        Running { api, told, chosen, updates, orders, done, folder }
    }

    /// Folder of all its files.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Calls a command as somebody of this audience.
    pub fn call(&self, audience: Audience, name: &str, args: Value) -> Result<Value, ProblemText> {
        self.call_in(None, audience, name, args)
    }

    /// The same for somebody who reads this language; `None` means the club's.
    pub fn call_in(
        &self,
        language: Option<Language>,
        audience: Audience,
        name: &str,
        args: Value,
    ) -> Result<Value, ProblemText> {
        let (person, device) = ("Zoé".to_owned(), "tablet".to_owned());
        let caller = Caller { audience, person, device, language, at_table: None, address: None };
        let answer = self.api.call(&caller, name, args)?;
        Ok(serde_json::from_str(&answer).unwrap())
    }

    /// The number of the sample's tournament of that status.
    pub fn tournament(&self, status: &str) -> i64 {
        let all = self.call(Audience::Desk, "tournaments", serde_json::json!({})).unwrap();
        let found = all.as_array().unwrap().iter().find(|row| row["status"] == status).unwrap();
        found["id"].as_i64().unwrap()
    }
}
