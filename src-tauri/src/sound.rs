//! The alerts. They do not depend on any window being in front.

mod bells;
mod output;
mod own;
mod turns;
mod voice;

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use tapis_api::{Alert, Api, Clip, Notice, ProblemText, Trouble, Utterance};
use tauri::{AppHandle, Manager};

use crate::desktop::emit;

use output::OpenOutput;
pub(crate) use output::names as loudspeakers;
use own::DamagedSounds;
use turns::{STALE, Turns, Weight, weight};

/// The longest that a loudspeaker may take to answer a try.
const PATIENCE: Duration = Duration::from_secs(5);

/// Order to the thread of sounds.
enum Order {
    /// An alert whose moment this is.
    Now(Alert, Option<Utterance>, Instant),
    /// An alert, to hear it, however the settings are; what went wrong is answered.
    Try(Alert, Sender<Result<(), Trouble>>),
}

/// Sentence for the voice, in a language.
struct Sentence {
    spoken: Utterance,
    /// Volume from 0 to 100.
    percent: u8,
    asked: Instant,
    /// Answers a trial of the voice: whether there is one.
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
    pub fn play(&self, alert: Alert, spoken: Option<Utterance>) {
        // The thread lives as long as the program.
        let _ = self.orders.send(Order::Now(alert, spoken, Instant::now()));
    }

    /// Has the voice say a sentence, and waits until it has, or until it takes long.
    ///
    /// # Errors
    /// If this computer has no voice.
    pub(crate) fn hear_voice(&self, spoken: Utterance, percent: u8) -> Result<(), Trouble> {
        let (answer, answered) = mpsc::channel();
        // Without its thread nobody answers, and the wait below reports that.
        let _ =
            self.sentences.send(Sentence { spoken, percent, asked: Instant::now(), answer: Some(answer) });
        patient(&answered)
    }

    /// Plays one to hear it, and waits until it sounds.
    ///
    /// # Errors
    /// If nothing is heard, or not from the loudspeaker that was chosen.
    pub(crate) fn hear(&self, alert: Alert) -> Result<(), Trouble> {
        let (answer, answered) = mpsc::channel();
        // Without its thread nobody answers, and the wait below reports that.
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

/// Notifies the pages of a trouble, the same one once an evening: a club without a loudspeaker knows it.
fn report(app: &AppHandle, heard: Result<(), Trouble>, reported: &mut Option<Trouble>) {
    let Err(trouble) = heard else { return };
    if reported.replace(trouble.clone()).as_ref() != Some(&trouble) {
        let said = ProblemText::of(&trouble.problem(), app.state::<Arc<Api>>().language());
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
        // A voice without a loudspeaker reports that it has spoken.
        let said = output::open(None).and_then(|_heard| voice::say(&spoken, percent));
        match answer {
            // The caller has stopped waiting if nobody receives it.
            Some(answer) => drop(answer.send(said)),
            None => report(app, said, &mut reported),
        }
    }
}

/// A sound for the loudspeaker's thread.
#[derive(Debug)]
struct Ring {
    alert: Alert,
    /// Its loudness, 1 to 100.
    percent: u8,
    /// The loudspeaker that was chosen; `None` means the system's.
    device: Option<String>,
    asked: Instant,
    then: Then,
}

/// The purpose of a sound.
#[derive(Debug)]
enum Then {
    /// Its moment has come; afterwards a voice says this.
    Say(Option<Utterance>),
    /// Somebody tries it and waits for the answer.
    Answer(Sender<Result<(), Trouble>>),
}

impl Ring {
    fn weight(&self) -> Weight {
        match self.then {
            Then::Say(_) => weight(self.alert),
            Then::Answer(_) => Weight::Trial,
        }
    }
}

/// The loudspeaker, and whose turn it is there.
struct Loudspeaker<'a> {
    app: &'a AppHandle,
    sentences: &'a Sender<Sentence>,
    turns: Turns<Ring>,
    /// Open while it plays: dropping it ends the sound.
    playing: Option<OpenOutput>,
    /// Open while one of the last seconds ticks, beside what plays.
    ticking: Option<OpenOutput>,
    /// Sentences for the voice once the sound has ended.
    after: Vec<Sentence>,
    reported: Option<Trouble>,
    damaged: DamagedSounds,
}

impl Loudspeaker<'_> {
    fn receive(&mut self, order: Order) {
        let settings = self.app.state::<Arc<Api>>().sound_settings();
        let device = settings.device.clone();
        let ring = match order {
            Order::Now(alert, spoken, asked) => {
                let spoken = spoken.filter(|_| settings.voice);
                let percent = settings.loudness(alert);
                Ring { alert, percent, device, asked, then: Then::Say(spoken) }
            }
            Order::Try(alert, answer) => {
                let percent = settings.trial(alert);
                if percent == 0 {
                    // The caller has stopped waiting if nobody receives it.
                    let _ = answer.send(Err(Trouble::Silent));
                    return;
                }
                Ring { alert, percent, device, asked: Instant::now(), then: Then::Answer(answer) }
            }
        };
        if ring.percent == 0 {
            return;
        }
        if let (Alert::Tick, Then::Say(_)) = (ring.alert, &ring.then) {
            self.tick(&ring);
            return;
        }
        let weight = ring.weight();
        if let Some(ring) = self.turns.ask(ring, weight, Instant::now()) {
            self.ring(ring, weight);
        }
    }

    /// The club's own sound or the bell; what is wrong with the former.
    fn clip(&self, alert: Alert) -> (Clip, Option<Trouble>) {
        own::or_bell(self.app.state::<Arc<Api>>().own_sound(alert), alert)
    }

    /// Notifies the pages of a sound of the club's own that is damaged.
    fn report_damage(&mut self, alert: Alert, damage: Option<Trouble>) {
        if let Some(damage) = self.damaged.news(alert, damage) {
            report(self.app, Err(damage), &mut None);
        }
    }

    /// One of the last seconds cuts nothing off and waits for nothing.
    fn tick(&mut self, ring: &Ring) {
        self.ticking = None;
        // A loudspeaker that plays one sound at a time leaves the tick out; what is wrong with it the next bell
        // reports.
        let Ok(opened) = output::open(ring.device.as_deref()) else { return };
        if ring.asked.elapsed() < Duration::from_millis(500) {
            let (clip, damage) = self.clip(ring.alert);
            output::play(&opened.sink, clip, ring.percent);
            self.ticking = Some(opened);
            self.report_damage(ring.alert, damage);
        }
    }

    /// Opens the loudspeaker for each sound, so that one that was plugged in meanwhile is found.
    fn ring(&mut self, ring: Ring, weight: Weight) {
        (self.playing, self.ticking) = (None, None);
        let opened = output::open(ring.device.as_deref());
        // A sound service that hung may have taken long to answer.
        if ring.asked.elapsed() > STALE {
            return;
        }
        let (clip, damage) = self.clip(ring.alert);
        let told = opened.and_then(|opened| {
            let length = clip.length() + Duration::from_millis(500);
            output::play(&opened.sink, clip, ring.percent);
            let told = opened.elsewhere.clone().map_or(Ok(()), |missing| Err(Trouble::Elsewhere(missing)));
            self.turns.plays(weight, Instant::now() + length);
            self.playing = Some(opened);
            told
        });
        match ring.then {
            Then::Answer(answer) => drop(answer.send(told.and(damage.map_or(Ok(()), Err)))),
            Then::Say(spoken) => {
                report(self.app, told, &mut self.reported);
                self.report_damage(ring.alert, damage);
                let asked = Instant::now();
                let sentence = |spoken| Sentence { spoken, percent: ring.percent, asked, answer: None };
                self.after.extend(spoken.map(sentence));
            }
        }
        if self.playing.is_none() {
            self.ended();
        }
    }

    /// The sound has ended: the voice speaks, and what waited plays.
    fn ended(&mut self) {
        self.playing = None;
        for sentence in self.after.drain(..) {
            // Its thread lives as long as this one.
            let _ = self.sentences.send(Sentence { asked: Instant::now(), ..sentence });
        }
        if let Some((ring, weight)) = self.turns.ended(Instant::now()) {
            self.ring(ring, weight);
        }
    }
}

fn serve(app: &AppHandle, orders: &Receiver<Order>, sentences: &Sender<Sentence>) {
    let mut speaker = Loudspeaker {
        app,
        sentences,
        turns: Turns::default(),
        playing: None,
        ticking: None,
        after: Vec::new(),
        reported: None,
        damaged: DamagedSounds::default(),
    };
    loop {
        // Not until the player says it is done: a device that was pulled out never does.
        let order = match speaker.turns.until() {
            None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => orders.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match order {
            Ok(order) => speaker.receive(order),
            Err(RecvTimeoutError::Timeout) => speaker.ended(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
