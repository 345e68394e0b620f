//! The two windows: the desk, where the organiser works, and the room, which everybody sees.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tapis_api::{Api, Notice, RoomOrder, RoomTrouble, RoomWindow, TextSize};
use tapis_club::locale::text;
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window, WindowEvent, Wry};

use crate::closing::Closing;
use crate::dead_pages;
use crate::room_screen::{self, RoomPlacement, Stand};
use crate::sleep_inhibitor::SleepInhibitor;

/// Label of the organiser's window.
pub const DESK: &str = "desk";
/// Label of the projector's window.
pub const ROOM: &str = "room";

/// The room's window since it was opened.
#[derive(Debug, Default)]
pub(crate) struct RoomState {
    standing: RoomPlacement,
    /// It fills a screen now, read back from the system.
    fills: bool,
    /// It is to fill a screen, and may not do so yet.
    to_fill: bool,
    /// That screen is not the one that the desk is on.
    elsewhere: bool,
    /// Somebody has pressed in it, or sent it in front of the desk: keys pressed in it count.
    keyed: bool,
    /// The program closes it.
    closing: bool,
    /// Its page's process died again and again.
    stopped: bool,
    /// Looks in a row at which it was not where it was sent.
    misses: u8,
    /// This computer remembers that it fills a screen of its own, or that it does not; `None` if neither
    /// since it was opened.
    noted: Option<bool>,
    /// The reason why it is not where it belongs; `None` if it is.
    trouble: Option<RoomTrouble>,
}

impl RoomState {
    /// Whether somebody gave it the keyboard, or it is a window beside the desk.
    fn may_have_keys(&self) -> bool {
        self.keyed || !self.elsewhere
    }
}

/// State of the room's window, managed by Tauri.
pub(crate) type Room = Mutex<RoomState>;

/// The size in which the desk is drawn.
type Text = Mutex<TextSize>;

fn locked<T>(state: &Mutex<T>) -> MutexGuard<'_, T> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Closes the room, whose page shows an old picture and cannot be helped; the desk says so.
pub(crate) fn stop_room(app: &AppHandle) -> tauri::Result<()> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(()) };
    locked(&app.state::<Room>()).stopped = true;
    room.destroy()
}

/// Notifies the pages that the room has changed.
pub(crate) fn changed(app: &AppHandle) {
    app.state::<Arc<Api>>().tell(Notice::Changed(None));
}

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
/// If the system offers no window.
pub fn open_desk(app: &AppHandle) -> tauri::Result<WebviewWindow> {
    let [wide, high] = space(app)?;
    let text = app.state::<Arc<Api>>().text_size();
    // Before the window is: it may be resized at once.
    app.manage(Text::new(text));
    let desk = window(app, DESK, "index.html")
        .title("Tapis")
        .inner_size(wide.min(1366.0), high.min(768.0))
        .min_inner_size(wide.min(1024.0), high.min(680.0))
        .build()?;
    dead_pages::watch(&desk)?;
    fit(&desk, text)?;
    Ok(desk)
}

/// The smallest desk on which nothing covers anything, in logical pixels.
const SMALLEST: [f64; 2] = [1024.0, 560.0];

/// Draws the desk in the size that was chosen, and smaller where its window is smaller than the smallest desk: a laptop
/// of 1366 × 768 that shows everything twice as large has 683 × 384 logical pixels.
fn fit(desk: &WebviewWindow, text: TextSize) -> tauri::Result<()> {
    let size = desk.inner_size()?.to_logical::<f64>(desk.scale_factor()?);
    desk.set_zoom(zoom(size.width, size.height) * text.factor())
}

/// Draws the desk in that size from now on.
pub(crate) fn draw_desk(app: &AppHandle, text: TextSize) {
    *locked(&app.state::<Text>()) = text;
    if let Some(desk) = app.get_webview_window(DESK) {
        // A desk whose size cannot be read is drawn in the new size after the next start.
        let _ = fit(&desk, text);
    }
}

fn zoom(width: f64, height: f64) -> f64 {
    (width / SMALLEST[0]).min(height / SMALLEST[1]).clamp(0.5, 1.0)
}

/// The height that a window's title bar takes at most, in logical pixels.
const TITLE: f64 = 36.0;

/// Largest size of a window on the first screen, without its title bar, in logical pixels: a laptop of 1366 × 768 that
/// shows everything a quarter larger has 1093 × 614 of them.
fn space(app: &AppHandle) -> tauri::Result<[f64; 2]> {
    let Some(screen) = app.primary_monitor()? else { return Ok([1366.0, 768.0]) };
    let free = screen.work_area().size.to_logical::<f64>(screen.scale_factor());
    Ok([free.width.max(640.0), (free.height - TITLE).max(400.0)])
}

/// Between two looks at the screens there are, while the room is open.
const LOOK: Duration = Duration::from_secs(1);

/// Looks in a row after which a window that is elsewhere than it was sent is reported.
const MISSES: u8 = 3;

/// Shows the room on the second screen, filling it; without one, in a window of its own. It takes the keyboard from
/// nobody: that is for who presses in it.
///
/// # Errors
/// If the system offers no window.
pub fn show_room(app: &AppHandle) -> tauri::Result<()> {
    if app.get_webview_window(ROOM).is_some() {
        stand_room(app)
    } else {
        make_room(app, RoomPlacement::default())
    }
}

/// Shows the room where it was when the program last ended: it fills a screen, waits for the one that it filled, or
/// stays closed. Nothing covers the desk's question.
///
/// # Errors
/// If the system offers no window.
pub(crate) fn return_room(app: &AppHandle) -> tauri::Result<()> {
    let api = app.state::<Arc<Api>>();
    let mut standing = RoomPlacement::returned(api.room_filled());
    match standing.look(&room_screen::screens(app)?, &api.room_place()) {
        Stand::Fills(_) | Stand::Away => make_room(app, standing),
        Stand::Full | Stand::Window => Ok(()),
    }
}

fn make_room(app: &AppHandle, standing: RoomPlacement) -> tauri::Result<()> {
    let room = window(app, ROOM, "room.html").title("Tapis").inner_size(1280.0, 720.0).visible(false);
    let room = room.focused(false).focusable(false).build()?;
    dead_pages::watch(&room)?;
    *locked(&app.state::<Room>()) = RoomState { standing, ..RoomState::default() };
    #[cfg(target_os = "linux")]
    if let Some(desk) = app.get_webview_window(DESK) {
        let own = app.clone();
        crate::gtk_screen::divert_keys(&room, desk, move || !locked(&own.state::<Room>()).may_have_keys())?;
    }
    stand_room(app)?;
    look_after(app.clone());
    Ok(())
}

/// Shows the room behind the desk where it fills no other screen: at the start nothing covers a question.
///
/// # Errors
/// If the system offers no window.
pub(crate) fn show_room_behind(app: &AppHandle) -> tauri::Result<()> {
    show_room(app)?;
    front(app)
}

/// Puts the room where it belongs on the screens there are now, and reads back whether it is there.
fn stand_room(app: &AppHandle) -> tauri::Result<()> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(()) };
    let place = app.state::<Arc<Api>>().room_place();
    let state = app.state::<Room>();
    let monitors = room_screen::monitors(app)?;
    let screens: Vec<_> = monitors.iter().map(|(screen, _)| screen.clone()).collect();
    let (stand, misses) = {
        let mut state = locked(&state);
        let stand = state.standing.look(&screens, &place);
        // Before it is shown: it may be given the keyboard at once.
        state.elsewhere = matches!(stand, Stand::Fills(_));
        (stand, state.misses)
    };
    let mut there = true;
    match &stand {
        Stand::Fills(name) => {
            room_screen::spare_desk(app, &monitors, name)?;
            there = room_screen::fills(&monitors, &room, name)?;
            if !there {
                room_screen::fill(&monitors, &room, name)?;
            }
        }
        Stand::Away => {
            if room.is_visible()? {
                room.hide()?;
                room_screen::set_full(&room, false)?;
            }
        }
        Stand::Full => {
            if !room.is_visible()? {
                room.show()?;
            }
            there = room_screen::is_full(&room)?;
            if !there {
                room_screen::set_full(&room, true)?;
            }
        }
        Stand::Window => {
            entitle(app, &room)?;
            if room_screen::is_full(&room)? {
                room_screen::set_full(&room, false)?;
            }
            if !room.is_visible()? {
                room.show()?;
            }
        }
    }
    let filled = match stand {
        Stand::Fills(_) => Some(true),
        Stand::Window => Some(false),
        Stand::Away | Stand::Full => None,
    };
    if let Some(filled) = filled
        && locked(&state).noted.replace(filled) != Some(filled)
    {
        app.state::<Arc<Api>>().note_room_filled(filled);
    }
    let is_new = {
        let mut state = locked(&state);
        state.misses = if there { 0 } else { misses.saturating_add(1) };
        state.to_fill = matches!(stand, Stand::Fills(_) | Stand::Full);
        let fills = there && state.to_fill;
        let trouble = match room_screen::trouble(&screens, &place, &stand) {
            None if state.misses > MISSES => Some(RoomTrouble::Misplaced),
            found => found,
        };
        let is_new = (state.fills, &state.trouble) != (fills, &trouble);
        (state.fills, state.trouble) = (fills, trouble);
        is_new
    };
    if is_new {
        changed(app);
    }
    Ok(())
}

/// Its title says how to fill the screen, in the club's language.
fn entitle(app: &AppHandle, room: &WebviewWindow) -> tauri::Result<()> {
    let title = text(app.state::<Arc<Api>>().language(), "program-room_title", &[]);
    if room.title()? == title { Ok(()) } else { room.set_title(&title) }
}

/// The desk comes before the windows of others, also from the task bar.
pub(crate) fn front(app: &AppHandle) -> tauri::Result<()> {
    let Some(desk) = app.get_webview_window(DESK) else { return Ok(()) };
    if desk.is_minimized()? {
        desk.unminimize()?;
    }
    desk.set_focus()
}

/// Does what the API asks of the windows.
pub(crate) fn obey(app: &AppHandle, order: RoomOrder) -> tauri::Result<()> {
    let room = app.get_webview_window(ROOM);
    match (order, room) {
        (RoomOrder::Open, _) => show_room(app),
        (RoomOrder::DeskToFront, _) => front(app),
        (RoomOrder::DeskAsks, _) => {
            app.state::<Closing>().answered();
            Ok(())
        }
        (RoomOrder::CloseDesk, _) => app.get_webview_window(DESK).map_or(Ok(()), |desk| desk.destroy()),
        (RoomOrder::Close, Some(room)) => {
            locked(&app.state::<Room>()).closing = true;
            room.close()
        }
        (RoomOrder::Fill(full), Some(room)) => fill_room(app, &room, full),
        (RoomOrder::Place, _) => {
            locked(&app.state::<Room>()).standing = RoomPlacement::default();
            stand_room(app)
        }
        (RoomOrder::Close, None) => {
            locked(&app.state::<Room>()).trouble = None;
            changed(app);
            Ok(())
        }
        (RoomOrder::Fill(_), None) => Ok(()),
    }
}

/// Lets the room fill the screen it is on, or be a window again; `None` means the other of the two. In front
/// of the desk, where both are on one screen.
fn fill_room(app: &AppHandle, room: &WebviewWindow, full: Option<bool>) -> tauri::Result<()> {
    let full = {
        let state = app.state::<Room>();
        let mut state = locked(&state);
        // A window that was told to fill a moment ago is not full yet: the key pressed again gives it back.
        let filling = state.to_fill && state.misses <= MISSES;
        let full = full.unwrap_or(!(state.fills || filling));
        state.standing.wish(full);
        (state.to_fill, state.misses) = (full, 0);
        full
    };
    stand_room(app)?;
    if full && room_screen::beside_desk(app, room)? { take_keys(app, room) } else { Ok(()) }
}

/// Gives the room the keyboard.
fn take_keys(app: &AppHandle, room: &WebviewWindow) -> tauri::Result<()> {
    locked(&app.state::<Room>()).keyed = true;
    room.set_focusable(true)?;
    room.set_focus()
}

/// Whether keys pressed in the room count. `pressed`: somebody presses in it, which gives it the keyboard. If a desktop
/// gives it the keyboard by itself, as when its screen comes back, the keyboard returns to the desk.
pub(crate) fn room_keys(app: &AppHandle, pressed: bool) -> tauri::Result<bool> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(false) };
    let keyed = locked(&app.state::<Room>()).keyed;
    if pressed && !keyed {
        take_keys(app, &room)?;
    } else if !keyed {
        room.set_focusable(false)?;
        front(app)?;
    }
    Ok(pressed || keyed)
}

/// A press in the room follows within this time the focus that it causes.
const SETTLES: Duration = Duration::from_millis(500);

/// The room got the keyboard, or lost it. Under Wayland a desktop gives it to each window that it shows, as when the
/// projector's cable is plugged in: the desk gets it back unless somebody presses in the room.
fn room_focused(window: &Window, has: bool) {
    let app = window.app_handle();
    if !has {
        locked(&app.state::<Room>()).keyed = false;
    }
    if locked(&app.state::<Room>()).may_have_keys() {
        return;
    }
    // A window that is closing need not be kept from the keyboard.
    let _ = window.set_focusable(false);
    if has {
        let app = app.clone();
        std::thread::spawn(move || {
            std::thread::sleep(SETTLES);
            let still = app.get_webview_window(ROOM).is_some_and(|room| room.is_focused().unwrap_or(false));
            if still && !locked(&app.state::<Room>()).may_have_keys() {
                // A desk that does not get the keyboard is handed its keys all the same.
                let _ = front(&app);
            }
        });
    }
}

/// State of the room's window for the desk.
pub(crate) fn room_window(app: &AppHandle) -> tauri::Result<RoomWindow> {
    let open = app.get_webview_window(ROOM).is_some();
    let screens = room_screen::screens(app)?;
    let may_sleep = app.state::<SleepInhibitor>().refused();
    let state = app.state::<Room>();
    let state = locked(&state);
    Ok(RoomWindow { open, full: state.fills, may_sleep, screens })
}

/// The reason why the room is not where it belongs; `None` if it is.
pub(crate) fn room_trouble(app: &AppHandle) -> Option<RoomTrouble> {
    locked(&app.state::<Room>()).trouble.clone()
}

/// Screens come and go, and no system tells it the same way: looks once a second, while the room
/// is open, and puts it where it belongs.
fn look_after(app: AppHandle) {
    std::thread::spawn(move || {
        while app.get_webview_window(ROOM).is_some() {
            std::thread::sleep(LOOK);
            // A system that is changing its screens may refuse for a moment: the next look is near.
            let _ = stand_room(&app);
        }
    });
}

/// Reacts to an event of a window.
pub fn happened(window: &Window, event: &WindowEvent) {
    let app = window.app_handle();
    if let WindowEvent::CloseRequested { api: request, .. } = event
        && window.label() == DESK
    {
        let api = app.state::<Arc<Api>>();
        if api.live().ticking(api.now()) && !app.state::<Closing>().hung(Instant::now()) {
            request.prevent_close();
            api.tell(Notice::CloseAsked(()));
        }
    }
    if let (WindowEvent::Resized(_), DESK) = (event, window.label())
        && let Some(desk) = app.get_webview_window(DESK)
    {
        let text = *locked(&app.state::<Text>());
        // If the size cannot be read, the desk stays as large as it is drawn.
        let _ = fit(&desk, text);
    }
    if let (WindowEvent::Focused(has), ROOM) = (event, window.label()) {
        room_focused(window, *has);
    }
    let WindowEvent::Destroyed = event else { return };
    match window.label() {
        // The room is nobody's to close once the desk is gone.
        DESK => app.exit(0),
        ROOM => {
            {
                let state = app.state::<Room>();
                let mut state = locked(&state);
                let trouble = match (state.stopped, state.closing) {
                    (true, _) => Some(RoomTrouble::Stopped),
                    (false, true) => None,
                    (false, false) => Some(RoomTrouble::Closed),
                };
                *state = RoomState { trouble, ..RoomState::default() };
            }
            changed(app);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_elsewhere_has_keys_after_a_press() {
        let elsewhere = RoomState { elsewhere: true, ..RoomState::default() };
        assert!(!elsewhere.may_have_keys());
        assert!(RoomState { keyed: true, ..elsewhere }.may_have_keys());
        assert!(RoomState::default().may_have_keys(), "beside the desk the window manager decides");
    }
}
