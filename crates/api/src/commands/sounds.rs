//! Alerts that are played, with their volume and loudspeaker. The club keeps what is played; the computer stores which
//! of its loudspeakers plays it.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::locale::Phrase;

use super::room::bytes_of;
use crate::base::club_sounds::{AlertChoice, ClubSounds};
use crate::program::own_sound::{self, Clip, OwnSound};
use crate::{Alert, Api, Dialog, Trouble, Utterance};

/// Volume of all alerts by default, in percent.
const VOLUME: u8 = 80;
const MEMORY: &str = "loudspeaker.json";

/// All settings of the sounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoundSettings {
    /// Of all alerts, 0 to 100.
    pub volume: u8,
    /// Each alert once, in order.
    pub alerts: Vec<AlertChoice>,
    /// A voice says what an alert is about.
    #[serde(default)]
    pub voice: bool,
    /// Nothing is played, whatever the rest says.
    #[serde(default)]
    pub muted: bool,
    /// The number of last seconds of a level or a break of which each one is heard, at most 10; 0 if there is none.
    #[serde(default)]
    pub ticks: u8,
    /// The loudspeaker of this computer, by name; `null` means the system's.
    pub device: Option<String>,
    /// Those there are now. What is given back here when the settings are kept is not read.
    pub devices: Vec<String>,
    /// The club's own sounds. What is given back here when the settings are kept is not read.
    #[serde(default)]
    pub own: Vec<OwnSound>,
}

impl SoundSettings {
    fn of(&self, alert: Alert) -> Option<&AlertChoice> {
        self.alerts.iter().find(|choice| choice.alert == alert)
    }

    /// Volume of an alert, 0 to 100; 0 if not at all.
    pub fn loudness(&self, alert: Alert) -> u8 {
        match self.of(alert) {
            _ if self.muted => 0,
            Some(choice) if !choice.on => 0,
            _ => self.trial(alert),
        }
    }

    /// Volume of an alert while it is tried: also one that is not played otherwise.
    pub fn trial(&self, alert: Alert) -> u8 {
        let own = self.of(alert).map_or(100, |choice| choice.percent.min(100));
        u8::try_from(u32::from(self.volume.min(100)) * u32::from(own) / 100).unwrap_or(100)
    }

    /// Each alert once and in order, nothing above 100.
    fn put_right(mut self) -> Self {
        let alerts = Alert::ALL.map(|alert| {
            let chosen = self.of(alert).copied();
            let chosen = chosen.unwrap_or(AlertChoice { alert, on: true, percent: 100 });
            AlertChoice { percent: chosen.percent.min(100), ..chosen }
        });
        self.alerts = alerts.to_vec();
        self.volume = self.volume.min(100);
        self.ticks = self.ticks.min(10);
        self
    }
}

#[commands]
impl SoundCommands<'_> {
    /// Returns the alerts that are played, with their volume and loudspeaker.
    #[audience(host)]
    pub fn sounds(&self) -> Result<SoundSettings, Problem> {
        let own = self.read(|club| Ok(own_sound::all(club)))?;
        Ok(SoundSettings { devices: self.api.host.loudspeakers(), own, ..self.api.sound_settings() })
    }

    /// Stores the settings of sounds.
    #[audience(host)]
    pub fn sounds_set(&self, settings: SoundSettings) -> Result<SoundSettings, Problem> {
        let settings = settings.put_right();
        self.keep_sounds(&settings)?;
        self.api.keep_in_mind(MEMORY, &settings.device);
        self.sounds()
    }

    /// Plays nothing any more, or again what the settings say.
    #[audience(host)]
    pub fn sounds_mute(&self, muted: bool) -> Result<(), Problem> {
        self.keep_sounds(&SoundSettings { muted, ..self.api.sound_settings() })
    }

    /// Lets the person choose a WAV file that is heard instead of an alert's bell, or takes one named; `null` if none
    /// was chosen.
    #[audience(host)]
    pub fn sound_choose(&self, alert: Alert, path: Option<String>) -> Result<Option<SoundSettings>, Problem> {
        let dialog = Dialog::Open { kind: "WAV", endings: &["wav"] };
        let Some(path) = self.place_to_change(path, dialog)? else { return Ok(None) };
        let wav = bytes_of(&path, own_sound::MOST_BYTES, "own_sound-large")?;
        Clip::of_wav(&wav, alert)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        self.change(None, |club| own_sound::keep(club, alert, &name, &wav))?;
        self.sounds().map(Some)
    }

    /// Takes the club's own sound of an alert away: its bell is heard again.
    #[audience(host)]
    pub fn sound_remove(&self, alert: Alert) -> Result<SoundSettings, Problem> {
        self.change(None, |club| own_sound::remove(club, alert))?;
        self.sounds()
    }

    /// Plays an alert, to hear it.
    #[audience(host)]
    pub fn alert_try(&self, alert: Alert) -> Result<(), Problem> {
        self.api.host.try_alert(alert).map_err(|trouble| trouble.problem())
    }

    /// Has the voice say a sentence, to hear it.
    #[audience(host)]
    pub fn voice_try(&self) -> Result<(), Problem> {
        let language = self.api.language();
        let spoken = Utterance::of(&Phrase::new("voice-sample", &[]), language);
        self.api.host.try_voice(spoken).map_err(Trouble::problem)
    }
}

impl SoundCommands<'_> {
    /// The settings that the club stores.
    fn keep_sounds(&self, settings: &SoundSettings) -> Result<(), Problem> {
        let SoundSettings { volume, voice, muted, ticks, .. } = *settings;
        let kept = ClubSounds { volume: Some(volume), alerts: settings.alerts.clone(), voice, muted, ticks };
        let text = serde_json::to_string(&kept).unwrap_or_default();
        self.change(None, |club| club.details().keep_setting("sounds", &text))
    }
}

impl Api {
    /// The settings of the sounds; neither loudspeakers nor the club's own sounds are looked for.
    pub fn sound_settings(&self) -> SoundSettings {
        let kept = self.read(|club| {
            let kept = ClubSounds::of(club);
            // Before there was a choice for each alert only the volume was kept.
            let volume =
                kept.volume.or_else(|| club.file().settings().setting("volume").ok().flatten()?.parse().ok());
            Ok(ClubSounds { volume: Some(volume.unwrap_or(VOLUME)), ..kept })
        });
        let ClubSounds { volume, alerts, voice, muted, ticks } = kept.unwrap_or_default();
        let (volume, device) = (volume.unwrap_or(VOLUME), self.recalled(MEMORY).flatten());
        SoundSettings { volume, alerts, voice, muted, ticks, device, devices: Vec::new(), own: Vec::new() }
            .put_right()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_put_right_and_silence_is_silent() {
        let choice = |alert, on, percent| AlertChoice { alert, on, percent };
        let given = SoundSettings {
            volume: 250,
            alerts: vec![choice(Alert::Break, true, 50), choice(Alert::Level, false, 90)],
            voice: true,
            muted: false,
            ticks: 200,
            device: None,
            devices: Vec::new(),
            own: Vec::new(),
        };
        let right = given.put_right();
        assert_eq!(right.alerts.iter().map(|choice| choice.alert).collect::<Vec<_>>(), Alert::ALL);
        assert_eq!(right.loudness(Alert::Break), 50);
        assert_eq!((right.ticks, right.loudness(Alert::Tick)), (10, 100));
        assert_eq!((right.loudness(Alert::Level), right.trial(Alert::Level)), (0, 90));
        assert_eq!(right.loudness(Alert::FinalTable), 100);
        // Muted, nothing sounds but what is tried.
        let muted = SoundSettings { muted: true, ..right };
        assert!(Alert::ALL.iter().all(|alert| muted.loudness(*alert) == 0));
        assert_eq!(muted.trial(Alert::FinalTable), 100);
    }
}
