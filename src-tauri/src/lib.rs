//! The desktop program: windows, dialogs, the clock's alarm, the sounds. What the pages can do is
//! in `tapis-api`.
#![forbid(unsafe_code)]

mod alarm;
mod arguments;
mod broadcast;
mod closing;
mod desktop;
mod room_screen;
mod sleep_inhibitor;
mod sound;
#[cfg(target_os = "linux")]
mod webkit_layers;
mod windows;

pub use arguments::Arguments;

use tapis_api::Api;
use tauri::{AppHandle, Manager, RunEvent};

use crate::alarm::Alarm;
use crate::closing::Closing;
use crate::desktop::Desktop;
use crate::sound::Sound;
use crate::windows::Room;

/// Runs the program until its desk is closed.
///
/// # Errors
/// Where the system offers no window.
pub fn run(arguments: Arguments) -> tauri::Result<()> {
    #[cfg(target_os = "linux")]
    webkit_layers::without_card();
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(desktop::handler())
        .setup(move |app| {
            app.manage(Alarm::default());
            app.manage(Closing::default());
            app.manage(Room::default());
            app.manage(Sound::start(app.handle().clone()));
            app.manage(Api::new(Box::new(Desktop(app.handle().clone()))));
            open(app.handle(), &arguments);
            alarm::start(app.handle().clone());
            windows::open_desk(app.handle())?;
            if arguments.room {
                windows::show_room(app.handle())?;
            }
            Ok(())
        })
        .on_window_event(windows::happened)
        .build(tauri::generate_context!())?;
    app.run(|app, event| {
        if let RunEvent::Exit = event {
            app.state::<Api>().close();
        }
    });
    Ok(())
}

/// Opens what was asked for, or else the club opened last. Where that fails the desk opens all
/// the same, without a club.
fn open(app: &AppHandle, arguments: &Arguments) {
    let api = app.state::<Api>();
    let last = || api.recent().first().map(Into::into);
    let opened = match arguments.club.clone().or_else(last) {
        _ if arguments.sample => api.open_sample(),
        Some(path) => api.open(&path),
        None => Ok(()),
    };
    if let Err(problem) = opened {
        eprintln!("{}", problem.message);
        api.keep_unopened(problem);
    }
}
