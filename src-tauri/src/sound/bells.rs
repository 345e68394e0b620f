//! The bells: made here, so that there is no file to lose and nobody's music is played.

use std::num::NonZero;

use tapis_api::{Alert, Clip};

/// Sample rate in samples per second.
const RATE: NonZero<u32> = NonZero::new(44_100).unwrap();
const MONO: NonZero<u16> = NonZero::new(1).unwrap();

/// The strokes of the bell: when, in seconds, and at how many hertz.
fn strokes(alert: Alert) -> &'static [(f32, f32)] {
    match alert {
        Alert::OneMinute => &[(0.0, 1_174.66), (0.35, 1_174.66)],
        Alert::Level => &[(0.0, 523.25), (0.3, 659.25), (0.6, 783.99), (0.9, 1046.5)],
        Alert::TenSeconds => &[(0.0, 1_318.5), (0.16, 1_318.5), (0.32, 1_318.5)],
        Alert::Break => &[(0.0, 783.99), (0.45, 659.25), (0.9, 523.25)],
        Alert::BreakEnd => &[(0.0, 523.25), (0.2, 783.99), (0.6, 783.99)],
        Alert::TableMove => &[(0.0, 1_046.5), (0.25, 1_318.5), (0.5, 1_046.5), (0.75, 1_318.5)],
        Alert::LastLevelEnd => {
            &[(0.0, 1_046.5), (0.3, 1_046.5), (0.6, 1_046.5), (0.9, 1_046.5), (1.2, 1_046.5)]
        }
        Alert::Tick => &[(0.0, 2_093.0)],
        Alert::TimeToAct => &[(0.0, 1_567.98), (0.2, 1_174.66), (0.4, 1_567.98), (0.6, 1_174.66)],
        Alert::FinalTable => {
            &[(0.0, 523.25), (0.18, 659.25), (0.36, 783.99), (0.54, 1_046.5), (0.9, 783.99), (1.08, 1_046.5)]
        }
    }
}

/// The bell of an alert.
pub(super) fn clip(alert: Alert) -> Clip {
    Clip { channels: MONO, rate: RATE, samples: samples(alert) }
}

/// The sound, between -1 and 1, at [`RATE`].
fn samples(alert: Alert) -> Vec<f32> {
    // The next tick comes a second later.
    let ring = if alert == Alert::Tick { 0.45 } else { 1.6 };
    #[expect(clippy::cast_precision_loss, reason = "44100 is exact")]
    let rate = RATE.get() as f32;
    let strokes = strokes(alert);
    let length = strokes.last().map_or(0.0, |(at, _)| at + ring);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few seconds")]
    let count = (length * rate) as u32;
    let sample = |index: u32| {
        #[expect(clippy::cast_precision_loss, reason = "below 2^24")]
        let now = index as f32 / rate;
        let rung: f32 = strokes.iter().map(|(at, pitch)| bell(now - at, *pitch)).sum();
        let dry = if alert == Alert::Tick { (-8.0 * now).exp() } else { 1.0 };
        // Strokes overlap: bend the peaks instead of cutting them.
        (rung * dry).tanh()
    };
    (0..count).map(sample).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alert_is_loud_and_ends_in_silence() {
        for alert in Alert::every() {
            let samples = samples(alert);
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.3..1.0).contains(&peak), "{alert:?} {peak}");
            let tail = &samples[samples.len() - 100..];
            assert!(tail.iter().all(|sample| sample.abs() < 0.02), "{alert:?}");
            assert!(samples[0].abs() < 1e-6, "a click at the start");
        }
    }

    /// The share of the energy above 1 kHz, by a first difference filter of that corner.
    fn bright(samples: &[f32]) -> f32 {
        let corner = 1.0 / (1.0 + std::f32::consts::TAU * 1_000.0 / 44_100.0);
        let (mut high, mut before, mut sum, mut all) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        for sample in samples {
            high = corner * (high + sample - before);
            before = *sample;
            sum += high * high;
            all += sample * sample;
        }
        sum / all
    }

    #[test]
    fn every_alert_is_heard_above_a_room_of_voices() {
        for alert in Alert::every() {
            let bright = bright(&samples(alert));
            assert!(bright > 0.25, "{alert:?} {bright}");
        }
    }

    #[test]
    fn no_two_sound_alike() {
        for (index, one) in Alert::ALL.iter().enumerate() {
            assert!(Alert::ALL[index + 1..].iter().all(|other| strokes(*other) != strokes(*one)), "{one:?}");
        }
    }
}
