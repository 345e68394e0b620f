//! What the room sees.

use tapis_club::Problem;
use tauri::AppHandle;

use super::{changed, shared};
use crate::windows;

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
