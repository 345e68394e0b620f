//! The actions on one player of an evening, each as it can be taken back for this player alone.

use serde::{Deserialize, Serialize};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Cents, EntryId, Millis, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_locale::{Language, Phrase, Value};
use tapis_store::{JournalRow, RowKind};

use crate::Problem;
use crate::evening::money::{SoldKind, sold};
use crate::evening::take_back::{is_about, stands_alone};
use crate::file::subjects::Play;

/// The way in which something is taken back for one player alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayerUndo {
    /// The row of the journal.
    Row,
    /// The player's add-on, which was sold with those of others.
    AddOn,
}

/// A line of the actions on one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerLine {
    pub seq: i64,
    /// The instant, UTC milliseconds by the corrected clock of the computer.
    pub at: Millis,
    pub text: String,
    /// `None` if it concerns others too.
    pub undo: Option<PlayerUndo>,
}

/// Key of the words for a purchase.
fn purchase_key(of: SoldKind) -> &'static str {
    match of {
        SoldKind::Entries => "own-entry",
        SoldKind::ReEntries => "own-re_entry",
        SoldKind::Rebuys => "own-rebuy",
        SoldKind::Addons => "own-add_on",
    }
}

impl Play<'_> {
    /// The actions on one player that are not undone, latest first.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub fn player_history(
        &mut self,
        language: Language,
        id: TournamentId,
        entry: EntryId,
    ) -> Result<Vec<PlayerLine>, Problem> {
        let tournament = self.club.tournament(id)?;
        let (off, member) = (tournament.hours_off(), tournament.entry(entry).map(|entry| entry.member));
        let currency = tournament.setup().money.as_ref().map(|money| money.currency.clone());
        let rows = self.club.file.journal().rows(id)?;
        let line = |row: &JournalRow| {
            let action: Action = serde_json::from_str(&row.action).ok()?;
            if !row.active() || row.kind != RowKind::Action || !is_about(&action, entry, member) {
                return None;
            }
            let events = read_events(row.version, &row.events).unwrap_or_default();
            let bought = events.iter().filter_map(sold).find(|(of, ..)| *of == entry);
            let text = match (&action, bought) {
                (_, Some((_, of, (due, paid)))) => {
                    let state = match currency {
                        Some(_) if due > Cents::ZERO && paid >= due => "paid",
                        Some(_) if due > Cents::ZERO => "unpaid",
                        _ => "free",
                    };
                    let amount = Value::Money(due.0, currency.clone().unwrap_or_default());
                    Phrase::new(purchase_key(of), &[("state", state.into()), ("amount", amount)])
                        .say(language)
                }
                (Action::SetAbsent { absent, .. }, None) => {
                    let key = if *absent { "own-absent" } else { "own-arrived" };
                    Phrase::new(key, &[]).say(language)
                }
                _ => self.row_done(id, row).say(language),
            };
            let undo = match &action {
                Action::AddOnSeveral { entries, .. } if entries.len() > 1 => Some(PlayerUndo::AddOn),
                other => (row.undoable && stands_alone(other)).then_some(PlayerUndo::Row),
            };
            Some(PlayerLine { seq: row.seq, at: row.at.saturating_add(off), text, undo })
        };
        let mut lines: Vec<PlayerLine> = rows.iter().filter_map(line).collect();
        lines.reverse();
        Ok(lines)
    }
}
