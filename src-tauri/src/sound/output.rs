//! The loudspeakers of this computer.

use rodio::buffer::SamplesBuffer;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::cpal::{Device, default_host};
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Player};

use tapis_api::{Clip, Trouble};

/// A loudspeaker ready to play.
pub(super) struct OpenOutput {
    pub(super) sink: MixerDeviceSink,
    /// It is the system's, for the one that was chosen, named here, is not there.
    pub(super) elsewhere: Option<String>,
}

fn name(device: &Device) -> Option<String> {
    Some(device.description().ok()?.name().to_owned())
}

fn named(wanted: &str) -> Option<Device> {
    default_host().output_devices().ok()?.find(|device| name(device).as_deref() == Some(wanted))
}

/// The names of all loudspeakers, each once.
pub(crate) fn names() -> Vec<String> {
    let found = default_host().output_devices().map(|devices| {
        devices.filter(|device| device.id().is_ok_and(|id| is_real(id.id()))).filter_map(|d| name(&d))
    });
    let mut names: Vec<String> = found.map(Iterator::collect).unwrap_or_default();
    names.sort();
    names.dedup();
    names
}

/// Whether a device of ALSA is a loudspeaker that a person can point at. Without a sound service ALSA also lists its
/// plug-ins ("null", "samplerate", "jack"), and each card under a dozen names: of these `plughw` plays any samples.
/// Identifiers of sound services and of other systems have no prefix of ALSA's.
fn is_real(id: &str) -> bool {
    const PLUGINS: [&str; 15] = [
        "null",
        "lavrate",
        "samplerate",
        "speexrate",
        "jack",
        "oss",
        "speex",
        "upmix",
        "vdownmix",
        "a52",
        "usbstream",
        "dmix",
        "dsnoop",
        "default",
        "hw",
    ];
    const OTHER_NAMES: [&str; 8] = [
        "sysdefault",
        "front",
        "surround21",
        "surround40",
        "surround41",
        "surround50",
        "surround51",
        "surround71",
    ];
    const DIGITAL: [&str; 3] = ["iec958", "hdmi", "spdif"];
    let kind = id.split(':').next().unwrap_or_default();
    ![PLUGINS.as_slice(), &OTHER_NAMES, &DIGITAL].iter().any(|group| group.contains(&kind))
}

/// Opens the one with that name, or else the system's.
pub(super) fn open(wanted: Option<&str>) -> Result<OpenOutput, Trouble> {
    let found = wanted.and_then(named);
    let elsewhere = wanted.filter(|_| found.is_none()).map(str::to_owned);
    let builder = match found {
        Some(device) => DeviceSinkBuilder::from_device(device),
        None => DeviceSinkBuilder::from_default_device(),
    };
    let opened = builder.and_then(|builder| builder.with_error_callback(|_| {}).open_stream());
    let mut sink = opened.map_err(|_| Trouble::Nothing)?;
    sink.log_on_drop(false);
    Ok(OpenOutput { sink, elsewhere })
}

/// Plays a sound, 0 to 100 loud.
pub(super) fn play(sink: &MixerDeviceSink, clip: Clip, percent: u8) {
    let player = Player::connect_new(sink.mixer());
    player.set_volume(f32::from(percent) / 100.0);
    player.append(SamplesBuffer::new(clip.channels, clip.rate, clip.samples));
    player.detach();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loudspeakers_are_listed() {
        for plugin in
            ["null", "samplerate", "jack", "hw:CARD=0,DEV=3", "sysdefault:CARD=PCH", "front:CARD=PCH,DEV=0"]
        {
            assert!(!is_real(plugin), "{plugin}");
        }
        for real in ["plughw:CARD=0,DEV=3", "pulse", "pipewire", "alsa_output.pci-0000_00_1f.3.hdmi-stereo"] {
            assert!(is_real(real), "{real}");
        }
    }
}
