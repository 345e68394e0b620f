//! A virtual screen: an X server without a monitor, a window manager, and the WebDriver that
//! starts the program and drives its pages.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, GetPropertyReply, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT,
};
use x11rb::protocol::xtest::ConnectionExt as _;

use crate::window::{Failure, Result};
use crate::{pictures_wanted, root};

/// The screen where the desk opens.
const LAPTOP: &str = "DUMMY0";
/// The screen whose cable is pulled.
const PROJECTOR: &str = "DUMMY1";

/// The processes around the program under test; dropping this ends them.
pub(crate) struct Screen {
    display: String,
    server: Child,
    manager: Child,
    driver: Option<Child>,
    /// Additional environment variables of the program.
    pub(crate) environment: Vec<(&'static str, PathBuf)>,
}

fn quiet(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn missing(program: &str) -> impl FnOnce(std::io::Error) -> Failure + '_ {
    move |error| format!("{program} does not start ({error}): run scripts/setup.sh").into()
}

impl Screen {
    /// A virtual screen of that size with a free display number.
    pub(crate) fn start((width, height): (u32, u32)) -> Result<Self> {
        let size = format!("{width}x{height}x24");
        let mut server = quiet("Xvfb");
        server.args(["-screen", "0", &size]);
        Screen::serve(server, "Xvfb", "openbox")
    }

    /// Two screens, a laptop's and a projector's, under this window manager; the projector is on the right. Xvfb
    /// supports only one, so this uses Xorg with its dummy driver.
    pub(crate) fn start_two(folder: &Path, manager: &str) -> Result<Self> {
        let mut server = quiet("Xorg");
        server.arg("-config").arg(root().join("tests/data/two-screens.conf"));
        server.arg("-logfile").arg(folder.join("Xorg.log"));
        let screen = Screen::serve(server, "Xorg", manager)?;
        screen.randr(&["--output", LAPTOP, "--mode", "1366x768", "--pos", "0x0"])?;
        screen.randr(&["--addmode", PROJECTOR, "1920x1080"])?;
        screen.cable(true)?;
        Ok(screen)
    }

    /// Plugs the projector's cable in, or pulls it out.
    pub(crate) fn cable(&self, plugged: bool) -> Result<()> {
        let state: &[&str] =
            if plugged { &["--mode", "1920x1080", "--right-of", LAPTOP] } else { &["--off"] };
        self.randr(&[&["--output", PROJECTOR], state].concat())?;
        // A real cable makes the server query its outputs; the dummy driver queries them on request.
        self.randr(&["--query"])
    }

    fn randr(&self, arguments: &[&str]) -> Result<()> {
        let mut randr = quiet("xrandr");
        let done = randr.args(arguments).env("DISPLAY", &self.display).status().map_err(missing("xrandr"))?;
        if done.success() { Ok(()) } else { Err(format!("xrandr refuses {arguments:?}").into()) }
    }

    fn serve(mut server: Command, name: &str, manager: &str) -> Result<Self> {
        let mut server = server
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(missing(name))?;
        // The server prints its number once it is ready.
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            BufReader::new(said).read_line(&mut number)?;
        }
        if number.trim().is_empty() {
            let _ = server.kill();
            return Err(format!("{name} found no free display").into());
        }
        let display = format!(":{}", number.trim());
        rest_pointer(&display)?;
        let mut process = match manager {
            // It reads its settings over a bus.
            "xfwm4" => {
                let mut bus = quiet("dbus-run-session");
                bus.args(["--", "xfwm4", "--compositor=off"]);
                bus
            }
            other => quiet(other),
        };
        let manager = process.env("DISPLAY", &display).spawn().map_err(missing(manager))?;
        Ok(Screen { display, server, manager, driver: None, environment: Vec::new() })
    }

    /// Starts the driver with a separate home folder for the program; returns the driver's port.
    pub(crate) fn driver(&mut self, home: &Path, language: &str) -> Result<u16> {
        self.stop_driver();
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut driver = quiet("WebKitWebDriver");
        driver.arg(format!("--port={port}"));
        self.settle(&mut driver, home, language);
        self.driver = Some(driver.spawn().map_err(missing("WebKitWebDriver"))?);
        Ok(port)
    }

    /// Starts the program in this home folder, without a driver.
    pub(crate) fn program(&self, home: &Path, language: &str, arguments: &[&str]) -> Result<Child> {
        let mut program = quiet(&crate::program("tapis").to_string_lossy());
        self.settle(&mut program, home, language);
        Ok(program.args(arguments).spawn()?)
    }

    /// Gives a program this screen, that home folder and nothing else of this computer.
    fn settle(&self, command: &mut Command, home: &Path, language: &str) {
        command
            // None of this computer's printers.
            .env("CUPS_SERVER", home.join("no-printers"))
            // Without WebKit's layers, as on a computer without a graphics card; the driver takes its pictures from
            // them.
            .env("WEBKIT_DISABLE_DMABUF_RENDERER", if pictures_wanted() { "0" } else { "1" })
            .env("DISPLAY", &self.display)
            .env("HOME", home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .env("XDG_STATE_HOME", home.join("state"))
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("LC_ALL")
            .env("LANG", language)
            .env("GDK_BACKEND", "x11")
            .env("NO_AT_BRIDGE", "1")
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .envs(self.environment.iter().map(|(name, value)| (name, value)));
    }

    /// Saves the whole screen as a PNG file.
    pub(crate) fn picture(&self, path: &Path) -> Result<()> {
        let taken = quiet("import")
            .args(["-display", &self.display, "-window", "root", "-strip", "-define"])
            .arg("png:exclude-chunks=date,time")
            .arg(path)
            .status();
        if taken.map_err(missing("import (ImageMagick)"))?.success() {
            return Ok(());
        }
        Err(format!("no picture of the screen in {}", path.display()).into())
    }

    /// Presses and releases keys as a keyboard does, for whichever window has it. Only characters that a key of the
    /// server's keyboard writes by itself.
    pub(crate) fn key_in(&self, text: &str) -> Result<()> {
        let (server, number) = x11rb::connect(Some(&self.display))?;
        let root = server.setup().roots[number].root;
        let (least, most) = (server.setup().min_keycode, server.setup().max_keycode);
        let mapping = server.get_keyboard_mapping(least, most - least + 1)?.reply()?;
        let each = usize::from(mapping.keysyms_per_keycode);
        for letter in text.chars() {
            let mut keys = mapping.keysyms.chunks(each).zip(least..);
            let key = keys.find(|(symbols, _)| symbols.first() == Some(&u32::from(letter)));
            let (_, code) = key.ok_or_else(|| format!("no key writes {letter:?}"))?;
            for how in [KEY_PRESS_EVENT, KEY_RELEASE_EVENT] {
                server.xtest_fake_input(how, code, 0, root, 0, 0, 0)?.check()?;
            }
        }
        Ok(())
    }

    /// Closes a window through the window manager, as its close button, Alt+F4 and the task bar do.
    pub(crate) fn close_window(&self, title: &str) -> Result<()> {
        self.ask_manager(title, "_NET_CLOSE_WINDOW", [0, 2, 0, 0, 0])
    }

    /// Gives a window the keyboard through the window manager, as the task bar does.
    pub(crate) fn activate_window(&self, title: &str) -> Result<()> {
        self.ask_manager(title, "_NET_ACTIVE_WINDOW", [2, 0, 0, 0, 0])
    }

    fn ask_manager(&self, title: &str, what: &str, data: [u32; 5]) -> Result<()> {
        let (server, number) = x11rb::connect(Some(&self.display))?;
        let root = server.setup().roots[number].root;
        let window = *named(&server, root, title)?.first().ok_or(format!("no window is called {title}"))?;
        let asked = ClientMessageEvent::new(32, window, atom(&server, what)?, data);
        let to = EventMask::SUBSTRUCTURE_NOTIFY | EventMask::SUBSTRUCTURE_REDIRECT;
        server.send_event(false, root, to, asked)?;
        // A reply means that the server has processed the request.
        server.get_input_focus()?.reply()?;
        Ok(())
    }

    /// The title of the window that this one belongs to, as a dialog to its window; `None` if there is none, or no
    /// window of that title.
    pub(crate) fn owner(&self, title: &str) -> Result<Option<String>> {
        let (server, number) = x11rb::connect(Some(&self.display))?;
        let root = server.setup().roots[number].root;
        let Some(window) = named(&server, root, title)?.first().copied() else { return Ok(None) };
        let owner = property(&server, window, "WM_TRANSIENT_FOR")?.value32().and_then(|mut ids| ids.next());
        let Some(owner) = owner else { return Ok(None) };
        Ok(Some(String::from_utf8(property(&server, owner, "_NET_WM_NAME")?.value)?))
    }

    /// The running processes that the driver started: the program under test.
    pub(crate) fn driven(&self) -> Vec<u32> {
        self.driver.as_ref().map(Child::id).map(children).unwrap_or_default()
    }

    /// Ends the driver and its windows.
    pub(crate) fn stop_driver(&mut self) {
        if let Some(mut driver) = self.driver.take() {
            end(&mut driver);
        }
    }
}

fn atom(server: &impl Connection, name: &str) -> Result<u32> {
    Ok(server.intern_atom(false, name.as_bytes())?.reply()?.atom)
}

fn property(server: &impl Connection, window: u32, name: &str) -> Result<GetPropertyReply> {
    let name = atom(server, name)?;
    Ok(server.get_property(false, window, name, AtomEnum::ANY, 0, 1024)?.reply()?)
}

/// The windows of this title that the window manager has.
fn named(server: &impl Connection, root: u32, title: &str) -> Result<Vec<u32>> {
    let mut found = Vec::new();
    for window in property(server, root, "_NET_CLIENT_LIST")?.value32().into_iter().flatten() {
        if property(server, window, "_NET_WM_NAME")?.value == title.as_bytes() {
            found.push(window);
        }
    }
    Ok(found)
}

/// The processes that a process started.
pub(crate) fn children(process: u32) -> Vec<u32> {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten();
    let lists = threads.flatten().map(|thread| thread.path().join("children"));
    let ids = lists.filter_map(|list| std::fs::read_to_string(list).ok()).collect::<String>();
    ids.split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

/// Moves the system's pointer into the corner. It starts in the middle of the screen, where windows that open would
/// report it to their page between the driver's own movements.
fn rest_pointer(display: &str) -> Result<()> {
    let (server, number) = x11rb::connect(Some(display))?;
    let root = server.setup().roots[number].root;
    server.warp_pointer(x11rb::NONE, root, 0, 0, 0, 0, 0, 0)?.check()?;
    Ok(())
}

fn end(process: &mut Child) {
    let _ = process.kill();
    let _ = process.wait();
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.stop_driver();
        end(&mut self.manager);
        end(&mut self.server);
    }
}
