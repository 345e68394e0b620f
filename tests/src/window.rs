//! The real program in its real windows, driven as a person would. Each one has a screen and a
//! home of its own: nothing of the user's is touched, and tests may run side by side.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};

use crate::screen::Screen;
use crate::{program, root};

/// What went wrong, in words.
pub type Failure = Box<dyn Error + Send + Sync>;
/// A result of driving the program.
pub type Result<T> = std::result::Result<T, Failure>;

/// The language of the system that the program meets.
const FRENCH: &str = "fr_FR.UTF-8";

/// The program, running in its windows.
pub struct Program {
    name: String,
    driver: WebDriver,
    screen: Screen,
    home: TempDir,
}

impl Program {
    /// Starts it in an empty home. The name is that of its pictures; arguments as on the command
    /// line, for example `--sample`.
    pub async fn start(name: &str, arguments: &[&str]) -> Result<Self> {
        Program::start_on(name, arguments, (1920, 1080)).await
    }

    /// The same on a screen of that size.
    pub async fn start_on(name: &str, arguments: &[&str], size: (u32, u32)) -> Result<Self> {
        Program::start_with(name, arguments, size, Vec::new()).await
    }

    /// The same with these in its environment besides.
    pub async fn start_with(
        name: &str,
        arguments: &[&str],
        size: (u32, u32),
        environment: Vec<(&'static str, PathBuf)>,
    ) -> Result<Self> {
        let home = TempDir::new()?;
        let mut screen = Screen::start(size)?;
        screen.environment = environment;
        let driver = session(&mut screen, home.path(), arguments).await?;
        Ok(Program { name: name.to_owned(), driver, screen, home })
    }

    /// The same on two screens, a laptop's and a projector's; none where this computer has no X
    /// server that can show two.
    pub async fn start_on_two(name: &str, arguments: &[&str]) -> Result<Option<Self>> {
        let home = TempDir::new()?;
        let Ok(mut screen) = Screen::start_two(home.path()) else { return Ok(None) };
        let driver = session(&mut screen, home.path(), arguments).await?;
        Ok(Some(Program { name: name.to_owned(), driver, screen, home }))
    }

    /// Puts the projector's cable in, or pulls it.
    pub fn cable(&self, plugged: bool) -> Result<()> {
        self.screen.cable(plugged)
    }

    /// Ends it without warning, as a power cut would, and starts it again in the same home.
    pub async fn kill_and_restart(&mut self, arguments: &[&str]) -> Result<()> {
        let ids = self.process_ids();
        if ids.is_empty() {
            return Err("there is no program to kill".into());
        }
        kill(&ids).await?;
        self.driver = session(&mut self.screen, self.home.path(), arguments).await?;
        Ok(())
    }

    /// Closes it in good order, as its last window's button does, and starts it again in the same
    /// home.
    pub async fn close_and_restart(&mut self, arguments: &[&str]) -> Result<()> {
        let ids = self.process_ids();
        self.driver.clone().quit().await?;
        ended(&ids).await?;
        self.driver = session(&mut self.screen, self.home.path(), arguments).await?;
        Ok(())
    }

    /// Lets the program itself stand still, as a slow disk or another program may, or go on. Its pages
    /// are processes of their own, which run meanwhile.
    pub fn hold_up(&self, held: bool) -> Result<()> {
        let how = if held { "-STOP" } else { "-CONT" };
        self.process_ids().iter().try_for_each(|id| signal(how, *id))
    }

    /// Closes the desk's window as its button, Alt+F4 or the task bar does.
    pub fn close_desk(&self) -> Result<()> {
        self.screen.close_window("Tapis")
    }

    /// Waits until the program has ended by itself.
    pub async fn ended(&self) -> Result<()> {
        ended(&self.process_ids()).await
    }

    /// Ends it in good order.
    pub async fn quit(self) -> Result<()> {
        self.driver.clone().quit().await?;
        Ok(())
    }

    /// The driver itself, for what has no helper here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// The program's home.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Goes to a window, by its page: `index.html` (the desk; also `/`) or `room.html`. Waits for
    /// it to open and to be drawn.
    pub async fn window(&self, page: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            for handle in self.driver.windows().await? {
                self.driver.switch_to_window(handle).await?;
                let path = self.eval("location.pathname").await.unwrap_or_default();
                let path = path.as_str().unwrap_or_default().trim_start_matches('/').to_owned();
                let same = path == page || (path.is_empty() && page == "index.html");
                if same
                    && self.eval("document.readyState === 'complete'").await.unwrap_or_default()
                        == json!(true)
                {
                    return Ok(());
                }
            }
            self.patience(started, &format!("the window {page} does not open")).await?;
        }
    }

    /// How many windows are open.
    pub async fn windows(&self) -> Result<usize> {
        Ok(self.driver.windows().await?.len())
    }

    /// A picture of the page, into `artifacts/`, once nothing moves in it any more.
    pub async fn picture(&self, what: &str) -> Result<PathBuf> {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        let folder = root().join("artifacts");
        fs::create_dir_all(&folder)?;
        // The driver may give the frame before: two alike are the present one.
        let mut picture = self.driver.screenshot_as_png().await?;
        for _ in 0..8 {
            let again = self.driver.screenshot_as_png().await?;
            if again == picture {
                break;
            }
            picture = again;
        }
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!("{}-{number:02}-{what}.png", self.name));
        fs::write(&path, picture)?;
        Ok(path)
    }

    /// A picture of the whole screen, once nothing moves on it any more: of what is large the driver
    /// gives none.
    pub async fn whole_screen(&self, path: &Path) -> Result<()> {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        let mut before = Vec::new();
        for _ in 0..12 {
            self.eval(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
            )
            .await?;
            self.screen.picture(path)?;
            let now = fs::read(path)?;
            if now == before {
                break;
            }
            before = now;
        }
        Ok(())
    }

    /// The program's own processes, not those of its pages.
    pub fn process_ids(&self) -> Vec<u32> {
        self.screen.driven()
    }
}

/// Ends processes as a power cut would, and waits until they are gone: until then they hold their
/// files, the club's lock among them.
async fn kill(ids: &[u32]) -> Result<()> {
    ids.iter().try_for_each(|id| signal("-KILL", *id))?;
    ended(ids).await
}

fn signal(how: &str, id: u32) -> Result<()> {
    std::process::Command::new("kill").args([how, &id.to_string()]).status()?;
    Ok(())
}

/// Waits for processes to end; what only waits for its parent to notice has ended. Its first
/// thread may be dead while others still hold its files.
async fn ended(ids: &[u32]) -> Result<()> {
    let runs = |id: &u32| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let threads = fs::read_dir(format!("/proc/{id}/task")).map_or(0, Iterator::count);
        let first = stat.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'));
        first || threads > 1
    };
    let started = Instant::now();
    while ids.iter().any(runs) {
        if started.elapsed() > Duration::from_secs(20) {
            return Err("the program does not end".into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

async fn session(screen: &mut Screen, home: &Path, arguments: &[&str]) -> Result<WebDriver> {
    let port = screen.driver(home, FRENCH)?;
    let mut capabilities = Capabilities::new();
    let binary = program("tapis");
    capabilities.set("webkitgtk:browserOptions", json!({ "binary": binary, "args": arguments }))?;
    let address = format!("http://127.0.0.1:{port}");
    let started = Instant::now();
    loop {
        match WebDriver::new(&address, capabilities.clone()).await {
            Ok(driver) => {
                driver.set_script_timeout(Duration::from_secs(30)).await?;
                return Ok(driver);
            }
            // The driver needs a moment until it listens. A program that it started and did not
            // reach must not stand in the next one's way.
            Err(_) if started.elapsed() < Duration::from_secs(20) => {
                kill(&screen.driven()).await?;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(error) => return Err(format!("no session with {}: {error}", binary.display()).into()),
        }
    }
}
