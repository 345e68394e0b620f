//! The desktop program: windows, typed commands, the clock's alarm, the sounds. No rule lives
//! here.
#![forbid(unsafe_code)]

mod alarm;
mod api;
mod arguments;
mod awake;
pub mod bindings;
pub mod command_table;
pub mod commands;
mod heard;
#[cfg(target_os = "linux")]
mod painting;
mod room_screen;
mod shared;
mod sound;
mod steady;
mod telling;
mod windows;

pub use arguments::Arguments;

use tauri::{AppHandle, Manager, RunEvent};

use crate::shared::Shared;
use crate::sound::Sound;

/// Runs the program until its desk is closed.
///
/// # Errors
/// Where the system offers no window.
pub fn run(arguments: Arguments) -> tauri::Result<()> {
    #[cfg(target_os = "linux")]
    painting::without_card();
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(commands::handler())
        .setup(move |app| {
            app.manage(Shared::new(Sound::start(app.handle().clone())));
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
            app.state::<Shared>().close();
        }
    });
    Ok(())
}

/// Opens what was asked for, or else the club opened last. Where that fails the desk opens all
/// the same, without a club.
fn open(app: &AppHandle, arguments: &Arguments) {
    let opened = if arguments.sample {
        api::club_sample(app).map(|_| ())
    } else {
        match arguments.club.clone().or_else(|| api::last_club(app)) {
            Some(path) => api::open_at(app, &path),
            None => Ok(()),
        }
    };
    if let Err(problem) = opened {
        eprintln!("{}", problem.message);
        app.state::<Shared>().keep_unopened(problem);
    }
}
