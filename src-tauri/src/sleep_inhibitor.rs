//! Keeps the computer from sleeping while a clock runs.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

/// Keeps the computer and its screens from sleeping while a clock runs, where the system supports it. Windows keeps its
/// promise to the thread that asked, for as long as that lives: one thread asks and takes it back.
#[derive(Debug)]
pub struct SleepInhibitor {
    wanted: Sender<bool>,
    refused: Arc<AtomicBool>,
}

impl SleepInhibitor {
    /// Starts the thread that holds the inhibition.
    pub fn start() -> Self {
        SleepInhibitor::with(inhibit)
    }

    fn with<T>(inhibit: impl Fn() -> Option<T> + Send + 'static) -> Self {
        let (wanted, received) = mpsc::channel();
        let refused = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&refused);
        thread::spawn(move || {
            let mut held = None;
            while let Ok(wanted) = received.recv() {
                match (wanted, &held) {
                    (true, None) => held = inhibit(),
                    (true, Some(_)) => {}
                    (false, _) => held = None,
                }
                told.store(wanted && held.is_none(), Ordering::Relaxed);
            }
        });
        SleepInhibitor { wanted, refused }
    }

    /// Keeps everything awake, or no longer.
    pub fn keep(&self, awake: bool) {
        // Its thread lives as long as the program.
        let _ = self.wanted.send(awake);
    }

    /// Whether the system has refused.
    pub fn refused(&self) -> bool {
        self.refused.load(Ordering::Relaxed)
    }
}

/// An inhibitor that lasts until it is dropped, of a service of the desktop or, if there is none, of the compositor.
#[cfg(target_os = "linux")]
fn inhibit() -> Option<Box<dyn Any>> {
    let service = bus::Inhibitor::find().map(|held| Box::new(held) as Box<dyn Any>);
    service.or_else(|| Some(Box::new(crate::wayland_idle::Inhibitor::find()?)))
}

#[cfg(not(target_os = "linux"))]
fn inhibit() -> Option<Box<dyn Any>> {
    let mut asked = keepawake::Builder::default();
    asked.display(true).idle(true).sleep(true).reason("Tapis: a clock runs").app_name("Tapis");
    Some(Box::new(asked.create().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reports the thread on which it was dropped.
    struct ThreadProbe(Sender<thread::ThreadId>);

    impl Drop for ThreadProbe {
        fn drop(&mut self) {
            let _ = self.0.send(thread::current().id());
        }
    }

    #[test]
    fn the_thread_that_asks_takes_it_back() {
        let (said, heard) = mpsc::channel();
        let inhibitor = SleepInhibitor::with(move || {
            let _ = said.send(thread::current().id());
            Some(ThreadProbe(said.clone()))
        });
        for _ in 0..2 {
            inhibitor.keep(true);
            let asked = heard.recv();
            assert!(asked.is_ok() && asked != Ok(thread::current().id()));
            assert!(heard.try_recv().is_err(), "it is held");
            inhibitor.keep(true);
            inhibitor.keep(false);
            assert_eq!(heard.recv(), asked);
        }
        assert!(!inhibitor.refused());
    }

    #[test]
    fn a_system_that_refuses_is_reported() {
        let (asked, heard) = mpsc::channel();
        let inhibitor = SleepInhibitor::with(move || {
            let _ = asked.send(());
            None::<ThreadProbe>
        });
        for _ in 0..2 {
            // The second time it is asked the first answer has been noted.
            inhibitor.keep(true);
            assert_eq!(heard.recv(), Ok(()));
        }
        assert!(inhibitor.refused());
    }
}

/// Desktops under Linux agree on the words, not on who hears them.
#[cfg(target_os = "linux")]
mod bus {
    use gio::glib::Variant;
    use gio::prelude::ToVariant;
    use gio::{BusType, Cancellable, DBusCallFlags, DBusConnection};

    /// Service that keeps the screen awake: name and path on the session bus, and the calls.
    struct Keeper {
        name: &'static str,
        path: &'static str,
        release: &'static str,
        arguments: fn() -> Variant,
    }

    const WHO: &str = "Tapis";
    const WHY: &str = "Tournoi en cours";
    /// Inhibit going idle, in the words of GNOME's session manager.
    const IDLE: u32 = 8;
    /// A desktop that does not answer within this time does not listen.
    const PATIENCE: i32 = 1_500;

    const KEEPERS: [Keeper; 3] = [
        Keeper {
            name: "org.freedesktop.ScreenSaver",
            path: "/org/freedesktop/ScreenSaver",
            release: "UnInhibit",
            arguments: || (WHO, WHY).to_variant(),
        },
        Keeper {
            name: "org.gnome.SessionManager",
            path: "/org/gnome/SessionManager",
            release: "Uninhibit",
            arguments: || (WHO, 0_u32, WHY, IDLE).to_variant(),
        },
        Keeper {
            name: "org.freedesktop.PowerManagement.Inhibit",
            path: "/org/freedesktop/PowerManagement/Inhibit",
            release: "UnInhibit",
            arguments: || (WHO, WHY).to_variant(),
        },
    ];

    fn call(bus: &DBusConnection, keeper: &Keeper, method: &str, arguments: &Variant) -> Option<Variant> {
        let (name, path) = (keeper.name, keeper.path);
        let flags = DBusCallFlags::NONE;
        bus.call_sync(
            Some(name),
            path,
            name,
            method,
            Some(arguments),
            None,
            flags,
            PATIENCE,
            Cancellable::NONE,
        )
        .ok()
    }

    /// A promise of the desktop that the screen stays awake. It also ends with the program.
    pub(super) struct Inhibitor {
        bus: DBusConnection,
        keeper: &'static Keeper,
        cookie: u32,
    }

    impl Inhibitor {
        /// The first who hears it.
        pub(super) fn find() -> Option<Self> {
            let bus = gio::bus_get_sync(BusType::Session, Cancellable::NONE).ok()?;
            KEEPERS.iter().find_map(|keeper| {
                let answer = call(&bus, keeper, "Inhibit", &(keeper.arguments)())?;
                let (cookie,) = answer.get::<(u32,)>()?;
                Some(Inhibitor { bus: bus.clone(), keeper, cookie })
            })
        }
    }

    impl Drop for Inhibitor {
        fn drop(&mut self) {
            // The desktop forgets it with the program in any case.
            let _ = call(&self.bus, self.keeper, self.keeper.release, &(self.cookie,).to_variant());
        }
    }
}
