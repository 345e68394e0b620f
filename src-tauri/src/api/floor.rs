//! The floor desk.

use tapis_club::engine::quantity::TableNo;
use tapis_club::floor::{self, Countdown, CountdownView, Facts, Ruling};
use tapis_club::{Problem, RuleLine};
use tauri::{AppHandle, Emitter};

use super::{now, shared};

pub fn floor_answer(
    app: &AppHandle,
    tournament: Option<i64>,
    topic: String,
    given: Facts,
) -> Result<Ruling, Problem> {
    shared(app).with(|club| club.rule(tournament, &topic, &given.0))
}

pub fn rule_text(
    app: &AppHandle,
    tournament: Option<i64>,
    rule: String,
) -> Result<Option<RuleLine>, Problem> {
    shared(app).with(|club| {
        let rules = club.rules_of(tournament)?;
        club.rule_line(club.language(), &rules, &rule)
    })
}

pub fn floor_deck(_app: &AppHandle) -> Result<Vec<String>, Problem> {
    Ok(floor::shuffled_deck())
}

pub fn countdown_start(
    app: &AppHandle,
    tournament: Option<i64>,
    table: Option<TableNo>,
    in_room: bool,
) -> Result<(), Problem> {
    let rules = shared(app).with(|club| club.rules_of(tournament))?;
    *shared(app).countdown() = Some(Countdown::start(now(), rules, table, in_room));
    told(app);
    Ok(())
}

pub fn countdown_stop(app: &AppHandle) -> Result<(), Problem> {
    *shared(app).countdown() = None;
    told(app);
    Ok(())
}

pub fn countdown(app: &AppHandle) -> Result<Option<CountdownView>, Problem> {
    Ok(shared(app).countdown().as_ref().and_then(|running| running.at(now())))
}

/// Tells both windows to look at the countdown.
fn told(app: &AppHandle) {
    // A window that is closing does not hear it, and need not.
    let _ = app.emit("countdown", ());
}
