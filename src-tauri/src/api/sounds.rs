//! What is heard, how loud, and where.

use tapis_club::Problem;
use tauri::AppHandle;

use super::{changed, shared};
use crate::sound::{Alert, SoundSettings, chosen, keep};

pub fn sounds(app: &AppHandle) -> Result<SoundSettings, Problem> {
    Ok(chosen(app).with_devices())
}

pub fn sounds_set(app: &AppHandle, settings: SoundSettings) -> Result<SoundSettings, Problem> {
    keep(app, settings)?;
    changed(app, None);
    Ok(chosen(app).with_devices())
}

pub fn alert_try(app: &AppHandle, alert: Alert) -> Result<(), Problem> {
    shared(app).sound.hear(alert).map_err(|trouble| trouble.problem(app))
}
