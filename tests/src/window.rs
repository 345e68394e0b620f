//! The real program in its real windows, driven as a person would. Each instance has its own screen
//! and home folder: nothing of the user's is touched, and tests can run in parallel.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::{Duration, Instant};

use serde_json::json;
use tapis_club::Club;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};

use crate::screen::Screen;
use crate::{artifact, pictures_wanted, program};

/// Any error, as a message.
pub type Failure = Box<dyn Error + Send + Sync>;
/// A result of driving the program.
pub type Result<T> = std::result::Result<T, Failure>;

/// The system language that the program sees.
pub(crate) const FRENCH: &str = "fr_FR.UTF-8";

/// Folder of the program's own files, below the home folder.
const DATA_FOLDER: &str = "data/fr.tapis.desk";

/// The program, running in its windows.
pub struct Program {
    name: String,
    driver: WebDriver,
    screen: Screen,
    home: TempDir,
}

impl Program {
    /// Starts it in an empty home folder. Its pictures get this name as a prefix; arguments are as on
    /// the command line. With `--sample` the home folder already holds a sample club whose evenings are over
    /// or not begun; [`Program::start_first`] has the program make its own.
    pub async fn start(name: &str, arguments: &[&str]) -> Result<Self> {
        Program::start_on(name, arguments, (1920, 1080)).await
    }

    /// The same on a screen of that size.
    pub async fn start_on(name: &str, arguments: &[&str], size: (u32, u32)) -> Result<Self> {
        Program::start_with(name, arguments, size, Vec::new()).await
    }

    /// The same with additional environment variables.
    pub async fn start_with(
        name: &str,
        arguments: &[&str],
        size: (u32, u32),
        environment: Vec<(&'static str, PathBuf)>,
    ) -> Result<Self> {
        let home = home(arguments)?;
        Program::start_at_home(name, arguments, size, environment, home).await
    }

    /// Starts it in an empty home folder, as on its first day.
    pub async fn start_first(name: &str, arguments: &[&str], size: (u32, u32)) -> Result<Self> {
        Program::start_first_with(name, arguments, size, Vec::new()).await
    }

    /// The same with additional environment variables.
    pub async fn start_first_with(
        name: &str,
        arguments: &[&str],
        size: (u32, u32),
        environment: Vec<(&'static str, PathBuf)>,
    ) -> Result<Self> {
        Program::start_at_home(name, arguments, size, environment, TempDir::new()?).await
    }

    async fn start_at_home(
        name: &str,
        arguments: &[&str],
        size: (u32, u32),
        environment: Vec<(&'static str, PathBuf)>,
        home: TempDir,
    ) -> Result<Self> {
        let mut screen = Screen::start(size)?;
        screen.environment = environment;
        let driver = session(&mut screen, home.path(), arguments).await?;
        Ok(Program { name: name.to_owned(), driver, screen, home })
    }

    /// The same on two screens, a laptop's and a projector's, under this window manager; `None` if this computer has
    /// no X server that supports two, or no such manager.
    pub async fn start_on_two(name: &str, arguments: &[&str], manager: &str) -> Result<Option<Self>> {
        let home = home(arguments)?;
        let Ok(mut screen) = Screen::start_two(home.path(), manager) else { return Ok(None) };
        let driver = session(&mut screen, home.path(), arguments).await?;
        Ok(Some(Program { name: name.to_owned(), driver, screen, home }))
    }

    /// Plugs the projector's cable in, or pulls it out.
    pub fn cable(&self, plugged: bool) -> Result<()> {
        self.screen.cable(plugged)
    }

    /// Presses keys as a keyboard does, for whichever window has it.
    pub fn key_in(&self, text: &str) -> Result<()> {
        self.screen.key_in(text)
    }

    /// Kills it, as a power cut would, and starts it again in the same home folder.
    pub async fn kill_and_restart(&mut self, arguments: &[&str]) -> Result<()> {
        self.kill().await?;
        self.restart(arguments).await
    }

    /// Kills it, as a power cut would.
    pub async fn kill(&self) -> Result<()> {
        let ids = self.process_ids();
        if ids.is_empty() {
            return Err("there is no program to kill".into());
        }
        kill(&ids).await?;
        let _dead = self.driver.clone().leak();
        Ok(())
    }

    /// Starts it again in the same home folder after it was killed.
    pub async fn restart(&mut self, arguments: &[&str]) -> Result<()> {
        self.driver = session(&mut self.screen, self.home.path(), arguments).await?;
        Ok(())
    }

    /// Closes it properly, as its last window's close button does, and starts it again in the same
    /// home folder.
    pub async fn close_and_restart(&mut self, arguments: &[&str]) -> Result<()> {
        let ids = self.process_ids();
        self.driver.clone().quit().await?;
        ended(&ids).await?;
        self.driver = session(&mut self.screen, self.home.path(), arguments).await?;
        Ok(())
    }

    /// Starts it a second time, as a double click on a club file does, and waits until that start has ended.
    pub async fn start_again(&self, arguments: &[&str]) -> Result<ExitStatus> {
        let mut again = self.screen.program(self.home.path(), FRENCH, arguments)?;
        let started = Instant::now();
        loop {
            if let Some(status) = again.try_wait()? {
                return Ok(status);
            }
            if started.elapsed() > Duration::from_secs(20) {
                again.kill()?;
                again.wait()?;
                return Err("the second start goes on".into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Suspends the program's own process, as a slow disk or another program might, or resumes it. Its
    /// pages are separate processes and keep running.
    pub fn hold_up(&self, held: bool) -> Result<()> {
        let how = if held { "-STOP" } else { "-CONT" };
        self.process_ids().iter().try_for_each(|id| signal(how, *id))
    }

    /// Closes the desk's window as its close button, Alt+F4 and the task bar do.
    pub fn close_desk(&self) -> Result<()> {
        self.screen.close_window("Tapis")
    }

    /// Gives the desk's window the keyboard, as the task bar does.
    pub fn activate_desk(&self) -> Result<()> {
        self.screen.activate_window("Tapis")
    }

    /// The title of the window that this one belongs to; `None` if there is none, or no window of that title.
    pub fn owner(&self, title: &str) -> Result<Option<String>> {
        self.screen.owner(title)
    }

    /// Waits until the program has exited by itself.
    pub async fn ended(&self) -> Result<()> {
        ended(&self.process_ids()).await
    }

    /// Closes the program properly.
    pub async fn quit(self) -> Result<()> {
        self.driver.clone().quit().await?;
        Ok(())
    }

    /// The WebDriver session, for anything without a helper here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// The program's home folder.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Switches to a window by its page: `index.html` (the desk; also `/`) or `room.html`. Waits until
    /// it is open and drawn.
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

    /// The number of open windows.
    pub async fn windows(&self) -> Result<usize> {
        Ok(self.driver.windows().await?.len())
    }

    /// Saves a picture of the page where pictures are wanted.
    pub async fn picture(&self, what: &str) -> Result<()> {
        if pictures_wanted() {
            self.taken(what).await?;
        }
        Ok(())
    }

    /// A picture of the page once nothing moves any more, in `artifacts/`; of the whole screen where no pictures are
    /// wanted: then the driver has none.
    pub async fn taken(&self, what: &str) -> Result<PathBuf> {
        let path = artifact(&self.name, what)?;
        if !pictures_wanted() {
            self.whole_screen(&path).await?;
            return Ok(path);
        }
        // The driver may return the previous frame: two equal ones are the current frame.
        let mut picture = self.driver.screenshot_as_png().await?;
        for _ in 0..8 {
            let again = self.driver.screenshot_as_png().await?;
            if again == picture {
                break;
            }
            picture = again;
        }
        fs::write(&path, picture)?;
        Ok(path)
    }

    /// Saves a picture of the whole screen once nothing moves any more: the driver cannot take large
    /// ones.
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

impl Drop for Program {
    /// Ends a program that was not closed. Nothing is asked of its driver: whose program has ended or asks something
    /// itself would not answer for two minutes.
    fn drop(&mut self) {
        for id in self.process_ids() {
            let _gone = signal("-KILL", id);
        }
        let _closed = self.driver.clone().leak();
    }
}

/// A home folder for a program that starts with these arguments.
pub(crate) fn home(arguments: &[&str]) -> Result<TempDir> {
    let home = TempDir::new()?;
    if arguments.contains(&"--sample") {
        let folder = home.path().join(DATA_FOLDER);
        fs::create_dir_all(&folder)?;
        let now = Millis(chrono::Utc::now().timestamp_millis());
        Club::sample(&folder.join("exemple.tapis"), Language::Fr, now)
            .map_err(|problem| problem.code)?
            .close();
    }
    Ok(home)
}

/// Kills processes and waits until they are gone: until then they hold their files open, including
/// the club's lock.
async fn kill(ids: &[u32]) -> Result<()> {
    ids.iter().try_for_each(|id| signal("-KILL", *id))?;
    ended(ids).await
}

fn signal(how: &str, id: u32) -> Result<()> {
    std::process::Command::new("kill").args([how, &id.to_string()]).status()?;
    Ok(())
}

/// Waits for processes to end; zombies have ended. The main thread may be dead while others still
/// hold files open.
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
            // The driver needs a moment until it listens. A program that it started but could not reach
            // must not interfere with the next attempt.
            Err(_) if started.elapsed() < Duration::from_secs(20) => {
                kill(&screen.driven()).await?;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(error) => return Err(format!("no session with {}: {error}", binary.display()).into()),
        }
    }
}
