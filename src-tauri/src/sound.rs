//! The alerts: short bells made here, so that there is no file to lose. They do not depend on any
//! window being in front.

use std::num::NonZero;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, Player};
use tapis_club::Problem;
use tauri::{AppHandle, Emitter, Manager};

use crate::shared::Shared;

/// What is to be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alert {
    /// One minute is left of the level.
    OneMinute,
    /// A new level.
    Level,
    /// A break.
    Break,
}

/// Samples a second.
const RATE: NonZero<u32> = NonZero::new(44_100).unwrap();
const MONO: NonZero<u16> = NonZero::new(1).unwrap();

impl Alert {
    /// The strokes of the bell: when, in seconds, and at how many hertz.
    fn strokes(self) -> &'static [(f32, f32)] {
        match self {
            Alert::OneMinute => &[(0.0, 880.0), (0.35, 880.0)],
            Alert::Level => &[(0.0, 523.25), (0.3, 659.25), (0.6, 783.99), (0.9, 1046.5)],
            Alert::Break => &[(0.0, 783.99), (0.45, 659.25), (0.9, 523.25)],
        }
    }

    /// The sound, between -1 and 1, at [`RATE`].
    fn samples(self) -> Vec<f32> {
        const RING: f32 = 1.6;
        #[expect(clippy::cast_precision_loss, reason = "44100 is exact")]
        let rate = RATE.get() as f32;
        let strokes = self.strokes();
        let length = strokes.last().map_or(0.0, |(at, _)| at + RING);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few seconds")]
        let count = (length * rate) as u32;
        let sample = |index: u32| {
            #[expect(clippy::cast_precision_loss, reason = "below 2^24")]
            let now = index as f32 / rate;
            let rung: f32 = strokes.iter().map(|(at, pitch)| bell(now - at, *pitch)).sum();
            // Strokes overlap: bend the peaks instead of cutting them.
            rung.tanh()
        };
        (0..count).map(sample).collect()
    }
}

/// A bell struck `since` seconds ago: partials that die away, the higher the sooner.
fn bell(since: f32, pitch: f32) -> f32 {
    const PARTIALS: [(f32, f32, f32); 4] =
        [(1.0, 0.55, 3.0), (2.0, 0.25, 5.0), (2.76, 0.15, 7.0), (5.4, 0.08, 11.0)];
    if since < 0.0 {
        return 0.0;
    }
    // Four milliseconds of attack, or the stroke clicks.
    let attack = (since / 0.004).min(1.0);
    let partial = |(ratio, strength, decay): &(f32, f32, f32)| {
        strength * (-decay * since).exp() * (std::f32::consts::TAU * pitch * ratio * since).sin()
    };
    attack * PARTIALS.iter().map(partial).sum::<f32>()
}

/// The alerts of the program.
#[derive(Debug)]
pub struct Sound {
    orders: Sender<(Alert, u8)>,
}

impl Sound {
    /// Starts the thread that owns the loudspeaker.
    pub fn start(app: AppHandle) -> Self {
        let (orders, received) = mpsc::channel();
        thread::spawn(move || serve(&app, &received));
        Sound { orders }
    }

    /// Plays an alert, 0 to 100 loud, and returns at once; 0 is silence.
    pub fn play(&self, alert: Alert, volume: u8) {
        // The thread lives as long as the program.
        let _ = self.orders.send((alert, volume.min(100)));
    }
}

fn serve(app: &AppHandle, orders: &Receiver<(Alert, u8)>) {
    let mut reported = false;
    while let Ok((alert, percent)) = orders.recv() {
        if percent == 0 {
            continue;
        }
        if let Err(reason) = ring(alert, percent)
            && !reported
        {
            // Once an evening: a club without a loudspeaker knows it.
            reported = true;
            let language = app.state::<Shared>().language();
            let problem = Problem::new(language, "program-no_sound", &[("detail", reason.into())]);
            let _ = app.emit("trouble", problem);
        }
    }
}

/// Opens the loudspeaker for each alert: one that was plugged in meanwhile is found.
fn ring(alert: Alert, percent: u8) -> Result<(), String> {
    let sink = DeviceSinkBuilder::from_default_device()
        .map_err(|error| error.to_string())?
        .with_error_callback(|_| {})
        .open_stream();
    let mut sink = sink.map_err(|error| error.to_string())?;
    sink.log_on_drop(false);
    let samples = alert.samples();
    let seconds = samples.len() as u64 / u64::from(RATE.get()) + 1;
    let player = Player::connect_new(sink.mixer());
    player.set_volume(f32::from(percent) / 100.0);
    player.append(SamplesBuffer::new(MONO, RATE, samples));
    // Not until the player says it is done: a device that was pulled out never does.
    thread::sleep(Duration::from_secs(seconds));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alert_is_loud_never_cut_and_ends_in_silence() {
        for alert in [Alert::OneMinute, Alert::Level, Alert::Break] {
            let samples = alert.samples();
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.3..1.0).contains(&peak), "{alert:?} {peak}");
            let tail = &samples[samples.len() - 100..];
            assert!(tail.iter().all(|sample| sample.abs() < 0.02), "{alert:?}");
            assert!(samples[0].abs() < 1e-6, "a click at the start");
        }
    }
}
