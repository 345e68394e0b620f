//! The alerts of a club, as its file stores them.

use serde::{Deserialize, Serialize};
use tapis_club::Club;

use crate::Alert;

/// Whether an alert is played, and how loud beside the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AlertChoice {
    pub alert: Alert,
    pub on: bool,
    /// Volume in percent, 0 to 100.
    pub percent: u8,
}

/// Settings that the club stores.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct ClubSounds {
    pub(crate) volume: Option<u8>,
    #[serde(default)]
    pub(crate) alerts: Vec<AlertChoice>,
    #[serde(default)]
    pub(crate) voice: bool,
    #[serde(default)]
    pub(crate) muted: bool,
    #[serde(default)]
    pub(crate) ticks: u8,
}

impl ClubSounds {
    pub(crate) fn of(club: &Club) -> Self {
        let text = club.file().settings().setting("sounds").ok().flatten();
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

/// The number of last seconds of which the club hears each one.
pub(crate) fn ticks(club: &Club) -> u8 {
    ClubSounds::of(club).ticks.min(10)
}
