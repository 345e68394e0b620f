//! Full screen on a screen of one's choice under Linux, where window managers differ. Under Wayland no program places its
//! windows, and some window managers of X ignore where a window is moved before it is shown: the screen is named instead.

use std::sync::mpsc;

use gtk::gdk;
use gtk::prelude::{DisplayExtManual, GtkWindowExt, WidgetExt};
use tauri::{PhysicalPosition, WebviewWindow};

/// Fills the screen of that number, in the order in which the system lists them, which begins at that position.
///
/// # Errors
/// If the window is gone.
pub fn fill(window: &WebviewWindow, number: usize, at: PhysicalPosition<i32>) -> tauri::Result<()> {
    let (done, answer) = mpsc::channel();
    let own = window.clone();
    // GTK is only for the thread of the windows.
    window.run_on_main_thread(move || {
        // Whoever asked has gone where nobody listens.
        let _ = done.send(fill_here(&own, number, at));
    })?;
    answer.recv().unwrap_or(Ok(()))
}

fn fill_here(window: &WebviewWindow, number: usize, at: PhysicalPosition<i32>) -> tauri::Result<()> {
    let Some(display) = gdk::Display::default() else { return Ok(()) };
    let window = window.gtk_window()?;
    window.show_all();
    if !display.backend().is_wayland() {
        // A window that was full on a screen that is gone may have become a maximized one, which no manager moves.
        window.unfullscreen();
        window.unmaximize();
        window.move_(at.x, at.y);
    }
    window.fullscreen_on_monitor(&display.default_screen(), i32::try_from(number).unwrap_or(0));
    Ok(())
}
