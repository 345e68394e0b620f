//! The loudspeakers of this computer.

use rodio::buffer::SamplesBuffer;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::cpal::{Device, default_host};
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Player};

use tapis_api::Trouble;

use super::bells::{MONO, RATE};

/// A loudspeaker ready to play.
pub(super) struct Opened {
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

/// The names of all that can play, each once.
pub(crate) fn names() -> Vec<String> {
    let found = default_host().output_devices().map(|devices| devices.filter_map(|device| name(&device)));
    let mut names: Vec<String> = found.map(Iterator::collect).unwrap_or_default();
    names.sort();
    names.dedup();
    names
}

/// Opens the one with that name, or else the system's.
pub(super) fn open(wanted: Option<&str>) -> Result<Opened, Trouble> {
    let found = wanted.and_then(named);
    let elsewhere = wanted.filter(|_| found.is_none()).map(str::to_owned);
    let builder = match found {
        Some(device) => DeviceSinkBuilder::from_device(device),
        None => DeviceSinkBuilder::from_default_device(),
    };
    let opened = builder.and_then(|builder| builder.with_error_callback(|_| {}).open_stream());
    let mut sink = opened.map_err(|_| Trouble::Nothing)?;
    sink.log_on_drop(false);
    Ok(Opened { sink, elsewhere })
}

/// Plays samples, 0 to 100 loud.
pub(super) fn play(sink: &MixerDeviceSink, samples: Vec<f32>, percent: u8) {
    let player = Player::connect_new(sink.mixer());
    player.set_volume(f32::from(percent) / 100.0);
    player.append(SamplesBuffer::new(MONO, RATE, samples));
    player.detach();
}
