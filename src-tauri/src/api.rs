//! What each command does. Thin: every rule is in the club and the engine.

mod documents;
mod floor;
mod members;
mod open;
mod printing;
mod room;
mod rulebook;
mod rulesets;
mod setup;
mod sounds;
mod structure;

use serde::{Deserialize, Serialize};
use tapis_club::engine::event::MoveCause;
use tapis_club::engine::forecast::Forecast;
use tapis_club::engine::penalties::Offence;
use tapis_club::engine::views::{ClockView, PenaltiesView, PenaltyProposal};
use tapis_club::engine::{Action, Event};
use tapis_club::locale::Language;
use tapis_club::store::{Backup, Season, SeasonDraft, StandingLine, TournamentRow};
use tapis_club::{
    Acted, Away, Club, DeskTournament, HistoryLine, MoveKey, PastPenalty, PlayedClock, Problem,
};
use tauri::{AppHandle, Emitter, Manager};

use crate::heard::Look;
use crate::shared::Shared;
use crate::sound::Alert;

pub use documents::{
    PaperRequest, ShownDocument, document_make, document_open, document_save, documents_save,
};
pub use floor::{countdown, countdown_start, countdown_stop, floor_answer, floor_deck, rule_text};
pub use members::{
    member_archive, member_erase, member_save, members_export, members_find, members_import,
    members_import_text, members_preview, members_preview_text,
};
pub use open::{club_create, club_open, club_sample};
pub(crate) use open::{last_club, open_at};
pub use printing::{PrintChoice, document_print, print_cancel, print_job, printers, tonight};
pub use room::{
    ClockKey, RoomStatus, room_close, room_fill, room_keep, room_kept, room_key, room_layout_check,
    room_layout_delete, room_layout_keep, room_logo_choose, room_logo_remove, room_open, room_scene,
    room_show, room_status, room_view,
};
pub use rulebook::{rule_add, rule_hide, rule_preview, rule_text_restore, rule_write, rulebook};
pub use rulesets::{
    rule_restore, rule_set, ruleset_changes, ruleset_create, ruleset_default, ruleset_delete, ruleset_rename,
    ruleset_restore, ruleset_view, rulesets,
};
pub use setup::{
    setup_check, template_delete, template_rename, template_save, templates, tournament_create,
    tournament_delete, tournament_season, venue_delete, venue_save, venues,
};
pub use sounds::{alert_try, sounds, sounds_set};
pub use structure::{
    chip_set_delete, chip_set_save, chip_sets, chip_sets_usual, levels_design, levels_next, levels_read,
    levels_repair, levels_repair_all, levels_save, levels_view, structure_delete, structure_save, structures,
};

/// Which club is open, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ClubState {
    /// The club's name; null: no club is open.
    pub name: Option<String>,
    /// Its file.
    pub path: Option<String>,
    /// The language in use.
    pub language: Language,
    /// A clock ran while the program was away.
    pub away: Option<Away>,
    /// Clubs opened before, the latest first.
    pub recent: Vec<String>,
    /// The program's version.
    pub version: String,
    /// Why the club that was asked for at the start is not open; null: it is, or another is.
    pub unopened: Option<Problem>,
}

/// The instant it is, UTC milliseconds.
pub(crate) fn now() -> i64 {
    crate::steady::now()
}

fn shared(app: &AppHandle) -> tauri::State<'_, Shared> {
    app.state::<Shared>()
}

/// Tells every window that something has changed; they fetch what they show.
pub(crate) fn changed(app: &AppHandle, tournament: Option<i64>) {
    // A window that is closing does not hear it, and need not.
    let _ = app.emit("changed", tournament);
    shared(app).alarm.wake();
}

pub fn club_state(app: &AppHandle) -> Result<ClubState, Problem> {
    let recent = open::recent(app);
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let language = Language::default();
    let blank = ClubState { name: None, path: None, language, away: None, recent, version, unopened: None };
    if !shared(app).is_open() {
        return Ok(ClubState { unopened: shared(app).unopened(), ..blank });
    }
    shared(app).with(|club| {
        Ok(ClubState {
            name: Some(club.name()),
            path: Some(club.file().path().display().to_string()),
            language: club.language(),
            away: club.away(),
            ..blank
        })
    })
}

pub fn club_rename(app: &AppHandle, name: String) -> Result<ClubState, Problem> {
    shared(app).with(|club| club.set_name(&name))?;
    changed(app, None);
    club_state(app)
}

pub fn language_set(app: &AppHandle, language: Language) -> Result<ClubState, Problem> {
    shared(app).with(|club| club.set_language(language))?;
    changed(app, None);
    club_state(app)
}

pub fn away_answer(app: &AppHandle, give_back: bool) -> Result<ClubState, Problem> {
    shared(app).with(|club| club.answer_away(give_back, now()))?;
    changed(app, None);
    club_state(app)
}

pub fn backup_now(app: &AppHandle) -> Result<Vec<Backup>, Problem> {
    shared(app).with(|club| club.backup("demand"))?;
    backups(app)
}

pub fn backup_restore(app: &AppHandle, path: String) -> Result<ClubState, Problem> {
    shared(app).with(|club| club.restore_backup(std::path::Path::new(&path)))?;
    // The tournament in the room may not be in the copy.
    shared(app).forget_room();
    changed(app, None);
    club_state(app)
}

pub fn backups(app: &AppHandle) -> Result<Vec<Backup>, Problem> {
    shared(app).with(|club| Ok(club.file().backups()))
}

pub fn tournaments(app: &AppHandle) -> Result<Vec<TournamentRow>, Problem> {
    shared(app).with(|club| club.tournaments())
}

pub fn desk(app: &AppHandle, id: i64) -> Result<DeskTournament, Problem> {
    shared(app).with(|club| club.desk(id, now()))
}

pub fn clock(app: &AppHandle, id: i64) -> Result<ClockView, Problem> {
    shared(app).with(|club| club.clock(id, now()))
}

pub fn clocks(app: &AppHandle) -> Result<Vec<PlayedClock>, Problem> {
    shared(app).with(|club| club.clocks(now()))
}

pub fn forecast_cut(app: &AppHandle, id: i64, minutes: u32) -> Result<Option<Forecast>, Problem> {
    shared(app).with(|club| club.forecast_cut(id, minutes, now()))
}

pub fn act(app: &AppHandle, id: i64, action: Action) -> Result<Acted, Problem> {
    let at = now();
    let (acted, bell) = shared(app).with(|club| {
        let look = |club: &mut Club| club.clock(id, at).ok().and_then(|clock| Look::at(&clock));
        let before = look(club);
        let acted = club.act(id, &action, at)?;
        let turned = before.zip(look(club)).and_then(|(before, after)| before.step_bell(&after));
        Ok((acted, turned))
    })?;
    if let Some(alert) = move_bell(&acted.events).or(bell) {
        shared(app).sound.play(alert);
    }
    changed(app, Some(id));
    Ok(acted)
}

/// Players who must hear that they change seats.
fn move_bell(events: &[Event]) -> Option<Alert> {
    events.iter().find_map(|event| match event {
        Event::Moved { cause: MoveCause::FinalTable, .. } => Some(Alert::FinalTable),
        Event::Moved { .. } => Some(Alert::TableMove),
        _ => None,
    })
}

pub fn moves_seated(app: &AppHandle, id: i64, moves: Vec<MoveKey>) -> Result<(), Problem> {
    shared(app).with(|club| club.moves_seated(id, &moves))?;
    changed(app, Some(id));
    Ok(())
}

pub fn undo(app: &AppHandle, id: i64) -> Result<String, Problem> {
    let words = shared(app).with(|club| club.undo(id, now()))?;
    changed(app, Some(id));
    Ok(words)
}

pub fn redo(app: &AppHandle, id: i64) -> Result<String, Problem> {
    let words = shared(app).with(|club| club.redo(id, now()))?;
    changed(app, Some(id));
    Ok(words)
}

pub fn history(app: &AppHandle, id: i64) -> Result<Vec<HistoryLine>, Problem> {
    shared(app).with(|club| club.history(id))
}

pub fn penalties(app: &AppHandle, id: i64) -> Result<PenaltiesView, Problem> {
    shared(app).with(|club| club.penalties(id))
}

pub fn penalties_of(app: &AppHandle, member: i64, season: Option<i64>) -> Result<Vec<PastPenalty>, Problem> {
    shared(app).with(|club| club.penalties_of(member, season))
}

pub fn penalty_proposal(
    app: &AppHandle,
    id: i64,
    entry: u32,
    offence: Offence,
) -> Result<Option<PenaltyProposal>, Problem> {
    shared(app).with(|club| club.penalty_proposal(id, entry, offence))
}

pub fn seasons(app: &AppHandle) -> Result<Vec<Season>, Problem> {
    shared(app).with(|club| club.seasons())
}

pub fn season_save(app: &AppHandle, season: SeasonDraft) -> Result<i64, Problem> {
    let id = shared(app).with(|club| club.save_season(&season))?;
    changed(app, None);
    Ok(id)
}

pub fn standings(app: &AppHandle, season: i64) -> Result<Vec<StandingLine>, Problem> {
    shared(app).with(|club| club.standings(season))
}
