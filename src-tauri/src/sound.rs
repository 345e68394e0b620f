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
}

/// What the voice is to say.
struct Sentence {
    spoken: Spoken,
    /// How loud, 0 to 100.
    percent: u8,
    asked: Instant,
    /// Whoever tries the voice hears whether there is one.
    answer: Option<Sender<Result<(), Trouble>>>,
}

/// The alerts of the program.
#[derive(Debug)]
pub struct Sound {
    orders: Sender<Order>,
    sentences: Sender<Sentence>,
}

impl Sound {
    /// Starts the thread that owns the loudspeaker.
    pub fn start(app: AppHandle) -> Self {
        let (orders, received) = mpsc::channel();
        let (sentences, said) = mpsc::channel();
        let speaker = app.clone();
        thread::spawn(move || speak(&speaker, &said));
        let after_bells = sentences.clone();
        thread::spawn(move || serve(&app, &received, &after_bells));
        Sound { orders, sentences }
    }

    /// Plays an alert as the settings say, with what a voice says of it, and returns at once.
    pub fn play(&self, alert: Alert, spoken: Option<Spoken>) {
        // The thread lives as long as the program.
        let _ = self.orders.send(Order::Now(alert, spoken, Instant::now()));
    }

    /// Has the voice say a sentence, and waits until it has, or until it takes long.
    ///
    /// # Errors
    /// Where this computer has no voice.
    pub(crate) fn hear_voice(&self, spoken: Spoken, percent: u8) -> Result<(), Trouble> {
        let (answer, answered) = mpsc::channel();
        let _ =
            self.sentences.send(Sentence { spoken, percent, asked: Instant::now(), answer: Some(answer) });
        patient(&answered)
    }

    /// Plays one to hear it, and waits until it sounds.
    ///
    /// # Errors
    /// Why nothing is heard, or not from the loudspeaker that was chosen.
    pub(crate) fn hear(&self, alert: Alert) -> Result<(), Trouble> {
        let (answer, answered) = mpsc::channel();
        let _ = self.orders.send(Order::Try(alert, answer));
        patient(&answered)
    }
}

fn patient(answered: &Receiver<Result<(), Trouble>>) -> Result<(), Trouble> {
    match answered.recv_timeout(PATIENCE) {
        Ok(heard) => heard,
        // It still plays what was asked before.
        Err(RecvTimeoutError::Timeout) => Ok(()),
        Err(RecvTimeoutError::Disconnected) => Err(Trouble::Nothing),
    }
}

/// Tells the pages of a trouble, the same one once an evening: a club without a loudspeaker knows it.
fn report(app: &AppHandle, heard: Result<(), Trouble>, reported: &mut Option<Trouble>) {
    let Err(trouble) = heard else { return };
    if reported.replace(trouble.clone()).as_ref() != Some(&trouble) {
        let said = Said::of(&trouble.problem(), app.state::<Arc<Api>>().language());
        emit(app, None, &Notice::Trouble(said));
    }
}

/// A voice that hangs holds up no bell: it has a thread of its own.
fn speak(app: &AppHandle, sentences: &Receiver<Sentence>) {
    let mut reported = None;
    while let Ok(Sentence { spoken, percent, asked, answer }) = sentences.recv() {
        if asked.elapsed() > STALE {
            continue;
        }
        let said = voice::say(&spoken, percent);
        match answer {
            // Whoever asked has stopped waiting where nobody receives it.
            Some(answer) => drop(answer.send(said)),
            None => report(app, said, &mut reported),
        }
    }
}

fn serve(app: &AppHandle, orders: &Receiver<Order>, sentences: &Sender<Sentence>) {
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
                report(app, heard, &mut reported);
                if let Some(spoken) = spoken.filter(|_| settings.voice) {
                    // Its thread lives as long as this one.
                    let _ = sentences.send(Sentence { spoken, percent, asked: Instant::now(), answer: None });
                }
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
