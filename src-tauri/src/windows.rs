//! The two windows: the desk, where the organiser works, and the room, which everybody sees.

use tapis_club::Problem;
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window, WindowEvent, Wry};

use crate::api;
use crate::room_screen;
use crate::shared::Shared;

/// The organiser's window.
pub const DESK: &str = "desk";
/// The projector's window.
pub const ROOM: &str = "room";

fn window<'a>(app: &'a AppHandle, label: &str, page: &str) -> WebviewWindowBuilder<'a, Wry, AppHandle> {
    let window = WebviewWindowBuilder::new(app, label, WebviewUrl::App(page.into()));
    // WebDriver cannot read the console: while it drives the program, the page keeps what went
    // wrong in it.
    if std::env::var_os("TAURI_AUTOMATION").is_some() {
        return window.initialization_script(include_str!("complaints.js"));
    }
    window
}

/// Opens the desk.
///
/// # Errors
/// Where the system offers no window.
pub fn open_desk(app: &AppHandle) -> tauri::Result<WebviewWindow> {
    window(app, DESK, "index.html")
        .title("Tapis")
        .inner_size(1366.0, 768.0)
        .min_inner_size(1024.0, 680.0)
        .build()
}

/// Shows the room on the second screen, filling it; without one, in a window of its own.
///
/// # Errors
/// Where the system offers no window.
pub fn show_room(app: &AppHandle) -> tauri::Result<()> {
    if let Some(room) = app.get_webview_window(ROOM) {
        room.show()?;
        return room.set_focus();
    }
    let screen = room_screen::choose(app)?;
    let room = window(app, ROOM, "room.html")
        .title("Tapis – salle")
        .inner_size(1280.0, 720.0)
        .visible(screen.is_none())
        .build()?;
    if let Some(screen) = screen {
        room_screen::fill(&room, &screen)?;
        room.show()?;
    }
    Ok(())
}

/// As [`show_room`], for a command.
///
/// # Errors
/// A sentence.
pub fn open_room(app: &AppHandle) -> Result<(), Problem> {
    show_room(app).map_err(|error| trouble(app, &error))
}

/// Closes the room.
///
/// # Errors
/// A sentence.
pub fn close_room(app: &AppHandle) -> Result<(), Problem> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(()) };
    room.close().map_err(|error| trouble(app, &error))
}

fn trouble(app: &AppHandle, error: &tauri::Error) -> Problem {
    Problem::new(
        app.state::<Shared>().language(),
        "program-no_window",
        &[("detail", error.to_string().into())],
    )
}

/// What the system says of a window.
pub fn happened(window: &Window, event: &WindowEvent) {
    let WindowEvent::Destroyed = event else { return };
    let app = window.app_handle();
    match window.label() {
        // The room is nobody's to close once the desk is gone.
        DESK => app.exit(0),
        ROOM => app.state::<Shared>().room().take().into_iter().for_each(|id| api::changed(app, Some(id))),
        _ => {}
    }
}
