//! The two windows: the desk, where the organiser works, and the room, which everybody sees.

use std::time::Duration;

use tapis_club::Problem;
use tapis_club::locale::text;
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window, WindowEvent, Wry};

use crate::api;
use crate::awake::Awake;
use crate::room_screen::{self, Stand};
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

/// Between two looks at the screens there are, while the room is open.
const LOOK: Duration = Duration::from_secs(1);

/// Shows the room on the second screen, filling it; without one, in a window of its own.
///
/// # Errors
/// Where the system offers no window.
pub fn show_room(app: &AppHandle) -> tauri::Result<()> {
    if app.get_webview_window(ROOM).is_some() {
        return stand_room(app);
    }
    window(app, ROOM, "room.html").title("Tapis").inner_size(1280.0, 720.0).visible(false).build()?;
    {
        let shared = app.state::<Shared>();
        let mut room = shared.room();
        (room.filled, room.full, room.fills, room.away) = (false, None, false, false);
        room.awake = Some(Awake::keep());
    }
    stand_room(app)?;
    look_after(app.clone());
    Ok(())
}

/// Puts the room where it belongs on the screens there are now.
fn stand_room(app: &AppHandle) -> tauri::Result<()> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(()) };
    let shared = app.state::<Shared>();
    let place = shared.with(|club| Ok(club.room_kept()?.settings.place)).unwrap_or_default();
    let (filled, full, was_away) = {
        let room = shared.room();
        (room.filled, room.full, room.away)
    };
    let stand = room_screen::stand(&room_screen::screens(app)?, &place, filled, full);
    match &stand {
        Stand::Fills(name) if room_screen::fills(&room, name)? => {}
        Stand::Fills(name) => room_screen::fill(app, &room, name)?,
        Stand::Away if was_away => {}
        Stand::Away => {
            room.hide()?;
            room.set_fullscreen(false)?;
        }
        Stand::Full if room.is_fullscreen()? => {}
        Stand::Full => room.set_fullscreen(true)?,
        Stand::Window => {
            entitle(app, &room)?;
            if room.is_fullscreen()? {
                room.set_fullscreen(false)?;
            }
            if !room.is_visible()? {
                room.show()?;
            }
        }
    }
    let away = stand == Stand::Away;
    {
        let mut choice = shared.room();
        choice.filled = filled || matches!(stand, Stand::Fills(_));
        choice.fills = matches!(stand, Stand::Fills(_) | Stand::Full);
        choice.away = away;
    }
    if away != was_away {
        api::changed(app, None);
    }
    Ok(())
}

/// Its title says how to fill the screen, in the club's language.
fn entitle(app: &AppHandle, room: &WebviewWindow) -> tauri::Result<()> {
    let title = text(app.state::<Shared>().language(), "program-room_title", &[]);
    if room.title()? == title { Ok(()) } else { room.set_title(&title) }
}

/// Lets the room fill the screen it is on, or be a window again; none: the other of the two. In
/// front of the desk, where both are on one screen.
///
/// # Errors
/// A sentence.
pub fn fill_room(app: &AppHandle, full: Option<bool>) -> Result<(), Problem> {
    let Some(room) = app.get_webview_window(ROOM) else { return Ok(()) };
    let fill = || {
        let full = {
            let shared = app.state::<Shared>();
            let mut choice = shared.room();
            let full = full.unwrap_or(!choice.fills);
            *choice.full.insert(full)
        };
        stand_room(app)?;
        if full && room_screen::beside_desk(app, &room)? { room.set_focus() } else { Ok(()) }
    };
    fill().map_err(|error| trouble(app, &error))
}

/// The desk in front, for what it asks.
///
/// # Errors
/// A sentence.
pub fn desk_in_front(app: &AppHandle) -> Result<(), Problem> {
    let Some(desk) = app.get_webview_window(DESK) else { return Ok(()) };
    desk.set_focus().map_err(|error| trouble(app, &error))
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

/// The club chose another place for the room.
///
/// # Errors
/// A sentence.
pub fn place_room(app: &AppHandle) -> Result<(), Problem> {
    stand_room(app).map_err(|error| trouble(app, &error))
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

/// What the system says of a window, as a sentence.
pub fn trouble(app: &AppHandle, error: &tauri::Error) -> Problem {
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
        ROOM => {
            app.state::<Shared>().room().awake = None;
            api::changed(app, None);
        }
        _ => {}
    }
}
