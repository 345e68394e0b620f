//! The desktop program: windows, dialogs, the clock's alarm, the sounds. What the pages can do is
//! in `tapis-api`.
#![forbid(unsafe_code)]

mod arguments;
mod closing;
mod complaint;
mod dead_pages;
mod desktop;
mod file_dialog;
#[cfg(target_os = "linux")]
mod gtk_screen;
mod handover;
mod room_screen;
mod sleep_inhibitor;
mod sound;
mod system_language;
mod updating;
#[cfg(target_os = "linux")]
mod wayland_idle;
#[cfg(target_os = "linux")]
mod webkit_layers;
mod windows;

pub use arguments::Arguments;
pub use complaint::complain;

use std::sync::{Arc, mpsc};
use std::time::Duration;

use tapis_api::{Api, Notice};
use tapis_net::Network;
use tauri::{AppHandle, Manager, RunEvent, WebviewWindow};

use crate::closing::Closing;
use crate::dead_pages::Deaths;
use crate::desktop::{Desktop, OwnPages};
use crate::handover::Start;
use crate::sleep_inhibitor::SleepInhibitor;
use crate::sound::Sound;
use crate::windows::Room;

/// Runs the program until its desk is closed.
///
/// # Errors
/// If the system offers no window.
pub fn run(arguments: Arguments) -> tauri::Result<()> {
    #[cfg(target_os = "linux")]
    webkit_layers::without_card();
    if let Some(sentence) = complaint::without_pages() {
        complain(&sentence);
        return Ok(());
    }
    let context = tauri::generate_context!();
    let arguments = arguments.absolute();
    let data = dirs::data_dir().map(|data| data.join(&context.config().identifier));
    let start = data.map_or(Start::Alone, |data| handover::start(&data, &arguments));
    if matches!(start, Start::HandedOver) {
        return Ok(());
    }
    let app = dead_pages::watched(tauri::Builder::default())
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(desktop::handler())
        .setup(move |app| {
            app.manage(Closing::default());
            app.manage(Room::default());
            app.manage(Deaths::default());
            app.manage(SleepInhibitor::start());
            app.manage(Sound::start(app.handle().clone()));
            let api = Arc::new(Api::new(Box::new(Desktop(app.handle().clone()))));
            app.manage(Arc::clone(&api));
            let network = Network::new(Arc::new(OwnPages::of(app.handle())));
            network.serves(&api);
            app.manage(network);
            let room = arguments.room;
            let (shown, desk) = mpsc::channel();
            open(app.handle().clone(), arguments, desk);
            api.watch_clocks();
            shown.send(windows::open_desk(app.handle())?)?;
            speak(app.handle().clone());
            if let Start::First(first) = start {
                let app = app.handle().clone();
                first.listen(move |arguments| take_over(&app, arguments));
            }
            if room {
                // The place of the window is a setting of the club.
                app.state::<Arc<Api>>().wait_for_start();
                windows::show_room_behind(app.handle())?;
            }
            Ok(())
        })
        .on_window_event(windows::happened)
        .build(context)?;
    app.run(|app, event| {
        if let RunEvent::Exit = event {
            app.state::<Network>().close();
            app.state::<Arc<Api>>().close();
        }
    });
    Ok(())
}

/// Between two signs of life for the windows; without one for three seconds they say that their picture is old.
const SIGN_OF_LIFE: Duration = Duration::from_millis(1500);

/// Sends the windows a sign of life for as long as the program runs.
fn speak(app: AppHandle) {
    std::thread::spawn(move || {
        let api = app.state::<Arc<Api>>();
        loop {
            std::thread::sleep(SIGN_OF_LIFE);
            desktop::emit(&app, None, &Notice::Now(api.now()));
        }
    });
}

/// Does what another start was asked to do, and shows it.
fn take_over(app: &AppHandle, arguments: Arguments) {
    let api = app.state::<Arc<Api>>();
    api.wait_for_start();
    // A system that lets no program come to the front by itself shows in its task bar that it wants to.
    let _ = windows::front(app);
    if arguments.sample || arguments.club.is_some() {
        api.opening().ask_to_open(arguments.club.filter(|_| !arguments.sample));
    }
    if arguments.room {
        // The desk shows why the room is not where it belongs.
        let _ = windows::show_room_behind(app);
    }
}

/// Opens what was asked for, or else the club opened last, while the desk's window is made.
fn open(app: AppHandle, arguments: Arguments, desk: mpsc::Receiver<WebviewWindow>) {
    std::thread::spawn(move || {
        let api = app.state::<Arc<Api>>();
        api.start(|api| {
            let last = || api.opening().recent().first().map(Into::into);
            match arguments.club.or_else(last) {
                _ if arguments.sample => api.opening().open_sample(system_language::system_language()),
                Some(path) => api.opening().open(&path),
                None => Ok(()),
            }
        });
        // Only beside the desk it is known which screen is the room's. A program that has no desk ends.
        if desk.recv().is_ok() && api.room_returns() {
            // The desk shows why the room is not where it belongs.
            let _ = windows::return_room(&app);
        }
        api.resume_network();
    });
}
