//! Screen on which the room is shown.

use tapis_api::{RoomTrouble, Screen};
use tapis_club::room::RoomPlace;
use tauri::{AppHandle, Manager, Monitor, WebviewWindow};

use crate::windows::DESK;

/// State of the room's window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stand {
    /// It fills the screen of that name.
    Fills(String),
    /// It fills whatever screen it is on, because somebody wants it to.
    Full,
    /// It is a window among others.
    Window,
    /// It is hidden: its screen was unplugged.
    Away,
}

/// The place of the room, and what has become of its screens since it was opened.
#[derive(Debug, Default)]
pub(crate) struct RoomPlacement {
    /// It has filled a screen: where that goes away, it waits for it to come back, and nothing covers the desk.
    filled: bool,
    /// Somebody wants it to fill its screen, or not to; `None` means as the club's place for it says.
    full: Option<bool>,
    /// The screen it filled has gone away.
    gone: bool,
}

impl RoomPlacement {
    /// The place of a room that was open when the program last ended.
    pub(crate) fn returned(filled: bool) -> Self {
        RoomPlacement { filled, ..RoomPlacement::default() }
    }

    /// Notes what somebody asks of it by its key, whatever the club's place for it.
    pub(crate) fn wish(&mut self, full: bool) {
        self.full = Some(full);
    }

    /// Its place on these screens.
    pub(crate) fn look(&mut self, screens: &[Screen], place: &RoomPlace) -> Stand {
        let placed = placed(screens, place, self.filled);
        let gone = placed == Stand::Away;
        if gone && !self.gone {
            // A request from before the cable was pulled was about another screen.
            self.full = None;
        }
        self.gone = gone;
        self.filled |= matches!(placed, Stand::Fills(_));
        match (placed, self.full) {
            (Stand::Fills(_), Some(false)) => Stand::Window,
            (Stand::Window | Stand::Away, Some(true)) => Stand::Full,
            (placed, _) => placed,
        }
    }
}

/// The system shows the same on all screens.
fn mirrored(screens: &[Screen]) -> bool {
    screens.len() > 1 && screens.iter().all(|screen| screen.desk)
}

/// The reason why the room is not where it belongs; `None` if it is.
pub(crate) fn trouble(screens: &[Screen], place: &RoomPlace, stand: &Stand) -> Option<RoomTrouble> {
    let chosen = match place {
        RoomPlace::Screen { name } => Some(name),
        RoomPlace::Auto | RoomPlace::Window => None,
    };
    let missing = chosen.filter(|name| screens.iter().all(|screen| screen.name != **name));
    match stand {
        Stand::Away | Stand::Window if mirrored(screens) && *place != RoomPlace::Window => {
            Some(RoomTrouble::Mirrored)
        }
        Stand::Away => Some(RoomTrouble::Pulled),
        Stand::Fills(_) | Stand::Window => missing.map(|name| RoomTrouble::Missing(name.clone())),
        Stand::Full => None,
    }
}

fn placed(screens: &[Screen], place: &RoomPlace, filled: bool) -> Stand {
    let elsewhere = || screens.iter().find(|screen| !screen.desk).map(|screen| screen.name.clone());
    let wanted = match place {
        RoomPlace::Window => return Stand::Window,
        RoomPlace::Auto => None,
        RoomPlace::Screen { name } => {
            screens.iter().find(|screen| screen.name == *name).map(|found| found.name.clone())
        }
    };
    match wanted.or_else(elsewhere) {
        Some(name) => Stand::Fills(name),
        None if filled => Stand::Away,
        None => Stand::Window,
    }
}

/// Name of a screen in the club's settings, for the next evening too. Windows numbers its screens anew whenever one is
/// plugged in: there it is the monitor's model and its connector, or else where it stands.
fn name_of(monitor: &Monitor) -> String {
    let standing = || standing(monitor);
    let system = monitor.name().filter(|name| !name.is_empty());
    match system {
        Some(number) if cfg!(windows) => model(number).unwrap_or_else(standing),
        Some(name) => name.clone(),
        None => standing(),
    }
}

/// The position of a screen, in pixels. Its size is shown beside its name.
fn standing(monitor: &Monitor) -> String {
    let at = monitor.position();
    format!("({}, {})", at.x, at.y)
}

/// Whether both are one screen of the system. Two may have one position: mirrored, or for a moment while a cable is
/// plugged in.
fn same(one: &Monitor, other: &Monitor) -> bool {
    one.position() == other.position() && one.size() == other.size() && one.name() == other.name()
}

/// Each name once: where two screens have one, as two of a model have under Wayland, where they stand comes after it.
fn told_apart(named: Vec<(String, String)>) -> Vec<String> {
    let names: Vec<String> = named.iter().map(|(name, _)| name.clone()).collect();
    let once = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    named.into_iter().map(|(name, at)| if once(&name) { name } else { format!("{name} {at}") }).collect()
}

#[cfg(windows)]
fn model(number: &str) -> Option<String> {
    use winsafe::co::EDD;
    let mut monitors = winsafe::EnumDisplayDevices(Some(number), Some(EDD::GET_DEVICE_INTERFACE_NAME));
    model_of(&monitors.next()?.ok()?.DeviceID())
}

#[cfg(not(windows))]
fn model(_: &str) -> Option<String> {
    None
}

/// The model, as the monitor itself tells it, and the connector, in what Windows calls the monitor:
/// `\\?\DISPLAY#DEL40A9#5&2ab4e1c&0&UID4352#{…}`.
#[cfg(any(windows, test))]
fn model_of(interface: &str) -> Option<String> {
    let mut parts = interface.split('#').skip(1);
    let (model, connected) = (parts.next()?, parts.next()?);
    let (_, connector) = connected.rsplit_once("&UID")?;
    (!model.is_empty() && !connector.is_empty()).then(|| format!("{model} ({connector})"))
}

/// All screens, as the system lists them.
///
/// # Errors
/// If the system does not say.
pub(crate) fn monitors(app: &AppHandle) -> tauri::Result<Vec<(Screen, Monitor)>> {
    let Some(desk) = app.get_webview_window(DESK) else { return Ok(Vec::new()) };
    let here = match desk.current_monitor()? {
        Some(monitor) => Some(monitor),
        None => desk.primary_monitor()?,
    };
    let monitors = desk.available_monitors()?;
    let names = told_apart(monitors.iter().map(|monitor| (name_of(monitor), standing(monitor))).collect());
    let of_desk = here.and_then(|here| monitors.iter().position(|monitor| same(monitor, &here)));
    let screen = |(index, (monitor, name)): (usize, (Monitor, String))| {
        let size = monitor.size();
        let screen = Screen { name, width: size.width, height: size.height, desk: of_desk == Some(index) };
        (screen, monitor)
    };
    Ok(monitors.into_iter().zip(names).enumerate().map(screen).collect())
}

/// The screens there are.
///
/// # Errors
/// If the system does not tell.
pub fn screens(app: &AppHandle) -> tauri::Result<Vec<Screen>> {
    Ok(monitors(app)?.into_iter().map(|(screen, _)| screen).collect())
}

/// The screen that a window is on.
fn screen_of<'a>(
    monitors: &'a [(Screen, Monitor)],
    window: &WebviewWindow,
) -> tauri::Result<Option<&'a Screen>> {
    let Some(here) = window.current_monitor()? else { return Ok(None) };
    let mut all = monitors.iter();
    Ok(all.find(|(_, monitor)| same(monitor, &here)).map(|(screen, _)| screen))
}

/// The room fills that screen already.
///
/// # Errors
/// If the system does not say.
pub fn fills(monitors: &[(Screen, Monitor)], room: &WebviewWindow, name: &str) -> tauri::Result<bool> {
    let on = screen_of(monitors, room)?.is_some_and(|screen| screen.name == name);
    Ok(on && is_full(room)? && room.is_visible()?)
}

/// The room is on the screen that the desk is on.
///
/// # Errors
/// If the system does not say.
pub fn beside_desk(app: &AppHandle, room: &WebviewWindow) -> tauri::Result<bool> {
    Ok(screen_of(&monitors(app)?, room)?.is_some_and(|screen| screen.desk))
}

/// Fills a screen with the room.
///
/// # Errors
/// If the system refuses.
pub fn fill(monitors: &[(Screen, Monitor)], room: &WebviewWindow, name: &str) -> tauri::Result<()> {
    let found = monitors.iter().enumerate().find(|(_, (screen, _))| screen.name == name);
    let Some((number, (_, monitor))) = found else { return Ok(()) };
    fill_monitor(room, number, monitor)
}

#[cfg(target_os = "linux")]
pub(crate) use crate::gtk_screen::{is_full, set_full};

/// Whether the room is shown full.
///
/// # Errors
/// If the system does not say.
#[cfg(not(target_os = "linux"))]
pub(crate) fn is_full(room: &WebviewWindow) -> tauri::Result<bool> {
    room.is_fullscreen()
}

/// Shows the room full where it is, or no longer.
///
/// # Errors
/// If the system refuses.
#[cfg(not(target_os = "linux"))]
pub(crate) fn set_full(room: &WebviewWindow, full: bool) -> tauri::Result<()> {
    room.set_fullscreen(full)
}

#[cfg(target_os = "linux")]
fn fill_monitor(room: &WebviewWindow, number: usize, monitor: &Monitor) -> tauri::Result<()> {
    crate::gtk_screen::fill(room, number, *monitor.position())
}

/// The position comes first: full screen is that of the screen the window is on.
#[cfg(not(target_os = "linux"))]
fn fill_monitor(room: &WebviewWindow, _number: usize, monitor: &Monitor) -> tauri::Result<()> {
    if room.is_fullscreen()? {
        room.set_fullscreen(false)?;
    }
    room.set_position(*monitor.position())?;
    room.show()?;
    room.set_fullscreen(true)
}

/// Takes the desk off the screen that the room is to fill, where there is another.
///
/// # Errors
/// If the system refuses.
pub(crate) fn spare_desk(app: &AppHandle, monitors: &[(Screen, Monitor)], name: &str) -> tauri::Result<()> {
    let taken = monitors.iter().any(|(screen, _)| screen.name == name && screen.desk);
    let free = monitors.iter().find(|(screen, _)| !screen.desk);
    let (Some((_, monitor)), Some(desk), true) = (free, app.get_webview_window(DESK), taken) else {
        return Ok(());
    };
    let maximized = desk.is_maximized()?;
    if maximized {
        desk.unmaximize()?;
    }
    let area = monitor.work_area();
    let size = desk.outer_size()?;
    let fits = tauri::PhysicalSize::new(size.width.min(area.size.width), size.height.min(area.size.height));
    if fits != size {
        desk.set_size(fits)?;
    }
    desk.set_position(area.position)?;
    if maximized { desk.maximize() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(name: &str, desk: bool) -> Screen {
        Screen { name: name.to_owned(), width: 1920, height: 1080, desk }
    }

    #[test]
    fn a_windows_monitor_is_known_by_model_and_connector() {
        let told = r"\\?\DISPLAY#DEL40A9#5&2ab4e1c&0&UID4352#{e6f07b5f-ee97-4a90-b076-33f57bf4eaa7}";
        assert_eq!(model_of(told).as_deref(), Some("DEL40A9 (4352)"));
        for none in ["", r"\\.\DISPLAY1", r"\\?\DISPLAY#DEL40A9", r"\\?\DISPLAY##5&0&UID1#{}", "#A#5&0#{}"] {
            assert_eq!(model_of(none), None, "{none}");
        }
    }

    #[test]
    fn equal_screens_are_distinguished_by_position() {
        let named = |name: &str, at: &str| (name.to_owned(), at.to_owned());
        let three = vec![named("A", "(0, 0)"), named("B", "(1920, 0)"), named("A", "(3840, 0)")];
        assert_eq!(told_apart(three), ["A (0, 0)", "B", "A (3840, 0)"]);
    }

    /// The place of a room just opened, or of one that has filled a screen.
    fn stand(screens: &[Screen], place: &RoomPlace, filled: bool, full: Option<bool>) -> Stand {
        RoomPlacement { filled, full, gone: filled }.look(screens, place)
    }

    #[test]
    fn the_room_finds_the_other_screen() {
        let two = [screen("laptop", true), screen("beamer", false)];
        assert_eq!(stand(&two, &RoomPlace::Auto, false, None), Stand::Fills("beamer".to_owned()));
        assert_eq!(stand(&two[..1], &RoomPlace::Auto, false, None), Stand::Window);
    }

    #[test]
    fn the_room_follows_the_cable() {
        let two = [screen("laptop", true), screen("beamer", false)];
        assert_eq!(stand(&two[..1], &RoomPlace::Auto, true, None), Stand::Away);
        assert_eq!(stand(&two, &RoomPlace::Auto, true, None), Stand::Fills("beamer".to_owned()));
        let chosen = RoomPlace::Screen { name: "beamer".to_owned() };
        assert_eq!(stand(&two[..1], &chosen, true, None), Stand::Away);
    }

    #[test]
    fn a_returning_room_waits_for_its_screen() {
        let two = [screen("laptop", true), screen("beamer", false)];
        let mut standing = RoomPlacement::returned(true);
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Away);
        assert_eq!(standing.look(&two, &RoomPlace::Auto), Stand::Fills("beamer".to_owned()));
        assert_eq!(RoomPlacement::returned(false).look(&two[..1], &RoomPlace::Auto), Stand::Window);
    }

    #[test]
    fn what_the_club_chose_stands_where_it_can() {
        let three = [screen("laptop", true), screen("left", false), screen("right", false)];
        let chosen = |name: &str| RoomPlace::Screen { name: name.to_owned() };
        assert_eq!(stand(&three, &chosen("right"), false, None), Stand::Fills("right".to_owned()));
        assert_eq!(stand(&three, &chosen("laptop"), false, None), Stand::Fills("laptop".to_owned()));
        assert_eq!(stand(&three, &chosen("gone"), true, None), Stand::Fills("left".to_owned()));
        assert_eq!(stand(&three, &RoomPlace::Window, true, None), Stand::Window);
        assert_eq!(stand(&three[..1], &chosen("gone"), false, None), Stand::Window);
    }

    #[test]
    fn the_key_fills_the_only_screen() {
        let two = [screen("laptop", true), screen("beamer", false)];
        let one = &two[..1];
        assert_eq!(stand(one, &RoomPlace::Auto, false, Some(true)), Stand::Full);
        assert_eq!(stand(one, &RoomPlace::Window, false, Some(true)), Stand::Full);
        assert_eq!(stand(one, &RoomPlace::Auto, false, Some(false)), Stand::Window);
        assert_eq!(stand(&two, &RoomPlace::Auto, true, Some(false)), Stand::Window);
        assert_eq!(stand(&two, &RoomPlace::Auto, false, Some(true)), Stand::Fills("beamer".to_owned()));
    }

    #[test]
    fn a_pulled_cable_covers_nothing_until_the_key() {
        let two = [screen("laptop", true), screen("beamer", false)];
        let mut standing = RoomPlacement::default();
        standing.wish(true);
        assert_eq!(standing.look(&two, &RoomPlace::Auto), Stand::Fills("beamer".to_owned()));
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Away);
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Away);
        standing.wish(true);
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Full);
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Full);
        assert_eq!(standing.look(&two, &RoomPlace::Auto), Stand::Fills("beamer".to_owned()));
        assert_eq!(standing.look(&two[..1], &RoomPlace::Auto), Stand::Away);
    }

    #[test]
    fn every_state_that_is_not_as_wished_is_reported() {
        let two = [screen("laptop", true), screen("beamer", false)];
        let same = [screen("laptop", true), screen("beamer", true)];
        let told = |screens: &[Screen], place: &RoomPlace, filled: bool| {
            trouble(screens, place, &stand(screens, place, filled, None))
        };
        let chosen = RoomPlace::Screen { name: "gone".to_owned() };
        let missing = Some(RoomTrouble::Missing("gone".to_owned()));
        assert_eq!(told(&two, &RoomPlace::Auto, false), None);
        assert_eq!(told(&two[..1], &RoomPlace::Auto, false), None);
        assert_eq!(told(&two[..1], &RoomPlace::Auto, true), Some(RoomTrouble::Pulled));
        assert_eq!(told(&same, &RoomPlace::Auto, true), Some(RoomTrouble::Mirrored));
        assert_eq!(told(&same, &RoomPlace::Auto, false), Some(RoomTrouble::Mirrored));
        assert_eq!(told(&same, &RoomPlace::Window, false), None);
        assert_eq!(told(&two, &chosen, false), missing);
        assert_eq!(told(&two[..1], &chosen, false), missing);
        assert_eq!(trouble(&same, &RoomPlace::Auto, &Stand::Full), None);
    }
}
