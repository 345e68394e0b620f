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
            let room = arguments.room;
            open(app.handle().clone(), arguments);
            alarm::start(app.handle().clone());
            windows::open_desk(app.handle())?;
            if room {
                // Where it stands is a setting of the club.
                app.state::<Api>().wait_for_start();
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

/// Opens what was asked for, or else the club opened last, while the desk's window is made.
fn open(app: AppHandle, arguments: Arguments) {
    std::thread::spawn(move || {
        app.state::<Api>().start(|api| {
            let last = || api.recent().first().map(Into::into);
            match arguments.club.or_else(last) {
                _ if arguments.sample => api.open_sample(),
                Some(path) => api.open(&path),
                None => Ok(()),
            }
        });
    });
}
