//! Tournaments before they are played: set-ups, templates, rooms.

use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::structure::Field;
use tapis_club::store::{Template, Venue};
use tapis_club::{Problem, SetupReport};
use tauri::AppHandle;

use super::{changed, now, shared};

pub fn templates(app: &AppHandle) -> Result<Vec<Template>, Problem> {
    shared(app).with(|club| club.templates())
}

pub fn template_save(app: &AppHandle, name: String, setup: SetupDraft) -> Result<Vec<Template>, Problem> {
    shared(app).with(|club| {
        club.save_template(&name, &setup)?;
        club.templates()
    })
}

pub fn template_rename(app: &AppHandle, id: i64, name: String) -> Result<Vec<Template>, Problem> {
    shared(app).with(|club| {
        club.rename_template(id, &name)?;
        club.templates()
    })
}

pub fn template_delete(app: &AppHandle, id: i64) -> Result<Vec<Template>, Problem> {
    shared(app).with(|club| {
        club.delete_template(id)?;
        club.templates()
    })
}

pub fn tournament_create(app: &AppHandle, setup: SetupDraft, season: Option<i64>) -> Result<i64, Problem> {
    let id = shared(app).with(|club| club.create_tournament(setup, season, now()))?;
    changed(app, Some(id));
    Ok(id)
}

pub fn tournament_season(app: &AppHandle, id: i64, season: Option<i64>) -> Result<(), Problem> {
    shared(app).with(|club| club.set_season(id, season))?;
    changed(app, Some(id));
    Ok(())
}

pub fn tournament_delete(app: &AppHandle, id: i64) -> Result<(), Problem> {
    shared(app).with(|club| club.delete_tournament(id))?;
    changed(app, None);
    Ok(())
}

pub fn setup_check(
    app: &AppHandle,
    setup: SetupDraft,
    field: Field,
    tournament: Option<i64>,
) -> Result<SetupReport, Problem> {
    shared(app).with(|club| club.check_setup(&setup, field, tournament, now()))
}

pub fn venues(app: &AppHandle) -> Result<Vec<Venue>, Problem> {
    shared(app).with(|club| club.venues())
}

pub fn venue_save(app: &AppHandle, venue: Venue) -> Result<Vec<Venue>, Problem> {
    shared(app).with(|club| {
        club.save_venue(venue)?;
        club.venues()
    })
}

pub fn venue_delete(app: &AppHandle, id: i64) -> Result<Vec<Venue>, Problem> {
    shared(app).with(|club| {
        club.delete_venue(id)?;
        club.venues()
    })
}
