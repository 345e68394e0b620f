//! The computer as the API needs it: dialogs, viewer, windows, loudspeakers, and the pages' calls.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tapis_api::{
    Alert, Api, Audience, Caller, Computer, Dialog, FoundComputer, Host, InstallerStart, NetworkState,
    Notice, RoomOrder, RoomTrouble, RoomWindow, TextSize, Trouble, Updates, Utterance,
};
use tapis_club::Problem;
use tapis_club::locale::Phrase;
use tapis_club::update::Kind;
use tapis_net::{Network, Pages};
use tauri::ipc::{Invoke, InvokeBody, InvokeResponseBody};
use tauri::{AppHandle, Emitter, Manager, Wry};

use crate::dead_pages;
use crate::file_dialog;
use crate::sleep_inhibitor::SleepInhibitor;
use crate::sound::Sound;
use crate::updating;
use crate::windows::{self, DESK, ROOM};

/// A launcher that has not failed by then has found a viewer: some run as long as it does.
const LAUNCHER: Duration = Duration::from_secs(3);

/// Host of the API that Tauri provides.
pub(crate) struct Desktop(pub(crate) AppHandle);

/// Sends an event to the pages, all of them or one.
pub(crate) fn emit(app: &AppHandle, page: Option<&str>, notice: &Notice) {
    let Ok(Value::Object(mut notice)) = serde_json::to_value(notice) else { return };
    let payload = notice.remove("payload").unwrap_or(Value::Null);
    let Some(Value::String(event)) = notice.remove("event") else { return };
    // A window that is closing does not hear it, and need not.
    let _ = match page {
        Some(page) => app.emit_to(page, &event, payload),
        None => app.emit(&event, payload),
    };
}

impl Desktop {
    /// Lets a person choose, one or `several`; empty if they closed the dialog.
    fn chosen(&self, dialog: Dialog<'_>, several: bool) -> Vec<PathBuf> {
        let Some(desk) = self.0.get_webview_window(DESK) else { return Vec::new() };
        let title = dialog.title(self.0.state::<Arc<Api>>().language());
        file_dialog::choose(&desk, title, dialog, several)
    }
}

impl Host for Desktop {
    fn choose(&self, dialog: Dialog<'_>) -> Option<PathBuf> {
        self.chosen(dialog, false).pop()
    }

    fn choose_several(&self, dialog: Dialog<'_>) -> Vec<PathBuf> {
        self.chosen(dialog, true)
    }

    fn open_in_viewer(&self, file: &Path) -> Result<(), String> {
        open::that_detached_with_timeout(file, LAUNCHER).map_err(|error| error.to_string())
    }

    fn data_folder(&self) -> Option<PathBuf> {
        self.0.path().app_data_dir().ok()
    }

    fn cache_folder(&self) -> PathBuf {
        self.0.path().app_cache_dir().unwrap_or_else(|_| std::env::temp_dir())
    }

    fn club_folders(&self) -> Vec<PathBuf> {
        let paths = self.0.path();
        [paths.document_dir(), paths.home_dir()].into_iter().flatten().collect()
    }

    fn tell(&self, notice: Notice) {
        let page =
            matches!(notice, Notice::Key(..) | Notice::CloseAsked(()) | Notice::OpenAsked(_)).then_some(DESK);
        emit(&self.0, page, &notice);
    }

    fn play(&self, alert: Alert, spoken: Option<Utterance>) {
        self.0.state::<Sound>().play(alert, spoken);
    }

    fn try_voice(&self, spoken: Utterance) -> Result<(), Trouble> {
        let percent = self.0.state::<Arc<Api>>().sound_settings().volume;
        self.0.state::<Sound>().hear_voice(spoken, percent)
    }

    fn try_alert(&self, alert: Alert) -> Result<(), Trouble> {
        self.0.state::<Sound>().hear(alert)
    }

    fn keep_awake(&self, awake: bool) {
        self.0.state::<SleepInhibitor>().keep(awake);
    }

    fn draw_desk(&self, size: TextSize) {
        windows::draw_desk(&self.0, size);
    }

    fn loudspeakers(&self) -> Vec<String> {
        crate::sound::loudspeakers()
    }

    fn room_window(&self) -> Result<RoomWindow, String> {
        windows::room_window(&self.0).map_err(|error| error.to_string())
    }

    fn room_trouble(&self) -> Option<RoomTrouble> {
        windows::room_trouble(&self.0)
    }

    fn reloaded(&self) -> Vec<Phrase> {
        dead_pages::reloaded(&self.0)
    }

    fn room_keys(&self, pressed: bool) -> Result<bool, String> {
        windows::room_keys(&self.0, pressed).map_err(|error| error.to_string())
    }

    fn window(&self, order: RoomOrder) -> Result<(), String> {
        windows::obey(&self.0, order).map_err(|error| error.to_string())
    }

    fn updates(&self) -> Updates {
        updating::updates()
    }

    fn install(&self, package: &Path, kind: Kind) -> Result<InstallerStart, String> {
        updating::install(package, kind)
    }

    fn network(&self) -> NetworkState {
        self.0.state::<Network>().state()
    }

    fn open_network(&self, address: Option<&str>) -> Result<(), Problem> {
        self.0.state::<Network>().open(address)
    }

    fn close_network(&self) {
        self.0.state::<Network>().close();
    }

    fn this_computer(&self) -> Option<Computer> {
        self.0.state::<Network>().computer()
    }

    fn follow(&self, address: &str, pinned: Option<&Computer>) -> Result<(), Problem> {
        self.0.state::<Network>().follow(address, pinned)
    }

    fn trying(&self) -> Option<String> {
        self.0.state::<Network>().trying()
    }

    fn unfollow(&self) {
        self.0.state::<Network>().unfollow();
    }

    fn found_computers(&self) -> Vec<FoundComputer> {
        self.0.state::<Network>().found()
    }

    fn meet(&self, other: &Computer, address: &str, identity: &str) {
        self.0.state::<Network>().meet(other, address, identity);
    }
}

/// The pages that are part of the program, for devices in the room.
pub(crate) struct OwnPages {
    app: AppHandle,
    /// Tauri answers with another page where there is no such file.
    files: BTreeSet<String>,
}

impl OwnPages {
    pub(crate) fn of(app: &AppHandle) -> Self {
        let assets = app.asset_resolver();
        let files = assets.iter().map(|(path, _)| path.trim_start_matches('/').to_owned()).collect();
        OwnPages { files, app: app.clone() }
    }
}

impl Pages for OwnPages {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        // Of a program that has its pages from Vite, Tauri gives away the files of the last build.
        let there = self.files.contains(path) || (tauri::is_dev() && is_inside(path));
        there
            .then(|| self.app.asset_resolver().get(path.to_owned()))
            .flatten()
            .map(|asset| asset.bytes.into())
    }
}

/// Whether a path leads nowhere but into its folder.
fn is_inside(path: &str) -> bool {
    Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Hands the calls of the pages to the API. The capabilities let the room's window call nothing but
/// what is public or its own; the API itself refuses the rest again.
pub(crate) fn handler() -> impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static {
    |invoke| {
        let Invoke { message, resolver, .. } = invoke;
        let audience = if message.webview_ref().label() == ROOM { Audience::Room } else { Audience::Host };
        let (app, name) = (message.webview_ref().app_handle().clone(), message.command().to_owned());
        let args = match message.payload() {
            InvokeBody::Json(args) => args.clone(),
            InvokeBody::Raw(_) => Value::Null,
        };
        // Never on the thread of the windows: a window that is built there hangs on Windows.
        tauri::async_runtime::spawn_blocking(move || {
            match app.state::<Arc<Api>>().call(&Caller::here(audience), &name, args) {
                Ok(answer) => resolver.resolve(InvokeResponseBody::Json(answer)),
                Err(problem) => resolver.reject(problem),
            }
        });
        true
    }
}
