//! A sign of life beside the club file, so that after a power cut the program knows how long it
//! was away. Not in the database: it would write there all evening.
//!
//! With each goes how long the computer had been up, where the system tells it: while it has not
//! been started anew since, that tells the time better than a clock that somebody may have set.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tapis_engine::base::quantity::Millis;

use crate::base::disk;
use crate::base::place::sibling;
use crate::base::uptime::Uptime;

/// The file that holds the last moment at which the program was alive. Its clones are one: when it
/// has stopped, none of them beats any more.
#[derive(Debug, Clone)]
pub struct Heartbeat {
    path: PathBuf,
    stopped: Arc<Mutex<bool>>,
}

/// The system's clock and the computer's uptime may differ by so much before one of them is
/// believed to have been set.
const TOLERATED: Millis = Millis::of_seconds(2);

pub(crate) const SUFFIX: &str = ".alive";

/// The last word of a program that was closed while a clock ran.
const CLOSED: &str = "closed";
/// The last word where the moment is that of the last action in the file: it was copied without its heartbeat.
const RECALLED: &str = "recalled";

impl Heartbeat {
    /// The heartbeat of a club file.
    pub fn of(club: &Path) -> Self {
        Heartbeat { path: sibling(club, SUFFIX), stopped: Arc::default() }
    }

    /// Notes that the program is alive at this instant (UTC milliseconds). Losing one does no
    /// harm, so failures are silent.
    pub fn beat(&self, now: Millis) {
        let stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        if !*stopped {
            self.write(now, "");
        }
    }

    fn write(&self, now: Millis, word: &str) {
        self.write_line(&match Uptime::now() {
            Some(Uptime { boot, up }) => format!("{now} {boot} {up}{word}"),
            None => format!("{now}{word}"),
        });
    }

    fn write_line(&self, line: &str) {
        let draft = sibling(&self.path, ".new");
        // On the disk before the rename: a power cut must not leave an empty file, which would
        // read as an orderly end.
        let _ = std::fs::remove_file(&draft);
        let written = disk::create_private(&draft).and_then(|mut file| {
            file.write_all(line.as_bytes())?;
            file.sync_data()
        });
        if written.is_ok() {
            // The beat before stands, and the next one comes soon.
            let _ = std::fs::rename(&draft, &self.path);
        }
    }

    fn read(&self) -> Option<(Millis, Option<Uptime>)> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        let mut parts = text.split_whitespace();
        let at = Millis(parts.next()?.parse().ok()?);
        let uptime = parts
            .next()
            .zip(parts.next())
            .and_then(|(boot, up)| Some(Uptime { boot: boot.to_owned(), up: Millis(up.parse().ok()?) }));
        Some((at, uptime))
    }

    /// Time of the last beat.
    pub fn last(&self) -> Option<Millis> {
        Some(self.read()?.0)
    }

    /// Whether that was the last word of a program that ended in good order while a clock ran.
    pub fn closed(&self) -> bool {
        self.last_word(CLOSED)
    }

    /// Whether that is only the moment of the last action: the club's file was copied without its heartbeat.
    pub fn recalled(&self) -> bool {
        self.last_word(RECALLED)
    }

    fn last_word(&self, word: &str) -> bool {
        let text = std::fs::read_to_string(&self.path).unwrap_or_default();
        text.split_whitespace().next_back() == Some(word)
    }

    /// Notes the moment of the last action of a clock that ran, where nothing says until when.
    pub fn recall(&self, last_action: Millis) {
        self.write_line(&format!("{last_action} {RECALLED}"));
    }

    /// The system's clock, read as `now`, is behind the last beat, and nothing else tells how much
    /// time has passed since: the computer was started anew, or does not say.
    pub fn went_back(&self, now: Millis) -> bool {
        self.went_back_at(now, Uptime::now())
    }

    fn went_back_at(&self, now: Millis, uptime: Option<Uptime>) -> bool {
        let Some((at, then)) = self.read() else { return false };
        let same_start = then.zip(uptime).is_some_and(|(then, today)| then.boot == today.boot);
        !same_start && now < at.saturating_sub(TOLERATED)
    }

    /// Error of the system's clock, read as `now`, for this club: it was set since the last beat (by so much; below 0
    /// means back). Tournaments go on by `now` less this. 0 where nothing speaks against it.
    pub fn drift(&self, now: Millis) -> Millis {
        self.drift_at(now, Uptime::now())
    }

    fn drift_at(&self, now: Millis, uptime: Option<Uptime>) -> Millis {
        let Some((at, then)) = self.read() else { return Millis::ZERO };
        let passed = match then.zip(uptime) {
            // The same start of the computer: it has counted by itself.
            Some((then, today)) if then.boot == today.boot => today.up.saturating_sub(then.up),
            // Time does not go back; how long it was away nobody can say.
            _ if now < at => Millis::ZERO,
            _ => return Millis::ZERO,
        };
        let drift = now.saturating_sub(at).saturating_sub(passed);
        if (-TOLERATED..=TOLERATED).contains(&drift) { Millis::ZERO } else { drift }
    }

    /// An orderly end: there is nothing to tell at the next start.
    pub fn stop(&self) {
        self.rest();
        // One that stays causes a question at the next start.
        let _ = std::fs::remove_file(&self.path);
    }

    /// No beat comes after this one: the last word stands for the next start.
    pub fn rest(&self) {
        *self.stopped.lock().unwrap_or_else(PoisonError::into_inner) = true;
    }

    /// An orderly end at this instant while a clock runs: the next start asks what becomes of it.
    pub fn close(&self, now: Millis) {
        let mut stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        *stopped = true;
        self.write(now, &format!(" {CLOSED}"));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    const HOUR: Millis = Millis::of_minutes(60);
    const NOW: Millis = Millis(1_790_000_000_000);

    fn beaten(text: &str) -> (tempfile::TempDir, Heartbeat) {
        let folder = tempfile::tempdir().unwrap();
        let heartbeat = Heartbeat::of(&folder.path().join("club.tapis"));
        std::fs::write(&heartbeat.path, text).unwrap();
        (folder, heartbeat)
    }

    fn uptime(boot: &str, up: Millis) -> Option<Uptime> {
        Some(Uptime { boot: boot.to_owned(), up })
    }

    #[test]
    fn a_changed_clock_is_detected_without_a_restart() {
        let (_folder, heartbeat) = beaten(&format!("{NOW} a 1000"));
        for set in [HOUR, -HOUR] {
            assert_eq!(heartbeat.drift_at(NOW + Millis(60_000) + set, uptime("a", Millis(61_000))), set);
        }
        // A second is no more than two clocks differ by.
        assert_eq!(heartbeat.drift_at(NOW + Millis(61_000), uptime("a", Millis(61_000))), Millis::ZERO);
    }

    #[test]
    fn the_clock_is_believed_after_a_restart() {
        let (_folder, heartbeat) = beaten(&format!("{NOW} a 1000"));
        assert_eq!(heartbeat.drift_at(NOW + HOUR, uptime("b", Millis(20_000))), Millis::ZERO);
        assert_eq!(heartbeat.drift_at(NOW - HOUR, uptime("b", Millis(20_000))), -HOUR);
    }

    #[test]
    fn a_clock_behind_after_a_restart_tells_nothing() {
        let (_folder, heartbeat) = beaten(&format!("{NOW} a 1000"));
        assert!(heartbeat.went_back_at(NOW - HOUR, uptime("b", Millis(20_000))));
        assert!(heartbeat.went_back_at(NOW - HOUR, None));
        // The same start counts by itself, and forward is what time does.
        assert!(!heartbeat.went_back_at(NOW - HOUR, uptime("a", Millis(61_000))));
        assert!(!heartbeat.went_back_at(NOW + HOUR, uptime("b", Millis(20_000))));
        assert!(!heartbeat.went_back_at(NOW - Millis(1_000), uptime("b", Millis(20_000))));
    }

    #[test]
    fn a_close_during_play_differs_from_a_cut() {
        let (_folder, heartbeat) = beaten("");
        heartbeat.beat(NOW);
        assert!(!heartbeat.closed());
        heartbeat.close(NOW + Millis(1_000));
        heartbeat.beat(NOW + Millis(2_000));
        assert_eq!((heartbeat.last(), heartbeat.closed()), (Some(NOW + Millis(1_000)), true));
        assert_eq!(heartbeat.drift(NOW + Millis(1_500)), Millis::ZERO);
    }

    #[test]
    fn old_and_missing_beats_are_understood() {
        let (_folder, heartbeat) = beaten(&NOW.to_string());
        assert_eq!(
            (heartbeat.last(), heartbeat.drift_at(NOW + HOUR, uptime("a", Millis(1)))),
            (Some(NOW), Millis::ZERO)
        );
        heartbeat.stop();
        assert_eq!((heartbeat.last(), heartbeat.drift(NOW)), (None, Millis::ZERO));
    }

    #[test]
    fn what_is_beaten_is_read() {
        let (_folder, heartbeat) = beaten("");
        heartbeat.beat(NOW);
        assert_eq!(heartbeat.last(), Some(NOW));
        // A beat that was under way when the program ended in good order is not the last word.
        let late = heartbeat.clone();
        heartbeat.stop();
        late.beat(NOW + Millis(1_000));
        assert_eq!(heartbeat.last(), None);
    }
}
