//! Full screen under Wayland, where no program places its windows: the screen is named instead.

use std::sync::mpsc;

use gtk::gdk;
use gtk::prelude::{DisplayExtManual, GtkWindowExt, WidgetExt};
use tauri::WebviewWindow;

/// Fills the screen of that number, in the order in which the system lists them. False: this is not Wayland, and
/// nothing was done.
///
/// # Errors
/// Where the window is gone.
pub fn fill(window: &WebviewWindow, number: usize) -> tauri::Result<bool> {
    let (done, answer) = mpsc::channel();
    let own = window.clone();
    // GTK is only for the thread of the windows.
    window.run_on_main_thread(move || {
        // Whoever asked has gone where nobody listens.
        let _ = done.send(fill_here(&own, number));
    })?;
    answer.recv().unwrap_or(Ok(false))
}

fn fill_here(window: &WebviewWindow, number: usize) -> tauri::Result<bool> {
    let Some(display) = gdk::Display::default().filter(|display| display.backend().is_wayland()) else {
        return Ok(false);
    };
    let window = window.gtk_window()?;
    window.show_all();
    window.fullscreen_on_monitor(&display.default_screen(), i32::try_from(number).unwrap_or(0));
    Ok(true)
}
