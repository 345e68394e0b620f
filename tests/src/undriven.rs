//! The real program without a driver, which no page survives that it drives.

use std::fs;
use std::process::Child;

use tempfile::TempDir;

use crate::screen::{Screen, children};
use crate::window::{FRENCH, Result, home};

/// The program on a screen of its own; dropping this ends it.
pub struct Undriven {
    screen: Screen,
    home: TempDir,
    program: Child,
}

impl Undriven {
    /// Starts it in an empty home folder; arguments are as on the command line.
    pub fn start(arguments: &[&str]) -> Result<Self> {
        let home = home(arguments)?;
        let screen = Screen::start((1366, 768))?;
        let program = screen.program(home.path(), FRENCH, arguments)?;
        Ok(Undriven { screen, home, program })
    }

    /// The processes of its pages.
    pub fn pages(&self) -> Vec<u32> {
        let name = |id: &u32| fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
        let mut all = children(self.program.id());
        all.retain(|id| name(id).starts_with("WebKitWebProces"));
        all
    }

    /// A measure of what is drawn on the screen: the bytes of its picture.
    pub fn drawn(&self) -> Result<u64> {
        let path = self.home.path().join("screen.png");
        self.screen.picture(&path)?;
        Ok(fs::metadata(path)?.len())
    }

    /// Whether it has ended.
    pub fn is_over(&mut self) -> Result<bool> {
        Ok(self.program.try_wait()?.is_some())
    }
}

impl Drop for Undriven {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
