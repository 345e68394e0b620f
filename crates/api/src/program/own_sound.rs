//! The club's own sounds: WAV files that are played instead of the program's bells. The club file stores a sound as it
//! was chosen, and it is decoded whenever it is played.

use std::io::Cursor;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hound::{SampleFormat, WavReader};
use serde::{Deserialize, Serialize};
use tapis_club::{Club, Problem};

use crate::{Alert, Api, Trouble};

/// The most bytes of a sound's file.
pub(crate) const MOST_BYTES: usize = 2_000_000;
/// Samples a second that loudspeakers play.
const RATES: RangeInclusive<u32> = 8_000..=96_000;
/// A file without a sample as loud as this is silent.
const FAINTEST: f32 = 0.01;

/// A sound ready to be played.
#[derive(Debug, Clone, PartialEq)]
pub struct Clip {
    /// 1 or 2; their samples alternate.
    pub channels: NonZero<u16>,
    /// Samples a second of each channel.
    pub rate: NonZero<u32>,
    /// Between -1 and 1.
    pub samples: Vec<f32>,
}

impl Clip {
    /// Decodes a WAV file for this alert.
    ///
    /// # Errors
    /// A sentence where it is none, or cannot be played as an alert.
    pub(crate) fn of_wav(bytes: &[u8], alert: Alert) -> Result<Clip, Problem> {
        let unreadable = || Problem::new("own_sound-kind", &[]);
        let mut wav = WavReader::new(Cursor::new(bytes)).map_err(|_| unreadable())?;
        let (spec, frames) = (wav.spec(), wav.duration());
        let channels = NonZero::new(spec.channels).filter(|channels| channels.get() <= 2);
        let channels = channels.ok_or_else(|| {
            Problem::new("own_sound-channels", &[("channels", i64::from(spec.channels).into())])
        })?;
        let rate = NonZero::new(spec.sample_rate).filter(|rate| RATES.contains(&rate.get()));
        let rate = rate
            .ok_or_else(|| Problem::new("own_sound-rate", &[("rate", i64::from(spec.sample_rate).into())]))?;
        let most = most_seconds(alert);
        if u64::from(frames) > u64::from(rate.get()) * u64::from(most) {
            let told = [
                ("seconds", i64::from(frames.div_ceil(rate.get())).into()),
                ("most", i64::from(most).into()),
            ];
            return Err(Problem::new("own_sound-long", &told));
        }
        let samples: Result<Vec<f32>, hound::Error> = match spec.sample_format {
            SampleFormat::Float => wav.samples::<f32>().collect(),
            SampleFormat::Int => {
                let full = 2.0_f32.powi(i32::from(spec.bits_per_sample) - 1);
                #[expect(clippy::cast_precision_loss, reason = "finer than anybody hears")]
                let share = |sample: i32| sample as f32 / full;
                wav.samples::<i32>().map(|sample| sample.map(share)).collect()
            }
        };
        let mut samples = samples.map_err(|_| unreadable())?;
        for sample in &mut samples {
            *sample = if sample.is_finite() { sample.clamp(-1.0, 1.0) } else { 0.0 };
        }
        if !samples.iter().any(|sample| sample.abs() >= FAINTEST) {
            return Err(Problem::new("own_sound-silent", &[]));
        }
        Ok(Clip { channels, rate, samples })
    }

    /// The time that it takes.
    pub fn length(&self) -> Duration {
        let frames = self.samples.len() / usize::from(self.channels.get());
        let millis =
            u64::try_from(frames).unwrap_or(u64::MAX).saturating_mul(1000) / u64::from(self.rate.get());
        Duration::from_millis(millis)
    }
}

/// The longest that the sound of an alert may be. The next tick comes a second later.
const fn most_seconds(alert: Alert) -> u32 {
    if matches!(alert, Alert::Tick) { 1 } else { 10 }
}

/// An alert for which the club has a sound of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnSound {
    /// The alert for which it is played.
    pub alert: Alert,
    /// The name of the file that was chosen; null if what is stored is damaged.
    pub name: Option<String>,
}

/// A sound in the club file.
#[derive(Debug, Serialize, Deserialize)]
struct StoredSound {
    name: String,
    /// The file, in base 64.
    wav: String,
}

/// The name alone of a sound in the club file.
#[derive(Debug, Deserialize)]
struct SoundName {
    name: String,
}

/// The setting that stores the sound of an alert.
fn key(alert: Alert) -> String {
    format!("own-sound-{}", alert.name())
}

/// The stored sound of an alert, as JSON; `None` if the club has none.
fn text(club: &Club, alert: Alert) -> Option<String> {
    club.file().settings().setting(&key(alert)).ok().flatten().filter(|text| text != NOTHING)
}

const NOTHING: &str = "null";

/// The alerts for which the club has sounds of its own.
pub(crate) fn all(club: &Club) -> Vec<OwnSound> {
    let named = |text: String| serde_json::from_str(&text).ok().map(|SoundName { name }| name);
    let own = |alert| Some(OwnSound { alert, name: named(text(club, alert)?) });
    Alert::every().filter_map(own).collect()
}

/// Stores a sound that [`Clip::of_wav`] reads.
pub(crate) fn keep(club: &mut Club, alert: Alert, name: &str, wav: &[u8]) -> Result<(), Problem> {
    let kept = StoredSound { name: name.to_owned(), wav: STANDARD.encode(wav) };
    club.details().keep_setting(&key(alert), &serde_json::to_string(&kept).unwrap_or_default())
}

/// Takes a sound away, also one that cannot be read.
pub(crate) fn remove(club: &mut Club, alert: Alert) -> Result<(), Problem> {
    club.details().keep_setting(&key(alert), NOTHING)
}

impl Api {
    /// The club's own sound for an alert; `None` if the bell is played.
    ///
    /// # Errors
    /// If the stored sound is damaged.
    pub fn own_sound(&self, alert: Alert) -> Result<Option<Clip>, Trouble> {
        let Ok(Some(text)) = self.read(|club| Ok(text(club, alert))) else { return Ok(None) };
        decoded(&text, alert).map(Some).ok_or(Trouble::OwnSound(alert))
    }
}

/// The sound that [`keep`] stored; `None` if it is damaged.
fn decoded(text: &str, alert: Alert) -> Option<Clip> {
    let StoredSound { wav, .. } = serde_json::from_str(text).ok()?;
    Clip::of_wav(&STANDARD.decode(wav).ok()?, alert).ok()
}

#[cfg(test)]
mod tests {
    use hound::{WavSpec, WavWriter};
    use proptest::prelude::*;
    use tapis_club::locale::Language;

    use super::*;

    fn spec(channels: u16, sample_rate: u32, bits_per_sample: u16) -> WavSpec {
        WavSpec { channels, sample_rate, bits_per_sample, sample_format: SampleFormat::Int }
    }

    /// A file of so many frames; every sample is a quarter of the loudest.
    fn wav(spec: WavSpec, frames: u32) -> Vec<u8> {
        let mut file = Cursor::new(Vec::new());
        let mut writer = WavWriter::new(&mut file, spec).unwrap();
        for _ in 0..frames * u32::from(spec.channels) {
            match spec.sample_format {
                SampleFormat::Int => writer.write_sample(1_i32 << (spec.bits_per_sample - 3)).unwrap(),
                SampleFormat::Float => writer.write_sample(0.25_f32).unwrap(),
            }
        }
        writer.finalize().unwrap();
        file.into_inner()
    }

    fn refusal(bytes: &[u8], alert: Alert) -> String {
        Clip::of_wav(bytes, alert).unwrap_err().code
    }

    #[test]
    fn every_usual_wav_is_read_at_its_own_loudness() {
        let float = WavSpec { sample_format: SampleFormat::Float, ..spec(2, 48_000, 32) };
        for spec in [spec(1, 8_000, 8), spec(2, 44_100, 16), spec(1, 48_000, 24), spec(2, 96_000, 32), float]
        {
            let clip = Clip::of_wav(&wav(spec, spec.sample_rate / 2), Alert::Level).unwrap();
            assert_eq!((clip.channels.get(), clip.rate.get()), (spec.channels, spec.sample_rate));
            assert!(clip.samples.iter().all(|sample| (sample - 0.25).abs() < 1e-6), "{spec:?}");
            assert_eq!(clip.length(), Duration::from_millis(500));
        }
    }

    #[test]
    fn a_sound_has_a_limit_of_each_kind() {
        let seconds = |count: u32| wav(spec(1, 8_000, 8), 8_000 * count);
        assert_eq!(Clip::of_wav(&seconds(10), Alert::Level).unwrap().length(), Duration::from_secs(10));
        assert_eq!(refusal(&wav(spec(1, 8_000, 8), 80_001), Alert::Level), "own_sound-long");
        assert!(Clip::of_wav(&seconds(1), Alert::Tick).is_ok());
        assert_eq!(refusal(&seconds(2), Alert::Tick), "own_sound-long");
        assert_eq!(refusal(&wav(spec(3, 44_100, 16), 100), Alert::Level), "own_sound-channels");
        assert_eq!(refusal(&wav(spec(1, 4_000, 16), 100), Alert::Level), "own_sound-rate");
        assert_eq!(refusal(&wav(spec(1, 192_000, 16), 100), Alert::Level), "own_sound-rate");
        assert_eq!(refusal(&wav(spec(1, 44_100, 16), 0), Alert::Level), "own_sound-silent");
        let mut quiet = wav(spec(1, 44_100, 16), 1_000);
        quiet[44..].fill(0);
        assert_eq!(refusal(&quiet, Alert::Level), "own_sound-silent");
        assert_eq!(refusal(b"ID3\x04 a song", Alert::Level), "own_sound-kind");
        let whole = wav(spec(2, 44_100, 16), 1_000);
        assert_eq!(refusal(&whole[..whole.len() / 2], Alert::Level), "own_sound-kind");
    }

    #[test]
    fn a_damaged_sound_is_named_and_can_be_removed() {
        let folder = tempfile::tempdir().unwrap();
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 30).unwrap();
        let mut club = Club::create(&folder.path().join("a.tapis"), "Essai", Language::Fr, today).unwrap();
        keep(&mut club, Alert::Level, "gong.wav", &wav(spec(1, 8_000, 8), 800)).unwrap();
        let kept = text(&club, Alert::Level).unwrap();
        assert_eq!(decoded(&kept, Alert::Level).unwrap().samples.len(), 800);
        for damaged in [&kept[..kept.len() - 9], &kept.replace('A', "-"), "{\"name\":\"gong.wav\"}", "7", ""]
        {
            club.details().keep_setting(&key(Alert::Level), damaged).unwrap();
            let kept = text(&club, Alert::Level).unwrap();
            assert_eq!(decoded(&kept, Alert::Level), None, "{damaged}");
            assert_eq!(
                all(&club).iter().map(|own| own.alert).collect::<Vec<_>>(),
                [Alert::Level],
                "{damaged}"
            );
        }
        remove(&mut club, Alert::Level).unwrap();
        assert_eq!((text(&club, Alert::Level), all(&club)), (None, Vec::new()));
    }

    proptest! {
        #[test]
        fn whatever_is_accepted_can_be_played(
            at in prop::collection::vec((0_usize..120, any::<u8>()), 0..6),
            cut in 0_usize..300,
            stereo in any::<bool>(),
            bits in prop::sample::select(vec![8_u16, 16, 24, 32]),
        ) {
            let mut bytes = wav(spec(if stereo { 2 } else { 1 }, 44_100, bits), 50);
            for (at, byte) in at {
                if let Some(there) = bytes.get_mut(at) {
                    *there = byte;
                }
            }
            bytes.truncate(bytes.len().saturating_sub(cut.saturating_sub(200)));
            if let Ok(clip) = Clip::of_wav(&bytes, Alert::Level) {
                prop_assert!(clip.channels.get() <= 2 && RATES.contains(&clip.rate.get()));
                prop_assert!(clip.length() <= Duration::from_secs(10));
                prop_assert!(clip.samples.iter().all(|sample| sample.abs() <= 1.0));
                prop_assert!(clip.samples.iter().any(|sample| sample.abs() >= FAINTEST));
            }
        }
    }
}
