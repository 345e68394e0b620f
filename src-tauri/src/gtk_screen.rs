//! Full screen on a screen of one's choice under Linux, where window managers differ. Under Wayland no program places
//! its windows, and some window managers of X ignore where a window is moved before it is shown: the screen is named
//! instead.

use std::sync::mpsc;

use gtk::prelude::{DisplayExtManual, GtkWindowExt, WidgetExt};
use gtk::{gdk, glib};
use tauri::{PhysicalPosition, WebviewWindow};

/// Does something with GTK's window, on the thread of the windows.
fn with<T: Send + 'static>(
    window: &WebviewWindow,
    work: impl FnOnce(&gtk::ApplicationWindow) -> T + Send + 'static,
) -> tauri::Result<T> {
    let (done, answer) = mpsc::channel();
    let own = window.clone();
    window.run_on_main_thread(move || {
        // The caller has gone if nobody listens.
        let _ = done.send(own.gtk_window().map(|window| work(&window)));
    })?;
    answer.recv().unwrap_or(Err(tauri::Error::WindowNotFound))
}

/// Fills the screen of that number, in the order in which the system lists them, which begins at that position.
///
/// # Errors
/// If the window is gone.
pub fn fill(window: &WebviewWindow, number: usize, at: PhysicalPosition<i32>) -> tauri::Result<()> {
    with(window, move |window| {
        let Some(display) = gdk::Display::default() else { return };
        window.show_all();
        if !display.backend().is_wayland() {
            // A window that was full on a screen that is gone may have become a maximized one, which no manager moves.
            window.unfullscreen();
            window.unmaximize();
            window.move_(at.x, at.y);
        }
        window.fullscreen_on_monitor(&display.default_screen(), i32::try_from(number).unwrap_or(0));
    })
}

/// Whether the window manager shows it full, whatever it was asked.
///
/// # Errors
/// If the window is gone.
pub fn is_full(window: &WebviewWindow) -> tauri::Result<bool> {
    with(window, |window| {
        window.window().is_some_and(|window| window.state().contains(gdk::WindowState::FULLSCREEN))
    })
}

/// Shows it full where it is, or no longer.
///
/// # Errors
/// If the window is gone.
pub fn set_full(window: &WebviewWindow, full: bool) -> tauri::Result<()> {
    with(window, move |window| if full { window.fullscreen() } else { window.unfullscreen() })
}

/// Sends the keys that are pressed in one window to another while `diverted` returns true: a desktop may give the
/// former the keyboard by itself, while somebody types in the latter.
///
/// # Errors
/// If the window is gone.
pub fn divert_keys(
    window: &WebviewWindow,
    other: WebviewWindow,
    diverted: impl Fn() -> bool + Send + 'static,
) -> tauri::Result<()> {
    let divert = move |event: &gdk::EventKey| match other.gtk_window() {
        Ok(other) if diverted() => {
            other.propagate_key_event(event);
            glib::Propagation::Stop
        }
        _ => glib::Propagation::Proceed,
    };
    with(window, move |window| {
        let divert = std::rc::Rc::new(divert);
        let released = std::rc::Rc::clone(&divert);
        window.connect_key_press_event(move |_, event| divert(event));
        window.connect_key_release_event(move |_, event| released(event));
    })
}
