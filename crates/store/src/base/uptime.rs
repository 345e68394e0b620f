//! Time since the computer's start, from each system's own source.

use tapis_engine::base::quantity::Millis;

/// Time for which the computer has run without having been started anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Uptime {
    /// Start of the computer: one word.
    pub(crate) boot: String,
    /// Duration in milliseconds, suspended time included.
    pub(crate) up: Millis,
}

impl Uptime {
    /// Time since the computer's start; `None` if the system does not tell it.
    #[cfg(target_os = "linux")]
    pub(crate) fn now() -> Option<Uptime> {
        let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
        let text = std::fs::read_to_string("/proc/uptime").ok()?;
        let (seconds, hundredths) = text.split_whitespace().next()?.split_once('.')?;
        let up = Millis::of_seconds(seconds.parse().ok()?) + Millis(hundredths.parse::<i64>().ok()? * 10);
        Some(Uptime { boot: boot.trim().to_owned(), up })
    }

    /// Time since the computer's start; `None` if the system does not tell it. Windows numbers its starts. One from a
    /// hibernated kernel, as Windows shuts down by default, keeps the number, and the time that the computer was off is
    /// counted.
    #[cfg(windows)]
    pub(crate) fn now() -> Option<Uptime> {
        const STARTS: &str =
            r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters";
        let number = winsafe::HKEY::LOCAL_MACHINE
            .RegGetValue(Some(STARTS), Some("BootId"), winsafe::co::RRF::RT_REG_DWORD)
            .ok()?;
        let winsafe::RegistryValue::Dword(number) = number else { return None };
        let up = i64::try_from(winsafe::GetTickCount64()).ok()?;
        Some(Uptime { boot: number.to_string(), up: Millis(up) })
    }

    /// Time since the computer's start; `None` if the system does not tell it. The name of a start is asked for once:
    /// it needs another program.
    #[cfg(target_os = "macos")]
    pub(crate) fn now() -> Option<Uptime> {
        static BOOT: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
        let asked = || {
            let mut sysctl = std::process::Command::new("/usr/sbin/sysctl");
            let told = sysctl.args(["-n", "kern.bootsessionuuid"]).output().ok()?;
            let name = String::from_utf8(told.stdout).ok()?.trim().to_owned();
            (!name.is_empty()).then_some(name)
        };
        let boot = BOOT.get_or_init(asked).clone()?;
        // On macOS this clock goes on while the computer sleeps.
        let up = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
        Some(Uptime { boot, up: Millis::of_seconds(up.tv_sec) + Millis(up.tv_nsec / 1_000_000) })
    }

    /// No source is known.
    #[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
    pub(crate) fn now() -> Option<Uptime> {
        None
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    #[cfg(any(target_os = "linux", windows, target_os = "macos"))]
    fn the_system_tells_its_start_and_uptime() {
        let first = Uptime::now().unwrap();
        assert!(first.up > Millis::ZERO);
        // The heartbeat separates it from what follows by a space.
        assert!(!first.boot.is_empty() && !first.boot.contains(char::is_whitespace), "{first:?}");
        let later = Uptime::now().unwrap();
        assert_eq!(first.boot, later.boot);
        assert!(later.up >= first.up, "{first:?} {later:?}");
    }
}
