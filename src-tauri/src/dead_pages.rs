//! Pages whose process dies: out of memory, or by a fault in the browser engine. The window goes on showing its last
//! picture, so the page is loaded again at once, and the desk says so. One that dies again and again is given up, with
//! a word.
//!
//! WebKitGTK and macOS tell of it. WebView2 shows a page of its own instead of the old picture, with a button.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tapis_api::Api;
use tapis_club::locale::{Phrase, text};
use tauri::{AppHandle, Builder, Manager, WebviewWindow, Wry};
use tauri_plugin_dialog::{DialogExt, MessageDialogButtons, MessageDialogKind};

use crate::windows::{self, DESK, ROOM};

/// A page that dies so often within so long is not loaded again.
const MOST: usize = 3;
const WITHIN: Duration = Duration::from_secs(60);

/// The deaths of one page.
#[derive(Debug, Default)]
struct Page {
    at: Vec<Instant>,
    /// All after which it was loaded again.
    reloads: i64,
}

impl Page {
    /// Its process has died; true: it is to be loaded again.
    fn died(&mut self, now: Instant) -> bool {
        self.at.retain(|at| now.duration_since(*at) < WITHIN);
        self.at.push(now);
        let again = self.at.len() < MOST;
        if again {
            self.reloads += 1;
        } else {
            self.at.clear();
        }
        again
    }
}

/// The deaths of each page, by its window. Managed by Tauri.
#[derive(Debug, Default)]
pub(crate) struct Deaths(Mutex<BTreeMap<String, Page>>);

impl Deaths {
    fn of<T>(&self, window: &str, work: impl FnOnce(&mut Page) -> T) -> T {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        work(pages.entry(window.to_owned()).or_default())
    }
}

/// The sentence for each page that was loaded again.
pub(crate) fn reloaded(app: &AppHandle) -> Vec<Phrase> {
    let deaths = app.state::<Deaths>();
    let said = [(DESK, "page-desk_reloaded"), (ROOM, "page-room_reloaded")].map(|(window, key)| {
        let times = deaths.of(window, |page| page.reloads);
        (times > 0).then(|| Phrase::new(key, &[("times", times.into())]))
    });
    said.into_iter().flatten().collect()
}

/// The process of a window's page has died.
fn died(app: &AppHandle, window: &str) -> tauri::Result<()> {
    let Some(page) = app.get_webview_window(window) else { return Ok(()) };
    tracing::warn!(window, "the process of a page has died");
    if app.state::<Deaths>().of(window, |page| page.died(Instant::now())) {
        page.reload()?;
        windows::changed(app);
        Ok(())
    } else if window == ROOM {
        windows::stop_room(app)
    } else {
        ask(app, page);
        Ok(())
    }
}

/// The system asks what the desk's page can no longer ask.
fn ask(app: &AppHandle, desk: WebviewWindow) {
    let language = app.state::<Arc<Api>>().language();
    let [words, reload, quit] =
        ["page-stopped", "page-reload", "page-quit"].map(|key| text(language, key, &[]));
    let asked = app.dialog().message(words).title("Tapis").kind(MessageDialogKind::Error).parent(&desk);
    let app = app.clone();
    asked.buttons(MessageDialogButtons::OkCancelCustom(reload, quit)).show(move |again| {
        if !again || desk.reload().is_err() {
            app.exit(0);
        }
    });
}

/// Watches all pages where the system reports a death to the whole program.
#[cfg(target_os = "macos")]
pub(crate) fn watched(builder: Builder<Wry>) -> Builder<Wry> {
    builder.on_web_content_process_terminate(|page| {
        // A window that is closing needs no page.
        let _ = died(page.app_handle(), page.label());
    })
}

/// Watches all pages where the system reports a death to the whole program.
#[cfg(not(target_os = "macos"))]
pub(crate) fn watched(builder: Builder<Wry>) -> Builder<Wry> {
    builder
}

/// Watches a page where its own view reports its death.
///
/// # Errors
/// If the window is gone.
#[cfg(target_os = "linux")]
pub(crate) fn watch(window: &WebviewWindow) -> tauri::Result<()> {
    use webkit2gtk::{WebProcessTerminationReason, WebViewExt};

    let (app, label) = (window.app_handle().clone(), window.label().to_owned());
    window.with_webview(move |view| {
        view.inner().connect_web_process_terminated(move |_, reason| {
            if reason != WebProcessTerminationReason::TerminatedByApi {
                // A window that is closing needs no page.
                let _ = died(&app, &label);
            }
        });
    })
}

/// Watches a page where its own view reports its death.
///
/// # Errors
/// None.
#[cfg(not(target_os = "linux"))]
pub(crate) fn watch(_: &WebviewWindow) -> tauri::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_death_within_a_minute_is_the_last() {
        let (mut page, start) = (Page::default(), Instant::now());
        let mut at = |seconds: u64| page.died(start + Duration::from_secs(seconds));
        assert!(at(0));
        assert!(at(10));
        assert!(!at(59));
        // The person had it loaded again.
        assert!(at(70));
        assert!(at(80));
        assert!(at(140), "a minute after the first of them");
        assert_eq!(page.reloads, 5);
    }
}
