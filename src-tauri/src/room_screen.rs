//! Which screen the room is shown on.

use tauri::{AppHandle, Manager, Monitor, WebviewWindow};

use crate::windows::DESK;

/// The screen that the desk is not on; none where there is only one.
///
/// # Errors
/// Where the system does not tell its screens.
pub fn choose(app: &AppHandle) -> tauri::Result<Option<Monitor>> {
    let Some(desk) = app.get_webview_window(DESK) else { return Ok(None) };
    let here = match desk.current_monitor()? {
        Some(monitor) => Some(monitor),
        None => desk.primary_monitor()?,
    };
    let screens = desk.available_monitors()?;
    let elsewhere = |screen: &Monitor| here.as_ref().is_some_and(|here| here.position() != screen.position());
    Ok(screens.into_iter().find(elsewhere))
}

/// Fills a screen with the room. The position comes first: full screen is that of the screen the
/// window is on.
///
/// # Errors
/// Where the system refuses.
pub fn fill(room: &WebviewWindow, screen: &Monitor) -> tauri::Result<()> {
    room.set_position(*screen.position())?;
    room.set_fullscreen(true)
}
