//! What the room sees and hears.

use tapis_club::Problem;
use tauri::AppHandle;

use super::{changed, shared};
use crate::sound::Alert;
use crate::windows;

/// How loud the alerts are where nobody has said otherwise.
const VOLUME: u8 = 80;

pub fn room_open(app: &AppHandle, id: i64) -> Result<(), Problem> {
    *shared(app).room() = Some(id);
    windows::open_room(app)?;
    changed(app, Some(id));
    Ok(())
}

pub fn room_close(app: &AppHandle) -> Result<(), Problem> {
    windows::close_room(app)
}

pub fn room_tournament(app: &AppHandle) -> Result<Option<i64>, Problem> {
    Ok(*shared(app).room())
}

pub fn volume(app: &AppHandle) -> Result<u8, Problem> {
    shared(app).with(|club| {
        let kept = club.file().setting("volume").ok().flatten();
        Ok(kept.and_then(|text| text.parse().ok()).unwrap_or(VOLUME))
    })
}

pub fn volume_set(app: &AppHandle, percent: u8) -> Result<u8, Problem> {
    let percent = percent.min(100);
    shared(app).with(|club| {
        club.file().set_setting("volume", &percent.to_string()).map_err(|error| {
            Problem::new(club.language(), error.code(), &[("detail", error.to_string().into())])
        })
    })?;
    changed(app, None);
    Ok(percent)
}

pub fn alert_try(app: &AppHandle) -> Result<(), Problem> {
    shared(app).sound.play(Alert::Level, volume(app)?);
    Ok(())
}
