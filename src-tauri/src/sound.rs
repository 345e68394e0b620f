//! The alerts. They do not depend on any window being in front.

mod bells;
mod output;
mod voice;

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use tapis_api::{Alert, Api, Notice, Said, Spoken, Trouble};
use tauri::{AppHandle, Manager};

use crate::desktop::emit;

use output::Opened;
pub(crate) use output::names as loudspeakers;

/// An alert that comes so late says something false.
const STALE: Duration = Duration::from_secs(3);
/// The longest that a loudspeaker may take to answer a try.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the thread is asked.
enum Order {
    /// An alert whose moment this is.
    Now(Alert, Option<Spoken>, Instant),
    /// An alert, to hear it, however the settings are; what went wrong is answered.
    Try(Alert, Sender<Result<(), Trouble>>),
    /// A sentence, to hear the voice, however the settings are.
    Say(Spoken, Sender<Result<(), Trouble>>),
}

/// The alerts of the program.
#[derive(Debug)]
pub struct Sound {
    orders: Sender<Order>,
}

impl Sound {
    /// Starts the thread that owns the loudspeaker.
    pub fn start(app: AppHandle) -> Self {
        let (orders, received) = mpsc::channel();
        thread::spawn(move || serve(&app, &received));
        Sound { orders }
    }

    /// Plays an alert as the settings say, with what a voice says of it, and returns at once.
    pub fn play(&self, alert: Alert, spoken: Option<Spoken>) {
        // The thread lives as long as the program.
        let _ = self.orders.send(Order::Now(alert, spoken, Instant::now()));
    }

    /// Has the voice say a sentence, and waits until it has begun to.
    ///
    /// # Errors
    /// Where this computer has no voice.
    pub(crate) fn hear_voice(&self, spoken: Spoken) -> Result<(), Trouble> {
        self.tried(|answer| Order::Say(spoken, answer))
    }

    /// Plays one to hear it, and waits until it sounds.
    ///
    /// # Errors
    /// Why nothing is heard, or not from the loudspeaker that was chosen.
    pub(crate) fn hear(&self, alert: Alert) -> Result<(), Trouble> {
        self.tried(|answer| Order::Try(alert, answer))
    }

    fn tried(&self, order: impl FnOnce(Sender<Result<(), Trouble>>) -> Order) -> Result<(), Trouble> {
        let (answer, answered) = mpsc::channel();
        let _ = self.orders.send(order(answer));
        match answered.recv_timeout(PATIENCE) {
            Ok(heard) => heard,
            // It still plays what was asked before.
            Err(RecvTimeoutError::Timeout) => Ok(()),
            Err(RecvTimeoutError::Disconnected) => Err(Trouble::Nothing),
        }
    }
}

fn serve(app: &AppHandle, orders: &Receiver<Order>) {
    let mut reported = None;
    while let Ok(order) = orders.recv() {
        match order {
            Order::Now(alert, spoken, asked) => {
                let settings = app.state::<Arc<Api>>().sound_settings();
                let percent = settings.loudness(alert);
                if percent == 0 || asked.elapsed() > STALE {
                    continue;
                }
                let heard = ring(alert, percent, settings.device.as_deref(), |_| {});
                let said = match spoken.filter(|_| settings.voice) {
                    Some(spoken) => voice::say(&spoken, percent),
                    None => Ok(()),
                };
                let trouble = heard.and(said).err();
                // The same trouble once an evening: a club without a loudspeaker knows it.
                if trouble.is_some() && trouble != reported {
                    reported.clone_from(&trouble);
                    if let Some(trouble) = trouble {
                        let said = Said::of(&trouble.problem(), app.state::<Arc<Api>>().language());
                        emit(app, None, &Notice::Trouble(said));
                    }
                }
            }
            Order::Say(spoken, answer) => {
                let percent = app.state::<Arc<Api>>().sound_settings().volume;
                let _ = answer.send(voice::say(&spoken, percent));
            }
            Order::Try(alert, answer) => {
                let settings = app.state::<Arc<Api>>().sound_settings();
                let percent = settings.trial(alert);
                let heard = ring(alert, percent, settings.device.as_deref(), |told| {
                    let _ = answer.send(told);
                });
                if let Err(trouble) = heard {
                    let _ = answer.send(Err(trouble));
                }
            }
        }
    }
}

/// Opens the loudspeaker for each alert, so that one that was plugged in meanwhile is found, says
/// that it sounds, and waits for its end.
fn ring(
    alert: Alert,
    percent: u8,
    device: Option<&str>,
    sounds: impl FnOnce(Result<(), Trouble>),
) -> Result<(), Trouble> {
    let Opened { sink, elsewhere } = output::open(device)?;
    let samples = bells::samples(alert);
    let seconds = samples.len() as u64 / u64::from(bells::RATE.get()) + 1;
    output::play(&sink, samples, percent);
    let told = elsewhere.map_or(Ok(()), |missing| Err(Trouble::Elsewhere(missing)));
    sounds(told.clone());
    // Not until the player says it is done: a device that was pulled out never does.
    thread::sleep(Duration::from_secs(seconds));
    told
}
